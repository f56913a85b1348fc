// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QAbstractListModel>

#include "app/document/liveevaluation.h"
#include "engine/findings/finding.h"
#include "ui/text/findings/findingtext.h"

namespace zahlmeister::ui {

/// @brief The findings of a tournament as a list with a heading before each level that has any; warnings that
/// were accepted stand by themselves, and what is said of several players stands in one row. Before all
/// stand the texts that were typed and are not in the tournament.
///
/// Findings are computed only while somebody watches: see setActive().
class FindingsModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// @brief What the delegate and the filter ask for beside the text.
    enum Role {
        HeadingRole = Qt::UserRole, ///< bool: a heading, not a finding
        LevelRole,                  ///< int of engine::FindingLevel, for headings too
        PlaceRole,                  ///< QString: where
        AdviceRole,                 ///< QString: what to do
        ClauseRole,                 ///< QString, such as `WO 6.1.2.1`; may be empty
        ReasonRole,                 ///< QString: why the warning is accepted; empty: it is not
    };

    /// @param evaluation must outlive the model
    explicit FindingsModel(app::LiveEvaluation& evaluation, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// @brief What a row says: one finding, or the same of several players; nothing for a heading or an
    /// entry.
    [[nodiscard]] std::vector<engine::Finding> findings(const QModelIndex& index) const;

    /// @brief The text that was not taken; nothing for other rows.
    [[nodiscard]] std::optional<app::Draft> entry(const QModelIndex& index) const;

    /// @brief How many texts were not taken.
    [[nodiscard]] int entries() const { return static_cast<int>(m_entries.size()); }

    /// @brief The row of a finding.
    /// @param position in app::LiveEvaluation::findings()
    /// @return -1 when there is none
    [[nodiscard]] int rowOf(int position) const;

    /// @brief A page that is not on show stops following edits and catches up when it is shown again.
    void setActive(bool active);

private:
    enum class Section { Entries, Errors, Warnings, Accepted, Notes };
    struct Row {
        Section section;
        std::vector<int> at = {}; // positions in m_entries or m_findings; none for a heading
    };

    void refresh();
    void reload();
    void group();
    [[nodiscard]] const Row* rowAt(const QModelIndex& index) const;
    [[nodiscard]] Section sectionOf(const engine::Finding& finding) const;
    [[nodiscard]] FindingText textOf(const engine::Finding& finding) const;
    [[nodiscard]] FindingText textOf(const app::Draft& entry) const;
    [[nodiscard]] FindingText textOf(const Row& row) const;
    [[nodiscard]] QString heading(Section section) const;
    [[nodiscard]] QString reasonOf(const engine::Finding& finding) const;

    app::LiveEvaluation& m_evaluation;
    std::vector<app::Draft> m_entries;
    std::vector<engine::Finding> m_findings;
    std::vector<engine::Acceptance> m_acceptances; ///< by which the rows are grouped
    std::vector<Row> m_rows;
    bool m_active = true;
    bool m_stale = true;
};

} // namespace zahlmeister::ui
