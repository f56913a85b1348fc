// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/rules/ratingsystem.h"
#include "ui/calculator/typedrowsmodel.h"

namespace zahlmeister::ui {

/// @brief Evaluations of one player in their order, as their sheets show them, and what they become.
/// @source document 001, 4.10.1
class CorrectionModel : public TypedRowsModel {
    Q_OBJECT

public:
    /// @brief The first four are typed.
    enum Column {
        UsedColumn,      ///< R_0 that the evaluation was made with
        ScoreColumn,     ///< W
        ExpectedColumn,  ///< W_e as it was
        GamesColumn,     ///< n
        RightColumn,     ///< R_0 that it should have been made with
        CorrectedColumn, ///< W_e as it is now
        NewRatingColumn, ///< R_n
    };

    explicit CorrectionModel(QObject* parent = nullptr);

    /// @brief The complete rows from the first on; the chain ends with the first that is not.
    /// @param index of the first evaluation's rating; every further one is one higher
    [[nodiscard]] std::vector<engine::LaterEvaluation> evaluations(std::optional<int> index,
                                                                   std::optional<int> age) const;

    /// @brief Shows what the rows become.
    void setCorrected(std::vector<engine::Evaluation> corrected);

protected:
    [[nodiscard]] QString computed(int row, int column) const override;
    [[nodiscard]] QString problemOf(const Row& row) const override;

private:
    std::vector<engine::Evaluation> m_corrected;
};

} // namespace zahlmeister::ui
