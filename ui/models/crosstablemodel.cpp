// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/crosstablemodel.h"

#include <algorithm>

#include <QStringList>

#include "ui/models/resultentry.h"
#include "ui/text/errortext.h"
#include "ui/text/findingtext.h"
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
    return game.white == number ? game.result : game.result.mirrored();
}

// A game that says more than its result, such as the pairing of a round, outlives its result.
bool isWorthKeeping(const Game& game)
{
    return game.result != engine::kNotPlayed && (game.round || game.date);
}

// Cycles of a round robin that the header's number of rounds tells; nothing when it tells none.
std::optional<int> cyclesOf(const engine::Tournament& tournament)
{
    const auto& header = tournament.header;
    if (!header.rounds)
        return std::nullopt;
    if (header.kind == engine::TournamentKind::Match)
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
    : QAbstractTableModel(parent), m_evaluation(evaluation), m_document(evaluation.document())
{
    for (const auto& participant : m_document.tournament().participants)
        m_rows.push_back(participant.number);
    m_columns = m_rows;
    for (const Game& game : m_document.tournament().games) {
        if (auto& games = m_pairs[keyOf(game.white, game.black)]; games.empty())
            games = m_document.gamesBetween(game.white, game.black);
    }
    updateKnownGamesPerPairing();
    refreshDoubts();
    connectDocument();
}

void CrosstableModel::connectDocument()
{
    connect(&m_document, &TournamentDocument::participantInserted, this, &CrosstableModel::insertParticipant);
    connect(&m_document, &TournamentDocument::participantAboutToBeRemoved, this,
            &CrosstableModel::removeParticipant);
    connect(&m_document, &TournamentDocument::participantChanged, this,
            [this](int position, const engine::Participant& before) {
                if (m_document.tournament().participants[static_cast<std::size_t>(position)].name ==
                    before.name)
                    return;
                Q_EMIT headerDataChanged(Qt::Vertical, position, position);
                Q_EMIT headerDataChanged(Qt::Horizontal, position, position);
            });
    connect(&m_document, &TournamentDocument::gameInserted, this,
            [this](const Game& game) { refreshPair(game.white, game.black); });
    connect(&m_document, &TournamentDocument::gameRemoved, this,
            [this](const Game& game) { refreshPair(game.white, game.black); });
    connect(&m_document, &TournamentDocument::gameChanged, this,
            [this](const Game& before, const Game& after) {
                refreshPair(after.white, after.black);
                if (keyOf(before.white, before.black) != keyOf(after.white, after.black))
                    refreshPair(before.white, before.black);
            });
    connect(&m_document, &TournamentDocument::headerChanged, this,
            &CrosstableModel::updateKnownGamesPerPairing);
    // The findings are looked at after the keystroke is painted: they support, and need not be in the same
    // frame.
    connect(&m_evaluation, &app::LiveEvaluation::updated, this, [this] {
        if (std::exchange(m_doubtsQueued, true))
            return;
        QMetaObject::invokeMethod(this, &CrosstableModel::refreshDoubts, Qt::QueuedConnection);
    });
}

CrosstableModel::PairKey CrosstableModel::keyOf(ParticipantNumber a, ParticipantNumber b)
{
    // From a list: the pair of references that minmax(a, b) returns would outlive the values.
    const auto [low, high] = std::minmax({a.value(), b.value()});
    return (static_cast<PairKey>(low) << 32U) | static_cast<PairKey>(high);
}

ParticipantNumber CrosstableModel::numberAt(int position) const
{
    return m_rows[static_cast<std::size_t>(position)];
}

QString CrosstableModel::nameAt(int position) const
{
    const auto index = m_document.tournament().indexOf(numberAt(position));
    return index ? formatName(m_document.tournament().participants[*index]) : QString();
}

int CrosstableModel::positionOf(ParticipantNumber number) const
{
    const auto found = std::lower_bound(m_rows.begin(), m_rows.end(), number);
    return found != m_rows.end() && *found == number ? static_cast<int>(found - m_rows.begin()) : -1;
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
    const auto found = m_pairs.find(keyOf(numberAt(row), m_columns[static_cast<std::size_t>(column)]));
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
    if (row == column)
        return std::nullopt;
    for (int slot = 0; slot < slotCount(row, column); ++slot) {
        if (resultAt(row, column, slot) == engine::kNotPlayed)
            return slot;
    }
    return std::nullopt;
}

std::optional<app::Edit> CrosstableModel::editFor(int row, int column, int slot, GameResult result) const
{
    const Game* existing = gameAt(row, column, slot);
    if (existing == nullptr) {
        if (result == engine::kNotPlayed)
            return std::nullopt;
        return app::PutGame{Game{.white = numberAt(row), .black = numberAt(column), .result = result}};
    }
    if (result == engine::kNotPlayed && !isWorthKeeping(*existing))
        return app::RemoveGame{existing->id};
    Game changed = *existing;
    changed.result = existing->white == numberAt(row) ? result : result.mirrored();
    if (changed == *existing)
        return std::nullopt;
    return app::PutGame{changed};
}

Result<void> CrosstableModel::putResult(int row, int column, int slot, GameResult result)
{
    if (row == column)
        return failure(ErrorCode::GameAgainstSelf, {std::to_string(numberAt(row).value())});
    const auto edit = editFor(row, column, slot, result);
    if (!edit)
        return {};
    const Game* existing = gameAt(row, column, slot);
    const bool rowIsWhite = existing == nullptr || existing->white == numberAt(row);
    app::EditGroup group;
    group.name.kind = result == engine::kNotPlayed ? app::EditKind::ClearResult : app::EditKind::Result;
    group.name.args = {nameAt(rowIsWhite ? row : column), nameAt(rowIsWhite ? column : row)};
    if (result != engine::kNotPlayed)
        group.name.args.append(fromEngine(engine::resultText(rowIsWhite ? result : result.mirrored())));
    group.edits.push_back(*edit);
    if (const auto applied = m_document.apply(group); !applied.has_value())
        return tl::unexpected(applied.error());
    return {};
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
    std::vector<PairKey> cleared; // a selection may hold both sides of a pairing
    for (const QModelIndex& cell : cells) {
        const PairKey key = keyOf(numberAt(cell.row()), numberAt(cell.column()));
        if (cell.row() == cell.column() || std::find(cleared.begin(), cleared.end(), key) != cleared.end())
            continue;
        const auto edits = editsFor(cell.row(), cell.column(), {});
        if (edits.empty())
            continue;
        group.edits.insert(group.edits.end(), edits.begin(), edits.end());
        cleared.push_back(key);
        group.name = {app::EditKind::ClearResult, {nameAt(cell.row()), nameAt(cell.column())}};
    }
    if (group.edits.empty())
        return {};
    if (cleared.size() > 1)
        group.name = {app::EditKind::ClearResults, {QString::number(cleared.size())}};
    if (const auto applied = m_document.apply(group); !applied.has_value())
        return tl::unexpected(applied.error());
    return {};
}

const CrosstableModel::Doubt* CrosstableModel::doubtAt(int row, int column) const
{
    const auto found = m_doubts.find(keyOf(numberAt(row), numberAt(column)));
    return found != m_doubts.end() ? &found->second : nullptr;
}

QString CrosstableModel::sentence(int row, int column) const
{
    if (row == column)
        return {};
    const QString player = nameAt(row);
    const QString opponent = nameAt(column);
    QStringList lines;
    if (const auto* games = gamesAt(row, column)) {
        for (const Game& game : *games) {
            const GameResult result = seenFrom(game, numberAt(row));
            const QString text = result == engine::kNotPlayed ? tr("still open")
                                 : isRareResult(result)       ? formatResult(result)
                                                              : formatSide(result.white);
            lines.append(game.round ? tr("%1 against %2 in round %3: %4")
                                          .arg(player, opponent, formatCount(*game.round), text)
                                    : tr("%1 against %2: %3").arg(player, opponent, text));
        }
    }
    if (lines.isEmpty())
        lines.append(tr("%1 against %2: no result yet").arg(player, opponent));
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
    if (row == column)
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
    case Qt::AccessibleTextRole:
        return index.row() == index.column() ? QVariant() : sentence(index.row(), index.column());
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    default: return {};
    }
}

QVariant CrosstableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const auto& order = orientation == Qt::Vertical ? m_rows : m_columns;
    if (section < 0 || static_cast<std::size_t>(section) >= order.size())
        return {};
    const auto number = order[static_cast<std::size_t>(section)];
    const auto index = m_document.tournament().indexOf(number);
    const QString name = index ? formatName(m_document.tournament().participants[*index]) : QString();
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
    if (!index.isValid() || index.row() == index.column())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return m_document.isReadOnly() ? flags : flags | Qt::ItemIsEditable;
}

bool CrosstableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) ||
        index.row() == index.column())
        return false;
    const auto results = resultsOfText(value.toString());
    if (!results || static_cast<int>(results->size()) > slotCount(index.row(), index.column()))
        return false;
    const app::EditGroup group{{app::EditKind::Paste, {QStringLiteral("1")}},
                               editsFor(index.row(), index.column(), *results)};
    return group.edits.empty() || m_document.apply(group).has_value();
}

void CrosstableModel::insertParticipant(int position)
{
    const auto number = m_document.tournament().participants[static_cast<std::size_t>(position)].number;
    beginInsertRows({}, position, position);
    m_rows.insert(m_rows.begin() + position, number);
    endInsertRows();
    beginInsertColumns({}, position, position);
    m_columns.insert(m_columns.begin() + position, number);
    endInsertColumns();
    updateKnownGamesPerPairing();
}

void CrosstableModel::removeParticipant(int position)
{
    beginRemoveColumns({}, position, position);
    m_columns.erase(m_columns.begin() + position);
    endRemoveColumns();
    beginRemoveRows({}, position, position);
    m_rows.erase(m_rows.begin() + position);
    endRemoveRows();
}

void CrosstableModel::refreshPair(ParticipantNumber a, ParticipantNumber b)
{
    auto games = m_document.gamesBetween(a, b);
    const PairKey key = keyOf(a, b);
    const auto found = m_pairs.find(key);
    const auto countBefore = found != m_pairs.end() ? found->second.size() : 0;
    const auto countAfter = games.size();
    if (games.empty())
        m_pairs.erase(key);
    else
        m_pairs.insert_or_assign(key, std::move(games));
    if (std::max(countBefore, countAfter) > 1 && countBefore != countAfter)
        updateKnownGamesPerPairing();
    announcePair(a, b);
}

void CrosstableModel::announcePair(ParticipantNumber a, ParticipantNumber b, const QList<int>& roles)
{
    const int row = positionOf(a);
    const int column = positionOf(b);
    if (row < 0 || column < 0)
        return;
    for (const QModelIndex& cell : {index(row, column), index(column, row)})
        Q_EMIT dataChanged(cell, cell, roles);
}

void CrosstableModel::announceAll()
{
    if (!m_rows.empty())
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

void CrosstableModel::refreshDoubts()
{
    m_doubtsQueued = false;
    std::unordered_map<PairKey, Doubt> doubts;
    for (const auto& finding : m_evaluation.findings()) {
        // An open game has its own sign.
        if (!finding.place.game || finding.code == engine::FindingCode::GameNotPlayed)
            continue;
        const Game* game = m_document.game(*finding.place.game);
        if (game == nullptr)
            continue;
        // Two games of a pairing are what a double round robin is made of.
        const PairKey key = keyOf(game->white, game->black);
        const auto pair = m_pairs.find(key);
        const int games = pair != m_pairs.end() ? static_cast<int>(pair->second.size()) : 0;
        if (finding.code == engine::FindingCode::RepeatedPairing && games <= gamesPerPairing())
            continue;
        // Errors come first, so the first is the worst.
        doubts.try_emplace(
            key, Doubt{finding.level,
                       findingText(finding, m_document.tournament(), m_evaluation.system()).sentence});
    }
    const auto before = std::exchange(m_doubts, std::move(doubts));
    const auto announce = [this](PairKey key) {
        announcePair(ParticipantNumber(static_cast<int>(key >> 32U)),
                     ParticipantNumber(static_cast<int>(key & 0xFFFFFFFFU)),
                     {Qt::ToolTipRole, Qt::AccessibleTextRole});
    };
    for (const auto& [key, doubt] : before) {
        if (!m_doubts.contains(key))
            announce(key);
    }
    for (const auto& [key, doubt] : m_doubts) {
        const auto old = before.find(key);
        if (old == before.end() || old->second.sentence != doubt.sentence)
            announce(key);
    }
}

} // namespace zahlmeister::ui
