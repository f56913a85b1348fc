// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "app/rules/rulestore.h"
#include "app/rules/shippedrules.h"
#include "app/store/workfile.h"
#include "tests/program/programrun.h"
#include "tests/support/testmain.h"

namespace tst_calculatecommand {

using namespace Qt::StringLiterals;
using zahlmeister::tests::Outcome;
using zahlmeister::tests::run;

namespace {

/// The words of a command line, as one types them.
QStringList words(const char* line)
{
    return QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts);
}

QJsonValue player(const Outcome& outcome)
{
    return outcome.json()[u"participants"][0];
}

} // namespace

/// `zahlmeister calculate`, tried on the program itself.
class TestCalculateCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void approximates();
    void fromGames();
    void fromSums();
    void firstRating();
    void gamesWithoutTheirOption();
    void gameByGame();
    void nextGame();
    void nextGameAlone();
    void conversion();
    void correction();
    void estimate();
    void roughly();
    void meanOfFirstRatings();
    void ownFactorOfSums();
    void rulesOfAWorkFile();
    void sourceDecidesIndex();
    void explains();
    void everySystem_data();
    void everySystem();
    void badUsage_data();
    void badUsage();
};

// RULE: WO2026 Anhang 2.1: 1 / (1 + 10^(-D/400)) with two digits, for what is not binding.
void TestCalculateCommand::approximates()
{
    const QStringList player =
        words("calculate --rules dwz-2026 --rating 1600 --index 20 --age 40 --lang de");
    const QStringList games = words("--game 1800:1 --game 1600:0.5 --game 1200:1 --approximate");
    const QJsonObject json = run(player + games + words("--format json")).json();
    const QJsonObject given = json[u"approximation"].toObject();
    const QJsonArray each = given[u"games"].toArray();
    QCOMPARE(each.size(), 3);
    QCOMPARE(each[0].toObject()[u"expected"].toDouble(), 0.24); // exactly 0.2402…
    QCOMPARE(each[1].toObject()[u"expected"].toDouble(), 0.5);
    QCOMPARE(each[2].toObject()[u"expected"].toDouble(), 0.91);
    QCOMPARE(given[u"expected"].toDouble(), 1.65);
    const Outcome text = run(player + games + words("--k 30"));
    QCOMPARE(text.code, 0);
    QVERIFY2(text.output.contains("Anhang 2.1") && text.output.contains("Anhang 3.1.9"),
             text.output.constData());
    QCOMPARE(run(player + words("--approximate --score 1 --expected 1 --games 2")).code, 2);
    QCOMPARE(
        run(words("calculate --rules dwz-2016 --rating 1600 --index 20 --game 1800:1 --approximate")).code,
        2);
}

// The official portal's sheet (dwz-2026-portal-sheet.json): 1887 with K 28, 3.5 of 7, new 1876 with index 45.
void TestCalculateCommand::fromGames()
{
    QStringList arguments{u"calculate"_s, u"--rules"_s, u"dwz-2026"_s, u"--rating"_s, u"1887"_s, u"--index"_s,
                          u"44"_s,        u"--age"_s,   u"40"_s,       u"--format"_s, u"json"_s};
    for (const QString& game :
         {u"1318:1"_s, u"1973:0.5"_s, u"1942:0,5"_s, u"1964:½"_s, u"1987:0"_s, u"1905:0"_s, u"1554:1"_s})
        arguments += {u"--game"_s, game};
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.code, 0);
    const QJsonValue player = outcome.json()[u"participants"][0];
    QCOMPARE(player[u"k"].toDouble(), 28.0);
    QVERIFY(std::abs(player[u"expected"].toDouble() - 3.89098) < 5e-6);
    QCOMPARE(player[u"new_rating"].toInt(), 1876);
    QCOMPARE(player[u"new_index"].toInt(), 45);
    QCOMPARE(player[u"games_detail"].toArray().size(), 7);
    arguments.replace(arguments.indexOf(u"json"_s), u"text"_s);
    QVERIFY(run(arguments).output.contains("1876 – 45"));
}

void TestCalculateCommand::fromSums()
{
    const Outcome outcome = run({u"calculate"_s, u"--rating"_s, u"1887"_s, u"--index"_s, u"44"_s, u"--age"_s,
                                 u"40"_s, u"--score"_s, u"3½"_s, u"--expected"_s, u"3,89098"_s, u"--games"_s,
                                 u"7"_s, u"--format"_s, u"json"_s});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.json()[u"participants"][0][u"new_rating"].toInt(), 1876);
}

void TestCalculateCommand::firstRating()
{
    QStringList arguments{u"calculate"_s, u"--format"_s, u"json"_s};
    for (const QString& game : {u"1500:1"_s, u"1600:0.5"_s, u"1400:1"_s, u"1550:0"_s, u"1450:0.5"_s})
        arguments += {u"--game"_s, game};
    const QJsonValue player = run(arguments).json()[u"participants"][0];
    QCOMPARE(player[u"group"].toString(), u"first"_s);
    QCOMPARE(player[u"new_index"].toInt(), 1);
    QVERIFY(player[u"new_rating"].toInt() > 1400);
}

void TestCalculateCommand::gamesWithoutTheirOption()
{
    const Outcome outcome = run(words("calculate --rating 2100 --index 55 --age 22 --arithmetic tables "
                                      "--format json --game 2220:0 1800:r 1961:1 1179:1 2329:0"));
    QCOMPARE(player(outcome)[u"games"].toInt(), 5);
    QCOMPARE(player(outcome)[u"new_rating"].toInt(), 2081);
}

// RULE: WO2026 Anhang 3.2, Anhang 3.3
void TestCalculateCommand::gameByGame()
{
    const QStringList arguments =
        words("calculate --rating 2100 --index 55 --age 22 --arithmetic tables --lang "
              "de --game 2220:0 1800:0,5 1961:1 1179:1 2329:0");
    // The rows and the sum that document 000 prints.
    const QByteArray text = run(arguments).output.simplified();
    for (const char* row : {"2220 0 −120 0,336 −0,336 −10,752", "1800 ½ 300 0,856 −0,356 −11,392",
                            "1961 1 139 0,688 +0,312 +9,984", "1179 1 921 0,999 +0,001 +0,032",
                            "2329 0 −229 0,209 −0,209 −6,688", "2½ 3,088 −0,588 −18,816"})
        QVERIFY2(text.contains(row), row);
    const QJsonValue given = run(arguments + words("--k 40 --format json")).json()[u"contributions"];
    QCOMPARE(given[u"k"].toDouble(), 40.0);
    QVERIFY(std::abs(given[u"change"].toDouble() + 23.52) < 1e-9);
    QCOMPARE(given[u"new_rating"].toInt(), 2076);
    QCOMPARE(given[u"games"].toArray().size(), 5);
}

void TestCalculateCommand::nextGame()
{
    const Outcome outcome =
        run(words("calculate --rules dwz-2016 --rating 1850 --index 20 --age 40 --format json "
                  "--game 1900:1 --game 1700:0.5 --next 1950 --next 1600"));
    const QJsonArray games = outcome.json()[u"next_game"].toArray();
    QCOMPARE(games.size(), 2);
    QCOMPARE(games[0][u"opponent_rating"].toInt(), 1950);
    QCOMPARE(games[0][u"rating_before"].toInt(), player(outcome)[u"new_rating"].toInt());
    const QJsonValue win = games[0][u"outcomes"][0];
    QCOMPARE(win[u"score"].toDouble(), 1.0);
    const Outcome won =
        run(words("calculate --rules dwz-2016 --rating 1850 --index 20 --age 40 --format json "
                  "--game 1900:1 --game 1700:0.5 --game 1950:1"));
    QCOMPARE(win[u"new_rating"].toInt(), player(won)[u"new_rating"].toInt());
    QCOMPARE(win[u"change"].toInt(), win[u"new_rating"].toInt() - games[0][u"rating_before"].toInt());
}

void TestCalculateCommand::nextGameAlone()
{
    const QStringList arguments = words("calculate --rating 1500 --index 20 --next 1500");
    const QJsonObject answer = run(arguments + words("--format json")).json();
    QVERIFY(!answer.contains(u"participants"_s));
    const QJsonValue outcomes = answer[u"next_game"][0][u"outcomes"];
    QCOMPARE(outcomes[0][u"change"].toInt(), 16);
    QCOMPARE(outcomes[1][u"change"].toInt(), 0);
    QCOMPARE(outcomes[2][u"change"].toInt(), -13);
    const QByteArray text = run(arguments).output;
    QVERIFY(text.contains("+16 → 1516") && text.contains("±0 → 1500") && text.contains("−13 → 1487"));
}

// RULE: WO2026 Anhang 4
void TestCalculateCommand::conversion()
{
    const QStringList arguments = words("calculate --convert --rating 1366 --index 21");
    const QJsonValue converted = player(run(arguments + words("--format json")));
    QCOMPARE(converted[u"old_rating"].toInt(), 1366);
    QCOMPARE(converted[u"old_index"].toInt(), 21);
    QCOMPARE(converted[u"new_rating"].toInt(), 1634);
    QCOMPARE(converted[u"new_index"].toInt(), 22);
    QVERIFY(run(arguments).output.contains("1634 – 22"));
    const Outcome older = run(arguments + words("--rules dwz-2016 --lang en"));
    QCOMPARE(older.code, 2);
    QVERIFY(older.messages.contains(u"DWZ 2016"_s));
}

// RULE: WO1992 4.10.1.1
void TestCalculateCommand::correction()
{
    const QStringList arguments =
        words("calculate --rules dwz-1992 --rating 1580 --index 8 --age 40 --score 4 "
              "--expected 3.45 --games 7 --instead-of 1540");
    const QJsonValue corrected = player(run(arguments + words("--format json")));
    QCOMPARE(corrected[u"opponents_average"].toInt(), 1547);
    QCOMPARE(corrected[u"expected"].toDouble(), 3.85);
    QCOMPARE(corrected[u"new_rating"].toInt(), 1584);
    const QByteArray text = run(arguments + words("--explain")).output;
    QVERIFY(text.contains("4.10.1.1"));
}

// RULE: WO1992 Anhang 1.3
void TestCalculateCommand::estimate()
{
    const Outcome outcome =
        run(words("calculate --rules dwz-1992 --rating 1600 --index 6 --age 40 --estimate "
                  "--game 2100:r --game 1500:1 --game 1400:0 --format json"));
    QCOMPARE(player(outcome)[u"new_rating"].toInt(), 1602);
    QCOMPARE(run(words("calculate --rules dwz-2016 --rating 1600 --index 6 --estimate --game 1500:1")).code,
             2);
}

// RULE: WO2026 Anhang 3.3, 3.5.2
void TestCalculateCommand::roughly()
{
    const Outcome outcome =
        run(words("calculate --rules dwz-2026 --rating 1800 --index 15 --age 40 --estimate "
                  "--game 1800:1 --format json"));
    QCOMPARE(outcome.code, 0);
    QVERIFY(player(outcome)[u"new_rating"].toInt() > 1800);
    // What a K of one's own gives has the floor, too.
    const Outcome lost = run(words("calculate --rules dwz-2026 --rating 1105 --index 5 --age 40 --k 30 "
                                   "--game 1100:0 --game 1120:0 --lang en"));
    QVERIFY(lost.output.contains("New rating: 1100"));
}

// RULE: WO1992 4.10.1.3
void TestCalculateCommand::meanOfFirstRatings()
{
    const QStringList arguments =
        words("calculate --rules dwz-1992 --mean 1500:6 --mean 1620:9 --mean 1450:5");
    QCOMPARE(run(arguments + words("--format json")).json()[u"new_rating"].toInt(), 1542);
    QVERIFY(run(arguments).output.contains("1542"));
}

// RULE: WO1992 Anhang 1.2.2
void TestCalculateCommand::ownFactorOfSums()
{
    const QStringList arguments = words("calculate --rules dwz-1992 --rating 1580 --index 8 --age 40 "
                                        "--score 4 --expected 3.45 --games 7 --k 40");
    const QJsonValue given = run(arguments + words("--format json")).json()[u"contributions"];
    QVERIFY(std::abs(given[u"change"].toDouble() - 22) < 1e-9);
    QCOMPARE(given[u"new_rating"].toInt(), 1602);
    QVERIFY(given[u"games"].toArray().isEmpty());
    QVERIFY(run(arguments).output.contains("1602"));
}

/// What an administrator changed and added in a work file holds for a player by hand, too.
void TestCalculateCommand::rulesOfAWorkFile()
{
    using namespace zahlmeister;
    QTemporaryDir folder;
    const QString path = folder.filePath(u"rules.zahlmeister"_s);
    {
        const auto workFile = app::WorkFile::open(path);
        QVERIFY(workFile.has_value());
        engine::RuleVersion version = **app::shippedRules().find("fwz-2019");
        const auto bonus = std::find_if(version.parameters.begin(), version.parameters.end(),
                                        [](const auto& one) { return one.name == "K_secured"; });
        bonus->values = {33};
        QVERIFY(app::putRuleVersion(**workFile, version).has_value());
        version.id = "fwz-trial";
        version.title = "FWZ auf Probe";
        bonus->values = {53};
        QVERIFY(app::putRuleVersion(**workFile, version).has_value());
    }
    const QStringList from{u"--rules-from"_s, path};
    const auto newRating = [](const QString& rules, const QStringList& options) {
        return player(run(words("calculate --rating 2300 --index 9 --score 2 --expected 1 --games 2 "
                                "--format json --rules") +
                          QStringList{rules} + options))[u"new_rating"]
            .toInt();
    };
    QCOMPARE(newRating(u"fwz-2019"_s, {}), 2313);
    QCOMPARE(newRating(u"fwz-2019"_s, from), 2333);
    QCOMPARE(newRating(u"fwz-trial"_s, from), 2353);
    const Outcome unknown = run(words("calculate --rules fwz-trial --rating 2300 --game 2300:1"));
    QCOMPARE(unknown.code, 2);

    const Outcome list = run(words("rules --format json") + from);
    QStringList ids;
    for (const QJsonValue& rules : list.json()[u"rules"].toArray())
        ids += rules[u"id"].toString();
    QVERIFY(ids.contains(u"fwz-trial"_s) && ids.contains(u"dwz-2026"_s));
    QCOMPARE(run(words("rules fwz-trial --format json") + from).json()[u"parameters"][u"K_secured"].toInt(),
             53);
    const Outcome missing =
        run(words("rules --rules-from") + QStringList{folder.filePath(u"no.zahlmeister"_s)});
    QCOMPARE(missing.code, 3);
    QVERIFY(missing.output.isEmpty());
    QVERIFY(!QFile::exists(folder.filePath(u"no.zahlmeister"_s)));

    const Outcome overwriting = run(words("rules") + from + QStringList{u"--output"_s, path});
    QCOMPARE(overwriting.code, 2);
    QVERIFY(app::WorkFile::open(path, app::WorkFile::Access::ReadOnly).has_value());
}

void TestCalculateCommand::sourceDecidesIndex()
{
    const QStringList arguments = words("calculate --rating 1900 --source fide --game 1900:1 --format json");
    QCOMPARE(player(run(arguments))[u"new_index"].toInt(), 7);
    QCOMPARE(player(run(arguments + words("--index 2")))[u"new_index"].toInt(), 3);
}

void TestCalculateCommand::explains()
{
    const QStringList arguments =
        words("calculate --rating 1900 --index 9 --game 1850:1 --explain --lang de");
    const QByteArray text = run(arguments).output;
    QVERIFY(text.contains("WO 3.5.2") && text.contains("WO Anhang 1.3"));
    const QJsonValue trace = player(run(arguments + words("--format json")))[u"trace"];
    QVERIFY(trace.toArray().size() > 3);
}

void TestCalculateCommand::everySystem_data()
{
    QTest::addColumn<QString>("id");
    for (const QJsonValue& rules : run(words("rules --format json")).json()[u"rules"].toArray())
        QTest::addRow("%s", qPrintable(rules[u"id"].toString())) << rules[u"id"].toString();
}

void TestCalculateCommand::everySystem()
{
    QFETCH(QString, id);
    const bool isElo = id.startsWith(u"fide"_s); // nobody has one of 150, nor an index
    const auto rating = [isElo](int above) { return QString::number((isElo ? 1800 : 0) + above); };
    QStringList arguments{u"calculate"_s, u"--rules"_s, id, u"--rating"_s, rating(150)};
    if (!isElo)
        arguments += {u"--index"_s, u"9"_s};
    for (const auto& [opponent, score] : {std::pair(140, u"1"_s),
                                          {160, u"0.5"_s},
                                          {155, u"0"_s},
                                          {130, u"0"_s},
                                          {170, u"1"_s},
                                          {150, u"1"_s}})
        arguments += {u"--game"_s, rating(opponent) + u':' + score};
    arguments += {u"--next"_s, rating(150)};
    const Outcome json = run(arguments + words("--format json"));
    QVERIFY2(json.code == 0, qPrintable(json.messages));
    QCOMPARE(player(json)[u"games"].toInt(), 6);
    if (!isElo)
        QCOMPARE(player(json)[u"new_index"].toInt(), 10);
    QVERIFY(json.json()[u"next_game"][0][u"outcomes"][2].toObject().contains(u"change"_s));
    for (const char* language : {"de", "en"}) {
        const Outcome text =
            run(arguments + QStringList{u"--explain"_s, u"--lang"_s, QString::fromLatin1(language)});
        QCOMPARE(text.code, 0);
        const QByteArray newRating = QByteArray::number(player(json)[u"new_rating"].toInt());
        QVERIFY(text.output.contains(isElo ? newRating : newRating + " – 10"));
    }
}

void TestCalculateCommand::badUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing to calculate") << QStringList{u"calculate"_s, u"--rating"_s, u"1500"_s};
    QTest::newRow("games and sums") << QStringList{u"calculate"_s, u"--rating"_s, u"1500"_s, u"--game"_s,
                                                   u"1500:1"_s,    u"--score"_s,  u"1"_s};
    QTest::newRow("sums incomplete") << QStringList{u"calculate"_s, u"--rating"_s, u"1500"_s, u"--score"_s,
                                                    u"1"_s};
    QTest::newRow("sums without rating")
        << QStringList{u"calculate"_s, u"--score"_s, u"1"_s, u"--expected"_s, u"1"_s, u"--games"_s, u"2"_s};
    QTest::newRow("more points than games")
        << QStringList{u"calculate"_s,  u"--rating"_s, u"1500"_s,    u"--score"_s, u"3"_s,
                       u"--expected"_s, u"1"_s,        u"--games"_s, u"2"_s};
    QTest::newRow("a third of a point") << QStringList{u"calculate"_s, u"--game"_s, u"1500:0.3"_s};
    QTest::newRow("rating out of range")
        << QStringList{u"calculate"_s, u"--rating"_s, u"0"_s, u"--game"_s, u"1500:1"_s};
    for (const char* line :
         {"--rating 1500 --game 1500:1",
          "--rating 1500 --next 1500",
          "--rating 1500 --score 1 --expected 1 --games 2",
          "--rating 1500 --game 1500:1.5",
          "--rating 1500 --game 1500",
          "--rating 1500 --game 1500:1 1600",
          "--rating 1500 1600:1",
          "--rating 1500 --next 0",
          "--rating 1500 --next abc",
          "--convert",
          "--convert --rating 1500",
          "--convert --rating 1500 --index 3 --game 1500:1",
          "--convert --estimate --rating 1500 --index 3",
          "--mean 1500",
          "--mean 1500:0",
          "--rules dwz-1992 --mean 1500:3 --rating 1500",
          "--rules dwz-1992 --estimate --rating 1500",
          "--rules dwz-1992 --instead-of 1500 --rating 1600 --game 1500:1",
          "--rules dwz-1992 --instead-of 1500 --rating 1600 --score 1",
          "--rating 1500 --source elo --game 1500:1",
          "--rating 1500 --k -3 --game 1500:1",
          "--k 30 --game 1500:1",
          "--k 30 --rating 1500 --next 1500",
          "--k 30 --rating 1500 --index 3 --convert",
          "--convert --rating 1500 --index 3 --next 1500",
          "--rules dwz-1992 --estimate --rating 1500 --game 1500:1 --next 1500",
          "--rules dwz-1992 --instead-of 1500 --rating 1600 --score 1 --expected 1 --games 2 --next 1500",
          "--rules dwz-2026 --instead-of 1500 --rating 1600 --index 3 --score 1 --expected 1 --games 2"})
        QTest::newRow(line) << words("calculate") + words(line);
}

void TestCalculateCommand::badUsage()
{
    QFETCH(QStringList, arguments);
    for (const QString& language : {u"de"_s, u"en"_s}) {
        const Outcome outcome = run(arguments + QStringList{u"--lang"_s, language});
        QVERIFY2(outcome.code == 2, qPrintable(outcome.messages));
        QVERIFY(outcome.output.isEmpty());
        QVERIFY2(outcome.messages.endsWith(u"[bad-usage]\n"), qPrintable(outcome.messages));
        QCOMPARE(outcome.messages.count(u'\n'), 1);
    }
}

ZAHLMEISTER_TEST(TestCalculateCommand, QCoreApplication)

} // namespace tst_calculatecommand

#include "tst_calculatecommand.moc"
