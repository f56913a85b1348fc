// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/conversion.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/base/rounding.h"
#include "engine/base/try.h"
#include "engine/rules/byhand.h"
#include "engine/rules/parameterreader.h"

namespace zahlmeister::engine {

namespace {

using Op = OperandName;

constexpr const char* kUpTo = "conversion_up_to";
constexpr const char* kFactor = "conversion_factor";
constexpr const char* kSummand = "conversion_summand";
constexpr const char* kDay = "conversion_day";
constexpr const char* kConvertsCarryOver = "converts_carry_over";
constexpr ParticipantNumber kPlayer(1);

const Explanation kAdded{
    .text =
        ZAHLMEISTER_TEXT("Rules", "The level of all ratings was raised once: up to {upper_bound} everybody "
                                  "gets {bonus} points more. The result is rounded, a half upwards."),
    .symbols = "R_n = R_o + d",
    .values = "R_n = {old_rating} + {bonus}"};

const Explanation kScaled{
    .text =
        ZAHLMEISTER_TEXT("Rules", "The level of all ratings was raised once: up to {upper_bound} the lower "
                                  "ratings gain more than the higher ones. The result is rounded, a half "
                                  "upwards."),
    .symbols = "R_n = c · R_o + d",
    .values = "R_n = {base_coefficient} · {old_rating} + {bonus} = {unrounded}"};

const Explanation kKept{
    .text = ZAHLMEISTER_TEXT("Rules", "The level of all ratings was raised once, but ratings as high as this "
                                      "stayed as they were."),
    .symbols = "R_n = R_o"};

const Explanation kIndex{
    .text = ZAHLMEISTER_TEXT("Rules", "The conversion is an entry of its own and raises the index by one."),
    .symbols = nullptr};

const Explanation& explanationOf(const Conversion::Piece& piece)
{
    if (piece.factor == 1 && piece.summand == 0)
        return kKept;
    return piece.factor == 1 ? kAdded : kScaled;
}

} // namespace

Result<Conversion> Conversion::from(const RuleVersion& version)
{
    return readParameters<Conversion>(version);
}

Conversion Conversion::from(ParameterReader& read)
{
    const auto bounds = read.anyWholeRow(kUpTo, kLeastBound, kMostBound);
    if (std::ranges::adjacent_find(bounds, std::ranges::greater_equal()) != bounds.end())
        read.refuse();
    const auto factors = read.row(kFactor, bounds.size() + 1, 0, kMostFactor);
    const auto summands = read.row(kSummand, bounds.size() + 1, -kMostSummand, kMostSummand);
    Conversion conversion;
    conversion.m_pieces.clear();
    for (std::size_t at = 0; at < factors.size(); ++at) {
        const int above = at == 0 ? 0 : bounds[at - 1];
        const auto upTo = at < bounds.size() ? std::optional(bounds[at]) : std::nullopt;
        conversion.m_pieces.push_back({above, upTo, factors[at], summands[at]});
    }
    return conversion;
}

std::optional<Conversion> Conversion::of(std::vector<Piece> pieces)
{
    if (pieces.empty() || pieces.back().upTo)
        return std::nullopt;
    int above = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        Piece& piece = pieces[i];
        const bool isLast = i + 1 == pieces.size();
        const bool isBound = isLast || (piece.upTo && *piece.upTo > above && *piece.upTo >= kLeastBound &&
                                        *piece.upTo <= kMostBound);
        // Written so that what is no number is refused, too.
        const bool isFormula =
            piece.factor >= 0 && piece.factor <= kMostFactor && std::fabs(piece.summand) <= kMostSummand;
        if (!isBound || !isFormula)
            return std::nullopt;
        piece.above = above;
        above = piece.upTo.value_or(above);
    }
    Conversion conversion;
    conversion.m_pieces = std::move(pieces);
    return conversion;
}

const Conversion::Piece& Conversion::pieceOf(int rating) const
{
    return *std::find_if(m_pieces.begin(), m_pieces.end(),
                         [&](const Piece& piece) { return !piece.upTo || rating <= *piece.upTo; });
}

int Conversion::convert(int rating) const
{
    // RULE: WO2026 Anhang 4
    const Piece& piece = pieceOf(rating);
    return static_cast<int>(roundCommercial(piece.factor * rating + piece.summand));
}

Result<std::optional<CarryOverConversion>> CarryOverConversion::from(const RuleVersion& version)
{
    ParameterReader read(version);
    auto conversion = from(read);
    return read.checked(std::move(conversion));
}

std::optional<CarryOverConversion> CarryOverConversion::from(ParameterReader& read)
{
    const bool isOn = read.flag(kConvertsCarryOver);
    const auto day = read.wholeRow(kDay, 3, 1, 9999);
    const auto date = Date::tryFrom(day[0], day[1], day[2]);
    if (!date)
        read.refuse();
    auto conversion = Conversion::from(read);
    return isOn && date ? std::optional(CarryOverConversion{std::move(conversion), *date}) : std::nullopt;
}

std::optional<int> CarryOverConversion::convert(const CarryOverGame& game) const
{
    // RULE: WO2026 Anhang 4, 4.1.1
    if (!game.date || *game.date >= day)
        return std::nullopt;
    return conversion.convert(game.opponentRating.value());
}

Result<Evaluation> convertByHand(int rating, int index, const RuleVersion& version, bool trace)
{
    TRY(const auto conversion, Conversion::from(version));
    TRY_DO(checkInput({.rating = rating, .index = index}));
    if (rating < 1) // RULE: WO2026 Anhang 4: "falls 0 < DWZalt"
        return failure(ErrorCode::OutOfRange, {"calculate", "rating", std::to_string(rating), "1..9999"});
    Evaluation evaluation{version.id, version.arithmetic};
    ParticipantEvaluation& result = evaluation.participants.emplace_back(
        ParticipantEvaluation{.number = kPlayer, .group = Group::Established});
    result.oldRating = rating;
    result.oldIndex = index;
    result.newRating = conversion.convert(rating);
    result.newIndex = index + 1; // RULE: WO2026 2.2.4
    result.recorded = true;
    if (trace) {
        const Conversion::Piece& piece = conversion.pieceOf(rating);
        Trace& steps = evaluation.trace;
        steps.begin(Quantity::NewRating, kPlayer.value(), Conversion::kClause);
        steps.finish(*result.newRating, explanationOf(piece), Op::OldRating, rating, Op::BaseCoefficient,
                     piece.factor, Op::Bonus, piece.summand, Op::UpperBound, piece.upTo, Op::Unrounded,
                     piece.factor * rating + piece.summand);
        steps.tell(Quantity::NewIndex, kPlayer.value(), "2.2.4", *result.newIndex, kIndex, Op::OldIndex,
                   index);
    }
    return evaluation;
}

} // namespace zahlmeister::engine
