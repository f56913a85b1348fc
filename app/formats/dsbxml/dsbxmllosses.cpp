// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/fields/recordfields.h"
#include "app/formats/dsbxml/dsbxml.h"
#include "app/formats/dsbxml/dsbxmlvalues.h"
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

/// Counts what a report cannot say.
class LossCounter {
public:
    explicit LossCounter(const Tournament& tournament) : m_tournament(tournament) { }

    std::vector<ExportLoss> count()
    {
        countGames();
        countParticipants();
        countHeader();
        return std::move(m_losses);
    }

private:
    void add(ExportLossCode code, std::ptrdiff_t number, std::vector<std::string> more = {})
    {
        if (number == 0)
            return;
        more.insert(more.begin(), std::to_string(number));
        m_losses.push_back({code, std::move(more)});
    }

    template <class Range, class Predicate>
    void addIf(ExportLossCode code, const Range& range, Predicate predicate)
    {
        add(code, std::ranges::count_if(range, predicate));
    }

    void countGames();
    void countParticipants();
    void countHeader();

    const Tournament& m_tournament;
    std::vector<ExportLoss> m_losses;
};

void LossCounter::countGames()
{
    const auto& games = m_tournament.games;
    add(ExportLossCode::Games, std::ranges::count(games, engine::kNotPlayed, &Game::result), {"not-played"});
    addIf(ExportLossCode::NotRated, games,
          [](const Game& game) { return !game.rated && game.result != engine::kNotPlayed; });
    addIf(ExportLossCode::Boards, games, [](const Game& game) { return game.board.has_value(); });
    addIf(ExportLossCode::Rounds, games, [](const Game& game) { return !game.round; });
}

void LossCounter::countParticipants()
{
    const auto& people = m_tournament.participants;
    std::ptrdiff_t byes = 0;
    std::ptrdiff_t carried = 0;
    std::ptrdiff_t characters = 0;
    for (const Participant& one : people) {
        byes +=
            std::ranges::count_if(one.byes, [](const Bye& bye) { return bye.kind != byeKindOf(bye.score); });
        carried += std::ssize(one.carryOver);
        characters += (needsCleaning(one.name) ? 1 : 0) + (needsCleaning(one.clubName) ? 1 : 0);
    }
    add(ExportLossCode::Byes, byes);
    add(ExportLossCode::CarryOver, carried);
    addIf(ExportLossCode::Ratings, people, [](const Participant& one) {
        return one.index || one.ratingBound || (one.rating && one.ratingSource != engine::RatingSource::Fide);
    });
    addIf(ExportLossCode::Clubs, people, [](const Participant& one) {
        return one.member != !one.club.empty() || (!one.club.empty() && !isReportVkz(one.club));
    });
    addIf(ExportLossCode::Teams, people,
          [](const Participant& one) { return !one.team.empty() || one.board.has_value(); });
    addIf(ExportLossCode::Computers, people, [](const Participant& one) { return one.computer; });
    add(ExportLossCode::Decisions, static_cast<std::ptrdiff_t>(ownValues(m_tournament)));
    add(ExportLossCode::Characters, characters);
}

void LossCounter::countHeader()
{
    const engine::TournamentHeader& header = m_tournament.header;
    const ReportPeriod period = reportPeriod(m_tournament);
    const auto type = dsbTypeOf(header);
    const int rounds = highestReportRound(m_tournament, assignedRounds(m_tournament));
    std::vector<std::string> fields;
    const auto lose = [&](bool isLost, const char* field) {
        if (isLost)
            fields.emplace_back(field);
    };
    lose(!header.externalId.empty(), "id");
    lose(header.start && header.start != period.start, "start");
    lose(header.end && header.end != period.end, "end");
    lose(!header.level.empty(), "level");
    lose(type && type->kind != header.kind, "kind");
    lose(type && header.mode && type->mode != *header.mode, "mode");
    lose(header.rounds && *header.rounds < rounds, "rounds");
    lose(!header.system.empty(), "system");
    lose(!header.evaluator.empty(), "evaluator");
    if (!fields.empty())
        m_losses.push_back({ExportLossCode::Header, std::move(fields)});
}

} // namespace

std::vector<ExportLoss> dsbXmlLosses(const Tournament& tournament)
{
    return LossCounter(tournament).count();
}

} // namespace zahlmeister::app
