// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QDialog>

#include "app/session/session.h"
#include "app/store/playerstore.h"
#include "engine/model/ruleversion.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace zahlmeister::ui {

class MessageBar;
struct Message;
class PlayerHistoryModel;
class PlayersModel;

/// @brief The referee's own players: a small list to type in, to fill from the open tournament, and to
/// convert to the level of new rules; below it the tournaments of the current one. Not modal. What it does
/// can be undone from its message bar.
class PlayersDialog : public QDialog {
    Q_OBJECT

public:
    /// @param session must outlive the dialog and have a work file
    /// @param versions of which those with a conversion are offered
    PlayersDialog(app::Session& session, const std::vector<engine::RuleVersion>& versions,
                  QWidget* parent = nullptr);

    [[nodiscard]] PlayersModel& model() const { return *m_model; }
    /// @brief The tournaments of the current player.
    [[nodiscard]] PlayerHistoryModel& history() const { return *m_history; }
    [[nodiscard]] MessageBar& messageBar() const { return *m_messages; }

    /// @brief Adds the members of the open tournament who are not in the list yet.
    void addFromTournament();
    /// @brief Converts all ratings by the rules chosen.
    void convert();
    /// @brief Takes the last conversion back.
    void undoConversion();
    /// @brief Makes the two selected players one; the current one is kept.
    void mergeSelected();
    /// @brief Takes the last merge back.
    void undoMerge();
    /// @brief Takes the player of the current row out of the list.
    void removeCurrent();

private:
    void build();
    void buildTable();
    void buildHistory();
    void showHistory();
    void updateButtons();
    void follow(const Message& message);
    /// The other one of two selected players; nothing when it is not two.
    [[nodiscard]] std::optional<app::Player> selectedDouble() const;

    app::Session& m_session;
    std::vector<engine::RuleVersion> m_versions; ///< that have a conversion
    PlayersModel* m_model;
    QTableView* m_table;
    PlayerHistoryModel* m_history;
    QLabel* m_historyTitle;
    QTableView* m_historyTable;
    MessageBar* m_messages;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_merge;
    QComboBox* m_rules;
    QPushButton* m_convert;
    QPushButton* m_undo;
};

} // namespace zahlmeister::ui
