// SPDX-License-Identifier: GPL-3.0-or-later
// Random seasons of leagues with everything that happens in them: players who change their team, boards
// without anybody, teams that do not come, awarded boards and matches, penalties, a team that leaves. The
// table is counted apart from the program, and every format brings the season back but for what it says it
// loses.
#include <array>
#include <map>
#include <random>
#include <set>

#include <QTest>

#include "app/open/exportlosses.h"
#include "app/open/formatcatalogue.h"
#include "app/open/open.h"
#include "engine/league/leaguetable.h"
#include "engine/model/berger.h"
#include "engine/model/teammatches.h"
#include "tests/support/testmain.h"

namespace tst_leagueseasons {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using engine::Fixture;
using engine::Game;
using engine::GameResult;
using engine::MatchAward;
using engine::Participant;
using engine::ParticipantNumber;
using engine::Tournament;

namespace {

constexpr int kSeasons = 50;

/// What the generator knows of a match: half points on its boards as they count, the home team first.
struct Played {
    int home;
    int away;
    std::vector<std::pair<int, int>> boards = {};
    std::optional<MatchAward> award = {};
};

/// A season, and what was put into it.
struct Season {
    Tournament tournament = {};
    std::vector<std::string> teams = {};
    int boards = 4;
    std::vector<Played> matches = {};
    std::map<int, int> penalties = {}; ///< match points, by team
    std::optional<int> gone = {};      ///< whose matches do not count
};

/// Makes a season of a seed.
class SeasonMaker {
public:
    explicit SeasonMaker(unsigned seed) : m_random(seed) { }

    Season make()
    {
        const int count = 4 + pick(5);
        m_season.boards = chance(3) ? 8 : 4;
        fillTeams(count);
        engine::TournamentHeader& header = m_season.tournament.header;
        header.name = "Bezirksliga Nord 2026/27";
        header.kind = engine::TournamentKind::Team;
        header.boards = m_season.boards;
        int round = 0;
        const auto rounds = engine::bergerRounds(count, count <= 5 && chance(2) ? 2 : 1);
        header.rounds = static_cast<int>(rounds.size());
        for (const auto& pairings : rounds) {
            ++round;
            m_busy.clear();
            for (const auto& [home, away] : pairings)
                play(round, home - 1, away - 1);
            if (chance(2))
                changeTeam();
        }
        decide(count);
        return std::move(m_season);
    }

private:
    int pick(int below) { return static_cast<int>(m_random() % static_cast<unsigned>(below)); }
    bool chance(int oneIn) { return pick(oneIn) == 0; }

    void fillTeams(int count)
    {
        static const std::array<const char*, 8> kTeams{"SC Adler",     "SC Adler 2",   "TSG Eber",
                                                       "SK Caissa",    "SV Dame 1932", "SF Bär",
                                                       "Turm Altdorf", "SG Weiß-Blau"};
        static const std::array<const char*, 12> kFirst{"Alt",    "Birken", "Dorn",  "Eichen",
                                                        "Falken", "Grün",   "Hohen", "Kirch",
                                                        "Linden", "Mühl",   "Neu",   "Ober"};
        static const std::array<const char*, 12> kLast{"bach", "berg", "brunn", "dorfer", "feld",  "hauser",
                                                       "hof",  "mann", "meier", "rath",   "stein", "wald"};
        static const std::array<const char*, 6> kForenames{"Hans", "Eva", "Peter", "Anna", "Jörg", "Uwe"};
        int number = 0;
        m_players.resize(static_cast<std::size_t>(count));
        for (int team = 0; team < count; ++team) {
            m_season.teams.emplace_back(kTeams[static_cast<std::size_t>(team)]);
            for (int place = 1; place <= m_season.boards + 3; ++place) {
                Participant& person = m_season.tournament.participants.emplace_back(
                    Participant{.number = ParticipantNumber(number + 1)});
                person.name = std::string(kFirst[static_cast<std::size_t>(number / 12) % 12]) +
                              kLast[static_cast<std::size_t>(number) % 12] + ", " +
                              kForenames[static_cast<std::size_t>(number) % 6];
                person.team = m_season.teams.back();
                person.board = place;
                person.birthYear = 1950 + number % 50;
                m_players[static_cast<std::size_t>(team)].push_back(number++);
            }
        }
    }

    /// Who sits for a team, by board; -1: nobody.
    std::vector<int> lineUp(int team)
    {
        std::vector<int> seats;
        for (const int player : m_players[static_cast<std::size_t>(team)]) {
            if (std::ssize(seats) < m_season.boards && !m_busy.contains(player) && !chance(8))
                seats.push_back(player);
        }
        seats.resize(static_cast<std::size_t>(m_season.boards), -1);
        for (int& seat : seats) {
            if (chance(25))
                seat = -1;
        }
        for (const int seat : seats)
            m_busy.insert(seat);
        return seats;
    }

    void play(int round, int home, int away)
    {
        Played& match = m_season.matches.emplace_back(Played{home, away});
        Fixture& fixture = m_season.tournament.header.schedule.emplace_back(
            Fixture{round, m_season.teams[static_cast<std::size_t>(home)],
                    m_season.teams[static_cast<std::size_t>(away)]});
        if (chance(20)) { // decided before anybody sat down
            match.award = fixture.awarded = static_cast<MatchAward>(pick(3));
            fixture.reason = "Kampf nicht angetreten";
            return;
        }
        std::vector<int> own = lineUp(home);
        std::vector<int> other = lineUp(away);
        if (chance(15)) // a team that does not come
            std::ranges::fill(chance(2) ? own : other, -1);
        const bool isNobodyThere = chance(20);
        for (int board = 1; board <= m_season.boards; ++board) {
            const auto at = static_cast<std::size_t>(board) - 1;
            match.boards.push_back(own[at] < 0 || other[at] < 0
                                       ? leaveFree(fixture, board, own[at], other[at])
                                       : addGame(fixture, board, own[at], other[at], isNobodyThere));
        }
        if (chance(12)) // a decision about the whole, whatever the boards say
            match.award = fixture.awarded = chance(2) ? MatchAward::Home : MatchAward::Away;
    }

    std::pair<int, int> leaveFree(const Fixture& fixture, int board, int own, int other)
    {
        if (own < 0 && other < 0)
            return {0, 0};
        const bool isHome = own >= 0;
        m_season.tournament.participants[static_cast<std::size_t>(isHome ? own : other)].byes.push_back(
            {.round = fixture.round,
             .score = engine::kWin,
             .kind = engine::ByeKind::Allocated,
             .board = board,
             .team = isHome ? fixture.home : fixture.away});
        return isHome ? std::pair(2, 0) : std::pair(0, 2);
    }

    std::pair<int, int> addGame(const Fixture& fixture, int board, int own, int other, bool isNobodyThere)
    {
        static const std::array<std::pair<GameResult, std::pair<int, int>>, 8> kResults{
            {{engine::kWhiteWins, {2, 0}},
             {engine::kBlackWins, {0, 2}},
             {engine::kDrawn, {1, 1}},
             {engine::kWhiteWins, {2, 0}},
             {engine::kBlackWins, {0, 2}},
             {engine::kWhiteWinsByForfeit, {2, 0}},
             {engine::kBlackWinsByForfeit, {0, 2}},
             {engine::kBothForfeit, {0, 0}}}};
        const auto& [result, points] =
            isNobodyThere ? kResults.back() : kResults[static_cast<std::size_t>(pick(7))];
        Game game{.id = engine::GameId(std::ssize(m_season.tournament.games) + 1),
                  .round = fixture.round,
                  .white = ParticipantNumber(own + 1),
                  .black = ParticipantNumber(other + 1),
                  .result = result,
                  .board = board,
                  .whiteTeam = fixture.home,
                  .blackTeam = fixture.away};
        std::pair<int, int> counted = points;
        const bool wasPlayed = engine::isPlayed(result.white);
        if (wasPlayed && chance(20)) { // the board was awarded to the guests
            game.awarded = engine::kBlackWinsByForfeit;
            counted = {0, 2};
        }
        m_season.tournament.games.push_back(board % 2 == 1 ? engine::withColoursExchanged(game) : game);
        return counted;
    }

    /// Somebody goes over to another team; his games stay those of the old one.
    void changeTeam()
    {
        const auto from = static_cast<std::size_t>(pick(static_cast<int>(m_players.size())));
        const auto to = static_cast<std::size_t>(pick(static_cast<int>(m_players.size())));
        if (from == to || std::ssize(m_players[from]) <= m_season.boards)
            return;
        const auto at = static_cast<std::ptrdiff_t>(pick(static_cast<int>(m_players[from].size())));
        const int player = m_players[from][static_cast<std::size_t>(at)];
        m_players[from].erase(m_players[from].begin() + at);
        m_players[to].push_back(player);
        Participant& person = m_season.tournament.participants[static_cast<std::size_t>(player)];
        person.team = m_season.teams[to];
        person.board = 20 + player % 70;
    }

    void decide(int count)
    {
        engine::TournamentHeader& header = m_season.tournament.header;
        if (chance(4)) {
            const int team = pick(count);
            m_season.penalties[team] = 1;
            header.penalties.push_back({m_season.teams[static_cast<std::size_t>(team)], 1, 0, "Aufstellung"});
        }
        for (const std::string& team : m_season.teams)
            header.teams.push_back({.name = team});
        if (chance(6)) {
            m_season.gone = pick(count);
            header.teams[static_cast<std::size_t>(*m_season.gone)].withdrawal =
                engine::TeamWithdrawal::Annulled;
        }
    }

    std::mt19937 m_random;
    Season m_season;
    std::vector<std::vector<int>> m_players; ///< positions of participants, by team
    std::set<int> m_busy;                    ///< in the round
};

/// A line of the table, as it is counted here.
struct Line {
    int played = 0;
    int matchPoints = 0;
    int halves = 0;
    int berlin = 0; ///< half points

    bool operator==(const Line&) const = default;
};

/// The table of a season, without anything of the engine.
std::map<std::string, Line> counted(const Season& season)
{
    std::map<std::string, Line> table;
    const auto lineOf = [&](int team) -> Line& {
        return table[season.teams[static_cast<std::size_t>(team)]];
    };
    const int all = season.boards * (season.boards + 1); // of Berlin, in halves
    for (const auto& team : season.teams)
        table[team];
    for (const Played& match : season.matches) {
        if (season.gone == match.home || season.gone == match.away)
            continue;
        if (match.boards.empty() && !match.award)
            continue;
        for (const bool isHome : {true, false}) {
            Line& line = lineOf(isHome ? match.home : match.away);
            int own = 0;
            int other = 0;
            int berlin = 0;
            for (std::size_t board = 0; board < match.boards.size(); ++board) {
                const auto& [home, away] = match.boards[board];
                own += isHome ? home : away;
                other += isHome ? away : home;
                berlin += (isHome ? home : away) * (season.boards - static_cast<int>(board));
            }
            if (match.award) {
                const bool isWon = *match.award == (isHome ? MatchAward::Home : MatchAward::Away);
                own = isWon ? 2 * season.boards : 0;
                other = *match.award == MatchAward::NeitherTeam || isWon ? 0 : 2 * season.boards;
                berlin = isWon ? all : 0;
            }
            // Boards that nobody sat at on either side are no match.
            if (!match.award && own + other == 0 &&
                std::ranges::none_of(season.tournament.games, [&](const Game& game) {
                    return std::minmax(game.whiteTeam, game.blackTeam) ==
                           std::minmax(season.teams[static_cast<std::size_t>(match.home)],
                                       season.teams[static_cast<std::size_t>(match.away)]);
                }))
                continue;
            ++line.played;
            line.matchPoints += own > other ? 2 : own == other && own > 0 ? 1 : 0;
            line.halves += own;
            line.berlin += berlin;
        }
    }
    for (const auto& [team, points] : season.penalties)
        lineOf(team).matchPoints -= points;
    return table;
}

std::map<std::string, Line> tableOf(const Tournament& tournament)
{
    std::map<std::string, Line> table;
    for (const engine::TeamStanding& team : engine::leagueTable(tournament).teams)
        table[team.team] = {team.played, team.matchPoints, team.boardPoints.halfPoints(),
                            team.berlin.halfPoints()};
    return table;
}

QString text(const std::map<std::string, Line>& table)
{
    QString lines;
    for (const auto& [team, line] : table)
        lines += u"%1: %2 %3 %4 %5\n"_s.arg(QString::fromStdString(team))
                     .arg(line.played)
                     .arg(line.matchPoints)
                     .arg(line.halves)
                     .arg(line.berlin);
    return lines;
}

/// Every board, no matter who is named first: round, teams, board, who sat there and what counts.
QStringList boardsOf(const Tournament& tournament)
{
    const auto nameOf = [&](ParticipantNumber number) {
        const auto position = tournament.indexOf(number);
        return position ? QString::fromStdString(tournament.participants[*position].name) : u"-"_s;
    };
    QStringList lines;
    for (const engine::TeamMatch& match : engine::teamMatches(tournament)) {
        const bool isFirst = match.home < match.away;
        for (const engine::MatchBoard& board : match.boards) {
            const GameResult result = isFirst ? board.counted() : board.counted().mirrored();
            lines += u"%1 %2|%3 %4: %5 %6 %7"_s.arg(match.round.value_or(0))
                         .arg(QString::fromStdString(std::min(match.home, match.away)),
                              QString::fromStdString(std::max(match.home, match.away)))
                         .arg(board.board)
                         .arg(nameOf(board.player(isFirst)), nameOf(board.player(!isFirst)),
                              QString::fromUtf8(engine::resultText(result).data()));
        }
    }
    lines.sort();
    return lines;
}

/// What is left of a season in a format, by what it says that it loses.
Tournament leftOf(Tournament tournament, const QString& format)
{
    if (format == u"json"_s)
        return tournament;
    tournament.header.penalties.clear();
    for (engine::Team& team : tournament.header.teams)
        team.withdrawal.reset();
    const bool isTrf = format == u"trf26"_s;
    for (Game& game : tournament.games)
        game.awarded.reset(); // they have what was played
    if (!isTrf)
        tournament.header.schedule.clear(); // tables have boards; who was to meet whom is not in them
    return tournament;
}

QStringList decisionsLost(std::string_view format, const Tournament& tournament)
{
    QStringList fields;
    for (const ExportLoss& loss : lossesOf(*formatById(format), {.tournament = tournament})) {
        if (loss.code != ExportLossCode::Decisions)
            continue;
        for (const std::string& arg : loss.args)
            fields += QString::fromStdString(arg);
    }
    return fields;
}

} // namespace

class TestLeagueSeasons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tableIsWhatWasPlayed();
    void comesBack_data();
    void comesBack();
    void reportHasTheTable();
};

void TestLeagueSeasons::tableIsWhatWasPlayed()
{
    for (int seed = 1; seed <= kSeasons; ++seed) {
        const Season season = SeasonMaker(static_cast<unsigned>(seed)).make();
        const QString expected = text(counted(season));
        const QString found = text(tableOf(season.tournament));
        QVERIFY2(found == expected,
                 qPrintable(u"season %1\n%2\nexpected\n%3"_s.arg(seed).arg(found, expected)));
        // The teams stand by what was counted.
        const auto teams = engine::leagueTable(season.tournament).teams;
        const auto table = counted(season);
        for (std::size_t i = 1; i < teams.size(); ++i) {
            const Line& above = table.at(teams[i - 1].team);
            const Line& below = table.at(teams[i].team);
            const auto valueOf = [](const Line& line) {
                return std::tuple(line.matchPoints, line.halves, line.berlin);
            };
            const bool isLast = teams[i].isAnnulled; // who left is after everybody
            QVERIFY2(isLast || valueOf(above) >= valueOf(below),
                     qPrintable(u"season %1: %2 above %3\n%4"_s.arg(seed).arg(
                         QString::fromStdString(teams[i - 1].team), QString::fromStdString(teams[i].team),
                         expected)));
            QCOMPARE(teams[i].isAnnulled,
                     season.gone && season.teams[static_cast<std::size_t>(*season.gone)] == teams[i].team);
        }
    }
}

void TestLeagueSeasons::comesBack_data()
{
    QTest::addColumn<QString>("format");
    for (const char* format : {"json", "trf26", "csv", "xlsx", "html"})
        QTest::newRow(format) << QString::fromUtf8(format);
}

void TestLeagueSeasons::comesBack()
{
    QFETCH(const QString, format);
    const std::string id = format.toStdString();
    for (int seed = 1; seed <= kSeasons; ++seed) {
        const Tournament tournament = SeasonMaker(static_cast<unsigned>(seed)).make().tournament;
        const auto written = formatById(id)->write({.tournament = tournament});
        QVERIFY2(written.has_value(), qPrintable(QString::number(seed)));
        const ImportResult read = open({{u"season"_s, *written}}).result;
        QVERIFY2(read.has_value(), qPrintable(QString::number(seed)));
        Tournament back = read->tournament;
        engine::settleTeams(back);
        QVERIFY(back.header.kind == engine::TournamentKind::Team);
        const Tournament left = leftOf(tournament, format);
        const QStringList boards = boardsOf(left);
        const QStringList found = boardsOf(back);
        for (qsizetype i = 0; i < std::max(boards.size(), found.size()); ++i)
            QVERIFY2(
                boards.value(i) == found.value(i),
                qPrintable(u"season %1\n%2\nexpected\n%3"_s.arg(seed).arg(found.value(i), boards.value(i))));
        // The table needs the boards of a match, which a file need not say.
        back.header.boards = tournament.header.boards;
        const QString table = text(tableOf(back));
        const QString expected = text(tableOf(left));
        QVERIFY2(table == expected,
                 qPrintable(u"season %1\n%2\nexpected\n%3"_s.arg(seed).arg(table, expected)));
        if (format == u"json"_s)
            continue;
        // What is gone is named.
        const QStringList lost = decisionsLost(id, tournament);
        QCOMPARE(lost.contains(u"penalties"_s), !tournament.header.penalties.empty());
        QVERIFY(lost.contains(u"teams"_s) && lost.contains(u"schedule"_s));
        const bool isAnyAwarded =
            std::ranges::any_of(tournament.games, [](const Game& game) { return game.awarded.has_value(); });
        QCOMPARE(lost.contains(u"awarded"_s), isAnyAwarded);
    }
}

/// Records 310, 300 and 330 say what the league table says.
void TestLeagueSeasons::reportHasTheTable()
{
    int forfeits = 0;
    for (int seed = 1; seed <= kSeasons; ++seed) {
        const Tournament tournament = SeasonMaker(static_cast<unsigned>(seed)).make().tournament;
        const auto table = tableOf(tournament);
        const QString report =
            QString::fromUtf8(formatById("trf26")->write({.tournament = tournament}).value());
        QStringList teams;
        std::size_t awarded = 0;
        for (const QString& line : report.split(u"\r\n"_s)) {
            if (line.startsWith("310"_L1)) {
                teams += line.mid(8, 32).trimmed();
                const Line& expected = table.at(teams.constLast().toStdString());
                QCOMPARE(qRound(line.mid(54, 6).toDouble()), expected.matchPoints);
                QCOMPARE(qRound(2 * line.mid(61, 6).toDouble()), expected.halves);
            } else if (line.startsWith("330"_L1)) {
                ++forfeits;
                const std::string home = teams.at(line.mid(11, 3).toInt() - 1).toStdString();
                const std::string away = teams.at(line.mid(15, 3).toInt() - 1).toStdString();
                const auto fixture =
                    std::ranges::find_if(tournament.header.schedule, [&](const Fixture& one) {
                        return one.round == line.mid(7, 3).toInt() && one.home == home && one.away == away;
                    });
                QVERIFY2(fixture != tournament.header.schedule.end(), qPrintable(line));
                if (fixture->awarded)
                    ++awarded;
                if (fixture->awarded == MatchAward::Home)
                    QCOMPARE(line.mid(4, 2), u"+-"_s);
            }
        }
        QCOMPARE(awarded, static_cast<std::size_t>(
                              std::ranges::count_if(tournament.header.schedule, [](const Fixture& one) {
                                  return one.awarded.has_value();
                              })));
    }
    QVERIFY(forfeits > kSeasons);
}

ZAHLMEISTER_TEST(TestLeagueSeasons, QCoreApplication)

} // namespace tst_leagueseasons

#include "tst_leagueseasons.moc"
