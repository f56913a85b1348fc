// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/dwz/rules.h"
#include "engine/rules/esystem/parameters.h"

namespace zahlmeister::engine::esystem {

/// @brief Clauses of a version's document: those of the family and those of the formulas below.
struct Document {
    dwz::Clauses clauses;
    const char* firstRating;
    const char* coefficient;
    const char* newRating;
    const char* correction = ""; ///< from W_e / n alone; empty: the document has none
    const char* estimate = "";   ///< with the opponents' average; likewise
};

/// @brief What the family needs to know of a version.
/// @param document outlives the result
[[nodiscard]] dwz::FamilyRules rulesOf(const Parameters& parameters, const Document& document);

/// @brief First rating, E and R_n.
class Formulas final : public dwz::Formulas {
public:
    /// @param parameters,document outlive the object
    Formulas(const Parameters& parameters, const Document& document)
        : m_parameters(parameters), m_document(document)
    {
    }

    [[nodiscard]] int firstRating(double iterated, std::int32_t number, Trace* trace) const override;
    [[nodiscard]] dwz::RatedResult newRating(const dwz::RatedPlayer& player, Trace* trace) const override;
    [[nodiscard]] int entryIndex(RatingSource source) const override;

private:
    const Parameters& m_parameters;
    const Document& m_document;
};

} // namespace zahlmeister::engine::esystem
