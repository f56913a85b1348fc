// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>

#include "app/fields/tournamentmerge.h"
#include "app/tables/tournamenttables.h"

class QComboBox;
class QLabel;
class QModelIndex;
class QPushButton;
class QTableView;

namespace zahlmeister::ui {

class ImportNotesModel;
class RoleLabel;
class TablePreviewModel;
class TeamQuestions;

/// @brief A whole table from the clipboard or from a file, as it was understood: every column under its
/// meaning, every adjusted and every contradictory cell marked. The user names columns and corrects cells
/// until nothing contradicts; only then can the table be taken over, into a new tournament or into the open
/// one. Where its names of teams differ from those of the open one, it is asked once which ones it means.
class TableImportDialog : public QDialog {
    Q_OBJECT

public:
    /// @param open the open tournament, which must outlive the dialog; nullptr when there is none that can be
    /// changed
    TableImportDialog(app::TablesReading table, const engine::Tournament* open, QWidget* parent = nullptr);

    /// @brief Whether the table becomes a tournament of its own.
    [[nodiscard]] bool isNewTournament() const;

    /// @brief The table as a tournament; nothing while it is refused.
    [[nodiscard]] std::optional<engine::Tournament> tournament() const;

    /// @brief What it would do to the open tournament.
    [[nodiscard]] const app::TableMerge& merge() const { return m_merge; }

    /// @brief The preview, for tests.
    [[nodiscard]] TablePreviewModel& preview() const { return *m_model; }

private:
    void build();
    [[nodiscard]] QLayout* buildChoices();
    [[nodiscard]] QTableView* buildTable();
    void fillChoices();
    void showReading();
    void mergeWith(const engine::Tournament& table);
    void showNotes();
    void showColumn();
    void nameColumn(int choice);
    void openColumnMenu(int column);
    [[nodiscard]] app::ColumnMeaning meaningFor(app::TableColumn column) const;
    void goToNote(const QModelIndex& note);

    app::TablesReading m_original;
    const engine::Tournament* m_open;
    app::TableMerge m_merge;
    TablePreviewModel* m_model;
    ImportNotesModel* m_notesModel;
    QLabel* m_headline = nullptr;
    RoleLabel* m_summary = nullptr;
    QComboBox* m_kind = nullptr;
    QComboBox* m_numbers = nullptr;
    QComboBox* m_column = nullptr;
    QComboBox* m_target = nullptr;
    QTableView* m_table = nullptr;
    TeamQuestions* m_teams = nullptr;
    QLabel* m_notesText = nullptr;
    QTableView* m_notes = nullptr;
    QPushButton* m_accept = nullptr;
};

} // namespace zahlmeister::ui
