// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "app/document/tournamentdocument.h"

class QFormLayout;
class QLineEdit;

namespace zahlmeister::ui {

/// @brief Asks in place why the referee's rating or index counts instead of the listed one; hidden while
/// there is nothing to ask.
///
/// A field for each override of one participant. Enter takes the reason and goes on, Escape leaves it for
/// later.
class OverrideReasons : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive the widget
    explicit OverrideReasons(app::TournamentDocument& document, QWidget* parent = nullptr);

    /// @brief Whose overrides to ask about.
    void setParticipant(std::optional<engine::ParticipantNumber> number);
    [[nodiscard]] std::optional<engine::ParticipantNumber> participant() const { return m_number; }

    /// @brief Puts the focus on the first field without a reason.
    /// @return false when there is none
    bool startTyping();

Q_SIGNALS:
    /// @brief Enter was pressed in the last field, or Escape in one of them.
    void finished();
    /// @brief A reason could not be stored.
    void failed(const zahlmeister::Error& error);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void commit();
    void leaveForLater();
    [[nodiscard]] const engine::Participant* current() const;

    app::TournamentDocument& m_document;
    std::optional<engine::ParticipantNumber> m_number;
    QFormLayout* m_form;
    std::vector<engine::Override> m_shown;
    std::vector<QLineEdit*> m_fields;
};

} // namespace zahlmeister::ui
