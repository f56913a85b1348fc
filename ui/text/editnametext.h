// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/fields/edit.h"

namespace zahlmeister::ui {

/// @brief What an undo entry is called: "Ergebnis Müller–Schmidt 1:0".
[[nodiscard]] QString editNameText(const app::EditName& name);

/// @brief A field of the header or of a participant within an undo entry: "Enddatum", "Geburtsjahr".
/// @param field key of the exchange format (`end`, `birth_year`), also in its C++ spelling (`birthYear`)
/// @return the key itself when it is unknown
[[nodiscard]] QString fieldName(QStringView field);

} // namespace zahlmeister::ui
