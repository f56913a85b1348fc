// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/table/tabletext.h"

#include <vector>

#include "app/formats/nuliga/boardpages.h"
#include "app/formats/swisschess/pastedpairings.h"

namespace zahlmeister::app {

std::span<const Cutter> tableCutters()
{
    static const std::vector<Cutter> kCutters = [] {
        std::vector<Cutter> cutters{{"Swiss-Chess pairings", CutBy::Separators, cutSwissChessPairings},
                                    {"board pages", CutBy::Lines, cutBoardPages}};
        cutters.insert(cutters.end(), generalCutters().begin(), generalCutters().end());
        return cutters;
    }();
    return kCutters;
}

TablesReading readTableText(const QString& text)
{
    return readTablesOfText(text, tableCutters());
}

} // namespace zahlmeister::app
