// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/progressmodel.h"

#include <algorithm>

#include <QStringList>

#include "app/entry/resultentry.h"
#include "app/entry/roundplan.h"
#include "engine/model/tableresult.h"
#include "ui/models/crosstablemodel.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

namespace {

using app::TournamentDocument;
using engine::Game;
using engine::ParticipantNumber;

constexpr int kMostRounds = 999;

} // namespace

ProgressModel::ProgressModel(app::LiveEvaluation& evaluation, QObject* parent)
    : QAbstractTableModel(parent),
      m_document(evaluation.document()),
      m_doubts(new GameDoubts(evaluation, {}, this))
{
    collectPlayers();
    for (const auto& participant : m_document.tournament().participants) {
        for (const engine::Bye& bye : participant.byes)
            countRound(bye.round, 1);
    }
    for (const Game& game : m_document.tournament().games)
        insertGame(game);
    updateRounds();
    connect(&m_document, &TournamentDocument::participantInserted, this, [this](int position) {
        const auto& participant = m_document.tournament().participants[static_cast<std::size_t>(position)];
        const int row = m_rows.placeFor(participant.number, m_order);
        beginInsertRows({}, row, row);
        m_rows.insert(row, participant.number);
        endInsertRows();
        for (const engine::Bye& bye : participant.byes)
            countRound(bye.round, 1);
        updateRounds();
    });
    connect(&m_document, &TournamentDocument::participantAboutToBeRemoved, this, [this](int position) {
        const int row =
            rowOf(m_document.tournament().participants[static_cast<std::size_t>(position)].number);
        for (const engine::Bye& bye : participantAt(row).byes)
            countRound(bye.round, -1);
        beginRemoveRows({}, row, row);
        m_rows.remove(row);
        endRemoveRows();
        updateRounds();
    });
    connect(&m_document, &TournamentDocument::participantChanged, this, &ProgressModel::followParticipant);
    connect(&m_document, &TournamentDocument::gameInserted, this, [this](const Game& game) {
        insertGame(game);
        updateRounds();
        announce(game);
    });
    connect(&m_document, &TournamentDocument::gameRemoved, this, [this](const Game& game) {
        removeGame(game);
        updateRounds();
        announce(game);
    });
    connect(&m_document, &TournamentDocument::gameChanged, this,
            [this](const Game& before, const Game& after) {
                removeGame(before);
                insertGame(after);
                updateRounds();
                announce(after);
                const bool isSamePlace =
                    before.round == after.round &&
                    std::minmax({before.white, before.black}) == std::minmax({after.white, after.black});
                if (!isSamePlace)
                    announce(before);
            });
    connect(&m_document, &TournamentDocument::headerChanged, this, &ProgressModel::updateRounds);
    connect(m_doubts, &GameDoubts::changed, this, [this](engine::GameId id) {
        if (const Game* game = m_document.game(id))
            announce(*game, {Qt::ToolTipRole, Qt::AccessibleTextRole});
    });
}

void ProgressModel::collectPlayers()
{
    std::vector<ParticipantNumber> rows;
    for (const auto& participant : m_document.tournament().participants)
        rows.push_back(participant.number);
    m_rows.assign(ordered(m_document.tournament(), std::move(rows), m_order));
}

void ProgressModel::setOrder(TableOrder order)
{
    const auto before = m_rows.numbers();
    Q_EMIT layoutAboutToBeChanged();
    m_order = order;
    collectPlayers();
    // Cursor and selection stay with their players.
    for (const QModelIndex& cell : persistentIndexList())
        changePersistentIndex(cell,
                              index(rowOf(before[static_cast<std::size_t>(cell.row())]), cell.column()));
    Q_EMIT layoutChanged();
}

ProgressModel::CellKey ProgressModel::keyOf(ParticipantNumber number, int round)
{
    return (static_cast<CellKey>(number.value()) << 32U) | static_cast<CellKey>(round);
}

void ProgressModel::insertGame(const Game& game)
{
    if (!game.round)
        return;
    for (const ParticipantNumber number : {game.white, game.black}) {
        auto& games = m_cells[keyOf(number, *game.round)];
        const auto place =
            std::find_if(games.begin(), games.end(), [&](const Game& other) { return other.id > game.id; });
        games.insert(place, game);
    }
    countRound(game.round, 1);
}

void ProgressModel::removeGame(const Game& game)
{
    if (!game.round)
        return;
    for (const ParticipantNumber number : {game.white, game.black}) {
        const auto found = m_cells.find(keyOf(number, *game.round));
        if (found == m_cells.end())
            continue;
        std::erase_if(found->second, [&](const Game& other) { return other.id == game.id; });
        if (found->second.empty())
            m_cells.erase(found);
    }
    countRound(game.round, -1);
}

void ProgressModel::countRound(std::optional<int> round, int difference)
{
    if (!round)
        return;
    int& entries = m_entriesOfRound[*round];
    entries += difference;
    if (entries <= 0)
        m_entriesOfRound.erase(*round);
}

void ProgressModel::updateRounds()
{
    const int known = m_entriesOfRound.empty() ? 0 : m_entriesOfRound.rbegin()->first;
    // Without a number of rounds there is always one more to type into.
    const int wanted = std::clamp(m_document.tournament().header.rounds.value_or(known + 1),
                                  std::max(known, 1), kMostRounds);
    if (wanted > m_rounds) {
        beginInsertColumns({}, m_rounds, wanted - 1);
        m_rounds = wanted;
        endInsertColumns();
    } else if (wanted < m_rounds) {
        beginRemoveColumns({}, wanted, m_rounds - 1);
        m_rounds = wanted;
        endRemoveColumns();
    }
}

void ProgressModel::followParticipant(int position, const engine::Participant& before)
{
    const auto& after = m_document.tournament().participants[static_cast<std::size_t>(position)];
    const int row = rowOf(after.number);
    if (after.name != before.name && row >= 0)
        Q_EMIT headerDataChanged(Qt::Vertical, row, row);
    if (after.byes == before.byes)
        return;
    for (const engine::Bye& bye : before.byes)
        countRound(bye.round, -1);
    for (const engine::Bye& bye : after.byes)
        countRound(bye.round, 1);
    updateRounds();
    const auto announceMissing = [&](const std::vector<engine::Bye>& byes,
                                     const std::vector<engine::Bye>& others) {
        for (const engine::Bye& bye : byes) {
            if (std::find(others.begin(), others.end(), bye) == others.end())
                announce(after.number, bye.round);
        }
    };
    announceMissing(before.byes, after.byes);
    announceMissing(after.byes, before.byes);
}

void ProgressModel::announce(ParticipantNumber number, std::optional<int> round, const QList<int>& roles)
{
    const int row = rowOf(number);
    if (row < 0 || !round || *round > m_rounds)
        return;
    const QModelIndex cell = index(row, columnOf(*round));
    Q_EMIT dataChanged(cell, cell, roles);
}

void ProgressModel::announce(const Game& game, const QList<int>& roles)
{
    announce(game.white, game.round, roles);
    announce(game.black, game.round, roles);
}

const engine::Participant& ProgressModel::participantAt(int row) const
{
    // By number: while a participant is being removed, rows and positions differ for a moment.
    const auto& tournament = m_document.tournament();
    return tournament.participants[tournament.indexOf(numberAt(row)).value_or(0)];
}

ParticipantNumber ProgressModel::numberAt(int row) const
{
    return m_rows.at(row);
}

int ProgressModel::rowOf(ParticipantNumber number) const
{
    return m_rows.positionOf(number);
}

const std::vector<Game>* ProgressModel::gamesAt(int row, int column) const
{
    const auto found = m_cells.find(keyOf(numberAt(row), roundAt(column)));
    return found != m_cells.end() ? &found->second : nullptr;
}

const Game* ProgressModel::gameAt(int row, int column) const
{
    const auto* games = gamesAt(row, column);
    return games != nullptr ? &games->front() : nullptr;
}

const engine::Bye* ProgressModel::byeAt(int row, int column) const
{
    const auto& byes = participantAt(row).byes;
    const auto found = std::find_if(
        byes.begin(), byes.end(), [round = roundAt(column)](const auto& bye) { return bye.round == round; });
    return found != byes.end() ? &*found : nullptr;
}

bool ProgressModel::isOpen(int row, int column) const
{
    return gamesAt(row, column) == nullptr && byeAt(row, column) == nullptr;
}

bool ProgressModel::isPaired(int row, int column) const
{
    const auto* games = gamesAt(row, column);
    return games != nullptr && games->size() == 1 && games->front().result == engine::kNotPlayed;
}

const GameDoubts::Doubt* ProgressModel::doubtAt(int row, int column) const
{
    return m_doubts->worstOf(gamesAt(row, column));
}

std::vector<engine::GameId> ProgressModel::gamesWithoutCell() const
{
    std::vector<engine::GameId> missing;
    for (const Game& game : m_document.tournament().games) {
        const auto isFirst = [&](ParticipantNumber number) {
            const auto found = m_cells.find(keyOf(number, *game.round));
            return found != m_cells.end() && found->second.front().id == game.id;
        };
        if (!game.round || (!isFirst(game.white) && !isFirst(game.black)))
            missing.push_back(game.id);
    }
    return missing;
}

QString ProgressModel::sentence(int row, int column, bool isSpoken) const
{
    const QString player = formatName(participantAt(row));
    const QString round = formatCount(roundAt(column));
    QStringList lines;
    if (const auto* games = gamesAt(row, column)) {
        for (const Game& game : *games) {
            const bool isWhite = hasWhite(row, game);
            const QString opponent = numberedName(m_document.tournament(), isWhite ? game.black : game.white);
            const engine::GameResult table = engine::tableResult(game); // RULE: WO2026 2.2.5.2
            const engine::GameResult result = isWhite ? table : table.mirrored();
            const QString text = result == engine::kNotPlayed ? tr("still open")
                                 : app::isRareResult(result)  ? formatResult(result)
                                 : isSpoken                   ? sideInWords(result.white)
                                                              : formatSide(result.white);
            lines.append(fillPattern(isWhite ? tr("%1, round %2: White against %3: %4")
                                             : tr("%1, round %2: Black against %3: %4"),
                                     {player, round, opponent, text}));
            if (game.awarded)
                lines.back() += u' ' + boardResultText(game, isWhite ? game.white : game.black);
        }
    }
    if (const auto* bye = byeAt(row, column))
        lines.append(fillPattern(bye->kind == engine::ByeKind::Allocated
                                     ? tr("%1, round %2: bye by the pairing, points: %3")
                                     : tr("%1, round %2: bye asked for or absent, points: %3"),
                                 {player, round, formatScore(bye->score)}));
    if (lines.isEmpty())
        lines.append(fillPattern(tr("%1, round %2: nothing yet"), {player, round}));
    if (const auto* doubt = doubtAt(row, column))
        lines.append(doubt->sentence);
    return lines.join(u'\n');
}

int ProgressModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ProgressModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rounds;
}

QString ProgressModel::cellTexts(int row, int column, bool entry) const
{
    QStringList texts;
    if (const auto* games = gamesAt(row, column)) {
        for (const Game& game : *games) {
            const bool isWhite = hasWhite(row, game);
            const ParticipantNumber opponent = isWhite ? game.black : game.white;
            const engine::GameResult table = engine::tableResult(game); // RULE: WO2026 2.2.5.2
            const engine::GameResult result = isWhite ? table : table.mirrored();
            texts.append(entry ? cellEntryText(opponent, isWhite, result)
                               : cellText(opponent, isWhite, result));
        }
    }
    if (const auto* bye = byeAt(row, column))
        texts.append(byeText(*bye));
    return texts.join(u' ');
}

QVariant ProgressModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole: return cellTexts(index.row(), index.column(), false);
    case Qt::EditRole:
    case EntryRole: return cellTexts(index.row(), index.column(), true);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return sentence(index.row(), index.column(), true);
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    default: return {};
    }
}

QVariant ProgressModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || section >= (orientation == Qt::Vertical ? rowCount() : columnCount()))
        return {};
    const bool isRow = orientation == Qt::Vertical;
    const int number = isRow ? numberAt(section).value() : roundAt(section);
    switch (role) {
    case Qt::DisplayRole: return formatCount(number);
    case CrosstableModel::NumberRole: return number;
    case CrosstableModel::NameRole: return isRow ? formatName(participantAt(section)) : QString();
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return isRow ? fillPattern(tr("%1, number %2"),
                                   {formatName(participantAt(section)), formatCount(number)})
                     : tr("Round %1").arg(formatCount(number));
    default: return {};
    }
}

Qt::ItemFlags ProgressModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return m_document.isReadOnly() ? flags : flags | Qt::ItemIsEditable;
}

} // namespace zahlmeister::ui
