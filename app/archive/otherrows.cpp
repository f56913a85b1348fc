// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/otherrows.h"

#include <algorithm>
#include <string>

#include "app/archive/content.h"
#include "app/archive/tournamentkey.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr qsizetype kNumbers = 9; ///< columns that rowIn() reads
constexpr int kNoIndex = -1;

bool isThat(const TracedDwz& dwz, const engine::RuleVersion& version, const TracedDwz& asked,
            const engine::RuleVersion& asking, const engine::RuleCatalog& rules)
{
    if (&version == &asking)
        return dwz == asked;
    const Entry there = convertedTo({engine::Rating::tryFrom(dwz.first), dwz.second}, version, asking, rules);
    return there.rating && TracedDwz(there.rating->value(), there.index) == asked;
}

bool hasAny(const std::vector<TracedDwz>& all, const engine::RuleVersion& version, const TracedDwz& asked,
            const engine::RuleVersion& asking, const engine::RuleCatalog& rules)
{
    return std::ranges::any_of(
        all, [&](const TracedDwz& one) { return isThat(one, version, asked, asking, rules); });
}

} // namespace

bool isAnswerTo(const SeatQuestions& questions, const engine::RuleVersion& asking, const SeatTrace& trace,
                const engine::RuleVersion& version, engine::Date end, const engine::RuleCatalog& rules)
{
    return std::ranges::any_of(questions.dwz,
                               [&](const TracedDwz& asked) {
                                   return hasAny(trace.published, version, asked, asking, rules) ||
                                          hasAny(trace.computed, version, asked, asking, rules);
                               }) ||
           std::ranges::any_of(questions.days, [&](engine::Date day) {
               return day == end || std::ranges::find(trace.ended, day) != trace.ended.end();
           });
}

OtherRows::OtherRows(ArchiveDatabase& database, const engine::RuleCatalog& rules, const PendingRows& pending,
                     std::int64_t key, const engine::RuleVersion& version, std::vector<std::int64_t> persons)
    : m_database(database),
      m_rules(rules),
      m_pending(pending),
      m_key(key),
      m_version(version),
      m_persons(std::move(persons))
{
}

SeatQuestions OtherRows::asked(std::size_t at) const
{
    const auto found = m_asked.find(at);
    return found == m_asked.end() ? SeatQuestions() : found->second;
}

std::vector<Origin> OtherRows::leavingWith(std::size_t at, const Entry& entry) const
{
    m_asked[at].dwz.emplace_back(entry.rating->value(), entry.index);
    auto found = origins(at, entry);
    if (found.has_value())
        return *std::move(found);
    m_error = found.error();
    return {};
}

bool OtherRows::endedOn(std::size_t at, engine::Date day) const
{
    m_asked[at].days.push_back(day);
    const auto found = hasEndedOn(m_persons[at], day);
    if (!found.has_value())
        m_error = found.error();
    return found.value_or(false);
}

/// @param column where id, `removed` and rules are
std::optional<OtherRows::Seat> OtherRows::seatOf(ParticipationRow row, const QVariantList& tournament,
                                                 qsizetype column) const
{
    const auto version = m_rules.find(tournament[column + 2].toString().toStdString());
    if (!version.has_value() || familyOf(**version) != familyOf(m_version))
        return std::nullopt;
    return Seat{std::move(row), engine::TournamentId(tournament[column].toLongLong()),
                tournament[column + 1].toInt() != 0, *version};
}

Result<OtherRows::Seats> OtherRows::seatsOf(std::int64_t person, const QString& condition,
                                            const QVariantList& bound, const MayMatch& mayMatch) const
{
    Seats seats;
    if (person == 0)
        return seats;
    TRY(const auto rows,
        m_database.rows(
            u"SELECT p.key, p.seat, p.entry_rating, p.entry_index, p.exit_rating, p.exit_index,"
            " p.games, p.half_points, p.state, p.trace, p.asked, t.id, t.removed, t.rules"
            " FROM participation AS p JOIN tournament AS t ON t.key = p.key"
            " WHERE p.person_id = ? AND p.key <> ? AND (%1 OR length(p.trace) > 0)"_s.arg(condition),
            QVariantList{qint64(person), qint64(m_key)} + bound));
    for (const QVariantList& row : rows) {
        const std::pair place(row[0].toLongLong(), row[1].toLongLong());
        if (auto seat = seatOf(rowIn([&](int column) { return row[column]; }, 2), row, 2 + kNumbers))
            seats.emplace(place, *std::move(seat));
    }
    TRY_DO(addPending(person, mayMatch, seats));
    return seats;
}

/// What is computed stands for what is written.
Result<void> OtherRows::addPending(std::int64_t person, const MayMatch& mayMatch, Seats& seats) const
{
    std::vector<std::int64_t> keys;
    const auto first = m_pending.lower_bound({person, {0, 0}});
    const auto last = m_pending.lower_bound({person + 1, {0, 0}});
    for (auto pending = first; pending != last; ++pending) {
        const auto& place = pending->first.second;
        if (const auto known = seats.find(place); known != seats.end())
            known->second.row = pending->second;
        else if (place.first != m_key && mayMatch(place.first, pending->second))
            keys.push_back(place.first);
    }
    if (keys.empty())
        return {};
    TRY(const auto rows,
        m_database.rows(u"SELECT key, id, removed, rules FROM tournament WHERE key IN {numbers}"_s,
                        m_database.dialect().numbers(keys)));
    for (const QVariantList& row : rows) {
        const std::int64_t key = row[0].toLongLong();
        for (auto pending = m_pending.lower_bound({person, {key, 0}});
             pending != last && pending->first.second.first == key; ++pending) {
            if (auto seat = seatOf(pending->second, row, 1))
                seats.emplace(pending->first.second, *std::move(seat));
        }
    }
    return {};
}

// RULE: WO2026 2.2.4, 3.7
Result<std::vector<Origin>> OtherRows::origins(std::size_t at, const Entry& entry) const
{
    // A conversion on the way counts as an evaluation (Anhang 4).
    const int index = entry.index.value_or(kNoIndex);
    const int least = index == kNoIndex ? kNoIndex : index - static_cast<int>(m_rules.versions().size());
    TRY(const Seats seats, seatsOf(m_persons[at], u"coalesce(p.exit_index, -1) BETWEEN ? AND ?"_s,
                                   {least, index}, [&](std::int64_t, const ParticipationRow& row) {
                                       const int exit = row.exitIndex.value_or(kNoIndex);
                                       return (exit >= least && exit <= index) || !row.trace.isEmpty();
                                   }));
    std::vector<Origin> origins;
    const TracedDwz asked(entry.rating->value(), entry.index);
    for (const auto& [place, one] : seats) {
        TRY(const auto trace, unpackedTrace(one.row));
        const bool isBefore = place.first < m_key;
        if (!hasAny(trace.published, *one.version, asked, m_version, m_rules) &&
            !(isBefore && hasAny(trace.computed, *one.version, asked, m_version, m_rules)))
            continue;
        TRY(auto origin,
            originOf(place.first, place.second, one, isBefore && !one.isRemoved && trace.isRecorded));
        origins.push_back(std::move(origin));
    }
    return origins;
}

Result<Origin> OtherRows::originOf(std::int64_t key, std::int64_t seat, const Seat& one,
                                   bool isRecorded) const
{
    TRY(const auto rows, m_database.rows(u"SELECT s.content FROM tournament AS t JOIN submission AS s"
                                         " ON s.id = t.submission_id WHERE t.key = ?"_s,
                                         {qint64(key)}));
    const auto content = rows.empty() ? failure(ErrorCode::DamagedContent)
                                      : unpacked(rows.front()[0].toByteArray(), one.tournament);
    const auto at = static_cast<std::size_t>(seat);
    if (!content.has_value() || at >= content->tournament.participants.size())
        return failure(ErrorCode::DamagedContent, {"tournament " + std::to_string(one.tournament.value())});
    const engine::Participant& there = content->tournament.participants[at];
    return Origin{one.tournament, convertedTo(entryOf(there), *one.version, m_version, m_rules),
                  !there.overrides.empty(), isRecorded};
}

// RULE: WO2026 4.1.1
Result<bool> OtherRows::hasEndedOn(std::int64_t person, engine::Date day) const
{
    const auto [first, last] = keysOfDay(day);
    TRY(const Seats seats,
        seatsOf(person, u"p.key BETWEEN ? AND ?"_s, {qint64(first), qint64(last)},
                [](std::int64_t, const ParticipationRow& row) { return !row.trace.isEmpty(); }));
    for (const auto& [place, one] : seats) {
        TRY(const auto trace, unpackedTrace(one.row));
        if (endOfKey(place.first) == day || std::ranges::find(trace.ended, day) != trace.ended.end())
            return true;
    }
    return false;
}

} // namespace zahlmeister::app
