// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include <QString>
#include <QVariantList>

#include "app/archive/kept/archivedatabase.h"
#include "app/threads/continuecallback.h"
#include "engine/base/result.h"
#include "engine/model/tournament.h"

/// As whom the persons of an archive were known in the course of the years: what a list of any day says of
/// them. A row holds from its tournament on until the next one, so there are some three of a person.
namespace zahlmeister::app {

/// @brief What is kept of a participant: name, club and number in it, ids, sex, year of birth, membership,
/// and where a rating of his comes from. Everything else is as if nobody had entered it.
[[nodiscard]] engine::Participant knownOf(const engine::Participant& participant);

/// @brief The columns that knownIn() reads.
/// @param of the alias of the table
/// @param seesAll false: the caller may see neither years of birth nor numbers in clubs; nobody has one
[[nodiscard]] QString knownColumns(const QString& of, bool seesAll = true);

/// @brief A participant of these columns.
/// @param column of the first
///@{
[[nodiscard]] engine::Participant knownIn(const QVariantList& row, int column);
[[nodiscard]] engine::Participant knownIn(const ScannedRow& row, int column);
///@}

/// @brief A seat that somebody has from now on.
struct KnownSeat {
    std::int64_t person;
    std::int64_t key; ///< of the tournament
    engine::Participant participant;
};

class PersonResolver;

/// @brief Writes as whom persons are known, while a recalculation seats them: before it takes seats away, and
/// before it writes new ones.
class NameHistory {
public:
    explicit NameHistory(ArchiveDatabase& database) : m_database(database) { }

    /// @brief These persons lose their seats; later seats of others stay as they were known.
    Result<void> vacate(const std::vector<std::pair<std::int64_t, std::int64_t>>& personsAndKeys);

    /// @brief These seats are taken.
    Result<void> seat(std::vector<KnownSeat> seats);

    /// @brief The same after everything that is written of these persons, as whom they were not known
    /// before.
    Result<void> append(const std::vector<KnownSeat>& seats);

    /// @brief Everything anew, as the tournaments say: what another program wrote may lack something.
    /// @param persons receives by what they are recognised; may be null
    /// @param goesOn asked now and then
    /// @return Error::Cancelled, DamagedContent, and those of the database
    Result<void> fill(PersonResolver* persons, const ContinueCallback& goesOn);

    /// @brief Brings the roll, by which persons are found, in line with everything since.
    Result<void> write();

private:
    Result<void> keepNext(const QVariantList& pairs);

    ArchiveDatabase& m_database;
    std::set<std::int64_t> m_touched;
};

} // namespace zahlmeister::app
