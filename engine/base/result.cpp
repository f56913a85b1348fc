// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/result.h"

namespace zahlmeister {

std::string_view errorCodeText(ErrorCode code) // NOLINT(readability-function-size) one line a code
{
    switch (code) {
    case ErrorCode::EmptyTournament: return "empty-tournament";
    case ErrorCode::TooManyGames: return "too-many-games";
    case ErrorCode::UnknownRuleVersion: return "unknown-rule-version";
    case ErrorCode::MissingParameter: return "missing-parameter";
    case ErrorCode::BadParameter: return "bad-parameter";
    case ErrorCode::UnknownParticipant: return "unknown-participant";
    case ErrorCode::UnknownGame: return "unknown-game";
    case ErrorCode::DuplicateParticipant: return "duplicate-participant";
    case ErrorCode::GameAgainstSelf: return "game-against-self";
    case ErrorCode::QuantityUnavailable: return "quantity-unavailable";
    case ErrorCode::FileNotFound: return "file-not-found";
    case ErrorCode::FileNotReadable: return "file-not-readable";
    case ErrorCode::FileNotWritable: return "file-not-writable";
    case ErrorCode::FileNotReplaced: return "file-not-replaced";
    case ErrorCode::FileTooLarge: return "file-too-large";
    case ErrorCode::NotAWorkFile: return "not-a-work-file";
    case ErrorCode::NewerWorkFile: return "newer-work-file";
    case ErrorCode::EarlierWorkFile: return "earlier-work-file";
    case ErrorCode::DamagedWorkFile: return "damaged-work-file";
    case ErrorCode::WorkFileInUse: return "work-file-in-use";
    case ErrorCode::NotARegularFile: return "not-a-regular-file";
    case ErrorCode::WorkFileMoved: return "work-file-moved";
    case ErrorCode::ForeignSchema: return "foreign-schema";
    case ErrorCode::ForeignLog: return "foreign-log";
    case ErrorCode::ForeignJournal: return "foreign-journal";
    case ErrorCode::QueryTooLong: return "query-too-long";
    case ErrorCode::ReadOnly: return "read-only";
    case ErrorCode::DiskFull: return "disk-full";
    case ErrorCode::StorageFailure: return "storage-failure";
    case ErrorCode::NothingToUndo: return "nothing-to-undo";
    case ErrorCode::NothingToRedo: return "nothing-to-redo";
    case ErrorCode::BadRuleVersion: return "bad-rule-version";
    case ErrorCode::RuleVersionInUse: return "rule-version-in-use";
    case ErrorCode::UnknownTournament: return "unknown-tournament";
    case ErrorCode::SyntaxError: return "syntax-error";
    case ErrorCode::UnknownKey: return "unknown-key";
    case ErrorCode::MissingKey: return "missing-key";
    case ErrorCode::DuplicateKey: return "duplicate-key";
    case ErrorCode::WrongType: return "wrong-type";
    case ErrorCode::OutOfRange: return "out-of-range";
    case ErrorCode::DuplicateValue: return "duplicate-value";
    case ErrorCode::DuplicateGame: return "duplicate-game";
    case ErrorCode::TooManyErrors: return "too-many-errors";
    case ErrorCode::UnknownFormat: return "unknown-format";
    case ErrorCode::UnknownList: return "unknown-list";
    case ErrorCode::MixedLists: return "mixed-lists";
    case ErrorCode::MissingColumn: return "missing-column";
    case ErrorCode::DamagedList: return "damaged-list";
    case ErrorCode::DamagedArchive: return "damaged-archive";
    case ErrorCode::ArchiveTooLarge: return "archive-too-large";
    case ErrorCode::UnknownListDate: return "unknown-list-date";
    case ErrorCode::DamagedContent: return "damaged-content";
    case ErrorCode::BadArchiveAddress: return "bad-archive-address";
    case ErrorCode::PasswordInAddress: return "password-in-address";
    case ErrorCode::InsecureArchive: return "insecure-archive";
    case ErrorCode::NotAnArchive: return "not-an-archive";
    case ErrorCode::ArchiveExists: return "archive-exists";
    case ErrorCode::NewerArchive: return "newer-archive";
    case ErrorCode::NewerArchiveFile: return "newer-archive-file";
    case ErrorCode::OlderArchive: return "older-archive";
    case ErrorCode::OtherRules: return "other-rules";
    case ErrorCode::ArchiveOnNetwork: return "archive-on-network";
    case ErrorCode::ArchiveUnreachable: return "archive-unreachable";
    case ErrorCode::ArchiveBusy: return "archive-busy";
    case ErrorCode::ArchiveFailure: return "archive-failure";
    case ErrorCode::Cancelled: return "cancelled";
    case ErrorCode::BadUsage: return "bad-usage";
    case ErrorCode::DoubtfulList: return "doubtful-list";
    case ErrorCode::BadAddress: return "bad-address";
    case ErrorCode::NoConnection: return "no-connection";
    case ErrorCode::UntrustedServer: return "untrusted-server";
    case ErrorCode::ServerRefused: return "server-refused";
    case ErrorCode::BadRedirect: return "bad-redirect";
    case ErrorCode::TransferStopped: return "transfer-stopped";
    case ErrorCode::TransferTooLarge: return "transfer-too-large";
    case ErrorCode::NoListThere: return "no-list-there";
    case ErrorCode::SampleOnly: return "sample-only";
    }
    return {};
}

} // namespace zahlmeister
