// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <QString>

#include "app/archive/archive.h"
#include "app/identify/nameindexbuilder.h"
#include "app/identify/personsource.h"
#include "engine/base/result.h"

/// Whom an archive knows, for the identification: the names of everybody, and what is known of the few who
/// could be meant.
///
/// Who was made anonymous is nobody here, and neither is who brings nothing by which PersonRegistry would
/// know him again. What comes from an archive is checked like a file of others. Errors are those of
/// archivereading.h.
namespace zahlmeister::app {

/// @brief The names of an archive's persons on their way into an index.
struct ArchivedNames {
    NameIndexBuilder builder = NameIndexBuilder();
    std::size_t persons = 0;                       ///< in the builder
    std::map<std::string, std::string> clubs = {}; ///< names by VKZ
    QString state = {};                            ///< stateOfPersons() at the beginning
    std::int64_t last = 0;                         ///< the person up to whom they are read
    bool isComplete = false;
};

/// @brief Reads the next portion: those who are known now, under the names of their last tournaments.
/// @param most no more persons than so many
Result<void> readNames(Archive& archive, ArchivedNames& names, std::size_t most);

/// @brief Any text: while it is the same, so are all answers. It changes with a
/// recalculation, and when somebody is made anonymous.
[[nodiscard]] Result<QString> stateOfPersons(Archive& archive);

/// @brief Of whom something is to be known, and for which tournament.
struct ArchivedRequest {
    std::vector<std::int64_t> persons = {};
    TournamentDays days = {};
    QString without = {}; ///< uuid of the tournament itself, which is no evidence of its own; empty: none

    /// @brief Whether the two are for the same tournament. Before it is published first it has no uuid, and
    /// there is nothing to be left out.
    [[nodiscard]] bool isFor(const ArchivedRequest& other) const
    {
        return days == other.days &&
               (without == other.without || without.isEmpty() || other.without.isEmpty());
    }
};

/// @brief What is known of somebody, by his number.
using ArchivedRows = std::map<std::int64_t, KnownRow>;

/// @brief What the archive knew before the tournament's first day: rating, index and the last tournament of
/// tournaments that had ended by then; the rating is on the level of the rules that hold at the tournament's
/// end (Anhang 4). A tournament that ends while another one is played comes before it (2.2.3), too; since
/// nobody knows its outcome on the first day, the recalculation brings it in (3.7), which knows a rating of
/// its own making (passage.h). Ids that he brought only later are his as well.
/// @return without those who are not there any more
/// @source document 000, 2.2.3, 3.7, 6.4.2
[[nodiscard]] Result<ArchivedRows> archivedRows(Archive& archive, const ArchivedRequest& request);

} // namespace zahlmeister::app
