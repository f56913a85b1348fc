// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/reading/suppression.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <tuple>

namespace zahlmeister::app {

namespace {

using Flow = PointFlow FlowPeriod::*;

constexpr std::array<Flow, 2> kCome{&FlowPeriod::first, &FlowPeriod::arrived};
constexpr std::array<Flow, 3> kGone{&FlowPeriod::expired, &FlowPeriod::former, &FlowPeriod::inactive};
constexpr std::array<Flow, 6> kCounted{&FlowPeriod::first,  &FlowPeriod::arrived,  &FlowPeriod::expired,
                                       &FlowPeriod::former, &FlowPeriod::inactive, &FlowPeriod::kept};
constexpr std::array<Flow, 7> kAll{&FlowPeriod::first,    &FlowPeriod::arrived,  &FlowPeriod::expired,
                                   &FlowPeriod::former,   &FlowPeriod::inactive, &FlowPeriod::kept,
                                   &FlowPeriod::converted};

bool isOneOf(std::span<const Flow> flows, Flow flow)
{
    return std::ranges::find(flows, flow) != flows.end();
}

/// Hides what must be hidden of one period.
class PeriodCover {
public:
    explicit PeriodCover(FlowPeriod& period) : m_period(period)
    {
        for (const Flow flow : kAll) {
            if (!mayBeShown((period.*flow).persons))
                m_persons.push_back(flow);
        }
    }

    /// @return false when nothing of the period can be shown
    bool cover()
    {
        coverPersons();
        m_points = m_persons;
        const bool isSafe = coverPoints();
        for (const Flow flow : m_points) {
            (m_period.*flow).points = 0;
            (m_period.*flow).hidesPoints = true;
        }
        for (const Flow flow : m_persons) {
            (m_period.*flow).persons = 0;
            (m_period.*flow).hidesPersons = true;
        }
        return isSafe;
    }

private:
    /// How many sums of persons have exactly one hidden part: first + arrived - expired - former - inactive
    /// is what is more afterwards; expired + former + inactive + kept are all before; first + arrived + kept
    /// are all afterwards.
    [[nodiscard]] static int openSums(const std::vector<Flow>& hidden)
    {
        const auto count = [&](bool come, bool gone, bool kept) {
            return std::ranges::count_if(hidden, [&](Flow flow) {
                return (come && isOneOf(kCome, flow)) || (gone && isOneOf(kGone, flow)) ||
                       (kept && flow == &FlowPeriod::kept);
            });
        };
        return (count(true, true, false) == 1 ? 1 : 0) + (count(false, true, true) == 1 ? 1 : 0) +
               (count(true, false, true) == 1 ? 1 : 0);
    }

    void coverPersons()
    {
        while (openSums(m_persons) > 0) {
            std::optional<Flow> best;
            std::tuple<int, bool, int> least;
            for (const Flow flow : kCounted) {
                if (isOneOf(m_persons, flow))
                    continue;
                std::vector<Flow> more = m_persons;
                more.push_back(flow);
                // Rather somebody than nobody, and rather few than many.
                const int persons = (m_period.*flow).persons;
                const std::tuple cost(openSums(more), persons == 0, persons);
                if (!best || cost < least) {
                    best = flow;
                    least = cost;
                }
            }
            m_persons.push_back(*best); // with all of them hidden no sum is open
        }
    }

    /// How many persons the hidden points are about: those who are converted are those who stay.
    [[nodiscard]] int personsOfPoints() const
    {
        int persons = 0;
        for (const Flow flow : kCounted) {
            const bool isHidden = isOneOf(m_points, flow) ||
                                  (flow == &FlowPeriod::kept && isOneOf(m_points, &FlowPeriod::converted));
            persons += isHidden ? (m_period.*flow).persons : 0;
        }
        return persons;
    }

    bool coverPoints()
    {
        while (!m_points.empty() && (m_points.size() == 1 || personsOfPoints() < kSmallestGroup)) {
            std::optional<Flow> best;
            for (const Flow flow : kCounted) {
                const int persons = (m_period.*flow).persons;
                // What games changed tells least of anybody.
                if (isOneOf(m_points, flow) || persons == 0)
                    continue;
                if (!best || flow == &FlowPeriod::kept || persons < (m_period.**best).persons)
                    best = flow;
            }
            if (!best)
                return false;
            m_points.push_back(*best);
        }
        return true;
    }

    FlowPeriod& m_period;
    std::vector<Flow> m_persons; ///< whose number of persons is hidden, and so its points
    std::vector<Flow> m_points;  ///< whose points are hidden
};

/// Hides as many groups more as are needed in those that have so many first characters in common.
void closeAll(const std::map<std::string, int>& persons, std::size_t length, std::set<std::string>& hidden)
{
    std::map<std::string, std::vector<std::string>> together;
    for (const auto& [key, count] : persons)
        together[key.substr(0, length)].push_back(key);
    for (const auto& [beginning, keys] : together) {
        const auto isOpen = [&] {
            int groups = 0;
            int all = 0;
            for (const std::string& key : keys) {
                groups += hidden.contains(key) ? 1 : 0;
                all += hidden.contains(key) ? persons.at(key) : 0;
            }
            return groups == 1 || (groups > 0 && all < kSmallestGroup);
        };
        while (isOpen()) {
            const std::string* smallest = nullptr;
            for (const std::string& key : keys) {
                if (!hidden.contains(key) && persons.at(key) > 0 &&
                    (!smallest || persons.at(key) < persons.at(*smallest)))
                    smallest = &key;
            }
            if (!smallest)
                break; // all of them are hidden
            hidden.insert(*smallest);
        }
    }
}

} // namespace

void hideSmallFlows(std::vector<FlowPeriod>& flows)
{
    std::erase_if(flows, [](FlowPeriod& period) {
        return !mayBeShown(period.before.persons) || !mayBeShown(period.after.persons) ||
               !PeriodCover(period).cover();
    });
}

std::set<std::string> hiddenGroups(const std::map<std::string, int>& persons, std::size_t longest)
{
    std::set<std::string> hidden;
    for (const auto& [key, count] : persons) {
        if (!mayBeShown(count))
            hidden.insert(key);
    }
    // What is hidden of all together may be the difference within a smaller one.
    for (std::size_t before = hidden.size() + 1; before != hidden.size();) {
        before = hidden.size();
        for (std::size_t length = 0; length <= longest; ++length)
            closeAll(persons, length, hidden);
    }
    return hidden;
}

} // namespace zahlmeister::app
