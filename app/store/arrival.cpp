// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/arrival.h"

#include "app/spelling/moment.h"

namespace zahlmeister::app {

engine::Tournament arriving(engine::Tournament tournament)
{
    // RULE: WO2026 2.2.3
    if (tournament.header.processed.empty())
        tournament.header.processed = nextMoment();
    return tournament;
}

} // namespace zahlmeister::app
