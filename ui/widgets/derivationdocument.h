// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>

#include "ui/text/derivation/derivation.h"

class QTextDocument;

namespace zahlmeister::ui {

/// @brief Sets a derivation as a document for the screen: the result large, formulas on a ground of their
/// own, tables with figures to the right, links to the derivations behind them (derivationUrl()).
/// @param before the result before the last edit; empty when it is the same
/// @param palette of the widget that shows the document
/// @param font of the widget that shows the document
void setDerivation(QTextDocument& document, const Derivation& derivation, const QString& before,
                   const QPalette& palette, const QFont& font);

/// @brief Sets a sentence in the place of a derivation that there is not, in the quiet colour.
void setHint(QTextDocument& document, const QString& sentence, const QPalette& palette, const QFont& font);

} // namespace zahlmeister::ui
