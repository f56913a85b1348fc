// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "app/document/tournamentdocument.h"
#include "ui/models/columns.h"

namespace zahlmeister::ui {

/// @brief A team, a player, or the head above them.
struct TeamRosterLine {
    std::optional<int> number; ///< by which it is typed; none for a head
    QString text;
    bool isHead = false;
    bool isBusy = false; ///< plays in the round already
    bool operator==(const TeamRosterLine&) const = default;
};

/// @brief The teams with the numbers by which matches are typed, and the lists of the two of one match.
class TeamRosterModel : public ColumnsModel<TeamRosterLine> {
    Q_OBJECT

public:
    /// @param document must outlive the model
    explicit TeamRosterModel(app::TournamentDocument& document, QObject* parent = nullptr);

    void setRound(std::optional<int> round);
    /// @brief The teams whose players are listed below all teams.
    void setTeams(const std::string& home, const std::string& away);
    /// @brief Whom a name means that is being typed for a team; above everything else. Empty: nobody is
    /// sought.
    void setSearch(const QString& name, const std::string& team);

private:
    void addFound(std::vector<TeamRosterLine>& lines) const;
    void addTeams(std::vector<TeamRosterLine>& lines) const;
    void addPlayers(std::vector<TeamRosterLine>& lines, const std::string& team) const;
    void follow();

    app::TournamentDocument& m_document;
    std::optional<int> m_round;
    std::string m_home;
    std::string m_away;
    QString m_name;
    std::string m_soughtFor;
};

} // namespace zahlmeister::ui
