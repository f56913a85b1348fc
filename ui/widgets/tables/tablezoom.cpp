// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tables/tablezoom.h"

#include <algorithm>

#include <QHeaderView>
#include <QKeyEvent>
#include <QSettings>
#include <QTableView>
#include <QWheelEvent>

namespace zahlmeister::ui {

namespace {

constexpr int kSmallest = 50;
constexpr int kLargest = 300;
constexpr int kStep = 10;
constexpr int kNormal = 100;

/// The percentage that a key asks for; nothing when it is none of the zoom's.
std::optional<int> percentOf(const QKeyEvent& event, int now)
{
    if (!event.modifiers().testFlag(Qt::ControlModifier) || event.modifiers().testFlag(Qt::AltModifier))
        return std::nullopt;
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: return now + kStep;
    case Qt::Key_Minus: return now - kStep;
    case Qt::Key_0: return kNormal;
    default: return std::nullopt;
    }
}

} // namespace

TableZoom::TableZoom(QTableView& view) : QObject(&view), m_view(view), m_baseFont(view.font())
{
    view.installEventFilter(this);
    view.viewport()->installEventFilter(this);
}

void TableZoom::setPercent(int percent)
{
    percent = std::clamp(percent, kSmallest, kLargest);
    if (percent == m_percent)
        return;
    m_percent = percent;
    QFont scaled = m_baseFont;
    scaled.setPointSizeF(m_baseFont.pointSizeF() * percent / 100.0);
    m_view.setFont(scaled);
    m_view.verticalHeader()->setFont(scaled);
    m_view.horizontalHeader()->setFont(scaled);
    Q_EMIT changed(m_percent);
}

void TableZoom::remember(const QString& key)
{
    setPercent(QSettings().value(key, m_percent).toInt());
    connect(this, &TableZoom::changed, this, [key](int percent) { QSettings().setValue(key, percent); });
}

bool TableZoom::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Wheel && watched == m_view.viewport()) {
        const auto& wheel = *static_cast<QWheelEvent*>(event);
        if (wheel.modifiers().testFlag(Qt::ControlModifier)) {
            const int turn = wheel.angleDelta().y();
            setPercent(m_percent + (turn > 0 ? kStep : turn < 0 ? -kStep : 0));
            return true;
        }
    } else if (event->type() == QEvent::KeyPress && watched == &m_view) {
        if (const auto percent = percentOf(*static_cast<QKeyEvent*>(event), m_percent)) {
            setPercent(*percent);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace zahlmeister::ui
