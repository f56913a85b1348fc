// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/liveevaluation.h"
#include "ui/views/resultspane.h"

class QComboBox;
class QLabel;
class QSpinBox;

namespace zahlmeister::ui {

class CrosstableModel;
class CrosstableView;
class ElidedLabel;
class TotalsGrid;

/// @brief The crosstable with its totals: everybody against everybody, or one team against another.
class CrosstablePane : public ResultsPane {
    Q_OBJECT

public:
    /// @param evaluation must outlive the pane
    explicit CrosstablePane(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief The grid, for tests and benchmarks.
    [[nodiscard]] CrosstableView& view() const { return *m_view; }

    bool goTo(const engine::FindingPlace& place) override;
    [[nodiscard]] engine::FindingPlace currentPlace() const override;
    [[nodiscard]] std::vector<engine::GameId> hiddenGames() const override;
    [[nodiscard]] QString hiddenSentence(int games) const override;
    [[nodiscard]] bool isEmpty() const override;
    [[nodiscard]] std::vector<std::pair<QString, QString>> keys() const override;

private:
    [[nodiscard]] QWidget* buildToolRow();
    void buildChoices(QWidget* row);
    void offerLayouts();
    void chooseLayout(int index);
    void followCursor();

    app::LiveEvaluation& m_evaluation;
    CrosstableModel* m_model;
    CrosstableView* m_view;
    TotalsGrid* m_grid;
    ElidedLabel* m_current;
    QComboBox* m_direction;
    QSpinBox* m_games;
    QLabel* m_layoutLabel = nullptr;
    QComboBox* m_layout; ///< everybody, or which team stands in the rows
};

} // namespace zahlmeister::ui
