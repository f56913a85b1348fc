// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "app/formats/json/tournamentjson.h"
#include "app/formats/tournamentformat.h"
#include "app/open/formatcatalogue.h"
#include "app/sample/sample.h"
#include "app/store/workfile.h"
#include "tests/program/programrun.h"
#include "tests/support/testmain.h"

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace tst_convertcommand {

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
    void leavesOutWhoPlayedNowhere();
    void putsTournamentsIntoAWorkFile();
    void takesNothingOverThatDiffers();
    void warnsBeforeItTellsBirthDates();
    void writesToStandardOutput();
    void helpNamesEveryFormat();
    void refusesWhatNobodyReads();
    void refusesToWaitForAPipe();
    void refusesBeforeItOverwritesTheSource();
    void keepsTheSampleApart_data();
    void keepsTheSampleApart();
    void complains_data();
    void complains();

private:
    [[nodiscard]] QString example() const
    {
        return QStringLiteral(ZAHLMEISTER_TEST_DATA "/club-championship.tournament.json");
    }
    [[nodiscard]] engine::Tournament read(const QString& path) const;
    [[nodiscard]] QString completeExample() const;
    [[nodiscard]] QString leagueOfTwo() const;

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

/// Two teams of three, one match on two boards; the third player of each only stands in the line-up.
QString TestConvertCommand::leagueOfTwo() const
{
    engine::Tournament tournament = read(completeExample());
    tournament.header.kind = engine::TournamentKind::Team;
    tournament.header.mode = engine::TournamentMode::RoundRobin;
    tournament.participants.erase(tournament.participants.begin() + 6, tournament.participants.end());
    tournament.games.clear();
    for (std::size_t i = 0; i < tournament.participants.size(); ++i) {
        tournament.participants[i].team = i < 3 ? "SC Eins" : "SC Zwei";
        tournament.participants[i].board = static_cast<int>(i % 3) + 1;
        tournament.participants[i].byes.clear();
    }
    const auto numberOf = [&](std::size_t i) { return tournament.participants[i].number; };
    tournament.games.push_back({engine::GameId(0), 1, numberOf(0), numberOf(3), engine::kWhiteWins});
    tournament.games.push_back({engine::GameId(0), 1, numberOf(4), numberOf(1), engine::kDrawn});
    const QString path = m_folder.filePath(u"league.json"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(app::writeTournamentJson(tournament)) < 0)
        return {};
    return path;
}

// RULE: WO2026 6.1.2: whoever played is reported.
void TestConvertCommand::leavesOutWhoPlayedNowhere()
{
    const QString report = m_folder.filePath(u"league.xml"_s);
    const QString back = m_folder.filePath(u"league-back.json"_s);
    const Outcome outcome =
        tests::run({u"convert"_s, leagueOfTwo(), report, u"--to"_s, u"dsb-xml"_s, u"--lang=en"_s});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.messages.contains(u"2 participants of the league who played nowhere are left out"_s),
             qPrintable(outcome.messages));
    QCOMPARE(tests::run({u"convert"_s, report, back}).code, 0);
    QCOMPARE(read(back).participants.size(), std::size_t{4});
    // Other programs get everybody.
    const Outcome trf = tests::run({u"convert"_s, leagueOfTwo(), m_folder.filePath(u"league.trf"_s),
                                    u"--to"_s, u"trf16"_s, u"--lang=en"_s});
    QVERIFY(!trf.messages.contains(u"left out"_s));
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
    const QByteArray first = made(tests::run(command));
    QVERIFY(!first.isEmpty());
    QCOMPARE(made(tests::run(command)), first);
}

void TestConvertCommand::putsTournamentsIntoAWorkFile()
{
    const QString workFile = m_folder.filePath(u"all.zahlmeister"_s);
    const QString swi = m_folder.filePath(u"into.swi"_s);
    QVERIFY(tests::run({u"convert"_s, completeExample(), swi}).code == 0);
    const QString wo = QStringLiteral(ZAHLMEISTER_TEST_DATA "/wo-2026.tournament.json");
    const QString broken = m_folder.filePath(u"broken.json"_s);
    QFile file(broken);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"format\": \"zahlmeister-tournament\"") > 0);
    file.close();

    const Outcome first =
        tests::run({u"convert"_s, swi, broken, wo, workFile, u"--format"_s, u"json"_s, u"--lang=en"_s});
    QCOMPARE(first.code, 3); // one could not be read, the others are there
    const QJsonArray answer = QJsonDocument::fromJson(first.output).array();
    QCOMPARE(answer.size(), 3);
    const auto state = [](const QJsonArray& list, int at) { return list[at][u"state"].toString(); };
    QCOMPARE(state(answer, 0), u"added"_s);
    QCOMPARE(answer[0][u"tournament"].toInt(), 1);
    QVERIFY(answer[0].toObject().contains(u"messages"_s));
    // What a format does not say is told with the tournament: a rating of the SWI file need not be a DWZ.
    const QString doubtful = m_folder.filePath(u"doubtful.swi"_s);
    QVERIFY(tests::run({u"convert"_s, wo, doubtful}).code == 0);
    const Outcome told = tests::run(
        {u"convert"_s, doubtful, m_folder.filePath(u"told.zahlmeister"_s), u"--format"_s, u"json"_s});
    const QJsonValue note = QJsonDocument::fromJson(told.output)[0][u"messages"][0];
    QCOMPARE(note[u"code"].toString(), u"rating-is-not-dwz"_s);
    QCOMPARE(note[u"level"].toString(), u"warning"_s);
    QCOMPARE(state(answer, 1), u"refused"_s);
    QVERIFY(!answer[1].toObject().contains(u"tournament"_s));
    const QJsonValue error = answer[1][u"messages"][0];
    QCOMPARE(error[u"level"].toString(), u"error"_s);
    QVERIFY(!error[u"code"].toString().isEmpty() && !error[u"text"].toString().isEmpty());
    QCOMPARE(state(answer, 2), u"added"_s);
    QCOMPARE(answer[2][u"name"].toString(), u"WO-Beispielturnier"_s);

    const Outcome again = tests::run({u"convert"_s, wo, swi, workFile, u"--format"_s, u"json"_s});
    QCOMPARE(again.code, 0);
    const QJsonArray known = QJsonDocument::fromJson(again.output).array();
    for (const int at : {0, 1})
        QCOMPARE(state(known, at), u"already-there"_s);
    QCOMPARE(known[0][u"tournament"].toInt(), 2);
    QCOMPARE(tests::run({u"evaluate"_s, workFile + u"#2"_s}).code, 0);
    const Outcome text = tests::run({u"convert"_s, wo, workFile, u"--lang=en"_s});
    QVERIFY2(text.output.contains("is there already as 2 (WO-Beispielturnier)"), text.output.constData());
}

void TestConvertCommand::takesNothingOverThatDiffers()
{
    const QString workFile = m_folder.filePath(u"differs.zahlmeister"_s);
    QCOMPARE(tests::run({u"convert"_s, completeExample(), workFile}).code, 0);
    engine::Tournament changed = read(completeExample());
    changed.games.front().result = changed.games.front().result.mirrored();
    if (changed.games.front().result == engine::kDrawn)
        changed.games.front().result = engine::kWhiteWins;
    const QString path = m_folder.filePath(u"changed.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(app::writeTournamentJson(changed)) > 0);
    file.close();
    const Outcome outcome = tests::run({u"convert"_s, path, workFile, u"--format"_s, u"json"_s});
    QCOMPARE(outcome.code, 1);
    QCOMPARE(QJsonDocument::fromJson(outcome.output)[0][u"state"].toString(), u"differs"_s);
    const Outcome back = tests::run({u"convert"_s, workFile + u"#1"_s, u"-"_s, u"--to"_s, u"json"_s});
    const auto kept = app::readTournamentJson(back.output, u"kept"_s);
    QVERIFY(kept.has_value());
    QVERIFY(kept->games.front().result == read(completeExample()).games.front().result);
}

// RULE: WO2026 6.5, 1.3
void TestConvertCommand::warnsBeforeItTellsBirthDates()
{
    engine::Tournament tournament = read(example());
    tournament.participants.front().birthYear = 1990;
    const QString path = m_folder.filePath(u"born.json"_s);
    for (const bool hasDate : {false, true}) {
        if (hasDate)
            tournament.participants.front().birthDate = engine::Date::tryFrom(1990, 5, 3);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(app::writeTournamentJson(tournament)) > 0);
        file.close();
        for (const auto& [name, isForReaders] : std::vector<std::pair<QString, bool>>{{u"born.csv"_s, true},
                                                                                      {u"born.html"_s, true},
                                                                                      {u"born.xlsx"_s, true},
                                                                                      {u"b.trf"_s, false}}) {
            const Outcome outcome = tests::run({u"convert"_s, path, m_folder.filePath(name)});
            QCOMPARE(outcome.code, 0);
            QCOMPARE(outcome.messages.contains(u"[birth-dates-told]"_s), hasDate && isForReaders);
        }
    }
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

void TestConvertCommand::keepsTheSampleApart_data()
{
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("output");
    QTest::addColumn<QString>("said");
    const QString sample = m_folder.filePath(u"Musterverein.zahlmeister"_s);
    QTest::newRow("sample to file") << sample + u"#1"_s << m_folder.filePath(u"sample.swi"_s)
                                    << u"nothing of it is handed in or given out"_s;
    QTest::newRow("sample to work file")
        << sample + u"#1"_s << m_folder.filePath(u"apart.zahlmeister"_s) << u"nothing of it is handed in"_s;
    QTest::newRow("file into sample") << example() << sample << u"name a work file of your own"_s;
}

void TestConvertCommand::keepsTheSampleApart()
{
    QFETCH(const QString, input);
    QFETCH(const QString, output);
    QFETCH(const QString, said);
    const QString sample = m_folder.filePath(u"Musterverein.zahlmeister"_s);
    QVERIFY(QFile::exists(sample) || app::makeSample(sample).has_value());
    const Outcome outcome = tests::run({u"convert"_s, input, output, u"--lang=en"_s});
    QCOMPARE(outcome.code, 3);
    for (const QString& wanted : {said, u"Musterverein.zahlmeister"_s, u"[sample-only]"_s})
        QVERIFY2(outcome.messages.contains(wanted), qPrintable(outcome.messages));
    QCOMPARE(app::isSampleEdited(sample).value_or(true), false);
    if (output.endsWith(".swi"_L1))
        QVERIFY(!QFile::exists(output));
    else if (output != sample)
        QVERIFY((*app::WorkFile::open(output))->tournaments()->empty());
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

ZAHLMEISTER_TEST(TestConvertCommand, QCoreApplication)

} // namespace tst_convertcommand

#include "tst_convertcommand.moc"
