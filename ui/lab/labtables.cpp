// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/labtables.h"

#include <algorithm>
#include <iterator>
#include <map>

#include "ui/lab/labdocument.h"
#include "ui/lab/labwords.h"
#include "ui/text/format.h"
#include "ui/text/language.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using LabKind = app::Table::Kind;

constexpr double kPercents = 100;
const QString kNone = u"–"_s;

/// Their signs say nothing of better and worse: of a loss less is better, and more points are no gain.
void addFigures(app::Table& table, const QStringList& heads)
{
    table.addColumns(LabKind::Figure, heads);
    for (app::Table::Column& column : table.columns)
        column.isNeutral = true;
}

app::Table labTable(const QString& title, const QStringList& texts, const QStringList& figures)
{
    app::Table table;
    table.title = title;
    table.decimalPoint = textLocale().decimalPoint();
    table.addColumns(LabKind::Text, texts);
    addFigures(table, figures);
    if (!table.columns.empty())
        table.columns.front().isFree = true;
    return table;
}

QString residualText(double residual)
{
    return formatSigned(residual * kPercents, 2);
}

QString fewText()
{
    return LabTr::tr("Groups of one or two persons are not shown, and beside such a group one more.");
}

QStringList variantNames(const app::LabReport& report, std::size_t from)
{
    QStringList names;
    for (std::size_t i = from; i < report.variants.size(); ++i)
        names += variantName(report.variants[i].variant);
    return names;
}

} // namespace

app::Table variantsTable(const app::LabReport& report, const engine::RuleCatalog& rules)
{
    app::Table table = labTable(LabTr::tr("Variants"), {LabTr::tr("Variant"), LabTr::tr("What it is")}, {});
    for (const app::VariantReport& one : report.variants)
        table.addTexts({variantName(one.variant), variantText(one.variant, rules)});
    return table;
}

app::Table criteriaTable(const app::LabReport& report)
{
    app::Table table =
        labTable(LabTr::tr("Criteria"),
                 {LabTr::tr("Criterion"), LabTr::tr("Variant"), LabTr::tr("Verdict"), LabTr::tr("Written")},
                 {LabTr::tr("Found"), LabTr::tr("95 % band")});
    for (const app::CriterionReport& one : report.criteria)
        table.addTexts(
            {criterionText(one.criterion), fromEngine(one.criterion.variant), verdictName(one.verdict),
             fromEngine(one.criterion.written), one.value ? formatNumberShort(*one.value, 6) : kNone,
             one.band ? LabTr::tr("%1 to %2")
                            .arg(formatNumberShort(one.band->low, 6), formatNumberShort(one.band->high, 6))
                      : kNone});
    if (report.criteria.empty())
        table.remarks +=
            LabTr::tr("No criterion was written before the run: the figures alone decide nothing.");
    return table;
}

app::Table qualityTable(const app::LabReport& report)
{
    app::Table table =
        labTable(LabTr::tr("How well games are foretold"), {LabTr::tr("Variant")},
                 {LabTr::tr("Games"), LabTr::tr("Log loss"), LabTr::tr("Against in force, mnat"),
                  LabTr::tr("95 % band"), LabTr::tr("Brier"), LabTr::tr("Slope"), LabTr::tr("Accuracy %")});
    for (const app::VariantReport& one : report.variants) {
        const app::Quality& quality = one.quality;
        const bool isReference = &one == &report.variants.front();
        table.addTexts({variantName(one.variant), formatCount(quality.games), lossText(quality.logLoss),
                        isReference || one.logLoss.games == 0 ? kNone : lossDifferenceText(one.logLoss.mean),
                        isReference ? kNone : bandText(one.logLoss.band), lossText(quality.brier),
                        quality.slopeError > 0 ? u"%1 ± %2"_s.arg(formatNumber(quality.slope, 3),
                                                                  formatNumber(1.96 * quality.slopeError, 3))
                                               : formatNumber(quality.slope, 3),
                        formatNumber(quality.accuracy * kPercents, 2)});
    }
    table.remarks +=
        LabTr::tr("Log loss in nats a game: the less, the better; 0.69315 is what somebody reaches "
                  "who always says 50 %. Differences are paired, over the games that both foretell, in "
                  "thousandths of a nat (mnat); the bands draw whole tournaments anew.");
    return table;
}

app::Table usesTable(const app::LabReport& report)
{
    app::Table table =
        labTable(LabTr::tr("Which games count"), {LabTr::tr("Games")}, variantNames(report, 0));
    const QStringList names{LabTr::tr("foretold"),
                            LabTr::tr("not played, or not counted"),
                            LabTr::tr("somebody without a rating"),
                            LabTr::tr("rating of a list that is younger than the first day"),
                            LabTr::tr("rating of the official scale, after the day of the variant"),
                            LabTr::tr("without a forecast")};
    for (std::size_t use = 0; use < app::kForecastUses; ++use) {
        QStringList row{names[static_cast<qsizetype>(use)]};
        for (const app::VariantReport& one : report.variants)
            row += formatCount(one.uses[use]);
        table.addTexts(row);
    }
    return table;
}

app::Table binsTable(const app::LabReport& report, app::BinKind kind)
{
    app::Table table = labTable(binKindName(kind), {binKindName(kind)}, {LabTr::tr("Games")});
    for (const QString& name : variantNames(report, 0))
        addFigures(table, {LabTr::tr("%1: reached − expected, %").arg(name)});
    const bool hasBandsToo = report.variants.size() <= 2; // else nobody finds anything in it
    bool isAnyHidden = false;
    std::vector<std::pair<app::BinKey, QStringList>> rows;
    std::map<QString, std::size_t> places;
    for (std::size_t i = 0; i < report.variants.size(); ++i) {
        for (const app::BinReport& bin : report.variants[i].bins) {
            if (bin.key.kind != kind)
                continue;
            isAnyHidden = isAnyHidden || bin.isHidden;
            const QString text = binText(bin.key);
            const auto [at, isNew] = places.try_emplace(text, rows.size());
            if (isNew)
                rows.push_back({bin.key, {text, bin.isHidden ? kNone : formatCount(bin.games)}});
            QStringList& row = rows[at->second].second;
            while (row.size() < static_cast<qsizetype>(i + 2))
                row += kNone;
            row += bin.isHidden ? kNone
                   : bin.band && hasBandsToo
                       ? LabTr::tr("%1 (%2 to %3)")
                             .arg(residualText(bin.residual()), residualText(bin.band->low),
                                  residualText(bin.band->high))
                       : residualText(bin.residual());
        }
    }
    for (auto& [key, row] : rows)
        table.addTexts(row);
    if (isAnyHidden)
        table.remarks += fewText();
    return table;
}

app::Table againstTable(const app::LabReport& report, std::size_t variant)
{
    const app::VariantReport& one = report.variants[variant];
    app::Table table = labTable(
        variantName(one.variant), {LabTr::tr("By"), LabTr::tr("Group")},
        {LabTr::tr("Games"), LabTr::tr("Log loss against the rules in force, mnat"), LabTr::tr("95 % band")});
    table.columns.front().isFree = false;
    table.columns[1].isFree = true;
    table.addColumns(LabKind::Text, {LabTr::tr("Sure")});
    bool isAnyHidden = false;
    for (const app::BinDifference& bin : one.against) {
        isAnyHidden = isAnyHidden || bin.isHidden;
        if (!bin.isHidden)
            table.addTexts({binKindName(bin.key.kind), binText(bin.key), formatCount(bin.logLoss.games),
                            lossDifferenceText(bin.logLoss.mean), bandText(bin.logLoss.band),
                            bin.isSure ? LabTr::tr("yes") : QString()});
    }
    table.remarks += LabTr::tr("Sure is what remains when it is considered how many groups were looked at "
                               "(Holm, 5 % for each kind of groups).");
    if (isAnyHidden)
        table.remarks += fewText();
    return table;
}

app::Table levelsTable(const app::LabReport& report, std::size_t variant)
{
    const app::VariantReport& one = report.variants[variant];
    app::Table table =
        labTable(variantName(one.variant), {},
                 {LabTr::tr("Day"), LabTr::tr("Active"), LabTr::tr("Mean"), LabTr::tr("Median"),
                  LabTr::tr("Deviation"), LabTr::tr("10 %"), LabTr::tr("90 %"), LabTr::tr("Cohort"),
                  LabTr::tr("Mean of the cohort"), LabTr::tr("Change in the year")});
    for (const app::ListLevel& level : one.course.levels)
        table.addTexts({formatDate(level.day), formatCount(level.persons), formatNumber(level.mean, 1),
                        formatNumber(level.median, 1), formatNumber(level.deviation, 1),
                        formatNumber(level.quantiles.front(), 0), formatNumber(level.quantiles.back(), 0),
                        formatCount(level.cohort),
                        level.cohort > 0 ? formatNumber(level.cohortMean, 1) : kNone,
                        level.cohortKept > 0 ? formatSigned(level.cohortChange, 1) : kNone});
    table.remarks +=
        LabTr::tr("Active is who has played in the last two years. The cohort is aged 25 to 45 and "
                  "has played ten games in this year and in the one before; its change leaves "
                  "conversions out. Mean of all years: %1 points a year.")
            .arg(formatSigned(one.course.inflation, 2));
    return table;
}

app::Table ledgerTable(const app::LabReport& report, std::size_t variant)
{
    const app::VariantReport& one = report.variants[variant];
    QStringList heads{LabTr::tr("Year"), LabTr::tr("Sum before")};
    for (std::size_t i = 0; i < app::kLedgerChannels; ++i)
        heads += channelName(static_cast<app::LedgerChannel>(i));
    heads += LabTr::tr("Sum after");
    app::Table table = labTable(variantName(one.variant), {}, heads);
    bool isAnyHidden = false;
    for (const app::LedgerYear& year : one.course.ledger) {
        QStringList row{QString::number(year.year), formatCount(year.before)};
        for (std::size_t i = 0; i < app::kLedgerChannels; ++i) {
            isAnyHidden = isAnyHidden || year.persons[i] < 0;
            row += year.persons[i] < 0    ? kNone
                   : year.persons[i] == 0 ? u"0"_s
                                          : formatSigned(static_cast<double>(year.points[i]), 0);
        }
        row += formatCount(year.after);
        table.addTexts(row);
    }
    table.remarks +=
        LabTr::tr("Sums of the DWZ of all active players. The columns between add up to the change "
                  "of the sum, to the point.");
    if (isAnyHidden)
        table.remarks += fewText();
    return table;
}

app::Table newcomersTable(const app::LabReport& report)
{
    app::Table table = labTable(LabTr::tr("Newcomers"), {LabTr::tr("Variant")}, {LabTr::tr("First ratings")});
    for (const app::Newcomers::Later& later : report.variants.front().course.newcomers.later)
        addFigures(table, {LabTr::tr("Players after game %1").arg(later.games), LabTr::tr("mean change"),
                           LabTr::tr("mean error")});
    addFigures(table, {LabTr::tr("Games until error below 50")});
    for (const app::VariantReport& one : report.variants) {
        if (one.variant.yardstick != app::Yardstick::None)
            continue;
        const app::Newcomers& newcomers = one.course.newcomers;
        QStringList row{variantName(one.variant), formatCount(newcomers.persons)};
        for (const app::Newcomers::Later& later : newcomers.later) {
            row += later.persons > 0 ? formatCount(later.persons) : kNone;
            row += later.persons > 0 ? formatSigned(later.meanChange, 1) : kNone;
            row += later.persons > 0 ? formatNumber(later.meanError, 1) : kNone;
        }
        row += newcomers.gamesUntilSure ? formatCount(*newcomers.gamesUntilSure) : kNone;
        table.addTexts(row);
    }
    table.remarks += LabTr::tr("The later rating minus the first one, without those who came through a "
                               "conversion in between.");
    return table;
}

app::Table impactTable(const app::LabReport& report, std::size_t variant)
{
    const app::VariantReport& one = report.variants[variant];
    app::Table table =
        labTable(variantName(one.variant), {LabTr::tr("Group")},
                 {LabTr::tr("Players"), LabTr::tr("Mean change"), LabTr::tr("same"), LabTr::tr("to 10"),
                  LabTr::tr("to 25"), LabTr::tr("to 50"), LabTr::tr("to 100"), LabTr::tr("more")});
    bool isAnyHidden = false;
    for (const app::ImpactRow& row : one.impact) {
        const QString group =
            row.group.empty() ? LabTr::tr("All") : binText({.kind = app::BinKind::Age, .key = row.group});
        isAnyHidden = isAnyHidden || row.isHidden;
        QStringList texts{group};
        if (!row.isHidden) {
            texts += {formatCount(row.persons), formatSigned(row.meanChange, 1)};
            for (const int count : row.byChange)
                texts += formatCount(count);
        }
        table.addTexts(texts);
    }
    table.remarks += LabTr::tr(
        "How many points players would stand elsewhere at the end, up or down, from the rules in force.");
    if (isAnyHidden)
        table.remarks += fewText();
    return table;
}

app::Table truthTable(const app::LabReport& report)
{
    app::Table table = labTable(LabTr::tr("Ratings against true strengths"),
                                {LabTr::tr("By"), LabTr::tr("Group")}, {LabTr::tr("Participations")});
    for (const QString& name : variantNames(report, 0))
        addFigures(table, {LabTr::tr("%1: mean error").arg(name), LabTr::tr("without its sign")});
    const auto& rows = report.variants.front().truth;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QStringList texts{rows[i].bin    ? binKindName(rows[i].bin->kind)
                          : rows[i].kind ? LabTr::tr("Players")
                                         : LabTr::tr("All"),
                          rows[i].bin    ? binText(*rows[i].bin)
                          : rows[i].kind ? simulatedKindName(*rows[i].kind)
                                         : QString(),
                          formatCount(rows[i].participations)};
        for (const app::VariantReport& one : report.variants) {
            // A variant that rates somebody earlier or later has other groups.
            const auto same = std::ranges::find_if(one.truth, [&](const app::TruthRow& row) {
                return row.kind == rows[i].kind && row.bin == rows[i].bin;
            });
            const bool isThere = same != one.truth.end();
            texts += isThere ? formatSigned(same->meanError, 1) : kNone;
            texts += isThere ? formatNumber(same->meanAbsolute, 1) : kNone;
        }
        table.addTexts(texts);
    }
    table.remarks += LabTr::tr(
        "Rating after a tournament minus the true strength on its last day. What a kind of player gains is "
        "its mean error minus that of ordinary players; who rests on his rating is counted with the "
        "tournament after which he does. True strengths know no conversion.");
    return table;
}

app::Table sweepTable(const app::ParameterSweep& sweep)
{
    QStringList heads;
    for (const app::SweptParameter& parameter : sweep.parameters)
        heads += fromEngine(parameter.name);
    heads += {LabTr::tr("Games"), LabTr::tr("Log loss"), LabTr::tr("Against in force, mnat"),
              LabTr::tr("95 % band")};
    if (sweep.fitUntil)
        heads += {LabTr::tr("up to %1").arg(formatDate(sweep.fitUntil)), LabTr::tr("afterwards"),
                  LabTr::tr("95 % band")};
    app::Table table = labTable(LabTr::tr("All values"), {}, heads);
    const auto best = sweep.best();
    for (std::size_t i = 0; i < sweep.points.size(); ++i) {
        const app::SweepPoint& point = sweep.points[i];
        QStringList row;
        for (const double value : point.values)
            row += formatNumberShort(value, 6);
        row += {formatCount(point.quality.games), lossText(point.quality.logLoss),
                lossDifferenceText(point.all.mean), bandText(point.all.band)};
        if (sweep.fitUntil)
            row += {lossDifferenceText(point.fitted.mean), lossDifferenceText(point.judged.mean),
                    bandText(point.judged.band)};
        table.addTexts(row);
        if (best == i) {
            for (app::Table::Cell& cell : table.rows.back())
                cell.isStrong = true;
        }
    }
    return table;
}

app::Table heatTable(const app::ParameterSweep& sweep)
{
    app::Table table = labTable(LabTr::tr("Log loss against the rules in force, mnat"), {}, {});
    if (sweep.parameters.size() != 2)
        return table;
    const auto inner = sweep.parameters[1].values();
    addFigures(table, {u"%1 \\ %2"_s.arg(fromEngine(sweep.parameters[0].name),
                                         fromEngine(sweep.parameters[1].name))});
    for (const double value : inner)
        addFigures(table, {formatNumberShort(value, 6)});
    const auto best = sweep.best();
    for (std::size_t i = 0; i < sweep.points.size(); i += inner.size()) {
        std::vector<app::Table::Cell> row{{formatNumberShort(sweep.points[i].values.front(), 6)}};
        for (std::size_t j = 0; j < inner.size() && i + j < sweep.points.size(); ++j) {
            const app::SweepPoint& point = sweep.points[i + j];
            app::Table::Cell cell{lossDifferenceText((sweep.fitUntil ? point.fitted : point.all).mean)};
            cell.isStrong = best == i + j;
            row.push_back(std::move(cell));
        }
        table.addRow(std::move(row));
    }
    return table;
}

} // namespace zahlmeister::ui
