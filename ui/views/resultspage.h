// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/document/liveevaluation.h"
#include "engine/check/finding.h"
#include "engine/evaluation/trace.h"

class QComboBox;
class QLabel;
class QSpinBox;
class QStackedWidget;
class QTableView;

namespace zahlmeister::ui {

class CrosstableModel;
class CrosstableTotalsDelegate;
class CrosstableTotalsModel;
class CrosstableView;

/// @brief *Ergebnisse*: the crosstable typed blind, with points, games and the live change of rating beside
/// it.
class ResultsPage : public QWidget {
    Q_OBJECT

public:
    /// @param evaluation must outlive the page
    explicit ResultsPage(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief Puts the cursor on the cell of a game, or on the row of a participant, and takes the focus.
    /// @return false when the place is not on this page
    bool goTo(const engine::FindingPlace& place);

    /// @brief The keys of this page for F1: lines of key, tab, what it does.
    [[nodiscard]] QString keyboardHelp() const;

    /// @brief The grid, for tests and benchmarks.
    [[nodiscard]] CrosstableView& crosstable() const { return *m_view; }

Q_SIGNALS:
    /// @brief A total was double clicked.
    void askedWhy(zahlmeister::engine::ParticipantNumber participant, zahlmeister::engine::Quantity quantity);

private:
    void buildTotals();
    [[nodiscard]] QWidget* buildToolRow();
    [[nodiscard]] QWidget* buildGrid();
    void followZoom();
    void followCursor();
    void showEmptyState();

    app::LiveEvaluation& m_evaluation;
    CrosstableModel* m_model;
    CrosstableTotalsModel* m_totalsModel;
    CrosstableView* m_view;
    QTableView* m_totals;
    CrosstableTotalsDelegate* m_totalsDelegate;
    QStackedWidget* m_stack;
    QLabel* m_current;
    QComboBox* m_direction;
    QSpinBox* m_games;
};

} // namespace zahlmeister::ui
