// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/program/programrun.h"
#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"

namespace tst_comparecommand {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

/// `zahlmeister compare`, tried on the program itself.
class TestCompareCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void agreesWithItself();
    void tellsDeviationsAndGames();
    void takesEvaluationAndGamesApart();
    void writesTheAnswer();
    void refuses_data();
    void refuses();

private:
    [[nodiscard]] QString path(const QString& name, const QByteArray& content = {}) const
    {
        const QString file = m_folder.filePath(name);
        if (!content.isEmpty())
            tests::overwrite(file, content);
        return file;
    }
    [[nodiscard]] tests::Outcome run(const QStringList& arguments) const
    {
        return tests::run(QStringList{u"compare"_s, u"--lang=de"_s} + arguments);
    }

    QTemporaryDir m_folder;
    QString m_path;
    QString m_official; ///< what the program itself computes of it
};

const QByteArray kGames = R"({"body": {"data": [
    {"round": 1, "result": "REMIS", "whitePlayer": {"playerNo": 1, "lastname": "Ahorn", "firstname": "Anna"},
     "blackPlayer": {"playerNo": 2, "lastname": "Birke", "firstname": "Bernd"}}]}})";

void TestCompareCommand::initTestCase()
{
    m_path = path(u"open.json"_s, R"({"format": "zahlmeister-tournament", "version": 1,
        "tournament": {"name": "Open", "start": "2026-09-01", "end": "2026-09-05", "kind": "individual", "mode": "swiss"},
        "participants": [
            {"number": 1, "name": "Ahorn, Anna", "member": true, "club": "C0505", "birth_year": 1980, "rating": 1600, "index": 9},
            {"number": 2, "name": "Birke, Bernd", "member": true, "club": "C0505", "birth_year": 1970, "rating": 1700, "index": 19}],
        "games": [{"round": 1, "white": 1, "black": 2, "result": "1-0"}]})");
    m_official = path(u"official.json"_s);
    QCOMPARE(tests::run({u"evaluate"_s, m_path, u"--format"_s, u"json"_s, u"--output"_s, m_official}).code,
             0);
}

void TestCompareCommand::agreesWithItself()
{
    const auto text = run({m_path, m_official});
    QCOMPARE(text.code, 0);
    QVERIFY2(text.output.contains("stimmt in allen Zahlen überein"), text.output.constData());
    const QJsonObject json = run({m_path, m_official, u"--format"_s, u"json"_s}).json();
    QCOMPARE(json.value("deviating"_L1).toInt(-1), 0);
    QVERIFY(json.value("players"_L1).toArray().isEmpty() && json.value("games"_L1).toArray().isEmpty());
}

void TestCompareCommand::tellsDeviationsAndGames()
{
    QByteArray other = tests::contentOf(m_path);
    other.replace("\"result\": \"1-0\"", "\"result\": \"1/2\"");
    const QString ours = path(u"ours.json"_s, other);
    const QJsonObject json = run({ours, m_official, u"--format"_s, u"json"_s}).json();
    QCOMPARE(json.value("deviating"_L1).toInt(), 2);
    const QJsonObject player = json.value("players"_L1).toArray().first().toObject();
    QCOMPARE(player.value("number"_L1).toInt(), 1);
    const QJsonObject cause = player.value("causes"_L1).toArray().first().toObject();
    QCOMPARE(cause.value("cause"_L1).toString(), u"other-result"_s);
    QVERIFY(cause.value("confirmed"_L1).toBool());
    QCOMPARE(cause.value("result"_L1).toString(), u"1-0"_s);
    QCOMPARE(player.value("deviations"_L1).toArray().first().toObject().value("field"_L1).toString(),
             u"score"_s);
}

void TestCompareCommand::takesEvaluationAndGamesApart()
{
    const QString games = path(u"games.json"_s, kGames);
    for (const QStringList& files : {QStringList{m_official, games}, QStringList{games, m_official}}) {
        const QJsonObject json =
            run(QStringList{m_path} + files + QStringList{u"--format"_s, u"json"_s}).json();
        const QJsonObject game = json.value("games"_L1).toArray().first().toObject();
        QCOMPARE(game.value("official"_L1).toString(), u"1/2"_s);
        QCOMPARE(game.value("here"_L1).toString(), u"1-0"_s);
    }
}

void TestCompareCommand::writesTheAnswer()
{
    const auto answer = run({m_path, m_official, u"--answer"_s, u"2"_s});
    QCOMPARE(answer.code, 0);
    QVERIFY(answer.output.contains("Birke, Bernd") && answer.output.contains("1700"));
    QVERIFY(!answer.output.contains("Ahorn, Anna:"));
    QCOMPARE(run({m_path, m_official, u"--answer"_s, u"3"_s}).code, 2);
}

void TestCompareCommand::refuses_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<int>("code");
    QTest::newRow("no evaluation") << QStringList{m_path} << 2;
    QTest::newRow("four files") << QStringList{m_path, m_path, m_path, m_path} << 2;
    QTest::newRow("two evaluations") << QStringList{m_path, m_official, m_official} << 2;
    QTest::newRow("not there") << QStringList{m_path, path(u"nothing"_s)} << 3;
    QTest::newRow("a folder") << QStringList{m_path, m_folder.path()} << 3;
    QTest::newRow("no table") << QStringList{m_path, path(u"text"_s, "Hello")} << 3;
}

void TestCompareCommand::refuses()
{
    QFETCH(const QStringList, files);
    QFETCH(const int, code);
    const auto outcome = run(files);
    QCOMPARE(outcome.code, code);
    QVERIFY(outcome.output.isEmpty() && !outcome.messages.isEmpty());
}

ZAHLMEISTER_TEST(TestCompareCommand, QCoreApplication)

} // namespace tst_comparecommand

#include "tst_comparecommand.moc"
