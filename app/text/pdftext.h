// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

namespace zahlmeister::app {

/// @brief Why there is no text of a PDF.
enum class PdfProblem {
    NoReader, ///< Poppler's `pdftotext` is not installed
    TooLarge, ///< more than kMaximumPdfBytes or kMaximumPdfPages, or more text than they can have
    NoText,   ///< pictures of pages alone, such as a scan
    Failed,   ///< damaged, locked by a password, or it took too long
};

inline constexpr qsizetype kMaximumPdfBytes = qsizetype(5) * 1024 * 1024;
inline constexpr int kMaximumPdfPages = 100;

/// @brief Whether a file says of itself that it is a PDF.
[[nodiscard]] bool isPdf(const QByteArray& data);

/// @brief The text layer of a PDF as it stands on the paper, columns below each other.
///
/// Poppler reads it in a process of its own, which has 20 seconds and a gigabyte; nothing in the file is run.
/// Do not call it on the thread of the window.
[[nodiscard]] tl::expected<QString, PdfProblem> textOfPdf(const QByteArray& data);

} // namespace zahlmeister::app
