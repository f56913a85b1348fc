// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/errortext.h"

#include <array>

#include <QCoreApplication>
#include <QRegularExpression>

#include "engine/base/codetable.h"
#include "ui/text/format.h"
#include "ui/text/parametertext.h"
#include "ui/text/workfiletext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

struct Sentence {
    ErrorCode code;
    const char* text; ///< %1, %2, ... are the arguments in the order documented at the code
};

struct Word {
    QLatin1StringView key;
    const char* text;
};

class ErrorTextTr {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)

    using enum ErrorCode;

public:
    static constexpr auto kSentences = std::to_array<Sentence>({
        {EmptyTournament,
         QT_TR_NOOP(
             "The tournament has no participants yet. Enter the first one in the table of participants.")},
        {TooManyGames,
         QT_TR_NOOP(
             "Player %1 has more games than can be evaluated. Check whether games were entered twice.")},
        {UnknownRuleVersion, QT_TR_NOOP("The rule version “%1” is not known. Choose one of those on offer, "
                                        "or none: then the end date decides.")},
        {MissingParameter,
         QT_TR_NOOP("The rule version “%1” lacks the parameter “%2”; nothing can be computed with it.")},
        {BadParameter, QT_TR_NOOP("The parameter “%2” of the rule version “%1” has a value that makes no "
                                  "sense; nothing can be computed with it.")},
        {BadRuleVersion, QT_TR_NOOP("The rule version “%1” cannot be stored. It needs %2.")},
        {RuleVersionInUse, QT_TR_NOOP("The rule version “%1” is used by the tournament “%2”. Choose another "
                                      "one there before you remove it.")},
        {UnknownParticipant, QT_TR_NOOP("There is no player with the number %1.")},
        {UnknownGame, QT_TR_NOOP("This game is not in the tournament any more.")},
        {DuplicateParticipant,
         QT_TR_NOOP("Two players have the number %1. Give one of them another number.")},
        {GameAgainstSelf, QT_TR_NOOP("Player %1 cannot play against himself.")},
        {QuantityUnavailable, QT_TR_NOOP("This rating system does not have the quantity “%1”.")},
        {FileNotFound, QT_TR_NOOP("The file %1 does not exist.")},
        {FileNotReadable, QT_TR_NOOP("The file %1 cannot be read: %2.")},
        {FileNotWritable, QT_TR_NOOP("The file %1 cannot be written: %2.")},
        {FileNotReplaced,
         QT_TR_NOOP("%1 was not replaced: it is %2. Nothing was written; name another file.")},
        {FileTooLarge,
         QT_TR_NOOP("The file %1 is larger than %2 MiB, so it is no tournament file. It was not read.")},
        {NotAWorkFile, QT_TR_NOOP("%1 is not a work file of Zahlmeister. The file was left as it is.")},
        {NewerWorkFile,
         QT_TR_NOOP("%1 was made by a newer version of Zahlmeister (file version %2, this program knows %3). "
                    "It can only be looked at; install the newer version to edit it.")},
        {EarlierWorkFile,
         QT_TR_NOOP("%1 was made by a trial version of before release 0.1.0 (file version %2), which this "
                    "program cannot read. The file was left as it is.")},
        {DamagedWorkFile,
         QT_TR_NOOP("%1 is damaged. What is sound in it can be rescued into a new work file; or open a "
                    "backup copy of it.")},
        {WorkFileInUse, QT_TR_NOOP("%1 is open in another Zahlmeister (computer %2, process %3). Here it can "
                                   "only be looked at; close it there to edit it here.")},
        {NotARegularFile,
         QT_TR_NOOP("%1 is %2, not an ordinary file. Nothing was opened and nothing changed.")},
        {WorkFileMoved,
         QT_TR_NOOP("The work file %1 is no longer there: it, or the log beside it, was renamed, moved, "
                    "deleted or replaced while it was open. Nothing more is stored until you decide where "
                    "to go on.")},
        {ForeignSchema,
         QT_TR_NOOP("%1 was changed by another program (%2). It was not opened and nothing in it was "
                    "changed. What is sound in it can be rescued into a new work file; or "
                    "open a backup copy of it.")},
        {ForeignLog, QT_TR_NOOP("Beside %1 lies the log of another state of this file, such as after copying "
                                "a backup over it. Nothing was changed; copies of both are in %2.")},
        {ForeignJournal,
         QT_TR_NOOP(
             "Beside %1 lies %2, which Zahlmeister did not leave there; opening the two together could "
             "delete files. Nothing was opened and nothing changed. Move %2 elsewhere and open "
             "the file again.")},
        {QueryTooLong, QT_TR_NOOP("%1 did not answer within %2 seconds; the query was stopped. If that "
                                  "happens again, the file is damaged or comes from another program.")},
        {ReadOnly, QT_TR_NOOP("%1 can only be looked at; nothing was changed.")},
        {DiskFull, QT_TR_NOOP("There is no room left on the disk for %1. The last input was not stored; make "
                              "room and repeat it.")},
        {StorageFailure,
         QT_TR_NOOP("%1 could not be written. The last input was not stored; check the disk and repeat it.")},
        {NothingToUndo, QT_TR_NOOP("There is nothing to undo.")},
        {NothingToRedo, QT_TR_NOOP("There is nothing to redo.")},
        {UnknownTournament, QT_TR_NOOP("There is no tournament “%1” in this work file.")},
        {SyntaxError, QT_TR_NOOP("%1 cannot be understood: in line %2, column %3, %4 is expected.")},
        {UnknownKey, QT_TR_NOOP("%1: the key “%2” is not known. Check its spelling or remove it.")},
        {MissingKey, QT_TR_NOOP("%1: the key “%2” is missing.")},
        {DuplicateKey, QT_TR_NOOP("%1: the key “%2” occurs twice.")},
        {WrongType, QT_TR_NOOP("%1: “%2” must be %3.")},
        {OutOfRange, QT_TR_NOOP("%1: “%2” is “%3”; expected is %4.")},
        {DuplicateValue, QT_TR_NOOP("%1: “%2” has the value %3, which occurred before. It must be unique.")},
        {DuplicateGame, QT_TR_NOOP("%1: players %2 and %3 meet in round %4 for the second time. Remove one "
                                   "of the games or correct the round.")},
        {TooManyErrors, QT_TR_NOOP("Only the first %1 errors are shown. Correct them first.")},
        {UnknownFormat, QT_TR_NOOP("%1 is in none of the formats that Zahlmeister reads.")},
        {UnknownList, QT_TR_NOOP("%1 is none of the rating lists that Zahlmeister reads: those of the DSB, "
                                 "of the FIDE, and of Swiss-Chess. Nothing was imported.")},
        {MixedLists, QT_TR_NOOP("%1 belongs to another federation than the files before it. Import the lists "
                                "one after the other.")},
        {MissingColumn, QT_TR_NOOP("The list %1 lacks the column “%2”. Nothing was imported.")},
        {DamagedList, QT_TR_NOOP("The list %1 is damaged. Usable rows: %3, unusable ones: %2, the first of "
                                 "these in line %4. The stored list was left as it is.")},
        {DamagedArchive, QT_TR_NOOP("The archive %1 is damaged and cannot be unpacked. Download it once "
                                    "more. The stored list was left as it is.")},
        {ArchiveTooLarge,
         QT_TR_NOOP(
             "The archive %1 unpacks to more than any rating list holds (at most %2 MiB). It was not read.")},
        {UnknownListDate, QT_TR_NOOP("There is no stored list of %1.")},
        {Cancelled, QT_TR_NOOP("Cancelled. What was stored is as it was.")},
        {BadUsage, QT_TR_NOOP("The command line cannot be understood: %1")},
        {DoubtfulList, QT_TR_NOOP("%1 is doubtful: %4. Players in it: %2, in the stored list: %3.")},
        {BadAddress, QT_TR_NOOP("“%1” is no address of a list: %2.")},
        {NoConnection, QT_TR_NOOP("%1 cannot be reached: %2. The stored list was left as it is.")},
        {UntrustedServer, QT_TR_NOOP("Who answers at %1 cannot prove to be %1: %2. Nothing was loaded.")},
        {ServerRefused, QT_TR_NOOP("%1 does not give the list (answer %2). Look on the federation's pages "
                                   "whether its address is another one now.")},
        {BadRedirect, QT_TR_NOOP("%1 leads on to “%2”, %3. Nothing was loaded.")},
        {TransferStopped, QT_TR_NOOP("The list of %1 did not come whole: %2. The stored list was left as it "
                                     "is; try again later.")},
        {TransferTooLarge,
         QT_TR_NOOP("What %1 gives is larger than any rating list (more than %2 MB). It was not loaded.")},
        {NoListThere, QT_TR_NOOP("%1 gave %2. The stored list was left as it is.")},
        {SampleOnly, QT_TR_NOOP("This is the sample club: nobody in it exists, so nothing of it is handed in "
                                "or given out.")},
        {DamagedContent, QT_TR_NOOP("In the archive, %1 cannot be read: its content is damaged or was made "
                                    "by somebody else. Nothing was changed.")},
        {BadArchiveAddress, QT_TR_NOOP("“%1” is no address of an archive. Write sqlite:PATH for a file or "
                                       "postgresql://HOST/DATABASE for a server.")},
        {PasswordInAddress, QT_TR_NOOP("The address of the archive contains a password. Leave it out and put "
                                       "it into ~/.pgpass or a service file.")},
        {InsecureArchive, QT_TR_NOOP("The archive %1 is on another computer, and with sslmode=%2 anybody "
                                     "could listen. Use at least sslmode=require, better verify-full.")},
        {NotAnArchive,
         QT_TR_NOOP("There is no archive at %1. Check the address, or create the archive first.")},
        {ArchiveExists,
         QT_TR_NOOP("At %1 there is something already. Nothing was changed; choose another place.")},
        {NewerArchive, QT_TR_NOOP("Writing to the archive %1 needs Zahlmeister %2 or newer. With this "
                                  "version it can only be looked at.")},
        {NewerArchiveFile, QT_TR_NOOP("The archive %1 was made by a newer version of Zahlmeister. It can "
                                      "only be opened with that one.")},
        {OlderArchive,
         QT_TR_NOOP("The archive %1 was made by an older version of Zahlmeister. On a server its "
                    "administrator runs packaging/archive/setup once more; a file is opened once "
                    "on a local disk.")},
        {OtherRules, QT_TR_NOOP("The archive %1 was computed by other rules or another version of the "
                                "evaluation. Only a complete recalculation can go on from there.")},
        {ArchiveOnNetwork,
         QT_TR_NOOP("The archive %1 lies in a network or cloud folder, where several computers would damage "
                    "it. There it can only be looked at; for several referees, use a server.")},
        {ArchiveUnreachable, QT_TR_NOOP("The archive %1 cannot be reached: %2.")},
        {ArchiveBusy,
         QT_TR_NOOP(
             "Somebody else is writing to the archive %1. Nothing was changed; try again in a while.")},
        {ArchiveFailure, QT_TR_NOOP("The archive %1 reports an error, and nothing was changed: %2.")},
    });
    /// What stands in arguments as a key: what a reader expects, types, ranges.
    static constexpr auto kWords = std::to_array<Word>({
        {"no-driver"_L1,
         QT_TR_NOOP("Qt's driver for PostgreSQL is not there (on Debian and Ubuntu the package "
                    "libqt6sql6-psql; the program for Windows has none)")},
        {"revision-gone"_L1, QT_TR_NOOP("the revision that you have seen is not there any more, or your role "
                                        "does not show it")},
        {"not-computed"_L1,
         QT_TR_NOOP("it has revisions that are not computed yet; let a recalculation run first")},
        {"is-member"_L1,
         QT_TR_NOOP("he was a member when he last played, and members cannot be made anonymous (4.1.1)")},
        {"no-rights"_L1, QT_TR_NOOP("your role does not have the right to do this")},
        {"database-error"_L1, QT_TR_NOOP("its database refused what it was asked")},
        {"ascending-ranges"_L1, QT_TR_NOOP("ranges whose upper bounds ascend, the last one without a bound")},
        {"region"_L1, QT_TR_NOOP("the beginning of a VKZ: digits and capital letters")},
        {"small-letters"_L1, QT_TR_NOOP("small letters, digits, hyphens, dots and underscores")},
        {"no-file"_L1, QT_TR_NOOP("the file cannot be opened; check its folder and your rights there")},
        {"server-refuses"_L1, QT_TR_NOOP("the server refused the connection")},
        {"no-host"_L1, QT_TR_NOOP("there is no computer of this name; check the name in the address, and "
                                  "whether this computer is connected to the network")},
        {"not-listening"_L1,
         QT_TR_NOOP("no database server answers there; it does not run, or its port is another one")},
        {"no-answer"_L1, QT_TR_NOOP("the server did not answer in time; it is switched off, or a firewall "
                                    "stands in between")},
        {"no-way"_L1, QT_TR_NOOP("the network has no way to this computer; check your connection, or the VPN "
                                 "of your association")},
        {"wrong-password"_L1, QT_TR_NOOP("the server does not accept this user with this password")},
        {"no-password"_L1, QT_TR_NOOP("the server asks for a password, and there is none: neither typed nor "
                                      "in the password file (.pgpass)")},
        {"no-database"_L1, QT_TR_NOOP("the server has no database of this name; it stands last in the "
                                      "address")},
        {"no-role"_L1, QT_TR_NOOP("the server does not know this user; ask whoever keeps it for an account")},
        {"not-admitted"_L1, QT_TR_NOOP("the server does not admit this user from this computer; ask whoever "
                                       "keeps it (pg_hba.conf, rights of the role)")},
        {"tls-demanded"_L1, QT_TR_NOOP("the server admits nobody without encryption; put sslmode=require or "
                                       "sslmode=verify-full into the address")},
        {"no-tls"_L1, QT_TR_NOOP("the server offers no encryption (TLS), and without it nothing is sent over "
                                 "the network; ask whoever keeps it")},
        {"tls-failed"_L1, QT_TR_NOOP("an encrypted connection (TLS) did not come about")},
        {"bad-certificate"_L1, QT_TR_NOOP("the certificate of the server does not prove that it is the right "
                                          "one; nothing was sent. Ask whoever keeps it for its certificate")},
        {"no-root-certificate"_L1,
         QT_TR_NOOP("the certificate to check the server by is missing; name its file in the address with "
                    "sslrootcert")},
        {"too-many-connections"_L1,
         QT_TR_NOOP("the server has too many connections at the moment; try again in a while")},
        {"not-ready"_L1, QT_TR_NOOP("the server is just starting or shutting down; try again in a while")},
        {"no-service"_L1, QT_TR_NOOP("the service in the address stands in no service file of this computer "
                                     "(pg_service.conf)")},
        {"connection-lost"_L1, QT_TR_NOOP("the connection was lost")},
        {"value"_L1, QT_TR_NOOP("a value")},
        {"key"_L1, QT_TR_NOOP("a key in quotation marks")},
        {"colon"_L1, QT_TR_NOOP("a colon")},
        {"comma-or-brace"_L1, QT_TR_NOOP("a comma or a closing brace")},
        {"comma-or-bracket"_L1, QT_TR_NOOP("a comma or a closing bracket")},
        {"number"_L1, QT_TR_NOOP("a number")},
        {"string-end"_L1, QT_TR_NOOP("the closing quotation mark of the text")},
        {"escape"_L1, QT_TR_NOOP("a valid escape sequence")},
        {"surrogate"_L1, QT_TR_NOOP("the second half of a character")},
        {"no-control-character"_L1, QT_TR_NOOP("text without control characters")},
        {"utf-8"_L1, QT_TR_NOOP("text in UTF-8")},
        {"end"_L1, QT_TR_NOOP("the end of the file")},
        {"less-depth"_L1, QT_TR_NOOP("less nesting")},
        {"object"_L1, QT_TR_NOOP("an object in braces")},
        {"array"_L1, QT_TR_NOOP("a list in brackets")},
        {"string"_L1, QT_TR_NOOP("a text in quotation marks")},
        {"integer"_L1, QT_TR_NOOP("a whole number")},
        {"boolean"_L1, QT_TR_NOOP("true or false")},
        {"printable"_L1, QT_TR_NOOP("text that can be printed")},
        {"three-characters"_L1, QT_TR_NOOP("exactly three characters")},
        {"five-characters"_L1, QT_TR_NOOP("exactly five characters")},
        {"at-most-200-characters"_L1, QT_TR_NOOP("at most 200 characters")},
        {"at-most-10000-characters"_L1, QT_TR_NOOP("at most 10,000 characters")},
        {"id"_L1, QT_TR_NOOP("an id of small letters, digits, and hyphens")},
        {"title"_L1, QT_TR_NOOP("a title")},
        {"validity"_L1, QT_TR_NOOP("a last day that is not before its first day")},
        {"folder"_L1, QT_TR_NOOP("a folder")},
        {"special"_L1, QT_TR_NOOP("a device or a pipe")},
        {"dangling-link"_L1, QT_TR_NOOP("a link to a file that does not exist")},
        {"date"_L1, QT_TR_NOOP("a day such as 2026-12-12")},
        {"moment"_L1, QT_TR_NOOP("a moment such as 2026-11-29T18:05:09.120Z")},
        {"is-folder"_L1, QT_TR_NOOP("it is a folder")},
        {"is-open"_L1, QT_TR_NOOP("it is the work file that is open")},
        {"cannot-open"_L1, QT_TR_NOOP("it cannot be opened")},
        {"is-special"_L1, QT_TR_NOOP("it is a pipe or a device, not a file")},
        {"is-held"_L1, QT_TR_NOOP("another program has it open; close it there and try again")},
        {"exists"_L1, QT_TR_NOOP("there is a file of this name already")},
        {"not-a-lock"_L1,
         QT_TR_NOOP("its name is needed for the lock of the work file, and it is no such lock; "
                    "rename it")},
        {"work-file"_L1, QT_TR_NOOP("a work file of Zahlmeister")},
        {"list-store"_L1, QT_TR_NOOP("a store of rating lists of Zahlmeister")},
        {"archive"_L1, QT_TR_NOOP("an archive of Zahlmeister")},
        {"database"_L1, QT_TR_NOOP("a database")},
        {"unreadable"_L1, QT_TR_NOOP("there, but it cannot be read")},
        {"other-content"_L1, QT_TR_NOOP("there already with content of another kind")},
        {"no-folder"_L1, QT_TR_NOOP("the folder does not exist and cannot be made here")},
        {"not-removed"_L1, QT_TR_NOOP("it could not be removed")},
        {"not-utf-8"_L1, QT_TR_NOOP("its name is not written in UTF-8; rename it")},
        {"no-font"_L1, QT_TR_NOOP("without this font letters or signs would be missing on paper; install "
                                  "Zahlmeister again, on Debian the package fonts-noto-core")},
        {"fewer-rows"_L1, QT_TR_NOOP("many are missing")},
        {"cut-off"_L1, QT_TR_NOOP("it ends in the middle of a line")},
        {"scheme"_L1, QT_TR_NOOP("it must begin with https://")},
        {"host"_L1, QT_TR_NOOP("it names no server")},
        {"password"_L1, QT_TR_NOOP("a name or password must not stand in it")},
        {"not-https"_L1, QT_TR_NOOP("which is not encrypted")},
        {"circle"_L1, QT_TR_NOOP("and so on without an end")},
        {"no-address"_L1, QT_TR_NOOP("which is no address of the web")},
        {"stalled"_L1, QT_TR_NOOP("nothing more came for too long")},
        {"too-long"_L1, QT_TR_NOOP("it took too long")},
        {"broken-off"_L1, QT_TR_NOOP("the connection broke off")},
        {"web-page"_L1, QT_TR_NOOP("a web page instead of a list")},
        {"other-file"_L1, QT_TR_NOOP("something that is no rating list")},
        {"other-federation"_L1, QT_TR_NOOP("the list of another federation")},
    });
    /// Parts of a place in the exchange format.
    static constexpr auto kPlaces = std::to_array<Word>({
        {"tournament"_L1, QT_TR_NOOP("tournament")},
        {"participants"_L1, QT_TR_NOOP("participant")},
        {"carry_over"_L1, QT_TR_NOOP("carry-over game")},
        {"games"_L1, QT_TR_NOOP("game")},
        {"parameters"_L1, QT_TR_NOOP("parameter")},
    });
};

// A new code in the middle of the enumeration does not compile before it has its sentence.
static_assert(engine::isCodeTable(ErrorTextTr::kSentences, &Sentence::code, ErrorCode::ArchiveFailure));

template <std::size_t n>
std::optional<QString> lookUp(const std::array<Word, n>& words, QStringView key)
{
    for (const Word& word : words) {
        if (key == word.key)
            return ErrorTextTr::tr(word.text);
    }
    return std::nullopt;
}

/// What is expected, in words: a type, a range such as `1–999`, or a choice such as `m|w`.
QString expectation(const QString& key)
{
    if (const auto word = lookUp(ErrorTextTr::kWords, key))
        return *word;
    QStringList choices = key.split(u'|');
    const QString last = choices.takeLast();
    return choices.isEmpty() ? last : choices.join(u", "_s) + ErrorTextTr::tr(" or ") + last;
}

/// A place of the exchange format in words: `participants[4].carry_over[0]` as "participant 5, carry-over
/// game 1".
QString placeText(const QString& place)
{
    static const QRegularExpression indexed(u"^(\\w+)\\[(\\d+)\\]$"_s);
    if (place.isEmpty())
        return ErrorTextTr::tr("file");
    QStringList parts;
    for (const QString& part : place.split(u'.')) {
        const auto match = indexed.match(part);
        const auto name = lookUp(ErrorTextTr::kPlaces, match.hasMatch() ? match.captured(1) : part);
        if (name && match.hasMatch())
            parts += *name + u' ' + formatCount(match.captured(2).toInt() + 1);
        else
            parts += name.value_or(part);
    }
    return parts.join(u", "_s);
}

QStringList argumentsOf(const Error& error)
{
    QStringList args = fromEngine(error.args);
    using enum ErrorCode;
    const auto isOneOf = [&](auto... codes) { return ((error.code == codes) || ...); };
    if (isOneOf(UnknownKey, MissingKey, DuplicateKey, WrongType, OutOfRange, DuplicateValue, DuplicateGame) &&
        !args.isEmpty())
        args.front() = placeText(args.front());
    if (error.code == ForeignSchema && args.size() > 1)
        args[1] = schemaPartText(args[1]);
    if (isOneOf(FileNotReadable, FileNotWritable, ArchiveUnreachable, ArchiveFailure) && args.size() > 1)
        args[1] = lookUp(ErrorTextTr::kWords, args[1]).value_or(args[1]);
    if ((isOneOf(BadRuleVersion, NotARegularFile, FileNotReplaced) && args.size() > 1) ||
        (isOneOf(SyntaxError, WrongType, OutOfRange) && args.size() > 2))
        args.back() = expectation(args.back());
    return args;
}

} // namespace

QString errorDetailText(const Error& error)
{
    const bool isOfArchive =
        error.code == ErrorCode::ArchiveUnreachable || error.code == ErrorCode::ArchiveFailure;
    return isOfArchive && !error.detail.empty()
               ? fillPattern(ErrorTextTr::tr("In the words of the database: %1"), {fromEngine(error.detail)})
               : QString();
}

QString errorText(const Error& error)
{
    const QStringList args = argumentsOf(error);
    if (error.code == ErrorCode::ArchiveUnreachable && !args.isEmpty() && args.first().isEmpty())
        return ErrorTextTr::tr("There is no connection to the archive.");
    // Two codes are met while editing and while reading a file; only the file has a place.
    if (error.code == ErrorCode::UnknownParticipant && args.size() > 2) {
        return fillPattern(ErrorTextTr::tr("%1: “%2” names player %3, who is not among the participants."),
                           {placeText(args[1]), args[2], args[0]});
    }
    if (error.code == ErrorCode::DamagedWorkFile && args.size() > 2) { // a value in a row
        return fillPattern(
            ErrorTextTr::tr(
                "In %1 a value is damaged: table “%2”, row %3, column “%4”. What is sound in it can be "
                "rescued into a new work file."),
            args);
    }
    if (error.code == ErrorCode::DamagedWorkFile && args.size() > 1 && args[1] == u"beyond-rescue"_s)
        return fillPattern(ErrorTextTr::tr("Nothing can be rescued from %1. Open a backup copy of it."),
                           args);
    if (error.code == ErrorCode::BadParameter && args.size() > 5) {
        const engine::ParameterRange range{.name = error.args[1],
                                           .least = args[2].toDouble(),
                                           .most = args[3].toDouble(),
                                           .isWhole = !args[4].isEmpty(),
                                           .count = args[5].toUInt()};
        return fillPattern(
            ErrorTextTr::tr("The parameter “%2” of the rule version “%1” has a value that makes no sense; "
                            "nothing can be computed with it. Expected: %3."),
            {args[0], args[1], rangeText(range)});
    }
    if (error.code == ErrorCode::GameAgainstSelf && args.size() > 1) {
        return fillPattern(ErrorTextTr::tr("%1: player %2 cannot play against himself."),
                           {placeText(args[1]), args[0]});
    }
    return fillPattern(ErrorTextTr::tr(ErrorTextTr::kSentences[static_cast<std::size_t>(error.code)].text),
                       args);
}

} // namespace zahlmeister::ui
