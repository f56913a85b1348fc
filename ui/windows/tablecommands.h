// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/session/session.h"
#include "ui/paste/wholetable.h"

namespace zahlmeister::ui {

class MessageBar;
class TournamentStage;

/// @brief The command that takes over a whole table from the clipboard, or from other windows.
class TableCommands : public QObject {
    Q_OBJECT

public:
    /// @param session must outlive this, as the others must
    /// @param window asks
    TableCommands(app::Session& session, TournamentStage& stage, MessageBar& messages, QWidget& window);

    /// @brief Shows how a table was understood, and takes it over if the user wants.
    /// @param table nullptr: there is none, and that is said
    void insert(const PastedTable& table);

Q_SIGNALS:
    /// @brief A table became a tournament, with a sentence that says so.
    void imported(const QString& sentence);

private:
    app::Session& m_session;
    TournamentStage& m_stage;
    MessageBar& m_messages;
    QWidget& m_window;
};

} // namespace zahlmeister::ui
