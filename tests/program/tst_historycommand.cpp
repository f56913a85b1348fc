// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "app/store/workfile.h"
#include "tests/app/chronicle/workedchain.h"
#include "tests/program/programrun.h"
#include "tests/support/testmain.h"

namespace tst_historycommand {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::WorkFile;
using tests::Outcome;

/// `zahlmeister persons`, `history` and `ratings`, tried on the program itself.
class TestHistoryCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void persons();
    void history();
    void ratings();
    void card();
    void tells();
    void saysWhoIsUnknown_data();
    void saysWhoIsUnknown();
    void refuses_data();
    void refuses();

private:
    [[nodiscard]] Outcome run(const QString& command, const QStringList& arguments = {}) const
    {
        return tests::run(QStringList{command, m_path, u"--lang=en"_s} + arguments);
    }
    [[nodiscard]] QJsonDocument json(const QString& command, const QStringList& arguments = {}) const
    {
        return QJsonDocument::fromJson(
            run(command, arguments + QStringList{u"--format"_s, u"json"_s}).output);
    }

    QTemporaryDir m_folder;
    QString m_path;
};

void TestHistoryCommand::initTestCase()
{
    m_path = m_folder.filePath(u"a.zahlmeister"_s);
    {
        const auto file = WorkFile::open(m_path);
        for (const app::ChronicleTournament& one :
             {tests::example(), tests::secondTournament(), tests::lateTournament()})
            QVERIFY((*file)->addTournament(one.tournament).has_value());
    }
    QCOMPARE(tests::run({u"recalculate"_s, m_path}).code, 0);
}

void TestHistoryCommand::persons()
{
    const QJsonArray all = json(u"persons"_s).array();
    QCOMPARE(all.size(), 16);
    const QJsonObject p = json(u"persons"_s, {u"NU-P"_s}).array().at(0).toObject();
    QCOMPARE(p.value("id"_L1).toString(), u"1.14"_s);
    QCOMPARE(p.value("tournaments"_L1).toInt(), 3);
    QCOMPARE(p.value("last"_L1).toString(), u"2028-09-30"_s);
    QVERIFY(p.value("rating"_L1).toInt() > 1100);
    QCOMPARE(p.value("index"_L1).toInt(), 2);
}

void TestHistoryCommand::history()
{
    const QJsonObject card = json(u"history"_s, {u"NU-P"_s}).object();
    const QJsonArray played = card.value("participations"_L1).toArray();
    QCOMPARE(played.size(), 3);
    QCOMPARE(played.at(0).toObject().value("group"_L1).toString(), u"residual"_s);
    QCOMPARE(played.at(1).toObject().value("group"_L1).toString(), u"first"_s);
    QCOMPARE(played.at(1).toObject().value("exit"_L1).toObject().value("index"_L1).toInt(), 1);
    QCOMPARE(played.at(2).toObject().value("entry"_L1), [&] {
        QJsonObject entry = played.at(1).toObject().value("exit"_L1).toObject();
        entry.insert("source"_L1, u"dwz"_s);
        return QJsonValue(entry);
    }());
    const QJsonArray ledger = card.value("carry_over"_L1).toArray();
    QCOMPARE(ledger.size(), 4);
    QCOMPARE(ledger.at(3).toObject().value("used_in"_L1).toInt(), 3);
    QVERIFY(run(u"history"_s, {u"P"_s}).output.contains("Carry-over games"));
}

void TestHistoryCommand::ratings()
{
    const QJsonObject list =
        json(u"ratings"_s, {u"--date"_s, u"2028-12-31"_s, u"--since"_s, u"2027-01-01"_s}).object();
    const QJsonArray lines = list.value("ratings"_L1).toArray();
    QCOMPARE(lines.at(0).toObject().value("person"_L1).toObject().value("name"_L1).toString(), u"L"_s);
    QVERIFY(lines.at(0).toObject().value("since"_L1).toInt() < 0);
    QCOMPARE(lines.size(), 13); // neither E and N, who are in no club, nor R, who has none
    const QByteArray csv = run(u"ratings"_s, {u"--date"_s, u"2028-12-31"_s, u"--format"_s, u"csv"_s}).output;
    QCOMPARE(csv.count('\n'), 14);
    QVERIFY(csv.contains("1;L;lllll;"));
    // By name with the ranks of the ratings, and of a group with whom nobody knows to belong to it.
    const QByteArray byName =
        run(u"ratings"_s, {u"--date"_s, u"2028-12-31"_s, u"--order"_s, u"name"_s, u"--format"_s, u"csv"_s})
            .output;
    QVERIFY(byName.contains("1;L;lllll;"));
    QVERIFY(byName.indexOf(";K;") < byName.indexOf(";L;") && byName.indexOf(";L;") < byName.indexOf(";M;"));
    const Outcome women = run(u"ratings"_s, {u"--date"_s, u"2028-12-31"_s, u"--group"_s, u"women"_s});
    QCOMPARE(women.code, 0);
    QVERIFY2(women.messages.contains(u"group-unknown"_s), qPrintable(women.messages));
}

void TestHistoryCommand::card()
{
    const QString path = m_folder.filePath(u"card.pdf"_s);
    const Outcome made = run(u"history"_s, {u"P"_s, u"--format"_s, u"pdf"_s, u"--output"_s, path});
    QCOMPARE(made.code, 0);
    QVERIFY(made.output.isEmpty());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith("%PDF"));
    QVERIFY(bytes.trimmed().endsWith("%%EOF"));
    QVERIFY(!bytes.contains("/Subtype /Image")); // the chart is drawn with lines
    QCOMPARE(run(u"history"_s, {u"Nobody"_s, u"--format=pdf"_s, u"--output"_s, path}).code, 2);
    QCOMPARE(run(u"history"_s, {u"P"_s, u"--format=pdf"_s, u"--output"_s, m_folder.path()}).code, 3);
}

void TestHistoryCommand::tells()
{
    QVERIFY(run(u"persons"_s).output.contains("1.14"));
    const Outcome nobody = run(u"persons"_s, {u"xyz"_s});
    QCOMPARE(nobody.code, 0);
    QVERIFY(!nobody.output.contains("1.14"));
}

void TestHistoryCommand::saysWhoIsUnknown_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("code");
    QTest::newRow("club") << QStringList{u"--club"_s, u"Z9999"_s} << u"club-unknown"_s;
    QTest::newRow("level") << QStringList{u"--level"_s, u"H12"_s} << u"level-unknown"_s;
    QTest::newRow("club that is known") << QStringList{u"--club"_s, u"lllll"_s} << QString();
    QTest::newRow("the federation") << QStringList{u"--level"_s, u"000"_s} << QString();
}

void TestHistoryCommand::saysWhoIsUnknown()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, code);
    const Outcome outcome = run(u"ratings"_s, options);
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.messages.contains(u"-unknown]"_s), !code.isEmpty());
    QVERIFY2(outcome.messages.contains(code), qPrintable(outcome.messages));
}

void TestHistoryCommand::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("no file") << QStringList{u"ratings"_s} << 2;
    QTest::newRow("not there") << QStringList{u"persons"_s, u"/nowhere/a.zahlmeister"_s} << 3;
    QTest::newRow("no person") << QStringList{u"history"_s, m_path} << 2;
    QTest::newRow("empty name") << QStringList{u"history"_s, m_path, QString()} << 2;
    QTest::newRow("nobody") << QStringList{u"history"_s, m_path, u"Niemand"_s} << 2;
    QTest::newRow("no day") << QStringList{u"ratings"_s, m_path, u"--date"_s, u"yesterday"_s} << 2;
    QTest::newRow("no group") << QStringList{u"ratings"_s, m_path, u"--group"_s, u"men"_s} << 2;
    const auto ratings = [&](const char* what, const QStringList& options) {
        QTest::newRow(what) << QStringList{u"ratings"_s, m_path} + options << 2;
    };
    ratings("no level", {u"--level"_s, u"?"_s});
    ratings("empty level", {u"--level="_s});
    ratings("no club", {u"--club"_s, u"C05"_s});
    ratings("club with an umlaut", {u"--club"_s, u"C05\u00C41"_s});
    ratings("empty club", {u"--club"_s, QString()});
    ratings("no such day", {u"--date"_s, u"2026-02-30"_s});
    ratings("changes since later", {u"--date"_s, u"2026-01-01"_s, u"--since"_s, u"2026-01-02"_s});
    ratings("nobody born between", {u"--born-from"_s, u"2010"_s, u"--born-until"_s, u"2009"_s});
    ratings("no rules", {u"--rules"_s, u"dwz-1066"_s});
    QTest::newRow("no days between") << QStringList{u"tournaments"_s, m_path,       u"--from"_s,
                                                    u"2027-01-01"_s,  u"--until"_s, u"2026-12-31"_s}
                                     << 2;
    QTest::newRow("no day of a check") << QStringList{u"check"_s, m_path, u"--today"_s, u"today"_s} << 2;
}

void TestHistoryCommand::refuses()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, exitCode);
    const Outcome outcome = tests::run(arguments + QStringList{u"--lang=en"_s});
    QCOMPARE(outcome.code, exitCode);
    QVERIFY(!outcome.messages.isEmpty());
    QVERIFY(outcome.output.isEmpty());
}

ZAHLMEISTER_TEST(TestHistoryCommand, QCoreApplication)

} // namespace tst_historycommand

#include "tst_historycommand.moc"
