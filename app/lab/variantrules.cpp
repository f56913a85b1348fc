// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/variantrules.h"

#include <algorithm>

#include "app/chronicle/chain/entry.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

using engine::RuleVersion;

namespace {

/// The base with the parameters of the variant.
Result<RuleVersion> versionWith(const Variant& variant, const RuleVersion& base)
{
    RuleVersion version = base;
    for (const auto& [name, values] : variant.parameters) {
        const auto found = std::ranges::find(version.parameters, name, &engine::Parameter::name);
        if (found == version.parameters.end())
            return failure(ErrorCode::MissingParameter, {base.id, name});
        found->values = values;
    }
    TRY_DO(engine::validate(version));
    return version;
}

} // namespace

VariantRules::VariantRules(const engine::RuleCatalog& rules)
    : m_catalogue(std::make_shared<engine::RuleCatalog>(
          std::vector<RuleVersion>(rules.versions().begin(), rules.versions().end()),
          std::vector<engine::Adjustment>(rules.adjustments().begin(), rules.adjustments().end())))
{
}

Result<VariantRules> VariantRules::of(const Variant& variant, const engine::RuleCatalog& rules)
{
    TRY(const auto* const base, rules.find(variant.base));
    TRY(auto version, versionWith(variant, *base));
    std::vector<RuleVersion> versions;
    const bool isLater = variant.from && base->validFrom != variant.from;
    for (const RuleVersion& one : rules.versions()) {
        const bool isBase = one.id == base->id;
        const bool isSuperseded = one.chosenByDate && one.validFrom >= variant.from;
        if (isBase && (!isLater || isSuperseded))
            continue;
        if (!isLater || !isSuperseded)
            versions.push_back(one);
    }
    if (isLater) {
        version.validFrom = variant.from;
        version.validTo.reset();
        if (std::ranges::find(versions, version.id, &RuleVersion::id) != versions.end())
            version.id += "-variant";
    }
    const std::string id = version.id;
    versions.push_back(std::move(version));
    std::ranges::stable_sort(versions, {}, &RuleVersion::validFrom);
    std::vector<engine::Adjustment> adjustments(rules.adjustments().begin(), rules.adjustments().end());
    adjustments.insert(adjustments.end(), variant.adjustments.begin(), variant.adjustments.end());
    VariantRules result{engine::RuleCatalog(std::move(versions), std::move(adjustments))};
    result.m_version = *result.m_catalogue->find(id);
    result.m_base = base->id;
    result.m_from = isLater ? variant.from : base->validFrom;
    result.m_isReference = false;
    return result;
}

const RuleVersion* VariantRules::versionOf(const engine::TournamentHeader& header) const
{
    const bool namesBase = m_version && header.system == m_base && header.end && m_version->validFrom &&
                           *m_version->validFrom <= *header.end;
    if (namesBase)
        return m_version;
    const auto choice = m_catalogue->choose(header);
    return choice.has_value() ? choice->version : nullptr;
}

std::vector<VariantRules::LevelStep> VariantRules::levelSteps() const
{
    std::vector<const RuleVersion*> versions;
    for (const RuleVersion& one : m_catalogue->versions()) {
        if (one.chosenByDate && one.validFrom)
            versions.push_back(&one);
    }
    std::ranges::stable_sort(versions, {}, [](const RuleVersion* one) { return *one->validFrom; });
    std::vector<LevelStep> steps;
    for (std::size_t i = 1; i < versions.size(); ++i) {
        if (*versions[i - 1]->validFrom == *versions[i]->validFrom)
            continue;
        for (auto& one : conversionsBetween(*versions[i - 1], *versions[i], *m_catalogue))
            steps.push_back({*versions[i]->validFrom, std::move(one.conversion), nullptr, versions[i]});
    }
    for (const engine::Adjustment& one : m_catalogue->adjustments()) {
        const auto after =
            std::ranges::find_if(versions.rbegin(), versions.rend(),
                                 [&](const RuleVersion* version) { return *version->validFrom <= one.day; });
        if (after != versions.rend())
            steps.push_back({one.day, std::nullopt, &one, *after});
    }
    std::ranges::stable_sort(steps, {}, &LevelStep::day);
    return steps;
}

} // namespace zahlmeister::app
