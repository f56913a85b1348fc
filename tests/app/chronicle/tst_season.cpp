// SPDX-License-Identifier: GPL-3.0-or-later
// A league that was split into two halves: each is a tournament, and the table goes through both.
#include <QTemporaryDir>
#include <QTest>

#include "app/chronicle/earliertournament.h"
#include "app/chronicle/season.h"
#include "app/chronicle/tournamentjoin.h"
#include "app/chronicle/tournamentparts.h"
#include "app/store/workfile.h"
#include "engine/league/leaguetable.h"
#include "engine/rules/breaks.h"
#include "tests/support/testmain.h"

namespace tst_season {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using engine::Date;
using engine::Fixture;
using engine::ParticipantNumber;
using engine::Tournament;

namespace {

constexpr int kBoards = 2;
const std::string kSeason = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

/// Four teams, six rounds, a break of ten weeks after the third; team 4 has a penalty, and one match of the
/// first half was awarded.
Tournament league()
{
    Tournament tournament;
    engine::TournamentHeader& header = tournament.header;
    header.name = "Kreisliga";
    header.kind = engine::TournamentKind::Team;
    header.rounds = 6;
    header.boards = kBoards;
    header.start = Date::tryFrom(2026, 10, 4);
    header.end = Date::tryFrom(2027, 3, 7);
    const std::vector<std::string> teams{"Adler", "Baer", "Caissa", "Dachs"};
    int number = 0;
    for (const std::string& team : teams) {
        engine::Team& added = header.teams.emplace_back(engine::Team{.name = team});
        for (int board = 1; board <= kBoards; ++board) {
            const ParticipantNumber player(++number);
            tournament.participants.push_back(
                {.number = player, .name = team + ", P" + std::to_string(board), .team = team});
            added.lineup.push_back({board, player});
        }
    }
    const int pairs[6][4]{{0, 3, 1, 2}, {3, 2, 0, 1}, {1, 3, 2, 0}, {3, 0, 2, 1}, {2, 3, 1, 0}, {3, 1, 0, 2}};
    const std::vector<Date> days{*Date::tryFrom(2026, 10, 4),  *Date::tryFrom(2026, 10, 25),
                                 *Date::tryFrom(2026, 11, 15), *Date::tryFrom(2027, 1, 31),
                                 *Date::tryFrom(2027, 2, 14),  *Date::tryFrom(2027, 3, 7)};
    for (int round = 1; round <= 6; ++round) {
        for (int match = 0; match < 2; ++match) {
            const int home = pairs[round - 1][2 * match];
            const int away = pairs[round - 1][2 * match + 1];
            const Date day = days[static_cast<std::size_t>(round) - 1];
            header.schedule.push_back(
                {round, teams[static_cast<std::size_t>(home)], teams[static_cast<std::size_t>(away)], day});
            for (int board = 1; board <= kBoards; ++board) {
                const bool isHomeWhite = board % 2 == 0;
                const ParticipantNumber own(home * kBoards + board);
                const ParticipantNumber other(away * kBoards + board);
                engine::Game game{.id = engine::GameId(std::ssize(tournament.games) + 1),
                                  .round = round,
                                  .white = isHomeWhite ? own : other,
                                  .black = isHomeWhite ? other : own,
                                  .result = (home + board + round) % 3 == 0 ? engine::kDrawn
                                            : (home + round) % 2 == 0       ? engine::kWhiteWins
                                                                            : engine::kBlackWins,
                                  .date = day,
                                  .board = board};
                tournament.games.push_back(game);
            }
        }
    }
    header.schedule[1].awarded = engine::MatchAward::Away;
    header.penalties = {{"Dachs", 1, 0, "late"}};
    engine::settleTeams(tournament);
    return tournament;
}

QStringList tableOf(const Tournament& tournament)
{
    QStringList lines;
    for (const engine::TeamStanding& team : engine::leagueTable(tournament).teams)
        lines += u"%1. %2 %3 %4 %5 %6"_s.arg(team.rank)
                     .arg(QString::fromStdString(team.team))
                     .arg(team.played)
                     .arg(team.matchPoints)
                     .arg(team.boardPoints.halfPoints())
                     .arg(team.berlin.halfPoints());
    return lines;
}

/// Split at its break, as the dialog does it.
std::vector<Tournament> halves()
{
    const Tournament whole = league();
    auto parts = splitAtBreaks(whole, engine::breaksOf(whole, 56));
    makeSeason(parts, whole, kSeason);
    return parts;
}

} // namespace

class TestSeason : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsKeepWhatWasDecided();
    void tableGoesThroughAllParts();
    void isReadFromTheWorkFile();
    void isNeverInferred();
    void tellsTheBreak();
    void lineUpsBeginTheNextSeason();
};

void TestSeason::partsKeepWhatWasDecided()
{
    const auto parts = halves();
    QCOMPARE(parts.size(), std::size_t{2});
    for (const Tournament& part : parts) {
        QCOMPARE(part.header.season, kSeason);
        QCOMPARE(part.header.penalties.size(), std::size_t{1});
        QCOMPARE(part.header.schedule.size(), std::size_t{6});
    }
    // Parts of a part are of the same season.
    auto again = splitAfterRound(parts[0], 1);
    makeSeason(again, parts[0], "00000000-0000-4000-8000-000000000000");
    QCOMPARE(again[1].header.season, kSeason);
}

void TestSeason::tableGoesThroughAllParts()
{
    const auto parts = halves();
    QVERIFY(tableOf(parts[1]) != tableOf(league()));
    const Tournament season = seasonOf({parts[0]}, parts[1]);
    QCOMPARE(tableOf(season), tableOf(league()));
    QCOMPARE(season.participants.size(), league().participants.size()); // everybody once
    QCOMPARE(season.header.rounds, std::optional(6));
    QCOMPARE(season.header.name, parts[1].header.name);
    // Three parts, and of the first there is none before.
    auto three = splitAfterRound(parts[1], 1);
    QCOMPARE(tableOf(seasonOf({parts[0], three[0]}, three[1])), tableOf(league()));
    QCOMPARE(tableOf(seasonOf({}, parts[0])), tableOf(parts[0]));
}

void TestSeason::isReadFromTheWorkFile()
{
    const QTemporaryDir folder;
    const auto file = WorkFile::open(folder.filePath(u"season.zahlmeister"_s)).value();
    const auto parts = halves();
    // The later part may stand before the earlier one.
    const auto second = file->addTournament(parts[1]).value();
    const auto first = file->addTournament(parts[0]).value();
    Tournament other = league();
    other.header.end = parts[0].header.end;
    QVERIFY(file->addTournament(other).has_value());
    auto earlier = earlierParts(*file, second, parts[1].header).value();
    QCOMPARE(earlier.size(), std::size_t{1});
    QCOMPARE(tableOf(seasonOf(std::move(earlier), parts[1])), tableOf(league()));
    QVERIFY(earlierParts(*file, first, parts[0].header).value().empty());
    QVERIFY(file->removeTournament(first).has_value());
    QVERIFY(earlierParts(*file, second, parts[1].header).value().empty());
}

/// Equal names, teams and levels make no season.
void TestSeason::isNeverInferred()
{
    const QTemporaryDir folder;
    const auto file = WorkFile::open(folder.filePath(u"season.zahlmeister"_s)).value();
    auto parts = halves();
    parts[0].header.season.clear();
    QVERIFY(file->addTournament(parts[0]).has_value());
    const auto second = file->addTournament(parts[1]).value();
    QVERIFY(earlierParts(*file, second, parts[1].header).value().empty());
    // Joined to one tournament again it is a season of its own (4.2.4.3).
    QVERIFY(joined(halves()).tournament.header.season.empty());
    QCOMPARE(tableOf(joined(halves()).tournament), tableOf(league()));
}

// RULE: WO2026 2.2.2
void TestSeason::tellsTheBreak()
{
    const auto parts = halves();
    QCOMPARE(daysBefore({parts[0]}, parts[1]), std::optional(77));
    QVERIFY(!daysBefore({}, parts[0]));
    auto three = splitAfterRound(parts[1], 1);
    QCOMPARE(daysBefore({parts[0], three[0]}, three[1]), std::optional(14));
    three[1].games[0].date.reset();
    QVERIFY(!daysBefore({three[0]}, three[1]));
}

void TestSeason::lineUpsBeginTheNextSeason()
{
    Tournament last = league();
    last.header.season = kSeason;
    last.header.teams[0].lineup[0].until = Date::tryFrom(2026, 12, 31); // who left
    last.header.teams[0].lineup[1].from = Date::tryFrom(2026, 11, 1);
    last.header.teams[0].lineup[1].rating = engine::Rating(1800);
    last.header.schedule.push_back({6, "Adler", "Dachs", {}, engine::MatchAward::Home, "x", true});
    const engine::TournamentHeader next = headerForNextEdition(last.header);
    QCOMPARE(next.teams.size(), std::size_t{4});
    QVERIFY((next.teams[0].lineup == std::vector<engine::LineupPlace>{{2, ParticipantNumber(2)}}));
    QVERIFY(next.teams[1].lineup == last.header.teams[1].lineup);
    QVERIFY(next.season.empty() && next.penalties.empty());
    QCOMPARE(next.schedule.size(), std::size_t{12});
    for (const Fixture& fixture : next.schedule)
        QVERIFY(!fixture.date && !fixture.awarded);
}

ZAHLMEISTER_TEST(TestSeason, QCoreApplication)

} // namespace tst_season

#include "tst_season.moc"
