// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/tables/tablehead.h"

namespace tst_arrangement {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

class TestArrangement : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsStandInTheirOrder()
    {
        QWidget page;
        auto* first = new QLineEdit;
        auto* second = new QLineEdit;
        QVBoxLayout* column =
            ui::fillColumn(&page, {first, ui::rowOf(&page, {ui::freeRoom(), {second, 2}}), ui::freeRoom(3)});
        QCOMPARE(page.layout(), column);
        QCOMPARE(column->contentsMargins(), QMargins());
        QCOMPARE(column->spacing(), ui::Metrics(&page).grid());
        QCOMPARE(column->count(), 3);
        QCOMPARE(column->itemAt(0)->widget(), first);
        const auto* row = qobject_cast<QHBoxLayout*>(column->itemAt(1)->layout());
        QVERIFY(row != nullptr && row->itemAt(0)->spacerItem() != nullptr);
        QCOMPARE(row->itemAt(1)->widget(), second);
        QCOMPARE(row->stretch(1), 2);
        QCOMPARE(column->stretch(2), 3);
        QCOMPARE(second->parentWidget(), &page);
    }

    void dialogsHaveAMarginBelowTheirMessages()
    {
        QDialog dialog;
        auto* messages = new QWidget(&dialog);
        auto* content = new QLineEdit;
        const QVBoxLayout* column = ui::fillDialog(&dialog, {200, 100}, {content}, messages);
        QCOMPARE(column->contentsMargins(), ui::marginOf(&dialog));
        QCOMPARE(dialog.layout()->itemAt(0)->widget(), messages);
        QCOMPARE(dialog.layout()->itemAt(1)->layout(), column);
        QCOMPARE(dialog.size(), QSize(ui::Metrics(&dialog).scaled(200), ui::Metrics(&dialog).scaled(100)));
    }

    void buttonsArePressedByThemselvesOnly()
    {
        QWidget page;
        const QPushButton* button = ui::pushButton(u"&Hide"_s, &page, &QWidget::hide);
        QVERIFY(!button->autoDefault());
        page.show();
        QTest::mouseClick(const_cast<QPushButton*>(button), Qt::LeftButton);
        QVERIFY(!page.isVisible());
    }

    void captionsLeadToTheirFields()
    {
        QWidget page;
        auto* field = new QLineEdit(&page);
        const QLabel* caption = ui::captionOf(u"&Name"_s, field);
        QCOMPARE(caption->buddy(), field);
        QCOMPARE(caption->parentWidget(), &page);
    }

    void tablesAreCopiedWithTheirHeads()
    {
        QStandardItemModel model(2, 2);
        model.setHorizontalHeaderLabels({u"A"_s, u"B"_s});
        model.setItem(0, 1, new QStandardItem(u"1"_s));
        model.setItem(1, 0, new QStandardItem(u"2"_s));
        QTableView table;
        const QHeaderView* head = ui::styleAsTable(table, model);
        QCOMPARE(table.horizontalHeader(), head);
        QVERIFY(table.verticalHeader()->isHidden());
        QCOMPARE(ui::tableText(model), u"A\tB\n\t1\n2\t\n"_s);
    }

    void headsAreBrokenWhereTheyBecomeNarrowest()
    {
        QStandardItemModel model(0, 3);
        model.setHorizontalHeaderLabels({u"Carry-over games"_s, u"Games"_s, u"Old rating"_s});
        QTableView table;
        const ui::TableHead* head = ui::styleAsTable(table, model);
        const auto width = [head](const QString& text) {
            return head->fontMetrics().horizontalAdvance(text);
        };
        const int edges = head->neededWidth(1) - width(u"Games"_s);
        QVERIFY(head->neededWidth(0) >= width(u"Carry-over"_s) + edges - 1);
        QVERIFY(head->neededWidth(0) < width(u"Carry-over games"_s) + edges);
        QVERIFY(head->neededWidth(2) >= width(u"rating"_s) + edges - 1);
        QVERIFY(head->neededWidth(2) < width(u"Old rating"_s) + edges);
    }
};

ZAHLMEISTER_TEST(TestArrangement, QApplication)

} // namespace tst_arrangement

#include "tst_arrangement.moc"
