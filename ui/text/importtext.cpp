// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/importtext.h"

#include <algorithm>
#include <array>
#include <span>
#include <type_traits>

#include <QCoreApplication>

#include "app/fields/recordfields.h"
#include "engine/base/codetable.h"
#include "ui/text/editnametext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using app::ExportLossCode;
using app::ImportCode;
using app::TableColumn;

namespace {

/// Sentences whose places are the arguments in the order documented at the code.
struct Sentence {
    ImportCode code;
    const char* text;
    int field = 0; ///< which argument is the key of a field, from 1; 0: none
};

struct Loss {
    ExportLossCode code;
    const char* text; ///< %n is the number, where the first argument is one; else %1
};

/// Arguments that are keys of words.
struct Word {
    ImportCode code;
    std::string_view key;
    const char* text;
};

struct Name {
    std::string_view key;
    const char* text;
};

class ImportTextTr {
    Q_DECLARE_TR_FUNCTIONS(ImportText)

    using enum ImportCode;
    using enum ExportLossCode;

public:
    static constexpr auto kSentences = std::to_array<Sentence>({
        {UnknownFormat, QT_TR_NOOP("This is none of the formats that Zahlmeister reads.")},
        {OtherKind, QT_TR_NOOP("No tournament can be read from this file: %1.")},
        {UnknownXml, QT_TR_NOOP("This is an XML file of a kind that Zahlmeister does not read: <%1>.")},
        {Empty, QT_TR_NOOP("There is nothing in the file.")},
        {Truncated, QT_TR_NOOP("The file ends too early: %1 is missing. Fetch it again from the sender.")},
        {TooLarge, QT_TR_NOOP("Too much for a tournament: %1, at most %2.")},
        {Malformed, QT_TR_NOOP("Read was “%1”; expected is %2.")},
        {EncodingChosen, QT_TR_NOOP("The letters were read as %1. Look at a name with an umlaut.")},
        {BadText, QT_TR_NOOP("Some letters do not exist in %1; � stands for them.")},
        {ControlCharacters,
         QT_TR_NOOP("%1: characters that cannot be shown were left out; texts: %2, the first now reads "
                    "“%3”."),
         1},
        {MissingPart, QT_TR_NOOP("The file has no %1.")},
        {UnknownPart, QT_TR_NOOP("“%1” was left out.")},
        {RowsLeftOut,
         QT_TR_NOOP("Rows that are neither a participant nor a game were left out: %2, the first is “%1”.")},
        {GenericPage, QT_TR_NOOP("A page of %1 is read like any other table, since none was at hand to learn "
                                 "from. Compare a few games.")},
        {TextOfPdf,
         QT_TR_NOOP("The table was put together from the text of a PDF. Compare it with the original.")},
        {VersionUnsure, QT_TR_NOOP("Version %1 of this format is little known. Compare a few games.")},
        {NoTable, QT_TR_NOOP("There is no table of participants or pairings in it.")},
        {NoGames, QT_TR_NOOP("These are participants only: there is no game in it.")},
        {TeamTable,
         QT_TR_NOOP("This is a table of teams. The games of the players are in the match reports.")},
        {SeveralGroups, QT_TR_NOOP("Several groups are in it: %1. If these are tournaments of "
                                   "their own, take one after the other.")},
        {PartOfPairings, QT_TR_NOOP("Only a part of the games is in the file: %1.")},
        {BadNumber, QT_TR_NOOP("%1: “%2” is no number."), 1},
        {BadDate, QT_TR_NOOP("%1: “%2” is no date."), 1},
        {AmbiguousDate, QT_TR_NOOP("%1: “%2” is not certain or does not fit the other dates; taken was %3."),
         1},
        {BadResult, QT_TR_NOOP("“%1” is no result.")},
        {BadValue, QT_TR_NOOP("%1: “%2” cannot be understood."), 1},
        {DateFromRounds, QT_TR_NOOP("%1 is not in the file; taken from the rounds was %2."), 1},
        {OutOfRange, QT_TR_NOOP("%1: “%2” is not within %3."), 1},
        {MissingValue, QT_TR_NOOP("%1 is missing."), 1},
        {ColumnsShifted, QT_TR_NOOP("The columns of this line are shifted (characters: %1). Compare it.")},
        {RatingsAreNotDwz,
         QT_TR_NOOP("None of the ratings of the file (%1) is called a DWZ. Tie the names to "
                    "their persons; that sets the DWZ.")},
        {RatingIsNotDwz, QT_TR_NOOP("The rating %2 of %1 need not be a DWZ.")},
        {RatingKindUnsure,
         QT_TR_NOOP("The ratings of “%1” may be DWZ or Elo; taken as %2. Say what they are if you know.")},
        {UnknownOpponent, QT_TR_NOOP("%1 plays against number %2, who is not there.")},
        {DuplicateNumber, QT_TR_NOOP("Two participants have the number %1.")},
        {OpponentDisagrees, QT_TR_NOOP("Round %2: %1 has “%3”, but %4 has “%5”.")},
        {OpponentMissing, QT_TR_NOOP("Round %2: %1 plays against %3, but not the other way round.")},
        {ColoursEqual, QT_TR_NOOP("Round %3: %1 and %2 have the same colour.")},
        {TwoGamesInOneRound, QT_TR_NOOP("%1 has two games in round %2.")},
        {PlaysHimself, QT_TR_NOOP("%1 plays against himself in round %2.")},
        {NamesakesUnclear,
         QT_TR_NOOP("%1 may be the participant %2 or %3. Write team, rating or year of birth "
                    "beside the name, so that it is clear who is meant.")},
        {GameContradicts, QT_TR_NOOP("%1–%2: the tournament has %3, the table %4. Settle it first.")},
        {NumbersAmbiguous, QT_TR_NOOP("The numbers of the opponents may be start numbers or ranks: both make "
                                      "sense. Say which they are.")},
        {ResultsContradict, QT_TR_NOOP("%1 has “%2” against %3, who has “%4”.")},
        {ResultMissing, QT_TR_NOOP("%1 has nothing against %2, who has “%3”.")},
        {ResultOnDiagonal, QT_TR_NOOP("“%2” stands where %1 would play against himself.")},
        {SquareIncomplete, QT_TR_NOOP("Columns of the crosstable: %1, participants: %2.")},
        {EmptyCellsRestored,
         QT_TR_NOOP("Empty cells were lost on the way; rows concerned: %1. The diagonal, the opponents' "
                    "cells and the points leave only one place for each; compare with the original.")},
        {EmptyCellsLost,
         QT_TR_NOOP("Empty cells of this crosstable were lost on the way, and several places are possible. "
                    "Copy it from the browser once more, or take the progress table.")},
        {PointsDiffer, QT_TR_NOOP("Points of %1: %2 in the file, %3 from the games. The games count.")},
        {MatchScoreDiffers,
         QT_TR_NOOP("The boards of %1 against %2 give %4, the report says %3. Compare them with it.")},
        {PointsOfRound,
         QT_TR_NOOP("The points in the file are those after round %1 of %2. The games count.")},
        {CountDiffers, QT_TR_NOOP("%1: the file announces %2, but %3 are there.")},
        {PointsContradict, QT_TR_NOOP("Points of %1: %2 in the table, %3 from the games.")},
        {DashesAsForfeits, QT_TR_NOOP("%1 and %2 have a dash against each other, read as lost by forfeit on "
                                      "both sides. If the game is still open, remove the result.")},
        {ByesNotShown,
         QT_TR_NOOP("More points than from the games, probably byes that the table does not show: %1.")},
        {PointsScaled, QT_TR_NOOP("The table counts %1 for win, draw and loss; the results were taken.")},
        {DummyLeftOut, QT_TR_NOOP("“%1” stands for “no opponent” and was left out.")},
        {WithdrawalAssumed,
         QT_TR_NOOP("%1 withdrew. It was taken as approved; correct it where it was not.")},
        {NameCut, QT_TR_NOOP("The name “%1” was probably cut off in the file.")},
        {NumberedAnew, QT_TR_NOOP("The participants could not keep their numbers.")},
        {NumberGiven, QT_TR_NOOP("%1 is new and gets the number %2.")},
        {NamesTurned, QT_TR_NOOP("The names were written as surname, forename: %1.")},
        {NameOrderUnsure, QT_TR_NOOP("It is not certain which is the surname; taken was: %1.")},
        {TitlesLeftOut, QT_TR_NOOP("Titles before or behind names were left out: %1.")},
        {NamesakeInTeam, QT_TR_NOOP("%1 plays for %2 and for %3 in the same round: these are taken for two "
                                    "persons of one name.")},
        {TeamCalledOtherwise, QT_TR_NOOP("%1 was taken for %2, the team of its players.")},
        {PersonalDataLeftOut, QT_TR_NOOP("Personal data that no evaluation needs was left out: %1."), 1},
        {NotRatedGame, QT_TR_NOOP("Round %3: the game of %1 and %2 is marked as not to be rated.")},
        {ColourAssumed, QT_TR_NOOP("The file has no colours; they were chosen: %1.")},
        {RoundAssumed, QT_TR_NOOP("The file has no rounds; they were found: %1.")},
        {SignsAsResults,
         QT_TR_NOOP("+ and − were taken as wins and losses, since nothing else stands there.")},
        {ByeWithoutRound, QT_TR_NOOP("The bye of %1 was left out: its round is unknown.")},
        {RoundsMerged, QT_TR_NOOP("The rounds cannot be told apart for certain: found were %1, announced are "
                                  "%2. Compare the rounds with the original.")},
    });
    static constexpr auto kLosses = std::to_array<Loss>({
        {Games, QT_TR_N_NOOP("%n game(s) cannot be written.")},
        {Byes, QT_TR_N_NOOP("%n round(s) without an opponent cannot be written.")},
        {NotRated, QT_TR_N_NOOP("%n game(s) lose the mark “not to be rated”.")},
        {CarryOver, QT_TR_N_NOOP("%n carry-over game(s) cannot be written.")},
        {Ratings, QT_TR_N_NOOP("%n participant(s) lose rating, index or their kind.")},
        {PersonIds, QT_TR_N_NOOP("%n participant(s) lose an identification number.")},
        {BirthDates, QT_TR_N_NOOP("%n date(s) of birth are lost or become a year.")},
        {Sex, QT_TR_N_NOOP("%n participant(s) lose their sex.")},
        {Clubs, QT_TR_N_NOOP("%n participant(s) lose club or membership.")},
        {Teams, QT_TR_N_NOOP("%n participant(s) lose their team or board.")},
        {GameTeams,
         QT_TR_N_NOOP(
             "In %n game(s) somebody counts for his own team instead of the one for which he played.")},
        {LongTexts, QT_TR_N_NOOP("%n text(s) are cut to fit.")},
        {Characters, QT_TR_N_NOOP("%n text(s) do not come back as they are.")},
        {Dates, QT_TR_N_NOOP("%n game(s) lose their date.")},
        {Boards, QT_TR_N_NOOP("%n game(s) lose their board.")},
        {Header, QT_TR_NOOP("These data of the tournament cannot be written: %1.")},
        {Decisions, QT_TR_N_NOOP("%n decision(s) or note(s) of the referee cannot be written: %1.")},
        {Computers, QT_TR_N_NOOP("%n chess computer(s) become players.")},
        {Rounds, QT_TR_N_NOOP("%n game(s) lose their round or get another one.")},
        {Numbers, QT_TR_NOOP("The participants are numbered anew without gaps.")},
        {Colours, QT_TR_N_NOOP("%n game(s) lose their colours.")},
        {Idle, QT_TR_N_NOOP("%n participant(s) of the league who played nowhere are left out.")},
        {Filled, QT_TR_NOOP("Where these data are empty, they come back with a value: %1.")},
        {Unreadable,
         QT_TR_NOOP(
             "Zahlmeister itself would not read this file again, or not with everybody in it; what else is "
             "lost is not known.")},
    });
    static constexpr auto kWords = std::to_array<Word>({
        {Malformed, "at-most-200-characters", QT_TR_NOOP("at most 200 characters")},
        {Malformed, "at-most-10000-characters", QT_TR_NOOP("at most 10,000 characters")},
        {OtherKind, "pdf",
         QT_TR_NOOP("it is a PDF. Open it, mark the table with its head, copy it, and paste it here")},
        {OtherKind, "pdf-large",
         QT_TR_NOOP("it is a PDF of more than 5 MB or 100 pages. Open it, mark the table with its head, copy "
                    "it, and "
                    "paste it here")},
        {OtherKind, "pdf-pictures",
         QT_TR_NOOP(
             "it is a PDF of pictures, such as a scan, without letters. Ask for the file of the pairing "
             "program")},
        {OtherKind, "office",
         QT_TR_NOOP("it is a file of an old Excel or Word. Save it as XLSX, or copy and paste the table")},
        {OtherKind, "open-document",
         QT_TR_NOOP("it is an OpenDocument file. Save it as XLSX, or copy and paste the table")},
        {OtherKind, "docx",
         QT_TR_NOOP("it is a Word file. Open it, mark the table with its head, copy it, and paste it here")},
        {OtherKind, "archive", QT_TR_NOOP("it is an archive. Unpack it, and take the files in it")},
        {OtherKind, "pgn",
         QT_TR_NOOP(
             "it has the moves of games (PGN), but neither forfeits nor byes. Ask the organiser for the "
             "file of the pairing program, or for the crosstable")},
        {OtherKind, "lichess",
         QT_TR_NOOP("these are standings of Lichess without games. Download the FIDE report (TRF) of the "
                    "Swiss tournament there, and put people's names in the place of user names")},
        {OtherKind, "swiss-chess-10",
         QT_TR_NOOP("these are data of Swiss-Chess 10 about players. Have Swiss-Chess write the file for the "
                    "evaluation (SWI)")},
        {OtherKind, "foreign-games",
         QT_TR_NOOP("these are the games of single persons at a tournament abroad. Ask its organiser for the "
                    "crosstable, with the opponents' games")},
        {OtherKind, "players",
         QT_TR_NOOP("these are players without games, such as members or the line-up of a team. To make them "
                    "participants of an open tournament, copy the table and paste it there")},
        {OtherKind, "names", QT_TR_NOOP("there are names in it, but nothing of a tournament")},
        {OtherKind, "list",
         QT_TR_NOOP("it is a rating list. Import it as a list: in the window by opening it, on the command "
                    "line with “players import”")},
        {ColourAssumed, "table-order", QT_TR_NOOP("whoever stands above had White in the first game")},
        {ColourAssumed, "boards", QT_TR_NOOP("the guests had White on the odd boards, as in most leagues")},
        {ColourAssumed, "told-guest-white",
         QT_TR_NOOP("the guests had White on the odd boards, as the text says")},
        {ColourAssumed, "told-home-white",
         QT_TR_NOOP("the home side had White on the odd boards, as the text says")},
        {ColourAssumed, "first-named", QT_TR_NOOP("whoever is named first had White")},
        {ColourAssumed, "alternating", QT_TR_NOOP("alternating")},
        {RatingKindUnsure, "dwz", QT_TR_NOOP("DWZ")},
        {RatingKindUnsure, "fide", QT_TR_NOOP("Elo")},
    });
    /// What a file has too much or too little of: first argument of the notes that count or miss something.
    static constexpr auto kParts = std::to_array<Name>({
        {"participants", QT_TR_NOOP("participants")},
        {"games", QT_TR_NOOP("games")},
        {"rounds", QT_TR_NOOP("rounds")},
        {"games_per_round", QT_TR_NOOP("games per round")},
        {"teams", QT_TR_NOOP("teams")},
        {"head", QT_TR_NOOP("head of the file")},
        {"bytes", QT_TR_NOOP("bytes")},
        {"files", QT_TR_NOOP("files")},
        {"tables", QT_TR_NOOP("tables")},
        {"tables in cells", QT_TR_NOOP("tables within tables")},
        {"cells", QT_TR_NOOP("cells")},
        {"columns", QT_TR_NOOP("columns")},
        {"rows", QT_TR_NOOP("rows")},
        {"sheets", QT_TR_NOOP("sheets")},
        {"table", QT_TR_NOOP("table with players")},
        {"heads", QT_TR_NOOP("column heads with name and expected score or new rating")},
        {"zip", QT_TR_NOOP("contents of the archive")},
        {"text", QT_TR_NOOP("text")},
        {"end of the page", QT_TR_NOOP("end of the page")},
        {"###", QT_TR_NOOP("final mark ###")},
    });
    static constexpr auto kNames = std::to_array<Name>({
        {"json", QT_TR_NOOP("Zahlmeister tournament")},
        {"swi", QT_TR_NOOP("Swiss-Chess text file for the evaluation (SWI)")},
        {"swt", QT_TR_NOOP("Swiss-Chess tournament (SWT)")},
        {"swisschess-html", QT_TR_NOOP("Swiss-Chess web page")},
        {"trf", QT_TR_NOOP("FIDE report (TRF)")},
        {"trf16", QT_TR_NOOP("FIDE report TRF16")},
        {"trf26", QT_TR_NOOP("FIDE report TRF26")},
        {"tunx", QT_TR_NOOP("Swiss-Manager tournament")},
        {"chess-results", QT_TR_NOOP("Table of chess-results")},
        {"chess-results-xml", QT_TR_NOOP("Upload to chess-results (XML)")},
        {"dsb-xml", QT_TR_NOOP("Report to the federation (DSB XML 2.5)")},
        {"dewis-xml", QT_TR_NOOP("Report to DeWIS (XML)")},
        {"table", QT_TR_NOOP("Table")},
        {"csv", QT_TR_NOOP("Table (CSV)")},
        {"xlsx", QT_TR_NOOP("Spreadsheet (XLSX)")},
        {"html", QT_TR_NOOP("Web page (HTML)")},
    });
};

static_assert(engine::isCodeTable(ImportTextTr::kSentences, &Sentence::code,
                                  static_cast<ImportCode>(app::kImportCodeCount - 1)));

static_assert(engine::isCodeTable(ImportTextTr::kLosses, &Loss::code,
                                  static_cast<ExportLossCode>(app::kExportLossCount - 1)));

/// The words of a field; what is no key of the exchange format stays as the reader called it.
QString capitalisedField(const QString& key)
{
    QString name = fieldName(key);
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

/// Whether the first argument says of what there is too much or too little.
bool tellsPart(ImportCode code)
{
    return code == ImportCode::TooLarge || code == ImportCode::MissingPart || code == ImportCode::Truncated ||
           code == ImportCode::CountDiffers;
}

template <std::size_t n>
QString textOf(const std::array<Name, n>& names, std::string_view key)
{
    const auto found = std::ranges::find(names, key, &Name::key);
    return found != names.end() ? ImportTextTr::tr(found->text) : fromEngine(key);
}

QString wordOf(ImportCode code, const QString& key)
{
    for (const Word& word : ImportTextTr::kWords) {
        if (word.code == code && fromEngine(word.key) == key)
            return ImportTextTr::tr(word.text);
    }
    return key;
}

QString nameOf(const engine::Tournament& tournament, engine::ParticipantNumber number)
{
    const auto index = tournament.indexOf(number);
    const QString name = index ? fromEngine(tournament.participants[*index].name) : QString();
    return name.isEmpty() ? ImportTextTr::tr("Number %1").arg(number.value()) : name;
}

QString resultLine(const engine::Game& game, const engine::Tournament& tournament)
{
    return fillPattern(ImportTextTr::tr("%1–%2"), {formatSurname(nameOf(tournament, game.white)),
                                                   formatSurname(nameOf(tournament, game.black))}) +
           (game.round ? u" "_s + ImportTextTr::tr("(round %1)").arg(*game.round) : QString());
}

/// Whether a field of a participant is one whose values people compare.
bool isCompared(std::string_view field)
{
    constexpr std::array<std::string_view, 5> kCompared{"name", "rating", "index", "club", "birth_year"};
    return std::ranges::find(kCompared, field) != kCompared.end();
}

/// A value that can be said in a word or two; empty for lists and for what is chosen.
template <class Value>
QString valueText(const Value& value)
{
    const auto none = [] { return ImportTextTr::tr("none"); };
    if constexpr (requires { value.has_value(); }) {
        return value ? valueText(*value) : none();
    } else if constexpr (std::is_same_v<Value, engine::Date>) {
        return formatDate(value);
    } else if constexpr (std::is_same_v<Value, engine::Rating>) {
        return QString::number(value.value());
    } else if constexpr (std::is_same_v<Value, std::string>) {
        return value.empty() ? none() : fromEngine(value);
    } else if constexpr (std::is_same_v<Value, bool>) {
        return value ? ImportTextTr::tr("yes") : ImportTextTr::tr("no");
    } else if constexpr (std::is_integral_v<Value>) {
        return QString::number(value);
    } else {
        return {};
    }
}

/// The values of a field, before and after.
template <class Record>
QString changeOf(const std::string& key, const Record& before, const Record& after)
{
    QString change;
    app::forEachField<Record>([&](const auto& field) {
        if (field.key != key)
            return;
        const QString then = valueText(before.*field.member);
        const QString now = valueText(after.*field.member);
        if (!then.isEmpty() && !now.isEmpty())
            change = u" "_s + then + u" → "_s + now;
    });
    return change;
}

QString participantLine(const app::ParticipantDifference& difference, const engine::Tournament& before,
                        const engine::Tournament& after)
{
    if (!difference.before)
        return ImportTextTr::tr("%1 is new.").arg(nameOf(after, *difference.after));
    if (!difference.after)
        return ImportTextTr::tr("%1 is gone.").arg(nameOf(before, *difference.before));
    const engine::Participant& then = before.participants[*before.indexOf(*difference.before)];
    const engine::Participant& now = after.participants[*after.indexOf(*difference.after)];
    QStringList fields;
    for (const std::string& field : difference.fields)
        fields += fieldName(fromEngine(field)) + (isCompared(field) ? changeOf(field, then, now) : QString());
    return fillPattern(ImportTextTr::tr("%1: %2"), {nameOf(after, *difference.after), fields.join(u", "_s)});
}

QString gameLine(const app::GameDifference& difference, const engine::Tournament& before,
                 const engine::Tournament& after)
{
    if (!difference.before) {
        return fillPattern(ImportTextTr::tr("%1 is new: %2"),
                           {resultLine(*difference.after, after), formatResult(difference.after->result)});
    }
    if (!difference.after) {
        return fillPattern(ImportTextTr::tr("%1 is gone: %2"),
                           {resultLine(*difference.before, before), formatResult(difference.before->result)});
    }
    if (difference.before->result == difference.after->result)
        return ImportTextTr::tr("%1: other colours, date or mark").arg(resultLine(*difference.after, after));
    return fillPattern(ImportTextTr::tr("%1: %2 → %3"),
                       {resultLine(*difference.after, after), formatResult(difference.before->result),
                        formatResult(difference.after->result)});
}

} // namespace

QString importNoteText(const app::ImportNote& note)
{
    QStringList args = fromEngine(note.args);
    for (QString& arg : args)
        arg = wordOf(note.code, arg);
    if (tellsPart(note.code) && !args.isEmpty())
        args.front() = textOf(ImportTextTr::kParts, args.front().toStdString());
    if (note.code == ImportCode::GameContradicts) {
        // Results as people write them: ½–½ and not 1/2.
        for (qsizetype i = 2; i < args.size(); ++i) {
            if (const auto result = engine::resultFromText(args[i].toStdString()))
                args[i] = formatResult(*result);
        }
    }
    // A participant's value that is missing is said of him.
    if (note.code == ImportCode::MissingValue && args.size() > 1) {
        const QString who = args.at(1).isEmpty() && args.size() > 2
                                ? formatName({.number = engine::ParticipantNumber(args.at(2).toInt())})
                                : args.at(1);
        return fillPattern(ImportTextTr::tr("%2: %1 is missing."), {capitalisedField(args.at(0)), who});
    }
    const Sentence& sentence = ImportTextTr::kSentences.at(static_cast<std::size_t>(note.code));
    if (sentence.field > 0 && args.size() >= sentence.field)
        args[sentence.field - 1] = capitalisedField(args.at(sentence.field - 1));
    QString text = fillPattern(ImportTextTr::tr(sentence.text), args);
    text[0] = text[0].toUpper(); // a sentence may begin with the name of a part
    return text;
}

QString importPlaceText(const app::ImportPlace& place)
{
    QStringList parts;
    if (!place.part.empty())
        parts += fromEngine(place.part);
    if (place.line > 0)
        parts += ImportTextTr::tr("line %1").arg(place.line);
    if (place.column > 0)
        parts += ImportTextTr::tr("column %1").arg(place.column);
    return parts.join(u", "_s);
}

QString exportLossText(const app::ExportLoss& loss)
{
    const char* text = ImportTextTr::kLosses.at(static_cast<std::size_t>(loss.code)).text;
    const bool isCounted = loss.code == ExportLossCode::Decisions;
    if (loss.code == ExportLossCode::Header || loss.code == ExportLossCode::Filled || isCounted) {
        QStringList fields;
        for (const std::string& field : std::span(loss.args).subspan(isCounted ? 1 : 0))
            fields += fieldName(fromEngine(field));
        const QString pattern = isCounted
                                    ? ImportTextTr::tr(text, nullptr, fromEngine(loss.args.front()).toInt())
                                    : ImportTextTr::tr(text);
        return fillPattern(pattern, {fields.join(u", "_s)});
    }
    return loss.args.empty() ? ImportTextTr::tr(text)
                             : ImportTextTr::tr(text, nullptr, fromEngine(loss.args.front()).toInt());
}

QString birthDatesToldText(int count)
{
    return ImportTextTr::tr(
        "%n full date(s) of birth are written. They are personal data; do not publish the file (WO "
        "6.5, 1.3).",
        nullptr, count);
}

QString namesWithheldText(int count, bool isForReaders)
{
    return isForReaders
               ? ImportTextTr::tr("%n player(s) who objected or are anonymous are not named (WO 4.1.1, 6.5).",
                                  nullptr, count)
               : ImportTextTr::tr("%n player(s) who objected or are anonymous are named, as the evaluation "
                                  "needs it (WO 6.1.2.2); do not publish the file.",
                                  nullptr, count);
}

QString formatName(std::string_view id)
{
    return textOf(ImportTextTr::kNames, id);
}

QStringList differenceLines(const app::TournamentDifference& difference, const engine::Tournament& before,
                            const engine::Tournament& after)
{
    QStringList lines;
    for (const std::string& field : difference.header)
        lines += ImportTextTr::tr("Tournament: %1")
                     .arg(fieldName(fromEngine(field)) + changeOf(field, before.header, after.header));
    for (const app::ParticipantDifference& each : difference.participants)
        lines += participantLine(each, before, after);
    for (const app::GameDifference& each : difference.games)
        lines += gameLine(each, before, after);
    return lines;
}

QString tableKindName(app::TableKind kind)
{
    switch (kind) {
    case app::TableKind::Crosstable: return ImportTextTr::tr("Crosstable");
    case app::TableKind::ProgressTable: return ImportTextTr::tr("Progress table");
    case app::TableKind::Pairings: return ImportTextTr::tr("List of pairings");
    case app::TableKind::Participants: return ImportTextTr::tr("List of participants");
    case app::TableKind::Ranking: return ImportTextTr::tr("Ranking without games");
    }
    return {};
}

QString columnMeaningName(app::ColumnMeaning meaning)
{
    switch (meaning.column) {
    case TableColumn::Unknown: return ImportTextTr::tr("unknown");
    case TableColumn::Ignored: return ImportTextTr::tr("left out");
    case TableColumn::Number: return ImportTextTr::tr("Start number");
    case TableColumn::Rank: return ImportTextTr::tr("Rank");
    case TableColumn::Name: return ImportTextTr::tr("Name");
    case TableColumn::LastName: return ImportTextTr::tr("Surname");
    case TableColumn::FirstName: return ImportTextTr::tr("Forename");
    case TableColumn::Club: return ImportTextTr::tr("VKZ");
    case TableColumn::ClubName: return ImportTextTr::tr("Club");
    case TableColumn::MemberNumber: return ImportTextTr::tr("Member number");
    case TableColumn::PersonId: return ImportTextTr::tr("Person id");
    case TableColumn::FideId: return ImportTextTr::tr("FIDE id");
    case TableColumn::Dwz: return ImportTextTr::tr("DWZ");
    case TableColumn::Index: return ImportTextTr::tr("Index");
    case TableColumn::Elo: return ImportTextTr::tr("Elo");
    case TableColumn::Twz: return ImportTextTr::tr("DWZ or Elo");
    case TableColumn::Birth: return ImportTextTr::tr("Birth");
    case TableColumn::Sex: return ImportTextTr::tr("Sex");
    case TableColumn::Team: return ImportTextTr::tr("Team");
    case TableColumn::Points: return ImportTextTr::tr("Points");
    case TableColumn::Opponent:
        return meaning.ordinal > 0 ? ImportTextTr::tr("against %1").arg(meaning.ordinal)
                                   : ImportTextTr::tr("against …");
    case TableColumn::Round:
        return meaning.ordinal > 0 ? ImportTextTr::tr("Round %1").arg(meaning.ordinal)
                                   : ImportTextTr::tr("Game of a round");
    case TableColumn::Board: return ImportTextTr::tr("Board");
    case TableColumn::White: return ImportTextTr::tr("White");
    case TableColumn::WhiteNumber: return ImportTextTr::tr("Number of White");
    case TableColumn::Black: return ImportTextTr::tr("Black");
    case TableColumn::BlackNumber: return ImportTextTr::tr("Number of Black");
    case TableColumn::Result: return ImportTextTr::tr("Result");
    case TableColumn::WhiteResult: return ImportTextTr::tr("Result of White");
    case TableColumn::BlackResult: return ImportTextTr::tr("Result of Black");
    case TableColumn::RoundNumber: return ImportTextTr::tr("Round");
    case TableColumn::Date: return ImportTextTr::tr("Date");
    case TableColumn::Member: return ImportTextTr::tr("Member");
    case TableColumn::MatchScore: return ImportTextTr::tr("Score of the match");
    }
    return {};
}

QString numberMeaningName(app::NumberMeaning meaning)
{
    switch (meaning) {
    case app::NumberMeaning::StartNumber: return ImportTextTr::tr("Start numbers");
    case app::NumberMeaning::Rank: return ImportTextTr::tr("Ranks");
    case app::NumberMeaning::Row: return ImportTextTr::tr("Rows from above");
    }
    return {};
}

} // namespace zahlmeister::ui
