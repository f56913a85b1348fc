// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/calculator/handgamesmodel.h"

#include <algorithm>

#include <QRegularExpression>

#include "engine/base/rating.h"
#include "engine/base/rounding.h"
#include "ui/entry/resultentry.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Rating;
using engine::Score;

std::optional<int> ratingOf(const QString& text)
{
    bool isNumber = false;
    const int rating = text.trimmed().toInt(&isNumber);
    return isNumber && Rating::isValid(rating) ? std::optional(rating) : std::nullopt;
}

/// A result that was played for; forfeits bring no rating.
std::optional<Score> scoreOf(const QString& text)
{
    const auto results = resultsOfText(text);
    if (!results || results->size() != 1)
        return std::nullopt;
    const engine::GameResult& result = results->front();
    for (const auto& [known, score] :
         {std::pair(engine::kWhiteWins, engine::kWin), std::pair(engine::kDrawn, engine::kDraw),
          std::pair(engine::kBlackWins, engine::kLoss)}) {
        if (result == known)
            return score;
    }
    return std::nullopt;
}

} // namespace

HandGamesModel::HandGamesModel(QObject* parent) : QAbstractTableModel(parent), m_rows(1) { }

std::vector<engine::CalculationInput::OpponentResult> HandGamesModel::games() const
{
    std::vector<engine::CalculationInput::OpponentResult> games;
    for (const Row& row : m_rows) {
        if (row.isComplete())
            games.push_back({*row.rating, *row.score});
    }
    return games;
}

int HandGamesModel::incompleteRows() const
{
    return static_cast<int>(std::count_if(
        m_rows.begin(), m_rows.end(), [](const Row& row) { return !row.isEmpty() && !row.isComplete(); }));
}

void HandGamesModel::setCalculated(CalculatedPointer calculated)
{
    m_calculated = std::move(calculated);
    Q_EMIT dataChanged(index(0, ExpectedColumn), index(rowCount() - 1, ChangeColumn));
    Q_EMIT headerDataChanged(Qt::Horizontal, ExpectedColumn, ChangeColumn);
}

bool HandGamesModel::typeResult(int row, QChar key)
{
    const auto result = resultOfKey(key);
    if (!result)
        return false;
    const QModelIndex cell = index(row, ResultColumn);
    return setData(cell, *result == engine::kNotPlayed ? QString() : QString(key));
}

void HandGamesModel::removeGame(int row)
{
    if (row < 0 || row >= rowCount() - 1)
        return;
    beginRemoveRows({}, row, row);
    m_rows.erase(m_rows.begin() + row);
    endRemoveRows();
    Q_EMIT gamesChanged();
}

void HandGamesModel::clear()
{
    beginResetModel();
    m_rows.assign(1, Row());
    endResetModel();
    Q_EMIT gamesChanged();
}

QStringList HandGamesModel::addGames(const QString& text)
{
    static const QRegularExpression separator(u"[\\s:;]+"_s);
    QStringList unread;
    std::vector<Row> added;
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList parts = line.trimmed().split(separator, Qt::SkipEmptyParts);
        if (parts.isEmpty())
            continue;
        const auto rating = ratingOf(parts.constFirst());
        const auto score = parts.size() == 2 ? scoreOf(parts.at(1)) : std::nullopt;
        if (rating && (score || parts.size() == 1))
            added.push_back({rating, score});
        else
            unread += line.trimmed();
    }
    if (added.empty())
        return unread;
    const int first = rowCount() - 1;
    beginInsertRows({}, first, first + static_cast<int>(added.size()) - 1);
    m_rows.insert(m_rows.end() - 1, added.begin(), added.end());
    endInsertRows();
    Q_EMIT gamesChanged();
    return unread;
}

int HandGamesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int HandGamesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

/// Complete rows are the games of the calculation, in their order.
const engine::GameDetail* HandGamesModel::detailOf(int row) const
{
    if (!m_calculated || !m_rows[static_cast<std::size_t>(row)].isComplete())
        return nullptr;
    const auto before = std::count_if(m_rows.begin(), m_rows.begin() + row,
                                      [](const Row& other) { return other.isComplete(); });
    const auto& details = m_calculated->result().details;
    return before < static_cast<std::ptrdiff_t>(details.size()) ? &details[static_cast<std::size_t>(before)]
                                                                : nullptr;
}

QString HandGamesModel::text(int row, int column) const
{
    const Row& game = m_rows[static_cast<std::size_t>(row)];
    const engine::GameDetail* detail = detailOf(row);
    switch (column) {
    case OpponentColumn: return game.rating ? formatRating(*game.rating) : QString();
    case ResultColumn: return game.score ? formatScore(*game.score) : QString();
    case ExpectedColumn: return detail && detail->expected ? formatExpected(*detail->expected) : QString();
    case ChangeColumn: return detail && detail->change ? formatGameChange(*detail->change) : QString();
    default: return {};
    }
}

QVariant HandGamesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const QString shown = text(index.row(), index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return shown;
    case Qt::TextAlignmentRole: return int(Qt::AlignRight | Qt::AlignVCenter);
    case BodyLengthRole: return static_cast<int>(shown.endsWith(u'½') ? shown.size() - 1 : shown.size());
    case EmphasisRole:
        return static_cast<int>(index.column() == ExpectedColumn ? Emphasis::Muted : Emphasis::Normal);
    case SignRole: {
        const engine::GameDetail* detail = detailOf(index.row());
        if (index.column() != ChangeColumn || !detail || !detail->change)
            return {};
        const auto tenths = engine::roundCommercialToTenths(*detail->change);
        return static_cast<int>(tenths > 0) - static_cast<int>(tenths < 0);
    }
    default: return {};
    }
}

bool HandGamesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    const QString typed = value.toString().trimmed();
    Row row = m_rows[static_cast<std::size_t>(index.row())];
    if (index.column() == OpponentColumn) {
        row.rating = ratingOf(typed);
        if (!row.rating && !typed.isEmpty()) {
            Q_EMIT refused(
                index, fillPattern(tr("“%1” is no rating. Expected is a whole number from %2 to %3."),
                                   {typed, formatCount(Rating::kMinimum), formatCount(Rating::kMaximum)}));
            return false;
        }
    } else if (index.column() == ResultColumn) {
        row.score = scoreOf(typed);
        if (!row.score && !typed.isEmpty()) {
            Q_EMIT refused(
                index, fillPattern(tr("“%1” is no result. Type 1, 0, or 5, r, = or ½ for a draw."), {typed}));
            return false;
        }
    } else {
        return false;
    }
    m_rows[static_cast<std::size_t>(index.row())] = row;
    changed(index.row());
    return true;
}

void HandGamesModel::changed(int row)
{
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    if (row == rowCount() - 1 && !m_rows.back().isEmpty()) {
        beginInsertRows({}, row + 1, row + 1);
        m_rows.emplace_back();
        endInsertRows();
    }
    Q_EMIT gamesChanged();
}

Qt::ItemFlags HandGamesModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() <= ResultColumn ? flags | Qt::ItemIsEditable : flags;
}

QVariant HandGamesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case OpponentColumn: return tr("Rating of the opponent");
        case ResultColumn: return tr("1, 0, or 5, r, = or ½ for a draw; x clears");
        case ExpectedColumn: return tr("Winning expectancy P(D)");
        case ChangeColumn: return tr("Change of the rating by this game alone (Anhang 3.2)");
        default: return {};
        }
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case OpponentColumn: return tr("Opponent");
    case ResultColumn: return tr("Result");
    case ExpectedColumn: return tr("Expected");
    case ChangeColumn: return u"+/−"_s;
    default: return {};
    }
}

} // namespace zahlmeister::ui
