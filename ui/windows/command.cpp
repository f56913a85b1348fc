// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/command.h"

#include "ui/theme/theme.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

Command::Command(QObject& owner, const CommandText& text) : QAction(text.text, &owner), m_needs(text.needs)
{
    setObjectName(QString::fromLatin1(text.name));
    if (text.icon)
        setIcon(ui::icon(QString::fromLatin1(text.icon)));
    setShortcut(text.key);
    showKeyInToolTip(*this);
}

void Command::follow(Needs given)
{
    if (m_needs)
        setEnabled((given & m_needs) == m_needs);
}

QAction* commandNamed(const QObject& window, const char* name)
{
    auto* command = window.findChild<QAction*>(QString::fromLatin1(name));
    Q_ASSERT_X(command, "commandNamed", name);
    return command;
}

void showKeyInToolTip(QAction& action)
{
    QString text = action.text();
    text.remove(u'&');
    text.remove(u"…"_s);
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    action.setToolTip(key.isEmpty() ? text : u"%1 (%2)"_s.arg(text, key));
}

} // namespace zahlmeister::ui
