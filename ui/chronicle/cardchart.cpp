// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/cardchart.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/chronicle/reading/playercard.h"
#include "ui/chronicle/cardtext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using app::EntryChangeKind;
using app::Participation;

class CardChartTr {
    Q_DECLARE_TR_FUNCTIONS(PlayerCard)
};

class ChartMaker {
public:
    ChartMaker(const app::PersonHistory& person, const app::CardSummary& summary,
               const CardChartOptions& options)
        : m_person(person),
          m_summary(summary),
          m_options(options),
          m_family(app::familyOf(*person.participations.back().rules))
    {
        m_made.chart.title =
            fillPattern(CardChartTr::tr("%1 of %2"), {ratingWord(person), formatName(person.person())});
        m_made.chart.x = {options.byEvaluation ? CardChartTr::tr("Evaluation") : QString(),
                          !options.byEvaluation};
        m_made.chart.y = {ratingWord(person)};
    }

    CareerChart make(const app::CardGames* games)
    {
        addRatings();
        if (m_options.newestLevel)
            addNewestLevel();
        if (m_options.performance)
            addPerformance();
        if (m_options.games && games)
            addGames(*games);
        return std::move(m_made);
    }

private:
    [[nodiscard]] const Participation& at(std::size_t i) const { return m_person.participations[i]; }
    [[nodiscard]] std::size_t count() const { return m_person.participations.size(); }
    [[nodiscard]] bool isOfSystem(const Participation& one) const
    {
        return app::familyOf(*one.rules) == m_family;
    }
    [[nodiscard]] double placeOf(std::size_t i) const
    {
        return m_options.byEvaluation ? static_cast<double>(i) + 1 : chartTime(at(i).end);
    }

    void addPoint(std::vector<ChartPoint>& points, std::vector<std::size_t>& from, std::size_t i,
                  ChartPoint point)
    {
        points.push_back(std::move(point));
        from.push_back(i);
    }

    void put(ChartSeries series, std::vector<std::size_t> from)
    {
        m_made.chart.series.push_back(std::move(series));
        m_made.participations.push_back(std::move(from));
    }

    void addRatings()
    {
        ChartSeries series{.name = ratingWord(m_person), .shape = ChartShape::Steps, .hasSigns = true};
        std::vector<std::size_t> from;
        bool isCut = false;
        for (std::size_t i = 0; i < count(); ++i) {
            const Participation& one = at(i);
            if (!isOfSystem(one))
                continue;
            for (const app::EntryChange& change : m_person.entries) {
                if (change.tournament != one.tournament)
                    continue;
                isCut = isCut || change.kind == EntryChangeKind::List ||
                        change.kind == EntryChangeKind::Merge || change.kind == EntryChangeKind::Expiry;
                if (isStep(change))
                    addConversion(series.points, from, i, change);
            }
            if (!one.exit.rating)
                continue;
            const QString text =
                app::isInBrackets(one) ? u'(' % standingText(one.exit) % u')' : standingText(one.exit);
            addPoint(series.points, from, i,
                     {.x = placeOf(i),
                      .y = static_cast<double>(one.exit.rating->value()),
                      .text = fromEngine(one.name()) % u": "_s % text,
                      .isCut = isCut && !series.points.empty()});
            isCut = false;
        }
        addSince(series, from);
        put(std::move(series), std::move(from));
    }

    [[nodiscard]] static bool isStep(const app::EntryChange& change)
    {
        return change.after.rating &&
               (change.kind == EntryChangeKind::Conversion || change.kind == EntryChangeKind::Adjustment);
    }

    /// Adjustments since the last tournament.
    void addSince(ChartSeries& series, std::vector<std::size_t>& from)
    {
        for (const app::EntryChange& change : m_person.entries) {
            if (!change.tournament && !series.points.empty())
                addConversion(series.points, from, count(), change);
        }
    }

    /// A step of its own: in force from a day on, between two tournaments.
    void addConversion(std::vector<ChartPoint>& points, std::vector<std::size_t>& from, std::size_t i,
                       const app::EntryChange& change)
    {
        const double before = i > 0 ? placeOf(i - 1) : placeOf(i);
        const double x =
            m_options.byEvaluation ? static_cast<double>(i) + 0.5 : std::max(before, chartTime(change.date));
        const QString text = entryKindText(change.kind) % u": "_s % standingText(change.before) % u" → "_s %
                             standingText(change.after);
        addPoint(points, from, std::min(i, count() - 1),
                 {.x = x, .y = static_cast<double>(change.after.rating->value()), .text = text});
        m_made.chart.marks.push_back({x, entryKindText(change.kind)});
    }

    void addNewestLevel()
    {
        ChartSeries series{.name = CardChartTr::tr("On today's level"),
                           .shape = ChartShape::Steps,
                           .tone = ChartTone::Second,
                           .isDotted = true};
        std::vector<std::size_t> from;
        for (std::size_t i = 0; i < count(); ++i) {
            const auto& rating = m_summary.onNewestLevel[i];
            if (!rating || !isOfSystem(at(i)))
                continue;
            addPoint(series.points, from, i,
                     {.x = placeOf(i),
                      .y = static_cast<double>(*rating),
                      .text = fillPattern(CardChartTr::tr("%1: %2 on today's level"),
                                          {fromEngine(at(i).name()), formatRating(*rating)})});
        }
        // From the last conversion on both lines are the same: the dotted one ends there.
        while (!from.empty() && at(from.back()).exit.rating &&
               series.points.back().y == static_cast<double>(at(from.back()).exit.rating->value()) &&
               (from.size() < 2 || isOnLevel(series.points[from.size() - 2], from[from.size() - 2]))) {
            series.points.pop_back();
            from.pop_back();
        }
        if (!series.points.empty())
            put(std::move(series), std::move(from));
    }

    /// Whether a value on today's level is what was recorded anyway.
    [[nodiscard]] bool isOnLevel(const ChartPoint& point, std::size_t i) const
    {
        return at(i).exit.rating && point.y == static_cast<double>(at(i).exit.rating->value());
    }

    void addPerformance()
    {
        ChartBand band{.name = CardChartTr::tr("Entry rating to performance"), .tone = ChartTone::Second};
        for (std::size_t i = 0; i < count(); ++i) {
            const Participation& one = at(i);
            if (!isOfSystem(one) || !one.entry.rating || !one.result.performance)
                continue;
            const double rating = one.entry.rating->value();
            band.spans.push_back({placeOf(i), std::min(rating, *one.result.performance),
                                  std::max(rating, *one.result.performance)});
        }
        if (!band.spans.empty())
            m_made.chart.bands.push_back(std::move(band));
    }

    void addGames(const app::CardGames& games)
    {
        struct Kind {
            QString name;
            ChartTone tone;
            int app::ResultSum::*count;
        };
        const Kind kinds[]{{CardChartTr::tr("Won"), ChartTone::Gain, &app::ResultSum::won},
                           {CardChartTr::tr("Drawn"), ChartTone::Quiet, &app::ResultSum::drawn},
                           {CardChartTr::tr("Lost"), ChartTone::Loss, &app::ResultSum::lost}};
        m_made.chart.below = CardChartTr::tr("Games");
        for (const Kind& kind : kinds) {
            ChartSeries series{.name = kind.name,
                               .shape = ChartShape::Bars,
                               .tone = kind.tone,
                               .isBelow = true,
                               .isStacked = kind.tone != ChartTone::Gain};
            std::vector<std::size_t> from;
            for (std::size_t i = 0; i < count(); ++i) {
                const app::ResultSum& sum = games.byParticipation[i];
                if (sum.games() == 0 || !isOfSystem(at(i)))
                    continue;
                addPoint(series.points, from, i,
                         {.x = placeOf(i),
                          .y = static_cast<double>(sum.*kind.count),
                          .text = fromEngine(at(i).name()) % u": "_s % resultsText(sum)});
            }
            put(std::move(series), std::move(from));
        }
    }

    const app::PersonHistory& m_person;
    const app::CardSummary& m_summary;
    const CardChartOptions& m_options;
    std::string m_family;
    CareerChart m_made;
};

} // namespace

CareerChart careerChart(const app::PersonHistory& person, const app::CardSummary& summary,
                        const app::CardGames* games, const CardChartOptions& options)
{
    return ChartMaker(person, summary, options).make(games);
}

} // namespace zahlmeister::ui
