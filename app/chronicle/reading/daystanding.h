// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "app/chronicle/chronicle.h"
#include "app/chronicle/reading/publication.h"

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

class StandingDay;

/// @brief Brings ratings from the level of one rule version to that of another, each once, and adjusts them.
/// @source document 000, 2.2.1, Anhang 4
class LevelTable {
public:
    /// @param rules must outlive this
    explicit LevelTable(const engine::RuleCatalog& rules) : m_rules(rules) { }

    /// @brief A DWZ on the level of a later version; the same rating where no conversion lies between them.
    [[nodiscard]] int converted(int rating, const engine::RuleVersion& from, const engine::RuleVersion& to);

    /// @brief With which rating somebody stands on a day whom a tournament left with a DWZ.
    /// @param version in force on the day
    [[nodiscard]] int passedOn(const Participation& left, const engine::RuleVersion& version,
                               engine::Date day);

    /// @brief What a rating of a day becomes until a later one without a game.
    /// @param who as he was known last
    [[nodiscard]] int atRest(int rating, const StandingDay& from, const StandingDay& until,
                             const engine::Participant& who);

private:
    const engine::RuleCatalog& m_rules;
    std::map<std::tuple<const engine::RuleVersion*, const engine::RuleVersion*, int>, int> m_known;
};

/// @brief A day on which persons are looked at.
///
/// DWZ only: other rating systems have no place among its figures.
class StandingDay {
public:
    /// @param rules must outlive this
    /// @return Error::UnknownRuleVersion when there are no rules at all
    [[nodiscard]] static Result<StandingDay> on(engine::Date day, const engine::RuleCatalog& rules);

    [[nodiscard]] engine::Date day() const { return m_day; }
    /// @brief In force on the day.
    [[nodiscard]] const engine::RuleVersion& version() const { return *m_version; }

    /// @brief Where a person stands at the end of the day, by his tournaments that had ended by then.
    [[nodiscard]] DayStanding of(const PersonHistory& person, LevelTable& levels) const;

private:
    StandingDay(engine::Date day, const engine::RuleVersion& version);
    [[nodiscard]] StandingKind kindOf(const PersonHistory& person, const Participation& last) const;

    engine::Date m_day;
    const engine::RuleVersion* m_version;
    PublicationFilter m_filter;
};

} // namespace zahlmeister::app
