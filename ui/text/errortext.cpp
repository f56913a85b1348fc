// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/errortext.h"

#include <array>

#include <QCoreApplication>
#include <QRegularExpression>

#include "ui/text/format.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

struct Sentence {
    ErrorCode code;
    const char* text; ///< %1, %2, ... are the arguments in the order documented at the code
};

constexpr std::array<Sentence, 50> kSentences{{
    {ErrorCode::EmptyTournament,
     QT_TRANSLATE_NOOP(
         "ErrorText",
         "The tournament has no participants yet. Enter the first one in the table of participants.")},
    {ErrorCode::TooManyGames,
     QT_TRANSLATE_NOOP(
         "ErrorText",
         "Player %1 has more games than can be evaluated. Check whether games were entered twice.")},
    {ErrorCode::UnknownRuleVersion,
     QT_TRANSLATE_NOOP("ErrorText", "The rule version “%1” is not known. Choose one of those on offer, or "
                                    "none: then the end date decides.")},
    {ErrorCode::MissingParameter,
     QT_TRANSLATE_NOOP("ErrorText",
                       "The rule version “%1” lacks the parameter “%2”; nothing can be computed with it.")},
    {ErrorCode::BadParameter,
     QT_TRANSLATE_NOOP("ErrorText", "The parameter “%2” of the rule version “%1” has a value that makes no "
                                    "sense; nothing can be computed with it.")},
    {ErrorCode::BadRuleVersion,
     QT_TRANSLATE_NOOP("ErrorText", "The rule version “%1” cannot be stored. It needs %2.")},
    {ErrorCode::RuleVersionInUse,
     QT_TRANSLATE_NOOP("ErrorText",
                       "The rule version “%1” is used by the tournament “%2”. Choose another one "
                       "there before you remove it.")},
    {ErrorCode::UnknownParticipant, QT_TRANSLATE_NOOP("ErrorText", "There is no player with the number %1.")},
    {ErrorCode::UnknownGame, QT_TRANSLATE_NOOP("ErrorText", "This game is not in the tournament any more.")},
    {ErrorCode::DuplicateParticipant,
     QT_TRANSLATE_NOOP("ErrorText", "Two players have the number %1. Give one of them another number.")},
    {ErrorCode::GameAgainstSelf, QT_TRANSLATE_NOOP("ErrorText", "Player %1 cannot play against himself.")},
    {ErrorCode::QuantityUnavailable,
     QT_TRANSLATE_NOOP("ErrorText", "This rating system does not have the quantity “%1”.")},
    {ErrorCode::FileNotFound, QT_TRANSLATE_NOOP("ErrorText", "The file %1 does not exist.")},
    {ErrorCode::FileNotReadable, QT_TRANSLATE_NOOP("ErrorText", "The file %1 cannot be read: %2.")},
    {ErrorCode::FileNotWritable, QT_TRANSLATE_NOOP("ErrorText", "The file %1 cannot be written: %2.")},
    {ErrorCode::FileTooLarge,
     QT_TRANSLATE_NOOP("ErrorText",
                       "The file %1 is larger than %2 MiB, so it is no tournament file. It was not read.")},
    {ErrorCode::NotAWorkFile,
     QT_TRANSLATE_NOOP("ErrorText", "%1 is not a work file of Zahlmeister. The file was left as it is.")},
    {ErrorCode::NewerWorkFile,
     QT_TRANSLATE_NOOP("ErrorText",
                       "%1 was made by a newer version of Zahlmeister (file version %2, this program knows "
                       "%3). It can only be looked at; install the newer version to edit it.")},
    {ErrorCode::DamagedWorkFile,
     QT_TRANSLATE_NOOP("ErrorText",
                       "%1 is damaged (%2). The file was left as it is. Open a backup copy of it instead.")},
    {ErrorCode::WorkFileInUse,
     QT_TRANSLATE_NOOP("ErrorText", "%1 is open in another Zahlmeister (computer %2, process %3). Here it "
                                    "can only be looked at; close it there to edit it here.")},
    {ErrorCode::NotARegularFile,
     QT_TRANSLATE_NOOP("ErrorText",
                       "%1 is %2, not an ordinary file. Nothing was opened and nothing changed.")},
    {ErrorCode::WorkFileMoved,
     QT_TRANSLATE_NOOP("ErrorText",
                       "The work file %1 is no longer there: it was renamed, moved, deleted or replaced "
                       "while it was open. Nothing more is stored until you decide where to go on.")},
    {ErrorCode::ForeignSchema,
     QT_TRANSLATE_NOOP("ErrorText", "%1 was changed by another program (%2). It was not opened and nothing "
                                    "in it was changed. Open a backup copy of it instead.")},
    {ErrorCode::ForeignLog,
     QT_TRANSLATE_NOOP("ErrorText",
                       "Beside %1 lies the log of another state of this file, such as after copying a "
                       "backup over it. Nothing was changed; copies of both are in %2.")},
    {ErrorCode::QueryTooLong,
     QT_TRANSLATE_NOOP("ErrorText",
                       "%1 did not answer within %2 seconds; the query was stopped. If that happens "
                       "again, the file is damaged or comes from another program.")},
    {ErrorCode::ReadOnly, QT_TRANSLATE_NOOP("ErrorText", "%1 can only be looked at; nothing was changed.")},
    {ErrorCode::DiskFull, QT_TRANSLATE_NOOP("ErrorText", "There is no room left on the disk for %1. The last "
                                                         "input was not stored; make room and repeat it.")},
    {ErrorCode::StorageFailure,
     QT_TRANSLATE_NOOP(
         "ErrorText",
         "%1 could not be written. The last input was not stored; check the disk and repeat it.")},
    {ErrorCode::NothingToUndo, QT_TRANSLATE_NOOP("ErrorText", "There is nothing to undo.")},
    {ErrorCode::NothingToRedo, QT_TRANSLATE_NOOP("ErrorText", "There is nothing to redo.")},
    {ErrorCode::UnknownTournament,
     QT_TRANSLATE_NOOP("ErrorText", "There is no tournament “%1” in this work file.")},
    {ErrorCode::SyntaxError,
     QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be understood: in line %2, column %3, %4 is expected.")},
    {ErrorCode::UnknownKey,
     QT_TRANSLATE_NOOP("ErrorText", "%1: the key “%2” is not known. Check its spelling or remove it.")},
    {ErrorCode::MissingKey, QT_TRANSLATE_NOOP("ErrorText", "%1: the key “%2” is missing.")},
    {ErrorCode::DuplicateKey, QT_TRANSLATE_NOOP("ErrorText", "%1: the key “%2” occurs twice.")},
    {ErrorCode::WrongType, QT_TRANSLATE_NOOP("ErrorText", "%1: “%2” must be %3.")},
    {ErrorCode::OutOfRange, QT_TRANSLATE_NOOP("ErrorText", "%1: “%2” is “%3”; expected is %4.")},
    {ErrorCode::DuplicateValue,
     QT_TRANSLATE_NOOP("ErrorText", "%1: “%2” has the value %3, which occurred before. It must be unique.")},
    {ErrorCode::DuplicateGame,
     QT_TRANSLATE_NOOP("ErrorText", "%1: players %2 and %3 meet in round %4 for the second time. Remove one "
                                    "of the games or correct the round.")},
    {ErrorCode::TooManyErrors,
     QT_TRANSLATE_NOOP("ErrorText", "Only the first %1 errors are shown. Correct them first.")},
    {ErrorCode::UnknownFormat,
     QT_TRANSLATE_NOOP("ErrorText", "%1 is in none of the formats that Zahlmeister reads.")},
    {ErrorCode::UnknownList,
     QT_TRANSLATE_NOOP("ErrorText",
                       "%1 is none of the rating lists that Zahlmeister reads: those of the DSB, of "
                       "the FIDE, and of Swiss-Chess. Nothing was imported.")},
    {ErrorCode::MixedLists,
     QT_TRANSLATE_NOOP("ErrorText",
                       "%1 belongs to another federation than the files before it. Import the lists "
                       "one after the other.")},
    {ErrorCode::MissingColumn,
     QT_TRANSLATE_NOOP("ErrorText", "The list %1 lacks the column “%2”. Nothing was imported.")},
    {ErrorCode::DamagedList,
     QT_TRANSLATE_NOOP(
         "ErrorText",
         "The list %1 is damaged. Usable rows: %3, unusable ones: %2, the first of these in line %4. "
         "The stored list was left as it is.")},
    {ErrorCode::DamagedArchive,
     QT_TRANSLATE_NOOP("ErrorText",
                       "The archive %1 is damaged and cannot be unpacked. Download it once more. The "
                       "stored list was left as it is.")},
    {ErrorCode::ArchiveTooLarge,
     QT_TRANSLATE_NOOP("ErrorText",
                       "The archive %1 unpacks to more than any rating list holds (at most %2 MiB). "
                       "It was not read.")},
    {ErrorCode::UnknownListDate, QT_TRANSLATE_NOOP("ErrorText", "There is no stored list of %1.")},
    {ErrorCode::Cancelled, QT_TRANSLATE_NOOP("ErrorText", "Cancelled. The stored list was left as it is.")},
    {ErrorCode::BadUsage, QT_TRANSLATE_NOOP("ErrorText", "The command line cannot be understood: %1")},
}};

// A new code in the middle of the enumeration does not compile before it has its sentence.
static_assert(kSentences.size() == static_cast<std::size_t>(ErrorCode::BadUsage) + 1);

struct Word {
    QLatin1StringView key;
    const char* text;
};

/// What stands in arguments as a key: what a reader expects, types, ranges.
constexpr std::array<Word, 32> kWords{{
    {"value"_L1, QT_TRANSLATE_NOOP("ErrorText", "a value")},
    {"key"_L1, QT_TRANSLATE_NOOP("ErrorText", "a key in quotation marks")},
    {"colon"_L1, QT_TRANSLATE_NOOP("ErrorText", "a colon")},
    {"comma-or-brace"_L1, QT_TRANSLATE_NOOP("ErrorText", "a comma or a closing brace")},
    {"comma-or-bracket"_L1, QT_TRANSLATE_NOOP("ErrorText", "a comma or a closing bracket")},
    {"number"_L1, QT_TRANSLATE_NOOP("ErrorText", "a number")},
    {"string-end"_L1, QT_TRANSLATE_NOOP("ErrorText", "the closing quotation mark of the text")},
    {"escape"_L1, QT_TRANSLATE_NOOP("ErrorText", "a valid escape sequence")},
    {"surrogate"_L1, QT_TRANSLATE_NOOP("ErrorText", "the second half of a character")},
    {"no-control-character"_L1, QT_TRANSLATE_NOOP("ErrorText", "text without control characters")},
    {"utf-8"_L1, QT_TRANSLATE_NOOP("ErrorText", "text in UTF-8")},
    {"end"_L1, QT_TRANSLATE_NOOP("ErrorText", "the end of the file")},
    {"less-depth"_L1, QT_TRANSLATE_NOOP("ErrorText", "less nesting")},
    {"object"_L1, QT_TRANSLATE_NOOP("ErrorText", "an object in braces")},
    {"array"_L1, QT_TRANSLATE_NOOP("ErrorText", "a list in brackets")},
    {"string"_L1, QT_TRANSLATE_NOOP("ErrorText", "a text in quotation marks")},
    {"integer"_L1, QT_TRANSLATE_NOOP("ErrorText", "a whole number")},
    {"boolean"_L1, QT_TRANSLATE_NOOP("ErrorText", "true or false")},
    {"printable"_L1, QT_TRANSLATE_NOOP("ErrorText", "text that can be printed")},
    {"three-characters"_L1, QT_TRANSLATE_NOOP("ErrorText", "exactly three characters")},
    {"five-characters"_L1, QT_TRANSLATE_NOOP("ErrorText", "exactly five characters")},
    {"at-most-10000-characters"_L1, QT_TRANSLATE_NOOP("ErrorText", "at most 10,000 characters")},
    {"id"_L1, QT_TRANSLATE_NOOP("ErrorText", "an id of small letters, digits, and hyphens")},
    {"title"_L1, QT_TRANSLATE_NOOP("ErrorText", "a title")},
    {"validity"_L1, QT_TRANSLATE_NOOP("ErrorText", "a last day that is not before its first day")},
    {"folder"_L1, QT_TRANSLATE_NOOP("ErrorText", "a folder")},
    {"special"_L1, QT_TRANSLATE_NOOP("ErrorText", "a device or a pipe")},
    {"dangling-link"_L1, QT_TRANSLATE_NOOP("ErrorText", "a link to a file that does not exist")},
    {"date"_L1, QT_TRANSLATE_NOOP("ErrorText", "a day such as 2026-12-12")},
    {"is-folder"_L1, QT_TRANSLATE_NOOP("ErrorText", "it is a folder")},
    {"is-open"_L1, QT_TRANSLATE_NOOP("ErrorText", "it is the work file that is open")},
    {"is-special"_L1, QT_TRANSLATE_NOOP("ErrorText", "it is a pipe or a device, not a file")},
}};

/// Parts of a place in the exchange format.
constexpr std::array<Word, 5> kPlaces{{
    {"tournament"_L1, QT_TRANSLATE_NOOP("ErrorText", "tournament")},
    {"participants"_L1, QT_TRANSLATE_NOOP("ErrorText", "participant")},
    {"carry_over"_L1, QT_TRANSLATE_NOOP("ErrorText", "carry-over game")},
    {"games"_L1, QT_TRANSLATE_NOOP("ErrorText", "game")},
    {"parameters"_L1, QT_TRANSLATE_NOOP("ErrorText", "parameter")},
}};

QString sentenceOf(ErrorCode code)
{
    for (const Sentence& sentence : kSentences) {
        if (sentence.code == code)
            return Tr::tr(sentence.text);
    }
    return {};
}

template <std::size_t n>
std::optional<QString> lookUp(const std::array<Word, n>& words, QStringView key)
{
    for (const Word& word : words) {
        if (key == word.key)
            return Tr::tr(word.text);
    }
    return std::nullopt;
}

/// What is expected, in words: a type, a range such as `1–999`, or a choice such as `m|w`.
QString expectation(const QString& key)
{
    if (const auto word = lookUp(kWords, key))
        return *word;
    QStringList choices = key.split(u'|');
    const QString last = choices.takeLast();
    return choices.isEmpty() ? last : choices.join(u", "_s) + Tr::tr(" or ") + last;
}

/// A place of the exchange format in words: `participants[4].carry_over[0]` as "participant 5, carry-over
/// game 1".
QString placeText(const QString& place)
{
    static const QRegularExpression indexed(u"^(\\w+)\\[(\\d+)\\]$"_s);
    if (place.isEmpty())
        return Tr::tr("file");
    QStringList parts;
    for (const QString& part : place.split(u'.')) {
        const auto match = indexed.match(part);
        const auto name = lookUp(kPlaces, match.hasMatch() ? match.captured(1) : part);
        if (name && match.hasMatch())
            parts += *name + u' ' + formatCount(match.captured(2).toInt() + 1);
        else
            parts += name.value_or(part);
    }
    return parts.join(u", "_s);
}

QStringList argumentsOf(const Error& error)
{
    QStringList args;
    for (const std::string& arg : error.args)
        args += fromEngine(arg);
    switch (error.code) {
    case ErrorCode::UnknownKey:
    case ErrorCode::MissingKey:
    case ErrorCode::DuplicateKey:
    case ErrorCode::WrongType:
    case ErrorCode::OutOfRange:
    case ErrorCode::DuplicateValue:
    case ErrorCode::DuplicateGame:
        if (!args.isEmpty())
            args.front() = placeText(args.front());
        break;
    default: break;
    }
    const bool endsWithExpectation = error.code == ErrorCode::SyntaxError ||
                                     error.code == ErrorCode::WrongType ||
                                     error.code == ErrorCode::OutOfRange;
    if (error.code == ErrorCode::FileNotReadable && args.size() > 1)
        args[1] = lookUp(kWords, args[1]).value_or(args[1]);
    if ((error.code == ErrorCode::BadRuleVersion || error.code == ErrorCode::NotARegularFile) &&
        args.size() > 1)
        args.back() = expectation(args.back());
    if (endsWithExpectation && args.size() > 2)
        args.back() = expectation(args.back());
    return args;
}

} // namespace

QString errorText(const Error& error)
{
    const QStringList args = argumentsOf(error);
    // Two codes are met while editing and while reading a file; only the file has a place.
    if (error.code == ErrorCode::UnknownParticipant && args.size() > 2) {
        return fillPattern(Tr::tr("%1: “%2” names player %3, who is not among the participants."),
                           {placeText(args[1]), args[2], args[0]});
    }
    if (error.code == ErrorCode::GameAgainstSelf && args.size() > 1) {
        return fillPattern(Tr::tr("%1: player %2 cannot play against himself."),
                           {placeText(args[1]), args[0]});
    }
    return fillPattern(sentenceOf(error.code), args);
}

} // namespace zahlmeister::ui
