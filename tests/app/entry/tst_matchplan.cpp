// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QCoreApplication>
#include <QTest>

#include "app/entry/matchplan.h"
#include "tests/support/gridfields.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"

namespace tst_matchplan {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::EntryCode;
using app::EntryNote;
using app::RoundPlan;
using engine::HomeWhite;
using engine::ParticipantNumber;

namespace {

/// So many teams A, B, C... of so many players, each with his place in the list.
engine::Tournament teams(int count, int players)
{
    auto tournament = emptyField(count * players);
    tournament.header.kind = engine::TournamentKind::Team;
    for (std::size_t i = 0; i < tournament.participants.size(); ++i) {
        tournament.participants[i].team =
            std::string(1, static_cast<char>('A' + static_cast<int>(i) / players));
        tournament.participants[i].board = static_cast<int>(i) % players + 1;
    }
    return tournament;
}

struct Season {
    explicit Season(const engine::Tournament& tournament) : open(tournament) { }

    QString type(int round, const QString& text, int boards = 4, HomeWhite custom = HomeWhite::EvenBoards)
    {
        return apply(app::planMatch(open.tournament(), round, app::readMatch(text).value(), boards, custom));
    }
    QString apply(const RoundPlan& plan)
    {
        notice = noteLine(plan.notice);
        if (!plan.refusal && !plan.edits.empty())
            [&] { QVERIFY(open.document().apply({{plan.kind, {}}, plan.edits}).has_value()); }();
        return noteLine(plan.refusal);
    }
    [[nodiscard]] std::vector<engine::TeamMatch> matches(int round) const
    {
        return engine::teamMatches(open.tournament(), round, HomeWhite::EvenBoards);
    }
    [[nodiscard]] std::size_t groups(int round) const
    {
        std::set<int> found;
        for (const engine::TeamMatch& match : matches(round))
            found.insert(match.group);
        return found.size();
    }
    [[nodiscard]] QStringList games() const { return gameLines(open.tournament()); }

    OpenTournament open;
    QString notice;
};

} // namespace

class TestMatchPlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsMatches();
    void everyBoardHasASign();
    void pairsBoardByBoard();
    void knowsWhoIsAtHome();
    void keepsLeaguesApart();
    void putsResultsOfAMatch();
    void keepsWhatWasAwarded();
    void refusesTeamsThatPlayAlready();
    void saysWhoIsShortOfPlayers();
    void putsSubstitutesIn();
    void movesUp();
    void changesTheCustomOfAllMatches();
    void ranksPlayersWithoutBoards();
    void tellsGamesOutsideMatches();
    void findsPlayersByName();
    void leavesBoardsEmpty();
    void fillsBoardsThatWereEmpty();
    void seatsPersonsOfTheLists();
    void pairsTheSchedule();
    void takesTheLineUpOfTheDay();
    void putsAMatchOnAnotherDay();
};

void TestMatchPlan::readsMatches()
{
    using Results = std::vector<engine::GameResult>;
    QVERIFY(app::readMatch(u"1-4"_s) == (app::MatchEntry{1, 4}));
    QVERIFY(app::readMatch(u" 12 : 3 "_s) == (app::MatchEntry{12, 3}));
    QVERIFY(app::readMatch(u"1-4 10½+"_s) ==
            (app::MatchEntry{1, 4,
                             Results{engine::kWhiteWins, engine::kBlackWins, engine::kDrawn,
                                     engine::kWhiteWinsByForfeit}}));
    // Each sign is one board; a dash is a forfeit and neither a range nor nothing.
    const Results six{engine::kWhiteWins, engine::kBlackWinsByForfeit, engine::kBlackWins,
                      engine::kWhiteWins, engine::kBothForfeit,        engine::kNotPlayed};
    QVERIFY(app::readMatch(u"3-4 1-01#x"_s) == (app::MatchEntry{3, 4, six}));
    QVERIFY(app::readMatch(u"3-4 1 - 0 1 # x"_s) == (app::MatchEntry{3, 4, six}));
    QCOMPARE(app::readMatch(u"3-4 5-5"_s)->results.size(), std::size_t(3));
    QCOMPARE(app::readMatch(u"1-4 12.3.27"_s)->day, engine::Date::tryFrom(2027, 3, 12));
    QVERIFY(app::readMatch(u"1-4 2027-03-12"_s)->results.empty());
    QVERIFY(app::readMatch(u"1-4 31.2.27"_s)->refusal.has_value());
    const auto bad = app::readMatch(u"1-4 12"_s);
    QVERIFY(bad && bad->results.empty());
    QCOMPARE(noteLine(bad->refusal), noteLine(EntryNote{EntryCode::NoResult, {2, "2"}}));
    for (const auto& text : {u""_s, u"1"_s, u"1-"_s, u"0-1"_s, u"A-B"_s, u"1-4-5"_s})
        QVERIFY2(!app::readMatch(text), qPrintable(text));
}

void TestMatchPlan::everyBoardHasASign()
{
    Season season(teams(2, 6));
    QCOMPARE(season.type(1, u"1-2 10"_s, 6), noteLine(EntryNote{EntryCode::WrongCount, {6, 2}}));
    QCOMPARE(season.type(1, u"1-2 1010101"_s, 6), noteLine(EntryNote{EntryCode::WrongCount, {6, 7}}));
    QCOMPARE(season.type(1, u"1-2 10101q"_s, 6), noteLine(EntryNote{EntryCode::NoResult, {6, "q"}}));
    QVERIFY(season.games().isEmpty());
    QCOMPARE(season.type(1, u"1-2 1-0110"_s, 6), QString());
    QCOMPARE(season.games().size(), 6);
    QVERIFY(!season.type(1, u"1-2 1"_s, 6).isEmpty());
    QCOMPARE(season.type(1, u"1-2 ½½½½½½"_s, 6), QString());
}

void TestMatchPlan::pairsBoardByBoard()
{
    Season season(teams(2, 5));
    QCOMPARE(season.type(1, u"1-2"_s), QString());
    // Home has Black on the first board and White on the second.
    QCOMPARE(season.games(), (QStringList{u"1: 2 * 7"_s, u"1: 4 * 9"_s, u"1: 6 * 1"_s, u"1: 8 * 3"_s}));
    std::vector<std::optional<int>> boards;
    for (const auto& game : season.open.tournament().games)
        boards.push_back(game.board);
    QCOMPARE(boards, (std::vector<std::optional<int>>{1, 2, 3, 4}));
    QCOMPARE(season.open.document().undoName()->kind, app::EditKind::Pairings);
}

void TestMatchPlan::knowsWhoIsAtHome()
{
    Season season(teams(4, 4));
    season.type(1, u"2-1"_s);
    season.type(1, u"3-4"_s);
    const auto matches = season.matches(1);
    QCOMPARE(matches.size(), 2U);
    QCOMPARE(matches[0].home, std::string("B"));
    QCOMPARE(matches[0].away, std::string("A"));
    QCOMPARE(matches[1].home, std::string("C"));
    // One colour for the whole team: White is at home, whatever the custom.
    Season uniform(teams(2, 4));
    uniform.type(1, u"2-1"_s, 4, HomeWhite::AllBoards);
    QCOMPARE(uniform.matches(1)[0].home, std::string("B"));
}

void TestMatchPlan::keepsLeaguesApart()
{
    Season season(teams(8, 2));
    for (const auto& text : {u"1-2"_s, u"5-6"_s, u"3-4"_s, u"7-8"_s})
        QCOMPARE(season.type(1, text, 2), QString());
    QCOMPARE(season.groups(1), 4U);
    for (const auto& text : {u"1-3"_s, u"5-7"_s, u"2-4"_s, u"6-8"_s})
        QCOMPARE(season.type(2, text, 2), QString());
    QCOMPARE(season.groups(2), 2U);
    QStringList order;
    for (const auto& match : season.matches(2))
        order.append(QString::fromStdString(match.home + match.away) + QString::number(match.group));
    QCOMPARE(order, (QStringList{u"AC0"_s, u"BD0"_s, u"EG1"_s, u"FH1"_s}));
}

void TestMatchPlan::putsResultsOfAMatch()
{
    Season season(teams(2, 4));
    QCOMPARE(season.type(1, u"1-2 10½+"_s), QString());
    QCOMPARE(season.games(),
             (QStringList{u"1: 2 0-1 6"_s, u"1: 4 +/- 8"_s, u"1: 5 0-1 1"_s, u"1: 7 1/2 3"_s}));
    const auto match = season.matches(1)[0];
    QCOMPARE(match.homePoints.halfPoints(), 5);
    QCOMPARE(match.awayPoints.halfPoints(), 3);
    // Typed again from the other side: the same match.
    QCOMPARE(season.type(1, u"2-1 1111"_s), QString());
    QCOMPARE(season.games().size(), 4);
    QCOMPARE(season.matches(1)[0].homePoints.halfPoints(), 0);
    QVERIFY(!season.type(1, u"1-2 11111"_s).isEmpty());
}

// RULE: WO2026 2.2.5.2
void TestMatchPlan::keepsWhatWasAwarded()
{
    Season season(teams(2, 2));
    QCOMPARE(season.type(1, u"1-2 1 ="_s, 2), QString());
    engine::Game first = season.matches(1).front().boards.front().game;
    const bool isHomeWhite = season.matches(1).front().boards.front().isHomeWhite;
    first.awarded = isHomeWhite ? engine::kBlackWinsByForfeit : engine::kWhiteWinsByForfeit;
    QVERIFY(season.open.document().apply({{}, {app::PutGame{first}}}).has_value());
    QCOMPARE(season.matches(1).front().homePoints, engine::kDraw);
    // What is shown, typed again, changes nothing; another result takes the place of both.
    QCOMPARE(season.type(1, u"1-2 - 1"_s, 2), QString());
    QVERIFY(season.matches(1).front().boards.front().game == first);
    QCOMPARE(season.type(1, u"1-2 = 1"_s, 2), QString());
    QVERIFY(!season.matches(1).front().boards.front().game.awarded);
    QVERIFY(season.matches(1).front().boards.front().result() == engine::kDrawn);
}

void TestMatchPlan::refusesTeamsThatPlayAlready()
{
    Season season(teams(3, 4));
    season.type(1, u"1-2"_s);
    QCOMPARE(season.type(1, u"3-1"_s), noteLine(EntryNote{EntryCode::AlreadyPlays, {"A", "B", 1}}));
    QCOMPARE(season.type(1, u"1-9"_s), noteLine(EntryNote{EntryCode::NoTeam, {9}}));
    QCOMPARE(season.type(1, u"3-3"_s), noteLine(EntryNote{EntryCode::TeamPlaysItself}));
    QCOMPARE(season.games().size(), 4);
    QCOMPARE(season.type(2, u"3-1"_s), QString());
}

void TestMatchPlan::saysWhoIsShortOfPlayers()
{
    auto tournament = teams(2, 4);
    tournament.participants.pop_back();
    Season season(tournament);
    QCOMPARE(season.type(1, u"1-2"_s), QString());
    QCOMPARE(season.games().size(), 3);
    QCOMPARE(season.matches(1)[0].boards.size(), 4U); // on the last one nobody meets player 4
    QCOMPARE(season.matches(1)[0].homePoints, engine::kWin);
    QCOMPARE(season.notice, noteLine(EntryNote{EntryCode::TooFewPlayers, {"B", 3}}));
}

void TestMatchPlan::putsSubstitutesIn()
{
    Season season(teams(2, 6));
    season.type(1, u"1-2 1111"_s);
    const auto substitute = [&](std::size_t board, bool isHome, int rank) {
        return season.apply(
            app::planSubstitute(season.open.tournament(), season.matches(1)[0], board, isHome, rank));
    };
    QCOMPARE(substitute(3, true, 5), QString());
    QVERIFY(season.games().contains(u"1: 5 1-0 10"_s)); // the result stays with the board
    QCOMPARE(substitute(2, true, 5), noteLine(EntryNote{EntryCode::OnOtherBoard, {ParticipantNumber(5), 4}}));
    QCOMPARE(substitute(2, true, 9), noteLine(EntryNote{EntryCode::NoPlayer, {"A", 9}}));
    QCOMPARE(substitute(0, false, 6), QString());
    QVERIFY(season.games().contains(u"1: 12 0-1 1"_s));
    season.apply(app::planPairing(season.open.tournament(), 1, {ParticipantNumber(6), ParticipantNumber(11)},
                                  true, {}));
    QCOMPARE(substitute(1, true, 6), // his game became one of the match
             noteLine(EntryNote{EntryCode::OnOtherBoard, {ParticipantNumber(6), 5}}));
}

void TestMatchPlan::movesUp()
{
    Season season(teams(2, 6));
    season.type(1, u"1-2"_s);
    const auto match = season.matches(1)[0];
    QCOMPARE(season.apply(app::planMoveUp(season.open.tournament(), match, 1, true)), QString());
    // Board 2 to 4 of the home team: 3, 4, 5.
    QCOMPARE(season.games(), (QStringList{u"1: 3 * 8"_s, u"1: 5 * 10"_s, u"1: 7 * 1"_s, u"1: 9 * 4"_s}));
    season.apply(app::planMoveUp(season.open.tournament(), season.matches(1)[0], 0, true));
    QCOMPARE(season.apply(app::planMoveUp(season.open.tournament(), season.matches(1)[0], 0, true)),
             noteLine(EntryNote{EntryCode::NobodyLeft, {"A"}}));
}

void TestMatchPlan::changesTheCustomOfAllMatches()
{
    Season season(teams(4, 4));
    season.type(1, u"1-2 10½+"_s);
    season.type(2, u"3-4"_s);
    const auto before = season.open.tournament();
    season.apply(app::planColours(season.open.tournament(), HomeWhite::EvenBoards, HomeWhite::OddBoards));
    QVERIFY(season.games().contains(u"1: 1 1-0 5"_s));
    QVERIFY(season.games().contains(u"2: 9 * 13"_s));
    const auto matches = engine::teamMatches(season.open.tournament(), 1, HomeWhite::OddBoards);
    QCOMPARE(matches[0].home, std::string("A"));
    QCOMPARE(matches[0].homePoints.halfPoints(), 5);
    QVERIFY(season.open.document().undo().has_value());
    QVERIFY(season.open.tournament() == before);
}

void TestMatchPlan::ranksPlayersWithoutBoards()
{
    auto tournament = teams(1, 4);
    tournament.participants[0].board.reset();
    tournament.participants[1].board = 3;
    tournament.participants[2].board = 3;
    const auto list = engine::teamList(tournament, "A");
    QStringList ranks;
    for (const auto& player : list)
        ranks.append(u"%1:%2"_s.arg(player.rank).arg(player.number.value()));
    QCOMPARE(ranks, (QStringList{u"1:2"_s, u"2:3"_s, u"3:4"_s, u"4:1"_s}));
    QVERIFY(engine::teamList(tournament, "").empty());
}

void TestMatchPlan::tellsGamesOutsideMatches()
{
    auto tournament = teams(2, 2);
    tournament.participants[3].team.clear();
    OpenTournament open(tournament);
    open.apply({app::PutGame{{.white = ParticipantNumber(1), .black = ParticipantNumber(3)}},
                app::PutGame{{.white = ParticipantNumber(1), .black = ParticipantNumber(2)}},
                app::PutGame{{.white = ParticipantNumber(2), .black = ParticipantNumber(4)}}});
    QCOMPARE(engine::gamesOutsideMatches(open.tournament()),
             (std::vector{engine::GameId(2), engine::GameId(3)}));
    QCOMPARE(engine::teamMatches(open.tournament(), std::nullopt, HomeWhite::EvenBoards).size(), 1U);
}

void TestMatchPlan::findsPlayersByName()
{
    auto tournament = teams(2, 4);
    const char* names[]{"Meier, Hans", "Müller, Eva",  "Adler, Otto", "Meinert, Jo",
                        "Meier, Gabi", "Braun, Meike", "Zorn, Pia",   "Ott, Adler"};
    for (std::size_t i = 0; i < 8; ++i)
        tournament.participants[i].name = names[i];
    const auto found = [&](const QString& text) {
        QStringList lines;
        for (const auto& player : app::playersNamed(tournament, "A", text, {}))
            lines.append(u"%1/%2"_s.arg(player.number.value()).arg(static_cast<int>(player.nearness)));
        return lines.join(u' ');
    };
    QCOMPARE(found(u"mei"_s), u"1/0 4/0 5/2 6/2"_s);
    QCOMPARE(found(u"meier ha"_s), u"1/0"_s);
    QCOMPARE(found(u"ha, meier"_s), u"1/0"_s);
    QCOMPARE(found(u"mul"_s), u"2/0"_s);
    QCOMPARE(found(u"mueller"_s), u"2/0"_s);
    QCOMPARE(found(u"adler"_s), u"3/0 8/2"_s);
    QCOMPARE(found(u" "_s), QString());
    // In the line-up, of the club, anybody.
    tournament.header.teams = {
        {.name = "A", .club = "C0101", .lineup = {{.number = 1, .participant = ParticipantNumber(4)}}}};
    tournament.participants[4].club = "C0101";
    QCOMPARE(found(u"mei"_s), u"4/0 1/1 5/1 6/2"_s);
}

void TestMatchPlan::leavesBoardsEmpty()
{
    Season season(teams(2, 4));
    season.type(1, u"1-2 1111"_s);
    const auto plan = [&](std::size_t board, bool isHome) {
        return season.apply(app::planUnmanned(season.open.tournament(), season.matches(1)[0], board, isHome));
    };
    QCOMPARE(plan(1, false), QString()); // nobody meets player 2
    QCOMPARE(season.games().size(), 3);
    auto match = season.matches(1)[0];
    QCOMPARE(match.boards.size(), 4U);
    QVERIFY(match.boards[1].isUnmanned());
    QCOMPARE(match.boards[1].player(true), ParticipantNumber(2));
    QCOMPARE(match.boards[1].player(false), engine::kNobody);
    QCOMPARE(match.homePoints.halfPoints(), 8);
    QCOMPARE(plan(1, true), QString()); // and nobody sits there on either side
    match = season.matches(1)[0];
    QCOMPARE(match.boards.size(), 3U);
    QVERIFY(season.open.tournament().participants[1].byes.empty());
    while (season.open.document().undoName())
        QVERIFY(season.open.document().undo().has_value());
    QVERIFY(season.open.tournament() == teams(2, 4));
}

void TestMatchPlan::fillsBoardsThatWereEmpty()
{
    Season season(teams(2, 5));
    season.type(1, u"1-2 1111"_s);
    season.apply(app::planUnmanned(season.open.tournament(), season.matches(1)[0], 3, true));
    season.apply(app::planUnmanned(season.open.tournament(), season.matches(1)[0], 2, true));
    QCOMPARE(season.games().size(), 2);
    QCOMPARE(season.matches(1)[0].awayPoints.halfPoints(), 4);
    // Two boards without an opponent one below the other: who moves up takes his bye along.
    QCOMPARE(season.apply(app::planMoveUp(season.open.tournament(), season.matches(1)[0], 2, false)),
             QString());
    auto match = season.matches(1)[0];
    QCOMPARE(match.boards[2].player(false), ParticipantNumber(9));
    QCOMPARE(match.boards[3].player(false), ParticipantNumber(10));
    QVERIFY(season.open.tournament().participants[7].byes.empty());
    QCOMPARE(season.apply(app::planSubstitute(season.open.tournament(), match, 2, true, 3)), QString());
    match = season.matches(1)[0];
    QVERIFY(!match.boards[2].isUnmanned());
    QVERIFY(match.boards[2].game.result == engine::kNotPlayed);
    QVERIFY(season.open.tournament().participants[8].byes.empty());
    season.apply(app::planRemoveMatch(season.open.tournament(), match));
    QVERIFY(season.open.tournament() == teams(2, 5));
}

/// Who was found in the lists becomes a participant, unless he is one already.
void TestMatchPlan::seatsPersonsOfTheLists()
{
    Season season(teams(2, 4));
    season.type(1, u"1-2 1111"_s);
    engine::Participant person{.number = engine::kNobody, .name = "Neu, Nina", .personId = "NU1"};
    person.team = "A";
    const auto seat = [&](std::size_t board, bool isHome) {
        return season.apply(
            app::planPerson(season.open.tournament(), season.matches(1)[0], board, isHome, person));
    };
    QCOMPARE(seat(3, true), QString());
    QCOMPARE(season.open.tournament().participants.size(), std::size_t{9});
    QCOMPARE(season.open.tournament().participants.back().name, "Neu, Nina");
    QCOMPARE(season.matches(1)[0].boards[3].player(true), ParticipantNumber(9));
    QVERIFY(season.matches(1)[0].boards[3].result() == engine::kWhiteWins); // the result stays with the board
    // The same person once more is the one who is there, and may not sit on two boards.
    QCOMPARE(seat(2, true), noteLine(EntryNote{EntryCode::OnOtherBoard, {ParticipantNumber(9), 4}}));
    QCOMPARE(season.open.tournament().participants.size(), std::size_t{9});
    // On a board without an opponent the bye is his in the same step.
    QCOMPARE(season.apply(app::planUnmanned(season.open.tournament(), season.matches(1)[0], 1, false)),
             QString());
    person.personId = "NU2";
    person.name = "Neu, Nils";
    QCOMPARE(seat(1, true), QString());
    const engine::MatchBoard board = season.matches(1)[0].boards[1];
    QVERIFY(board.isUnmanned() && board.player(true) == ParticipantNumber(10));
    QVERIFY(season.open.tournament().participants[1].byes.empty());
    QCOMPARE(season.open.tournament().participants.back().byes.size(), std::size_t{1});
    QVERIFY(season.open.document().undo().has_value());
    QCOMPARE(season.open.tournament().participants.size(), std::size_t{9});
    QCOMPARE(season.open.tournament().participants[1].byes.size(), std::size_t{1});
    while (season.open.document().undoName())
        QVERIFY(season.open.document().undo().has_value());
    QVERIFY(season.open.tournament() == teams(2, 4));
}

void TestMatchPlan::pairsTheSchedule()
{
    auto tournament = teams(4, 2);
    const auto day = engine::Date::tryFrom(2026, 10, 4);
    tournament.header.schedule = {{1, "B", "A", day}, {1, "C", "D", day}, {2, "A", "C"}};
    Season season(tournament);
    QCOMPARE(season.apply(app::planFixtures(season.open.tournament(), 1, 2, HomeWhite::EvenBoards)),
             QString());
    QCOMPARE(season.games().size(), 4);
    QCOMPARE(season.matches(1)[0].home, std::string("B"));
    QVERIFY(season.matches(1)[0].date == day);
    QVERIFY(season.open.tournament().games[0].whiteTeam == "A");
    QVERIFY(app::planFixtures(season.open.tournament(), 1, 2, HomeWhite::EvenBoards).edits.empty());
    // Who changes his team leaves the match as it was.
    engine::Participant leaver = season.open.tournament().participants[0];
    leaver.team = "D";
    season.open.apply({app::PutParticipant{leaver}});
    QCOMPARE(season.matches(1).size(), 2U);
    QCOMPARE(season.matches(1)[0].boards.size(), 2U);
}

void TestMatchPlan::takesTheLineUpOfTheDay()
{
    auto tournament = teams(2, 3);
    engine::Team team{.name = "A"};
    team.lineup = {
        {.number = 1, .participant = ParticipantNumber(1), .until = engine::Date::tryFrom(2026, 12, 31)},
        {.number = 2, .participant = ParticipantNumber(2)},
        {.number = 101, .participant = ParticipantNumber(6), .guest = true}};
    tournament.header.teams = {team};
    tournament.header.schedule = {{1, "A", "B", engine::Date::tryFrom(2026, 10, 4)},
                                  {2, "B", "A", engine::Date::tryFrom(2027, 1, 10)}};
    Season season(tournament);
    QCOMPARE(season.type(1, u"1-2"_s, 2), QString());
    QCOMPARE(season.matches(1)[0].boards[0].player(true), ParticipantNumber(1));
    QCOMPARE(season.type(2, u"2-1"_s, 2), QString());
    QCOMPARE(season.matches(2)[0].home, std::string("B"));
    QCOMPARE(season.matches(2)[0].boards[0].player(false), ParticipantNumber(2));
    QCOMPARE(season.matches(2)[0].boards[1].player(false), ParticipantNumber(6)); // the guest
    QVERIFY(!season.apply(app::planSubstitute(season.open.tournament(), season.matches(2)[0], 0, false, 1))
                 .isEmpty());
    QCOMPARE(season.apply(app::planMoveUp(season.open.tournament(), season.matches(1)[0], 0, true)),
             QString());
    QCOMPARE(season.matches(1)[0].boards[1].player(true), ParticipantNumber(6));
}

void TestMatchPlan::putsAMatchOnAnotherDay()
{
    const auto day = [](int month, int of) { return *engine::Date::tryFrom(2027, month, of); };
    auto league = teams(4, 2);
    league.header.schedule = {{1, "A", "B", day(1, 10)}, {1, "C", "D", day(1, 10)}, {2, "A", "C", day(2, 7)}};
    league.header.start = day(1, 10);
    league.header.end = day(2, 7);
    Season season(league);
    QCOMPARE(season.type(1, u"1-2 10"_s, 2), QString());
    QCOMPARE(season.type(1, u"3-4 55"_s, 2), QString());

    // With its games, and the end of the league, which followed; the other match stays where it was.
    QCOMPARE(season.type(1, u"2-1 21.2.27"_s), QString());
    const engine::Tournament& now = season.open.tournament();
    QCOMPARE(now.header.schedule[0].date, std::optional(day(2, 21)));
    QCOMPARE(now.header.schedule[0].round, 1);
    QCOMPARE(now.header.end, std::optional(day(2, 21)));
    for (const engine::Game& game : now.games)
        QCOMPARE(game.date, std::optional(game.whiteTeam < "C" ? day(2, 21) : day(1, 10)));
    QVERIFY(season.open.document().undo().has_value());
    QCOMPARE(season.open.tournament().header.end, std::optional(day(2, 7)));
    QCOMPARE(season.open.tournament().games.front().date, std::optional(day(1, 10)));

    // One that nobody has paired is played on its day when it is.
    QCOMPARE(season.type(2, u"1-3 6.3.27"_s), QString());
    QCOMPARE(season.open.tournament().games.size(), std::size_t(4));
    QCOMPARE(season.type(2, u"1-3 11"_s, 2), QString());
    QCOMPARE(season.open.tournament().games.back().date, std::optional(day(3, 6)));
    QCOMPARE(season.type(2, u"2-4 6.3.27"_s), noteLine(EntryNote{EntryCode::NoMatch, {"B", "D", 2}}));
}

ZAHLMEISTER_TEST(TestMatchPlan, QCoreApplication)

} // namespace tst_matchplan

#include "tst_matchplan.moc"
