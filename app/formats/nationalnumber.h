// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief Understands what other programs keep as "national number" of a German player: a person id (PKZ,
/// `NU` and digits), or VKZ and member number as `C0505-1001`.
/// @return false when it is none of these; the participant is then as before
bool setNationalNumber(engine::Participant& participant, const QString& text);

/// @brief The number that setNationalNumber() understands: the person id, else VKZ and member number of a
/// member.
/// @param maximum how many characters there is room for
/// @return empty when there is none, or no room for it
[[nodiscard]] QString nationalNumber(const engine::Participant& participant, qsizetype maximum);

} // namespace zahlmeister::app
