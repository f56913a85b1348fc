// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/course.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <utility>

#include "app/chronicle/reading/suppression.h"

namespace zahlmeister::app {

namespace {

constexpr int kCohortFrom = 25;
constexpr int kCohortTo = 45;
constexpr int kCohortGames = 10;
constexpr int kSureError = 50;
constexpr int kSureStep = 5;
constexpr int kSureSteps = 6; // up to 30 games
constexpr std::array<std::string_view, kLedgerChannels> kChannels{
    "first_ratings", "lists",  "evaluations", "floors",   "conversions",
    "adjustments",   "expiry", "leaving",     "returning"};

/// A person on the way through the years.
struct Walker {
    std::int16_t rating = kNoRating;
    std::int16_t yearBefore = kNoRating; ///< on 31 December
    std::int16_t first = kNoRating;      ///< his first rating, when it came from an evaluation of ours
    std::array<std::int16_t, kSureSteps> steps{kNoRating, kNoRating, kNoRating,
                                               kNoRating, kNoRating, kNoRating};
    std::int16_t birthYear = 0;
    std::uint16_t club = 0;
    bool isActive = false;
    bool hasCrossed = false; ///< a conversion came after his first rating
    int gamesSince = 0;      ///< his first rating
    int gamesThisYear = 0;
    int gamesLastYear = 0;
    std::optional<engine::Date> last = {};
};

double meanOf(const std::vector<int>& values)
{
    return values.empty()
               ? 0
               : static_cast<double>(std::accumulate(values.begin(), values.end(), std::int64_t(0))) /
                     static_cast<double>(values.size());
}

/// Between the two nearest of sorted values.
double quantileOf(const std::vector<int>& sorted, double share)
{
    if (sorted.empty())
        return 0;
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

class Walk {
public:
    Walk(const LabData& data, const ReplayedVariant& variant, std::optional<engine::Date> from)
        : m_data(data),
          m_variant(variant),
          m_from(from),
          m_steps(variant.rules->levelSteps()),
          m_walkers(data.persons() + 1)
    {
    }

    Course operator()();

private:
    void passTo(engine::Date day);
    void endYear(engine::Date day, bool isWhole);
    void take(const VariantRules::LevelStep& step);
    [[nodiscard]] bool concerns(const VariantRules::LevelStep& step, const Walker& walker) const;
    void visit(const LabSeat& seat, const SeatTrack& track, engine::Date end);
    void noteNewcomer(Walker& walker, const SeatTrack& track, bool isFirst);
    void enter(Walker& walker, std::int16_t entry);
    void tellLevel(engine::Date day);
    void tellNewcomers();
    void add(LedgerChannel channel, std::int64_t points)
    {
        m_year.points[static_cast<std::size_t>(channel)] += points;
        ++m_year.persons[static_cast<std::size_t>(channel)];
        m_sum += points;
    }

    const LabData& m_data;
    const ReplayedVariant& m_variant;
    std::optional<engine::Date> m_from;
    std::vector<VariantRules::LevelStep> m_steps;
    std::vector<Walker> m_walkers; ///< by person
    Course m_course;
    LedgerYear m_year;
    std::int64_t m_sum = 0; ///< of the active
    std::size_t m_step = 0; ///< the next of them
    std::int64_t m_cohortPoints = 0;
    std::int64_t m_cohortPersons = 0;
};

Course Walk::operator()()
{
    const auto& tournaments = m_data.tournaments();
    std::optional<engine::Date> last;
    for (const LabData::Tournament& one : tournaments) {
        if (!last)
            m_year.year = one.end.year();
        passTo(one.end);
        last = one.end;
        for (std::size_t i = 0; i < one.seats; ++i) {
            const std::size_t at = one.firstSeat + i;
            if (m_variant.track[at].isCounted)
                visit(m_data.seats()[at], m_variant.track[at], one.end);
        }
    }
    if (last)
        endYear(*last, false);
    m_course.inflation =
        m_cohortPersons == 0 ? 0 : static_cast<double>(m_cohortPoints) / static_cast<double>(m_cohortPersons);
    tellNewcomers();
    for (const Walker& walker : m_walkers)
        m_course.last.push_back(walker.rating);
    return std::move(m_course);
}

/// Ends the years before a day, and takes what changes the level by it.
void Walk::passTo(engine::Date day)
{
    const auto takeBy = [&](engine::Date by) {
        for (; m_step < m_steps.size() && m_steps[m_step].day <= by; ++m_step)
            take(m_steps[m_step]);
    };
    while (m_year.year < day.year()) {
        const engine::Date end = *engine::Date::tryFrom(m_year.year, 12, 31);
        takeBy(end);
        endYear(end, true);
    }
    takeBy(day);
}

bool Walk::concerns(const VariantRules::LevelStep& step, const Walker& walker) const
{
    if (!step.adjustment)
        return true;
    engine::Participant who{.number = engine::ParticipantNumber(1)};
    who.club = m_data.clubs()[walker.club];
    if (walker.birthYear != 0)
        who.birthYear = walker.birthYear;
    return engine::concerns(*step.adjustment, who, *step.rules);
}

/// Everybody's who is concerned, active or not; the list has those of the active.
void Walk::take(const VariantRules::LevelStep& step)
{
    const auto after = [&](std::int16_t rating) {
        return static_cast<std::int16_t>(step.conversion
                                             ? step.conversion->convert(rating)
                                             : engine::adjusted(rating, *step.adjustment, *step.rules));
    };
    const auto channel = step.conversion ? LedgerChannel::Conversions : LedgerChannel::Adjustments;
    for (Walker& walker : m_walkers) {
        if (walker.rating == kNoRating || !concerns(step, walker))
            continue;
        const std::int16_t changed = after(walker.rating);
        if (walker.isActive)
            add(channel, changed - walker.rating);
        walker.rating = changed;
        if (walker.yearBefore != kNoRating)
            walker.yearBefore = after(walker.yearBefore);
        walker.hasCrossed = true;
    }
}

void Walk::endYear(engine::Date day, bool isWhole)
{
    for (Walker& walker : m_walkers) {
        if (walker.isActive && walker.last->plusYears(kActiveYears) < day) {
            walker.isActive = false;
            if (walker.rating != kNoRating)
                add(LedgerChannel::Leaving, -walker.rating);
        }
    }
    m_year.after = m_sum;
    if (!m_from || m_from->year() <= m_year.year) {
        tellLevel(day);
        m_course.ledger.push_back(m_year);
    }
    if (!isWhole)
        return;
    m_year = {.year = m_year.year + 1, .before = m_sum};
    for (Walker& walker : m_walkers) {
        walker.yearBefore = walker.rating;
        walker.gamesLastYear = std::exchange(walker.gamesThisYear, 0);
    }
}

/// With what he comes: the list has what he has now, or he comes into it.
void Walk::enter(Walker& walker, std::int16_t entry)
{
    const bool wasActive = std::exchange(walker.isActive, true);
    if (!wasActive && walker.rating != kNoRating)
        add(LedgerChannel::Returning, walker.rating);
    if (entry == walker.rating)
        return;
    if (entry == kNoRating)
        add(LedgerChannel::Expiry, -walker.rating);
    else
        add(LedgerChannel::Lists, walker.rating == kNoRating ? entry : entry - walker.rating);
    if (walker.rating == kNoRating || entry == kNoRating)
        walker.first = kNoRating;
    walker.rating = entry;
}

void Walk::visit(const LabSeat& seat, const SeatTrack& track, engine::Date end)
{
    Walker& walker = m_walkers[seat.person];
    enter(walker, track.entry);
    walker.birthYear = seat.birthYear != 0 ? seat.birthYear : walker.birthYear;
    walker.club = seat.club;
    walker.last = end;
    walker.gamesThisYear += track.games;
    const bool isFirst = walker.rating == kNoRating && track.exit != kNoRating;
    if (isFirst) {
        add(LedgerChannel::FirstRatings, track.exit);
    } else if (walker.rating != kNoRating && track.exit != kNoRating && walker.rating != track.exit) {
        if (track.floored > 0)
            add(LedgerChannel::Floors, track.floored);
        add(LedgerChannel::Evaluations, track.exit - walker.rating - track.floored);
    }
    noteNewcomer(walker, track, isFirst);
    walker.rating = track.exit;
}

void Walk::noteNewcomer(Walker& walker, const SeatTrack& track, bool isFirst)
{
    if (isFirst) {
        walker.first = track.exit;
        walker.hasCrossed = false;
        walker.gamesSince = 0;
        walker.steps.fill(kNoRating);
        ++m_course.newcomers.persons;
        return;
    }
    if (walker.first == kNoRating)
        return;
    walker.gamesSince += track.games;
    for (int step = 0; step < kSureSteps; ++step) {
        std::int16_t& rating = walker.steps[static_cast<std::size_t>(step)];
        if (rating == kNoRating && !walker.hasCrossed && walker.gamesSince >= (step + 1) * kSureStep)
            rating = track.exit;
    }
}

void Walk::tellLevel(engine::Date day)
{
    ListLevel level{day};
    std::vector<int> ratings;
    std::vector<int> cohort;
    std::vector<int> changes;
    for (const Walker& walker : m_walkers) {
        if (!walker.isActive || walker.rating == kNoRating)
            continue;
        ratings.push_back(walker.rating);
        const int age = day.year() - walker.birthYear;
        if (walker.birthYear == 0 || age < kCohortFrom || age > kCohortTo ||
            walker.gamesThisYear < kCohortGames || walker.gamesLastYear < kCohortGames)
            continue;
        cohort.push_back(walker.rating);
        if (walker.yearBefore != kNoRating)
            changes.push_back(walker.rating - walker.yearBefore);
    }
    std::ranges::sort(ratings);
    level.persons = static_cast<int>(ratings.size());
    level.mean = meanOf(ratings);
    level.median = quantileOf(ratings, 0.5);
    double squares = 0;
    for (const int rating : ratings)
        squares += (rating - level.mean) * (rating - level.mean);
    level.deviation = ratings.empty() ? 0 : std::sqrt(squares / static_cast<double>(ratings.size()));
    level.quantiles = {quantileOf(ratings, 0.1), quantileOf(ratings, 0.25), quantileOf(ratings, 0.75),
                       quantileOf(ratings, 0.9)};
    level.cohort = static_cast<int>(cohort.size());
    level.cohortMean = meanOf(cohort);
    level.cohortKept = static_cast<int>(changes.size());
    level.cohortChange = meanOf(changes);
    m_cohortPoints += std::accumulate(changes.begin(), changes.end(), std::int64_t(0));
    m_cohortPersons += level.cohortKept;
    m_course.levels.push_back(level);
}

/// Of those who came to thirty games without a conversion in between.
void Walk::tellNewcomers()
{
    Newcomers& newcomers = m_course.newcomers;
    for (std::size_t i = 0; i < newcomers.later.size(); ++i) {
        std::vector<int> changes;
        std::vector<int> errors;
        for (const Walker& walker : m_walkers) {
            const std::int16_t then = walker.steps[2 * i + 1];
            if (walker.first == kNoRating || then == kNoRating)
                continue;
            changes.push_back(then - walker.first);
            errors.push_back(std::abs(then - walker.first));
        }
        newcomers.later[i].persons = static_cast<int>(errors.size());
        newcomers.later[i].meanChange = meanOf(changes);
        newcomers.later[i].meanError = meanOf(errors);
    }
    for (int step = -1; step + 1 < kSureSteps && !newcomers.gamesUntilSure; ++step) {
        std::vector<int> errors;
        for (const Walker& walker : m_walkers) {
            const std::int16_t then = step < 0 ? walker.first : walker.steps[static_cast<std::size_t>(step)];
            if (walker.first != kNoRating && walker.steps.back() != kNoRating)
                errors.push_back(std::abs(then - walker.steps.back()));
        }
        if (!errors.empty() && meanOf(errors) < kSureError)
            newcomers.gamesUntilSure = (step + 1) * kSureStep;
    }
}

constexpr std::array<int, 5> kChangeBounds{0, 10, 25, 50, 100};
constexpr int kLevelOfImpact = 400;

std::size_t classOfChange(int change)
{
    const auto at = std::ranges::lower_bound(kChangeBounds, std::abs(change));
    return static_cast<std::size_t>(at - kChangeBounds.begin());
}

std::string levelKey(int rating)
{
    const int from = std::max(0, rating / kLevelOfImpact * kLevelOfImpact);
    return std::to_string(from) + '-' + std::to_string(from + kLevelOfImpact - 1);
}

/// The rows of one way to divide everybody, levels from the lowest on.
void addRows(std::map<std::string, ImpactRow>& rows, std::vector<ImpactRow>& into)
{
    std::map<std::string, int> persons;
    for (const auto& [key, row] : rows)
        persons[key] = row.persons;
    const std::set<std::string> hidden = hiddenGroups(persons, 0);
    const auto first = static_cast<std::ptrdiff_t>(into.size());
    for (auto& [key, row] : rows)
        into.push_back(hidden.contains(key) ? ImpactRow{.group = key, .isHidden = true} : row);
    std::ranges::stable_sort(into.begin() + first, into.end(), {}, [](const ImpactRow& row) {
        return std::strtol(row.group.c_str(), nullptr, 10); // 0 of a word
    });
}

} // namespace

std::string_view channelText(LedgerChannel channel)
{
    return kChannels[static_cast<std::size_t>(channel)];
}

Course courseOf(const LabData& data, const ReplayedVariant& variant, std::optional<engine::Date> from)
{
    return Walk(data, variant, from)();
}

std::vector<ImpactRow> impactOf(const LabData& data, const Course& reference, const Course& variant)
{
    std::vector<std::int16_t> births(data.persons() + 1);
    for (const LabSeat& seat : data.seats()) {
        if (seat.birthYear != 0)
            births[seat.person] = seat.birthYear;
    }
    const int year = data.tournaments().empty() ? 0 : data.tournaments().back().end.year();
    const QualityBins ages(year, year, {});
    ImpactRow all;
    std::map<std::string, ImpactRow> byLevel;
    std::map<std::string, ImpactRow> byAge;
    for (std::size_t person = 1; person < variant.last.size(); ++person) {
        const std::int16_t before = reference.last[person];
        const std::int16_t after = variant.last[person];
        if (before == kNoRating || after == kNoRating)
            continue;
        for (ImpactRow* const row :
             {&all, &byLevel[levelKey(before)], &byAge[ages.key(ages.ofAge(births[person], year)).key]}) {
            ++row->persons;
            row->meanChange += after - before;
            ++row->byChange[classOfChange(after - before)];
        }
    }
    std::vector<ImpactRow> result;
    const auto finish = [](ImpactRow& row) { row.meanChange /= std::max(row.persons, 1); };
    finish(all);
    for (auto* const rows : {&byLevel, &byAge}) {
        for (auto& [key, row] : *rows) {
            row.group = key;
            finish(row);
        }
    }
    if (all.persons < 3) {
        all = ImpactRow();
        all.isHidden = true;
    }
    result.push_back(all);
    addRows(byLevel, result);
    addRows(byAge, result);
    return result;
}

} // namespace zahlmeister::app
