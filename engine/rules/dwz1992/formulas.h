// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/dwz/rules.h"
#include "engine/rules/dwz1992/parameters.h"

namespace zahlmeister::engine::dwz1992 {

/// @brief What the family needs to know of a version.
/// @param clauses of its document; outlive the result
[[nodiscard]] dwz::FamilyRules rulesOf(const Parameters& parameters, const dwz::Clauses& clauses);

/// @brief First rating, E and R_n.
class Formulas final : public dwz::Formulas {
public:
    /// @param parameters,clauses outlive the object
    Formulas(const Parameters& parameters, const dwz::Clauses& clauses)
        : m_parameters(parameters), m_clauses(clauses)
    {
    }

    [[nodiscard]] int firstRating(double iterated, std::int32_t number, Trace* trace) const override;
    [[nodiscard]] dwz::RatedResult newRating(const dwz::RatedPlayer& player, Trace* trace) const override;
    [[nodiscard]] int entryIndex(RatingSource source) const override;

private:
    const Parameters& m_parameters;
    const dwz::Clauses& m_clauses;
};

} // namespace zahlmeister::engine::dwz1992
