// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "engine/rules/conditions.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_conditions {

using namespace zahlmeister;
using namespace zahlmeister::engine;

namespace {

RuleVersion versionOf(const char* id)
{
    return **tests::shippedRules().find(id);
}

TournamentConditions conditionsOf(const char* id)
{
    return TournamentConditions::from(versionOf(id)).value();
}

} // namespace

class TestConditions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofEveryVersion();
    void timeLimits();
    void refusesWhatIsNoCondition();
};

void TestConditions::ofEveryVersion()
{
    // RULE: WO2026 4.2.1, 4.2.2, 2.2.4; from 2016 on inferred from the history of the document
    for (const char* id : {"dwz-2016", "dwz-2026"}) {
        const TournamentConditions conditions = conditionsOf(id);
        QCOMPARE(conditions.minutes, 90);
        QCOMPARE(conditions.oldestYouth(), 12);
        QCOMPARE(conditions.youth.front().minutes, 60);
        QCOMPARE(conditions.firstPeriodMinutes, 60);
        QVERIFY(conditions.standardChessOnly);
        QCOMPARE(conditions.weeksToSubmit, 6);
    }
    QCOMPARE(conditionsOf("dwz-2026").foreignIndex, 6);
    // What both documents ask at least: 90 minutes of document 000, the youth classes of document 001.
    for (const char* id : {"dwz-2004", "dwz-2013"}) {
        QCOMPARE(conditionsOf(id).minutes, 90);
        QCOMPARE(conditionsOf(id).youth.size(), std::size_t(2));
        QCOMPARE(conditionsOf(id).weeksToSubmit, 0);
    }
    QCOMPARE(conditionsOf("dwz-1992").minutes, 120);        // RULE: WO1992 6.2.2
    QCOMPARE(conditionsOf("fwz-2019").daysForTenMoves, 20); // RULE: FWZ 2
    QCOMPARE(conditionsOf("ingo-1960").minutes, 0);
}

// RULE: WO2026 6.2
void TestConditions::timeLimits()
{
    const Date end = *Date::tryFrom(2026, 12, 12);
    const TournamentConditions conditions = conditionsOf("dwz-2026");
    QCOMPARE(conditions.lastDayOfClaim(end)->iso(), std::string("2027-01-23"));
    QCOMPARE(conditions.lastDayOfEvaluation(end)->iso(), std::string("2027-12-12"));
    // The year is one of the calendar, of 366 days here.
    QCOMPARE(conditions.lastDayOfEvaluation(*Date::tryFrom(2027, 6, 1))->iso(), std::string("2028-06-01"));
    QVERIFY(!conditions.lastDayOfObjection(end));
    // RULE: FWZ 7, 3.3, 3.4
    const TournamentConditions fwz = conditionsOf("fwz-2019");
    QCOMPARE(fwz.lastDayOfObjection(end)->iso(), std::string("2027-03-12"));
    QCOMPARE(fwz.lastDayOfObjection(*Date::tryFrom(2026, 11, 30))->iso(), std::string("2027-02-28"));
    QCOMPARE(fwz.lastDayOfObjection(*Date::tryFrom(2026, 9, 30))->iso(), std::string("2026-12-30"));
    QVERIFY(fwz.isByArrival && fwz.nationalOnly && !conditions.isByArrival && !conditions.nationalOnly);
    for (const char* id : {"fwz-2019", "ingo-1960", "dwz-1992"}) {
        QVERIFY(!conditionsOf(id).lastDayOfClaim(end));
        QVERIFY(!conditionsOf(id).lastDayOfEvaluation(end));
    }
}

void TestConditions::refusesWhatIsNoCondition()
{
    for (const auto& [name, values] :
         std::vector<std::pair<std::string, std::vector<double>>>{{"time_control_minutes", {-1}},
                                                                  {"weeks_to_submit", {1.5}},
                                                                  {"standard_chess_only", {2}},
                                                                  {"youth_minutes", {60, 30}}}) {
        RuleVersion version = versionOf("dwz-2026");
        for (Parameter& parameter : version.parameters) {
            if (parameter.name == name)
                parameter.values = values;
        }
        const auto validated = validate(version);
        QVERIFY2(!validated.has_value(), name.c_str());
        QCOMPARE(validated.error().code, ErrorCode::BadParameter);
        QCOMPARE(validated.error().args[1], name);
    }
}

ZAHLMEISTER_TEST(TestConditions, void)

} // namespace tst_conditions

#include "tst_conditions.moc"
