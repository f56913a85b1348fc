// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>

namespace zahlmeister::ui {

/// @brief What must be there for a command to be of use.
enum class Need {
    WorkFile = 1,     ///< one is open
    WritableFile = 2, ///< one that can be changed
    Tournament = 4,   ///< one is open
    Reality = 8       ///< nothing is only tried
};
using Needs = QFlags<Need>;

/// @brief What commands need that concern the real tournament alone.
inline constexpr Needs kRealTournament = Needs(Need::Tournament) | Need::Reality;

/// @brief How a command is called, and what it needs.
struct CommandText {
    const char* name; ///< by which menus, tool bar and start page ask for it
    QString text;
    QKeySequence key = {};
    Needs needs = {};
    const char* icon = nullptr;
};

/// @brief A command of the main window, with its key in its tool tip. The object that does it makes and owns
/// it; the window puts it into its menus by its name.
class Command : public QAction {
    Q_OBJECT

public:
    /// @param owner does it
    /// @param method of the owner, or a function, without arguments
    template <class Owner, class Method>
    Command(Owner* owner, const CommandText& text, Method method) : Command(*owner, text)
    {
        connect(this, &QAction::triggered, owner, method);
    }

    /// @brief Enables what has all that it needs. A command that needs nothing is always enabled, or its
    /// owner says when.
    void follow(Needs given);

private:
    Command(QObject& owner, const CommandText& text);

    Needs m_needs;
};

/// @brief The command, or the submenu's entry, of a name.
/// @pre the window or something in it owns one
[[nodiscard]] QAction* commandNamed(const QObject& window, const char* name);

/// @brief Sets an action's tool tip to its text with its key: "New tournament (Ctrl+N)".
void showKeyInToolTip(QAction& action);

} // namespace zahlmeister::ui
