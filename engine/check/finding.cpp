// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/finding.h"

namespace zahlmeister::engine {

std::string_view findingCodeText(FindingCode code)
{
    switch (code) {
    case FindingCode::NameMissing: return "name-missing";
    case FindingCode::PlaceMissing: return "place-missing";
    case FindingCode::StartMissing: return "start-missing";
    case FindingCode::EndMissing: return "end-missing";
    case FindingCode::EndBeforeStart: return "end-before-start";
    case FindingCode::LevelMissing: return "level-missing";
    case FindingCode::TimeControlMissing: return "time-control-missing";
    case FindingCode::ModeMissing: return "mode-missing";
    case FindingCode::RuleVersionNotInForce: return "rule-version-not-in-force";
    case FindingCode::RuleVersionPicked: return "rule-version-picked";
    case FindingCode::TournamentTooLong: return "tournament-too-long";
    case FindingCode::NoParticipants: return "no-participants";
    case FindingCode::NameOfParticipantMissing: return "name-of-participant-missing";
    case FindingCode::ClubMissing: return "club-missing";
    case FindingCode::BirthYearMissing: return "birth-year-missing";
    case FindingCode::BirthYearImplausible: return "birth-year-implausible";
    case FindingCode::BirthYearContradictsDate: return "birth-year-contradicts-date";
    case FindingCode::IndexMissing: return "index-missing";
    case FindingCode::SamePersonTwice: return "same-person-twice";
    case FindingCode::RatingBelowMinimum: return "rating-below-minimum";
    case FindingCode::ForeignRating: return "foreign-rating";
    case FindingCode::ParticipantWithoutGames: return "participant-without-games";
    case FindingCode::NoGames: return "no-games";
    case FindingCode::GameNotPlayed: return "game-not-played";
    case FindingCode::TwoGamesInOneRound: return "two-games-in-one-round";
    case FindingCode::RoundOutOfRange: return "round-out-of-range";
    case FindingCode::RepeatedPairing: return "repeated-pairing";
    case FindingCode::ScoreSumImplausible: return "score-sum-implausible";
    case FindingCode::GameOutsidePeriod: return "game-outside-period";
    case FindingCode::LikelyForfeits: return "likely-forfeits";
    case FindingCode::MatchWithUnrated: return "match-with-unrated";
    case FindingCode::CarryOverExpired: return "carry-over-expired";
    case FindingCode::CarryOverWithoutDate: return "carry-over-without-date";
    case FindingCode::CarryOverOfRated: return "carry-over-of-rated";
    case FindingCode::IterationHasNoSolution: return "iteration-has-no-solution";
    case FindingCode::IterationLimitReached: return "iteration-limit-reached";
    case FindingCode::FirstRatingOutOfReach: return "first-rating-out-of-reach";
    case FindingCode::GamesLeftOutOfIteration: return "games-left-out-of-iteration";
    case FindingCode::PerformanceFarOff: return "performance-far-off";
    }
    return {};
}

std::string_view findingLevelText(FindingLevel level)
{
    switch (level) {
    case FindingLevel::Error: return "error";
    case FindingLevel::Warning: return "warning";
    case FindingLevel::Note: return "note";
    }
    return {};
}

} // namespace zahlmeister::engine
