// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QStringList>
#include <QWidget>

#include "app/document/liveevaluation.h"
#include "engine/evaluation/trace.h"

class QTableView;

namespace zahlmeister::ui {

class CrosstableTotalsDelegate;
class CrosstableTotalsModel;
class ResultsGrid;

/// @brief A grid whose rows are participants, with points, rank, games and the live change beside it.
///
/// Both scroll together, grow together, and tint the same row.
class TotalsGrid : public QWidget {
    Q_OBJECT

public:
    /// @brief Tells which row of the grid is a participant's; -1 when none is.
    using RowOf = std::function<int(engine::ParticipantNumber)>;

    /// @param evaluation must outlive this
    /// @param grid becomes a child of this
    TotalsGrid(app::LiveEvaluation& evaluation, ResultsGrid& grid, RowOf rowOf, QWidget* parent = nullptr);

    /// @brief The rows of the grid changed: totals without a row there are hidden.
    void followRows();

    /// @brief Width that grid and totals need to be seen whole.
    [[nodiscard]] int neededWidth() const;

    /// @brief The totals beside a row of the grid, for a spreadsheet; -1: their heads.
    [[nodiscard]] QStringList totalsOf(int row) const;

    /// @brief Whether the points that the organiser's sheet states are shown, and typed at the end of a row.
    [[nodiscard]] bool isSheetShown() const;
    void showSheet(bool isShown);

Q_SIGNALS:
    /// @brief An edit was refused.
    void failed(const zahlmeister::Error& error);
    /// @brief A total was double clicked.
    void askedWhy(zahlmeister::engine::ParticipantNumber participant, zahlmeister::engine::Quantity quantity);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void giveRoom();
    void orderTotals();
    void buildTotals();
    void layOut();
    void followZoom();
    void followCursor();
    [[nodiscard]] int totalsRowOf(int row) const;
    bool typeSheetPoints(int row);
    void goOnInSheet(int step);

    ResultsGrid& m_grid;
    RowOf m_rowOf;
    CrosstableTotalsModel* m_model;
    CrosstableTotalsDelegate* m_delegate = nullptr;
    QTableView* m_totals;
    int m_sheetRow = -1; ///< of the grid, whose points of the sheet are typed one below the other
};

} // namespace zahlmeister::ui
