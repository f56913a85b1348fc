// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QList>
#include <QWidget>

#include "app/fields/edit.h"
#include "engine/evaluation/trace.h"
#include "engine/findings/finding.h"

namespace zahlmeister::ui {

class ElidedLabel;

/// @brief One view of the games on the page of results; all of them show and change the same games.
class ResultsPane : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// @brief Puts the cursor on a game or on a participant.
    /// @return false when this view has no place for it
    virtual bool goTo(const engine::FindingPlace& place) = 0;

    /// @brief Where the cursor is, so that another view can go there.
    [[nodiscard]] virtual engine::FindingPlace currentPlace() const = 0;

    /// @brief Games that this view cannot show.
    [[nodiscard]] virtual std::vector<engine::GameId> hiddenGames() const = 0;

    /// @brief Why it cannot show them: one sentence with their number.
    [[nodiscard]] virtual QString hiddenSentence(int games) const = 0;

    /// @brief Whether there is anything to show; if not, the page says what to do.
    [[nodiscard]] virtual bool isEmpty() const = 0;

    /// @brief Texts that are being typed here and are no games yet.
    /// @return with places that only this view has to understand
    [[nodiscard]] virtual std::vector<app::Draft> drafts() const { return {}; }

    /// @brief Puts a text where it was being typed when the program ended.
    /// @return false when the place is gone
    virtual bool resume(const app::Draft& draft)
    {
        Q_UNUSED(draft)
        return false;
    }

    /// @brief The keys of this view for F1: key and what it does.
    [[nodiscard]] virtual std::vector<std::pair<QString, QString>> keys() const = 0;

Q_SIGNALS:
    /// @brief drafts() are others.
    void draftsChanged();
    /// @brief isEmpty() may be another one.
    void contentChanged();
    /// @brief A total was double clicked.
    void askedWhy(zahlmeister::engine::ParticipantNumber participant, zahlmeister::engine::Quantity quantity);

protected:
    /// @brief A line for what is under the cursor: the last one of a pane, one line, in full as tool tip.
    [[nodiscard]] ElidedLabel* newCurrentLine(const QString& accessibleName);

    /// @brief Where Tab stops, in the order of reading; the table comes last.
    void setStops(const QList<QWidget*>& stops);

    bool focusNextPrevChild(bool next) override;

private:
    QList<QWidget*> m_stops;
};

} // namespace zahlmeister::ui
