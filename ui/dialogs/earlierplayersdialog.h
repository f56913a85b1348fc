// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QDialog>

#include "app/store/workfile.h"
#include "engine/base/result.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/model/tournament.h"

class QComboBox;
class QDialogButtonBox;
class QListWidget;

namespace zahlmeister::ui {

class RoleLabel;

/// @brief Chooses players of an earlier tournament who play in this one, too.
///
/// Everybody is ticked but those who are there already. Their ratings are those after that tournament.
class EarlierPlayersDialog : public QDialog {
    Q_OBJECT

public:
    /// @brief Reads a tournament of the work file.
    using Load = std::function<Result<app::StoredTournament>(engine::TournamentId)>;

    /// @param tournaments to choose from, as the work file orders them
    /// @param current into which they go; with @param rules it must outlive the dialog
    EarlierPlayersDialog(const std::vector<app::TournamentSummary>& tournaments, Load load,
                         const engine::Tournament& current, const engine::RuleCatalog& rules,
                         QWidget* parent = nullptr);

    /// @brief Those who are ticked, with the next free numbers.
    [[nodiscard]] std::vector<engine::Participant> chosen() const;

private:
    void build();
    void showPlayers();
    void addPlayer(const engine::Participant& player);
    void tickAll(bool ticked);
    void count();

    Load m_load;
    const engine::Tournament& m_current;
    const engine::RuleCatalog& m_rules;
    bool m_isBefore = true;                     ///< the chosen one had ended when the current one began
    std::vector<engine::Participant> m_players; ///< of the tournament chosen, in the order of the list
    QComboBox* m_tournament;
    QListWidget* m_list;
    RoleLabel* m_sentence;
    QDialogButtonBox* m_buttons;
};

/// @brief `Club championship 2025 · 12.12.2025 · 10 participants`: how a tournament is chosen from a list.
[[nodiscard]] QString tournamentChoice(const app::TournamentSummary& summary);

} // namespace zahlmeister::ui
