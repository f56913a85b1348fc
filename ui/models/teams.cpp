// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/teams.h"

#include <set>

namespace zahlmeister::ui {

std::vector<std::string> teamNames(const engine::Tournament& tournament)
{
    std::vector<std::string> names;
    std::set<std::string> known;
    for (const auto& participant : tournament.participants) {
        if (!participant.team.empty() && known.insert(participant.team).second)
            names.push_back(participant.team);
    }
    return names;
}

} // namespace zahlmeister::ui
