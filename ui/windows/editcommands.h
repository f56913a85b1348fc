// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QObject>
#include <QPointer>
#include <QWidget>

class QMenu;

namespace zahlmeister::ui {

class MessageBar;
class TournamentStage;

/// @brief Cut, copy, paste, delete for who looks for them in the menu *Edit*, and the list of what undo would
/// take back.
///
/// Each does in the field or table that had the keys last what its key does there; only the keys know how.
class EditCommands : public QObject {
    Q_OBJECT

public:
    /// @param stage, @param messages and @param window must outlive this
    EditCommands(TournamentStage& stage, MessageBar& messages, QWidget& window);

private:
    void press(QKeySequence::StandardKey key);
    void fillSteps(QMenu& menu);

    TournamentStage& m_stage;
    MessageBar& m_messages;
    QPointer<QWidget> m_target; ///< had the keys before the menu was opened
};

} // namespace zahlmeister::ui
