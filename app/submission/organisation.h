// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace zahlmeister::app {

/// @brief On which level of the federation a tournament took place (document 000, 6.3).
enum class OrganisationKind {
    Federation,       ///< 000, the DSB itself
    Youth,            ///< 001, the DSJ
    StateAssociation, ///< X00: a Landesverband, or an association that stands beside them
    District,         ///< XYY: Bezirk, Kreis or Stadtverband
    Abroad,           ///< K..: a tournament abroad
};

/// @brief Who evaluates a tournament of a level (document 000, 5.1, 5.2 and 6.3).
enum class ResponsibleReferee {
    AppointedByFederation, ///< whom the Referent für Wertungen of the DSB appointed
    YouthReferee,          ///< the rating referee of the DSJ
    AbroadReferee,         ///< the Referent für Auslandswertungen
    AssociationReferee,    ///< the übergeordneter Wertungsreferent of the association
    BaseReferee,           ///< the Basis-Wertungsreferent of the district
};

/// @brief An organisation level taken apart.
struct Organisation {
    OrganisationKind kind;
    ResponsibleReferee referee;
    std::string_view association; ///< its name, UTF-8; of a level abroad and of unknown associations empty

    bool operator==(const Organisation&) const = default;
};

/// @brief What the first three characters of a VKZ say.
/// @param level three characters, as TournamentHeader::level; a whole VKZ of five is taken, too
/// @return nothing when the level has another length or other characters than digits and capital letters, or
///         begins with a 0 and is none of the federation's
[[nodiscard]] std::optional<Organisation> organisationOf(std::string_view level);

} // namespace zahlmeister::app
