// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entry/sheetpoints.h"

#include <algorithm>

#include <QString>

#include "app/spelling/points.h"
#include "engine/standings/statedcheck.h"

namespace zahlmeister::app {

namespace {

/// Games and byes that a participant has when all is typed.
int expectedRounds(const engine::Tournament& tournament, const std::vector<engine::Standing>& standings)
{
    const auto opponents = static_cast<int>(tournament.participants.size()) - 1;
    const bool mayBeRoundRobin = tournament.header.mode == engine::TournamentMode::RoundRobin ||
                                 (!tournament.header.mode && !tournament.header.rounds);
    if (mayBeRoundRobin && opponents > 0) {
        // Of an odd number somebody rests in every round: rounds are no count of games there.
        const int rounds = tournament.header.rounds.value_or(opponents);
        return opponents * std::max(1, rounds / opponents);
    }
    int most = tournament.header.rounds.value_or(0);
    for (std::size_t i = 0; i < standings.size(); ++i)
        most = std::max(most, standings[i].games + static_cast<int>(tournament.participants[i].byes.size()));
    return most;
}

} // namespace

std::optional<engine::Score> sheetPointsOf(const engine::Participant& participant)
{
    const auto stated =
        std::ranges::find(participant.stated, engine::kStatedPoints, &engine::StatedValue::criterion);
    return stated == participant.stated.end() ? std::nullopt
                                              : pointsOf(QString::fromStdString(stated->value));
}

void setSheetPoints(engine::Participant& participant, std::optional<engine::Score> points)
{
    const auto stated =
        std::ranges::find(participant.stated, engine::kStatedPoints, &engine::StatedValue::criterion);
    if (!points) {
        if (stated != participant.stated.end())
            participant.stated.erase(stated);
        return;
    }
    const std::string value = engine::statedHalves(points->halfPoints());
    if (stated == participant.stated.end())
        participant.stated.push_back({std::string(engine::kStatedPoints), value});
    else
        stated->value = value;
}

std::vector<SheetPoints> compareWithSheet(const engine::Tournament& tournament,
                                          const std::vector<engine::Standing>& standings)
{
    std::vector<SheetPoints> compared;
    compared.reserve(standings.size());
    std::optional<int> rounds; // counted when somebody states something
    for (std::size_t i = 0; i < standings.size(); ++i) {
        const engine::Participant& participant = tournament.participants[i];
        const auto stated = sheetPointsOf(participant);
        if (!stated || *stated == standings[i].points) {
            compared.push_back(stated ? SheetPoints::Agree : SheetPoints::Open);
            continue;
        }
        if (!rounds)
            rounds = expectedRounds(tournament, standings);
        const int missing = *rounds - standings[i].games - static_cast<int>(participant.byes.size());
        const int halves = stated->halfPoints() - standings[i].points.halfPoints();
        compared.push_back(halves > 0 && halves <= 2 * missing ? SheetPoints::Open : SheetPoints::Differ);
    }
    return compared;
}

} // namespace zahlmeister::app
