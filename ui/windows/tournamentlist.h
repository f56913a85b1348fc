// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <vector>

#include <QWidget>

#include "app/session/submissionwatch.h"
#include "app/store/workfile.h"

class QAction;
class QLineEdit;
class QModelIndex;
class QSortFilterProxyModel;
class QTreeView;

namespace zahlmeister::ui {

class RoleLabel;
class TournamentListModel;

/// @brief The left dock: all tournaments of the work file by year, with a search field above them.
class TournamentList : public QWidget {
    Q_OBJECT

public:
    explicit TournamentList(QWidget* parent = nullptr);

    /// @brief Shows these tournaments.
    void setTournaments(const std::vector<app::TournamentSummary>& tournaments);
    /// @brief Shows which of them were submitted.
    void setSubmissions(const std::map<engine::TournamentId, app::SubmissionState>& submissions);

    /// @brief Marks the tournament that is open; nothing: none is.
    void setOpenTournament(std::optional<engine::TournamentId> id);

    /// @brief Whether tournaments can be removed and restored.
    void setWritable(bool writable);

    /// @brief Puts the cursor into the search field.
    void startSearch();
    void setSearch(const QString& text);
    /// @brief How many tournaments are shown.
    [[nodiscard]] int count() const;

    /// @brief Width at which no name of an open year is cut, in pixels.
    [[nodiscard]] int fittingWidth() const;

    /// @brief The keys of the list, one line each: key, tab, what it does.
    [[nodiscard]] static QString keyboardHelp();

Q_SIGNALS:
    /// @brief What the user wants done with a tournament.
    void openRequested(zahlmeister::engine::TournamentId id);
    void removeRequested(zahlmeister::engine::TournamentId id);
    void restoreRequested(zahlmeister::engine::TournamentId id);
    /// @brief Another text is searched, or others are found.
    void searched(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildActions();
    void activate(const QModelIndex& index);
    void applySearch(const QString& text);
    void expandYears();
    void updateActions();
    void updateEmptyState();
    [[nodiscard]] std::optional<engine::TournamentId> currentTournament() const;

    TournamentListModel* m_model;
    QSortFilterProxyModel* m_filter;
    QLineEdit* m_search;
    QTreeView* m_tree;
    RoleLabel* m_empty;
    QAction* m_remove = nullptr;
    QAction* m_restore = nullptr;
    std::optional<engine::TournamentId> m_open;
    std::set<engine::TournamentId> m_known;      ///< of the last time
    std::optional<engine::TournamentId> m_fresh; ///< the last that was not known then
    bool m_writable = false;
};

} // namespace zahlmeister::ui
