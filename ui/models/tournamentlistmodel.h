// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QAbstractItemModel>

#include "app/session/submissionwatch.h"
#include "app/store/workfile.h"

namespace zahlmeister::ui {

/// @brief How far a tournament of the list has come.
enum class TournamentState {
    Empty,                  ///< nobody or nothing entered yet
    Draft,                  ///< being entered: no end date yet
    Unfinished,             ///< has an end date, but results are missing
    Complete,               ///< has an end date and all results
    Reported,               ///< has a report that was not handed in yet
    Submitted,              ///< handed in, and still as it was then
    ChangedSinceSubmission, ///< handed in, and changed since
    Removed,                ///< in the waste basket
};

/// @brief The state that a line of the list shows.
/// @param submission how it stands to its last report; nothing: it has none
[[nodiscard]] TournamentState stateOf(const app::TournamentSummary& summary,
                                      const std::optional<app::SubmissionState>& submission = {});

/// @brief A sentence about a state, for tool tips and screen readers.
[[nodiscard]] QString stateText(TournamentState state);

/// @brief The work file's tournaments as a tree: years, newest first, then tournaments; at the end the waste
/// basket.
class TournamentListModel : public QAbstractItemModel {
    Q_OBJECT

public:
    /// @brief What the delegate asks for beside the text.
    enum Role {
        IdRole = Qt::UserRole, ///< qint64 of engine::TournamentId; invalid for headings
        RemovedRole,           ///< bool: a tournament in the waste basket
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// @brief Shows these tournaments, in this order within a year.
    void setTournaments(const std::vector<app::TournamentSummary>& tournaments);

    /// @brief Shows which tournaments have a report.
    void setSubmissions(const std::map<engine::TournamentId, app::SubmissionState>& submissions);

    /// @return where a tournament stands; invalid when it is not in the list
    [[nodiscard]] QModelIndex indexOf(engine::TournamentId id) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    /// What is being prepared stands on top, what was thrown away at the bottom.
    enum class HeadingKind { NoDate, Year, WasteBasket };
    struct Heading {
        HeadingKind kind;
        int year; // of HeadingKind::Year
        std::vector<app::TournamentSummary> tournaments;
    };

    static std::vector<Heading> group(const std::vector<app::TournamentSummary>& tournaments);
    [[nodiscard]] QVariant headingData(const Heading& heading, int role) const;
    [[nodiscard]] QVariant tournamentData(const app::TournamentSummary& summary, int role) const;

    std::vector<Heading> m_headings;
    std::map<engine::TournamentId, app::SubmissionState> m_submissions;
};

} // namespace zahlmeister::ui
