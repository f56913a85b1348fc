// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "app/chronicle/chronicle.h"

/// Who has a DWZ on a day, and who has none any more.
namespace zahlmeister::app {

/// @brief Whether somebody is among the rated players of a day.
enum class StandingKind {
    Unrated,  ///< never had a DWZ in our tournaments, or none yet
    Rated,    ///< a member with a DWZ
    Expired,  ///< it has expired (document 001, 6.1.1), or the referee took it away
    Former,   ///< no member any more (document 000, 4.1.1)
    Inactive, ///< under rules that say when somebody is
};

/// @brief Where a person stands at the end of a day.
struct DayStanding {
    StandingKind kind = StandingKind::Unrated;
    const Participation* last = nullptr; ///< up to the day, of DWZ tournaments; nullptr: none
    std::optional<int> rating = {};      ///< of the rated ones, on the level of the day's rules (Anhang 4)
};

/// @brief Brings ratings from the level of one rule version to that of another, each once.
/// @source document 000, Anhang 4
class LevelTable {
public:
    /// @param rules must outlive this
    explicit LevelTable(const engine::RuleCatalog& rules) : m_rules(rules) { }

    /// @brief A DWZ on the level of a later version; the same rating where no conversion lies between them.
    [[nodiscard]] int converted(int rating, const engine::RuleVersion& from, const engine::RuleVersion& to);

private:
    const engine::RuleCatalog& m_rules;
    std::map<std::tuple<const engine::RuleVersion*, const engine::RuleVersion*, int>, int> m_known;
};

/// @brief Everybody's standing on a day.
struct DayStandings {
    engine::Date day;
    const engine::RuleVersion* version;    ///< in force on the day
    std::vector<DayStanding> persons = {}; ///< in the order of the chronicle

    /// @brief How many are rated.
    [[nodiscard]] int rated() const;
};

/// @brief Where everybody stands at the end of a day, by the tournaments that had ended by then.
///
/// DWZ only: other rating systems have no place among its figures.
/// @param levels of the chronicle's rules
/// @return Error::UnknownRuleVersion when there are no rules at all
[[nodiscard]] Result<DayStandings> standingsOn(const Chronicle& chronicle, engine::Date day,
                                               LevelTable& levels);

} // namespace zahlmeister::app
