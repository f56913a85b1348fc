// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include "app/lab/labrun.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

constexpr std::size_t kVariantsAtOnce = 8;
constexpr double kRoundingOfSteps = 1e-9; // 0.1 * 3 is a little more than 0.3

std::optional<double> numberIn(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && std::isfinite(value)
               ? std::optional(value)
               : std::nullopt;
}

/// The rules that are in force last of all that a day chooses.
const engine::RuleVersion* newestOf(const engine::RuleCatalog& rules)
{
    const engine::RuleVersion* newest = nullptr;
    for (const engine::RuleVersion& one : rules.versions()) {
        if (one.chosenByDate && (!newest || !(one.validFrom < newest->validFrom)))
            newest = &one;
    }
    return newest;
}

Result<Variant> baseOf(const Study& study, const engine::RuleCatalog& rules)
{
    const auto given = std::ranges::find(study.variants, Yardstick::None, &Variant::yardstick);
    if (given != study.variants.end())
        return *given;
    const auto* const newest = newestOf(rules);
    if (!newest)
        return failure(ErrorCode::UnknownRuleVersion, {std::string()});
    return Variant{.name = newest->id, .base = newest->id};
}

/// The base with one number of a parameter changed.
Result<void> change(Variant& variant, const SweptParameter& parameter, double value,
                    const engine::RuleCatalog& rules)
{
    TRY(const auto* const base, rules.find(variant.base));
    if (!variant.parameters.contains(parameter.name)) {
        TRY(auto row, base->row(parameter.name));
        variant.parameters.emplace(parameter.name, std::move(row));
    }
    std::vector<double>& values = variant.parameters[parameter.name];
    if (parameter.at >= values.size())
        return failure(ErrorCode::BadParameter, {base->id, parameter.name});
    values[parameter.at] = value;
    return {};
}

/// All combinations, the last parameter running fastest.
std::vector<std::vector<double>> combinationsOf(const std::vector<SweptParameter>& parameters)
{
    std::vector<std::vector<double>> all{{}};
    for (const SweptParameter& parameter : parameters) {
        std::vector<std::vector<double>> next;
        for (const auto& before : all) {
            for (const double value : parameter.values()) {
                next.push_back(before);
                next.back().push_back(value);
            }
        }
        all = std::move(next);
    }
    return all;
}

/// Which tournaments ended by a day.
std::vector<bool> endedBy(const LabData& data, engine::Date day, bool isBy)
{
    std::vector<bool> counted;
    for (const LabData::Tournament& one : data.tournaments())
        counted.push_back((one.end <= day) == isBy);
    return counted;
}

} // namespace

std::vector<double> SweptParameter::values() const
{
    std::vector<double> result;
    const double count = std::floor((to - from) / step + kRoundingOfSteps);
    for (int i = 0; i <= static_cast<int>(std::min<double>(count, kMostSweepPoints)); ++i) {
        // Numbers as they would be typed: nobody asks for 0.30000000000000004.
        const double value = from + i * step;
        result.push_back(std::round(value * 1e9) / 1e9);
    }
    return result;
}

std::optional<SweptParameter> sweptParameterFromText(const std::string& text)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos)
        return std::nullopt;
    SweptParameter parameter{.name = text.substr(0, equals)};
    if (const std::size_t bracket = parameter.name.find('['); bracket != std::string::npos) {
        const auto position = parameter.name.back() == ']'
                                  ? numberIn(std::string_view(parameter.name)
                                                 .substr(bracket + 1, parameter.name.size() - bracket - 2))
                                  : std::nullopt;
        if (!position || *position < 1 || *position > 100 || *position != std::floor(*position))
            return std::nullopt;
        parameter.at = static_cast<std::size_t>(*position) - 1;
        parameter.name.resize(bracket);
    }
    const std::size_t first = text.find(':', equals);
    const std::size_t second = first == std::string::npos ? first : text.find(':', first + 1);
    if (parameter.name.empty() || second == std::string::npos)
        return std::nullopt;
    const std::string_view rest(text);
    const auto from = numberIn(rest.substr(equals + 1, first - equals - 1));
    const auto to = numberIn(rest.substr(first + 1, second - first - 1));
    const auto step = numberIn(rest.substr(second + 1));
    if (!from || !to || !step || *step <= 0 || *to < *from ||
        (*to - *from) / *step > static_cast<double>(kMostSweepPoints))
        return std::nullopt;
    parameter.from = *from;
    parameter.to = *to;
    parameter.step = *step;
    return parameter;
}

std::optional<std::size_t> ParameterSweep::best() const
{
    std::optional<std::size_t> best;
    const auto lossOf = [this](const SweepPoint& one) { return fitUntil ? one.fitted.mean : one.all.mean; };
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (points[i].all.games > 0 && (!best || lossOf(points[i]) < lossOf(points[*best])))
            best = i;
    }
    return best;
}

Result<ParameterSweep> sweep(const Study& study, const std::vector<SweptParameter>& parameters,
                             std::optional<engine::Date> fitUntil, const LabData& data,
                             const engine::RuleCatalog& rules, const LabProgress& goesOn)
{
    TRY(const Variant base, baseOf(study, rules));
    ParameterSweep result{
        .base = base, .parameters = parameters, .fitUntil = fitUntil, .fingerprint = data.fingerprint()};
    const auto combinations = combinationsOf(parameters);
    if (combinations.size() > kMostSweepPoints)
        return failure(ErrorCode::OutOfRange, {"sweep", "points", std::to_string(combinations.size()),
                                               "1-" + std::to_string(kMostSweepPoints)});
    const auto fitted = fitUntil ? endedBy(data, *fitUntil, true) : std::vector<bool>();
    const auto judged = fitUntil ? endedBy(data, *fitUntil, false) : std::vector<bool>();
    std::shared_ptr<const RememberedLane> inForce;
    for (std::size_t first = 0; first < combinations.size(); first += kVariantsAtOnce) {
        ReplayRequest request{.from = study.from, .to = study.to, .keepsBins = false};
        request.remembers = combinations.size() > kVariantsAtOnce;
        request.known = inForce;
        const std::size_t count = std::min(kVariantsAtOnce, combinations.size() - first);
        for (std::size_t i = 0; i < count; ++i) {
            Variant variant = base;
            for (std::size_t p = 0; p < parameters.size(); ++p) {
                TRY_DO(change(variant, parameters[p], combinations[first + i][p], rules));
            }
            request.variants.push_back(std::move(variant));
        }
        TRY(const auto played, replay(data, rules, request, [&](std::size_t done, std::size_t all) {
                return !goesOn || goesOn(first * all + done * count, combinations.size() * all);
            }));
        inForce = played.remembered;
        for (std::size_t i = 0; i < count; ++i) {
            const ReplayedVariant& one = played.variants[i + 1];
            SweepPoint& point = result.points.emplace_back(SweepPoint{combinations[first + i]});
            point.quality = one.foretold.quality();
            point.quality.slopeError = slopeErrorOf(one.calibration);
            point.all = pairedLogLoss(one.paired);
            if (fitUntil) {
                point.fitted = pairedLogLoss(one.paired, fitted);
                point.judged = pairedLogLoss(one.paired, judged);
            }
        }
    }
    return result;
}

} // namespace zahlmeister::app
