// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QStandardItemModel>
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/paste/pasteplan.h"

namespace tst_pasteplan {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

class TestPastePlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsLinesOfEverySystem();
    void readsCellsFromOnePlaceOn();
    void refusesWhatDoesNotFit();
    void copiesWhatItReads();
    void saysTheFirstReasons();
};

namespace {

/// What readCells() reads, as `row,column=text`.
QStringList cellsOf(const QStandardItemModel& model, int row, int column, const QString& text)
{
    QStringList cells;
    const QStringList refusals =
        ui::readCells(model, row, column, text, [&](int r, int c, const QString& entry) {
            cells.append(u"%1,%2=%3"_s.arg(r).arg(c).arg(entry));
            return QString();
        });
    return refusals + cells;
}

} // namespace

void TestPastePlan::readsLinesOfEverySystem()
{
    QCOMPARE(ui::pastedLines(u"a\r\nb\rc\nd"_s), (QStringList{u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
    QCOMPARE(ui::pastedLines({}), QStringList{QString()});
}

void TestPastePlan::readsCellsFromOnePlaceOn()
{
    const QStandardItemModel model(3, 4);
    QCOMPARE(cellsOf(model, 1, 2, u" 1 \t0\r\n\t½\r\n\r\n"_s),
             (QStringList{u"1,2=1"_s, u"1,3=0"_s, u"2,2="_s, u"2,3=½"_s}));
}

void TestPastePlan::refusesWhatDoesNotFit()
{
    const QStandardItemModel model(3, 4);
    QCOMPARE(cellsOf(model, 2, 3, u"1\t0\n½"_s).size(), 2); // too high and too wide, and nothing is read
    QCOMPARE(cellsOf(model, 2, 3, u"1\n\n\n"_s),
             QStringList{u"2,3=1"_s}); // empty lines at the end say nothing
    const auto refuseHalves = [](int, int, const QString& entry) {
        return entry == u"½" ? entry : QString();
    };
    QCOMPARE(ui::readCells(model, 0, 0, u"½\t1\n0\t½"_s, refuseHalves).size(), 2);
}

void TestPastePlan::copiesWhatItReads()
{
    QStandardItemModel model(2, 2);
    for (int cell = 0; cell < 4; ++cell)
        model.setItem(cell / 2, cell % 2, new QStandardItem(QString::number(cell)));
    const QItemSelectionRange all(model.index(0, 0), model.index(1, 1));
    QCOMPARE(ui::copiedText(all, Qt::DisplayRole), u"0\t1\n2\t3"_s);
    QCOMPARE(cellsOf(model, 0, 0, ui::copiedText(all, Qt::DisplayRole)).size(), 4);
    QVERIFY(ui::copiedText({}, Qt::DisplayRole).isEmpty());
}

void TestPastePlan::saysTheFirstReasons()
{
    QStringList reasons;
    for (int i = 0; i < 9; ++i)
        reasons.append(u"reason %1"_s.arg(i));
    const QStringList lines = ui::pasteRefusal(reasons).split(u'\n');
    QCOMPARE(lines.size(), 1 + 6 + 1);
    QVERIFY(lines.last().contains(u'3'));
    QCOMPARE(ui::pasteRefusal(reasons.mid(0, 6)).split(u'\n').size(), 1 + 6);
}

ZAHLMEISTER_TEST(TestPastePlan, QApplication)

} // namespace tst_pasteplan

#include "tst_pasteplan.moc"
