// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/findingspage.h"

#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/delegates/findingdelegate.h"
#include "ui/models/findingsmodel.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

FindingsPage::FindingsPage(app::LiveEvaluation& evaluation, QWidget* parent)
    : QWidget(parent),
      m_model(new FindingsModel(evaluation, this)),
      m_summary(new QLabel(this)),
      m_list(new QListView(this)),
      m_stack(new QStackedWidget(this))
{
    const Metrics metrics(this);
    m_summary->setWordWrap(true);
    m_summary->setContentsMargins(metrics.margin(), metrics.grid(), metrics.margin(), metrics.grid());

    setObjectName(u"findingsPage"_s);
    m_list->setObjectName(u"findings"_s);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new FindingDelegate(m_list));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Findings"));

    auto* empty = new RoleLabel(ColorRole::SecondaryText, tr("Nothing to object to."), this);
    empty->setAlignment(Qt::AlignCenter);

    m_stack->addWidget(m_list);
    m_stack->addWidget(empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_summary);
    layout->addWidget(m_stack, 1);
    setFocusProxy(m_list);

    connect(m_list, &QListView::activated, this, &FindingsPage::activate);
    connect(m_model, &QAbstractItemModel::modelReset, this, &FindingsPage::updateState);
    updateState();
}

QString FindingsPage::keyboardHelp() const
{
    return QStringList{tr("Up, Down") + u'\t' + tr("Previous or next finding"),
                       tr("Enter") + u'\t' + tr("Go to the place of the finding"),
                       tr("Home, End") + u'\t' + tr("First or last finding")}
        .join(u'\n');
}

void FindingsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_model->setActive(true);
}

void FindingsPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    // Nobody looks: findings of a large tournament need not be found at every keystroke.
    m_model->setActive(false);
}

void FindingsPage::activate(const QModelIndex& index)
{
    if (const engine::Finding* finding = m_model->finding(index))
        Q_EMIT placeActivated(finding->place);
}

void FindingsPage::updateState()
{
    const bool any = m_model->rowCount() > 0;
    m_stack->setCurrentIndex(any ? 0 : 1);
    m_summary->setVisible(any);
    const int errors = m_model->count(engine::FindingLevel::Error);
    m_summary->setText(
        errors > 0
            ? tr("%n error(s) must be settled before the tournament can be submitted.", nullptr, errors)
            : tr("Nothing prevents the submission; what is listed here deserves a look."));
    // The first row is a heading, so the first finding is the second row.
    if (any && !m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->index(1));
}

} // namespace zahlmeister::ui
