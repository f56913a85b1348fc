// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/layout/choices.h"

namespace zahlmeister::app {

std::string_view tableKindText(TableKind kind)
{
    switch (kind) {
    case TableKind::Crosstable: return "crosstable";
    case TableKind::ProgressTable: return "progress-table";
    case TableKind::Pairings: return "pairings";
    case TableKind::Participants: return "participants";
    case TableKind::Ranking: return "ranking";
    }
    return {};
}

} // namespace zahlmeister::app
