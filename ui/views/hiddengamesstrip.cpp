// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/hiddengamesstrip.h"

#include <QPainter>
#include <QPushButton>

#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"

namespace zahlmeister::ui {

HiddenGamesStrip::HiddenGamesStrip(QWidget* parent)
    : QFrame(parent), m_sentence(new QLabel(this)), m_show(new QPushButton(tr("&Show them"), this))
{
    setObjectName(QStringLiteral("hiddenGames"));
    const Metrics metrics(this);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    fillRow(this, {metrics.margin(), metrics.grid() / 2, metrics.margin(), metrics.grid() / 2},
            metrics.grid(),
            {new RoleLabel(ColorRole::Amber, QStringLiteral("!"), this), {m_sentence, 1}, m_show});
    m_show->setToolTip(tr("Go to the first of these games in a view that shows it"));
    connect(m_show, &QPushButton::clicked, this, &HiddenGamesStrip::showRequested);
    hide();
}

void HiddenGamesStrip::say(const QString& sentence)
{
    m_sentence->setText(sentence);
    m_sentence->setAccessibleName(sentence);
    setVisible(!sentence.isEmpty());
}

QString HiddenGamesStrip::sentence() const
{
    return isHidden() ? QString() : m_sentence->text();
}

void HiddenGamesStrip::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.fillRect(rect(), color(ColorRole::WarningSurface, palette()));
}

} // namespace zahlmeister::ui
