// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

#include "app/notes/importnote.h"
#include "engine/model/tournament.h"

/// Every file format of tournaments behind one small interface. A new format is one file with a
/// TournamentFormat and one line in formats.cpp.
namespace zahlmeister::app {

/// @brief A file in memory.
struct ImportFile {
    QString name; ///< without folders
    QByteArray data;
};

/// @brief What is imported: one file, or several that belong together (tables of one tournament).
using ImportInput = std::vector<ImportFile>;

/// @brief A tournament as a file has it, and what there is to say about it.
struct ImportedTournament {
    engine::Tournament tournament;      ///< games with the ids 1, 2, ... in order; values within their ranges
    std::vector<ImportNote> notes = {}; ///< nothing of level Refused
    std::vector<int> participantLines = {}; ///< as Tournament::participants; empty when there are no lines
    std::vector<int> gameLines = {};        ///< as Tournament::games; likewise
    QByteArray tournamentUuid = {}; ///< by which the federation knows the tournament; empty: not in the file
};

/// @brief The tournament, or why it is refused (at least one note of that level).
using ImportResult = tl::expected<ImportedTournament, std::vector<ImportNote>>;

/// @brief What a format cannot carry of a tournament; said before writing.
enum class ExportLossCode {
    Games,            ///< args: number of games, why as a word of ui/text
    Byes,             ///< args: number
    HalfRatedResults, ///< 0:-, 1/2:0 and the like become something else; args: number
    NotRated,         ///< the mark "not to be rated" is lost; args: number
    CarryOver,        ///< args: number of games
    Ratings,          ///< args: number of participants whose rating or index is lost
    PersonIds,        ///< args: number
    BirthDates,       ///< only the year stays; args: number
    Sex,              ///< args: number
    Clubs,            ///< args: number of participants whose VKZ or club is lost
    Teams,            ///< args: number of participants
    LongTexts,        ///< cut to fit; args: number
    Characters,       ///< letters that the encoding lacks; args: number of texts
    Dates,            ///< of games; args: number
    Boards,           ///< args: number
    Header,           ///< args: names of header fields, as keys of the exchange format
    Decisions,        ///< what the referee decided and noted, as ownValues() counts; args: number
    Computers,        ///< args: number
    Rounds,           ///< games without a round get one; args: number
    Numbers,          ///< participants are counted anew; no args
    Colours,          ///< of games that were not played; args: number
};

/// @brief One loss.
struct ExportLoss {
    ExportLossCode code;
    std::vector<std::string> args = {};

    bool operator==(const ExportLoss&) const = default;
};

/// @brief What may be written.
struct ExportInput {
    const engine::Tournament& tournament;
    QByteArray tournamentUuid = {}; ///< stays the same over corrections; text form without braces
    QByteArray fileUuid = {};       ///< new for every file
    QString created = {};           ///< date and time of writing, ISO 8601; for formats that carry it
    QString program = {};           ///< name and version
};

/// @brief A written file, or what makes it impossible.
using ExportResult = tl::expected<QByteArray, std::vector<ImportNote>>;

/// @brief A format: what it is called, how its files are known, read and written.
struct TournamentFormat {
    std::string_view id;                   ///< such as `swi`; `--from`, `--to`
    std::vector<std::string_view> endings; ///< without the dot, lower case; the first is the usual one
    bool (*recognises)(const ImportInput& input) = nullptr;    ///< by content alone, quick and without error
    ImportResult (*read)(const ImportInput& input) = nullptr;  ///< nullptr: is only written
    ExportResult (*write)(const ExportInput& input) = nullptr; ///< nullptr: is only read
    std::vector<ExportLoss> (*losses)(const engine::Tournament& tournament) = nullptr; ///< with write
};

/// @brief Every format, in the order in which their readers are asked.
[[nodiscard]] std::span<const TournamentFormat> tournamentFormats();

/// @return nullptr when there is no such format
[[nodiscard]] const TournamentFormat* formatById(std::string_view id);

/// @brief The format whose usual ending a file name has and that can be written; nullptr for none.
[[nodiscard]] const TournamentFormat* formatForWriting(const QString& fileName);

/// @brief The format of the content; nullptr when no reader knows it. Endings do not count.
[[nodiscard]] const TournamentFormat* recognisedFormat(const ImportInput& input);

/// @brief Reads what the content turns out to be.
///
/// Whatever is found is checked again: a reader's tournament has values within their ranges, known players,
/// nobody who plays himself; else it is refused.
/// @param from format id; empty: by content
[[nodiscard]] ImportResult importTournamentFile(const ImportInput& input, std::string_view from = {});

} // namespace zahlmeister::app
