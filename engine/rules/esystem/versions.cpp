// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/esystem/esystem.h"

namespace zahlmeister::engine::esystem {

namespace {

/// The parameters of the newest version; older ones differ in those that are set() below.
std::vector<Parameter> parametersOf2016()
{
    return {
        {"J_youth", {5}},
        {"J_junior", {10}},
        {"J_adult", {15}},
        {"youth_maximum_age", {20}},
        {"junior_maximum_age", {25}},
        {"acceleration_divisor", {2000}},
        {"acceleration_least", {0.5}},
        {"brake_below", {1300}},
        {"brake_divisor", {150}},
        {"E_least", {5}},
        {"E_largest", {30}},
        {"E_largest_braked", {150}},
        {"E_per_index", {5}},
        // Neither 0 % nor 100 % gives a first rating.
        {"games_needed", {5}},
        {"performance_games_needed", {5}},
        {"half_points_needed", {1}},
        {"half_points_lost_needed", {1}},
        {"correction_below", {800}},
        {"correction_base", {700}},
        {"correction_factor", {0.125}},
        {"second_stage_apart", {0}},
        {"extreme_first_rating", {0}},
        // The text is lost; four official evaluations with 0 % or 100 % agree with document 001, 4.7.2.1.2.
        {"extreme_performance", {677}},
        {"score_tolerance", {0}},
        {"tolerance", {0.1}},
        {"maximum_steps", {1000}},
        // The only official first rating at hand, 983, is the value before the last correction below 0.1.
        {"keeps_value_before_last", {1}},
        {"newcomers_have_performance", {0}},
        {"special_rating", {1}},
        {"special_threshold", {300}},
        {"carry_over_years", {2}},
        {"fide_index", {6}},
        {"national_index", {0}},
        {"estimate_limit", {0}},
        {"table_decimals", {3}},
    };
}

void set(std::vector<Parameter>& parameters, std::string_view name, double value)
{
    for (Parameter& parameter : parameters) {
        if (parameter.name == name)
            parameter.values = {value};
    }
}

std::vector<Parameter> parametersOf2013()
{
    auto parameters = parametersOf2016();
    set(parameters, "special_rating", 0);
    return parameters;
}

std::vector<Parameter> parametersOf2004()
{
    auto parameters = parametersOf2013();
    set(parameters, "keeps_value_before_last", 0);
    set(parameters, "score_tolerance", 0.005);
    return parameters;
}

/// Document 001.
std::vector<Parameter> parametersOf1992()
{
    auto parameters = parametersOf2004();
    // 4.9.2: neither acceleration nor brake
    set(parameters, "acceleration_least", 1);
    set(parameters, "brake_below", 0);
    // 4.3.2, 4.7.2.1.2: 0 % and 100 % give a first rating, too
    set(parameters, "half_points_needed", 0);
    set(parameters, "half_points_lost_needed", 0);
    set(parameters, "extreme_first_rating", 677);
    set(parameters, "correction_below", 0);
    set(parameters, "second_stage_apart", 1); // 4.7.3.2
    set(parameters, "score_tolerance", 0);
    // 4.8: every player has a performance, and that of a newcomer is his rating
    set(parameters, "performance_games_needed", 1);
    set(parameters, "newcomers_have_performance", 1);
    set(parameters, "special_rating", 2); // 4.7.6
    set(parameters, "special_threshold", 200);
    set(parameters, "fide_index", 0);       // 4.9.3
    set(parameters, "estimate_limit", 350); // Anhang 1.3
    set(parameters, "table_decimals", 2);   // Anhang 2.1
    return parameters;
}

} // namespace

std::vector<RuleVersion> versions()
{
    return {
        {.id = "dwz-1992",
         .system = "dwz1992",
         .title = "DWZ 1992",
         .document = "Wertungsordnung 1992",
         .validFrom = std::nullopt,
         .validTo = Date::tryFrom(2003, 12, 31),
         .arithmetic = Arithmetic::Tables,
         .parameters = parametersOf1992()},
        {.id = "dwz-2004",
         .system = "esystem",
         .title = "DWZ 2004",
         .document = "Wertungsordnung 2004",
         .validFrom = Date::tryFrom(2004, 1, 1),
         .validTo = Date::tryFrom(2013, 7, 31),
         .arithmetic = Arithmetic::Tables,
         .parameters = parametersOf2004()},
        {.id = "dwz-2013",
         .system = "esystem",
         .title = "DWZ 2013",
         .document = "Wertungsordnung 2013",
         .validFrom = Date::tryFrom(2013, 8, 1),
         .validTo = Date::tryFrom(2016, 7, 31),
         .arithmetic = Arithmetic::Exact,
         .parameters = parametersOf2013()},
        {.id = "dwz-2016",
         .system = "esystem",
         .title = "DWZ 2016",
         .document = "Wertungsordnung 2016",
         .validFrom = Date::tryFrom(2016, 8, 1),
         .validTo = Date::tryFrom(2026, 6, 7),
         .arithmetic = Arithmetic::Exact,
         .parameters = parametersOf2016()},
    };
}

} // namespace zahlmeister::engine::esystem
