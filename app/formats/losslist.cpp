// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/losslist.h"

#include "app/fields/recordfields.h"

namespace zahlmeister::app {

void addLoss(std::vector<ExportLoss>& losses, ExportLossCode code, std::size_t count)
{
    if (count > 0)
        losses.push_back({code, {std::to_string(count)}});
}

std::vector<ExportLoss> decisionsLost(const engine::Tournament& tournament)
{
    std::vector<ExportLoss> losses;
    addLoss(losses, ExportLossCode::Decisions, ownValues(tournament));
    return losses;
}

} // namespace zahlmeister::app
