// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalogue/rulecatalog.h"

#include <algorithm>
#include <array>

#include "engine/base/try.h"
#include "engine/rules/conditions.h"
#include "engine/rules/conversion.h"
#include "engine/rules/dwz1992/dwz1992.h"
#include "engine/rules/dwz2026/dwz2026.h"
#include "engine/rules/fide2024/fide2024.h"
#include "engine/rules/fwz2019/fwz2019.h"
#include "engine/rules/ingo1960/ingo1960.h"
#include "engine/rules/parameterreader.h"

namespace zahlmeister::engine {

namespace {

bool isInForce(const RuleVersion& version, Date end)
{
    return (!version.validFrom || *version.validFrom <= end) && (!version.validTo || end <= *version.validTo);
}

/// Where none is in force: the last one that began by the day, without a day the newest, before all of them
/// the oldest.
const RuleVersion* nearestTo(std::optional<Date> end, std::span<const RuleVersion> versions)
{
    const RuleVersion* oldest = nullptr;
    const RuleVersion* begun = nullptr;
    for (const RuleVersion& version : versions) {
        if (!version.chosenByDate)
            continue;
        if (!oldest || version.validFrom < oldest->validFrom)
            oldest = &version;
        const bool hasBegun = !end || !version.validFrom || *version.validFrom <= *end;
        if (hasBegun && (!begun || !(version.validFrom < begun->validFrom)))
            begun = &version;
    }
    return begun ? begun : oldest;
}

} // namespace

RuleCatalog::RuleCatalog(std::vector<RuleVersion> versions, std::vector<Adjustment> adjustments)
    : m_versions(std::move(versions)), m_adjustments(std::move(adjustments))
{
    std::ranges::stable_sort(m_adjustments, {}, &Adjustment::day);
}

RuleCatalog RuleCatalog::withAdjustments(std::vector<Adjustment> adjustments) const
{
    return RuleCatalog(m_versions, std::move(adjustments));
}

Result<const RuleVersion*> RuleCatalog::find(std::string_view id) const
{
    const auto found = std::ranges::find(m_versions, id, &RuleVersion::id);
    if (found == m_versions.end())
        return failure(ErrorCode::UnknownRuleVersion, {std::string(id)});
    return &*found;
}

Result<RuleChoice> RuleCatalog::choose(const TournamentHeader& header) const
{
    // RULE: WO2026 3.7
    const RuleVersion* const byDate = header.end ? inForce(*header.end) : nullptr;
    if (!header.system.empty()) {
        TRY(const auto picked, find(header.system));
        const bool isApart = !picked->chosenByDate && header.end && isInForce(*picked, *header.end);
        return RuleChoice{picked, isApart ? picked : byDate, true};
    }
    if (byDate)
        return RuleChoice{byDate, byDate, false};
    const RuleVersion* const nearest = nearestTo(header.end, m_versions);
    if (!nearest)
        return failure(ErrorCode::UnknownRuleVersion, {std::string()});
    return RuleChoice{nearest, nullptr, false};
}

const RuleVersion* RuleCatalog::inForce(Date end) const
{
    const RuleVersion* latest = nullptr;
    for (const RuleVersion& version : m_versions) {
        if (version.chosenByDate && isInForce(version, end) &&
            (!latest || !(version.validFrom < latest->validFrom)))
            latest = &version;
    }
    return latest;
}

Result<void> validate(const RuleVersion& version)
{
    // Every system reads all its parameters before it looks at the tournament.
    Tournament tournament;
    tournament.participants.push_back({.number = ParticipantNumber(1)});
    TRY_DO(evaluate(tournament, version));
    return TournamentConditions::from(version).map([](const TournamentConditions&) {});
}

Result<const RatingSystem*> systemOf(const RuleVersion& version)
{
    // A new rating system is one folder, one line here and its versions in resources/rules.
    const std::array systems{&dwz1992::system1992(), &dwz1992::system2004(), &dwz2026::system(),
                             &fwz2019::system(),     &ingo1960::system(),    &fide2024::system()};
    const auto found = std::ranges::find(systems, version.system,
                                         [](const auto* system) { return system->description().id; });
    if (found == systems.end())
        return failure(ErrorCode::UnknownRuleVersion, {version.system});
    return *found;
}

Result<std::vector<ParameterRange>> parameterRanges(const RuleVersion& version)
{
    TRY(const auto system, systemOf(version));
    std::vector<ParameterRange> ranges = system->ranges(version);
    std::vector<ParameterRange> others;
    ParameterReader read(version, &others);
    static_cast<void>(TournamentConditions::from(read));
    const auto conversion = Conversion::from(version);
    if (conversion.has_value() || conversion.error().code != ErrorCode::MissingParameter)
        static_cast<void>(Conversion::from(read));
    for (ParameterRange& other : others) {
        if (std::ranges::find(ranges, other.name, &ParameterRange::name) == ranges.end())
            ranges.push_back(std::move(other));
    }
    return ranges;
}

const SystemDescription* descriptionOf(const RuleVersion& version)
{
    const auto system = systemOf(version);
    return system.has_value() ? &(*system)->description() : nullptr;
}

bool hasApproximation(const RuleVersion& version)
{
    const SystemDescription* const system = descriptionOf(version);
    return system && *system->approximationClause != '\0';
}

Result<Evaluation> evaluate(const Tournament& tournament, const RuleVersion& version,
                            const EvaluationOptions& options)
{
    TRY(const auto system, systemOf(version));
    return system->evaluate(tournament, version, options);
}

} // namespace zahlmeister::engine
