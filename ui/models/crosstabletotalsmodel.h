// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include <QAbstractTableModel>

#include "app/document/liveevaluation.h"
#include "engine/model/standings.h"

namespace zahlmeister::ui {

/// @brief What stands at the end of a crosstable's rows: points, rank, games, change of rating, new DWZ;
/// live.
///
/// Points and rank are those of the table: forfeits and byes count (engine/model/standings.h).
/// Follows the evaluation and announces only the cells whose text changed.
class CrosstableTotalsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief The totals at a row's end, and what the delegate asks for beside their text.
    enum Column { Points, Rank, Games, Change, NewRating, ColumnCount };
    enum Role {
        SignRole = Qt::UserRole, ///< 1 to the better, -1 to the worse, 0; nothing without a change
    };

    /// @param evaluation must outlive the model
    explicit CrosstableTotalsModel(app::LiveEvaluation& evaluation, QObject* parent = nullptr);

    /// @brief The quantity that a column shows, for *Warum?*.
    [[nodiscard]] static engine::Quantity quantityOf(int column);

    /// @brief Participant of a row.
    [[nodiscard]] engine::ParticipantNumber numberAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// @brief A text is another one after an edit; for the glow.
    void valueChanged(int row, int column);

private:
    struct Line {
        engine::ParticipantNumber number;
        int games = 0;
        int counted = 0;
        int sign = 0;
        std::array<QString, ColumnCount> texts = {};
        std::array<QString, ColumnCount> previous = {};
    };

    void refresh();
    [[nodiscard]] std::vector<Line> tally() const;
    void writeTexts(Line& line, const engine::Standing& standing) const;

    app::LiveEvaluation& m_evaluation;
    std::vector<Line> m_lines;
};

} // namespace zahlmeister::ui
