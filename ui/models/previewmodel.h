// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include "app/document/liveevaluation.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/evaluation/evaluation.h"
#include "ui/models/figurerole.h"
#include "ui/text/previewvalue.h"

namespace zahlmeister::ui {

/// @brief Control sums below the preview.
struct PreviewTotals {
    int participants = 0;
    engine::Score score = {}; ///< W of all participants
    int games = 0;            ///< with a result, each once
    int change = 0;           ///< of those whose new rating is recorded
};

/// @brief The evaluation preview: participants against number, name and the columns of the rating system.
///
/// Follows the evaluation. After an edit dataChanged() names exactly the cells that look different; their
/// value before the edit is in the tool tip until the next edit.
class PreviewModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief Beside those of FigureRole.
    enum Role {
        SortRole = FirstFreeRole, ///< a number or a text, invalid for cells without a value
        GroupRole,                ///< engine::Group of the row, as int
        ParticipantRole,          ///< participant number of the row, as int
        QuantityRole,             ///< engine::Quantity to explain, as int
        ChangedRole,    ///< bool: the last edit changed the cell; named in dataChanged() only when it did
        PlainTextRole,  ///< text for a spreadsheet
        PlainIndexRole, ///< index of a rating for a spreadsheet; invalid when there is none
        RemarkRole,     ///< what a spreadsheet cannot show by signs; the same in the whole row
    };

    /// @brief The two columns before those of the rating system.
    enum FixedColumn { NumberColumn, NameColumn, FirstSystemColumn };

    /// @param evaluation must outlive the model
    explicit PreviewModel(app::LiveEvaluation& evaluation, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// @brief Columns after those of the rating system.
    enum class Extra {
        Course,     ///< the change game by game, as a line
        Compared,   ///< the new rating under another rule version
        Difference, ///< by how much it differs from the new rating
        Team,       ///< where teams play; like the next one to sort and to filter by
        ClubName,
    };

    /// @brief The extra column that a column shows; nothing for all others.
    [[nodiscard]] std::optional<Extra> extraColumn(int column) const;

    /// @brief What tells a column apart when other rules have other columns.
    [[nodiscard]] int columnKey(int column) const;

    /// @brief Shows the new ratings under another rule version beside the own ones; nothing: no longer.
    void setComparedWith(std::optional<engine::RuleVersion> version);
    [[nodiscard]] const std::optional<engine::RuleVersion>& comparedWith() const { return m_comparedWith; }

    /// @brief The column of the rating system that a column shows; nothing for number, name and extra ones.
    [[nodiscard]] std::optional<engine::Column> systemColumn(int column) const;

    /// @return position of the column, or -1 when the rating system has no such column
    [[nodiscard]] int columnOf(engine::Column column) const;

    /// @return row of the participant, or -1
    [[nodiscard]] int rowOf(engine::ParticipantNumber number) const;

    [[nodiscard]] PreviewTotals totals() const;

    /// @brief Whose columns and words these are; nullptr when there are no rules.
    [[nodiscard]] const engine::SystemDescription* system() const { return m_system; }

    /// @brief The longest text after the line of alignment of a column, such as ` – 00`, `½` or `)`.
    [[nodiscard]] QString tailSample(int column) const;

    /// @brief A text as wide as the widest before the line of alignment in a column; for the name, what it
    /// needs at least.
    [[nodiscard]] QString bodySample(int column) const;

    /// @brief Whether a column shows ratings with an index, which a spreadsheet needs in a column of its own.
    [[nodiscard]] bool hasIndex(int column) const;

    /// @brief The name of a column in full, as a head shows it in its tool tip.
    [[nodiscard]] QString columnTitle(int column) const;

private:
    struct Cell {
        PreviewValue value;
        std::optional<PreviewValue> before = {};      ///< when the last edit changed the value
        mutable std::optional<PreviewText> text = {}; ///< written when it is first shown
    };
    struct Row {
        engine::ParticipantNumber number;
        engine::Group group = engine::Group::Residual;
        std::vector<Cell> cells = {};
    };
    /// What an extra column says of itself: head, tool tip of the head, and a text as wide as the widest.
    struct ExtraTexts {
        QString head;
        QString title;
        QString sample;
    };

    [[nodiscard]] const Cell& cell(int row, int column) const;
    [[nodiscard]] const engine::Participant& participant(int row) const;
    [[nodiscard]] const engine::ParticipantEvaluation* evaluationOf(int row) const;
    [[nodiscard]] const engine::ParticipantEvaluation* resultIn(const engine::Evaluation& evaluation,
                                                                int row) const;
    [[nodiscard]] PreviewValue extraValue(int row, Extra extra) const;
    [[nodiscard]] ExtraTexts textsOf(Extra extra) const;
    [[nodiscard]] QList<double> sparklineOf(int row) const;
    [[nodiscard]] QVariant scaleOf(const Cell& shown) const;
    void compare();
    void updateScale();
    [[nodiscard]] bool isBestAtTheEnd(engine::Column column) const;
    [[nodiscard]] PreviewValue valueOf(int row, int column) const;
    [[nodiscard]] Row makeRow(int position) const;
    [[nodiscard]] const PreviewText& textOf(const Cell& shown) const;
    [[nodiscard]] Emphasis emphasisOf(const Cell& shown, int column) const;
    [[nodiscard]] QString toolTip(int row, int column) const;
    [[nodiscard]] QString remark(int row) const;
    [[nodiscard]] engine::Quantity quantityAt(int row, int column) const;
    [[nodiscard]] QVariant ownRole(int row, int column, int role) const;
    [[nodiscard]] std::vector<Extra> wantedExtras() const;
    void refresh();
    void rebuild();
    void announce(int column, const std::vector<int>& rows, const QList<int>& roles);

    app::LiveEvaluation& m_evaluation;
    const engine::SystemDescription* m_system = nullptr; ///< whose columns these are
    std::vector<engine::Column> m_columns;
    std::vector<Extra> m_extras;
    std::optional<engine::RuleVersion> m_comparedWith;
    std::optional<engine::Evaluation> m_compared; ///< under the other version; nothing when it fails
    double m_largestChange = 0;                   ///< of all rows, for the scale
    std::vector<Row> m_rows;
};

} // namespace zahlmeister::ui
