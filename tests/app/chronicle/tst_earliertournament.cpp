// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/chronicle/earliertournament.h"
#include "app/rules/shippedrules.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"

namespace tst_earliertournament {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using engine::Participant;
using engine::ParticipantNumber;

class TestEarlierTournament : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void passesOnWhatWasRecorded();
    void whatEndsLaterIsNotKnownYet();
    void followsTheArithmetic();
    void convertsToTheNextLevel();
    void keepsNothingOfTheEvent();
};

// RULE: WO2026 3.4.2 (carry-over games of those who stay unrated are kept)
void TestEarlierTournament::passesOnWhatWasRecorded()
{
    engine::Tournament earlier = OpenTournament::read(u"wo-2026"_s);
    earlier.participants.push_back({.number = ParticipantNumber(99), .name = "Neu, Nina", .member = true});
    earlier.games.push_back({.white = ParticipantNumber(99),
                             .black = earlier.participants.front().number,
                             .result = engine::kBlackWins});
    const auto evaluation =
        engine::evaluate(earlier, *app::shippedRules().choose(earlier.header)->version).value();
    const auto players = app::participantsForNextEdition(
        {earlier, {}}, app::headerForNextEdition(earlier.header), app::shippedRules());
    QCOMPARE(players.size(), earlier.participants.size());
    int rated = 0;
    int waiting = 0;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto& result = evaluation.participants[i];
        QCOMPARE(players[i].name, earlier.participants[i].name);
        if (result.recorded && result.newRating) {
            QCOMPARE(players[i].rating->value(), *result.newRating);
            QCOMPARE(players[i].index, result.newIndex);
            ++rated;
        } else {
            QVERIFY(players[i].rating == earlier.participants[i].rating);
            QVERIFY(players[i].carryOver == result.carryOver);
            waiting += players[i].carryOver.empty() ? 0 : 1;
        }
    }
    QVERIFY(rated > 5 && waiting > 0);
}

// RULE: WO2026 2.2.3: what ends later is not known yet; the chain would count it twice.
void TestEarlierTournament::whatEndsLaterIsNotKnownYet()
{
    const engine::Tournament earlier = OpenTournament::read(u"wo-2026"_s);
    const auto ratingsFor = [&](std::optional<engine::Date> start) {
        engine::TournamentHeader next = app::headerForNextEdition(earlier.header);
        next.start = start;
        next.end = start;
        std::vector<std::optional<engine::Rating>> ratings;
        for (const auto& player : app::participantsForNextEdition({earlier, {}}, next, app::shippedRules()))
            ratings.push_back(player.rating);
        return ratings;
    };
    std::vector<std::optional<engine::Rating>> before;
    for (const auto& player : earlier.participants)
        before.push_back(player.rating);
    const engine::Date end = *earlier.header.end;
    QVERIFY(ratingsFor(end) != before);
    QVERIFY(ratingsFor({}) != before);
    QVERIFY(ratingsFor(engine::Date::tryFrom(end.year(), end.month(), end.day() - 1)) == before);
    QVERIFY(app::hasEndedBefore({}, earlier.header));
}

void TestEarlierTournament::followsTheArithmetic()
{
    const engine::Tournament earlier = OpenTournament::read(u"wo-2026"_s);
    const auto header = app::headerForNextEdition(earlier.header);
    bool differs = false;
    for (const auto arithmetic : {engine::Arithmetic::Exact, engine::Arithmetic::Tables}) {
        const auto& version = *app::shippedRules().choose(earlier.header)->version;
        const auto evaluation = engine::evaluate(earlier, version, {arithmetic, false}).value();
        const auto players =
            app::participantsForNextEdition({earlier, arithmetic}, header, app::shippedRules());
        for (std::size_t i = 0; i < players.size(); ++i) {
            const auto& result = evaluation.participants[i];
            if (result.recorded && result.newRating)
                QCOMPARE(players[i].rating->value(), *result.newRating);
        }
        const auto exact = app::participantsForNextEdition({earlier, {}}, header, app::shippedRules());
        differs = differs || exact != players;
    }
    QVERIFY(differs);
}

// RULE: WO2026 Anhang 4, 2.2.4
void TestEarlierTournament::convertsToTheNextLevel()
{
    engine::Tournament earlier;
    earlier.header.end = engine::Date::tryFrom(2026, 3, 1);
    const auto add = [&](int number, int rating, int index, engine::RatingSource source) {
        earlier.participants.push_back({.number = ParticipantNumber(number),
                                        .member = true,
                                        .rating = engine::Rating(rating),
                                        .index = index,
                                        .ratingSource = source});
    };
    add(1, 1366, 21, engine::RatingSource::Dwz);
    add(2, 2200, 30, engine::RatingSource::Dwz);
    add(3, 1800, 6, engine::RatingSource::Fide);
    engine::TournamentHeader next;
    next.end = engine::Date::tryFrom(2026, 11, 1);
    auto players = app::participantsForNextEdition({earlier, {}}, next, app::shippedRules());
    QCOMPARE(players[0].rating->value(), 1634); // the published case
    QCOMPARE(players[0].index, std::optional(22));
    QCOMPARE(players[1].rating->value(), 2200);
    QCOMPARE(players[1].index, std::optional(31));
    QCOMPARE(players[2].rating->value(), 1800); // no DWZ
    QCOMPARE(players[2].index, std::optional(6));

    earlier.header.end = engine::Date::tryFrom(2026, 10, 1); // on the new level already
    players = app::participantsForNextEdition({earlier, {}}, next, app::shippedRules());
    QCOMPARE(players[0].rating->value(), 1366);
    QCOMPARE(players[0].index, std::optional(21));
}

void TestEarlierTournament::keepsNothingOfTheEvent()
{
    engine::Tournament earlier = OpenTournament::read(u"wo-2026"_s);
    earlier.header.acceptances.push_back({"x", {}, "y"});
    earlier.participants[0].byes.push_back({.round = 2});
    earlier.participants[0].withdrawal = engine::Withdrawal::Approved;
    earlier.header.system = "fwz-2019";
    const auto header = app::headerForNextEdition(earlier.header);
    QVERIFY(!header.start && !header.end && header.externalId.empty() && header.acceptances.empty());
    QCOMPARE(header.system, earlier.header.system); // correspondence chess stays what it is
    QCOMPARE(header.name, earlier.header.name);
    const auto players = app::participantsForNextEdition({earlier, {}}, {}, app::shippedRules());
    QVERIFY(players[0].byes.empty() && !players[0].withdrawal);
    for (const Participant& player : players)
        QVERIFY(!player.rating && player.carryOver.empty()); // of another system
}

ZAHLMEISTER_TEST(TestEarlierTournament, QCoreApplication)

} // namespace tst_earliertournament

#include "tst_earliertournament.moc"
