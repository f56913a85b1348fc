// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <initializer_list>

#include "ui/models/participantorder.h"
#include "ui/views/grids/totalsgrid.h"
#include "ui/views/resultspane.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace zahlmeister::ui {

/// @brief The settings of where the cursor goes after a result, one for each grid.
inline constexpr std::array<QLatin1StringView, 2> kDirectionSettings{
    QLatin1StringView("crosstable/direction"), QLatin1StringView("progress/direction")};

class ResultsGrid;

/// @brief What the views with a row for each participant have in common: choices above, the grid with its
/// totals, and a sentence about the cell of the cursor below.
class GridPane : public ResultsPane {
    Q_OBJECT

public:
    [[nodiscard]] int neededWidth() const override;

protected:
    /// @brief What a pane says above its grid.
    struct Words {
        QString down;          ///< the direction that is not along the row
        QString directionHelp; ///< tool tip of the choice
        QString keys;          ///< one line of help
    };
    /// @brief A choice above the grid: its label and its field.
    using Choice = std::pair<QLabel*, QWidget*>;

    /// @param evaluation must outlive the pane
    GridPane(app::LiveEvaluation& evaluation, QWidget* parent);

    /// @brief Completes the construction, once the pane has made its parts.
    /// @param settings name of the view in the settings
    /// @param rowOf tells which row of the grid is a participant's; -1 when none is
    void setUp(ResultsGrid& view, const QString& settings, TotalsGrid::RowOf rowOf, const Words& words,
               std::initializer_list<Choice> choices);

    /// @brief Shows other rows: participants came or went.
    void followRows();
    /// @brief Shows what is under the cursor.
    void followCursor();
    /// @brief Puts the rows into an order, as it is now.
    virtual void putInOrder(TableOrder order) = 0;
    /// @brief One sentence about the cell of the cursor, which there is.
    [[nodiscard]] virtual QString currentSentence() const = 0;

    void showEvent(QShowEvent* event) override;

private:
    void offerOrders();
    void offerDirections(const QString& settings, const Words& words);
    void offerSheet();

    ResultsGrid* m_view = nullptr;
    TotalsGrid* m_grid = nullptr;
    ElidedLabel* m_current;
    QComboBox* m_direction;
    QComboBox* m_order;
    QCheckBox* m_sheet; ///< whether the points of the sheet are shown
};

} // namespace zahlmeister::ui
