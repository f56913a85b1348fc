// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "app/formats/json/evaluationjson.h"
#include "app/formats/json/tournamentjson.h"
#include "app/rules/shippedrules.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/check/check.h"
#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"

namespace tst_evaluationjson {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(const QString& name)
{
    return tests::contentOf(QStringLiteral(ZAHLMEISTER_TEST_DATA "/") + name);
}

Tournament example()
{
    return app::readTournamentJson(contentOf(u"wo-2026.tournament.json"_s), u"t.json"_s).value();
}

const RuleVersion& versionOf(const Tournament& tournament)
{
    return *app::shippedRules().choose(tournament.header).value().version;
}

Evaluation evaluated(const Tournament& tournament, Arithmetic arithmetic, bool trace = false)
{
    return engine::evaluate(tournament, versionOf(tournament), {arithmetic, trace}).value();
}

QJsonObject parsed(const QByteArray& json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        qWarning("%s at %d", qPrintable(error.errorString()), error.offset);
    return document.object();
}

/// Whether every key of the expected value is there with the same value; reals within 1e-9.
void compare(const QJsonValue& actual, const QJsonValue& expected, const QString& place,
             QStringList& differences)
{
    if (expected.isObject()) {
        const QJsonObject object = expected.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            compare(actual.toObject().value(it.key()), it.value(), place % u'.' % it.key(), differences);
    } else if (expected.isArray()) {
        const QJsonArray array = expected.toArray();
        if (actual.toArray().size() != array.size())
            differences.append(place % u" has another length"_s);
        for (qsizetype i = 0; i < array.size() && i < actual.toArray().size(); ++i)
            compare(actual.toArray().at(i), array.at(i), place % u'[' % QString::number(i) % u']',
                    differences);
    } else if (expected.isDouble() && actual.isDouble()) {
        if (!(std::fabs(expected.toDouble() - actual.toDouble()) <= 1e-9)) {
            differences.append(place % u": "_s % QString::number(actual.toDouble(), 'g', 12) %
                               u" instead of "_s % QString::number(expected.toDouble(), 'g', 12));
        }
    } else if (expected != actual) {
        differences.append(place % u": another value"_s);
    }
}

QStringList keysOf(const QByteArray& objectText)
{
    QStringList keys;
    const auto matches = QRegularExpression(u"\"(\\w+)\":"_s).globalMatch(QString::fromUtf8(objectText));
    for (const auto& match : matches)
        keys.append(match.captured(1));
    return keys;
}

} // namespace

class TestEvaluationJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void workedExampleByTables();
    void workedExampleExactly();
    void hasNoOtherKeysThanTheContract();
    void keepsTheOrderOfKeys();
    void writesGames();
    void writesFindings();
    void tracesOnlyWhenAsked();
    void traceTellsCodesInWords();
    void readsBackAsTheSameNumber_data();
    void readsBackAsTheSameNumber();
    void escapesNames();
};

// RULE: WO2026 Anhang 3.1.11
void TestEvaluationJson::workedExampleByTables()
{
    const Tournament tournament = example();
    const QJsonObject actual = parsed(app::writeEvaluationJson(
        tournament, versionOf(tournament), evaluated(tournament, Arithmetic::Tables), {}));
    const QJsonObject expected = parsed(contentOf(u"wo-2026.expected.json"_s));
    QVERIFY(!expected.isEmpty());
    QStringList differences;
    compare(actual, expected, u"$"_s, differences);
    QVERIFY2(differences.isEmpty(), qPrintable(differences.join(u'\n')));

    // What the expectation does not name must not be there either.
    const QJsonArray participants = actual[u"participants"].toArray();
    for (qsizetype i = 0; i < participants.size(); ++i) {
        const QJsonObject wanted = expected[u"participants"].toArray().at(i).toObject();
        QSet<QString> more;
        for (const QString& key : participants.at(i).toObject().keys()) {
            if (!wanted.contains(key))
                more.insert(key);
        }
        more.subtract({u"change"_s, u"games_detail"_s});
        QVERIFY2(more.isEmpty(), qPrintable(QStringList(more.values()).join(u' ')));
    }
}

// Only these values of the worked example depend on the arithmetic: new ratings of K, L and H, performance of
// B.
void TestEvaluationJson::workedExampleExactly()
{
    const Tournament tournament = example();
    const QJsonArray actual = parsed(app::writeEvaluationJson(
        tournament, versionOf(tournament), evaluated(tournament, Arithmetic::Exact), {}))[u"participants"]
                                  .toArray();
    const QJsonArray byTables = parsed(contentOf(u"wo-2026.expected.json"_s))[u"participants"].toArray();
    QStringList differing;
    for (qsizetype i = 0; i < byTables.size(); ++i) {
        for (const QString& key :
             {u"games"_s, u"score"_s, u"k"_s, u"performance"_s, u"new_rating"_s, u"new_index"_s}) {
            const QJsonValue value = actual.at(i)[key];
            if (value != byTables.at(i)[key])
                differing.append(actual.at(i)[u"name"].toString() % u' ' % key % u' ' %
                                 QString::number(value.toDouble()));
        }
    }
    QCOMPARE(differing, (QStringList{u"B performance 1858"_s, u"H new_rating 1293"_s, u"K new_rating 1180"_s,
                                     u"L new_rating 2328"_s}));
}

void TestEvaluationJson::hasNoOtherKeysThanTheContract()
{
    const Tournament tournament = example();
    const QJsonObject root = parsed(app::writeEvaluationJson(
        tournament, versionOf(tournament), evaluated(tournament, Arithmetic::Exact, true), {}));
    const auto onlyKnown = [](const QJsonObject& object, const QSet<QString>& known) {
        QStringList unknown;
        for (const QString& key : object.keys()) {
            if (!known.contains(key))
                unknown.append(key);
        }
        return unknown;
    };
    QCOMPARE(
        onlyKnown(root, {u"rules"_s, u"arithmetic"_s, u"iterations"_s, u"participants"_s, u"findings"_s}),
        QStringList());
    const QJsonArray participants = root[u"participants"].toArray();
    QCOMPARE(participants.size(), 16);
    for (const QJsonValue& participant : participants) {
        QCOMPARE(onlyKnown(participant.toObject(),
                           {u"number"_s,      u"name"_s,        u"group"_s,       u"games"_s,
                            u"score"_s,       u"expected"_s,    u"k"_s,           u"opponents_average"_s,
                            u"performance"_s, u"exceptional"_s, u"start_value"_s, u"iteration_value"_s,
                            u"old_rating"_s,  u"old_index"_s,   u"new_rating"_s,  u"new_index"_s,
                            u"change"_s,      u"recorded"_s,    u"carry_over"_s,  u"games_detail"_s,
                            u"trace"_s}),
                 QStringList());
        for (const QJsonValue& game : participant[u"games_detail"].toArray()) {
            QCOMPARE(onlyKnown(game.toObject(),
                               {u"round"_s, u"opponent"_s, u"rating_used"_s, u"score"_s, u"expected"_s,
                                u"change"_s, u"counted"_s, u"reason_not_counted"_s}),
                     QStringList());
        }
        for (const QJsonValue& step : participant[u"trace"].toArray()) {
            QCOMPARE(onlyKnown(step.toObject(), {u"quantity"_s, u"iteration"_s, u"clause"_s, u"formula"_s,
                                                 u"operands"_s, u"terms"_s, u"result"_s}),
                     QStringList());
            QVERIFY(step[u"operands"].isObject());
            QVERIFY(!step[u"quantity"].toString().isEmpty());
            QVERIFY(!step[u"clause"].toString().isEmpty());
        }
    }
}

void TestEvaluationJson::keepsTheOrderOfKeys()
{
    const Tournament tournament = example();
    const QByteArray json = app::writeEvaluationJson(tournament, versionOf(tournament),
                                                     evaluated(tournament, Arithmetic::Tables), {});
    const QByteArray first = json.mid(json.indexOf("{\n      \"number\""), json.indexOf("games_detail") + 14);
    QCOMPARE(keysOf(first).mid(0, 15),
             (QStringList{u"number"_s, u"name"_s, u"group"_s, u"games"_s, u"score"_s, u"expected"_s, u"k"_s,
                          u"opponents_average"_s, u"performance"_s, u"old_rating"_s, u"old_index"_s,
                          u"new_rating"_s, u"new_index"_s, u"change"_s, u"recorded"_s}));
    QCOMPARE(app::writeEvaluationJson(tournament, versionOf(tournament),
                                      evaluated(tournament, Arithmetic::Tables), {}),
             json);
}

// RULE: WO2026 Anhang 3.1.12 (the scoresheet of H)
void TestEvaluationJson::writesGames()
{
    const Tournament tournament = example();
    const QJsonArray participants = parsed(app::writeEvaluationJson(
        tournament, versionOf(tournament), evaluated(tournament, Arithmetic::Tables), {}))[u"participants"]
                                        .toArray();
    const QJsonArray ofH = participants.at(7)[u"games_detail"].toArray();
    QCOMPARE(ofH.size(), 7);
    const QJsonObject againstN = ofH.at(2).toObject();
    QCOMPARE(againstN[u"round"].toInt(), 4);
    QCOMPARE(againstN[u"opponent"].toInt(), 13);
    QCOMPARE(againstN[u"rating_used"].toDouble(), 1494.0);
    QCOMPARE(againstN[u"score"].toDouble(), 0.5);
    QVERIFY(std::fabs(againstN[u"expected"].toDouble() - 0.246) < 1e-9);
    QVERIFY(std::fabs(againstN[u"change"].toDouble() - 24.5 * (0.5 - 0.246)) < 1e-9);
    QCOMPARE(againstN[u"counted"].toBool(), true);
    QVERIFY(!againstN.contains(u"reason_not_counted"));
    const QJsonObject againstQ = ofH.at(6).toObject();
    QCOMPARE(againstQ[u"score"].toDouble(), 1.0);
    QCOMPARE(againstQ[u"counted"].toBool(), false);
    QCOMPARE(againstQ[u"reason_not_counted"].toString(), u"opponent-unrated"_s);

    const QJsonArray ofC = participants.at(2)[u"games_detail"].toArray();
    const auto forfeit = std::find_if(ofC.begin(), ofC.end(), [](const QJsonValue& game) {
        return game[u"reason_not_counted"].toString() == u"forfeit"_s;
    });
    QVERIFY(forfeit != ofC.end());
    QCOMPARE((*forfeit)[u"opponent"].toInt(), 6);
    QCOMPARE((*forfeit)[u"score"].toDouble(-1), 0.0);
}

void TestEvaluationJson::writesFindings()
{
    const Tournament tournament = example();
    Finding ofTournament{FindingCode::EndMissing, FindingLevel::Error};
    ofTournament.place.field = FindingField::End;
    ofTournament.clause = "6.1.2.1";
    Finding ofParticipant{FindingCode::BirthYearImplausible, FindingLevel::Warning};
    ofParticipant.place.participant = ParticipantNumber(4);
    ofParticipant.place.field = FindingField::BirthYear;
    ofParticipant.args = {"3"};
    Finding ofGame{FindingCode::GameNotPlayed, FindingLevel::Note};
    ofGame.place.gameIndex = 7;
    const std::vector<Finding> findings{ofTournament, ofParticipant, ofGame};

    const QByteArray json = app::writeFindingsJson("dwz-2026", findings, tournament,
                                                   [](const Finding&) { return u"Wörtlich „so“"_s; });
    const QByteArray expected = R"({
  "rules": "dwz-2026",
  "findings": [
    {"code": "end-missing", "level": "error", "place": "tournament.end", "clause": "6.1.2.1", "text": "Wörtlich „so“"},
    {"code": "birth-year-implausible", "level": "warning", "place": "participants[3].birth_year", "participant": 4, "args": ["3"], "text": "Wörtlich „so“"},
    {"code": "game-not-played", "level": "note", "place": "games[7]", "text": "Wörtlich „so“"}
  ]
}
)";
    QCOMPARE(json, expected);
    const QJsonArray within = parsed(app::writeEvaluationJson(
        tournament, versionOf(tournament), evaluated(tournament, Arithmetic::Exact), findings))[u"findings"]
                                  .toArray();
    QCOMPARE(within.size(), 3);
    QVERIFY(!within.at(0).toObject().contains(u"text"));
}

void TestEvaluationJson::tracesOnlyWhenAsked()
{
    const Tournament tournament = example();
    QVERIFY(!app::writeEvaluationJson(tournament, versionOf(tournament),
                                      evaluated(tournament, Arithmetic::Exact), {})
                 .contains("\"trace\""));
    const QJsonArray participants =
        parsed(app::writeEvaluationJson(tournament, versionOf(tournament),
                                        evaluated(tournament, Arithmetic::Tables, true), {}))[u"participants"]
            .toArray();
    for (const QJsonValue& participant : participants)
        QVERIFY(!participant[u"trace"].toArray().isEmpty());

    // RULE: WO2026 3.5.2 (A: 2220 + 25 * (7 - 5.990) = 2245.25)
    const QJsonArray ofA = participants.at(0)[u"trace"].toArray();
    const auto step = std::find_if(ofA.begin(), ofA.end(), [](const QJsonValue& candidate) {
        return candidate[u"quantity"].toString() == u"new_rating"_s;
    });
    QVERIFY(step != ofA.end());
    QCOMPARE((*step)[u"result"].toDouble(), 2245.0);
    QCOMPARE((*step)[u"operands"][u"old_rating"].toDouble(), 2220.0);
    QCOMPARE((*step)[u"operands"][u"k"].toDouble(), 25.0);
    QVERIFY(!(*step)[u"formula"].toString().isEmpty());
}

void TestEvaluationJson::traceTellsCodesInWords()
{
    const Tournament tournament = example();
    const QByteArray json = app::writeEvaluationJson(tournament, versionOf(tournament),
                                                     evaluated(tournament, Arithmetic::Exact, true), {});
    QVERIFY(json.contains("\"reason\": \"forfeit\""));
    QVERIFY(json.contains("\"age_group\": \"youth\""));
    QVERIFY(json.contains("\"source\": \"fide\""));
    QVERIFY(json.contains("\"result\": \"second\""));
    QVERIFY(json.contains("\"result\": \"adult\"")); // of the step "age"
}

void TestEvaluationJson::readsBackAsTheSameNumber_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("whole") << 1430.0 << QByteArray("1430");
    QTest::newRow("half") << 3.5 << QByteArray("3.5");
    QTest::newRow("third") << 1.0 / 3.0 << QByteArray("0.3333333333333333");
    QTest::newRow("zero with a sign") << -0.0 << QByteArray("0");
    QTest::newRow("tiny") << 1e-9 << QByteArray("1e-09");
    QTest::newRow("negative") << -12.25 << QByteArray("-12.25");
}

void TestEvaluationJson::readsBackAsTheSameNumber()
{
    QFETCH(double, number);
    QFETCH(QByteArray, text);
    Evaluation evaluation{"r"};
    evaluation.participants.push_back({ParticipantNumber(1)});
    evaluation.participants.back().expected = number;
    const QByteArray json = app::writeEvaluationJson({}, versionOf({}), evaluation, {});
    const QByteArray member = "\"expected\": " + text + ",";
    QVERIFY2(json.contains(member), json.constData());
    QCOMPARE(parsed(json)[u"participants"][0][u"expected"].toDouble(), number);
}

void TestEvaluationJson::escapesNames()
{
    Tournament tournament;
    Participant participant{ParticipantNumber(1)};
    participant.name = "Mül\\ler, \"Ed\"\x01";
    tournament.participants.push_back(participant);
    Evaluation evaluation{"r"};
    evaluation.participants.push_back({ParticipantNumber(1)});
    const QByteArray json = app::writeEvaluationJson(tournament, versionOf(tournament), evaluation, {});
    const QByteArray written = R"("Mül\\ler, \"Ed\"\u0001")";
    QVERIFY2(json.contains(written), json.constData());
    QCOMPARE(parsed(json)[u"participants"][0][u"name"].toString(), QString::fromStdString(participant.name));
}

ZAHLMEISTER_TEST(TestEvaluationJson, QCoreApplication)

} // namespace tst_evaluationjson

#include "tst_evaluationjson.moc"
