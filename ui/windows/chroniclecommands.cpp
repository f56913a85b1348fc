// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/chroniclecommands.h"

#include <QMainWindow>
#include <QMenu>

#include "ui/widgets/messagebar.h"

namespace zahlmeister::ui {

ChronicleCommands::ChronicleCommands(app::Session& session, MessageBar& messages, QMainWindow& window)
    : QObject(&window), m_session(session), m_messages(messages), m_window(window)
{
}

void ChronicleCommands::fill([[maybe_unused]] QMenu& menu) { }

} // namespace zahlmeister::ui
