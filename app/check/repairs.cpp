// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/repairs.h"

#include <algorithm>
#include <map>
#include <set>
#include <type_traits>
#include <utility>

#include "engine/model/standings.h"

namespace zahlmeister::app {

using namespace engine;

namespace {

Repair repair(RepairKind kind, std::vector<std::string> args, std::vector<Edit> edits)
{
    return {kind, std::move(args), {{EditKind::Repair, {}}, std::move(edits)}};
}

/// A repair of one record: of the header, or of a participant.
template <class Record, class Change>
Repair changed(Record record, RepairKind kind, std::vector<std::string> args, Change change)
{
    using Put = std::conditional_t<std::is_same_v<Record, Participant>, PutParticipant, PutHeader>;
    change(record);
    return repair(kind, std::move(args), {Put{std::move(record)}});
}

Repair setRounds(const Tournament& tournament, int rounds)
{
    return changed(tournament.header, RepairKind::SetRounds, {std::to_string(rounds)},
                   [&](auto& h) { h.rounds = rounds; });
}

const Participant* participantOf(const Finding& finding, const Tournament& tournament)
{
    if (!finding.place.participant)
        return nullptr;
    const auto at = tournament.indexOf(*finding.place.participant);
    return at ? &tournament.participants[*at] : nullptr;
}

const Game* gameOf(const Finding& finding, const Tournament& tournament)
{
    const auto at = finding.place.gameIndex;
    return at && *at < tournament.games.size() ? &tournament.games[*at] : nullptr;
}

std::optional<Date> dayOf(const Finding& finding, std::size_t argument)
{
    return argument < finding.args.size() ? Date::fromIso(finding.args[argument]) : std::nullopt;
}

std::optional<Date> lastGame(const Tournament& tournament)
{
    std::optional<Date> last;
    for (const Game& game : tournament.games) {
        if (game.date && (!last || *game.date > *last))
            last = game.date;
    }
    return last;
}

/// How the games say that it was played; the likeliest first.
std::vector<TournamentMode> likelyModes(const Tournament& tournament)
{
    std::set<std::pair<ParticipantNumber, ParticipantNumber>> pairings;
    for (const Game& game : tournament.games)
        pairings.insert(std::minmax(game.white, game.black));
    const std::size_t players = tournament.participants.size();
    const bool everybodyMet = players > 1 && pairings.size() == players * (players - 1) / 2;
    if (everybodyMet)
        return {TournamentMode::RoundRobin};
    return {TournamentMode::Swiss, TournamentMode::RoundRobin};
}

std::vector<Repair> repairsOfHeader(const Finding& finding, const Tournament& tournament)
{
    const auto header = [&](RepairKind kind, std::vector<std::string> args, auto change) {
        return std::vector{changed(tournament.header, kind, std::move(args), change)};
    };
    switch (finding.code) {
    case FindingCode::EndMissing:
    case FindingCode::EndNotLastGame:
        if (const auto last = lastGame(tournament))
            return header(RepairKind::SetEnd, {last->iso()}, [&](auto& h) { h.end = last; });
        return {};
    case FindingCode::EndBeforeStart:
        return header(RepairKind::SwapDates, {}, [](auto& h) { std::swap(h.start, h.end); });
    case FindingCode::RoundsMissing: return {setRounds(tournament, lastRound(tournament))};
    case FindingCode::ModeMissing: {
        std::vector<Repair> repairs;
        if (tournament.games.empty())
            return repairs;
        for (const TournamentMode mode : likelyModes(tournament))
            repairs.push_back(changed(tournament.header, RepairKind::SetMode,
                                      {std::to_string(static_cast<int>(mode))},
                                      [&](auto& h) { h.mode = mode; }));
        return repairs;
    }
    case FindingCode::MatchNotMarked:
        return header(RepairKind::MarkMatch, {}, [](auto& h) { h.kind = TournamentKind::Match; });
    case FindingCode::MatchWithMorePlayers:
        return header(RepairKind::MarkIndividual, {}, [](auto& h) { h.kind = TournamentKind::Individual; });
    case FindingCode::HybridNotMarked:
        return header(RepairKind::MarkHybrid, {}, [](auto& h) { h.hybrid = true; });
    case FindingCode::MatchNotAgreed:
        return header(RepairKind::MarkAnnounced, {}, [](auto& h) { h.announced = true; });
    case FindingCode::YouthClassMissing:
        return header(RepairKind::SetYouthClass, finding.args,
                      [&](auto& h) { h.youthClass = finding.args.front(); });
    case FindingCode::RuleVersionPicked:
        return header(RepairKind::UseRulesByDate, {}, [](auto& h) { h.system.clear(); });
    default: return {};
    }
}

/// Carry-over games that a finding is about: all, or those of its date.
Repair dropCarryOver(const Participant& participant, std::optional<Date> date)
{
    Participant changed = participant;
    const auto dropped = std::erase_if(changed.carryOver,
                                       [&](const CarryOverGame& game) { return !date || game.date == date; });
    return repair(RepairKind::DropCarryOver, {std::to_string(dropped)}, {PutParticipant{std::move(changed)}});
}

/// The zeros at the end of a player's rounds become games that were not played.
std::vector<Repair> forfeitZeros(const Participant& participant, const Tournament& tournament)
{
    if (tournament.header.kind == engine::TournamentKind::Team)
        return {}; // a finding that is no longer one
    std::map<int, const Game*> rounds;
    for (const Game& game : tournament.games) {
        if (game.round && (game.white == participant.number || game.black == participant.number))
            rounds[*game.round] = &game;
    }
    std::vector<Edit> edits;
    for (auto round = rounds.rbegin(); round != rounds.rend(); ++round) {
        const Game& game = *round->second;
        const bool isWhite = game.white == participant.number;
        if ((isWhite ? game.result.white : game.result.black) != SideResult::Loss)
            break;
        Game changed = game;
        changed.result = isWhite ? kBlackWinsByForfeit : kWhiteWinsByForfeit;
        edits.emplace_back(PutGame{changed});
    }
    if (edits.empty())
        return {};
    std::ranges::reverse(edits);
    return {repair(RepairKind::ForfeitZeros, {std::to_string(edits.size())}, edits)};
}

Repair removeBye(const Participant& participant, const std::string& round)
{
    return changed(participant, RepairKind::RemoveBye, {round}, [&](auto& p) {
        std::erase_if(p.byes, [&](const Bye& bye) { return std::to_string(bye.round) == round; });
    });
}

/// Rows that were made ahead and never filled: all of them go at once.
std::vector<Repair> removeEmptyRows(const Participant& nameless, const Tournament& tournament)
{
    const auto isEmpty = [&](const Participant& one) {
        const bool plays = std::ranges::any_of(tournament.games, [&](const Game& game) {
            return game.white == one.number || game.black == one.number;
        });
        return one == Participant{.number = one.number} && !plays;
    };
    if (!isEmpty(nameless))
        return {};
    std::vector<Edit> edits;
    for (const Participant& one : tournament.participants) {
        if (isEmpty(one))
            edits.emplace_back(RemoveParticipant{one.number});
    }
    const std::string number = std::to_string(edits.size());
    return {repair(RepairKind::RemoveEmptyRows, {number}, std::move(edits))};
}

/// RULE: WO2026 6.4.2 (a number of one's own needs a reason; without one the list's counts)
std::vector<Repair> takeListed(const Finding& finding, const Participant& participant)
{
    const ListedValue value =
        finding.place.field == FindingField::Rating ? ListedValue::Rating : ListedValue::Index;
    const auto own = std::ranges::find(participant.overrides, value, &Override::value);
    if (own == participant.overrides.end() || !own->listed)
        return {};
    const std::optional<int> listed = own->listed;
    const auto rating = value == ListedValue::Rating ? Rating::tryFrom(*listed) : std::nullopt;
    if (value == ListedValue::Rating && !rating)
        return {};
    return {changed(participant, RepairKind::TakeListed, {std::to_string(*listed)}, [&](auto& p) {
        if (rating)
            p.rating = rating;
        else
            p.index = listed;
        std::erase_if(p.overrides, [&](const Override& one) { return one.value == value; });
    })};
}

std::vector<Repair> repairsOfIdentity(const Finding& finding, const Participant& participant)
{
    switch (finding.code) {
    case FindingCode::BirthYearContradictsDate: {
        const int year = participant.birthDate->year();
        return {changed(participant, RepairKind::UseBirthDate, {std::to_string(year)},
                        [&](auto& p) { p.birthYear = year; })};
    }
    case FindingCode::TextOnlyWithBirthDate:
        return {changed(participant, RepairKind::ClearBirthDate, {}, [](auto& p) {
            p.birthYear = birthYearOf(p);
            p.birthDate.reset();
        })};
    case FindingCode::TextOnlyMember:
    case FindingCode::ClubMissing:
        return {changed(participant, RepairKind::ClearMember, {}, [](auto& p) { p.member = false; })};
    case FindingCode::ComputerSuspected:
        return {changed(participant, RepairKind::MarkComputer, {}, [](auto& p) { p.computer = true; })};
    default: return {};
    }
}

std::vector<Repair> repairsOfParticipant(const Finding& finding, const Tournament& tournament,
                                         const Participant& participant)
{
    switch (finding.code) {
    case FindingCode::ComputerWithRating:
        return {changed(participant, RepairKind::ClearRating, {}, [](auto& p) {
            p.rating.reset();
            p.index.reset();
        })};
    case FindingCode::IndexWithoutRating:
        return {changed(participant, RepairKind::ClearIndex, {}, [](auto& p) { p.index.reset(); })};
    case FindingCode::ForeignIndexUnusual:
        return {changed(participant, RepairKind::SetIndex, {finding.args.at(1)},
                        [&](auto& p) { p.index = std::stoi(finding.args.at(1)); })};
    case FindingCode::OverrideUnexplained:
    case FindingCode::RatingOverridden: return takeListed(finding, participant);
    case FindingCode::CarryOverOfRated: return {dropCarryOver(participant, {})};
    case FindingCode::CarryOverExpired: return {dropCarryOver(participant, dayOf(finding, 0))};
    case FindingCode::NameOfParticipantMissing: return removeEmptyRows(participant, tournament);
    case FindingCode::LikelyForfeits: return forfeitZeros(participant, tournament);
    case FindingCode::ByeAgainstGame:
    case FindingCode::ByeOutOfRange: {
        std::vector<Repair> repairs{removeBye(participant, finding.args.front())};
        if (finding.code == FindingCode::ByeOutOfRange)
            repairs.push_back(setRounds(tournament, std::stoi(finding.args.front())));
        return repairs;
    }
    default: return repairsOfIdentity(finding, participant);
    }
}

std::vector<Repair> repairsOfGame(const Finding& finding, const Tournament& tournament, const Game& game)
{
    switch (finding.code) {
    case FindingCode::RoundOutOfRange: return {setRounds(tournament, lastRound(tournament))};
    case FindingCode::GameOutsidePeriod:
        return {changed(tournament.header, RepairKind::ExtendPeriod, {game.date->iso()}, [&](auto& h) {
            if (h.start && *game.date < *h.start)
                h.start = game.date;
            if (h.end && *game.date > *h.end)
                h.end = game.date;
        })};
    case FindingCode::RepeatedPairing:
    case FindingCode::PairedAgain: return {repair(RepairKind::RemoveGame, {}, {RemoveGame{game.id}})};
    default: return {};
    }
}

} // namespace

std::vector<Repair> repairsFor(const Finding& finding, const Tournament& tournament)
{
    if (const Game* game = gameOf(finding, tournament))
        return repairsOfGame(finding, tournament, *game);
    if (const Participant* participant = participantOf(finding, tournament))
        return repairsOfParticipant(finding, tournament, *participant);
    return finding.place.participant ? std::vector<Repair>() : repairsOfHeader(finding, tournament);
}

} // namespace zahlmeister::app
