// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/teamrostermodel.h"

#include <set>

#include "ui/entry/teams.h"
#include "ui/models/pairingrole.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

TeamRosterModel::TeamRosterModel(app::TournamentDocument& document, QObject* parent)
    : ColumnsModel(parent), m_document(document)
{
    const auto numberOf = [](const TeamRosterLine& line) {
        return line.number ? QVariant(*line.number) : QVariant();
    };
    const auto weightOf = [](const TeamRosterLine& line) {
        return static_cast<int>(line.isBusy ? PairingWeight::Muted : PairingWeight::Normal);
    };
    setColumns({{{},
                 Qt::AlignLeft,
                 &TeamRosterLine::text,
                 {{PairingNumberRole, numberOf},
                  {PairingHeadRole, &TeamRosterLine::isHead},
                  {PairingWeightRole, weightOf}}}});
    follow();
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

void TeamRosterModel::addTeams(std::vector<TeamRosterLine>& lines) const
{
    const auto& tournament = m_document.tournament();
    std::set<std::string> busy;
    for (const engine::TeamMatch& match : teamMatches(tournament, m_round, engine::HomeWhite::EvenBoards))
        busy.insert({match.home, match.away});
    lines.push_back({{}, tr("Teams"), true});
    int number = 0;
    for (const std::string& team : teamNames(tournament))
        lines.push_back({++number, fromEngine(team), false, busy.contains(team)});
}

void TeamRosterModel::addPlayers(std::vector<TeamRosterLine>& lines, const std::string& team) const
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

void TeamRosterModel::follow()
{
    std::vector<TeamRosterLine> lines;
    addTeams(lines);
    for (const std::string& team : {m_home, m_away}) {
        if (!team.empty())
            addPlayers(lines, team);
    }
    if (lines != rows())
        setRows(std::move(lines));
}

} // namespace zahlmeister::ui
