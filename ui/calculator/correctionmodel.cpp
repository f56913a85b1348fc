// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/calculator/correctionmodel.h"

#include <algorithm>
#include <cmath>

#include "engine/base/rating.h"
#include "ui/text/format.h"
#include "ui/text/numberentry.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kMostGames = 1000;

} // namespace

CorrectionModel::CorrectionModel(QObject* parent) : QAbstractTableModel(parent), m_rows(1) { }

bool CorrectionModel::isComplete(const Row& row)
{
    return std::all_of(row.begin(), row.end(), [](const auto& value) { return value.has_value(); }) &&
           problemOf(row).isEmpty();
}

QString CorrectionModel::problemOf(const Row& row)
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
    for (const Row& row : m_rows) {
        if (!isComplete(row))
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

void CorrectionModel::removeRow(int row)
{
    if (row < 0 || row >= rowCount() - 1)
        return;
    beginRemoveRows({}, row, row);
    m_rows.erase(m_rows.begin() + row);
    endRemoveRows();
    Q_EMIT evaluationsChanged();
}

int CorrectionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CorrectionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString CorrectionModel::text(int row, int column) const
{
    if (column <= GamesColumn) {
        const auto& value = m_rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
        if (!value)
            return {};
        return column == ScoreColumn
                   ? formatScore(engine::Score::fromHalfPoints(static_cast<int>(*value * 2)))
                   : formatNumberShort(*value, 3);
    }
    if (static_cast<std::size_t>(row) >= m_corrected.size())
        return {};
    const auto& result = m_corrected[static_cast<std::size_t>(row)].participants.front();
    switch (column) {
    case RightColumn: return formatRating(*result.oldRating, result.oldIndex);
    case CorrectedColumn: return formatExpected(*result.expected);
    case NewRatingColumn: return formatRating(*result.newRating, result.newIndex);
    default: return {};
    }
}

QVariant CorrectionModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const QString shown = text(index.row(), index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return shown;
    case Qt::ToolTipRole: return problemOf(m_rows[static_cast<std::size_t>(index.row())]);
    case Qt::TextAlignmentRole: return int(Qt::AlignRight | Qt::AlignVCenter);
    case BodyLengthRole: {
        const qsizetype dash = shown.indexOf(u" – "_s);
        return static_cast<int>(dash >= 0 ? dash : shown.endsWith(u'½') ? shown.size() - 1 : shown.size());
    }
    case EmphasisRole:
        return static_cast<int>(index.column() == NewRatingColumn ? Emphasis::Strong : Emphasis::Normal);
    default: return {};
    }
}

std::optional<double> CorrectionModel::read(int column, const QString& text)
{
    if (column == ScoreColumn) {
        const auto score = parseScore(text);
        return score && score->points() <= kMostGames ? std::optional(score->points()) : std::nullopt;
    }
    const auto value = parseNumber(text);
    if (!value)
        return std::nullopt;
    const double least = column == ExpectedColumn ? 0 : 1;
    const double most = column == UsedColumn ? engine::Rating::kMaximum : kMostGames;
    const bool isWhole = column == ExpectedColumn || *value == std::floor(*value);
    return *value >= least && *value <= most && isWhole ? value : std::nullopt;
}

bool CorrectionModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole || index.column() > GamesColumn)
        return false;
    const QString typed = value.toString().trimmed();
    const auto number = read(index.column(), typed);
    if (!number && !typed.isEmpty()) {
        const QString expected[]{
            tr("“%1” is no rating. Expected is a whole number from 1 to 5000."),
            tr("“%1” are no points. Expected is a number such as 3 or 3½."),
            tr("“%1” is no expected score. Expected is a number such as 3.891."),
            tr("“%1” is no number of games. Expected is a whole number from 1 to 1000.")};
        Q_EMIT refused(index, fillPattern(expected[index.column()], {typed}));
        return false;
    }
    Row& row = m_rows[static_cast<std::size_t>(index.row())];
    row[static_cast<std::size_t>(index.column())] = number;
    const QString problem = problemOf(row);
    Q_EMIT dataChanged(this->index(index.row(), 0), this->index(index.row(), ColumnCount - 1));
    if (!problem.isEmpty())
        Q_EMIT refused(index, problem);
    if (index.row() == rowCount() - 1 && number) {
        beginInsertRows({}, rowCount(), rowCount());
        m_rows.emplace_back();
        endInsertRows();
    }
    Q_EMIT evaluationsChanged();
    return true;
}

Qt::ItemFlags CorrectionModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() <= GamesColumn ? flags | Qt::ItemIsEditable : flags;
}

QVariant CorrectionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const bool inFull = role == Qt::ToolTipRole;
    switch (section) {
    case UsedColumn: return inFull ? tr("Rating that the evaluation was made with") : tr("R₀ used");
    case ScoreColumn: return inFull ? tr("Points") : u"W"_s;
    case ExpectedColumn: return inFull ? tr("Expected score of the evaluation") : u"Wₑ"_s;
    case GamesColumn: return inFull ? tr("Games") : u"n"_s;
    case RightColumn: return inFull ? tr("Rating that it should have been made with") : tr("R₀ right");
    case CorrectedColumn: return inFull ? tr("Expected score as corrected") : tr("Wₑ new");
    case NewRatingColumn: return tr("New rating");
    default: return {};
    }
}

} // namespace zahlmeister::ui
