// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "app/session/session.h"
#include "ui/paste/wholetable.h"

class QMenu;

namespace zahlmeister::ui {

class MessageBar;
struct Message;
class TournamentStage;

/// @brief The commands that open, import and write files, and take over whole tables. They say what became of
/// it.
class FileCommands : public QObject {
    Q_OBJECT

public:
    /// @param session must outlive this, as the others must
    /// @param window asks
    FileCommands(app::Session& session, TournamentStage& stage, MessageBar& messages, QWidget& window);

    /// @brief Opens a work file or imports a tournament file, whatever it is.
    void open(app::FileInHand file);
    /// @brief Opens files that came together: those of one list, of one tournament, or one after the other.
    void openTogether(const QStringList& paths);
    /// @brief Shows what was understood of a file of another program, and imports it if the user says so.
    /// @param files one, or several that belong together
    void importFiles(std::vector<app::FileInHand> files);
    /// @brief Shows how a table of the clipboard or of another window was understood, and takes it over if
    /// the user wants.
    /// @param table nullptr: there is none, and that is said
    void insertTable(const PastedTable& table);

    /// @brief Says that the work file is not where it was opened, and offers the ways to go on.
    /// @param path the name it has now; empty when it has none
    void offerToGoOn(const QString& path);

    /// @brief Says what went wrong.
    /// @param file the text file that the errors' positions belong to
    void report(const std::vector<Error>& errors, const QString& file = {});

Q_SIGNALS:
    /// @brief The files are a rating list.
    void listsFound(const QStringList& files);
    /// @brief A file or a table became a tournament, with a sentence that says so.
    void imported(const QString& sentence);

private:
    void choose();
    void openExample();
    void createWorkFile();
    void saveCopy();
    /// Shows the backups of a work file; one of them may take its place.
    void showBackups(const QString& workFile);
    /// Asks for a damaged work file and for a new one, which gets everything that is sound.
    void rescue();
    void exportTournament();
    /// The work files that were opened lately.
    void fillRecent(QMenu& menu);
    void openOwn(app::FileInHand file);
    void rescueFrom(const QString& path);
    void openWorkFile(const QString& path,
                      app::WorkFile::ForeignLogs logs = app::WorkFile::ForeignLogs::Refuse);
    void addRemedy(const Error& error, Message& message);
    void continueInCopy();
    void follow();

    app::Session& m_session;
    TournamentStage& m_stage;
    MessageBar& m_messages;
    QWidget& m_window;
};

} // namespace zahlmeister::ui
