// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace zahlmeister::tests {

/// @brief A text on one line: `\n`, `\t`, `\\` for line feed, tab, backslash.
[[nodiscard]] QString escaped(const QString& text);

/// @brief The text of escaped().
[[nodiscard]] QString unescaped(const QString& text);

} // namespace zahlmeister::tests
