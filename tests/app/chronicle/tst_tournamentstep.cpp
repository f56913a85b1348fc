// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <QTest>

#include "app/chronicle/chain/chain.h"
#include "app/chronicle/chain/tournamentstep.h"
#include "app/rules/shippedrules.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/clubhistory.h"
#include "tests/support/testmain.h"

namespace tst_tournamentstep {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::ChronicleTournament;
using app::SharedStanding;
using app::Standing;
using app::TournamentStep;

namespace {

engine::Date day(int month)
{
    return *engine::Date::tryFrom(2027, month, 1);
}

/// Leads the first participant to what it was given.
class Given : public app::LinkedTournaments {
public:
    [[nodiscard]] std::optional<app::LinkedEntry> entry(std::size_t at, const std::string& uuid,
                                                        engine::ParticipantNumber number) const override
    {
        const auto found = entries.find({uuid, number.value()});
        return at == 0 && found != entries.end() ? std::optional(found->second) : std::nullopt;
    }
    [[nodiscard]] bool knows(const std::string& uuid) const override { return known.contains(uuid); }

    std::map<std::pair<std::string, int>, app::LinkedEntry> entries = {};
    std::set<std::string> known = {};
};

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
    [[nodiscard]] TournamentStep passed(const SharedStanding& hero, const Given& links = {}) const
    {
        std::vector<SharedStanding> cameWith(one.tournament.participants.size());
        cameWith.front() = hero;
        const engine::Evaluation asItStands = stands();
        return applyTournament(one, version, &asItStands, cameWith, links, app::shippedRules()).value();
    }

    ChronicleTournament one;
    const engine::RuleVersion& version;
};

SharedStanding standing(int rating, int index, int month)
{
    const app::Entry entry{engine::Rating(rating), index};
    return std::make_shared<const Standing>(
        Standing{entry, app::shippedRules().find("dwz-2026").value(), day(month)});
}

} // namespace

/// One step of the chain.
class TestTournamentStep : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void evaluatesAsItStands();
    void entersWithWhatHeCameWith();
    void staysWhatWasEvaluatedElsewhere();
    void leavesAloneWhomItRecordsNothingFor();
    void followsLinks();
    void asksAboutTheFuture();
    void convertsWhatCameInOnce();
    void knowsWhatListsSaidInRemovedTournaments();
    void knowsWhereGamesWerePlayed();
    void givesWhatTheChainGives();
};

void TestTournamentStep::evaluatesAsItStands()
{
    const Step step(wonBy(1, day(3), 1700, 20));
    const TournamentStep passage = step.passed(nullptr);
    QVERIFY(!passage.entered && !passage.evaluated && passage.outside.empty());
    const auto hero = step.stands().participants.front();
    QVERIFY(passage.left.front() && passage.recorded.front());
    QCOMPARE(passage.left.front()->entry.rating->value(), *hero.newRating);
    QCOMPARE(*passage.left.front()->entry.index, 21);
    QCOMPARE(passage.left.front()->version, &step.version);
    QCOMPARE(passage.left.front()->end, day(3));
    const auto alone = applyTournament(step.one, step.version, nullptr,
                                       std::vector<SharedStanding>(step.one.tournament.participants.size()),
                                       Given(), app::shippedRules());
    QVERIFY(alone.has_value() && !alone->entered && alone->evaluated);
    QVERIFY(std::ranges::equal(alone->left, passage.left,
                               [](const auto& a, const auto& b) { return isSame(a, b); }));
    const TournamentStep same = step.passed(standing(1700, 20, 1));
    QVERIFY(!same.entered && isSame(same.left.front(), passage.left.front()));
}

// RULE: WO2026 3.7
void TestTournamentStep::entersWithWhatHeCameWith()
{
    const Step step(wonBy(1, day(3), 1700, 20));
    const TournamentStep passage = step.passed(standing(1800, 22, 1));
    QVERIFY(passage.entered && passage.evaluated);
    QCOMPARE(passage.entered->participants.front().rating->value(), 1800);
    QCOMPARE(*passage.left.front()->entry.index, 23);
    QVERIFY(!isSame(passage.left.front(), step.passed(nullptr).left.front()));
}

void TestTournamentStep::staysWhatWasEvaluatedElsewhere()
{
    const Step step(wonBy(1, day(3), 1700, 20));
    const TournamentStep passage = step.passed(standing(1650, 15, 1));
    QVERIFY(!passage.entered);
    QCOMPARE(passage.outside.size(), 1);
    QCOMPARE(passage.outside.front().number, kHero);
    QCOMPARE(*passage.outside.front().expected.index, 15);
}

void TestTournamentStep::leavesAloneWhomItRecordsNothingFor()
{
    ChronicleTournament one = wonBy(1, day(3), 1700, 20);
    heroOf(one).member = false;
    const SharedStanding before = standing(1800, 22, 1);
    QCOMPARE(Step(one).passed(before).left.front(), before);
    heroOf(one).computer = true;
    QCOMPARE(Step(one).passed(nullptr).left.front(), SharedStanding());
}

app::LinkedEntry linked(int rating, int index)
{
    engine::Participant there{.number = engine::ParticipantNumber(4), .rating = engine::Rating(rating)};
    there.index = index;
    there.origin = engine::EntryOrigin::File;
    return {there, app::shippedRules().find("dwz-2026").value()};
}

// RULE: WO2026 2.2.4, 3.7
void TestTournamentStep::followsLinks()
{
    ChronicleTournament one = wonBy(2, day(6), 1750, 21);
    heroOf(one).origin = engine::EntryOrigin::Chain;
    heroOf(one).originTournament = "first";
    heroOf(one).originNumber = 4;
    const Step step(one);
    Given links;
    const auto entryOfHero = [&](const SharedStanding& before) {
        const TournamentStep passage = step.passed(before, links);
        return app::entryOf((passage.entered ? *passage.entered : one.tournament).participants.front());
    };
    // It never came here: what came in counts as from a file.
    QCOMPARE(entryOfHero(nullptr).rating->value(), 1750);
    // Where something is before, that counts, however low its index is.
    QCOMPARE(entryOfHero(standing(1650, 15, 1)).rating->value(), 1650);
    // Where nothing is, what he was entered with there.
    links.entries.insert_or_assign({"first", 4}, linked(1700, 20));
    QCOMPARE(entryOfHero(nullptr).rating->value(), 1700);
    QCOMPARE(step.passed(nullptr, links).followed.front().second.rating->value(), 1700);
    // And so on, to what a file said first; a circle ends.
    app::LinkedEntry further = linked(1700, 20);
    further.participant.origin = engine::EntryOrigin::Chain;
    further.participant.originTournament = "second";
    further.participant.originNumber = 7;
    links.entries.insert_or_assign({"first", 4}, further);
    links.entries.insert_or_assign({"second", 7}, linked(1600, 19));
    QCOMPARE(entryOfHero(nullptr).rating->value(), 1600);
    further.participant.originTournament = "first";
    further.participant.originNumber = 4;
    links.entries.insert_or_assign({"second", 7}, further);
    QCOMPARE(entryOfHero(nullptr).rating->value(), 1700);
    // What is set by hand there comes from nowhere (6.4.2).
    further = linked(1710, 20);
    further.participant.origin = engine::EntryOrigin::Chain;
    further.participant.overrides.push_back({engine::ListedValue::Rating, {}, 1710, "Einspruch"});
    links.entries.insert_or_assign({"first", 4}, further);
    QCOMPARE(entryOfHero(nullptr).rating->value(), 1710);
    // Another person's now.
    links.entries.at({"first", 4}).isSamePerson = false;
    const TournamentStep lost = step.passed(nullptr, links);
    QVERIFY(!lost.entered->participants.front().rating);
    QCOMPARE(lost.questions.front().kind, app::EntryQuestionKind::LostLink);
}

/// decision 22 of rules/README.md
void TestTournamentStep::asksAboutTheFuture()
{
    ChronicleTournament one = wonBy(2, day(6), 1750, 21);
    heroOf(one).origin = engine::EntryOrigin::List;
    heroOf(one).originDay = day(7);
    const TournamentStep passage = Step(one).passed(standing(1650, 15, 1));
    QCOMPARE(passage.entered->participants.front().rating->value(), 1650);
    QCOMPARE(passage.questions.front().kind, app::EntryQuestionKind::FromFuture);
    heroOf(one).originDay = day(6);
    QVERIFY(!Step(one).passed(standing(1650, 15, 1)).entered);
}

// RULE: WO2026 Anhang 4
void TestTournamentStep::convertsWhatCameInOnce()
{
    ChronicleTournament one = wonBy(2, day(6), 1366, 21);
    heroOf(one).origin = engine::EntryOrigin::File;
    heroOf(one).enteredLevel = "dwz-2016";
    const TournamentStep passage = Step(one).passed(nullptr);
    QCOMPARE(passage.entered->participants.front().rating->value(), 1634);
    QCOMPARE(*passage.entered->participants.front().index, 22);
    // What the chain wrote is on the level of the tournament; what came in stays what it was.
    app::putChained(heroOf(one), app::entryOf(passage.entered->participants.front()));
    QVERIFY(!Step(one).passed(nullptr).entered);
    // And never backwards.
    heroOf(one).enteredLevel = "dwz-2026";
    one.tournament.header.end = *engine::Date::tryFrom(2020, 1, 1);
    const TournamentStep back = Step(one).passed(nullptr);
    QCOMPARE(back.entered->participants.front().rating->value(), 1366);
    QCOMPARE(back.questions.front().kind, app::EntryQuestionKind::LaterLevel);
}

/// decision 22 of rules/README.md
void TestTournamentStep::knowsWhatListsSaidInRemovedTournaments()
{
    ChronicleTournament one = wonBy(2, day(6), 1750, 21);
    const auto behind = [&](const SharedStanding& before) {
        return app::behindRemoved(one, *app::shippedRules().find("dwz-2026").value(), 0, before,
                                  app::shippedRules());
    };
    const SharedStanding before = standing(1650, 15, 1);
    QCOMPARE(behind(before), before);
    heroOf(one).origin = engine::EntryOrigin::List;
    QCOMPARE(behind(before)->entry.rating->value(), 1750);
    QCOMPARE(behind(before)->end, day(6));
    const SharedStanding later = standing(1770, 22, 5);
    QCOMPARE(behind(later), later);
    QCOMPARE(behind(nullptr)->entry.rating->value(), 1750);
}

// RULE: WO2026 4.1.1
void TestTournamentStep::knowsWhereGamesWerePlayed()
{
    ChronicleTournament one = wonBy(2, day(6), {}, {});
    for (const int month : {1, 3})
        heroOf(one).carryOver.push_back({engine::Rating(1500), engine::Score::fromHalfPoints(1), day(month)});
    heroOf(one).carryOver.back().tournament = "there";
    QVERIFY(!Step(one).passed(nullptr).entered);
    Given links;
    links.known = {"there"};
    const TournamentStep passage = Step(one).passed(nullptr, links);
    QCOMPARE(passage.entered->participants.front().carryOver.size(), 1);
    QCOMPARE(*passage.entered->participants.front().carryOver.front().date, day(1));
}

/// Whoever keeps the standings himself comes to the numbers of the chain.
void TestTournamentStep::givesWhatTheChainGives()
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
        TournamentStep passage = applyTournament(*link.source, *link.rules, link.evaluation, cameWith,
                                                 Given(), app::shippedRules())
                                     .value();
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

ZAHLMEISTER_TEST(TestTournamentStep, QCoreApplication)

} // namespace tst_tournamentstep

#include "tst_tournamentstep.moc"
