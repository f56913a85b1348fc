// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/importtext.h"

#include <array>

#include <QCoreApplication>

#include "ui/text/editnametext.h"
#include "ui/text/format.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using app::ExportLossCode;
using app::ImportCode;

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(ImportText)
};

/// Sentences whose places are the arguments in the order documented at the code.
struct Sentence {
    ImportCode code;
    const char* text;
    int field = 0; ///< which argument is the key of a field, from 1; 0: none
};

constexpr std::array kSentences{
    Sentence{ImportCode::UnknownFormat,
             QT_TRANSLATE_NOOP("ImportText", "This is none of the formats that Zahlmeister reads.")},
    Sentence{ImportCode::Empty, QT_TRANSLATE_NOOP("ImportText", "There is nothing in the file.")},
    Sentence{ImportCode::Truncated,
             QT_TRANSLATE_NOOP("ImportText",
                               "The file ends too early: %1 is missing. Fetch it again from the sender.")},
    Sentence{ImportCode::TooLarge,
             QT_TRANSLATE_NOOP("ImportText", "Too much for a tournament: %1, at most %2.")},
    Sentence{ImportCode::Malformed, QT_TRANSLATE_NOOP("ImportText", "Read was “%1”; expected is %2.")},
    Sentence{ImportCode::EncodingChosen,
             QT_TRANSLATE_NOOP("ImportText", "The letters were read as %1. Look at a name with an umlaut.")},
    Sentence{ImportCode::BadText,
             QT_TRANSLATE_NOOP("ImportText", "Some letters do not exist in %1; � stands for them.")},
    Sentence{ImportCode::MissingPart, QT_TRANSLATE_NOOP("ImportText", "The file has no %1.")},
    Sentence{ImportCode::UnknownPart, QT_TRANSLATE_NOOP("ImportText", "“%1” was left out.")},
    Sentence{
        ImportCode::VersionUnsure,
        QT_TRANSLATE_NOOP("ImportText", "Version %1 of this format is little known. Compare a few games.")},
    Sentence{ImportCode::NoTable,
             QT_TRANSLATE_NOOP("ImportText", "There is no table of participants or pairings in it.")},
    Sentence{ImportCode::NoGames,
             QT_TRANSLATE_NOOP("ImportText", "These are participants only: there is no game in it.")},
    Sentence{
        ImportCode::TeamTable,
        QT_TRANSLATE_NOOP("ImportText",
                          "This is a table of teams. The games of the players are in the match reports.")},
    Sentence{ImportCode::SeveralGroups,
             QT_TRANSLATE_NOOP("ImportText", "The games of several groups are in it: %1. If these are "
                                             "tournaments of their own, take one after the other.")},
    Sentence{ImportCode::PartOfPairings,
             QT_TRANSLATE_NOOP("ImportText", "Only a part of the games is in the file: %1.")},
    Sentence{ImportCode::BadNumber, QT_TRANSLATE_NOOP("ImportText", "%1: “%2” is no number."), 1},
    Sentence{ImportCode::BadDate, QT_TRANSLATE_NOOP("ImportText", "%1: “%2” is no date."), 1},
    Sentence{ImportCode::AmbiguousDate,
             QT_TRANSLATE_NOOP("ImportText",
                               "%1: “%2” is not certain or does not fit the other dates; taken was %3."),
             1},
    Sentence{ImportCode::BadResult, QT_TRANSLATE_NOOP("ImportText", "“%1” is no result.")},
    Sentence{ImportCode::BadValue, QT_TRANSLATE_NOOP("ImportText", "%1: “%2” cannot be understood."), 1},
    Sentence{ImportCode::DateFromRounds,
             QT_TRANSLATE_NOOP("ImportText", "%1 is not in the file; taken from the rounds was %2."), 1},
    Sentence{ImportCode::OutOfRange, QT_TRANSLATE_NOOP("ImportText", "%1: “%2” is not within %3."), 1},
    Sentence{ImportCode::MissingValue, QT_TRANSLATE_NOOP("ImportText", "%1 is missing."), 1},
    Sentence{ImportCode::ColumnsShifted,
             QT_TRANSLATE_NOOP("ImportText",
                               "The columns of this line are shifted by %1 characters. Compare it.")},
    Sentence{
        ImportCode::RatingsAreNotDwz,
        QT_TRANSLATE_NOOP("ImportText",
                          "The file has %1 ratings, but none that is called a DWZ. Tie the names to their "
                          "persons; that sets the DWZ.")},
    Sentence{ImportCode::RatingIsNotDwz,
             QT_TRANSLATE_NOOP("ImportText", "The rating %2 of %1 need not be a DWZ.")},
    Sentence{ImportCode::RatingKindUnsure,
             QT_TRANSLATE_NOOP(
                 "ImportText",
                 "The ratings of “%1” may be DWZ or Elo; taken as %2. Say what they are if you know.")},
    Sentence{ImportCode::UnknownOpponent,
             QT_TRANSLATE_NOOP("ImportText", "%1 plays against number %2, who is not there.")},
    Sentence{ImportCode::DuplicateNumber,
             QT_TRANSLATE_NOOP("ImportText", "Two participants have the number %1.")},
    Sentence{ImportCode::OpponentDisagrees,
             QT_TRANSLATE_NOOP("ImportText", "Round %2: %1 has “%3”, but %4 has “%5”.")},
    Sentence{ImportCode::OpponentMissing,
             QT_TRANSLATE_NOOP("ImportText", "Round %2: %1 plays against %3, but not the other way round.")},
    Sentence{ImportCode::ColoursEqual,
             QT_TRANSLATE_NOOP("ImportText", "Round %3: %1 and %2 have the same colour.")},
    Sentence{ImportCode::TwoGamesInOneRound,
             QT_TRANSLATE_NOOP("ImportText", "%1 has two games in round %2.")},
    Sentence{ImportCode::PlaysHimself,
             QT_TRANSLATE_NOOP("ImportText", "%1 plays against himself in round %2.")},
    Sentence{ImportCode::GameContradicts,
             QT_TRANSLATE_NOOP("ImportText", "%1–%2: the tournament has %3, the table %4. Settle it first.")},
    Sentence{ImportCode::NumbersAmbiguous,
             QT_TRANSLATE_NOOP("ImportText", "The numbers of the opponents may be start numbers or ranks: "
                                             "both make sense. Say which they are.")},
    Sentence{ImportCode::ResultsContradict,
             QT_TRANSLATE_NOOP("ImportText", "%1 has “%2” against %3, who has “%4”.")},
    Sentence{ImportCode::ResultMissing,
             QT_TRANSLATE_NOOP("ImportText", "%1 has nothing against %2, who has “%3”.")},
    Sentence{ImportCode::ResultOnDiagonal,
             QT_TRANSLATE_NOOP("ImportText", "“%2” stands where %1 would play against himself.")},
    Sentence{ImportCode::SquareIncomplete,
             QT_TRANSLATE_NOOP("ImportText", "The crosstable has %1 columns for %2 participants.")},
    Sentence{ImportCode::EmptyCellsRestored,
             QT_TRANSLATE_NOOP("ImportText",
                               "Empty cells were lost on the way, in %1 rows. The diagonal, the "
                               "opponents' cells and the points leave only one place for each; "
                               "compare with the original.")},
    Sentence{ImportCode::EmptyCellsLost,
             QT_TRANSLATE_NOOP("ImportText",
                               "Empty cells of this crosstable were lost on the way, and several "
                               "places are possible. Copy it from the browser once more, or take "
                               "the progress table.")},
    Sentence{ImportCode::PointsDiffer,
             QT_TRANSLATE_NOOP("ImportText", "%1 has %2 points in the file, but %3 from the games. The games "
                                             "count.")},
    Sentence{ImportCode::CountDiffers,
             QT_TRANSLATE_NOOP("ImportText", "%1: the file announces %2, but %3 are there.")},
    Sentence{ImportCode::PointsContradict,
             QT_TRANSLATE_NOOP("ImportText", "%1 has %2 points in the table, but %3 from the games.")},
    Sentence{ImportCode::DashesAsForfeits,
             QT_TRANSLATE_NOOP("ImportText",
                               "%1 and %2 have a dash against each other, read as lost by forfeit on "
                               "both sides. If the game is still open, remove the result.")},
    Sentence{ImportCode::ByesNotShown,
             QT_TRANSLATE_NOOP("ImportText",
                               "More points than from the games, probably byes that the table does not "
                               "show: %1.")},
    Sentence{ImportCode::PointsScaled,
             QT_TRANSLATE_NOOP("ImportText",
                               "The table counts %1 for win, draw and loss; the results were taken.")},
    Sentence{ImportCode::DummyLeftOut,
             QT_TRANSLATE_NOOP("ImportText", "“%1” stands for “no opponent” and was left out.")},
    Sentence{ImportCode::NameCut,
             QT_TRANSLATE_NOOP("ImportText", "The name “%1” was probably cut off in the file.")},
    Sentence{ImportCode::NumberedAnew,
             QT_TRANSLATE_NOOP("ImportText", "The participants could not keep their numbers.")},
    Sentence{ImportCode::NumberGiven, QT_TRANSLATE_NOOP("ImportText", "%1 is new and gets the number %2.")},
    Sentence{ImportCode::NamesTurned,
             QT_TRANSLATE_NOOP("ImportText", "The names were written as surname, forename: %1.")},
    Sentence{ImportCode::NameOrderUnsure,
             QT_TRANSLATE_NOOP("ImportText", "It is not certain which is the surname; taken was: %1.")},
    Sentence{ImportCode::TitlesLeftOut,
             QT_TRANSLATE_NOOP("ImportText", "Titles before or behind names were left out: %1.")},
    Sentence{ImportCode::PersonalDataLeftOut,
             QT_TRANSLATE_NOOP("ImportText", "Personal data that no evaluation needs was left out: %1."), 1},
    Sentence{
        ImportCode::NotRatedGame,
        QT_TRANSLATE_NOOP("ImportText", "Round %3: the game of %1 and %2 is marked as not to be rated.")},
    Sentence{ImportCode::ColourAssumed,
             QT_TRANSLATE_NOOP("ImportText", "The file has no colours; they were chosen: %1.")},
    Sentence{ImportCode::RoundAssumed,
             QT_TRANSLATE_NOOP("ImportText", "The file has no rounds; they were found: %1.")},
    Sentence{ImportCode::SignsAsResults,
             QT_TRANSLATE_NOOP("ImportText",
                               "+ and − were taken as wins and losses, since nothing else stands there.")},
    Sentence{ImportCode::ByeWithoutRound,
             QT_TRANSLATE_NOOP("ImportText", "The bye of %1 was left out: its round is unknown.")},
    Sentence{ImportCode::RoundsMerged,
             QT_TRANSLATE_NOOP("ImportText", "The rounds cannot be told apart for certain: found were %1, "
                                             "announced are %2. Compare the rounds with the original.")},
};

/// Whether a table has a line for each code, in the order of the codes, so that a code is its line.
template <class Table>
constexpr bool isCatalogue(const Table& table, std::size_t codes)
{
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (static_cast<std::size_t>(table[i].code) != i)
            return false;
    }
    return table.size() == codes;
}

static_assert(isCatalogue(kSentences, app::kImportCodeCount));

struct Loss {
    ExportLossCode code;
    const char* text; ///< %n is the number, where the first argument is one; else %1
};

constexpr std::array kLosses{
    Loss{ExportLossCode::Games, QT_TRANSLATE_N_NOOP("ImportText", "%n game(s) cannot be written.")},
    Loss{ExportLossCode::Byes,
         QT_TRANSLATE_N_NOOP("ImportText", "%n round(s) without an opponent cannot be written.")},
    Loss{ExportLossCode::NotRated,
         QT_TRANSLATE_N_NOOP("ImportText", "%n game(s) lose the mark “not to be rated”.")},
    Loss{ExportLossCode::CarryOver,
         QT_TRANSLATE_N_NOOP("ImportText", "%n carry-over game(s) cannot be written.")},
    Loss{ExportLossCode::Ratings,
         QT_TRANSLATE_N_NOOP("ImportText", "%n participant(s) lose rating, index or their kind.")},
    Loss{ExportLossCode::PersonIds,
         QT_TRANSLATE_N_NOOP("ImportText", "%n participant(s) lose an identification number.")},
    Loss{ExportLossCode::BirthDates,
         QT_TRANSLATE_N_NOOP("ImportText", "%n date(s) of birth are lost or become a year.")},
    Loss{ExportLossCode::Sex, QT_TRANSLATE_N_NOOP("ImportText", "%n participant(s) lose their sex.")},
    Loss{ExportLossCode::Clubs,
         QT_TRANSLATE_N_NOOP("ImportText", "%n participant(s) lose club or membership.")},
    Loss{ExportLossCode::Teams,
         QT_TRANSLATE_N_NOOP("ImportText", "%n participant(s) lose their team or board.")},
    Loss{ExportLossCode::LongTexts, QT_TRANSLATE_N_NOOP("ImportText", "%n text(s) are cut to fit.")},
    Loss{ExportLossCode::Characters,
         QT_TRANSLATE_N_NOOP("ImportText", "%n text(s) have letters that the format does not know.")},
    Loss{ExportLossCode::Dates, QT_TRANSLATE_N_NOOP("ImportText", "%n game(s) lose their date.")},
    Loss{ExportLossCode::Boards, QT_TRANSLATE_N_NOOP("ImportText", "%n game(s) lose their board.")},
    Loss{ExportLossCode::Header,
         QT_TRANSLATE_NOOP("ImportText", "These data of the tournament cannot be written: %1.")},
    Loss{ExportLossCode::Decisions,
         QT_TRANSLATE_N_NOOP("ImportText", "%n decision(s) or note(s) of the referee cannot be written.")},
    Loss{ExportLossCode::Computers,
         QT_TRANSLATE_N_NOOP("ImportText", "%n chess computer(s) become players.")},
    Loss{ExportLossCode::Rounds, QT_TRANSLATE_N_NOOP("ImportText", "%n game(s) without a round get one.")},
    Loss{ExportLossCode::Numbers,
         QT_TRANSLATE_NOOP("ImportText", "The participants are numbered anew without gaps.")},
    Loss{ExportLossCode::Colours,
         QT_TRANSLATE_N_NOOP("ImportText", "%n game(s) that were not played lose their colours.")},
};

static_assert(isCatalogue(kLosses, app::kExportLossCount));

/// Arguments that are keys of words.
struct Word {
    ImportCode code;
    std::string_view key;
    const char* text;
};

constexpr std::array kWords{
    Word{ImportCode::ColourAssumed, "table-order",
         QT_TRANSLATE_NOOP("ImportText", "whoever stands above had White in the first game")},
    Word{ImportCode::ColourAssumed, "boards",
         QT_TRANSLATE_NOOP("ImportText", "the guests had White on the odd boards")},
    Word{ImportCode::ColourAssumed, "first-named",
         QT_TRANSLATE_NOOP("ImportText", "whoever is named first had White")},
    Word{ImportCode::ColourAssumed, "alternating", QT_TRANSLATE_NOOP("ImportText", "alternating")},
    Word{ImportCode::RatingKindUnsure, "dwz", QT_TRANSLATE_NOOP("ImportText", "DWZ")},
    Word{ImportCode::RatingKindUnsure, "fide", QT_TRANSLATE_NOOP("ImportText", "Elo")},
};

/// What a file has too much or too little of: first argument of the notes that count or miss something.
struct Part {
    std::string_view key;
    const char* text;
};

constexpr std::array kParts{
    Part{"participants", QT_TRANSLATE_NOOP("ImportText", "participants")},
    Part{"games", QT_TRANSLATE_NOOP("ImportText", "games")},
    Part{"rounds", QT_TRANSLATE_NOOP("ImportText", "rounds")},
    Part{"games_per_round", QT_TRANSLATE_NOOP("ImportText", "games per round")},
    Part{"teams", QT_TRANSLATE_NOOP("ImportText", "teams")},
    Part{"head", QT_TRANSLATE_NOOP("ImportText", "head of the file")},
    Part{"bytes", QT_TRANSLATE_NOOP("ImportText", "bytes")},
    Part{"files", QT_TRANSLATE_NOOP("ImportText", "files")},
    Part{"tables", QT_TRANSLATE_NOOP("ImportText", "tables")},
    Part{"tables in cells", QT_TRANSLATE_NOOP("ImportText", "tables within tables")},
    Part{"cells", QT_TRANSLATE_NOOP("ImportText", "cells")},
    Part{"columns", QT_TRANSLATE_NOOP("ImportText", "columns")},
    Part{"rows", QT_TRANSLATE_NOOP("ImportText", "rows")},
    Part{"sheets", QT_TRANSLATE_NOOP("ImportText", "sheets")},
    Part{"table", QT_TRANSLATE_NOOP("ImportText", "table with players")},
    Part{"heads", QT_TRANSLATE_NOOP("ImportText", "column heads with name and expected score or new rating")},
    Part{"zip", QT_TRANSLATE_NOOP("ImportText", "contents of the archive")},
    Part{"###", QT_TRANSLATE_NOOP("ImportText", "final mark ###")},
};

struct Name {
    std::string_view id;
    const char* text;
};

constexpr std::array kNames{
    Name{"json", QT_TRANSLATE_NOOP("ImportText", "Zahlmeister tournament")},
    Name{"swi", QT_TRANSLATE_NOOP("ImportText", "Swiss-Chess text file for the evaluation (SWI)")},
    Name{"swt", QT_TRANSLATE_NOOP("ImportText", "Swiss-Chess tournament (SWT)")},
    Name{"swisschess-html", QT_TRANSLATE_NOOP("ImportText", "Swiss-Chess web page")},
    Name{"trf", QT_TRANSLATE_NOOP("ImportText", "FIDE report (TRF)")},
    Name{"trf16", QT_TRANSLATE_NOOP("ImportText", "FIDE report TRF16")},
    Name{"trf26", QT_TRANSLATE_NOOP("ImportText", "FIDE report TRF26")},
    Name{"tunx", QT_TRANSLATE_NOOP("ImportText", "Swiss-Manager tournament")},
    Name{"chess-results", QT_TRANSLATE_NOOP("ImportText", "Table of chess-results")},
    Name{"dsb-xml", QT_TRANSLATE_NOOP("ImportText", "Report to the federation (DSB XML 2.5)")},
    Name{"dewis-xml", QT_TRANSLATE_NOOP("ImportText", "Report to DeWIS (XML)")},
    Name{"table", QT_TRANSLATE_NOOP("ImportText", "Table")},
    Name{"csv", QT_TRANSLATE_NOOP("ImportText", "Table (CSV)")},
    Name{"xlsx", QT_TRANSLATE_NOOP("ImportText", "Spreadsheet (XLSX)")},
    Name{"html", QT_TRANSLATE_NOOP("ImportText", "Web page (HTML)")},
};

QStringList toStrings(const std::vector<std::string>& texts)
{
    QStringList strings;
    for (const std::string& text : texts)
        strings.append(fromEngine(text));
    return strings;
}

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

QString partOf(const QString& key)
{
    for (const Part& part : kParts) {
        if (fromEngine(std::string(part.key)) == key)
            return Tr::tr(part.text);
    }
    return key;
}

QString wordOf(ImportCode code, const QString& key)
{
    for (const Word& word : kWords) {
        if (word.code == code && fromEngine(std::string(word.key)) == key)
            return Tr::tr(word.text);
    }
    return key;
}

QString nameOf(const engine::Tournament& tournament, engine::ParticipantNumber number)
{
    const auto index = tournament.indexOf(number);
    const QString name = index ? fromEngine(tournament.participants[*index].name) : QString();
    return name.isEmpty() ? Tr::tr("Number %1").arg(number.value()) : name;
}

QString resultLine(const engine::Game& game, const engine::Tournament& tournament)
{
    return fillPattern(Tr::tr("%1–%2"), {formatSurname(nameOf(tournament, game.white)),
                                         formatSurname(nameOf(tournament, game.black))}) +
           (game.round ? u" "_s + Tr::tr("(round %1)").arg(*game.round) : QString());
}

/// The value of a field where it is one that people compare: before and after.
QString changeOf(const std::string& field, const engine::Participant& before,
                 const engine::Participant& after)
{
    const auto number = [](std::optional<int> value) {
        return value ? QString::number(*value) : Tr::tr("none");
    };
    const auto text = [](const std::string& value) {
        return value.empty() ? Tr::tr("none") : fromEngine(value);
    };
    const auto rating = [&](const engine::Participant& participant) {
        return number(participant.rating ? std::optional(participant.rating->value()) : std::nullopt);
    };
    const auto arrow = [](const QString& from, const QString& to) -> QString {
        return u" "_s + from + u" → "_s + to;
    };
    if (field == "name")
        return arrow(text(before.name), text(after.name));
    if (field == "rating")
        return arrow(rating(before), rating(after));
    if (field == "index")
        return arrow(number(before.index), number(after.index));
    if (field == "club")
        return arrow(text(before.club), text(after.club));
    if (field == "birth_year")
        return arrow(number(before.birthYear), number(after.birthYear));
    return {};
}

QString participantLine(const app::ParticipantDifference& difference, const engine::Tournament& before,
                        const engine::Tournament& after)
{
    if (!difference.before)
        return Tr::tr("%1 is new.").arg(nameOf(after, *difference.after));
    if (!difference.after)
        return Tr::tr("%1 is gone.").arg(nameOf(before, *difference.before));
    const engine::Participant& then = before.participants[*before.indexOf(*difference.before)];
    const engine::Participant& now = after.participants[*after.indexOf(*difference.after)];
    QStringList fields;
    for (const std::string& field : difference.fields)
        fields += fieldName(fromEngine(field)) + changeOf(field, then, now);
    return fillPattern(Tr::tr("%1: %2"), {nameOf(after, *difference.after), fields.join(u", "_s)});
}

QString gameLine(const app::GameDifference& difference, const engine::Tournament& before,
                 const engine::Tournament& after)
{
    if (!difference.before) {
        return fillPattern(Tr::tr("%1 is new: %2"),
                           {resultLine(*difference.after, after), formatResult(difference.after->result)});
    }
    if (!difference.after) {
        return fillPattern(Tr::tr("%1 is gone: %2"),
                           {resultLine(*difference.before, before), formatResult(difference.before->result)});
    }
    if (difference.before->result == difference.after->result)
        return Tr::tr("%1: other colours, date or mark").arg(resultLine(*difference.after, after));
    return fillPattern(Tr::tr("%1: %2 → %3"),
                       {resultLine(*difference.after, after), formatResult(difference.before->result),
                        formatResult(difference.after->result)});
}

} // namespace

QString importNoteText(const app::ImportNote& note)
{
    QStringList args = toStrings(note.args);
    for (QString& arg : args)
        arg = wordOf(note.code, arg);
    if (tellsPart(note.code) && !args.isEmpty())
        args.front() = partOf(args.front());
    // A participant's value that is missing is said of him.
    if (note.code == ImportCode::MissingValue && args.size() > 1)
        return fillPattern(Tr::tr("%2: %1 is missing."), {capitalisedField(args.at(0)), args.at(1)});
    const Sentence& sentence = kSentences.at(static_cast<std::size_t>(note.code));
    if (sentence.field > 0 && args.size() >= sentence.field)
        args[sentence.field - 1] = capitalisedField(args.at(sentence.field - 1));
    QString text = fillPattern(Tr::tr(sentence.text), args);
    text[0] = text[0].toUpper(); // a sentence may begin with the name of a part
    return text;
}

QString importPlaceText(const app::ImportPlace& place)
{
    QStringList parts;
    if (!place.part.empty())
        parts += fromEngine(place.part);
    if (place.line > 0)
        parts += Tr::tr("line %1").arg(place.line);
    if (place.column > 0)
        parts += Tr::tr("column %1").arg(place.column);
    return parts.join(u", "_s);
}

QString exportLossText(const app::ExportLoss& loss)
{
    const char* text = kLosses.at(static_cast<std::size_t>(loss.code)).text;
    if (loss.code == ExportLossCode::Header) {
        QStringList fields;
        for (const std::string& field : loss.args)
            fields += fieldName(fromEngine(field));
        return fillPattern(Tr::tr(text), {fields.join(u", "_s)});
    }
    return loss.args.empty() ? Tr::tr(text) : Tr::tr(text, nullptr, fromEngine(loss.args.front()).toInt());
}

QString formatName(std::string_view id)
{
    for (const Name& known : kNames) {
        if (known.id == id)
            return Tr::tr(known.text);
    }
    return fromEngine(std::string(id));
}

QStringList differenceLines(const app::TournamentDifference& difference, const engine::Tournament& before,
                            const engine::Tournament& after)
{
    QStringList lines;
    for (const std::string& field : difference.header)
        lines += Tr::tr("Tournament: %1").arg(fieldName(fromEngine(field)));
    for (const app::ParticipantDifference& each : difference.participants)
        lines += participantLine(each, before, after);
    for (const app::GameDifference& each : difference.games)
        lines += gameLine(each, before, after);
    return lines;
}

} // namespace zahlmeister::ui
