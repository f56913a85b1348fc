// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/entry/roundentry.h"
#include "app/entry/roundplan.h"
#include "ui/views/pairingspane.h"

namespace zahlmeister::ui {

class RoundModel;
class RoundRosterModel;
class RoundView;

/// @brief The rounds, one at a time: pairings with boards and date, byes, and who is still to be paired.
///
/// Shows every game of the tournament: those without a round have a list of their own.
class RoundsPane : public PairingsPane {
    Q_OBJECT

public:
    /// @param evaluation must outlive the pane
    explicit RoundsPane(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief The list, for tests and benchmarks.
    [[nodiscard]] RoundView& view() const { return *m_view; }

    bool goTo(const engine::FindingPlace& place) override;
    [[nodiscard]] engine::FindingPlace currentPlace() const override;
    [[nodiscard]] std::vector<std::pair<QString, QString>> keys() const override { return keyList(); }
    /// @brief The same without a pane, for the manual.
    [[nodiscard]] static std::vector<std::pair<QString, QString>> keyList();

protected:
    void showRound() override;
    void follow() override;
    [[nodiscard]] QString emptySentence() const override;
    [[nodiscard]] EntryLine::Reading readText(const QString& text) const override;
    EntryLine::Reading commitText(const QString& text) override;
    void paste() override;

private:
    [[nodiscard]] QWidget* buildToolRow();
    [[nodiscard]] QWidget* buildRoster();
    [[nodiscard]] QString sentenceOf(const app::LineEntry& entry) const;

    RoundModel* m_model;
    RoundRosterModel* m_roster;
    RoundView* m_view;
    QLabel* m_free;
};

} // namespace zahlmeister::ui
