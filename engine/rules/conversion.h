// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/base/date.h"
#include "engine/base/result.h"
#include "engine/evaluation/evaluation.h"
#include "engine/model/ruleversion.h"
#include "engine/model/tournament.h"

namespace zahlmeister::engine {

class ParameterReader;

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

        bool operator==(const Piece&) const = default;
    };

    /// @brief Where the rule stands, for citing.
    static constexpr const char* kClause = "Anhang 4";

    /// @brief The conversion of a version, from its parameters `conversion_up_to`, `conversion_factor` and
    /// `conversion_summand`.
    /// @return Error::MissingParameter for a version that came without one, BadParameter
    [[nodiscard]] static Result<Conversion> from(const RuleVersion& version);
    /// @brief Reads it and leaves failures to the reader; of no use after one.
    [[nodiscard]] static Conversion from(ParameterReader& read);

    /// @brief The conversion of these ranges, from the lowest one up; where each begins follows from the one
    /// before it.
    /// @return nothing unless the bounds ascend within kLeastBound to kMostBound and the last range alone has
    /// no end, factors are from 0 to kMostFactor and summands no further from 0 than kMostSummand
    [[nodiscard]] static std::optional<Conversion> of(std::vector<Piece> pieces);

    /// @name What a range may say.
    /// @{
    static constexpr int kLeastBound = 1;
    static constexpr int kMostBound = 5000;
    static constexpr int kMostFactor = 10;
    static constexpr int kMostSummand = 5000;
    /// @}

    bool operator==(const Conversion&) const = default;

    [[nodiscard]] std::span<const Piece> pieces() const { return m_pieces; }

    /// @brief The range that a rating lies in.
    [[nodiscard]] const Piece& pieceOf(int rating) const;

    /// @brief The converted rating, rounded half up.
    [[nodiscard]] int convert(int rating) const;

private:
    std::vector<Piece> m_pieces = {{0, std::nullopt, 1, 0}}; ///< never empty; as it begins it changes nothing
};

/// @brief Puts the opponents of carry-over games from before a conversion on the level after it.
///
/// The regulation does not spell it out. But those games were played against ratings of the old scale;
/// unconverted they would pull first ratings down by up to 400 points. An administrator can switch it off.
struct CarryOverConversion {
    Conversion conversion;
    Date day; ///< of the conversion: tournaments that ended earlier were on the level before

    /// @brief The conversion of a version, from its parameters `converts_carry_over` and `conversion_day`.
    /// @return nothing for a version that came without one, or where it is switched off;
    /// Error::MissingParameter, BadParameter
    [[nodiscard]] static Result<std::optional<CarryOverConversion>> from(const RuleVersion& version);
    /// @brief Reads it and leaves failures to the reader.
    [[nodiscard]] static std::optional<CarryOverConversion> from(ParameterReader& read);

    /// @brief The opponent's rating on the new level; nothing when the game counts as it stands. One without
    /// a date does: nobody can tell its level.
    [[nodiscard]] std::optional<int> convert(const CarryOverGame& game) const;
};

/// @brief Converts one player's rating; an entry of its own in his history, which raises his index by one.
/// @param index of the old rating, at least 0
/// @param trace whether to record the step
/// @return one participant with number 1; Error::MissingParameter for a version without a conversion,
/// OutOfRange (rating, index)
/// @source document 000, Anhang 4 and 2.2.4; published case 1366-21 -> 1634-22
[[nodiscard]] Result<Evaluation> convertByHand(int rating, int index, const RuleVersion& version, bool trace);

} // namespace zahlmeister::engine
