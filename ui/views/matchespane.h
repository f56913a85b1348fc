// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/entry/matchplan.h"
#include "ui/views/pairingspane.h"

class QComboBox;
class QSpinBox;

namespace zahlmeister::app {
class LiveIdentification;
}

namespace zahlmeister::ui {

class MatchesModel;
class MatchesView;
class TeamRosterModel;

/// @brief Team matches, one round at a time: boards, line-ups, substitutes, and the score of each match.
class MatchesPane : public PairingsPane {
    Q_OBJECT

public:
    /// @param evaluation must outlive the pane
    /// @param identification finds names in the lists, and must outlive the pane; nullptr: none are looked
    /// for
    explicit MatchesPane(app::LiveEvaluation& evaluation, app::LiveIdentification* identification = nullptr,
                         QWidget* parent = nullptr);

    /// @brief The list, for tests and benchmarks.
    [[nodiscard]] MatchesView& view() const { return *m_view; }

    [[nodiscard]] engine::FindingPlace currentPlace() const override;
    [[nodiscard]] std::vector<engine::GameId> hiddenGames() const override;
    [[nodiscard]] QString hiddenSentence(int games) const override;
    [[nodiscard]] std::vector<std::pair<QString, QString>> keys() const override { return keyList(); }
    /// @brief The same without a pane, for the manual.
    [[nodiscard]] static std::vector<std::pair<QString, QString>> keyList();

protected:
    void showRound() override;
    void followCursor() override;
    [[nodiscard]] QString emptySentence() const override;
    [[nodiscard]] EntryLine::Reading readText(const QString& text) const override;
    EntryLine::Reading commitText(const QString& text) override;
    void paste() override;
    [[nodiscard]] std::optional<app::Draft> typedInList() const override;
    bool resumeInList(const QStringList& place, const QString& text) override;

private:
    [[nodiscard]] QWidget* buildToolRows();
    void buildChoices();
    [[nodiscard]] QWidget* buildRoster();
    void showFound();
    void pairSchedule();
    void askForDay(const engine::TeamMatch& match);
    [[nodiscard]] QString scheduledPairings() const;
    void showCustom();
    void setColours();
    [[nodiscard]] app::RoundPlan planText(const app::MatchEntry& entry) const;
    [[nodiscard]] QString sentenceOf(const app::MatchEntry& entry) const;

    MatchesModel* m_model;
    TeamRosterModel* m_roster;
    MatchesView* m_view;
    QSpinBox* m_boards;
    QComboBox* m_custom;
};

/// @brief The custom of the league as it was chosen last.
[[nodiscard]] engine::HomeWhite homeWhiteCustom();

} // namespace zahlmeister::ui
