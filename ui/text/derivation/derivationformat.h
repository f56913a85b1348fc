// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>
#include <QUrl>

#include "ui/text/derivation/derivation.h"

namespace zahlmeister::ui {

/// @brief A derivation as rich text for QTextBrowser; links are derivationUrl()s, colours those of the
/// palette.
[[nodiscard]] QString derivationToHtml(const Derivation& derivation);

/// @brief A derivation as plain text with aligned tables, for the command line and the clipboard.
[[nodiscard]] QString derivationToText(const Derivation& derivation);

/// @brief The address of a derivation, `why:5/expected`.
[[nodiscard]] QUrl derivationUrl(const DerivationTarget& target);

/// @brief Reads derivationUrl(); nothing for any other address.
[[nodiscard]] std::optional<DerivationTarget> derivationTarget(const QUrl& url);

} // namespace zahlmeister::ui
