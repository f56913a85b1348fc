// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QTabWidget;

namespace zahlmeister::ui {

class PersonsPane;
class TournamentList;

/// @brief The left dock: the places *Tournaments* and *Players*. What is searched in one is searched in the
/// other, too; while something is searched, their heads say how many were found.
class Navigator : public QWidget {
    Q_OBJECT

public:
    /// @param tournaments becomes a child of this, as persons does
    Navigator(TournamentList& tournaments, PersonsPane& persons, QWidget* parent = nullptr);

    /// @brief Brings a place to the front and puts the cursor into its search field.
    void showTournaments();
    void showPersons();
    /// @brief Searches in the place that is in front.
    void startSearch();

    /// @brief The keys of the place in front, one line each.
    [[nodiscard]] QString keyboardHelp() const;
    /// @brief Its name.
    [[nodiscard]] QString placeName() const;

private:
    void updateHeads();

    TournamentList& m_tournaments;
    PersonsPane& m_persons;
    QTabWidget* m_places;
};

} // namespace zahlmeister::ui
