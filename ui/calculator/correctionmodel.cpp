// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/calculator/correctionmodel.h"

#include <cmath>

#include "app/spelling/points.h"
#include "engine/base/rating.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kMostGames = 1000;

/// Reads whole numbers from 1 on.
auto wholeUpTo(int most)
{
    return [most](const QString& text) {
        const auto value = parseNumber(text);
        return value && *value >= 1 && *value <= most && *value == std::floor(*value) ? value : std::nullopt;
    };
}

std::optional<double> readPoints(const QString& text)
{
    const auto score = app::pointsOf(text);
    return score && score->points() <= kMostGames ? std::optional(score->points()) : std::nullopt;
}

std::optional<double> readExpected(const QString& text)
{
    const auto value = parseNumber(text);
    return value && *value >= 0 && *value <= kMostGames ? value : std::nullopt;
}

} // namespace

CorrectionModel::CorrectionModel(QObject* parent)
    : TypedRowsModel({{tr("R₀ used"), tr("Rating that the evaluation was made with"), Emphasis::Normal,
                       wholeUpTo(engine::Rating::kMaximum),
                       tr("“%1” is no rating. Expected is a whole number from 1 to 5000.")},
                      {u"W"_s, tr("Points"), Emphasis::Normal, readPoints,
                       tr("“%1” are no points. Expected is a number such as 3 or 3½."), true},
                      {u"Wₑ"_s, tr("Expected score of the evaluation"), Emphasis::Normal, readExpected,
                       tr("“%1” is no expected score. Expected is a number such as 3.891.")},
                      {u"n"_s, tr("Games"), Emphasis::Normal, wholeUpTo(kMostGames),
                       tr("“%1” is no number of games. Expected is a whole number from 1 to 1000.")},
                      {tr("R₀ right"), tr("Rating that it should have been made with")},
                      {tr("Wₑ new"), tr("Expected score as corrected")},
                      {tr("New rating"), tr("New rating"), Emphasis::Strong}},
                     parent)
{
}

QString CorrectionModel::problemOf(const Row& row) const
{
    const auto& games = row[GamesColumn];
    if (games && row[ScoreColumn] && *row[ScoreColumn] > *games)
        return tr("W is more than n games allow.");
    if (games && row[ExpectedColumn] && *row[ExpectedColumn] > *games)
        return tr("We is more than n games allow.");
    return {};
}

std::vector<engine::LaterEvaluation> CorrectionModel::evaluations(std::optional<int> index,
                                                                  std::optional<int> age) const
{
    std::vector<engine::LaterEvaluation> evaluations;
    for (const Row& row : rows()) {
        if (!isComplete(row) || !problemOf(row).isEmpty())
            break;
        const auto own = index ? std::optional(*index + static_cast<int>(evaluations.size())) : std::nullopt;
        evaluations.push_back(
            {.rating = static_cast<int>(*row[UsedColumn]),
             .index = own,
             .age = age,
             .score = engine::Score::fromHalfPoints(static_cast<int>(*row[ScoreColumn] * 2)),
             .expected = *row[ExpectedColumn],
             .gameCount = static_cast<int>(*row[GamesColumn])});
    }
    return evaluations;
}

void CorrectionModel::setCorrected(std::vector<engine::Evaluation> corrected)
{
    m_corrected = std::move(corrected);
    Q_EMIT dataChanged(index(0, RightColumn), index(rowCount() - 1, NewRatingColumn));
}

QString CorrectionModel::computed(int row, int column) const
{
    if (static_cast<std::size_t>(row) >= m_corrected.size())
        return {};
    const auto& result = m_corrected[static_cast<std::size_t>(row)].participants.front();
    switch (column) {
    case RightColumn: return formatRating(*result.oldRating, result.oldIndex);
    case CorrectedColumn: return formatExpected(*result.expected);
    default: return formatRating(*result.newRating, result.newIndex);
    }
}

} // namespace zahlmeister::ui
