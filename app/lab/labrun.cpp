// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/labrun.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

#include "app/chronicle/reading/ratedgames.h"
#include "app/chronicle/reading/suppression.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

constexpr double kWidthOfBand = 2 * 1.959963984540054; // standard errors, of 95 %
constexpr double kLevelOfTest = 0.05;
constexpr std::array<std::string_view, 4> kVerdicts{"met", "missed", "open", "none"};
constexpr std::size_t kTwentyGames = 1; // of Newcomers::later
constexpr std::size_t kOver50 = 4;      // of ImpactRow::byChange, and the one after it

/// Bins of a kind that may not be shown, by position.
std::vector<bool> hiddenBins(const QualityBins& bins, const std::vector<int>& persons)
{
    std::vector<bool> hidden(bins.size());
    for (std::size_t kind = 0; kind < kBinKinds; ++kind) {
        std::map<std::string, int> groups;
        for (std::size_t i = 0; i < bins.size(); ++i) {
            if (bins.key(i).kind == static_cast<BinKind>(kind) && persons[i] > 0)
                groups.emplace(std::to_string(i), persons[i]);
        }
        for (const std::string& one : hiddenGroups(groups, 0))
            hidden[std::stoul(one)] = true;
    }
    return hidden;
}

std::vector<BinReport> binsOf(const Replay& replay, TournamentBootstrap& bootstrap,
                              const std::vector<bool>& hidden)
{
    std::vector<BinReport> bins;
    const auto bands = bootstrap.bands();
    for (std::size_t i = 0; i < replay.bins.size(); ++i) {
        const GameSums& sums = bootstrap.total(i);
        if (sums.games == 0)
            continue;
        BinReport bin{.key = replay.bins.key(i), .isHidden = hidden[i]};
        if (!bin.isHidden) {
            bin.games = sums.games;
            bin.score = sums.reachedMean();
            bin.expected = sums.expectedMean();
            bin.band = bands[i];
        }
        bins.push_back(std::move(bin));
    }
    return bins;
}

/// The band of a mean over few tournaments, which repetitions make too narrow: by how much Student's t for so
/// many tournaments is wider than the normal distribution (Cornish and Fisher), and by the factor that makes
/// their variance one of a sample.
std::optional<Band> forFew(const std::optional<Band>& band, double mean, int tournaments)
{
    if (!band || tournaments < 2)
        return band;
    constexpr double kZ = kWidthOfBand / 2;
    const double degrees = tournaments - 1;
    const double t = kZ + (kZ * kZ * kZ + kZ) / (4 * degrees);
    const double wider = t / kZ * std::sqrt(tournaments / degrees);
    return Band{mean - (mean - band->low) * wider, mean + (band->high - mean) * wider};
}

/// How likely a difference like this is by chance, as wide as its band is.
double chanceOf(const Difference& difference)
{
    if (!difference.band)
        return 1;
    const double error = (difference.band->high - difference.band->low) / kWidthOfBand;
    return error > 0 ? std::erfc(std::abs(difference.mean) / error / std::sqrt(2.0))
                     : (difference.mean == 0 ? 1.0 : 0.0);
}

/// Holm: the smallest of n chances is compared with 5 % / n, the next with 5 % / (n - 1), and so on.
void markSure(std::vector<BinDifference>& bins)
{
    std::map<BinKind, std::vector<BinDifference*>> byKind;
    for (BinDifference& bin : bins) {
        if (bin.logLoss.band)
            byKind[bin.key.kind].push_back(&bin);
    }
    for (auto& [kind, some] : byKind) {
        std::ranges::sort(some, {}, [](const BinDifference* one) { return chanceOf(one->logLoss); });
        for (std::size_t i = 0; i < some.size(); ++i) {
            if (chanceOf(some[i]->logLoss) > kLevelOfTest / static_cast<double>(some.size() - i))
                break;
            some[i]->isSure = true;
        }
    }
}

void addAgainst(const Replay& replay, ReplayedVariant& one, const std::vector<bool>& hidden,
                VariantReport& report)
{
    const auto bands = one.pairedBins.bands();
    for (std::size_t i = 0; i < replay.bins.size(); ++i) {
        const GameSums& sums = one.pairedBins.total(i);
        if (sums.games == 0)
            continue;
        BinDifference bin{.key = replay.bins.key(i), .logLoss = {}, .isHidden = hidden[i]};
        if (!bin.isHidden)
            bin.logLoss = {sums.games, sums.residual(), bands[i]};
        report.against.push_back(std::move(bin));
    }
    markSure(report.against);
    const auto total = [&](auto member, std::size_t cell) {
        Difference difference;
        int tournaments = 0;
        for (const PairedShare& share : one.paired) {
            difference.games += share.games;
            difference.mean += share.*member;
            tournaments += share.games > 0 ? 1 : 0;
        }
        if (difference.games > 0)
            difference.mean /= static_cast<double>(difference.games);
        difference.band = forFew(bands[cell], difference.mean, tournaments);
        return difference;
    };
    report.logLoss = total(&PairedShare::logLoss, replay.bins.size());
    report.brier = total(&PairedShare::brier, replay.bins.size() + 1);
}

/// What is about one or two persons, and what would tell it by the sums beside it.
void hideSmall(Course& course)
{
    for (LedgerYear& year : course.ledger) {
        const auto isSmall = [&](std::size_t channel) {
            return year.persons[channel] > 0 && year.persons[channel] < kSmallestGroup;
        };
        std::vector<std::size_t> hidden;
        for (std::size_t i = 0; i < kLedgerChannels; ++i) {
            if (isSmall(i))
                hidden.push_back(i);
        }
        if (hidden.size() == 1) { // else it is the difference between the sums and the others
            std::optional<std::size_t> next;
            for (std::size_t i = 0; i < kLedgerChannels; ++i) {
                if (year.persons[i] > 0 && i != hidden.front() &&
                    (!next || year.persons[i] < year.persons[*next]))
                    next = i;
            }
            if (next)
                hidden.push_back(*next);
            else
                year.before = year.after = 0;
        }
        for (const std::size_t channel : hidden) {
            year.points[channel] = 0;
            year.persons[channel] = -1;
        }
    }
    std::erase_if(course.levels, [](const ListLevel& one) { return one.persons < kSmallestGroup; });
    for (ListLevel& level : course.levels) {
        if (level.cohort < kSmallestGroup)
            level.cohort = 0, level.cohortMean = 0;
        if (level.cohortKept < kSmallestGroup)
            level.cohortKept = 0, level.cohortChange = 0;
    }
    for (Newcomers::Later& later : course.newcomers.later) {
        if (later.persons < kSmallestGroup)
            later = {later.games};
    }
}

std::optional<double> valueOf(Measure measure, const VariantReport& one)
{
    const auto& newcomers = one.course.newcomers.later[kTwentyGames];
    switch (measure) {
    case Measure::LogLoss: return one.quality.logLoss;
    case Measure::Brier: return one.quality.brier;
    case Measure::Slope: return one.quality.slope;
    case Measure::Accuracy: return one.quality.accuracy;
    case Measure::Inflation: return one.course.inflation;
    case Measure::Mean:
        return one.course.levels.empty() ? std::nullopt : std::optional(one.course.levels.back().mean);
    case Measure::NewcomersError:
        return newcomers.persons == 0 ? std::nullopt : std::optional(newcomers.meanError);
    case Measure::MovedOver50:
        return one.impact.empty() || one.impact.front().persons == 0
                   ? std::nullopt
                   : std::optional(static_cast<double>(one.impact.front().byChange[kOver50] +
                                                       one.impact.front().byChange[kOver50 + 1]) /
                                   one.impact.front().persons);
    }
    return std::nullopt;
}

CriterionReport judged(const Criterion& criterion, const LabReport& report)
{
    CriterionReport result{criterion};
    const auto found =
        std::ranges::find_if(report.variants.begin() + 1, report.variants.end(),
                             [&](const VariantReport& one) { return one.variant.name == criterion.variant; });
    if (found == report.variants.end() || found->quality.games == 0)
        return result;
    const bool isPaired = criterion.isDifference &&
                          (criterion.measure == Measure::LogLoss || criterion.measure == Measure::Brier);
    if (isPaired) {
        const Difference& difference = criterion.measure == Measure::LogLoss ? found->logLoss : found->brier;
        result.value = difference.mean;
        result.band = difference.band;
    } else {
        result.value = valueOf(criterion.measure, *found);
        const auto before = valueOf(criterion.measure, report.variants.front());
        if (criterion.isDifference && criterion.measure != Measure::MovedOver50)
            result.value = result.value && before ? std::optional(*result.value - *before) : std::nullopt;
        if (criterion.measure == Measure::Slope && !criterion.isDifference && found->quality.slopeError > 0) {
            const double half = kWidthOfBand / 2 * found->quality.slopeError;
            result.band = Band{found->quality.slope - half, found->quality.slope + half};
        }
    }
    if (!result.value)
        return result;
    const Band band = result.band.value_or(Band{*result.value, *result.value});
    const bool isMet = criterion.isAtMost ? band.high <= criterion.bound : band.low >= criterion.bound;
    const bool isMissed = criterion.isAtMost ? band.low > criterion.bound : band.high < criterion.bound;
    result.verdict = isMet ? Verdict::Met : isMissed ? Verdict::Missed : Verdict::Open;
    return result;
}

void noteSpan(const LabData& data, const Study& study, LabReport& report)
{
    for (const LabData::Tournament& one : data.tournaments()) {
        if (one.isRemoved || (study.from && one.end < *study.from) || (study.to && *study.to < one.end))
            continue;
        report.from = report.from ? std::min(*report.from, one.end) : one.end;
        report.to = report.to ? std::max(*report.to, one.end) : one.end;
    }
}

VariantReport variantReport(const Replay& replay, ReplayedVariant& one, bool isInForce, const LabData& data,
                            const Study& study, const SimulatedTruth& truth)
{
    VariantReport report{.variant = {}, .uses = one.uses, .quality = one.foretold.quality()};
    report.quality.slopeError = slopeErrorOf(one.calibration);
    const std::vector<bool> hidden = hiddenBins(replay.bins, one.personsOfBins());
    report.bins = binsOf(replay, one.bins, hidden);
    report.course = courseOf(data, one, study.from);
    report.truth = truthOf(data, one.track, truth, study.from);
    if (!isInForce)
        addAgainst(replay, one, hidden, report);
    return report;
}

/// What was found before, when it is of the same games.
const LabMemory* usable(const LabMemory* known, const Study& study, const LabRunOptions& options,
                        const std::string& fingerprint)
{
    const bool isUsable = known && known->inForce && !options.keepsGames &&
                          known->fingerprint == fingerprint && known->from == study.from &&
                          known->to == study.to;
    return isUsable ? known : nullptr;
}

/// Its report, wherever it stood among the variants; nullptr: it was changed, or is new.
const VariantReport* foundBefore(const Variant& variant, const LabMemory* known)
{
    if (!known)
        return nullptr;
    const auto found = std::ranges::find(known->variants.begin() + 1, known->variants.end(), variant,
                                         &VariantReport::variant);
    return found == known->variants.end() ? nullptr : &*found;
}

std::vector<std::size_t> unknownVariants(const Study& study, const LabMemory* known)
{
    std::vector<std::size_t> unknown;
    for (std::size_t i = 0; i < study.variants.size(); ++i) {
        if (!foundBefore(study.variants[i], known))
            unknown.push_back(i);
    }
    return unknown;
}

void takeKnown(const LabMemory& known, const Study& study, LabReport& report)
{
    report.variants.front() = known.variants.front();
    for (std::size_t i = 0; i < study.variants.size(); ++i) {
        if (const VariantReport* const found = foundBefore(study.variants[i], &known))
            report.variants[i + 1] = *found;
    }
}

} // namespace

std::string_view verdictText(Verdict verdict)
{
    return kVerdicts[static_cast<std::size_t>(verdict)];
}

Difference pairedLogLoss(const std::vector<PairedShare>& shares, const std::vector<bool>& isCounted)
{
    Difference difference;
    int tournaments = 0;
    TournamentBootstrap bootstrap(1);
    for (std::size_t i = 0; i < shares.size(); ++i) {
        if (shares[i].games == 0 || (!isCounted.empty() && !isCounted[i]))
            continue;
        ++tournaments;
        difference.games += shares[i].games;
        difference.mean += shares[i].logLoss;
        const auto units =
            static_cast<std::int64_t>(std::llround(shares[i].logLoss * static_cast<double>(kPointUnit)));
        bootstrap.add(static_cast<std::uint32_t>(i), 0, {shares[i].games, units, 0});
    }
    if (difference.games == 0)
        return difference;
    difference.mean /= static_cast<double>(difference.games);
    difference.band = forFew(bootstrap.bands().front(), difference.mean, tournaments);
    return difference;
}

Result<LabReport> runStudy(const Study& study, const LabData& data, const engine::RuleCatalog& rules,
                           const LabRunOptions& options, const LabProgress& goesOn)
{
    LabReport report{.study = study, .fingerprint = data.fingerprint()};
    report.tournaments = data.tournaments().size();
    report.persons = data.persons();
    report.participations = static_cast<std::int64_t>(data.seats().size());
    report.leftOut = data.leftOut();
    noteSpan(data, study, report);
    const LabMemory* const known = usable(options.known.get(), study, options, report.fingerprint);
    const auto toPlay = unknownVariants(study, known);
    ReplayRequest request{.from = study.from, .to = study.to, .keepsGames = options.keepsGames};
    request.strengths = options.truth.strengths;
    request.remembers = options.remembers && !options.keepsGames;
    request.known = known ? known->inForce : nullptr;
    for (const std::size_t one : toPlay)
        request.variants.push_back(study.variants[one]);
    Replay played{.remembered = request.known};
    if (!known || !toPlay.empty()) {
        TRY(played, replay(data, rules, request, goesOn));
    }
    report.variants.resize(study.variants.size() + 1);
    if (known)
        takeKnown(*known, study, report);
    for (std::size_t i = known ? 1 : 0; i < played.variants.size(); ++i) {
        VariantReport& into = report.variants[i == 0 ? 0 : toPlay[i - 1] + 1];
        into = variantReport(played, played.variants[i], i == 0, data, study, options.truth);
        if (i > 0) {
            into.variant = request.variants[i - 1];
            into.impact = impactOf(data, report.variants.front().course, into.course);
        }
        if (options.keepsGames)
            report.tracks.push_back(std::move(played.variants[i].track));
    }
    for (const Criterion& criterion : study.criteria)
        report.criteria.push_back(judged(criterion, report));
    if (request.remembers && played.remembered) {
        report.memory = std::make_shared<LabMemory>(
            LabMemory{report.fingerprint, study.from, study.to, played.remembered, report.variants});
    }
    for (VariantReport& one : report.variants)
        hideSmall(one.course);
    report.games = std::move(played.games);
    return report;
}

} // namespace zahlmeister::app
