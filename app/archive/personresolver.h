// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/archive/kept/archivedatabase.h"
#include "app/persons/knownpersons.h"
#include "engine/base/result.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief A seat of a tournament that is new or another.
struct ResolvedSeat {
    std::int64_t key; ///< of the tournament
    std::int64_t seat;
    const engine::Participant* participant;
    const std::string* workFile; ///< that made the publication; may be empty
    std::int64_t person = 0;     ///< whose it is; 0: that is asked
};

/// @brief By what a participant may be known again, as an archive keeps it: numbers that do not tell it. The
/// first one is his uuid, where he has one.
[[nodiscard]] std::vector<std::int64_t> personHashes(const engine::Participant& participant);

/// @brief The columns of the table of persons.
inline constexpr ArchiveColumn kPersonColumns[]{{"id", ColumnType::Number}};

/// @brief Ties those who are published to the persons of an archive.
///
/// A uuid that has come in before is the person whom it was tied to then, and any other is tied once: to whom
/// sameness() names, of those who do not sit beside him and from whom nobody split him, else to a new
/// person. Whom two share equally is a person of his own. Whom a work file has twice are two: it
/// knew all that there is to know of them. Nothing that was tied is ever looked
/// at again, so that it does not matter what comes later.
class PersonResolver {
public:
    explicit PersonResolver(ArchiveDatabase& database) : m_database(database) { }

    /// @brief Keeps all persons in memory, and asks for none: for an archive that has none yet. Memory grows
    /// with it.
    void keepEverybody() { m_keepsEverybody = true; }
    void forgetEverybody();

    /// @brief Finds whose seats are, in the order given, and notes new persons.
    Result<void> resolve(std::span<ResolvedSeat> seats);

    /// @brief By what a person is known again.
    /// @param workFile that says so
    void note(std::int64_t person, const engine::Participant& participant, const std::string& workFile);

    /// @brief The same, when he is not looked up in between.
    void noteKeys(std::int64_t person, const engine::Participant& participant);

    /// @brief Writes what was noted.
    Result<void> write();

    /// @brief The same of what another archive knows: hashes and persons.
    Result<void> take(std::vector<std::pair<std::int64_t, std::int64_t>> keys);

private:
    using Persons = std::vector<std::int64_t>; ///< few

    Result<void> read(std::span<const ResolvedSeat> seats);
    Result<void> readFacts(std::span<const ResolvedSeat> seats);
    Result<void> readRemovedFacts(std::set<std::int64_t> persons);
    [[nodiscard]] std::int64_t tied(const ResolvedSeat& seat, const std::set<std::int64_t>& beside) const;
    [[nodiscard]] std::int64_t found(const ResolvedSeat& seat, const std::set<std::int64_t>& beside) const;
    [[nodiscard]] const Persons& with(std::int64_t hash) const;
    Result<std::int64_t> nextPerson();

    ArchiveDatabase& m_database;
    bool m_keepsEverybody = false;
    std::unordered_map<std::int64_t, Persons> m_byHash;                 ///< as far as it was asked, and since
    std::unordered_map<std::int64_t, std::vector<PersonFacts>> m_facts; ///< likewise, by person
    std::vector<std::pair<std::int64_t, std::int64_t>> m_newKeys;       ///< hash and person, in any order
    std::vector<std::int64_t> m_newPersons;
    std::int64_t m_lastPerson = -1;
};

} // namespace zahlmeister::app
