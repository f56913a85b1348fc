// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/dsbxml/dsbxmlvalues.h"

#include <algorithm>
#include <cctype>

#include <QRegularExpression>

#include "app/formats/dsbxml/dsbxml.h"
#include "app/text/plaintext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::Bye;
using engine::Game;
using engine::Participant;
using engine::Tournament;
using engine::TournamentKind;
using engine::TournamentMode;

namespace {

bool wasPlayed(const Game& game)
{
    return engine::isPlayed(game.result.white) || engine::isPlayed(game.result.black);
}

} // namespace

QString cleanedText(const std::string& text)
{
    return plainText(QString::fromStdString(text)).trimmed();
}

ReportPeriod reportPeriod(const Tournament& tournament)
{
    ReportPeriod period;
    bool complete = true;
    bool any = false;
    for (const Game& game : tournament.games) {
        if (!wasPlayed(game))
            continue;
        any = true;
        complete = complete && game.date.has_value();
        if (!game.date)
            continue;
        period.start = std::min(period.start.value_or(*game.date), *game.date);
        period.end = std::max(period.end.value_or(*game.date), *game.date);
    }
    if (any && complete)
        return period;
    const engine::TournamentHeader& header = tournament.header;
    return {header.start && period.start ? std::min(*header.start, *period.start) : header.start,
            header.end && period.end ? std::max(*header.end, *period.end) : header.end};
}

int highestReportRound(const Tournament& tournament, const std::vector<int>& rounds)
{
    int highest = 0;
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        if (tournament.games[i].result != engine::kNotPlayed)
            highest = std::max(highest, rounds[i]);
    }
    for (const Participant& participant : tournament.participants) {
        for (const Bye& bye : participant.byes)
            highest = std::max(highest, bye.round);
    }
    return highest;
}

std::pair<QString, QString> reportNames(const Participant& participant)
{
    if (participant.computer)
        return {QString::fromUtf8(kDsbComputer), QString::fromUtf8(kDsbComputer)};
    const QString name = cleanedText(participant.name);
    const QString surname = name.section(u',', 0, 0).trimmed();
    const QString forename = name.section(u',', 1).trimmed();
    return {surname.isEmpty() ? forename : surname, forename.isEmpty() ? surname : forename};
}

engine::ByeKind byeKindOf(engine::Score score)
{
    return score == engine::kWin ? engine::ByeKind::Allocated : engine::ByeKind::Requested;
}

std::optional<DsbType> dsbTypeOf(const engine::TournamentHeader& header)
{
    if (header.kind == TournamentKind::Match)
        return kDsbTypes.front();
    if (!header.mode)
        return std::nullopt;
    TournamentMode mode = *header.mode;
    if (mode == TournamentMode::Scheveningen)
        mode = TournamentMode::RoundRobin;
    else if (mode == TournamentMode::Free)
        mode = TournamentMode::Swiss;
    const auto found = std::ranges::find_if(
        kDsbTypes, [&](const DsbType& type) { return type.kind == header.kind && type.mode == mode; });
    return found == kDsbTypes.end() ? std::nullopt : std::optional(*found);
}

bool isUuid(QByteArrayView text)
{
    static const QRegularExpression kForm(u"^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}\\z"_s);
    return kForm.match(QString::fromLatin1(text)).hasMatch();
}

} // namespace zahlmeister::app
