// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/document/liveevaluation.h"
#include "engine/catalogue/rulecatalog.h"

class QLabel;
class QSortFilterProxyModel;
class QTableView;

namespace zahlmeister::ui {

class ComparisonModel;
class FigureDelegate;
class RoleLabel;
class RuleVersionBox;
class TableFooter;
class TableHead;

/// @brief The open tournament under two rule versions side by side, player by player, always up to date.
///
/// Not modal: results can be typed while it is open.
class ComparisonDialog : public QDialog {
    Q_OBJECT

public:
    /// @param evaluation of the open tournament; the dialog must go before it does
    explicit ComparisonDialog(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief Shows two versions, by their ids.
    void choose(const QString& firstId, const QString& secondId);

    [[nodiscard]] const ComparisonModel& model() const { return *m_model; }

    /// @brief The table with its heads as text for a spreadsheet.
    [[nodiscard]] QString copyText() const;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void fillVersions();
    void refresh();
    void layoutColumns();
    void showSums();
    void savePdf();

    app::LiveEvaluation& m_evaluation;
    ComparisonModel* m_model;
    QSortFilterProxyModel* m_order;
    RuleVersionBox* m_first = nullptr;
    RuleVersionBox* m_second = nullptr;
    QLabel* m_summary = nullptr;
    RoleLabel* m_message = nullptr;
    QTableView* m_table = nullptr;
    TableHead* m_head = nullptr;
    FigureDelegate* m_figures = nullptr;
    TableFooter* m_footer = nullptr;
};

} // namespace zahlmeister::ui
