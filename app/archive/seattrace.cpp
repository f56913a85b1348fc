// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/seattrace.h"

#include <cstdint>
#include <limits>

#include "app/archive/packed.h"

namespace zahlmeister::app {

namespace {

constexpr int kTracedRating = 1500;
constexpr std::size_t kMostValues = 100'000;
constexpr int kFurthestTracedDay = 146'097;

engine::Date firstTracedDay()
{
    return *engine::Date::tryFrom(2000, 1, 1);
}

/// What the numbers of a row say: whoever is evaluated has an index that is one more.
std::optional<TracedDwz> usualExit(const ParticipationRow& row)
{
    return row.exitRating && row.exitIndex != row.entryIndex
               ? std::optional(TracedDwz(*row.exitRating, row.exitIndex))
               : std::nullopt;
}

SeatTrace usualTrace(const ParticipationRow& row)
{
    const auto exit = usualExit(row);
    return exit ? SeatTrace{true, {*exit}, {*exit}, {}} : SeatTrace();
}

/// Whether it is usualTrace(), which is asked millions of times.
bool isUsual(const SeatTrace& trace, const ParticipationRow& row)
{
    const auto exit = usualExit(row);
    const auto isThat = [&](const std::vector<TracedDwz>& all) {
        return exit ? all.size() == 1 && all.front() == *exit : all.empty();
    };
    return trace.isRecorded == exit.has_value() && isThat(trace.published) && isThat(trace.computed) &&
           trace.ended.empty();
}

void write(PackedWriter& out, const std::vector<TracedDwz>& all)
{
    out.number(all.size());
    for (const auto& [rating, index] : all) {
        out.signedNumber(rating - kTracedRating);
        out.number(index ? static_cast<std::uint64_t>(*index) + 1 : 0);
    }
}

void write(PackedWriter& out, const std::vector<engine::Date>& days)
{
    out.number(days.size());
    for (const engine::Date day : days)
        out.signedNumber(firstTracedDay().daysTo(day));
}

int smallNumber(PackedReader& in, std::int64_t value)
{
    if (value < std::numeric_limits<int>::min() / 2 || value > std::numeric_limits<int>::max() / 2) {
        in.fail();
        return 0;
    }
    return static_cast<int>(value);
}

std::vector<TracedDwz> readDwz(PackedReader& in)
{
    std::vector<TracedDwz> all;
    for (std::size_t count = in.count(kMostValues); count > 0 && in.isGood(); --count) {
        const int rating = smallNumber(in, in.signedNumber()) + kTracedRating;
        const int index = smallNumber(in, static_cast<std::int64_t>(in.number()));
        all.emplace_back(rating, index > 0 ? std::optional(index - 1) : std::nullopt);
    }
    return all;
}

std::vector<engine::Date> readDays(PackedReader& in)
{
    std::vector<engine::Date> days;
    for (std::size_t count = in.count(kMostValues); count > 0 && in.isGood(); --count) {
        const int day = smallNumber(in, in.signedNumber());
        if (day < -kFurthestTracedDay || day > kFurthestTracedDay)
            in.fail();
        else
            days.push_back(firstTracedDay().plusDays(day));
    }
    return days;
}

} // namespace

QByteArray packed(const SeatTrace& trace, const ParticipationRow& row)
{
    if (isUsual(trace, row))
        return {};
    PackedWriter out;
    out.number(trace.isRecorded ? 1 : 0);
    write(out, trace.published);
    write(out, trace.computed);
    write(out, trace.ended);
    return out.take();
}

Result<SeatTrace> unpackedTrace(const ParticipationRow& row)
{
    if (row.trace.isEmpty())
        return usualTrace(row);
    PackedReader in(row.trace);
    SeatTrace trace;
    trace.isRecorded = in.number() != 0;
    trace.published = readDwz(in);
    trace.computed = readDwz(in);
    trace.ended = readDays(in);
    if (!in.isGood() || !in.isAtEnd())
        return failure(ErrorCode::DamagedContent, {"trace"});
    return trace;
}

QByteArray packed(const SeatQuestions& questions)
{
    if (questions == SeatQuestions())
        return {};
    PackedWriter out;
    write(out, questions.dwz);
    write(out, questions.days);
    return out.take();
}

Result<SeatQuestions> unpackedQuestions(const QByteArray& bytes)
{
    if (bytes.isEmpty())
        return SeatQuestions();
    PackedReader in(bytes);
    SeatQuestions questions;
    questions.dwz = readDwz(in);
    questions.days = readDays(in);
    if (!in.isGood() || !in.isAtEnd())
        return failure(ErrorCode::DamagedContent, {"asked"});
    return questions;
}

} // namespace zahlmeister::app
