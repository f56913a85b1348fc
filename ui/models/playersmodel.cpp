// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/playersmodel.h"

#include "app/store/workfile.h"
#include "ui/models/figurerole.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

/// What a player says in a column; the empty row says nothing.
template <class Text>
auto ofPlayer(Text text)
{
    return [text](const PlayerRow& row) { return row.player ? text(*row.player) : QString(); };
}

QString entryText(const PlayerRow& row)
{
    if (row.history.empty())
        return {};
    const app::HistoryEntry& entry = row.history.back();
    //: An entry of a player's history: day, old rating with index, new rating with index
    return fillPattern(PlayersModel::tr("Conversion %1: %2 → %3"),
                       {formatDate(entry.date), formatRating(entry.oldRating, entry.oldIndex),
                        formatRating(entry.newRating, entry.newIndex)});
}

/// The emphasis of a column; the empty row is muted.
auto emphasisOf(Emphasis emphasis)
{
    return [emphasis](const PlayerRow& row) { return int(row.player ? emphasis : Emphasis::Muted); };
}

} // namespace

PlayersModel::PlayersModel(app::WorkFile& file, QObject* parent)
    : ColumnsModel(parent), m_store(file), m_writable(!file.isReadOnly())
{
    const auto number = [](std::optional<int> app::Player::*value) {
        return ofPlayer([value](const app::Player& player) { return formatRating(player.*value); });
    };
    setColumns(
        {{tr("Name"), Qt::AlignLeft, ofPlayer([](const auto& player) { return fromEngine(player.name); })},
         {tr("Club"), Qt::AlignLeft, ofPlayer([](const auto& player) { return fromEngine(player.club); })},
         {tr("Born"), Qt::AlignRight, number(&app::Player::birthYear)},
         {tr("Rating"),
          Qt::AlignRight,
          number(&app::Player::rating),
          {{EmphasisRole, emphasisOf(Emphasis::Strong)}}},
         {tr("Index"), Qt::AlignRight, number(&app::Player::index)},
         {tr("Last entry"), Qt::AlignLeft, entryText, {{EmphasisRole, emphasisOf(Emphasis::Muted)}}}},
        {{EmphasisRole, emphasisOf(Emphasis::Normal)},
         {Qt::ToolTipRole, [this](const PlayerRow& row) { return membershipsOf(row); }}});
    refresh();
}

void PlayersModel::refresh()
{
    std::vector<PlayerRow> rows;
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
    if (m_writable)
        rows.emplace_back();
    setRows(std::move(rows));
}

std::optional<app::Player> PlayersModel::playerAt(int row) const
{
    return row >= 0 && row < rowCount() ? rowAt(row).player : std::nullopt;
}

QVariant PlayersModel::membershipsOf(const PlayerRow& row) const
{
    const auto memberships =
        row.player ? m_store.memberships(row.player->id) : Result<std::vector<app::PlayerMembership>>();
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
    if (role == Qt::EditRole)
        return ColumnsModel::data(index);
    // The empty row says what it is for, to the eye only.
    if (role == Qt::DisplayRole && index.column() == NameColumn && index.isValid() && !playerAt(index.row()))
        return tr("New player");
    return ColumnsModel::data(index, role);
}

bool PlayersModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole || index.column() == EntryColumn || !m_writable)
        return false;
    app::Player player = playerAt(index.row()).value_or(app::Player());
    const QString typed = value.toString().simplified();
    if (typed == data(index, Qt::EditRole).toString())
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
    const bool isNew = !playerAt(index.row());
    app::Player stored = player;
    const Result<void> done =
        isNew ? m_store.add(player).map([&stored](auto id) { stored.id = id; }) : m_store.change(player);
    if (!done.has_value()) {
        Q_EMIT refused(index, errorText(done.error()));
        return false;
    }
    if (isNew) {
        // He stays where he was typed until the list is read again, and an empty row follows.
        replaceRow(index.row(), {stored});
        placeRow(rowCount(), {});
    } else {
        editableRow(index.row()).player = stored;
        Q_EMIT dataChanged(index, index);
    }
    return true;
}

Qt::ItemFlags PlayersModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = ColumnsModel::flags(index);
    return m_writable && index.isValid() && index.column() != EntryColumn ? flags | Qt::ItemIsEditable
                                                                          : flags;
}

} // namespace zahlmeister::ui
