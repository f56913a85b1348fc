// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <map>
#include <vector>

#include <QDialog>

#include "app/chronicle/playoffmatch.h"
#include "app/store/workfile.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLineEdit;

namespace zahlmeister::ui {

class DateField;
class RoleLabel;

/// @brief Asks which two teams play about promotion or relegation, of one league or of two (document 000,
/// 4.2.4.4).
class PlayoffDialog : public QDialog {
    Q_OBJECT

public:
    /// @brief Reads a tournament of the work file.
    using Load = std::function<Result<app::StoredTournament>(engine::TournamentId)>;

    /// @param tournaments to choose the leagues from
    /// @param current the league that is chosen first
    /// @param rules must outlive the dialog
    PlayoffDialog(const std::vector<app::TournamentSummary>& tournaments, engine::TournamentId current,
                  Load load, const engine::RuleCatalog& rules, QWidget* parent = nullptr);

    /// @brief The tournament of the match, once the dialog was accepted.
    [[nodiscard]] engine::Tournament tournament() const;

private:
    struct Side {
        QComboBox* league;
        QComboBox* team;
    };
    void build();
    void offerTeams(const Side& side);
    void refresh();
    [[nodiscard]] const app::StoredTournament* leagueOf(const Side& side) const;

    Load m_load;
    const engine::RuleCatalog& m_rules;
    std::map<engine::TournamentId, app::StoredTournament> m_loaded;
    std::array<Side, 2> m_sides; ///< home and away
    QLineEdit* m_name;
    DateField* m_day;
    QCheckBox* m_return;
    RoleLabel* m_sentence;
    QDialogButtonBox* m_buttons;
    bool m_isNamed = false; ///< by the user
};

} // namespace zahlmeister::ui
