// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_rulecatalog {

using namespace zahlmeister;
using namespace zahlmeister::engine;

namespace {

RuleVersion versionFrom(const char* id, std::optional<Date> from, std::optional<Date> to)
{
    RuleVersion version = **tests::shippedRules().find("dwz-2026");
    version.id = id;
    version.validFrom = from;
    version.validTo = to;
    return version;
}

TournamentHeader endingOn(std::optional<Date> end)
{
    TournamentHeader header;
    header.end = end;
    return header;
}

} // namespace

class TestRuleCatalog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void choosesByEndDate();
    void obeysTheReferee();
    void refusesUnknownVersions();
    void fallsBackToTheNearest();
    void parametersAreData();
    void refusesBrokenParameters();
};

// RULE: WO2026 3.7
void TestRuleCatalog::choosesByEndDate()
{
    const RuleCatalog catalog({versionFrom("old", {}, Date::tryFrom(2026, 6, 7)),
                               versionFrom("new", Date::tryFrom(2026, 6, 8), {})});
    const auto before = catalog.choose(endingOn(Date::tryFrom(2026, 6, 7)));
    QCOMPARE(before->version->id, std::string("old"));
    QVERIFY(before->inForce() && !before->picked);
    const auto after = catalog.choose(endingOn(Date::tryFrom(2026, 6, 8)));
    QCOMPARE(after->version->id, std::string("new"));
    QVERIFY(after->inForce());
}

void TestRuleCatalog::obeysTheReferee()
{
    const RuleCatalog catalog({versionFrom("old", {}, Date::tryFrom(2026, 6, 7)),
                               versionFrom("new", Date::tryFrom(2026, 6, 8), {})});
    TournamentHeader header = endingOn(Date::tryFrom(2026, 6, 8));
    header.system = "old";
    const auto choice = catalog.choose(header);
    QCOMPARE(choice->version->id, std::string("old"));
    QCOMPARE(choice->byDate->id, std::string("new"));
    QVERIFY(choice->picked && !choice->inForce());
}

void TestRuleCatalog::refusesUnknownVersions()
{
    TournamentHeader header;
    header.system = "dwz-1066";
    const auto choice = tests::shippedRules().choose(header);
    QVERIFY(!choice.has_value());
    QCOMPARE(choice.error().code, ErrorCode::UnknownRuleVersion);
    QCOMPARE(choice.error().args, std::vector<std::string>{"dwz-1066"});
}

void TestRuleCatalog::fallsBackToTheNearest()
{
    const RuleCatalog catalog({versionFrom("middle", Date::tryFrom(2000, 1, 1), Date::tryFrom(2010, 1, 1)),
                               versionFrom("late", Date::tryFrom(2010, 1, 2), {})});
    const auto early = catalog.choose(endingOn(Date::tryFrom(1990, 1, 1)));
    QCOMPARE(early->version->id, std::string("middle"));
    QVERIFY(!early->inForce());
    const RuleCatalog ended({versionFrom("first", {}, Date::tryFrom(2000, 1, 1)),
                             versionFrom("last", Date::tryFrom(2000, 1, 2), Date::tryFrom(2010, 1, 1))});
    const auto late = ended.choose(endingOn(Date::tryFrom(2012, 1, 1)));
    QCOMPARE(late->version->id, std::string("last"));
    QVERIFY(!late->inForce());
    // In 1962 there was no DWZ: the oldest version is used, but never in silence.
    const auto before = tests::shippedRules().choose(endingOn(Date::tryFrom(1962, 5, 1)));
    QCOMPARE(before->version->id, std::string("dwz-1992"));
    QVERIFY(!before->inForce());
    const auto undated = catalog.choose(endingOn({}));
    QCOMPARE(undated->version->id, std::string("late"));
    QVERIFY(!undated->inForce());
}

// RULE: WO2026 Anhang 1.2.1
void TestRuleCatalog::parametersAreData()
{
    const RuleVersion& version = **tests::shippedRules().find("dwz-2026");
    QCOMPARE(*version.number("r"), 0.08);
    QCOMPARE(*version.number("t"), 30.0);
    QCOMPARE(*version.number("u"), 800.0);
    QCOMPARE(*version.number("a1"), 4.0);
    QCOMPARE(*version.number("a2"), 4.0);
    QCOMPARE(*version.number("K_max"), 80.0);
    QCOMPARE(version.validFrom, Date::tryFrom(2026, 6, 8));
    QCOMPARE(version.row("K_0_young")->size(), std::size_t(11));
}

void TestRuleCatalog::refusesBrokenParameters()
{
    const RuleVersion shipped = **tests::shippedRules().find("dwz-2026");
    int conditions = 0;
    for (std::size_t at = 0; at < shipped.parameters.size(); ++at) {
        const char* const name = shipped.parameters[at].name.c_str();
        RuleVersion broken = shipped;
        broken.parameters.erase(broken.parameters.begin() + std::ptrdiff_t(at));
        const auto missing = validate(broken);
        // What a version does not ask of a tournament, it does not have.
        const bool isCondition = missing.has_value();
        conditions += isCondition ? 1 : 0;
        if (!isCondition) {
            QCOMPARE(missing.error().code, ErrorCode::MissingParameter);
            QCOMPARE(missing.error().args[1], shipped.parameters[at].name);
        }
        broken = shipped;
        broken.parameters[at].values.back() = std::numeric_limits<double>::quiet_NaN();
        const auto bad = validate(broken);
        QVERIFY2(!bad.has_value(), name);
        QCOMPARE(bad.error().code, ErrorCode::BadParameter);
    }
    QCOMPARE(conditions, 11);
}

ZAHLMEISTER_TEST(TestRuleCatalog, QCoreApplication)

} // namespace tst_rulecatalog

#include "tst_rulecatalog.moc"
