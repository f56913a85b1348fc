// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace zahlmeister::app {

/// @brief Appends the character that a reference such as `&uuml;`, `&#252;` or `&#xfc;` stands for, else the
/// ampersand itself.
/// @param text what follows the ampersand
/// @return how many characters of text belong to the reference; 0: none
[[nodiscard]] qsizetype appendHtmlEntity(QStringView text, QString& target);

} // namespace zahlmeister::app
