// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/playersmodel.h"

#include "app/store/workfile.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

QString numberText(const std::optional<int>& number)
{
    return number ? formatRating(*number) : QString();
}

} // namespace

PlayersModel::PlayersModel(app::WorkFile& file, QObject* parent)
    : QAbstractTableModel(parent), m_store(file), m_writable(!file.isReadOnly()), m_hasEmptyRow(m_writable)
{
    refresh();
}

void PlayersModel::refresh()
{
    std::vector<Row> rows;
    const auto players = m_store.players();
    if (!players.has_value()) {
        Q_EMIT failed(players.error());
        return;
    }
    for (const app::Player& player : *players) {
        auto history = m_store.history(player.id);
        if (!history.has_value()) {
            Q_EMIT failed(history.error());
            return;
        }
        rows.push_back({player, std::move(*history)});
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

std::optional<app::Player> PlayersModel::playerAt(int row) const
{
    if (row < 0 || row >= static_cast<int>(m_rows.size()))
        return std::nullopt;
    return m_rows[static_cast<std::size_t>(row)].player;
}

int PlayersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size()) + (m_hasEmptyRow ? 1 : 0);
}

int PlayersModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString PlayersModel::text(int row, int column) const
{
    if (row >= static_cast<int>(m_rows.size()))
        return {};
    const auto& [player, history] = m_rows[static_cast<std::size_t>(row)];
    switch (column) {
    case NameColumn: return fromEngine(player.name);
    case ClubColumn: return fromEngine(player.club);
    case BirthYearColumn: return numberText(player.birthYear);
    case RatingColumn: return numberText(player.rating);
    case IndexColumn: return numberText(player.index);
    case EntryColumn: break;
    default: return {};
    }
    if (history.empty())
        return {};
    const app::HistoryEntry& entry = history.back();
    //: An entry of a player's history: day, old rating with index, new rating with index
    return fillPattern(tr("Conversion %1: %2 → %3"),
                       {formatDate(entry.date), formatRating(entry.oldRating, entry.oldIndex),
                        formatRating(entry.newRating, entry.newIndex)});
}

QVariant PlayersModel::membershipsOf(int row) const
{
    const auto player = playerAt(row);
    const auto memberships =
        player ? m_store.memberships(player->id) : Result<std::vector<app::PlayerMembership>>();
    if (!memberships.has_value() || memberships->empty())
        return {};
    QStringList lines;
    for (const app::PlayerMembership& one : *memberships) {
        QString club = fromEngine(one.club);
        if (one.memberNumber)
            club += u'-' + QString::number(*one.memberNumber);
        const QString count = tr("%n tournament(s)", nullptr, one.tournaments);
        //: a club, how many tournaments for it, the last one's end
        lines += one.last ? fillPattern(tr("%1: %2, the last on %3"), {club, count, formatDate(*one.last)})
                          : fillPattern(tr("%1: %2"), {club, count});
    }
    return lines.join(u'\n');
}

QVariant PlayersModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const QString shown = text(index.row(), index.column());
    const bool isEmptyRow = index.row() >= static_cast<int>(m_rows.size());
    switch (role) {
    case Qt::DisplayRole: return isEmptyRow && index.column() == NameColumn ? tr("New player") : shown;
    case Qt::EditRole: return shown;
    case Qt::ToolTipRole: return membershipsOf(index.row());
    case Qt::TextAlignmentRole: return headerData(index.column(), Qt::Horizontal, role);
    case BodyLengthRole: return static_cast<int>(shown.size());
    case EmphasisRole:
        return static_cast<int>(isEmptyRow || index.column() == EntryColumn ? Emphasis::Muted
                                : index.column() == RatingColumn            ? Emphasis::Strong
                                                                            : Emphasis::Normal);
    default: return {};
    }
}

bool PlayersModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole || index.column() == EntryColumn || !m_writable)
        return false;
    app::Player player = playerAt(index.row()).value_or(app::Player());
    const QString typed = value.toString().simplified();
    if (typed == text(index.row(), index.column()))
        return true;
    if (index.column() == NameColumn) {
        player.name = typed.toStdString();
    } else if (index.column() == ClubColumn) {
        player.club = typed.toStdString();
    } else {
        bool isNumber = typed.isEmpty();
        const int number = typed.isEmpty() ? 0 : typed.toInt(&isNumber);
        if (!isNumber) {
            Q_EMIT refused(index, fillPattern(tr("“%1” is no whole number."), {typed}));
            return false;
        }
        const auto entered = typed.isEmpty() ? std::nullopt : std::optional(number);
        (index.column() == BirthYearColumn ? player.birthYear
         : index.column() == RatingColumn  ? player.rating
                                           : player.index) = entered;
    }
    return store(player, index);
}

bool PlayersModel::store(const app::Player& player, const QModelIndex& index)
{
    if (player.name.empty()) {
        Q_EMIT refused(index, tr("A player needs a name first."));
        return false;
    }
    const bool isNew = index.row() >= static_cast<int>(m_rows.size());
    app::Player stored = player;
    if (isNew) {
        const auto id = m_store.add(player);
        if (!id.has_value()) {
            Q_EMIT refused(index, errorText(id.error()));
            return false;
        }
        stored.id = *id;
        // He stays where he was typed until the list is read again, and an empty row follows.
        m_hasEmptyRow = false;
        m_rows.push_back({stored, {}});
        Q_EMIT dataChanged(this->index(index.row(), 0), this->index(index.row(), ColumnCount - 1));
        beginInsertRows({}, rowCount(), rowCount());
        m_hasEmptyRow = true;
        endInsertRows();
        return true;
    }
    if (const auto done = m_store.change(player); !done.has_value()) {
        Q_EMIT refused(index, errorText(done.error()));
        return false;
    }
    m_rows[static_cast<std::size_t>(index.row())].player = player;
    Q_EMIT dataChanged(index, index);
    return true;
}

Qt::ItemFlags PlayersModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return m_writable && index.isValid() && index.column() != EntryColumn ? flags | Qt::ItemIsEditable
                                                                          : flags;
}

QVariant PlayersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) {
        const bool isText = section == NameColumn || section == ClubColumn || section == EntryColumn;
        return int((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn: return tr("Name");
    case ClubColumn: return tr("Club");
    case BirthYearColumn: return tr("Born");
    case RatingColumn: return tr("Rating");
    case IndexColumn: return tr("Index");
    case EntryColumn: return tr("Last entry");
    default: return {};
    }
}

} // namespace zahlmeister::ui
