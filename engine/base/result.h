// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
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
    BadParameter,         ///< a parameter has a value outside its range; args: rule version, parameter
    UnknownParticipant,   ///< args: number
    UnknownGame,          ///< args: game id
    DuplicateParticipant, ///< args: number
    GameAgainstSelf,      ///< args: number
    QuantityUnavailable,  ///< a rating system does not have the quantity; args: quantity
    // application
    FileNotFound,      ///< args: path
    FileNotReadable,   ///< args: path, reason of the system
    FileNotWritable,   ///< args: path, reason of the system
    FileTooLarge,      ///< args: path, limit in MiB
    NotAWorkFile,      ///< a SQLite file of another program, or no SQLite file; args: path
    NewerWorkFile,     ///< made by a newer version of the program; args: path, version found, version known
    DamagedWorkFile,   ///< args: path, first finding of the check
    WorkFileInUse,     ///< another instance holds the file; args: path, host, process id
    ReadOnly,          ///< the work file cannot be changed; args: path
    DiskFull,          ///< args: path
    StorageFailure,    ///< any other failure of SQLite; args: path
    NothingToUndo,     ///< no args
    NothingToRedo,     ///< no args
    UnknownTournament, ///< args: id or name
    SyntaxError,       ///< a text file cannot be parsed; args: file, line, column
    UnknownKey,        ///< args: place, key
    MissingKey,        ///< args: place, key
    WrongType,         ///< args: place, key, type expected
    OutOfRange,        ///< args: place, key, value read, range expected
    DuplicateValue,    ///< args: place, key, value
    UnknownFormat,     ///< the file is none of the known formats; args: path
    BadUsage,          ///< command line; args: what is wrong
};

/// @brief An error as a value: code, arguments for the sentence, and an English detail for the log.
struct Error {
    ErrorCode code;
    std::vector<std::string> args = {}; ///< UTF-8, in the order documented at the code
    std::string detail = {};            ///< technical detail, English, never shown as the main sentence

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
    return tl::unexpected<Error>(Error{code, std::move(args), std::move(detail)});
}

} // namespace zahlmeister
