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
    case FindingCode::LevelMalformed: return "level-malformed";
    case FindingCode::TimeControlMissing: return "time-control-missing";
    case FindingCode::ModeMissing: return "mode-missing";
    case FindingCode::RoundsMissing: return "rounds-missing";
    case FindingCode::RoundDatesMissing: return "round-dates-missing";
    case FindingCode::HybridNotMarked: return "hybrid-not-marked";
    case FindingCode::HybridTournament: return "hybrid-tournament";
    case FindingCode::MatchNotMarked: return "match-not-marked";
    case FindingCode::MatchWithMorePlayers: return "match-with-more-players";
    case FindingCode::ForeignTournament: return "foreign-tournament";
    case FindingCode::ThemeTournament: return "theme-tournament";
    case FindingCode::NotStandardChess: return "not-standard-chess";
    case FindingCode::HandicapTournament: return "handicap-tournament";
    case FindingCode::RuleVersionNotInForce: return "rule-version-not-in-force";
    case FindingCode::RuleVersionPicked: return "rule-version-picked";
    case FindingCode::TimeControlUnreadable: return "time-control-unreadable";
    case FindingCode::TimeControlTooShort: return "time-control-too-short";
    case FindingCode::FirstPeriodTooShort: return "first-period-too-short";
    case FindingCode::CorrespondenceTooFast: return "correspondence-too-fast";
    case FindingCode::IncrementUnusual: return "increment-unusual";
    case FindingCode::FirstPeriodMovesUnusual: return "first-period-moves-unusual";
    case FindingCode::RapidByName: return "rapid-by-name";
    case FindingCode::YouthClassMissing: return "youth-class-missing";
    case FindingCode::TournamentTooLong: return "tournament-too-long";
    case FindingCode::LongBreak: return "long-break";
    case FindingCode::EndNotLastGame: return "end-not-last-game";
    case FindingCode::EndInFuture: return "end-in-future";
    case FindingCode::SubmissionLate: return "submission-late";
    case FindingCode::SubmissionTooLate: return "submission-too-late";
    case FindingCode::NoParticipants: return "no-participants";
    case FindingCode::NameOfParticipantMissing: return "name-of-participant-missing";
    case FindingCode::ForenameMissing: return "forename-missing";
    case FindingCode::NotIdentified: return "not-identified";
    case FindingCode::ClubMissing: return "club-missing";
    case FindingCode::ClubMalformed: return "club-malformed";
    case FindingCode::MemberNumberMissing: return "member-number-missing";
    case FindingCode::SexMissing: return "sex-missing";
    case FindingCode::BirthDateMissing: return "birth-date-missing";
    case FindingCode::BirthYearMissing: return "birth-year-missing";
    case FindingCode::BirthYearImplausible: return "birth-year-implausible";
    case FindingCode::BirthYearContradictsDate: return "birth-year-contradicts-date";
    case FindingCode::TextOnlyWithBirthDate: return "text-only-with-birth-date";
    case FindingCode::TextOnlyMember: return "text-only-member";
    case FindingCode::SamePersonTwice: return "same-person-twice";
    case FindingCode::OtherAssociation: return "other-association";
    case FindingCode::ManyOfOtherAssociations: return "many-of-other-associations";
    case FindingCode::TeamMissing: return "team-missing";
    case FindingCode::IndexMissing: return "index-missing";
    case FindingCode::IndexZero: return "index-zero";
    case FindingCode::IndexWithoutRating: return "index-without-rating";
    case FindingCode::ForeignIndexUnusual: return "foreign-index-unusual";
    case FindingCode::RatingBelowMinimum: return "rating-below-minimum";
    case FindingCode::RatingImplausible: return "rating-implausible";
    case FindingCode::RatingOverridden: return "rating-overridden";
    case FindingCode::SelfDeclaredRating: return "self-declared-rating";
    case FindingCode::ForeignRating: return "foreign-rating";
    case FindingCode::FideIdMissing: return "fide-id-missing";
    case FindingCode::NationalDespiteFideId: return "national-despite-fide-id";
    case FindingCode::ComputerGames: return "computer-games";
    case FindingCode::ComputerWithRating: return "computer-with-rating";
    case FindingCode::ComputerSuspected: return "computer-suspected";
    case FindingCode::ParticipantWithoutGames: return "participant-without-games";
    case FindingCode::OnlyForfeits: return "only-forfeits";
    case FindingCode::NoGames: return "no-games";
    case FindingCode::GameNotPlayed: return "game-not-played";
    case FindingCode::GamesMissing: return "games-missing";
    case FindingCode::GamesLeftUnrated: return "games-left-unrated";
    case FindingCode::RoundsPartlyMissing: return "rounds-partly-missing";
    case FindingCode::NoGameInRound: return "no-game-in-round";
    case FindingCode::TwoGamesInOneRound: return "two-games-in-one-round";
    case FindingCode::ByeAgainstGame: return "bye-against-game";
    case FindingCode::RoundOutOfRange: return "round-out-of-range";
    case FindingCode::ByeOutOfRange: return "bye-out-of-range";
    case FindingCode::RepeatedPairing: return "repeated-pairing";
    case FindingCode::PairedAgain: return "paired-again";
    case FindingCode::SameColourAgain: return "same-colour-again";
    case FindingCode::SameTeam: return "same-team";
    case FindingCode::ScoreSumImplausible: return "score-sum-implausible";
    case FindingCode::GameOutsidePeriod: return "game-outside-period";
    case FindingCode::LikelyForfeits: return "likely-forfeits";
    case FindingCode::MatchWithUnrated: return "match-with-unrated";
    case FindingCode::SeparateGroups: return "separate-groups";
    case FindingCode::LeaguesEndDifferently: return "leagues-end-differently";
    case FindingCode::CarryOverExpired: return "carry-over-expired";
    case FindingCode::CarryOverInFuture: return "carry-over-in-future";
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
