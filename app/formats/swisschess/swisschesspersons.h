// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include <QString>

#include "app/formats/importedtournament.h"
#include "app/formats/swisschess/swisschesspage.h"
#include "app/notes/notelist.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief More participants than this are refused.
inline constexpr std::size_t kSwissChessMaximumParticipants = 5'000;

/// @brief The people of Swiss-Chess pages, joined by number from all lists that name them.
class SwissChessPersons {
public:
    /// @brief Joins the lists. Refused: numbers that are none, two forms of one number, names that differ,
    /// too many people.
    SwissChessPersons(SwissChessLists& lists, NoteList& notes);

    /// @brief Adds all of them as participants, in the order of numbers, with the line of the list that named
    /// them first; what is doubtful about them is noted.
    void addTo(ImportedTournament& imported) const;

    /// @brief Name as the lists have it.
    [[nodiscard]] QString name(int number) const;

    /// @brief Club as the lists have it.
    [[nodiscard]] QString club(int number) const;

    /// @brief The numbers of the people of a name.
    [[nodiscard]] std::span<const int> numbersOf(const QString& name) const;

    /// @brief The forms, by the number of the participant.
    [[nodiscard]] const std::map<int, SwissChessSource>& forms() const { return m_forms; }

private:
    /// A participant, with the values of which it is not yet certain what they become.
    struct Person {
        QString name = {};
        QString club = {};
        bool isWholeName = false; ///< from another list than that of pairings
        std::optional<int> nwz = {};
        std::optional<int> elo = {};
        std::optional<int> twz = {};
        bool unrated = false; ///< a list says that there is no rating
        ImportPlace place = {};
        engine::Participant details = {.number = engine::ParticipantNumber(0)};
    };

    [[nodiscard]] std::optional<int> numberIn(const QString& text, const ImportPlace& place);
    [[nodiscard]] std::optional<int> valueIn(const char* field, const QString& text,
                                             const ImportPlace& place);
    Person* person(int number, const QString& name, bool isWhole, const ImportPlace& place);
    void addForm(const SwissChessSource& source);
    void addParticipants(const SwissChessSource& source);
    void addPaired(const SwissChessSource& source);
    void addRatings(const SwissChessSource& source);
    void takeRating(Person& person, const QString& text, const ImportPlace& place);

    NoteList& m_notes;
    std::map<int, Person> m_persons;
    std::map<int, SwissChessSource> m_forms;
    std::map<QString, std::vector<int>> m_numbersByName;
};

/// @brief Column of the numbers on one side of a list of pairings.
/// @param side 1: left, White; 2: right, Black
/// @return -1 when there is none
[[nodiscard]] qsizetype pairedNumberColumn(const SwissChessTable& list, int side);

} // namespace zahlmeister::app
