// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <map>

#include <QTest>

#include "app/lab/labrun.h"
#include "app/lab/labsource.h"
#include "tests/support/testmain.h"

namespace tst_truth {

using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

/// A world with many who play with their rating.
const LabSource& source()
{
    static const LabSource kSource =
        labSourceOf(
            simulate(
                {.players = 600, .years = 12, .seed = 7, .farmers = 60, .sandbaggers = 120, .resters = 120}))
            .value();
    return kSource;
}

const LabReport& report()
{
    static const LabReport kReport = [] {
        Study study{.title = "Truth"};
        study.variants = {{.name = "truth", .yardstick = Yardstick::Truth},
                          {.name = "unchanged", .yardstick = Yardstick::Unchanged}};
        return runStudy(study, source().data, *source().rules, {.keepsGames = true, .truth = source().truth})
            .value();
    }();
    return kReport;
}

const TruthRow& rowOf(const VariantReport& variant, SimulatedKind kind)
{
    return *std::ranges::find(variant.truth, std::optional(kind), &TruthRow::kind);
}

} // namespace

/// How far ratings are from the strengths that a simulation knows.
class TestTruth : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void errorsAreThoseOfTheTracks();
    void groupsAddUp();
    void whoPlaysWithHisRatingGains();
    void realTournamentsHaveNone();
};

void TestTruth::errorsAreThoseOfTheTracks()
{
    for (std::size_t i = 0; i < report().variants.size(); ++i) {
        std::int64_t count = 0;
        double sum = 0;
        double absolute = 0;
        for (std::size_t seat = 0; seat < source().data.seats().size(); ++seat) {
            const SeatTrack& track = report().tracks[i][seat];
            if (!track.isCounted || track.exit == kNoRating)
                continue;
            ++count;
            sum += track.exit - source().truth.strengths[seat];
            absolute += std::abs(track.exit - source().truth.strengths[seat]);
        }
        const TruthRow& all = report().variants[i].truth.front();
        QVERIFY(count > 3000);
        QCOMPARE(all.participations, count);
        QVERIFY(std::abs(all.meanError - sum / static_cast<double>(count)) < 1e-9);
        QVERIFY(std::abs(all.meanAbsolute - absolute / static_cast<double>(count)) < 1e-9);
        QVERIFY(std::abs(all.meanError) < all.meanAbsolute);
    }
    // Who keeps his first rating for ever is further from the truth than by the rules.
    QVERIFY(report().variants[2].truth.front().meanAbsolute >
            report().variants[0].truth.front().meanAbsolute);
}

void TestTruth::groupsAddUp()
{
    const VariantReport& variant = report().variants.front();
    std::map<int, std::int64_t> sums; // by what they are about
    for (const TruthRow& row : variant.truth)
        sums[row.bin ? static_cast<int>(row.bin->kind) : row.kind ? -1 : -2] += row.participations;
    QCOMPARE(sums.size(), std::size_t{5});
    for (const auto& [kind, participations] : sums)
        QCOMPARE(participations, sums[-2]);
}

/// Beside ordinary players: farmers and resters stand too high, sandbaggers too low.
void TestTruth::whoPlaysWithHisRatingGains()
{
    const VariantReport& variant = report().variants.front();
    const double ordinary = rowOf(variant, SimulatedKind::Ordinary).meanError;
    const auto gain = [&](SimulatedKind kind) { return rowOf(variant, kind).meanError - ordinary; };
    const QString gains = QStringLiteral("%1 %2 %3")
                              .arg(gain(SimulatedKind::Farmer))
                              .arg(gain(SimulatedKind::Sandbagger))
                              .arg(gain(SimulatedKind::Rester));
    QVERIFY2(gain(SimulatedKind::Rester) > 0, qPrintable(gains));
    QVERIFY2(gain(SimulatedKind::Sandbagger) < 0, qPrintable(gains));
    QVERIFY2(std::abs(gain(SimulatedKind::Farmer)) < 100, qPrintable(gains));
}

void TestTruth::realTournamentsHaveNone()
{
    const auto without = runStudy({.title = "Real"}, source().data, *source().rules);
    QVERIFY(without.has_value());
    QVERIFY(without->variants.front().truth.empty());
}

ZAHLMEISTER_TEST(TestTruth, QCoreApplication)

} // namespace tst_truth

#include "tst_truth.moc"
