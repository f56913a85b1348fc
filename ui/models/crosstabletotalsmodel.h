// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "app/document/liveevaluation.h"
#include "app/entry/sheetpoints.h"
#include "engine/model/standings.h"
#include "ui/models/columns.h"

namespace zahlmeister::ui {

/// @brief What stands at the end of a row.
struct CrosstableTotals {
    engine::ParticipantNumber number;
    QString name = {};
    int games = 0;
    int counted = 0; ///< of the games
    int sign = 0;    ///< of the change
    app::SheetPoints sheet = app::SheetPoints::Open;
    std::array<QString, 6> texts = {};
    std::array<QString, 6> previous = {}; ///< of texts that the last edit changed
};

/// @brief What stands at the end of a crosstable's rows: points, what the sheet states of them, rank, games,
/// change of rating, new DWZ; live.
///
/// Points and rank are those of the table: forfeits and byes count (engine/model/standings.h).
/// Follows the evaluation and announces only the cells whose text changed.
class CrosstableTotalsModel : public ColumnsModel<CrosstableTotals> {
    Q_OBJECT

public:
    /// @brief The totals at a row's end; a change, and points of the sheet, have a SignRole beside the text.
    enum Column { Points, SheetPoints, Rank, Games, Change, NewRating, ColumnCount };

    /// @param evaluation must outlive the model
    explicit CrosstableTotalsModel(app::LiveEvaluation& evaluation, QObject* parent = nullptr);

    /// @brief The quantity that a column shows, for *Warum?*.
    [[nodiscard]] static engine::Quantity quantityOf(int column);

    /// @brief Participant of a row.
    [[nodiscard]] engine::ParticipantNumber numberAt(int row) const { return rowAt(row).number; }

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// @brief Keeps the points of the sheet (EditRole): `4½`, `4,5`; empty takes them back. False when the
    /// text says no points.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

Q_SIGNALS:
    /// @brief An edit was refused.
    void failed(const zahlmeister::Error& error);
    /// @brief A text changed by an edit; for the glow.
    void valueChanged(int row, int column);

private:
    using Line = CrosstableTotals;

    void refresh();
    [[nodiscard]] Columns columns() const;
    [[nodiscard]] static QVariant toolTip(const Line& line, std::size_t column);
    [[nodiscard]] std::vector<Line> tally() const;
    void writeTexts(Line& line, const engine::Standing& standing) const;

    app::LiveEvaluation& m_evaluation;
};

} // namespace zahlmeister::ui
