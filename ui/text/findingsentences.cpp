// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/findingsentences.h"

#include <array>

#include <QtGlobal>

namespace zahlmeister::ui {

using engine::FindingCode;

namespace {

using enum FindingCode;

constexpr auto kSentences = std::to_array<FindingSentences>({
    {NameMissing, QT_TRANSLATE_NOOP("FindingText", "The tournament has no name yet."),
     QT_TRANSLATE_NOOP("FindingText", "The name belongs to the tournament data that must be submitted."),
     QT_TRANSLATE_NOOP("QueryLetter", "What is the tournament called?")},
    {PlaceMissing, QT_TRANSLATE_NOOP("FindingText", "The place of the tournament is missing."),
     QT_TRANSLATE_NOOP("FindingText", "The place belongs to the tournament data that must be submitted."),
     QT_TRANSLATE_NOOP("QueryLetter", "Where was it played?")},
    {StartMissing, QT_TRANSLATE_NOOP("FindingText", "The start date of the tournament is missing."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "Among tournaments that end on the same day, the one that started earlier is evaluated first."),
     QT_TRANSLATE_NOOP("QueryLetter", "On which day did it begin?")},
    {EndMissing, QT_TRANSLATE_NOOP("FindingText", "The end date of the tournament is missing."),
     QT_TRANSLATE_NOOP("FindingText", "It decides which rules apply, how old the players are, and in which "
                                      "order tournaments are evaluated."),
     QT_TRANSLATE_NOOP("QueryLetter", "On which day was the last game played?")},
    {EndBeforeStart, QT_TRANSLATE_NOOP("FindingText", "The tournament ends before it starts."),
     QT_TRANSLATE_NOOP("FindingText", "Correct the start date or the end date."),
     QT_TRANSLATE_NOOP("QueryLetter",
                       "Which are the first and the last day? The dates given contradict each other.")},
    {LevelMissing, QT_TRANSLATE_NOOP("FindingText", "The organisation level of the tournament is missing."),
     QT_TRANSLATE_NOOP("FindingText", "The first three characters of the VKZ say who held the tournament and "
                                      "who evaluates it; 000 is the German federation itself.")},
    {LevelMalformed, QT_TRANSLATE_NOOP("FindingText", "The organisation level “%1” is not one."),
     QT_TRANSLATE_NOOP("FindingText", "It is the first three characters of a VKZ, such as 000 or C05.")},
    {TimeControlMissing, QT_TRANSLATE_NOOP("FindingText", "The time control is missing."),
     QT_TRANSLATE_NOOP("FindingText", "It must be given. A game needs at least 90 minutes a player, 60 "
                                      "minutes in youth tournaments of U12 and younger."),
     QT_TRANSLATE_NOOP("QueryLetter", "Which time control was used?")},
    {ModeMissing, QT_TRANSLATE_NOOP("FindingText", "The mode of the tournament is missing."),
     QT_TRANSLATE_NOOP("FindingText", "Say how it was played: round robin, Swiss system or another way."),
     QT_TRANSLATE_NOOP("QueryLetter", "How was it played: round robin, Swiss system or otherwise?")},
    {RoundsMissing, QT_TRANSLATE_NOOP("FindingText", "The number of rounds is missing."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "The last round with a game is %1. With the number given, a forgotten round is noticed.")},
    {RoundDatesMissing, QT_TRANSLATE_NOOP("FindingText", "No game has its day."),
     QT_TRANSLATE_NOOP("FindingText", "Giving the days of the rounds is desirable. Without them nobody sees "
                                      "a break of more than eight weeks.")},
    {HybridNotMarked,
     QT_TRANSLATE_NOOP("FindingText",
                       "“%1” tells of an online tournament, but it is not marked as a hybrid one."),
     QT_TRANSLATE_NOOP("FindingText",
                       "Hybrid tournaments must be marked as such. Purely online tournaments are not rated."),
     QT_TRANSLATE_NOOP("QueryLetter", "Was it played at the board, or online with arbiters present?")},
    {HybridTournament, QT_TRANSLATE_NOOP("FindingText", "This is a hybrid tournament."),
     QT_TRANSLATE_NOOP("FindingText", "Unless it is official or FIDE-rated, the rating centre decides about "
                                      "it on application. Accept this with the reason why it may be rated.")},
    {MatchNotMarked, QT_TRANSLATE_NOOP("FindingText", "Two players only: this is a match."),
     QT_TRANSLATE_NOOP("FindingText", "Matches follow rules of their own: both need a rating, and there is "
                                      "no special rating. Mark the tournament as a match.")},
    {MatchWithMorePlayers,
     QT_TRANSLATE_NOOP("FindingText", "The tournament is marked as a match, but has %1 players."),
     QT_TRANSLATE_NOOP("FindingText",
                       "A match has two players. Correct the kind of tournament or the participants.")},
    {ForeignTournament, QT_TRANSLATE_NOOP("FindingText", "The tournament was held abroad."),
     QT_TRANSLATE_NOOP("FindingText", "It is rated if a FIDE rating is intended, or on application, as a "
                                      "rule four weeks before it begins.")},
    {ThemeTournament, QT_TRANSLATE_NOOP("FindingText", "“%1” tells of a theme tournament."),
     QT_TRANSLATE_NOOP("FindingText", "Tournaments with prescribed opening moves are not rated. If the moves "
                                      "were free, accept this with that reason."),
     QT_TRANSLATE_NOOP("QueryLetter", "Were opening moves prescribed?")},
    {NotStandardChess,
     QT_TRANSLATE_NOOP("FindingText", "“%1” tells of another game than chess by the FIDE laws."),
     QT_TRANSLATE_NOOP("FindingText", "Only games played by the FIDE laws of chess can be rated. If the name "
                                      "misleads, accept this with that reason."),
     QT_TRANSLATE_NOOP("QueryLetter", "Was it played by the FIDE laws of chess?")},
    {HandicapTournament, QT_TRANSLATE_NOOP("FindingText", "“%1” tells of a handicap tournament."),
     QT_TRANSLATE_NOOP("FindingText", "Games with odds of pieces or time are not rated. If the conditions "
                                      "were equal, accept this with that reason."),
     QT_TRANSLATE_NOOP("QueryLetter", "Were the conditions the same for both sides?")},
    {RuleVersionNotInForce,
     QT_TRANSLATE_NOOP("FindingText", "The rules %1 are not in force at the end of the tournament, %2."),
     QT_TRANSLATE_NOOP("FindingText", "The program has no rules for this day and computes with the nearest "
                                      "ones. The numbers are not official.")},
    {RuleVersionPicked,
     QT_TRANSLATE_NOOP("FindingText",
                       "The tournament is computed with the rules %1, though %2 are in force at its end."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "Someone chose these rules by hand. Clear the choice, and the end date decides again.")},
    {TimeControlUnreadable, QT_TRANSLATE_NOOP("FindingText", "The time control was not understood: “%1”."),
     QT_TRANSLATE_NOOP("FindingText", "So the program cannot check whether it suffices. Write it as “90 "
                                      "min/40 moves + 30 min + 30 s/move”."),
     QT_TRANSLATE_NOOP("QueryLetter", "Which time control was used? What is given cannot be understood.")},
    {TimeControlTooShort,
     QT_TRANSLATE_NOOP("FindingText", "The time control gives %1 minutes; at least %2 are needed."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "Time is counted per player, with the increments of 60 moves. Such games are not rated."),
     QT_TRANSLATE_NOOP("QueryLetter",
                       "The time control given is %1 minutes a player; %2 are needed. Is that right?")},
    {FirstPeriodTooShort,
     QT_TRANSLATE_NOOP("FindingText", "The first period has %1 minutes; at least %2 are needed."),
     QT_TRANSLATE_NOOP("FindingText", "If the time is divided, the first period must give every player that "
                                      "much. Such games are not rated."),
     QT_TRANSLATE_NOOP("QueryLetter", "The first period given is %1 minutes; %2 are needed. Is that right?")},
    {CorrespondenceTooFast,
     QT_TRANSLATE_NOOP("FindingText", "Ten moves have %1 days; at least %2 are needed."),
     QT_TRANSLATE_NOOP("FindingText", "Faster tournaments are not rated.")},
    {IncrementUnusual,
     QT_TRANSLATE_NOOP("FindingText", "The increment is %1 seconds a move; it should be %2."),
     QT_TRANSLATE_NOOP("FindingText", "This does not prevent the evaluation.")},
    {FirstPeriodMovesUnusual,
     QT_TRANSLATE_NOOP("FindingText", "The first period has %1 moves; it should have %2."),
     QT_TRANSLATE_NOOP("FindingText", "This does not prevent the evaluation.")},
    {RapidByName, QT_TRANSLATE_NOOP("FindingText", "“%1” tells of rapid or blitz chess."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "Such games are too short to be rated. Give the time control; if it suffices, this warning goes."),
     QT_TRANSLATE_NOOP("QueryLetter", "Was this a rapid or blitz tournament?")},
    {YouthClassMissing,
     QT_TRANSLATE_NOOP("FindingText",
                       "By its name this is a tournament of class %1, but the class is not given."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "Classes U12 and younger may play with 60 minutes. Enter the class in the tournament data.")},
    {TournamentTooLong, QT_TRANSLATE_NOOP("FindingText", "The tournament lasts %1 days, longer than a year."),
     QT_TRANSLATE_NOOP("FindingText", "If it was interrupted for more than eight weeks, its parts are rated "
                                      "as tournaments of their own.")},
    {LongBreak, QT_TRANSLATE_NOOP("FindingText", "No game for %1 days, from %2 to %3."),
     QT_TRANSLATE_NOOP("FindingText", "After a break of more than eight weeks the parts are rated as "
                                      "tournaments of their own, as a rule."),
     QT_TRANSLATE_NOOP("QueryLetter", "Was there really no game from %2 to %3?")},
    {EndNotLastGame,
     QT_TRANSLATE_NOOP("FindingText", "The last game was played on %1, but the tournament ends on %2."),
     QT_TRANSLATE_NOOP("FindingText", "The day of the last game decides the order of evaluations. Correct "
                                      "the end date, or add the missing days."),
     QT_TRANSLATE_NOOP("QueryLetter",
                       "The last game with a day was on %1, the end is given as %2. Which is right?")},
    {EndInFuture, QT_TRANSLATE_NOOP("FindingText", "The tournament ends only on %1."),
     QT_TRANSLATE_NOOP("FindingText", "It is rated after its end. Until then the numbers are a preview.")},
    {SubmissionLate,
     QT_TRANSLATE_NOOP("FindingText",
                       "The time to submit ended on %1, six weeks after the end of the tournament."),
     QT_TRANSLATE_NOOP("FindingText", "There is no claim to an evaluation any more; in special cases it is "
                                      "possible within a year. Accept this with the reason.")},
    {SubmissionTooLate,
     QT_TRANSLATE_NOOP("FindingText", "The tournament ended more than a year ago; the last day was %1."),
     QT_TRANSLATE_NOOP("FindingText",
                       "After a year only administrators may still evaluate it. Ask the rating centre.")},
    {NoParticipants, QT_TRANSLATE_NOOP("FindingText", "The tournament has no participants yet."),
     QT_TRANSLATE_NOOP("FindingText", "Enter the players in the table of participants.")},
    {NameOfParticipantMissing, QT_TRANSLATE_NOOP("FindingText", "The player has no name."),
     QT_TRANSLATE_NOOP("FindingText", "Surname and forename must be given, as “Müller, Hans”."),
     QT_TRANSLATE_NOOP("QueryLetter", "What is the player's name?")},
    {ForenameMissing, QT_TRANSLATE_NOOP("FindingText", "The player's forename is missing."),
     QT_TRANSLATE_NOOP("FindingText", "Surname and forename must be given, as “Müller, Hans”."),
     QT_TRANSLATE_NOOP("QueryLetter", "What is the forename?")},
    {NotIdentified, QT_TRANSLATE_NOOP("FindingText", "Nobody has decided yet who this player is."),
     QT_TRANSLATE_NOOP("FindingText", "Tie him to a person of the list, or say that he is new or no member."),
     QT_TRANSLATE_NOOP("QueryLetter", "Who is this? Please give club, member number and year of birth, or "
                                      "say that the player belongs to no club.")},
    {ClubMissing, QT_TRANSLATE_NOOP("FindingText", "The member has no club."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "For members the club must be given. A player without a club is not a member; clear the mark."),
     QT_TRANSLATE_NOOP("QueryLetter", "For which club does the member play?")},
    {ClubMalformed, QT_TRANSLATE_NOOP("FindingText", "“%1” is not a club number."),
     QT_TRANSLATE_NOOP("FindingText", "The VKZ of a club has five characters, such as C0512."),
     QT_TRANSLATE_NOOP("QueryLetter", "What is the number (VKZ) of the club? “%1” is none.")},
    {MemberNumberMissing, QT_TRANSLATE_NOOP("FindingText", "The member number within the club is missing."),
     QT_TRANSLATE_NOOP("FindingText",
                       "For members, club and member number must be given; the player's ID helps as well."),
     QT_TRANSLATE_NOOP("QueryLetter", "What is the member number?")},
    {SexMissing,
     QT_TRANSLATE_NOOP("FindingText", "It is not given whether the player is registered as male or female."),
     QT_TRANSLATE_NOOP("FindingText", "It must be given for players who are not in the list of members."),
     QT_TRANSLATE_NOOP("QueryLetter", "Male or female (as registered for play)?")},
    {BirthDateMissing, QT_TRANSLATE_NOOP("FindingText", "The new member's date of birth is missing."),
     QT_TRANSLATE_NOOP("FindingText",
                       "It must be given for members who were registered in the current half-year."),
     QT_TRANSLATE_NOOP("QueryLetter", "What is the new member's date of birth?")},
    {BirthYearMissing, QT_TRANSLATE_NOOP("FindingText", "The year of birth is missing."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "Without it the player is computed as an adult. Juniors and youth have another coefficient."),
     QT_TRANSLATE_NOOP("QueryLetter", "In which year was the player born?")},
    {BirthYearImplausible,
     QT_TRANSLATE_NOOP("FindingText", "By the year of birth the player is %1 years old."),
     QT_TRANSLATE_NOOP("FindingText", "Check the year; two figures may be swapped."),
     QT_TRANSLATE_NOOP("QueryLetter", "Is the year of birth right? It makes the player %1 years old.")},
    {BirthYearContradictsDate,
     QT_TRANSLATE_NOOP("FindingText", "Year of birth and date of birth contradict each other."),
     QT_TRANSLATE_NOOP("FindingText", "The date is used. Correct one of the two."),
     QT_TRANSLATE_NOOP("QueryLetter",
                       "Year of birth and date of birth contradict each other. Which is right?")},
    {TextOnlyWithBirthDate,
     QT_TRANSLATE_NOOP("FindingText", "The full date of birth of a text-only participant is kept."),
     QT_TRANSLATE_NOOP("FindingText", "No member: his data are restricted. The year of birth is enough.")},
    {TextOnlyMember,
     QT_TRANSLATE_NOOP("FindingText", "The participant is a text-only one, but marked as a member."),
     QT_TRANSLATE_NOOP("FindingText",
                       "Members get their {rating}. Clear the mark, or tie him to his person.")},
    {SamePersonTwice, QT_TRANSLATE_NOOP("FindingText", "The same person is also player %1."),
     QT_TRANSLATE_NOOP("FindingText", "Remove one of the two and move its games, or correct name and IDs."),
     QT_TRANSLATE_NOOP("QueryLetter", "Is this the same person as player %1?")},
    {OtherAssociation,
     QT_TRANSLATE_NOOP("FindingText",
                       "The club %1 belongs to another state association than the tournament (%2)."),
     QT_TRANSLATE_NOOP("FindingText", "Check that it is the right person and the right club.")},
    {ManyOfOtherAssociations,
     QT_TRANSLATE_NOOP("FindingText", "%1 players belong to clubs of other state associations."),
     QT_TRANSLATE_NOOP("FindingText", "In an open tournament that is usual; then agree with the referees in "
                                      "charge beforehand. Otherwise check the organisation level.")},
    {TeamMissing, QT_TRANSLATE_NOOP("FindingText", "The player has no team."),
     QT_TRANSLATE_NOOP("FindingText", "In team matches every player belongs to a team."),
     QT_TRANSLATE_NOOP("QueryLetter", "For which team did the player play?")},
    {IndexMissing, QT_TRANSLATE_NOOP("FindingText", "The {rating} has no index."),
     QT_TRANSLATE_NOOP("FindingText",
                       "The index decides the coefficient. In rating lists it stands behind the rating: 1500 "
                       "– 12. Without it the player is computed as with the lowest index.")},
    {IndexZero, QT_TRANSLATE_NOOP("FindingText", "The {rating} has the index 0."),
     QT_TRANSLATE_NOOP("FindingText",
                       "The index is 1 after the first evaluation and rises with each. Check the number.")},
    {IndexWithoutRating, QT_TRANSLATE_NOOP("FindingText", "An index of %1 is given, but no {rating}."),
     QT_TRANSLATE_NOOP("FindingText", "Whoever has an index has a {rating}. Add it, or remove the index.")},
    {ForeignIndexUnusual,
     QT_TRANSLATE_NOOP("FindingText", "The rating of another system enters with the index %1 instead of %2."),
     QT_TRANSLATE_NOOP("FindingText", "As a rule a FIDE rating taken over gets this index. Check whether the "
                                      "player has a {rating} already.")},
    {RatingBelowMinimum, QT_TRANSLATE_NOOP("FindingText", "The rating is below %1."),
     QT_TRANSLATE_NOOP("FindingText", "There is no {rating} that low. Check the number.")},
    {RatingImplausible, QT_TRANSLATE_NOOP("FindingText", "The rating %1 is higher than anybody's."),
     QT_TRANSLATE_NOOP("FindingText", "Check the number.")},
    {RatingOverridden, QT_TRANSLATE_NOOP("FindingText", "The referee entered %2 instead of %1: %3."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "In exceptional cases a more fitting value may be entered. It is printed with its reason.")},
    {SelfDeclaredRating, QT_TRANSLATE_NOOP("FindingText", "The player has a rating, but is in no list."),
     QT_TRANSLATE_NOOP("FindingText", "Statements of players about their rating must be checked. If that is "
                                      "impossible, he counts as unrated."),
     QT_TRANSLATE_NOOP("QueryLetter",
                       "Where does the rating come from? Please name the list and the player's ID.")},
    {ForeignRating, QT_TRANSLATE_NOOP("FindingText", "The player enters with a rating of another system."),
     QT_TRANSLATE_NOOP("FindingText", "FIDE ratings, or else national ones, take the place of the {rating} "
                                      "if the rating centre considers them comparable.")},
    {FideIdMissing, QT_TRANSLATE_NOOP("FindingText", "A FIDE rating is entered, but the FIDE ID is missing."),
     QT_TRANSLATE_NOOP("FindingText", "With the ID the rating can be looked up in the current list."),
     QT_TRANSLATE_NOOP("QueryLetter", "What is the FIDE ID?")},
    {NationalDespiteFideId,
     QT_TRANSLATE_NOOP("FindingText", "A national rating is entered although the player has a FIDE ID."),
     QT_TRANSLATE_NOOP("FindingText", "FIDE ratings come first. Check whether he has one.")},
    {ComputerGames, QT_TRANSLATE_NOOP("FindingText", "Games against this computer do not count: %1."),
     QT_TRANSLATE_NOOP("FindingText", "Nothing needs to be done. They are left out of the evaluation.")},
    {ComputerWithRating, QT_TRANSLATE_NOOP("FindingText", "A rating of %1 is entered for the computer."),
     QT_TRANSLATE_NOOP("FindingText", "There are no ratings of computers; the number has no effect.")},
    {ComputerSuspected, QT_TRANSLATE_NOOP("FindingText", "“%1” in the name tells of a computer."),
     QT_TRANSLATE_NOOP("FindingText",
                       "Computers must be marked as such, and games against them do not count."),
     QT_TRANSLATE_NOOP("QueryLetter", "Is this a chess computer?")},
    {ParticipantWithoutGames, QT_TRANSLATE_NOOP("FindingText", "The player has no game."),
     QT_TRANSLATE_NOOP("FindingText", "Nothing is evaluated for him; rating and index stay.")},
    {OnlyForfeits, QT_TRANSLATE_NOOP("FindingText", "The player has nothing but forfeits."),
     QT_TRANSLATE_NOOP("FindingText", "Nothing is evaluated for him; rating and index stay.")},
    {NoGames, QT_TRANSLATE_NOOP("FindingText", "No game has been entered yet."),
     QT_TRANSLATE_NOOP("FindingText", "Type the results into the crosstable.")},
    {GameNotPlayed, QT_TRANSLATE_NOOP("FindingText", "The result of this game is missing."),
     QT_TRANSLATE_NOOP("FindingText", "Until it is entered, the game does not count."),
     QT_TRANSLATE_NOOP("QueryLetter", "What was the result?")},
    {GamesMissing,
     QT_TRANSLATE_NOOP("FindingText", "%1 of the %2 games of a complete round robin are missing."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "Enter all results; players who withdrew are not struck out, their games are forfeits."),
     QT_TRANSLATE_NOOP("QueryLetter", "%1 of %2 games are missing. Please send their results; games that "
                                      "were not played are marked with + and −.")},
    {GamesLeftUnrated, QT_TRANSLATE_NOOP("FindingText", "Games marked as not to be rated: %1."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "Tournaments are rated as a whole; parts only in special cases. Accept this with the reason.")},
    {RoundsPartlyMissing,
     QT_TRANSLATE_NOOP("FindingText", "Games without a round, though others have one: %1."),
     QT_TRANSLATE_NOOP("FindingText", "Add the rounds, so that games of one round can be compared.")},
    {NoGameInRound,
     QT_TRANSLATE_NOOP("FindingText", "The player has neither game nor bye in these rounds: %1."),
     QT_TRANSLATE_NOOP("FindingText",
                       "If he had a bye or was absent, enter it. Players who withdrew are not struck out.")},
    {TwoGamesInOneRound, QT_TRANSLATE_NOOP("FindingText", "The player has two games in round %1."),
     QT_TRANSLATE_NOOP("FindingText", "Correct the round of one of them, or its pairing."),
     QT_TRANSLATE_NOOP("QueryLetter", "Two games are given in round %1. Which one is right?")},
    {ByeAgainstGame, QT_TRANSLATE_NOOP("FindingText", "The player has a bye and a game in round %1."),
     QT_TRANSLATE_NOOP("FindingText", "One of the two is wrong. Remove the bye or the game."),
     QT_TRANSLATE_NOOP("QueryLetter", "A bye and a game are given in round %1. Which one is right?")},
    {RoundOutOfRange,
     QT_TRANSLATE_NOOP("FindingText", "The game is in round %1, but the tournament has %2 rounds."),
     QT_TRANSLATE_NOOP("FindingText", "Correct the round or the number of rounds."),
     QT_TRANSLATE_NOOP("QueryLetter", "The game is given in round %1 of %2. In which round was it played?")},
    {ByeOutOfRange,
     QT_TRANSLATE_NOOP("FindingText", "The player has a bye in round %1, but the tournament has %2 rounds."),
     QT_TRANSLATE_NOOP("FindingText", "Correct the round or the number of rounds.")},
    {RepeatedPairing,
     QT_TRANSLATE_NOOP("FindingText", "The two play each other more than once, without rounds."),
     QT_TRANSLATE_NOOP("FindingText", "Every one of these games counts. If one was entered twice, delete it; "
                                      "in a double round robin give the rounds."),
     QT_TRANSLATE_NOOP("QueryLetter", "Did these two really meet more than once?")},
    {PairedAgain, QT_TRANSLATE_NOOP("FindingText", "These two met %1 times, more often than others."),
     QT_TRANSLATE_NOOP("FindingText",
                       "A play-off is a tournament of its own; if it is included, its day and time "
                       "control are given. If a game was entered twice, delete it."),
     QT_TRANSLATE_NOOP(
         "QueryLetter",
         "These two met %1 times. Was it a play-off? Then please give its day and time control.")},
    {SameColourAgain, QT_TRANSLATE_NOOP("FindingText", "The two played both games with the same colours."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "In a double round robin colours change. Check the colours; the rating does not depend on them.")},
    {SameTeam, QT_TRANSLATE_NOOP("FindingText", "Both players belong to the team %1."),
     QT_TRANSLATE_NOOP("FindingText",
                       "Players of one team do not meet in a team match. Correct the team or the pairing."),
     QT_TRANSLATE_NOOP("QueryLetter", "Both belong to the team %1. Which team is right?")},
    {ScoreSumImplausible,
     QT_TRANSLATE_NOOP("FindingText", "The result %1 gives the two less than one point together."),
     QT_TRANSLATE_NOOP("FindingText", "Only an arbiter's decision makes such a result. Check it."),
     QT_TRANSLATE_NOOP("QueryLetter", "Is the result %1 right?")},
    {GameOutsidePeriod,
     QT_TRANSLATE_NOOP("FindingText", "The game was played on %1, outside the dates of the tournament."),
     QT_TRANSLATE_NOOP("FindingText", "Correct the day of the game or the dates of the tournament."),
     QT_TRANSLATE_NOOP("QueryLetter", "Was it really played on %1, outside the dates of the tournament?")},
    {LikelyForfeits, QT_TRANSLATE_NOOP("FindingText", "The player's last %1 results are zeros."),
     QT_TRANSLATE_NOOP("FindingText",
                       "Perhaps he had withdrawn by then. Games that were not played are entered with "
                       "+ and −; they do not count."),
     QT_TRANSLATE_NOOP("QueryLetter", "Were the last %1 games played, or lost by forfeit?")},
    {MatchWithUnrated, QT_TRANSLATE_NOOP("FindingText", "This player of the match had no {rating} before."),
     QT_TRANSLATE_NOOP("FindingText", "A match is rated only if both players have one.")},
    {SeparateGroups, QT_TRANSLATE_NOOP("FindingText", "The players form %1 groups that do not meet."),
     QT_TRANSLATE_NOOP("FindingText", "Every group is a tournament of its own."),
     QT_TRANSLATE_NOOP("QueryLetter",
                       "There are %1 groups that did not meet. Were they tournaments of their own?")},
    {LeaguesEndDifferently,
     QT_TRANSLATE_NOOP("FindingText", "The leagues do not begin or end on the same day: %1 to %2."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "Several leagues can be rated as one tournament, as a rule only if they begin and end together.")},
    {CarryOverExpired, QT_TRANSLATE_NOOP("FindingText", "The carry-over game of %1 has expired."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "Carry-over games are dropped two years after the end of their tournament. It does not count.")},
    {CarryOverInFuture,
     QT_TRANSLATE_NOOP("FindingText", "A carry-over game is dated %1, after the end of this tournament."),
     QT_TRANSLATE_NOOP("FindingText", "Carry-over games come from earlier tournaments. Correct the date.")},
    {CarryOverWithoutDate, QT_TRANSLATE_NOOP("FindingText", "A carry-over game has no date."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "So nobody can tell whether it has expired. It counts; add the end date of its tournament.")},
    {CarryOverOfRated, QT_TRANSLATE_NOOP("FindingText", "The player has a rating and carry-over games."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "Carry-over games only serve a first {rating}; here they do not count. Check the rating.")},
    {IterationHasNoSolution,
     QT_TRANSLATE_NOOP("FindingText", "The first {rating} of this player has no upper bound."),
     QT_TRANSLATE_NOOP("FindingText",
                       "He, and every newcomer whom he did not beat, won all other games: any high number "
                       "would fit. The number shown is where the iteration stopped. Ask the rating centre.")},
    {IterationLimitReached,
     QT_TRANSLATE_NOOP("FindingText", "The joint iteration did not settle within %1 steps."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "The first ratings are the values of the last step. Ask the rating centre before submitting them.")},
    {FirstRatingOutOfReach,
     QT_TRANSLATE_NOOP("FindingText", "The iteration finds no first rating for this player."),
     QT_TRANSLATE_NOOP("FindingText", "No rating fits his results. As after nothing but wins or nothing but "
                                      "losses, he gets the average of his opponents, changed by %1 points.")},
    {GamesLeftOutOfIteration,
     QT_TRANSLATE_NOOP("FindingText", "With all games of this player the iteration found no end."),
     QT_TRANSLATE_NOOP("FindingText", "It was repeated without his games against opponents who won or lost "
                                      "everything, because their first rating is fixed.")},
    {PerformanceFarOff,
     QT_TRANSLATE_NOOP("FindingText", "The performance differs from the rating by %1 points."),
     QT_TRANSLATE_NOOP("FindingText", "Check whether the right person and the right rating are entered."),
     QT_TRANSLATE_NOOP("QueryLetter", "Is this the right person? The result is %1 points off the rating.")},
});

constexpr bool isInOrder()
{
    for (std::size_t at = 0; at < kSentences.size(); ++at) {
        if (kSentences[at].code != static_cast<FindingCode>(at))
            return false;
    }
    return true;
}
static_assert(kSentences.size() == static_cast<std::size_t>(engine::kLastFindingCode) + 1 && isInOrder());

} // namespace

const FindingSentences& findingSentences(FindingCode code)
{
    return kSentences[static_cast<std::size_t>(code)];
}

} // namespace zahlmeister::ui
