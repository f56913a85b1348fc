// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/fields/edit.h"
#include "engine/model/tournament.h"
#include "ui/entry/leaguetext.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;

namespace zahlmeister::ui {

/// @brief A league in one place: its teams with their line-ups, boards, days, and the pairings of all rounds.
///
/// Teams and pairings are texts that can be typed and pasted. As long as nobody changes the pairings they are
/// those of the Berger table.
class LeagueDialog : public QDialog {
    Q_OBJECT

public:
    /// @brief Whether the league is a new one, or there already.
    enum class Purpose { Create, Change };

    /// @param tournament must outlive the dialog
    LeagueDialog(const engine::Tournament& tournament, Purpose purpose, QWidget* parent);

    /// @brief The name of the league; empty unless it is a new one.
    [[nodiscard]] QString name() const;

    /// @brief What the dialog changes in the tournament.
    [[nodiscard]] app::EditGroup changes() const;

    /// @brief What is said below the texts: a problem, or what was understood.
    [[nodiscard]] QString sentence() const;

    void accept() override;
    /// @brief Asks once more, in place, before what was typed is given up.
    void reject() override;

private:
    void build(Purpose purpose);
    [[nodiscard]] QWidget* buildTexts();
    void proposeSchedule();
    void putSchedule(const QString& text);
    void readAll();
    [[nodiscard]] QString spareDays() const;
    [[nodiscard]] QString content() const;

    const engine::Tournament& m_tournament;
    TypedTeams m_typed;
    TypedSchedule m_schedule;
    bool m_isProposed; ///< the pairings are those of the Berger table
    QLineEdit* m_name;
    QSpinBox* m_boards;
    QComboBox* m_cycles;
    QLineEdit* m_days;
    QPlainTextEdit* m_teams;
    QPlainTextEdit* m_pairings;
    QLabel* m_sentence;
    QDialogButtonBox* m_buttons;
    QString m_before; ///< content() at the beginning
    QString m_warned; ///< content() of which was said that it is not kept
};

} // namespace zahlmeister::ui
