// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/model/ruleversion.h"
#include "engine/rules/adjustment.h"
#include "engine/rules/ratingsystem.h"

namespace zahlmeister::engine {

/// @brief A rule version together with why it is the one.
struct RuleChoice {
    const RuleVersion* version; ///< lives as long as the catalog
    const RuleVersion*
        byDate;  ///< the version in force at the tournament's end date; nullptr when there is none
    bool picked; ///< the referee named it; else it follows from the end date

    /// @brief Whether the version is in force at the tournament's end date.
    [[nodiscard]] bool inForce() const { return version == byDate; }
};

/// @brief The rule versions that can be used and the systems that compute them, with the adjustments that
/// were made to ratings on single days.
///
/// Whatever passes a rating from one tournament to the next, or tells with what somebody stands on a day,
/// has the catalogue: so adjustments reach all of it, and no caller can forget them.
class RuleCatalog {
public:
    /// @param versions oldest first; of two that are in force on a day the one that is valid later counts,
    /// and of these the last
    /// @param adjustments in any order; of one day in the order in which they are made
    explicit RuleCatalog(std::vector<RuleVersion> versions, std::vector<Adjustment> adjustments = {});

    [[nodiscard]] std::span<const RuleVersion> versions() const { return m_versions; }

    /// @brief In the order of their days.
    [[nodiscard]] std::span<const Adjustment> adjustments() const { return m_adjustments; }

    /// @brief The same versions with other adjustments.
    [[nodiscard]] RuleCatalog withAdjustments(std::vector<Adjustment> adjustments) const;

    /// @return Error::UnknownRuleVersion
    [[nodiscard]] Result<const RuleVersion*> find(std::string_view id) const;

    /// @brief The version for a tournament: the one the header names, else the one in force at its end date.
    ///
    /// Without an end date the newest version is taken, before the first version's validity the oldest; then
    /// RuleChoice::inForce() is false and check() says so.
    /// @return Error::UnknownRuleVersion when the header names a version that is not in the catalog
    [[nodiscard]] Result<RuleChoice> choose(const TournamentHeader& header) const;

private:
    [[nodiscard]] const RuleVersion* inForce(Date end) const;

    std::vector<RuleVersion> m_versions;
    std::vector<Adjustment> m_adjustments; ///< by their days
};

/// @brief The system that computes a version.
/// @return Error::UnknownRuleVersion when no system of that id is built in
[[nodiscard]] Result<const RatingSystem*> systemOf(const RuleVersion& version);

/// @brief Whether a version can be computed: its system is built in and finds every parameter in its range.
/// @return Error::UnknownRuleVersion, MissingParameter, BadParameter
[[nodiscard]] Result<void> validate(const RuleVersion& version);

/// @brief What every parameter of a version may be: those that its system reads, then those that say what is
/// asked of a tournament (TournamentConditions) and how ratings were converted (Conversion), each once.
/// @param version may lack parameters or have bad ones
/// @return Error::UnknownRuleVersion
[[nodiscard]] Result<std::vector<ParameterRange>> parameterRanges(const RuleVersion& version);

/// @brief What the system of a version says of itself; nullptr when no system of that id is built in.
[[nodiscard]] const SystemDescription* descriptionOf(const RuleVersion& version);

/// @brief Whether the document of a version has approximations for non-binding calculations.
/// @source document 000, Anhang 2.1
[[nodiscard]] bool hasApproximation(const RuleVersion& version);

/// @brief Evaluates a tournament under a version: systemOf() and RatingSystem::evaluate() in one call.
[[nodiscard]] Result<Evaluation> evaluate(const Tournament& tournament, const RuleVersion& version,
                                          const EvaluationOptions& options = {});

} // namespace zahlmeister::engine
