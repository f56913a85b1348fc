// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QWidget>

#include "app/document/liveevaluation.h"
#include "app/fields/edit.h"
#include "engine/evaluation/trace.h"
#include "engine/findings/finding.h"
#include "ui/paste/wholetable.h"

class QAction;
class QButtonGroup;
class QLabel;
class QStackedWidget;

namespace zahlmeister::app {
class LiveIdentification;
}

namespace zahlmeister::ui {

class CrosstableView;
class HintStrip;
class FinalTablePane;
class LeaguePane;
class MatchesPane;
class ParticipantCard;
class ProgressView;
class ResultsPane;
class RoundsPane;

/// @brief *Ergebnisse*: the views of the same games, of which one is in front.
///
/// A view is built when it is looked at for the first time. Which one opens is remembered for each kind and
/// mode of tournament.
class ResultsPage : public QWidget {
    Q_OBJECT

public:
    /// @brief The views in the order of their keys, Alt+1 and so on.
    enum class View { Crosstable, Progress, Rounds, Matches, League, FinalTable };
    static constexpr int kViews = 6;

    /// @param evaluation must outlive the page
    /// @param identification finds names in the lists, and must outlive the page; nullptr: none are looked
    /// for
    explicit ResultsPage(app::LiveEvaluation& evaluation, app::LiveIdentification* identification = nullptr,
                         QWidget* parent = nullptr);

    [[nodiscard]] View currentView() const { return m_current; }
    /// @brief Brings a view to the front, with the cursor on the game where it was.
    void showView(View view);

    /// @brief Puts the cursor on the cell of a game, or on the row of a participant, and takes the focus.
    ///
    /// Changes the view when the one in front has no cell for it.
    /// @return false when the place is not on this page
    bool goTo(const engine::FindingPlace& place);

    /// @brief Puts the cursor where the day of a game is typed, that of its round; of the first game without
    /// a day when the place names none.
    void goToDate(const engine::FindingPlace& place);

    /// @brief Whether a text was being typed on this page when the program ended; it stands there again.
    [[nodiscard]] static bool hasDrafts(const app::TournamentDocument& document);

    /// @brief Shows the view in which a text stands that was typed, but not taken.
    /// @param draft place of its app::Draft
    void showEntry(const QString& draft);

    /// @brief The keys of this page for F1: lines of key, tab, what it does.
    [[nodiscard]] QString keyboardHelp() const;

    /// @brief The grids, for tests and benchmarks; built if need be.
    [[nodiscard]] CrosstableView& crosstable();
    [[nodiscard]] ProgressView& progressTable();
    [[nodiscard]] RoundsPane& rounds();
    [[nodiscard]] MatchesPane& matches();
    [[nodiscard]] LeaguePane& league();
    [[nodiscard]] FinalTablePane& finalTable();

Q_SIGNALS:
    /// @brief A whole table was pasted, and the user wants it here; nullptr: what was pasted is none.
    void wholeTablePasted(const zahlmeister::ui::PastedTable& table);
    /// @brief The cursor is on a cell of another player.
    void participantCurrent(zahlmeister::engine::ParticipantNumber participant);
    /// @brief A total was double clicked.
    void askedWhy(zahlmeister::engine::ParticipantNumber participant, zahlmeister::engine::Quantity quantity);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showCard();
    [[nodiscard]] static QString nameOf(View view);
    [[nodiscard]] View firstView() const;
    [[nodiscard]] QString settingsKey() const;
    [[nodiscard]] QWidget* buildSwitch();
    void resumeDrafts();
    void keepDrafts();
    [[nodiscard]] ResultsPane* build(View view);
    ResultsPane& pane(View view);
    bool goTo(View view, const engine::FindingPlace& place);
    void bringToFront(View view);
    void showContent();
    void showHiddenGames();
    void offerViews();

    app::LiveEvaluation& m_evaluation;
    app::LiveIdentification* m_identification;
    QButtonGroup* m_buttons;
    HintStrip* m_hidden;
    QStackedWidget* m_stack;
    QLabel* m_empty;
    ParticipantCard* m_card;
    std::array<QAction*, kViews> m_viewActions = {};
    std::array<ResultsPane*, kViews> m_panes = {};
    View m_current;
    bool m_hiddenQueued = false;
    bool m_draftsQueued = false;
};

} // namespace zahlmeister::ui
