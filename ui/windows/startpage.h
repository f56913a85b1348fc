// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include <QList>
#include <QScrollArea>
#include <QStringList>

#include "app/store/workfile.h"

class QAction;
class QVBoxLayout;

namespace zahlmeister::ui {

class RoleLabel;
class StartButton;

/// @brief What the window shows while no tournament is open: how to begin, and what was worked on last.
class StartPage : public QScrollArea {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    /// @brief Fills the page; first of all.
    /// @param window whose commands its entries are; must outlive the page
    void build(const QWidget& window);

    /// @brief Offers some of these tournaments: those that were open last, then the newest.
    /// @param recent the last one first
    void setTournaments(const std::vector<app::TournamentSummary>& tournaments,
                        const std::vector<engine::TournamentId>& recent = {});

    /// @brief Offers these work files, newest first.
    void setRecentFiles(const QStringList& paths);

    /// @brief Who evaluates, as far as that is known; what is missing is offered among the first steps.
    void setReferee(const QString& name);

    /// @brief The keys of this page, one line each: key, tab, what it does.
    [[nodiscard]] static QString keyboardHelp();

Q_SIGNALS:
    /// @brief What the user wants to go on with.
    void tournamentRequested(zahlmeister::engine::TournamentId id);
    void fileRequested(const QString& path);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* buildBeginning(const QWidget& window);
    QWidget* buildFirstSteps(const QWidget& window);
    QWidget* buildRecent(const QWidget& window);
    StartButton* addEntry(QWidget* group, const QAction* command, const QString& sign, const QString& name,
                          const QString& title, const QString& hint);
    void updateEmptyState();
    /// The entries as they are read: the left column, then the right one.
    [[nodiscard]] std::array<QList<StartButton*>, 2> columns() const;
    void orderStops();
    void goAcross();

    StartButton* m_referee = nullptr;
    QWidget* m_beginning = nullptr;
    QWidget* m_firstSteps = nullptr;
    QVBoxLayout* m_tournaments = nullptr;
    QVBoxLayout* m_files = nullptr;
    QWidget* m_filesGroup = nullptr;
    RoleLabel* m_empty = nullptr;
};

} // namespace zahlmeister::ui
