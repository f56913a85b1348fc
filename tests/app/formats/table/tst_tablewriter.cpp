// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that the program writes are tables that it reads.
#include <QFile>
#include <QTest>

#include "app/formats/json/tournamentjson.h"
#include "app/formats/table/tablelayout.h"
#include "app/formats/tournamentformat.h"
#include "app/open/exportlosses.h"
#include "app/open/formatcatalogue.h"
#include "app/open/open.h"
#include "app/tables/tournamenttables.h"
#include "app/text/xlsxgrid.h"
#include "tests/support/fields.h"
#include "tests/support/testmain.h"

namespace tst_tablewriter {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

engine::Participant person(int number, const char* name, std::optional<int> rating = {})
{
    engine::Participant person{.number = engine::ParticipantNumber(number), .name = name};
    if (rating) {
        person.rating = engine::Rating(*rating);
        person.index = number;
    }
    return person;
}

engine::Game game(std::optional<int> round, int white, int black, engine::GameResult result)
{
    return {.round = round,
            .white = engine::ParticipantNumber(white),
            .black = engine::ParticipantNumber(black),
            .result = result};
}

void numberGames(engine::Tournament& tournament)
{
    std::int64_t id = 0;
    for (engine::Game& each : tournament.games)
        each.id = engine::GameId(++id);
}

/// Everybody has one game a round, with every result there is, and byes.
engine::Tournament swiss()
{
    engine::Tournament tournament;
    tournament.header.name = "Vereinsmeisterschaft \"Turm\"; 2025";
    tournament.header.rounds = 4;
    tournament.participants = {person(1, "Albrecht, Jonas", 1902), person(2, "Becker, Ulrike", 1750),
                               person(4, "von Dahlen, Konrad"), person(7, "Özkan, Murat", 1400),
                               person(9, "Größer, Hans-Peter", 1300)};
    tournament.participants[0].club = "C0505";
    tournament.participants[0].member = true;
    tournament.participants[0].memberNumber = 1043;
    tournament.participants[1].clubName = "SV Turm Eschbach";
    tournament.participants[1].sex = engine::Sex::Female;
    tournament.participants[2].birthYear = 1968;
    tournament.participants[3].birthDate = engine::Date::tryFrom(2001, 3, 9);
    tournament.participants[3].birthYear = 2001;
    tournament.participants[3].ratingSource = engine::RatingSource::Fide;
    tournament.participants[3].index.reset();
    tournament.participants[3].fideId = 4601234;
    tournament.participants[2].byes = {{2, engine::kDraw, engine::ByeKind::Requested},
                                       {4, engine::kLoss, engine::ByeKind::Requested}};
    tournament.participants[4].byes = {{1, engine::kWin, engine::ByeKind::Allocated}};
    tournament.games = {game(1, 1, 2, engine::kWhiteWins),      game(1, 7, 4, engine::kDrawn),
                        game(2, 2, 7, engine::kBlackWins),      game(2, 9, 1, engine::kWhiteWinsByForfeit),
                        game(3, 1, 7, engine::kDrawAndLoss),    game(3, 4, 9, engine::kBothForfeit),
                        game(4, 7, 9, engine::kLossAndForfeit), game(4, 2, 1, engine::kBothLose)};
    numberGames(tournament);
    return tournament;
}

/// Everybody against everybody twice, without rounds.
engine::Tournament doubleRound()
{
    engine::Tournament tournament;
    tournament.participants = {person(1, "Albrecht, Jonas", 1902), person(2, "Becker, Ulrike", 1750),
                               person(3, "Ihle, Sebastian")};
    tournament.games = {game({}, 1, 2, engine::kWhiteWins),      game({}, 2, 1, engine::kDrawn),
                        game({}, 1, 3, engine::kLossAndDraw),    game({}, 3, 1, engine::kBlackWinsByForfeit),
                        game({}, 2, 3, engine::kForfeitAndLoss), game({}, 3, 2, engine::kBothForfeit)};
    tournament.header.mode = engine::TournamentMode::RoundRobin;
    numberGames(tournament);
    return tournament;
}

/// What cannot be told apart in a table: colours of games that are one after the other stay.
engine::Tournament sorted(engine::Tournament tournament)
{
    std::ranges::sort(tournament.games, [](const engine::Game& a, const engine::Game& b) {
        return std::tuple(a.round, std::minmax(a.white, a.black), a.white) <
               std::tuple(b.round, std::minmax(b.white, b.black), b.white);
    });
    numberGames(tournament);
    return tournament;
}

class TestTableWriter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBack_data();
    void comesBack();
    void choosesTheLayout();
    void saysWhatIsLost();
    void keepsDatesAndBoards();
    void keepsALargeOpen();
    void escapes();
    void example_data();
    void example();
    void refusesBombs();
    void refusesDamagedSpreadsheets();
};

} // namespace

void TestTableWriter::comesBack_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<bool>("rounds");
    for (const char* format : {"csv", "xlsx", "html"}) {
        QTest::newRow(qPrintable(QString::fromUtf8(format) + u" progress table"_s))
            << QString::fromUtf8(format) << true;
        QTest::newRow(qPrintable(QString::fromUtf8(format) + u" crosstable"_s))
            << QString::fromUtf8(format) << false;
    }
}

void TestTableWriter::comesBack()
{
    QFETCH(QString, format);
    QFETCH(bool, rounds);
    const engine::Tournament tournament = rounds ? swiss() : doubleRound();
    const TournamentFormat* writer = formatById(format.toStdString());
    QVERIFY(writer && writer->write);
    QVERIFY(lossesOf(*writer, {.tournament = tournament}).empty());
    const ExportResult written = writer->write({.tournament = tournament});
    QVERIFY(written.has_value());
    const ImportResult read = open({{u"table"_s, *written}}).result;
    QVERIFY2(read.has_value(), read.has_value() ? "" : importCodeText(read.error().front().code).data());
    engine::Tournament back = sorted(read->tournament);
    for (engine::Participant& person : back.participants)
        QVERIFY(!std::exchange(person.stated, {}).empty()); // the points of the written table
    const engine::Tournament expected = sorted(tournament);
    QCOMPARE(back.participants.size(), expected.participants.size());
    for (std::size_t i = 0; i < back.participants.size(); ++i)
        QVERIFY2(back.participants[i] == expected.participants[i], expected.participants[i].name.c_str());
    QCOMPARE(back.games.size(), expected.games.size());
    for (std::size_t i = 0; i < back.games.size(); ++i) {
        QVERIFY2(
            back.games[i] == expected.games[i],
            qPrintable(u"%1-%2"_s.arg(expected.games[i].white.value()).arg(expected.games[i].black.value())));
    }
    QVERIFY(back.header == expected.header);
}

void TestTableWriter::choosesTheLayout()
{
    QCOMPARE(gamesLayout(swiss()), GamesLayout::ProgressTable);
    QCOMPARE(gamesLayout(doubleRound()), GamesLayout::Crosstable);
    QCOMPARE(gamesLayout({}), GamesLayout::Crosstable);
    engine::Tournament twice = swiss();
    twice.games.push_back(game(1, 1, 9, engine::kDrawn));
    QCOMPARE(gamesLayout(twice), GamesLayout::Crosstable);
}

void TestTableWriter::saysWhatIsLost()
{
    engine::Tournament tournament = swiss();
    tournament.header.evaluator = "Müller, Jörg";
    tournament.participants[0].computer = true;
    tournament.participants[0].overrides = {{engine::ListedValue::Rating, 1902, 1950, "Nachwertung"}};
    tournament.participants[1].byes = {{3, engine::kWin, engine::ByeKind::Requested}};
    tournament.games[0].rated = false;
    tournament.games[1].board = 2;
    const TournamentFormat& csv = *formatById("csv");
    const auto losses = lossesOf(csv, {.tournament = tournament});
    const std::vector<ExportLoss> expected{{ExportLossCode::Byes, {"1"}},
                                           {ExportLossCode::NotRated, {"1"}},
                                           {ExportLossCode::Boards, {"1"}},
                                           {ExportLossCode::Header, {"evaluator"}},
                                           {ExportLossCode::Decisions, {"1", "overrides"}},
                                           {ExportLossCode::Computers, {"1"}}};
    QVERIFY2(std::ranges::is_permutation(losses, expected), qPrintable(QString::number(losses.size())));
    QVERIFY(lossesOf(csv, {.tournament = swiss()}).empty());
}

void TestTableWriter::keepsDatesAndBoards()
{
    engine::Tournament tournament = swiss();
    for (engine::Game& each : tournament.games)
        each.date = engine::Date::tryFrom(2025, 3, *each.round);
    tournament.games[0].board = 2;
    tournament.games[1].board = 1;
    for (const char* format : {"xlsx", "html"}) {
        const ExportResult written = formatById(format)->write({.tournament = tournament});
        QVERIFY(written.has_value());
        const ImportResult read = open({{u"table"_s, *written}}).result;
        QVERIFY(read.has_value());
        const engine::Tournament back = sorted(read->tournament);
        QVERIFY2(back.games == sorted(tournament).games, format);
    }
}

// A sheet of its 11,000 games was refused by the reader.
void TestTableWriter::keepsALargeOpen()
{
    engine::Tournament tournament = tests::swissSystem(5, {.players = 2000, .rounds = 11});
    for (engine::Participant& person : tournament.participants)
        person.name = "Spieler" + std::to_string(person.number.value()) + ", Max";
    const ExportResult written = formatById("xlsx")->write({.tournament = tournament});
    QVERIFY(written.has_value());
    const ImportResult read = open({{u"table"_s, *written}}).result;
    QVERIFY(read.has_value());
    QCOMPARE(read->tournament.participants.size(), std::size_t{2000});
    QCOMPARE(read->tournament.games.size(), tournament.games.size());
}

void TestTableWriter::escapes()
{
    engine::Tournament tournament = swiss();
    tournament.participants[0].clubName = "=1+1; \"<b>&";
    tournament.participants[0].club.clear();
    tournament.participants[0].member = false;
    tournament.participants[0].memberNumber.reset();
    const QByteArray html = *formatById("html")->write({.tournament = tournament});
    QVERIFY(html.contains("=1+1; &quot;&lt;b&gt;&amp;"));
    const QByteArray csv = *formatById("csv")->write({.tournament = tournament});
    // A spreadsheet must not run it.
    QVERIFY(csv.contains("\"'=1+1; \"\"<b>&\""));
}

void TestTableWriter::example_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("club championship") << u"club-championship.tournament.json"_s;
    QTest::newRow("regulation") << u"wo-2026.tournament.json"_s;
}

void TestTableWriter::example()
{
    // Real tournaments keep every game through every table.
    QFETCH(QString, file);
    QFile source(QStringLiteral(ZAHLMEISTER_TEST_DATA "/") + file);
    QVERIFY(source.open(QIODevice::ReadOnly));
    const auto tournament = readTournamentJson(source.readAll(), file);
    QVERIFY(tournament.has_value());
    for (const char* format : {"csv", "xlsx", "html"}) {
        const ExportResult written = formatById(format)->write({.tournament = *tournament});
        QVERIFY(written.has_value());
        const ImportResult read = open({{u"table"_s, *written}}).result;
        QVERIFY2(read.has_value(), format);
        QCOMPARE(read->tournament.games.size(), tournament->games.size());
        QCOMPARE(read->tournament.participants.size(), tournament->participants.size());
    }
}

void TestTableWriter::refusesBombs()
{
    const QByteArray data = *formatById("xlsx")->write({.tournament = swiss()});
    QVERIFY(isXlsx(data));
    QVERIFY(gridsOfXlsx(data).has_value());
    const auto refusedWith = [&](const XlsxLimits& limits) {
        const auto grids = gridsOfXlsx(data, limits);
        return grids ? std::optional<ImportCode>() : std::optional(grids.error().code);
    };
    QCOMPARE(refusedWith({.unpacked = 2000}), std::optional(ImportCode::TooLarge));
    QCOMPARE(refusedWith({.members = 2}), std::optional(ImportCode::Truncated));
    QCOMPARE(refusedWith({.sheets = 1}), std::optional(ImportCode::TooLarge));
    QCOMPARE(refusedWith({.depth = 2}), std::optional(ImportCode::Malformed));
}

void TestTableWriter::refusesDamagedSpreadsheets()
{
    const QByteArray data = *formatById("xlsx")->write({.tournament = swiss()});
    for (qsizetype size = 0; size < data.size(); size += 101)
        QVERIFY(!gridsOfXlsx(data.first(size)).has_value());
    int refused = 0;
    for (qsizetype at = 30; at < data.size(); at += 211) {
        QByteArray damaged = data;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
        refused += gridsOfXlsx(damaged).has_value() ? 0 : 1;
    }
    QVERIFY(refused > 0);
}

ZAHLMEISTER_TEST(TestTableWriter, QCoreApplication)

} // namespace tst_tablewriter

#include "tst_tablewriter.moc"
