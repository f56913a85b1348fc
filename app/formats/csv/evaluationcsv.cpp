// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/csv/evaluationcsv.h"

#include <algorithm>

#include <QStringList>

#include "engine/base/rounding.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::Column;
using engine::Participant;
using engine::ParticipantEvaluation;

namespace {

QString fromEngine(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString keyOf(CsvColumn column)
{
    switch (column) {
    case CsvColumn::Number: return u"number"_s;
    case CsvColumn::Name: return u"name"_s;
    case CsvColumn::AgeGroup: return u"age_group"_s;
    case CsvColumn::Club: return u"club"_s;
    case CsvColumn::OldRating: return u"old_rating"_s;
    case CsvColumn::OldIndex: return u"old_index"_s;
    case CsvColumn::Coefficient: return u"k"_s;
    case CsvColumn::OpponentsAverage: return u"opponents_average"_s;
    case CsvColumn::Score: return u"score"_s;
    case CsvColumn::Games: return u"games"_s;
    case CsvColumn::Expected: return u"expected"_s;
    case CsvColumn::Level: return u"level"_s;
    case CsvColumn::PercentDifference: return u"percent_difference"_s;
    case CsvColumn::Performance: return u"performance"_s;
    case CsvColumn::NewRating: return u"new_rating"_s;
    case CsvColumn::NewIndex: return u"new_index"_s;
    case CsvColumn::Bound: return u"bound"_s;
    case CsvColumn::Change: return u"change"_s;
    case CsvColumn::Recorded: return u"recorded"_s;
    }
    return {};
}

std::vector<CsvColumn> csvColumns(std::span<const engine::ColumnSpec> columns, bool hasBounds)
{
    std::vector<CsvColumn> result{CsvColumn::Number, CsvColumn::Name};
    const auto add = [&](CsvColumn column) { result.push_back(column); };
    for (const engine::ColumnSpec& spec : columns) {
        switch (spec.column) {
        case Column::AgeGroup: add(CsvColumn::AgeGroup); break;
        case Column::Club: add(CsvColumn::Club); break;
        case Column::OldRating:
            add(CsvColumn::OldRating);
            add(CsvColumn::OldIndex);
            break;
        case Column::Coefficient: add(CsvColumn::Coefficient); break;
        case Column::OpponentsAverage: add(CsvColumn::OpponentsAverage); break;
        case Column::Score: add(CsvColumn::Score); break;
        case Column::Games: add(CsvColumn::Games); break;
        case Column::Expected: add(CsvColumn::Expected); break;
        case Column::Level: add(CsvColumn::Level); break;
        case Column::PercentDifference: add(CsvColumn::PercentDifference); break;
        case Column::Performance: add(CsvColumn::Performance); break;
        case Column::NewRating:
            add(CsvColumn::NewRating);
            add(CsvColumn::NewIndex);
            if (hasBounds)
                add(CsvColumn::Bound);
            break;
        case Column::Change: add(CsvColumn::Change); break;
        }
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

    [[nodiscard]] QString quoted(const QString& text) const
    {
        const bool isPlain = !text.contains(m_style.separator) && !text.contains(u'"') &&
                             !text.contains(u'\n') && !text.contains(u'\r');
        return isPlain ? text : u'"' + QString(text).replace(u'"', u"\"\""_s) + u'"';
    }

    [[nodiscard]] QString line(const QStringList& entries) const
    {
        QStringList texts;
        for (const QString& entry : entries)
            texts.append(quoted(entry));
        return texts.join(m_style.separator) + u'\n';
    }

    [[nodiscard]] QString cell(CsvColumn column, const Participant& participant,
                               const ParticipantEvaluation& evaluation) const
    {
        switch (column) {
        case CsvColumn::Number: return QString::number(participant.number.value());
        case CsvColumn::Name: return fromEngine(participant.name);
        case CsvColumn::AgeGroup: return ageGroup(evaluation);
        case CsvColumn::Club: return fromEngine(participant.club);
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
        case CsvColumn::Recorded: return evaluation.recorded ? u"1"_s : u"0"_s;
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
                                : fromEngine(engine::ageGroupText(*evaluation.ageGroup));
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
                             : fromEngine(engine::ratingBoundText(*evaluation.bound));
    }

    /// With the decimals of the system's column.
    [[nodiscard]] QString rounded(Column column, std::optional<double> number) const
    {
        const auto spec = std::find_if(m_specs.begin(), m_specs.end(),
                                       [=](const engine::ColumnSpec& one) { return one.column == column; });
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

QByteArray writeEvaluationCsv(const engine::Tournament& tournament, const engine::Evaluation& evaluation,
                              std::span<const engine::ColumnSpec> columns, const CsvStyle& style)
{
    const CsvWriter writer(columns, style);
    const bool hasBounds =
        std::any_of(evaluation.participants.begin(), evaluation.participants.end(),
                    [](const ParticipantEvaluation& one) { return one.bound.has_value(); });
    const std::vector<CsvColumn> all = csvColumns(columns, hasBounds);
    QStringList heads;
    for (const CsvColumn column : all)
        heads.append(writer.head(column));
    QString text = writer.line(heads);
    for (std::size_t i = 0; i < tournament.participants.size() && i < evaluation.participants.size(); ++i) {
        QStringList entries;
        for (const CsvColumn column : all)
            entries.append(writer.cell(column, tournament.participants[i], evaluation.participants[i]));
        text += writer.line(entries);
    }
    return text.toUtf8();
}

} // namespace zahlmeister::app
