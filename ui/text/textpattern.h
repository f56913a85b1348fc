// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace zahlmeister::ui {

/// @brief Puts arguments into the places %1 to %9 of a sentence, all at once, so that a `%1` within an
/// argument stays as it is. A place without an argument becomes empty.
[[nodiscard]] QString fillPattern(const QString& pattern, const QStringList& args);

} // namespace zahlmeister::ui
