// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/lab/labrun.h"
#include "app/lab/study.h"
#include "app/lab/variantrules.h"
#include "app/rules/shippedrules.h"
#include "tests/support/day.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;

namespace tst_study {

using namespace zahlmeister;
using namespace zahlmeister::app;
using tests::day;

namespace {

Study everything()
{
    Study study{
        .title = "r = 0.10?", .question = "Is a stronger correction better?", .data = "club.zahlmeister"};
    study.from = day(2016, 1, 1);
    study.to = day(2026, 12, 31);
    Variant variant{.name = "r 0.10"};
    variant.base = "dwz-2026";
    variant.from = day(2026, 7, 1);
    variant.parameters = {{"r", {0.1}}, {"K_0_adult", {60, 60, 44, 42, 40, 38, 36, 34, 32, 30, 24}}};
    engine::Adjustment adjustment{.id = "hessen-2026", .day = day(2026, 7, 1)};
    adjustment.formula = *engine::Conversion::of({{0, std::nullopt, 1, 20}});
    adjustment.region = "5";
    adjustment.reason = "a test";
    variant.adjustments.push_back(adjustment);
    study.variants.push_back(variant);
    study.variants.push_back({.name = "Glicko", .yardstick = Yardstick::Glicko2});
    study.criteria.push_back({.variant = "r 0.10",
                              .measure = Measure::LogLoss,
                              .bound = -0.001,
                              .written = "2026-11-29T12:00:00Z"});
    study.criteria.push_back({.variant = "r 0.10",
                              .measure = Measure::Slope,
                              .isDifference = false,
                              .isAtMost = false,
                              .bound = 0.95});
    return study;
}

} // namespace

class TestStudy : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingComesBack();
    void simulationsComeBack();
    void badStudies_data();
    void badStudies();
    void variantInThePlaceOfItsBase();
    void variantSinceADay();
    void variantOfEarlierRulesStaysInForce();
    void badVariants();
    void sweptParameters_data();
    void sweptParameters();
};

void TestStudy::everythingComesBack()
{
    const Study study = everything();
    const auto read = readStudyJson(writeStudyJson(study), u"s.json"_s);
    QVERIFY(read.has_value());
    QVERIFY(*read == study);
}

void TestStudy::simulationsComeBack()
{
    Study study{.title = "Simulation"};
    study.simulation = SimulatedData{.players = 500, .years = 3, .seed = 77};
    const auto read = readStudyJson(writeStudyJson(study), u"s.json"_s);
    QVERIFY(read.has_value());
    QVERIFY(*read == study);
}

void TestStudy::badStudies_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("code");
    QTest::newRow("measure") << QByteArray("\"log_loss\"") << QByteArray("\"luck\"")
                             << int(ErrorCode::OutOfRange);
    QTest::newRow("no base") << QByteArray("\"base\": \"dwz-2026\",") << QByteArray()
                             << int(ErrorCode::MissingKey);
    QTest::newRow("both bounds") << QByteArray("\"at_most\": -0.001")
                                 << QByteArray("\"at_most\": -0.001, \"at_least\": 0")
                                 << int(ErrorCode::MissingKey);
    QTest::newRow("twice") << QByteArray("\"Glicko\"") << QByteArray("\"r 0.10\"")
                           << int(ErrorCode::DuplicateValue);
    QTest::newRow("no day") << QByteArray("\"2016-01-01\"") << QByteArray("\"2016-13-01\"")
                            << int(ErrorCode::OutOfRange);
    QTest::newRow("unknown key") << QByteArray("\"question\"") << QByteArray("\"answer\"")
                                 << int(ErrorCode::UnknownKey);
}

void TestStudy::badStudies()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, code);
    QByteArray text = writeStudyJson(everything());
    QVERIFY(text.contains(from));
    const auto read = readStudyJson(text.replace(from, to), u"s.json"_s);
    QVERIFY(!read.has_value());
    QVERIFY(std::ranges::any_of(read.error(), [&](const Error& one) { return int(one.code) == code; }));
}

/// Without a day a variant is in force when its base is, and nothing else changes.
void TestStudy::variantInThePlaceOfItsBase()
{
    Variant variant{.name = "v"};
    variant.base = "dwz-2026";
    variant.parameters = {{"r", {0.1}}};
    const auto rules = VariantRules::of(variant, shippedRules());
    QVERIFY(rules.has_value());
    QCOMPARE(rules->catalogue().versions().size(), shippedRules().versions().size());
    engine::TournamentHeader header;
    header.end = day(2026, 6, 8);
    QCOMPARE(*rules->versionOf(header)->number("r"), 0.1);
    QCOMPARE(rules->levelSteps().size(), std::size_t(1)); // Anhang 4
    QCOMPARE(rules->levelSteps().front().day, day(2026, 6, 8));
    header.end = day(2026, 6, 7);
    QCOMPARE(rules->versionOf(header)->id, std::string("dwz-2016"));
}

/// With a day it is in force from then on, its base before, and nobody is converted twice.
void TestStudy::variantSinceADay()
{
    Variant variant{.name = "v"};
    variant.base = "dwz-2026";
    variant.from = day(2027, 1, 1);
    variant.parameters = {{"r", {0.1}}};
    const auto rules = VariantRules::of(variant, shippedRules());
    QVERIFY(rules.has_value());
    engine::TournamentHeader header;
    header.end = day(2026, 12, 31);
    QCOMPARE(*rules->versionOf(header)->number("r"), 0.08);
    header.end = day(2027, 1, 1);
    QCOMPARE(*rules->versionOf(header)->number("r"), 0.1);
    header.system = "dwz-2026"; // a tournament that names its base means the variant
    QCOMPARE(*rules->versionOf(header)->number("r"), 0.1);
    QCOMPARE(rules->levelSteps().size(), std::size_t(1));
}

/// What would be if the rules of 2016 had stayed: no conversion.
void TestStudy::variantOfEarlierRulesStaysInForce()
{
    Variant variant{.name = "v"};
    variant.base = "dwz-2016";
    variant.from = day(2026, 6, 8);
    const auto rules = VariantRules::of(variant, shippedRules());
    QVERIFY(rules.has_value());
    engine::TournamentHeader header;
    header.end = day(2027, 1, 1);
    QCOMPARE(rules->versionOf(header)->system, (*shippedRules().find("dwz-2016"))->system);
    QVERIFY(rules->levelSteps().empty());
}

void TestStudy::badVariants()
{
    Variant variant{.name = "v"};
    variant.base = "dwz-2099";
    QCOMPARE(VariantRules::of(variant, shippedRules()).error().code, ErrorCode::UnknownRuleVersion);
    variant.base = "dwz-2026";
    variant.parameters = {{"z", {1}}};
    QCOMPARE(VariantRules::of(variant, shippedRules()).error().code, ErrorCode::MissingParameter);
    variant.parameters = {{"r", {7}}};
    QCOMPARE(VariantRules::of(variant, shippedRules()).error().code, ErrorCode::BadParameter);
    variant.parameters = {{"K_0_adult", {60, 60}}};
    QCOMPARE(VariantRules::of(variant, shippedRules()).error().code, ErrorCode::BadParameter);
}

void TestStudy::sweptParameters_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("values"); ///< -1: it is refused
    QTest::addColumn<int>("at");
    QTest::newRow("steps") << QByteArray("r=0.04:0.16:0.04") << 4 << 0;
    QTest::newRow("a tenth is no tenth") << QByteArray("r=0:0.3:0.1") << 4 << 0;
    QTest::newRow("one value") << QByteArray("r=0.1:0.1:1") << 1 << 0;
    QTest::newRow("third of a row") << QByteArray("K_0_adult[3]=40:48:2") << 5 << 2;
    QTest::newRow("downwards") << QByteArray("r=1:0:0.1") << -1 << 0;
    QTest::newRow("no step") << QByteArray("r=0:1:0") << -1 << 0;
    QTest::newRow("too many") << QByteArray("r=0:1:0.0001") << -1 << 0;
    QTest::newRow("no number") << QByteArray("r=a:b:c") << -1 << 0;
    QTest::newRow("no name") << QByteArray("=0:1:0.1") << -1 << 0;
    QTest::newRow("no place") << QByteArray("r[0]=0:1:0.1") << -1 << 0;
    QTest::newRow("infinite") << QByteArray("r=0:inf:0.1") << -1 << 0;
}

void TestStudy::sweptParameters()
{
    QFETCH(QByteArray, text);
    QFETCH(int, values);
    QFETCH(int, at);
    const auto parameter = sweptParameterFromText(text.toStdString());
    QCOMPARE(parameter ? int(parameter->values().size()) : -1, values);
    if (parameter)
        QCOMPARE(int(parameter->at), at);
}

ZAHLMEISTER_TEST(TestStudy, void)

} // namespace tst_study

#include "tst_study.moc"
