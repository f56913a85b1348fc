// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/document/liveevaluation.h"
#include "app/identify/liveidentification.h"
#include "engine/findings/finding.h"
#include "ui/entry/participantfields.h"
#include "ui/paste/wholetable.h"

class QLabel;

namespace zahlmeister::ui {

class MessageBar;
class OverrideReasons;
class ParticipantsModel;
class ParticipantsView;

/// @brief *Teilnehmer*: the participants as a table that is typed like a spreadsheet.
class ParticipantsPage : public QWidget {
    Q_OBJECT

public:
    /// @param evaluation must outlive the page
    /// @param identification likewise; nullptr: nobody is looked up
    explicit ParticipantsPage(app::LiveEvaluation& evaluation,
                              app::LiveIdentification* identification = nullptr, QWidget* parent = nullptr);
    ~ParticipantsPage() override;

    /// @brief Puts the cursor on the participant's field and takes the focus.
    /// @return false when the place names no participant, or a game
    bool goTo(const engine::FindingPlace& place);

    /// @brief Likewise on a cell; one of a participant who is not there yet is that of the empty row.
    void goTo(const ParticipantCell& cell);

    /// @brief Whose row the cursor is in; nothing in the empty row.
    [[nodiscard]] std::optional<engine::ParticipantNumber> currentParticipant() const;

    /// @brief The keys of this page for F1: lines of key, tab, what it does.
    [[nodiscard]] static QString keyboardHelp();

    /// @brief The table, for tests.
    [[nodiscard]] ParticipantsView& table() const { return *m_view; }

Q_SIGNALS:
    /// @brief A whole table was pasted, and the user wants it here.
    void wholeTablePasted(const zahlmeister::ui::PastedTable& table);
    /// @brief The user wants to decide who the participants are.
    void identifyFieldRequested();
    /// @brief Likewise of one participant.
    void identifyRequested(zahlmeister::engine::ParticipantNumber number);

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* buildIdentityBar();
    void tellOfRemoval(int count);
    void askWhatNumbersMean(int row, const QString& text);
    void showEmptyState();
    void showIdentities();

    app::LiveEvaluation& m_evaluation;
    app::LiveIdentification* m_identification;
    ParticipantsModel* m_model;
    ParticipantsView* m_view;
    OverrideReasons* m_reasons;
    MessageBar* m_question;
    QLabel* m_identities = nullptr;
    QLabel* m_empty = nullptr;
    bool m_draftReopened = false;
};

} // namespace zahlmeister::ui
