// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets of a league on paper, as web page, CSV, spreadsheet and JSON.
#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "engine/model/teammatches.h"
#include "tests/print/sheetfixture.h"
#include "tests/support/testmain.h"
#include "ui/models/leaguetables.h"
#include "ui/print/leaguefile.h"
#include "ui/print/printservice.h"

namespace tst_leaguefile {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace zahlmeister::testing;
using namespace zahlmeister::ui;

namespace {

/// Ahorn against Birke in round 1, of which the second board was awarded; Ceder did not come to round 2;
/// round 3 is still to be played.
Tournament season()
{
    Tournament tournament = fieldOf(6);
    tournament.games.clear();
    TournamentHeader& header = tournament.header;
    header.kind = TournamentKind::Team;
    header.boards = 2;
    const char* const teams[]{"Ahorn", "Ahorn", "Birke", "Birke", "Ceder", "Ceder"};
    for (std::size_t i = 0; i < tournament.participants.size(); ++i) {
        Participant& person = tournament.participants[i];
        person.team = teams[i];
        if (i % 2 == 0)
            header.teams.push_back({.name = person.team});
        header.teams.back().lineup.push_back(
            {.number = 101 + static_cast<int>(i % 2), .participant = person.number, .guest = i == 5});
    }
    header.schedule = {
        {1, "Ahorn", "Birke", Date::tryFrom(2026, 10, 4)},
        {2, "Ceder", "Ahorn", Date::tryFrom(2026, 11, 1), MatchAward::Away, "nicht angetreten"},
        {3, "Birke", "Ceder", Date::tryFrom(2026, 12, 6)}};
    for (int board = 1; board <= 2; ++board) {
        Game game{.id = GameId(board),
                  .round = 1,
                  .white = ParticipantNumber(board),
                  .black = ParticipantNumber(board + 2),
                  .result = kWhiteWins,
                  .date = Date::tryFrom(2026, 10, 4),
                  .board = board};
        if (board == 2)
            game.awarded = kBlackWinsByForfeit;
        tournament.games.push_back(game);
    }
    settleTeams(tournament);
    return tournament;
}

SheetRequest requestFor(SheetKind kind)
{
    return {.kind = kind, .language = Language::English};
}

QByteArray file(SheetKind kind, const QString& ending, const Tournament& tournament = season())
{
    const SheetSnapshot values = evaluated(tournament);
    const auto data = leagueFile(values.source(), requestFor(kind), ending);
    return data.has_value() ? *data : QByteArray();
}

QJsonObject json(SheetKind kind)
{
    return QJsonDocument::fromJson(file(kind, u"json"_s)).object();
}

class TestLeagueFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasEverySheetInEveryFormat();
    void marksWhatWasAwarded();
    void cardsAreEmptyBeforeAndFilledAfter();
    void lineUpsHaveNumbers();
    void jsonHasTheFigures();
    void tableIsOfTheSeason();
    void followsTheEnding();
};

} // namespace

void TestLeagueFile::hasEverySheetInEveryFormat()
{
    for (const SheetKind kind : kLeagueSheetKinds) {
        QVERIFY(isOfLeague(kind));
        for (const QString& ending : leagueFileEndings()) {
            const QByteArray data = file(kind, ending);
            const QByteArray begin = ending == u"pdf"_s    ? "%PDF"
                                     : ending == u"html"_s ? "<!DOCTYPE html>"
                                     : ending == u"csv"_s  ? "\xEF\xBB\xBF"
                                     : ending == u"xlsx"_s ? "PK"
                                                           : "{";
            QVERIFY2(data.startsWith(begin), qPrintable(u"%1 %2"_s.arg(int(kind)).arg(ending)));
            if (ending == u"html"_s || ending == u"csv"_s || ending == u"json"_s)
                QVERIFY2(data.contains("Ahorn") && data.contains("Birke"), qPrintable(ending));
        }
    }
    QVERIFY(!isOfLeague(SheetKind::Evaluation));
}

// RULE: WO2026 2.2.5.2
void TestLeagueFile::marksWhatWasAwarded()
{
    for (const SheetKind kind : {SheetKind::Matches, SheetKind::MatchCards}) {
        for (const QString& ending : {u"html"_s, u"csv"_s}) {
            const QString text = QString::fromUtf8(file(kind, ending));
            QVERIFY2(text.contains(u"− : +*"_s), qPrintable(text));
            QVERIFY2(text.contains(u"Board 2 was awarded; at the board: 1 : 0"_s), qPrintable(text));
            QVERIFY2(text.contains(u"awarded to the visiting team: nicht angetreten"_s), qPrintable(text));
        }
    }
    const QString schedule = QString::fromUtf8(file(SheetKind::Schedule, u"csv"_s));
    QVERIFY2(schedule.contains(u"0 : 2*"_s), qPrintable(schedule));
    const QString table = QString::fromUtf8(file(SheetKind::LeagueTable, u"html"_s));
    QVERIFY2(table.contains(u"2*"_s) && table.contains(u"*: awarded"_s), qPrintable(table));
    const QJsonArray matches = json(SheetKind::Matches).value("matches"_L1).toArray();
    QCOMPARE(matches[0].toObject().value("boards"_L1).toArray()[1].toObject().value("awarded"_L1).toString(),
             u"-/+"_s);
    QCOMPARE(matches[1].toObject().value("awarded"_L1).toString(), u"away"_s);
}

void TestLeagueFile::cardsAreEmptyBeforeAndFilledAfter()
{
    const Tournament tournament = season();
    const auto matches = selectedMatches(tournament, {});
    QCOMPARE(matches.size(), std::size_t{3});
    const app::Table filled = boardTable(tournament, matches[0]);
    QCOMPARE(filled.rows.size(), std::size_t{2});
    QVERIFY(!filled.rows[0][2].text.isEmpty());
    const app::Table empty = boardTable(tournament, matches[2]);
    QCOMPARE(empty.rows.size(), std::size_t{2}); // as many as the league has boards
    for (const auto& row : empty.rows)
        QVERIFY(row[2].text.isEmpty() && !row[4].text.isEmpty());
    // On paper each has a page of its own; the empty one has the line-ups, to choose from.
    const SheetSnapshot values = evaluated(tournament);
    const auto layout = layoutSheets(values.source(), requestFor(SheetKind::MatchCards));
    QVERIFY(layout.has_value());
    QCOMPARE(layout->pages.size(), std::size_t{3});
    const QString last = testing::textsOf(layout->pages.back()).join(u'|');
    QVERIFY2(last.contains(u"101"_s) && last.contains(u"guest"_s) && last.contains(u"Referee"_s),
             qPrintable(last));
    SheetRequest one = requestFor(SheetKind::MatchCards);
    one.round = 3;
    QCOMPARE(layoutSheets(values.source(), one)->pages.size(), std::size_t{1});
    one.round = 7;
    QCOMPARE(layoutSheets(values.source(), one)->pages.size(),
             std::size_t{1}); // which says that there is none
}

void TestLeagueFile::lineUpsHaveNumbers()
{
    const app::Table table = lineUpTable(season(), "Ceder");
    QCOMPARE(table.rows.size(), std::size_t{2});
    QCOMPARE(table.rows[1][0].text, u"102"_s);
    QCOMPARE(table.rows[1].back().text, u"guest"_s);
    Tournament without = season();
    without.header.teams.clear();
    QCOMPARE(lineUpTable(without, "Ceder").rows.size(), std::size_t{2});
    const QJsonArray lineups = json(SheetKind::LineUps).value("lineups"_L1).toArray();
    QCOMPARE(lineups.size(), 3);
    QCOMPARE(
        lineups[2].toObject().value("places"_L1).toArray()[0].toObject().value("lineup_number"_L1).toInt(),
        101);
}

void TestLeagueFile::jsonHasTheFigures()
{
    const QJsonObject league = json(SheetKind::LeagueTable);
    const QJsonArray table = league.value("table"_L1).toArray();
    QCOMPARE(table.size(), 3);
    const QJsonObject first = table[0].toObject();
    QCOMPARE(first.value("team"_L1).toString(), u"Ahorn"_s);
    QCOMPARE(first.value("match_points"_L1).toInt(), 3); // 1:1 and an award
    QCOMPARE(first.value("board_points"_L1).toDouble(), 3.0);
    QCOMPARE(first.value("results"_L1).toArray().size(), 2);
    QVERIFY(!league.value("players"_L1).toArray().isEmpty() && !league.value("teams"_L1).toArray().isEmpty());
    const QJsonArray schedule = json(SheetKind::Schedule).value("schedule"_L1).toArray();
    QCOMPARE(schedule.size(), 3);
    QVERIFY(!schedule[2].toObject().contains("home_points"_L1));
    QCOMPARE(schedule[2].toObject().value("date"_L1).toString(), u"2026-12-06"_s);
}

/// Of a part of a season the table is that of the season up to it.
void TestLeagueFile::tableIsOfTheSeason()
{
    SheetSnapshot values = evaluated(season());
    Tournament whole = season();
    whole.header.schedule.push_back({4, "Ahorn", "Ceder", {}, MatchAward::Home, ""});
    values.season = whole;
    const auto tables = leagueSheetTables(values.source(), requestFor(SheetKind::LeagueTable));
    QCOMPARE(tables.size(), std::size_t{4});
    QCOMPARE(tables[0].rows[0][2].text, u"3"_s); // matches of Ahorn
    SheetRequest early = requestFor(SheetKind::LeagueTable);
    early.round = 1; // the first of this part is the third of the season
    QCOMPARE(leagueSheetTables(values.source(), early)[0].title, u"Table after round 3"_s);
}

void TestLeagueFile::followsTheEnding()
{
    const QTemporaryDir folder;
    const SheetSnapshot values = evaluated(season());
    for (const QString& ending : leagueFileEndings()) {
        const QString path = folder.filePath(u"sheet."_s + ending);
        QVERIFY(writeSheets(values.source(), requestFor(SheetKind::Schedule), path).has_value());
        QFile written(path);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.read(4).startsWith("%PDF"), ending == u"pdf"_s);
    }
    // What is of no league is PDF.
    const QString path = folder.filePath(u"evaluation.csv"_s);
    QVERIFY(writeSheets(values.source(), requestFor(SheetKind::Evaluation), path).has_value());
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly) && written.read(4) == "%PDF");
}

ZAHLMEISTER_TEST(TestLeagueFile, QApplication)

} // namespace tst_leaguefile

#include "tst_leaguefile.moc"
