// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/resultspane.h"

#include <QApplication>

#include "app/document/tournamentdocument.h"
#include "ui/text/errortext.h"
#include "ui/widgets/elidedlabel.h"

namespace zahlmeister::ui {

const engine::Game* ResultsPane::gameOf(const engine::FindingPlace& place) const
{
    return place.game ? document().game(*place.game) : nullptr;
}

QString ResultsPane::carryOut(const app::EditGroup& group)
{
    if (group.edits.empty())
        return {};
    const auto applied = document().apply(group);
    return applied.has_value() ? QString() : errorText(applied.error());
}

ElidedLabel* ResultsPane::newCurrentLine(const QString& accessibleName)
{
    auto* line = new ElidedLabel(this, Qt::ElideRight);
    line->setTextFormat(Qt::PlainText);
    line->setAccessibleName(accessibleName);
    line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return line;
}

void ResultsPane::setStops(const QList<QWidget*>& stops)
{
    m_stops = stops;
    for (qsizetype i = 1; i < stops.size(); ++i)
        setTabOrder(stops[i - 1], stops[i]);
}

/// Not by Qt's own order alone: in it the pane stands for its table, somewhere among its own parts.
bool ResultsPane::focusNextPrevChild(bool next)
{
    const qsizetype at = m_stops.indexOf(QApplication::focusWidget());
    const qsizetype step = next ? 1 : -1;
    for (qsizetype i = at + step; at >= 0 && i >= 0 && i < m_stops.size(); i += step) {
        if (!m_stops[i]->isEnabled() || !m_stops[i]->isVisible())
            continue;
        m_stops[i]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        return true;
    }
    return QWidget::focusNextPrevChild(next);
}

QString inOneLine(QString sentence)
{
    return sentence.replace(u'\n', QStringLiteral("  \u00B7  "));
}

} // namespace zahlmeister::ui
