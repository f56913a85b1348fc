// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever an archive holds, it is refused, or it is a tournament or a standing that is packed and unpacked
// unchanged. The first byte says what it is: `s` standings, else a tournament, and the next two how many
// bytes at the end are the names.
#include <algorithm>

#include "app/archive/kept/standingcodec.h"
#include "app/archive/kept/tournamentcodec.h"
#include "app/rules/shippedrules.h"
#include "engine/catalogue/rulecatalog.h"
#include "tests/fuzz/promises.h"
#include "tests/fuzz/targets.h"

using namespace zahlmeister;

namespace {

void readTournament(const QByteArray& bytes)
{
    if (bytes.size() < 2)
        return;
    const auto length =
        qsizetype(static_cast<unsigned char>(bytes[0])) * 256 + static_cast<unsigned char>(bytes[1]);
    const qsizetype parting = std::max(qsizetype(2), bytes.size() - length);
    const app::PackedTournament parts{bytes.sliced(2, parting - 2), bytes.sliced(parting)};
    const engine::TournamentId id(1);
    const auto bare = app::unpacked(parts.content, id);
    const auto whole = app::unpacked(parts, id);
    fuzz::require(bare.has_value() || !whole.has_value());
    for (const auto& one : {bare, whole}) {
        if (!one.has_value())
            continue;
        const auto again = app::packed(*one);
        fuzz::require(again.has_value());
        const auto read = app::unpacked(*again, id);
        fuzz::require(read.has_value() && read->tournament == one->tournament);
        if (const auto choice = app::shippedRules().choose(one->tournament.header); choice.has_value())
            static_cast<void>(engine::evaluate(one->tournament, *choice->version, {one->arithmetic}));
    }
}

void readStandings(const QByteArray& bytes)
{
    const auto standings = app::unpackedStandings(bytes, app::shippedRules());
    if (!standings.has_value())
        return;
    const QByteArray again = app::packed(*standings, app::shippedRules());
    const auto read = app::unpackedStandings(again, app::shippedRules());
    fuzz::require(read.has_value() && app::packed(*read, app::shippedRules()) == again);
}

} // namespace

void fuzz::fuzzArchive(std::string_view bytes)
{
    const QByteArray data = copied(bytes);
    if (data.startsWith('s'))
        readStandings(data.sliced(1));
    else if (!data.isEmpty())
        readTournament(data.sliced(1));
}
