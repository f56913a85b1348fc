// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/cells/resultsigns.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::SideResult;

std::optional<SideResult> sideOfSign(QChar sign)
{
    switch (sign.unicode()) {
    case u'1': return SideResult::Win;
    case u'0': return SideResult::Loss;
    case 0x00bd:
    case u'=':
    case u'r':
    case u'R': return SideResult::Draw;
    case u'+': return SideResult::ForfeitWin;
    case u'-': return SideResult::ForfeitLoss;
    default: return std::nullopt;
    }
}

bool isColourLetter(QChar letter)
{
    return u"wsbzcn"_s.contains(letter.toLower());
}

SideResult forfeited(SideResult side)
{
    if (side == SideResult::Win)
        return SideResult::ForfeitWin;
    return side == SideResult::Loss ? SideResult::ForfeitLoss : side;
}

} // namespace zahlmeister::app
