// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/program/programrun.h"
#include "tests/support/testmain.h"

namespace tst_fidecommand {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

/// `zahlmeister fide`, tried on the program itself.
class TestFideCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void json();
    void text();
    void warnsWhenTheReportIsWritten();
    void reportsAMonth();
    void refuses();

private:
    [[nodiscard]] zahlmeister::tests::Outcome run(const QStringList& arguments) const
    {
        return zahlmeister::tests::run(QStringList{u"fide"_s, m_path, u"--lang=de"_s} + arguments);
    }

    QTemporaryDir m_folder;
    QString m_path;
};

void TestFideCommand::initTestCase()
{
    m_path = m_folder.filePath(u"open.json"_s);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    // A draw at the board, awarded to White; nobody says how long the games were.
    file.write(R"({"format": "zahlmeister-tournament", "version": 1,
        "tournament": {"name": "Open", "start": "2026-12-05", "end": "2026-12-06", "kind": "individual", "mode": "swiss"},
        "participants": [{"number": 1, "name": "Ahorn, Anna", "member": false, "fide_id": 4600001},
            {"number": 2, "name": "Müßig, Jürgen Max", "member": false, "sex": "m", "birth_date": "1971-04-23"}],
        "games": [{"round": 1, "white": 1, "black": 2, "result": "1/2", "awarded": "1-0"}]})");
}

void TestFideCommand::json()
{
    const auto outcome = run({u"--format"_s, u"json"_s, u"--days"_s, u"7"_s, u"--fee"_s, u"300"_s});
    QCOMPARE(outcome.code, 1);
    const QJsonObject answer = outcome.json();
    QCOMPARE(answer.value("edition"_L1).toString(), u"trf26"_s);
    QStringList codes;
    for (const QJsonValue& one : answer.value("contradictions"_L1).toArray())
        codes += one["code"_L1].toString();
    QCOMPARE(codes, (QStringList{u"rate-missing"_s, u"points"_s, u"points"_s}));
    const QJsonArray ids = answer.value("missing_fide_ids"_L1).toArray();
    QCOMPARE(ids.size(), 1);
    QCOMPARE(ids.at(0)["line"_L1].toString(), u"Muessig, Juergen Max; 1971-04-23; M"_s);
    QCOMPARE(answer.value("due"_L1).toString(), u"2026-12-13"_s);
    QCOMPARE(answer.value("fee_cents"_L1).toInt(), 600);
    // The program knows neither by itself.
    QVERIFY(run({u"--format"_s, u"json"_s}).json().value("due"_L1).isUndefined());
}

void TestFideCommand::text()
{
    const QByteArray text = run({u"--days"_s, u"7"_s}).output;
    QVERIFY2(text.contains("Muessig, Juergen Max; 1971-04-23; M"), text.constData());
    QVERIFY2(text.contains("Einverständnis"), text.constData());
    QVERIFY2(text.contains("13.12.2026"), text.constData());
    QVERIFY2(text.contains("Ahorn, Anna"), text.constData());
}

void TestFideCommand::warnsWhenTheReportIsWritten()
{
    const QString out = m_folder.filePath(u"open.trf"_s);
    const auto outcome =
        zahlmeister::tests::run({u"convert"_s, m_path, out, u"--to"_s, u"trf26"_s, u"--lang=de"_s});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.messages.count("[fide-report]"_L1), 3);
}

/// B.02, 4.1: a long tournament is reported month by month.
void TestFideCommand::reportsAMonth()
{
    const QString path = m_folder.filePath(u"long.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "zahlmeister-tournament", "version": 1,
        "tournament": {"name": "Club", "start": "2026-10-05", "end": "2026-11-27", "kind": "individual",
            "time_control": "90 min + 30 s/Zug", "elo_by_period": true},
        "participants": [{"number": 1, "name": "Ahorn, Anna", "member": false, "fide_id": 4600001, "elo": {"rating": 1900}},
            {"number": 2, "name": "Buche, Bert", "member": false, "elo": {"rating": 1850}},
            {"number": 3, "name": "Eiche, Emil", "member": false, "fide_id": 4600003, "elo": {"rating": 1800}}],
        "games": [{"round": 1, "white": 1, "black": 2, "result": "1/2", "date": "2026-10-12"},
            {"round": 2, "white": 1, "black": 3, "result": "1-0", "date": "2026-11-09"}]})");
    file.close();
    const auto idsOf = [&](const QStringList& arguments) {
        const auto outcome = tests::run(QStringList{u"fide"_s, path, u"--format"_s, u"json"_s} + arguments);
        return outcome.json().value("missing_fide_ids"_L1).toArray().size();
    };
    QCOMPARE(idsOf({}), 1);
    QCOMPARE(idsOf({u"--period"_s, u"2026-10"_s}), 1);
    QCOMPARE(idsOf({u"--period"_s, u"2026-11"_s}), 0); // who has none played in October
    const QString written = m_folder.filePath(u"november.trf"_s);
    QCOMPARE(
        tests::run({u"convert"_s, path, written, u"--to"_s, u"trf26"_s, u"--period"_s, u"2026-11"_s}).code,
        0);
    QFile report(written);
    QVERIFY(report.open(QIODevice::ReadOnly));
    const QByteArray text = report.readAll();
    QVERIFY(text.contains("042 2026/11/01"));
    QVERIFY(text.contains("052 2026/11/27"));
    QVERIFY(text.contains("Eiche, Emil") && !text.contains("Buche, Bert"));
    QCOMPARE(
        tests::run({u"convert"_s, path, m_folder.filePath(u"x.csv"_s), u"--period"_s, u"2026-11"_s}).code, 2);
    QCOMPARE(tests::run({u"fide"_s, path, u"--period"_s, u"2026-12"_s}).code, 2);
}

void TestFideCommand::refuses()
{
    QCOMPARE(run({u"--days"_s, u"0"_s}).code, 2);
    QCOMPARE(run({u"--edition"_s, u"trf06"_s}).code, 2);
    QCOMPARE(zahlmeister::tests::run({u"fide"_s}).code, 2);
}

ZAHLMEISTER_TEST(TestFideCommand, QCoreApplication)

} // namespace tst_fidecommand

#include "tst_fidecommand.moc"
