// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/chronicle/chronicle.h"
#include "app/rules/shippedrules.h"
#include "tests/app/chronicle/chain.h"
#include "tests/app/chronicle/workedchain.h"

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::Chronicle;
using app::ChronicleTournament;
using app::EntryChangeKind;
using app::PersonHistory;

namespace {

engine::Date day(int year, int month, int dayOfMonth)
{
    return *engine::Date::tryFrom(year, month, dayOfMonth);
}

Chronicle chronicleOf(std::vector<ChronicleTournament> tournaments)
{
    const std::shared_ptr<const engine::RuleCatalog> rules(&app::shippedRules(), [](const auto*) {});
    return app::chronicleOf(app::shared(std::move(tournaments)), rules);
}

/// The worked chain with the late tournament, every entry as the recalculation has it.
std::vector<ChronicleTournament> workedChain()
{
    std::vector<ChronicleTournament> tournaments{example(), secondTournament(), lateTournament()};
    const app::Recalculation recalculation = app::recalculate(tournaments, app::shippedRules());
    for (ChronicleTournament& one : tournaments) {
        for (const auto& recalculated : recalculation.tournaments) {
            if (recalculated.id != one.id)
                continue;
            for (const auto& change : recalculated.changes)
                app::putEntry(one.tournament.participants[*one.tournament.indexOf(change.number)],
                              change.entryAfter);
        }
    }
    return tournaments;
}

std::vector<app::ListedRating> listOf(const Chronicle& chronicle, const app::RatingListRequest& request)
{
    return *app::ratingList(chronicle, request);
}

const PersonHistory& person(const Chronicle& chronicle, std::string_view name)
{
    return *app::personsNamed(chronicle, name).front();
}

std::vector<std::int64_t> tournamentsOf(const PersonHistory& history)
{
    std::vector<std::int64_t> ids;
    for (const app::Participation& one : history.participations)
        ids.push_back(one.tournament.value());
    return ids;
}

} // namespace

/// Every player over all his tournaments.
class TestChronicle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsAPlayer();
    void keepsTheLedger();
    void tellsEntries();
    void tellsConversions();
    void finds();
    void listsRatingsOfADay();
    void listsMembersOnly();
    void listsCorrespondencePlayers();
    void listsGroups();
    void leavesOut();
};

// RULE: WO2026 2.2.3
void TestChronicle::followsAPlayer()
{
    const Chronicle chronicle = chronicleOf(workedChain());
    QCOMPARE(chronicle.persons.size(), std::size_t{16});
    const PersonHistory& p = person(chronicle, "P");
    QCOMPARE(p.id, "1.14");
    QCOMPARE(tournamentsOf(p), (std::vector<std::int64_t>{1, 3, 2}));
    QVERIFY(!p.participations[0].exit.rating && p.participations[0].recorded);
    QCOMPARE(p.participations[1].exit.rating->value(), 1470); // first rating, tournament that came late
    QCOMPARE(p.standing().rating->value(), 1495);
    QCOMPARE(p.standing().index, std::optional(2));
    QVERIFY(p.entries.empty());                      // every entry follows from the tournament before
    const PersonHistory& n = person(chronicle, "N"); // no member
    QVERIFY(!n.standing().rating && !n.participations.back().recorded);
}

// RULE: WO2026 3.4.2, 4.1.1
void TestChronicle::keepsTheLedger()
{
    const Chronicle chronicle = chronicleOf(workedChain());
    const PersonHistory& p = person(chronicle, "P");
    QCOMPARE(p.ledger.size(), std::size_t{4});
    QVERIFY(!p.ledger[0].tournament); // from before
    QCOMPARE(p.ledger[0].expires, std::optional(day(2028, 7, 1)));
    QCOMPARE(p.ledger[2].tournament, std::optional(engine::TournamentId(1)));
    QCOMPARE(p.ledger[2].game.opponentRating.value(), 1640);
    QCOMPARE(p.ledger[2].expires, std::optional(day(2028, 12, 12)));
    for (const app::LedgerGame& game : p.ledger)
        QCOMPARE(game.usedIn, std::optional(engine::TournamentId(3)));

    // Without the late tournament two games have expired when they are wanted.
    std::vector<ChronicleTournament> onTime{example(), secondTournament()};
    const auto recalculation = app::recalculate(onTime, app::shippedRules());
    for (const auto& change : recalculation.tournaments[1].changes)
        app::putEntry(onTime[1].tournament.participants[*onTime[1].tournament.indexOf(change.number)],
                      change.entryAfter);
    const Chronicle shorter = chronicleOf(onTime);
    const PersonHistory& later = person(shorter, "P");
    QVERIFY(!later.ledger[0].usedIn && !later.ledger[1].usedIn);
    QCOMPARE(later.ledger[3].usedIn, std::optional(engine::TournamentId(2)));
}

// RULE: WO2026 2.2.4, 6.4.2
void TestChronicle::tellsEntries()
{
    ChronicleTournament first = wonBy(1, day(2027, 3, 1), 1700, 20);
    const auto left = evaluated(first, app::shippedRules());
    ChronicleTournament listed = wonBy(2, day(2027, 6, 1), 1790, *left.newIndex + 3);
    ChronicleTournament byHand = wonBy(3, day(2027, 9, 1), 1600, 30);
    heroOf(byHand).overrides = {{engine::ListedValue::Rating, 1790, 1600, "as the federation says"}};
    const Chronicle chronicle = chronicleOf({first, listed, byHand});
    const PersonHistory& hero = person(chronicle, "NU0000001");
    QCOMPARE(hero.entries.size(), std::size_t{2});
    QVERIFY(hero.entries[0].kind == EntryChangeKind::List);
    QCOMPARE(hero.entries[0].elsewhere, 3);
    QCOMPARE(hero.entries[0].before.rating->value(), *left.newRating);
    QCOMPARE(hero.entries[0].after.rating->value(), 1790);
    QVERIFY(hero.entries[1].kind == EntryChangeKind::Override);
    QCOMPARE(hero.entries[1].reason, "as the federation says");
    QCOMPARE(hero.entries[1].elsewhere, 0);
}

// RULE: WO2026 Anhang 4
void TestChronicle::tellsConversions()
{
    const ChronicleTournament before = wonBy(1, day(2026, 3, 1), 1400, 20);
    const auto left = evaluated(before, app::shippedRules());
    ChronicleTournament after = wonBy(2, day(2026, 9, 1), {}, {});
    const auto recalculation = app::recalculate({before, after}, app::shippedRules());
    app::putEntry(heroOf(after), recalculation.tournaments[1].changes.front().entryAfter);
    const Chronicle chronicle = chronicleOf({after, before});
    const PersonHistory& hero = person(chronicle, "held, hans");
    QCOMPARE(hero.entries.size(), std::size_t{1});
    QVERIFY(hero.entries[0].kind == EntryChangeKind::Conversion);
    QCOMPARE(hero.entries[0].date, day(2026, 6, 8));
    QCOMPARE(hero.entries[0].before.rating->value(), *left.newRating);
    QCOMPARE(hero.entries[0].after.index, std::optional(*left.newIndex + 1));

    // A list of a day after it is on its level, though nothing was played since.
    const Chronicle old = chronicleOf({before});
    const auto earlier = listOf(old, {day(2026, 6, 1)});
    const auto later = listOf(old, {day(2026, 7, 1)});
    const auto ratingOfHero = [](const std::vector<app::ListedRating>& list) {
        return std::ranges::find_if(list,
                                    [](const auto& one) { return one.person->person().name == "Held, Hans"; })
            ->rating;
    };
    QCOMPARE(ratingOfHero(earlier), *left.newRating);
    QCOMPARE(ratingOfHero(later), hero.entries[0].after.rating->value());
}

void TestChronicle::finds()
{
    std::vector<ChronicleTournament> tournaments{wonBy(1, day(2027, 3, 1), 1700, 20)};
    heroOf(tournaments[0]).name = "Größe, Änne";
    heroOf(tournaments[0]).fideId = 4600001;
    heroOf(tournaments[0]).clubName = "SF Übach";
    const Chronicle chronicle = chronicleOf(tournaments);
    for (const char* text : {"groesse", "Anne", "übach", "4600001", "NU0000001"})
        QVERIFY2(app::personsWith(chronicle, text).size() == 1, text);
    QCOMPARE(app::personsWith(chronicle, "").size(), std::size_t{2});
    QVERIFY(app::personsWith(chronicle, "nobody").empty());
    QCOMPARE(app::personsNamed(chronicle, "1.1").size(), std::size_t{1});
    QVERIFY(app::personsNamed(chronicle, "Größe").empty()); // a whole name
}

void TestChronicle::listsRatingsOfADay()
{
    const Chronicle chronicle = chronicleOf(workedChain());
    const auto before = listOf(chronicle, {day(2027, 1, 1)});
    const auto after = listOf(chronicle, {day(2028, 12, 31), day(2027, 1, 1)});
    const auto line = [](const std::vector<app::ListedRating>& list, std::string_view name) {
        return *std::ranges::find_if(list,
                                     [&](const auto& one) { return one.person->person().name == name; });
    };
    QCOMPARE(before.front().person->person().name, "L");
    QCOMPARE(before.front().rank, 1);
    QVERIFY(std::ranges::none_of(before, [](const auto& one) { return one.person->person().name == "P"; }));
    QCOMPARE(line(after, "P").rating, 1495);
    QVERIFY(!line(after, "P").change);
    QCOMPARE(line(after, "M").change, std::optional(1458 - 1436));
    const auto club = listOf(chronicle, {.day = day(2028, 12, 31), .club = "mmmmm"});
    QCOMPARE(club.size(), std::size_t{1});
    QCOMPARE(listOf(chronicle, {.day = day(2028, 12, 31), .level = "m00"}).size(), std::size_t{1});
    QCOMPARE(listOf(chronicle, {.day = day(2028, 12, 31), .level = "000"}).size(), after.size());
}

// RULE: WO2026 3.4.3, 4.1.1
void TestChronicle::listsMembersOnly()
{
    ChronicleTournament one = wonBy(1, day(2027, 3, 1), 1700, 20);
    heroOf(one).member = false;
    heroOf(one).memberUntil = day(2026, 12, 31);
    const Chronicle chronicle = chronicleOf({one});
    const PersonHistory& hero = person(chronicle, "NU0000001");
    QVERIFY(hero.participations.front().recorded); // carried on
    const auto list = listOf(chronicle, {day(2027, 12, 31)});
    QVERIFY(std::ranges::none_of(list, [&](const auto& line) { return line.person == &hero; }));
    QVERIFY(!list.empty());
}

// RULE: FWZ 3.2, 5
void TestChronicle::listsCorrespondencePlayers()
{
    ChronicleTournament one = wonBy(1, day(2020, 3, 1), 1700, 4);
    ChronicleTournament two = wonBy(2, day(2021, 3, 1), 1700, 3);
    two.tournament.participants.front().personId = "NU0000002";
    for (ChronicleTournament* tournament : {&one, &two})
        tournament->tournament.header.system = "fwz-2019";
    const Chronicle chronicle = chronicleOf({one, two});
    const auto heroes = [&](engine::Date on, const char* rules) {
        QStringList ids;
        for (const app::ListedRating& line : listOf(chronicle, {.day = on, .rules = rules})) {
            if (!line.person->person().personId.empty())
                ids.append(QString::fromStdString(line.person->person().personId));
        }
        return ids;
    };
    // Index 5 is secured, index 4 is not; five years after the last evaluation nobody is listed any more.
    QCOMPARE(heroes(day(2025, 3, 1), "fwz-2019"), QStringList{QStringLiteral("NU0000001")});
    QCOMPARE(heroes(day(2025, 3, 2), "fwz-2019"), QStringList());
    QCOMPARE(heroes(day(2025, 3, 1), ""), QStringList()); // no DWZ
    QVERIFY(!app::ratingList(chronicle, {.day = day(2025, 3, 1), .rules = "elo-1970"}).has_value());
}

// RULE: FWZ 5
void TestChronicle::listsGroups()
{
    // Three tournaments of 2020, in which the first participant is another person each time.
    std::vector<ChronicleTournament> tournaments;
    for (const int i : {1, 2, 3}) {
        tournaments.push_back(wonBy(i, day(2020, i, 1), 1600 + 50 * i, 3)); // not secured
        engine::Tournament& one = tournaments.back().tournament;
        one.header.system = "fwz-2019";
        engine::Participant& hero = one.participants.front();
        hero.personId = "NU000000" + std::to_string(i);
        hero.name = std::string(1, static_cast<char>('D' - i)) + ", Jemand";
        hero.sex = i == 2 ? engine::Sex::Female : engine::Sex::Male;
        hero.birthDate.reset();
        hero.birthYear = i == 1 ? 1960 : 2000;
        for (std::size_t other = 1; other < one.participants.size(); ++other) {
            one.participants[other].rating.reset(); // nobody else is of interest
            one.participants[other].sex = engine::Sex::Male;
            one.participants[other].birthYear = 1985;
            one.participants[other].birthDate.reset();
        }
    }
    tournaments[2].tournament.participants.front().birthYear.reset();
    const Chronicle chronicle = chronicleOf(tournaments);
    const auto idsOf = [&](app::RatingListRequest request) {
        request.rules = "fwz-2019";
        QStringList ids;
        for (const app::ListedRating& line : listOf(chronicle, request)) {
            if (!line.person->person().personId.empty())
                ids.append(QString::fromStdString(line.person->person().personId));
        }
        return ids;
    };
    using app::ListedGroup;
    // Only the ranking of all asks for five tournaments.
    QCOMPARE(idsOf({.day = day(2020, 12, 1)}), QStringList());
    const QStringList byName = idsOf({.day = day(2020, 12, 1), .byName = true});
    QCOMPARE(byName, (QStringList{QStringLiteral("NU0000003"), QStringLiteral("NU0000002"),
                                  QStringLiteral("NU0000001")}));
    QCOMPARE(idsOf({.day = day(2020, 12, 1), .group = ListedGroup::Women}),
             QStringList{QStringLiteral("NU0000002")});
    // 60 and 20 in the year of the list, whatever the day.
    QCOMPARE(idsOf({.day = day(2020, 3, 2), .group = ListedGroup::Seniors}),
             QStringList{QStringLiteral("NU0000001")});
    QCOMPARE(idsOf({.day = day(2020, 3, 2), .group = ListedGroup::Youth}),
             QStringList{QStringLiteral("NU0000002")});
    QCOMPARE(idsOf({.day = day(2021, 3, 2), .group = ListedGroup::Youth}), QStringList());
    app::RatingListRequest seniors{
        .day = day(2020, 3, 2), .rules = "fwz-2019", .group = ListedGroup::Seniors};
    QCOMPARE(*app::withoutGroup(chronicle, seniors), 1); // of one the year is not known
    seniors.group = ListedGroup::Women;
    QCOMPARE(*app::withoutGroup(chronicle, seniors), 0);
}

void TestChronicle::leavesOut()
{
    ChronicleTournament undated = wonBy(1, day(2027, 3, 1), 1700, 20);
    undated.tournament.header.end.reset();
    ChronicleTournament withComputer = wonBy(2, day(2027, 3, 1), 1700, 20);
    withComputer.tournament.participants.back().computer = true;
    const Chronicle chronicle = chronicleOf({undated, withComputer});
    QCOMPARE(chronicle.skipped.size(), std::size_t{1});
    QCOMPARE(chronicle.persons.size(), std::size_t{1});
}

QTEST_GUILESS_MAIN(TestChronicle)
#include "tst_chronicle.moc"
