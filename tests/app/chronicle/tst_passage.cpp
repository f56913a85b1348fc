// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

#include <QTest>

#include "app/chronicle/chain.h"
#include "app/chronicle/passage.h"
#include "app/rules/shippedrules.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/clubhistory.h"
#include "tests/support/testmain.h"

namespace tst_passage {

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

/// Says of the first participant what it was given.
class Given : public app::OtherTournaments {
public:
    [[nodiscard]] std::vector<app::Origin> leavingWith(std::size_t at, const app::Entry& entry) const override
    {
        std::vector<app::Origin> found;
        for (const auto& [left, origin] : origins) {
            if (at == 0 && left.rating == entry.rating && left.index == entry.index)
                found.push_back(origin);
        }
        return found;
    }
    [[nodiscard]] bool endedOn(std::size_t at, engine::Date day) const override
    {
        return at == 0 && std::ranges::find(ends, day) != ends.end();
    }

    std::vector<std::pair<app::Entry, app::Origin>> origins = {};
    std::vector<engine::Date> ends = {};
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
    [[nodiscard]] Passage passed(const SharedStanding& hero, const Given& others = {}) const
    {
        std::vector<SharedStanding> cameWith(one.tournament.participants.size());
        cameWith.front() = hero;
        return pass(one, version, stands(), cameWith, others, app::shippedRules());
    }

    ChronicleTournament one;
    const engine::RuleVersion& version;
};

/// All tournaments of a chain as they stand, seen from one of them.
class SeatsOf : public app::OtherTournaments {
public:
    SeatsOf(const std::vector<app::Chain::Link>& links, std::size_t asking) : m_links(links), m_asking(asking)
    {
    }
    [[nodiscard]] std::vector<app::Origin> leavingWith(std::size_t at, const app::Entry& entry) const override
    {
        std::vector<app::Origin> origins;
        forEachSeat(at, [&](std::size_t i, const app::Chain::Link& link, std::size_t seat) {
            if (isLeftWith(*link.source, *link.rules, *link.evaluation, seat, entry, *m_links[m_asking].rules,
                           app::shippedRules()))
                origins.push_back({link.source->id,
                                   app::enteredBy(*link.source, link.source->tournament.participants[seat]),
                                   false, i < m_asking && link.evaluation->participants[seat].recorded});
        });
        return origins;
    }
    [[nodiscard]] bool endedOn(std::size_t at, engine::Date day) const override
    {
        bool hasEnded = false;
        forEachSeat(at, [&](std::size_t, const app::Chain::Link& link, std::size_t) {
            hasEnded = hasEnded || link.source->tournament.header.end == day;
        });
        return hasEnded;
    }

private:
    template <class Visit>
    void forEachSeat(std::size_t at, Visit visit) const
    {
        const auto person = m_links[m_asking].persons[at];
        for (std::size_t i = 0; i < m_links.size(); ++i) {
            const auto seat = std::ranges::find(m_links[i].persons, person);
            if (person && i != m_asking && seat != m_links[i].persons.end())
                visit(i, m_links[i], static_cast<std::size_t>(seat - m_links[i].persons.begin()));
        }
    }
    const std::vector<app::Chain::Link>& m_links;
    std::size_t m_asking;
};

SharedStanding standing(int rating, int index, int month)
{
    const app::Entry entry{engine::Rating(rating), index};
    return std::make_shared<const Standing>(
        Standing{entry, app::shippedRules().find("dwz-2026").value(), day(month)});
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
    void tracesAnEntryBack();
    void knowsWhereGamesWerePlayed();
    void givesWhatTheChainGives();
};

void TestPassage::evaluatesAsItStands()
{
    const Step step(wonBy(1, day(3), 1700, 20));
    const Passage passage = step.passed(nullptr);
    QVERIFY(!passage.entered && !passage.evaluated && !passage.refusal && passage.outside.empty());
    const auto hero = step.stands().participants.front();
    QVERIFY(passage.left.front() && passage.recorded.front());
    QCOMPARE(passage.left.front()->entry.rating->value(), *hero.newRating);
    QCOMPARE(*passage.left.front()->entry.index, 21);
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

// RULE: WO2026 2.2.4
void TestPassage::tracesAnEntryBack()
{
    const Step step(wonBy(2, day(6), 1750, 21));
    const app::Entry won{engine::Rating(1750), 21};
    const app::Entry entered{engine::Rating(1700), 20};
    Given others;
    others.origins = {{won, {engine::TournamentId(1), entered, false, true}}};
    // The tournament before still counts: he comes with what he comes with, or with nothing.
    QCOMPARE(step.passed(standing(1650, 15, 1), others).entered->participants.front().rating->value(), 1650);
    QVERIFY(!step.passed(nullptr, others).entered->participants.front().rating);
    // It does not any more: he had been entered there with 1700.
    others.origins.front().second.counts = false;
    const Passage passage = step.passed(nullptr, others);
    QCOMPARE(passage.entered->participants.front().rating->value(), 1700);
    QCOMPARE(*passage.left.front()->entry.index, 21);
    QCOMPARE(passage.news.front(), (std::pair<std::size_t, app::Entry>(0, entered)));
    QCOMPARE(step.passed(standing(1690, 20, 1), others).entered->participants.front().rating->value(), 1690);
    // Which was itself what another one left him with, and so on; two that leave to each other end.
    others.origins.push_back({entered, {engine::TournamentId(3), {engine::Rating(1600), 19}, false, false}});
    QCOMPARE(step.passed(nullptr, others).entered->participants.front().rating->value(), 1600);
    others.origins.push_back({{engine::Rating(1600), 19}, {engine::TournamentId(1), won, false, false}});
    QCOMPARE(step.passed(nullptr, others).entered->participants.front().rating->value(), 1600);
    // What is set by hand there comes from nowhere.
    others.origins.front().second.isSetByHand = true; // RULE: WO2026 6.4.2
    QCOMPARE(step.passed(nullptr, others).entered->participants.front().rating->value(), 1700);
    // Nobody asks about an entry that is not ahead.
    QVERIFY(step.passed(standing(1750, 21, 1), others).news.front().first != 0);
}

// RULE: WO2026 4.1.1
void TestPassage::knowsWhereGamesWerePlayed()
{
    ChronicleTournament one = wonBy(2, day(6), {}, {});
    for (const int month : {1, 3})
        heroOf(one).carryOver.push_back({engine::Rating(1500), engine::Score::fromHalfPoints(1), day(month)});
    Given others;
    others.ends = {day(3)};
    const Passage passage = Step(one).passed(nullptr, others);
    QCOMPARE(passage.entered->participants.front().carryOver.size(), 1);
    QCOMPARE(*passage.entered->participants.front().carryOver.front().date, day(1));
    QVERIFY(!Step(one).passed(nullptr).entered);
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
        const SeatsOf others(links, i);
        Passage passage =
            pass(*link.source, *link.rules, *link.evaluation, cameWith, others, app::shippedRules());
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

ZAHLMEISTER_TEST(TestPassage, QCoreApplication)

} // namespace tst_passage

#include "tst_passage.moc"
