// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/findings/finding.h"

#include "engine/base/codetable.h"
#include "engine/base/text.h"

namespace zahlmeister::engine {

namespace {

using enum FindingCode;
using enum FindingLevel;
using enum FindingTheme;

constexpr const char* kNone = nullptr; ///< the document does not ask for it

// Document 004 says nothing of conditions; what they were follows from the history at the end of document
// 000.
constexpr const char* kInferred414 = ZAHLMEISTER_TEXT("Rules", "inferred from 4.1.4 of 2026");
constexpr const char* kInferred421 = ZAHLMEISTER_TEXT("Rules", "inferred from 4.2.1 of 2026");
constexpr const char* kInferred422 = ZAHLMEISTER_TEXT("Rules", "inferred from 4.2.2 of 2026");
constexpr const char* kInferred62 = ZAHLMEISTER_TEXT("Rules", "inferred from 6.2 of 2026");

/// One code, one line, in the order of the codes. The clauses stand in the order of FindingDocument. An empty
/// one: the document says nothing of it, but the lists and the matches of its years are those of today.
constexpr auto kCatalogue = std::to_array<FindingKind>({
    {NameMissing, "name-missing", Error, TournamentData, "6.1.2.1"},
    {PlaceMissing, "place-missing", Warning, TournamentData, "6.1.2.1"},
    {StartMissing, "start-missing", Warning, Dates, "6.1.2.1"},
    {EndMissing, "end-missing", Error, Dates, "6.1.2.1"},
    {EndBeforeStart, "end-before-start", Error, Dates, "6.1.2.1"},
    {LevelMissing, "level-missing", Warning, TournamentData, "6.3"},
    {LevelMalformed, "level-malformed", Error, TournamentData, "6.3"},
    {OpenNeedsAgreement, "open-needs-agreement", Note, TournamentData, "6.3"},
    {TimeControlMissing, "time-control-missing", Warning, TimeControl, "6.1.2.1", "6.2.2", kInferred422},
    {ModeMissing, "mode-missing", Warning, TournamentData, "6.1.2.1"},
    {RoundsMissing, "rounds-missing", Note, TournamentData, "6.1.2.3"},
    {RoundDatesMissing, "round-dates-missing", Note, Dates, "6.1.2.1"},
    {HybridNotMarked, "hybrid-not-marked", Warning, TournamentData, "4.2.4.6, 6.1.2.1"},
    {HybridTournament, "hybrid-tournament", Warning, TournamentData, "4.2.4.6"},
    {MatchNotMarked, "match-not-marked", Warning, TournamentData, "4.2.4.5, 3.6.3", "6.2.3.5"},
    {MatchNotAgreed, "match-not-agreed", Warning, TournamentData, "4.2.4.5, 6.1.1"},
    {MatchWithMorePlayers, "match-with-more-players", Error, TournamentData, "4.2.4.5"},
    {ForeignTournament, "foreign-tournament", Note, TournamentData, "4.2.3.2", "6.2.1"},
    {InternationalTournament, "international-tournament", Error, TournamentData, kNone, kNone, kNone, "3.4"},
    {ThemeTournament, "theme-tournament", Warning, TournamentData, "4.2.1", kNone, kInferred421},
    {NotStandardChess, "not-standard-chess", Warning, TournamentData, "4.2.1", kNone, kInferred421},
    {HandicapTournament, "handicap-tournament", Warning, TournamentData, "4.2.1", kNone, kInferred421},
    {RuleVersionNotInForce, "rule-version-not-in-force", Warning, Evaluation, "3.7, Anhang 1.2"},
    {RuleVersionPicked, "rule-version-picked", Warning, Evaluation, "3.7, Anhang 1.2"},
    {TimeControlUnreadable, "time-control-unreadable", Warning, TimeControl, "4.2.2", "6.2.2", kInferred422,
     "2"},
    {TimeControlTooShort, "time-control-too-short", Error, TimeControl, "4.2.2", "6.2.2", kInferred422},
    {FirstPeriodTooShort, "first-period-too-short", Error, TimeControl, "4.2.2", kNone, kInferred422},
    {CorrespondenceTooFast, "correspondence-too-fast", Error, TimeControl, kNone, kNone, kNone, "2"},
    {IncrementUnusual, "increment-unusual", Note, TimeControl, "4.2.2", kNone, kInferred422},
    {FirstPeriodMovesUnusual, "first-period-moves-unusual", Note, TimeControl, "4.2.2", kNone, kInferred422},
    {RapidByName, "rapid-by-name", Warning, TimeControl, "4.2.2", "6.2.2", kInferred422},
    {YouthClassMissing, "youth-class-missing", Note, TournamentData, "4.2.2", "6.2.2", kInferred422},
    {TournamentTooLong, "tournament-too-long", Warning, Dates, "2.2.2"},
    {LongBreak, "long-break", Warning, Dates, "2.2.2"},
    {PartOfSeason, "part-of-season", Note, Dates, "4.2.4.3", "2.2.2"},
    {EndNotLastGame, "end-not-last-game", Warning, Dates, "2.2.3", kNone, kNone, "3.3"},
    {EndInFuture, "end-in-future", Warning, Dates, "2.2.2", kNone, kNone, "3.3"},
    {SubmissionLate, "submission-late", Warning, Dates, "6.2", kNone, kInferred62},
    {SubmissionTooLate, "submission-too-late", Error, Dates, "6.2", kNone, kInferred62},
    {NoParticipants, "no-participants", Error, Participants, "6.1.2.2"},
    {NameOfParticipantMissing, "name-of-participant-missing", Error, Participants, "6.1.2.2"},
    {ForenameMissing, "forename-missing", Note, Participants, "6.1.2.2"},
    {TextTooLong, "text-too-long", Warning, TournamentData, "6.1.2.1, 6.1.2.2", ""},
    {NotIdentified, "not-identified", Warning, Identification, "6.4.1", kNone, ""},
    {ClubMissing, "club-missing", Warning, Participants, "6.1.2.2"},
    {NewcomerWithoutClub, "newcomer-without-club", Warning, Participants, "3.4.3"},
    {NewMember, "new-member", Note, Participants, "3.4.3"},
    {ClubMalformed, "club-malformed", Warning, Participants, "6.1.2.2"},
    {MemberNumberMissing, "member-number-missing", Note, Participants, "6.1.2.2"},
    {SexMissing, "sex-missing", Note, Participants, "6.1.2.2"},
    {BirthDateMissing, "birth-date-missing", Warning, Participants, "6.1.2.2"},
    {BirthYearMissing, "birth-year-missing", Note, Participants, "6.1.2.2, Anhang 1.3", "4.9.2",
     "Development coefficient"},
    {BirthYearImplausible, "birth-year-implausible", Warning, Participants, "6.1.2.2"},
    {BirthYearContradictsDate, "birth-year-contradicts-date", Error, Participants, "6.1.2.2"},
    {TextOnlyWithBirthDate, "text-only-with-birth-date", Warning, Participants, "3.4.3"},
    {TextOnlyMember, "text-only-member", Warning, Identification, "3.4.3"},
    {FormerMember, "former-member", Note, Participants, "3.4.3, 4.1.1"},
    {FormerMemberForgotten, "former-member-forgotten", Note, Participants, "3.4.3, 4.1.1"},
    {SamePersonTwice, "same-person-twice", Error, Identification, "6.4.1"},
    {OtherAssociation, "other-association", Note, Participants, "6.3"},
    {ManyOfOtherAssociations, "many-of-other-associations", Note, TournamentData, "6.3"},
    {TeamMissing, "team-missing", Note, Participants, "4.2.4.3"},
    {IndexMissing, "index-missing", Error, Ratings, "2.2.4", "4.9.2", "Development coefficient", "3.1"},
    {IndexZero, "index-zero", Warning, Ratings, "2.2.4"},
    {IndexWithoutRating, "index-without-rating", Warning, Ratings, "2.2.4"},
    {ForeignIndexUnusual, "foreign-index-unusual", Note, Ratings, "2.2.4"},
    {RatingBelowMinimum, "rating-below-minimum", Warning, Ratings, "3.5.2"},
    {RatingImplausible, "rating-implausible", Warning, Ratings, "2.2.1"},
    {OverrideUnexplained, "override-unexplained", Warning, Ratings, "6.4.2"},
    {RatingOverridden, "rating-overridden", Note, Ratings, "6.4.2"},
    {SelfDeclaredRating, "self-declared-rating", Warning, Ratings, "4.1.3", "6.1.3"},
    {ForeignRating, "foreign-rating", Note, Ratings, "4.1.2", "4.9.3, 6.1.2", "Preface"},
    {FideIdMissing, "fide-id-missing", Note, Ratings, "4.1.2, 6.1.2.2"},
    {NationalDespiteFideId, "national-despite-fide-id", Note, Ratings, "4.1.2"},
    {ComputerGames, "computer-games", Note, Results, "4.1.4", "6.1.4", kInferred414},
    {ComputerWithRating, "computer-with-rating", Note, Ratings, "4.1.4", "6.1.4", kInferred414},
    {ComputerSuspected, "computer-suspected", Warning, Identification, "4.1.4, 6.1.2.3", "6.1.4",
     kInferred414},
    {ParticipantWithoutGames, "participant-without-games", Note, Results, "6.1.2.3"},
    {OnlyForfeits, "only-forfeits", Note, Results, "2.2.5.2"},
    {NoGames, "no-games", Error, Results, "6.1.2.3", kNone, kNone, "3.3"},
    {GameNotPlayed, "game-not-played", Warning, Results, "6.1.2.3", kNone, kNone, "3.3"},
    {GamesMissing, "games-missing", Warning, Results, "6.1.2.3"},
    {GamesLeftUnrated, "games-left-unrated", Warning, Results, "2.2.2"},
    {RoundsUnknown, "rounds-unknown", Note, Results, "6.1.2.3"},
    {RoundsPartlyMissing, "rounds-partly-missing", Note, Results, "6.1.2.3"},
    {NoGameInRound, "no-game-in-round", Note, Results, "6.1.2.3"},
    {TwoGamesInOneRound, "two-games-in-one-round", Error, Results, "6.1.2.3"},
    {ByeAgainstGame, "bye-against-game", Error, Results, "6.1.2.3"},
    {RoundOutOfRange, "round-out-of-range", Error, Results, "6.1.2.3"},
    {ByeOutOfRange, "bye-out-of-range", Error, Results, "6.1.2.3"},
    {RepeatedPairing, "repeated-pairing", Warning, Results, "6.1.2.3"},
    {PairedAgain, "paired-again", Warning, Results, "4.2.4.4, 6.1.2.3"},
    {SameColourAgain, "same-colour-again", Note, Results, "6.1.2.3"},
    {SameTeam, "same-team", Warning, Results, "4.2.4.3"},
    {ScoreSumImplausible, "score-sum-implausible", Note, Results, "2.2.5.2"},
    {ResultAwarded, "result-awarded", Note, Results, "2.2.5.2"},
    {GameOutsidePeriod, "game-outside-period", Error, Dates, "2.2.3"},
    {LikelyForfeits, "likely-forfeits", Warning, Results, "6.1.2.3"},
    {TeamsWithoutMatch, "teams-without-match", Warning, Results, "6.1.2.3"},
    {MatchPairedAgain, "match-paired-again", Warning, Results, "6.1.2.3"},
    {BoardTwice, "board-twice", Warning, Results, "6.1.2.3"},
    {BoardBeyondMatch, "board-beyond-match", Warning, Results, "6.1.2.3"},
    {BoardsOutOfOrder, "boards-out-of-order", Note, Results, "6.1.2.3"},
    {MatchIncomplete, "match-incomplete", Note, Results, "6.1.2.3"},
    {SeveralTeams, "several-teams", Note, Participants, "4.2.4.3"},
    {NotInLineUp, "not-in-line-up", Note, Participants, "4.2.4.3"},
    {LineUpOrder, "line-up-order", Note, Participants, ""},
    {LateInLineUp, "late-in-line-up", Note, Participants, ""},
    {SubstituteFixed, "substitute-fixed", Note, Results, ""},
    {TwoTeamsOnOneDay, "two-teams-on-one-day", Note, Results, ""},
    {TooManyGuests, "too-many-guests", Note, Results, ""},
    {MatchWithUnrated, "match-with-unrated", Error, Ratings, "4.2.4.5", "6.2.3.5", ""},
    {SeparateGroups, "separate-groups", Warning, TournamentData, "4.2.4.4"},
    {LeaguesEndDifferently, "leagues-end-differently", Note, Dates, "4.2.4.3"},
    {CarryOverExpired, "carry-over-expired", Note, Ratings, "4.1.1", "6.1.1"},
    {CarryOverConverted, "carry-over-converted", Note, Ratings, "Anhang 4, 4.1.1"},
    {CarryOverInFuture, "carry-over-in-future", Warning, Ratings, "4.1.1"},
    {CarryOverWithoutDate, "carry-over-without-date", Warning, Ratings, "4.1.1", "6.1.1"},
    {CarryOverOfRated, "carry-over-of-rated", Warning, Ratings, "3.4.2", "4.4"},
    {IterationHasNoSolution, "iteration-has-no-solution", Warning, Evaluation},
    {IterationLimitReached, "iteration-limit-reached", Warning, Evaluation},
    {FirstRatingOutOfReach, "first-rating-out-of-reach", Warning, Evaluation},
    {GamesLeftOutOfIteration, "games-left-out-of-iteration", Warning, Evaluation},
    {TooFewGamesOfEvent, "too-few-games-of-event", Warning, Evaluation},
    {ConsentPossible, "consent-possible", Warning, Evaluation},
    {PerformanceFarOff, "performance-far-off", Warning, Identification, "6.4.1"},
});

static_assert(isCodeTable(kCatalogue, &FindingKind::code, kLastFindingCode));

} // namespace

const FindingKind& kindOf(FindingCode code)
{
    return kCatalogue[static_cast<std::size_t>(code)];
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
