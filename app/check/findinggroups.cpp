// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/findinggroups.h"

#include <map>
#include <string>
#include <tuple>

#include "app/check/acceptance.h"

namespace zahlmeister::app {

std::vector<std::vector<std::size_t>> findingGroups(const std::vector<engine::Finding>& findings,
                                                    const engine::Tournament& tournament)
{
    using Said = std::tuple<engine::FindingCode, engine::FindingLevel, std::vector<std::string>, std::string,
                            std::string>;
    std::map<Said, std::size_t> places; // of groups
    std::vector<std::vector<std::size_t>> groups;
    for (std::size_t at = 0; at < findings.size(); ++at) {
        const engine::Finding& finding = findings[at];
        const bool isOfPlayer = finding.place.participant && !finding.place.game && !finding.place.gameIndex;
        if (!isOfPlayer) {
            groups.push_back({at});
            continue;
        }
        const engine::Acceptance* acceptance = acceptanceOf(finding, tournament);
        Said said(finding.code, finding.level, finding.args, std::string(finding.clause),
                  acceptance ? acceptance->reason : std::string());
        const auto [place, isNew] = places.emplace(std::move(said), groups.size());
        if (isNew)
            groups.emplace_back();
        groups[place->second].push_back(at);
    }
    return groups;
}

} // namespace zahlmeister::app
