// SPDX-License-Identifier: GPL-3.0-or-later
// `zahlmeister sheets` for leagues: every sheet as PDF, web page, CSV, spreadsheet and JSON.
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/program/programrun.h"
#include "tests/support/testmain.h"

namespace tst_leaguesheets {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

class TestLeagueSheets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void writesEveryFormat_data();
    void writesEveryFormat();
    void refusesWhatMakesNoSense_data();
    void refusesWhatMakesNoSense();

private:
    QTemporaryDir m_folder;
    QString m_path;
};

void TestLeagueSheets::initTestCase()
{
    m_path = m_folder.filePath(u"league.json"_s);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    // Round 1 was played, round 2 is to come.
    file.write(R"({"format": "zahlmeister-tournament", "version": 1,
        "tournament": {"name": "Kreisliga", "start": "2026-10-04", "end": "2026-11-01", "kind": "team", "boards": 1,
            "teams": [{"name": "SC Adler", "lineup": [{"number": 1, "participant": 1}, {"number": 101, "participant": 2}],
                       "spellings": [{"text": "Adler I"}]},
                      {"name": "TSG Eber", "lineup": [{"number": 1, "participant": 3}]}],
            "schedule": [{"round": 1, "home": "SC Adler", "away": "TSG Eber", "date": "2026-10-04"},
                         {"round": 2, "home": "TSG Eber", "away": "SC Adler", "date": "2026-11-01"}]},
        "participants": [{"number": 1, "name": "Ahorn, Anna", "member": false, "team": "SC Adler"},
            {"number": 2, "name": "Birke, Bernd", "member": false, "team": "SC Adler"},
            {"number": 3, "name": "Ceder, Clara", "member": false, "team": "TSG Eber"}],
        "games": [{"round": 1, "white": 3, "black": 1, "result": "0-1", "date": "2026-10-04", "board": 1,
                   "white_team": "TSG Eber", "black_team": "SC Adler"}]})");
}

void TestLeagueSheets::writesEveryFormat_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("holds"); // in texts
    QTest::addColumn<QString>("key");   // in JSON
    QTest::newRow("league") << u"league"_s << u"SC Adler"_s << u"table"_s;
    QTest::newRow("matches") << u"matches"_s << u"Ahorn, Anna"_s << u"matches"_s;
    QTest::newRow("teams") << u"teams"_s << u"Ahorn, Anna"_s << u"players"_s;
    QTest::newRow("schedule") << u"schedule"_s << u"01.11.2026"_s << u"schedule"_s;
    QTest::newRow("lineups") << u"lineups"_s << u"Birke, Bernd"_s << u"lineups"_s;
    QTest::newRow("cards") << u"cards"_s << u"TSG Eber – SC Adler"_s << u"matches"_s;
}

void TestLeagueSheets::writesEveryFormat()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, holds);
    QFETCH(const QString, key);
    const auto sheet = [&](const QString& format, const QStringList& more = {}) {
        const QString out = m_folder.filePath(kind + u'.' + format);
        QFile::remove(out);
        const QStringList arguments{u"sheets"_s, m_path,        u"--lang=de"_s, u"--force"_s,  u"--kind"_s,
                                    kind,        u"--format"_s, format,         u"--output"_s, out};
        if (tests::run(arguments + more).code > 1)
            return QByteArray();
        QFile file(out);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(sheet(u"pdf"_s).startsWith("%PDF"));
    QVERIFY(sheet(u"xlsx"_s).startsWith("PK"));
    for (const QString& format : {u"html"_s, u"csv"_s}) {
        const QString text = QString::fromUtf8(sheet(format));
        QVERIFY2(text.contains(holds), qPrintable(text));
    }
    const tests::Outcome json =
        tests::run({u"sheets"_s, m_path, u"--lang=de"_s, u"--kind"_s, kind, u"--format"_s, u"json"_s});
    QVERIFY2(!json.json()[key].toArray().isEmpty(), qPrintable(key));
    if (kind == u"cards"_s || kind == u"schedule"_s) // before it is played
        QVERIFY(sheet(u"html"_s, {u"--round"_s, u"2"_s}).contains("TSG Eber"));
}

void TestLeagueSheets::refusesWhatMakesNoSense_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("a format for others")
        << QStringList{u"--kind"_s, u"evaluation"_s, u"--format"_s, u"csv"_s};
    QTest::newRow("a PDF on the screen") << QStringList{u"--kind"_s, u"cards"_s};
    QTest::newRow("a round that is not")
        << QStringList{u"--kind"_s, u"cards"_s, u"--round"_s, u"3"_s, u"--format"_s, u"html"_s};
    QTest::newRow("an unknown format") << QStringList{u"--kind"_s, u"cards"_s, u"--format"_s, u"txt"_s};
}

void TestLeagueSheets::refusesWhatMakesNoSense()
{
    QFETCH(const QStringList, arguments);
    QCOMPARE(tests::run(QStringList{u"sheets"_s, m_path} + arguments).code, 2);
}

ZAHLMEISTER_TEST(TestLeagueSheets, QCoreApplication)

} // namespace tst_leaguesheets

#include "tst_leaguesheets.moc"
