// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>
#include <tuple>

#include "app/formats/dsbxml/dsbxml.h"
#include "app/formats/dsbxml/dsbxmlvalues.h"
#include "app/formats/importvalues.h"
#include "app/formats/roundassignment.h"

namespace zahlmeister::app {

using engine::Game;
using engine::Participant;
using engine::Tournament;

namespace {

/// Collects what makes a report impossible.
class DefectFinder {
public:
    explicit DefectFinder(const Tournament& tournament) : m_tournament(tournament) { }

    std::vector<ImportNote> find()
    {
        checkHeader();
        checkParticipants();
        checkGames();
        return std::move(m_defects);
    }

private:
    void refuse(ImportCode code, std::vector<std::string> args)
    {
        m_defects.push_back(refusalNote(code, std::move(args)));
    }

    void demand(bool isThere, const char* field)
    {
        if (!isThere)
            refuse(ImportCode::MissingValue, {field});
    }

    void demand(bool isThere, const char* field, const Participant& participant)
    {
        if (!isThere)
            refuse(ImportCode::MissingValue,
                   {field, participant.name, std::to_string(participant.number.value())});
    }

    void checkHeader();
    void checkParticipants();
    void checkGames();
    [[nodiscard]] std::string nameOf(engine::ParticipantNumber number) const;

    const Tournament& m_tournament;
    std::vector<ImportNote> m_defects;
    std::set<engine::ParticipantNumber> m_numbers;
};

void DefectFinder::checkHeader()
{
    const engine::TournamentHeader& header = m_tournament.header;
    // RULE: WO2026 6.1.2.1
    demand(!cleanedText(header.name).isEmpty(), "name");
    demand(!cleanedText(header.place).isEmpty(), "place");
    demand(!cleanedText(header.timeControl).isEmpty(), "time_control");
    demand(dsbTypeOf(header).has_value(), "mode");
    const ReportPeriod period = reportPeriod(m_tournament);
    demand(period.start.has_value(), "start");
    demand(period.end.has_value(), "end");
    if (period.start && period.end && *period.end < *period.start)
        refuse(ImportCode::OutOfRange, {"end", period.end->iso(), "≥ " + period.start->iso()});
}

void DefectFinder::checkParticipants()
{
    if (m_tournament.participants.size() < 2)
        refuse(ImportCode::MissingPart, {"participants"});
    for (const Participant& participant : m_tournament.participants) {
        if (!m_numbers.insert(participant.number).second)
            refuse(ImportCode::DuplicateNumber, {std::to_string(participant.number.value())});
        if (participant.computer)
            continue;
        // RULE: WO2026 6.1.2.2
        demand(!reportNames(participant).first.isEmpty(), "name", participant);
        demand(engine::birthYearOf(participant).has_value(), "birth_year", participant);
        if (participant.birthDate && participant.birthYear &&
            participant.birthDate->year() != *participant.birthYear) {
            refuse(ImportCode::OutOfRange,
                   {"birth_date", participant.birthDate->iso(), std::to_string(*participant.birthYear)});
        }
    }
}

std::string DefectFinder::nameOf(engine::ParticipantNumber number) const
{
    const auto index = m_tournament.indexOf(number);
    const std::string name = index ? m_tournament.participants[*index].name : std::string();
    return name.empty() ? std::to_string(number.value()) : name;
}

void DefectFinder::checkGames()
{
    const std::vector<int> rounds = assignedRounds(m_tournament);
    std::set<std::tuple<int, engine::ParticipantNumber, engine::ParticipantNumber>> pairings;
    bool any = std::ranges::any_of(m_tournament.participants,
                                   [](const Participant& one) { return !one.byes.empty(); });
    for (std::size_t i = 0; i < m_tournament.games.size(); ++i) {
        const Game& game = m_tournament.games[i];
        for (const auto& [player, opponent] : {std::pair(game.white, game.black), {game.black, game.white}}) {
            if (!m_numbers.contains(player))
                refuse(ImportCode::UnknownOpponent, {nameOf(opponent), std::to_string(player.value())});
        }
        const std::string round = std::to_string(rounds[i]);
        if (game.white == game.black)
            refuse(ImportCode::PlaysHimself, {nameOf(game.white), round});
        if (game.result == engine::kNotPlayed)
            continue;
        any = true;
        if (rounds[i] > kMaximumRounds)
            refuse(ImportCode::OutOfRange, {"round", round, "1–" + std::to_string(kMaximumRounds)});
        const auto [first, second] = std::minmax(game.white, game.black);
        if (!pairings.emplace(rounds[i], first, second).second)
            refuse(ImportCode::TwoGamesInOneRound, {nameOf(game.white), round});
    }
    if (!any)
        refuse(ImportCode::MissingPart, {"games"});
}

} // namespace

std::vector<ImportNote> dsbReportDefects(const Tournament& tournament)
{
    return DefectFinder(tournament).find();
}

} // namespace zahlmeister::app
