// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/open/open.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "app/fields/recordfields.h"
#include "app/fields/valuecheck.h"
#include "app/formats/importvalues.h"
#include "app/formats/json/tournamentjson.h"
#include "app/formats/plaintexts.h"
#include "app/formats/table/tableformat.h"
#include "app/formats/table/tabletext.h"
#include "app/open/formatcatalogue.h"
#include "app/open/otherkinds.h"
#include "app/text/codepages.h"
#include "app/text/htmltable.h"
#include "app/text/pdftext.h"
#include "engine/base/try.h"
#include "engine/standings/statedcheck.h"

namespace zahlmeister::app {

namespace {

constexpr std::size_t kCharactersShown = 40; // of a name in a place

/// A value that a reader should have refused, or a text that is too long for us.
ImportNote defectOf(const Error& error, ImportPlace place)
{
    constexpr std::size_t kPlaceKeyValueRange = 4;
    if (error.code != ErrorCode::OutOfRange || error.args.size() != kPlaceKeyValueRange)
        return refusalNote(ImportCode::Malformed, error.args, std::move(place));
    const std::string& range = error.args[3];
    for (const std::size_t longest : {kLongestText, kLongestRemark}) {
        if (range == longestText(longest)) {
            place.part += (place.part.empty() ? "" : ", ") + error.args[1];
            return refusalNote(ImportCode::Malformed, {error.args[2], range}, std::move(place));
        }
    }
    return refusalNote(ImportCode::OutOfRange, {error.args[1], error.args[2], range}, std::move(place));
}

/// The line of the file, else what of the tournament it is.
ImportPlace placeOf(const std::vector<int>& lines, std::size_t index, const std::string& part)
{
    return index < lines.size() && lines[index] > 0 ? ImportPlace{.line = lines[index]}
                                                    : ImportPlace{.part = part};
}

/// Refuses what a reader should have refused: values out of range, unknown players, games against oneself.
std::vector<ImportNote> defectsOf(const ImportedTournament& imported)
{
    const engine::Tournament& tournament = imported.tournament;
    std::vector<ImportNote> defects;
    if (const auto checked = checkHeader(tournament.header); !checked.has_value())
        defects.push_back(defectOf(checked.error(), {.line = imported.headerLine}));
    std::vector<engine::ParticipantNumber> numbers;
    for (std::size_t i = 0; i < tournament.participants.size(); ++i) {
        const engine::Participant& participant = tournament.participants[i];
        numbers.push_back(participant.number);
        if (const auto checked = checkParticipant(participant); !checked.has_value()) {
            const std::string name = beginningOf(participantLabel(participant), kCharactersShown);
            defects.push_back(defectOf(checked.error(), placeOf(imported.participantLines, i, name)));
        }
    }
    std::ranges::sort(numbers);
    if (const auto twice = std::ranges::adjacent_find(numbers); twice != numbers.end())
        defects.push_back(refusalNote(ImportCode::DuplicateNumber, {std::to_string(twice->value())}));
    for (std::size_t i = 0; i < tournament.games.size(); ++i) {
        const engine::Game& game = tournament.games[i];
        if (const auto checked = checkGame(game); !checked.has_value())
            defects.push_back(defectOf(checked.error(), placeOf(imported.gameLines, i, {})));
        for (const auto& [player, opponent] : {std::pair(game.white, game.black), {game.black, game.white}}) {
            if (!std::ranges::binary_search(numbers, player)) {
                defects.push_back(refusalNote(ImportCode::UnknownOpponent, {std::to_string(opponent.value()),
                                                                            std::to_string(player.value())}));
            }
        }
    }
    return defects;
}

Opened openJson(const ImportFile& file)
{
    Opened opened{.format = "json"};
    auto read = readLocatedTournamentJson(file.data, file.path.isEmpty() ? file.name : file.path);
    if (read.has_value())
        opened.result = std::move(*read);
    else
        opened.errors = std::move(read.error());
    return opened;
}

Opened refusedAs(ImportCode code)
{
    return {.result = refusal(code)};
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

/// Whether a note says why no table was found, and not only that there is none.
bool tellsWhy(const ImportNote& note)
{
    constexpr std::array kCauses{ImportCode::TooLarge, ImportCode::Truncated, ImportCode::Malformed,
                                 ImportCode::MissingPart};
    return note.level == ImportLevel::Refused && std::ranges::find(kCauses, note.code) != kCauses.end();
}

/// Whether a web page ends within a tag, or within a table before the page has ended.
bool isCutPage(const QByteArray& data)
{
    const QByteArray page = data.toLower();
    if (!page.contains("<table"))
        return false;
    return page.lastIndexOf('<') > page.lastIndexOf('>') ||
           (page.count("<table") > page.count("</table") && !page.contains("</html"));
}

/// What is missing at the end of a page may be games.
void tellCutPages(const ImportInput& input, Opened& opened)
{
    for (const ImportFile& file : input) {
        if (!isCutPage(file.data))
            continue;
        const bool isRead = opened.result.has_value();
        auto& notes = isRead ? opened.result->notes : opened.result.error();
        notes.insert(notes.begin(), {ImportCode::Truncated,
                                     isRead ? ImportLevel::Doubt : ImportLevel::Refused,
                                     {"end of the page"},
                                     {.part = input.size() > 1 ? file.name.toStdString() : ""}});
    }
}

/// Tables have no marks: they are tables when reading them finds people or games.
Opened openTables(const ImportInput& input)
{
    for (const ImportFile& file : input) {
        if (auto refused = refusalOfXml(file.data))
            return {.result = tl::unexpected(std::vector{*std::move(refused)})};
    }
    if (!canBeTables(input))
        return refusedAs(ImportCode::UnknownFormat);
    if (auto tooLarge = refusalOfSize(input))
        return {.result = tl::unexpected(std::vector{*std::move(tooLarge)})};
    TableFiles files = readTableFiles(input);
    if (!files.areTables) {
        std::vector<ImportNote>& notes = files.tables.reading.notes;
        std::erase_if(notes, [](const ImportNote& note) { return !tellsWhy(note); });
        return notes.empty() ? refusedAs(ImportCode::UnknownFormat)
                             : Opened{.result = tl::unexpected(std::move(notes))};
    }
    Opened opened{.format = (files.areFromChessResults ? chessResultsFormat() : tableFormat()).id};
    if (!files.tables.reading.columns.empty())
        opened.table = std::make_shared<TablesReading>(files.tables);
    if (std::string kind = otherKindOf(files.tables); !kind.empty()) {
        opened.result = refusal(ImportCode::OtherKind, {std::move(kind)});
        return opened;
    }
    opened.result = tournamentOfTables(std::move(files.tables));
    return opened;
}

/// The file that only looks as if a tournament could be read in it, and what to do instead.
std::optional<Opened> refuseOtherKinds(const ImportInput& input)
{
    for (const ImportFile& file : input) {
        if (std::string kind = otherKindOf(file); !kind.empty()) {
            const std::string part = input.size() > 1 ? file.name.toStdString() : std::string();
            return Opened{.result = refusal(ImportCode::OtherKind, {std::move(kind)}, {.part = part})};
        }
    }
    return std::nullopt;
}

Opened refusedAsKind(std::string kind, const ImportFile& file, bool isOneOfSeveral)
{
    return {.result = refusal(ImportCode::OtherKind, {std::move(kind)},
                              {.part = isOneOfSeveral ? file.name.toStdString() : std::string()})};
}

std::string kindOfProblem(PdfProblem problem)
{
    return problem == PdfProblem::TooLarge ? "pdf-large"
           : problem == PdfProblem::NoText ? "pdf-pictures"
                                           : "pdf";
}

/// The text layer of PDF files in their place; nothing where none of the files is one.
std::optional<tl::expected<ImportInput, Opened>> textsOfPdfs(const ImportInput& input)
{
    if (std::ranges::none_of(input, [](const ImportFile& file) { return isPdf(file.data); }))
        return std::nullopt;
    ImportInput texts = input;
    for (ImportFile& file : texts) {
        auto text = isPdf(file.data) ? textOfPdf(file.data) : tl::expected<QString, PdfProblem>();
        if (!text.has_value())
            return tl::unexpected(refusedAsKind(kindOfProblem(text.error()), file, input.size() > 1));
        if (isPdf(file.data))
            file.data = text->toUtf8();
    }
    return texts;
}

/// A table that was put together from letters on paper wants to be compared; without one the file is still a
/// PDF, whose table can be copied.
Opened openTextsOfPdfs(const ImportInput& texts, const ImportInput& input)
{
    Opened opened = open(texts);
    if (opened.result.has_value()) {
        auto& notes = opened.result->notes;
        notes.insert(notes.begin(), {ImportCode::TextOfPdf, ImportLevel::Doubt, {}, {}});
    } else if (!opened.table) {
        return refusedAsKind("pdf", input.front(), false);
    }
    return opened;
}

/// Nobody in a list of the FIDE had, or has, less or more.
void doubtImpossibleElo(ImportedTournament& imported)
{
    constexpr int kLeast = 1000;
    constexpr int kMost = 3000;
    const auto& people = imported.tournament.participants;
    for (std::size_t i = 0; i < people.size(); ++i) {
        const auto& rating = people[i].rating;
        const bool isPossible = !rating || people[i].ratingSource != engine::RatingSource::Fide ||
                                (rating->value() >= kLeast && rating->value() <= kMost);
        if (isPossible)
            continue;
        const std::string range = std::to_string(kLeast) + "\u2013" + std::to_string(kMost);
        const std::string name = beginningOf(participantLabel(people[i]), kCharactersShown);
        imported.notes.push_back({ImportCode::OutOfRange,
                                  ImportLevel::Doubt,
                                  {"rating", std::to_string(rating->value()), range},
                                  placeOf(imported.participantLines, i, name)});
    }
}

/// A file that has no list of tie-breaks, but a table with their columns, is ordered by them.
void takeTieBreaks(engine::Tournament& tournament)
{
    if (tournament.header.tieBreaks.empty())
        tournament.header.tieBreaks = engine::tieBreaksText(engine::statedTieBreaks(tournament));
}

} // namespace

Opened open(const ImportInput& input, std::string_view from)
{
    if (const auto texts = from.empty() || from == tableFormat().id ? textsOfPdfs(input) : std::nullopt)
        return texts->has_value() ? openTextsOfPdfs(**texts, input) : texts->error();
    if (auto other = from.empty() ? refuseOtherKinds(input) : std::nullopt)
        return *std::move(other);
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
        makePlain(*opened.result);
        if (auto defects = defectsOf(*opened.result); !defects.empty())
            opened.result = tl::unexpected(std::move(defects));
    }
    if (opened.result.has_value()) {
        doubtImpossibleElo(*opened.result);
        takeTieBreaks(opened.result->tournament);
    }
    tellCutPages(input, opened);
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
