// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <numeric>

#include <QTest>

#include "app/chronicle/reading/playercard.h"
#include "tests/support/clubhistory.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_playercard {

using namespace zahlmeister;
using app::CardGames;
using app::PersonHistory;

/// What a card says beside the history, looked at through ten years of a club.
class TestPlayerCard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void gamesAddUp();
    void expectationIsThatOfTheEvaluation();
    void differencesAreSeenFromThePlayer();
    void peakIsTheBestOnOneLevel();
    void membershipsFollowEachOther();
    void birthYearOfMembersOnly();
    void eloIsThatOfTheLists();
    void eloNeverTravelsAlongTheChain();
    void titlesNeedADwzNotFarBelow();

private:
    [[nodiscard]] const std::vector<PersonHistory>& persons() const { return m_roll->chronicle().persons; }

    std::unique_ptr<app::PersonRoll> m_roll;
};

void TestPlayerCard::initTestCase()
{
    std::vector<app::ChronicleTournament> chain;
    for (const engine::Tournament& one : tests::clubHistory())
        chain.push_back({engine::TournamentId(static_cast<std::int64_t>(chain.size()) + 1), one});
    m_roll = std::make_unique<app::PersonRoll>(std::make_shared<const app::Chronicle>(app::chronicleOf(
        app::shared(std::move(chain)), std::make_shared<engine::RuleCatalog>(tests::shippedRules()))));
}

void TestPlayerCard::gamesAddUp()
{
    for (std::size_t i = 0; i < persons().size(); i += 5) {
        const PersonHistory& person = persons()[i];
        const CardGames games = app::cardGames(person, *m_roll);
        QCOMPARE(games.byParticipation.size(), person.participations.size());
        int counted = 0;
        int halfPoints = 0;
        for (std::size_t at = 0; at < person.participations.size(); ++at) {
            const app::Participation& one = person.participations[at];
            // n and W of who is not rated yet hold old carry-over games, too.
            if (one.entry.rating) {
                QCOMPARE(games.byParticipation[at].games(), one.result.games);
                QCOMPARE(games.byParticipation[at].score(), one.result.score);
            }
            counted += games.byParticipation[at].games();
            halfPoints += games.byParticipation[at].score().halfPoints();
        }
        QCOMPARE(games.all.games(), counted);
        QCOMPARE(games.white.games() + games.black.games(), counted);
        QCOMPARE(games.all.score().halfPoints(), halfPoints);
        int ofOpponents = 0;
        for (const app::OpponentResult& one : games.opponents) {
            QVERIFY(one.person && one.person != &person);
            QCOMPARE(one.name, one.person->person().name);
            ofOpponents += one.sum.games();
        }
        QCOMPARE(ofOpponents, counted);
        // Every sum is that of its single games.
        QCOMPARE(games.games.size(), static_cast<std::size_t>(counted));
        const auto sumOf = [&](const std::vector<std::size_t>& chosen) {
            app::ResultSum sum;
            for (const std::size_t at : chosen)
                sum.add(games.games[at].detail);
            return sum;
        };
        const auto isSame = [](const app::ResultSum& a, const app::ResultSum& b) {
            return a.games() == b.games() && a.score() == b.score() && a.withExpected == b.withExpected &&
                   a.expected == b.expected;
        };
        for (const app::OpponentResult& one : games.opponents)
            QVERIFY(isSame(sumOf(one.games), one.sum));
        for (const app::DifferenceResult& one : games.byDifference) {
            QVERIFY(isSame(sumOf(one.games), one.sum));
            for (const std::size_t game : one.games)
                QVERIFY(!one.from || *games.games[game].difference >= *one.from);
        }
    }
}

// RULE: WO2026 3.3.2
void TestPlayerCard::expectationIsThatOfTheEvaluation()
{
    int looked = 0;
    for (const PersonHistory& person : persons()) {
        const app::Participation& last = person.participations.back();
        if (!last.entry.rating || !last.result.expected || looked > 20)
            continue;
        ++looked;
        const app::ResultSum sum = app::cardGames(person, *m_roll).byParticipation.back();
        QVERIFY2(std::abs(sum.expected - *last.result.expected) < 0.01, person.id.c_str());
    }
    QCOMPARE_GT(looked, 10);
}

void TestPlayerCard::differencesAreSeenFromThePlayer()
{
    double above = 0;
    int gamesAbove = 0;
    double below = 0;
    int gamesBelow = 0;
    for (std::size_t i = 0; i < persons().size(); i += 4) {
        const CardGames games = app::cardGames(persons()[i], *m_roll);
        for (const app::DifferenceResult& one : games.byDifference) {
            if (one.from && *one.from >= 200) {
                above += one.sum.score().halfPoints() / 2.0;
                gamesAbove += one.sum.games();
            }
            if (one.below && *one.below <= -200) {
                below += one.sum.score().halfPoints() / 2.0;
                gamesBelow += one.sum.games();
            }
        }
        if (games.byDifference.empty())
            continue;
        QVERIFY(games.byDifference.front().sum.games() > 0);
        QVERIFY(games.byDifference.back().sum.games() > 0);
    }
    QCOMPARE_GT(above / gamesAbove, 0.6); // the stronger one wins
    QCOMPARE_LT(below / gamesBelow, 0.4);
}

// RULE: WO2026 Anhang 4
void TestPlayerCard::peakIsTheBestOnOneLevel()
{
    int converted = 0;
    for (const PersonHistory& person : persons()) {
        const app::CardSummary summary = app::cardSummary(person, *m_roll->chronicle().rules);
        std::optional<int> best;
        std::optional<std::size_t> place;
        for (std::size_t i = 0; i < person.participations.size(); ++i) {
            const app::Participation& one = person.participations[i];
            converted += summary.onNewestLevel[i] ? 1 : 0;
            QVERIFY(!summary.onNewestLevel[i] || one.rules->id != "dwz-2026");
            if (!one.exit.rating || !one.recorded)
                continue;
            const int rating = summary.onNewestLevel[i].value_or(one.exit.rating->value());
            if (!best || rating > *best) {
                best = rating;
                place = i;
            }
        }
        QCOMPARE(summary.peak, place);
    }
    QCOMPARE_GT(converted, 100);
}

// RULE: WO2026 6.5.2.1
void TestPlayerCard::membershipsFollowEachOther()
{
    int changes = 0;
    for (const PersonHistory& person : persons()) {
        const auto memberships = app::cardSummary(person, *m_roll->chronicle().rules).memberships;
        QVERIFY(!memberships.empty());
        QCOMPARE(memberships.front().first, person.participations.front().end);
        QCOMPARE(memberships.back().last, person.participations.back().end);
        for (std::size_t i = 1; i < memberships.size(); ++i) {
            QVERIFY(memberships[i - 1].last <= memberships[i].first);
            QVERIFY(memberships[i - 1].member && !memberships[i].member && memberships[i].until);
            ++changes;
        }
    }
    QCOMPARE_GT(changes, 2);
}

// RULE: WO2026 3.4.3
void TestPlayerCard::birthYearOfMembersOnly()
{
    engine::Participant person{.number = engine::ParticipantNumber(1), .member = true};
    person.birthDate = engine::Date::tryFrom(1980, 5, 6);
    QCOMPARE(app::shownBirthYear(person), 1980);
    person.member = false;
    QCOMPARE(app::shownBirthYear(person), std::nullopt);
}

/// Each list once; an Elo without a list was typed, and says nothing of a day.
void TestPlayerCard::eloIsThatOfTheLists()
{
    PersonHistory person = *std::ranges::find_if(
        persons(), [](const PersonHistory& one) { return one.participations.size() > 3; });
    std::vector<engine::Participant> seats;
    for (const app::Participation& one : person.participations)
        seats.push_back(*one.participant);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        seats[i].elo = engine::Rating(i < 2 ? 1800 : 1850);
        seats[i].eloDay = i == 0 ? std::nullopt : engine::Date::tryFrom(2026, i == 1 ? 1 : 2, 1);
        person.participations[i].participant = &seats[i];
    }
    const auto elos = app::listedElos(person, tests::shippedRules());
    QCOMPARE(elos.size(), std::size_t(2));
    QCOMPARE(elos[0].rating.value(), 1800);
    QCOMPARE(elos[0].participation, std::size_t(1));
    QVERIFY(elos[1].day == engine::Date::tryFrom(2026, 2, 1));
}

/// A tournament by itself, with the lists' ratings; the next one begins with its own list again.
void TestPlayerCard::eloNeverTravelsAlongTheChain()
{
    PersonHistory person = *std::ranges::find_if(
        persons(), [](const PersonHistory& one) { return one.participations.size() > 3; });
    const engine::RuleCatalog& rules = tests::shippedRules();
    QVERIFY(app::eloPreviews(person, rules).empty()); // nobody has an Elo
    std::vector<app::ChronicleTournament> played;
    for (const app::Participation& one : person.participations)
        played.push_back(*one.played);
    std::vector<std::size_t> with;
    for (std::size_t i = 0; i < played.size(); ++i) {
        for (engine::Participant& seat : played[i].tournament.participants)
            seat.elo = engine::Rating(1800);
        person.participations[i].played = &played[i];
        const int games = person.participations[i].result.games;
        if (games > 0)
            with.push_back(i);
    }
    const auto previews = app::eloPreviews(person, rules);
    QVERIFY(!previews.empty());
    for (const app::EloPreview& preview : previews) {
        QVERIFY(std::ranges::find(with, preview.participation) != with.end());
        QCOMPARE(preview.listed, std::optional(engine::Rating(1800)));
        QVERIFY(preview.games > 0 && preview.change && !preview.first);
    }
}

// RULE: WO2026 2.1.2.2
void TestPlayerCard::titlesNeedADwzNotFarBelow()
{
    using Titles = std::vector<std::string_view>;
    QCOMPARE(app::titlesWithin(2099, engine::Sex::Male), Titles{});
    QCOMPARE(app::titlesWithin(2100, {}), Titles{"CM"});
    QCOMPARE(app::titlesWithin(2200, engine::Sex::Male), (Titles{"FM", "CM"}));
    QCOMPARE(app::titlesWithin(1900, engine::Sex::Female), Titles{"WCM"});
    QCOMPARE(app::titlesWithin(2400, engine::Sex::Male), (Titles{"GM", "IM", "FM", "CM"}));
}

ZAHLMEISTER_TEST(TestPlayerCard, QCoreApplication)

} // namespace tst_playercard

#include "tst_playercard.moc"
