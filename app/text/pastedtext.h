// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// Text as it comes out of mails, pages and spreadsheets.
namespace zahlmeister::app {

/// @brief One sign for the end of a line, and one for a blank: columns of text copied from a page are held
/// apart by blanks of all kinds.
[[nodiscard]] QString withLineFeeds(QString text);

/// @brief Lines without the marks of a mail that is answered, and of lists: `> 1. Müller`, `• Müller - Groß
/// 1:0`.
[[nodiscard]] QStringList withoutMarks(QStringList lines);

/// @brief Whether a text has tags of paragraphs, lists or headings.
[[nodiscard]] bool hasParagraphs(const QString& text);

} // namespace zahlmeister::app
