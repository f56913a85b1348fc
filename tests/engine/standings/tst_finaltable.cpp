// SPDX-License-Identifier: GPL-3.0-or-later
// Tie-breaks of FIDE C.07. The exercises of FIDE's commission for technical matters, with the values that its
// own reference program prints, and small tables worked out by hand.
#include <cmath>
#include <tuple>
#include <vector>

#include <QRegularExpression>
#include <QTest>

#include "engine/base/fidescale.h"
#include "engine/model/teammatches.h"
#include "engine/standings/finaltable.h"
#include "engine/standings/playedrounds.h"
#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_finaltable {

using namespace zahlmeister::engine;
using zahlmeister::tests::TournamentBuilder;
using namespace Qt::StringLiterals;

namespace {

QList<QStringList> rowsOf(const QString& name)
{
    return zahlmeister::tests::cellsOf(QStringLiteral(ZAHLMEISTER_TEST_DATA "/standings/") + name, u'\t');
}

/// Cells are `9w1`: against number 9 with White, won; or `H`, `U`, `Z` without an opponent.
void addCell(Tournament& tournament, int own, int round, const QString& cell)
{
    Participant& self = tournament.participants[static_cast<std::size_t>(own) - 1];
    const auto sideOf = [](QChar sign) {
        return sign == u'1'   ? SideResult::Win
               : sign == u'=' ? SideResult::Draw
               : sign == u'+' ? SideResult::ForfeitWin
               : sign == u'-' ? SideResult::ForfeitLoss
                              : SideResult::Loss;
    };
    if (cell.size() == 1) {
        const Score score = cell == "U"_L1 ? kWin : cell == "H"_L1 ? kDraw : kLoss;
        self.byes.push_back({round, score, cell == "U"_L1 ? ByeKind::Allocated : ByeKind::Requested});
        return;
    }
    const qsizetype colour = cell.indexOf(QRegularExpression(u"[wb]"_s));
    const int opponent = cell.left(colour).toInt();
    const SideResult side = sideOf(cell.back());
    if (cell[colour] == u'w') {
        tournament.games.push_back({.id = GameId(static_cast<std::int64_t>(tournament.games.size()) + 1),
                                    .round = round,
                                    .white = ParticipantNumber(own),
                                    .black = ParticipantNumber(opponent),
                                    .result = {side, SideResult::Loss}});
        return;
    }
    for (Game& game : tournament.games) {
        if (game.round == round && game.white == ParticipantNumber(opponent) &&
            game.black == ParticipantNumber(own))
            game.result.black = side;
    }
}

Tournament exercise(const QString& name, TournamentMode mode)
{
    Tournament tournament;
    tournament.header.mode = mode;
    tournament.header.start = Date::tryFrom(2026, 3, 2);
    QList<QStringList> rows = rowsOf(name + u".tsv");
    rows.removeFirst();
    for (const QStringList& row : rows) {
        Participant& participant = tournament.participants.emplace_back(
            Participant{.number = ParticipantNumber(static_cast<int>(tournament.participants.size()) + 1)});
        participant.name = row[0].toStdString();
        participant.rating = Rating(row[1].toInt());
    }
    for (const bool isWhite : {true, false}) { // games are made by White and completed by Black
        for (int own = 1; own <= rows.size(); ++own) {
            for (int round = 1; round + 1 < rows[own - 1].size(); ++round) {
                const QString& cell = rows[own - 1][round + 1];
                if ((cell.size() == 1 || cell.contains(u'w')) == isWhite)
                    addCell(tournament, own, round, cell);
            }
        }
    }
    return tournament;
}

/// Teams of four, board by board.
Tournament teamExercise()
{
    Tournament tournament = exercise(u"exercise-teams"_s, TournamentMode::RoundRobin);
    tournament.header.kind = TournamentKind::Team;
    for (Participant& participant : tournament.participants) {
        participant.team = participant.name.substr(0, 2);
        participant.board = (participant.number.value() - 1) % 4 + 1;
    }
    for (Game& game : tournament.games)
        game.board = (game.white.value() - 1) % 4 + 1;
    settleTeams(tournament);
    return tournament;
}

/// The value of a number in a table with one tie-break, as the reference program prints it.
QString printed(const FinalTable& table, int number)
{
    for (const FinalPlace& place : table.places()) {
        if (table.played().entrants()[place.entrant].number != ParticipantNumber(number))
            continue;
        const double value = place.values.back();
        return std::isnan(value) ? u"-0"_s
                                 : QString::number(value, 'f', infoOf(table.criteria().back().code).decimals);
    }
    return {};
}

/// Compares every column of a table of values; those that `isOther` names are asked for in their own test.
void compareColumns(const Tournament& tournament, const QString& name)
{
    const QList<QStringList> rows = rowsOf(name);
    QVERIFY(rows.size() > 1);
    for (qsizetype column = 1; column < rows[0].size(); ++column) {
        const QString head = rows[0][column];
        if (head == "Rank"_L1 || head.startsWith("rank:"_L1))
            continue;
        const auto tieBreak = tieBreakFromText(head.toStdString());
        QVERIFY2(tieBreak, qPrintable(head));
        const FinalTable table(tournament, {.tieBreaks = {*tieBreak}});
        for (qsizetype row = 1; row < rows.size(); ++row) {
            const QString expected = rows[row][column];
            QString found = printed(table, rows[row][0].toInt());
            if (std::abs(found.toDouble() - expected.toDouble()) < 1e-9 && !found.isEmpty())
                found = expected; // 13.0 and 13
            QVERIFY2(found == expected,
                     qPrintable(u"%1 of %2: %3, not %4"_s.arg(head, rows[row][0], found, expected)));
        }
    }
}

/// `2 1 3 4`: who stands where.
QString orderOf(const FinalTable& table)
{
    QStringList order;
    for (const FinalPlace& place : table.places())
        order.append(QString::number(table.played().entrants()[place.entrant].number.value()));
    return order.join(u' ');
}

std::vector<TieBreak> listOf(const char* text)
{
    return *tieBreaksFromText(text);
}

} // namespace

class TestFinalTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void computesTheExercises_data();
    void computesTheExercises();
    void capsTheDummySince2026();
    void ordersBySubgroups();
    void tellsWhatDecided();
    void sharesPlacesAndTakesLots();
    void meetsInDirectEncounters();
    void averagesSeveralEncounters();
    void knowsAByeThatATeamAskedFor();
    void ranksTeams();
    void countsUpToARound();
    void explainsEveryRound();
    void cutsUnplayedRoundsFirst();
    void readsTheModifiers();
    void offersThePresetsOfItsKind();
    void choosesTheEdition();
    void hasTheScaleOfTheFide();
};

void TestFinalTable::computesTheExercises_data()
{
    QTest::addColumn<zahlmeister::engine::Tournament>("tournament");
    QTest::addColumn<QString>("values");
    const Tournament swiss = exercise(u"exercise-swiss"_s, TournamentMode::Swiss);
    QTest::newRow("Swiss, 2026") << swiss << u"exercise-swiss.2026.tsv"_s;
    QTest::newRow("Swiss, 2024") << swiss << u"exercise-swiss.2024.tsv"_s;
    QTest::newRow("round robin") << exercise(u"exercise-round-robin"_s, TournamentMode::RoundRobin)
                                 << u"exercise-round-robin.2026.tsv"_s;
    QTest::newRow("teams") << teamExercise() << u"exercise-teams.2026.tsv"_s;
}

// RULE: C07 6 to 16
void TestFinalTable::computesTheExercises()
{
    QFETCH(const Tournament, tournament);
    QFETCH(const QString, values);
    compareColumns(tournament, values);
}

// RULE: C07 16.4
void TestFinalTable::capsTheDummySince2026()
{
    const Tournament swiss = exercise(u"exercise-swiss"_s, TournamentMode::Swiss);
    const FinalTable of2026(swiss, {.tieBreaks = listOf("BH")});
    const FinalTable of2024(swiss, {.tieBreaks = listOf("BH"), .edition = TieBreakEdition::Of2024});
    QCOMPARE(printed(of2024, 4), u"15.0"_s); // David, with a bye for half a point
    QCOMPARE(printed(of2026, 4), u"14.0"_s);
    QCOMPARE(printed(of2024, 11), u"13.5"_s); // Maria, who won by forfeit
    QCOMPARE(printed(of2026, 11), u"12.5"_s);
    QCOMPARE(printed(of2024, 1), printed(of2026, 1));
}

// RULE: C07 4.2
void TestFinalTable::ordersBySubgroups()
{
    const Tournament swiss = exercise(u"exercise-swiss"_s, TournamentMode::Swiss);
    const FinalTable table(swiss, {.tieBreaks = listOf("BH,SB")});
    // 3.5: Charline 15.5, David 14.0, Alyx 12.5 with 8, Stephan 12.5 with 7.25
    QVERIFY2(orderOf(table).startsWith("2 3 4 1 16 6"_L1), qPrintable(orderOf(table)));
}

void TestFinalTable::tellsWhatDecided()
{
    const Tournament swiss = exercise(u"exercise-swiss"_s, TournamentMode::Swiss);
    const FinalTable table(swiss, {.tieBreaks = listOf("BH,SB")});
    QCOMPARE(table.places()[0].decidedBy, std::optional<std::size_t>(0)); // 4 > 3.5
    QCOMPARE(table.places()[1].decidedBy, std::optional<std::size_t>(1)); // 15.5 > 14
    QCOMPARE(table.places()[3].decidedBy, std::optional<std::size_t>(2)); // 8 > 7.25
    QCOMPARE(table.places()[4].decidedBy, std::optional<std::size_t>(0)); // 3.5 > 3
    QCOMPARE(table.places().back().decidedBy, std::nullopt);
}

void TestFinalTable::sharesPlacesAndTakesLots()
{
    TournamentBuilder builder;
    for (int i = 0; i < 3; ++i)
        builder.rated(1500);
    builder.game(1, 2, kDrawn);
    builder.game(2, 3, kDrawn);
    builder.game(3, 1, kDrawn);
    TableOptions options{.tieBreaks = listOf("SB,DE")};
    const FinalTable shared(builder.tournament, options);
    for (const FinalPlace& place : shared.places()) {
        QCOMPARE(place.rank, 1);
        QVERIFY(!place.decidedBy);
    }
    for (Participant& participant : builder.tournament.participants)
        participant.name = "Meier, Hans"; // namesakes draw for themselves
    builder.tournament.participants[2].lot = 1;
    builder.tournament.participants[0].lot = 2;
    options.lots = lotsOf(builder.tournament);
    const FinalTable drawn(builder.tournament, options);
    QCOMPARE(orderOf(drawn), u"3 1 2"_s);
    QCOMPARE(drawn.places()[2].rank, 3);
    QCOMPARE(drawn.places()[0].decidedBy, std::optional(drawn.criteria().size()));
}

// RULE: C07 6.3
void TestFinalTable::meetsInDirectEncounters()
{
    TournamentBuilder builder;
    for (int i = 0; i < 6; ++i)
        builder.rated(1500);
    builder.tournament.header.mode = TournamentMode::Swiss;
    // 1, 2 and 3 have one point each. 1 beat 2 and drew with nobody; 2 and 3 have not met.
    builder.game(1, 2, kWhiteWins).round = 1;
    builder.game(3, 4, kBlackWins).round = 1;
    builder.game(1, 4, kBlackWins).round = 2;
    builder.game(2, 5, kWhiteWins).round = 2;
    builder.game(3, 6, kWhiteWins).round = 2;
    const FinalTable open(builder.tournament, {.tieBreaks = listOf("DE")});
    QCOMPARE(printed(open, 1), u"0"_s); // 3 can still have as much as 1
    builder.game(1, 3, kWhiteWins).round = 3;
    builder.game(2, 6, kWhiteWins).round = 3;
    builder.game(3, 5, kWhiteWins).round = 3;
    const FinalTable table(builder.tournament, {.tieBreaks = listOf("DE")});
    // 1, 2, 3 and 4 have two points. 4 beat 1 and 3, and has not met 2.
    QCOMPARE(printed(table, 2), u"0"_s);
    builder.game(2, 4, kBlackWins).round = 4;
    builder.game(1, 6, kBothLose).round = 4;
    // 1 and 2 have two points now, 3 too; 1 beat both, who have not met: he is first whatever they do.
    const FinalTable last(builder.tournament, {.tieBreaks = listOf("DE")});
    QCOMPARE(printed(last, 1), u"1"_s);
    QCOMPARE(printed(last, 2), u"2"_s);
    QCOMPARE(printed(last, 3), u"2"_s);
}

// RULE: C07 6.1.2
void TestFinalTable::averagesSeveralEncounters()
{
    TournamentBuilder builder;
    for (int i = 0; i < 3; ++i)
        builder.rated(1500);
    builder.tournament.header.mode = TournamentMode::RoundRobin;
    // 1 beats 2 one to nothing in two games; 2 beats 3 twice; 3 beats 1 twice, but one of them by forfeit.
    builder.game(1, 2, kWhiteWins).round = 1;
    builder.game(2, 1, kWhiteWins).round = 2;
    builder.game(2, 3, kDrawn).round = 3;
    builder.game(3, 2, kDrawn).round = 4;
    builder.game(3, 1, kWhiteWinsByForfeit).round = 5;
    builder.game(1, 3, kWhiteWins).round = 6;
    const FinalTable played(builder.tournament, {.tieBreaks = listOf("DE")});
    QCOMPARE(printed(played, 1), u"1"_s); // 1/2 and 1 on average, because the forfeit is none
    const FinalTable asPlayed(builder.tournament, {.tieBreaks = listOf("DE/P")});
    QCOMPARE(printed(asPlayed, 1), u"0"_s);
}

// RULE: C07 12, 16.2.3
void TestFinalTable::knowsAByeThatATeamAskedFor()
{
    TournamentBuilder builder;
    for (const char* team : {"Ahorn", "Ahorn", "Birke", "Birke", "Cedern", "Cedern"})
        builder.rated(1500).team = team;
    TournamentHeader& header = builder.tournament.header;
    header.kind = TournamentKind::Team;
    header.mode = TournamentMode::Swiss;
    header.boards = 2;
    for (const int board : {1, 2}) {
        builder.tournament.participants[static_cast<std::size_t>(board) + 3].byes = {
            {.round = 1, .score = kDraw, .kind = ByeKind::Requested}};
        for (const auto& [round, player] : {std::pair(1, 2), {2, 4}}) {
            Game& game = builder.game(board, player + board, kWhiteWins);
            game.round = round;
            game.board = board;
        }
    }
    settleTeams(builder.tournament);
    const auto ofFirstRound = [&] {
        const PlayedRounds played(builder.tournament);
        if (played.of(2).size() != 2)
            qFatal("a bye and a match");
        const RoundCell cell = played.of(2).front();
        const auto boards = played.boardPoints(cell);
        return std::tuple(cell.kind, cell.points[0], std::vector<std::int16_t>(boards.begin(), boards.end()));
    };
    QVERIFY(ofFirstRound() ==
            std::tuple(RoundKind::RequestedBye, std::int16_t{2}, std::vector<std::int16_t>{1, 1}));
    for (Participant& participant : builder.tournament.participants) {
        if (!participant.byes.empty())
            participant.byes.front() = {.round = 1, .score = kWin, .kind = ByeKind::Allocated};
    }
    QVERIFY(ofFirstRound() ==
            std::tuple(RoundKind::FullBye, std::int16_t{4}, std::vector<std::int16_t>{2, 2}));
}

// RULE: C07 12, 13
void TestFinalTable::ranksTeams()
{
    const QList<QStringList> rows = rowsOf(u"exercise-teams.2026.tsv"_s);
    const Tournament teams = teamExercise();
    for (qsizetype column = 1; column < rows[0].size(); ++column) {
        if (!rows[0][column].startsWith("rank:"_L1))
            continue;
        const std::string code = rows[0][column].mid(5).toStdString();
        const FinalTable table(teams, {.tieBreaks = listOf(code.c_str())});
        for (const FinalPlace& place : table.places()) {
            const int number = table.played().entrants()[place.entrant].number.value();
            QVERIFY2(place.rank == rows[number][column].toInt(), code.c_str());
        }
    }
    // Every team has three match points and the order is that of the board points.
    const FinalTable table(teams, {.tieBreaks = listOf("MPvGP,EDET")});
    QCOMPARE(orderOf(table), u"2 3 1 4"_s);
    // By board points the match points are the other score.
    QCOMPARE(printed(FinalTable(teams, {.tieBreaks = listOf("GPTS,MPvGP")}), 2), u"3.0"_s);
}

void TestFinalTable::countsUpToARound()
{
    const Tournament swiss = exercise(u"exercise-swiss"_s, TournamentMode::Swiss);
    const FinalTable table(swiss, {.tieBreaks = listOf("BH"), .round = 2});
    QCOMPARE(table.played().rounds(), 2);
    QCOMPARE(printed(table, 1), u"1.5"_s); // Jessica 0, Opal 1.5
}

void TestFinalTable::explainsEveryRound()
{
    const Tournament swiss = exercise(u"exercise-swiss"_s, TournamentMode::Swiss);
    const FinalTable table(swiss, {.tieBreaks = listOf("BH/C1,SB,DE")});
    for (std::size_t place = 0; place < table.places().size(); ++place) {
        for (const std::size_t criterion : {1U, 2U}) {
            const TieBreakTrace trace = table.explain(criterion, place);
            QCOMPARE(trace.contributions.size(), 5U);
            double sum = 0;
            for (const Contribution& part : trace.contributions)
                sum += part.isCut ? 0 : part.value;
            QCOMPARE(sum, table.places()[place].values[criterion]);
        }
    }
    // David: Nick's two last rounds are draws, the bye is a dummy with no more than half of five points.
    const TieBreakTrace trace = table.explain(1, 2);
    QCOMPARE(trace.contributions[0].opponentValue, 3.0);
    QCOMPARE(std::string(trace.contributions[0].clause), "16.3.2");
    QVERIFY(trace.contributions[1].isDummy);
    QCOMPARE(trace.contributions[1].opponentValue, 2.5);
}

// RULE: C07 16.5
void TestFinalTable::cutsUnplayedRoundsFirst()
{
    const Tournament swiss = exercise(u"exercise-swiss"_s, TournamentMode::Swiss);
    const FinalTable table(swiss, {.tieBreaks = listOf("BH/C1")});
    for (std::size_t place = 0; place < table.places().size(); ++place) {
        if (table.places()[place].entrant != 3)
            continue;
        const TieBreakTrace trace = table.explain(1, place);
        QVERIFY(trace.contributions[1].isCut); // 2.5 of the bye, not the 1.5 of Opal
        QCOMPARE(std::string(trace.contributions[1].clause), "16.5.1");
    }
}

void TestFinalTable::readsTheModifiers()
{
    for (const char* text : {"BH/C1", "BH:GP/M1", "KS/L-1", "KS/L+2", "SSSC/K4/F", "DE/P", "ARO/M2", "TPN/R",
                             "BH/C1/P/V2024", "MPvGP"}) {
        const auto tieBreak = tieBreakFromText(text);
        QVERIFY2(tieBreak, text);
        QCOMPARE(tieBreakText(*tieBreak), std::string(text));
    }
    QCOMPARE(tieBreakText(*tieBreakFromText("bh-c1")), std::string("BH/C1"));
    QCOMPARE(tieBreakText(*tieBreakFromText("ESB:MG")), std::string("EMGSB"));
    for (const char* text : {"", "XY", "BH/C", "BH/X1", "WON/C1", "KS/C1", "BH/", "BH:XP",
                             // said twice: of two cuts nobody knows which one is meant
                             "BH/C1/C2", "BH/M1/C1", "SSSC/K2/K3", "BH/P/P", "BH/V2024/V2026"})
        QVERIFY2(!tieBreakFromText(text), text);
    QCOMPARE(tieBreaksText(*tieBreaksFromText("PTS, BH/C1;SB DE")), std::string("PTS,BH/C1,SB,DE"));
    QCOMPARE(tieBreaksFromText("BH,XY").error().args[1], std::string("XY"));
    for (const TieBreakPreset& preset : tieBreakPresets())
        QVERIFY2(tieBreaksFromText(preset.list), preset.id);
}

// The usual lists by kind: what comes first is what a tournament without a list of its own has.
void TestFinalTable::offersThePresetsOfItsKind()
{
    Tournament tournament;
    tournament.participants = {{.number = ParticipantNumber(1)}, {.number = ParticipantNumber(2)}};
    const auto offered = [&] {
        std::vector<std::string> ids;
        for (const TieBreakPreset& preset : offeredPresets(tournament))
            ids.emplace_back(preset.id);
        return ids;
    };
    tournament.header.mode = TournamentMode::Swiss;
    QCOMPARE(offered(),
             (std::vector<std::string>{"swiss", "german", "german-sb", "round-robin", "german-round-robin"}));
    QCOMPARE(tieBreaksText(usualTieBreaks(tournament)), std::string("BH/C1,BH,SB"));
    tournament.header.mode = TournamentMode::RoundRobin;
    QCOMPARE(offered().front(), std::string("round-robin"));
    QCOMPARE(tieBreaksText(usualTieBreaks(tournament)), std::string("SB,WON,DE"));
    tournament.header.kind = TournamentKind::Team;
    tournament.participants[0].team = "A";
    tournament.participants[1].team = "B";
    QCOMPARE(offered(), (std::vector<std::string>{"team-round-robin", "league", "team-swiss"}));
    tournament.header.mode = TournamentMode::Swiss;
    QCOMPARE(offered().front(), std::string("team-swiss"));
}

void TestFinalTable::choosesTheEdition()
{
    QCOMPARE(editionOf(Date::tryFrom(2026, 2, 28)), TieBreakEdition::Of2024);
    QCOMPARE(editionOf(Date::tryFrom(2026, 3, 1)), TieBreakEdition::Of2026);
    QCOMPARE(editionFromText("2024-04"), std::optional(TieBreakEdition::Of2024));
    QCOMPARE(editionFromText("2023"), std::nullopt);
}

// RULE: B02 8.1.1, 8.1.2
void TestFinalTable::hasTheScaleOfTheFide()
{
    QCOMPARE(fideDifference(100), 800);
    QCOMPARE(fideDifference(57), 50);
    QCOMPARE(fideDifference(43), -50);
    QCOMPARE(fidePercent(8, 7), 57);
    QCOMPARE(fideProbability(3), 50);
    QCOMPARE(fideProbability(4), 51);
    QCOMPARE(fideProbability(-400), 8);
    QCOMPARE(fideProbability(735), 99);
    QCOMPARE(fideProbability(736), 100);
}

ZAHLMEISTER_TEST(TestFinalTable, QCoreApplication)

} // namespace tst_finaltable

#include "tst_finaltable.moc"
