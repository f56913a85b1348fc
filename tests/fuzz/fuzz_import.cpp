// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a file holds: every reader of a tournament format refuses it with a reason, or gives a tournament
// whose values are possible, whose players exist, and which can be written down again.
//
// The first byte says which reader is asked, so that none hides behind another; 0xff: by content.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "app/formats/json/tournamentjson.h"
#include "app/formats/tournamentformat.h"

using namespace zahlmeister;

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

void checkNotes(const std::vector<app::ImportNote>& notes, bool refused)
{
    const auto isRefusal = [](const app::ImportNote& note) {
        return note.level == app::ImportLevel::Refused;
    };
    require(std::ranges::any_of(notes, isRefusal) == refused);
    for (const app::ImportNote& note : notes) {
        require(!app::importCodeText(note.code).empty());
        require(note.place.line >= 0 && note.place.column >= 0);
    }
}

void checkTournament(const engine::Tournament& tournament)
{
    for (std::size_t i = 0; i < tournament.games.size(); ++i) {
        const engine::Game& game = tournament.games[i];
        require(game.id.value() == static_cast<std::int64_t>(i) + 1);
        require(tournament.indexOf(game.white) && tournament.indexOf(game.black));
    }
    // What was read can be kept: the program's own format says whether every value is possible.
    const QByteArray written = app::writeTournamentJson(tournament);
    const auto again = app::readTournamentJson(written, QStringLiteral("fuzz"));
    if (again.has_value())
        require(again->games.size() == tournament.games.size());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const auto formats = app::tournamentFormats();
    const std::size_t choice = data[0];
    const QByteArray content(reinterpret_cast<const char*>(data) + 1, static_cast<qsizetype>(size - 1));
    const app::ImportInput input{{QStringLiteral("fuzz"), content}};
    std::string_view id;
    if (choice != 0xff) {
        const app::TournamentFormat& format = formats[choice % formats.size()];
        if (!format.read)
            return 0;
        id = format.id;
    }
    const auto imported = app::importTournamentFile(input, id);
    checkNotes(imported.has_value() ? imported->notes : imported.error(), !imported.has_value());
    if (imported.has_value())
        checkTournament(imported->tournament);
    return 0;
}
