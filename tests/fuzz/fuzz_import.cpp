// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a file holds: every reader of a tournament format refuses it with a reason, or gives a tournament
// whose values are possible, whose players exist, and which can be written down again.
//
// The first byte says which reader is asked, so that none hides behind another; 0xff: by content.
#include "app/formats/json/tournamentjson.h"
#include "app/open/formatcatalogue.h"
#include "app/open/open.h"
#include "tests/fuzz/promises.h"
#include "tests/fuzz/targets.h"

using namespace zahlmeister;

namespace {

void checkWriting(const engine::Tournament& tournament)
{
    // What was read can be kept: the program's own format says whether every value is possible.
    const QByteArray written = app::writeTournamentJson(tournament);
    const auto again = app::readTournamentJson(written, QStringLiteral("fuzz"));
    if (again.has_value())
        fuzz::require(again->games.size() == tournament.games.size());
}

} // namespace

void fuzz::fuzzImport(std::string_view bytes)
{
    if (bytes.empty())
        return;
    const auto formats = app::tournamentFormats();
    const auto choice = static_cast<unsigned char>(bytes.front());
    const app::ImportInput input{{QStringLiteral("fuzz"), copied(bytes.substr(1))}};
    std::string_view id;
    if (choice != 0xff) {
        const app::TournamentFormat& format = formats[choice % formats.size()];
        if (!format.read)
            return;
        id = format.id;
    }
    const app::Opened opened = app::open(input, id);
    const app::ImportResult& imported = opened.result;
    if (!opened.errors.empty()) { // of the program's own format, which has no notes
        require(!imported.has_value() && imported.error().empty());
        return;
    }
    checkImport(imported);
    if (imported.has_value())
        checkWriting(imported->tournament);
}
