// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <QStringList>

#include "app/formats/tournamentformat.h"
#include "engine/model/tournament.h"

/// Whether what a format wrote and read again is what it promised to carry.
namespace zahlmeister::tests {

/// @brief What differs between a tournament and its copy beyond the announced losses, in words for a failed
/// test.
///
/// Each loss covers as many differences as it names, and no more. Participants are compared in their order;
/// games of the same two by whatever they have most in common; colours count where there is a result,
/// forfeits among them. What was empty and has a value is announced by the names of its fields.
[[nodiscard]] QStringList unannouncedLosses(const engine::Tournament& original,
                                            const engine::Tournament& copy,
                                            const std::vector<app::ExportLoss>& losses);

/// @brief Takes out of a copy what the written table itself said of points and places, which comes back as
/// the organiser's, unless the original had such figures.
inline void forgetOwnTable(const engine::Tournament& original, engine::Tournament& copy)
{
    for (const engine::Participant& person : original.participants) {
        if (!person.stated.empty())
            return;
    }
    for (engine::Participant& person : copy.participants)
        person.stated.clear();
    if (original.header.tieBreaks.empty())
        copy.header.tieBreaks.clear();
}

/// @brief A tournament and what it is called in test rows.
struct NamedTournament {
    std::string name;
    engine::Tournament tournament;
};

/// @brief Made-up tournaments that use everything a file may hold: a Swiss open, a round robin, a league with
/// line-ups, a match, one with long and foreign names, one with nothing but names.
[[nodiscard]] std::vector<NamedTournament> richTournaments();

/// @brief Any tournament, with ids, births, byes, dates and decisions; the same seed gives the same one.
[[nodiscard]] engine::Tournament anyRichTournament(std::uint64_t seed);

} // namespace zahlmeister::tests
