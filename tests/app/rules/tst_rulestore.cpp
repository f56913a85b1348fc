// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "app/rules/rulestore.h"
#include "app/rules/ruleversionjson.h"
#include "app/rules/shippedrules.h"
#include "app/session/session.h"
#include "app/store/database.h"
#include "app/store/workfile.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"

namespace tst_rulestore {

using namespace zahlmeister;
using namespace Qt::StringLiterals;
using engine::RuleOrigin;
using engine::RuleVersion;

namespace {

RuleVersion copyOf(const char* id, const char* copyId)
{
    RuleVersion copy = **app::shippedRules().find(id);
    copy.id = copyId;
    copy.title = "Trial rules";
    copy.origin = RuleOrigin::Own;
    return copy;
}

void set(RuleVersion& version, const char* name, double value)
{
    for (engine::Parameter& parameter : version.parameters) {
        if (parameter.name == name)
            parameter.values = {value};
    }
}

} // namespace

class TestRuleStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void shippedAlone();
    void ownVersionSurvivesARestart();
    void ownVersionIsChosenByDate();
    void changedVersionTakesThePlaceOfTheShipped();
    void oldVersionsGetLaterParameters();
    void oldVersionsComputeAsTheyDid();
    void oldVersionsGetUnits();
    void refusesWhatCannotBeComputed();
    void usedVersionStays();
    void readOnlyFileStaysAsItIs();
    void sessionEvaluatesAnew();
    void damageIsSaid();
    void keepsAdjustments();
    void refusesAdjustments();
    void sessionLetsTheChainFollow();

private:
    QString path() const { return m_directory->filePath(u"a.zahlmeister"_s); }
    std::unique_ptr<app::WorkFile> open() const { return app::WorkFile::open(path()).value(); }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestRuleStore::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
}

void TestRuleStore::shippedAlone()
{
    const auto rules = app::rulesOf(*open()).value();
    QCOMPARE(rules->versions().size(), app::shippedRules().versions().size());
}

void TestRuleStore::ownVersionSurvivesARestart()
{
    RuleVersion own = copyOf("dwz-2026", "trial");
    set(own, "K_max", 90);
    {
        const auto file = open();
        QVERIFY(app::putRuleVersion(*file, own).has_value());
    }
    const auto rules = app::rulesOf(*open()).value();
    QVERIFY(**rules->find("trial") == own);
    QCOMPARE(rules->versions().size(), app::shippedRules().versions().size() + 1);
}

void TestRuleStore::ownVersionIsChosenByDate()
{
    RuleVersion own = copyOf("dwz-2026", "dwz-2027");
    own.validFrom = engine::Date::tryFrom(2027, 1, 1);
    const auto file = open();
    QVERIFY(app::putRuleVersion(*file, own).has_value());
    const auto rules = app::rulesOf(*file).value();
    engine::TournamentHeader header;
    header.end = engine::Date::tryFrom(2027, 1, 1);
    QCOMPARE(rules->choose(header)->version->id, std::string("dwz-2027"));
    header.end = engine::Date::tryFrom(2026, 12, 31);
    QCOMPARE(rules->choose(header)->version->id, std::string("dwz-2026"));
}

void TestRuleStore::changedVersionTakesThePlaceOfTheShipped()
{
    // The day on which the rules of 2026 begin is data (rules/README).
    RuleVersion changed = **app::shippedRules().find("dwz-2026");
    changed.validFrom = engine::Date::tryFrom(2026, 6, 15);
    const auto file = open();
    QVERIFY(app::putRuleVersion(*file, changed).has_value());
    auto rules = app::rulesOf(*file).value();
    QCOMPARE(rules->versions().size(), app::shippedRules().versions().size());
    QVERIFY((*rules->find("dwz-2026"))->origin == RuleOrigin::Changed);
    QVERIFY((*rules->find("dwz-2026"))->validFrom == changed.validFrom);
    QVERIFY(app::removeRuleVersion(*file, "dwz-2026").has_value());
    rules = app::rulesOf(*file).value();
    QVERIFY(**rules->find("dwz-2026") == **app::shippedRules().find("dwz-2026"));
    QCOMPARE(app::removeRuleVersion(*file, "dwz-2026").error().code, ErrorCode::UnknownRuleVersion);
}

void TestRuleStore::oldVersionsGetLaterParameters()
{
    const auto file = open();
    for (const char* id : {"dwz-2026", "trial"}) {
        RuleVersion old = **app::shippedRules().find("dwz-2026");
        old.id = id;
        set(old, "K_max", 90);
        std::erase_if(old.parameters, [](const auto& one) { return one.name == "converts_carry_over"; });
        QVERIFY(!engine::validate(old).has_value());
        auto insert = file->database().statement(u"INSERT INTO rule_version (id, content) VALUES (?, ?)"_s);
        QVERIFY(
            insert.bind(old.id).bind(QString::fromUtf8(app::writeRuleVersionJson(old))).run().has_value());
    }
    const auto rules = app::rulesOf(*file).value();
    for (const char* id : {"dwz-2026", "trial"}) {
        const RuleVersion& version = **rules->find(id);
        QVERIFY(engine::validate(version).has_value());
        QCOMPARE(*version.number("K_max"), 90.0);
        QCOMPARE(*version.number("converts_carry_over"), 1.0);
    }
}

/// A number that stood for two is both of them when they are two.
// RULE: WO2026 Anhang 1.2.2
void TestRuleStore::oldVersionsComputeAsTheyDid()
{
    const auto file = open();
    RuleVersion old = copyOf("dwz-2026", "trial");
    set(old, "correction_below", 1900);
    std::erase_if(old.parameters,
                  [](const auto& one) { return one.name == "correction_target" || one.name == "deviation"; });
    auto insert = file->database().statement(u"INSERT INTO rule_version (id, content) VALUES (?, ?)"_s);
    QVERIFY(insert.bind(old.id).bind(QString::fromUtf8(app::writeRuleVersionJson(old))).run().has_value());
    const auto rules = app::rulesOf(*file).value();
    const RuleVersion& version = **rules->find("trial");
    QCOMPARE(*version.number("correction_target"), 1900.0);
    QCOMPARE(*version.number("deviation"), 200.0);
}

void TestRuleStore::oldVersionsGetUnits()
{
    const auto file = open();
    RuleVersion old = copyOf("dwz-2026", "trial");
    for (engine::Parameter& parameter : old.parameters)
        parameter.unit = parameter.name == "r" ? "own" : "";
    QVERIFY(app::putRuleVersion(*file, old).has_value());
    const auto rules = app::rulesOf(*file).value();
    for (const engine::Parameter& parameter : (*rules->find("trial"))->parameters)
        QVERIFY2(!parameter.unit.empty(), parameter.name.c_str());
    QCOMPARE((*rules->find("trial"))->parameters.front().unit, std::string("own"));
}

void TestRuleStore::refusesWhatCannotBeComputed()
{
    const auto file = open();
    const auto code = [&](const RuleVersion& version) {
        const auto put = app::putRuleVersion(*file, version);
        return put.has_value() ? ErrorCode::BadUsage : put.error().code;
    };
    RuleVersion version = copyOf("dwz-2026", "trial");
    std::erase_if(version.parameters, [](const auto& one) { return one.name == "K_max"; });
    QCOMPARE(code(version), ErrorCode::MissingParameter);
    version = copyOf("dwz-2026", "trial");
    set(version, "K_max", -1);
    QCOMPARE(code(version), ErrorCode::BadParameter);
    version = copyOf("dwz-2026", "trial");
    version.system = "elo";
    QCOMPARE(code(version), ErrorCode::UnknownRuleVersion);
    QCOMPARE(code(copyOf("dwz-2026", "Two words")), ErrorCode::BadRuleVersion);
    version = copyOf("dwz-2026", "trial");
    version.validTo = engine::Date::tryFrom(2026, 6, 7);
    QCOMPARE(code(version), ErrorCode::BadRuleVersion);
    QCOMPARE(app::rulesOf(*file).value()->versions().size(), app::shippedRules().versions().size());
}

void TestRuleStore::usedVersionStays()
{
    const auto file = open();
    QVERIFY(app::putRuleVersion(*file, copyOf("dwz-2026", "trial")).has_value());
    engine::Tournament tournament = tests::woExample();
    tournament.header.system = "trial";
    QVERIFY(file->addTournament(tournament).has_value());
    const auto removed = app::removeRuleVersion(*file, "trial");
    QVERIFY(!removed.has_value());
    QCOMPARE(removed.error().code, ErrorCode::RuleVersionInUse);
    QCOMPARE(removed.error().args.back(), tournament.header.name);
    QVERIFY(app::rulesOf(*file).value()->find("trial").has_value());
}

void TestRuleStore::readOnlyFileStaysAsItIs()
{
    open().reset();
    const auto file = app::WorkFile::open(path(), app::WorkFile::Access::ReadOnly).value();
    QCOMPARE(app::putRuleVersion(*file, copyOf("dwz-2026", "trial")).error().code, ErrorCode::ReadOnly);
}

void TestRuleStore::sessionEvaluatesAnew()
{
    app::Session session;
    QVERIFY(session.openWorkFile(path()).has_value());
    engine::Tournament tournament = tests::woExample();
    tournament.header.system = "dwz-2026";
    QVERIFY(session.addTournament(tournament).has_value());
    const auto before = session.evaluation()->current().value();
    RuleVersion changed = **app::shippedRules().find("dwz-2026");
    set(changed, "K_max", 20);
    QVERIFY(session.putRuleVersion(changed).has_value());
    const auto after = session.evaluation()->current().value();
    QVERIFY(after.participants != before.participants);
    for (const auto& participant : after.participants)
        QVERIFY(!participant.coefficient || *participant.coefficient <= 20);
    QVERIFY(session.evaluation()->choice()->version->origin == RuleOrigin::Changed);
    QVERIFY(session.removeRuleVersion("dwz-2026").has_value());
    QVERIFY(session.evaluation()->current().value().participants == before.participants);
}

void TestRuleStore::damageIsSaid()
{
    const auto file = open();
    QVERIFY(app::putRuleVersion(*file, copyOf("dwz-2026", "trial")).has_value());
    QVERIFY(file->database().execute(u"UPDATE rule_version SET content = '{'"_s).has_value());
    QCOMPARE(app::rulesOf(*file).error().code, ErrorCode::DamagedWorkFile);
}

namespace {

engine::Adjustment adjustment(const char* id, int month)
{
    return {.id = id,
            .day = *engine::Date::tryFrom(2027, month, 1),
            .formula = *engine::Conversion::of({{0, std::nullopt, 1, 100}}),
            .reason = "Beschluss"};
}

} // namespace

// RULE: WO2026 2.2.1, 3.7
void TestRuleStore::keepsAdjustments()
{
    {
        const auto file = open();
        QVERIFY(app::putAdjustment(*file, adjustment("late", 5)).has_value());
        QVERIFY(app::putAdjustment(*file, adjustment("early", 2)).has_value());
        QVERIFY(app::putAdjustment(*file, adjustment("late", 4)).has_value()); // in its place
    }
    const auto file = open();
    const auto rules = app::rulesOf(*file).value();
    QCOMPARE(rules->adjustments().size(), std::size_t(2));
    QVERIFY(rules->adjustments()[0] == adjustment("early", 2));
    QVERIFY(rules->adjustments()[1] == adjustment("late", 4));
    const auto more = app::withAdjustment(*rules, adjustment("early", 7));
    QCOMPARE(more->adjustments().size(), std::size_t(2));
    QCOMPARE(more->adjustments()[1].id, std::string("early"));
    QVERIFY(app::removeAdjustment(*file, "late").has_value());
    QCOMPARE(app::rulesOf(*file).value()->adjustments().size(), std::size_t(1));
    const auto unknown = app::removeAdjustment(*file, "late");
    QCOMPARE(unknown.error().code, ErrorCode::OutOfRange);
    QCOMPARE(unknown.error().args.back(), std::string("early"));
}

void TestRuleStore::refusesAdjustments()
{
    const auto file = open();
    engine::Adjustment one = adjustment("two words", 2);
    QCOMPARE(app::putAdjustment(*file, one).error().code, ErrorCode::OutOfRange);
    one = adjustment("one", 2);
    one.reason.clear();
    QCOMPARE(app::putAdjustment(*file, one).error().code, ErrorCode::OutOfRange);
    one = adjustment("one", 2);
    one.region = "612345";
    QCOMPARE(app::putAdjustment(*file, one).error().code, ErrorCode::OutOfRange);
    QVERIFY(app::rulesOf(*file).value()->adjustments().empty());
    QVERIFY(app::putAdjustment(*file, adjustment("one", 2)).has_value());
    QVERIFY(file->database().execute(u"UPDATE adjustment SET content = '{'"_s).has_value());
    QCOMPARE(app::rulesOf(*file).error().code, ErrorCode::DamagedWorkFile);
}

void TestRuleStore::sessionLetsTheChainFollow()
{
    app::Session session;
    QCOMPARE(session.putAdjustment(adjustment("one", 2)).error().code, ErrorCode::FileNotFound);
    QCOMPARE(session.removeAdjustment("one").error().code, ErrorCode::FileNotFound);
    QVERIFY(session.openWorkFile(path()).has_value());
    const auto before = session.rules();
    QVERIFY(session.putAdjustment(adjustment("one", 2)).has_value());
    QCOMPARE(session.rules()->adjustments().size(), std::size_t(1));
    QVERIFY(session.rules() != before);
    QVERIFY(session.removeAdjustment("one").has_value());
    QVERIFY(session.rules()->adjustments().empty());
}

ZAHLMEISTER_TEST(TestRuleStore, QCoreApplication)

} // namespace tst_rulestore

#include "tst_rulestore.moc"
