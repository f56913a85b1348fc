// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "app/document/liveevaluation.h"

class QComboBox;

namespace zahlmeister::ui {

/// @brief Why the chosen participant did not end his games; on show only under rules that rate what a
/// withdrawal leaves open.
/// @source document 002, 3.7 to 3.9
class WithdrawalChoice : public QWidget {
    Q_OBJECT

public:
    /// @param evaluation must outlive this
    explicit WithdrawalChoice(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief Whom it is about; nothing: nobody, and the choice is hidden.
    void setParticipant(std::optional<engine::ParticipantNumber> number);

private:
    [[nodiscard]] const engine::Participant* participant() const;
    void refresh();
    void choose(int index);

    app::LiveEvaluation& m_evaluation;
    std::optional<engine::ParticipantNumber> m_number;
    QComboBox* m_choice;
};

} // namespace zahlmeister::ui
