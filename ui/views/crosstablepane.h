// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/gridpane.h"

class QSpinBox;

namespace zahlmeister::ui {

class CrosstableModel;
class CrosstableView;

/// @brief The crosstable with its totals: everybody against everybody, or one team against another.
class CrosstablePane : public GridPane {
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
    [[nodiscard]] std::vector<std::pair<QString, QString>> keys() const override { return keyList(); }
    /// @brief The same without a pane, for the manual.
    [[nodiscard]] static std::vector<std::pair<QString, QString>> keyList();

protected:
    void putInOrder(TableOrder order) override;
    [[nodiscard]] QString currentSentence() const override;

private:
    void buildChoices();
    void offerLayouts();
    void chooseLayout(int index);

    CrosstableModel* m_model;
    CrosstableView* m_view;
    QSpinBox* m_games;
    QComboBox* m_layout; ///< everybody, or which team stands in the rows
    QLabel* m_layoutLabel;
};

} // namespace zahlmeister::ui
