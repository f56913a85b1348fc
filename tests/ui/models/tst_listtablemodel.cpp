// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QTest>

#include "app/names/namefold.h"
#include "tests/support/testmain.h"
#include "ui/models/figurerole.h"
#include "ui/models/listtablemodel.h"

namespace tst_listtablemodel {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;

namespace {

std::shared_ptr<const ListTable> listOf(const QStringList& names)
{
    auto table = std::make_shared<ListTable>(ListTable{.kind = u"k"_s, .title = u"t"_s});
    table->columns = {{u"Rank"_s, app::Table::Kind::Figure},
                      {u"Name"_s, app::Table::Kind::Text, true},
                      {u"VKZ"_s, app::Table::Kind::Text, false, true}};
    int rank = 0;
    for (const QString& name : names) {
        ++rank;
        table->rows.push_back({.cells = {{QString::number(rank), rank}, {name}, {u"C0505"_s}},
                               .search = app::spelled(name.toStdString(), app::NameSpelling::Search),
                               .tournament = engine::TournamentId(rank),
                               .number = engine::ParticipantNumber(1)});
    }
    prepareColumns(*table);
    return table;
}

QString shown(const ListTableModel& model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names += model.index(row, 1).data().toString();
    return names.join(u' ');
}

} // namespace

class TestListTableModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsAList();
    void finds_data();
    void finds();
    void sorts();
    void keepsSearchAndOrder();
};

void TestListTableModel::showsAList()
{
    ListTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.setTable(listOf({u"Zahn"_s, u"Ägir"_s}));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.columnCount(), 2); // the VKZ is for files
    QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), u"Name"_s);
    QVERIFY(model.headerData(0, Qt::Horizontal, Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
    QCOMPARE(model.index(1, 1).data().toString(), u"Ägir"_s);
    QCOMPARE(model.index(1, 1).data(EmphasisRole).toInt(), static_cast<int>(Emphasis::Strong));
    QCOMPARE(model.shownAt(engine::TournamentId(2), engine::ParticipantNumber(1)), std::optional(1));
    QVERIFY(!model.shownAt(engine::TournamentId(2), engine::ParticipantNumber(2)));
    QVERIFY(!model.index(0, 0).data(SignRole).isValid());
    auto changes = std::make_shared<ListTable>(*listOf({u"A"_s, u"B"_s}));
    changes->rows[0].cells[0].text = u"+7"_s;
    changes->rows[1].cells[0].text = u"−7"_s;
    model.setTable(changes);
    QCOMPARE(model.index(0, 0).data(SignRole).toInt(), 1);
    QCOMPARE(model.index(1, 0).data(SignRole).toInt(), -1);
    model.setTable(nullptr);
    QCOMPARE(model.columnCount(), 0);
}

void TestListTableModel::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    QTest::newRow("nothing wanted") << u" "_s << u"Groß,Änne Klein,Anne Groß,Otto"_s;
    QTest::newRow("accents") << u"anne"_s << u"Groß,Änne Klein,Anne"_s;
    QTest::newRow("both words") << u"änne GROSS"_s << u"Groß,Änne"_s;
    QTest::newRow("part of a word") << u"tt"_s << u"Groß,Otto"_s;
    QTest::newRow("nobody") << u"xyz"_s << QString();
}

void TestListTableModel::finds()
{
    QFETCH(const QString, text);
    ListTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTable(listOf({u"Groß,Änne"_s, u"Klein,Anne"_s, u"Groß,Otto"_s}));
    model.setSearch(text);
    QTEST(shown(model), "found");
}

void TestListTableModel::sorts()
{
    ListTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTable(listOf({u"Zahn"_s, u"Ägir"_s, u"Ulm"_s}));
    model.sort(1);
    QCOMPARE(shown(model), u"Ägir Ulm Zahn"_s);
    model.sort(0, Qt::DescendingOrder);
    QCOMPARE(shown(model), u"Ulm Ägir Zahn"_s);
    model.sort(-1);
    QCOMPARE(shown(model), u"Zahn Ägir Ulm"_s);
}

void TestListTableModel::keepsSearchAndOrder()
{
    ListTableModel model;
    model.setTable(listOf({u"Zahn"_s}));
    model.sort(1);
    model.setSearch(u"a"_s);
    model.setTable(listOf({u"Zahn"_s, u"Ulm"_s, u"Adam"_s}));
    QCOMPARE(shown(model), u"Adam Zahn"_s);
}

ZAHLMEISTER_TEST(TestListTableModel, QCoreApplication)

} // namespace tst_listtablemodel

#include "tst_listtablemodel.moc"
