// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tables/tablehead.h"

#include <QApplication>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/theme/metrics.h"

namespace tst_tablehead {

using namespace Qt::StringLiterals;
using namespace zahlmeister::ui;

/// The head of tables, and the column that takes what the others leave.
class TestTableHead : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void givesTheRest();
    void leavesRoomForAName();
    void leavesItWhenOthersGrow();
    void isCopiedWithItsTable();
    void isBrokenWhereItBecomesNarrowest();

private:
    static constexpr int kFree = 1;
    static constexpr int kOther = 150;

    QStandardItemModel m_model{3, 4};
    std::unique_ptr<QTableView> m_table;
    TableHead* m_head = nullptr;
    int m_least = 0;
};

void TestTableHead::init()
{
    m_table = std::make_unique<QTableView>();
    m_table->setFrameShape(QFrame::NoFrame);
    m_head = styleAsTable(*m_table, m_model);
    for (const int column : {0, 2, 3})
        m_table->setColumnWidth(column, kOther);
    m_head->setFreeColumn(kFree);
    m_table->resize(900, 300);
    m_table->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_table.get()));
    m_least = Metrics(m_table.get()).fieldWidth(14);
}

void TestTableHead::givesTheRest()
{
    QCOMPARE(m_head->length(), 900);
    QCOMPARE(m_head->sectionSize(kFree), 900 - 3 * kOther);
    QCOMPARE(m_table->horizontalScrollBar()->maximum(), 0);
}

void TestTableHead::leavesRoomForAName()
{
    for (const int width : {3 * kOther + 20, 2 * kOther, 60}) {
        m_table->resize(width, 300);
        QTRY_COMPARE(m_head->sectionSize(kFree), m_least);
        QTRY_COMPARE(m_table->horizontalScrollBar()->maximum(), 3 * kOther + m_least - width);
    }
    m_table->resize(1200, 300);
    QTRY_COMPARE(m_head->sectionSize(kFree), 1200 - 3 * kOther);
    QTRY_COMPARE(m_table->horizontalScrollBar()->maximum(), 0);
}

void TestTableHead::leavesItWhenOthersGrow()
{
    m_table->setColumnWidth(3, 700);
    QTRY_COMPARE(m_head->sectionSize(kFree), m_least);
    m_table->setColumnWidth(3, kOther);
    QTRY_COMPARE(m_head->sectionSize(kFree), 900 - 3 * kOther);
    m_table->hideColumn(2);
    QTRY_COMPARE(m_head->sectionSize(kFree), 900 - 2 * kOther);
    m_model.setColumnCount(1); // it is gone, and comes again
    m_model.setColumnCount(4);
    QTRY_COMPARE(m_head->count(), 4);
}

void TestTableHead::isCopiedWithItsTable()
{
    QStandardItemModel model(2, 2);
    model.setHorizontalHeaderLabels({u"A"_s, u"B"_s});
    model.setItem(0, 1, new QStandardItem(u"1"_s));
    model.setItem(1, 0, new QStandardItem(u"2"_s));
    QCOMPARE(tableText(model), u"A\tB\n\t1\n2\t\n"_s);
}

void TestTableHead::isBrokenWhereItBecomesNarrowest()
{
    QStandardItemModel model(0, 3);
    model.setHorizontalHeaderLabels({u"Carry-over games"_s, u"Games"_s, u"Old rating"_s});
    QTableView table;
    const TableHead* head = styleAsTable(table, model);
    const auto width = [head](const QString& text) { return head->fontMetrics().horizontalAdvance(text); };
    const int edges = head->neededWidth(1) - width(u"Games"_s);
    QVERIFY(head->neededWidth(0) >= width(u"Carry-over"_s) + edges - 1);
    QVERIFY(head->neededWidth(0) < width(u"Carry-over games"_s) + edges);
    QVERIFY(head->neededWidth(2) >= width(u"rating"_s) + edges - 1);
    QVERIFY(head->neededWidth(2) < width(u"Old rating"_s) + edges);
}

ZAHLMEISTER_TEST(TestTableHead, QApplication)

} // namespace tst_tablehead

#include "tst_tablehead.moc"
