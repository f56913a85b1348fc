// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/metrics.h"

#include <algorithm>
#include <cmath>

#include <QFontInfo>
#include <QFontMetricsF>
#include <QWidget>

namespace zahlmeister::ui {

namespace {

constexpr double kDesignFontPixels = 13.0;
constexpr double kRowHeightEm = 1.7;
constexpr int kFieldPadding = 14; // frame, inner margin and text cursor of Fusion's line edit

} // namespace

Metrics::Metrics(const QFont& font)
{
    const double em = QFontInfo(font).pixelSize();
    const QFontMetricsF metrics(font);
    m_factor = std::max(1.0, em / kDesignFontPixels);
    m_rowHeight = static_cast<int>(std::ceil(std::max(kRowHeightEm * em, metrics.height() + 2)));
    m_digitWidth = metrics.horizontalAdvance(QLatin1Char('0'));
}

Metrics::Metrics(const QWidget* widget) : Metrics(widget->font()) { }

int Metrics::scaled(int designPixels) const
{
    const int pixels = static_cast<int>(std::lround(designPixels * m_factor));
    return designPixels > 0 ? std::max(1, pixels) : pixels;
}

int Metrics::fieldWidth(int characters) const
{
    return static_cast<int>(std::ceil(characters * m_digitWidth)) + scaled(kFieldPadding);
}

} // namespace zahlmeister::ui
