// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/whatifframe.h"

#include <algorithm>

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QTableView>

#include "ui/delegates/changeglow.h"
#include "ui/delegates/pairingdelegate.h"
#include "ui/models/whatifmodel.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kFrame = 4;        // design pixels
constexpr int kPanelWidth = 340; // likewise
constexpr int kLeastPanelWidth = 270;
constexpr int kFigureDigits = 5; // room of the columns of figures

} // namespace

WhatIfFrame::WhatIfFrame(const app::WhatIf& whatIf, QWidget& view, QWidget* parent)
    : QWidget(parent),
      m_whatIf(whatIf),
      m_model(new WhatIfModel(whatIf, this)),
      m_summary(sentenceLabel(this)),
      m_adopt(pushButton(tr("&Adopt"), this, &WhatIfFrame::adoptRequested)),
      m_table(named(new QTableView(this), u"whatIfTable"_s, tr("What it changes for everybody")))
{
    setObjectName(u"whatIf"_s);
    const Metrics metrics(this);
    const int frame = metrics.scaled(kFrame);
    auto* splitter = splitterOf(this, &view, buildPanel(), {1, 0});
    splitter->setSizes({metrics.scaled(3 * kPanelWidth), metrics.scaled(kPanelWidth)});
    auto* layout = fillColumn(this, {buildBanner(), {splitter, 1}});
    layout->setContentsMargins(frame, frame, frame, frame);
    layout->setSpacing(0);
    setFocusProxy(&view);
    connect(m_model, &WhatIfModel::updated, this, &WhatIfFrame::followChanges);
    followChanges();
}

QWidget* WhatIfFrame::buildBanner()
{
    const Metrics metrics(this);
    auto* banner = new QWidget(this);
    auto* sign = new RoleLabel(ColorRole::Amber, u"!"_s, banner);
    auto* title = new QLabel(tr("What if"), banner);
    strengthen(*title, 1, QFont::Bold);
    auto* text =
        new QLabel(tr("Change whatever you like. Nothing of it has happened until you adopt it."), banner);
    text->setTextFormat(Qt::PlainText);
    text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* discard = pushButton(tr("&Discard"), this, &WhatIfFrame::discardRequested);
    discard->setToolTip(tr("Leave, and nothing has happened (Esc)"));
    m_adopt->setToolTip(tr("Let it happen, as one step that can be undone"));
    fillRow(banner, {sign, title, {text, 1}, m_adopt, discard})
        ->setContentsMargins(metrics.margin(), metrics.grid(), metrics.margin(), metrics.grid());
    return banner;
}

QWidget* WhatIfFrame::buildPanel()
{
    const Metrics metrics(this);
    auto* panel = new QWidget(this);
    TableHead* head = styleAsTable(*m_table, *m_model);
    m_table->setItemDelegate(new PairingDelegate(*new ChangeGlow(*m_table), m_table));
    head->setSectionResizeMode(WhatIfModel::Name, QHeaderView::Stretch);
    for (const int column : {WhatIfModel::Real, WhatIfModel::Tried, WhatIfModel::Difference}) {
        head->setSectionResizeMode(column, QHeaderView::Fixed);
        head->resizeSection(column, std::max(metrics.fieldWidth(kFigureDigits), head->neededWidth(column)));
    }
    m_table->verticalHeader()->setMinimumSectionSize(1);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->viewport()->setAutoFillBackground(false);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setFocusPolicy(Qt::NoFocus);
    fillColumn(panel, {m_summary, {m_table, 1}})
        ->setContentsMargins(metrics.grid(), metrics.grid(), metrics.grid(), metrics.grid());
    panel->setMinimumWidth(metrics.scaled(kLeastPanelWidth));
    return panel;
}

void WhatIfFrame::followChanges()
{
    const bool hasChanges = m_whatIf.hasChanges();
    const int changed = m_model->changedCount();
    m_adopt->setEnabled(hasChanges && !m_whatIf.realEvaluation().document().isReadOnly());
    m_summary->setText(!hasChanges    ? tr("Nothing is changed yet.")
                       : changed == 0 ? tr("Nobody's new rating changes.")
                                      : tr("%n new rating(s) would be others.", nullptr, changed));
}

void WhatIfFrame::keyPressEvent(QKeyEvent* event)
{
    // What is being typed takes Escape for itself; only what is left over arrives here.
    if (event->key() == Qt::Key_Escape)
        Q_EMIT discardRequested();
    else
        QWidget::keyPressEvent(event);
}

void WhatIfFrame::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.fillRect(rect(), color(ColorRole::WarningSurface, palette()));
    const int thickness = Metrics(this).scaled(kFrame);
    QPen pen(color(ColorRole::Amber, palette()), thickness);
    pen.setJoinStyle(Qt::MiterJoin);
    painter.setPen(pen);
    const int half = thickness / 2;
    painter.drawRect(rect().adjusted(half, half, half - thickness, half - thickness));
}

} // namespace zahlmeister::ui
