// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalogue/eloversion.h"

#include <algorithm>

#include "engine/rules/fide2024/fide2024.h"

namespace zahlmeister::engine {

bool hasElo(const Tournament& tournament)
{
    return std::ranges::any_of(tournament.participants, [](const Participant& participant) {
        return eloOf(participant) && !participant.computer;
    });
}

Result<RuleChoice> chooseElo(const RuleCatalog& catalog, const TournamentHeader& header)
{
    const RuleVersion* last = nullptr;
    for (const RuleVersion& version : catalog.versions()) {
        if (version.system != fide2024::system().description().id)
            continue;
        if (fide2024::fits(version, header))
            return RuleChoice{&version, &version, false};
        if (!last || fide2024::isFaster(version, *last))
            last = &version;
    }
    if (!last)
        return failure(ErrorCode::UnknownRuleVersion, {"fide-standard"});
    return RuleChoice{last, last, false};
}

} // namespace zahlmeister::engine
