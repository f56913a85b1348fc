// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/statisticstext.h"

#include <algorithm>
#include <iterator>

#include <QCoreApplication>

#include "app/output/csv.h"
#include "ui/text/format.h"
#include "ui/text/language.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using app::FlowPeriod;
using app::Grouping;
using app::PointFlow;
using app::RatingDistribution;
using app::Statistics;

namespace {

class StatisticsTr {
    Q_DECLARE_TR_FUNCTIONS(Statistics)
};

constexpr std::size_t kMostColumns = 8; // of regions in one table
constexpr int kMeanDecimals = 1;
constexpr int kScoreDecimals = 3;

using ColumnKind = app::Table::Kind;

const QString kNothing = u"–"_s;

QString meanText(double mean)
{
    return formatNumber(mean, kMeanDecimals);
}

std::vector<const RatingDistribution*> of(const Statistics& statistics, Grouping grouping)
{
    std::vector<const RatingDistribution*> found;
    for (const RatingDistribution& one : statistics.distributions) {
        if (one.grouping == grouping)
            found.push_back(&one);
    }
    return found;
}

QString tooFewText()
{
    return StatisticsTr::tr("Too few players: groups of one or two are not shown.");
}

/// @param heads the first is of texts, the others are of figures
StatisticsTable emptyTable(StatisticsPart part, const QString& title, const QStringList& heads)
{
    StatisticsTable table;
    table.part = part;
    table.title = title;
    table.decimalPoint = textLocale().decimalPoint();
    table.addColumns(ColumnKind::Text, heads.first(1));
    table.addColumns(ColumnKind::Figure, heads.mid(1));
    return table;
}

StatisticsTable groupsTable(const Statistics& statistics)
{
    StatisticsTable table = emptyTable(
        StatisticsPart::Groups, StatisticsTr::tr("Ratings on %1").arg(formatDate(statistics.request.to)),
        {StatisticsTr::tr("Group"), StatisticsTr::tr("Players"), StatisticsTr::tr("Mean"),
         StatisticsTr::tr("Median"), StatisticsTr::tr("Standard deviation")});
    for (const RatingDistribution& one : statistics.distributions) {
        if (one.persons > 0)
            table.addTexts({groupText(one), formatCount(one.persons), meanText(one.mean),
                            meanText(one.median), meanText(one.deviation)});
    }
    if (statistics.distributions.empty())
        table.remarks += tooFewText();
    else if (table.rows.empty())
        table.remarks += StatisticsTr::tr("Nobody had a DWZ on this day.");
    if (!statistics.hasAges)
        table.remarks += StatisticsTr::tr("There are no age groups, because you may not see birth years.");
    return table;
}

/// How many players each group has in a bar; the bars of all groups together.
StatisticsTable barsTable(StatisticsPart part, const QString& title,
                          const std::vector<const RatingDistribution*>& groups)
{
    StatisticsTable table = emptyTable(part, title, {StatisticsTr::tr("Ratings")});
    int first = 0;
    int last = 0;
    for (const RatingDistribution* group : groups) {
        table.addColumns(ColumnKind::Figure, {groupText(*group)});
        const int end = group->first + static_cast<int>(group->bars.size()) * app::kBarWidth;
        first = group == groups.front() ? group->first : std::min(first, group->first);
        last = group == groups.front() ? end : std::max(last, end);
    }
    for (int bar = first; bar < last; bar += app::kBarWidth) {
        QStringList row{u"%1–%2"_s.arg(formatRating(bar), formatRating(bar + app::kBarWidth - 1))};
        for (const RatingDistribution* group : groups) {
            const int at = (bar - group->first) / app::kBarWidth;
            const bool isIn = bar >= group->first && at < static_cast<int>(group->bars.size());
            row += formatCount(isIn ? group->bars[static_cast<std::size_t>(at)] : 0);
        }
        table.addTexts(std::move(row));
    }
    if (table.rows.empty())
        table.remarks += tooFewText();
    return table;
}

StatisticsTable distributionTable(const Statistics& statistics)
{
    std::vector<const RatingDistribution*> groups = of(statistics, Grouping::Everybody);
    std::ranges::copy(of(statistics, Grouping::Age), std::back_inserter(groups));
    std::erase_if(groups, [](const RatingDistribution* one) { return one->persons == 0; });
    return barsTable(StatisticsPart::Distribution,
                     StatisticsTr::tr("Players by rating on %1").arg(formatDate(statistics.request.to)),
                     groups);
}

std::vector<StatisticsTable> regionTables(const Statistics& statistics)
{
    const std::vector<const RatingDistribution*> all = of(statistics, Grouping::Region);
    const QString title =
        StatisticsTr::tr("Players by rating and region on %1").arg(formatDate(statistics.request.to));
    std::vector<StatisticsTable> tables;
    for (std::size_t at = 0; at < all.size() || tables.empty(); at += kMostColumns) {
        const std::size_t end = std::min(at + kMostColumns, all.size());
        tables.push_back(barsTable(
            StatisticsPart::Regions, title,
            {all.begin() + static_cast<std::ptrdiff_t>(at), all.begin() + static_cast<std::ptrdiff_t>(end)}));
    }
    return tables;
}

StatisticsTable levelTable(const Statistics& statistics)
{
    StatisticsTable table =
        emptyTable(StatisticsPart::Level, StatisticsTr::tr("Does the level drift?"),
                   {StatisticsTr::tr("Day"), StatisticsTr::tr("Rated"), StatisticsTr::tr("Mean of all"),
                    StatisticsTr::tr("Cohort: mean"), StatisticsTr::tr("Cohort: median"),
                    StatisticsTr::tr("As it was: mean"), StatisticsTr::tr("As it was: median")});
    for (const app::YearEnd& year : statistics.cohort.years)
        table.addTexts({formatDate(year.day), formatCount(year.rated), meanText(year.ratedMean),
                        meanText(year.levelMean), meanText(year.levelMedian), meanText(year.mean),
                        meanText(year.median)});
    if (table.rows.empty())
        table.remarks += StatisticsTr::tr("There is no 31 December on which three players were rated.");
    else
        table.remarks +=
            StatisticsTr::tr(
                "The cohort are the %n player(s) who were rated on every one of these days: nobody joins "
                "or leaves them.",
                nullptr, statistics.cohort.persons) %
            u' ' %
            fillPattern(StatisticsTr::tr("All figures are on the level of %1, but those as they were."),
                        {formatDate(statistics.cohort.years.back().day)});
    return table;
}

QString periodText(const FlowPeriod& period)
{
    return u"%1 – %2"_s.arg(formatDate(period.from), formatDate(period.to));
}

/// One table of what comes and goes.
template <class Text>
StatisticsTable flowTable(StatisticsPart part, const QString& title, const Statistics& statistics, Text text)
{
    StatisticsTable table = emptyTable(part, title,
                                       {StatisticsTr::tr("Days"), StatisticsTr::tr("Before"),
                                        StatisticsTr::tr("First ratings"), StatisticsTr::tr("From elsewhere"),
                                        StatisticsTr::tr("By games"), StatisticsTr::tr("Conversion"),
                                        StatisticsTr::tr("Expired"), StatisticsTr::tr("Former members"),
                                        StatisticsTr::tr("Inactive"), StatisticsTr::tr("Afterwards")});
    for (const FlowPeriod& one : statistics.flows)
        table.addTexts({periodText(one), text(one.before, 0), text(one.first, 1), text(one.arrived, 1),
                        text(one.kept, 1), text(one.converted, 1), text(one.expired, -1),
                        text(one.former, -1), text(one.inactive, -1), text(one.after, 0)});
    return table;
}

std::vector<StatisticsTable> flowTables(const Statistics& statistics)
{
    const auto points = [](const PointFlow& flow, int sign) {
        if (!app::tellsPoints(flow))
            return kNothing;
        const auto value = static_cast<double>(flow.points);
        return sign == 0 ? formatCount(flow.points) : formatSigned(sign * value, 0);
    };
    const auto players = [](const PointFlow& flow, int) {
        return app::tellsPersons(flow) ? formatCount(flow.persons) : kNothing;
    };
    std::vector<StatisticsTable> tables{
        flowTable(StatisticsPart::Points, StatisticsTr::tr("Rating points that come and go"), statistics,
                  points),
        flowTable(StatisticsPart::Players, StatisticsTr::tr("Players who come and go"), statistics, players)};
    tables.front().remarks +=
        StatisticsTr::tr("What games bring and the conversion are about those who were rated "
                         "before and afterwards. A dash: fewer than three players, or what would give these "
                         "away; days on which one or two were rated are left out.");
    return tables;
}

QString bandText(const std::optional<app::Band>& band)
{
    return band ? StatisticsTr::tr("%1 to %2")
                      .arg(formatSigned(band->low, kScoreDecimals), formatSigned(band->high, kScoreDecimals))
                : kNothing;
}

/// Points a game: games, reached, expected, difference, and its band from and to.
QStringList sumsCells(const app::GameSums& sums, const std::optional<app::Band>& band)
{
    const auto edge = [&](double app::Band::*side) {
        return band ? formatSigned((*band).*side, kScoreDecimals) : kNothing;
    };
    return {formatCount(sums.games),
            formatExpected(sums.reachedMean()),
            formatExpected(sums.expectedMean()),
            formatSigned(sums.residual(), kScoreDecimals),
            edge(&app::Band::low),
            edge(&app::Band::high)};
}

QStringList sumsHeads()
{
    return {StatisticsTr::tr("Games"),      StatisticsTr::tr("Reached"),   StatisticsTr::tr("Expected"),
            StatisticsTr::tr("Difference"), StatisticsTr::tr("Band from"), StatisticsTr::tr("Band to")};
}

/// Which games are missing because the role may not see them.
void addUnseen(const Statistics& statistics, StatisticsTable& table)
{
    if (statistics.unseen > 0)
        table.remarks +=
            StatisticsTr::tr("The games of %n tournament(s) are missing, because you may not see them.",
                             nullptr, statistics.unseen);
}

StatisticsTable betweenTable(const Statistics& statistics)
{
    StatisticsTable table = emptyTable(StatisticsPart::Between, StatisticsTr::tr("Games between regions"),
                                       {StatisticsTr::tr("Region"), StatisticsTr::tr("Against")});
    table.columns[1].kind = ColumnKind::Text;
    table.addColumns(ColumnKind::Figure, sumsHeads());
    for (const app::RegionResidual& one : statistics.regions)
        table.addTexts(QStringList{fromEngine(one.region),
                                   one.against ? fromEngine(*one.against) : StatisticsTr::tr("all others")} +
                       sumsCells(one.sums, one.band));
    if (table.rows.empty())
        table.remarks += StatisticsTr::tr("There are no two regions of which three players each met.");
    else
        table.remarks += StatisticsTr::tr(
            "Regions are the first %n character(s) of the VKZ. Points a game, seen from the region at "
            "the left: a difference above 0 means that it reaches more than its ratings expect.",
            nullptr, static_cast<int>(statistics.regionLength));
    if (statistics.regions.size() > app::kMostPairedRegions && !statistics.regions.back().against)
        table.remarks += fillPattern(
            StatisticsTr::tr("Games of one region against another are left out, since there are more than "
                             "%1 regions."),
            {formatCount(static_cast<qint64>(app::kMostPairedRegions))});
    addUnseen(statistics, table);
    return table;
}

StatisticsTable expectancyTable(const Statistics& statistics)
{
    const app::ExpectancyCheck& check = statistics.expectancy;
    StatisticsTable table = emptyTable(StatisticsPart::Expectancy, StatisticsTr::tr("Does P(D) hold?"),
                                       {StatisticsTr::tr("Rating difference")});
    table.addColumns(ColumnKind::Figure, sumsHeads());
    table.addColumns(ColumnKind::Figure, {StatisticsTr::tr("Mean difference")});
    for (const app::DifferenceClass& one : check.classes)
        table.addTexts(QStringList{u"%1–%2"_s.arg(formatCount(one.from), formatCount(one.to))} +
                       sumsCells(one.sums, one.band) + QStringList{meanText(one.difference)});
    if (!table.rows.empty())
        table.addTexts(QStringList{StatisticsTr::tr("All")} + sumsCells(check.all, check.band) +
                       QStringList{u""_s});
    table.remarks += verdictSentence(check);
    table.remarks +=
        StatisticsTr::tr("Points a game of the better rated player. The bands come from drawing whole "
                         "tournaments anew, %1 times; 95 % of the outcomes lie in them.")
            .arg(formatCount(app::kRepetitions));
    table.remarks +=
        StatisticsTr::tr("Ratings that are only roughly known flatten the curve: the better rated player "
                         "then reaches less than expected without P(D) being wrong. Players with a special "
                         "rating are left out for their good result, which works the other way.");
    addUnseen(statistics, table);
    return table;
}

QString useText(app::GameUse use)
{
    switch (use) {
    case app::GameUse::Used: return StatisticsTr::tr("both rated at entry: used");
    case app::GameUse::NotCounted:
        return StatisticsTr::tr("not played, by forfeit, excluded, or against a computer");
    case app::GameUse::Unrated: return StatisticsTr::tr("somebody without a rating, or with his first one");
    case app::GameUse::Foreign: return StatisticsTr::tr("a rating of FIDE or of another federation");
    case app::GameUse::ByHand: return StatisticsTr::tr("a rating set by hand");
    case app::GameUse::Special: return StatisticsTr::tr("somebody with a special rating");
    case app::GameUse::Irregular: return StatisticsTr::tr("points that do not make one together");
    case app::GameUse::NoExpectancy: return StatisticsTr::tr("rules without P(D)");
    }
    return {};
}

StatisticsTable gamesTable(const Statistics& statistics)
{
    StatisticsTable table = emptyTable(StatisticsPart::Games, StatisticsTr::tr("Which games were used"),
                                       {StatisticsTr::tr("Games"), StatisticsTr::tr("Number")});
    for (std::size_t use = 0; use < app::kGameUses; ++use) {
        if (const auto count = statistics.games.uses[use]; count > 0)
            table.addTexts({useText(static_cast<app::GameUse>(use)), formatCount(count)});
    }
    table.addTexts({StatisticsTr::tr("all"), formatCount(statistics.games.seen())});
    if (statistics.expectancy.equals > 0)
        table.remarks +=
            StatisticsTr::tr("Of those that were used, %n game(s) were between players of the same rating; "
                             "they say nothing about P(D).",
                             nullptr, static_cast<int>(statistics.expectancy.equals));
    addUnseen(statistics, table);
    return table;
}

} // namespace

std::vector<StatisticsTable> statisticsTables(const Statistics& statistics)
{
    std::vector<StatisticsTable> tables{groupsTable(statistics), distributionTable(statistics)};
    std::ranges::move(regionTables(statistics), std::back_inserter(tables));
    tables.push_back(levelTable(statistics));
    std::ranges::move(flowTables(statistics), std::back_inserter(tables));
    tables.push_back(betweenTable(statistics));
    tables.push_back(expectancyTable(statistics));
    tables.push_back(gamesTable(statistics));
    return tables;
}

QString spanText(const app::StatisticsRequest& request)
{
    return StatisticsTr::tr("%1 to %2").arg(formatDate(request.from), formatDate(request.to));
}

QString groupText(const RatingDistribution& distribution)
{
    const std::string& key = distribution.key;
    switch (distribution.grouping) {
    case Grouping::Everybody: return StatisticsTr::tr("All");
    case Grouping::Region: return key.empty() ? StatisticsTr::tr("Without a club") : fromEngine(key);
    case Grouping::Age: break;
    }
    for (const auto& [group, text] : {std::pair(engine::AgeGroup::Youth, StatisticsTr::tr("Youth")),
                                      std::pair(engine::AgeGroup::Junior, StatisticsTr::tr("Juniors")),
                                      std::pair(engine::AgeGroup::Adult, StatisticsTr::tr("Adults"))}) {
        if (engine::ageGroupText(group) == key)
            return text;
    }
    return StatisticsTr::tr("Year of birth unknown");
}

QString verdictSentence(const app::ExpectancyCheck& check)
{
    const QString outside =
        StatisticsTr::tr("%1 of %2 classes lie outside their band; by chance there may be %3.")
            .arg(formatCount(check.outside), formatCount(check.banded), formatCount(check.allowed));
    switch (check.verdict) {
    case app::ExpectancyVerdict::TooFew:
        return StatisticsTr::tr("There are too few games in too few tournaments to tell whether P(D) holds.");
    case app::ExpectancyVerdict::Holds:
        return StatisticsTr::tr("P(D) holds, as far as these games can tell: %1").arg(outside);
    case app::ExpectancyVerdict::Deviates: break;
    }
    // What decides comes first: the classes, or all games together.
    const QString all = fillPattern(
        StatisticsTr::tr(
            "all together the better rated players are off what is expected by %1 points a game (%2)"),
        {formatSigned(check.all.residual(), kScoreDecimals), bandText(check.band)});
    if (check.outside > check.allowed)
        return fillPattern(StatisticsTr::tr("P(D) does not hold for these games: %1 And %2."),
                           {outside, all});
    return fillPattern(
        StatisticsTr::tr("P(D) does not hold for these games: %2, and in that band there is no 0, which "
                         "decides. The classes alone would not: %1"),
        {outside, all});
}

QByteArray statisticsCsv(const Statistics& statistics)
{
    return tablesCsv(statisticsTables(statistics));
}

QByteArray tablesCsv(const std::vector<StatisticsTable>& tables)
{
    return app::csvOf({tables.begin(), tables.end()}, app::FigureCells::Plain);
}

} // namespace zahlmeister::ui
