// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QTest>

#include "app/chronicle/chain/causes.h"
#include "app/rules/shippedrules.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"

namespace tst_causes {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::ChronicleTournament;
using app::RecalculatedParticipant;
using app::Recalculation;

namespace {

engine::Date day(int month)
{
    return *engine::Date::tryFrom(2027, month, 1);
}

/// The way of a change as `TOURNAMENT.NUMBER`, nearest first; "?" where nothing changes.
QString wayOf(const Recalculation& recalculation, std::int64_t id, int number)
{
    for (const auto& one : recalculation.tournaments) {
        for (const RecalculatedParticipant& change : one.changes) {
            if (one.id.value() != id || change.number.value() != number)
                continue;
            QStringList steps;
            for (const app::Cause* step : app::stepsOf(change.because))
                steps += QString::number(step->tournament.value()) + u'.' +
                         QString::number(step->participant.value());
            return steps.join(u' ');
        }
    }
    return QStringLiteral("?");
}

engine::Participant member(int number, const char* name, std::optional<int> rating)
{
    engine::Participant one{.number = engine::ParticipantNumber(number), .name = name, .member = true};
    one.personId = std::string("NU") + name;
    one.birthYear = 1980;
    if (rating) {
        one.rating = engine::Rating(*rating);
        one.index = 20;
    }
    return one;
}

/// A tournament of whoever is given: everybody wins against whoever is behind him.
ChronicleTournament field(std::int64_t id, int month, std::vector<engine::Participant> participants)
{
    ChronicleTournament one{engine::TournamentId(id), {}};
    one.tournament.header.name = "T" + std::to_string(id);
    one.tournament.header.end = day(month);
    one.tournament.participants = std::move(participants);
    for (std::size_t i = 0; i + 1 < one.tournament.participants.size(); ++i)
        one.tournament.games.push_back({.round = static_cast<int>(i) + 1,
                                        .white = one.tournament.participants[i].number,
                                        .black = one.tournament.participants[i + 1].number,
                                        .result = engine::kWhiteWins});
    return one;
}

/// Their entries come from the tournaments before them.
void putInLine(ChronicleTournament& one)
{
    for (engine::Participant& participant : one.tournament.participants) {
        participant.origin = engine::EntryOrigin::Chain;
        participant.enteredLevel = "dwz-2026";
    }
}

Recalculation of(std::vector<ChronicleTournament> all)
{
    std::ranges::for_each(all, putInLine);
    return app::recalculate(std::move(all), app::shippedRules());
}

} // namespace

/// Through which tournaments and players a change came.
class TestCauses : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsAPlayer();
    void comesThroughOpponents();
    void takesTheNearest();
    void goesPastWhatRecordedNothing();
    void saysNothingWhereNothingChanges();
    void beginsWithWhatCameLate();
};

// RULE: WO2026 3.7: with what he left the tournament before.
void TestCauses::followsAPlayer()
{
    const auto chain =
        of({wonBy(1, day(3), 1700, 20, 5), wonBy(2, day(6), 1700, 20), wonBy(3, day(9), 1700, 20)});
    QCOMPARE(wayOf(chain, 1, 1), u"?");
    QCOMPARE(wayOf(chain, 2, 1), u"1.1");
    QCOMPARE(wayOf(chain, 3, 1), u"2.1 1.1");
    QCOMPARE(wayOf(chain, 3, 2), u"2.1 1.1"); // who played against him
}

void TestCauses::comesThroughOpponents()
{
    // Anna changes in 2; Bert sat opposite there and brings it to 3, where Anna does not play.
    const auto chain = of({field(1, 1, {member(1, "Anna", 1700), member(2, "Carl", 1700)}),
                           field(2, 3, {member(1, "Anna", 1700), member(2, "Bert", 1700)}),
                           field(3, 6, {member(1, "Dora", 1700), member(2, "Bert", 1690)})});
    QCOMPARE(wayOf(chain, 2, 1), u"1.1");
    QCOMPARE(wayOf(chain, 2, 2), u"1.1");
    QCOMPARE(wayOf(chain, 3, 2), u"2.2 1.1");
    QCOMPARE(wayOf(chain, 3, 1), u"2.2 1.1");
}

void TestCauses::takesTheNearest()
{
    // In 3 both Anna and Emil come otherwise; between them sits Carl beside Anna, Dora beside Emil.
    const auto chain = of({field(1, 1, {member(1, "Anna", 1700), member(2, "Fred", 1700)}),
                           field(2, 2, {member(1, "Emil", 1700), member(2, "Gert", 1700)}),
                           field(3, 3,
                                 {member(1, "Anna", 1700), member(2, "Carl", 1700), member(3, "Dora", 1700),
                                  member(4, "Emil", 1700)})});
    QCOMPARE(wayOf(chain, 3, 1), u"1.1");
    QCOMPARE(wayOf(chain, 3, 2), u"1.1");
    QCOMPARE(wayOf(chain, 3, 3), u"2.1");
    QCOMPARE(wayOf(chain, 3, 4), u"2.1");
}

void TestCauses::goesPastWhatRecordedNothing()
{
    // In 2 he sat without a game: nothing was recorded, and his rating is that of 1.
    auto idle = wonBy(2, day(6), 1713, 21, 0);
    auto all = std::vector{wonBy(1, day(3), 1700, 20, 5), idle, wonBy(3, day(9), 1700, 20)};
    const int left = *evaluated(all[0], app::shippedRules()).newRating;
    heroOf(all[1]).rating = engine::Rating(left);
    const auto chain = of(all);
    QCOMPARE(wayOf(chain, 2, 1), u"?");
    QCOMPARE(wayOf(chain, 3, 1), u"1.1");
}

void TestCauses::saysNothingWhereNothingChanges()
{
    auto all = std::vector{wonBy(1, day(3), 1700, 20), wonBy(2, day(6), 1700, 20)};
    const auto left = evaluated(all[0], app::shippedRules());
    heroOf(all[1]).rating = engine::Rating(*left.newRating);
    heroOf(all[1]).index = left.newIndex;
    QVERIFY(!of(all).hasChanges());
    QVERIFY(app::stepsOf(nullptr).empty());
}

/// A late tournament that came without ratings is where it begins, not the one before, which was there.
void TestCauses::beginsWithWhatCameLate()
{
    auto first = wonBy(1, day(3), 1700, 20, 5);
    const auto left = evaluated(first, app::shippedRules());
    auto last = wonBy(2, day(9), left.newRating, left.newIndex);
    putInLine(first);
    putInLine(last);
    const auto late = wonBy(3, day(6), {}, {}, 3);
    const auto chain = app::recalculate(std::vector{first, last, late}, app::shippedRules());
    QCOMPARE(wayOf(chain, 2, 1), u"3.1");
    QCOMPARE(wayOf(chain, 3, 1), u"1.1"); // from where he comes
    const auto begins = [&](std::size_t at) { return chain.tournaments[at].changes.front().beginsHere; };
    QVERIFY(begins(1) && !begins(2));
}

ZAHLMEISTER_TEST(TestCauses, QCoreApplication)

} // namespace tst_causes

#include "tst_causes.moc"
