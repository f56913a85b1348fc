// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/otherseats.h"

#include <algorithm>
#include <string>

#include "app/archive/tournamentkey.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

bool hasAny(const std::vector<TracedDwz>& all, const engine::RuleVersion& version, const TracedDwz& asked,
            const engine::RuleVersion& asking, Levels& levels)
{
    return std::ranges::any_of(
        all, [&](const TracedDwz& one) { return levels.isThat(one, version, asked, asking); });
}

bool hasEnded(engine::Date day, engine::Date end, const SeatTrace& trace)
{
    return day == end || std::ranges::find(trace.ended, day) != trace.ended.end();
}

} // namespace

bool isAnswerTo(const SeatQuestions& questions, const engine::RuleVersion& asking, const SeatTrace& trace,
                const engine::RuleVersion& version, engine::Date end, Levels& levels)
{
    return std::ranges::any_of(questions.dwz,
                               [&](const TracedDwz& asked) {
                                   return hasAny(trace.published, version, asked, asking, levels) ||
                                          hasAny(trace.computed, version, asked, asking, levels);
                               }) ||
           std::ranges::any_of(questions.days, [&](engine::Date day) { return hasEnded(day, end, trace); });
}

OtherSeats::OtherSeats(const Origins& origins, SeatSource& source, Levels& levels, std::int64_t key,
                       const engine::RuleVersion& version, const std::vector<std::int64_t>& persons)
    : m_origins(origins),
      m_source(source),
      m_levels(levels),
      m_key(key),
      m_version(version),
      m_persons(persons)
{
}

const SeatQuestions* OtherSeats::asked(std::size_t at) const
{
    const auto found = m_asked.find(at);
    return found == m_asked.end() ? nullptr : &found->second;
}

std::vector<Origin> OtherSeats::leavingWith(std::size_t at, const Entry& entry) const
{
    const TracedDwz dwz(entry.rating->value(), entry.index);
    m_asked[at].dwz.push_back(dwz);
    auto found = origins(at, dwz);
    if (found.has_value())
        return *std::move(found);
    m_error = found.error();
    return {};
}

bool OtherSeats::endedOn(std::size_t at, engine::Date day) const
{
    m_asked[at].days.push_back(day);
    const auto found = hasEndedOn(m_persons[at], day);
    if (!found.has_value())
        m_error = found.error();
    return found.value_or(false);
}

bool OtherSeats::isOther(const OtherSeat& seat) const
{
    return seat.key != m_key && seat.version && familyOf(*seat.version) == familyOf(m_version);
}

// RULE: WO2026 2.2.4, 3.7
Result<std::vector<Origin>> OtherSeats::origins(std::size_t at, const TracedDwz& dwz) const
{
    if (m_persons[at] == 0)
        return std::vector<Origin>();
    TRY(auto seats, m_source.leavingWith(m_persons[at], dwz, m_version));
    std::erase_if(seats, [&](const OtherSeat& seat) {
        return !isOther(seat) ||
               !(hasAny(seat.trace.published, *seat.version, dwz, m_version, m_levels) ||
                 (seat.key < m_key && hasAny(seat.trace.computed, *seat.version, dwz, m_version, m_levels)));
    });
    const auto counting = std::ranges::find_if(seats, [&](const OtherSeat& seat) {
        return seat.key < m_key && !seat.isRemoved && seat.trace.isRecorded;
    });
    if (counting != seats.end())
        return std::vector{Origin{tournamentOfKey(counting->key), {}, false, true}};
    std::vector<Origin> origins;
    for (const OtherSeat& seat : seats) {
        const engine::TournamentId id = tournamentOfKey(seat.key);
        const auto* const there = m_origins.find({seat.key, seat.seat});
        if (!there) {
            m_missing.emplace(seat.key, seat.seat);
            continue;
        }
        if (!*there)
            return failure(ErrorCode::DamagedContent, {"tournament " + std::to_string(id.value())});
        const Entry& entered = (*there)->entry;
        origins.push_back(
            {id, convertedTo(entered, *seat.version, m_version, m_levels.rules()), (*there)->isSetByHand});
    }
    return origins;
}

// RULE: WO2026 4.1.1
Result<bool> OtherSeats::hasEndedOn(std::int64_t person, engine::Date day) const
{
    if (person == 0)
        return false;
    TRY(const auto seats, m_source.endedOn(person, day));
    return std::ranges::any_of(seats, [&](const OtherSeat& seat) {
        return isOther(seat) && hasEnded(day, endOfKey(seat.key), seat.trace);
    });
}

} // namespace zahlmeister::app
