// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <vector>

#include <QDialog>

#include "app/chronicle/tournamentjoin.h"
#include "app/store/workfile.h"
#include "engine/base/result.h"

class QDialogButtonBox;
class QLineEdit;
class QListWidget;

namespace zahlmeister::ui {

class RoleLabel;

/// @brief Chooses the partial reports that become one tournament, and shows what comes out and what is to be
/// said of it (document 000, 4.2.4.3).
class JoinDialog : public QDialog {
    Q_OBJECT

public:
    /// @brief Reads a tournament of the work file.
    using Load = std::function<Result<app::StoredTournament>(engine::TournamentId)>;

    /// @param tournaments to choose from, as the work file orders them
    /// @param current is ticked
    JoinDialog(const std::vector<app::TournamentSummary>& tournaments, engine::TournamentId current,
               Load load, QWidget* parent = nullptr);

    /// @brief What comes out, under the name that was typed.
    [[nodiscard]] engine::Tournament tournament() const;
    /// @brief The tournaments that are ticked.
    [[nodiscard]] std::vector<engine::TournamentId> chosen() const;

private:
    void build();
    void refresh();

    Load m_load;
    std::map<engine::TournamentId, engine::Tournament> m_loaded;
    app::JoinedTournament m_joined;
    bool m_isNamed = false; ///< by the user
    QListWidget* m_list;
    QLineEdit* m_name;
    RoleLabel* m_sentence;
    QListWidget* m_doubts;
    QDialogButtonBox* m_buttons;
};

} // namespace zahlmeister::ui
