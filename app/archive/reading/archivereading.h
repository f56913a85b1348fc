// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/archive/archive.h"
#include "app/archive/reading/archivecard.h"
#include "app/chronicle/chronicle.h"
#include "app/chronicle/reading/ratinglist.h"
#include "engine/base/result.h"

/// Looks into an archive, as far as it is computed, and reads no more of it than is asked for.
///
/// What comes out are parts of a chronicle, so that whatever shows the chronicle of a work file shows these,
/// too. Persons have the ids of archivedPersonId(). One state is read, whatever is computed meanwhile. Errors
/// are Error::ArchiveUnreachable, ArchiveFailure (`no-rights` among them), DamagedContent and
/// UnknownRuleVersion.
namespace zahlmeister::app {

/// @brief Persons whom a search found.
struct ArchivedFind {
    std::shared_ptr<const Chronicle> chronicle =
        {};               ///< of each the last participation, and how many came before
    bool hasMore = false; ///< the text finds more persons
};

/// @brief The persons in whose name, club, club's number or ids every word of a text occurs; by name. When
/// there are more of them than are wanted, those whose name begins so.
/// @param most no more than so many, at least 1
[[nodiscard]] Result<ArchivedFind> findPersons(Archive& archive, std::string_view text, std::size_t most);

/// @brief Whom a text names: an id of archivedPersonId(), a federation's or a FIDE id, or a whole name.
/// @return numbers of persons; more than one when it is the name of several
[[nodiscard]] Result<std::vector<std::int64_t>> personsNamed(Archive& archive, std::string_view text);

/// @brief The card of a person; nothing when there is nobody of this number.
[[nodiscard]] Result<std::optional<ArchivedCard>> archivedCard(Archive& archive, std::int64_t person);

/// @brief Who has which rating on a day, as ratingList() says it of a chronicle. Who was made anonymous, or
/// objected, is in no list.
/// @param published day of the publication, not before that of the list
[[nodiscard]] Result<RatingList> ratingList(Archive& archive, const RatingListRequest& request,
                                            engine::Date published);

/// @brief What a list of an archive may be asked for.
struct ArchivedOffers {
    std::map<std::string, std::string> clubs = {};   ///< names by VKZ
    std::map<std::string, std::string> systems = {}; ///< a rule version by family of rating systems
};
[[nodiscard]] Result<ArchivedOffers> listOffers(Archive& archive);

} // namespace zahlmeister::app
