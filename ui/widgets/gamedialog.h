// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "engine/model/tournament.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QPlainTextEdit;
class QSpinBox;

namespace zahlmeister::ui {

class DateField;
class RoleLabel;

/// @brief What is known of a game: its result on the board, what was awarded for the table in its place,
/// whether it is rated, day, board and the referee's own words (document 000, 2.2.5.2).
class GameDialog : public QDialog {
    Q_OBJECT

public:
    /// @param tournament of which the game is
    GameDialog(const engine::Tournament& tournament, const engine::Game& game, QWidget* parent = nullptr);

    /// @brief The game as it is entered.
    [[nodiscard]] engine::Game game() const;

private:
    void build(const engine::Tournament& tournament);
    void show(const engine::Game& game);
    void refresh();

    engine::Game m_game;
    QComboBox* m_result;
    QComboBox* m_awarded;
    QCheckBox* m_rated;
    DateField* m_date;
    QSpinBox* m_board;
    QPlainTextEdit* m_note;
    RoleLabel* m_sentence;
    QDialogButtonBox* m_buttons;
};

} // namespace zahlmeister::ui
