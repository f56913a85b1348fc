// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace zahlmeister::cli {

/// @brief The man page of the program, made of what its help says, in the language of the program.
/// @param day of the release, as 2026-12-31
/// @return roff for the macros of man(7), UTF-8
[[nodiscard]] QByteArray manPage(const QString& day);

} // namespace zahlmeister::cli
