// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/formats/json/tournamentjson.h"
#include "app/formats/tournamentformat.h"
#include "app/open/formatcatalogue.h"
#include "tests/program/programrun.h"

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using tests::Outcome;

/// `zahlmeister convert`, tried on the program itself.
class TestConvertCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesEveryFormatAndReadsItAgain_data();
    void writesEveryFormatAndReadsItAgain();
    void keepsTheUuidOfAReport();
    void writesToStandardOutput();
    void helpNamesEveryFormat();
    void refusesWhatNobodyReads();
    void refusesToWaitForAPipe();
    void refusesBeforeItOverwritesTheSource();
    void complains_data();
    void complains();

private:
    [[nodiscard]] QString example() const
    {
        return QStringLiteral(ZAHLMEISTER_TEST_DATA "/club-championship.tournament.json");
    }
    [[nodiscard]] engine::Tournament read(const QString& path) const;
    [[nodiscard]] QString completeExample() const;

    QTemporaryDir m_folder;
};

engine::Tournament TestConvertCommand::read(const QString& path) const
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return app::readTournamentJson(file.readAll(), path).value_or(engine::Tournament());
}

/// The example with everything that the report to the federation demands.
QString TestConvertCommand::completeExample() const
{
    engine::Tournament tournament = read(example());
    tournament.header.place = "Beispielstadt";
    for (engine::Participant& participant : tournament.participants) {
        if (!engine::birthYearOf(participant))
            participant.birthYear = 1980;
    }
    const QString path = m_folder.filePath(u"complete.json"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(app::writeTournamentJson(tournament)) < 0)
        return {};
    return path;
}

void TestConvertCommand::writesEveryFormatAndReadsItAgain_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("ending");
    for (const app::TournamentFormat& format : app::tournamentFormats()) {
        if (format.write)
            QTest::newRow(format.id.data())
                << QString::fromUtf8(format.id.data(), qsizetype(format.id.size()))
                << QString::fromStdString(std::string(format.endings.front()));
    }
}

void TestConvertCommand::writesEveryFormatAndReadsItAgain()
{
    QFETCH(QString, format);
    QFETCH(QString, ending);
    const QString there = m_folder.filePath(format + u'.' + ending);
    const QString back = m_folder.filePath(format + u"-back.json"_s);
    const Outcome written = tests::run({u"convert"_s, completeExample(), there, u"--to"_s, format});
    QVERIFY2(written.code == 0, qPrintable(written.messages));
    const Outcome again = tests::run({u"convert"_s, there, back});
    QVERIFY2(again.code == 0, qPrintable(again.messages));
    const engine::Tournament before = read(example());
    const engine::Tournament after = read(back);
    QCOMPARE(after.participants.size(), before.participants.size());
    QVERIFY(!after.games.empty());
}

// A correction must name the tournament as the first report did, whoever made that one.
void TestConvertCommand::keepsTheUuidOfAReport()
{
    const QByteArray uuid = "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee";
    const QString report = QStringLiteral(ZAHLMEISTER_TEST_DATA "/dsbxml/club_open.xml");
    const Outcome outcome = tests::run({u"convert"_s, report, u"-"_s, u"--to"_s, u"dsb-xml"_s});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.messages));
    QVERIFY(outcome.output.contains(uuid));
    const QStringList command{u"convert"_s, completeExample(), u"-"_s, u"--to"_s, u"dsb-xml"_s};
    const auto made = [](const Outcome& one) {
        const qsizetype at = one.output.indexOf("<tournamentUUID>");
        return at < 0 ? QByteArray() : one.output.sliced(at, one.output.indexOf('/', at) - at);
    };
    QCOMPARE(made(tests::run(command)), made(tests::run(command)));
}

void TestConvertCommand::writesToStandardOutput()
{
    const Outcome outcome = tests::run({u"convert"_s, example(), u"-"_s, u"--to"_s, u"json"_s});
    QCOMPARE(outcome.code, 0);
    const auto tournament = app::readTournamentJson(outcome.output, u"-"_s);
    QVERIFY(tournament.has_value());
    QCOMPARE(tournament->participants, read(example()).participants);
}

void TestConvertCommand::helpNamesEveryFormat()
{
    const Outcome outcome = tests::run({u"convert"_s, u"--help"_s});
    QCOMPARE(outcome.code, 0);
    for (const app::TournamentFormat& format : app::tournamentFormats())
        QVERIFY2(outcome.output.contains(QByteArray::fromStdString("\n  " + std::string(format.id) + " ")),
                 format.id.data());
}

void TestConvertCommand::refusesWhatNobodyReads()
{
    const QString path = m_folder.filePath(u"noise.bin"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(1000, '\x07'));
    file.close();
    const QString output = m_folder.filePath(u"noise.json"_s);
    const Outcome outcome = tests::run({u"convert"_s, path, output, u"--lang=de"_s});
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.messages.contains(u"[unknown-format]"_s), qPrintable(outcome.messages));
    QVERIFY(!QFile::exists(output));
}

// A pipe that nobody writes into would keep the program waiting for ever.
void TestConvertCommand::refusesToWaitForAPipe()
{
#ifdef Q_OS_UNIX
    const QString path = m_folder.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    for (const QStringList& arguments :
         {QStringList{u"check"_s, path},
          QStringList{u"convert"_s, path, m_folder.filePath(u"pipe.json"_s)}}) {
        const Outcome outcome = tests::run(arguments + QStringList{u"--lang=en"_s});
        QCOMPARE(outcome.code, 3);
        QVERIFY2(outcome.messages.contains(u"[file-not-readable]"_s), qPrintable(outcome.messages));
    }
#else
    QSKIP("pipes have no names in folders here");
#endif
}

void TestConvertCommand::refusesBeforeItOverwritesTheSource()
{
    const QString copy = m_folder.filePath(u"copy.json"_s);
    QVERIFY(QFile::copy(example(), copy));
    const auto before = read(copy);
    QCOMPARE(tests::run({u"convert"_s, copy, copy}).code, 2);
    QCOMPARE(read(copy).participants, before.participants);
}

void TestConvertCommand::complains_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named");
    QTest::newRow("nothing") << QStringList() << u"tournament file"_s;
    QTest::newRow("one file") << QStringList{example()} << u"tournament file"_s;
    QTest::newRow("unknown target") << QStringList{example(), u"x.json"_s, u"--to"_s, u"doc"_s} << u"json"_s;
    QTest::newRow("unknown ending") << QStringList{example(), u"x.doc"_s} << u"--to"_s;
    QTest::newRow("unknown source") << QStringList{example(), u"x.json"_s, u"--from"_s, u"doc"_s}
                                    << u"json"_s;
}

void TestConvertCommand::complains()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, named);
    const Outcome outcome = tests::run(QStringList{u"convert"_s} + arguments + QStringList{u"--lang=en"_s});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.messages.contains(named), qPrintable(outcome.messages));
}

QTEST_GUILESS_MAIN(TestConvertCommand)
#include "tst_convertcommand.moc"
