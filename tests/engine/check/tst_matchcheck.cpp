// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QTest>

#include "engine/check/check.h"
#include "engine/model/berger.h"
#include "engine/model/teammatches.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_matchcheck {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::engine;
using zahlmeister::tests::TournamentBuilder;

namespace {

constexpr int kBoards = 2;

/// A league of teams A, B, C... with two boards and three players each, by the Berger table: 1 to 3 are of A.
Tournament league(int teams, int cycles = 1, int played = 99)
{
    TournamentBuilder builder;
    for (int i = 0; i < 3 * teams; ++i) {
        Participant& participant = builder.rated(1500 + i);
        participant.team = std::string(1, static_cast<char>('A' + i / 3));
        participant.board = i % 3 + 1;
    }
    TournamentHeader& header = builder.tournament.header;
    header.kind = TournamentKind::Team;
    header.mode = TournamentMode::RoundRobin;
    const auto rounds = bergerRounds(teams, cycles);
    header.rounds = static_cast<int>(rounds.size());
    for (int round = 1; round <= std::min(played, *header.rounds); ++round) {
        for (const BergerPairing& pairing : rounds[static_cast<std::size_t>(round) - 1]) {
            for (int board = 1; board <= kBoards; ++board) {
                const int home = 3 * (pairing.first - 1) + board;
                const int away = 3 * (pairing.second - 1) + board;
                Game& game = board % 2 == 0 ? builder.game(home, away, kWhiteWins)
                                            : builder.game(away, home, kWhiteWins);
                game.round = round;
                game.board = board;
            }
        }
    }
    settleTeams(builder.tournament);
    return builder.tournament;
}

QStringList linesOf(const Tournament& tournament, FindingCode code)
{
    const auto choice = tests::shippedRules().choose(tournament.header);
    QStringList lines;
    for (const Finding& finding : check(tournament, *choice, nullptr, {})) {
        if (finding.code != code)
            continue;
        QStringList args;
        for (const std::string& arg : finding.args)
            args.append(QString::fromStdString(arg));
        const int who = finding.place.participant ? finding.place.participant->value() : 0;
        lines.append(QStringLiteral("%1 %2").arg(who).arg(args.join(u'|')));
    }
    return lines;
}

QStringList linesOfAll(const Tournament& tournament)
{
    using enum FindingCode;
    QStringList lines;
    for (const FindingCode code :
         {TeamsWithoutMatch, MatchPairedAgain, BoardTwice, BoardBeyondMatch, BoardsOutOfOrder,
          MatchIncomplete, SeveralTeams, NotInLineUp, LikelyForfeits, SameTeam})
        lines += linesOf(tournament, code);
    return lines;
}

} // namespace

class TestMatchCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsTheGamesOfManyPlayers();
    void saysNothingOfALeagueInOrder();
    void findsAMissingPairing();
    void findsAPairingThatIsThereTwice();
    void findsABoardThatNoMatchHas();
    void findsMatchesThatDoNotAddUp();
    void findsBoardsOutOfOrder();
    void knowsLineUpsWithTheirDays();
    void takesTwoPlacesOfOnePersonForOne();
    void checksLineUpsByTheRulesOfTheLeague();
    void checksMatchesByTheRulesOfTheLeague();
    void takesLossesForLosses();
    void asksNothingOfWhoPlayedNowhere();
};

// RULE: WO2026 6.1.2.2
void TestMatchCheck::asksNothingOfWhoPlayedNowhere()
{
    Tournament tournament = league(4);
    for (Participant& participant : tournament.participants) {
        participant.birthYear.reset();
        participant.personId.clear();
    }
    const auto choice = tests::shippedRules().choose(tournament.header);
    std::set<int> asked;
    for (const Finding& finding : check(tournament, *choice, nullptr, {})) {
        if (finding.place.participant)
            asked.insert(finding.place.participant->value());
        QVERIFY(finding.code != FindingCode::ParticipantWithoutGames);
    }
    QCOMPARE(asked,
             (std::set{1, 2, 4, 5, 7, 8, 10, 11})); // the third of each team stands in the line-up only
    // But nobody may be there twice.
    tournament.participants[2].personId = tournament.participants[0].personId = "NU0000001";
    QVERIFY(!linesOf(tournament, FindingCode::SamePersonTwice).isEmpty());
}

// RULE: WO2026 6.1.2.3
void TestMatchCheck::saysNothingOfALeagueInOrder()
{
    for (const int teams : {3, 4, 5, 6}) {
        for (const int cycles : {1, 2}) {
            for (int played = 1; played <= 11; ++played) // at any time of the season
                QCOMPARE(linesOfAll(league(teams, cycles, played)), QStringList());
        }
    }
}

// RULE: WO2026 6.1.2.3
void TestMatchCheck::findsAMissingPairing()
{
    Tournament tournament = league(4);
    std::erase_if(tournament.games, [](const Game& game) {
        return game.round == 2 && (game.white.value() <= 3 || game.black.value() <= 3);
    });
    QCOMPARE(linesOf(tournament, FindingCode::TeamsWithoutMatch), QStringList(u"0 2|A, B"_s));
    tournament.header.mode = TournamentMode::Knockout; // who is out plays no more
    QCOMPARE(linesOf(tournament, FindingCode::TeamsWithoutMatch), QStringList());
}

// RULE: WO2026 6.1.2.3
void TestMatchCheck::findsAPairingThatIsThereTwice()
{
    Tournament tournament = league(4);
    for (Game& game : tournament.games) {
        if (game.round == 3)
            game.round = 2; // of the same teams: the round was mistyped
    }
    QVERIFY(linesOf(tournament, FindingCode::MatchPairedAgain).isEmpty());
    tournament = league(4);
    const Tournament first = league(4, 1, 1);
    for (Game game : first.games) {
        game.round = 4;
        game.id = GameId(game.id.value() + 100);
        tournament.games.push_back(game);
    }
    tournament.header.rounds = 3;
    tournament.games.erase(tournament.games.end() - 2, tournament.games.end()); // only one pairing
    QCOMPARE(linesOf(tournament, FindingCode::MatchPairedAgain), QStringList());
    tournament.header.rounds = 3;
    for (std::size_t i = tournament.games.size() - 2; i < tournament.games.size(); ++i)
        tournament.games[i].round = 3;
    QCOMPARE(linesOf(tournament, FindingCode::MatchPairedAgain), QStringList(u"0 A|D|2"_s));
}

// RULE: WO2026 6.1.2.3
void TestMatchCheck::findsABoardThatNoMatchHas()
{
    Tournament tournament = league(4);
    QCOMPARE(linesOf(tournament, FindingCode::BoardBeyondMatch), QStringList());
    tournament.games[1].board = 18;
    QCOMPARE(linesOf(tournament, FindingCode::BoardBeyondMatch), QStringList(u"0 A|D|18|2"_s));
    tournament.header.boards = 18;
    QCOMPARE(linesOf(tournament, FindingCode::BoardBeyondMatch), QStringList());
    // The tables of a hall are numbered for all matches.
    tournament.header.boards = 2;
    tournament.games[0].board = 17;
    QCOMPARE(linesOf(tournament, FindingCode::BoardBeyondMatch), QStringList());
}

// RULE: WO2026 6.1.2.3
void TestMatchCheck::findsMatchesThatDoNotAddUp()
{
    Tournament tournament = league(4);
    tournament.games.pop_back();
    QCOMPARE(linesOf(tournament, FindingCode::MatchIncomplete).size(), 1);
    tournament = league(4);
    tournament.games[1].board = 1;
    QCOMPARE(linesOf(tournament, FindingCode::BoardTwice), QStringList(u"0 D|A|1"_s));
    QCOMPARE(linesOf(tournament, FindingCode::MatchIncomplete), QStringList());
    // A board on which nobody sat for one team is there.
    tournament = league(4);
    const Game gone = tournament.games[1];
    tournament.games.erase(tournament.games.begin() + 1);
    tournament.participants[1].byes = {
        {.round = *gone.round, .score = kWin, .kind = ByeKind::Allocated, .board = 2, .team = "A"}};
    QCOMPARE(linesOfAll(tournament), QStringList());
}

// RULE: WO2026 6.1.2.3
void TestMatchCheck::findsBoardsOutOfOrder()
{
    Tournament tournament = league(4);
    // Of team A, player 1 sits on board 2, and player 3 on board 1.
    for (Game& game : tournament.games) {
        for (ParticipantNumber* side : {&game.white, &game.black}) {
            if (game.round != 1)
                continue;
            if (*side == ParticipantNumber(1))
                *side = ParticipantNumber(3);
            else if (*side == ParticipantNumber(2))
                *side = ParticipantNumber(1);
        }
    }
    QCOMPARE(linesOf(tournament, FindingCode::BoardsOutOfOrder), QStringList(u"1 A|1|2"_s));
    tournament.participants[0].board.reset(); // no order is known
    QCOMPARE(linesOf(tournament, FindingCode::BoardsOutOfOrder), QStringList());
}

// RULE: WO2026 4.2.4.3
void TestMatchCheck::knowsLineUpsWithTheirDays()
{
    Tournament tournament = league(4);
    for (Game& game : tournament.games)
        game.date = Date::tryFrom(2026, 9, *game.round);
    Team team{.name = "A"};
    team.lineup = {{.number = 1, .participant = ParticipantNumber(1)},
                   {.number = 2, .participant = ParticipantNumber(2), .until = Date::tryFrom(2026, 9, 2)}};
    tournament.header.teams = {team};
    QCOMPARE(linesOf(tournament, FindingCode::NotInLineUp), QStringList(u"2 A|3"_s));
    tournament.header.teams[0].lineup[1].until.reset();
    QCOMPARE(linesOfAll(tournament), QStringList());
    std::swap(tournament.header.teams[0].lineup[0].number, tournament.header.teams[0].lineup[1].number);
    QCOMPARE(linesOf(tournament, FindingCode::BoardsOutOfOrder).size(), 3);
}

// The rules are the league's own; without them nothing is said.
void TestMatchCheck::checksLineUpsByTheRulesOfTheLeague()
{
    Tournament tournament = league(4);
    TournamentHeader& header = tournament.header;
    header.teams = {{.name = "A"}};
    header.teams[0].lineup = {{.number = 1, .participant = ParticipantNumber(1), .rating = Rating(1800)},
                              {.number = 2, .participant = ParticipantNumber(2), .rating = Rating(1760)},
                              {.number = 3, .participant = ParticipantNumber(3), .rating = Rating(1861)}};
    header.teams[0].lineup[2].from = Date::tryFrom(2027, 1, 2);
    QCOMPARE(linesOf(tournament, FindingCode::LineUpOrder), QStringList());
    QCOMPARE(linesOf(tournament, FindingCode::LateInLineUp), QStringList());
    header.lineupLimit = 100;
    const QString above = QString::fromStdString(tournament.participants[1].name);
    QCOMPARE(linesOf(tournament, FindingCode::LineUpOrder),
             QStringList(u"3 A|1861|%1|1760|100"_s.arg(above)));
    header.lineupLimit = 101;
    QCOMPARE(linesOf(tournament, FindingCode::LineUpOrder), QStringList());
    header.lateUntil = Date::tryFrom(2027, 1, 1);
    QCOMPARE(linesOf(tournament, FindingCode::LateInLineUp), QStringList(u"3 A|2027-01-02|2027-01-01"_s));
    header.lateUntil = Date::tryFrom(2027, 1, 2);
    QCOMPARE(linesOf(tournament, FindingCode::LateInLineUp), QStringList());
}

void TestMatchCheck::checksMatchesByTheRulesOfTheLeague()
{
    Tournament tournament = league(4); // three rounds
    TournamentHeader& header = tournament.header;
    for (Game& game : tournament.games)
        game.date = Date::tryFrom(2026, 10, *game.round == 3 ? 2 : *game.round); // 2 and 3 on one day
    header.teams = {{.name = "A"}, {.name = "B"}};
    for (int i = 1; i <= 3; ++i) {
        header.teams[0].lineup.push_back({.number = i, .participant = ParticipantNumber(i)});
        header.teams[1].lineup.push_back(
            {.number = i, .participant = ParticipantNumber(i + 3), .guest = i <= 2});
    }
    // The third of B sits for A on its second board in the first two rounds, then again for B.
    for (Game& game : tournament.games) {
        if (*game.round > 2 || game.board != 2)
            continue;
        for (ParticipantNumber* side : {&game.white, &game.black})
            *side = *side == ParticipantNumber(2) ? ParticipantNumber(6) : *side;
    }
    for (Game& game : tournament.games) {
        if (game.round != 3 || game.board != 2)
            continue;
        for (ParticipantNumber* side : {&game.white, &game.black})
            *side = *side == ParticipantNumber(5) ? ParticipantNumber(6) : *side;
    }
    const auto lines = [&] {
        QStringList all;
        for (const auto code :
             {FindingCode::SubstituteFixed, FindingCode::TwoTeamsOnOneDay, FindingCode::TooManyGuests})
            all += linesOf(tournament, code);
        return all;
    };
    QCOMPARE(lines(), QStringList());
    header.fixedAfter = 2;
    QCOMPARE(lines(), QStringList(u"6 B|3|A|2"_s));
    header.fixedAfter = 3;
    header.oneMatchADay = true;
    QCOMPARE(lines(), QStringList(u"6 A|B|2026-10-02"_s));
    header.oneMatchADay = false;
    header.guestsAllowed = 1;
    QCOMPARE(lines(), (QStringList{u"5 B|1|2|1"_s, u"5 B|2|2|1"_s}));
    header.guestsAllowed = 0;
    QCOMPARE(lines().size(), 3);
}

// RULE: WO2026 4.2.4.3
void TestMatchCheck::takesTwoPlacesOfOnePersonForOne()
{
    Tournament tournament = league(4);
    // The third of A helps out for B on its second board: his team belongs to the game.
    for (Game& game : tournament.games) {
        if (game.round != 1 || game.board != 2)
            continue;
        if (game.white == ParticipantNumber(5)) {
            game.white = ParticipantNumber(3);
            game.whiteTeam = "B";
        } else if (game.black == ParticipantNumber(5)) {
            game.black = ParticipantNumber(3);
            game.blackTeam = "B";
        }
    }
    QCOMPARE(linesOf(tournament, FindingCode::SeveralTeams), QStringList());
    for (Game& game : tournament.games) {
        if (game.round == 3 && game.board == 2 && game.white == ParticipantNumber(2))
            game.white = ParticipantNumber(3);
        else if (game.round == 3 && game.board == 2 && game.black == ParticipantNumber(2))
            game.black = ParticipantNumber(3);
    }
    QCOMPARE(linesOf(tournament, FindingCode::SeveralTeams), QStringList(u"3 A, B"_s));
    QCOMPARE(linesOf(tournament, FindingCode::SameTeam), QStringList());
}

// RULE: WO2026 6.1.2.3
void TestMatchCheck::takesLossesForLosses()
{
    Tournament tournament = league(6);
    for (Game& game : tournament.games) {
        const bool isLoser = game.round != 1;
        if (game.white == ParticipantNumber(1))
            game.result = isLoser ? kBlackWins : kWhiteWins;
        else if (game.black == ParticipantNumber(1))
            game.result = isLoser ? kWhiteWins : kBlackWins;
    }
    QCOMPARE(linesOf(tournament, FindingCode::LikelyForfeits), QStringList());
    tournament.header.kind = TournamentKind::Individual;
    QVERIFY(linesOf(tournament, FindingCode::LikelyForfeits).contains(u"1 4"_s));
}

void TestMatchCheck::countsTheGamesOfManyPlayers()
{
    QCOMPARE(missingGames(10, 40, 40), 5);
    QCOMPARE(missingGames(99'999, 0, 0), 1'000'000'000); // more than there can be
}

ZAHLMEISTER_TEST(TestMatchCheck, QCoreApplication)

} // namespace tst_matchcheck

#include "tst_matchcheck.moc"
