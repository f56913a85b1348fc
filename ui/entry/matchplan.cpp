// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entry/matchplan.h"

#include <algorithm>
#include <set>
#include <utility>

#include <QCoreApplication>
#include <QRegularExpression>

#include "ui/entry/resultentry.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

namespace {

using engine::Game;
using engine::GameResult;
using engine::HomeWhite;
using engine::MatchBoard;
using engine::ParticipantNumber;
using engine::TeamMatch;
using engine::Tournament;

constexpr QChar kBothForfeitSign = u'#';

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(zahlmeister::ui::MatchPlan)
};

RoundPlan refused(const QString& sentence)
{
    return {{}, sentence, {}};
}

Game withPlayer(const MatchBoard& board, bool isHome, ParticipantNumber player)
{
    Game game = board.game;
    (isHome == board.isHomeWhite ? game.white : game.black) = player;
    return game;
}

/// Where somebody plays in the round already, outside of a match; empty when nowhere.
QString otherGame(const Tournament& tournament, const TeamMatch* match, std::optional<int> round,
                  ParticipantNumber number)
{
    for (const Game& game : tournament.games) {
        if (game.round != round || !round || (game.white != number && game.black != number))
            continue;
        if (match != nullptr && std::any_of(match->boards.begin(), match->boards.end(),
                                            [&](const MatchBoard& own) { return own.game.id == game.id; }))
            continue;
        return fillPattern(Tr::tr("%1 already plays %2 in round %3."),
                           {numberedName(tournament, number),
                            numberedName(tournament, game.white == number ? game.black : game.white),
                            formatCount(*round)});
    }
    return {};
}

/// Puts the results of a match's boards, as the home team sees them.
RoundPlan planResults(const TeamMatch& match, const MatchEntry& entry, bool isTurned)
{
    if (!entry.results.empty() && entry.results.size() != match.boards.size())
        return refused(fillPattern(Tr::tr("Results typed: %2, but boards of the match: %1."),
                                   {formatCount(static_cast<qint64>(match.boards.size())),
                                    formatCount(static_cast<qint64>(entry.results.size()))}));
    RoundPlan plan;
    for (std::size_t board = 0; board < entry.results.size(); ++board) {
        Game game = match.boards[board].game;
        const bool isFirstWhite = match.boards[board].isHomeWhite != isTurned;
        game.result = isFirstWhite ? entry.results[board] : entry.results[board].mirrored();
        if (game != match.boards[board].game)
            plan.group.edits.emplace_back(app::PutGame{game});
    }
    return plan;
}

/// Pairs two teams that do not play in the round yet.
RoundPlan planNewMatch(const Tournament& tournament, int round, const MatchEntry& entry,
                       const std::pair<std::string, std::string>& teams, int boards, HomeWhite custom)
{
    const auto home = teamList(tournament, teams.first);
    const auto away = teamList(tournament, teams.second);
    const std::size_t pairs = std::min({static_cast<std::size_t>(boards), home.size(), away.size()});
    if (!entry.results.empty() && entry.results.size() != pairs)
        return refused(fillPattern(Tr::tr("Results typed: %2, but boards of the match: %1."),
                                   {formatCount(static_cast<qint64>(pairs)),
                                    formatCount(static_cast<qint64>(entry.results.size()))}));
    RoundPlan plan;
    for (std::size_t i = 0; i < pairs; ++i) {
        for (const ParticipantNumber number : {home[i].number, away[i].number}) {
            if (const QString busy = otherGame(tournament, nullptr, round, number); !busy.isEmpty())
                return refused(busy);
        }
        const int board = static_cast<int>(i) + 1;
        const bool isHomeWhite = homeHasWhite(custom, board);
        Game game{.round = round,
                  .white = isHomeWhite ? home[i].number : away[i].number,
                  .black = isHomeWhite ? away[i].number : home[i].number,
                  .board = board};
        if (i < entry.results.size())
            game.result = isHomeWhite ? entry.results[i] : entry.results[i].mirrored();
        plan.group.edits.emplace_back(app::PutGame{game});
    }
    for (const auto& [team, list] :
         {std::pair(teams.first, home.size()), std::pair(teams.second, away.size())}) {
        if (list < static_cast<std::size_t>(boards))
            plan.notice = fillPattern(Tr::tr("%1: too few players, only %2."),
                                      {fromEngine(team), formatCount(static_cast<qint64>(list))});
    }
    return plan;
}

} // namespace

namespace {

/// The results of the boards, one character each.
void readBoards(const QString& text, MatchEntry& entry)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i].isSpace())
            continue;
        const QChar sign = text[i] == u'\u2212' || text[i] == u'\u2013' ? u'-' : text[i];
        const auto result = sign == kBothForfeitSign ? engine::kBothForfeit : resultOfKey(sign);
        if (!result) {
            const auto board = static_cast<qint64>(std::exchange(entry.results, {}).size()) + 1;
            entry.refusal = fillPattern(Tr::tr("Board %1: \u201C%2\u201D is no result. Each sign is one "
                                               "board: 1 0 \u00BD, forfeits + -, of both "
                                               "#, x for none yet."),
                                        {formatCount(board), QString(text[i])});
            return;
        }
        entry.results.push_back(*result);
    }
}

} // namespace

std::optional<MatchEntry> readMatch(const QString& text)
{
    static const QRegularExpression kMatch(
        QStringLiteral("^\\s*([1-9]\\d{0,3})\\s*[-\u2013:/ ,.]\\s*([1-9]\\d{0,3})(?:\\s+(\\S.*))?$"));
    const auto found = kMatch.match(text.trimmed());
    if (!found.hasMatch())
        return std::nullopt;
    MatchEntry entry{found.captured(1).toInt(), found.captured(2).toInt()};
    readBoards(found.captured(3), entry);
    return entry;
}

RoundPlan planMatch(const Tournament& tournament, int round, const MatchEntry& entry, int boards,
                    HomeWhite custom)
{
    if (!entry.refusal.isEmpty())
        return refused(entry.refusal);
    const auto names = teamNames(tournament);
    for (const int team : {entry.home, entry.away}) {
        if (team > static_cast<int>(names.size()))
            return refused(Tr::tr("There is no team %1.").arg(formatCount(team)));
    }
    if (entry.home == entry.away)
        return refused(Tr::tr("A team cannot play against itself."));
    const std::string& home = names[static_cast<std::size_t>(entry.home) - 1];
    const std::string& away = names[static_cast<std::size_t>(entry.away) - 1];
    RoundPlan plan;
    bool isThere = false;
    for (const TeamMatch& match : teamMatches(tournament, round, custom)) {
        const bool isTurned = match.home == away && match.away == home;
        if (isTurned || (match.home == home && match.away == away)) {
            plan = planResults(match, entry, isTurned);
            isThere = true;
            break;
        }
        for (const std::string& team : {home, away}) {
            if (team == match.home || team == match.away)
                return refused(
                    fillPattern(Tr::tr("%1 already plays %2 in round %3."),
                                {fromEngine(team), fromEngine(team == match.home ? match.away : match.home),
                                 formatCount(round)}));
        }
    }
    if (!isThere)
        plan = planNewMatch(tournament, round, entry, {home, away}, boards, custom);
    plan.group.name = {app::EditKind::Pairings, {QString::number(round)}};
    return plan;
}

RoundPlan planSubstitute(const Tournament& tournament, const TeamMatch& match, std::size_t board, bool isHome,
                         int rank)
{
    const std::string& team = isHome ? match.home : match.away;
    const auto list = teamList(tournament, team);
    const auto player = std::find_if(list.begin(), list.end(),
                                     [rank](const TeamPlayer& other) { return other.rank == rank; });
    if (player == list.end())
        return refused(fillPattern(Tr::tr("%1 has no player %2."), {fromEngine(team), formatCount(rank)}));
    if (match.boards[board].player(isHome) == player->number)
        return {};
    for (const MatchBoard& other : match.boards) {
        if (other.player(isHome) == player->number)
            return refused(fillPattern(Tr::tr("%1 already plays on board %2."),
                                       {numberedName(tournament, player->number), formatCount(other.board)}));
    }
    if (const QString busy = otherGame(tournament, &match, match.round, player->number); !busy.isEmpty())
        return refused(busy);
    RoundPlan plan;
    plan.group.name = {app::EditKind::Pairings, {QString::number(match.round.value_or(0))}};
    plan.group.edits.emplace_back(app::PutGame{withPlayer(match.boards[board], isHome, player->number)});
    return plan;
}

RoundPlan planMoveUp(const Tournament& tournament, const TeamMatch& match, std::size_t board, bool isHome)
{
    const std::string& team = isHome ? match.home : match.away;
    std::set<ParticipantNumber> playing;
    for (const MatchBoard& other : match.boards)
        playing.insert(other.player(isHome));
    const auto list = teamList(tournament, team);
    const ParticipantNumber last = match.boards.back().player(isHome);
    auto next = std::find_if(list.begin(), list.end(),
                             [last](const TeamPlayer& player) { return player.number == last; });
    while (next != list.end() && (playing.contains(next->number) ||
                                  !otherGame(tournament, &match, match.round, next->number).isEmpty()))
        ++next;
    if (next == list.end())
        return refused(Tr::tr("%1 has nobody left who could come in.").arg(fromEngine(team)));
    RoundPlan plan;
    plan.group.name = {app::EditKind::Pairings, {QString::number(match.round.value_or(0))}};
    for (std::size_t i = board; i < match.boards.size(); ++i) {
        const ParticipantNumber player =
            i + 1 < match.boards.size() ? match.boards[i + 1].player(isHome) : next->number;
        plan.group.edits.emplace_back(app::PutGame{withPlayer(match.boards[i], isHome, player)});
    }
    return plan;
}

RoundPlan planRemoveMatch(const TeamMatch& match)
{
    RoundPlan plan;
    plan.group.name = {app::EditKind::Pairings, {QString::number(match.round.value_or(0))}};
    for (const MatchBoard& board : match.boards)
        plan.group.edits.emplace_back(app::RemoveGame{board.game.id});
    return plan;
}

RoundPlan planColours(const Tournament& tournament, HomeWhite before, HomeWhite after)
{
    RoundPlan plan;
    plan.group.name = {app::EditKind::Pairings, {}};
    for (const TeamMatch& match : teamMatches(tournament, before)) {
        for (const MatchBoard& board : match.boards) {
            if (board.isHomeWhite == homeHasWhite(after, board.board))
                continue;
            Game game = board.game;
            std::swap(game.white, game.black);
            game.result = game.result.mirrored();
            plan.group.edits.emplace_back(app::PutGame{game});
        }
    }
    return plan;
}

} // namespace zahlmeister::ui
