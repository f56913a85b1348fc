// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QTest>

#include "app/lab/forecast.h"
#include "app/rules/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_forecast {

using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

bool isNear(double a, double b, double tolerance = 1e-12)
{
    return std::abs(a - b) <= tolerance;
}

} // namespace

class TestForecast : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void losses();
    void qualityByHand();
    void slopeOfGoodForecasts();
    void slopeOfForecastsThatAreTooBold();
    void nothingToFit();
    void expectedScoresOfRules();
    void expectedScoresOfFide();
    void errorOfASlope();
};

/// -(s ln e + (1 - s) ln(1 - e)) and (s - e)^2.
void TestForecast::losses()
{
    QVERIFY(isNear(logLossOf(0.75, 2), -std::log(0.75)));
    QVERIFY(isNear(logLossOf(0.75, 0), -std::log(0.25)));
    QVERIFY(isNear(logLossOf(0.75, 1), -(std::log(0.75) + std::log(0.25)) / 2));
    QVERIFY(isNear(logLossOf(0.5, 1), std::log(2.0)));
    QVERIFY(isNear(brierOf(0.75, 2), 0.0625));
    QVERIFY(isNear(brierOf(0.75, 0), 0.5625));
    QVERIFY(std::isfinite(logLossOf(1, 0))); // the printed tables know certainty
    QVERIFY(isNear(logLossOf(1, 0), -std::log(kSurestExpected)));
}

void TestForecast::qualityByHand()
{
    ForetoldByScore games;
    games.add(0.75, 2);
    games.add(0.75, 2);
    games.add(0.75, 0);
    games.add(0.5, 1);
    games.add(0.25, 1);
    const Quality quality = games.quality();
    QCOMPARE(quality.games, 5);
    const double loss =
        -2 * std::log(0.75) - std::log(0.25) + std::log(2.0) - (std::log(0.25) + std::log(0.75)) / 2;
    QVERIFY(isNear(quality.logLoss, loss / 5));
    QVERIFY(isNear(quality.brier, (0.0625 + 0.0625 + 0.5625 + 0 + 0.0625) / 5));
    QVERIFY(isNear(quality.accuracy, (1 + 1 + 0 + 0.5) / 4)); // nobody is better at 0.5
}

void TestForecast::slopeOfGoodForecasts()
{
    ForetoldByScore games;
    for (const int percent : {10, 30, 50, 70, 90}) {
        games.add(percent / 100.0, 2, percent * 1000);
        games.add(percent / 100.0, 0, (100 - percent) * 1000);
    }
    const Quality quality = games.quality();
    QVERIFY(isNear(quality.slope, 1, 1e-9));
    QVERIFY(isNear(quality.intercept, 0, 1e-9));
}

/// Who says 0.8 where 0.2 and half the logit are right is twice too bold; White is better than expected.
void TestForecast::slopeOfForecastsThatAreTooBold()
{
    ForetoldByScore games;
    for (const int percent : {10, 30, 60, 80, 95}) {
        const double expected = percent / 100.0;
        const double truth = 1 / (1 + std::exp(-(0.2 + 0.5 * logitOf(expected))));
        const auto wins = static_cast<std::int64_t>(std::llround(truth * 1e12));
        games.add(expected, 2, wins);
        games.add(expected, 0, std::int64_t(1'000'000'000'000) - wins);
    }
    const Quality quality = games.quality();
    QVERIFY(isNear(quality.slope, 0.5, 1e-9));
    QVERIFY(isNear(quality.intercept, 0.2, 1e-9));
}

void TestForecast::nothingToFit()
{
    ForetoldByScore games;
    QCOMPARE(games.quality().games, 0);
    QCOMPARE(games.quality().logLoss, 0.0);
    games.add(0.5, 2);
    QCOMPARE(games.quality().slope, 0.0); // one expected score makes no line
}

/// Document 000, Anhang 2.1: P(0) = 0.5, P(100) = 0.638, P(200) = 0.760.
void TestForecast::expectedScoresOfRules()
{
    const auto* const rules = *shippedRules().find("dwz-2026");
    const auto exact = ExpectedScores::of(*rules, engine::Arithmetic::Exact);
    const auto tables = ExpectedScores::of(*rules, engine::Arithmetic::Tables);
    QVERIFY(exact.areThere());
    QCOMPARE(exact.at(0), 0.5);
    QVERIFY(isNear(exact.at(100), 0.638, 0.0005));
    QVERIFY(isNear(exact.at(200), 0.760, 0.0005));
    QVERIFY(isNear(tables.at(100), 0.638, 1e-9));
    QVERIFY(isNear(exact.at(-150) + exact.at(150), 1, 1e-15));
    QCOMPARE(exact.at(5000), exact.at(kLargestDifference));
}

/// FIDE B.02, 8.1.2 and 8.3.1.
void TestForecast::expectedScoresOfFide()
{
    const auto fide = ExpectedScores::ofFide();
    QCOMPARE(fide.at(0), 0.5);
    QCOMPARE(fide.at(100), 0.64);
    QCOMPARE(fide.at(1000), 0.92);
}

/// The error comes from how much tournaments differ: the same games in one tournament tell nothing.
void TestForecast::errorOfASlope()
{
    std::vector<CalibrationShare> tournaments(40);
    int turn = 0;
    for (CalibrationShare& one : tournaments) {
        for (int i = 0; i < 20; ++i, ++turn) {
            const double expected = 0.1 + 0.2 * (turn % 5);
            one.add(expected, (turn * 7919 % 100) < expected * 100 ? 2 : 0);
        }
    }
    const double error = slopeErrorOf(tournaments);
    QVERIFY(error > 0.01 && error < 0.5);
    QCOMPARE(slopeErrorOf({tournaments.front()}), 0.0);
}

ZAHLMEISTER_TEST(TestForecast, void)

} // namespace tst_forecast

#include "tst_forecast.moc"
