// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <functional>
#include <map>

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/formats/roundassignment.h"
#include "app/open/exportlosses.h"
#include "tests/app/formats/dsbxml/dsbxmlfixture.h"
#include "tests/support/fields.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_dsbxmlwriter {

using namespace zahlmeister;
using namespace Qt::StringLiterals;
using app::ExportLossCode;
using app::ImportCode;
using app::ImportLevel;

namespace {

constexpr int kRandomTournaments = 300;
constexpr int kValidatedTournaments = 60; // one process each

/// A small tournament that can be reported.
tests::TournamentBuilder smallTournament()
{
    tests::TournamentBuilder builder;
    builder.tournament.header.place = "Beispielstadt";
    builder.tournament.header.timeControl = "90+30";
    builder.tournament.header.start = engine::Date::tryFrom(2026, 12, 1);
    builder.tournament.header.mode = engine::TournamentMode::RoundRobin;
    builder.rated(1800);
    builder.unrated();
    builder.game(1, 2, engine::kWhiteWins).round = 1;
    return builder;
}

/// Gives a made-up tournament what the schema demands.
engine::Tournament reportable(engine::Tournament tournament)
{
    tournament.header.place = "Beispielstadt & Umgebung";
    tournament.header.timeControl = "<90 Minuten>";
    tournament.header.start = engine::Date::tryFrom(2026, 12, 1);
    tournament.header.end = engine::Date::tryFrom(2026, 12, 12);
    int year = 1950;
    for (engine::Participant& participant : tournament.participants) {
        if (!engine::birthYearOf(participant))
            participant.birthYear = year++;
    }
    return tournament;
}

/// What is left of a tournament in a report, as lossesOf() says.
engine::Tournament asReported(engine::Tournament tournament)
{
    const std::vector<int> rounds = app::assignedRounds(tournament);
    const auto type = app::dsbTypeOf(tournament.header);
    engine::TournamentHeader& header = tournament.header;
    header = {.name = header.name,
              .place = header.place,
              .start = header.start,
              .end = header.end,
              .kind = type->kind,
              .mode = type->mode,
              .rounds = header.rounds,
              .timeControl = header.timeControl,
              .youthClass = header.youthClass,
              .hybrid = header.hybrid};
    std::vector<engine::Game> games;
    for (std::size_t i = 0; i < tournament.games.size(); ++i) {
        engine::Game game = tournament.games[i];
        if (game.result == engine::kNotPlayed)
            continue;
        const auto computer = [&](engine::ParticipantNumber number) {
            return tournament.participants[*tournament.indexOf(number)].computer;
        };
        if (computer(game.white) || computer(game.black)) {
            game.result = engine::kBothForfeit;
        } else if (!game.rated) {
            const bool white = engine::tablePoints(game.result.white) == engine::kWin;
            const bool black = engine::tablePoints(game.result.black) == engine::kWin;
            game.result = white   ? engine::kWhiteWinsByForfeit
                          : black ? engine::kBlackWinsByForfeit
                                  : engine::kBothForfeit;
        }
        games.push_back({.id = engine::GameId(std::ssize(games) + 1),
                         .round = rounds[i],
                         .white = game.white,
                         .black = game.black,
                         .result = game.result,
                         .date = game.date});
        header.rounds = std::max(header.rounds.value_or(1), rounds[i]);
    }
    tournament.games = std::move(games);
    for (engine::Participant& one : tournament.participants) {
        const bool fide = one.rating && one.ratingSource == engine::RatingSource::Fide;
        one = {.number = one.number,
               .name = one.computer ? "Computer" : one.name,
               .club = one.club,
               .clubName = one.clubName,
               .memberNumber = one.memberNumber,
               .member = !one.club.empty(),
               .personId = one.personId,
               .fideId = one.fideId,
               .sex = one.sex,
               .birthYear = engine::birthYearOf(one),
               .birthDate = one.birthDate,
               .rating = fide ? one.rating : std::nullopt,
               .ratingSource = fide ? engine::RatingSource::Fide : engine::RatingSource::Dwz,
               .computer = one.computer,
               .byes = one.byes};
    }
    return tournament;
}

std::optional<app::ExportLoss> lossOf(const engine::Tournament& tournament, ExportLossCode code)
{
    const auto losses = app::lossesOf(app::dsbXmlFormat(), tests::reportOf(tournament));
    const auto found = std::ranges::find(losses, code, &app::ExportLoss::code);
    return found == losses.end() ? std::nullopt : std::optional(*found);
}

/// The schema in the samples, and the program that checks against it; empty when one of them is missing.
QString schemaPath()
{
    const QString folder = qEnvironmentVariable("ZAHLMEISTER_SAMPLES");
    if (folder.isEmpty())
        return {};
    QDirIterator files(folder, {u"DSB_DWZ_*.xsd"_s}, QDir::Files, QDirIterator::Subdirectories);
    return files.hasNext() ? files.next() : QString();
}

class TestDsbXmlWriter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesInTheOrderOfTheSchema();
    void leavesNothingEmpty();
    void escapes();
    void hybridTypes_data();
    void hybridTypes();
    void daysOfPlayedGames();
    void refusesToWrite_data();
    void refusesToWrite();
    void namesTheParticipant();
    void givesRounds();
    void saysWhatIsLost();
    void keepsTheUuid();
    void comesBack();
    void validatesAgainstTheSchema();
};

} // namespace

// NOLINTNEXTLINE(readability-function-size): one report from its head to its end
void TestDsbXmlWriter::writesInTheOrderOfTheSchema()
{
    auto result = tests::readReport(tests::reportFixture());
    const auto written = app::writeDsbXml(tests::reportOf(result->tournament));
    QVERIFY(written.has_value());
    const QString text = QString::fromUtf8(*written);
    qsizetype at = 0;
    for (const auto& element :
         {u"<DSB_DWZ_TournamentReport xmlns=\"http://www.schachbund.de/XMLSchema\" version=\"2.5\">"_s,
          u"<header>"_s,
          u"<creationDate>2026-10-12T20:00:00+02:00</creationDate>"_s,
          u"<sender>"_s,
          u"<system>"_s,
          u"<fileUUID>11111111-2222-4333-8444-555555555555</fileUUID>"_s,
          u"<tournament>"_s,
          u"<tournamentUUID>aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee</tournamentUUID>"_s,
          u"<label>"_s,
          u"<tournamentType>SW-H</tournamentType>"_s,
          u"<timecontrol>"_s,
          u"<rounds>3</rounds>"_s,
          u"<startDate>2026-09-05</startDate>"_s,
          u"<endDate>2026-09-19</endDate>"_s,
          u"<location>"_s,
          u"<ageClass>U12</ageClass>"_s,
          u"<players>"_s,
          u"<tournamentPlayerNumber>1<"_s,
          u"<dsbId>NU4005017</dsbId>"_s,
          u"<surname>Müller</surname>"_s,
          u"<forename>Hans Peter</forename>"_s,
          u"<dobYear>1980</dobYear>"_s,
          u"<dobDate>1980-02-29</dobDate>"_s,
          u"<vkz>C0505</vkz>"_s,
          u"<numberClubMember>1043<"_s,
          u"<club>SC Beispielstadt</club>"_s,
          u"<fideId>4610000</fideId>"_s,
          u"<fideRating>1850</fideRating>"_s,
          u"<sex>m</sex>"_s,
          u"<surname>Sukarno</surname>"_s,
          u"<forename>Sukarno</forename>"_s,
          u"<surname>###COMPUTER###</surname>"_s,
          u"<forename>###COMPUTER###</forename>"_s,
          u"<dobYear>1900</dobYear>"_s,
          u"<games>"_s,
          u"<round>1</round>"_s,
          u"<date>2026-09-05</date>"_s,
          u"<tournamentPlayerNumberWhite>1</tournamentPlayerNumberWhite>"_s,
          u"<tournamentPlayerNumberBlack>2</tournamentPlayerNumberBlack>"_s,
          u"<pointWhite>1</pointWhite>"_s,
          u"<pointBlack>0</pointBlack>"_s,
          u"<pointWhite>-</pointWhite>"_s,
          u"<pointWhite>0</pointWhite>"_s,
          u"<pointBlack>-</pointBlack>"_s,
          u"<noneBlackPlayer>true</noneBlackPlayer>"_s,
          u"<pointWhite>+</pointWhite>"_s}) {
        const qsizetype found = text.indexOf(element, at);
        QVERIFY2(found >= 0, qPrintable(element));
        at = found + element.size();
    }
    // What it says of the tournament is what was read, but for the order of byes.
    const auto again = tests::readReport(*written);
    QVERIFY(again.has_value());
    QVERIFY(again->tournament == result->tournament);
}

void TestDsbXmlWriter::leavesNothingEmpty()
{
    tests::TournamentBuilder builder = smallTournament();
    for (engine::Participant& participant : builder.tournament.participants)
        participant.club.clear();
    const auto written = app::writeDsbXml({builder.tournament, {}, {}, {}, {}});
    QVERIFY(written.has_value());
    QVERIFY(!written->contains("/>"));
    QVERIFY(!written->contains("></"));
    QVERIFY(!written->contains(">0</dobYear>"));
    for (const char* element : {"header", "dsbId", "vkz", "club", "fideId", "fideRating", "sex", "ageClass"})
        QVERIFY2(!written->contains(QByteArray(QByteArray("<") + element)), element);
}

void TestDsbXmlWriter::escapes()
{
    tests::TournamentBuilder builder = smallTournament();
    builder.tournament.header.name = "A & B <\"'> ]]> \x01\x1f";
    builder.tournament.participants[0].name = "Ŝmidt & Co, \xF0\x9F\x99\x82";
    const auto written = app::writeDsbXml(tests::reportOf(builder.tournament));
    QVERIFY(written.has_value());
    const auto again = tests::readReport(*written);
    QVERIFY(again.has_value());
    // Control characters are none of XML.
    QCOMPARE(again->tournament.header.name, "A & B <\"'> ]]>");
    QCOMPARE(again->tournament.participants[0].name, builder.tournament.participants[0].name);
}

void TestDsbXmlWriter::hybridTypes_data()
{
    QTest::addColumn<QByteArray>("type");
    for (const char* type :
         {"SR", "SW", "SC", "TR", "TW", "TC", "SR-H", "SW-H", "SC-H", "TR-H", "TW-H", "TC-H"})
        QTest::newRow(type) << QByteArray(type);
}

void TestDsbXmlWriter::hybridTypes()
{
    QFETCH(const QByteArray, type);
    const QByteArray data = tests::reportFixture().replace("SW-H", type);
    const auto result = tests::readReport(data);
    QVERIFY(result.has_value());
    QCOMPARE(result->tournament.header.hybrid, type.endsWith("-H"));
    const auto written = app::writeDsbXml(tests::reportOf(result->tournament));
    QVERIFY(written.has_value());
    QVERIFY(written->contains(QByteArray("<tournamentType>" + type + "</tournamentType>")));
}

void TestDsbXmlWriter::daysOfPlayedGames()
{
    tests::TournamentBuilder builder = smallTournament();
    builder.game(2, 1, engine::kDrawn).round = 2;
    builder.game(1, 2, engine::kBothForfeit).round = 3;
    auto& games = builder.tournament.games;
    // A game that was not played says nothing about the days.
    games[2].date = engine::Date::tryFrom(2026, 12, 30);
    auto written = app::writeDsbXml(tests::reportOf(builder.tournament));
    QVERIFY(written->contains("<startDate>2026-12-01</startDate>"));
    QVERIFY(written->contains("<endDate>2026-12-12</endDate>"));
    QVERIFY(!lossOf(builder.tournament, ExportLossCode::Header)->args.empty());

    games[0].date = engine::Date::tryFrom(2026, 12, 3);
    written = app::writeDsbXml(tests::reportOf(builder.tournament));
    // One game without a date may have been played on any announced day.
    QVERIFY(written->contains("<startDate>2026-12-01</startDate>"));

    games[1].date = engine::Date::tryFrom(2026, 12, 9);
    written = app::writeDsbXml(tests::reportOf(builder.tournament));
    QVERIFY(written->contains("<startDate>2026-12-03</startDate>"));
    QVERIFY(written->contains("<endDate>2026-12-09</endDate>"));
    const auto loss = lossOf(builder.tournament, ExportLossCode::Header);
    QVERIFY(std::ranges::count(loss->args, "start") == 1 && std::ranges::count(loss->args, "end") == 1);
}

void TestDsbXmlWriter::refusesToWrite_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("code");
    const auto row = [](const char* what, ImportCode code) {
        QTest::newRow(what) << QString::fromLatin1(what) << static_cast<int>(code);
    };
    for (const char* field :
         {"name", "place", "time_control", "mode", "start", "end", "birth_year", "player name"})
        row(field, ImportCode::MissingValue);
    row("end before start", ImportCode::OutOfRange);
    row("birth date of another year", ImportCode::OutOfRange);
    row("one player", ImportCode::MissingPart);
    row("no games", ImportCode::MissingPart);
    row("only games without a result", ImportCode::MissingPart);
    row("number twice", ImportCode::DuplicateNumber);
    row("unknown player", ImportCode::UnknownOpponent);
    row("game against himself", ImportCode::PlaysHimself);
    row("pairing twice in a round", ImportCode::TwoGamesInOneRound);
}

void TestDsbXmlWriter::refusesToWrite()
{
    QFETCH(const QString, what);
    QFETCH(const int, code);
    tests::TournamentBuilder builder = smallTournament();
    engine::Tournament& t = builder.tournament;
    const std::map<QString, std::function<void()>> spoil{
        {u"name"_s, [&] { t.header.name.clear(); }},
        {u"place"_s, [&] { t.header.place = " \t"; }},
        {u"time_control"_s, [&] { t.header.timeControl.clear(); }},
        {u"mode"_s, [&] { t.header.mode.reset(); }},
        {u"start"_s, [&] { t.header.start.reset(); }},
        {u"end"_s, [&] { t.header.end.reset(); }},
        {u"birth_year"_s, [&] { t.participants[1].birthYear.reset(); }},
        {u"player name"_s, [&] { t.participants[1].name.clear(); }},
        {u"end before start"_s, [&] { t.header.end = engine::Date::tryFrom(2026, 11, 30); }},
        {u"birth date of another year"_s,
         [&] { t.participants[0].birthDate = engine::Date::tryFrom(1981, 1, 1); }},
        {u"one player"_s, [&] { t.participants.pop_back(); }},
        {u"no games"_s, [&] { t.games.clear(); }},
        {u"only games without a result"_s, [&] { t.games[0].result = engine::kNotPlayed; }},
        {u"number twice"_s, [&] { t.participants[1].number = t.participants[0].number; }},
        {u"unknown player"_s, [&] { t.games[0].black = engine::ParticipantNumber(77); }},
        {u"game against himself"_s, [&] { t.games[0].black = t.games[0].white; }},
        {u"pairing twice in a round"_s, [&] { builder.game(2, 1, engine::kDrawn).round = 1; }},
    };
    QVERIFY(app::writeDsbXml(tests::reportOf(t)).has_value());
    spoil.at(what)();
    const auto written = app::writeDsbXml(tests::reportOf(t));
    QVERIFY(!written.has_value());
    const auto found =
        std::ranges::find(written.error(), static_cast<ImportCode>(code), &app::ImportNote::code);
    QVERIFY(found != written.error().end());
    QCOMPARE(found->level, ImportLevel::Refused);
    if (found->code == ImportCode::MissingValue)
        QCOMPARE(QString::fromStdString(found->args.front()), what == u"player name"_s ? u"name"_s : what);
}

void TestDsbXmlWriter::namesTheParticipant()
{
    tests::TournamentBuilder builder = smallTournament();
    builder.tournament.participants[1].birthYear.reset();
    const auto defects = app::dsbReportDefects(builder.tournament);
    QCOMPARE(defects.size(), std::size_t(1));
    QCOMPARE(defects[0].args, (std::vector<std::string>{"birth_year", "Player 2", "2"}));
    // A computer has no birth year that anybody could know.
    builder.tournament.participants[1].computer = true;
    QVERIFY(app::dsbReportDefects(builder.tournament).empty());
}

void TestDsbXmlWriter::givesRounds()
{
    tests::TournamentBuilder builder = smallTournament();
    builder.tournament.games.clear();
    for (int i = 0; i < 4; ++i)
        builder.unrated();
    for (int white = 1; white <= 6; ++white) {
        for (int black = white + 1; black <= 6; ++black)
            builder.game(white, black, engine::kDrawn);
    }
    const auto written = app::writeDsbXml(tests::reportOf(builder.tournament));
    QVERIFY(written.has_value());
    QVERIFY(written->contains("<rounds>5</rounds>"));
    QCOMPARE(lossOf(builder.tournament, ExportLossCode::Rounds)->args, std::vector<std::string>{"15"});
    const auto again = tests::readReport(*written);
    QCOMPARE(again->tournament.games.size(), std::size_t(15));
}

void TestDsbXmlWriter::saysWhatIsLost()
{
    tests::TournamentBuilder builder = smallTournament();
    engine::Tournament& t = builder.tournament;
    QVERIFY(lossOf(t, ExportLossCode::Ratings)); // the DWZ itself is none of a report's business
    t.header.level = "C05";
    t.header.evaluator = "N. N.";
    builder.unrated();
    t.participants[0].withdrawal = engine::Withdrawal::Approved;
    t.participants[0].team = "A";
    t.participants[0].byes = {{3, engine::kLoss, engine::ByeKind::Allocated}};
    t.participants[0].carryOver = {tests::carried(1500, engine::kWin)};
    t.participants[0].member = false;
    builder.game(1, 3, engine::kNotPlayed);
    builder.game(1, 2, engine::kDrawn).rated = false;
    t.games[0].board = 4;
    for (const auto code :
         {ExportLossCode::Games, ExportLossCode::Byes, ExportLossCode::NotRated, ExportLossCode::CarryOver,
          ExportLossCode::Teams, ExportLossCode::Boards, ExportLossCode::Decisions}) {
        const auto loss = lossOf(t, code);
        QVERIFY2(loss, qPrintable(QString::number(static_cast<int>(code))));
        QCOMPARE(loss->args.front(), "1");
    }
    const std::vector<std::string> header{"level", "system", "evaluator"};
    QCOMPARE(lossOf(t, ExportLossCode::Header)->args, header);
    // A report has no membership: it follows from the VKZ.
    QVERIFY(std::ranges::count(lossOf(t, ExportLossCode::Filled)->args, "member") == 1);
}

void TestDsbXmlWriter::keepsTheUuid()
{
    tests::TournamentBuilder builder = smallTournament();
    // Nobody keeps one: it follows from the tournament, and corrections of a result do not change it.
    const auto first = tests::readReport(*app::writeDsbXml({builder.tournament, {}, {}, {}, {}}));
    builder.tournament.games[0].result = engine::kDrawn;
    const auto second = tests::readReport(*app::writeDsbXml({builder.tournament, {}, {}, {}, {}}));
    QVERIFY(app::isUuid(first->tournamentUuid));
    QCOMPARE(second->tournamentUuid, first->tournamentUuid);
    builder.tournament.header.name = "Another";
    const auto third = tests::readReport(*app::writeDsbXml({builder.tournament, {}, {}, {}, {}}));
    QVERIFY(third->tournamentUuid != first->tournamentUuid);
    QVERIFY(!app::isUuid("{aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeee}"));
}

// Whatever can be written comes back, but for what was said to be lost.
void TestDsbXmlWriter::comesBack()
{
    int written = 0;
    for (int seed = 0; seed < kRandomTournaments; ++seed) {
        const engine::Tournament tournament =
            reportable(tests::anyTournament(static_cast<std::uint64_t>(seed)));
        const auto data = app::writeDsbXml(tests::reportOf(tournament));
        if (!data.has_value())
            continue;
        ++written;
        const auto again = tests::readReport(*data);
        QVERIFY2(again.has_value(), qPrintable(QString::number(seed)));
        const engine::Tournament expected = asReported(tournament);
        QVERIFY2(again->tournament.header == expected.header, qPrintable(QString::number(seed)));
        QVERIFY2(again->tournament.participants == expected.participants, qPrintable(QString::number(seed)));
        QVERIFY2(again->tournament.games == expected.games, qPrintable(QString::number(seed)));
    }
    QVERIFY2(written > kRandomTournaments / 2, qPrintable(QString::number(written)));
}

void TestDsbXmlWriter::validatesAgainstTheSchema()
{
    const QString schema = schemaPath();
    if (schema.isEmpty())
        QSKIP("ZAHLMEISTER_SAMPLES is not set");
    const QString xmllint = QStandardPaths::findExecutable(u"xmllint"_s);
    if (xmllint.isEmpty())
        QSKIP("there is no xmllint");
    QTemporaryDir folder;
    QStringList files;
    for (int seed = 0; files.size() < kValidatedTournaments; ++seed) {
        engine::Tournament tournament = reportable(tests::anyTournament(static_cast<std::uint64_t>(seed)));
        if (seed % 3 == 0 && !tournament.participants.empty())
            tournament.participants[0].byes = {{1, engine::kDraw, engine::ByeKind::Requested}};
        const auto data = app::writeDsbXml(tests::reportOf(tournament));
        if (!data.has_value())
            continue;
        files << folder.filePath(u"%1.xml"_s.arg(seed));
        QFile file(files.back());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(*data), data->size());
    }
    files << u"" ZAHLMEISTER_TEST_DATA "/dsbxml/club_open.xml"_s;
    QProcess process;
    process.start(xmllint, QStringList{u"--noout"_s, u"--nonet"_s, u"--schema"_s, schema} + files);
    QVERIFY(process.waitForFinished());
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().right(2000).constData());
}

ZAHLMEISTER_TEST(TestDsbXmlWriter, QCoreApplication)

} // namespace tst_dsbxmlwriter

#include "tst_dsbxmlwriter.moc"
