// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace zahlmeister {

/// @brief What went wrong, as a code; ui/text turns codes and arguments into sentences.
enum class ErrorCode {
    // engine
    EmptyTournament,      ///< no participants at all
    TooManyGames,         ///< a participant has more games than can be summed; args: number
    UnknownRuleVersion,   ///< args: id
    MissingParameter,     ///< a rule version lacks a parameter; args: rule version, parameter
    BadParameter,         ///< a parameter has a value outside its range; args: rule version, parameter, and
                          ///< where known: least, most, `whole` or nothing, number of values (0: any)
    BadRuleVersion,       ///< args: rule version, what is wrong: `id title validity`
    RuleVersionInUse,     ///< args: rule version, a tournament that names it
    UnknownParticipant,   ///< args: number; from a file also: place, key
    UnknownGame,          ///< args: game id
    DuplicateParticipant, ///< args: number
    GameAgainstSelf,      ///< args: number; from a file also: place
    QuantityUnavailable,  ///< a rating system does not have the quantity; args: quantity
    // application
    FileNotFound,    ///< args: path
    FileNotReadable, ///< args: path, reason of the system
    FileNotWritable, ///< args: path, reason of the system
    FileNotReplaced, ///< a file that is there stays; args: path, what it is: `work-file list-store archive
                     ///< database other-content unreadable`
    FileTooLarge,    ///< args: path, limit in MiB
    NotAWorkFile,    ///< a SQLite file of another program, or no SQLite file; args: path
    NewerWorkFile,   ///< made by a newer version of the program; args: path, version found, version known
    EarlierWorkFile, ///< made before the first release of the program; args: path, version found
    DamagedWorkFile, ///< args: path, first finding of the check; or path, table, row, column of a bad value
    WorkFileInUse,   ///< another instance holds the file; args: path, host, process id
    NotARegularFile, ///< args: path, what it is: `folder special dangling-link`
    WorkFileMoved,   ///< renamed, moved, deleted or replaced while it is open; args: path, its new path or
                     ///< nothing
    ForeignSchema,   ///< tables, views or triggers that this program did not make; args: path, the first
                     ///< difference
    ForeignLog,      ///< the log beside a work file belongs to another state of it; args: path, folder of the
                     ///< copies
    ForeignJournal,  ///< a file with the name of SQLite's journal, log or index is none, or names a file that
                     ///< SQLite
                     ///< would delete; args: path of the database, path of that file
    QueryTooLong,    ///< a query was stopped; args: path, seconds
    ReadOnly,        ///< the work file cannot be changed; args: path
    DiskFull,        ///< args: path
    StorageFailure,  ///< any other failure of SQLite; args: path
    NothingToUndo,   ///< no args
    NothingToRedo,   ///< no args
    UnknownTournament, ///< args: id or name
    SyntaxError,  ///< a JSON file cannot be parsed; args: file, line, column, what is expected there, as one
                  ///< of `value key colon comma-or-brace comma-or-bracket number string-end escape surrogate
                  ///< no-control-character utf-8 end less-depth`
    UnknownKey,   ///< args: place, key
    MissingKey,   ///< args: place, key
    DuplicateKey, ///< the same key twice in one JSON object; args: place, key
    WrongType,    ///< args: place, key, type expected: `object array string number integer boolean`
    OutOfRange, ///< args: place, key, value read, range expected: a range such as `1–999`, a choice such as
                ///< `m|w`, or one of `date three-characters five-characters printable`
    DuplicateValue,  ///< args: place, key, value
    DuplicateGame,   ///< the same pairing twice in one round; args: place, white, black, round
    TooManyErrors,   ///< further errors are not listed; args: how many are
    UnknownFormat,   ///< the file is none of the known formats; args: path
    UnknownList,     ///< a file is none of the federations' lists; args: path
    MixedLists,      ///< files of different federations in one import; args: path of the first that differs
    MissingColumn,   ///< a list lacks a column without which it says nothing; args: file, column
    DamagedList,     ///< more rows are wrong than right; args: file, rows wrong, rows right
    DamagedArchive,  ///< a zip archive cannot be unpacked; args: path, member or nothing
    ArchiveTooLarge, ///< a zip archive unpacks to more than any list; args: path, limit in MiB
    UnknownListDate, ///< there is no stored list of that day; args: day, ISO
    Cancelled,       ///< by the user; no args
    BadUsage,        ///< command line; args: what is wrong
    // lists from the web, and the sample
    DoubtfulList, ///< a loaded list that would take the place of a better one; args: file, rows, rows of the
                  ///< stored one, `fewer-rows` or `cut-off`
    BadAddress,   ///< nothing can be loaded from there; args: what was typed, `scheme host password`
    NoConnection, ///< args: host, reason of the system
    UntrustedServer,  ///< the certificate does not prove the host; args: host, reason of the system
    ServerRefused,    ///< args: host, HTTP status
    BadRedirect,      ///< args: host, address it leads to, `not-https circle no-address`
    TransferStopped,  ///< args: host, `stalled too-long broken-off`
    TransferTooLarge, ///< args: host, limit in MB
    NoListThere,      ///< args: host, what is there: `web-page other-file other-federation`
    SampleOnly,       ///< the work file is the sample, nothing of which leaves it; no args
    // archive
    DamagedContent,    ///< bytes of an archive are no tournament, or no standing of a person; args: which one
    BadArchiveAddress, ///< neither `sqlite:PATH` nor `postgresql://...`; args: address without a password
    PasswordInAddress, ///< the address of an archive has a password; no args
    InsecureArchive,   ///< a server elsewhere, and the connection may be without TLS; args: address, sslmode
    NotAnArchive,      ///< there is none at an address; args: address
    ArchiveExists,     ///< there is something at an address where one is to be created; args: address
    NewerArchive,      ///< args: address, oldest version of the program that may write
    NewerArchiveFile,  ///< its tables are those of a newer program; args: address
    OlderArchive,      ///< its tables are those of an older program; args: address
    OtherRules,        ///< computed by other rules or another engine; args: address
    ArchiveOnNetwork,  ///< a file for one machine lies in a network or cloud folder; args: address
    ArchiveUnreachable, ///< args: address, one of `no-driver no-file server-refuses` and those of
                        ///< app::serverProblem(); detail: the words of the database
    ArchiveBusy,        ///< somebody else has been writing for too long; args: address
    ArchiveFailure,     ///< anything else that its database refuses; args: address, one of `no-rights
                        ///< revision-gone not-computed is-member database-error`; detail: as above
};

/// @brief Stable text, such as `file-not-found`, for messages that programs read.
[[nodiscard]] std::string_view errorCodeText(ErrorCode code);

/// @brief A place in a text file, counted from 1; columns count characters, not bytes.
struct TextPosition {
    int line = 1;
    int column = 1;

    auto operator<=>(const TextPosition&) const = default;
};

/// @brief An error as a value: code, arguments for the sentence, and an English detail for the log.
struct Error {
    ErrorCode code;
    std::vector<std::string> args = {}; ///< UTF-8, in the order documented at the code
    std::string detail = {};            ///< technical detail, English, never shown as the main sentence
    std::optional<TextPosition> position = {}; ///< where, for errors found in a text file

    bool operator==(const Error&) const = default;
};

/// @brief A value or an Error. Only has_value(), value(), error() and operator* are used, so that
/// std::expected can take its place.
template <class T>
using Result = tl::expected<T, Error>;

/// @brief Makes the error side of a Result.
[[nodiscard]] inline tl::unexpected<Error> failure(ErrorCode code, std::vector<std::string> args = {},
                                                   std::string detail = {})
{
    return tl::unexpected<Error>(Error{code, std::move(args), std::move(detail), {}});
}

} // namespace zahlmeister
