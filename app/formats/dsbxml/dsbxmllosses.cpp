// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/formats/dsbxml/dsbxml.h"
#include "app/formats/dsbxml/dsbxmlvalues.h"
#include "app/formats/losslist.h"
#include "app/formats/roundassignment.h"

namespace zahlmeister::app {

using engine::Bye;
using engine::Game;
using engine::Participant;
using engine::Tournament;

namespace {

bool needsCleaning(const std::string& text)
{
    return cleanedText(text).toStdString() != text;
}

void addGames(LossList& losses, const std::vector<Game>& games)
{
    const auto isOpen = [](const Game& game) { return game.result == engine::kNotPlayed; };
    losses.add(ExportLossCode::Games, std::ranges::count_if(games, isOpen), "not-played");
    losses.addOf(ExportLossCode::NotRated, games,
                 [&](const Game& game) { return !game.rated && !isOpen(game); });
    losses.addOf(ExportLossCode::Boards, games, [](const Game& game) { return game.board.has_value(); });
    losses.addOf(ExportLossCode::Rounds, games, [](const Game& game) { return !game.round; });
}

void addParticipants(LossList& losses, const std::vector<Participant>& people)
{
    losses.addByes([](const Bye& bye) { return bye.kind != byeKindOf(bye.score); });
    losses.addCarryOver();
    losses.addOf(ExportLossCode::Ratings, people, [](const Participant& one) {
        return one.index || one.ratingBound || (one.rating && one.ratingSource != engine::RatingSource::Fide);
    });
    losses.addOf(ExportLossCode::Clubs, people, [](const Participant& one) {
        return one.member != !one.club.empty() || (!one.club.empty() && !isReportVkz(one.club));
    });
    losses.addOf(ExportLossCode::Teams, people,
                 [](const Participant& one) { return !one.team.empty() || one.board.has_value(); });
    losses.addComputers();
    losses.addDecisions();
    std::ptrdiff_t characters = 0;
    for (const Participant& one : people)
        characters += (needsCleaning(one.name) ? 1 : 0) + (needsCleaning(one.clubName) ? 1 : 0);
    losses.add(ExportLossCode::Characters, characters);
}

} // namespace

std::vector<ExportLoss> dsbXmlLosses(const Tournament& tournament)
{
    LossList losses(tournament);
    addGames(losses, tournament.games);
    addParticipants(losses, tournament.participants);
    const engine::TournamentHeader& header = tournament.header;
    const ReportPeriod period = reportPeriod(tournament);
    const auto type = dsbTypeOf(header);
    const int rounds = highestReportRound(tournament, assignedRounds(tournament));
    losses.loseField("id", !header.externalId.empty());
    losses.loseField("start", header.start && header.start != period.start);
    losses.loseField("end", header.end && header.end != period.end);
    losses.loseField("level", !header.level.empty());
    losses.loseField("kind", type && type->kind != header.kind);
    losses.loseField("mode", type && header.mode && type->mode != *header.mode);
    losses.loseField("rounds", header.rounds && *header.rounds < rounds);
    losses.loseField("system", !header.system.empty());
    losses.loseField("evaluator", !header.evaluator.empty());
    losses.addHeader();
    return losses.take();
}

} // namespace zahlmeister::app
