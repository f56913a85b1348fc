// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// What readers of tournament files say beside the tournament: codes and values; ui/text/importtext words
/// them.
namespace zahlmeister::app {

/// @brief How much a note weighs.
enum class ImportLevel {
    Adjusted, ///< read, but not as it stood there
    Doubt,    ///< read, but the referee should look at it
    Refused,  ///< contradictory or unreadable: the file is not imported
};

/// @brief What a reader noticed; the arguments are UTF-8.
enum class ImportCode {
    // the file as a whole
    UnknownFormat,  ///< none of the known formats; no args
    Empty,          ///< nothing in it; no args
    Truncated,      ///< the file ends too early; args: what is missing
    TooLarge,       ///< more than any tournament has; args: what, limit
    Malformed,      ///< not as the format says; args: what was read, what is expected
    EncodingChosen, ///< the encoding was found by its text; args: encoding
    BadText,        ///< a text has characters that the encoding does not know; args: encoding
    MissingPart,    ///< a part without which nothing can be read; args: name of the part
    UnknownPart,    ///< a part that was left out; args: name of the part
    VersionUnsure,  ///< a version of the format of which little is known; args: version
    NoTable,        ///< nothing in it is a table of people or pairings; no args
    NoGames,        ///< people, but no games between them; no args
    TeamTable,      ///< results of teams, not of persons; no args
    SeveralGroups,  ///< games of several groups in one list; args: their headings
    PartOfPairings, ///< only some of the games can be seen in this file; args: what is there
    // values
    BadNumber,        ///< args: field, value
    BadDate,          ///< args: field, value
    AmbiguousDate,    ///< several readings; args: field, value, reading taken
    BadResult,        ///< args: value
    BadValue,         ///< any other; args: field, value
    DateFromRounds,   ///< start or end is not given: that of the first or last round; args: field, date
    OutOfRange,       ///< args: field, value, range
    MissingValue,     ///< that the format demands; args: field; of a participant also his name and his number
    ColumnsShifted,   ///< a line is not in the columns of the format; args: by how many characters
    Shortened,        ///< a text was cut in the file; args: field, value
    RatingsAreNotDwz, ///< none of them is known to be a DWZ; args: number of ratings
    RatingIsNotDwz,   ///< the rating may be of another kind; args: participant, value
    RatingKindUnsure, ///< a column of ratings of unknown kind; args: its head, kind taken: `dwz fide`
    // references
    UnknownOpponent,    ///< args: participant, opponent
    DuplicateNumber,    ///< args: number
    OpponentDisagrees,  ///< the two halves of a game contradict each other; args: participant, round, what he
                        ///< has, opponent, what that one has
    OpponentMissing,    ///< the other half of a game is not there; args: participant, round, opponent
    ColoursEqual,       ///< both have the same colour; args: participant, opponent, round
    TwoGamesInOneRound, ///< args: participant, round
    PlaysHimself,       ///< args: participant, round
    GameContradicts,    ///< a game has another result in the open tournament; args: White, Black, the
                        ///< result there, that of the table
    NumbersAmbiguous,   ///< opponents' numbers may be start numbers or ranks; no args
    ResultsContradict,  ///< two halves of a crosstable; args: participant, what he has, opponent, what that
                        ///< one has
    ResultMissing,      ///< one half of a crosstable is empty; args: participant, opponent, what that one has
    ResultOnDiagonal,   ///< args: participant, what stands there
    SquareIncomplete,   ///< a crosstable with other columns than people; args: columns, people
    EmptyCellsRestored, ///< empty cells of a crosstable were lost and are back; args: number of rows
    EmptyCellsLost,     ///< likewise, but their places are not certain; no args
    // figures that were computed anew
    PointsDiffer,     ///< args: participant, points in the file, points of the games
    CountDiffers,     ///< args: what, number in the file, number found
    PointsContradict, ///< points and games of a table; args: participant, points told, points of the games
    DashesAsForfeits, ///< a dash in both cells of a crosstable, read as lost by both; args: participants
    ByesNotShown,     ///< more points than the games of a table give; args: participants
    PointsScaled,     ///< the table counts points in another way; args: win-draw-loss
    // people
    DummyLeftOut,        ///< a participant who stands for "no opponent"; args: name
    NameCut,             ///< args: name
    NumberedAnew,        ///< participants could not keep their numbers; no args
    NumberGiven,         ///< a new participant whose number is taken; args: participant, number given
    NamesTurned,         ///< written as surname, forename; args: the first of them
    NameOrderUnsure,     ///< likewise, but which is the surname is not certain; args: the first of them
    TitlesLeftOut,       ///< GM, Dr.; args: number
    PersonalDataLeftOut, ///< such as telephone numbers; args: field
    // games
    NotRatedGame,    ///< a result that is not to be rated; args: participant, opponent, round
    ColourAssumed,   ///< no colour in the file; args: how it was chosen
    RoundAssumed,    ///< no round in the file; args: how it was found
    SignsAsResults,  ///< + and - stand for wins and losses in the whole table; no args
    ByeWithoutRound, ///< a bye that is left out since its round is unknown; args: participant
    RoundsMerged,    ///< rounds could not be told apart for certain; args: rounds found, rounds announced
};

/// @brief Where in the file; every part is optional.
struct ImportPlace {
    std::string part = {}; ///< member of an archive, sheet, section
    int line = 0;          ///< from 1; 0: none
    int column = 0;        ///< of a table: the cell, of a text: the character; from 1; 0: none

    bool operator==(const ImportPlace&) const = default;
};

/// @brief One remark about a file.
struct ImportNote {
    ImportCode code;
    ImportLevel level;
    std::vector<std::string> args = {};
    ImportPlace place = {};

    bool operator==(const ImportNote&) const = default;
};

/// @brief Stable text of a code, such as `points-differ`.
[[nodiscard]] std::string_view importCodeText(ImportCode code);

} // namespace zahlmeister::app
