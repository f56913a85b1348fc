// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "app/text/codepages.h"

/// Encodings of tournament files; the same as those of lists.
namespace zahlmeister::app {

/// @brief A decoded text.
struct DecodedText {
    QString text; ///< without byte order mark; line ends as in the file
    ListEncoding encoding = ListEncoding::Utf8;
    bool ascii = false;   ///< plain ASCII: the encoding does not matter
    bool complete = true; ///< false: some bytes are none of the encoding; U+FFFD stands for them
};

/// @brief Decodes by byte order mark, else by what the letters make sense as.
/// @param dosCodePage Cp850 or Cp437, whichever the format uses
[[nodiscard]] DecodedText decodeText(const QByteArray& data, ListEncoding dosCodePage = ListEncoding::Cp850);

/// @brief Decodes text of a known encoding; U+FFFD stands for bytes that are none of it.
[[nodiscard]] QString decodeAs(const QByteArray& data, ListEncoding encoding);

/// @brief An encoded text.
struct EncodedText {
    QByteArray data;
    int replaced = 0; ///< letters that the encoding lacks: `?` stands for them, or the letter without accent
};

/// @brief Encodes without byte order mark; one character becomes one byte, or more with Unicode encodings.
[[nodiscard]] EncodedText encodeAs(const QString& text, ListEncoding encoding);

} // namespace zahlmeister::app
