// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/csv/evaluationcsv.h"

#include <algorithm>

#include <QStringList>

#include "app/text/separatedfields.h"
#include "engine/base/rounding.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::Column;
using engine::Participant;
using engine::ParticipantEvaluation;

namespace {

QString keyOf(CsvColumn column)
{
    static constexpr QLatin1StringView kKeys[]{"number"_L1,     "name"_L1,
                                               "age_group"_L1,  "club"_L1,
                                               "old_rating"_L1, "old_index"_L1,
                                               "k"_L1,          "opponents_average"_L1,
                                               "level"_L1,      "percent_difference"_L1,
                                               "score"_L1,      "games"_L1,
                                               "expected"_L1,   "performance"_L1,
                                               "new_rating"_L1, "new_index"_L1,
                                               "bound"_L1,      "change"_L1,
                                               "recorded"_L1};
    static_assert(std::size(kKeys) == static_cast<std::size_t>(CsvColumn::Recorded) + 1);
    return kKeys[static_cast<std::size_t>(column)];
}

struct SheetColumn {
    CsvColumn csv;
    Column sheet;
};

/// The columns that stand on the evaluation sheet as they are.
constexpr SheetColumn kSheetColumns[]{{CsvColumn::AgeGroup, Column::AgeGroup},
                                      {CsvColumn::Club, Column::Club},
                                      {CsvColumn::OldRating, Column::OldRating},
                                      {CsvColumn::Coefficient, Column::Coefficient},
                                      {CsvColumn::OpponentsAverage, Column::OpponentsAverage},
                                      {CsvColumn::Score, Column::Score},
                                      {CsvColumn::Games, Column::Games},
                                      {CsvColumn::Expected, Column::Expected},
                                      {CsvColumn::Level, Column::Level},
                                      {CsvColumn::PercentDifference, Column::PercentDifference},
                                      {CsvColumn::Performance, Column::Performance},
                                      {CsvColumn::NewRating, Column::NewRating},
                                      {CsvColumn::Change, Column::Change}};

std::vector<CsvColumn> csvColumns(std::span<const engine::ColumnSpec> columns, bool hasBounds)
{
    std::vector<CsvColumn> result{CsvColumn::Number, CsvColumn::Name};
    const auto add = [&](CsvColumn column) { result.push_back(column); };
    for (const engine::ColumnSpec& spec : columns) {
        const auto* place = std::ranges::find(kSheetColumns, spec.column, &SheetColumn::sheet);
        add(place->csv);
        if (spec.column == Column::OldRating)
            add(CsvColumn::OldIndex);
        if (spec.column == Column::NewRating)
            add(CsvColumn::NewIndex);
        if (spec.column == Column::NewRating && hasBounds)
            add(CsvColumn::Bound);
    }
    add(CsvColumn::Recorded);
    return result;
}

class CsvWriter {
public:
    CsvWriter(std::span<const engine::ColumnSpec> specs, const CsvStyle& style)
        : m_specs(specs), m_style(style)
    {
    }

    [[nodiscard]] QString line(const QStringList& entries) const
    {
        QStringList texts;
        for (const QString& entry : entries)
            texts.append(csvField(entry, m_style.separator));
        return texts.join(m_style.separator) + u'\n';
    }

    [[nodiscard]] QString cell(CsvColumn column, const Participant& participant,
                               const ParticipantEvaluation& evaluation) const
    {
        switch (column) {
        case CsvColumn::Number: return QString::number(participant.number.value());
        case CsvColumn::Name: return QString::fromUtf8(participant.name);
        case CsvColumn::AgeGroup: return ageGroup(evaluation);
        case CsvColumn::Club: return QString::fromUtf8(participant.club);
        case CsvColumn::OldRating: return whole(evaluation.oldRating);
        case CsvColumn::OldIndex: return whole(evaluation.oldIndex);
        case CsvColumn::Coefficient: return rounded(Column::Coefficient, evaluation.coefficient);
        case CsvColumn::OpponentsAverage: return whole(evaluation.opponentsAverage);
        case CsvColumn::Score: return real(evaluation.score.points(), 1);
        case CsvColumn::Games: return QString::number(evaluation.games);
        case CsvColumn::Expected: return rounded(Column::Expected, evaluation.expected);
        case CsvColumn::Level: return rounded(Column::Level, evaluation.level);
        case CsvColumn::PercentDifference:
            return rounded(Column::PercentDifference, evaluation.percentDifference);
        case CsvColumn::Performance: return rounded(Column::Performance, evaluation.performance);
        case CsvColumn::NewRating: return whole(evaluation.newRating);
        case CsvColumn::NewIndex: return whole(evaluation.newIndex);
        case CsvColumn::Bound: return bound(evaluation);
        case CsvColumn::Change: return whole(evaluation.change());
        case CsvColumn::Recorded: return evaluation.isPublished() ? u"1"_s : u"0"_s;
        }
        return {};
    }

    [[nodiscard]] QString head(CsvColumn column) const
    {
        return m_style.head ? m_style.head(column) : keyOf(column);
    }

private:
    [[nodiscard]] QString ageGroup(const ParticipantEvaluation& evaluation) const
    {
        if (!evaluation.ageGroup)
            return {};
        return m_style.ageGroup ? m_style.ageGroup(*evaluation.ageGroup)
                                : QString::fromUtf8(engine::ageGroupText(*evaluation.ageGroup));
    }

    [[nodiscard]] static QString whole(std::optional<int> number)
    {
        return number ? QString::number(*number) : QString();
    }

    [[nodiscard]] QString bound(const ParticipantEvaluation& evaluation) const
    {
        if (!evaluation.bound)
            return {};
        return m_style.bound ? m_style.bound(*evaluation.bound)
                             : QString::fromUtf8(engine::ratingBoundText(*evaluation.bound));
    }

    /// With the decimals of the system's column.
    [[nodiscard]] QString rounded(Column column, std::optional<double> number) const
    {
        const auto spec = std::ranges::find_if(
            m_specs, [=](const engine::ColumnSpec& one) { return one.column == column; });
        if (!number || spec == m_specs.end())
            return {};
        return real(engine::roundCommercialTo(*number, spec->decimals), spec->decimals);
    }

    [[nodiscard]] QString real(double number, int decimals) const
    {
        return QString::number(number, 'f', decimals).replace(u'.', m_style.decimalMark);
    }

    std::span<const engine::ColumnSpec> m_specs;
    const CsvStyle& m_style;
};

} // namespace

std::optional<Column> sheetColumnOf(CsvColumn column)
{
    const auto* place = std::ranges::find(kSheetColumns, column, &SheetColumn::csv);
    return place == std::end(kSheetColumns) ? std::nullopt : std::optional(place->sheet);
}

QByteArray writeEvaluationCsv(const engine::Tournament& tournament, const engine::Evaluation& evaluation,
                              std::span<const engine::ColumnSpec> columns, const CsvStyle& style)
{
    const CsvWriter writer(columns, style);
    const bool hasBounds = std::ranges::any_of(
        evaluation.participants, [](const ParticipantEvaluation& one) { return one.bound.has_value(); });
    const std::vector<CsvColumn> all = csvColumns(columns, hasBounds);
    QStringList heads;
    for (const CsvColumn column : all)
        heads.append(writer.head(column));
    QString text = writer.line(heads);
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < tournament.participants.size() && i < evaluation.participants.size(); ++i)
        rows.push_back(i);
    for (const std::size_t i : style.rows.value_or(std::move(rows))) {
        QStringList entries;
        for (const CsvColumn column : all)
            entries.append(writer.cell(column, tournament.participants[i], evaluation.participants[i]));
        text += writer.line(entries);
    }
    return text.toUtf8();
}

} // namespace zahlmeister::app
