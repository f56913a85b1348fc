// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/document/liveevaluation.h"
#include "engine/findings/finding.h"

class QBoxLayout;
class QLabel;
class QListView;
class QModelIndex;
class QPushButton;
class QStackedWidget;

namespace zahlmeister::ui {

class FindingActions;
class FindingsModel;
class ReadinessPanel;

/// @brief The tab *Prüfung*: what was found about the tournament, errors first, each with its place, what to
/// do and its clause. Double click or Enter goes to the place; below stand repairs and the reason for
/// accepting a warning, beside it the check-list before a submission.
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
    /// @brief Likewise to a text that was not taken.
    /// @param place of its app::Draft
    void entryActivated(const QString& place);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void activate(const QModelIndex& index);
    void chooseFrom(int row, int step);
    void choose(const QModelIndex& index);
    void readMore();
    void updateState();
    void updateReadiness();

    app::LiveEvaluation& m_evaluation;

    FindingsModel* m_model;
    QLabel* m_summary;
    QListView* m_list;
    QStackedWidget* m_stack;
    FindingActions* m_actions;
    ReadinessPanel* m_readiness;
    QPushButton* m_more;
    QBoxLayout* m_columns = nullptr;
    int m_changedEntries = 0;
    int m_row = 1;             ///< chosen before the list was made anew
    int m_visitedRow = -1;     ///< whose place was gone to last
    std::size_t m_visited = 0; ///< which of its findings
};

} // namespace zahlmeister::ui
