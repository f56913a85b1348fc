// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QFileInfo>

#include "app/fields/valuecheck.h"
#include "app/formats/dewis/dewisxml.h"
#include "app/formats/dsbxml/dsbxml.h"
#include "app/formats/json/tournamentjson.h"
#include "app/formats/swi/swi.h"
#include "app/formats/swisschess/swisschesshtml.h"
#include "app/formats/swt/swt.h"
#include "app/formats/table/tableformat.h"
#include "app/formats/table/tablewriter.h"
#include "app/formats/tournamentformat.h"
#include "app/formats/trf/trf.h"
#include "app/formats/tunx/tunx.h"

namespace zahlmeister::app {

namespace {

/// Refuses what a reader should have refused: values out of range, unknown players, games against oneself.
std::vector<ImportNote> defectsOf(const engine::Tournament& tournament)
{
    std::vector<ImportNote> defects;
    const auto refuse = [&](const Error& error) {
        defects.push_back({ImportCode::Malformed, ImportLevel::Refused, error.args});
    };
    if (const auto checked = checkHeader(tournament.header); !checked.has_value())
        refuse(checked.error());
    std::vector<engine::ParticipantNumber> numbers;
    for (const engine::Participant& participant : tournament.participants) {
        numbers.push_back(participant.number);
        if (const auto checked = checkParticipant(participant); !checked.has_value())
            refuse(checked.error());
    }
    std::ranges::sort(numbers);
    for (auto twice = std::ranges::adjacent_find(numbers); twice != numbers.end(); twice = numbers.end()) {
        defects.push_back(
            {ImportCode::DuplicateNumber, ImportLevel::Refused, {std::to_string(twice->value())}});
    }
    for (const engine::Game& game : tournament.games) {
        if (const auto checked = checkGame(game); !checked.has_value())
            refuse(checked.error());
        for (const auto& [player, opponent] : {std::pair(game.white, game.black), {game.black, game.white}}) {
            if (!std::ranges::binary_search(numbers, player)) {
                defects.push_back({ImportCode::UnknownOpponent,
                                   ImportLevel::Refused,
                                   {std::to_string(opponent.value()), std::to_string(player.value())}});
            }
        }
    }
    return defects;
}

ExportResult writeJson(const ExportInput& input)
{
    return writeTournamentJson(input.tournament);
}

/// The program's own format carries everything.
std::vector<ExportLoss> noLosses(const engine::Tournament&)
{
    return {};
}

/// The reader of the program's own format, whose errors have lines, is asked before all others: see
/// readLocatedTournamentJson().
TournamentFormat jsonFormat()
{
    return {.id = "json", .endings = {"json"}, .write = writeJson, .losses = noLosses};
}

} // namespace

std::span<const TournamentFormat> tournamentFormats()
{
    // What is recognised by its first bytes comes before what is recognised by its looks.
    // clang-format off
    static const std::vector<TournamentFormat> kFormats{
        jsonFormat(),
        tunxFormat(),
        dsbXmlFormat(),
        dewisXmlFormat(),
        swtFormat(),
        swiFormat(),
        swissChessHtmlFormat(),
        trfFormat(),
        trf26Format(), // before its predecessor: what a file called .trf becomes
        trf16Format(),
        chessResultsFormat(),
        csvFormat(),
        xlsxFormat(),
        htmlFormat(),
        tableFormat(),
    };
    // clang-format on
    return kFormats;
}

const TournamentFormat* formatById(std::string_view id)
{
    const auto formats = tournamentFormats();
    const auto found = std::ranges::find(formats, id, &TournamentFormat::id);
    return found == formats.end() ? nullptr : &*found;
}

const TournamentFormat* formatForWriting(const QString& fileName)
{
    const std::string ending = QFileInfo(fileName).suffix().toLower().toStdString();
    const auto formats = tournamentFormats();
    const auto found = std::ranges::find_if(formats, [&](const TournamentFormat& format) {
        return format.write && !format.endings.empty() && format.endings.front() == ending;
    });
    return found == formats.end() ? nullptr : &*found;
}

const TournamentFormat* recognisedFormat(const ImportInput& input)
{
    const auto formats = tournamentFormats();
    const auto found = std::ranges::find_if(formats, [&](const TournamentFormat& format) {
        return format.read && format.recognises && format.recognises(input);
    });
    return found == formats.end() ? nullptr : &*found;
}

ImportResult importTournamentFile(const ImportInput& input, std::string_view from)
{
    const auto isBlank = [](const ImportFile& file) { return file.data.trimmed().isEmpty(); };
    if (std::ranges::all_of(input, isBlank))
        return tl::unexpected(std::vector<ImportNote>{{ImportCode::Empty, ImportLevel::Refused, {}, {}}});
    const TournamentFormat* format = from.empty() ? recognisedFormat(input) : formatById(from);
    if (!format || !format->read) {
        return tl::unexpected(
            std::vector<ImportNote>{{ImportCode::UnknownFormat, ImportLevel::Refused, {}, {}}});
    }
    ImportResult result = format->read(input);
    if (!result.has_value())
        return result;
    std::vector<ImportNote> defects = defectsOf(result->tournament);
    if (!defects.empty())
        return tl::unexpected(std::move(defects));
    return result;
}

} // namespace zahlmeister::app
