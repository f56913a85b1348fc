// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/lists/listdesk.h"
#include "tests/program/programrun.h"
#include "tests/support/testmain.h"

namespace tst_playerscommand {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using tests::Desk;
using tests::ListFile;
using tests::member;
using tests::Outcome;

/// `zahlmeister players`: import, search and the stored lists, tried on the program itself.
class TestPlayersCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void importsAndFinds();
    void saysWhichRowsWereRefused();
    void refusesWhatIsNoList();
    void saysThatThereIsNoList();
    void keepsListsForTheUserAlone();
    void saysThatTheHomeCannotBeWritten();
    void keepsTheListThatItReads();
    void needsToBeTold_data();
    void needsToBeTold();
};

void TestPlayersCommand::importsAndFinds()
{
    const Desk desk;
    const QString file =
        desk.write("list.csv", ListFile::Nu20,
                   {member("30101", 1, "NU1", "Müller", 1500), member("30101", 2, "NU2", "Weiß", 0)});
    const QStringList store{u"--store"_s, desk.store(), u"--format"_s, u"json"_s};
    const Outcome imported =
        tests::run(QStringList{u"players"_s, u"import"_s, file, u"--date"_s, u"2026-10-01"_s} + store);
    QVERIFY2(imported.code == 0, qPrintable(imported.messages));
    QVERIFY(imported.messages.isEmpty());
    QCOMPARE(imported.json()[u"rows_taken"].toInt(), 2);
    QCOMPARE(imported.json()[u"date"].toString(), u"2026-10-01"_s);
    QCOMPARE(imported.json()[u"date_origin"].toString(), u"given"_s);

    const Outcome lists = tests::run(QStringList{u"players"_s, u"lists"_s} + store);
    const QJsonObject list = QJsonDocument::fromJson(lists.output).array().at(0).toObject();
    QCOMPARE(list[u"rows"].toInt(), 2);
    QCOMPARE(list[u"rated_rows"].toInt(), 1);

    for (const QString& typed : {u"mueller"_s, u"eva müll"_s, u"NU1"_s}) {
        const Outcome found = tests::run(QStringList{u"players"_s, u"search"_s, typed} + store);
        const QJsonArray persons = QJsonDocument::fromJson(found.output).array();
        QVERIFY2(persons.size() == 1, qPrintable(typed));
        QCOMPARE(persons.at(0).toObject()[u"last_name"].toString(), u"Müller"_s);
        QCOMPARE(persons.at(0).toObject()[u"dwz"].toInt(), 1500);
    }
    const Outcome table = tests::run({u"players"_s, u"search"_s, u"weiss"_s, u"--store"_s, desk.store()});
    QVERIFY(QString::fromUtf8(table.output).contains(u"Weiß, Eva"_s));
    const Outcome report =
        tests::run({u"players"_s, u"import"_s, file, u"--store"_s, desk.store(), u"--lang=de"_s});
    QVERIFY(QString::fromUtf8(report.output).contains(u"01.10.2026"_s)); // compared with
}

void TestPlayersCommand::saysWhichRowsWereRefused()
{
    const Desk desk;
    QByteArray text = QByteArray::fromStdString(tests::listFileHead(ListFile::DewisCsv1));
    text += "30101,1,A,\"One,Eva\",W,D,1980,,1500,3,,,,\r\n30101,2,A,\"Two,Eva\",W,D,1980,,15oo,3,,,,\r\n";
    const QString file = desk.write("spieler.csv", text);
    const Outcome outcome =
        tests::run({u"players"_s, u"import"_s, file, u"--store"_s, desk.store(), u"--lang"_s, u"en"_s});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.messages, u"spieler.csv:3: warning: “15oo” is no rating. [bad-rating]\n"_s);
}

void TestPlayersCommand::refusesWhatIsNoList()
{
    const Desk desk;
    const QString file = desk.write("letter.txt", "Dear Sirs");
    const Outcome outcome = tests::run({u"players"_s, u"import"_s, file, u"--store"_s, desk.store()});
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.messages.endsWith(u"[unknown-list]\n"), qPrintable(outcome.messages));
    QCOMPARE(outcome.messages.count(u'\n'), 1);
    QVERIFY(outcome.output.isEmpty());
}

void TestPlayersCommand::keepsListsForTheUserAlone()
{
#ifdef Q_OS_UNIX
    const Desk desk;
    const QString file = desk.write("list.csv", ListFile::Nu20, {member("30101", 1, "NU1", "Weiß", 0)});
    QCOMPARE(tests::run({u"players"_s, u"import"_s, file, u"--store"_s, desk.store()}).code, 0);
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QCOMPARE(QFile::permissions(desk.store()) & others, QFile::Permissions());
    const QFileInfoList files = QDir(desk.store()).entryInfoList(QDir::Files);
    QVERIFY(!files.isEmpty());
    for (const QFileInfo& each : files)
        QVERIFY2(!(each.permissions() & others), qPrintable(each.fileName()));
#else
    QSKIP("On Windows the folder says who may read.");
#endif
}

// That is no full disk, and the reason is said in words.
void TestPlayersCommand::saysThatTheHomeCannotBeWritten()
{
    const Desk desk;
    const QString file = desk.write("list.csv", ListFile::Nu20, {member("30101", 1, "NU1", "Weiß", 0)});
    QStringList arguments{u"players"_s, u"import"_s, file, u"--lang=en"_s};
#ifdef Q_OS_WIN // which tells where a user's home is, whatever the variables say
    arguments += {u"--store"_s, file + u"/home"_s};
#endif
    const Outcome outcome = tests::run(arguments, {u"HOME="_s + file + u"/home"_s});
    QVERIFY(outcome.code != 0);
    QVERIFY2(outcome.messages.endsWith(u"[file-not-writable]\n"_s), qPrintable(outcome.messages));
    QVERIFY2(outcome.messages.contains(u"the folder does not exist"_s), qPrintable(outcome.messages));
}

void TestPlayersCommand::saysThatThereIsNoList()
{
    const Desk desk;
    for (const QString& format : {u"text"_s, u"json"_s}) {
        const Outcome outcome = tests::run({u"players"_s, u"search"_s, u"Müller"_s, u"--store"_s,
                                            desk.store(), u"--format"_s, format, u"--lang=en"_s});
        QCOMPARE(outcome.code, 3);
        QVERIFY(outcome.output.isEmpty());
        QVERIFY2(outcome.messages.contains(u"players import FILE"_s), qPrintable(outcome.messages));
        QVERIFY2(outcome.messages.endsWith(u"[no-list]\n"_s), qPrintable(outcome.messages));
    }
}

void TestPlayersCommand::keepsTheListThatItReads()
{
    const Desk desk;
    const QString file = desk.write("list.csv", ListFile::Nu20, {member("30101", 1, "NU1", "Müller", 1500)});
    QFile list(file);
    QVERIFY(list.open(QIODevice::ReadOnly));
    const QByteArray before = list.readAll();
    list.close();
    const Outcome outcome =
        tests::run({u"players"_s, u"import"_s, file, u"--store"_s, desk.store(), u"--output"_s, file});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.messages.endsWith(u"[bad-usage]\n"_s), qPrintable(outcome.messages));
    QVERIFY(list.open(QIODevice::ReadOnly));
    QCOMPARE(list.readAll(), before);
}

void TestPlayersCommand::needsToBeTold_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("no file") << QStringList{u"import"_s};
    QTest::newRow("no text") << QStringList{u"search"_s};
    QTest::newRow("something else") << QStringList{u"export"_s, u"x"_s};
    QTest::newRow("limit") << QStringList{u"search"_s, u"x"_s, u"--limit"_s, u"0"_s};
    QTest::newRow("format") << QStringList{u"lists"_s, u"--format"_s, u"xml"_s};
}

void TestPlayersCommand::needsToBeTold()
{
    QFETCH(const QStringList, words);
    const Outcome outcome = tests::run(QStringList{u"players"_s} + words);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.messages.endsWith(u"[bad-usage]\n"), qPrintable(outcome.messages));
}

ZAHLMEISTER_TEST(TestPlayersCommand, QCoreApplication)

} // namespace tst_playerscommand

#include "tst_playerscommand.moc"
