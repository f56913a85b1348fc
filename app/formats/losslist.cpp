// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/losslist.h"

#include <string>
#include <utility>

#include "app/fields/recordfields.h"

namespace zahlmeister::app {

void addLoss(std::vector<ExportLoss>& losses, ExportLossCode code, std::size_t count)
{
    if (count > 0)
        losses.push_back({code, {std::to_string(count)}});
}

std::vector<ExportLoss> decisionsLost(const engine::Tournament& tournament)
{
    const auto counts = ownValues(tournament);
    if (counts.empty())
        return {};
    std::size_t sum = 0;
    ExportLoss loss{ExportLossCode::Decisions, {{}}};
    for (const auto& [field, count] : counts) {
        sum += count;
        loss.args.push_back(field);
    }
    loss.args.front() = std::to_string(sum);
    return {std::move(loss)};
}

} // namespace zahlmeister::app
