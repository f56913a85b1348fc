// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entry/matchplan.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include <QRegularExpression>

#include "app/entry/leaguedays.h"
#include "app/entry/resultentry.h"
#include "app/persons/sameness.h"
#include "app/spelling/day.h"
#include "engine/model/tableresult.h"

namespace zahlmeister::app {

namespace {

using engine::Game;
using engine::GameResult;
using engine::HomeWhite;
using engine::MatchBoard;
using engine::ParticipantNumber;
using engine::TeamMatch;
using engine::Tournament;

/// What changes on the boards of a match: a game becomes another one, or a bye of the only one who is there.
class BoardEdits {
public:
    /// @param tournament, @param match must outlive this
    BoardEdits(const Tournament& tournament, const TeamMatch& match)
        : m_tournament(tournament), m_match(match)
    {
    }

    /// Puts somebody on a side of a board.
    /// @param player kNobody: nobody
    void seat(const MatchBoard& board, bool isHome, ParticipantNumber player)
    {
        if (board.isUnmanned() || player == engine::kNobody)
            remove(board);
        const ParticipantNumber other = board.player(!isHome);
        if (player != engine::kNobody && other != engine::kNobody)
            putGame(board, isHome, player);
        else if (player != other)
            putBye(player != engine::kNobody ? player : other, (player != engine::kNobody) == isHome,
                   board.board);
    }

    /// Takes a board out.
    void remove(const MatchBoard& board)
    {
        if (board.isUnmanned())
            std::erase_if(participant(board.player(board.player(true) != engine::kNobody)).byes,
                          [&](const engine::Bye& bye) {
                              return bye.round == m_match.round && bye.board == board.board;
                          });
        else
            m_edits.emplace_back(RemoveGame{board.game.id});
    }

    /// Somebody has nobody to meet on a board.
    void putBye(ParticipantNumber player, bool isHome, int board)
    {
        auto& byes = participant(player).byes;
        const int round = m_match.round.value_or(1);
        const auto place = std::ranges::find_if(
            byes, [round](int other) { return other > round; }, &engine::Bye::round);
        byes.insert(place, {.round = round,
                            .score = engine::kWin,
                            .kind = engine::ByeKind::Allocated,
                            .board = board,
                            .team = isHome ? m_match.home : m_match.away});
    }

    [[nodiscard]] std::vector<Edit> edits() const
    {
        std::vector<Edit> edits = m_edits;
        for (const auto& [number, participant] : m_participants)
            edits.emplace_back(PutParticipant{participant});
        return edits;
    }

private:
    void putGame(const MatchBoard& board, bool isHome, ParticipantNumber player)
    {
        Game game = board.game;
        const bool isWhite = isHome == board.isHomeWhite;
        (isWhite ? game.white : game.black) = player;
        game.whiteTeam = board.isHomeWhite ? m_match.home : m_match.away;
        game.blackTeam = board.isHomeWhite ? m_match.away : m_match.home;
        if (board.isUnmanned()) {
            game.result = engine::kNotPlayed;
            game.date = m_match.date;
        }
        m_edits.emplace_back(PutGame{game});
    }

    engine::Participant& participant(ParticipantNumber number)
    {
        const auto position = m_tournament.indexOf(number);
        return m_participants.try_emplace(number, m_tournament.participants[position.value()]).first->second;
    }

    const Tournament& m_tournament;
    const TeamMatch& m_match;
    std::vector<Edit> m_edits;
    std::map<ParticipantNumber, engine::Participant> m_participants;
};

RoundPlan planOf(int round, std::vector<Edit> edits)
{
    return {.edits = std::move(edits), .about = {round}};
}

RoundPlan planOf(const TeamMatch& match, const BoardEdits& edits)
{
    return planOf(match.round.value_or(0), edits.edits());
}

RoundPlan wrongCount(std::size_t boards, const MatchEntry& entry)
{
    return {.refusal = EntryNote{EntryCode::WrongCount,
                                 {static_cast<int>(boards), static_cast<int>(entry.results.size())}}};
}

/// Where somebody plays in the round already, outside of a match; nothing when nowhere.
std::optional<EntryNote> otherGame(const Tournament& tournament, const TeamMatch* match,
                                   std::optional<int> round, ParticipantNumber number)
{
    for (const Game& game : tournament.games) {
        if (game.round != round || !round || (game.white != number && game.black != number))
            continue;
        if (match != nullptr && std::any_of(match->boards.begin(), match->boards.end(),
                                            [&](const MatchBoard& own) { return own.game.id == game.id; }))
            continue;
        return EntryNote{EntryCode::AlreadyPlays,
                         {number, game.white == number ? game.black : game.white, *round}};
    }
    return std::nullopt;
}

/// Puts the results of a match's boards, as the home team sees them.
RoundPlan planResults(const TeamMatch& match, const MatchEntry& entry, bool isTurned)
{
    if (!entry.results.empty() && entry.results.size() != match.boards.size())
        return wrongCount(match.boards.size(), entry);
    RoundPlan plan = planOf(match.round.value_or(0), {});
    for (std::size_t board = 0; board < entry.results.size(); ++board) {
        Game game = match.boards[board].game;
        if (match.boards[board].isUnmanned())
            continue; // the bye has its point
        const bool isFirstWhite = match.boards[board].isHomeWhite != isTurned;
        engine::enterResult(game, isFirstWhite ? entry.results[board] : entry.results[board].mirrored());
        if (game != match.boards[board].game)
            plan.edits.emplace_back(PutGame{game});
    }
    return plan;
}

/// The day of a match that is typed: that of the schedule, which may be another one than the round's.
std::optional<engine::Date> dayOfMatch(const Tournament& tournament, int round,
                                       const std::pair<std::string, std::string>& teams)
{
    for (const engine::Fixture& fixture : tournament.header.schedule) {
        if (fixture.round == round && (fixture.home == teams.first || fixture.away == teams.first) &&
            fixture.date)
            return fixture.date;
    }
    return engine::dayOfRound(tournament, round);
}

/// Pairs two teams that do not play in the round yet.
RoundPlan planNewMatch(const Tournament& tournament, int round, const MatchEntry& entry,
                       const std::pair<std::string, std::string>& teams, int boards, HomeWhite custom)
{
    const auto day = dayOfMatch(tournament, round, teams);
    const auto home = engine::teamList(tournament, teams.first, day);
    const auto away = engine::teamList(tournament, teams.second, day);
    const auto wanted = static_cast<std::size_t>(boards);
    const std::size_t pairs = std::min({wanted, home.size(), away.size()});
    if (!entry.results.empty() && entry.results.size() != pairs && entry.results.size() != wanted)
        return wrongCount(pairs, entry);
    RoundPlan plan = planOf(round, {});
    const TeamMatch match{.round = round, .home = teams.first, .away = teams.second, .boards = {}};
    BoardEdits byes(tournament, match);
    for (std::size_t i = 0; i < std::min(wanted, std::max(home.size(), away.size())); ++i) {
        const int board = static_cast<int>(i) + 1;
        for (const auto* list : {&home, &away}) {
            if (i >= list->size())
                continue;
            if (const auto busy = otherGame(tournament, nullptr, round, (*list)[i].number))
                return {.refusal = busy};
        }
        if (i >= pairs) {
            byes.putBye(i < home.size() ? home[i].number : away[i].number, i < home.size(), board);
            continue;
        }
        const bool isHomeWhite = homeHasWhite(custom, board);
        Game game{.round = round,
                  .white = isHomeWhite ? home[i].number : away[i].number,
                  .black = isHomeWhite ? away[i].number : home[i].number,
                  .date = day,
                  .board = board,
                  .whiteTeam = isHomeWhite ? teams.first : teams.second,
                  .blackTeam = isHomeWhite ? teams.second : teams.first};
        if (i < entry.results.size())
            game.result = isHomeWhite ? entry.results[i] : entry.results[i].mirrored();
        plan.edits.emplace_back(PutGame{game});
    }
    for (Edit& edit : byes.edits())
        plan.edits.push_back(std::move(edit));
    for (const auto& [team, list] :
         {std::pair(teams.first, home.size()), std::pair(teams.second, away.size())}) {
        if (list < wanted)
            plan.notice = EntryNote{EntryCode::TooFewPlayers, {team, static_cast<int>(list)}};
    }
    return plan;
}

/// The results of the boards, one character each.
void readBoards(const QString& text, MatchEntry& entry)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i].isSpace())
            continue;
        const QChar sign = text[i] == u'\u2212' || text[i] == u'\u2013' ? u'-' : text[i];
        const auto result = resultOfKey(sign);
        if (!result) {
            const auto board = static_cast<int>(std::exchange(entry.results, {}).size()) + 1;
            entry.refusal = EntryNote{EntryCode::NoResult, {board, QString(text[i]).toStdString()}};
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
    entry.day = dayOf(found.captured(3), DayForm::Typed);
    if (!entry.day)
        readBoards(found.captured(3), entry);
    return entry;
}

RoundPlan planMatch(const Tournament& tournament, int round, const MatchEntry& entry, int boards,
                    HomeWhite custom)
{
    if (entry.refusal)
        return {.refusal = entry.refusal};
    const auto names = engine::teamNames(tournament);
    for (const int team : {entry.home, entry.away}) {
        if (team > static_cast<int>(names.size()))
            return {.refusal = EntryNote{EntryCode::NoTeam, {team}}};
    }
    if (entry.home == entry.away)
        return {.refusal = EntryNote{EntryCode::TeamPlaysItself}};
    const std::string& home = names[static_cast<std::size_t>(entry.home) - 1];
    const std::string& away = names[static_cast<std::size_t>(entry.away) - 1];
    if (entry.day)
        return planPostponement(tournament, round, {home, away}, *entry.day);
    for (const TeamMatch& match : teamMatches(tournament, round, custom)) {
        const bool isTurned = match.home == away && match.away == home;
        if (isTurned || (match.home == home && match.away == away))
            return planResults(match, entry, isTurned);
        for (const std::string& team : {home, away}) {
            if (team == match.home || team == match.away)
                return {.refusal = EntryNote{EntryCode::AlreadyPlays,
                                             {team, team == match.home ? match.away : match.home, round}}};
        }
    }
    return planNewMatch(tournament, round, entry, {home, away}, boards, custom);
}

RoundPlan planFixtures(const Tournament& tournament, int round, int boards, HomeWhite custom)
{
    RoundPlan plan = planOf(round, {});
    for (const engine::Fixture* fixture : engine::fixturesToPlay(tournament, round)) {
        RoundPlan one =
            planNewMatch(tournament, round, {0, 0}, {fixture->home, fixture->away}, boards, custom);
        if (one.refusal)
            return one;
        std::move(one.edits.begin(), one.edits.end(), std::back_inserter(plan.edits));
        plan.notice = one.notice ? one.notice : plan.notice;
    }
    return plan;
}

RoundPlan planSubstitute(const Tournament& tournament, const TeamMatch& match, std::size_t board, bool isHome,
                         int rank)
{
    const std::string& team = isHome ? match.home : match.away;
    const auto list = engine::teamList(tournament, team, match.date);
    const auto player = std::ranges::find(list, rank, &engine::TeamPlayer::rank);
    if (player == list.end())
        return {.refusal = EntryNote{EntryCode::NoPlayer, {team, rank}}};
    return planSubstitute(tournament, match, board, isHome, player->number);
}

RoundPlan planSubstitute(const Tournament& tournament, const TeamMatch& match, std::size_t board, bool isHome,
                         ParticipantNumber player)
{
    if (match.boards[board].player(isHome) == player)
        return {};
    for (const MatchBoard& other : match.boards) {
        if (other.player(true) == player || other.player(false) == player)
            return {.refusal = EntryNote{EntryCode::OnOtherBoard, {player, other.board}}};
    }
    if (const auto busy = otherGame(tournament, &match, match.round, player))
        return {.refusal = busy};
    BoardEdits edits(tournament, match);
    edits.seat(match.boards[board], isHome, player);
    return planOf(match, edits);
}

RoundPlan planPerson(const Tournament& tournament, const TeamMatch& match, std::size_t board, bool isHome,
                     engine::Participant person)
{
    const auto known = std::ranges::find_if(tournament.participants, [&](const engine::Participant& one) {
        return isSamePerson(one, person, Between::OneTournament);
    });
    if (known != tournament.participants.end())
        return planSubstitute(tournament, match, board, isHome, known->number);
    Tournament joined = tournament;
    person.number = ParticipantNumber(1);
    for (const engine::Participant& one : tournament.participants)
        person.number = std::max(person.number, ParticipantNumber(one.number.value() + 1));
    joined.participants.push_back(person);
    RoundPlan plan = planSubstitute(joined, match, board, isHome, person.number);
    if (!plan.refusal) {
        // A bye of his own is in the edits already, and has him as he is.
        std::erase_if(plan.edits, [&](const Edit& edit) {
            const auto* put = std::get_if<PutParticipant>(&edit);
            if (put != nullptr && put->value.number == person.number)
                person = put->value;
            return put != nullptr && put->value.number == person.number;
        });
        plan.edits.insert(plan.edits.begin(), PutParticipant{person});
    }
    return plan;
}

RoundPlan planUnmanned(const Tournament& tournament, const TeamMatch& match, std::size_t board, bool isHome)
{
    BoardEdits edits(tournament, match);
    if (!match.round)
        return {.refusal = EntryNote{EntryCode::NoRound}};
    if (match.boards[board].player(isHome) == engine::kNobody)
        return {};
    edits.seat(match.boards[board], isHome, engine::kNobody);
    return planOf(match, edits);
}

RoundPlan planMoveUp(const Tournament& tournament, const TeamMatch& match, std::size_t board, bool isHome)
{
    const std::string& team = isHome ? match.home : match.away;
    std::set<ParticipantNumber> playing;
    ParticipantNumber last = engine::kNobody;
    for (const MatchBoard& other : match.boards) {
        if (other.player(isHome) != engine::kNobody)
            playing.insert(last = other.player(isHome));
    }
    const auto list = engine::teamList(tournament, team, match.date);
    auto next = std::ranges::find(list, last, &engine::TeamPlayer::number);
    while (next != list.end() &&
           (playing.contains(next->number) || otherGame(tournament, &match, match.round, next->number)))
        ++next;
    if (next == list.end())
        return {.refusal = EntryNote{EntryCode::NobodyLeft, {team}}};
    BoardEdits edits(tournament, match);
    for (std::size_t i = board; i < match.boards.size(); ++i) {
        const ParticipantNumber player =
            i + 1 < match.boards.size() ? match.boards[i + 1].player(isHome) : next->number;
        if (player != match.boards[i].player(isHome))
            edits.seat(match.boards[i], isHome, player);
    }
    return planOf(match, edits);
}

RoundPlan planRemoveMatch(const Tournament& tournament, const TeamMatch& match)
{
    BoardEdits edits(tournament, match);
    for (const MatchBoard& board : match.boards)
        edits.remove(board);
    return planOf(match, edits);
}

RoundPlan planColours(const Tournament& tournament, HomeWhite before, HomeWhite after)
{
    RoundPlan plan;
    for (const TeamMatch& match : teamMatches(tournament, before)) {
        for (const MatchBoard& board : match.boards) {
            if (board.isUnmanned() || board.isHomeWhite == homeHasWhite(after, board.board))
                continue;
            plan.edits.emplace_back(PutGame{engine::withColoursExchanged(board.game)});
        }
    }
    return plan;
}

} // namespace zahlmeister::app
