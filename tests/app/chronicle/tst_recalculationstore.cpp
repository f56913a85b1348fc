// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <random>
#include <set>

#include <QTemporaryDir>
#include <QTest>

#include "app/chronicle/chain/settling.h"
#include "app/chronicle/personstore.h"
#include "app/chronicle/recalculationstore.h"
#include "app/document/tournamentdocument.h"
#include "app/fields/entryorigin.h"
#include "app/fields/tournamentdifference.h"
#include "app/rules/shippedrules.h"
#include "app/store/database.h"
#include "app/store/handlingstore.h"
#include "app/store/tournamentuuid.h"
#include "app/store/workfile.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"

namespace tst_recalculationstore {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::WorkFile;

namespace {

/// Tournaments of a dozen players who meet again and again, as chance has it.
class RandomChain {
public:
    explicit RandomChain(unsigned seed) : m_random(seed) { }

    std::size_t below(std::size_t bound) { return m_random() % bound; }

    engine::Tournament tournament()
    {
        engine::Tournament one;
        one.header.name = "Turnier " + std::to_string(++m_count);
        one.header.end = engine::Date::tryFrom(2027, 1, 1)->plusDays(static_cast<int>(below(700)));
        std::vector<int> players(12);
        std::iota(players.begin(), players.end(), 1);
        std::ranges::shuffle(players, m_random);
        for (int number = 1; number <= 6; ++number) {
            const int player = players[static_cast<std::size_t>(number)];
            engine::Participant seat{.number = engine::ParticipantNumber(number)};
            seat.name = "Spieler, " + std::to_string(player);
            seat.personId = "NU" + std::to_string(player);
            seat.birthYear = 1960 + player;
            seat.member = player != 12;
            if (player > 3 || below(2) == 0) { // some are newcomers, or come from a list later
                seat.rating = engine::Rating(1200 + static_cast<int>(below(900)));
                seat.index = static_cast<int>(below(12));
            }
            one.participants.push_back(std::move(seat));
        }
        constexpr std::array kResults{engine::kWhiteWins, engine::kBlackWins, engine::kDrawn};
        for (int white = 1; white <= 6; ++white) {
            for (int black = white + 1; black <= 6; ++black)
                one.games.push_back({.white = engine::ParticipantNumber(white),
                                     .black = engine::ParticipantNumber(black),
                                     .result = kResults[below(kResults.size())]});
        }
        return one;
    }

private:
    std::mt19937 m_random;
    int m_count = 0;
};

} // namespace

/// The chain of evaluations of a work file.
class TestRecalculationStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesEntriesThatCanBeUndone();
    void leavesRemovedTournamentsOut();
    void tellsWhoBeginsOtherwise();
    void leavesRefusedTournamentsOut();
    void correspondenceChessFollowsArrival();
    void writesAllOrNothing();
    void refusesAReadOnlyFile();
    void keepsWhatWasBefore();
    void takesAWholeRunBack();
    void takesBackWhatIsStillItsOwn();
    void refusesToTakeBackWhatHasChanged();
    void takesBackAllOrNothing();
    void followsAPlayerWhoseNumberIsAnother();
    void forgetsItselfAtTheNextRun();
    void knowsWhatATournamentGaveBeforeItWasCorrected();
    void isTheSameByEveryRoad_data();
    void isTheSameByEveryRoad();
    void leavesTheStateBeforeWhenItIsKilled();
    void namesDamagedRows_data();
    void namesDamagedRows();

private:
    [[nodiscard]] int ratingIn(engine::TournamentId id) const
    {
        return m_file->tournament(id)->tournament.participants.front().rating->value();
    }

    /// The third tournament cannot be written with any other rating than today's. Triggers would be switched
    /// off; an index that cannot hold it is not.
    void refuseOtherRatings()
    {
        QVERIFY(m_file->database()
                    .execute(
                        u"CREATE INDEX no ON participant (abs(CASE WHEN coalesce(rating, 0) IN (0, %2) THEN 0"
                        " ELSE -9223372036854775807 - 1 END)) WHERE tournament_id = %1 AND number = 1"_s
                            .arg(m_third.value())
                            .arg(ratingIn(m_third)))
                    .has_value());
    }

    Result<std::int64_t> store(const app::Recalculation& recalculation)
    {
        return app::storeRecalculation(*m_file, recalculation, u"late report"_s, day(10));
    }
    static engine::Date day(int month) { return *engine::Date::tryFrom(2027, month, 1); }
    [[nodiscard]] engine::Participant heroIn(engine::TournamentId id) const
    {
        return m_file->tournament(id)->tournament.participants.front();
    }
    /// Does something to the hero of a tournament, as the window does it.
    template <class Change>
    void changeHero(engine::TournamentId id, Change change)
    {
        const auto document = app::TournamentDocument::open(*m_file, id);
        engine::Participant hero = (*document)->tournament().participants.front();
        change(hero);
        QVERIFY(
            (*document)->apply({{app::EditKind::Participant, {}}, {app::PutParticipant{hero}}}).has_value());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkFile> m_file;
    engine::TournamentId m_first{0};
    engine::TournamentId m_second{0};
    engine::TournamentId m_third{0};
};

void TestRecalculationStore::init()
{
    m_file.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = std::move(*WorkFile::open(m_folder->filePath(u"a.zahlmeister"_s)));
    m_first = *m_file->addTournament(wonBy(1, day(3), 1700, 20, 5).tournament);
    m_second = *m_file->addTournament(wonBy(2, day(6), 1700, 20).tournament);
    m_third = *m_file->addTournament(wonBy(3, day(9), 1700, 20).tournament);
    QVERIFY(app::settleEntries(*m_file).has_value());
}

// RULE: WO2026 3.7
void TestRecalculationStore::writesEntriesThatCanBeUndone()
{
    const auto recalculation = app::recalculationOf(*m_file);
    QVERIFY(recalculation.has_value() && recalculation->hasChanges());
    QCOMPARE(ratingIn(m_second), 1700); // nothing was written yet
    QVERIFY(store(*recalculation).has_value());
    QCOMPARE(ratingIn(m_first), 1700);
    QVERIFY(ratingIn(m_second) > 1700);
    QVERIFY(ratingIn(m_third) > ratingIn(m_second));
    QVERIFY(m_file->checkConsistency().has_value());
    QVERIFY(!app::recalculationOf(*m_file)->hasChanges());

    const auto document = app::TournamentDocument::open(*m_file, m_second);
    QCOMPARE((*document)->undoName()->kind, app::EditKind::Recalculation);
    const int after = ratingIn(m_second);
    QVERIFY((*document)->undo().has_value());
    QCOMPARE(ratingIn(m_second), 1700);
    QVERIFY((*document)->redo().has_value());
    QCOMPARE(ratingIn(m_second), after);
    QVERIFY(!(*app::TournamentDocument::open(*m_file, m_first))->undoName());
}

void TestRecalculationStore::leavesRemovedTournamentsOut()
{
    QVERIFY(m_file->removeTournament(m_first).has_value());
    const auto recalculation = app::recalculationOf(*m_file);
    QCOMPARE(recalculation->tournaments.size(), std::size_t{2});
    QVERIFY(store(*recalculation).has_value());
    QCOMPARE(ratingIn(m_second), 1700);
    QVERIFY(ratingIn(m_third) > 1700);
}

// RULE: WO2026 2.2.3: a league that ends before this one changes with what its players begin.
void TestRecalculationStore::tellsWhoBeginsOtherwise()
{
    const app::Recalculation chain = *app::recalculationOf(*m_file);
    QVERIFY(app::changedEntries(chain, m_first).empty());
    const auto changed = app::changedEntries(chain, m_second);
    QVERIFY(!changed.empty());
    QCOMPARE(changed.front().entryBefore.rating->value(), 1700);
    QVERIFY(changed.front().entryAfter.rating->value() > 1700);
    QVERIFY(store(chain).has_value());
    QVERIFY(app::changedEntries(*app::recalculationOf(*m_file), m_second).empty());
    QVERIFY(app::changedEntries(chain, engine::TournamentId(999)).empty());
}

// RULE: WO2026 2.2.5.3
void TestRecalculationStore::leavesRefusedTournamentsOut()
{
    const auto all = app::recalculationOf(*m_file);
    QCOMPARE(all->tournaments.size(), 3U);
    const auto day = engine::Date::tryFrom(2027, 6, 5);
    QVERIFY(app::setHandling(*m_file, m_second, {.refused = day, .reason = u"no control of devices"_s})
                .has_value());
    const auto without = app::recalculationOf(*m_file);
    QCOMPARE(without->tournaments.size(), 2U);
    QVERIFY(without->tournaments[0].id == m_first && without->tournaments[1].id == m_third);
    QVERIFY(without->skipped.empty());
}

// RULE: FWZ 3.3 (tournaments of one day in the order in which their reports came)
void TestRecalculationStore::correspondenceChessFollowsArrival()
{
    const auto day = *engine::Date::tryFrom(2027, 3, 1);
    std::vector<engine::TournamentId> ids;
    for (const std::int64_t number : {11, 12, 13}) {
        auto one = wonBy(number, day, 1700, 20).tournament;
        one.header.system = "fwz-2019";
        one.header.start = day.plusDays(static_cast<int>(-number)); // does not matter here
        ids.push_back(*m_file->addTournament(one));
    }
    const auto order = [&] {
        std::vector<engine::TournamentId> found;
        const auto recalculation = app::recalculationOf(*m_file);
        for (const auto& one : recalculation->tournaments) {
            if (std::ranges::find(ids, one.id) != ids.end())
                found.push_back(one.id);
        }
        return found;
    };
    QVERIFY(order() == ids); // by processing, as nothing is known
    QVERIFY(app::setHandling(*m_file, ids[0], {.received = day.plusDays(9)}).has_value());
    QVERIFY(app::setHandling(*m_file, ids[1], {.received = day.plusDays(5)}).has_value());
    QVERIFY(app::setHandling(*m_file, ids[2], {.received = day.plusDays(7)}).has_value());
    QVERIFY((order() == std::vector{ids[1], ids[2], ids[0]}));
}

void TestRecalculationStore::writesAllOrNothing()
{
    const auto recalculation = app::recalculationOf(*m_file);
    refuseOtherRatings();
    QVERIFY(!store(*recalculation).has_value());
    QCOMPARE(ratingIn(m_second), 1700);
    QVERIFY(!(*app::TournamentDocument::open(*m_file, m_second))->undoName());
}

void TestRecalculationStore::refusesAReadOnlyFile()
{
    const QString path = m_file->path();
    m_file = std::move(*WorkFile::open(path, WorkFile::Access::ReadOnly));
    const auto recalculation = app::recalculationOf(*m_file);
    QVERIFY(recalculation->hasChanges());
    const auto stored = store(*recalculation);
    QVERIFY(!stored.has_value());
    QCOMPARE(stored.error().code, ErrorCode::ReadOnly);
}

// RULE: WO2026 3.7: what a participation was before, and why it is another now.
void TestRecalculationStore::keepsWhatWasBefore()
{
    QVERIFY(app::recalculationRuns(*m_file)->empty());
    const auto recalculation = *app::recalculationOf(*m_file);
    const auto run = store(recalculation);
    QVERIFY(run.has_value());
    const std::vector<app::RecalculationRun> runs{{*run, day(10), u"late report"_s, false, 2, 4}};
    QCOMPARE(*app::recalculationRuns(*m_file), runs);
    const auto earlier = app::earlierResults(*m_file, m_third, heroIn(m_third));
    QCOMPARE(earlier->size(), std::size_t{1});
    const app::EarlierResult& was = earlier->front();
    QCOMPARE(was.entry.rating->value(), 1700);
    QCOMPARE(was.exitRating, recalculation.tournaments[2].changes.front().ratingBefore);
    QVERIFY(was.day == day(10) && was.reason == u"late report"_s && !was.isTakenBack);
    const std::vector<app::ToldCause> path{{m_second, "Held, Hans"}, {m_first, "Held, Hans"}};
    QCOMPARE(was.because, path);
    // His opponent did nothing but play against him.
    const auto opponent = m_file->tournament(m_third)->tournament.participants.back();
    QCOMPARE(app::earlierResults(*m_file, m_third, opponent)->front().because, path);
    QVERIFY(app::earlierResults(*m_file, m_first, heroIn(m_first))->empty());
}

void TestRecalculationStore::takesAWholeRunBack()
{
    const auto before = *m_file->tournament(m_third);
    const auto run = store(*app::recalculationOf(*m_file));
    const auto taken = app::takeBackRecalculation(*m_file, *run);
    QVERIFY(taken.has_value() && taken->changedSince.empty());
    QVERIFY((taken->tournaments == std::vector{m_second, m_third}));
    QVERIFY(m_file->tournament(m_third)->tournament == before.tournament);
    QVERIFY(app::recalculationRuns(*m_file)->front().isTakenBack);
    QVERIFY(app::recalculationOf(*m_file)->hasChanges());
    QVERIFY(m_file->checkConsistency().has_value());
    // The log of the tournament tells both, and can bring the entries of the run again.
    const auto document = app::TournamentDocument::open(*m_file, m_second);
    QCOMPARE((*document)->undoName()->args, QStringList{app::kTakenBack});
    QVERIFY((*document)->undo().has_value());
    QVERIFY(ratingIn(m_second) > 1700);
    QVERIFY((*document)->undo().has_value());
    QCOMPARE(ratingIn(m_second), 1700);
}

void TestRecalculationStore::takesBackWhatIsStillItsOwn()
{
    const auto run = store(*app::recalculationOf(*m_file));
    // In one tournament it was undone already, in the other somebody moved.
    QVERIFY((*app::TournamentDocument::open(*m_file, m_second))->undo().has_value());
    changeHero(m_third, [](engine::Participant& hero) { hero.clubName = "SK Neustadt"; });
    const auto taken = app::takeBackRecalculation(*m_file, *run);
    QVERIFY(taken.has_value() && taken->changedSince.empty());
    QVERIFY(taken->tournaments == std::vector{m_third});
    QCOMPARE(ratingIn(m_third), 1700);
    QCOMPARE(heroIn(m_third).clubName, std::string("SK Neustadt"));
}

void TestRecalculationStore::refusesToTakeBackWhatHasChanged()
{
    const auto run = store(*app::recalculationOf(*m_file));
    const int second = ratingIn(m_second);
    changeHero(m_third, [](engine::Participant& hero) { hero.rating = engine::Rating(1650); });
    const auto taken = app::takeBackRecalculation(*m_file, *run);
    QVERIFY(taken.has_value() && taken->tournaments.empty());
    const std::vector<app::PersonPlace> places{{m_third, kHero, "Held, Hans"}};
    QCOMPARE(taken->changedSince, places);
    QCOMPARE(ratingIn(m_second), second);
    QVERIFY(!app::recalculationRuns(*m_file)->front().isTakenBack);
}

void TestRecalculationStore::takesBackAllOrNothing()
{
    const auto run = store(*app::recalculationOf(*m_file));
    const int second = ratingIn(m_second);
    refuseOtherRatings();
    QVERIFY(!app::takeBackRecalculation(*m_file, *run).has_value());
    QCOMPARE(ratingIn(m_second), second);
    QVERIFY(!app::recalculationRuns(*m_file)->front().isTakenBack);
}

void TestRecalculationStore::followsAPlayerWhoseNumberIsAnother()
{
    const auto run = store(*app::recalculationOf(*m_file));
    const auto tournament = m_file->tournament(m_third)->tournament;
    auto moved = tournament;
    std::swap(moved.participants[0].number, moved.participants[1].number);
    std::swap(moved.participants[0], moved.participants[1]);
    for (engine::Game& game : moved.games)
        std::swap(game.white, game.black);
    const auto document = app::TournamentDocument::open(*m_file, m_third);
    QVERIFY((*document)
                ->apply({{app::EditKind::Renumber, {}}, app::editsBetween(tournament, moved)})
                .has_value());
    const auto taken = app::takeBackRecalculation(*m_file, *run);
    QVERIFY(taken.has_value() && taken->changedSince.empty());
    const auto now = m_file->tournament(m_third)->tournament;
    QCOMPARE(now.participants[1].name, std::string("Held, Hans"));
    QCOMPARE(now.participants[1].rating->value(), 1700);
}

// RULE: WO2026 3.7: an evaluation is deleted, or corrected so that it gives no rating.
void TestRecalculationStore::forgetsItselfAtTheNextRun()
{
    const auto newcomer = [&](std::int64_t id, int month, int games) {
        auto one = wonBy(id, day(month), std::nullopt, std::nullopt, games);
        heroOf(one).personId = "NU0000009";
        heroOf(one).name = "Neu, Nora";
        one.tournament.games.back().result = engine::kDrawn;
        return *m_file->addTournament(one.tournament);
    };
    const auto first = newcomer(7, 2, 5);
    const auto second = newcomer(8, 8, 5);
    QVERIFY(store(*app::recalculationOf(*m_file)).has_value());
    QVERIFY(heroIn(second).rating); // her first rating
    // A rating with an index that nobody gave her elsewhere is not kept.
    QVERIFY(m_file->removeTournament(first).has_value());
    QVERIFY(store(*app::recalculationOf(*m_file)).has_value());
    QVERIFY(!heroIn(second).rating);
    QVERIFY(m_file->restoreTournament(first).has_value());
    QVERIFY(store(*app::recalculationOf(*m_file)).has_value());
    QVERIFY(heroIn(second).rating);
    // What the referee enters himself counts again.
    changeHero(second, [](engine::Participant& hero) { hero.index = 40; });
    QVERIFY(!app::recalculationOf(*m_file)->hasChanges());
    QCOMPARE(app::recalculationOf(*m_file)->tournaments.back().outside.size(), std::size_t{0});
}

/// Tournaments came in that agree; then one is corrected so that nothing is recorded of a player: his next
/// one follows from what is left, and was no evaluation elsewhere.
// RULE: WO2026 2.2.4, 3.7
void TestRecalculationStore::knowsWhatATournamentGaveBeforeItWasCorrected()
{
    m_file = std::move(*WorkFile::open(m_folder->filePath(u"d.zahlmeister"_s)));
    const auto first = wonBy(1, day(3), 1600, 10);
    const auto left = evaluated(first, app::shippedRules());
    const auto one = *m_file->addTournament(first.tournament);
    const auto next = *m_file->addTournament(wonBy(2, day(4), left.newRating, left.newIndex).tournament);
    QVERIFY(app::settleEntries(*m_file).has_value());
    QVERIFY(!app::recalculationOf(*m_file)->hasChanges());
    const auto enters = [&](auto correct) {
        correct();
        const auto all = *app::recalculationOf(*m_file);
        const app::RecalculatedTournament& last = all.tournaments.back();
        return last.id == next && last.outside.empty() && !last.changes.empty() &&
               last.changes.front().entryAfter.rating == engine::Rating(1600) &&
               last.changes.front().entryAfter.index == 10;
    };
    const auto undo = [&] {
        QVERIFY((*app::TournamentDocument::open(*m_file, one))->undo().has_value());
        QVERIFY(!app::recalculationOf(*m_file)->hasChanges());
    };
    QVERIFY(enters([&] {
        const auto document = std::move(*app::TournamentDocument::open(*m_file, one));
        const engine::GameId game = document->tournament().games.front().id;
        QVERIFY(document->apply({{app::EditKind::ClearResult, {}}, {app::RemoveGame{game}}}).has_value());
    }));
    undo();
    QVERIFY(enters([&] { changeHero(one, [](engine::Participant& hero) { hero.member = false; }); }));
    undo();
    QVERIFY(m_file->removeTournament(one).has_value());
    QVERIFY(enters([] {}));
    QVERIFY(m_file->restoreTournament(one).has_value());
    // Moved behind the next one, it begins with what that leaves, which follows from nothing.
    const auto document = std::move(*app::TournamentDocument::open(*m_file, one));
    engine::TournamentHeader header = document->tournament().header;
    header.end = day(5);
    QVERIFY(document->apply({{app::EditKind::Header, {}}, {app::PutHeader{header}}}).has_value());
    const auto moved = *app::recalculationOf(*m_file);
    QVERIFY(moved.tournaments.front().id == next && moved.tournaments.front().outside.empty());
    QCOMPARE(moved.tournaments.front().changes.front().entryAfter.index, std::optional(10));
    QCOMPARE(moved.tournaments.back().changes.front().entryAfter.index, std::optional(11));
}

void TestRecalculationStore::isTheSameByEveryRoad_data()
{
    QTest::addColumn<unsigned>("seed");
    for (const unsigned seed : {1U, 2U, 3U, 4U, 5U})
        QTest::addRow("chain %u", seed) << seed;
}

/// Late insertions, corrections, removals, restorations, persons merged and parted, with a run after each of
/// them, lead to what one run at the end leads to; and taking all runs back leads to the beginning.
// RULE: WO2026 3.7
// NOLINTNEXTLINE(readability-function-size): one chain by all roads
void TestRecalculationStore::isTheSameByEveryRoad()
{
    QFETCH(const unsigned, seed);
    RandomChain chain(seed);
    const auto fresh = [&](const QString& name) {
        return std::move(*WorkFile::open(m_folder->filePath(name)));
    };
    m_file = fresh(u"b.zahlmeister"_s);
    std::vector<engine::TournamentId> ids;
    std::set<engine::TournamentId> removed;
    std::map<engine::TournamentId, engine::Tournament> originals;
    std::vector<std::int64_t> runs;
    for (int step = 0; step < 24; ++step) {
        const auto any = [&] { return ids[chain.below(ids.size())]; };
        const std::size_t choice = ids.size() < 5 ? 0 : chain.below(6);
        if (choice <= 1) {
            ids.push_back(*m_file->addTournament(chain.tournament()));
            QVERIFY(app::settleEntries(*m_file).has_value());
            originals.emplace(ids.back(), m_file->tournament(ids.back())->tournament);
        } else if (choice == 2) {
            const auto id = any();
            const auto document = app::TournamentDocument::open(*m_file, id);
            engine::Game game = (*document)->tournament().games.front();
            game.result = game.result == engine::kDrawn ? engine::kBlackWins : engine::kDrawn;
            QVERIFY((*document)->apply({{app::EditKind::Result, {}}, {app::PutGame{game}}}).has_value());
            originals.at(id).games.front().result = game.result;
        } else if (choice == 3) {
            const auto id = any();
            const bool isBack = removed.erase(id) > 0;
            QVERIFY((isBack ? m_file->restoreTournament(id) : m_file->removeTournament(id)).has_value());
            if (!isBack)
                removed.insert(id);
        } else {
            const auto chronicle = *app::chronicleOf(*m_file);
            const app::PersonHistory& one = chronicle.persons[chain.below(chronicle.persons.size())];
            const app::PersonHistory& other = chronicle.persons[chain.below(chronicle.persons.size())];
            if (choice == 4 && app::tournamentsOfBoth(one, other).empty())
                QVERIFY(app::decide(*m_file, app::merging(one, other, {}), day(12)).has_value());
            else if (choice == 5 && one.participations.size() > 1)
                QVERIFY(app::decide(*m_file, app::parting(one, {one.participations.back().tournament}, {}),
                                    day(12))
                            .has_value());
        }
        const auto recalculation = *app::recalculationOf(*m_file);
        if (recalculation.hasChanges())
            runs.push_back(*store(recalculation));
        QVERIFY(!app::recalculationOf(*m_file)->hasChanges());
    }
    const auto direct = fresh(u"c.zahlmeister"_s);
    for (const engine::TournamentId id : ids) {
        // With what came in, and where that is from.
        engine::Tournament one = originals.at(id);
        one.participants = m_file->tournament(id)->tournament.participants;
        for (engine::Participant& participant : one.participants)
            app::putChained(participant, app::withoutPlaces(app::cameIn(participant)));
        QVERIFY(*direct->addTournament(one) == id);
        QVERIFY(app::setTournamentUuid(*direct, id, *app::keptTournamentUuid(*m_file, id)).has_value());
        if (removed.contains(id))
            QVERIFY(direct->removeTournament(id).has_value());
    }
    QVERIFY(app::storeRecalculation(*direct, *app::recalculationOf(*direct), {}, day(12)).has_value());
    for (const engine::TournamentId id : ids) {
        if (!removed.contains(id))
            QVERIFY(direct->tournament(id)->tournament.participants ==
                    m_file->tournament(id)->tournament.participants);
    }
    QVERIFY(!runs.empty());
    std::ranges::reverse(runs);
    for (const std::int64_t run : runs) {
        const auto taken = app::takeBackRecalculation(*m_file, run);
        QVERIFY(taken.has_value() && taken->changedSince.empty());
    }
    const auto withoutRecords = [](engine::Tournament one) {
        std::ranges::for_each(one.participants, app::forgetRecords);
        return one;
    };
    for (const engine::TournamentId id : ids)
        QVERIFY(withoutRecords(m_file->tournament(id)->tournament) == withoutRecords(originals.at(id)));
    QVERIFY(m_file->checkConsistency().has_value());
}

/// What is on the disk in the middle of a run is the state before it.
void TestRecalculationStore::leavesTheStateBeforeWhenItIsKilled()
{
    const QString path = m_file->path();
    const QString copy = m_folder->filePath(u"killed.zahlmeister"_s);
    int tournaments = 0;
    const auto run = app::storeRecalculation(*m_file, *app::recalculationOf(*m_file), {}, day(10), [&] {
        if (++tournaments == 2) { // one was written
            for (const QString& part : {u""_s, u"-wal"_s})
                QFile::copy(path + part, copy + part);
        }
        return true;
    });
    QVERIFY(run.has_value());
    QCOMPARE(tournaments, 2);
    const auto killed = WorkFile::open(copy);
    QVERIFY(killed.has_value());
    QCOMPARE((*killed)->tournament(m_second)->tournament.participants.front().rating->value(), 1700);
    QVERIFY(app::recalculationRuns(**killed)->empty());
    QVERIFY((*killed)->checkConsistency().has_value());
}

void TestRecalculationStore::namesDamagedRows_data()
{
    QTest::addColumn<QString>("damage");
    QTest::addColumn<bool>("isOfARun");
    QTest::newRow("entry before") << u"UPDATE recalculated SET entry = 'x'"_s << false;
    QTest::newRow("rating before") << u"UPDATE recalculated SET entry_rating = 99999999"_s << false;
    QTest::newRow("way") << u"UPDATE recalculated SET because = '{'"_s << false;
    QTest::newRow("day") << u"UPDATE recalculation SET done = '2027-88-01'"_s << true;
}

void TestRecalculationStore::namesDamagedRows()
{
    QFETCH(const QString, damage);
    QFETCH(const bool, isOfARun);
    const auto run = store(*app::recalculationOf(*m_file));
    QVERIFY(m_file->database().execute(damage).has_value());
    const auto earlier = app::earlierResults(*m_file, m_third, heroIn(m_third));
    QVERIFY(!earlier.has_value() && earlier.error().code == ErrorCode::DamagedWorkFile);
    QCOMPARE(!app::recalculationRuns(*m_file).has_value(), isOfARun);
    QVERIFY(run.has_value());
}

ZAHLMEISTER_TEST(TestRecalculationStore, QCoreApplication)

} // namespace tst_recalculationstore

#include "tst_recalculationstore.moc"
