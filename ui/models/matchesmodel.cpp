// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/matchesmodel.h"

#include <algorithm>

#include "ui/models/pairingrole.h"
#include "ui/models/roundentry.h"
#include "ui/models/roundplan.h"
#include "ui/text/format.h"
#include "ui/text/textpattern.h"

namespace zahlmeister::ui {

namespace {

using engine::Game;
using engine::ParticipantNumber;

} // namespace

MatchesModel::MatchesModel(app::LiveEvaluation& evaluation, QObject* parent)
    : QAbstractTableModel(parent),
      m_document(evaluation.document()),
      m_doubts(new GameDoubts(evaluation, {}, this))
{
    adopt(teamMatches(m_document.tournament(), m_round, m_custom));
    // A match is made of several games, so it is looked at when all changes of an edit are done.
    connect(&m_document, &app::TournamentDocument::edited, this, &MatchesModel::follow);
    connect(m_doubts, &GameDoubts::changed, this, [this](engine::GameId id) {
        if (const int row = rowOf(id); row >= 0)
            Q_EMIT dataChanged(index(row, ResultColumn), index(row, ResultColumn),
                               {PairingLevelRole, Qt::ToolTipRole, Qt::AccessibleTextRole});
    });
}

void MatchesModel::adopt(std::vector<TeamMatch> matches)
{
    m_matches = std::move(matches);
    m_rows.clear();
    for (std::size_t match = 0; match < m_matches.size(); ++match) {
        m_rows.push_back({match, std::nullopt});
        for (std::size_t board = 0; board < m_matches[match].games.size(); ++board)
            m_rows.push_back({match, board});
    }
}

bool MatchesModel::haveSameShape(const std::vector<TeamMatch>& a, const std::vector<TeamMatch>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const TeamMatch& x, const TeamMatch& y) {
        return x.home == y.home && x.away == y.away &&
               std::equal(x.games.begin(), x.games.end(), y.games.begin(), y.games.end(),
                          [](const Game& g, const Game& h) { return g.id == h.id; });
    });
}

void MatchesModel::follow()
{
    auto matches = teamMatches(m_document.tournament(), m_round, m_custom);
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
        const Game& oldGame = old.games[*place.board];
        const Game& newGame = now.games[*place.board];
        if (oldGame.white != newGame.white || oldGame.black != newGame.black) {
            announce(Home);
            announce(Away);
        }
        if (oldGame.result != newGame.result)
            announce(ResultColumn);
        if (oldGame.board != newGame.board)
            announce(Board);
    }
}

void MatchesModel::setRound(std::optional<int> round)
{
    if (round == m_round)
        return;
    m_round = round;
    beginResetModel();
    adopt(teamMatches(m_document.tournament(), m_round, m_custom));
    endResetModel();
}

void MatchesModel::setCustom(HomeWhite custom)
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
    return board ? &matchAt(row).games[*board] : nullptr;
}

ParticipantNumber MatchesModel::playerAt(int row, bool isHome) const
{
    const Game& game = *gameAt(row);
    return matchAt(row).isHomeWhite(m_document.tournament(), game) == isHome ? game.white : game.black;
}

engine::GameResult MatchesModel::resultAt(int row) const
{
    const Game* game = gameAt(row);
    if (game == nullptr)
        return engine::kNotPlayed;
    return matchAt(row).isHomeWhite(m_document.tournament(), *game) ? game->result : game->result.mirrored();
}

int MatchesModel::rowOf(engine::GameId game) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (gameAt(row) != nullptr && gameAt(row)->id == game)
            return row;
    }
    return -1;
}

int MatchesModel::rowOf(ParticipantNumber number) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const Game* game = gameAt(row);
        if (game != nullptr && (game->white == number || game->black == number))
            return row;
    }
    return -1;
}

QString MatchesModel::nameOf(ParticipantNumber number) const
{
    const auto& tournament = m_document.tournament();
    const auto position = tournament.indexOf(number);
    return position ? formatName(tournament.participants[*position]) : QString();
}

int MatchesModel::rankOf(ParticipantNumber number, const std::string& team) const
{
    for (const TeamPlayer& player : teamList(m_document.tournament(), team)) {
        if (player.number == number)
            return player.rank;
    }
    return 0;
}

QString MatchesModel::sentence(int row) const
{
    const TeamMatch& match = matchAt(row);
    const Game* game = gameAt(row);
    if (game == nullptr)
        return fillPattern(tr("%1 against %2: %3 to %4"),
                           {fromEngine(match.home), fromEngine(match.away), formatScore(match.homePoints),
                            formatScore(match.awayPoints)});
    const auto& tournament = m_document.tournament();
    const auto result = resultAt(row);
    const bool isHomeWhite = match.isHomeWhite(tournament, *game);
    QString text = fillPattern(isHomeWhite ? tr("%1 (White) against %2 (Black): %3")
                                           : tr("%1 (Black) against %2 (White): %3"),
                               {nameOf(playerAt(row, true)), nameOf(playerAt(row, false)),
                                result == engine::kNotPlayed ? tr("still open") : formatResult(result)});
    if (const auto* doubt = m_doubts->of(game->id))
        text += u'\n' + doubt->sentence;
    return text;
}

int MatchesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MatchesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant MatchesModel::headData(const TeamMatch& match, int column, int role) const
{
    if (role == PairingHeadRole)
        return true;
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Home: return fromEngine(match.home);
    case Away: return fromEngine(match.away);
    case ResultColumn:
        return fillPattern(tr("%1 : %2"), {formatScore(match.homePoints), formatScore(match.awayPoints)});
    default: return {};
    }
}

QVariant MatchesModel::boardData(int row, int column, int role) const
{
    const TeamMatch& match = matchAt(row);
    const Game& game = *gameAt(row);
    const bool isPlayer = column == Home || column == Away;
    const bool isHome = column == Home;
    switch (role) {
    case Qt::DisplayRole:
        if (column == Board)
            return formatCount(game.board.value_or(static_cast<int>(*boardAt(row)) + 1));
        return isPlayer ? nameOf(playerAt(row, isHome)) : formatResult(resultAt(row));
    case PairingNumberRole:
        return isPlayer ? QVariant(rankOf(playerAt(row, isHome), isHome ? match.home : match.away))
                        : QVariant();
    case PairingMarkRole:
        return isPlayer ? colourLetter(match.isHomeWhite(m_document.tournament(), game) == isHome)
                        : QString();
    case PairingOpenRole: return column == ResultColumn && game.result == engine::kNotPlayed;
    case PairingWeightRole: {
        const bool counts = game.result == engine::kNotPlayed || engine::isPlayed(game.result.white) ||
                            engine::isPlayed(game.result.black);
        return static_cast<int>(column == Board || !counts ? PairingWeight::Muted
                                : column == ResultColumn   ? PairingWeight::Strong
                                                           : PairingWeight::Normal);
    }
    case PairingLevelRole: {
        const auto* doubt = column == ResultColumn ? m_doubts->of(game.id) : nullptr;
        return doubt != nullptr ? QVariant(static_cast<int>(doubt->level)) : QVariant();
    }
    default: return {};
    }
}

QVariant MatchesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return sentence(index.row());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(index.column() == Board          ? Qt::AlignRight
                                                 : index.column() == ResultColumn ? Qt::AlignHCenter
                                                                                  : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    default: break;
    }
    return gameAt(index.row()) != nullptr ? boardData(index.row(), index.column(), role)
                                          : headData(matchAt(index.row()), index.column(), role);
}

QVariant MatchesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(section == Board ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Board: return tr("Board");
    case Home: return tr("Home");
    case ResultColumn: return tr("Result");
    case Away: return tr("Away");
    default: return {};
    }
}

Qt::ItemFlags MatchesModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return m_document.isReadOnly() || gameAt(index.row()) == nullptr ? flags : flags | Qt::ItemIsEditable;
}

} // namespace zahlmeister::ui
