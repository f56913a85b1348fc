// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include <QTest>

#include "app/lab/glicko2.h"
#include "tests/support/testmain.h"

namespace tst_glicko2 {

using namespace zahlmeister;
using app::GlickoGame;
using app::GlickoState;

namespace {

/// The example of the paper: 1500 beats 1400, and loses to 1550 and 1700.
const GlickoState kPlayer{1500, 200, 0.06};
const std::array kGames{GlickoGame{{1400, 30, 0.06}, 1}, GlickoGame{{1550, 100, 0.06}, 0},
                        GlickoGame{{1700, 300, 0.06}, 0}};

/// Whether a number is what the paper prints with so many decimals.
bool isPrinted(double value, double printed, int decimals)
{
    return std::fabs(value - printed) <= 0.5000001 * std::pow(10, -decimals);
}

bool isInRange(const GlickoState& state)
{
    return state.rating >= -10'000 && state.rating <= 10'000 && state.deviation >= 1 &&
           state.deviation <= 350 && state.volatility >= 0.0001 && state.volatility <= 1;
}

/// The function whose root is the logarithm of the squared volatility: step 5, written from the paper.
double stepFive(const GlickoState& before, std::span<const GlickoGame> games, double tau, double x)
{
    const app::GlickoEvidence evidence = app::glickoEvidence(before, games);
    const double phi = before.deviation / 173.7178;
    const double sum = phi * phi + evidence.variance + std::exp(x);
    const double start = std::log(before.volatility * before.volatility);
    return std::exp(x) * (evidence.improvement * evidence.improvement - sum) / (2 * sum * sum) -
           (x - start) / (tau * tau);
}

double between(std::mt19937_64& generator, double low, double high)
{
    return low + static_cast<double>(generator() >> 11) / 9007199254740992.0 * (high - low);
}

} // namespace

/// Glicko-2 by the paper of 2013.
class TestGlicko2 : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesThePublishedExample();
    void takesThePublishedSteps();
    void doesNotDependOnTheOrder();
    void findsTheVolatility();
    void growsUnsureWithoutGames();
    void expectsWithTheJointDeviation();
    void staysFiniteAndInRange();
};

void TestGlicko2::givesThePublishedExample()
{
    const GlickoState after = app::afterPeriod(kPlayer, kGames, 0.5);
    // The paper goes on with four decimals: mu' = -0.2069 gives its 1464.06, the unrounded one 1464.051.
    const double mu = (after.rating - 1500) / 173.7178;
    QVERIFY2(isPrinted(mu, -0.2069, 4), QByteArray::number(mu, 'f', 9).constData());
    QVERIFY(isPrinted(1500 + 173.7178 * -0.2069, 1464.06, 2));
    QVERIFY2(std::fabs(after.rating - 1464.06) < 0.01, QByteArray::number(after.rating, 'f', 9).constData());
    QVERIFY(isPrinted(after.deviation / 173.7178, 0.8722, 4));
    QVERIFY2(isPrinted(after.deviation, 151.52, 2), QByteArray::number(after.deviation, 'f', 9).constData());
    // It cuts the last digit of 0.059996.
    QCOMPARE(std::floor(after.volatility * 1e5), 5999.0);
    QCOMPARE(app::afterPeriod(kPlayer, kGames), after); // with the paper's tau
}

/// The numbers of steps 3 and 4 in the example.
void TestGlicko2::takesThePublishedSteps()
{
    QVERIFY(isPrinted(app::glickoWeight(30), 0.9955, 4));
    QVERIFY(isPrinted(app::glickoWeight(100), 0.9531, 4));
    QVERIFY(isPrinted(app::glickoWeight(300), 0.7242, 4));
    // Against one whose own strength is known, which is what step 3 expects.
    QVERIFY(isPrinted(app::expectedScore({1500, 1, 0.06}, kGames[0].opponent), 0.639, 3));
    QVERIFY(isPrinted(app::expectedScore({1500, 1, 0.06}, kGames[1].opponent), 0.432, 3));
    QVERIFY(isPrinted(app::expectedScore({1500, 1, 0.06}, kGames[2].opponent), 0.303, 3));
    // With three decimals of these the paper gets 1.7785 and -0.4834.
    const app::GlickoEvidence evidence = app::glickoEvidence(kPlayer, kGames);
    QVERIFY2(std::fabs(evidence.variance - 1.7785) < 0.001,
             QByteArray::number(evidence.variance, 'f', 6).constData());
    QVERIFY2(std::fabs(evidence.improvement - -0.4834) < 0.001,
             QByteArray::number(evidence.improvement, 'f', 6).constData());
}

void TestGlicko2::doesNotDependOnTheOrder()
{
    auto turned = kGames;
    std::ranges::reverse(turned);
    const GlickoState one = app::afterPeriod(kPlayer, kGames);
    const GlickoState other = app::afterPeriod(kPlayer, turned);
    QVERIFY(std::fabs(one.rating - other.rating) < 1e-9);
    QVERIFY(std::fabs(one.deviation - other.deviation) < 1e-9);
    QVERIFY(std::fabs(one.volatility - other.volatility) < 1e-12);
}

/// The function changes its sign there, for players of all kinds, surprising results included.
void TestGlicko2::findsTheVolatility()
{
    std::mt19937_64 generator(1);
    int roots = 0;
    for (int round = 0; round < 2000; ++round) {
        const GlickoState player{between(generator, 500, 2800), between(generator, 20, 350),
                                 between(generator, 0.02, 0.2)};
        const double tau = between(generator, 0.2, 1.2);
        std::vector<GlickoGame> games;
        for (std::uint64_t left = 1 + generator() % 12; left > 0; --left) {
            const GlickoState opponent{between(generator, 500, 2800), between(generator, 20, 350), 0.06};
            games.push_back({opponent, static_cast<double>(generator() % 3) / 2});
        }
        const double found = app::afterPeriod(player, games, tau).volatility;
        if (found == 1)
            continue; // the end of the range
        const double x = 2 * std::log(found);
        const double below = stepFive(player, games, tau, x - 1e-9);
        const double above = stepFive(player, games, tau, x + 1e-9);
        QVERIFY2(below * above <= 0, qPrintable(QStringLiteral("round %1: %2").arg(round).arg(found)));
        ++roots;
    }
    QVERIFY(roots > 1900);
}

void TestGlicko2::growsUnsureWithoutGames()
{
    const GlickoState once = app::afterIdle(kPlayer, 1);
    QCOMPARE(once.rating, kPlayer.rating);
    QCOMPARE(once.volatility, kPlayer.volatility);
    QVERIFY(isPrinted(once.deviation, std::hypot(200, 0.06 * 173.7178), 9));
    QCOMPARE(app::afterPeriod(kPlayer, {}, 0.5), once);
    // Two periods one by one are two at once; nobody gets less sure than of a new player.
    QVERIFY(std::fabs(app::afterIdle(once, 1).deviation - app::afterIdle(kPlayer, 2).deviation) < 1e-9);
    QCOMPARE(app::afterIdle(kPlayer, 1e6).deviation, 350.0);
    QVERIFY(std::fabs(app::afterIdle(kPlayer, 0).deviation - kPlayer.deviation) < 1e-9);
    QCOMPARE(app::afterIdle(kPlayer, -5), app::afterIdle(kPlayer, 0));
    const app::GlickoEvidence none = app::glickoEvidence(kPlayer, {});
    QCOMPARE(none.variance, 0.0);
    QCOMPARE(none.improvement, 0.0);
}

void TestGlicko2::expectsWithTheJointDeviation()
{
    // The example of "The Glicko system": 1400 (80) against 1500 (150) is expected to score 0.376.
    QVERIFY(isPrinted(app::expectedScore({1400, 80, 0.06}, {1500, 150, 0.06}), 0.376, 3));
    QCOMPARE(app::expectedScore(kPlayer, kPlayer), 0.5);
    const GlickoState strong{9000, 30, 0.06};
    const GlickoState weak{-9000, 30, 0.06};
    QVERIFY(app::expectedScore(strong, weak) < 1 && app::expectedScore(weak, strong) > 0);
    for (const GlickoState& other : {GlickoState(), strong, weak, kGames[0].opponent})
        QCOMPARE(app::expectedScore(kPlayer, other) + app::expectedScore(other, kPlayer), 1.0);
    QVERIFY(app::expectedScore({1600, 350, 0.06}, kPlayer) < app::expectedScore({1600, 30, 0.06}, kPlayer));
}

void TestGlicko2::staysFiniteAndInRange()
{
    constexpr double kInfinite = std::numeric_limits<double>::infinity();
    constexpr std::array kNumbers{-kInfinite, -1e300, -12'000.0, -1.0,  0.0,       5e-324,
                                  0.5,        1500.0, 12'000.0,  1e300, kInfinite, std::nan("")};
    for (const double rating : kNumbers) {
        for (const double deviation : kNumbers) {
            for (const double other : kNumbers) {
                const GlickoState one{rating, deviation, other};
                const GlickoState two{other, rating, deviation};
                const std::array games{GlickoGame{two, deviation}, GlickoGame{{-rating, 30, 0.06}, other}};
                QVERIFY(isInRange(app::afterPeriod(one, games, deviation)));
                QVERIFY(isInRange(app::afterPeriod(one, games, 0.5)));
                QVERIFY(isInRange(app::afterIdle(one, other)));
                const double expected = app::expectedScore(one, two);
                QVERIFY(expected > 0 && expected < 1);
                QVERIFY(std::isfinite(app::glickoEvidence(one, games).improvement));
            }
        }
    }
}

ZAHLMEISTER_TEST(TestGlicko2, void)

} // namespace tst_glicko2

#include "tst_glicko2.moc"
