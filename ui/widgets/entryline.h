// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QWidget>

class QLabel;
class QLineEdit;

namespace zahlmeister::ui {

class RoleLabel;

/// @brief A line that is typed and committed with Enter, with what it says so far, or why not, below it.
class EntryLine : public QWidget {
    Q_OBJECT

public:
    /// @brief What a text means at the moment.
    struct Reading {
        QString sentence = {};
        bool isRefused = false;
    };
    /// @brief Reads a text without changing anything.
    using Read = std::function<Reading(const QString&)>;
    /// @brief Carries a text out; the sentence says what happened, or why nothing did.
    using Commit = std::function<Reading(const QString&)>;

    /// @param caption with the mnemonic of the line
    EntryLine(const QString& caption, Read read, Commit commit, QWidget* parent = nullptr);

    void setPlaceholder(const QString& text);
    [[nodiscard]] QLineEdit& field() const { return *m_field; }

    /// @brief What stands below the line.
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] bool isRefused() const { return m_reading.isRefused; }

    /// @brief Reads the text anew, because what it refers to changed.
    void readAgain();

    /// @brief Goes on typing a text.
    void resume(const QString& text);

    /// @brief Says something below the line, such as why what was pasted cannot stand.
    void say(const Reading& reading);

Q_SIGNALS:
    /// @brief The text of the field changed.
    void typedChanged();
    /// @brief Enter was pressed while nothing stood there.
    void committedEmpty();
    /// @brief A text of several lines was pasted, which is no text for the field.
    void linesPasted();
    /// @brief Esc or an arrow leaves the line for the list beside it.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void commit();

    Read m_read;
    Commit m_commit;
    Reading m_reading;
    QLineEdit* m_field;
    RoleLabel* m_sign;
    QLabel* m_sentence;
};

} // namespace zahlmeister::ui
