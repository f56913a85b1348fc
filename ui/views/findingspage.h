// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/document/liveevaluation.h"
#include "engine/findings/finding.h"

class QLabel;
class QListView;
class QModelIndex;
class QPushButton;

namespace zahlmeister::ui {

class FindingActions;
class FindingDelegate;
class FindingsModel;
class RoleLabel;

/// @brief The tab *Prüfung*: one column of cards under the items of the check-list before a submission. A
/// card says what was found, its clause, what to do, and where; the current one offers what can be done about
/// it. Items that are done are folded.
class FindingsPage : public QWidget {
    Q_OBJECT

public:
    /// @param evaluation must outlive the page
    explicit FindingsPage(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief How many participants begin differently from how the evaluations before left them.
    void setChangedEntries(int count);

    /// @brief The keys of this page, one line each: key, tab, what it does.
    [[nodiscard]] static QString keyboardHelp();

Q_SIGNALS:
    /// @brief The user wants to go where a finding points to.
    void placeActivated(const zahlmeister::engine::FindingPlace& place);
    /// @brief The user wants the tournaments in which a new member played before.
    void earlierTournamentsWanted(zahlmeister::engine::ParticipantNumber number);
    /// @brief Likewise to a text that was not taken.
    /// @param place of its app::Draft
    void entryActivated(const QString& place);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void connectAll();
    void addKeys();
    void activate(const QModelIndex& index);
    void goToPlace(const QModelIndex& index, std::size_t finding);
    void placeActions();
    void copyLetter();
    bool fold(bool isFolded);
    void chooseFrom(int row, int step);
    void choose(const QModelIndex& index);
    void readMore();
    void updateState();
    void updateSummary();

    app::LiveEvaluation& m_evaluation;

    FindingsModel* m_model;
    QLabel* m_summary;
    RoleLabel* m_hint;
    QListView* m_list;
    FindingDelegate* m_delegate;
    FindingActions* m_actions;
    QPushButton* m_letter;
    QPushButton* m_more;
    int m_row = 1;             ///< chosen before the list was made anew
    int m_visitedRow = -1;     ///< whose place was gone to last
    std::size_t m_visited = 0; ///< which of its findings
};

} // namespace zahlmeister::ui
