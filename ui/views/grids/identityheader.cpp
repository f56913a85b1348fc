// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grids/identityheader.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/models/participantsmodel.h"
#include "ui/text/identitytext.h"
#include "ui/theme/textline.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintexts.h"

namespace zahlmeister::ui {

IdentityHeader::IdentityHeader(ParticipantsModel& model, app::LiveIdentification& identification,
                               QWidget* parent)
    : QHeaderView(Qt::Vertical, parent), m_model(model), m_identification(identification)
{
    setObjectName(QStringLiteral("identityHeader"));
    setAccessibleName(tr("Identity of the participants"));
    setSectionResizeMode(QHeaderView::Fixed);
    setHighlightSections(false);
    connect(&identification, &app::LiveIdentification::updated, viewport(), qOverload<>(&QWidget::update));
    connect(&identification.document(), &app::TournamentDocument::edited, viewport(),
            qOverload<>(&QWidget::update));
}

QSize IdentityHeader::sizeHint() const
{
    return {Metrics(this).scaled(24), QHeaderView::sizeHint().height()};
}

QString IdentityHeader::explanation(int row) const
{
    if (row < 0 || row >= m_model.newRow())
        return {};
    const engine::Participant participant = m_model.participantAt(row);
    const app::FieldIdentification& field = m_identification.current();
    const app::ParticipantIdentification* one = field.of(participant.number);
    if (one == nullptr)
        return tr("The lists are being loaded.");
    return identityLines(*one, participant, m_identification.document().tournament(), field.hasLists)
        .join(u'\n');
}

void IdentityHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    painter->fillRect(rect, palette().color(QPalette::Base));
    painter->setPen(QPen(color(ColorRole::Hairline, palette()), 0));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    if (section >= m_model.newRow())
        return;
    const engine::Participant participant = m_model.participantAt(section);
    const app::FieldIdentification& field = m_identification.current();
    const IdentitySign sign = identitySign(field.of(participant.number), participant, field.hasLists);
    painter->setPen(color(sign.role, palette()));
    painter->setFont(boldFont(font()));
    drawTextLine(*painter, rect, Qt::AlignHCenter, sign.sign);
}

bool IdentityHeader::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QHeaderView::viewportEvent(event);
    const auto& help = *static_cast<QHelpEvent*>(event);
    QToolTip::showText(help.globalPos(), plainToolTip(explanation(logicalIndexAt(help.pos()))), viewport());
    return true;
}

void IdentityHeader::mouseReleaseEvent(QMouseEvent* event)
{
    QHeaderView::mouseReleaseEvent(event);
    const int row = logicalIndexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && row >= 0 && row < m_model.newRow())
        Q_EMIT identifyRequested(m_model.participantAt(row).number);
}

} // namespace zahlmeister::ui
