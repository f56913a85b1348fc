// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <map>
#include <random>

#include <QTest>

#include "app/chronicle/chronicle.h"
#include "app/lab/labjson.h"
#include "app/lab/labrun.h"
#include "app/lab/labsource.h"
#include "app/lab/simulation.h"
#include "app/rules/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_replay {

using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

const SimulationSpec kWorld{.players = 1000, .years = 11, .seed = 20260608};

const SimulatedWorld& world()
{
    static const SimulatedWorld made = simulate(kWorld);
    return made;
}

const LabSource& source()
{
    static const LabSource read =
        *labSourceOf(SimulatedData{.players = kWorld.players, .years = kWorld.years, .seed = kWorld.seed});
    return read;
}

Variant variantOf(const std::string& base, std::map<std::string, std::vector<double>> parameters = {})
{
    Variant variant{.name = base};
    variant.base = base;
    variant.parameters = std::move(parameters);
    return variant;
}

std::int16_t ratingOf(const Entry& entry)
{
    return entry.rating && entry.source == engine::RatingSource::Dwz
               ? static_cast<std::int16_t>(entry.rating->value())
               : kNoRating;
}

} // namespace

/// The measures of the laboratory on tournaments whose players' strengths are known.
class TestReplay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chainIsPlayedAgain();
    void sameRulesGiveTheSame();
    void sameStudyGivesTheSameBytes();
    void playsOnlyWhatWasChanged();
    void measuresFromGames();
    void truthIsCalibrated();
    void ledgerAddsUp();
    void conversionInTheLedger();
    void randomSignsFindNothing();
    void officialEntriesAreLeftOut();
    void adjustmentsReachEverybody();
    void sweepIsTheSameAsRuns();
    void smallGroupsAreHidden();
    void cancelled();
};

/// Bit for bit what the chain gives.
void TestReplay::chainIsPlayedAgain()
{
    ChronicleTournaments tournaments;
    for (const ChronicleTournament& one : world().tournaments)
        tournaments.push_back(std::make_shared<const ChronicleTournament>(one));
    Chain chain(shippedRules());
    chain.update(tournaments);
    const Recalculation recalculation = chain.recalculation();
    std::map<std::pair<std::int64_t, int>, std::pair<std::int16_t, std::int16_t>> expected;
    for (const auto& one : recalculation.tournaments) {
        for (const auto& change : one.changes)
            expected[{one.id.value(), change.number.value()}] = {
                ratingOf(change.entryAfter),
                change.ratingAfter ? static_cast<std::int16_t>(*change.ratingAfter) : kNoRating};
    }
    QVERIFY(expected.size() > 500);
    const auto played = replay(source().data, shippedRules(), {.variants = {variantOf("dwz-2026")}});
    QVERIFY(played.has_value());
    std::size_t compared = 0;
    for (const LabData::Tournament& one : source().data.tournaments()) {
        const auto& tournament = world().tournaments[static_cast<std::size_t>(one.id.value()) - 1].tournament;
        for (std::size_t i = 0; i < one.seats; ++i) {
            const auto found = expected.find({one.id.value(), tournament.participants[i].number.value()});
            if (found == expected.end())
                continue;
            const SeatTrack& track = played->variants.front().track[one.firstSeat + i];
            QCOMPARE(track.entry, found->second.first);
            if (found->second.second != kNoRating)
                QCOMPARE(track.exit, found->second.second);
            ++compared;
        }
    }
    QCOMPARE(compared, expected.size());
}

/// A version of 2026 that changes nothing.
void TestReplay::sameRulesGiveTheSame()
{
    const auto played = replay(source().data, shippedRules(), {.variants = {variantOf("dwz-2026")}});
    QVERIFY(played.has_value());
    for (std::size_t i = 0; i < source().data.seats().size(); ++i) {
        QCOMPARE(played->variants[1].track[i].entry, played->variants[0].track[i].entry);
        QCOMPARE(played->variants[1].track[i].exit, played->variants[0].track[i].exit);
    }
    int games = 0;
    for (const PairedShare& share : played->variants[1].paired) {
        QCOMPARE(share.logLoss, 0.0);
        games += share.games;
    }
    QCOMPARE_GT(games, 0);
}

void TestReplay::sameStudyGivesTheSameBytes()
{
    Study study{.title = "Twice"};
    study.variants = {variantOf("dwz-2026", {{"r", {0.1}}}),
                      {.name = "Glicko", .yardstick = Yardstick::Glicko2}};
    const auto once = runStudy(study, source().data, *source().rules);
    const auto twice = runStudy(study, source().data, *source().rules);
    QVERIFY(once.has_value() && twice.has_value());
    QCOMPARE(writeLabReportJson(*once), writeLabReportJson(*twice));
}

/// What a slider does: one variant is changed, the others and the rules in force are known from the run
/// before.
void TestReplay::playsOnlyWhatWasChanged()
{
    const auto run = [](const Study& study, std::shared_ptr<const LabMemory> known) {
        const LabRunOptions options{.truth = source().truth, .remembers = true, .known = std::move(known)};
        return *runStudy(study, source().data, *source().rules, options);
    };
    Study study{.title = "Slider"};
    study.variants = {variantOf("dwz-2026", {{"r", {0.1}}}),
                      {.name = "Glicko", .yardstick = Yardstick::Glicko2},
                      {.name = "Elo", .yardstick = Yardstick::Elo}};
    const auto first = run(study, nullptr).memory;
    QVERIFY(first);

    study.variants[0].parameters["r"] = {0.07};
    std::swap(study.variants[1], study.variants[2]);
    study.criteria = {{.variant = study.variants[0].name, .bound = -0.001}};
    const LabReport slid = run(study, first);
    QCOMPARE(writeLabReportJson(slid), writeLabReportJson(run(study, nullptr)));
    study.variants = {variantOf("dwz-2026", {{"K_max", {40}}}),
                      {.name = "unchanged", .yardstick = Yardstick::Unchanged}};
    QCOMPARE(writeLabReportJson(run(study, slid.memory)), writeLabReportJson(run(study, nullptr)));
    study.criteria = {{.variant = study.variants[0].name, .bound = -0.002}}; // nothing is to be played
    QCOMPARE(writeLabReportJson(run(study, run(study, nullptr).memory)),
             writeLabReportJson(run(study, nullptr)));
    study.from = engine::Date::tryFrom(2018, 1, 1); // other games: nothing is known of them
    QCOMPARE(writeLabReportJson(run(study, slid.memory)), writeLabReportJson(run(study, nullptr)));

    const auto played =
        replay(source().data, *source().rules, {.variants = study.variants, .known = first->inForce});
    QCOMPARE(played->evaluations, static_cast<std::int64_t>(2 * source().data.tournaments().size()));
    QVERIFY(!run(study, nullptr).memory->variants.empty());
    QVERIFY(
        !runStudy(study, source().data, *source().rules, {.keepsGames = true, .remembers = true})->memory);
}

/// Log loss, Brier and the mean difference, recomputed from the games that are kept.
void TestReplay::measuresFromGames()
{
    Study study{.title = "Games"};
    study.variants = {variantOf("dwz-2026", {{"K_max", {40}}})};
    study.variants.front().from = engine::Date::tryFrom(2017, 1, 1);
    const auto report = runStudy(study, source().data, *source().rules, {.keepsGames = true});
    QVERIFY(report.has_value());
    double loss = 0;
    double brier = 0;
    double difference = 0;
    std::int64_t games = 0;
    std::int64_t paired = 0;
    for (const LabGame& game : report->games) {
        const auto& [before, after] = std::tie(game.forecasts[0], game.forecasts[1]);
        const auto lossOf = [&](const LabGame::Forecast& one) {
            const double e = std::clamp(one.expected, 0.001, 0.999);
            const double s = game.halfPoints / 2.0;
            return -s * std::log(e) - (1 - s) * std::log(1 - e);
        };
        if (after.use == ForecastUse::Foretold) {
            ++games;
            loss += lossOf(after);
            brier += std::pow(game.halfPoints / 2.0 - after.expected, 2);
        }
        if (before.use == ForecastUse::Foretold && after.use == ForecastUse::Foretold) {
            ++paired;
            difference += lossOf(after) - lossOf(before);
        }
    }
    const VariantReport& variant = report->variants[1];
    QCOMPARE(variant.quality.games, games);
    QVERIFY(std::abs(variant.quality.logLoss - loss / static_cast<double>(games)) < 1e-10);
    QVERIFY(std::abs(variant.quality.brier - brier / static_cast<double>(games)) < 1e-10);
    QCOMPARE(variant.logLoss.games, paired);
    QVERIFY(std::abs(variant.logLoss.mean - difference / static_cast<double>(paired)) < 1e-10);
    QVERIFY(variant.logLoss.mean != 0);
}

/// With the strengths themselves the slope is 1 within its band, and nothing foretells better.
void TestReplay::truthIsCalibrated()
{
    Study study{.title = "Truth"};
    study.variants = {{.name = "truth", .yardstick = Yardstick::Truth},
                      {.name = "Elo", .yardstick = Yardstick::Elo},
                      {.name = "Glicko", .yardstick = Yardstick::Glicko2},
                      {.name = "unchanged", .yardstick = Yardstick::Unchanged}};
    const auto report = runStudy(study, source().data, *source().rules, {.truth = source().truth});
    QVERIFY(report.has_value());
    const Quality& truth = report->variants[1].quality;
    QVERIFY(truth.slopeError > 0);
    QVERIFY2(std::abs(truth.slope - 1) < 3 * truth.slopeError, qPrintable(QString::number(truth.slope)));
    QVERIFY(truth.games > 3000);
    for (const std::size_t other : {0, 2, 3, 4})
        QVERIFY(truth.logLoss < report->variants[other].quality.logLoss);
    QVERIFY(report->variants[1].logLoss.isSure());
}

/// The channels of every year add up to what the sum of the list changes, to the point.
void TestReplay::ledgerAddsUp()
{
    const auto played =
        replay(source().data, shippedRules(), {.variants = {variantOf("dwz-2026", {{"r", {0.2}}})}});
    QVERIFY(played.has_value());
    for (const ReplayedVariant& variant : played->variants) {
        const Course course = courseOf(source().data, variant);
        QVERIFY(course.ledger.size() >= 10);
        std::int64_t sum = 0;
        for (const LedgerYear& year : course.ledger) {
            QCOMPARE(year.before, sum);
            for (const std::int64_t points : year.points)
                sum += points;
            QCOMPARE(year.after, sum);
        }
    }
}

/// Replaying the conversion of June 2026 shows its step: what Anhang 4 makes of the active on that day.
void TestReplay::conversionInTheLedger()
{
    const auto played = replay(source().data, shippedRules(), {});
    QVERIFY(played.has_value());
    const ReplayedVariant& variant = played->variants.front();
    const engine::Date conversionDay = *engine::Date::tryFrom(2026, 6, 8);
    struct Last {
        std::int16_t rating = kNoRating;
        engine::Date end = *engine::Date::tryFrom(1990, 1, 1);
    };
    std::map<std::uint32_t, Last> last;
    for (const LabData::Tournament& one : source().data.tournaments()) {
        if (conversionDay <= one.end)
            continue;
        for (std::size_t i = one.firstSeat; i < one.firstSeat + one.seats; ++i)
            last[source().data.seats()[i].person] = {variant.track[i].exit, one.end};
    }
    const auto conversion = *engine::Conversion::from(**shippedRules().find("dwz-2026"));
    std::int64_t step = 0;
    for (const auto& [person, one] : last) {
        // Who is active is settled at the end of each year.
        const bool isActive = !(one.end.plusYears(kActiveYears) < *engine::Date::tryFrom(2025, 12, 31));
        if (one.rating != kNoRating && isActive)
            step += conversion.convert(one.rating) - one.rating;
    }
    const Course course = courseOf(source().data, variant);
    QCOMPARE(course.ledger.back().year, 2026);
    const auto channel = static_cast<std::size_t>(LedgerChannel::Conversions);
    QVERIFY(step > 0);
    QCOMPARE(course.ledger.back().points[channel], step);
    for (std::size_t i = 0; i + 1 < course.ledger.size(); ++i)
        QCOMPARE(course.ledger[i].points[channel], 0);
}

/// Of 200 studies in which chance draws the sign of each tournament's difference, about 5 % find one.
void TestReplay::randomSignsFindNothing()
{
    const auto played =
        replay(source().data, shippedRules(), {.variants = {{.name = "Elo", .yardstick = Yardstick::Elo}}});
    QVERIFY(played.has_value());
    std::mt19937_64 generator(7);
    int found = 0;
    for (int study = 0; study < 200; ++study) {
        std::vector<PairedShare> shares = played->variants[1].paired;
        for (PairedShare& share : shares)
            share.logLoss *= (generator() & 1) != 0 ? 1 : -1;
        found += pairedLogLoss(shares).isSure() ? 1 : 0;
    }
    QVERIFY2(found >= 4 && found <= 18, qPrintable(QString::number(found))); // 2 to 9 %
}

/// Entries of lists and files after a variant's day are on another scale: their games are counted apart.
void TestReplay::officialEntriesAreLeftOut()
{
    Variant variant = variantOf("dwz-2016");
    variant.from = *engine::Date::tryFrom(2016, 1, 1);
    const auto played = replay(source().data, shippedRules(), {.variants = {variant}});
    QVERIFY(played.has_value());
    const auto official = static_cast<std::size_t>(ForecastUse::Official);
    QCOMPARE(played->variants[0].uses[official], 0);
    QVERIFY(played->variants[1].uses[official] > 0);
    const auto sumOf = [](const auto& uses) {
        return std::accumulate(uses.begin(), uses.end(), std::int64_t(0));
    };
    QCOMPARE(sumOf(played->variants[1].uses), sumOf(played->variants[0].uses));
}

/// +20 for everybody on a day (2.2.1) stands in the ledger, and all who play afterwards enter with it.
void TestReplay::adjustmentsReachEverybody()
{
    Variant variant = variantOf("dwz-2026");
    engine::Adjustment adjustment{.id = "test", .day = *engine::Date::tryFrom(2020, 7, 1)};
    adjustment.formula = *engine::Conversion::of({{0, std::nullopt, 1, 20}});
    variant.adjustments.push_back(adjustment);
    const auto played = replay(source().data, shippedRules(), {.variants = {variant}});
    QVERIFY(played.has_value());
    const Course course = courseOf(source().data, played->variants[1]);
    const auto channel = static_cast<std::size_t>(LedgerChannel::Adjustments);
    for (const LedgerYear& year : course.ledger) {
        QCOMPARE(year.points[channel] != 0, year.year == 2020);
        if (year.year == 2020)
            QCOMPARE(year.points[channel], 20 * year.persons[channel]);
    }
    QVERIFY(course.levels.back().mean > courseOf(source().data, played->variants[0]).levels.back().mean);
}

void TestReplay::sweepIsTheSameAsRuns()
{
    Study study{.title = "ParameterSweep"};
    study.variants = {variantOf("dwz-2026")};
    const auto until = engine::Date::tryFrom(2021, 12, 31);
    const auto swept =
        sweep(study, {*sweptParameterFromText("K_max=30:90:5")}, until, source().data, *source().rules);
    QVERIFY(swept.has_value());
    QCOMPARE(swept->points.size(), std::size_t(13));
    study.variants = {variantOf("dwz-2026", {{"K_max", {45}}})};
    const auto report = runStudy(study, source().data, *source().rules);
    QVERIFY(report.has_value());
    const SweepPoint& point = swept->points[3];
    QCOMPARE(point.values.front(), 45.0);
    QCOMPARE(point.quality.logLoss, report->variants[1].quality.logLoss);
    QVERIFY(std::abs(point.all.mean - report->variants[1].logLoss.mean) < 1e-15);
    QCOMPARE(point.fitted.games + point.judged.games, point.all.games);
    QVERIFY(swept->best().has_value());
    for (const SweepPoint& one : swept->points)
        QVERIFY(swept->points[*swept->best()].fitted.mean <= one.fitted.mean);
}

/// Nobody can be found in a bin, and no hidden bin is the difference of the others.
void TestReplay::smallGroupsAreHidden()
{
    Study study{.title = "Small"};
    study.variants = {variantOf("dwz-2026", {{"K_max", {40}}})};
    const auto report = runStudy(study, source().data, *source().rules, {.keepsGames = true});
    QVERIFY(report.has_value());
    for (const VariantReport& variant : report->variants) {
        std::map<BinKind, int> hidden;
        for (const BinReport& bin : variant.bins) {
            if (bin.isHidden) {
                ++hidden[bin.key.kind];
                QCOMPARE(bin.games, 0);
            }
        }
        for (const auto& [kind, count] : hidden)
            QVERIFY(count >= 2);
        for (const ListLevel& level : variant.course.levels)
            QVERIFY(level.persons >= 3 && level.cohort != 1 && level.cohort != 2);
        for (const LedgerYear& year : variant.course.ledger) {
            for (const int persons : year.persons)
                QVERIFY(persons != 1 && persons != 2);
            QVERIFY(std::ranges::count(year.persons, -1) != 1);
        }
        for (const ImpactRow& row : variant.impact)
            QVERIFY(row.isHidden || row.persons >= 3);
    }
}

void TestReplay::cancelled()
{
    const auto played =
        replay(source().data, shippedRules(), {}, [](std::size_t, std::size_t) { return false; });
    QCOMPARE(played.error().code, ErrorCode::Cancelled);
}

ZAHLMEISTER_TEST(TestReplay, QCoreApplication)

} // namespace tst_replay

#include "tst_replay.moc"
