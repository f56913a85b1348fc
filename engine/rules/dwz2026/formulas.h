// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/dwz/rules.h"
#include "engine/rules/dwz2026/parameters.h"

namespace zahlmeister::engine::dwz2026 {

/// @brief What the family needs to know of this version.
[[nodiscard]] dwz::FamilyRules rulesOf(const Parameters& parameters);

/// @brief The formulas of document 000: correction of the first rating, K, R_n.
class Formulas final : public dwz::Formulas {
public:
    /// @param parameters outlive the object
    explicit Formulas(const Parameters& parameters) : m_parameters(parameters) { }

    [[nodiscard]] int firstRating(double iterated, std::int32_t number, Trace* trace) const override;
    [[nodiscard]] dwz::RatedResult newRating(const dwz::RatedPlayer& player, Trace* trace) const override;
    [[nodiscard]] int entryIndex(RatingSource source) const override;

private:
    const Parameters& m_parameters;
};

} // namespace zahlmeister::engine::dwz2026
