// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/playergamesmodel.h"

#include <algorithm>
#include <cmath>

#include "engine/base/rounding.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Group;

/// Whether a carry-over game is too old for this tournament: the check has said so already (4.1.1).
bool isExpired(const std::vector<engine::Finding>& findings, engine::ParticipantNumber player,
               const engine::CarryOverGame& game)
{
    return game.date && std::any_of(findings.begin(), findings.end(), [&](const engine::Finding& finding) {
               return finding.code == engine::FindingCode::CarryOverExpired &&
                      finding.place.participant == player && !finding.args.empty() &&
                      finding.args.front() == game.date->iso();
           });
}

int signOf(double value)
{
    return (value > 0) - (value < 0);
}

} // namespace

PlayerGamesModel::PlayerGamesModel(app::LiveEvaluation& evaluation, QObject* parent)
    : QAbstractTableModel(parent), m_evaluation(evaluation)
{
}

void PlayerGamesModel::setParticipant(std::optional<engine::ParticipantNumber> participant)
{
    if (participant == m_participant)
        return;
    beginResetModel();
    m_participant = participant;
    m_rows = makeRows();
    endResetModel();
}

void PlayerGamesModel::refresh()
{
    auto rows = makeRows();
    const bool sameGames = std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                                      [](const Row& a, const Row& b) { return a.opponent == b.opponent; });
    if (!sameGames) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    m_rows.swap(rows);
    for (int row = 0; row < rowCount(); ++row) {
        const Row& before = rows[static_cast<std::size_t>(row)];
        const Row& after = m_rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < ColumnCount; ++column) {
            const auto at = static_cast<std::size_t>(column);
            if (before.cells[at] != after.cells[at] || before.counted != after.counted)
                Q_EMIT dataChanged(index(row, column), index(row, column));
        }
    }
}

PlayerGamesModel::Totals PlayerGamesModel::totals() const
{
    Totals totals;
    const engine::ParticipantEvaluation* player = m_participant ? m_evaluation.of(*m_participant) : nullptr;
    if (!player)
        return totals;
    for (const engine::GameDetail& game : player->details) {
        ++totals.games;
        if (!game.counted)
            continue;
        ++totals.counted;
        totals.score += engine::tablePoints(game.result);
        if (game.expected)
            totals.expected = totals.expected.value_or(0) + *game.expected;
        if (game.change)
            totals.change = totals.change.value_or(0) + *game.change;
    }
    return totals;
}

int PlayerGamesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PlayerGamesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant PlayerGamesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= ColumnCount)
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const Cell& cell = row.cells[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole: return cell.text;
    case Qt::TextAlignmentRole: return headerData(index.column(), Qt::Horizontal, role);
    case Qt::ToolTipRole:
        return cell.marked
                   ? tr("Exceptional player: his performance takes the place of his old rating (3.6.3).")
                   : QString();
    case BodyLengthRole: return static_cast<int>(cell.bodyLength);
    case EmphasisRole:
        if (!row.counted || index.column() == RoundColumn || index.column() == RemarkColumn)
            return static_cast<int>(Emphasis::Muted);
        return static_cast<int>(index.column() == ChangeColumn ? Emphasis::Strong : Emphasis::Normal);
    case SignRole: return index.column() == ChangeColumn ? QVariant(cell.sign) : QVariant();
    case MarkedRole: return cell.marked;
    case OpponentRole: return row.opponent ? QVariant(row.opponent->value()) : QVariant();
    default: return {};
    }
}

QVariant PlayerGamesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) {
        const bool left = section == OpponentColumn || section == RemarkColumn;
        return int((left ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const bool inFull = role == Qt::ToolTipRole;
    switch (section) {
    case RoundColumn: return inFull ? tr("Round") : tr("Rd.");
    case OpponentColumn: return tr("Opponent");
    case RatingColumn:
        return inFull ? tr("Rating of the opponent that enters this player's evaluation") : tr("Rating");
    case ResultColumn: return tr("Result");
    case ExpectedColumn: return inFull ? tr("Winning expectancy P(D)") : tr("Expected");
    case ChangeColumn:
        return inFull ? tr("Change of the rating by this game alone: K · (p − P(D)), Anhang 3.2") : u"+/−"_s;
    case RemarkColumn: return tr("Remark");
    default: return {};
    }
}

std::vector<PlayerGamesModel::Row> PlayerGamesModel::makeRows() const
{
    const engine::ParticipantEvaluation* player = m_participant ? m_evaluation.of(*m_participant) : nullptr;
    if (!player)
        return {};
    std::vector<Row> rows;
    const engine::Tournament& tournament = m_evaluation.document().tournament();
    const auto position = tournament.indexOf(*m_participant);
    if (position && player->group != Group::Established) {
        for (const engine::CarryOverGame& game : tournament.participants[*position].carryOver)
            rows.push_back(carryOverRow(game));
    }
    for (const engine::GameDetail& game : player->details)
        rows.push_back(gameRow(*player, game));
    return rows;
}

PlayerGamesModel::Row PlayerGamesModel::carryOverRow(const engine::CarryOverGame& game) const
{
    Row row;
    const auto set = [&row](Column column, const QString& text) { row.cells[column] = {text, text.size()}; };
    set(OpponentColumn,
        game.date ? tr("Carry-over game, %1").arg(formatDate(*game.date)) : tr("Carry-over game"));
    set(RatingColumn, formatRating(game.opponentRating.value()));
    const QString score = formatScore(game.score);
    row.cells[ResultColumn] = {score, score.size()};
    if (isExpired(m_evaluation.findings(), *m_participant, game)) {
        row.counted = false;
        set(RemarkColumn, tr("expired"));
    }
    return row;
}

PlayerGamesModel::Row PlayerGamesModel::gameRow(const engine::ParticipantEvaluation& player,
                                                const engine::GameDetail& game) const
{
    Row row;
    row.opponent = game.opponent;
    row.counted = game.counted;
    const auto set = [&row](Column column, const QString& text) { row.cells[column] = {text, text.size()}; };
    const engine::Tournament& tournament = m_evaluation.document().tournament();
    if (game.round)
        set(RoundColumn, formatCount(*game.round));
    if (const auto opponent = tournament.indexOf(game.opponent))
        set(OpponentColumn, formatName(tournament.participants[*opponent]));
    if (game.ratingUsed)
        row.cells[RatingColumn] = ratingCell(game.opponent, *game.ratingUsed);
    set(ResultColumn, formatSide(game.result));
    if (game.counted && game.expected)
        set(ExpectedColumn, formatExpected(*game.expected));
    if (game.counted && game.change) {
        set(ChangeColumn, formatGameChange(*game.change));
        row.cells[ChangeColumn].sign = signOf(double(engine::roundCommercialToTenths(*game.change)));
    }
    if (game.reason)
        set(RemarkColumn, ui::notCountedText(*game.reason));
    else if (game.counted && player.group == Group::Residual)
        set(RemarkColumn, tr("new carry-over game"));
    return row;
}

PlayerGamesModel::Cell PlayerGamesModel::ratingCell(engine::ParticipantNumber opponent, double rating) const
{
    const int shown = static_cast<int>(engine::roundCommercial(rating));
    const engine::ParticipantEvaluation* other = m_evaluation.of(opponent);
    const auto position = m_evaluation.document().tournament().indexOf(opponent);
    std::optional<int> index;
    bool special = false;
    if (other && position && m_evaluation.document().tournament().participants[*position].member) {
        // A rating that is nobody's published number (a performance, a step of the iteration) has no index.
        if (other->group == Group::Established && other->oldRating == shown)
            index = other->oldIndex;
        else if (other->group != Group::Established && other->newRating == shown)
            index = other->newIndex;
    }
    if (other)
        special = other->exceptional && other->performance == shown && other->oldRating != shown;
    return {formatRating(shown, index), formatRating(shown).size(), 0, special};
}

} // namespace zahlmeister::ui
