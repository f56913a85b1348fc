// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/chainstep.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "app/archive/tournamentkey.h"
#include "app/chronicle/passage.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

using engine::ParticipantEvaluation;

namespace {

template <class Value>
void addOnce(std::vector<Value>& all, const Value& one)
{
    if (std::ranges::find(all, one) == all.end())
        all.push_back(one);
}

void addRecorded(std::vector<TracedDwz>& all, const ParticipantEvaluation& result)
{
    if (result.recorded && result.newRating)
        addOnce(all, TracedDwz(*result.newRating, result.newIndex));
}

/// Hardly ever anybody.
std::set<std::int64_t> sittingTwice(std::vector<std::int64_t> persons)
{
    std::ranges::sort(persons);
    std::set<std::int64_t> twice;
    for (auto one = persons.begin(); (one = std::adjacent_find(one, persons.end())) != persons.end(); ++one)
        twice.insert(*one);
    return twice;
}

/// A tournament on its way through the chain.
class Step {
public:
    Step(const ArchivedTournament& tournament, const Origins& origins, SeatSource& source, Levels& levels,
         std::set<Origins::Seat>& missing)
        : m_tournament(tournament),
          m_origins(origins),
          m_source(source),
          m_levels(levels),
          m_missing(missing),
          m_seats(tournament.persons.size())
    {
    }

    Result<std::vector<SeatStep>> operator()(const std::vector<const KeptStanding*>& before);

private:
    Result<void> takeNewest();
    Result<void> takeEarlier(const ChronicleTournament& one);
    Result<Passage> passed(const ChronicleTournament& one, const engine::Evaluation& stands,
                           const std::vector<std::optional<std::size_t>>& seats);
    void setNumbers(std::size_t seat, const Passage& passage);

    const ArchivedTournament& m_tournament;
    const Origins& m_origins;
    SeatSource& m_source;
    Levels& m_levels;
    std::set<Origins::Seat>& m_missing;
    std::vector<SeatStep> m_seats;
    std::vector<SharedStanding> m_cameWith = {}; ///< of the family of the tournament
    std::vector<SharedStanding> m_left = {};     ///< likewise; empty: nobody leaves otherwise than he came
};

Result<std::vector<SeatStep>> Step::operator()(const std::vector<const KeptStanding*>& before)
{
    const std::size_t count = m_seats.size();
    const std::string family = m_tournament.version ? familyOf(*m_tournament.version) : std::string();
    m_cameWith.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        if (!before[i])
            continue;
        if (const auto found = before[i]->standings.find(family); found != before[i]->standings.end())
            m_cameWith[i] = found->second;
    }
    if (m_tournament.stands) {
        TRY_DO(takeNewest());
    }
    for (const ChronicleTournament& earlier : m_tournament.earlier) {
        if (m_tournament.version) {
            TRY_DO(takeEarlier(earlier));
        }
    }
    const std::set<std::int64_t> twice = sittingTwice(m_tournament.persons);
    for (std::size_t i = 0; i < count; ++i) {
        if (m_tournament.persons[i] == 0)
            continue;
        SeatStep& seat = m_seats[i];
        if (!m_left.empty() && m_left[i] != m_cameWith[i]) {
            seat.behind = before[i] ? *before[i] : KeptStanding();
            seat.behind->standings[family] = m_left[i];
            seat.behind->bytes = packed(seat.behind->standings, m_levels.rules());
            seat.row.state = seat.behind->bytes;
        } else if (before[i]) {
            seat.row.state = before[i]->bytes;
            // Of somebody who sits twice the last seat says how he leaves, even as he came.
            if (twice.contains(m_tournament.persons[i]))
                seat.behind = *before[i];
        }
        seat.row.trace = packed(seat.trace, seat.row);
        seat.row.asked = packed(seat.asked);
    }
    return std::move(m_seats);
}

/// Lets everybody pass through a revision, and notes what was asked for that.
/// @param seats by participant, where he sits in the newest revision
Result<Passage> Step::passed(const ChronicleTournament& one, const engine::Evaluation& stands,
                             const std::vector<std::optional<std::size_t>>& seats)
{
    std::vector<std::int64_t> persons;
    std::vector<SharedStanding> cameWith;
    for (const auto& seat : seats) {
        persons.push_back(seat ? m_tournament.persons[*seat] : 0);
        cameWith.push_back(seat ? m_cameWith[*seat] : nullptr);
    }
    const OtherSeats others(m_origins, m_source, m_levels, m_tournament.key, *m_tournament.version, persons);
    Passage passage = pass(one, *m_tournament.version, stands, cameWith, others, m_levels.rules());
    if (others.error())
        return tl::unexpected(*others.error());
    m_missing.insert(others.missing().begin(), others.missing().end());
    const auto& evaluation = passage.evaluated ? *passage.evaluated : stands;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (persons[i] == 0)
            continue;
        SeatStep& seat = m_seats[*seats[i]];
        addRecorded(seat.trace.published, stands.participants[i]);
        if (!passage.refusal)
            addRecorded(seat.trace.computed, evaluation.participants[i]);
        if (const SeatQuestions* const asked = others.asked(i)) {
            for (const TracedDwz& dwz : asked->dwz)
                addOnce(seat.asked.dwz, dwz);
            for (const engine::Date day : asked->days)
                addOnce(seat.asked.days, day);
        }
    }
    return passage;
}

Result<void> Step::takeNewest()
{
    std::vector<std::optional<std::size_t>> seats;
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        seats.emplace_back(i);
    TRY(Passage passage, passed(m_tournament.one, *m_tournament.stands, seats));
    if (m_tournament.isRemoved)
        return {};
    if (!passage.refusal) {
        for (std::size_t i = 0; i < m_seats.size(); ++i) {
            if (m_tournament.persons[i] == 0)
                continue;
            m_seats[i].trace.isRecorded = passage.recorded[i];
            setNumbers(i, passage);
        }
    }
    m_left = std::move(passage.left);
    return {};
}

/// With what an earlier revision leaves everybody. Who sat where in it is known by the names.
Result<void> Step::takeEarlier(const ChronicleTournament& one)
{
    const auto stands =
        engine::evaluate(one.tournament, *m_tournament.version, {one.arithmetic, false, false});
    if (!stands.has_value())
        return {};
    const engine::Tournament& newest = m_tournament.one.tournament;
    std::vector<std::optional<std::size_t>> seats;
    for (const engine::Participant& participant : one.tournament.participants) {
        seats.push_back(newest.indexOf(participant.number));
        if (seats.back() && newest.participants[*seats.back()].name != participant.name)
            seats.back().reset();
    }
    TRY_DO(passed(one, *stands, seats));
    if (!one.tournament.header.end || *one.tournament.header.end == endOfKey(m_tournament.key))
        return {};
    for (const auto& seat : seats) {
        if (seat && m_tournament.persons[*seat] != 0)
            addOnce(m_seats[*seat].trace.ended, *one.tournament.header.end);
    }
    return {};
}

/// With what somebody comes and goes, where it counts.
void Step::setNumbers(std::size_t seat, const Passage& passage)
{
    const auto& entered =
        (passage.entered ? *passage.entered : m_tournament.one.tournament).participants[seat];
    const ParticipantEvaluation& result =
        (passage.evaluated ? *passage.evaluated : *m_tournament.stands).participants[seat];
    const auto ratingOf = [](const std::optional<engine::Rating>& rating) {
        return rating ? std::optional(rating->value()) : std::nullopt;
    };
    const Entry exit = entryAfter(entered, result);
    ParticipationRow& row = m_seats[seat].row;
    row.entryRating = ratingOf(entered.rating);
    row.entryIndex = entered.index;
    row.exitRating = ratingOf(exit.rating);
    row.exitIndex = exit.index;
    row.games = result.games;
    row.halfPoints = result.score.halfPoints();
}

} // namespace

Result<std::vector<SeatStep>> computed(const ArchivedTournament& tournament,
                                       const std::vector<const KeptStanding*>& before, const Origins& origins,
                                       SeatSource& source, Levels& levels, std::set<Origins::Seat>& missing)
{
    return Step(tournament, origins, source, levels, missing)(before);
}

} // namespace zahlmeister::app
