// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/teamrostermodel.h"

#include <set>

#include "app/entry/teams.h"
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

void TeamRosterModel::setSearch(const QString& name, const std::string& team)
{
    if (name == m_name && team == m_soughtFor)
        return;
    m_name = name;
    m_soughtFor = team;
    follow();
}

void TeamRosterModel::addFound(std::vector<TeamRosterLine>& lines) const
{
    const auto& tournament = m_document.tournament();
    const auto day = m_round ? engine::dayOfRound(tournament, *m_round) : std::nullopt;
    lines.push_back({{}, tr("\u201C%1\u201D").arg(m_name), true});
    for (const app::NamedPlayer& player : app::playersNamed(tournament, m_soughtFor, m_name, day)) {
        const auto& participant = tournament.participants[tournament.indexOf(player.number).value()];
        const QString name = formatName(participant);
        lines.push_back({{},
                         player.nearness == app::Nearness::LineUp || participant.team.empty()
                             ? name
                             : fillPattern(tr("%1 (%2)"), {name, fromEngine(participant.team)})});
    }
}

void TeamRosterModel::addTeams(std::vector<TeamRosterLine>& lines) const
{
    const auto& tournament = m_document.tournament();
    std::set<std::string> busy;
    for (const engine::TeamMatch& match : m_document.matches()) {
        if (match.round == m_round)
            busy.insert({match.home, match.away});
    }
    lines.push_back({{}, tr("Teams"), true});
    int number = 0;
    for (const std::string& team : engine::teamNames(tournament))
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
    for (const auto& participant : tournament.participants) {
        for (const engine::Bye& bye : participant.byes) {
            if (bye.board && bye.round == m_round)
                busy.insert(participant.number); // he sits there, though nobody meets him
        }
    }
    lines.push_back({{}, fromEngine(team), true});
    const auto day = m_round ? engine::dayOfRound(tournament, *m_round) : std::nullopt;
    for (const engine::TeamPlayer& player : engine::teamList(tournament, team, day)) {
        if (const auto position = tournament.indexOf(player.number))
            lines.push_back({player.rank, formatName(tournament.participants[*position]), false,
                             busy.contains(player.number)});
    }
}

void TeamRosterModel::follow()
{
    std::vector<TeamRosterLine> lines;
    if (!m_name.isEmpty())
        addFound(lines);
    addTeams(lines);
    for (const std::string& team : {m_home, m_away}) {
        if (!team.empty())
            addPlayers(lines, team);
    }
    if (lines != rows())
        setRows(std::move(lines));
}

} // namespace zahlmeister::ui
