// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "app/rules/shippedrules.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/rules/latercorrection.h"
#include "tests/support/testmain.h"
#include "ui/calculator/correctionmodel.h"

namespace tst_correctionmodel {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using Model = ui::CorrectionModel;

namespace {

void type(Model& model, int row, const QStringList& texts)
{
    for (int column = 0; column < texts.size(); ++column)
        QVERIFY2(model.setData(model.index(row, column), texts[column]), qPrintable(texts[column]));
}

} // namespace

class TestCorrectionModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chainOfEvaluations();
    void endsWithTheFirstOpenRow();
    void refusesNonsense();
    void pointsBeyondTheGames();
};

// RULE: WO1992 4.10.1.2
void TestCorrectionModel::chainOfEvaluations()
{
    Model model;
    QAbstractItemModelTester tester(&model);
    type(model, 0, {u"1540"_s, u"4"_s, u"3,45"_s, u"7"_s});
    type(model, 1, {u"1553"_s, u"3"_s, u"2.60"_s, u"5"_s});
    QCOMPARE(model.rowCount(), 3);
    const auto evaluations = model.evaluations(8, 40);
    QCOMPARE(evaluations.size(), std::size_t(2));
    QCOMPARE(evaluations[0].rating, 1540);
    QCOMPARE(evaluations[0].expected, 3.45);
    QCOMPARE(evaluations[1].index, std::optional(9)); // one evaluation further
    const engine::RuleVersion& version = **zahlmeister::app::shippedRules().find("dwz-1992");
    model.setCorrected(*engine::correctInOrder(**engine::systemOf(version), evaluations, 1580, version, {}));
    QCOMPARE(model.index(0, Model::NewRatingColumn).data().toString(), u"1584 – 9"_s);
    QCOMPARE(model.index(1, Model::RightColumn).data().toString(), u"1584 – 9"_s);
    QCOMPARE(model.index(0, Model::CorrectedColumn).data().toString().replace(u',', u'.'), u"3.850"_s);
    QVERIFY(model.index(2, Model::NewRatingColumn).data().toString().isEmpty());
    QVERIFY(!(model.flags(model.index(0, Model::NewRatingColumn)) & Qt::ItemIsEditable));
}

void TestCorrectionModel::endsWithTheFirstOpenRow()
{
    Model model;
    type(model, 0, {u"1540"_s, u"4"_s, u"3,45"_s, u"7"_s});
    type(model, 1, {u"1553"_s});
    type(model, 2, {u"1600"_s, u"1"_s, u"1"_s, u"2"_s});
    // What follows an unknown evaluation cannot be corrected.
    QCOMPARE(model.evaluations({}, {}).size(), std::size_t(1));
    model.removeRow(1);
    QCOMPARE(model.evaluations({}, {}).size(), std::size_t(2));
    QCOMPARE(model.evaluations({}, {})[1].index, std::optional<int>());
}

void TestCorrectionModel::refusesNonsense()
{
    Model model;
    QSignalSpy refused(&model, &Model::refused);
    const std::vector<std::pair<int, QString>> wrong{
        {Model::UsedColumn, u"0"_s},      {Model::UsedColumn, u"1500,5"_s}, {Model::ScoreColumn, u"1,3"_s},
        {Model::ExpectedColumn, u"-1"_s}, {Model::ExpectedColumn, u"x"_s},  {Model::GamesColumn, u"0"_s},
        {Model::GamesColumn, u"7.5"_s}};
    for (const auto& [column, text] : wrong) {
        QVERIFY2(!model.setData(model.index(0, column), text), qPrintable(text));
        QVERIFY(refused.back().at(1).toString().contains(text));
    }
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(!model.setData(model.index(0, Model::RightColumn), u"1500"_s));
}

void TestCorrectionModel::pointsBeyondTheGames()
{
    Model model;
    QSignalSpy refused(&model, &Model::refused);
    type(model, 0, {u"1540"_s, u"8"_s, u"3,45"_s, u"7"_s});
    QCOMPARE(refused.size(), 1);
    QVERIFY(model.evaluations({}, {}).empty());
    type(model, 0, {u"1540"_s, u"7"_s});
    QCOMPARE(model.evaluations({}, {}).size(), std::size_t(1));
}

ZAHLMEISTER_TEST(TestCorrectionModel, QApplication)

} // namespace tst_correctionmodel

#include "tst_correctionmodel.moc"
