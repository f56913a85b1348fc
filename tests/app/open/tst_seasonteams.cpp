// SPDX-License-Identifier: GPL-3.0-or-later
// A season with two namesakes, a player of two teams and a change of club: typed, pasted, written in every
// format and read back, it has the same matches and the same table.
#include <array>

#include <QTest>

#include "app/fields/tournamentmerge.h"
#include "app/open/exportlosses.h"
#include "app/open/formatcatalogue.h"
#include "app/open/open.h"
#include "app/tables/reading.h"
#include "engine/league/leaguetable.h"
#include "engine/model/teammatches.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"

namespace tst_seasonteams {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using engine::Game;
using engine::GameResult;
using engine::Participant;
using engine::ParticipantNumber;
using engine::Tournament;

namespace {

/// A player, the team that he is of at the end, and his board there.
struct Player {
    const char* name;
    const char* team;
    int board;
};
constexpr auto kPlayers = std::to_array<Player>({
    {"Franke, Jörg", "SC Adler", 1},
    {"Müller, Hans", "SC Adler", 2},
    {"Scholz, Jens", "SC Adler", 3}, // plays for the second team, too
    {"Beck, Max", "SC Adler 2", 1},
    {"Fuchs, Anna", "SC Adler 2", 2},
    {"Haas, Tim", "SC Adler 2", 3},
    {"Schreiber, Lea", "SK Caissa", 1},
    {"Müller, Hans", "SK Caissa", 2},
    {"Günther, Klaus", "SK Caissa", 3},
    {"Wolf, Kai", "TSG Eber", 1},
    {"Keller, Paul", "TSG Eber", 2},
    {"Becker, Mia", "TSG Eber", 3},
    {"Lange, Mia", "TSG Eber", 4}, // of Caissa until the second round
});

/// A board; the guests have White on the odd ones. Number 0: nobody.
struct Board {
    int home;
    int away;
    GameResult result; ///< of the home team
};
struct Match {
    int round;
    const char* home;
    const char* away;
    std::array<Board, 3> boards;
};
constexpr GameResult kHome = engine::kWhiteWins;
constexpr GameResult kAway = engine::kBlackWins;
constexpr auto kMatches = std::to_array<Match>({
    {1, "SC Adler", "SK Caissa", {{{1, 7, kHome}, {2, 8, engine::kDrawn}, {3, 13, kAway}}}},
    {1, "SC Adler 2", "TSG Eber", {{{4, 10, engine::kDrawn}, {5, 11, kHome}, {6, 12, kAway}}}},
    {2, "TSG Eber", "SC Adler", {{{10, 1, kHome}, {11, 2, kAway}, {12, 3, engine::kDrawn}}}},
    {2, "SK Caissa", "SC Adler 2", {{{7, 4, kHome}, {13, 5, kAway}, {9, 0, engine::kWhiteWinsByForfeit}}}},
    {3,
     "SC Adler 2",
     "SC Adler",
     {{{5, 1, kAway}, {6, 2, engine::kDrawn}, {4, 0, engine::kWhiteWinsByForfeit}}}},
    {3, "SK Caissa", "TSG Eber", {{{7, 10, engine::kDrawn}, {8, 11, kAway}, {9, 13, kAway}}}},
    {4,
     "SC Adler",
     "TSG Eber",
     {{{1, 11, kHome}, {2, 12, engine::kDrawn}, {0, 13, engine::kBlackWinsByForfeit}}}},
    {4, "SC Adler 2", "SK Caissa", {{{4, 7, kAway}, {5, 8, engine::kDrawn}, {3, 9, kHome}}}},
    {5,
     "SK Caissa",
     "SC Adler",
     {{{7, 1, engine::kNotPlayed}, {8, 2, engine::kNotPlayed}, {9, 3, engine::kNotPlayed}}}},
});

Tournament squads()
{
    Tournament tournament;
    tournament.header.name = "Kreisliga Nord 2026/27";
    tournament.header.kind = engine::TournamentKind::Team;
    tournament.header.mode = engine::TournamentMode::RoundRobin;
    tournament.header.rounds = 5;
    int number = 0;
    for (const Player& player : kPlayers) {
        Participant& person = tournament.participants.emplace_back(
            Participant{.number = ParticipantNumber(++number), .name = player.name});
        person.team = player.team;
        person.board = player.board;
        person.birthYear = 1960 + number;
    }
    return tournament;
}

/// All games, as they are stored after their time.
Tournament season()
{
    Tournament tournament = squads();
    for (const Match& match : kMatches) {
        for (int board = 1; board <= 3; ++board) {
            const Board& played = match.boards[static_cast<std::size_t>(board) - 1];
            if (played.home == 0 || played.away == 0) {
                const int player = std::max(played.home, played.away);
                tournament.participants[static_cast<std::size_t>(player) - 1].byes.push_back(
                    {.round = match.round,
                     .score = engine::kWin,
                     .kind = engine::ByeKind::Allocated,
                     .board = board,
                     .team = played.home != 0 ? match.home : match.away});
                continue;
            }
            const Game game{.id = engine::GameId(std::ssize(tournament.games) + 1),
                            .round = match.round,
                            .white = ParticipantNumber(played.home),
                            .black = ParticipantNumber(played.away),
                            .result = played.result,
                            .board = board,
                            .whiteTeam = match.home,
                            .blackTeam = match.away};
            tournament.games.push_back(board % 2 == 1 ? engine::withColoursExchanged(game) : game);
        }
    }
    return tournament;
}

/// Every match with who sat where and the table, in the order of names: those of teams may be lost.
QStringList described(const Tournament& tournament)
{
    using engine::HomeWhite;
    const auto nameOf = [&](ParticipantNumber number) {
        const auto position = tournament.indexOf(number);
        return position ? QString::fromStdString(tournament.participants[*position].name) : u"-"_s;
    };
    QStringList lines;
    const auto matches = engine::teamMatches(tournament, HomeWhite::EvenBoards);
    for (const engine::TeamMatch& match : matches) {
        QString line = u"%1 %2-%3"_s.arg(match.round.value_or(0))
                           .arg(QString::fromStdString(match.home), QString::fromStdString(match.away));
        for (const engine::MatchBoard& board : match.boards)
            line += u" | %1 %2 %3 %4"_s.arg(board.board)
                        .arg(nameOf(board.player(true)), nameOf(board.player(false)),
                             QString::fromStdString(std::string(engine::resultText(board.result()))));
        lines.append(line);
    }
    for (const engine::TeamStanding& team : engine::leagueTable(tournament).teams)
        lines.append(u"%1. %2 %3 %4 %5"_s.arg(team.rank)
                         .arg(QString::fromStdString(team.team))
                         .arg(team.matchPoints)
                         .arg(team.boardPoints.halfPoints())
                         .arg(team.berlin.halfPoints()));
    lines.sort();
    return lines;
}

/// As the program does when it takes the file in.
Tournament readBack(std::string_view format, const Tournament& tournament)
{
    const ExportResult written = formatById(format)->write({.tournament = tournament});
    if (!written.has_value())
        return {};
    const ImportResult read = open({{u"season"_s, *written}}).result;
    Tournament back = read.has_value() ? read->tournament : Tournament();
    engine::settleTeams(back);
    return back;
}

/// A round as it is reported.
QString report(int round)
{
    QString text = u"Kreisliga Nord 2026/27\n%1. Runde\n"_s.arg(round);
    const auto nameOf = [](int number) {
        return number == 0 ? u"unbesetzt"_s
                           : QString::fromUtf8(kPlayers[static_cast<std::size_t>(number) - 1].name);
    };
    for (const Match& match : kMatches) {
        if (match.round != round)
            continue;
        engine::Score home;
        engine::Score away;
        QString boards;
        int number = 0;
        for (const Board& board : match.boards) {
            home += engine::tablePoints(board.result.white);
            away += engine::tablePoints(board.result.black);
            const QString result = board.result == kHome            ? u"1:0"_s
                                   : board.result == kAway          ? u"0:1"_s
                                   : board.result == engine::kDrawn ? u"½:½"_s
                                   : board.home == 0                ? u"-:+"_s
                                                                    : u"+:-"_s;
            boards += u"%1 %2 - %3 %4\n"_s.arg(++number).arg(nameOf(board.home), nameOf(board.away), result);
        }
        const auto points = [](engine::Score score) {
            return QString::number(score.halfPoints() / 2.0).replace(u'.', u',');
        };
        text += u"\n%1 - %2 %3:%4\n"_s.arg(QString::fromUtf8(match.home), QString::fromUtf8(match.away),
                                           points(home), points(away)) +
                boards;
    }
    return text;
}

/// Pastes a report into the tournament that is open.
void paste(tests::OpenTournament& open, int round)
{
    const auto table = openPasted(report(round), {});
    QVERIFY(table && table->reading.tournament);
    const TableMerge merge = mergeTable(open.tournament(), *table->reading.tournament);
    QVERIFY2(!merge.isRefused(), qPrintable(report(round)));
    open.apply(merge.edits);
}

} // namespace

class TestSeasonTeams : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBackAsItWas_data();
    void comesBackAsItWas();
    void tellsWhatCannotBeSaid();
    void isNotChangedByAClubChange();
    void isPasted();
    void isSettledWhereAFileDoesNotSayIt();
};

void TestSeasonTeams::comesBackAsItWas_data()
{
    QTest::addColumn<QString>("format");
    for (const char* format : {"json", "trf26", "csv", "xlsx", "html"})
        QTest::newRow(format) << QString::fromUtf8(format);
}

void TestSeasonTeams::comesBackAsItWas()
{
    QFETCH(QString, format);
    const Tournament tournament = season();
    QCOMPARE(engine::teamMatches(tournament, engine::HomeWhite::EvenBoards).size(), kMatches.size());
    Tournament expected = tournament;
    // A game that was not played is none for strict readers.
    if (format == u"trf26")
        std::erase_if(expected.games, [](const Game& game) { return game.result == engine::kNotPlayed; });
    const Tournament back = readBack(format.toStdString(), tournament);
    QCOMPARE(described(back), described(expected));
    for (std::size_t i = 0; i < tournament.participants.size(); ++i) {
        QCOMPARE(back.participants.at(i).team, tournament.participants[i].team);
        QVERIFY(back.participants[i].byes == tournament.participants[i].byes);
    }
    for (const ExportLoss& loss : lossesOf(*formatById(format.toStdString()), {.tournament = tournament}))
        QVERIFY(loss.code != ExportLossCode::GameTeams && loss.code != ExportLossCode::Byes);
}

/// TRF16 has the lists of teams and nothing else: the games count for them, and that is told.
void TestSeasonTeams::tellsWhatCannotBeSaid()
{
    const auto losses = lossesOf(*formatById("trf16"), {.tournament = season()});
    QVERIFY(std::ranges::find(losses, ExportLoss{ExportLossCode::GameTeams, {"3"}}) != losses.end());
    // Where everybody plays for his own team nothing is lost.
    Tournament own = season();
    std::erase_if(own.games, [](const Game& game) {
        return game.white == ParticipantNumber(3) || game.black == ParticipantNumber(3) ||
               game.white == ParticipantNumber(13) || game.black == ParticipantNumber(13);
    });
    for (const ExportLoss& loss : lossesOf(*formatById("trf16"), {.tournament = own}))
        QVERIFY(loss.code != ExportLossCode::GameTeams);
}

void TestSeasonTeams::isNotChangedByAClubChange()
{
    tests::OpenTournament open(season());
    const QStringList before = described(open.tournament());
    Participant moved = open.tournament().participants[8];
    moved.team = "SC Adler 2";
    open.apply({PutParticipant{moved}});
    QCOMPARE(described(open.tournament()), before);
    // What he plays from now on is for the new team.
    open.apply({PutGame{{.round = 5, .white = ParticipantNumber(9), .black = ParticipantNumber(10)}}});
    QCOMPARE(open.tournament().games.back().whiteTeam, std::string("SC Adler 2"));
    QVERIFY(open.document().undo().has_value() && open.document().undo().has_value());
    QCOMPARE(described(open.tournament()), before);
    open.reopen();
    QCOMPARE(described(open.tournament()), before);
    for (const std::string_view format : {"trf26", "csv"}) {
        QVERIFY(open.document().redo().has_value());
        const QStringList back = described(readBack(format, open.tournament()));
        QCOMPARE(back.filter(u" | "_s).size(), kMatches.size() - (format == "trf26" ? 1 : 0));
        QVERIFY(open.document().undo().has_value());
    }
}

/// Whatever team a player has when his report comes.
void TestSeasonTeams::isPasted()
{
    Tournament empty = squads();
    empty.participants[12].team = "SK Caissa"; // Lange, Mia
    tests::OpenTournament open(empty);
    for (int round = 1; round <= 4; ++round) {
        paste(open, round);
        QCOMPARE(engine::teamMatches(open.tournament(), engine::HomeWhite::EvenBoards).size(),
                 std::size_t(2 * round));
        if (round == 2) {
            Participant moved = open.tournament().participants[12];
            moved.team = "TSG Eber";
            open.apply({PutParticipant{moved}});
        }
    }
    Tournament wanted = season();
    std::erase_if(wanted.games, [](const Game& game) { return game.round == 5; });
    QCOMPARE(described(open.tournament()), described(wanted));
}

void TestSeasonTeams::isSettledWhereAFileDoesNotSayIt()
{
    Tournament old = season();
    for (Game& game : old.games) { // as earlier versions wrote it
        const auto leaveOut = [&](ParticipantNumber player, std::string& team) {
            if (old.participants[*old.indexOf(player)].team == team)
                team.clear();
        };
        leaveOut(game.white, game.whiteTeam);
        leaveOut(game.black, game.blackTeam);
    }
    QCOMPARE(described(readBack("json", old)), described(season()));
    tests::OpenTournament open(old);
    QCOMPARE(described(open.tournament()), described(season()));
    QVERIFY(!open.document().undo().has_value());
}

ZAHLMEISTER_TEST(TestSeasonTeams, QCoreApplication)

} // namespace tst_seasonteams

#include "tst_seasonteams.moc"
