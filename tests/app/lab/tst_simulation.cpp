// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include "app/chronicle/chain/chain.h"
#include "app/chronicle/chain/recalculation.h"
#include "app/fields/valuecheck.h"
#include "app/lab/simulation.h"
#include "app/rules/shippedrules.h"
#include "app/store/workfile.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/rules/expectancy.h"
#include "tests/support/testmain.h"

namespace tst_simulation {

using namespace zahlmeister;
using app::SimulatedKind;
using app::SimulatedWorld;
using app::SimulationSpec;

namespace {

/// Small, but with all kinds of players, and across the conversion of 8 June 2026.
const SimulationSpec kSmall{.players = 600,
                            .years = 4,
                            .seed = 7,
                            .from = *engine::Date::tryFrom(2023, 7, 1),
                            .regions = 3,
                            .farmers = 10,
                            .sandbaggers = 40,
                            .resters = 200};

const SimulatedWorld& small()
{
    static const SimulatedWorld kWorld = app::simulate(kSmall);
    return kWorld;
}

void add(QByteArray& to, const std::string& text)
{
    to.append(text.data(), static_cast<qsizetype>(text.size())).append('\n');
}

/// Everything that a world says, as text.
QByteArray contentOf(const SimulatedWorld& world)
{
    QByteArray content;
    for (std::size_t i = 0; i < world.tournaments.size(); ++i) {
        const auto& [header, participants, games] = world.tournaments[i].tournament;
        add(content, header.name + header.start->iso() + header.end->iso() + header.level + header.processed);
        for (std::size_t seat = 0; seat < participants.size(); ++seat) {
            const auto& one = participants[seat];
            add(content, one.person + one.name + one.club + one.team + one.enteredLevel +
                             std::to_string(one.rating ? one.rating->value() : 0) +
                             std::to_string(std::llround(world.strengths[i][seat] * 1000)) +
                             (world.heldBack[i][seat] ? "!" : ""));
        }
        for (const engine::Game& game : games)
            add(content, std::to_string(*game.round) + ' ' + std::to_string(game.white.value()) + ' ' +
                             std::to_string(game.black.value()) + ' ' + game.date->iso() +
                             std::string(engine::resultText(game.result)));
    }
    for (const app::SimulatedPlayer& player : world.players)
        add(content, player.person + std::to_string(player.birthYear) + player.club +
                         std::to_string(player.memberNumber) + std::to_string(static_cast<int>(player.kind)) +
                         (player.restsSince ? player.restsSince->iso() : ""));
    return content;
}

QByteArray hashOf(const SimulatedWorld& world)
{
    return QCryptographicHash::hash(contentOf(world), QCryptographicHash::Sha256).toHex();
}

/// A game as one of the two sees it.
struct Seen {
    std::size_t tournament;
    std::size_t own; ///< seats
    std::size_t other;
    double points;
};

/// Every game once, as White or Black sees it in turns.
template <class Function>
void forEachGame(const SimulatedWorld& world, Function function)
{
    bool isWhite = false;
    for (std::size_t i = 0; i < world.tournaments.size(); ++i) {
        for (const engine::Game& game : world.tournaments[i].tournament.games) {
            isWhite = !isWhite;
            const auto white = static_cast<std::size_t>(game.white.value()) - 1;
            const auto black = static_cast<std::size_t>(game.black.value()) - 1;
            const auto result = isWhite ? game.result.white : game.result.black;
            function(Seen{i, isWhite ? white : black, isWhite ? black : white,
                          engine::tablePoints(result).points()});
        }
    }
}

} // namespace

/// A world of players whose strength is known.
class TestSimulation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTheSameEverywhere();
    void playsByTheRules();
    void seatsNobodyTwice();
    void playsAllKindsOfTournaments();
    void pairsWithoutRepetition();
    void playersHaveTheirWays();
    void strengthsChange();
    void isEvaluated();
    void goesThroughAWorkFile();
    void refusesToReplaceAFile();
    void takesAnySpec();
};

/// The hash may change only with the simulation: a study that names a seed means this world.
void TestSimulation::isTheSameEverywhere()
{
    QCOMPARE(hashOf(small()), QByteArray("d6b682b82334af51a3b0726f6697681447993baaba4ff00c386a8df576aa0544"));
    QCOMPARE(contentOf(app::simulate(kSmall)), contentOf(small()));
    SimulationSpec other = kSmall;
    other.seed = 8;
    QVERIFY(hashOf(app::simulate(other)) != hashOf(small()));
}

/// Of the games of a class of differences as much is scored as P(D) says of the true strengths.
void TestSimulation::playsByTheRules()
{
    SimulationSpec spec;
    spec.players = 3000;
    spec.years = 5;
    const SimulatedWorld world = app::simulate(spec);
    struct Sums {
        double residual = 0;
        double variance = 0; ///< of the residual, as if nothing were drawn
        int games = 0;
    };
    std::map<int, Sums> bins; // by hundreds of points; 99: all
    forEachGame(world, [&](const Seen& game) {
        if (world.heldBack[game.tournament][game.own] || world.heldBack[game.tournament][game.other])
            return;
        const auto& strengths = world.strengths[game.tournament];
        const double difference = strengths[game.own] - strengths[game.other];
        const double expected = engine::toPoints(engine::expectedScore(difference));
        for (const int bin : {static_cast<int>(std::floor(difference / 100)), 99}) {
            bins[bin].residual += game.points - expected;
            bins[bin].variance += expected * (1 - expected);
            ++bins[bin].games;
        }
    });
    QVERIFY2(bins[99].games > 30'000, qPrintable(QString::number(bins[99].games)));
    int compared = 0;
    for (const auto& [bin, sums] : bins) {
        if (sums.games < 100)
            continue; // too few to be nearly normal
        ++compared;
        QVERIFY2(
            std::fabs(sums.residual) <= 4 * std::sqrt(sums.variance),
            qPrintable(
                QStringLiteral("from %1: %2 of %3 games").arg(bin * 100).arg(sums.residual).arg(sums.games)));
    }
    QVERIFY2(compared >= 12, qPrintable(QString::number(compared)));
}

void TestSimulation::seatsNobodyTwice()
{
    const SimulatedWorld& world = small();
    std::set<std::string> names;
    for (const app::SimulatedPlayer& player : world.players) {
        QVERIFY(names.insert(player.person).second);
        QVERIFY2(names.insert(player.name).second, player.name.c_str());
        QCOMPARE(player.person.size(), std::size_t{36});
    }
    for (std::size_t i = 0; i < world.tournaments.size(); ++i) {
        const engine::Tournament& one = world.tournaments[i].tournament;
        QCOMPARE(world.persons[i].size(), one.participants.size());
        QCOMPARE(world.strengths[i].size(), one.participants.size());
        QCOMPARE(world.heldBack[i].size(), one.participants.size());
        std::set<std::uint32_t> seated;
        for (std::size_t seat = 0; seat < one.participants.size(); ++seat) {
            const app::SimulatedPlayer& player = world.players[world.persons[i][seat]];
            QVERIFY(seated.insert(world.persons[i][seat]).second);
            QCOMPARE(one.participants[seat].person, player.person);
            QCOMPARE(one.participants[seat].birthYear, std::optional(player.birthYear));
            QVERIFY(!player.restsSince || *one.header.end <= *player.restsSince);
            QCOMPARE(one.participants[seat].number.value(), static_cast<int>(seat) + 1);
        }
        QVERIFY(app::checkTournament(one).has_value());
    }
}

void TestSimulation::playsAllKindsOfTournaments()
{
    int teams = 0;
    int swiss = 0;
    int roundRobins = 0;
    int youth = 0;
    int guests = 0;
    int seats = 0;
    const SimulatedWorld& world = small();
    for (std::size_t i = 0; i < world.tournaments.size(); ++i) {
        const engine::Tournament& one = world.tournaments[i].tournament;
        const bool isTeam = one.header.kind == engine::TournamentKind::Team;
        const bool isSwiss = one.header.mode == engine::TournamentMode::Swiss;
        teams += isTeam ? 1 : 0;
        swiss += isSwiss ? 1 : 0;
        roundRobins += !isTeam && !isSwiss ? 1 : 0;
        youth += one.header.youthClass.empty() ? 0 : 1;
        for (const std::uint32_t person : world.persons[i]) {
            ++seats;
            guests += world.players[person].club.front() == one.header.level.front() ? 0 : 1;
        }
    }
    QVERIFY2(teams > 5 && swiss > 5 && roundRobins > 5 && youth > 3,
             qPrintable(QStringLiteral("%1 %2 %3 %4").arg(teams).arg(swiss).arg(roundRobins).arg(youth)));
    QVERIFY2(guests > 0 && guests < seats / 20,
             qPrintable(QStringLiteral("%1 of %2").arg(guests).arg(seats)));
    QVERIFY(world.tournaments.front().tournament.header.end < *engine::Date::tryFrom(2026, 6, 8));
    QVERIFY(world.tournaments.back().tournament.header.end > *engine::Date::tryFrom(2026, 6, 8));
}

void TestSimulation::pairsWithoutRepetition()
{
    for (const app::ChronicleTournament& one : small().tournaments) {
        if (one.tournament.header.mode != engine::TournamentMode::Swiss)
            continue;
        std::set<std::pair<int, int>> met;
        std::map<int, int> balance;
        std::set<std::pair<int, int>> rounds;
        for (const engine::Game& game : one.tournament.games) {
            const auto [low, high] = std::minmax({game.white.value(), game.black.value()});
            QVERIFY(met.emplace(low, high).second);
            QVERIFY(rounds.emplace(*game.round, low).second && rounds.emplace(*game.round, high).second);
            ++balance[game.white.value()];
            --balance[game.black.value()];
            QVERIFY(*game.date >= *one.tournament.header.start && *game.date <= *one.tournament.header.end);
        }
        for (const auto& [number, whites] : balance)
            QVERIFY(std::abs(whites) <= 3);
        for (const engine::Participant& participant : one.tournament.participants)
            QVERIFY(participant.byes.size() <= 1);
    }
}

void TestSimulation::playersHaveTheirWays()
{
    const SimulatedWorld& world = small();
    std::map<SimulatedKind, int> players;
    int resting = 0;
    for (const app::SimulatedPlayer& player : world.players) {
        ++players[player.kind];
        resting += player.restsSince ? 1 : 0;
        QVERIFY(!player.restsSince || player.kind == SimulatedKind::Rester);
    }
    QVERIFY(players[SimulatedKind::Farmer] > 0 && players[SimulatedKind::Sandbagger] > 0);
    QVERIFY2(resting > 0 && resting < players[SimulatedKind::Rester], qPrintable(QString::number(resting)));

    double farmedAbove = 0;
    int farmed = 0;
    double thrown = 0; // points lost on purpose, against those that were to be expected
    double toBeThrown = 0;
    int heldBack = 0;
    forEachGame(world, [&](const Seen& game) {
        const auto& strengths = world.strengths[game.tournament];
        const double difference = strengths[game.own] - strengths[game.other];
        const auto kindOf = [&](std::size_t seat) {
            return world.players[world.persons[game.tournament][seat]].kind;
        };
        if (kindOf(game.own) == SimulatedKind::Farmer) {
            farmedAbove += difference;
            ++farmed;
        }
        const auto& holdsBack = world.heldBack[game.tournament];
        if (holdsBack[game.own] == holdsBack[game.other])
            return;
        const bool isOwn = holdsBack[game.own];
        QCOMPARE(kindOf(isOwn ? game.own : game.other), SimulatedKind::Sandbagger);
        const double expected = engine::toPoints(engine::expectedScore(isOwn ? difference : -difference));
        thrown += expected - (isOwn ? game.points : 1 - game.points);
        toBeThrown += expected / 2;
        ++heldBack;
    });
    QVERIFY2(farmed > 50 && farmedAbove / farmed > 150, qPrintable(QString::number(farmedAbove / farmed)));
    QVERIFY2(
        heldBack > 20 && thrown > 0 && std::fabs(thrown - toBeThrown) < 4 * 0.5 * std::sqrt(heldBack),
        qPrintable(QStringLiteral("%1 instead of %2 in %3 games").arg(thrown).arg(toBeThrown).arg(heldBack)));
}

/// Young players grow by much, old ones fall off a little.
void TestSimulation::strengthsChange()
{
    const SimulatedWorld& world = small();
    std::map<std::uint32_t, std::pair<double, double>> ends; // first and last strength
    for (std::size_t i = 0; i < world.tournaments.size(); ++i) {
        for (std::size_t seat = 0; seat < world.persons[i].size(); ++seat) {
            const double strength = world.strengths[i][seat];
            ends.try_emplace(world.persons[i][seat], strength, strength).first->second.second = strength;
        }
    }
    std::array<double, 2> sums{};
    std::array<int, 2> counts{};
    for (const auto& [person, strengths] : ends) {
        const int age = 2023 - world.players[person].birthYear;
        if (age > 12 && age < 60)
            continue;
        const std::size_t group = age <= 12 ? 0 : 1;
        sums[group] += strengths.second - strengths.first;
        ++counts[group];
    }
    QVERIFY2(sums[0] / counts[0] > 100, qPrintable(QString::number(sums[0] / counts[0])));
    QVERIFY2(sums[1] / counts[1] < 0, qPrintable(QString::number(sums[1] / counts[1])));
}

void TestSimulation::isEvaluated()
{
    const engine::RuleCatalog& rules = app::shippedRules();
    std::set<std::string> versions;
    for (const app::ChronicleTournament& one : small().tournaments) {
        const auto choice = rules.choose(one.tournament.header);
        QVERIFY(choice.has_value());
        versions.insert(choice->version->id);
        const auto evaluation = engine::evaluate(one.tournament, *choice->version);
        QVERIFY2(evaluation.has_value(), one.tournament.header.name.c_str());
    }
    QCOMPARE(versions, (std::set<std::string>{"dwz-2016", "dwz-2026"}));
}

/// Written into a work file it is the same world, and the chain gives nearly everybody a rating without a
/// question.
void TestSimulation::goesThroughAWorkFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("world.zahlmeister"));
    const SimulatedWorld& world = small();
    QVERIFY(app::writeWorkFile(world, path).has_value());
    const auto file = app::WorkFile::open(path);
    QVERIFY(file.has_value());
    QVERIFY((*file)->checkConsistency().has_value());
    const auto stored = app::tournamentsIn(**file, app::shippedRules());
    QVERIFY(stored.has_value());
    QCOMPARE(stored->size(), world.tournaments.size());
    for (const auto& one : *stored) { // in any order
        const engine::Tournament& made =
            world.tournaments[static_cast<std::size_t>(one->id.value()) - 1].tournament;
        QCOMPARE(one->tournament.header, made.header);
        QCOMPARE(one->tournament.participants, made.participants);
        QCOMPARE(one->tournament.games.size(), made.games.size());
    }

    const auto recalculation = app::recalculationOf(**file);
    QVERIFY(recalculation.has_value());
    QCOMPARE(recalculation->questionCount(), 0);
    QCOMPARE(recalculation->settledCount(), 0);
    QVERIFY(recalculation->skipped.empty());
    QCOMPARE(recalculation->tournaments.size(), world.tournaments.size());
    int rated = 0;
    int entries = 0;
    double error = 0;
    for (std::size_t i = 0; i < world.tournaments.size(); ++i) {
        const auto& chained = recalculation->tournaments[i];
        QCOMPARE(chained.id, world.tournaments[i].id); // in the order of evaluation
        QVERIFY(chained.outside.empty());
        entries += static_cast<int>(world.persons[i].size());
        for (const auto& change : chained.changes) {
            if (!change.ratingAfter)
                continue;
            const auto seat = static_cast<std::size_t>(change.number.value()) - 1;
            ++rated;
            error += std::fabs(*change.ratingAfter - world.strengths[i][seat]);
        }
    }
    QVERIFY2(rated > entries / 2, qPrintable(QStringLiteral("%1 of %2").arg(rated).arg(entries)));
    QVERIFY2(error / rated < 250, qPrintable(QString::number(error / rated)));
}

void TestSimulation::refusesToReplaceAFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("world.zahlmeister"));
    SimulationSpec spec;
    spec.players = 50;
    spec.years = 1;
    const SimulatedWorld world = app::simulate(spec);
    QVERIFY(app::writeWorkFile(world, path).has_value());
    const auto again = app::writeWorkFile(world, path);
    QVERIFY(!again.has_value());
    QCOMPARE(again.error().code, ErrorCode::FileNotWritable);
}

void TestSimulation::takesAnySpec()
{
    SimulationSpec least;
    least.players = -1;
    least.years = 0;
    least.regions = 99;
    least.guests = 5000;
    least.farmers = least.sandbaggers = least.resters = 9999;
    QVERIFY(!app::simulate(least).tournaments.empty());
    SimulationSpec late = least;
    late.from = *engine::Date::tryFrom(2199, 12, 31);
    const SimulatedWorld world = app::simulate(late);
    QCOMPARE(world.tournaments.front().tournament.header.start->year(), 2100);
    // On the level of 2026 nobody enters below its smallest rating.
    for (const app::ChronicleTournament& one : world.tournaments) {
        for (const engine::Participant& participant : one.tournament.participants)
            QVERIFY(!participant.rating || participant.rating->value() >= 1100);
    }
    SimulationSpec early = least;
    early.from = *engine::Date::tryFrom(1800, 1, 1);
    for (const app::ChronicleTournament& one : app::simulate(early).tournaments)
        QVERIFY(engine::evaluate(one.tournament, *app::shippedRules().choose(one.tournament.header)->version)
                    .has_value());
}

ZAHLMEISTER_TEST(TestSimulation, QCoreApplication)

} // namespace tst_simulation

#include "tst_simulation.moc"
