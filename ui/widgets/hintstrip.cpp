// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/hintstrip.h"

#include <QPainter>
#include <QPushButton>

#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"

namespace zahlmeister::ui {

HintStrip::HintStrip(const QString& action, const QString& toolTip, QWidget* parent)
    : QFrame(parent), m_sentence(sentenceLabel(this))
{
    auto* button = new QPushButton(action, this);
    button->setToolTip(toolTip);
    const Metrics metrics(this);
    fillRow(this, {metrics.margin(), metrics.grid() / 2, metrics.margin(), metrics.grid() / 2},
            metrics.grid(),
            {new RoleLabel(ColorRole::Amber, QStringLiteral("!"), this), {m_sentence, 1}, button});
    connect(button, &QPushButton::clicked, this, &HintStrip::actionRequested);
    hide();
}

void HintStrip::say(const QString& sentence)
{
    m_sentence->setText(sentence);
    m_sentence->setAccessibleName(sentence);
    setVisible(!sentence.isEmpty());
}

QString HintStrip::sentence() const
{
    return isHidden() ? QString() : m_sentence->text();
}

void HintStrip::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.fillRect(rect(), color(ColorRole::WarningSurface, palette()));
}

} // namespace zahlmeister::ui
