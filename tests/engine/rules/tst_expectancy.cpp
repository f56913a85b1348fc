// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QFile>
#include <QTest>

#include <boost/math/distributions/normal.hpp>

#include "engine/rules/coarsetables.h"
#include "engine/rules/dwz/arithmetic.h"
#include "engine/rules/expectancy.h"
#include "tests/support/testmain.h"

namespace tst_expectancy {

using namespace zahlmeister::engine;

namespace {

const boost::math::normal_distribution<double> kNormal(0.0, 200.0 * std::sqrt(2.0));

/// Rows of a two-column CSV without its head.
QList<std::pair<double, double>> readCsv(const char* name)
{
    QFile file(QStringLiteral(ZAHLMEISTER_TEST_DATA "/") + QLatin1String(name));
    QList<std::pair<double, double>> rows;
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    file.readLine();
    while (!file.atEnd()) {
        const QList<QByteArray> cells = file.readLine().trimmed().split(',');
        if (cells.size() == 2)
            rows.append({cells[0].toDouble(), cells[1].toDouble()});
    }
    return rows;
}

} // namespace

class TestExpectancy : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tableOfProbabilities();
    void tableOfDifferences();
    void examplesOfTheTables();
    void probabilitiesAreExact();
    void probabilitiesOfBothSidesAddUpToOne();
    void differencesAreExact();
    void differencesOfEveryEntry();
    void differencesOfEveryScore();
    void differencesAreLimited();
    void sumsAreRoundedAsByTheLibrary();
    void portalSheet();
    void deviationOfTheDocument();
    void otherDeviations_data();
    void otherDeviations();
    void tablesOfOtherDeviations_data();
    void tablesOfOtherDeviations();
};

// RULE: WO2026 Anhang 2.1
void TestExpectancy::tableOfProbabilities()
{
    const auto rows = readCsv("dwz-2026-table-2.1-expectancy.csv");
    QCOMPARE(rows.size(), 850);
    for (const auto& [difference, p] : rows) {
        QCOMPARE(tableExpectancy(int(difference)), int(std::lround(p * 1000)));
        QCOMPARE(tableExpectancy(-int(difference)), 1000 - int(std::lround(p * 1000)));
    }
    QCOMPARE(tableExpectancy(929), 999);  // Anhang 3.1.3, step 20
    QCOMPARE(tableExpectancy(968), 1000); // Anhang 3.1.3, step 2
    QCOMPARE(tableExpectancy(100000), 1000);
    QCOMPARE(tableExpectancy(-100000), 0);
}

// RULE: WO2026 Anhang 2.2
void TestExpectancy::tableOfDifferences()
{
    const auto rows = readCsv("dwz-2026-table-2.2-difference.csv");
    QCOMPARE(rows.size(), 501);
    for (const auto& [p, difference] : rows) {
        const int thousandths = int(std::lround(p * 1000));
        QCOMPARE(tableDifference(thousandths), int(difference));
        QCOMPARE(tableDifference(1000 - thousandths), -int(difference));
    }
    QCOMPARE(tableDifference(-300), -729);
    QCOMPARE(tableDifference(1500), 729);
}

// RULE: WO2026 Anhang 2.1 and 2.2, "Beispiele"
void TestExpectancy::examplesOfTheTables()
{
    QCOMPARE(tableExpectancy(267), 827);
    QCOMPARE(tableExpectancy(-100), 362);
    QCOMPARE(tableExpectancy(200), 760);
    // The example reads 44 for 0.563, but the table itself, and the formula, have 45 there and 44 at 0.562.
    QCOMPARE(tableDifference(563), 45);
    QCOMPARE(tableDifference(562), 44);
    QCOMPARE(tableDifference(318), -134);
    QCOMPARE(tableDifference(220), -218);
}

// RULE: WO2026 3.3.1
void TestExpectancy::probabilitiesAreExact()
{
    double worst = 0;
    for (double d = -3000; d <= 3000; d += 0.0837) {
        const double reference = boost::math::cdf(kNormal, d);
        worst = std::max(worst, std::fabs(toPoints(expectedScore(d)) - reference));
    }
    // Far away nothing is less than one unit, 2^-44 = 5.7e-14.
    QVERIFY2(worst < 6e-14, qPrintable(QString::number(worst)));
}

void TestExpectancy::probabilitiesOfBothSidesAddUpToOne()
{
    for (double d = 0; d <= 4000; d += 0.137)
        QCOMPARE(expectedScore(d) + expectedScore(-d), kExpectedUnit);
    QVERIFY(expectedScore(-5000) > 0 && expectedScore(5000) < kExpectedUnit);
    QCOMPARE(expectedScore(0.0), kExpectedUnit / 2);
}

// RULE: WO2026 Anhang 2.1
void TestExpectancy::differencesAreExact()
{
    double worst = 0;
    for (double p = 0.005; p <= 0.995; p += 0.0000137)
        worst = std::max(worst, std::fabs(ratingDifference(p) - boost::math::quantile(kNormal, p)));
    QVERIFY2(worst < 1e-8, qPrintable(QString::number(worst)));
    QCOMPARE(ratingDifference(0.5), 0.0);
}

/// D(P) is computed from a series around each whole difference: at each of them, and halfway to the next,
/// where the series is farthest from its centre.
// RULE: WO2026 3.3.1, Anhang 2.1
void TestExpectancy::differencesOfEveryEntry()
{
    for (int halves = 0; halves < 2 * kDifferenceLimit - 1; ++halves) {
        const double difference = halves / 2.0;
        const double above = ratingDifference(boost::math::cdf(kNormal, difference));
        const double below = ratingDifference(boost::math::cdf(kNormal, -difference));
        QVERIFY2(std::fabs(above - difference) < 1e-9, qPrintable(QString::number(difference)));
        QVERIFY2(std::fabs(below + difference) < 1e-9, qPrintable(QString::number(difference)));
    }
}

/// p = W / n as players reach it; in between are the p' of the iteration (Anhang 1.1.4).
// RULE: WO2026 3.6.1
void TestExpectancy::differencesOfEveryScore()
{
    for (int games = 1; games <= 200; ++games) {
        for (int halfPoints = 0; halfPoints <= 2 * games; ++halfPoints) {
            const double p = halfPoints / (2.0 * games);
            const double defined = p < 0.005   ? -kDifferenceLimit
                                   : p > 0.995 ? kDifferenceLimit
                                               : boost::math::quantile(kNormal, p);
            QVERIFY2(std::fabs(ratingDifference(p) - defined) < 1e-9, qPrintable(QString::number(p)));
        }
    }
}

// RULE: WO2026 Anhang 2.1: -729 below 0.005, +729 above 0.995
void TestExpectancy::differencesAreLimited()
{
    QCOMPARE(ratingDifference(0.00499), -729.0);
    QCOMPARE(ratingDifference(0.99501), 729.0);
    QCOMPARE(ratingDifference(-1.0), -729.0);
    QCOMPARE(ratingDifference(1.5), 729.0);
    QVERIFY(std::fabs(ratingDifference(0.995) - 728.55) < 0.01);
    QVERIFY(std::fabs(ratingDifference(0.005) + 728.55) < 0.01);
}

/// The sums of the iteration, at ties and beside them.
void TestExpectancy::sumsAreRoundedAsByTheLibrary()
{
    using dwz::ExactArithmetic;
    const auto compare = [](double rating) {
        QCOMPARE(ExactArithmetic::toSum(rating), std::llround(rating * ExactArithmetic::kSumUnit));
        QCOMPARE(ExactArithmetic::toSum(-rating), std::llround(-rating * ExactArithmetic::kSumUnit));
    };
    compare(0.0);
    for (int rating = 1; rating <= 4000; ++rating) {
        for (const double units : {0.0, 0.5, 1.0, 1.5}) {
            const double tie = rating + units / ExactArithmetic::kSumUnit;
            for (const double value : {tie, std::nextafter(tie, 9999.0), std::nextafter(tie, -9999.0)})
                compare(value);
        }
    }
    // Powers of two, where the distance of neighbours changes.
    for (double power = 1.0; power < 1 << 13; power *= 2) {
        for (const double value :
             {power, std::nextafter(power, 0.0), power - 0.5 / ExactArithmetic::kSumUnit})
            compare(value);
    }
}

/// A sheet of the official portal under the rules of 2026: expectations with six digits.
void TestExpectancy::portalSheet()
{
    const QList<std::pair<int, double>> games{{1318, 0.977875}, {1973, 0.380543}, {1942, 0.42291},
                                              {1964, 0.39272},  {1987, 0.361837}, {1905, 0.474629},
                                              {1554, 0.880469}};
    double sum = 0;
    for (const auto& [opponent, expected] : games) {
        const double p = toPoints(expectedScore(1887 - opponent));
        QVERIFY2(std::fabs(p - expected) < 5e-7, qPrintable(QString::number(opponent)));
        sum += p;
    }
    QVERIFY(std::fabs(sum - 3.89098) < 5e-6);
}

/// With 200 nothing is computed differently, not even in the last bit.
// RULE: WO2026 3.3.1
void TestExpectancy::deviationOfTheDocument()
{
    const Expectancy plain;
    const Expectancy stated(200);
    for (double difference = -1200; difference <= 1200; difference += 0.37) {
        QCOMPARE(plain.score(difference), expectedScore(difference));
        QCOMPARE(stated.score(difference), expectedScore(difference));
        QCOMPARE(stated.thousandths(int(difference)), tableExpectancy(int(difference)));
        QCOMPARE(stated.hundredths(int(difference)), coarseExpectancy(int(difference)));
    }
    for (int thousandths = 0; thousandths <= 1000; ++thousandths) {
        QVERIFY(stated.difference(thousandths / 1000.0) == ratingDifference(thousandths / 1000.0));
        QCOMPARE(stated.wholeDifference(thousandths), tableDifference(thousandths));
        QCOMPARE(stated.coarseWholeDifference(thousandths), coarseDifference(thousandths));
    }
}

void TestExpectancy::otherDeviations_data()
{
    QTest::addColumn<double>("deviation");
    for (const double deviation : {20.0, 100.0, 150.0, 187.5, 250.0, 400.0, 2000.0})
        QTest::addRow("%g", deviation) << deviation;
}

// RULE: WO2026 3.3.1, Anhang 2.1
void TestExpectancy::otherDeviations()
{
    QFETCH(const double, deviation);
    const boost::math::normal_distribution<double> normal(0.0, deviation * std::sqrt(2.0));
    const Expectancy expectancy(deviation);
    const double stretch = deviation / 200;
    for (double difference = -1500; difference <= 1500; difference += 7.3) {
        QVERIFY(std::fabs(toPoints(expectancy.score(difference)) - boost::math::cdf(normal, difference)) <
                1e-12);
        QCOMPARE(expectancy.score(difference) + expectancy.score(-difference), kExpectedUnit);
    }
    for (int thousandths = 5; thousandths <= 995; ++thousandths) {
        const double p = thousandths / 1000.0;
        QVERIFY(std::fabs(expectancy.difference(p) - boost::math::quantile(normal, p)) < 1e-8 * stretch);
    }
    QCOMPARE(expectancy.difference(0.999), 729 * stretch);
    QCOMPARE(expectancy.difference(0), -729 * stretch);
}

void TestExpectancy::tablesOfOtherDeviations_data()
{
    otherDeviations_data();
}

/// What nobody printed is computed as the printed tables were.
// RULE: WO2026 Anhang 2.1, 2.2
// RULE: WO1992 Anhang 2.1, 2.2
void TestExpectancy::tablesOfOtherDeviations()
{
    QFETCH(const double, deviation);
    const Expectancy expectancy(deviation);
    for (int difference = -1500; difference <= 1500; ++difference) {
        const double p = toPoints(expectancy.score(difference));
        QVERIFY(std::fabs(expectancy.thousandths(difference) - 1000 * p) < 0.5 + 1e-6);
        QCOMPARE(expectancy.thousandths(-difference), 1000 - expectancy.thousandths(difference));
        // The table of two decimals is not exact where it is printed, either.
        QVERIFY(std::fabs(expectancy.hundredths(difference) - 100 * p) < 1);
        QCOMPARE(expectancy.hundredths(-difference), 100 - expectancy.hundredths(difference));
    }
    for (int thousandths = 0; thousandths <= 1000; ++thousandths) {
        const double difference = expectancy.difference(thousandths / 1000.0);
        QVERIFY(std::fabs(expectancy.wholeDifference(thousandths) - difference) <= 0.5 + 1e-6);
        QCOMPARE(expectancy.coarseWholeDifference(1000 - thousandths),
                 -expectancy.coarseWholeDifference(thousandths));
    }
}

ZAHLMEISTER_TEST(TestExpectancy, QCoreApplication)

} // namespace tst_expectancy

#include "tst_expectancy.moc"
