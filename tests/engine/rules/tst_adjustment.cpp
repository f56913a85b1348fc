// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "engine/rules/adjustment.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_adjustment {

using namespace zahlmeister;
using namespace zahlmeister::engine;

namespace {

const RuleVersion& version(const char* id)
{
    return **tests::shippedRules().find(id);
}

/// Up to 1500 a tenth less and 100 more, above 50 less.
Adjustment example()
{
    return {.id = "example",
            .day = *Date::tryFrom(2027, 1, 1),
            .formula = *Conversion::of({{0, 1500, 0.9, 100}, {1500, std::nullopt, 1, -50}})};
}

Participant playerOf(const char* club, std::optional<int> birthYear)
{
    Participant one{.number = ParticipantNumber(1)};
    one.club = club;
    one.birthYear = birthYear;
    return one;
}

} // namespace

class TestAdjustment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundsHalfUp();
    void pushesNobodyBelowTheLeastRating();
    void isForWhomItSays();
    void takesRangesThatFollowEachOther();
    void standsInTheOrderOfDays();
};

// RULE: WO2026 2.2.1, Anhang 4 (rounded as the conversion is)
void TestAdjustment::roundsHalfUp()
{
    const RuleVersion& rules = version("dwz-2026");
    QCOMPARE(adjusted(1205, example(), rules), 1185); // 1184.5
    QCOMPARE(adjusted(1500, example(), rules), 1450);
    QCOMPARE(adjusted(1501, example(), rules), 1451);
    QCOMPARE(adjusted(2000, example(), rules), 1950);
    QCOMPARE(adjusted(1777, Adjustment{.id = "none", .day = *Date::tryFrom(2027, 1, 1)}, rules), 1777);
}

// RULE: WO2026 3.5.2
void TestAdjustment::pushesNobodyBelowTheLeastRating()
{
    Adjustment lower = example();
    lower.formula = *Conversion::of({{0, std::nullopt, 1, -80}});
    QCOMPARE(adjusted(1180, lower, version("dwz-2026")), 1100);
    QCOMPARE(adjusted(1150, lower, version("dwz-2026")), 1100);
    QCOMPARE(adjusted(1060, lower, version("dwz-2026")), 1060); // who is below it stays
    lower.formula = *Conversion::of({{0, std::nullopt, 1, 10}});
    QCOMPARE(adjusted(1060, lower, version("dwz-2026")), 1070); // and is not lifted to it
    lower.formula = *Conversion::of({{0, std::nullopt, 1, -80}});
    QCOMPARE(adjusted(700, lower, version("dwz-2016")), 620); // which has no such bound
}

// RULE: WO2026 2.2.1, Anhang 1.3
void TestAdjustment::isForWhomItSays()
{
    const RuleVersion& rules = version("dwz-2026");
    Adjustment one = example();
    QVERIFY(concerns(one, playerOf("", {}), rules));
    one.region = "6";
    QVERIFY(concerns(one, playerOf("61234", 1980), rules) && !concerns(one, playerOf("16234", 1980), rules));
    QVERIFY(!concerns(one, playerOf("", 1980), rules));
    one.region = "61234";
    QVERIFY(concerns(one, playerOf("61234", 1980), rules) && !concerns(one, playerOf("61235", 1980), rules));
    one.region = {};
    const auto concernsBorn = [&](AgeGroup ages, std::optional<int> year) {
        one.ages = ages;
        return concerns(one, playerOf("61234", year), rules);
    };
    QVERIFY(concernsBorn(AgeGroup::Youth, 2007) && !concernsBorn(AgeGroup::Youth, 2006));
    QVERIFY(concernsBorn(AgeGroup::Junior, 2006) && concernsBorn(AgeGroup::Junior, 2002));
    QVERIFY(!concernsBorn(AgeGroup::Junior, 2001) && concernsBorn(AgeGroup::Adult, 2001));
    QVERIFY(concernsBorn(AgeGroup::Adult, {}) && !concernsBorn(AgeGroup::Youth, {}));
    QVERIFY(isRegion("") && isRegion("6") && isRegion("C03") && isRegion("61234"));
    QVERIFY(!isRegion("612345") && !isRegion("6 ") && !isRegion("c03"));
}

void TestAdjustment::takesRangesThatFollowEachOther()
{
    const auto formula = Conversion::of({{9, 1000, 1, 1}, {9, 2000, 1, 2}, {9, std::nullopt, 1, 3}});
    QVERIFY(formula.has_value());
    QCOMPARE(formula->pieces()[1].above, 1000);
    QCOMPARE(formula->convert(1000), 1001);
    QCOMPARE(formula->convert(1001), 1003);
    QCOMPARE(formula->convert(2001), 2004);
    QVERIFY(!Conversion::of({}));
    QVERIFY(!Conversion::of({{0, 1000, 1, 1}}));
    QVERIFY(!Conversion::of({{0, 1000, 1, 1}, {0, 1000, 1, 1}, {0, std::nullopt, 1, 1}}));
    QVERIFY(!Conversion::of({{0, std::nullopt, 1, 1}, {0, std::nullopt, 1, 1}}));
    QVERIFY(!Conversion::of({{0, 5001, 1, 1}, {0, std::nullopt, 1, 1}}));
    QVERIFY(!Conversion::of({{0, std::nullopt, -0.1, 1}}) && !Conversion::of({{0, std::nullopt, 10.1, 1}}));
    QVERIFY(!Conversion::of({{0, std::nullopt, 1, 5001}}));
    QVERIFY(!Conversion::of({{0, std::nullopt, std::numeric_limits<double>::quiet_NaN(), 1}}));
    QVERIFY(!Conversion::of({{0, std::nullopt, 1, std::numeric_limits<double>::quiet_NaN()}}));
}

void TestAdjustment::standsInTheOrderOfDays()
{
    Adjustment later = example();
    later.id = "later";
    later.day = *Date::tryFrom(2028, 1, 1);
    Adjustment same = example();
    same.id = "same day";
    const RuleCatalog rules = tests::shippedRules().withAdjustments({later, example(), same});
    QCOMPARE(rules.versions().size(), tests::shippedRules().versions().size());
    QCOMPARE(rules.adjustments()[0].id, std::string("example"));
    QCOMPARE(rules.adjustments()[1].id, std::string("same day"));
    QCOMPARE(rules.adjustments()[2].id, std::string("later"));
}

ZAHLMEISTER_TEST(TestAdjustment, QCoreApplication)

} // namespace tst_adjustment

#include "tst_adjustment.moc"
