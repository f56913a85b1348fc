// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>

#include <QFrame>
#include <QString>
#include <QStringList>

#include "engine/base/result.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace zahlmeister::ui {

/// @brief What the message bar says, and what can be done about it.
struct Message {
    /// @brief Decides sign and colour.
    enum class Level { Note, Warning, Error };
    Level level = Level::Note;
    QString text;                      ///< one or two full sentences
    QStringList details = {};          ///< such as the errors of a file, one a line
    QString actionText = {};           ///< a verb; empty: nothing to do
    std::function<void()> action = {}; ///< called once; the message goes away
    QString otherText = {};            ///< likewise, where there are two ways to go on
    std::function<void()> other = {};
};

/// @brief A line inside the window for errors, warnings and the undo of a removal, in place of a message box.
///
/// Hidden while there is nothing to say. A newer message replaces the older one. Escape in the bar dismisses
/// it.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// @brief Shows a message; announced to screen readers at once.
    void say(const Message& message);

    /// @brief Shows a question, with the focus on the first of its answers.
    void ask(const Message& question);

    /// @brief Says what went wrong, and what can be done about it.
    void report(const Error& error);

    /// @brief Adds the ways out to what report() says of an error.
    using Remedy = std::function<void(const Error& error, Message& message)>;
    void setRemedy(Remedy remedy) { m_remedy = std::move(remedy); }

    /// @brief Reports the error of a result, if it has one.
    /// @return whether it has none
    template <class T>
    bool succeeded(const Result<T>& result)
    {
        if (!result.has_value())
            report(result.error());
        return result.has_value();
    }

    /// @brief Takes the message away.
    void dismiss();

    /// @brief Dismisses the message unless it has an action.
    void retire();

    /// @brief The message on show; its text is empty when there is none.
    [[nodiscard]] const Message& message() const { return m_message; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void act(std::function<void()> Message::*way);
    void updateLook();

    Message m_message;
    Remedy m_remedy;
    QLabel* m_sign;
    QLabel* m_text;
    QPlainTextEdit* m_details;
    QPushButton* m_action;
    QPushButton* m_other;
    QToolButton* m_close;
};

} // namespace zahlmeister::ui
