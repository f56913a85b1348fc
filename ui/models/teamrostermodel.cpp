// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/teamrostermodel.h"

#include <algorithm>
#include <set>

#include "ui/entry/teams.h"
#include "ui/models/pairingrole.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

TeamRosterModel::TeamRosterModel(app::TournamentDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_lines(collect())
{
    connect(&document, &app::TournamentDocument::edited, this, &TeamRosterModel::follow);
}

void TeamRosterModel::setRound(std::optional<int> round)
{
    m_round = round;
    follow();
}

void TeamRosterModel::setTeams(const std::string& home, const std::string& away)
{
    if (home == m_home && away == m_away)
        return;
    m_home = home;
    m_away = away;
    follow();
}

void TeamRosterModel::addTeams(std::vector<Line>& lines) const
{
    const auto& tournament = m_document.tournament();
    std::set<std::string> busy;
    for (const TeamMatch& match : teamMatches(tournament, m_round, HomeWhite::EvenBoards))
        busy.insert({match.home, match.away});
    lines.push_back({{}, tr("Teams"), true});
    int number = 0;
    for (const std::string& team : teamNames(tournament))
        lines.push_back({++number, fromEngine(team), false, busy.contains(team)});
}

void TeamRosterModel::addPlayers(std::vector<Line>& lines, const std::string& team) const
{
    const auto& tournament = m_document.tournament();
    std::set<engine::ParticipantNumber> busy;
    for (const auto& game : tournament.games) {
        if (game.round == m_round)
            busy.insert({game.white, game.black});
    }
    lines.push_back({{}, fromEngine(team), true});
    for (const TeamPlayer& player : teamList(tournament, team)) {
        if (const auto position = tournament.indexOf(player.number))
            lines.push_back({player.rank, formatName(tournament.participants[*position]), false,
                             busy.contains(player.number)});
    }
}

std::vector<TeamRosterModel::Line> TeamRosterModel::collect() const
{
    std::vector<Line> lines;
    addTeams(lines);
    for (const std::string& team : {m_home, m_away}) {
        if (!team.empty())
            addPlayers(lines, team);
    }
    return lines;
}

void TeamRosterModel::follow()
{
    auto lines = collect();
    if (lines == m_lines)
        return;
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
}

int TeamRosterModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int TeamRosterModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 1;
}

QVariant TeamRosterModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return line.text;
    case PairingNumberRole: return line.number ? QVariant(*line.number) : QVariant();
    case PairingHeadRole: return line.isHead;
    case PairingWeightRole:
        return static_cast<int>(line.isBusy ? PairingWeight::Muted : PairingWeight::Normal);
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter));
    default: return {};
    }
}

} // namespace zahlmeister::ui
