// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/chronicle/ratinglist.h"
#include "tests/app/chronicle/chain.h"
#include "tests/app/chronicle/chronicles.h"

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::Chronicle;
using app::ChronicleTournament;
using app::PersonHistory;

namespace {

using List = std::vector<app::ListedRating>;

List listOf(const Chronicle& chronicle, const app::RatingListRequest& request)
{
    return *app::ratingList(chronicle, request);
}

const app::ListedRating& lineOf(const List& list, std::string_view name)
{
    return *std::ranges::find_if(list, [&](const auto& one) { return one.person->person().name == name; });
}

const PersonHistory& person(const Chronicle& chronicle, std::string_view name)
{
    return *app::personsNamed(chronicle, name).front();
}

} // namespace

/// Who has which rating on a day.
class TestRatingList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsRatingsOfADay();
    void listsOnTheLevelOfTheDay();
    void listsMembersOnly();
    void listsCorrespondencePlayers();
    void listsGroups();
};

void TestRatingList::listsRatingsOfADay()
{
    const Chronicle chronicle = chronicleOf(workedChain());
    const auto before = listOf(chronicle, {day(2027, 1, 1)});
    const auto after = listOf(chronicle, {day(2028, 12, 31), day(2027, 1, 1)});
    QCOMPARE(before.front().person->person().name, "L");
    QCOMPARE(before.front().rank, 1);
    QVERIFY(std::ranges::none_of(before, [](const auto& one) { return one.person->person().name == "P"; }));
    QCOMPARE(lineOf(after, "P").rating, 1495);
    QVERIFY(!lineOf(after, "P").change);
    QCOMPARE(lineOf(after, "M").change, std::optional(1458 - 1436));
    const auto club = listOf(chronicle, {.day = day(2028, 12, 31), .club = "mmmmm"});
    QCOMPARE(club.size(), std::size_t{1});
    QCOMPARE(listOf(chronicle, {.day = day(2028, 12, 31), .level = "m00"}).size(), std::size_t{1});
    QCOMPARE(listOf(chronicle, {.day = day(2028, 12, 31), .level = "000"}).size(), after.size());
}

// RULE: WO2026 3.4.3, 4.1.1
void TestRatingList::listsMembersOnly()
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
void TestRatingList::listsCorrespondencePlayers()
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

// RULE: WO2026 Anhang 4
void TestRatingList::listsOnTheLevelOfTheDay()
{
    const app::ChronicleTournament before = wonBy(1, day(2026, 3, 1), 1400, 20);
    const auto left = evaluated(before, app::shippedRules());
    // A list of a day after the conversion is on its level, though nothing was played since.
    const Chronicle chronicle = chronicleOf({before});
    QCOMPARE(lineOf(listOf(chronicle, {day(2026, 6, 1)}), "Held, Hans").rating, *left.newRating);
    const auto later = listOf(chronicle, {.day = day(2026, 7, 1), .since = day(2026, 6, 1)});
    const app::ListedRating& hero = lineOf(later, "Held, Hans");
    QVERIFY(hero.rating > *left.newRating + 100);
    QCOMPARE(hero.index, std::optional(*left.newIndex + 1));
}

// RULE: FWZ 5
void TestRatingList::listsGroups()
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

QTEST_GUILESS_MAIN(TestRatingList)
#include "tst_ratinglist.moc"
