// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/playergamesmodel.h"

#include <algorithm>
#include <utility>

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
    : ColumnsModel(parent), m_evaluation(evaluation)
{
    setColumns(columns(), {{OpponentRole, [](const Row& row) {
                                return row.opponent ? QVariant(row.opponent->value()) : QVariant();
                            }}});
}

void PlayerGamesModel::setParticipant(std::optional<engine::ParticipantNumber> participant)
{
    if (participant == m_participant)
        return;
    m_participant = participant;
    setRows(makeRows());
}

void PlayerGamesModel::refresh()
{
    auto now = makeRows();
    if (!std::ranges::equal(now, rows(), {}, &Row::opponent, &Row::opponent)) {
        setRows(std::move(now));
        return;
    }
    for (int row = 0; row < rowCount(); ++row) {
        const Row before = std::exchange(editableRow(row), std::move(now[static_cast<std::size_t>(row)]));
        const Row& after = rowAt(row);
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

PlayerGamesModel::Columns PlayerGamesModel::columns() const
{
    const QString exceptional =
        tr("Exceptional player: his performance takes the place of his old rating (3.6.3).");
    Columns columns;
    // In the order of the columns.
    const auto add = [&](Qt::Alignment side, const QString& head, const QString& headTip,
                         Emphasis emphasis = Emphasis::Normal) {
        const std::size_t at = columns.size();
        columns.push_back(
            {head,
             side,
             [at](const Row& row) { return row.cells[at].text; },
             {{Qt::ToolTipRole,
               [at, exceptional](const Row& row) { return row.cells[at].marked ? exceptional : QString(); }},
              {BodyLengthRole, [at](const Row& row) { return int(row.cells[at].bodyLength); }},
              {EmphasisRole,
               [emphasis](const Row& row) { return int(row.counted ? emphasis : Emphasis::Muted); }},
              {MarkedRole, [at](const Row& row) { return row.cells[at].marked; }}},
             headTip});
    };
    add(Qt::AlignRight, tr("Rd."), tr("Round"), Emphasis::Muted);
    add(Qt::AlignLeft, tr("Opponent"), tr("Opponent"));
    add(Qt::AlignRight, tr("Rating"), tr("Rating of the opponent that enters this player's evaluation"));
    add(Qt::AlignRight, tr("Result"), tr("Result"));
    add(Qt::AlignRight, tr("Expected"), tr("Winning expectancy P(D)"));
    add(Qt::AlignRight, u"+/−"_s, tr("Change of the rating by this game alone: K · (p − P(D)), Anhang 3.2"),
        Emphasis::Strong);
    columns[ChangeColumn].roles[SignRole] = [](const Row& row) { return row.cells[ChangeColumn].sign; };
    add(Qt::AlignLeft, tr("Remark"), tr("Remark"), Emphasis::Muted);
    return columns;
}

std::vector<PlayerGameRow> PlayerGamesModel::makeRows() const
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

PlayerGameRow PlayerGamesModel::carryOverRow(const engine::CarryOverGame& game) const
{
    Row row{.cells = std::vector<Cell>(ColumnCount)};
    const auto set = [&row](Column column, const QString& text) { row.cells[column] = {text, text.size()}; };
    set(OpponentColumn,
        game.date ? tr("Carry-over game, %1").arg(formatDate(*game.date)) : tr("Carry-over game"));
    set(RatingColumn, formatRating(game.opponentRating.value()));
    set(ResultColumn, formatScore(game.score));
    if (isExpired(m_evaluation.findings(), *m_participant, game)) {
        row.counted = false;
        set(RemarkColumn, tr("expired"));
    }
    return row;
}

PlayerGameRow PlayerGamesModel::gameRow(const engine::ParticipantEvaluation& player,
                                        const engine::GameDetail& game) const
{
    Row row{.cells = std::vector<Cell>(ColumnCount)};
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

PlayerGameCell PlayerGamesModel::ratingCell(engine::ParticipantNumber opponent, double rating) const
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
