// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/labsource.h"

#include <algorithm>
#include <cmath>

#include "app/archive/archive.h"
#include "app/lab/replay.h"
#include "app/lab/simulation.h"
#include "app/rules/rulestore.h"
#include "app/rules/shippedrules.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

Result<LabSource> labSourceOf(const WorkFile& file, const LabProgress& goesOn)
{
    LabSource source;
    TRY(source.rules, rulesOf(file));
    TRY(source.data, LabData::of(file, goesOn));
    return source;
}

Result<LabSource> labSourceOf(Archive& archive, const LabProgress& goesOn)
{
    LabSource source;
    TRY(source.rules, archive.rules());
    TRY(source.data, LabData::of(archive, goesOn));
    return source;
}

Result<LabSource> labSourceOf(const SimulatedData& simulation, const LabProgress& goesOn)
{
    return labSourceOf(
        simulate({.players = simulation.players, .years = simulation.years, .seed = simulation.seed}),
        goesOn);
}

Result<LabSource> labSourceOf(SimulatedWorld world, const LabProgress& goesOn)
{
    LabSource source{.rules = shippedRulesShared()};
    TRY(source.data, LabData::of(shared(std::move(world.tournaments)), *source.rules, {}, {}, goesOn));
    source.truth.strengths.assign(source.data.seats().size(), kNoRating);
    source.truth.kinds.assign(source.data.seats().size(), SimulatedKind::Ordinary);
    for (const LabData::Tournament& one : source.data.tournaments()) {
        const auto at = static_cast<std::size_t>(one.id.value()) - 1;
        for (std::size_t i = 0; i < one.seats; ++i) {
            const SimulatedPlayer& player = world.players[world.persons[at][i]];
            source.truth.strengths[one.firstSeat + i] =
                static_cast<std::int16_t>(std::lround(world.strengths[at][i]));
            if (player.kind != SimulatedKind::Rester || player.restsSince == one.end)
                source.truth.kinds[one.firstSeat + i] = player.kind;
        }
    }
    return source;
}

bool isArchiveAddress(std::string_view text)
{
    return text.starts_with("sqlite:") || text.starts_with("postgresql:") || text.starts_with("postgres:");
}

Study newStudy(const std::string& title, const std::string& data, const engine::RuleCatalog& rules)
{
    Study study{.title = title, .data = data};
    const engine::RuleVersion* newest = nullptr;
    for (const engine::RuleVersion& one : rules.versions())
        newest = one.chosenByDate ? &one : newest; // oldest first
    if (newest)
        study.variants.push_back({.name = newest->title, .base = newest->id});
    study.variants.push_back({.name = "unchanged", .yardstick = Yardstick::Unchanged});
    study.variants.push_back({.name = "Elo", .yardstick = Yardstick::Elo});
    study.variants.push_back({.name = "Glicko-2", .yardstick = Yardstick::Glicko2});
    return study;
}

} // namespace zahlmeister::app
