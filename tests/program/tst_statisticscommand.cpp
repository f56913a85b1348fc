// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "app/store/workfile.h"
#include "tests/program/programrun.h"
#include "tests/support/clubhistory.h"
#include "tests/support/testmain.h"

namespace tst_statisticscommand {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::WorkFile;
using tests::Outcome;

/// `zahlmeister statistics`, tried on the program itself.
class TestStatisticsCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void json();
    void isTheSameEveryTime();
    void text();
    void csv();
    void pdf();
    void keepsToTheDays();
    void answersForNothing();
    void refuses_data();
    void refuses();

private:
    [[nodiscard]] Outcome run(const QStringList& arguments = {}) const
    {
        return tests::run(QStringList{u"statistics"_s, m_path, u"--lang=en"_s} + arguments);
    }
    [[nodiscard]] QJsonObject asked(const QStringList& arguments = {}) const
    {
        return QJsonDocument::fromJson(run(arguments + QStringList{u"--format"_s, u"json"_s}).output)
            .object();
    }

    QTemporaryDir m_folder;
    QString m_path;
};

void TestStatisticsCommand::initTestCase()
{
    m_path = m_folder.filePath(u"a.zahlmeister"_s);
    const auto file = WorkFile::open(m_path);
    for (const engine::Tournament& one : tests::clubHistory({.years = 4}))
        QVERIFY((*file)->addTournament(one).has_value());
}

void TestStatisticsCommand::json()
{
    const QJsonObject answer = asked({u"--to"_s, u"2020-12-31"_s});
    QCOMPARE(answer.value("to"_L1).toString(), u"2020-12-31"_s);
    QVERIFY(answer.value("tournaments"_L1).toInt() > 10);
    const QJsonArray distributions = answer.value("distributions"_L1).toArray();
    const QJsonObject all = distributions.at(0).toObject();
    QCOMPARE(all.value("group"_L1).toString(), u"all"_s);
    int persons = 0;
    for (const QJsonValue bar : all.value("bars"_L1).toArray())
        persons += bar["persons"_L1].toInt();
    QCOMPARE(persons, all.value("persons"_L1).toInt());
    for (const QJsonValue one : distributions)
        QVERIFY(one["persons"_L1].toInt() >= 3);
    QCOMPARE(answer.value("cohort"_L1)["years"_L1].toArray().size(), 3); // in one year one more was rated
    QCOMPARE(answer.value("flows"_L1).toArray().size(), 4);
    const QJsonObject games = answer.value("games"_L1).toObject();
    const QJsonObject expectancy = answer.value("expectancy"_L1).toObject();
    QCOMPARE(games.value("used"_L1).toInt(),
             expectancy.value("equals"_L1).toInt() + expectancy.value("all"_L1)["games"_L1].toInt());
    QVERIFY(expectancy.contains("verdict"_L1));
    QVERIFY(!answer.value("regions"_L1).isUndefined());
}

void TestStatisticsCommand::isTheSameEveryTime()
{
    const QStringList wanted{u"--format=json"_s, u"--to=2020-12-31"_s};
    const Outcome first = run(wanted);
    QCOMPARE(first.code, 0);
    QCOMPARE(run(wanted).output, first.output);
}

void TestStatisticsCommand::text()
{
    const Outcome outcome = run();
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.output.contains("Does P(D) hold?"));
    QVERIFY(outcome.output.contains("Does the level drift?"));
    QVERIFY(!outcome.output.contains("nan"));
}

void TestStatisticsCommand::csv()
{
    QVERIFY(run({u"--format=csv"_s}).output.startsWith("\xEF\xBB\xBFRatings on "));
}

void TestStatisticsCommand::pdf()
{
    const QString path = m_folder.filePath(u"a.pdf"_s);
    QCOMPARE(run({u"--format=pdf"_s, u"--output"_s, path}).code, 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().startsWith("%PDF"));
}

void TestStatisticsCommand::keepsToTheDays()
{
    const QJsonObject year = asked({u"--from=2018-01-01"_s, u"--to=2018-12-31"_s});
    QCOMPARE(year.value("from"_L1).toString(), u"2018-01-01"_s);
    QCOMPARE(year.value("flows"_L1).toArray().size(), 1);
    QVERIFY(year.value("tournaments"_L1).toInt() < asked().value("tournaments"_L1).toInt());
}

void TestStatisticsCommand::answersForNothing()
{
    const QString empty = m_folder.filePath(u"empty.zahlmeister"_s);
    QVERIFY(WorkFile::open(empty).has_value());
    for (const QString& format : {u"json"_s, u"text"_s, u"csv"_s}) {
        const Outcome outcome = tests::run({u"statistics"_s, empty, u"--format"_s, format});
        QCOMPARE(outcome.code, 0);
        QVERIFY(!outcome.output.isEmpty());
    }
}

void TestStatisticsCommand::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::newRow("no day") << QStringList{u"--from=soon"_s} << 2;
    QTest::newRow("turned") << QStringList{u"--from=2020-01-01"_s, u"--to=2019-01-01"_s} << 2;
    QTest::newRow("format") << QStringList{u"--format=xlsx"_s} << 2;
    QTest::newRow("two files") << QStringList{u"b.zahlmeister"_s} << 2;
    QTest::newRow("no folder") << QStringList{u"--output"_s, u"/no/such/folder/x"_s} << 3;
}

void TestStatisticsCommand::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QCOMPARE(run(arguments).code, code);
}

ZAHLMEISTER_TEST(TestStatisticsCommand, QCoreApplication)

} // namespace tst_statisticscommand

#include "tst_statisticscommand.moc"
