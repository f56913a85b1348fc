// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/lab/study.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/rules/conversion.h"

namespace zahlmeister::app {

/// @brief The rule versions as a variant has them.
///
/// A variant without a day takes the place of its base. One with a day is in force from then on, also for
/// tournaments that name its base, and no later version follows it; ratings are converted (Anhang 4) when
/// the base came with a conversion that has not been before.
class VariantRules {
public:
    /// @param variant a rule version, no yardstick
    /// @param rules of the data
    /// @return Error::UnknownRuleVersion, MissingParameter (one that the base does not have), BadParameter
    [[nodiscard]] static Result<VariantRules> of(const Variant& variant, const engine::RuleCatalog& rules);

    /// @brief The rules in force.
    explicit VariantRules(const engine::RuleCatalog& rules);

    /// @brief By which version a tournament is evaluated; nullptr: nobody knows.
    [[nodiscard]] const engine::RuleVersion* versionOf(const engine::TournamentHeader& header) const;

    [[nodiscard]] const engine::RuleCatalog& catalogue() const { return *m_catalogue; }

    /// @brief From which day on it differs from the rules in force; nothing: nowhere, or since ever.
    [[nodiscard]] std::optional<engine::Date> from() const { return m_from; }
    /// @brief Whether it is the rules in force.
    [[nodiscard]] bool isReference() const { return m_isReference; }

    /// @brief Something that changes the DWZ of everybody, or of some, on a day.
    struct LevelStep {
        engine::Date day;
        std::optional<engine::Conversion> conversion = {}; ///< Anhang 4
        const engine::Adjustment* adjustment = nullptr;    ///< 2.2.1, of the catalogue
        const engine::RuleVersion* rules = nullptr;        ///< in force on the day
    };

    /// @brief All of them in their order; of one day a conversion comes first.
    [[nodiscard]] std::vector<LevelStep> levelSteps() const;

private:
    std::shared_ptr<const engine::RuleCatalog> m_catalogue;
    const engine::RuleVersion* m_version = nullptr; ///< of the catalogue, of a variant
    std::string m_base;
    std::optional<engine::Date> m_from;
    bool m_isReference = true;
};

} // namespace zahlmeister::app
