// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QLocalServer>
#include <QObject>
#include <QPointer>
#include <QQueue>
#include <QString>

class QLocalSocket;
class QWidget;

namespace zahlmeister::tests {

/// @brief Sits inside the real, unmodified program as a Qt generic plugin and types what a test tells it to.
///
/// Start the program with `QT_PLUGIN_PATH=<build>/tests/plugins` and
/// `QT_QPA_GENERIC_PLUGINS=zahlmeisterrobot:<socket path>`; the program then listens on that local socket as
/// soon as its event loop runs. RobotClient speaks the protocol for tests, `robotctl` for shells.
///
/// The protocol: every request is one line of UTF-8, every request is answered by one line, in order, when it
/// was carried out. An answer is `ok`, `ok VALUE` or `error REASON`. In arguments and values `\n`, `\t`, `\\`
/// stand for line feed, tab and backslash. NAME is an objectName or an accessible name; the first visible
/// widget that has it counts.
///
///     ping                   answers at once
///     key KEYS               presses and releases keys as in QKeySequence::PortableText: `1`, `½`, `Ctrl+Z`,
///     `Shift+Tab` type TEXT              presses one key for every character of the rest of the line click
///     NAME             presses the left mouse button in the middle of a widget focus NAME             gives
///     a widget the keyboard focus, as a mouse click would focused                `CLASS
///     objectName<TAB>accessible name<TAB>text` of the widget that has the focus text NAME              the
///     text that a widget shows: text, value, title, or the current cell of a table cell NAME ROW COLUMN text
///     of a cell of a table, counted from 0 go NAME ROW COLUMN     makes a cell of a table the current one
///     trigger NAME           triggers an enabled action by objectName or text (without `&`); this and
///                            clicks do not reach what a menu or a modal dialog keeps from the user
///     wait NAME MS           waits until a widget is visible; `error` after so many milliseconds
///     actions                all actions that trigger would find, one per `\n`: text (without `&`), or
///                            objectName where there is none; actions that open a menu aside
///     widgets                all visible widgets with an objectName or accessible name, one per `\n`:
///                            `CLASS objectName<TAB>accessible name<TAB>text`
///     resize WIDTH HEIGHT    resizes the active window
///     grab PATH [NAME]       writes the active window, or a widget, to a PNG file
///     quit                   closes all windows, as the user would; the answer comes before the program ends
///
/// Keys go through the window system's queue to the window that has the focus, so shortcuts, editors, popups
/// and dialogs see exactly what they see from a keyboard. A key that opens a modal dialog is answered when
/// the dialog runs.
class Robot : public QObject {
    Q_OBJECT

public:
    /// @param socket path of the local socket; a socket that was left over is replaced
    explicit Robot(const QString& socket, QObject* parent = nullptr);

private:
    /// @brief The answer to a request; an empty value answers `ok`.
    struct Answer {
        bool done = true;
        QString value;
    };

    void accept();
    void read();
    void handleNext();
    void answer(const Answer& answer);
    /// As soon as the request runs an event loop of its own, which is known by its level.
    void answerFromNestedLoop(int number, int level);
    [[nodiscard]] std::optional<Answer> handle(const QString& verb, const QString& rest);
    [[nodiscard]] std::optional<Answer> waitFor(const QString& name, int milliseconds);

    QLocalServer m_server;
    QPointer<QLocalSocket> m_client;
    QQueue<QString> m_requests;
    int m_pending = 0; ///< number of the request that is still to be answered; 0: none
    int m_count = 0;
};

} // namespace zahlmeister::tests
