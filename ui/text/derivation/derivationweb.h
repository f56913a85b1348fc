// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/text/derivation/derivation.h"

namespace zahlmeister::ui {

/// @brief What stands below the title of a derivation as markup of a web page, without links.
/// @param label of tables without a caption
[[nodiscard]] QString derivationToWeb(const Derivation& derivation, const QString& label);

} // namespace zahlmeister::ui
