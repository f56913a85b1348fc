// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/otherrows.h"

#include "app/archive/tournamentkey.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kNoIndex = -1;

} // namespace

Result<OtherSeat> OtherRows::seatOf(const Place& place, const ParticipationRow& row, const QVariant& removed,
                                    const QVariant& rules) const
{
    const auto version = m_rules.find(rules.toString().toStdString());
    TRY(auto trace, unpackedTrace(row));
    return OtherSeat{place.first, place.second, removed.toInt() != 0, version.value_or(nullptr),
                     std::move(trace)};
}

Result<std::vector<OtherSeat>> OtherRows::seatsOf(std::int64_t person, const QString& condition,
                                                  const QVariantList& bound, const MayMatch& mayMatch)
{
    TRY(const auto rows,
        m_database.rows(u"SELECT p.key, p.seat, p.entry_rating, p.entry_index, p.exit_rating, p.exit_index,"
                        " p.games, p.half_points, p.state, p.trace, p.asked, t.removed, t.rules"
                        " FROM participation AS p JOIN tournament AS t ON t.key = p.key"
                        " WHERE p.person_id = ? AND (%1 OR length(p.trace) > 0)"_s.arg(condition),
                        QVariantList{qint64(person)} + bound));
    std::map<Place, OtherSeat> seats;
    for (const QVariantList& row : rows) {
        const Place place(row[0].toLongLong(), row[1].toLongLong());
        const auto pending = m_pending.find({person, place});
        TRY(auto seat,
            seatOf(place, pending == m_pending.end() ? rowIn(row, 2) : pending->second, row[11], row[12]));
        seats.emplace(place, std::move(seat));
    }
    TRY_DO(addPending(person, mayMatch, seats));
    std::vector<OtherSeat> all;
    for (auto& [place, seat] : seats)
        all.push_back(std::move(seat));
    return all;
}

/// What is computed stands for what is written.
Result<void> OtherRows::addPending(std::int64_t person, const MayMatch& mayMatch,
                                   std::map<Place, OtherSeat>& seats)
{
    std::vector<std::int64_t> keys;
    const auto first = m_pending.lower_bound({person, {0, 0}});
    const auto last = m_pending.lower_bound({person + 1, {0, 0}});
    for (auto pending = first; pending != last; ++pending) {
        const Place& place = pending->first.second;
        if (!seats.contains(place) && mayMatch(place.first, pending->second))
            keys.push_back(place.first);
    }
    if (keys.empty())
        return {};
    TRY(const auto rows,
        m_database.rows(u"SELECT key, removed, rules FROM tournament WHERE key IN {numbers}"_s,
                        m_database.dialect().numbers(keys)));
    for (const QVariantList& row : rows) {
        const std::int64_t key = row[0].toLongLong();
        for (auto pending = m_pending.lower_bound({person, {key, 0}});
             pending != last && pending->first.second.first == key; ++pending) {
            TRY(auto seat, seatOf(pending->first.second, pending->second, row[1], row[2]));
            seats.emplace(pending->first.second, std::move(seat));
        }
    }
    return {};
}

Result<std::vector<OtherSeat>> OtherRows::leavingWith(std::int64_t person, const TracedDwz& dwz,
                                                      const engine::RuleVersion& /*version*/)
{
    // A conversion on the way counts as an evaluation (Anhang 4).
    const int index = dwz.second.value_or(kNoIndex);
    const int least = index == kNoIndex ? kNoIndex : index - static_cast<int>(m_rules.versions().size());
    return seatsOf(person, u"coalesce(p.exit_index, -1) BETWEEN ? AND ?"_s, {least, index},
                   [&](std::int64_t, const ParticipationRow& row) {
                       const int exit = row.exitIndex.value_or(kNoIndex);
                       return (exit >= least && exit <= index) || !row.trace.isEmpty();
                   });
}

Result<std::vector<OtherSeat>> OtherRows::endedOn(std::int64_t person, engine::Date day)
{
    const auto [first, last] = keysOfDay(day);
    return seatsOf(person, u"p.key BETWEEN ? AND ?"_s, {qint64(first), qint64(last)},
                   [first = first, last = last](std::int64_t key, const ParticipationRow& row) {
                       return (key >= first && key <= last) || !row.trace.isEmpty();
                   });
}

} // namespace zahlmeister::app
