// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/roundmodel.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

#include "engine/model/tableresult.h"
#include "ui/models/pairingrole.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

namespace {

using app::TournamentDocument;
using engine::Game;
using engine::ParticipantNumber;

} // namespace

RoundModel::RoundModel(app::LiveEvaluation& evaluation, QObject* parent)
    : PairingsModel(evaluation, parent), m_rows(collectRows())
{
    connect(&document(), &TournamentDocument::gameInserted, this, &RoundModel::followGame);
    connect(&document(), &TournamentDocument::gameRemoved, this, &RoundModel::followGame);
    connect(
        &document(), &TournamentDocument::gameChanged, this, [this](const Game& before, const Game& after) {
            if (before.round != round() && after.round != round())
                return;
            followRows();
            const int row = rowOf(after.id);
            if (row < 0)
                return;
            // One signal for each cell whose text changed, so that just this one glows.
            for (const auto& [isOther, column] : {std::pair(before.board != after.board, Board),
                                                  std::pair(before.white != after.white, kWhite),
                                                  std::pair(before.black != after.black, kBlack),
                                                  std::pair(before.result != after.result, ResultColumn)}) {
                if (isOther)
                    Q_EMIT dataChanged(index(row, column), index(row, column));
            }
        });
    connect(&document(), &TournamentDocument::participantRemoved, this, &RoundModel::followRows);
    connect(&document(), &TournamentDocument::participantInserted, this, &RoundModel::followRows);
    connect(&document(), &TournamentDocument::participantChanged, this,
            [this](int position, const engine::Participant& before) {
                const auto& after = document().tournament().participants[static_cast<std::size_t>(position)];
                if (after.byes != before.byes)
                    followRows();
                if (after.byes == before.byes && after.name == before.name)
                    return;
                if (const int row = rowOf(after.number); row >= 0)
                    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
            });
}

const engine::Bye* RoundModel::byeOf(ParticipantNumber number) const
{
    const auto& tournament = document().tournament();
    const auto position = tournament.indexOf(number);
    if (!position)
        return nullptr;
    const auto& byes = tournament.participants[*position].byes;
    const auto found = std::find_if(byes.begin(), byes.end(),
                                    [this](const engine::Bye& bye) { return bye.round == round(); });
    return found != byes.end() ? &*found : nullptr;
}

std::vector<RoundModel::Row> RoundModel::collectRows() const
{
    std::vector<const Game*> games;
    for (const Game& game : document().tournament().games) {
        if (game.round == round())
            games.push_back(&game);
    }
    const auto place = [](const Game* game) {
        return std::tuple(game->board.value_or(std::numeric_limits<int>::max()), game->id);
    };
    std::sort(games.begin(), games.end(), [&](const Game* a, const Game* b) { return place(a) < place(b); });
    std::vector<Row> rows;
    for (const Game* game : games)
        rows.emplace_back(game->id);
    for (const auto& participant : document().tournament().participants) {
        if (byeOf(participant.number) != nullptr)
            rows.emplace_back(participant.number);
    }
    return rows;
}

void RoundModel::followGame(const Game& game)
{
    if (game.round == round())
        followRows();
}

void RoundModel::followRows()
{
    const std::vector<Row> rows = collectRows();
    const auto isIn = [](const std::vector<Row>& list, const Row& row) {
        return std::find(list.begin(), list.end(), row) != list.end();
    };
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (isIn(rows, m_rows[static_cast<std::size_t>(row)]))
            continue;
        beginRemoveRows({}, row, row);
        m_rows.erase(m_rows.begin() + row);
        endRemoveRows();
    }
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (row < m_rows.size() && m_rows[row] == rows[row])
            continue;
        const int place = static_cast<int>(row);
        const auto old = std::find(m_rows.begin(), m_rows.end(), rows[row]);
        if (old == m_rows.end()) {
            beginInsertRows({}, place, place);
            m_rows.insert(m_rows.begin() + place, rows[row]);
            endInsertRows();
        } else {
            // Everything before stands already, so it comes from further down.
            const int from = static_cast<int>(old - m_rows.begin());
            beginMoveRows({}, from, from, {}, place);
            std::rotate(m_rows.begin() + place, m_rows.begin() + from, m_rows.begin() + from + 1);
            endMoveRows();
        }
    }
}

const Game* RoundModel::gameAt(int row) const
{
    const auto* id = std::get_if<engine::GameId>(&m_rows[static_cast<std::size_t>(row)]);
    return id != nullptr ? document().game(*id) : nullptr;
}

std::optional<ParticipantNumber> RoundModel::byeAt(int row) const
{
    const auto* number = std::get_if<ParticipantNumber>(&m_rows[static_cast<std::size_t>(row)]);
    return number != nullptr ? std::optional(*number) : std::nullopt;
}

bool RoundModel::tellsOf(int row, ParticipantNumber number) const
{
    return byeAt(row) == number || PairingsModel::tellsOf(row, number);
}

QString RoundModel::sentence(int row) const
{
    const auto& tournament = document().tournament();
    QString text;
    if (const Game* game = gameAt(row)) {
        const QString pairing = fillPattern(
            engine::tableResult(*game) == engine::kNotPlayed ? tr("%1 (White) against %2: still open")
                                                             : tr("%1 (White) against %2: %3"),
            {numberedName(tournament, game->white), numberedName(tournament, game->black),
             formatResult(engine::tableResult(*game))});
        text = game->board ? fillPattern(tr("Board %1: %2"), {formatCount(*game->board), pairing}) : pairing;
        if (game->date)
            text = fillPattern(tr("%1, on %2"), {text, formatDate(*game->date)});
        if (game->awarded)
            text += u' ' + boardResultText(*game, game->white);
        if (const auto* doubt = doubtOf(*game))
            text += u'\n' + doubt->sentence;
    } else if (const auto number = byeAt(row)) {
        if (const auto* bye = byeOf(*number))
            text = fillPattern(bye->kind == engine::ByeKind::Allocated
                                   ? tr("%1: bye by the pairing, points: %2")
                                   : tr("%1: bye asked for or absent, points: %2"),
                               {numberedName(tournament, *number), formatScore(bye->score)});
    }
    return text;
}

int RoundModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RoundModel::gameData(const Game& game, int column, int role) const
{
    const bool isPlayer = column == kWhite || column == kBlack;
    const ParticipantNumber player = column == kWhite ? game.white : game.black;
    switch (role) {
    case Qt::DisplayRole:
        if (column == Board)
            return game.board ? formatCount(*game.board) : QString();
        return isPlayer ? nameOf(player) : formatResult(engine::tableResult(game));
    case PairingNumberRole: return isPlayer ? QVariant(player.value()) : QVariant();
    case PairingWeightRole: {
        const bool counts =
            game.rated && (game.result == engine::kNotPlayed || engine::isPlayed(game.result.white) ||
                           engine::isPlayed(game.result.black));
        if (column == Board || !counts)
            return int(PairingWeight::Muted);
        return int(column == ResultColumn ? PairingWeight::Strong : PairingWeight::Normal);
    }
    case PairingOpenRole: return column == ResultColumn && engine::tableResult(game) == engine::kNotPlayed;
    case PairingLevelRole: return levelOf(game, column);
    default: return {};
    }
}

QVariant RoundModel::byeData(ParticipantNumber number, int column, int role) const
{
    const auto* bye = byeOf(number);
    if (bye == nullptr)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        if (column == kWhite)
            return nameOf(number);
        if (column == ResultColumn)
            return formatScore(bye->score);
        if (column == kBlack)
            return bye->kind == engine::ByeKind::Allocated ? tr("bye by the pairing")
                                                           : tr("bye asked for, or absent");
        return {};
    case PairingNumberRole: return column == kWhite ? QVariant(number.value()) : QVariant();
    case PairingWeightRole: return int(PairingWeight::Muted);
    default: return {};
    }
}

QVariant RoundModel::cell(int row, int column, int role) const
{
    if (const Game* game = gameAt(row))
        return gameData(*game, column, role);
    const auto bye = byeAt(row);
    return bye ? byeData(*bye, column, role) : QVariant();
}

QString RoundModel::head(int column) const
{
    switch (column) {
    case Board: return tr("Board");
    case kWhite: return tr("White");
    case ResultColumn: return tr("Result");
    default: return tr("Black");
    }
}

} // namespace zahlmeister::ui
