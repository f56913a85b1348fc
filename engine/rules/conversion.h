// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/base/result.h"
#include "engine/evaluation/evaluation.h"
#include "engine/model/ruleversion.h"

namespace zahlmeister::engine {

/// @brief The conversion of ratings when a rule version came into force (document 000, Anhang 4).
///
/// A line for every range of old ratings: new = factor * old + summand.
class Conversion {
public:
    /// @brief One range of old ratings.
    struct Piece {
        int above;               ///< the range begins above this rating
        std::optional<int> upTo; ///< and ends with this one; nothing: it has no end
        double factor;
        double summand; ///< rating points
    };

    /// @brief Where the rule stands, for citing.
    static constexpr const char* kClause = "Anhang 4";

    /// @brief The conversion of a version, from its parameters `conversion_up_to`, `conversion_factor` and
    /// `conversion_summand`.
    /// @return Error::MissingParameter for a version that came without one, BadParameter
    [[nodiscard]] static Result<Conversion> from(const RuleVersion& version);

    [[nodiscard]] std::span<const Piece> pieces() const { return m_pieces; }

    /// @brief The range that a rating lies in.
    [[nodiscard]] const Piece& pieceOf(int rating) const;

    /// @brief The converted rating, rounded half up.
    [[nodiscard]] int convert(int rating) const;

private:
    std::vector<Piece> m_pieces;
};

/// @brief Converts one player's rating; an entry of its own in his history, which raises his index by one.
/// @param index of the old rating, at least 0
/// @param trace whether to record the step
/// @return one participant with number 1; Error::MissingParameter for a version without a conversion,
/// OutOfRange (rating, index)
/// @source document 000, Anhang 4 and 2.2.4; published case 1366-21 -> 1634-22
[[nodiscard]] Result<Evaluation> convertByHand(int rating, int index, const RuleVersion& version, bool trace);

} // namespace zahlmeister::engine
