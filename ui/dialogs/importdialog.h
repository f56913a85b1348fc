// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QDialog>

#include "app/open/open.h"
#include "app/session/session.h"
#include "app/threads/worker.h"

class QAbstractItemModel;
class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QTableView;

namespace zahlmeister::ui {

class ImportedPlayersModel;
class ImportNotesModel;
class RoleLabel;

/// @brief What was understood of a tournament file, before anything is stored: participants with their
/// points, every adjustment, every doubt; and what differs from the same tournament in the work file.
///
/// A contradictory file is refused: the dialog then shows the places, and offers to correct them where the
/// file is a table.
class ImportDialog : public QDialog {
    Q_OBJECT

public:
    /// @brief What the referee wants.
    enum class Choice {
        None,     ///< nothing: cancelled or refused
        Add,      ///< a new tournament
        TakeOver, ///< bring the tournament that is there in line with the file
        Open,     ///< they are equal: just open it
        Correct,  ///< the refused table, cell by cell
    };

    /// @param session must outlive the dialog
    ImportDialog(const app::Session& session, std::vector<app::FileInHand> files, QWidget* parent = nullptr);
    ~ImportDialog() override;

    [[nodiscard]] Choice choice() const { return m_choice; }

    /// @brief The imported tournament; empty before it is read.
    [[nodiscard]] const engine::Tournament& tournament() const { return m_tournament; }

    /// @brief By which the federation knows it; empty when the file does not say.
    [[nodiscard]] QByteArray tournamentUuid() const { return m_tournamentUuid; }

    /// @brief The tournament of the work file that it is.
    [[nodiscard]] std::optional<engine::TournamentId> same() const { return m_same; }

    /// @brief The table that was refused; nothing when there is none that could be corrected.
    [[nodiscard]] const std::shared_ptr<const app::TablesReading>& refusedTable() const { return m_table; }

    /// @brief Name of the first file, for messages and the undo entry.
    [[nodiscard]] const QString& fileName() const { return m_fileName; }

Q_SIGNALS:
    /// @brief Everything that can be known is shown.
    void read();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    [[nodiscard]] QTableView* buildTable(QAbstractItemModel& model, const QString& name);
    void showOpened(const Result<app::Opened>& opened);
    void showTournament(const app::ImportedTournament& imported, const QString& format);
    void showSame();
    void showRefusal(std::vector<app::ImportNote> notes, const QString& format);
    void showNotes(std::vector<app::ImportNote> notes);
    void choose(Choice choice);

    const app::Session& m_session;
    QString m_fileName;
    engine::Tournament m_tournament;
    QByteArray m_tournamentUuid;
    std::optional<engine::TournamentId> m_same;
    std::shared_ptr<const app::TablesReading> m_table;
    Choice m_choice = Choice::None;

    ImportedPlayersModel* m_playersModel;
    ImportNotesModel* m_notesModel;
    QLabel* m_headline = nullptr;
    RoleLabel* m_summary = nullptr;
    QProgressBar* m_progress = nullptr;
    QTableView* m_players = nullptr;
    QLabel* m_sameText = nullptr;
    QPlainTextEdit* m_differences = nullptr;
    QLabel* m_notesText = nullptr;
    QTableView* m_notes = nullptr;
    QPushButton* m_takeOver = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_correct = nullptr;
    QPushButton* m_cancel = nullptr;
    app::Worker m_reading{app::Worker::Order::Each};
};

} // namespace zahlmeister::ui
