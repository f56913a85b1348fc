// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>

#include <QTest>

#include "engine/standings/categories.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_categories {

using namespace zahlmeister::engine;
using zahlmeister::tests::TournamentBuilder;

namespace {

/// Everybody beats those below him, but 3 and 4 draw; born 2010, 1990, 1966, 2008; two teams.
Tournament four()
{
    TournamentBuilder builder;
    builder.tournament.header.mode = TournamentMode::RoundRobin;
    builder.tournament.header.start = Date::tryFrom(2026, 4, 1);
    for (const int rating : {1900, 1599, 1400})
        builder.rated(rating);
    builder.unrated();
    constexpr std::array kBorn{2010, 1990, 1966, 2008};
    for (std::size_t i = 0; i < kBorn.size(); ++i) {
        builder.tournament.participants[i].birthYear = kBorn[i];
        builder.tournament.participants[i].clubName = i % 2 == 0 ? "Ahorn" : "Birke";
    }
    builder.tournament.participants[1].sex = Sex::Female;
    builder.tournament.participants[3].sex = Sex::Female;
    for (int white = 1; white <= 4; ++white) {
        for (int black = white + 1; black <= 4; ++black)
            builder.game(white, black, white == 3 ? kDrawn : kWhiteWins);
    }
    return builder.tournament;
}

/// Ranks and names of the whole table's places, such as `1:2 2:4`.
std::string of(const Tournament& tournament, const char* category, const std::vector<TieBreak>& list = {})
{
    const FinalTable table(tournament, {.tieBreaks = list});
    std::string text;
    for (const CategoryPlace& line : placesOf(tournament, table, categoryFromText(category).value())) {
        text += (text.empty() ? "" : " ") + std::to_string(line.rank) + ":";
        text +=
            line.values.empty()
                ? std::to_string(
                      table.played().entrants()[table.places()[line.places.front()].entrant].number.value())
                : line.team;
    }
    return text;
}

} // namespace

class TestCategories : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAndWrites_data();
    void readsAndWrites();
    void refuses_data();
    void refuses();
    void choosesPlayers();
    void sharesPlaces();
    void addsUpTeams();
    void countsTheYearOfTheFirstDay();
};

void TestCategories::readsAndWrites_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"women", "u18", "s60", "rating:1400-1599", "rating:-1399", "rating:2000-", "teams:4"})
        QTest::newRow(text) << QByteArray(text);
}

void TestCategories::readsAndWrites()
{
    QFETCH(const QByteArray, text);
    const auto category = categoryFromText(text.toStdString());
    QVERIFY(category);
    QCOMPARE(categoryText(*category), text.toStdString());
}

void TestCategories::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"", "men", "u", "u0", "u121", "x18", "rating:", "rating:-", "rating:1600-1500",
                             "rating:a-b", "teams:0", "teams:100", "teams:"})
        QTest::newRow(text) << QByteArray(text);
}

void TestCategories::refuses()
{
    QFETCH(const QByteArray, text);
    QVERIFY(!categoryFromText(text.toStdString()));
}

void TestCategories::choosesPlayers()
{
    QCOMPARE(of(four(), "women"), std::string("1:2 2:4"));
    QCOMPARE(of(four(), "u18"), std::string("1:1 2:4"));
    QCOMPARE(of(four(), "s60"), std::string("1:3"));
    QCOMPARE(of(four(), "rating:1400-1599"), std::string("1:2 2:3"));
    QCOMPARE(of(four(), "rating:-1599"), std::string("1:2 2:3 2:4")); // with the one who is unrated
    QCOMPARE(of(four(), "rating:1600-"), std::string("1:1"));
}

// RULE: C07 4.2: what nothing decides is shared, in a category as well.
void TestCategories::sharesPlaces()
{
    Tournament tournament = four();
    tournament.participants[2].sex = Sex::Female;
    QCOMPARE(of(tournament, "women"), std::string("1:2 2:3 2:4"));
}

void TestCategories::addsUpTeams()
{
    const Tournament tournament = four();
    QCOMPARE(of(tournament, "teams:2"), std::string("1:Ahorn 2:Birke")); // 3.5 against 2.5
    QCOMPARE(of(tournament, "teams:3"), std::string());
    const FinalTable table(tournament, {.tieBreaks = {{.code = TieBreakCode::DirectEncounter}}});
    const auto lines = placesOf(tournament, table, *categoryFromText("teams:1"));
    QCOMPARE(lines.size(), std::size_t(2));
    QCOMPARE(lines[0].values[0], 3.0);
    QVERIFY(std::isnan(lines[0].values[1])); // places among tied ones have no sum
    // A team by name counts before the club.
    Tournament named = tournament;
    named.participants[0].team = "Dorn";
    QCOMPARE(of(named, "teams:1"), std::string("1:Dorn 2:Birke 3:Ahorn"));
}

void TestCategories::countsTheYearOfTheFirstDay()
{
    Tournament tournament = four();
    tournament.header.start = Date::tryFrom(2025, 12, 27);
    QCOMPARE(of(tournament, "s60"), std::string()); // 60 in 2026
    tournament.participants[2].birthYear.reset();
    tournament.participants[2].birthDate.reset();
    QCOMPARE(of(tournament, "s50"), std::string()); // nobody knows
}

ZAHLMEISTER_TEST(TestCategories, QCoreApplication)

} // namespace tst_categories

#include "tst_categories.moc"
