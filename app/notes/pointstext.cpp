// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/pointstext.h"

namespace zahlmeister::app {

std::string halfPointsText(int halfPoints)
{
    if (halfPoints < 0)
        return "-" + halfPointsText(-halfPoints);
    const std::string half = halfPoints % 2 != 0 ? "½" : "";
    return halfPoints == 1 ? half : std::to_string(halfPoints / 2) + half;
}

} // namespace zahlmeister::app
