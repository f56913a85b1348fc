// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/comparisonmodel.h"

#include <algorithm>
#include <functional>

#include "ui/text/format.h"
#include "ui/text/previewvalue.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::ComparedParticipant;

namespace {

/// A number of a row, such as a rating or a change; nothing where it has none.
using Number = std::function<std::optional<int>(const ComparedParticipant&)>;

QString bracketed(const QString& text, bool isBracketed)
{
    return isBracketed ? QString(u'(' + text + u')') : text;
}

/// A column of numbers: its text, the length up to the line of alignment, and what it is sorted by.
TextColumn<ComparisonRow> numberColumn(const QString& head, const Number& number,
                                       const std::function<QString(const ComparisonRow&, int)>& text)
{
    return {head,
            Qt::AlignRight,
            [number, text](const ComparisonRow& row) {
                const auto value = number(row.compared);
                return value ? text(row, *value) : u"–"_s;
            },
            {{EmphasisRole, always(int(Emphasis::Normal))},
             {ComparisonModel::kSortRole, [number](const ComparisonRow& row) {
                  const auto value = number(row.compared);
                  return value ? QVariant(*value) : QVariant();
              }}}};
}

/// A column of ratings; who is not recorded has them in brackets when they are new.
TextColumn<ComparisonRow> ratingColumn(const QString& head, std::optional<int> ComparedParticipant::*rating,
                                       std::optional<int> ComparedParticipant::*index)
{
    auto column = numberColumn(head, rating, [index](const ComparisonRow& row, int value) {
        return bracketed(formatRating(value, index ? row.compared.*index : std::nullopt),
                         index && row.textOnly);
    });
    // Ratings stand in line, whatever the length of their indexes.
    column.roles[BodyLengthRole] = [rating, index](const ComparisonRow& row) {
        const auto value = row.compared.*rating;
        return value ? formatRating(*value).size() + (index && row.textOnly ? 1 : 0) : 1;
    };
    return column;
}

TextColumn<ComparisonRow> changeColumn(const QString& head, const Number& change)
{
    auto column = numberColumn(head, change, [](const ComparisonRow& row, int value) {
        return bracketed(formatChange(value), row.textOnly);
    });
    column.roles[SignRole] = [change](const ComparisonRow& row) {
        const auto value = change(row.compared);
        return value ? QVariant((*value > 0) - (*value < 0)) : QVariant();
    };
    return column;
}

} // namespace

ComparisonModel::ComparisonModel(QObject* parent) : ColumnsModel(parent)
{
    describe({}, {});
}

void ComparisonModel::describe(const QString& firstTitle, const QString& secondTitle)
{
    auto number = numberColumn(
        u"#"_s, [](const auto& compared) { return compared.number.value(); },
        [](const auto&, int value) { return formatCount(value); });
    number.roles[EmphasisRole] = always(int(Emphasis::Muted));
    auto difference = changeColumn(tr("Difference"), &ComparedParticipant::difference);
    difference.roles[EmphasisRole] = [](const ComparisonRow& row) {
        return int(row.compared.differs() ? Emphasis::Strong : Emphasis::Normal);
    };
    setColumns(
        {number,
         {tr("Player"),
          Qt::AlignLeft,
          &ComparisonRow::name,
          {{EmphasisRole, always(int(Emphasis::Normal))}, {kSortRole, &ComparisonRow::name}}},
         ratingColumn(tr("Old rating"), &ComparedParticipant::oldRating, nullptr),
         ratingColumn(firstTitle, &ComparedParticipant::firstRating, &ComparedParticipant::firstIndex),
         changeColumn(tr("Change"), &ComparedParticipant::firstChange),
         ratingColumn(secondTitle, &ComparedParticipant::secondRating, &ComparedParticipant::secondIndex),
         changeColumn(tr("Change"), &ComparedParticipant::secondChange),
         difference});
}

void ComparisonModel::setComparison(const engine::Tournament& tournament,
                                    const std::vector<ComparedParticipant>& compared,
                                    const QString& firstTitle, const QString& secondTitle)
{
    std::vector<ComparisonRow> rows;
    for (const ComparedParticipant& participant : compared) {
        const auto position = tournament.indexOf(participant.number);
        rows.push_back({participant, position ? formatName(tournament.participants[*position]) : QString(),
                        position && isTextOnly(tournament.participants[*position])});
    }
    describe(firstTitle, secondTitle);
    setRows(std::move(rows));
}

int ComparisonModel::sum(Column column) const
{
    int sum = 0;
    for (int row = 0; row < rowCount(); ++row)
        sum += rowAt(row).textOnly ? 0 : index(row, column).data(kSortRole).toInt();
    return sum;
}

int ComparisonModel::differing() const
{
    return static_cast<int>(
        std::ranges::count_if(rows(), [](const ComparisonRow& row) { return row.compared.differs(); }));
}

} // namespace zahlmeister::ui
