// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QList>

#include "app/entry/roundplan.h"
#include "ui/paste/pasteplan.h"
#include "ui/views/resultspane.h"
#include "ui/widgets/entryline.h"

class QAbstractItemModel;
class QLabel;
class QTableView;

namespace zahlmeister::ui {

class ElidedLabel;
class PairingsModel;
class PairingsView;
class RoundBar;

/// @brief What the views of one round at a time have in common: the choice of the round and its day, a line
/// that is typed, the list below it, and beside it who is there.
class PairingsPane : public ResultsPane {
    Q_OBJECT

public:
    /// @brief The line, for tests and benchmarks.
    [[nodiscard]] EntryLine& entry() const { return *m_entry; }

    /// @brief The round on show; nothing: the games without a round.
    [[nodiscard]] std::optional<int> round() const;
    void setRound(std::optional<int> round);

    /// @brief Puts the cursor into the field of the round's day.
    void goToDate(std::optional<int> round);

    bool goTo(const engine::FindingPlace& place) override;
    [[nodiscard]] std::vector<app::Draft> drafts() const override;
    bool resume(const app::Draft& draft) override;

protected:
    /// @param evaluation must outlive the pane
    /// @param caption of the line, with its mnemonic
    /// @param current what the sentence below the list is about, for screen readers
    PairingsPane(app::LiveEvaluation& evaluation, const QString& caption, const QString& current,
                 QWidget* parent);

    /// @brief Completes the construction, once the pane has made its parts.
    /// @param tools the row with bar()
    /// @param side who is there
    /// @param choices of the row beside bar(), in the order of Tab
    void setUp(PairingsModel& model, PairingsView& list, QWidget* tools, QWidget* side,
               const QList<QWidget*>& choices = {});

    [[nodiscard]] RoundBar& bar() const { return *m_bar; }
    /// @brief The table of those who are there; setUp() needs it to have its model.
    [[nodiscard]] QTableView& rosterView() const { return *m_rosterView; }

    /// @brief Gives the table of those who are there its look and its model.
    void dressRoster(QAbstractItemModel& model, int numberDigits);

    /// @brief Shows the round of bar() in the pane's own models.
    virtual void showRound() = 0;
    /// @brief Shows what has changed; another pane's edit or its own.
    virtual void follow();
    /// @brief Shows what is under the cursor.
    virtual void followCursor();
    /// @brief What to do while there is no pairing.
    [[nodiscard]] virtual QString emptySentence() const = 0;

    /// @brief What the line says so far.
    [[nodiscard]] virtual EntryLine::Reading readText(const QString& text) const = 0;
    /// @brief Carries the line out.
    virtual EntryLine::Reading commitText(const QString& text) = 0;
    /// @brief Carries out what was typed.
    /// @return why it cannot be; empty when it was
    [[nodiscard]] QString carryOutPlan(const app::RoundPlan& plan);
    /// @brief Reads what is in the clipboard.
    virtual void paste() = 0;
    /// @brief Carries out what was pasted, or says why not.
    void takePaste(PastePlan plan);

    /// @brief A text that is being typed in the list itself.
    /// @return its place after the number of the round
    [[nodiscard]] virtual std::optional<app::Draft> typedInList() const { return std::nullopt; }
    /// @brief Puts such a text back.
    /// @return false when the place is gone
    virtual bool resumeInList(const QStringList& /*place*/, const QString& /*text*/) { return false; }

private:
    void changeRound();
    void goToList();

    RoundBar* m_bar;
    EntryLine* m_entry;
    QTableView* m_rosterView;
    ElidedLabel* m_current;
    QLabel* m_empty;
    PairingsModel* m_model = nullptr;
    PairingsView* m_list = nullptr;
};

} // namespace zahlmeister::ui
