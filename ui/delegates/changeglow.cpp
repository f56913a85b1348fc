// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/changeglow.h"

#include <algorithm>

#include "ui/theme/theme.h"

namespace zahlmeister::ui {

namespace {

constexpr qint64 kGlowMilliseconds = 1000;
constexpr int kFrameMilliseconds = 80;

} // namespace

ChangeGlow::ChangeGlow(QAbstractItemView& view) : QObject(&view), m_view(view)
{
    m_clock.start();
    m_timer.setInterval(kFrameMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &ChangeGlow::tick);
}

void ChangeGlow::start(const QModelIndex& cell)
{
    if (!m_view.isVisible() || !isMotionAllowed() ||
        !m_view.visualRect(cell).intersects(m_view.viewport()->rect()))
        return;
    m_started[{cell.row(), cell.column()}] = m_clock.elapsed();
    if (!m_timer.isActive())
        m_timer.start();
}

double ChangeGlow::strengthAt(int row, int column) const
{
    const auto found = m_started.find({row, column});
    if (found == m_started.end())
        return 0.0;
    const auto age = static_cast<double>(m_clock.elapsed() - found->second);
    return std::max(0.0, 1.0 - age / static_cast<double>(kGlowMilliseconds));
}

void ChangeGlow::tick()
{
    const qint64 now = m_clock.elapsed();
    for (const auto& [cell, started] : m_started)
        m_view.update(m_view.model()->index(cell.first, cell.second));
    std::erase_if(m_started, [now](const auto& entry) { return now - entry.second >= kGlowMilliseconds; });
    if (m_started.empty())
        m_timer.stop();
}

} // namespace zahlmeister::ui
