// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>

#include "app/document/liveevaluation.h"
#include "app/official/officialcomparison.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QTextBrowser;
class QTreeWidget;

namespace zahlmeister::ui {

class EmptyHint;
class FigureDelegate;
class RoleLabel;

/// @brief The open tournament beside the federation's evaluation: who deviates, in what, why, and how our own
/// number comes about; with an answer for who complains.
///
/// Not modal: results can be corrected while it is open, and the comparison follows.
class OfficialDialog : public QDialog {
    Q_OBJECT

public:
    /// @param evaluation of the open tournament; the dialog must go before it does
    explicit OfficialDialog(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief Reads an official evaluation and compares; says what is wrong with it when it cannot be read.
    void read(const QByteArray& text);

    /// @brief The comparison; nothing before one was read.
    [[nodiscard]] const std::optional<app::OfficialComparison>& comparison() const { return m_comparison; }

    /// @brief The answer for the player who is chosen; empty when none is.
    [[nodiscard]] QString answer() const;

    /// @brief The keys of the dialog, one line each: key, tab, what it does.
    [[nodiscard]] static QString keyboardHelp();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    void buildPlayers();
    void openFile();
    void readFile(const QString& path);
    void paste();
    void compare();
    void fill();
    void giveNamesRoom();
    void explain();
    void copyAnswer();
    [[nodiscard]] const app::ComparedPlayer* chosen() const;
    [[nodiscard]] QString officialNameOf(const app::ComparedPlayer& player) const;

    app::LiveEvaluation& m_evaluation;
    std::optional<app::OfficialResult> m_official;
    std::optional<app::OfficialComparison> m_comparison;
    QLabel* m_summary = nullptr;
    QCheckBox* m_all = nullptr;
    QTreeWidget* m_players = nullptr;
    EmptyHint* m_empty = nullptr;
    FigureDelegate* m_figures = nullptr; ///< of all columns but the sign
    QTextBrowser* m_why = nullptr;
    RoleLabel* m_message = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_copy = nullptr;
};

} // namespace zahlmeister::ui
