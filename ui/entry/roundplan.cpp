// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entry/roundplan.h"

#include <algorithm>
#include <iterator>
#include <set>

#include <QCoreApplication>

#include "engine/model/tableresult.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

namespace {

using engine::Game;
using engine::GameResult;
using engine::Participant;
using engine::ParticipantNumber;
using engine::Tournament;

struct RoundPlanTr {
    Q_DECLARE_TR_FUNCTIONS(zahlmeister::ui::RoundPlan)
};

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

QString alreadyPlays(const Tournament& tournament, const Game& game, ParticipantNumber number)
{
    return fillPattern(RoundPlanTr::tr("%1 already plays %2 in round %3."),
                       {numberedName(tournament, number), numberedName(tournament, opponentOf(game, number)),
                        formatCount(game.round.value_or(0))});
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
    [[nodiscard]] QString name(ParticipantNumber number) const { return numberedName(m_tournament, number); }
    [[nodiscard]] QString checkPlayers() const;
    [[nodiscard]] QString checkFree(ParticipantNumber number) const;
    [[nodiscard]] std::vector<Game> gamesOfBoth(std::optional<int> round) const;
    QString change(Game game);
    QString adopt(const std::vector<Game>& loose);
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

QString Pairing::checkPlayers() const
{
    for (const ParticipantNumber number : {m_entry.white, m_entry.black}) {
        if (find(m_tournament, number) == nullptr)
            return RoundPlanTr::tr("There is no participant %1.").arg(formatCount(number.value()));
    }
    if (m_entry.white == m_entry.black)
        return RoundPlanTr::tr("%1 cannot play against himself.").arg(name(m_entry.white));
    return {};
}

QString Pairing::checkFree(ParticipantNumber number) const
{
    const auto games = gamesIn(m_tournament, m_round, number);
    if (number == m_owner) {
        return games.size() < 2
                   ? QString()
                   : fillPattern(RoundPlanTr::tr("%1 has several games in round %2. Change them in the "
                                                 "list of the round."),
                                 {name(number), formatCount(m_round)});
    }
    if (!games.empty())
        return alreadyPlays(m_tournament, games.front(), number);
    if (hasBye(*find(m_tournament, number), m_round))
        return fillPattern(RoundPlanTr::tr("%1 has a bye in round %2."),
                           {name(number), formatCount(m_round)});
    return {};
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
    m_plan.group.edits.push_back(app::PutGame{game});
}

QString Pairing::change(Game game)
{
    if (!m_owner && game.white != m_entry.white)
        return fillPattern(RoundPlanTr::tr("In round %1 %2 has White against %3."),
                           {formatCount(m_round), name(game.white), name(game.black)});
    put(std::move(game));
    return {};
}

QString Pairing::adopt(const std::vector<Game>& loose)
{
    const auto fits = [this](const Game& game) {
        const auto result = resultFor(game);
        const GameResult known = engine::tableResult(game);
        return !result || known == engine::kNotPlayed || known == *result;
    };
    const auto found = std::ranges::find_if(loose, fits);
    if (found == loose.end())
        return fillPattern(
            RoundPlanTr::tr("%1 and %2 have a game without a round, with the result %3. Clear it, or "
                            "give it its round."),
            {name(loose.front().white), name(loose.front().black),
             formatResult(engine::tableResult(loose.front()))});
    m_isColourTold = m_isColourTold || !m_owner;
    put(*found);
    return {};
}

void Pairing::replaceOwn()
{
    if (!m_owner)
        return;
    const Participant& owner = *find(m_tournament, *m_owner);
    if (hasBye(owner, m_round))
        m_plan.group.edits.push_back(app::PutParticipant{withoutBye(owner, m_round)});
    const auto games = gamesIn(m_tournament, m_round, *m_owner);
    if (games.empty() || (plays(games.front(), m_entry.white) && plays(games.front(), m_entry.black)))
        return;
    m_plan.group.edits.push_back(app::RemoveGame{games.front().id});
    m_plan.notice = fillPattern(RoundPlanTr::tr("%1 has no game in round %2 any more."),
                                {name(opponentOf(games.front(), *m_owner)), formatCount(m_round)});
}

RoundPlan Pairing::plan()
{
    if (const QString refusal = checkPlayers(); !refusal.isEmpty())
        return refused(refusal);
    const std::vector<Game> existing = gamesOfBoth(m_round);
    for (const ParticipantNumber number : {m_entry.white, m_entry.black}) {
        if (!existing.empty() && number != m_owner)
            continue;
        if (const QString refusal = checkFree(number); !refusal.isEmpty())
            return refused(refusal);
    }
    replaceOwn();
    const std::vector<Game> loose = gamesOfBoth(std::nullopt);
    QString refusal;
    if (!existing.empty())
        refusal = change(existing.front());
    else if (!loose.empty())
        refusal = adopt(loose);
    else
        put(Game{.white = m_entry.white, .black = m_entry.black});
    if (!refusal.isEmpty())
        return refused(refusal);
    const Game put = std::get<app::PutGame>(m_plan.group.edits.back()).value;
    if (!existing.empty() && existing.front() == put)
        m_plan.group.edits.pop_back();
    if (put.result == engine::kNotPlayed || !m_entry.result) {
        m_plan.group.name = {app::EditKind::Pairings, {QString::number(m_round)}};
    } else {
        m_plan.group.name = {app::EditKind::Result,
                             {formatName(m_tournament, put.white), formatName(m_tournament, put.black),
                              fromEngine(engine::resultText(put.result))}};
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

QString numberedName(const Tournament& tournament, ParticipantNumber number)
{
    const Participant* participant = find(tournament, number);
    const QString text = formatCount(number.value());
    return participant != nullptr && !participant->name.empty()
               ? text % u' ' % formatSurname(formatName(*participant))
               : text;
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
        return refused(RoundPlanTr::tr("There is no participant %1.").arg(formatCount(number.value())));
    if (const auto games = gamesIn(tournament, round, number); !games.empty())
        return refused(alreadyPlays(tournament, games.front(), number));
    Participant changed = withoutBye(*participant, round);
    changed.byes.push_back({round, bye.score, bye.kind});
    std::ranges::stable_sort(changed.byes, {}, &engine::Bye::round);
    RoundPlan plan;
    plan.group.name = {app::EditKind::Bye, {formatName(*participant), QString::number(round)}};
    if (changed != *participant)
        plan.group.edits.push_back(app::PutParticipant{changed});
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
            plan.group.edits.push_back(app::RemoveGame{game.id});
            plan.group.name = {app::EditKind::ClearResult,
                               {formatName(tournament, game.white), formatName(tournament, game.black)}};
            ++cleared;
        }
        const Participant* participant = find(tournament, number);
        if (participant == nullptr || !hasBye(*participant, round))
            continue;
        auto before = std::ranges::find(changed, number, &Participant::number);
        if (before == changed.end())
            before = changed.insert(changed.end(), *participant);
        *before = withoutBye(*before, round);
        plan.group.name = {app::EditKind::Bye, {formatName(*participant), QString::number(round)}};
        ++cleared;
    }
    for (const Participant& participant : changed)
        plan.group.edits.push_back(app::PutParticipant{participant});
    if (cleared > 1)
        plan.group.name = {app::EditKind::ClearResults, {QString::number(cleared)}};
    return plan;
}

RoundPlan planResult(const Tournament& tournament, const Game& game, GameResult result)
{
    RoundPlan plan;
    Game changed = game;
    enterResult(changed, result);
    if (changed == game)
        return plan;
    plan.group.edits.push_back(app::PutGame{changed});
    plan.group.name = {result == engine::kNotPlayed ? app::EditKind::ClearResult : app::EditKind::Result,
                       {formatName(tournament, game.white), formatName(tournament, game.black)}};
    if (result != engine::kNotPlayed)
        plan.group.name.args.append(fromEngine(engine::resultText(result)));
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
    for (app::Edit& edit : plan.group.edits) {
        if (auto* put = std::get_if<app::PutGame>(&edit); put != nullptr && !put->value.date)
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
    for (app::Edit& edit : plan.group.edits) {
        auto* put = std::get_if<app::PutGame>(&edit);
        if (put == nullptr || std::find(ofRound.begin(), ofRound.end(), put->value.id) != ofRound.end())
            continue;
        if (haveBoards && !put->value.board)
            put->value.board = lastBoard + 1;
        if (!put->value.date)
            put->value.date = commonDate(tournament, round);
    }
}

} // namespace zahlmeister::ui
