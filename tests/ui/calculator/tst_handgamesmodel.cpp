// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "app/rules/shippedrules.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/rules/byhand.h"
#include "tests/support/testmain.h"
#include "ui/calculator/handgamesmodel.h"
#include "ui/models/figurerole.h"

namespace tst_handgamesmodel {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using Model = ui::HandGamesModel;

namespace {

QString textOf(const Model& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

/// What the calculator makes of the model's games.
ui::CalculatedPointer calculated(const Model& model)
{
    const engine::RuleVersion& version = **zahlmeister::app::shippedRules().find("dwz-2026");
    engine::CalculationInput input{.rating = 2100, .index = 55, .age = 22};
    input.games = model.games();
    auto evaluation =
        (*engine::systemOf(version))->calculate(input, version, {engine::Arithmetic::Tables, true});
    return std::make_shared<ui::Calculated>(
        ui::Calculated{engine::tournamentByHand(input, version), *evaluation, version});
}

} // namespace

class TestHandGamesModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void growsWhileTyping();
    void resultKeys_data();
    void resultKeys();
    void refusesNonsense();
    void onlyCompleteRowsCount();
    void showsWhatEachGameBrings();
    void removes();
    void pastes();
};

void TestHandGamesModel::growsWhileTyping()
{
    Model model;
    QAbstractItemModelTester tester(&model);
    QSignalSpy changed(&model, &Model::rowsChanged);
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(model.setData(model.index(0, Model::OpponentColumn), u"1850"_s));
    QCOMPARE(model.rowCount(), 2);
    QVERIFY(model.typeResult(0, u'1'));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(changed.size(), 2);
    QCOMPARE(model.games().size(), std::size_t(1));
    QCOMPARE(model.games().front().rating, 1850);
    QCOMPARE(model.games().front().score, engine::kWin);
}

void TestHandGamesModel::resultKeys_data()
{
    QTest::addColumn<QChar>("key");
    QTest::addColumn<QString>("text");

    QTest::newRow("1") << QChar(u'1') << u"1"_s;
    QTest::newRow("0") << QChar(u'0') << u"0"_s;
    for (const QChar key : {u'5', u'r', u'=', u'½'})
        QTest::addRow("draw %d", key.unicode()) << key << u"½"_s;
    QTest::newRow("x") << QChar(u'x') << QString();
}

void TestHandGamesModel::resultKeys()
{
    QFETCH(QChar, key);
    QFETCH(QString, text);
    Model model;
    model.setData(model.index(0, Model::OpponentColumn), u"1850"_s);
    model.typeResult(0, u'1');
    QVERIFY(model.typeResult(0, key));
    QCOMPARE(textOf(model, 0, Model::ResultColumn), text);
}

void TestHandGamesModel::refusesNonsense()
{
    Model model;
    QSignalSpy refused(&model, &Model::refused);
    for (const QString& text : {u"abc"_s, u"-10000"_s, u"10000"_s, u"18 50"_s})
        QVERIFY(!model.setData(model.index(0, Model::OpponentColumn), text));
    // A forfeit is a result of a crosstable, but it moves no rating.
    for (const QString& text : {u"2"_s, u"+"_s, u"-"_s, u"10"_s, u"½-0"_s})
        QVERIFY2(!model.setData(model.index(0, Model::ResultColumn), text), qPrintable(text));
    QCOMPARE(refused.size(), 9);
    QVERIFY(refused.front().at(1).toString().contains(u"abc"_s));
    QVERIFY(!model.setData(model.index(0, Model::ExpectedColumn), u"1"_s));
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(!model.typeResult(0, u'7'));
}

void TestHandGamesModel::onlyCompleteRowsCount()
{
    Model model;
    model.setData(model.index(0, Model::OpponentColumn), u"1850"_s);
    model.setData(model.index(1, Model::ResultColumn), u"1"_s);
    QVERIFY(model.games().empty());
    QCOMPARE(model.incompleteRows(), 2);
    model.setData(model.index(1, Model::OpponentColumn), u"1700"_s);
    QCOMPARE(model.games().size(), std::size_t(1));
    QCOMPARE(model.incompleteRows(), 1);
}

// RULE: WO2026 Anhang 3.2
void TestHandGamesModel::showsWhatEachGameBrings()
{
    Model model;
    QVERIFY(model.addGames(u"2220 0\n1800 ½\n1961 1\n1179 1\n2329 0"_s).isEmpty());
    model.setData(model.index(5, Model::OpponentColumn), u"1600"_s); // incomplete: has no part in it
    model.setCalculated(calculated(model));
    const QStringList expected{u"0.336"_s, u"0.856"_s, u"0.688"_s, u"0.999"_s, u"0.209"_s};
    const QStringList changes{u"−10.8"_s, u"−11.4"_s, u"+10.0"_s, u"±0.0"_s, u"−6.7"_s};
    const QList<int> signs{-1, -1, 1, 0, -1};
    for (int row = 0; row < 5; ++row) {
        QCOMPARE(textOf(model, row, Model::ExpectedColumn).replace(u',', u'.'), expected[row]);
        QCOMPARE(textOf(model, row, Model::ChangeColumn).replace(u',', u'.'), changes[row]);
        QCOMPARE(model.index(row, Model::ChangeColumn).data(ui::SignRole).toInt(), signs[row]);
    }
    QVERIFY(textOf(model, 5, Model::ChangeColumn).isEmpty());
    model.setCalculated(nullptr);
    QVERIFY(textOf(model, 0, Model::ChangeColumn).isEmpty());
}

void TestHandGamesModel::removes()
{
    Model model;
    QAbstractItemModelTester tester(&model);
    model.addGames(u"1500 1\n1600 0"_s);
    model.removeRow(0);
    QCOMPARE(model.games().front().rating, 1600);
    model.removeRow(1); // the empty row stays
    QCOMPARE(model.rowCount(), 2);
    model.removeRow(0);
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(model.games().empty());
}

void TestHandGamesModel::pastes()
{
    Model model;
    QAbstractItemModelTester tester(&model);
    const QStringList unread = model.addGames(u"1500\t1\r\n1600:0,5\n1700; r\n\n1800\nMüller 1\n1900 2\n"_s);
    QCOMPARE(unread, (QStringList{u"Müller 1"_s, u"1900 2"_s}));
    QCOMPARE(model.games().size(), std::size_t(3));
    QCOMPARE(model.games()[1].score, engine::kDraw);
    QCOMPARE(textOf(model, 3, Model::OpponentColumn), u"1800"_s);
    QVERIFY(model.index(model.rowCount() - 1, 0).data().toString().isEmpty());
}

ZAHLMEISTER_TEST(TestHandGamesModel, QApplication)

} // namespace tst_handgamesmodel

#include "tst_handgamesmodel.moc"
