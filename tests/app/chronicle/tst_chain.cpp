// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <random>
#include <sstream>

#include <QTest>

#include "app/chronicle/chain/causes.h"
#include "app/chronicle/chain/chain.h"
#include "app/rules/shippedrules.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/clubhistory.h"
#include "tests/support/testmain.h"

namespace tst_chain {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::Chain;
using app::ChronicleTournament;
using app::Recalculation;

namespace {

using Tournaments = std::map<engine::TournamentId, std::shared_ptr<const ChronicleTournament>>;

app::ChronicleTournaments listOf(const Tournaments& tournaments)
{
    app::ChronicleTournaments list;
    for (const auto& [id, one] : tournaments)
        list.push_back(one);
    return list;
}

void write(std::ostream& out, const app::Entry& entry)
{
    out << (entry.rating ? entry.rating->value() : 0) << '-' << entry.index.value_or(-1) << '/'
        << static_cast<int>(entry.source);
    for (const engine::CarryOverGame& game : entry.carryOver)
        out << '+' << game.opponentRating.value() << ':' << game.score.halfPoints() << '@'
            << (game.date ? game.date->iso() : "");
    out << ' ';
}

/// Everything that a recalculation says, to be compared.
std::string textOf(const Recalculation& recalculation)
{
    std::ostringstream out;
    for (const app::RecalculatedTournament& one : recalculation.tournaments) {
        out << one.id.value() << ' ' << one.rules << '\n';
        for (const app::RecalculatedParticipant& change : one.changes) {
            out << "  " << change.number.value() << ' ';
            write(out, change.entryBefore);
            write(out, change.entryAfter);
            out << change.ratingBefore.value_or(0) << '-' << change.indexBefore.value_or(0) << ' '
                << change.ratingAfter.value_or(0) << '-' << change.indexAfter.value_or(0);
            for (const app::Cause* step : app::stepsOf(change.because))
                out << " < " << step->tournament.value() << '.' << step->participant.value();
            out << '\n';
        }
        for (const app::OutsideEvaluation& outside : one.outside) {
            out << "  outside " << outside.number.value() << ' ';
            write(out, outside.entry);
            write(out, outside.expected);
            out << '\n';
        }
    }
    for (const app::SkippedTournament& one : recalculation.skipped)
        out << "skipped " << one.id.value() << '\n';
    return out.str();
}

std::string anew(const Tournaments& tournaments)
{
    return textOf(app::recalculate(listOf(tournaments), app::shippedRules()));
}

/// A tournament that somebody has edited.
ChronicleTournament edited(ChronicleTournament one, std::mt19937& random)
{
    engine::Tournament& tournament = one.tournament;
    const auto any = [&](auto& list) -> auto&
    {
        return list[random() % list.size()];
    };
    engine::Participant& participant = any(tournament.participants);
    switch (random() % 7) {
    case 0: participant.rating = engine::Rating(800 + static_cast<int>(random() % 1500)); break;
    case 1: participant.member = !participant.member; break;
    case 2:
        participant.birthYear = 1950 + static_cast<int>(random() % 60);
        break; // perhaps somebody else now
    case 3:
        if (tournament.header.end)
            tournament.header.end = tournament.header.end->plusDays(static_cast<int>(random() % 90));
        break;
    case 4: tournament.header.end.reset(); break;
    default:
        for (int i = 0; i < 3 && !tournament.games.empty(); ++i) {
            engine::Game& game = any(tournament.games);
            game.result = game.result.mirrored();
        }
    }
    return one;
}

} // namespace

/// The chain of tournaments that is kept while they change.
class TestChain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void computesNothingTwice();
    void stopsWhereNothingChanges();
    void followsEveryChange_data();
    void followsEveryChange();
};

void TestChain::computesNothingTwice()
{
    const auto day = [](int month) { return *engine::Date::tryFrom(2027, month, 1); };
    const auto tournaments =
        app::shared({wonBy(1, day(3), 1700, 20), wonBy(2, day(6), 1700, 20), wonBy(3, day(9), 1700, 20)});
    Chain chain(app::shippedRules());
    chain.update(tournaments);
    QCOMPARE(chain.evaluations(), 3); // as they stand
    const Recalculation first = chain.recalculation();
    QCOMPARE(chain.evaluations(), 5); // the first is what it was
    QVERIFY(first.hasChanges());
    chain.update(tournaments);
    QCOMPARE(textOf(chain.recalculation()), textOf(first));
    QCOMPARE(chain.evaluations(), 0);
}

// RULE: WO2026 3.7
void TestChain::stopsWhereNothingChanges()
{
    std::vector<engine::Tournament> years = clubHistory({.members = 30, .years = 6});
    Tournaments tournaments;
    for (std::size_t i = 0; i < years.size(); ++i) {
        const engine::TournamentId id(static_cast<std::int64_t>(i) + 1);
        tournaments[id] = std::make_shared<const ChronicleTournament>(ChronicleTournament{id, years[i]});
    }
    Chain chain(app::shippedRules());
    chain.update(listOf(tournaments));
    (void)chain.recalculation();
    // A game that does not count changes nothing for anybody.
    auto& last = tournaments.rbegin()->second;
    ChronicleTournament another = *last;
    another.tournament.header.name += " (B)";
    last = std::make_shared<const ChronicleTournament>(std::move(another));
    auto& early = tournaments[engine::TournamentId(3)];
    another = *early;
    another.tournament.header.place = "Woanders";
    early = std::make_shared<const ChronicleTournament>(std::move(another));
    chain.update(listOf(tournaments));
    QCOMPARE(textOf(chain.recalculation()), anew(tournaments));
    QVERIFY(chain.evaluations() <= 4);
}

void TestChain::followsEveryChange_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 6; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

// RULE: WO2026 2.2.3, 3.7, 4.1.1
void TestChain::followsEveryChange()
{
    QFETCH(const unsigned, seed);
    std::mt19937 random(seed);
    std::vector<engine::Tournament> years =
        clubHistory({.seed = seed, .members = 16, .years = 3, .firstYear = 2025});
    Tournaments all;
    for (std::size_t i = 0; i < years.size(); ++i) {
        const engine::TournamentId id(static_cast<std::int64_t>(i) + 1);
        all[id] = std::make_shared<const ChronicleTournament>(ChronicleTournament{id, years[i]});
    }
    Tournaments tournaments = all;
    Chain chain(app::shippedRules());
    chain.update(listOf(tournaments));
    QCOMPARE(textOf(chain.recalculation()), anew(tournaments));
    for (int step = 0; step < 25; ++step) {
        const engine::TournamentId id(1 + static_cast<std::int64_t>(random() % all.size()));
        const auto known = tournaments.find(id);
        if (known == tournaments.end())
            tournaments[id] = all[id]; // late
        else if (random() % 4 == 0)
            tournaments.erase(known);
        else
            known->second = std::make_shared<const ChronicleTournament>(edited(*known->second, random));
        chain.update(listOf(tournaments));
        const std::string kept = textOf(chain.recalculation());
        QVERIFY2(kept == anew(tournaments), qPrintable(QStringLiteral("step %1").arg(step)));
    }
    chain.update(listOf(all)); // all of it taken back
    QCOMPARE(textOf(chain.recalculation()), anew(all));
}

ZAHLMEISTER_TEST(TestChain, QCoreApplication)

} // namespace tst_chain

#include "tst_chain.moc"
