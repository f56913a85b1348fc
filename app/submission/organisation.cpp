// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/submission/organisation.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "engine/model/tournament.h"

namespace zahlmeister::app {

namespace {

/// The associations by the first character of a VKZ; from 10 on letters are taken (document 000, 6.3).
constexpr std::array<std::pair<char, std::string_view>, 19> kAssociations{{
    {'1', "Badischer Schachverband"},
    {'2', "Bayerischer Schachbund"},
    {'3', "Berliner Schachverband"},
    {'4', "Hamburger Schachverband"},
    {'5', "Hessischer Schachverband"},
    {'6', "Schachbund Nordrhein-Westfalen"},
    {'7', "Niedersächsischer Schachverband"},
    {'8', "Schachbund Rheinland-Pfalz"},
    {'9', "Saarländischer Schachverband"},
    {'A', "Schachverband Schleswig-Holstein"},
    {'B', "Landesschachbund Bremen"},
    {'C', "Schachverband Württemberg"},
    {'D', "Landesschachbund Brandenburg"},
    {'E', "Landesschachverband Mecklenburg-Vorpommern"},
    {'F', "Schachverband Sachsen"},
    {'G', "Landesschachverband Sachsen-Anhalt"},
    {'H', "Thüringer Schachbund"},
    {'L', "Deutscher Blinden- und Sehbehinderten-Schachbund"},
    {'M', "Schwalbe, deutsche Vereinigung für Problemschach"},
}};

constexpr std::string_view kFederation = "Deutscher Schachbund";
constexpr std::string_view kYouth = "Deutsche Schachjugend";

} // namespace

std::optional<Organisation> organisationOf(std::string_view level)
{
    constexpr std::size_t kLevel = 3;
    constexpr std::size_t kVkz = 5;
    if (level.size() == kVkz)
        level = level.substr(0, kLevel);
    if (!engine::isLevel(level))
        return std::nullopt;
    // RULE: WO2026 6.3
    if (level == "000")
        return Organisation{OrganisationKind::Federation, ResponsibleReferee::AppointedByFederation,
                            kFederation};
    if (level == "001")
        return Organisation{OrganisationKind::Youth, ResponsibleReferee::YouthReferee, kYouth};
    if (level.front() == 'K') // RULE: WO2026 5.1.1.4
        return Organisation{OrganisationKind::Abroad, ResponsibleReferee::AbroadReferee, {}};
    const auto known =
        std::ranges::find(kAssociations, level.front(), &std::pair<char, std::string_view>::first);
    assert(known != kAssociations.end());
    const std::string_view name = known->second;
    if (level.substr(1) == "00") // RULE: WO2026 5.2.1
        return Organisation{OrganisationKind::StateAssociation, ResponsibleReferee::AssociationReferee, name};
    // RULE: WO2026 5.2.2
    return Organisation{OrganisationKind::District, ResponsibleReferee::BaseReferee, name};
}

} // namespace zahlmeister::app
