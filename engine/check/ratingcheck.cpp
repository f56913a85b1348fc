// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/checklist.h"
#include "engine/rules/conversion.h"

namespace zahlmeister::engine {

namespace {

constexpr int kLowestRating = 1;     // the rules of 1992 may give a lower one, but hardly ever do
constexpr int kHighestRating = 2900; // nobody's DWZ or FIDE rating was ever higher

void checkOrigin(Checklist& list, const Participant& participant)
{
    const bool isUnlisted =
        participant.identity == Identity::Newcomer || participant.identity == Identity::TextOnly;
    // RULE: WO2026 4.1.3
    if (isUnlisted && participant.personId.empty() && !participant.fideId)
        list.addIfAsked(participant, FindingCode::SelfDeclaredRating, FindingField::Rating);
    // RULE: WO2026 4.1.2
    const bool isElo = list.conditions().hasFideRatings;
    if (participant.ratingSource == (isElo ? RatingSource::Fide : RatingSource::Dwz))
        return;
    if (isElo && participant.elo)
        return; // that counts
    list.add(participant, FindingCode::ForeignRating, FindingField::Rating);
    if (isElo)
        return; // it does not count, whatever it is
    if (participant.ratingSource == RatingSource::Fide && !participant.fideId && !isUnlisted)
        list.addIfAsked(participant, FindingCode::FideIdMissing, FindingField::FideId);
    if (participant.ratingSource == RatingSource::National && participant.fideId)
        list.addIfAsked(participant, FindingCode::NationalDespiteFideId, FindingField::Rating);
    // RULE: WO2026 2.2.4
    const int usual = list.conditions().foreignIndex;
    if (participant.index && *participant.index != usual)
        list.addIfAsked(participant, FindingCode::ForeignIndexUnusual, FindingField::Index,
                        {std::to_string(*participant.index), std::to_string(usual)});
}

void checkRating(Checklist& list, const Participant& participant, std::optional<double> minimum)
{
    if (!participant.rating) {
        // RULE: WO2026 2.2.4
        if (participant.index && *participant.index > 0)
            list.add(participant, FindingCode::IndexWithoutRating, FindingField::Index,
                     {std::to_string(*participant.index)});
        return;
    }
    checkOrigin(list, participant);
    const bool isDwz = participant.ratingSource == RatingSource::Dwz && !list.conditions().hasFideRatings;
    if (isDwz) { // RULE: WO2026 2.2.4
        if (!participant.index)
            list.add(participant, FindingCode::IndexMissing, FindingField::Index);
        else if (*participant.index == 0)
            list.addIfAsked(participant, FindingCode::IndexZero, FindingField::Index);
    }
    const int rating = participant.rating->value();
    if (minimum && rating < *minimum)
        list.add(participant, FindingCode::RatingBelowMinimum, FindingField::Rating,
                 {std::to_string(static_cast<int>(*minimum))});
    const bool isUnusual = rating > kHighestRating || (rating < kLowestRating && !minimum);
    if (list.isHigherBetter() && isUnusual) // RULE: WO2026 2.2.1
        list.add(participant, FindingCode::RatingImplausible, FindingField::Rating, {std::to_string(rating)});
}

// RULE: WO2026 6.4.2
void checkOverrides(Checklist& list, const Participant& participant)
{
    const auto text = [](std::optional<int> value) {
        return value ? std::to_string(*value) : std::string("–");
    };
    for (const Override& own : participant.overrides) {
        const auto field = own.value == ListedValue::Rating ? FindingField::Rating : FindingField::Index;
        if (own.reason.empty())
            list.add(participant, FindingCode::OverrideUnexplained, field,
                     {text(own.listed), text(own.given)});
        else
            list.add(participant, FindingCode::RatingOverridden, field,
                     {text(own.listed), text(own.given), own.reason});
    }
}

void checkCarryOver(Checklist& list, const Participant& participant,
                    const std::optional<CarryOverConversion>& conversion)
{
    if (participant.carryOver.empty())
        return;
    if (participant.rating) { // RULE: WO2026 3.4.2
        list.add(participant, FindingCode::CarryOverOfRated, FindingField::CarryOver);
        return;
    }
    const auto years = list.choice().version->number("carry_over_years");
    const auto end = list.header().end;
    for (const CarryOverGame& game : participant.carryOver) {
        if (!game.date)
            list.add(participant, FindingCode::CarryOverWithoutDate, FindingField::CarryOver);
        else if (years.has_value() && end && game.date->plusYears(static_cast<int>(*years)) < *end)
            list.add(participant, FindingCode::CarryOverExpired, FindingField::CarryOver,
                     {game.date->iso()}); // RULE: WO2026 4.1.1
        else if (end && *game.date > *end)
            list.add(participant, FindingCode::CarryOverInFuture, FindingField::CarryOver,
                     {game.date->iso()});
        else if (const auto converted = conversion ? conversion->convert(game) : std::nullopt)
            list.add(participant, FindingCode::CarryOverConverted, FindingField::CarryOver,
                     {game.date->iso(), std::to_string(game.opponentRating.value()),
                      std::to_string(*converted)}); // RULE: WO2026 Anhang 4
    }
}

} // namespace

void checkRatings(Checklist& list)
{
    std::optional<double> minimum;
    if (const auto number = list.choice().version->number("minimum_rating"); number.has_value())
        minimum = *number;
    const auto conversion = CarryOverConversion::from(*list.choice().version).value_or(std::nullopt);
    for (const Participant& participant : list.tournament().participants) {
        if (participant.computer) {
            // RULE: WO2026 4.1.4
            if (participant.rating)
                list.addIfAsked(participant, FindingCode::ComputerWithRating, FindingField::Rating,
                                {std::to_string(participant.rating->value())});
            continue;
        }
        checkRating(list, participant, minimum);
        checkOverrides(list, participant);
        checkCarryOver(list, participant, conversion);
    }
}

} // namespace zahlmeister::engine
