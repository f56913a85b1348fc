// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/plaintexts.h"

#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QTextDocument>
#include <QToolTip>

namespace zahlmeister::ui {

namespace {

/// The tool tip of what lies at a place of a view; nothing when the widget is no view's.
std::optional<QString> toolTipOfView(const QWidget& widget, const QPoint& place)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
    if (!view || view->viewport() != &widget || !view->model() || view->property(kHasHtmlToolTips).toBool())
        return std::nullopt;
    if (const auto* header = qobject_cast<const QHeaderView*>(view)) {
        const int section = header->logicalIndexAt(place);
        return header->model()->headerData(section, header->orientation(), Qt::ToolTipRole).toString();
    }
    return view->indexAt(place).data(Qt::ToolTipRole).toString();
}

} // namespace

QString plainToolTip(const QString& text)
{
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}

PlainTexts::PlainTexts(QApplication& application) : QObject(&application)
{
    application.installEventFilter(this);
}

bool PlainTexts::showToolTip(QWidget& widget, const QHelpEvent& event)
{
    const QString text = toolTipOfView(widget, event.pos()).value_or(widget.toolTip());
    if (!Qt::mightBeRichText(text))
        return false;
    QToolTip::showText(event.globalPos(), plainToolTip(text), &widget);
    return true;
}

bool PlainTexts::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Polish) { // comes before a label is first measured
        auto* label = qobject_cast<QLabel*>(watched);
        if (label && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
    } else if (event->type() == QEvent::ToolTip) {
        auto* widget = qobject_cast<QWidget*>(watched);
        if (widget && showToolTip(*widget, *static_cast<QHelpEvent*>(event)))
            return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace zahlmeister::ui
