// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/statisticspage.h"

#include <algorithm>

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableView>

#include "ui/charts/chartview.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/emptyhint.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kPictureWidth = 430; ///< design pixels
constexpr int kTableWidth = 620;   ///< likewise; the widest table has eight columns

} // namespace

StatisticsPage::StatisticsPage(const QString& name, int pictures, QWidget* parent)
    : QWidget(parent),
      m_model(new TableModel(this)),
      m_groups(new QComboBox(this)),
      m_choice(new QComboBox(this)),
      m_view(new QTableView(this)),
      m_remark(sentenceLabel(this))
{
    const Metrics metrics(this);
    buildTable(name);
    m_groups->setObjectName(u"groups"_s);
    m_choice->setObjectName(u"tables"_s);
    for (QComboBox* const box : {m_groups, m_choice})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // titles come and go while it is shown
    m_groups->setAccessibleName(tr("Group"));
    m_choice->setAccessibleName(tr("Table"));
    auto* left = new QWidget(this);
    auto* column = fillColumn(left, {rowOf(this, {m_groups, freeRoom()})});
    for (int i = 0; i < pictures; ++i) {
        auto* view = new ChartView(left);
        connect(view, &ChartView::written, this, &StatisticsPage::written);
        connect(view, &ChartView::failed, this, &StatisticsPage::failed);
        column->addWidget(view, 1);
        m_pictures.push_back(view);
    }
    auto* right = new QWidget(this);
    fillColumn(right, {rowOf(this, {m_choice, freeRoom()}), {m_view, 1}});
    m_groups->hide();
    m_choice->hide();
    QSplitter* const halves = splitterOf(this, left, right, {1, 1});
    halves->setSizes({metrics.scaled(kPictureWidth), metrics.scaled(kTableWidth)});
    fillColumn(this, {{halves, 1}, m_remark})->setContentsMargins(allAround(metrics.grid()));
    connect(m_choice, &QComboBox::currentIndexChanged, this, &StatisticsPage::showTable);
    connect(m_groups, &QComboBox::currentIndexChanged, this, &StatisticsPage::groupChosen);
}

void StatisticsPage::buildTable(const QString& name)
{
    styleAsTable(*m_view, *m_model);
    m_figures = new FigureDelegate(m_view);
    m_view->setItemDelegate(m_figures);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setAccessibleName(name);
    m_hint = new EmptyHint(*m_view, tr("There is nothing to show yet."));
}

void StatisticsPage::setTables(std::vector<StatisticsTable> tables)
{
    const QString before = m_choice->currentText();
    m_tables = std::move(tables);
    {
        const QSignalBlocker quiet(m_choice);
        m_choice->clear();
        for (const StatisticsTable& one : m_tables)
            m_choice->addItem(one.title);
        m_choice->setCurrentIndex(std::max(m_choice->findText(before), 0));
    }
    m_choice->setVisible(m_tables.size() > 1);
    showTable();
}

void StatisticsPage::setCharts(std::vector<Chart> charts)
{
    for (std::size_t i = 0; i < m_pictures.size(); ++i)
        m_pictures[i]->setChart(std::move(charts[i]));
}

void StatisticsPage::setGroups(const QStringList& groups)
{
    const QString before = m_groups->currentText();
    const QSignalBlocker quiet(m_groups);
    m_groups->clear();
    m_groups->addItems(groups);
    m_groups->setCurrentIndex(std::max(m_groups->findText(before), groups.isEmpty() ? -1 : 0));
    m_groups->setVisible(groups.size() > 1);
}

int StatisticsPage::group() const
{
    return m_groups->currentIndex();
}

const StatisticsTable* StatisticsPage::table() const
{
    const int chosen = m_choice->currentIndex();
    return chosen < 0 ? nullptr : &m_tables[static_cast<std::size_t>(chosen)];
}

QString StatisticsPage::remark() const
{
    return m_remark->text();
}

void StatisticsPage::showTable()
{
    const StatisticsTable* shown = table();
    if (!shown)
        return;
    m_model->show(*shown);
    m_figures->measureTails();
    m_view->resizeColumnsToContents();
    m_view->setCurrentIndex(m_model->index(0, 0));
    m_remark->setText(shown->remarks.join(u'\n'));
    m_remark->setVisible(!shown->remarks.isEmpty());
    m_hint->place();
}

} // namespace zahlmeister::ui
