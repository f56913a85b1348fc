// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entry/roundplan.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "engine/model/tableresult.h"

namespace zahlmeister::app {

namespace {

using engine::Game;
using engine::GameResult;
using engine::Participant;
using engine::ParticipantNumber;
using engine::Tournament;

bool plays(const Game& game, ParticipantNumber number)
{
    return game.white == number || game.black == number;
}

ParticipantNumber opponentOf(const Game& game, ParticipantNumber number)
{
    return game.white == number ? game.black : game.white;
}

std::vector<Game> gamesIn(const Tournament& tournament, std::optional<int> round, ParticipantNumber number)
{
    std::vector<Game> games;
    std::copy_if(tournament.games.begin(), tournament.games.end(), std::back_inserter(games),
                 [&](const Game& game) { return game.round == round && plays(game, number); });
    return games;
}

const Participant* find(const Tournament& tournament, ParticipantNumber number)
{
    const auto position = tournament.indexOf(number);
    return position ? &tournament.participants[*position] : nullptr;
}

bool hasBye(const Participant& participant, int round)
{
    return std::ranges::find(participant.byes, round, &engine::Bye::round) != participant.byes.end();
}

Participant withoutBye(Participant participant, int round)
{
    std::erase_if(participant.byes, [round](const engine::Bye& bye) { return bye.round == round; });
    return participant;
}

EntryNote alreadyPlays(const Game& game, ParticipantNumber number)
{
    return {EntryCode::AlreadyPlays, {number, opponentOf(game, number), game.round.value_or(0)}};
}

/// Works one pairing out.
class Pairing {
public:
    Pairing(const Tournament& tournament, int round, const PairingEntry& entry, bool isColourTold,
            std::optional<ParticipantNumber> owner)
        : m_tournament(tournament),
          m_round(round),
          m_entry(entry),
          m_isColourTold(isColourTold),
          m_owner(owner)
    {
    }

    RoundPlan plan();

private:
    [[nodiscard]] std::optional<EntryNote> checkPlayers() const;
    [[nodiscard]] std::optional<EntryNote> checkFree(ParticipantNumber number) const;
    [[nodiscard]] std::vector<Game> gamesOfBoth(std::optional<int> round) const;
    std::optional<EntryNote> change(Game game);
    std::optional<EntryNote> adopt(const std::vector<Game>& loose);
    void replaceOwn();
    void put(Game game);
    /// The entry's result as the game's White sees it.
    [[nodiscard]] std::optional<GameResult> resultFor(const Game& game) const;

    const Tournament& m_tournament;
    int m_round;
    PairingEntry m_entry;
    bool m_isColourTold;
    std::optional<ParticipantNumber> m_owner;
    RoundPlan m_plan;
};

std::optional<EntryNote> Pairing::checkPlayers() const
{
    for (const ParticipantNumber number : {m_entry.white, m_entry.black}) {
        if (find(m_tournament, number) == nullptr)
            return EntryNote{EntryCode::NoParticipant, {number}};
    }
    if (m_entry.white == m_entry.black)
        return EntryNote{EntryCode::PlaysHimself, {m_entry.white}};
    return std::nullopt;
}

std::optional<EntryNote> Pairing::checkFree(ParticipantNumber number) const
{
    const auto games = gamesIn(m_tournament, m_round, number);
    if (number == m_owner) {
        return games.size() < 2 ? std::nullopt
                                : std::optional(EntryNote{EntryCode::SeveralGames, {number, m_round}});
    }
    if (!games.empty())
        return alreadyPlays(games.front(), number);
    if (hasBye(*find(m_tournament, number), m_round))
        return EntryNote{EntryCode::HasBye, {number, m_round}};
    return std::nullopt;
}

std::vector<Game> Pairing::gamesOfBoth(std::optional<int> round) const
{
    std::vector<Game> games = gamesIn(m_tournament, round, m_entry.white);
    std::erase_if(games, [this](const Game& game) { return !plays(game, m_entry.black); });
    return games;
}

std::optional<GameResult> Pairing::resultFor(const Game& game) const
{
    if (!m_entry.result)
        return std::nullopt;
    return game.white == m_entry.white ? *m_entry.result : m_entry.result->mirrored();
}

void Pairing::put(Game game)
{
    // A game that stays the game of the same two keeps what is known of it.
    if (m_isColourTold && game.white != m_entry.white)
        game = engine::withColoursExchanged(std::move(game));
    if (const auto result = resultFor(game))
        enterResult(game, *result);
    game.round = m_round;
    m_plan.edits.push_back(PutGame{game});
}

std::optional<EntryNote> Pairing::change(Game game)
{
    if (!m_owner && game.white != m_entry.white)
        return EntryNote{EntryCode::HasWhite, {m_round, game.white, game.black}};
    put(std::move(game));
    return std::nullopt;
}

std::optional<EntryNote> Pairing::adopt(const std::vector<Game>& loose)
{
    const auto fits = [this](const Game& game) {
        const auto result = resultFor(game);
        const GameResult known = engine::tableResult(game);
        return !result || known == engine::kNotPlayed || known == *result;
    };
    const auto found = std::ranges::find_if(loose, fits);
    if (found == loose.end())
        return EntryNote{EntryCode::GameWithoutRound,
                         {loose.front().white, loose.front().black, engine::tableResult(loose.front())}};
    m_isColourTold = m_isColourTold || !m_owner;
    put(*found);
    return std::nullopt;
}

void Pairing::replaceOwn()
{
    if (!m_owner)
        return;
    const Participant& owner = *find(m_tournament, *m_owner);
    if (hasBye(owner, m_round))
        m_plan.edits.push_back(PutParticipant{withoutBye(owner, m_round)});
    const auto games = gamesIn(m_tournament, m_round, *m_owner);
    if (games.empty() || (plays(games.front(), m_entry.white) && plays(games.front(), m_entry.black)))
        return;
    m_plan.edits.push_back(RemoveGame{games.front().id});
    m_plan.notice = EntryNote{EntryCode::LosesGame, {opponentOf(games.front(), *m_owner), m_round}};
}

RoundPlan Pairing::plan()
{
    if (const auto refusal = checkPlayers())
        return {.refusal = refusal};
    const std::vector<Game> existing = gamesOfBoth(m_round);
    for (const ParticipantNumber number : {m_entry.white, m_entry.black}) {
        if (!existing.empty() && number != m_owner)
            continue;
        if (const auto refusal = checkFree(number))
            return {.refusal = refusal};
    }
    replaceOwn();
    const std::vector<Game> loose = gamesOfBoth(std::nullopt);
    std::optional<EntryNote> refusal;
    if (!existing.empty())
        refusal = change(existing.front());
    else if (!loose.empty())
        refusal = adopt(loose);
    else
        put(Game{.white = m_entry.white, .black = m_entry.black});
    if (refusal)
        return {.refusal = refusal};
    const Game put = std::get<PutGame>(m_plan.edits.back()).value;
    if (!existing.empty() && existing.front() == put)
        m_plan.edits.pop_back();
    if (put.result == engine::kNotPlayed || !m_entry.result) {
        m_plan.about = {m_round};
    } else {
        m_plan.kind = EditKind::Result;
        m_plan.about = {put.white, put.black, put.result};
    }
    return std::move(m_plan);
}

} // namespace

RoundPlan planLine(const Tournament& tournament, int round, const LineEntry& entry)
{
    if (const auto* bye = std::get_if<ByeOfEntry>(&entry))
        return planBye(tournament, round, bye->participant, bye->bye);
    RoundPlan plan;
    if (const auto* pairing = std::get_if<PairingEntry>(&entry)) {
        plan = planPairing(tournament, round, *pairing, true, {});
        placeInRound(plan, tournament, round);
    }
    return plan;
}

RoundPlan planPairing(const Tournament& tournament, int round, const PairingEntry& entry, bool isColourTold,
                      std::optional<ParticipantNumber> owner)
{
    return Pairing(tournament, round, entry, isColourTold, owner).plan();
}

RoundPlan planCell(const Tournament& tournament, int round, ParticipantNumber owner, const CellEntry& entry)
{
    if (const auto* bye = std::get_if<ByeEntry>(&entry))
        return planBye(tournament, round, owner, *bye);
    const auto& game = std::get<OpponentEntry>(entry);
    const bool isWhite = game.hasWhite.value_or(true);
    PairingEntry pairing{isWhite ? owner : game.opponent, isWhite ? game.opponent : owner, game.result};
    if (!isWhite && pairing.result)
        pairing.result = pairing.result->mirrored();
    return planPairing(tournament, round, pairing, game.hasWhite.has_value(), owner);
}

RoundPlan planBye(const Tournament& tournament, int round, ParticipantNumber number, const ByeEntry& bye)
{
    const Participant* participant = find(tournament, number);
    if (participant == nullptr)
        return {.refusal = EntryNote{EntryCode::NoParticipant, {number}}};
    if (const auto games = gamesIn(tournament, round, number); !games.empty())
        return {.refusal = alreadyPlays(games.front(), number)};
    Participant changed = withoutBye(*participant, round);
    changed.byes.push_back({round, bye.score, bye.kind});
    std::ranges::stable_sort(changed.byes, {}, &engine::Bye::round);
    RoundPlan plan{.kind = EditKind::Bye, .about = {number, round}};
    if (changed != *participant)
        plan.edits.push_back(PutParticipant{changed});
    return plan;
}

RoundPlan planClear(const Tournament& tournament, const std::vector<std::pair<ParticipantNumber, int>>& cells)
{
    RoundPlan plan;
    std::set<engine::GameId> removed; // both sides of a pairing may be among the cells
    std::vector<Participant> changed;
    int cleared = 0;
    for (const auto& [number, round] : cells) {
        for (const Game& game : gamesIn(tournament, round, number)) {
            if (!removed.insert(game.id).second)
                continue;
            plan.edits.push_back(RemoveGame{game.id});
            plan.kind = EditKind::ClearResult;
            plan.about = {game.white, game.black};
            ++cleared;
        }
        const Participant* participant = find(tournament, number);
        if (participant == nullptr || !hasBye(*participant, round))
            continue;
        auto before = std::ranges::find(changed, number, &Participant::number);
        if (before == changed.end())
            before = changed.insert(changed.end(), *participant);
        *before = withoutBye(*before, round);
        plan.kind = EditKind::Bye;
        plan.about = {number, round};
        ++cleared;
    }
    for (const Participant& participant : changed)
        plan.edits.push_back(PutParticipant{participant});
    if (cleared > 1) {
        plan.kind = EditKind::ClearResults;
        plan.about = {cleared};
    }
    return plan;
}

RoundPlan planResult(const Game& game, GameResult result)
{
    RoundPlan plan;
    Game changed = game;
    enterResult(changed, result);
    if (changed == game)
        return plan;
    plan.edits.push_back(PutGame{changed});
    plan.kind = result == engine::kNotPlayed ? EditKind::ClearResult : EditKind::Result;
    plan.about = {game.white, game.black};
    if (result != engine::kNotPlayed)
        plan.about.emplace_back(result);
    return plan;
}

namespace {

/// The days that the games or the fixtures of a round have, each once.
template <class Dated>
std::set<std::optional<engine::Date>> datesOf(const std::vector<Dated>& all, std::optional<int> round)
{
    std::set<std::optional<engine::Date>> dates;
    for (const Dated& one : all) {
        if (one.round == round)
            dates.insert(one.date);
    }
    return dates;
}

} // namespace

std::optional<engine::Date> commonDate(const Tournament& tournament, std::optional<int> round)
{
    auto dates = datesOf(tournament.games, round);
    if (dates.empty() && round)
        dates = datesOf(tournament.header.schedule, round);
    return dates.size() == 1 ? *dates.begin() : std::nullopt;
}

void takeDateOfRound(RoundPlan& plan, const Tournament& tournament, std::optional<int> round)
{
    for (Edit& edit : plan.edits) {
        if (auto* put = std::get_if<PutGame>(&edit); put != nullptr && !put->value.date)
            put->value.date = commonDate(tournament, round);
    }
}

void placeInRound(RoundPlan& plan, const Tournament& tournament, int round)
{
    int lastBoard = 0;
    bool haveBoards = true;
    std::vector<engine::GameId> ofRound;
    for (const Game& game : tournament.games) {
        if (game.round != round)
            continue;
        ofRound.push_back(game.id);
        haveBoards = haveBoards && game.board;
        lastBoard = std::max(lastBoard, game.board.value_or(0));
    }
    for (Edit& edit : plan.edits) {
        auto* put = std::get_if<PutGame>(&edit);
        if (put == nullptr || std::find(ofRound.begin(), ofRound.end(), put->value.id) != ofRound.end())
            continue;
        if (haveBoards && !put->value.board)
            put->value.board = lastBoard + 1;
        if (!put->value.date)
            put->value.date = commonDate(tournament, round);
    }
}

} // namespace zahlmeister::app
