// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

/// How people and programs write that somebody has no opponent: one list for every reader.
namespace zahlmeister::app {

/// @brief Whether a text is a word for "nobody": `spielfrei`, `Freilos`, `bye`, `dummy`, `unbesetzt`,
/// whatever its case. No text, and marks such as `-`, mean other things in other places.
[[nodiscard]] bool isNobodyWord(QStringView text);

/// @brief Whether the name of an opponent stands for nobody: a word for it, a dash or `---`, or nothing.
[[nodiscard]] bool isNobody(QStringView name);

/// @brief Whether a text is what people type for a bye by the pairing: `spf`, `spielfrei`, `frei`, `bye`; and
/// whether it may become it when more is typed.
[[nodiscard]] bool isTypedNobody(QStringView text);
[[nodiscard]] bool beginsTypedNobody(QStringView text);

/// @brief The words that are nobody's name and may end a line of text, as alternatives of a pattern.
[[nodiscard]] QString nobodyPattern();

} // namespace zahlmeister::app
