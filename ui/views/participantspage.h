// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/document/liveevaluation.h"
#include "engine/check/finding.h"

class QLabel;

namespace zahlmeister::ui {

class ParticipantsModel;
class ParticipantsView;

/// @brief *Teilnehmer*: the participants as a table that is typed like a spreadsheet.
class ParticipantsPage : public QWidget {
    Q_OBJECT

public:
    /// @param evaluation must outlive the page
    explicit ParticipantsPage(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief Puts the cursor on the participant's field and takes the focus.
    /// @return false when the place names no participant, or a game
    bool goTo(const engine::FindingPlace& place);

    /// @brief The keys of this page for F1: lines of key, tab, what it does.
    [[nodiscard]] QString keyboardHelp() const;

    /// @brief The table, for tests.
    [[nodiscard]] ParticipantsView& table() const { return *m_view; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void showEmptyState();

    app::LiveEvaluation& m_evaluation;
    ParticipantsModel* m_model;
    ParticipantsView* m_view;
    QLabel* m_empty;
    bool m_draftReopened = false;
};

} // namespace zahlmeister::ui
