// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPalette>
#include <QString>

/// How the manual looks, in the window and as one page for a browser.
namespace zahlmeister::ui {

class ManualBook;

/// @brief The style sheet of the pages in the window, for QTextDocument.
[[nodiscard]] QString manualStyle(const QPalette& palette, const QFont& font);

/// @brief A page as the window and the printer show it: what HTML cannot say by style is said by attributes.
/// @param html as ManualBook has it
/// @param width room for pictures in pixels; wider ones are made smaller
/// @param zoom factor of pictures
[[nodiscard]] QString manualBody(const QString& html, int width, double zoom);

/// @brief The whole book as one page for a browser, pictures and all.
[[nodiscard]] QByteArray manualAsOnePage(const ManualBook& book);

/// @brief The resource of a picture that a page names, such as `../pictures/de/window.png`; empty for
/// anything else.
[[nodiscard]] QString manualPicture(const QString& path);

} // namespace zahlmeister::ui
