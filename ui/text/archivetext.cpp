// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/archivetext.h"

#include <algorithm>
#include <limits>

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include "ui/text/errortext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class ArchiveTextTr {
    Q_DECLARE_TR_FUNCTIONS(ArchiveText)
};

bool isSocket(const app::ArchiveAddress& address)
{
    return address.host.startsWith(u'/');
}

QString serverName(const app::ArchiveAddress& address)
{
    return address.port > 0 ? address.host + u':' + QString::number(address.port) : address.host;
}

} // namespace

QString archiveAgeText(const QString& time)
{
    constexpr qint64 kMinute = 60;
    constexpr qint64 kHour = 60 * kMinute;
    constexpr qint64 kDay = 24 * kHour;
    const qint64 age = QDateTime::fromString(time, Qt::ISODate).secsTo(QDateTime::currentDateTimeUtc());
    const auto count = [age](qint64 unit) {
        return static_cast<int>(std::clamp<qint64>(age / unit, 0, std::numeric_limits<int>::max()));
    };
    if (age < kMinute)
        return ArchiveTextTr::tr("just now");
    if (age < 2 * kHour)
        return ArchiveTextTr::tr("%n minute(s) ago", nullptr, count(kMinute));
    if (age < 2 * kDay)
        return ArchiveTextTr::tr("%n hour(s) ago", nullptr, count(kHour));
    return ArchiveTextTr::tr("%n day(s) ago", nullptr, count(kDay));
}

QString archiveTimeText(const QString& time)
{
    const QDateTime moment = QDateTime::fromString(time, Qt::ISODate);
    return moment.isValid() ? QLocale().toString(moment.toLocalTime(), QLocale::ShortFormat) : QString();
}

QString archiveWayText(const app::ArchiveAddress& address)
{
    if (!address.isServer)
        return ArchiveTextTr::tr("A file, for one computer.");
    if (isSocket(address))
        return ArchiveTextTr::tr("A server on this computer, reached by a socket.");
    if (address.host.isEmpty())
        return ArchiveTextTr::tr("The server that the service file or the environment names.");
    if (address.sslMode == "verify-full"_L1)
        return fillPattern(ArchiveTextTr::tr("The server %1, encrypted, its certificate and name checked "
                                             "(sslmode=verify-full)."),
                           {serverName(address)});
    if (address.sslMode == "prefer"_L1)
        return fillPattern(ArchiveTextTr::tr("The server %1 on this computer, encrypted if it offers that "
                                             "(sslmode=prefer)."),
                           {serverName(address)});
    return fillPattern(ArchiveTextTr::tr("The server %1 (sslmode=%2)."),
                       {serverName(address), address.sslMode});
}

QString archiveConnectionText(const app::ArchiveAddress& address, const app::ArchiveStatus& status)
{
    if (!address.isServer)
        return status.readOnlyReason ? ArchiveTextTr::tr("file, only to be read")
                                     : ArchiveTextTr::tr("file of this computer");
    const QString encryption =
        status.encryption.isEmpty() ? ArchiveTextTr::tr("without TLS") : QString(status.encryption);
    if (isSocket(address))
        return fillPattern(ArchiveTextTr::tr("server on this computer, by a socket, %1"), {encryption});
    if (address.host.isEmpty())
        return fillPattern(ArchiveTextTr::tr("server of the service file, %1, sslmode=%2"),
                           {encryption, address.sslMode});
    return fillPattern(ArchiveTextTr::tr("server %1, %2, sslmode=%3"),
                       {serverName(address), encryption, address.sslMode});
}

QString archiveRiskText(const app::ArchiveAddress& address)
{
    if (!address.isAtRisk())
        return {};
    return ArchiveTextTr::tr(
        "Nobody checks whether this is the right server, so somebody in between could read along. "
        "Use sslmode=verify-full with the certificate of the server.");
}

QString archiveRightsText(const app::ArchiveAddress& address, const app::ArchiveStatus& status)
{
    QStringList rights{ArchiveTextTr::tr("read")};
    if (status.mayPublish && status.isOfAllLevels)
        rights += address.isServer ? ArchiveTextTr::tr("publish in all organisation levels")
                                   : ArchiveTextTr::tr("publish");
    else if (status.mayPublish)
        rights += fillPattern(ArchiveTextTr::tr("publish in %1"),
                              {status.levels.isEmpty() ? ArchiveTextTr::tr("no organisation level")
                                                       : status.levels.join(u", "_s)});
    if (status.mayRecalculate)
        rights += ArchiveTextTr::tr("recalculate");
    return status.user.isEmpty()
               ? rights.join(u", "_s)
               : fillPattern(ArchiveTextTr::tr("%1: %2"), {status.user, rights.join(u", "_s)});
}

QString publicationStateText(const app::PublicationPreview& preview, bool isRemoved)
{
    using State = app::PublicationPreview::State;
    switch (preview.state) {
    case State::New: return isRemoved ? ArchiveTextTr::tr("nowhere") : ArchiveTextTr::tr("new");
    case State::Changed: return isRemoved ? ArchiveTextTr::tr("removed here") : ArchiveTextTr::tr("changed");
    case State::Published: return isRemoved ? ArchiveTextTr::tr("removed") : ArchiveTextTr::tr("published");
    case State::Conflict: return ArchiveTextTr::tr("conflict");
    case State::Gone: break;
    }
    return ArchiveTextTr::tr("not there any more");
}

QString publicationOutcomeText(const app::PublicationOutcome& outcome, const QString& name)
{
    using State = app::PublicationOutcome::State;
    const QString revision = QString::number(outcome.revision);
    switch (outcome.state) {
    case State::Added:
        return fillPattern(ArchiveTextTr::tr("%1 was published as revision %2."), {name, revision});
    case State::AlreadyThere:
        return fillPattern(ArchiveTextTr::tr("%1 is there already as revision %2."), {name, revision});
    case State::Conflict: break;
    }
    return fillPattern(
        ArchiveTextTr::tr("%1 was not published: revision %2 by %3 is there, which you have not seen."),
        {name, revision, outcome.there ? outcome.there->publisher : QString()});
}

constexpr qsizetype kRevisionsNamed = 10;

QString archiveRunText(const app::ArchiveRun& run)
{
    const QString done = fillPattern(
        ArchiveTextTr::tr("New revisions: %1. Tournaments computed: %2. Participations that are new or "
                          "changed: %3."),
        {formatCount(run.submissions), formatCount(run.evaluated), formatCount(run.rows)});
    if (run.leftOut.isEmpty())
        return done;
    // Anybody may have handed in many.
    const qsizetype shown = std::min<qsizetype>(run.leftOut.size(), kRevisionsNamed);
    const QString named = run.leftOut.first(shown).join(u", "_s);
    return done + u'\n' +
           fillPattern(
               ArchiveTextTr::tr("Revisions that cannot be read and were left out: %1 (%2)."),
               {formatCount(run.leftOut.size()), shown < run.leftOut.size() ? named + u", \u2026"_s : named});
}

QString archiveAdjustedText(const app::ArchiveRun& run)
{
    if (run.evaluated == 0)
        return ArchiveTextTr::tr("Nothing follows for the tournaments of the archive.");
    return fillPattern(ArchiveTextTr::tr("Tournaments computed again: %1. Participations that changed: %2."),
                       {formatCount(run.evaluated), formatCount(run.rows)});
}

QString adjustmentDifferenceText(const app::AdjustmentDifference& difference)
{
    QStringList parts;
    const auto add = [&](const QString& pattern, const std::vector<std::string>& ids) {
        QStringList names;
        for (const std::string& id : ids)
            names += fromEngine(id);
        if (!names.isEmpty())
            parts += fillPattern(pattern, {names.join(u", "_s)});
    };
    add(ArchiveTextTr::tr("only the work file has %1"), difference.hereOnly);
    add(ArchiveTextTr::tr("only the archive has %1"), difference.thereOnly);
    add(ArchiveTextTr::tr("%1 is not the same in both"), difference.other);
    return fillPattern(
        ArchiveTextTr::tr("The adjustments of ratings differ: %1. Until they agree, the work file and "
                          "the archive compute different ratings from the same tournaments."),
        {parts.join(u"; "_s)});
}

} // namespace zahlmeister::ui
