// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/impactmodel.h"

#include <QCoreApplication>

#include "ui/models/figurerole.h"
#include "ui/text/format.h"
#include "ui/text/impacttext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class ImpactModelTr {
    Q_DECLARE_TR_FUNCTIONS(ImpactModel)
};

using app::FirstRating;
using app::Publicity;

QString exitText(std::optional<int> rating, std::optional<int> index)
{
    return rating ? formatRating(*rating, index) : u"–"_s;
}

/// By how much his result changed; where there is nothing to compare with, in a word.
QString differenceText(const ImpactRow& row)
{
    const app::RecalculatedParticipant& change = row.line.change;
    if (row.line.first == FirstRating::Won)
        return ImpactModelTr::tr("won");
    if (row.line.first == FirstRating::Lost)
        return ImpactModelTr::tr("lost");
    if (!change.ratingBefore || !change.ratingAfter)
        return u"–"_s;
    return formatChange(*change.ratingAfter - *change.ratingBefore);
}

QVariant signOf(const ImpactRow& row)
{
    const app::RecalculatedParticipant& change = row.line.change;
    if (!change.ratingBefore || !change.ratingAfter)
        return {};
    return (*change.ratingAfter > *change.ratingBefore) - (*change.ratingAfter < *change.ratingBefore);
}

QString apartText(Publicity publicity)
{
    switch (publicity) {
    case Publicity::Published: break;
    case Publicity::Inactive: return ImpactModelTr::tr("inactive");
    case Publicity::Unpublished: return ImpactModelTr::tr("no member");
    }
    return {};
}

QString playerText(const ImpactRow& row)
{
    const QString apart = apartText(row.line.publicity);
    //: a player, and why nobody is told of his change
    return apart.isEmpty() ? row.player : fillPattern(ImpactModelTr::tr("%1 (%2)"), {row.player, apart});
}

using Columns = std::vector<TextColumn<ImpactRow>>;

Columns& operator+=(Columns& columns, TextColumn<ImpactRow> column)
{
    columns.push_back(std::move(column));
    return columns;
}

void addEntries(Columns& columns)
{
    columns += {ImpactModelTr::tr("Entry before"), Qt::AlignRight,
                [](const ImpactRow& row) { return entryText(row.line.change.entryBefore); }};
    columns += {ImpactModelTr::tr("Entry now"), Qt::AlignRight,
                [](const ImpactRow& row) { return entryText(row.line.change.entryAfter); }};
}

void addExits(Columns& columns)
{
    const auto strong = always(int(Emphasis::Strong));
    columns += {ImpactModelTr::tr("Exit before"), Qt::AlignRight, [](const ImpactRow& row) {
                    return exitText(row.line.change.ratingBefore, row.line.change.indexBefore);
                }};
    columns += {ImpactModelTr::tr("Exit now"),
                Qt::AlignRight,
                [](const ImpactRow& row) {
                    return exitText(row.line.change.ratingAfter, row.line.change.indexAfter);
                },
                {{EmphasisRole, strong}}};
    columns += {ImpactModelTr::tr("Difference"),
                Qt::AlignRight,
                differenceText,
                {{EmphasisRole, strong}, {SignRole, signOf}}};
}

ImpactRow rowOf(const app::ImpactLine& line, const app::Chronicle& chronicle, const ChangeWords& words)
{
    const bool isNamed = words.isNamed(line.tournament, line.change.number);
    engine::Participant known{.number = line.change.number};
    if (isNamed) {
        known = chronicle.persons[line.person].person();
        known.number = line.change.number;
        known.name = line.change.name;
    }
    return {line, formatName(known), words.tournament(line.tournament),
            fromEngine(known.clubName.empty() ? known.club : known.clubName), words.wayBack(line.change)};
}

} // namespace

std::vector<ImpactRow> impactRows(const app::Impact& impact, const app::Chronicle& chronicle, bool areApart,
                                  const app::PublicationFilter* filter)
{
    const ChangeWords words(chronicle, filter);
    std::vector<ImpactRow> rows;
    for (const app::ImpactLine& line : impact.lines) {
        if ((line.publicity != Publicity::Published) == areApart)
            rows.push_back(rowOf(line, chronicle, words));
    }
    return rows;
}

std::vector<ImpactRow> clubRows(const app::Impact& impact, const app::Chronicle& chronicle,
                                const app::PublicationFilter* filter)
{
    const ChangeWords words(chronicle, filter);
    std::vector<ImpactRow> rows;
    for (const app::ImpactClub& club : impact.clubs) {
        for (const std::size_t at : club.lines) {
            const app::ImpactLine& line = impact.lines[at];
            if (words.isNamed(line.tournament, line.change.number))
                rows.push_back(rowOf(line, chronicle, words));
        }
    }
    return rows;
}

std::vector<TextColumn<ImpactRow>> impactColumns()
{
    Columns columns;
    columns += {ImpactModelTr::tr("Player"), Qt::AlignLeft, playerText};
    columns += {ImpactModelTr::tr("Tournament"), Qt::AlignLeft, &ImpactRow::tournament};
    addEntries(columns);
    addExits(columns);
    columns += {ImpactModelTr::tr("Because of"),
                Qt::AlignLeft,
                &ImpactRow::way,
                {{Qt::ToolTipRole, &ImpactRow::way}}};
    return columns;
}

std::vector<TextColumn<ImpactRow>> clubColumns()
{
    Columns columns;
    columns += {ImpactModelTr::tr("Club"), Qt::AlignLeft, &ImpactRow::club};
    columns += {ImpactModelTr::tr("Player"), Qt::AlignLeft, playerText};
    columns += {ImpactModelTr::tr("Changed last in"), Qt::AlignLeft, &ImpactRow::tournament};
    addExits(columns);
    return columns;
}

ImpactModel::ImpactModel(std::vector<TextColumn<ImpactRow>> columns, QObject* parent) : ColumnsModel(parent)
{
    setColumns(std::move(columns), {{EmphasisRole, always(int(Emphasis::Normal))}});
}

RunsModel::RunsModel(QObject* parent) : ColumnsModel(parent)
{
    setColumns(
        {{ImpactModelTr::tr("Day"), Qt::AlignRight, [](const auto& run) { return formatDate(run.day); }},
         {ImpactModelTr::tr("Reason"), Qt::AlignLeft, [](const auto& run) { return run.reason; }},
         {ImpactModelTr::tr("Tournaments"), Qt::AlignRight,
          [](const auto& run) { return formatCount(run.tournaments); }},
         {ImpactModelTr::tr("Changes"), Qt::AlignRight,
          [](const auto& run) { return formatCount(run.participations); }},
         {ImpactModelTr::tr("State"), Qt::AlignLeft, [](const auto& run) { return runStateText(run); }}},
        {{EmphasisRole, always(int(Emphasis::Normal))}});
}

} // namespace zahlmeister::ui
