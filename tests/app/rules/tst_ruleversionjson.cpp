// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QTest>

#include "app/rules/ruleversionjson.h"
#include "app/rules/shippedrules.h"
#include "engine/catalogue/rulecatalog.h"
#include "tests/support/testmain.h"

namespace tst_ruleversionjson {

using namespace zahlmeister;
using namespace Qt::StringLiterals;
using engine::RuleVersion;

namespace {

QByteArray changed(const QByteArray& before, const QByteArray& after)
{
    QByteArray text = app::writeRuleVersionJson(**app::shippedRules().find("dwz-2026"));
    Q_ASSERT(text.contains(before));
    return text.replace(before, after);
}

} // namespace

class TestRuleVersionJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shippedVersionsCanBeComputed_data();
    void shippedVersionsCanBeComputed();
    void everyParameterSaysWhatItIs();
    void inForceWithoutGaps();
    void comesBackAsItWas();
    void refuses_data();
    void refuses();
    void survivesTruncation();
};

void TestRuleVersionJson::shippedVersionsCanBeComputed_data()
{
    QTest::addColumn<QString>("id");
    for (const RuleVersion& version : app::shippedRules().versions())
        QTest::addRow("%s", version.id.c_str()) << QString::fromStdString(version.id);
}

void TestRuleVersionJson::shippedVersionsCanBeComputed()
{
    QFETCH(const QString, id);
    const auto version = app::shippedRules().find(id.toStdString());
    QVERIFY(version.has_value());
    QVERIFY(engine::validate(**version).has_value());
    QVERIFY((*version)->origin == engine::RuleOrigin::Shipped);
}

void TestRuleVersionJson::everyParameterSaysWhatItIs()
{
    for (const RuleVersion& version : app::shippedRules().versions()) {
        for (const engine::Parameter& parameter : version.parameters) {
            QVERIFY2(!parameter.german.empty() && !parameter.english.empty(), parameter.name.c_str());
            QVERIFY2(parameter.german != parameter.english, parameter.name.c_str());
            QVERIFY2(std::ranges::find(engine::kParameterUnits, parameter.unit) !=
                         engine::kParameterUnits.end(),
                     parameter.name.c_str());
        }
    }
}

// Whatever day a tournament ends on, exactly one version is in force (the days of rules/README).
void TestRuleVersionJson::inForceWithoutGaps()
{
    const std::vector<std::pair<const char*, const char*>> days{
        {"1992-01-01", "dwz-1992"}, {"2003-12-31", "dwz-1992"}, {"2004-01-01", "dwz-2004"},
        {"2013-07-31", "dwz-2004"}, {"2013-08-01", "dwz-2013"}, {"2016-07-31", "dwz-2013"},
        {"2016-08-01", "dwz-2016"}, {"2026-06-07", "dwz-2016"}, {"2026-06-08", "dwz-2026"},
        {"2040-01-01", "dwz-2026"}};
    for (const auto& [day, id] : days) {
        engine::TournamentHeader header;
        header.end = engine::Date::fromIso(day);
        const auto choice = app::shippedRules().choose(header);
        QCOMPARE(choice->version->id, std::string(id));
        QVERIFY(choice->inForce());
    }
}

void TestRuleVersionJson::comesBackAsItWas()
{
    for (const RuleVersion& shipped : app::shippedRules().versions()) {
        RuleVersion own = shipped;
        own.origin = engine::RuleOrigin::Own;
        const auto read = app::readRuleVersionJson(app::writeRuleVersionJson(own), u"rules.json"_s);
        QVERIFY(read.has_value());
        QVERIFY(*read == own);
    }
}

void TestRuleVersionJson::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("code");
    QTest::addRow("other format") << changed("zahlmeister-rules", "zahlmeister-tournament")
                                  << int(ErrorCode::OutOfRange);
    QTest::addRow("no object") << QByteArray("[]") << int(ErrorCode::UnknownFormat);
    QTest::addRow("unknown key") << changed("\"title\"", "\"titel\"") << int(ErrorCode::UnknownKey);
    QTest::addRow("no day") << changed("2026-06-08", "2026-06-31") << int(ErrorCode::OutOfRange);
    QTest::addRow("text as a value") << changed("[0.08]", "[\"0.08\"]") << int(ErrorCode::WrongType);
    QTest::addRow("parameter twice") << changed("\"name\": \"t\"", "\"name\": \"r\"")
                                     << int(ErrorCode::DuplicateValue);
    QTest::addRow("too large") << QByteArray(2 * 1024 * 1024, ' ') << int(ErrorCode::FileTooLarge);
}

void TestRuleVersionJson::refuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, code);
    const auto read = app::readRuleVersionJson(text, u"rules.json"_s);
    QVERIFY(!read.has_value());
    const auto& errors = read.error();
    QVERIFY(std::any_of(errors.begin(), errors.end(), [&](const Error& e) { return int(e.code) == code; }));
}

void TestRuleVersionJson::survivesTruncation()
{
    const QByteArray text = app::writeRuleVersionJson(**app::shippedRules().find("fwz-2019"));
    for (qsizetype length = 0; length < text.size() - 2; ++length)
        QVERIFY(!app::readRuleVersionJson(text.left(length), u"rules.json"_s).has_value());
}

ZAHLMEISTER_TEST(TestRuleVersionJson, QCoreApplication)

} // namespace tst_ruleversionjson

#include "tst_ruleversionjson.moc"
