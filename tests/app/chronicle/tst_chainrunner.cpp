// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <mutex>
#include <random>
#include <set>
#include <vector>

#include <QTest>

#include "app/chronicle/chain/chainrunner.h"
#include "tests/support/testmain.h"

using namespace zahlmeister;
using app::ChainKey;
using app::ChainStep;

namespace tst_chainrunner {

namespace {

using Seats = std::map<ChainKey, std::vector<std::int64_t>>; ///< persons by tournament

/// Everybody leaves a tournament with a number that depends on those of all who sit there.
class Numbers : public app::ChainStore {
public:
    Numbers(Seats seats, bool isShared) : m_seats(std::move(seats)), m_isShared(isShared)
    {
        for (const auto& [key, persons] : m_seats) {
            for (const std::int64_t person : persons)
                m_left[person][key] = -1;
        }
    }

    [[nodiscard]] std::size_t mostAtOnce() const override { return 7; }
    [[nodiscard]] bool isShared() const override { return m_isShared; }
    Result<void> read(const std::vector<ChainKey>& keys) override
    {
        for (const ChainKey key : keys) {
            if (!there.insert(key).second)
                return failure(ErrorCode::DamagedContent); // read twice
        }
        most = std::max(most, there.size());
        return {};
    }
    [[nodiscard]] Result<std::vector<std::int64_t>> persons(ChainKey key) const override
    {
        return m_seats.at(key);
    }
    void forget(ChainKey key) override { there.erase(key); }
    [[nodiscard]] Result<ChainStep> compute(ChainKey key) override
    {
        const std::lock_guard lock(m_mutex);
        if (lacking.contains(key)) {
            m_asked.insert(key);
            return ChainStep{.isIncomplete = true};
        }
        order.push_back(key);
        std::int64_t sum = key + weight[key];
        for (const std::int64_t person : m_seats.at(key))
            sum = (sum * 31 + before(person, key)) % 1'000'003;
        ChainStep step;
        for (const std::int64_t person : m_seats.at(key)) {
            auto& left = m_left[person];
            const auto next = left.upper_bound(key);
            if (std::exchange(left[key], (sum + person) % 5) != left[key] && next != left.end() &&
                !m_isShared)
                step.next.push_back(next->first);
        }
        return step;
    }
    Result<void> readMissing() override
    {
        for (const ChainKey key : std::exchange(m_asked, {}))
            lacking.erase(key);
        return {};
    }
    [[nodiscard]] Result<bool> flush() override { return --flushes != 0; }

    [[nodiscard]] const std::map<std::int64_t, std::map<ChainKey, std::int64_t>>& left() const
    {
        return m_left;
    }

    std::map<ChainKey, std::int64_t> weight = {};
    std::set<ChainKey> there = {};
    std::set<ChainKey> lacking = {}; ///< has to be read first
    std::vector<ChainKey> order = {};
    std::size_t most = 0;
    int flushes = -1; ///< until it gives up

private:
    [[nodiscard]] std::int64_t before(std::int64_t person, ChainKey key) const
    {
        const auto& left = m_left.at(person);
        const auto at = left.lower_bound(key);
        return at == left.begin() ? 0 : std::prev(at)->second;
    }

    Seats m_seats;
    bool m_isShared;
    std::mutex m_mutex;
    std::set<ChainKey> m_asked;
    std::map<std::int64_t, std::map<ChainKey, std::int64_t>> m_left; ///< by person and tournament
};

Seats randomSeats(std::mt19937& random)
{
    Seats seats;
    for (ChainKey key = 1; key <= 60; ++key) {
        std::set<std::int64_t> persons;
        for (int i = 0; i < 4; ++i)
            persons.insert(1 + static_cast<std::int64_t>(random() % 30));
        seats[key * 10].assign(persons.begin(), persons.end());
    }
    return seats;
}

void addAll(app::ChainRunner& runner, const Seats& seats)
{
    for (const auto& [key, persons] : seats)
        runner.add(key);
}

} // namespace

/// The way through a chain.
class TestChainRunner : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesTheSameBesideAndAfterOneAnother();
    void followsAChangeAndNothingElse();
    void readsWhatIsMissing();
    void canBeCancelled();
    void endsWhereTheStoreGivesUp();
};

// RULE: WO2026 2.2.3
void TestChainRunner::givesTheSameBesideAndAfterOneAnother()
{
    std::mt19937 random(1);
    for (int i = 0; i < 20; ++i) {
        const Seats seats = randomSeats(random);
        Numbers alone(seats, false);
        app::ChainRunner one(alone);
        addAll(one, seats);
        QVERIFY(one.run().value());
        QVERIFY(std::ranges::is_sorted(alone.order));
        QCOMPARE(one.computed(), 60);
        Numbers beside(seats, true);
        app::ChainRunner many(beside);
        addAll(many, seats);
        QVERIFY(many.run().value());
        QCOMPARE(many.computed(), 60);
        QCOMPARE(many.readings(), 9);
        QCOMPARE(beside.most, std::size_t(7));
        QVERIFY(beside.there.empty() && beside.left() == alone.left());
    }
}

// RULE: WO2026 3.7
void TestChainRunner::followsAChangeAndNothingElse()
{
    std::mt19937 random(2);
    bool wasLess = false;
    for (int i = 0; i < 50; ++i) {
        const Seats seats = randomSeats(random);
        Numbers kept(seats, false);
        app::ChainRunner first(kept);
        addAll(first, seats);
        QVERIFY(first.run().value());
        const ChainKey changed = 10 * (1 + static_cast<ChainKey>(random() % 60));
        kept.weight[changed] = 1;
        kept.order.clear();
        app::ChainRunner second(kept);
        second.add(changed);
        QVERIFY(second.run().value());
        QVERIFY(std::ranges::is_sorted(kept.order) && kept.order.front() == changed);
        QVERIFY(std::ranges::adjacent_find(kept.order) == kept.order.end()); // each once
        wasLess = wasLess || kept.order.size() < static_cast<std::size_t>(61 - changed / 10);
        Numbers anew(seats, false);
        anew.weight[changed] = 1;
        app::ChainRunner all(anew);
        addAll(all, seats);
        QVERIFY(all.run().value());
        QVERIFY(kept.left() == anew.left());
    }
    QVERIFY(wasLess);
}

void TestChainRunner::readsWhatIsMissing()
{
    std::mt19937 random(3);
    const Seats seats = randomSeats(random);
    for (const bool isShared : {false, true}) {
        Numbers whole(seats, isShared);
        Numbers lacking(seats, isShared);
        for (ChainKey key = 10; key <= 600; key += 30)
            lacking.lacking.insert(key);
        for (Numbers* const one : {&whole, &lacking}) {
            app::ChainRunner runner(*one);
            addAll(runner, seats);
            QVERIFY(runner.run().value());
            QCOMPARE(runner.computed(), 60);
        }
        QVERIFY(lacking.lacking.empty() && lacking.left() == whole.left());
    }
}

void TestChainRunner::canBeCancelled()
{
    std::mt19937 random(4);
    const Seats seats = randomSeats(random);
    Numbers numbers(seats, false);
    app::ChainRunner runner(numbers);
    addAll(runner, seats);
    const auto done = runner.run([](std::size_t left) { return left > 50; });
    QVERIFY(!done.has_value() && done.error().code == ErrorCode::Cancelled);
    QCOMPARE(runner.computed(), 10);
    QCOMPARE(numbers.order.size(), std::size_t(10));
}

void TestChainRunner::endsWhereTheStoreGivesUp()
{
    std::mt19937 random(5);
    const Seats seats = randomSeats(random);
    Numbers numbers(seats, true);
    numbers.flushes = 3;
    app::ChainRunner runner(numbers);
    addAll(runner, seats);
    const auto done = runner.run();
    QVERIFY(done.has_value() && !*done);
    QCOMPARE(runner.computed(), 21);
}

ZAHLMEISTER_TEST(TestChainRunner, QCoreApplication)

} // namespace tst_chainrunner

#include "tst_chainrunner.moc"
