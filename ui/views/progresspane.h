// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/liveevaluation.h"
#include "ui/views/resultspane.h"

class QComboBox;
class QSpinBox;

namespace zahlmeister::ui {

class ElidedLabel;
class ProgressModel;
class ProgressView;
class TotalsGrid;

/// @brief The progress table with its totals: rounds from left to right, as Swiss tournaments are printed.
class ProgressPane : public ResultsPane {
    Q_OBJECT

public:
    /// @param evaluation must outlive the pane
    explicit ProgressPane(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief The grid, for tests and benchmarks.
    [[nodiscard]] ProgressView& view() const { return *m_view; }

    bool goTo(const engine::FindingPlace& place) override;
    [[nodiscard]] engine::FindingPlace currentPlace() const override;
    [[nodiscard]] std::vector<engine::GameId> hiddenGames() const override;
    [[nodiscard]] QString hiddenSentence(int games) const override;
    [[nodiscard]] bool isEmpty() const override;
    [[nodiscard]] std::vector<app::Draft> drafts() const override;
    bool resume(const app::Draft& draft) override;
    [[nodiscard]] std::vector<std::pair<QString, QString>> keys() const override;

private:
    [[nodiscard]] QWidget* buildToolRow();
    void buildChoices();
    void followCursor();
    void followRounds();
    void setRounds(int rounds);
    [[nodiscard]] QString typedSentence() const;

    app::LiveEvaluation& m_evaluation;
    ProgressModel* m_model;
    ProgressView* m_view;
    TotalsGrid* m_grid;
    ElidedLabel* m_current;
    QComboBox* m_direction;
    QSpinBox* m_rounds;
};

} // namespace zahlmeister::ui
