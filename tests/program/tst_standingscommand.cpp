// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/program/programrun.h"
#include "tests/support/testmain.h"

namespace tst_standingscommand {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

/// `zahlmeister standings`, tried on the program itself.
class TestStandingsCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void json();
    void explains();
    void sharesPlaces();
    void countsUpToARound();
    void writesEveryFormat_data();
    void writesEveryFormat();
    void ranksTeams();
    void knowsAByeThatATeamAskedFor();
    void comparesWithTheOrganisersTable();
    void showsCategories();
    void refuses_data();
    void refuses();

private:
    [[nodiscard]] zahlmeister::tests::Outcome run(const QStringList& arguments) const
    {
        return zahlmeister::tests::run(QStringList{u"standings"_s, m_path, u"--lang=de"_s} + arguments);
    }
    [[nodiscard]] QJsonArray placesOf(const QStringList& arguments) const
    {
        return run(arguments + QStringList{u"--format"_s, u"json"_s}).json().value("standings"_L1).toArray();
    }

    QTemporaryDir m_folder;
    QString m_path;
};

void TestStandingsCommand::initTestCase()
{
    m_path = m_folder.filePath(u"swiss.json"_s);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    // 4 is away in round 2; 1 and 2 have two points, 3 and 4 one and none.
    file.write(R"({"format": "zahlmeister-tournament", "version": 1,
        "tournament": {"name": "Stadtmeisterschaft", "start": "2026-04-01", "end": "2026-04-05", "kind": "individual", "mode": "swiss"},
        "participants": [{"number": 1, "name": "Ahorn, Anna", "member": false}, {"number": 2, "name": "Birke, Bernd", "member": false},
            {"number": 3, "name": "Ceder, Clara", "member": false}, {"number": 4, "name": "Dorn, Dirk", "member": false}],
        "games": [{"round": 1, "white": 1, "black": 4, "result": "1-0"}, {"round": 1, "white": 2, "black": 3, "result": "1-0"},
            {"round": 2, "white": 1, "black": 2, "result": "1/2"}, {"round": 2, "white": 4, "black": 3, "result": "-/+"},
            {"round": 3, "white": 3, "black": 1, "result": "1/2"}, {"round": 3, "white": 2, "black": 4, "result": "1/2"}]})");
}

void TestStandingsCommand::json()
{
    const QJsonObject answer = run({u"--format"_s, u"json"_s, u"--tie-breaks"_s, u"BH,SB"_s}).json();
    QCOMPARE(answer.value("edition"_L1).toString(), u"2026-03"_s);
    QCOMPARE(answer.value("round"_L1).toInt(), 3);
    QCOMPARE(answer.value("tie_breaks"_L1).toArray(), (QJsonArray{u"PTS"_s, u"BH"_s, u"SB"_s}));
    const QJsonArray places = answer.value("standings"_L1).toArray();
    QCOMPARE(places.size(), 4);
    // Both leaders have 2 points and met 1/2, 1 1/2 and the other one.
    const QJsonObject first = places.at(0).toObject();
    QCOMPARE(first.value("name"_L1).toString(), u"Birke, Bernd"_s);
    QCOMPARE(first.value("values"_L1)["BH"_L1].toDouble(), 4.0);
    QCOMPARE(first.value("decided_by"_L1)["tie_break"_L1].toString(), u"SB"_s);
    QCOMPARE(first.value("decided_by"_L1)["value"_L1].toDouble(), 2.75);
}

void TestStandingsCommand::explains()
{
    const QJsonArray places = placesOf({u"--tie-breaks"_s, u"BH"_s, u"--explain"_s});
    const QJsonObject last = places.last().toObject();
    const QJsonArray rounds = last["explanations"_L1][0]["rounds"_L1].toArray();
    QCOMPARE(rounds.size(), 3);
    // RULE: C07 16.4.1: lost by forfeit, so a dummy with his own half point
    QVERIFY(rounds.at(1)["dummy"_L1].toBool());
    QCOMPARE(rounds.at(1)["kind"_L1].toString(), u"forfeit_loss"_s);
    QCOMPARE(rounds.at(1)["value"_L1].toDouble(), 0.5);
    QVERIFY(run({u"--explain"_s}).output.contains("16.4"));
}

void TestStandingsCommand::sharesPlaces()
{
    const QJsonArray places = placesOf({u"--tie-breaks"_s, u"BH"_s});
    QCOMPARE(places.at(0)["rank"_L1].toInt(), 1);
    QCOMPARE(places.at(1)["rank"_L1].toInt(), 1);
    QVERIFY(places.at(0)["decided_by"_L1].isUndefined());
    QCOMPARE(places.at(2)["rank"_L1].toInt(), 3);
}

void TestStandingsCommand::countsUpToARound()
{
    const QJsonArray places = placesOf({u"--round"_s, u"1"_s, u"--tie-breaks"_s, u"WON"_s});
    QCOMPARE(places.at(0)["values"_L1]["PTS"_L1].toDouble(), 1.0);
    QCOMPARE(places.at(3)["values"_L1]["PTS"_L1].toDouble(), 0.0);
}

void TestStandingsCommand::writesEveryFormat_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("beginning");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("text") << u"text"_s << QByteArray("Platz") << QByteArray("SB 2,75 > 2,25");
    QTest::newRow("csv") << u"csv"_s << QByteArray("\xEF\xBB\xBFPlatz;") << QByteArray("Birke, Bernd;2;");
    QTest::newRow("html") << u"html"_s << QByteArray("<!DOCTYPE html>") << QByteArray("Ahorn, Anna");
    QTest::newRow("pdf") << u"pdf"_s << QByteArray("%PDF") << QByteArray();
    QTest::newRow("xlsx") << u"xlsx"_s << QByteArray("PK") << QByteArray();
}

void TestStandingsCommand::writesEveryFormat()
{
    QFETCH(const QString, format);
    QFETCH(const QByteArray, beginning);
    QFETCH(const QByteArray, part);
    const auto outcome = run({u"--format"_s, format, u"--tie-breaks"_s, u"BH,SB"_s});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.output.startsWith(beginning), outcome.output.left(200).constData());
    QVERIFY2(outcome.output.contains(part), outcome.output.constData());
}

void TestStandingsCommand::ranksTeams()
{
    const QString path = m_folder.filePath(u"teams.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "zahlmeister-tournament", "version": 1,
        "tournament": {"name": "Liga", "start": null, "end": null, "kind": "team", "mode": "round-robin"},
        "participants": [{"number": 1, "name": "A1", "member": false, "team": "Ahorn", "board": 1}, {"number": 2, "name": "A2", "member": false, "team": "Ahorn", "board": 2},
            {"number": 3, "name": "B1", "member": false, "team": "Birke", "board": 1}, {"number": 4, "name": "B2", "member": false, "team": "Birke", "board": 2}],
        "games": [{"round": 1, "white": 1, "black": 3, "result": "1/2", "board": 1}, {"round": 1, "white": 4, "black": 2, "result": "1-0", "board": 2}]})");
    file.close();
    const auto outcome = zahlmeister::tests::run(
        {u"standings"_s, path, u"--tie-breaks"_s, u"MPvGP,BC,BB"_s, u"--format"_s, u"json"_s});
    const QJsonArray places = outcome.json().value("standings"_L1).toArray();
    QCOMPARE(places.at(0)["name"_L1].toString(), u"Birke"_s);
    QCOMPARE(places.at(0)["values"_L1]["PTS"_L1].toDouble(), 2.0);
    QCOMPARE(places.at(0)["values"_L1]["MPvGP"_L1].toDouble(), 1.5);
    QCOMPARE(places.at(0)["values"_L1]["BC"_L1].toDouble(), 2.5); // 1/2 on board 1, 1 on board 2
    QCOMPARE(places.at(0)["values"_L1]["BB"_L1].toDouble(), 2.0);
}

// RULE: C07 12, 16.2.3: a team that asked for its bye has not won on its boards.
void TestStandingsCommand::knowsAByeThatATeamAskedFor()
{
    const QString path = m_folder.filePath(u"byes.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "zahlmeister-tournament", "version": 1,
        "tournament": {"name": "Pokal", "start": "2026-07-02", "end": "2026-07-05", "kind": "team", "mode": "swiss", "rounds": 2, "boards": 2},
        "participants": [{"number": 1, "name": "A1", "member": false, "team": "Ahorn"}, {"number": 2, "name": "A2", "member": false, "team": "Ahorn"},
            {"number": 3, "name": "B1", "member": false, "team": "Birke"}, {"number": 4, "name": "B2", "member": false, "team": "Birke"},
            {"number": 5, "name": "C1", "member": false, "team": "Castanie", "byes": [{"round": 1, "score": 0.5, "kind": "requested"}]},
            {"number": 6, "name": "C2", "member": false, "team": "Castanie", "byes": [{"round": 1, "score": 0.5, "kind": "requested"}]}],
        "games": [{"round": 1, "board": 1, "white": 1, "black": 3, "result": "1-0"}, {"round": 1, "board": 2, "white": 4, "black": 2, "result": "1/2"},
            {"round": 2, "board": 1, "white": 5, "black": 1, "result": "1-0"}, {"round": 2, "board": 2, "white": 2, "black": 6, "result": "1-0"}]})");
    file.close();
    const auto outcome = zahlmeister::tests::run(
        {u"standings"_s, path, u"--tie-breaks"_s, u"MPvGP,REP,BC"_s, u"--format"_s, u"json"_s});
    for (const QJsonValue& place : outcome.json().value("standings"_L1).toArray()) {
        if (place["name"_L1].toString() != u"Castanie"_s)
            continue;
        QCOMPARE(place["values"_L1]["PTS"_L1].toDouble(), 2.0); // a drawn match twice
        QCOMPARE(place["values"_L1]["REP"_L1].toDouble(), 1.0);
        QCOMPARE(place["values"_L1]["BC"_L1].toDouble(), 2.5); // 1/2 on both boards, then 1 on the first
        return;
    }
    QFAIL("no such team");
}

// RULE: C07 16.4.1: since 2026 the dummy of a forfeit has no more than the scheduled opponent.
void TestStandingsCommand::comparesWithTheOrganisersTable()
{
    const QString path = m_folder.filePath(u"stated.json"_s);
    QFile own(m_path);
    QVERIFY(own.open(QIODevice::ReadOnly));
    QByteArray data = own.readAll();
    data.replace(
        R"("name": "Ceder, Clara", )",
        R"("name": "Ceder, Clara", "stated": [{"criterion": "points", "value": "1.5"}, {"criterion": "BH", "value": "5.5"}], )");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(data);
    file.close();
    const QStringList arguments{u"standings"_s, path, u"--tie-breaks"_s, u"BH"_s, u"--lang=de"_s};
    const QJsonObject stated = zahlmeister::tests::run(arguments + QStringList{u"--format"_s, u"json"_s})
                                   .json()
                                   .value("stated"_L1)
                                   .toObject();
    QCOMPARE(stated.value("round"_L1).toInt(), 3);
    QCOMPARE(stated.value("columns"_L1).toArray().size(), 2);
    const QJsonObject difference = stated.value("differences"_L1).toArray().first().toObject();
    QCOMPARE(difference.value("number"_L1).toInt(), 3);
    QCOMPARE(difference.value("criterion"_L1).toString(), u"BH"_s);
    QCOMPARE(difference.value("stated"_L1).toString(), u"5.5"_s);
    QCOMPARE(difference.value("computed"_L1).toDouble(), 4.5);
    QCOMPARE(difference.value("setting"_L1)["tie_breaks"_L1].toString(), u"BH/V2024"_s);
    const QByteArray text = zahlmeister::tests::run(arguments).output;
    QVERIFY2(text.contains("BH 5,5 ≠ 4,5"), text.constData());
    QVERIFY2(text.contains("BH, Ausgabe von 2024-08"), text.constData());
    const QByteArray csv = zahlmeister::tests::run(arguments + QStringList{u"--format"_s, u"csv"_s}).output;
    QVERIFY2(csv.contains("BH 5,5 ≠ 4,5"), csv.constData());
    const QByteArray html = zahlmeister::tests::run(arguments + QStringList{u"--format"_s, u"html"_s}).output;
    QVERIFY2(html.contains("BH 5,5 ≠ 4,5"), html.constData());
}

void TestStandingsCommand::showsCategories()
{
    const QString path = m_folder.filePath(u"categories.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "zahlmeister-tournament", "version": 1,
        "tournament": {"name": "Open", "start": "2026-04-01", "end": "2026-04-05", "kind": "individual", "mode": "round-robin"},
        "participants": [{"number": 1, "name": "Ahorn, Anna", "member": false, "sex": "w", "birth_year": 2010, "club_name": "Turm"},
            {"number": 2, "name": "Birke, Bernd", "member": false, "birth_year": 1960, "club_name": "Turm"},
            {"number": 3, "name": "Ceder, Clara", "member": false, "sex": "w", "club_name": "Springer"}],
        "games": [{"round": 1, "white": 2, "black": 1, "result": "1-0"}, {"round": 2, "white": 3, "black": 2, "result": "0-1"},
            {"round": 3, "white": 1, "black": 3, "result": "1-0"}]})");
    file.close();
    const QStringList arguments{u"standings"_s, path, u"--lang=de"_s, u"--category"_s};
    const QStringList json{u"--format"_s, u"json"_s};
    const QJsonArray women = zahlmeister::tests::run(arguments + QStringList{u"women"_s} + json)
                                 .json()
                                 .value("standings"_L1)
                                 .toArray();
    QCOMPARE(women.size(), 2);
    QCOMPARE(women.at(0)["rank"_L1].toInt(), 1);
    QCOMPARE(women.at(0)["overall"_L1].toInt(), 2);
    QCOMPARE(women.at(0)["name"_L1].toString(), u"Ahorn, Anna"_s);
    const QJsonArray teams = zahlmeister::tests::run(arguments + QStringList{u"teams:2"_s} + json)
                                 .json()
                                 .value("standings"_L1)
                                 .toArray();
    QCOMPARE(teams.size(), 1);
    QCOMPARE(teams.at(0)["team"_L1].toString(), u"Turm"_s);
    QCOMPARE(teams.at(0)["values"_L1]["PTS"_L1].toDouble(), 3.0);
    QCOMPARE(teams.at(0)["players"_L1].toArray(), (QJsonArray{2, 1}));
    const QByteArray csv =
        zahlmeister::tests::run(arguments + QStringList{u"s65"_s, u"--format"_s, u"csv"_s}).output;
    QVERIFY2(csv.contains("Birke, Bernd;2;"), csv.constData());
    QVERIFY(!csv.contains("Ahorn"));
    const QByteArray html =
        zahlmeister::tests::run(arguments + QStringList{u"u18"_s, u"--format"_s, u"html"_s}).output;
    QVERIFY2(html.contains("Jugend bis 18"), html.constData());
    QCOMPARE(zahlmeister::tests::run(arguments + QStringList{u"men"_s}).code, 2);
}

void TestStandingsCommand::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no code") << QStringList{u"--tie-breaks"_s, u"XX"_s};
    QTest::newRow("of teams") << QStringList{u"--tie-breaks"_s, u"EDE"_s};
    QTest::newRow("no edition") << QStringList{u"--edition"_s, u"2023-09"_s};
    QTest::newRow("no round") << QStringList{u"--round"_s, u"0"_s};
    QTest::newRow("round not played") << QStringList{u"--round"_s, u"4"_s};
    QTest::newRow("no format") << QStringList{u"--format"_s, u"docx"_s};
}

void TestStandingsCommand::refuses()
{
    QFETCH(const QStringList, arguments);
    QCOMPARE(run(arguments).code, 2);
}

ZAHLMEISTER_TEST(TestStandingsCommand, QCoreApplication)

} // namespace tst_standingscommand

#include "tst_standingscommand.moc"
