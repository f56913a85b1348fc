// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/chronicle/reading/ratinglist.h"
#include "tests/app/chronicle/chain.h"
#include "tests/app/chronicle/chronicles.h"
#include "tests/support/testmain.h"

namespace tst_ratinglist {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::Chronicle;
using app::ChronicleTournament;
using app::PersonHistory;

namespace {

/// As it would be published on the day of the list, with what was noted about persons.
app::RatingList listOf(const Chronicle& chronicle, const app::RatingListRequest& request,
                       const std::vector<app::UnnamedPerson>& unnamed = {})
{
    return *app::ratingList(chronicle, request, {chronicle, unnamed, request.day});
}

const app::RatingLine& lineOf(const app::RatingList& list, std::string_view name)
{
    return *std::ranges::find(list.lines, name, &app::RatingLine::name);
}

bool has(const app::RatingList& list, std::string_view name)
{
    return std::ranges::find(list.lines, name, &app::RatingLine::name) != list.lines.end();
}

QStringList namesOf(const app::RatingList& list)
{
    QStringList names;
    for (const app::RatingLine& line : list.lines)
        names += QString::fromStdString(line.name);
    names.sort();
    return names;
}

/// The hero and others of all ages, who draw with each other.
ChronicleTournament ofAllAges(engine::Date end)
{
    ChronicleTournament one = wonBy(1, end, 1700, 20, 6);
    const std::array<std::optional<int>, 7> born{2006, 2005, 2001, 2000, 1967, 1966, std::nullopt};
    for (std::size_t i = 0; i < born.size(); ++i) {
        engine::Participant& person = one.tournament.participants[i];
        person.birthYear = born[i];
        person.name = born[i] ? std::to_string(*born[i]) : "unknown";
        person.personId = "NU" + std::to_string(i);
    }
    return one;
}

} // namespace

/// Who has which rating on a day.
class TestRatingList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsRatingsOfADay();
    void listsOnTheLevelOfTheDay();
    void tellsWhatWasWonInPlay();
    void listsMembersOnly();
    void leavesOutWhoLeftSince();
    void leavesOutWhoObjected();
    void listsAges_data();
    void listsAges();
    void listsBirthYears();
    void listsLevels_data();
    void listsLevels();
    void listsCorrespondencePlayers();
    void listsGroups();
    void tellsDifferences();
    void withholdsNamesOfGivenOutLists();
    void saysTheEloOfTheFederationsList();
};

// RULE: WO2026 6.5.2.1
void TestRatingList::listsRatingsOfADay()
{
    const Chronicle chronicle = chronicleOf(workedChain());
    const auto before = listOf(chronicle, {day(2027, 1, 1)});
    const auto after = listOf(chronicle, {day(2028, 12, 31), day(2027, 1, 1)});
    QCOMPARE(before.lines.front().name, "L");
    QCOMPARE(before.lines.front().rank, 1);
    QCOMPARE(before.rules, "dwz-2026");
    QVERIFY(!has(before, "P"));
    QCOMPARE(lineOf(after, "P").rating, 1495);
    QVERIFY(!lineOf(after, "P").change && lineOf(after, "P").isNew);
    QCOMPARE(lineOf(after, "M").change, std::optional(1458 - 1436));
    QVERIFY(!lineOf(after, "M").isNew && !lineOf(before, "M").isNew);
    const auto club = listOf(chronicle, {.day = day(2028, 12, 31), .club = "mmmmm"});
    QCOMPARE(namesOf(club), QStringList{QStringLiteral("M")});
}

// RULE: WO2026 Anhang 4
void TestRatingList::listsOnTheLevelOfTheDay()
{
    const ChronicleTournament before = wonBy(1, day(2026, 3, 1), 1400, 20);
    const auto left = evaluated(before, app::shippedRules());
    // A list of a day after the conversion is on its level, though nothing was played since.
    const Chronicle chronicle = chronicleOf({before});
    QCOMPARE(lineOf(listOf(chronicle, {day(2026, 6, 1)}), "Held, Hans").rating, *left.newRating);
    const auto later = listOf(chronicle, {.day = day(2026, 7, 1), .since = day(2026, 6, 1)});
    const app::RatingLine& hero = lineOf(later, "Held, Hans");
    QVERIFY(hero.rating > *left.newRating + 100);
    QCOMPARE(hero.index, std::optional(*left.newIndex + 1));
    QCOMPARE(hero.change, std::optional(0)); // nothing was won
}

// RULE: WO2026 Anhang 4
void TestRatingList::tellsWhatWasWonInPlay()
{
    std::vector<ChronicleTournament> tournaments{wonBy(1, day(2026, 3, 1), 1400, 20),
                                                 wonBy(2, day(2026, 9, 1), {}, {})};
    const auto recalculation = app::recalculate(tournaments, app::shippedRules());
    const app::Entry entry = recalculation.tournaments[1].changes.front().entryAfter;
    app::putEntry(heroOf(tournaments[1]), entry);
    const auto won = evaluated(tournaments[1], app::shippedRules());
    const Chronicle chronicle = chronicleOf(tournaments);
    const auto list = listOf(chronicle, {.day = day(2026, 12, 1), .since = day(2026, 6, 1)});
    QCOMPARE(lineOf(list, "Held, Hans").change, std::optional(*won.newRating - entry.rating->value()));
    QVERIFY(*won.newRating > entry.rating->value());
}

// RULE: WO2026 3.4.3, 4.1.1
void TestRatingList::listsMembersOnly()
{
    ChronicleTournament one = wonBy(1, day(2027, 3, 1), 1700, 20);
    heroOf(one).member = false;
    heroOf(one).memberUntil = day(2026, 12, 31);
    const Chronicle chronicle = chronicleOf({one});
    QVERIFY(app::personsNamed(chronicle, "NU0000001").front()->participations.front().recorded); // carried on
    const auto list = listOf(chronicle, {day(2027, 12, 31)});
    QVERIFY(!has(list, "Held, Hans"));
    QVERIFY(!list.lines.empty());
}

// RULE: WO2026 4.1.1
void TestRatingList::leavesOutWhoLeftSince()
{
    ChronicleTournament one = wonBy(1, day(2027, 3, 1), 1700, 20);
    heroOf(one).memberUntil = day(2027, 6, 30);
    const Chronicle chronicle = chronicleOf({one});
    QVERIFY(has(listOf(chronicle, {day(2027, 6, 30)}), "Held, Hans"));
    QVERIFY(!has(listOf(chronicle, {day(2027, 7, 1)}), "Held, Hans"));
    // Also in a list of an earlier day that is published now.
    const auto published = app::ratingList(chronicle, {day(2027, 5, 1)}, {chronicle, {}, day(2027, 7, 1)});
    QVERIFY(!has(*published, "Held, Hans"));
}

// RULE: WO2026 6.5
void TestRatingList::leavesOutWhoObjected()
{
    const Chronicle chronicle = chronicleOf({wonBy(1, day(2027, 3, 1), 1700, 20)});
    const app::UnnamedPerson objection{.tournament = engine::TournamentId(1),
                                       .participant = kHero,
                                       .name = "Held, Hans",
                                       .decided = day(2027, 4, 1)};
    QVERIFY(has(listOf(chronicle, {day(2027, 12, 31)}), "Held, Hans"));
    const auto list = listOf(chronicle, {day(2027, 12, 31)}, {objection});
    QVERIFY(!has(list, "Held, Hans"));
    QCOMPARE(list.lines.front().rank, 1);
}

void TestRatingList::listsAges_data()
{
    QTest::addColumn<int>("ages");
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char* name, app::ListedAges ages, const char* names) {
        QTest::newRow(name) << static_cast<int>(ages) << QString::fromLatin1(names).split(u' ');
    };
    row("all", app::ListedAges::All, "1966 1967 2000 2001 2005 2006 unknown");
    row("up to 20", app::ListedAges::Youth, "2006");
    row("21 to 25", app::ListedAges::Juniors, "2001 2005");
    row("26 and more, or unknown", app::ListedAges::Adults, "1966 1967 2000 unknown");
    row("60 and more", app::ListedAges::Seniors, "1966");
}

// RULE: WO2026 3.2, Anhang 1.3
void TestRatingList::listsAges()
{
    QFETCH(const int, ages);
    QFETCH(const QStringList, names);
    const Chronicle chronicle = chronicleOf({ofAllAges(day(2026, 10, 1))});
    const auto list =
        listOf(chronicle, {.day = day(2026, 12, 31), .ages = static_cast<app::ListedAges>(ages)});
    QCOMPARE(namesOf(list), names);
}

void TestRatingList::listsBirthYears()
{
    const Chronicle chronicle = chronicleOf({ofAllAges(day(2026, 10, 1))});
    const auto names = [&](std::optional<int> from, std::optional<int> until) {
        return namesOf(listOf(chronicle, {.day = day(2026, 12, 31), .bornFrom = from, .bornUntil = until}))
            .join(u' ');
    };
    QCOMPARE(names(2001, 2005), QStringLiteral("2001 2005"));
    QCOMPARE(names(2005, {}), QStringLiteral("2005 2006"));
    QCOMPARE(names({}, 1966), QStringLiteral("1966"));
    QCOMPARE(names(2007, {}), QString());
}

void TestRatingList::listsLevels_data()
{
    QTest::addColumn<QString>("vkz");
    QTest::addColumn<QString>("level");
    QTest::addColumn<bool>("belongs");
    QTest::newRow("federation") << u"C0505"_s << u"000"_s << true;
    QTest::newRow("its youth") << u"C0505"_s << u"001"_s << true;
    QTest::newRow("association") << u"C0505"_s << u"C00"_s << true;
    QTest::newRow("another association") << u"C0505"_s << u"D00"_s << false;
    QTest::newRow("district") << u"C0505"_s << u"C05"_s << true;
    QTest::newRow("another district") << u"C0505"_s << u"C06"_s << false;
    QTest::newRow("region") << u"C5105"_s << u"C50"_s << true;
    QTest::newRow("anybody") << u""_s << u""_s << true;
    QTest::newRow("no club") << u""_s << u"C00"_s << false;
}

// RULE: WO2026 6.3
void TestRatingList::listsLevels()
{
    QFETCH(const QString, vkz);
    QFETCH(const QString, level);
    QTEST(app::isOfLevel(vkz.toStdString(), level.toStdString()), "belongs");
    ChronicleTournament one = wonBy(1, day(2027, 3, 1), 1700, 20);
    heroOf(one).club = vkz.toStdString();
    const Chronicle chronicle = chronicleOf({one});
    QTEST(has(listOf(chronicle, {.day = day(2027, 12, 31), .level = level.toStdString()}), "Held, Hans"),
          "belongs");
}

// RULE: FWZ 3.2, 5
void TestRatingList::listsCorrespondencePlayers()
{
    ChronicleTournament one = wonBy(1, day(2020, 3, 1), 1700, 4);
    ChronicleTournament two = wonBy(2, day(2021, 3, 1), 1700, 3);
    heroOf(one).member = false; // of a club over the board, which is not asked for
    two.tournament.participants.front().personId = "NU0000002";
    for (ChronicleTournament* tournament : {&one, &two})
        tournament->tournament.header.system = "fwz-2019";
    const Chronicle chronicle = chronicleOf({one, two});
    const auto heroes = [&](engine::Date on, const char* rules) {
        QStringList ids;
        for (const app::RatingLine& line : listOf(chronicle, {.day = on, .rules = rules}).lines) {
            if (!line.personId.empty())
                ids.append(QString::fromStdString(line.personId));
        }
        return ids;
    };
    // Index 5 is secured, index 4 is not; five years after the last evaluation nobody is listed any more.
    QCOMPARE(heroes(day(2025, 3, 1), "fwz-2019"), QStringList{QStringLiteral("NU0000001")});
    QCOMPARE(heroes(day(2025, 3, 2), "fwz-2019"), QStringList());
    QCOMPARE(heroes(day(2025, 3, 1), ""), QStringList()); // no DWZ
    const app::RatingListRequest unknown{.day = day(2025, 3, 1), .rules = "elo-1970"};
    QVERIFY(!app::ratingList(chronicle, unknown, {chronicle, {}, unknown.day}).has_value());
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
        hero.birthYear = i == 1 ? std::optional(1960) : i == 2 ? std::optional(2000) : std::nullopt;
        for (std::size_t other = 1; other < one.participants.size(); ++other) {
            one.participants[other].sex = engine::Sex::Male;
            one.participants[other].birthYear = 1985;
        }
    }
    const Chronicle chronicle = chronicleOf(tournaments);
    app::RatingListRequest request{.day = day(2020, 12, 1), .rules = "fwz-2019"};
    // Only the ranking of all asks for five tournaments.
    QVERIFY(!namesOf(listOf(chronicle, request)).contains(u"A, Jemand"_s));
    request.byName = true;
    const auto byName = listOf(chronicle, request);
    QCOMPARE(byName.lines.size(), 6U);
    QCOMPARE(byName.lines[0].name, "A, Jemand");
    QCOMPARE(byName.lines[2].name, "C, Jemand");
    QVERIFY(byName.lines[0].rank < byName.lines[2].rank); // of the ratings
    request.women = true;
    QCOMPARE(namesOf(listOf(chronicle, request)), QStringList{u"B, Jemand"_s});
    QCOMPARE(listOf(chronicle, request).unknown, 0);
    request.women = false;
    request.ages = app::ListedAges::Seniors; // 60 in the year of the list, whatever the day
    request.day = day(2020, 3, 2);
    QCOMPARE(namesOf(listOf(chronicle, request)), QStringList{u"C, Jemand"_s});
    QCOMPARE(listOf(chronicle, request).unknown, 1); // of one the year is not known
    request.ages = app::ListedAges::Youth;
    QCOMPARE(namesOf(listOf(chronicle, request)), QStringList{u"B, Jemand"_s});
    request.day = day(2021, 3, 2);
    QVERIFY(listOf(chronicle, request).lines.empty());
}

void TestRatingList::tellsDifferences()
{
    const auto chain = workedChain();
    const Chronicle then = chronicleOf({chain[0]});
    const Chronicle now = chronicleOf(chain);
    const app::RatingListRequest request{day(2028, 12, 31)};
    const auto issued = listOf(then, request);
    const auto today = listOf(now, request);
    QVERIFY(app::differencesBetween(issued, issued, then).empty());
    QStringList told;
    for (const app::RatingListDifference& one : app::differencesBetween(issued, today, now)) {
        const auto text = [](const app::RatingList& list, std::optional<std::size_t> line) {
            return line ? QString::fromStdString(list.lines[*line].name) : QStringLiteral("-");
        };
        told += text(issued, one.issued) + u'/' + text(today, one.today);
    }
    told.sort();
    QVERIFY(told.contains(u"M/M"_s));  // played on
    QVERIFY(told.contains(u"-/P"_s));  // got a first rating
    QVERIFY(!told.contains(u"A/A"_s)); // has not played since
    const auto gone = app::differencesBetween(today, issued, now);
    QVERIFY(std::ranges::any_of(gone, [&](const auto& one) {
        return one.issued && !one.today && today.lines[*one.issued].name == "P";
    }));
}

// RULE: WO2026 4.1.1, 6.5
void TestRatingList::withholdsNamesOfGivenOutLists()
{
    const Chronicle chronicle = chronicleOf({wonBy(1, day(2027, 3, 1), 1700, 20)});
    auto issued = listOf(chronicle, {day(2027, 12, 31)});
    const std::size_t lines = issued.lines.size();
    const std::vector<app::UnnamedPerson> objection{{.tournament = engine::TournamentId(1),
                                                     .participant = kHero,
                                                     .name = "Held, Hans",
                                                     .decided = day(2028, 4, 1)}};
    QCOMPARE(app::withholdNames(issued, chronicle, {chronicle, {}, day(2028, 4, 1)}), 0);
    QCOMPARE(app::withholdNames(issued, chronicle, {chronicle, objection, day(2028, 4, 1)}), 1);
    QCOMPARE(issued.lines.size(), lines);
    QVERIFY(!has(issued, "Held, Hans"));
    QVERIFY(lineOf(issued, "").personId.empty() && lineOf(issued, "").rating > 1700);
}

// RULE: FIDE B.02 8.3: a win against an equal is K / 2
void TestRatingList::saysTheEloOfTheFederationsList()
{
    std::vector<ChronicleTournament> played{
        wonBy(1, day(2027, 3, 10), 1700, 20), wonBy(2, day(2027, 3, 20), 1700, 21),
        wonBy(3, day(2027, 5, 1), 1700, 22), wonBy(4, day(2027, 6, 1), 1700, 23)};
    for (ChronicleTournament& one : played) {
        for (engine::Participant& participant : one.tournament.participants) {
            participant.elo = engine::Rating(1700);
            participant.eloFactor = 20;
            participant.eloDay = day(2027, one.id.value() < 3 ? 3 : 5, 1);
        }
    }
    heroOf(played[3]).elo.reset(); // the last one knows none
    heroOf(played[3]).eloDay.reset();
    const Chronicle chronicle = chronicleOf(played);
    const auto eloOn = [&](const engine::Date& of) {
        return lineOf(listOf(chronicle, {of}), "Held, Hans").elo;
    };
    QVERIFY(eloOn(day(2027, 3, 15)) == (app::ListedEloLine{1700, day(2027, 3, 1), 10.0}));
    QVERIFY(eloOn(day(2027, 4, 1)) == (app::ListedEloLine{1700, day(2027, 3, 1), 20.0})); // one period
    QVERIFY(eloOn(day(2027, 12, 1)) == (app::ListedEloLine{1700, day(2027, 5, 1), 10.0}));
    const auto eloWith = [&](ChronicleTournament other) {
        std::vector<ChronicleTournament> all = played;
        all.push_back(std::move(other));
        return lineOf(listOf(chronicleOf(all), {day(2027, 12, 1)}), "Held, Hans").elo;
    };
    const auto entered = [](ChronicleTournament one, int elo, engine::Date list) {
        for (engine::Participant& participant : one.tournament.participants) {
            participant.elo = engine::Rating(elo);
            participant.eloFactor = 20;
            participant.eloDay = list;
        }
        return one;
    };
    // A league that began under an older list and ended last.
    QVERIFY(eloWith(entered(wonBy(5, day(2027, 7, 1), 1700, 24), 1650, day(2027, 2, 1))) ==
            eloOn(day(2027, 12, 1)));
    // A rapid tournament, entered with the rapid list.
    ChronicleTournament rapid = entered(wonBy(5, day(2027, 7, 1), 1700, 24), 1900, day(2027, 7, 1));
    rapid.tournament.header.timeControl = "15+10";
    QVERIFY(eloWith(rapid) == eloOn(day(2027, 12, 1)));
    // The same list, and another number: the referee's.
    QVERIFY(eloWith(entered(wonBy(5, day(2027, 7, 1), 1700, 24), 1720, day(2027, 5, 1))) ==
            (app::ListedEloLine{1720, day(2027, 5, 1), 10.0}));
    // Two months of one tournament: the newest list, and no change of it alone.
    ChronicleTournament split = entered(wonBy(5, day(2027, 8, 20), 1700, 24), 1700, day(2027, 7, 1));
    split.tournament.header.start = day(2027, 7, 1);
    split.tournament.header.eloByPeriod = true;
    heroOf(split).eloPeriods = {{day(2027, 8, 1), engine::Rating(1710), 20, day(2027, 8, 1)}};
    QVERIFY(eloWith(split) == (app::ListedEloLine{1710, day(2027, 8, 1)}));
    QVERIFY(
        !lineOf(listOf(chronicleOf({wonBy(1, day(2027, 3, 10), 1700, 20)}), {day(2027, 4, 1)}), "Held, Hans")
             .elo);

    auto issued = listOf(chronicle, {day(2027, 12, 1)});
    const std::vector<app::UnnamedPerson> objection{{.tournament = engine::TournamentId(4),
                                                     .participant = kHero,
                                                     .name = "Held, Hans",
                                                     .decided = day(2028, 4, 1)}};
    QCOMPARE(app::withholdNames(issued, chronicle, {chronicle, objection, day(2028, 4, 1)}), 1);
    QVERIFY(!lineOf(issued, "").elo);
}

ZAHLMEISTER_TEST(TestRatingList, QCoreApplication)

} // namespace tst_ratinglist

#include "tst_ratinglist.moc"
