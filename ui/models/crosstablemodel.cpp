// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/crosstablemodel.h"

#include <algorithm>
#include <unordered_set>

#include <QStringList>

#include "app/entry/resultentry.h"
#include "engine/model/tableresult.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

namespace {

using app::TournamentDocument;
using engine::Game;
using engine::GameResult;
using engine::ParticipantNumber;

constexpr int kMaximumGamesPerPairing = 99;

GameResult seenFrom(const Game& game, ParticipantNumber number)
{
    const GameResult result = engine::tableResult(game); // RULE: WO2026 2.2.5.2
    return game.white == number ? result : result.mirrored();
}

// A game that says more than its result, such as the pairing of a round, outlives its result.
bool isWorthKeeping(const Game& game)
{
    return engine::tableResult(game) != engine::kNotPlayed && (game.round || game.date);
}

// Cycles of a round robin that the header's number of rounds tells; nothing when it tells none.
std::optional<int> cyclesOf(const engine::Tournament& tournament)
{
    const auto& header = tournament.header;
    if (!header.rounds)
        return std::nullopt;
    // Two players meet in every round, whatever the tournament is called.
    if (header.kind == engine::TournamentKind::Match || tournament.participants.size() == 2)
        return std::clamp(*header.rounds, 1, kMaximumGamesPerPairing);
    const auto players = static_cast<int>(tournament.participants.size());
    const int roundsOfCycle = players % 2 == 0 ? players - 1 : players;
    if (header.mode != engine::TournamentMode::RoundRobin || roundsOfCycle < 1 ||
        *header.rounds % roundsOfCycle != 0)
        return std::nullopt;
    return std::clamp(*header.rounds / roundsOfCycle, 1, kMaximumGamesPerPairing);
}

} // namespace

CrosstableModel::CrosstableModel(app::LiveEvaluation& evaluation, QObject* parent)
    : QAbstractTableModel(parent), m_document(evaluation.document()), m_doubts(nullptr)
{
    collectPlayers();
    for (const Game& game : m_document.tournament().games) {
        if (auto& games = m_pairs[keyOf(game.white, game.black)]; games.empty())
            games = m_document.gamesBetween(game.white, game.black);
    }
    updateKnownGamesPerPairing();
    // Two games of a pairing are what a double round robin is made of.
    m_doubts = new GameDoubts(
        evaluation,
        [this](const engine::Finding& finding, const Game& game) {
            const auto pair = m_pairs.find(keyOf(game.white, game.black));
            const int games = pair != m_pairs.end() ? static_cast<int>(pair->second.size()) : 0;
            return finding.code != engine::FindingCode::RepeatedPairing || games > gamesPerPairing();
        },
        this);
    connect(m_doubts, &GameDoubts::changed, this, [this](engine::GameId id) {
        if (const Game* game = m_document.game(id))
            announcePair(game->white, game->black, {Qt::ToolTipRole, Qt::AccessibleTextRole});
    });
    connect(&m_document, &TournamentDocument::participantInserted, this, &CrosstableModel::insertParticipant);
    connect(&m_document, &TournamentDocument::participantAboutToBeRemoved, this,
            &CrosstableModel::removeParticipant);
    connect(&m_document, &TournamentDocument::participantChanged, this, &CrosstableModel::followParticipant);
    const auto refresh = [this](const Game& game) { refreshPair(game.white, game.black); };
    connect(&m_document, &TournamentDocument::gameInserted, this, refresh);
    connect(&m_document, &TournamentDocument::gameRemoved, this, refresh);
    connect(&m_document, &TournamentDocument::gameChanged, this,
            [this](const Game& before, const Game& after) {
                refreshPair(after.white, after.black);
                if (keyOf(before.white, before.black) != keyOf(after.white, after.black))
                    refreshPair(before.white, before.black);
            });
    connect(&m_document, &TournamentDocument::headerChanged, this,
            &CrosstableModel::updateKnownGamesPerPairing);
}

void CrosstableModel::collectPlayers()
{
    m_open.reset();
    std::vector<ParticipantNumber> rows;
    std::vector<ParticipantNumber> columns;
    for (const auto& participant : m_document.tournament().participants) {
        if (!m_block || participant.team == m_block->rows)
            rows.push_back(participant.number);
        if (!m_block || participant.team == m_block->columns)
            columns.push_back(participant.number);
    }
    m_rows.assign(ordered(m_document.tournament(), std::move(rows), m_order));
    m_columns.assign(ordered(m_document.tournament(), std::move(columns), m_order));
}

void CrosstableModel::setOrder(TableOrder order)
{
    const auto rowsBefore = m_rows.numbers();
    const auto columnsBefore = m_columns.numbers();
    Q_EMIT layoutAboutToBeChanged();
    m_order = order;
    collectPlayers();
    // Cursor and selection stay with their players.
    for (const QModelIndex& cell : persistentIndexList())
        changePersistentIndex(cell, index(rowOf(rowsBefore[static_cast<std::size_t>(cell.row())]),
                                          columnOf(columnsBefore[static_cast<std::size_t>(cell.column())])));
    Q_EMIT layoutChanged();
}

void CrosstableModel::setBlock(const std::optional<Block>& block)
{
    if (block == m_block)
        return;
    beginResetModel();
    m_block = block;
    collectPlayers();
    endResetModel();
}

std::vector<engine::GameId> CrosstableModel::gamesWithoutCell() const
{
    std::vector<engine::GameId> games;
    if (!m_block)
        return games;
    for (const Game& game : m_document.tournament().games) {
        const bool hasCell = (rowOf(game.white) >= 0 && columnOf(game.black) >= 0) ||
                             (rowOf(game.black) >= 0 && columnOf(game.white) >= 0);
        if (!hasCell)
            games.push_back(game.id);
    }
    return games;
}

CrosstableModel::PairKey CrosstableModel::keyOf(ParticipantNumber a, ParticipantNumber b)
{
    // From a list: the pair of references that minmax(a, b) returns would outlive the values.
    const auto [low, high] = std::minmax({a.value(), b.value()});
    return (static_cast<PairKey>(low) << 32U) | static_cast<PairKey>(high);
}

void CrosstableModel::followParticipant(int position, const engine::Participant& before)
{
    const auto& after = m_document.tournament().participants[static_cast<std::size_t>(position)];
    if (m_block && after.team != before.team) {
        beginResetModel();
        collectPlayers();
        endResetModel();
        return;
    }
    if (after.name == before.name)
        return;
    if (const int row = rowOf(after.number); row >= 0)
        Q_EMIT headerDataChanged(Qt::Vertical, row, row);
    if (const int column = columnOf(after.number); column >= 0)
        Q_EMIT headerDataChanged(Qt::Horizontal, column, column);
}

ParticipantNumber CrosstableModel::numberAt(int row) const
{
    return m_rows.at(row);
}

ParticipantNumber CrosstableModel::columnNumberAt(int column) const
{
    return m_columns.at(column);
}

QString CrosstableModel::nameOf(ParticipantNumber number) const
{
    const auto index = m_document.tournament().indexOf(number);
    return index ? formatName(m_document.tournament().participants[*index]) : QString();
}

QString CrosstableModel::nameAt(int row) const
{
    return nameOf(numberAt(row));
}

QString CrosstableModel::columnNameAt(int column) const
{
    return nameOf(columnNumberAt(column));
}

bool CrosstableModel::isMirrored(int row, int column) const
{
    const int other = rowOf(columnNumberAt(column));
    return other >= 0 && other < row && columnOf(numberAt(row)) >= 0;
}

int CrosstableModel::rowOf(ParticipantNumber number) const
{
    return m_rows.positionOf(number);
}

int CrosstableModel::columnOf(ParticipantNumber number) const
{
    return m_columns.positionOf(number);
}

void CrosstableModel::setGamesPerPairing(std::optional<int> games)
{
    const int before = gamesPerPairing();
    m_setGamesPerPairing = games;
    if (games)
        m_setGamesPerPairing = std::clamp(*games, 1, kMaximumGamesPerPairing);
    if (gamesPerPairing() == before)
        return;
    announceAll();
    Q_EMIT gamesPerPairingChanged(gamesPerPairing());
}

int CrosstableModel::slotCount(int row, int column) const
{
    const auto* games = gamesAt(row, column);
    return std::max(gamesPerPairing(), games != nullptr ? static_cast<int>(games->size()) : 0);
}

const std::vector<Game>* CrosstableModel::gamesAt(int row, int column) const
{
    const auto found = m_pairs.find(keyOf(numberAt(row), columnNumberAt(column)));
    return found != m_pairs.end() ? &found->second : nullptr;
}

const Game* CrosstableModel::gameAt(int row, int column, int slot) const
{
    const auto* games = gamesAt(row, column);
    const auto position = static_cast<std::size_t>(slot);
    return games != nullptr && position < games->size() ? &(*games)[position] : nullptr;
}

GameResult CrosstableModel::resultAt(int row, int column, int slot) const
{
    const Game* game = gameAt(row, column, slot);
    return game != nullptr ? seenFrom(*game, numberAt(row)) : engine::kNotPlayed;
}

std::optional<int> CrosstableModel::openSlot(int row, int column) const
{
    if (isDiagonal(row, column))
        return std::nullopt;
    const auto* games = gamesAt(row, column);
    const int entered = games != nullptr ? static_cast<int>(games->size()) : 0;
    for (int slot = 0; slot < entered; ++slot) {
        if (engine::tableResult((*games)[static_cast<std::size_t>(slot)]) == engine::kNotPlayed)
            return slot;
    }
    return entered < gamesPerPairing() ? std::optional(entered) : std::nullopt;
}

// The next open line of a large table is looked for at a keystroke: counts spare it a look at every cell.
const CrosstableModel::OpenCells& CrosstableModel::openCells() const
{
    if (!m_open) {
        m_open = OpenCells{std::vector<int>(m_rows.size(), 0), std::vector<int>(m_columns.size(), 0)};
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            for (std::size_t column = 0; column < m_columns.size(); ++column) {
                const int isOpen = openSlot(static_cast<int>(row), static_cast<int>(column)) ? 1 : 0;
                m_open->inRow[row] += isOpen;
                m_open->inColumn[column] += isOpen;
            }
        }
    }
    return *m_open;
}

void CrosstableModel::countOpen(ParticipantNumber a, ParticipantNumber b, int sign)
{
    if (!m_open)
        return;
    for (const auto& [row, column] : {std::pair(rowOf(a), columnOf(b)), std::pair(rowOf(b), columnOf(a))}) {
        if (row >= 0 && column >= 0 && openSlot(row, column)) {
            m_open->inRow[static_cast<std::size_t>(row)] += sign;
            m_open->inColumn[static_cast<std::size_t>(column)] += sign;
        }
    }
}

bool CrosstableModel::hasOpenCellInRow(int row) const
{
    return openCells().inRow[static_cast<std::size_t>(row)] > 0;
}

bool CrosstableModel::hasOpenCellInColumn(int column) const
{
    return openCells().inColumn[static_cast<std::size_t>(column)] > 0;
}

std::optional<app::Edit> CrosstableModel::editFor(int row, int column, int slot, GameResult result) const
{
    const Game* existing = gameAt(row, column, slot);
    if (existing == nullptr) {
        if (result == engine::kNotPlayed)
            return std::nullopt;
        return app::PutGame{Game{.white = numberAt(row), .black = columnNumberAt(column), .result = result}};
    }
    if (result == engine::kNotPlayed && !isWorthKeeping(*existing))
        return app::RemoveGame{existing->id};
    Game changed = *existing;
    enterResult(changed, existing->white == numberAt(row) ? result : result.mirrored());
    if (changed == *existing)
        return std::nullopt;
    return app::PutGame{changed};
}

Result<void> CrosstableModel::putResult(int row, int column, int slot, GameResult result)
{
    if (isDiagonal(row, column))
        return failure(ErrorCode::GameAgainstSelf, {std::to_string(numberAt(row).value())});
    const auto edit = editFor(row, column, slot, result);
    if (!edit)
        return {};
    const Game* existing = gameAt(row, column, slot);
    const bool rowIsWhite = existing == nullptr || existing->white == numberAt(row);
    app::EditGroup group;
    group.name.kind = result == engine::kNotPlayed ? app::EditKind::ClearResult : app::EditKind::Result;
    group.name.args = {nameAt(row), columnNameAt(column)};
    if (!rowIsWhite)
        group.name.args.swapItemsAt(0, 1);
    if (result != engine::kNotPlayed)
        group.name.args.append(fromEngine(engine::resultText(rowIsWhite ? result : result.mirrored())));
    group.edits.push_back(*edit);
    return m_document.apply(group).map([](const app::EditGroup&) {});
}

std::vector<app::Edit> CrosstableModel::editsFor(int row, int column,
                                                 const std::vector<GameResult>& results) const
{
    std::vector<app::Edit> edits;
    for (int slot = 0; slot < slotCount(row, column); ++slot) {
        const auto position = static_cast<std::size_t>(slot);
        const GameResult result = position < results.size() ? results[position] : engine::kNotPlayed;
        if (const auto edit = editFor(row, column, slot, result))
            edits.push_back(*edit);
    }
    return edits;
}

Result<void> CrosstableModel::clear(const QModelIndexList& cells)
{
    app::EditGroup group;
    std::unordered_set<PairKey> cleared; // a selection may hold both sides of a pairing
    for (const QModelIndex& cell : cells) {
        const PairKey key = keyOf(numberAt(cell.row()), columnNumberAt(cell.column()));
        if (isDiagonal(cell.row(), cell.column()) || cleared.contains(key))
            continue;
        const auto edits = editsFor(cell.row(), cell.column(), {});
        if (edits.empty())
            continue;
        group.edits.insert(group.edits.end(), edits.begin(), edits.end());
        cleared.insert(key);
        group.name = {app::EditKind::ClearResult, {nameAt(cell.row()), columnNameAt(cell.column())}};
    }
    if (group.edits.empty())
        return {};
    if (cleared.size() > 1)
        group.name = {app::EditKind::ClearResults, {QString::number(cleared.size())}};
    return m_document.apply(group).map([](const app::EditGroup&) {});
}

const CrosstableModel::Doubt* CrosstableModel::doubtAt(int row, int column) const
{
    return m_doubts->worstOf(gamesAt(row, column));
}

QString CrosstableModel::sentence(int row, int column, bool isSpoken) const
{
    if (isDiagonal(row, column))
        return {};
    const QString player = nameAt(row);
    const QString opponent = columnNameAt(column);
    QStringList results;
    const auto* games = gamesAt(row, column);
    const bool areSeveral = games != nullptr && games->size() > 1;
    for (const Game& game : games != nullptr ? *games : std::vector<Game>()) {
        const GameResult result = seenFrom(game, numberAt(row));
        const QString text = result == engine::kNotPlayed ? tr("still open")
                             : app::isRareResult(result)  ? formatResult(result)
                             : isSpoken                   ? sideInWords(result.white)
                                                          : formatSide(result.white);
        //: a result and the round it was played in; several of them are listed
        results.append(areSeveral && game.round
                           ? fillPattern(tr("%1 (round %2)"), {text, formatCount(*game.round)})
                           : text);
        if (game.awarded)
            results.back() += u' ' + boardResultText(game, numberAt(row));
    }
    QStringList lines;
    if (results.isEmpty())
        lines.append(tr("%1 against %2: no result yet").arg(player, opponent));
    else if (!areSeveral && games->front().round)
        lines.append(fillPattern(tr("%1 against %2 in round %3: %4"),
                                 {player, opponent, formatCount(*games->front().round), results.front()}));
    else
        lines.append(
            fillPattern(tr("%1 against %2: %3"), {player, opponent, results.join(QStringLiteral(", "))}));
    if (const Doubt* doubt = doubtAt(row, column))
        lines.append(doubt->sentence);
    return lines.join(u'\n');
}

int CrosstableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CrosstableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant CrosstableModel::tallyText(int row, int column, bool entry) const
{
    if (isDiagonal(row, column))
        return {};
    std::vector<GameResult> results;
    QString signs;
    if (const auto* games = gamesAt(row, column)) {
        for (const Game& game : *games) {
            results.push_back(seenFrom(game, numberAt(row)));
            signs += results.back() == engine::kNotPlayed ? QStringLiteral("\u00B7")
                                                          : formatSide(results.back().white);
        }
    }
    return entry ? entryText(results) : signs;
}

QVariant CrosstableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole: return tallyText(index.row(), index.column(), false);
    case Qt::EditRole:
    case EntryRole: return tallyText(index.row(), index.column(), true);
    case Qt::ToolTipRole:
        return isDiagonal(index.row(), index.column()) ? QVariant() : sentence(index.row(), index.column());
    case Qt::AccessibleTextRole:
        return isDiagonal(index.row(), index.column()) ? tr("empty")
                                                       : sentence(index.row(), index.column(), true);
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    default: return {};
    }
}

QVariant CrosstableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const auto& order = orientation == Qt::Vertical ? m_rows : m_columns;
    if (section < 0 || static_cast<std::size_t>(section) >= order.size())
        return {};
    const auto number = order.at(section);
    const QString name = nameOf(number);
    switch (role) {
    case Qt::DisplayRole: return formatCount(number.value());
    case NumberRole: return number.value();
    case NameRole: return name;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return tr("%1, number %2").arg(name, formatCount(number.value()));
    default: return {};
    }
}

Qt::ItemFlags CrosstableModel::flags(const QModelIndex& index) const
{
    if (!index.isValid() || isDiagonal(index.row(), index.column()))
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return m_document.isReadOnly() ? flags : flags | Qt::ItemIsEditable;
}

bool CrosstableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) ||
        isDiagonal(index.row(), index.column()))
        return false;
    const auto results = app::resultsOfText(value.toString());
    if (!results || static_cast<int>(results->size()) > slotCount(index.row(), index.column()))
        return false;
    const app::EditGroup group{{app::EditKind::Paste, {QStringLiteral("1")}},
                               editsFor(index.row(), index.column(), *results)};
    return group.edits.empty() || m_document.apply(group).has_value();
}

void CrosstableModel::insertParticipant(int position)
{
    const auto& participant = m_document.tournament().participants[static_cast<std::size_t>(position)];
    m_open.reset();
    if (!m_block || participant.team == m_block->rows) {
        const int row = m_rows.placeFor(participant.number, m_order);
        beginInsertRows({}, row, row);
        m_rows.insert(row, participant.number);
        endInsertRows();
    }
    if (!m_block || participant.team == m_block->columns) {
        const int column = m_columns.placeFor(participant.number, m_order);
        beginInsertColumns({}, column, column);
        m_columns.insert(column, participant.number);
        endInsertColumns();
    }
    updateKnownGamesPerPairing();
}

void CrosstableModel::removeParticipant(int position)
{
    const auto number = m_document.tournament().participants[static_cast<std::size_t>(position)].number;
    m_open.reset();
    if (const int column = columnOf(number); column >= 0) {
        beginRemoveColumns({}, column, column);
        m_columns.remove(column);
        endRemoveColumns();
    }
    if (const int row = rowOf(number); row >= 0) {
        beginRemoveRows({}, row, row);
        m_rows.remove(row);
        endRemoveRows();
    }
}

void CrosstableModel::refreshPair(ParticipantNumber a, ParticipantNumber b)
{
    auto games = m_document.gamesBetween(a, b);
    const PairKey key = keyOf(a, b);
    const auto found = m_pairs.find(key);
    const auto countBefore = found != m_pairs.end() ? found->second.size() : 0;
    const auto countAfter = games.size();
    countOpen(a, b, -1);
    if (games.empty())
        m_pairs.erase(key);
    else
        m_pairs.insert_or_assign(key, std::move(games));
    countOpen(a, b, +1);
    if (std::max(countBefore, countAfter) > 1 && countBefore != countAfter)
        updateKnownGamesPerPairing();
    announcePair(a, b);
}

void CrosstableModel::announcePair(ParticipantNumber a, ParticipantNumber b, const QList<int>& roles)
{
    for (const auto& [row, column] : {std::pair(rowOf(a), columnOf(b)), std::pair(rowOf(b), columnOf(a))}) {
        if (row >= 0 && column >= 0)
            Q_EMIT dataChanged(index(row, column), index(row, column), roles);
    }
}

void CrosstableModel::announceAll()
{
    m_open.reset();
    if (!m_rows.empty() && !m_columns.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void CrosstableModel::updateKnownGamesPerPairing()
{
    const int before = gamesPerPairing();
    if (const auto cycles = cyclesOf(m_document.tournament())) {
        m_knownGamesPerPairing = *cycles;
    } else if (m_document.tournament().header.mode == engine::TournamentMode::Swiss) {
        m_knownGamesPerPairing = 1;
    } else {
        std::size_t most = 1;
        for (const auto& [key, games] : m_pairs)
            most = std::max(most, games.size());
        m_knownGamesPerPairing = static_cast<int>(most);
    }
    if (gamesPerPairing() == before)
        return;
    announceAll();
    Q_EMIT gamesPerPairingChanged(gamesPerPairing());
}

} // namespace zahlmeister::ui
