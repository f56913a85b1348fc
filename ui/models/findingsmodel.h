// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <vector>

#include <QAbstractListModel>

#include "app/check/readiness.h"
#include "app/document/liveevaluation.h"
#include "app/document/tournamentdocument.h"
#include "engine/findings/finding.h"
#include "ui/text/findings/findingtext.h"

namespace zahlmeister::ui {

/// @brief The findings of a tournament under the items of the check-list: a heading for each with its sign
/// and what is open, errors first below it; warnings that were accepted come after those that are open, and
/// what is said of several players stands in one row. Items that are done are folded. Before all stand the
/// texts that were typed and are not in the tournament.
///
/// Findings are computed only while somebody watches: see setActive().
class FindingsModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// @brief What the delegate asks for beside the text.
    enum Role {
        HeadingRole = Qt::UserRole, ///< bool: a heading, not a finding
        LevelRole,                  ///< int of engine::FindingLevel, not of headings
        SignRole,                   ///< QString: the sign before it
        TintRole,                   ///< int of ColorRole: of the sign
        StateRole,                  ///< QString: what is open of a heading's item
        FoldRole,                   ///< of headings: true folded, false open; invalid: nothing to fold
        PlacesRole,                 ///< QStringList: where, one for each finding of the row
        IsWholeRole,                ///< bool: all of the places are shown, however many
        PlaceRole,                  ///< QString: where, or of how many
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

    /// @brief The check-list, as the headings have it.
    [[nodiscard]] const std::vector<app::ReadinessEntry>& checkList() const { return m_checkList; }

    /// @brief How many participants begin differently from how the evaluations before left them.
    void setChangedEntries(int count);

    /// @brief Folds a heading's item or opens it; nothing for other rows and for items that are not done.
    void toggle(const QModelIndex& heading);

    /// @brief Shows all of the places of a row.
    void showAllPlaces(const QModelIndex& index);

    /// @brief A page that is not on show stops following edits and catches up when it is shown again.
    void setActive(bool active);

private:
    enum class Section { Entries, Errors, Warnings, Accepted, Notes };
    struct Row {
        Section section = Section::Entries;
        std::optional<app::ReadinessItem> item = {}; ///< of all but entries
        bool isHeading = false;
        std::vector<int> at = {}; ///< positions in m_entries or m_findings; none for a heading
    };

    void refresh();
    void reload();
    void group();
    void regroup();
    [[nodiscard]] const Row* rowAt(const QModelIndex& index) const;
    [[nodiscard]] Section sectionOf(const engine::Finding& finding) const;
    [[nodiscard]] FindingText textOf(const engine::Finding& finding) const;
    [[nodiscard]] FindingText textOf(const app::Draft& entry) const;
    [[nodiscard]] FindingText textOf(const Row& row) const;
    [[nodiscard]] QStringList placesOf(const Row& row) const;
    [[nodiscard]] const app::ReadinessEntry& entryOf(const Row& heading) const;
    [[nodiscard]] bool isFoldable(app::ReadinessItem item) const;
    [[nodiscard]] QVariant headingData(const Row& row, int role) const;
    [[nodiscard]] QString reasonOf(const engine::Finding& finding) const;

    app::LiveEvaluation& m_evaluation;
    std::vector<app::Draft> m_entries;
    std::vector<engine::Finding> m_findings;
    std::vector<engine::Acceptance> m_acceptances; ///< by which the rows are grouped
    std::vector<app::ReadinessEntry> m_checkList;
    std::vector<Row> m_rows;
    std::set<app::ReadinessItem> m_filled;       ///< items of which something was found, folded or not
    std::set<app::ReadinessItem> m_opened;       ///< although they are done
    std::set<engine::FindingCode> m_wholePlaces; ///< of which all places are shown
    int m_changedEntries = 0;
    bool m_active = true;
    bool m_stale = true;
};

} // namespace zahlmeister::ui
