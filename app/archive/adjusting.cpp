// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/adjusting.h"

#include <algorithm>
#include <map>
#include <optional>

#include <QJsonDocument>
#include <QJsonObject>

#include "app/archive/archivedacts.h"
#include "app/archive/archiverun.h"
#include "app/archive/kept/archivedadjustments.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/rules/adjustmentjson.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::Adjustment;

namespace {

QJsonObject objectOf(const Adjustment& adjustment)
{
    return QJsonDocument::fromJson(writeAdjustmentJson(adjustment)).object();
}

QString textOf(const QJsonObject& detail)
{
    return QString::fromUtf8(QJsonDocument(detail).toJson(QJsonDocument::Compact));
}

/// One act, in a transaction of the caller.
class AdjustingStep {
public:
    AdjustingStep(Archive& archive, const Adjusting& act)
        : m_archive(archive), m_database(archive.database()), m_act(act)
    {
    }

    Result<void> read();
    Result<void> make(const Adjustment& adjustment);
    Result<void> takeBack(const std::string& id);

    /// The first day from which anything changes; nothing: the act changes nothing.
    [[nodiscard]] std::optional<engine::Date> since() const { return m_since; }

private:
    void noteDay(engine::Date day) { m_since = m_since ? std::min(*m_since, day) : day; }

    Archive& m_archive;
    ArchiveDatabase& m_database;
    const Adjusting& m_act;
    std::map<std::string, Adjustment> m_known;
    std::optional<engine::Date> m_since;
};

Result<void> AdjustingStep::read()
{
    TRY_DO(requireComputed(m_archive));
    // What was never computed here, or by another program, could not be told from what the act changes.
    TRY(const auto rows, m_database.rows(u"SELECT fingerprint, (SELECT count(*) FROM tournament)"
                                         " FROM progress"_s));
    const QString fingerprint = rows.front()[0].toString();
    const std::string at = m_archive.address().text.toStdString();
    if (fingerprint.isEmpty() && rows.front()[1].toLongLong() > 0)
        return failure(ErrorCode::ArchiveFailure, {at, "not-computed"});
    if (!fingerprint.isEmpty() && fingerprint != m_archive.fingerprint())
        return failure(ErrorCode::OtherRules, {at});
    TRY(const auto known, adjustmentsIn(m_database));
    for (const Adjustment& one : known)
        m_known.emplace(one.id, one);
    return {};
}

Result<void> AdjustingStep::make(const Adjustment& adjustment)
{
    const QByteArray content = writeAdjustmentJson(adjustment);
    // What was read from a file was checked there; the form of a dialog has only what the format has.
    if (const auto read = readAdjustmentJson(content, u"adjustment"_s); !read.has_value())
        return tl::unexpected(read.error().front());
    const auto there = m_known.find(adjustment.id);
    if (there != m_known.end() && there->second == adjustment)
        return {};
    TRY_DO(m_database.run(u"INSERT INTO adjustment (id, content) VALUES (?, ?)"
                          " ON CONFLICT (id) DO UPDATE SET content = excluded.content"_s,
                          {QString::fromStdString(adjustment.id), QString::fromUtf8(content)}));
    QJsonObject detail{{u"adjustment"_s, objectOf(adjustment)}};
    if (there != m_known.end()) {
        detail.insert(u"before"_s, objectOf(there->second));
        noteDay(there->second.day);
    }
    noteDay(adjustment.day);
    m_known.insert_or_assign(adjustment.id, adjustment);
    return m_database.note(m_act.who, u"adjustment"_s, u""_s, 0, textOf(detail));
}

Result<void> AdjustingStep::takeBack(const std::string& id)
{
    const auto there = m_known.find(id);
    if (there == m_known.end()) {
        std::string ids;
        for (const auto& [other, adjustment] : m_known)
            ids += (ids.empty() ? "" : "|") + other;
        return failure(ErrorCode::OutOfRange, {"adjustments", "id", id, ids.empty() ? "–" : ids});
    }
    TRY_DO(m_database.run(u"DELETE FROM adjustment WHERE id = ?"_s, {QString::fromStdString(id)}));
    const QJsonObject detail{{u"adjustment"_s, objectOf(there->second)}, {u"reason"_s, m_act.reason}};
    noteDay(there->second.day);
    m_known.erase(there);
    return m_database.note(m_act.who, u"adjustment-withdrawn"_s, u""_s, 0, textOf(detail));
}

} // namespace

// RULE: WO2026 2.2.1, 3.7
Result<ArchiveRun> adjustArchive(Archive& archive, const Adjusting& act, const ArchiveProgress& progress)
{
    ArchiveDatabase& database = archive.database();
    TRY(auto transaction, ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Write));
    AdjustingStep step(archive, act);
    TRY_DO(step.read());
    for (const std::string& id : act.takenBack)
        TRY_DO(step.takeBack(id));
    for (const Adjustment& one : act.made)
        TRY_DO(step.make(one));
    if (!step.since())
        return ArchiveRun();
    TRY(const auto rules, archive.rules());
    TRY(const ArchiveRun run, computeSince(database, *rules, *step.since(), progress));
    // Programs that show the archive see by it that they have to read again.
    TRY_DO(database.run(u"UPDATE progress SET at = ? WHERE fingerprint <> ''"_s, {ArchiveDatabase::now()}));
    TRY_DO(transaction.commit());
    return run;
}

AdjustmentDifference differenceOfAdjustments(const engine::RuleCatalog& here,
                                             const engine::RuleCatalog& there)
{
    AdjustmentDifference difference;
    const auto find = [](const engine::RuleCatalog& rules, const std::string& id) {
        const auto all = rules.adjustments();
        const auto found = std::ranges::find(all, id, &Adjustment::id);
        return found == all.end() ? nullptr : &*found;
    };
    for (const Adjustment& one : here.adjustments()) {
        const Adjustment* const same = find(there, one.id);
        if (!same)
            difference.hereOnly.push_back(one.id);
        else if (*same != one)
            difference.other.push_back(one.id);
    }
    for (const Adjustment& one : there.adjustments()) {
        if (!find(here, one.id))
            difference.thereOnly.push_back(one.id);
    }
    return difference;
}

} // namespace zahlmeister::app
