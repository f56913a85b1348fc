// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/calculator/calculationwhy.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextCursor>

#include "ui/text/derivation/derivationformat.h"
#include "ui/theme/theme.h"
#include "ui/widgets/derivationdocument.h"

namespace zahlmeister::ui {

CalculationWhy::CalculationWhy(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setUndoRedoEnabled(false);
    setAccessibleName(tr("Why?"));
    document()->setDocumentMargin(Metrics(this).margin());
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        const auto target = derivationTarget(url);
        // Opponents are ratings here: they have no numbers of their own to explain.
        if (!m_calculated || !target || target->participant != m_calculated->result().number)
            return;
        explain(target->quantity);
        Q_EMIT quantityChanged(target->quantity);
    });
    render();
}

void CalculationWhy::setCalculated(CalculatedPointer calculated)
{
    m_calculated = std::move(calculated);
    const int scrolled = verticalScrollBar()->value();
    render();
    verticalScrollBar()->setValue(scrolled);
}

void CalculationWhy::explain(engine::Quantity quantity)
{
    m_quantity = quantity;
    render();
    moveCursor(QTextCursor::Start);
    verticalScrollBar()->setValue(0);
}

void CalculationWhy::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        render();
}

void CalculationWhy::render()
{
    if (m_calculated) {
        m_derivation = derive(m_calculated->tournament, m_calculated->evaluation, m_calculated->version,
                              m_calculated->result().number, m_quantity);
        setDerivation(*document(), m_derivation, {}, palette(), font());
        return;
    }
    setHint(*document(),
            tr("As soon as there is a result, its derivation stands here, with the clauses of the "
               "regulation. Choose another number at the left to ask for it."),
            palette(), font());
}

} // namespace zahlmeister::ui
