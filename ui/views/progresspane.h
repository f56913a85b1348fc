// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/gridpane.h"

class QSpinBox;

namespace zahlmeister::ui {

class ProgressModel;
class ProgressView;

/// @brief The progress table with its totals: rounds from left to right, as Swiss tournaments are printed.
class ProgressPane : public GridPane {
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
    [[nodiscard]] std::vector<app::Draft> drafts() const override;
    bool resume(const app::Draft& draft) override;
    [[nodiscard]] std::vector<std::pair<QString, QString>> keys() const override { return keyList(); }
    /// @brief The same without a pane, for the manual.
    [[nodiscard]] static std::vector<std::pair<QString, QString>> keyList();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void putInOrder(TableOrder order) override;
    [[nodiscard]] QString currentSentence() const override;

private:
    void buildRounds();
    void showRounds();
    void setRounds(int rounds);
    [[nodiscard]] QString typedSentence() const;

    ProgressModel* m_model;
    ProgressView* m_view;
    QSpinBox* m_rounds;
    bool m_isLeft = false; ///< m_rounds, by Tab
};

} // namespace zahlmeister::ui
