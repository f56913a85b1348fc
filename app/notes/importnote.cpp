// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/importnote.h"

namespace zahlmeister::app {

std::string_view importCodeText(ImportCode code)
{
    switch (code) {
    case ImportCode::UnknownFormat: return "unknown-format";
    case ImportCode::Empty: return "empty";
    case ImportCode::Truncated: return "truncated";
    case ImportCode::TooLarge: return "too-large";
    case ImportCode::Malformed: return "malformed";
    case ImportCode::EncodingChosen: return "encoding-chosen";
    case ImportCode::BadText: return "bad-text";
    case ImportCode::MissingPart: return "missing-part";
    case ImportCode::UnknownPart: return "unknown-part";
    case ImportCode::VersionUnsure: return "version-unsure";
    case ImportCode::NoTable: return "no-table";
    case ImportCode::NoGames: return "no-games";
    case ImportCode::TeamTable: return "team-table";
    case ImportCode::SeveralGroups: return "several-groups";
    case ImportCode::PartOfPairings: return "part-of-pairings";
    case ImportCode::BadNumber: return "bad-number";
    case ImportCode::BadDate: return "bad-date";
    case ImportCode::AmbiguousDate: return "ambiguous-date";
    case ImportCode::BadResult: return "bad-result";
    case ImportCode::BadValue: return "bad-value";
    case ImportCode::DateFromRounds: return "date-from-rounds";
    case ImportCode::OutOfRange: return "out-of-range";
    case ImportCode::MissingValue: return "missing-value";
    case ImportCode::ColumnsShifted: return "columns-shifted";
    case ImportCode::Shortened: return "shortened";
    case ImportCode::RatingsAreNotDwz: return "ratings-are-not-dwz";
    case ImportCode::RatingIsNotDwz: return "rating-is-not-dwz";
    case ImportCode::RatingKindUnsure: return "rating-kind-unsure";
    case ImportCode::UnknownOpponent: return "unknown-opponent";
    case ImportCode::DuplicateNumber: return "duplicate-number";
    case ImportCode::OpponentDisagrees: return "opponent-disagrees";
    case ImportCode::OpponentMissing: return "opponent-missing";
    case ImportCode::ColoursEqual: return "colours-equal";
    case ImportCode::TwoGamesInOneRound: return "two-games-in-one-round";
    case ImportCode::PlaysHimself: return "plays-himself";
    case ImportCode::GameContradicts: return "game-contradicts";
    case ImportCode::NumbersAmbiguous: return "numbers-ambiguous";
    case ImportCode::ResultsContradict: return "results-contradict";
    case ImportCode::ResultMissing: return "result-missing";
    case ImportCode::ResultOnDiagonal: return "result-on-diagonal";
    case ImportCode::EmptyCellsRestored: return "empty-cells-restored";
    case ImportCode::EmptyCellsLost: return "empty-cells-lost";
    case ImportCode::SquareIncomplete: return "square-incomplete";
    case ImportCode::PointsDiffer: return "points-differ";
    case ImportCode::CountDiffers: return "count-differs";
    case ImportCode::PointsContradict: return "points-contradict";
    case ImportCode::DashesAsForfeits: return "dashes-as-forfeits";
    case ImportCode::ByesNotShown: return "byes-not-shown";
    case ImportCode::PointsScaled: return "points-scaled";
    case ImportCode::DummyLeftOut: return "dummy-left-out";
    case ImportCode::NameCut: return "name-cut";
    case ImportCode::NumberedAnew: return "numbered-anew";
    case ImportCode::NumberGiven: return "number-given";
    case ImportCode::NamesTurned: return "names-turned";
    case ImportCode::NameOrderUnsure: return "name-order-unsure";
    case ImportCode::TitlesLeftOut: return "titles-left-out";
    case ImportCode::PersonalDataLeftOut: return "personal-data-left-out";
    case ImportCode::NotRatedGame: return "not-rated-game";
    case ImportCode::ColourAssumed: return "colour-assumed";
    case ImportCode::RoundAssumed: return "round-assumed";
    case ImportCode::SignsAsResults: return "signs-as-results";
    case ImportCode::ByeWithoutRound: return "bye-without-round";
    case ImportCode::RoundsMerged: return "rounds-merged";
    }
    return {};
}

} // namespace zahlmeister::app
