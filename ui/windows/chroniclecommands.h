// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/session/session.h"

class QMainWindow;
class QMenu;

namespace zahlmeister::ui {

class MessageBar;

/// @brief The menu *Chronicle*: what is asked of all tournaments together, and the dialogs that answer. Each
/// of them is there once: asked for again, it comes to the front.
class ChronicleCommands : public QObject {
    Q_OBJECT

public:
    /// @param session must outlive this, as the others must
    /// @param window owns the dialogs
    ChronicleCommands(app::Session& session, MessageBar& messages, QMainWindow& window);

    /// @brief Puts the actions into their menu.
    void fill(QMenu& menu);

private:
    app::Session& m_session;
    MessageBar& m_messages;
    QMainWindow& m_window;
};

} // namespace zahlmeister::ui
