// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QList>
#include <QWidget>

#include "app/document/liveevaluation.h"
#include "app/fields/edit.h"
#include "engine/evaluation/trace.h"
#include "engine/findings/finding.h"

namespace zahlmeister::ui {

class ElidedLabel;

/// @brief One view of the games on the page of results; all of them show and change the same games.
class ResultsPane : public QWidget {
    Q_OBJECT

public:
    /// @brief Puts the cursor on a game or on a participant.
    /// @return false when this view has no place for it
    virtual bool goTo(const engine::FindingPlace& place) = 0;

    /// @brief Where the cursor is, so that another view can go there.
    [[nodiscard]] virtual engine::FindingPlace currentPlace() const = 0;

    /// @brief Games that this view cannot show.
    [[nodiscard]] virtual std::vector<engine::GameId> hiddenGames() const { return {}; }

    /// @brief Why it cannot show them: one sentence with their number.
    [[nodiscard]] virtual QString hiddenSentence(int /*games*/) const { return {}; }

    /// @brief Whether there is nothing to show, with fewer than two participants; the page then says what to
    /// do.
    [[nodiscard]] bool isEmpty() const { return tournament().participants.size() < 2; }

    /// @brief Width that the view needs to be seen whole, in pixels; 0 where it takes what there is.
    [[nodiscard]] virtual int neededWidth() const { return 0; }

    /// @brief Texts that are being typed here and are no games yet.
    /// @return with places that only this view has to understand
    [[nodiscard]] virtual std::vector<app::Draft> drafts() const { return {}; }

    /// @brief Puts a text where it was being typed when the program ended.
    /// @return false when the place is gone
    virtual bool resume(const app::Draft& /*draft*/) { return false; }

    /// @brief The keys of this view for F1: key and what it does.
    [[nodiscard]] virtual std::vector<std::pair<QString, QString>> keys() const = 0;

Q_SIGNALS:
    /// @brief drafts() changed.
    void draftsChanged();
    /// @brief currentPlace() changed, or what is there.
    void placeChanged();
    /// @brief isEmpty() may have changed.
    void contentChanged();
    /// @brief A total was double clicked.
    void askedWhy(zahlmeister::engine::ParticipantNumber participant, zahlmeister::engine::Quantity quantity);

protected:
    /// @param evaluation must outlive the pane
    ResultsPane(app::LiveEvaluation& evaluation, QWidget* parent) : QWidget(parent), m_evaluation(evaluation)
    {
    }

    [[nodiscard]] app::LiveEvaluation& evaluation() const { return m_evaluation; }
    [[nodiscard]] app::TournamentDocument& document() const { return m_evaluation.document(); }
    [[nodiscard]] const engine::Tournament& tournament() const { return document().tournament(); }

    /// @brief The game that a place names; nullptr when it names none, or none that there is.
    [[nodiscard]] const engine::Game* gameOf(const engine::FindingPlace& place) const;

    /// @brief Carries out what was typed.
    /// @return why it cannot be; empty when it was
    [[nodiscard]] QString carryOut(const app::EditGroup& group);

    /// @brief A line for what is under the cursor: the last one of a pane, one line, in full as tool tip.
    [[nodiscard]] ElidedLabel* newCurrentLine(const QString& accessibleName);

    /// @brief Where Tab stops, in the order of reading; the table comes last.
    void setStops(const QList<QWidget*>& stops);

    bool focusNextPrevChild(bool next) override;

private:
    app::LiveEvaluation& m_evaluation;
    QList<QWidget*> m_stops;
};

/// @brief A sentence of several lines as one line.
[[nodiscard]] QString inOneLine(QString sentence);

} // namespace zahlmeister::ui
