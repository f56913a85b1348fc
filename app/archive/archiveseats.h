// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <QString>
#include <QVariantList>

#include "app/archive/kept/archivedatabase.h"
#include "app/chronicle/chronicle.h"
#include "engine/base/result.h"

/// Participations of an archive as a chronicle has them, without their games: what a list, a search and the
/// head of a card need.
namespace zahlmeister::app {

/// @brief A participation as it is computed.
struct ArchivedSeat {
    std::int64_t key; ///< of the tournament
    std::int64_t seat;
    std::optional<int> entryRating = {};
    std::optional<int> entryIndex = {};
    std::optional<int> exitRating = {};
    std::optional<int> exitIndex = {};
    int games = 0;
    int halfPoints = 0;
};

/// @brief As whom somebody is known from a tournament on.
struct ArchivedName {
    std::int64_t key; ///< of the tournament
    engine::Participant known;
};

/// @brief Seats by person, those of each in the order of evaluation.
using ArchivedSeats = std::map<std::int64_t, std::vector<ArchivedSeat>>;

/// @brief Persons, and before which key each is looked for: SQL of a table `w` with the columns `a` and `b`,
/// and its values.
struct ArchivedScope {
    QString table;
    QVariantList values = {};
    bool isEverybody = false; ///< so that it pays to look at all tournaments first
};

/// @brief A tournament as far as one of its players is concerned, and what became of him.
struct SeatOfOne {
    std::shared_ptr<const ChronicleTournament> tournament;
    const engine::RuleVersion* rules;
    engine::Evaluation evaluation;
};

/// @brief A person of some of his participations, in the order of evaluation; at least one.
[[nodiscard]] PersonHistory historyOf(std::int64_t person, const std::vector<SeatOfOne>& seats,
                                      const std::shared_ptr<const engine::RuleCatalog>& rules);

/// @brief By which the persons of an archive are known outside: `P` and the number.
[[nodiscard]] std::string archivedPersonId(std::int64_t person);

/// @brief Participations of persons, one after the other.
struct PersonSeats {
    std::int64_t person = 0;
    std::vector<ArchivedSeat> seats = {}; ///< in the order of evaluation
    std::vector<QByteArray> states = {};  ///< standings after each
    std::vector<ArchivedName> names = {};
};

/// @brief Reads participations, in a transaction of the caller. Tournaments that were removed, or that
/// cannot be evaluated, are as if they were not there.
class ArchiveSeats {
public:
    /// @param database must outlive this, as rules must
    ArchiveSeats(ArchiveDatabase& database, const engine::RuleCatalog& rules)
        : m_database(database), m_rules(rules)
    {
    }

    /// @brief Asks what the role may see; first of all, and once.
    Result<void> askRights();
    [[nodiscard]] bool seesContents() const { return m_seesContents; }
    /// @brief Years of birth, and numbers in clubs.
    [[nodiscard]] bool seesIdentities() const { return m_seesIdentities; }

    /// @brief Adds the last participation of everybody.
    /// @param family of rating systems; nothing: of any
    Result<void> addLast(const ArchivedScope& scope, const std::optional<std::string>& family,
                         ArchivedSeats& seats);

    /// @brief Adds the last participation of a family to everybody whose last one is of another.
    /// @param before a key after those of all seats
    Result<void> addLastOfFamily(const std::string& family, std::int64_t before, ArchivedSeats& seats);

    /// @brief All participations of a person.
    [[nodiscard]] Result<std::vector<ArchivedSeat>> all(std::int64_t person);

    /// @brief As whom persons were known in the course of the years, person after person.
    /// @param condition on `k.person_id`
    Result<void>
    names(const QString& condition, const QVariantList& values,
          const std::function<void(std::int64_t person, const std::vector<ArchivedName>& names)>& each);

    /// @brief Reads the tournaments of these seats, for seatOf(), as far as it has not been done.
    Result<void> readTournaments(const ArchivedSeats& seats);

    /// @brief The same of all tournaments, without their names: 100 bytes each.
    Result<void> readAllTournaments();

    /// @brief All participations of the persons with a number above `behind` and up to `last`, those of
    /// removed tournaments among them; person after person.
    Result<void> everybody(std::int64_t behind, std::int64_t last,
                           const std::function<void(const PersonSeats&)>& each);

    /// @brief The rule versions of a family, as SQL. What cannot be evaluated has none.
    /// @param family nothing: of any
    [[nodiscard]] QString rulesOf(const std::optional<std::string>& family) const;

    /// @brief A tournament as far as one of its players is concerned; nothing when nobody says who he was.
    /// @param names of the person
    [[nodiscard]] std::optional<SeatOfOne> seatOf(const ArchivedSeat& seat,
                                                  const std::vector<ArchivedName>& names) const;

private:
    struct Event {
        engine::TournamentId id;
        std::string name;
        const engine::RuleVersion* rules;
        std::vector<std::int64_t> numbers = {}; ///< by seat; empty: 1, 2, 3 and so on
    };
    Result<void> addLastOfAll(const ArchivedScope& scope, const std::optional<std::string>& family,
                              ArchivedSeats& seats);
    Result<void> addLastBefore(std::span<const std::pair<std::int64_t, std::int64_t>> persons,
                               const std::optional<std::string>& family, ArchivedSeats& seats);

    ArchiveDatabase& m_database;
    const engine::RuleCatalog& m_rules;
    bool m_seesIdentities = true;
    bool m_seesContents = true;             ///< of submissions that row security shows
    std::map<std::int64_t, Event> m_events; ///< by key
};

} // namespace zahlmeister::app
