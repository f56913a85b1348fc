// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/matchesmodel.h"

#include <algorithm>
#include <iterator>

#include "engine/model/lineup.h"
#include "ui/models/pairingrole.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

namespace {

using engine::Game;
using engine::MatchBoard;
using engine::ParticipantNumber;
using engine::TeamMatch;

} // namespace

std::vector<TeamMatch> MatchesModel::matchesOfRound() const
{
    if (m_custom != engine::homeWhiteOf(document().tournament().header))
        return teamMatches(document().tournament(), round(), m_custom);
    std::vector<TeamMatch> matches;
    std::ranges::copy_if(document().matches(), std::back_inserter(matches),
                         [this](const TeamMatch& match) { return match.round == round(); });
    return matches;
}

MatchesModel::MatchesModel(app::LiveEvaluation& evaluation, QObject* parent)
    : PairingsModel(evaluation, parent)
{
    MatchesModel::readRows();
    // A match is made of several games, so it is looked at when all changes of an edit are done.
    connect(&document(), &app::TournamentDocument::edited, this, &MatchesModel::follow);
}

void MatchesModel::readRows()
{
    adopt(matchesOfRound());
}

void MatchesModel::adopt(std::vector<TeamMatch> matches)
{
    m_matches = std::move(matches);
    m_rows.clear();
    for (std::size_t match = 0; match < m_matches.size(); ++match) {
        m_rows.push_back({match, std::nullopt});
        for (std::size_t board = 0; board < m_matches[match].boards.size(); ++board)
            m_rows.push_back({match, board});
    }
}

bool MatchesModel::haveSameShape(const std::vector<TeamMatch>& a, const std::vector<TeamMatch>& b)
{
    const auto idOf = [](const MatchBoard& board) { return board.game.id; };
    return std::ranges::equal(a, b, [&](const TeamMatch& x, const TeamMatch& y) {
        return x.home == y.home && x.away == y.away && std::ranges::equal(x.boards, y.boards, {}, idOf, idOf);
    });
}

void MatchesModel::follow()
{
    auto matches = matchesOfRound();
    if (!haveSameShape(matches, m_matches)) {
        beginResetModel();
        adopt(std::move(matches));
        endResetModel();
        return;
    }
    const auto before = std::exchange(m_matches, std::move(matches));
    announceChanges(before);
}

void MatchesModel::announceChanges(const std::vector<TeamMatch>& before)
{
    for (int row = 0; row < rowCount(); ++row) {
        const Row& place = m_rows[static_cast<std::size_t>(row)];
        const TeamMatch& old = before[place.match];
        const TeamMatch& now = m_matches[place.match];
        const auto announce = [&](int column) { Q_EMIT dataChanged(index(row, column), index(row, column)); };
        if (!place.board) {
            if (old.homePoints != now.homePoints || old.awayPoints != now.awayPoints)
                announce(ResultColumn);
            continue;
        }
        const Game& oldGame = old.boards[*place.board].game;
        const Game& newGame = now.boards[*place.board].game;
        if (oldGame.white != newGame.white || oldGame.black != newGame.black) {
            announce(kHome);
            announce(kAway);
        }
        if (oldGame.result != newGame.result || oldGame.awarded != newGame.awarded)
            announce(ResultColumn);
        if (oldGame.board != newGame.board)
            announce(Board);
    }
}

void MatchesModel::setCustom(engine::HomeWhite custom)
{
    m_custom = custom;
    follow();
}

const TeamMatch& MatchesModel::matchAt(int row) const
{
    return m_matches[m_rows[static_cast<std::size_t>(row)].match];
}

std::optional<std::size_t> MatchesModel::boardAt(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].board;
}

const Game* MatchesModel::gameAt(int row) const
{
    const auto board = boardAt(row);
    return board && !matchAt(row).boards[*board].isUnmanned() ? &matchAt(row).boards[*board].game : nullptr;
}

ParticipantNumber MatchesModel::playerAt(int row, bool isHome) const
{
    return matchAt(row).boards[*boardAt(row)].player(isHome);
}

engine::GameResult MatchesModel::resultAt(int row) const
{
    const auto board = boardAt(row);
    return board ? matchAt(row).boards[*board].counted() : engine::kNotPlayed;
}

bool MatchesModel::tellsOf(int row, ParticipantNumber number) const
{
    return boardAt(row) && (playerAt(row, true) == number || playerAt(row, false) == number);
}

QString MatchesModel::playerName(int row, bool isHome) const
{
    const ParticipantNumber player = playerAt(row, isHome);
    return player != engine::kNobody ? nameOf(player) : tr("nobody");
}

/// His place in the line-up; nothing for somebody who has none.
QVariant MatchesModel::rankOf(int row, bool isHome) const
{
    const TeamMatch& match = matchAt(row);
    const ParticipantNumber number = playerAt(row, isHome);
    for (const engine::TeamPlayer& player :
         engine::teamList(document().tournament(), isHome ? match.home : match.away, match.date)) {
        if (player.number == number)
            return player.rank;
    }
    return {};
}

QString MatchesModel::sentence(int row) const
{
    const TeamMatch& match = matchAt(row);
    if (!boardAt(row))
        return fillPattern(tr("%1 against %2: %3 to %4"),
                           {fromEngine(match.home), fromEngine(match.away), formatScore(match.homePoints),
                            formatScore(match.awayPoints)});
    const auto result = resultAt(row);
    const bool isHomeWhite = match.boards[*boardAt(row)].isHomeWhite;
    QString text = fillPattern(isHomeWhite ? tr("%1 (White) against %2 (Black): %3")
                                           : tr("%1 (Black) against %2 (White): %3"),
                               {playerName(row, true), playerName(row, false),
                                result == engine::kNotPlayed ? tr("still open") : formatResult(result)});
    const Game* game = gameAt(row);
    if (game != nullptr && game->awarded)
        text += u' ' + boardResultText(*game, playerAt(row, true));
    if (const auto* doubt = game != nullptr ? doubtOf(*game) : nullptr)
        text += u'\n' + doubt->sentence;
    return text;
}

int MatchesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant MatchesModel::headData(const TeamMatch& match, int column, int role) const
{
    if (role == PairingHeadRole)
        return true;
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case kHome: return fromEngine(match.home);
    case kAway: return fromEngine(match.away);
    case ResultColumn:
        return fillPattern(tr("%1 : %2"), {formatScore(match.homePoints), formatScore(match.awayPoints)});
    default: return {};
    }
}

QVariant MatchesModel::boardData(int row, int column, int role) const
{
    const TeamMatch& match = matchAt(row);
    const MatchBoard& board = match.boards[*boardAt(row)];
    const Game& game = board.game;
    const bool isPlayer = column == kHome || column == kAway;
    const bool isHome = column == kHome;
    switch (role) {
    case Qt::DisplayRole:
        if (column == Board)
            return formatCount(board.board);
        return isPlayer ? playerName(row, isHome) : formatResult(resultAt(row));
    case PairingNumberRole: return isPlayer ? rankOf(row, isHome) : QVariant();
    case PairingMarkRole: return isPlayer ? colourLetter(board.isHomeWhite == isHome) : QString();
    case PairingOpenRole: return column == ResultColumn && resultAt(row) == engine::kNotPlayed;
    case PairingWeightRole: {
        const bool counts = resultAt(row) == engine::kNotPlayed || engine::isPlayed(game.result.white) ||
                            engine::isPlayed(game.result.black);
        const bool isMuted = column == Board || !counts || board.isUnmanned();
        return static_cast<int>(isMuted                  ? PairingWeight::Muted
                                : column == ResultColumn ? PairingWeight::Strong
                                                         : PairingWeight::Normal);
    }
    case PairingLevelRole: return board.isUnmanned() ? QVariant() : levelOf(game, column);
    default: return {};
    }
}

QVariant MatchesModel::cell(int row, int column, int role) const
{
    return boardAt(row) ? boardData(row, column, role) : headData(matchAt(row), column, role);
}

QString MatchesModel::head(int column) const
{
    switch (column) {
    case Board: return tr("Board");
    case kHome: return tr("Home");
    case ResultColumn: return tr("Result");
    default: return tr("Away");
    }
}

Qt::ItemFlags MatchesModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = PairingsModel::flags(index);
    return index.isValid() && !boardAt(index.row()) ? flags & ~Qt::ItemIsEditable : flags;
}

} // namespace zahlmeister::ui
