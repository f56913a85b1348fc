// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace zahlmeister::ui {

/// @brief The folder beside the program that fonts are shipped in, where they are: `lib/fonts`.
[[nodiscard]] QString shippedFontsFolder();

/// @brief Makes the fonts known that are shipped beside the program. Files and not resources: Windows puts
/// only fonts into a PDF that it knows from a file.
/// @return how many files it was
int useShippedFonts();

/// @brief The same for the fonts in any folder; a file that is no font counts for nothing.
int useFontsIn(const QString& folder);

/// @brief A family, and after it those that have the signs which Noto Sans lacks: the minus, arrows, ≥ and ≤
/// (Noto Sans Math), ticks and crosses (Noto Sans Symbols2). Without them every system would look for another
/// font, and one that has no more than what is shipped would find none.
[[nodiscard]] QStringList withSigns(const QString& family);

} // namespace zahlmeister::ui
