// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/labwords.h"

#include "ui/lab/labdocument.h"
#include "ui/text/format.h"
#include "ui/text/parametertext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kLossDecimals = 5;
constexpr int kDifferenceDecimals = 3;

} // namespace

QString lossText(double loss)
{
    return formatNumber(loss, kLossDecimals);
}

QString lossDifferenceText(double difference)
{
    constexpr double kGames = 1000; // a game's difference has too many zeros to be read
    return formatSigned(difference * kGames, kDifferenceDecimals);
}

QString bandText(const std::optional<app::Band>& band)
{
    if (!band)
        return u"–"_s;
    return LabTr::tr("%1 to %2").arg(lossDifferenceText(band->low), lossDifferenceText(band->high));
}

QString binKindName(app::BinKind kind)
{
    switch (kind) {
    case app::BinKind::Difference: return LabTr::tr("Difference of the ratings");
    case app::BinKind::Level: return LabTr::tr("Level of the player");
    case app::BinKind::Age: return LabTr::tr("Age group");
    case app::BinKind::Index: return LabTr::tr("Index");
    case app::BinKind::Year: return LabTr::tr("Year");
    case app::BinKind::Region: return LabTr::tr("Region");
    }
    return {};
}

QString binText(const app::BinKey& key)
{
    if (key.from && key.to && *key.from == *key.to)
        return QString::number(*key.from);
    if (key.from && key.to)
        return u"%1–%2"_s.arg(*key.from).arg(*key.to);
    if (key.from)
        return LabTr::tr("from %1").arg(*key.from);
    if (key.to)
        return LabTr::tr("up to %1").arg(*key.to);
    if (key.key == "youth")
        return LabTr::tr("Youth");
    if (key.key == "junior")
        return LabTr::tr("Juniors");
    if (key.key == "adult")
        return LabTr::tr("Adults");
    if (key.key == "unknown")
        return LabTr::tr("unknown");
    return key.key.empty() ? LabTr::tr("without a club") : fromEngine(key.key);
}

QString simulatedKindName(app::SimulatedKind kind)
{
    switch (kind) {
    case app::SimulatedKind::Ordinary: return LabTr::tr("ordinary");
    case app::SimulatedKind::Farmer: return LabTr::tr("play many games against much weaker ones");
    case app::SimulatedKind::Sandbagger: return LabTr::tr("lose on purpose in every third year");
    case app::SimulatedKind::Rester: return LabTr::tr("stop when their rating is highest");
    }
    return {};
}

QString channelName(app::LedgerChannel channel)
{
    switch (channel) {
    case app::LedgerChannel::FirstRatings: return LabTr::tr("First ratings");
    case app::LedgerChannel::Lists: return LabTr::tr("Lists and entries by hand");
    case app::LedgerChannel::Evaluations: return LabTr::tr("Evaluations");
    case app::LedgerChannel::Floors: return LabTr::tr("Lowest rating");
    case app::LedgerChannel::Conversions: return LabTr::tr("Conversion");
    case app::LedgerChannel::Adjustments: return LabTr::tr("Adjustments");
    case app::LedgerChannel::Expiry: return LabTr::tr("Expired");
    case app::LedgerChannel::Leaving: return LabTr::tr("No longer active");
    case app::LedgerChannel::Returning: return LabTr::tr("Active again");
    }
    return {};
}

QString verdictName(app::Verdict verdict)
{
    switch (verdict) {
    case app::Verdict::Met: return LabTr::tr("met");
    case app::Verdict::Missed: return LabTr::tr("missed");
    case app::Verdict::Open: return LabTr::tr("open: the bound lies within the band");
    case app::Verdict::None: return LabTr::tr("no games");
    }
    return {};
}

QString measureName(app::Measure measure)
{
    switch (measure) {
    case app::Measure::LogLoss: return LabTr::tr("Log loss");
    case app::Measure::Brier: return LabTr::tr("Brier score");
    case app::Measure::Slope: return LabTr::tr("Slope of the calibration");
    case app::Measure::Accuracy: return LabTr::tr("Accuracy");
    case app::Measure::Inflation: return LabTr::tr("Inflation a year");
    case app::Measure::Mean: return LabTr::tr("Mean of the list");
    case app::Measure::NewcomersError: return LabTr::tr("Error of first ratings after 20 games");
    case app::Measure::MovedOver50: return LabTr::tr("Share of players who move by more than 50 points");
    }
    return {};
}

QString criterionText(const app::Criterion& criterion)
{
    const QString bound = formatNumberShort(criterion.bound, 6);
    const QString limit =
        criterion.isAtMost ? LabTr::tr("at most %1").arg(bound) : LabTr::tr("at least %1").arg(bound);
    return criterion.isDifference ? LabTr::tr("%1, difference from the rules in force: %2")
                                        .arg(measureName(criterion.measure), limit)
                                  : LabTr::tr("%1: %2").arg(measureName(criterion.measure), limit);
}

QString variantName(const app::Variant& variant)
{
    if (variant.yardstick == app::Yardstick::Unchanged &&
        variant.name == app::yardstickText(variant.yardstick))
        return LabTr::tr("unchanged");
    return variant.name.empty() ? LabTr::tr("in force") : fromEngine(variant.name);
}

QString variantText(const app::Variant& variant, const engine::RuleCatalog& rules)
{
    switch (variant.yardstick) {
    case app::Yardstick::None: break;
    case app::Yardstick::Unchanged: return LabTr::tr("everybody keeps his first rating");
    case app::Yardstick::Elo: return LabTr::tr("Elo of the FIDE, from the same first ratings");
    case app::Yardstick::Glicko2: return LabTr::tr("Glicko-2, from the same first ratings");
    case app::Yardstick::Truth: return LabTr::tr("the true strengths of the simulation");
    }
    const auto base = rules.find(variant.base);
    QStringList parts{base.has_value() ? fromEngine((*base)->title) : fromEngine(variant.base)};
    if (variant.base.empty())
        return LabTr::tr("each tournament by the rules of its day");
    if (variant.from)
        parts.front() = LabTr::tr("%1 from %2").arg(parts.front(), formatDate(variant.from));
    for (const auto& [name, values] : variant.parameters) {
        const auto before =
            base.has_value() ? (*base)->row(name) : Result<std::vector<double>>(std::vector<double>());
        parts +=
            before.has_value() && !before->empty()
                ? LabTr::tr("%1 = %2 (was %3)").arg(fromEngine(name), valuesText(values), valuesText(*before))
                : LabTr::tr("%1 = %2").arg(fromEngine(name), valuesText(values));
    }
    for (const engine::Adjustment& one : variant.adjustments)
        parts += LabTr::tr("adjustment %1 on %2").arg(fromEngine(one.id), formatDate(one.day));
    return parts.join(u", "_s);
}

} // namespace zahlmeister::ui
