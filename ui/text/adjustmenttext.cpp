// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/adjustmenttext.h"

#include <cmath>

#include <QCoreApplication>

#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class AdjustmentTextTr {
    Q_DECLARE_TR_FUNCTIONS(AdjustmentText)
};

constexpr int kRangeDecimals = 6;

QString termText(const engine::Conversion::Piece& range)
{
    QString text = u"R"_s;
    if (range.factor != 1)
        text.prepend(formatNumberShort(range.factor, kRangeDecimals) + QChar::Nbsp);
    if (range.summand != 0) {
        text += range.summand < 0 ? u" − "_s : u" + "_s;
        text += formatNumberShort(std::fabs(range.summand), kRangeDecimals);
    }
    return text;
}

} // namespace

QString agesName(engine::AgeGroup ages)
{
    switch (ages) {
    case engine::AgeGroup::Youth: return AdjustmentTextTr::tr("youth players");
    case engine::AgeGroup::Junior: return AdjustmentTextTr::tr("juniors");
    case engine::AgeGroup::Adult: return AdjustmentTextTr::tr("adults");
    }
    return {};
}

QString concernedText(const engine::Adjustment& adjustment)
{
    QStringList parts;
    if (adjustment.ages)
        parts += agesName(*adjustment.ages);
    if (!adjustment.region.empty()) {
        const bool isClub = adjustment.region.size() == engine::kLongestRegion;
        parts += u"VKZ "_s + fromEngine(adjustment.region) + (isClub ? QString() : u"…"_s);
    }
    return parts.isEmpty() ? AdjustmentTextTr::tr("everybody") : parts.join(u", "_s);
}

QString formulaText(const engine::Adjustment& adjustment)
{
    QStringList parts;
    const auto ranges = adjustment.formula.pieces();
    for (const engine::Conversion::Piece& range : ranges) {
        if (range.upTo) {
            //: a range of ratings and its formula: "up to 1500: R + 20"
            parts += fillPattern(AdjustmentTextTr::tr("up to %1: %2"),
                                 {formatRating(*range.upTo), termText(range)});
        } else {
            //: likewise for the ratings above all ranges
            parts +=
                ranges.size() == 1 ? termText(range) : AdjustmentTextTr::tr("above: %1").arg(termText(range));
        }
    }
    return parts.join(u"; "_s);
}

} // namespace zahlmeister::ui
