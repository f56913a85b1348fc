// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/otherrows.h"

#include <algorithm>

#include "app/archive/tournamentkey.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kNoIndex = -1;

std::int64_t lastKeyOfDay(std::int64_t first)
{
    const auto [begin, end] = keysOfDay(*engine::Date::tryFrom(2000, 1, 1));
    return first + (end - begin);
}

} // namespace

OtherRows::Question OtherRows::about(std::int64_t person, const TracedDwz& dwz)
{
    return {person, dwz.second.value_or(kNoIndex)};
}

OtherRows::Question OtherRows::about(std::int64_t person, engine::Date day)
{
    return {person, keysOfDay(day).first};
}

void OtherRows::expect(std::int64_t person, const SeatQuestions& asked)
{
    for (const TracedDwz& dwz : asked.dwz)
        m_expected[Kind::Index].push_back(about(person, dwz));
    for (const engine::Date day : asked.days)
        m_expected[Kind::Day].push_back(about(person, day));
}

Result<void> OtherRows::readExpected()
{
    for (auto& [kind, questions] : std::exchange(m_expected, {})) {
        std::ranges::sort(questions);
        const auto twice = std::ranges::unique(questions);
        questions.erase(twice.begin(), twice.end());
        std::erase_if(questions, [&, kind = kind](const Question& one) {
            return m_read.contains({kind, one});
        });
        TRY_DO(read(kind, questions));
    }
    return {};
}

OtherRows::Read OtherRows::readFrom(ParticipationRow row, const QVariant& removed,
                                    const QVariant& rules) const
{
    return {std::move(row), removed.toInt() != 0,
            m_rules.find(rules.toString().toStdString()).value_or(nullptr)};
}

/// A conversion on the way counts as an evaluation (Anhang 4).
bool OtherRows::mayMatch(Kind kind, std::int64_t asked, std::int64_t key, const ParticipationRow& row) const
{
    const std::int64_t value = kind == Kind::Index ? row.exitIndex.value_or(kNoIndex) : key;
    const auto conversions = static_cast<std::int64_t>(asked == kNoIndex ? 0 : m_rules.versions().size());
    const std::int64_t least = kind == Kind::Index ? asked - conversions : asked;
    const std::int64_t most = kind == Kind::Index ? asked : lastKeyOfDay(asked);
    return (value >= least && value <= most) || !row.trace.isEmpty();
}

Result<void> OtherRows::read(Kind kind, const std::vector<Question>& questions)
{
    if (questions.empty())
        return {};
    const QString condition =
        kind == Kind::Index
            ? u"coalesce(p.exit_index, -1) BETWEEN w.b - (CASE WHEN w.b < 0 THEN 0 ELSE %1 END) AND w.b"_s
                  .arg(m_rules.versions().size())
            : u"p.key BETWEEN w.b AND w.b + %1"_s.arg(lastKeyOfDay(0));
    TRY(const auto rows,
        m_database.rows(
            u"SELECT w.a, w.b, p.key, p.seat, p.entry_rating, p.entry_index, p.exit_rating, p.exit_index,"
            " p.games, p.half_points, p.state, p.trace, p.asked, t.removed, t.rules FROM {pairs}"
            " JOIN participation AS p ON p.person_id = w.a AND (%1 OR length(p.trace) > 0)"
            " JOIN tournament AS t ON t.key = p.key"_s.arg(condition),
            m_database.dialect().pairs(questions)));
    for (const Question& one : questions)
        m_read[{kind, one}];
    for (const QVariantList& row : rows)
        m_read[{kind, {row[0].toLongLong(), row[1].toLongLong()}}].emplace(
            Place(row[2].toLongLong(), row[3].toLongLong()), readFrom(rowIn(row, 4), row[13], row[14]));
    return {};
}

Result<std::vector<OtherSeat>> OtherRows::answerTo(Kind kind, const Question& question)
{
    if (!m_read.contains({kind, question})) {
        TRY_DO(read(kind, {question}));
    }
    Seats seats = m_read.at({kind, question});
    TRY_DO(addPending(kind, question, seats));
    std::vector<OtherSeat> all;
    for (const auto& [place, one] : seats) {
        TRY(auto trace, unpackedTrace(one.row));
        all.push_back({place.first, place.second, one.isRemoved, one.version, std::move(trace)});
    }
    return all;
}

/// What is computed stands for what is written.
Result<void> OtherRows::addPending(Kind kind, const Question& question, Seats& seats)
{
    const auto& [person, asked] = question;
    std::vector<std::int64_t> keys;
    const auto first = m_pending.lower_bound({person, {0, 0}});
    const auto last = m_pending.lower_bound({person + 1, {0, 0}});
    for (auto pending = first; pending != last; ++pending) {
        const auto& [key, row] = *pending;
        if (const auto known = seats.find(key.second); known != seats.end())
            known->second.row = row;
        else if (mayMatch(kind, asked, key.second.first, row))
            keys.push_back(key.second.first);
    }
    if (keys.empty())
        return {};
    TRY(const auto rows,
        m_database.rows(u"SELECT key, removed, rules FROM tournament WHERE key IN {numbers}"_s,
                        m_database.dialect().numbers(keys)));
    for (const QVariantList& row : rows) {
        const std::int64_t key = row[0].toLongLong();
        for (auto pending = m_pending.lower_bound({person, {key, 0}});
             pending != last && pending->first.second.first == key; ++pending)
            seats.emplace(pending->first.second, readFrom(pending->second, row[1], row[2]));
    }
    return {};
}

Result<std::vector<OtherSeat>> OtherRows::leavingWith(std::int64_t person, const TracedDwz& dwz,
                                                      const engine::RuleVersion& /*version*/)
{
    return answerTo(Kind::Index, about(person, dwz));
}

Result<std::vector<OtherSeat>> OtherRows::endedOn(std::int64_t person, engine::Date day)
{
    return answerTo(Kind::Day, about(person, day));
}

} // namespace zahlmeister::app
