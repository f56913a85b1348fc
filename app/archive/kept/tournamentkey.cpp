// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/tournamentkey.h"

#include <algorithm>
#include <limits>
#include <string>
#include <string_view>

#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

constexpr int kFirstYear = 1950;
constexpr int kLastYear = 2149;
constexpr int kDays = 73'049; // of these years
constexpr int kLongest = 1200;
constexpr int kEarliestArrival = -100; // days after the end
constexpr int kLatestArrival = 699;
constexpr int kPlaces = kLongest + 1 + kLatestArrival - kEarliestArrival + 1; // within a day
constexpr int kLevels = 36 * 36 * 36 + 1;
static_assert(__extension__ static_cast<__int128>(kDays) * kPlaces * kLevels * (kMostTournaments + 1) <
              std::numeric_limits<std::int64_t>::max());
constexpr std::string_view kLevelDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"; // in the order of ASCII

tl::unexpected<Error> outOfRange(const char* key, std::string value, const char* expected)
{
    return failure(ErrorCode::OutOfRange, {"tournament", key, std::move(value), expected});
}

/// 0 without a level, else in the order of the texts.
Result<std::int64_t> levelNumber(const std::string& level)
{
    if (level.empty())
        return 0;
    std::int64_t number = 0;
    for (const char letter : level) {
        const std::size_t digit = kLevelDigits.find(letter);
        if (level.size() != 3 || digit == std::string_view::npos)
            return outOfRange("level", level, "three-characters");
        number = number * static_cast<std::int64_t>(kLevelDigits.size()) + static_cast<std::int64_t>(digit);
    }
    return number + 1;
}

constexpr std::int64_t kKeysOfDay = std::int64_t(kPlaces) * kLevels * (kMostTournaments + 1);

} // namespace

Result<std::int64_t> tournamentKey(const ChronicleTournament& one)
{
    const engine::TournamentHeader& header = one.tournament.header;
    if (!header.end || header.end->year() < kFirstYear || header.end->year() > kLastYear)
        return outOfRange("end", header.end ? header.end->iso() : "", "1950–2149");
    // RULE: WO2026 2.2.3
    // RULE: FWZ 3.3
    const int duration = header.start.value_or(*header.end).daysTo(*header.end);
    const int arrival = header.end->daysTo(one.received.value_or(*header.end));
    if (!one.received && (duration < 0 || duration > kLongest))
        return outOfRange("start", header.start->iso(), "date");
    if (one.received && (arrival < kEarliestArrival || arrival > kLatestArrival))
        return outOfRange("received", one.received->iso(), "date");
    TRY(const std::int64_t level, one.received ? Result<std::int64_t>(0) : levelNumber(header.level));
    if (one.id.value() < 1 || one.id.value() > kMostTournaments)
        return outOfRange("id", std::to_string(one.id.value()), "1–1349999");
    std::int64_t key = engine::Date::tryFrom(kFirstYear, 1, 1)->daysTo(*header.end);
    key = key * kPlaces + (one.received ? kLongest + 1 + arrival - kEarliestArrival : kLongest - duration);
    key = key * kLevels + level;
    return key * (kMostTournaments + 1) + one.id.value();
}

engine::Date endOfKey(std::int64_t key)
{
    return engine::Date::tryFrom(kFirstYear, 1, 1)->plusDays(static_cast<int>(key / kKeysOfDay));
}

std::string levelOfKey(std::int64_t key)
{
    std::int64_t number = key / (kMostTournaments + 1) % kLevels - 1;
    if (number < 0)
        return {};
    std::string level(3, ' ');
    for (auto letter = level.rbegin(); letter != level.rend(); ++letter) {
        *letter = kLevelDigits[static_cast<std::size_t>(number) % kLevelDigits.size()];
        number /= static_cast<std::int64_t>(kLevelDigits.size());
    }
    return level;
}

engine::TournamentId tournamentOfKey(std::int64_t key)
{
    return engine::TournamentId(key % (kMostTournaments + 1));
}

std::pair<std::int64_t, std::int64_t> keysOfDay(engine::Date day)
{
    const int number = std::clamp(engine::Date::tryFrom(kFirstYear, 1, 1)->daysTo(day), -1, kDays - 1);
    const std::int64_t first = number * kKeysOfDay;
    return {first, first + kKeysOfDay - 1};
}

} // namespace zahlmeister::app
