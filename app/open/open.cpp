// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/open/open.h"

#include <algorithm>
#include <cctype>

#include "app/fields/valuecheck.h"
#include "app/formats/json/tournamentjson.h"
#include "app/formats/table/tableformat.h"
#include "app/formats/table/tabletext.h"
#include "app/open/formatcatalogue.h"
#include "app/text/htmltable.h"
#include "engine/base/try.h"

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

Opened openJson(const ImportFile& file)
{
    Opened opened{.format = "json"};
    auto located = readLocatedTournamentJson(file.data, file.path.isEmpty() ? file.name : file.path);
    if (located.has_value()) {
        opened.result = ImportedTournament{.tournament = std::move(located->tournament),
                                           .participantLines = std::move(located->participantLines),
                                           .gameLines = std::move(located->gameLines),
                                           .headerLine = located->headerLine};
    } else {
        opened.errors = std::move(located.error());
    }
    return opened;
}

Opened refusedAs(ImportCode code)
{
    return {.result = tl::unexpected(std::vector<ImportNote>{{code, ImportLevel::Refused, {}, {}}})};
}

/// The files in a format with marks, or in the one that is named; nothing when there is none.
std::optional<Opened> openMarked(const ImportInput& input, std::string_view from)
{
    for (const TournamentFormat& format : tournamentFormats()) {
        if (!format.read || (!from.empty() && format.id != from))
            continue;
        if (from.empty() && format.readIfOwn) {
            if (auto read = format.readIfOwn(input))
                return Opened{.format = format.id, .result = std::move(*read)};
        } else if (!from.empty() || (format.recognises && format.recognises(input))) {
            return Opened{.format = format.id, .result = format.read(input)};
        }
    }
    return std::nullopt;
}

/// Tables have no marks: they are tables when reading them finds people or games.
Opened openTables(const ImportInput& input)
{
    TableFiles files = canBeTables(input) ? readTableFiles(input) : TableFiles();
    if (!files.areTables)
        return refusedAs(ImportCode::UnknownFormat);
    Opened opened{.format = (files.areFromChessResults ? chessResultsFormat() : tableFormat()).id};
    if (!files.tables.reading.columns.empty())
        opened.table = std::make_shared<TablesReading>(files.tables);
    opened.result = tournamentOfTables(std::move(files.tables));
    return opened;
}

} // namespace

Opened open(const ImportInput& input, std::string_view from)
{
    if (from == "json" || (from.empty() && input.size() == 1 &&
                           looksLikeTournamentJson(input.front().data, input.front().name)))
        return openJson(input.front());
    const auto isBlank = [](const ImportFile& file) {
        return std::ranges::all_of(file.data, [](unsigned char c) { return std::isspace(c) != 0; });
    };
    if (std::ranges::all_of(input, isBlank))
        return refusedAs(ImportCode::Empty);
    auto marked = openMarked(input, from);
    if (!marked && !from.empty())
        return refusedAs(ImportCode::UnknownFormat);
    Opened opened = marked ? std::move(*marked) : openTables(input);
    if (opened.result.has_value()) {
        if (auto defects = defectsOf(opened.result->tournament); !defects.empty())
            opened.result = tl::unexpected(std::move(defects));
    }
    if (opened.result.has_value())
        opened.table.reset();
    return opened;
}

Result<Opened> openFiles(std::vector<FileInHand> files, std::string_view from)
{
    ImportInput input;
    for (FileInHand& file : files) {
        TRY(auto content, file.takeContent());
        input.push_back({.name = file.name(), .data = std::move(content), .path = file.path()});
    }
    return open(input, from);
}

std::shared_ptr<const TablesReading> openPasted(const QString& text, const QString& html)
{
    std::optional<TablesReading> best;
    const auto consider = [&](const QString& content) {
        TablesReading read = looksLikeMoreThanARange(content) ? readTableText(content) : TablesReading();
        if (isWholeTable(read.reading) && (!best || isBetterReading(read.reading, best->reading)))
            best = std::move(read);
    };
    consider(text);
    const bool settled = best && best->reading.tournament && !best->reading.tournament->games.empty();
    if (!settled && hasHtmlTable(html))
        consider(html);
    return best ? std::make_shared<const TablesReading>(std::move(*best)) : nullptr;
}

} // namespace zahlmeister::app
