// SPDX-License-Identifier: GPL-3.0-or-later
#include <unordered_map>

#include <QTest>

#include "app/chronicle/chain.h"
#include "app/chronicle/passage.h"
#include "app/rules/shippedrules.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/clubhistory.h"

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::ChronicleTournament;
using app::Passage;
using app::SharedStanding;
using app::Standing;

namespace {

engine::Date day(int month)
{
    return *engine::Date::tryFrom(2027, month, 1);
}

/// A tournament that everybody enters with a standing, evaluated by the rules that ship.
struct Step {
    explicit Step(const ChronicleTournament& tournament)
        : one(tournament), version(*app::shippedRules().choose(one.tournament.header)->version)
    {
    }

    [[nodiscard]] engine::Evaluation stands() const
    {
        return *engine::evaluate(one.tournament, version, {one.arithmetic, false, false});
    }

    /// @param hero what the first participant comes with
    [[nodiscard]] Passage passed(const SharedStanding& hero) const
    {
        std::vector<SharedStanding> cameWith(one.tournament.participants.size());
        cameWith.front() = hero;
        return pass(one, version, stands(), cameWith, app::shippedRules());
    }

    ChronicleTournament one;
    const engine::RuleVersion& version;
};

SharedStanding standing(int rating, int index, int month)
{
    const app::Entry entry{engine::Rating(rating), index};
    return std::make_shared<const Standing>(
        Standing{entry, entry, app::shippedRules().find("dwz-2026").value(), day(month)});
}

} // namespace

/// One step of the chain.
class TestPassage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void evaluatesAsItStands();
    void entersWithWhatHeCameWith();
    void staysWhatWasEvaluatedElsewhere();
    void leavesAloneWhomItRecordsNothingFor();
    void notesWhatWasRemoved();
    void givesWhatTheChainGives();
};

void TestPassage::evaluatesAsItStands()
{
    const Step step(wonBy(1, day(3), 1700, 20));
    const Passage passage = step.passed(nullptr);
    QVERIFY(!passage.entered && !passage.evaluated && !passage.refusal && passage.outside.empty());
    const auto hero = step.stands().participants.front();
    QVERIFY(passage.left.front());
    QCOMPARE(passage.left.front()->entry.rating->value(), *hero.newRating);
    QCOMPARE(*passage.left.front()->entry.index, 21);
    QCOMPARE(passage.left.front()->stood, passage.left.front()->entry);
    QCOMPARE(passage.left.front()->version, &step.version);
    QCOMPARE(passage.left.front()->end, day(3));
    const Passage same = step.passed(standing(1700, 20, 1));
    QVERIFY(!same.entered && isSame(same.left.front(), passage.left.front()));
}

// RULE: WO2026 3.7
void TestPassage::entersWithWhatHeCameWith()
{
    const Step step(wonBy(1, day(3), 1700, 20));
    const Passage passage = step.passed(standing(1800, 22, 1));
    QVERIFY(passage.entered && passage.evaluated);
    QCOMPARE(passage.entered->participants.front().rating->value(), 1800);
    QCOMPARE(*passage.left.front()->entry.index, 23);
    QVERIFY(passage.left.front()->entry != passage.left.front()->stood);
    QVERIFY(!isSame(passage.left.front(), step.passed(nullptr).left.front()));
}

void TestPassage::staysWhatWasEvaluatedElsewhere()
{
    const Step step(wonBy(1, day(3), 1700, 20));
    const Passage passage = step.passed(standing(1650, 15, 1));
    QVERIFY(!passage.entered);
    QCOMPARE(passage.outside.size(), 1);
    QCOMPARE(passage.outside.front().number, kHero);
    QCOMPARE(*passage.outside.front().expected.index, 15);
}

void TestPassage::leavesAloneWhomItRecordsNothingFor()
{
    ChronicleTournament one = wonBy(1, day(3), 1700, 20);
    heroOf(one).member = false;
    const SharedStanding before = standing(1800, 22, 1);
    QCOMPARE(Step(one).passed(before).left.front(), before);
    heroOf(one).computer = true;
    QCOMPARE(Step(one).passed(nullptr).left.front(), SharedStanding());
}

void TestPassage::notesWhatWasRemoved()
{
    const Step removed(wonBy(1, day(3), 1700, 20));
    const std::vector<SharedStanding> nobody(removed.one.tournament.participants.size());
    const auto left = passRemoved(removed.one, removed.version, removed.stands(), nobody);
    QVERIFY(left.front() && !left.front()->version);
    QCOMPARE(left.front()->removed.size(), 1);
    // Who enters the next one as the removed one left him enters it as he had entered that one.
    const app::Entry exit = left.front()->removed.front().exit;
    const Step next(wonBy(2, day(6), exit.rating->value(), exit.index));
    const Passage passage = next.passed(left.front());
    QVERIFY(passage.entered);
    QCOMPARE(passage.entered->participants.front().rating->value(), 1700);
    QCOMPARE(passage.left.front()->removed.size(), 1);
}

/// Whoever keeps the standings himself comes to the numbers of the chain.
void TestPassage::givesWhatTheChainGives()
{
    std::vector<ChronicleTournament> years;
    for (engine::Tournament& one : clubHistory({.members = 30, .years = 5})) {
        const engine::TournamentId id(static_cast<std::int64_t>(years.size()) + 1);
        if (years.size() % 3 == 0)
            one.games.front().result = one.games.front().result.mirrored();
        years.push_back({id, std::move(one)});
    }
    app::Chain chain(app::shippedRules());
    chain.update(app::shared(years));
    const app::Recalculation expected = chain.recalculation();
    std::unordered_map<std::size_t, SharedStanding> standings; // the club plays by one family of rules
    std::size_t changes = 0;
    const auto links = chain.links();
    for (std::size_t i = 0; i < links.size(); ++i) {
        const app::Chain::Link& link = links[i];
        std::vector<SharedStanding> cameWith;
        for (const auto& person : link.persons)
            cameWith.push_back(person ? standings[*person] : nullptr);
        Passage passage = pass(*link.source, *link.rules, *link.evaluation, cameWith, app::shippedRules());
        for (std::size_t seat = 0; seat < passage.left.size(); ++seat) {
            if (link.persons[seat])
                standings[*link.persons[seat]] = passage.left[seat];
        }
        for (const app::RecalculatedParticipant& change : expected.tournaments[i].changes) {
            const auto seat = *link.source->tournament.indexOf(change.number);
            QCOMPARE(app::entryOf(passage.entered->participants[seat]), change.entryAfter);
            QCOMPARE(passage.evaluated->participants[seat].newRating, change.ratingAfter);
            ++changes;
        }
        QCOMPARE(passage.outside.size(), expected.tournaments[i].outside.size());
    }
    QVERIFY(changes > 50);
}

QTEST_GUILESS_MAIN(TestPassage)
#include "tst_passage.moc"
