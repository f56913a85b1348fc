// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include <QByteArray>

#include "app/fields/valuecheck.h"
#include "app/formats/plaintexts.h"
#include "app/formats/tournamentformat.h"

/// What readers promise, for the fuzzer: a broken promise ends the program.
namespace zahlmeister::fuzz {

/// @brief Ends the program when a condition does not hold.
inline void require(bool condition)
{
    if (!condition)
        std::abort();
}

/// @brief The bytes as the readers take them.
inline QByteArray copied(std::string_view bytes)
{
    return {bytes.data(), qsizetype(bytes.size())};
}

/// @brief Notes have codes with a text and places within a file.
inline void checkNotes(const std::vector<app::ImportNote>& notes)
{
    for (const app::ImportNote& note : notes) {
        require(app::importLevelFits(note.code, note.level));
        require(note.place.line >= 0 && note.place.column >= 0);
    }
}

/// @brief All values are in their ranges, the games are counted from 1, and their players exist.
inline void checkTournament(const engine::Tournament& read)
{
    app::ImportedTournament plain{.tournament = read}; // as the door lets it in (app/open/open.h)
    app::makePlain(plain);
    const engine::Tournament& tournament = plain.tournament;
    require(app::checkHeader(tournament.header).has_value());
    for (const engine::Participant& participant : tournament.participants)
        require(app::checkParticipant(participant).has_value());
    for (std::size_t place = 0; place < tournament.games.size(); ++place) {
        const engine::Game& game = tournament.games[place];
        require(app::checkGame(game).has_value() && game.id.value() == std::int64_t(place) + 1);
        require(tournament.indexOf(game.white) && tournament.indexOf(game.black));
    }
}

/// @brief A file is refused with reasons that are nothing else, or it gives a tournament with values within
/// their ranges and with notes that do not refuse it.
inline void checkImport(const app::ImportResult& result)
{
    const auto refuses = [](const app::ImportNote& note) { return note.level == app::ImportLevel::Refused; };
    if (!result.has_value()) {
        require(!result.error().empty() && std::ranges::all_of(result.error(), refuses));
        checkNotes(result.error());
        return;
    }
    require(std::ranges::none_of(result->notes, refuses));
    checkNotes(result->notes);
    checkTournament(result->tournament);
    const engine::Tournament& tournament = result->tournament;
    for (const auto& [lines, count] : {std::pair(&result->participantLines, tournament.participants.size()),
                                       std::pair(&result->gameLines, tournament.games.size())})
        require(lines->empty() || lines->size() == count);
}

} // namespace zahlmeister::fuzz
