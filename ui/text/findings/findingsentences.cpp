// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/findings/findingsentences.h"

#include <array>

#include <QCoreApplication>

#include "engine/base/codetable.h"

namespace zahlmeister::ui {

using engine::FindingCode;

namespace {

class FindingSentencesTr {
    Q_DECLARE_TR_FUNCTIONS(FindingText)

    using enum FindingCode;

public:
    static constexpr auto kSentences = std::to_array<FindingSentences>({
        {NameMissing, QT_TR_NOOP("The tournament has no name yet."),
         QT_TR_NOOP("The name belongs to the tournament data that must be submitted."),
         QT_TR_NOOP("What is the tournament called?")},
        {PlaceMissing, QT_TR_NOOP("The place of the tournament is missing."),
         QT_TR_NOOP("The place belongs to the tournament data that must be submitted."),
         QT_TR_NOOP("Where was it played?")},
        {StartMissing, QT_TR_NOOP("The start date of the tournament is missing."),
         QT_TR_NOOP(
             "Among tournaments that end on the same day, the one that started earlier is evaluated first."),
         QT_TR_NOOP("On which day did it begin?")},
        {EndMissing, QT_TR_NOOP("The end date of the tournament is missing."),
         QT_TR_NOOP("It decides which rules apply, how old the players are, and in which order tournaments "
                    "are evaluated."),
         QT_TR_NOOP("On which day was the last game played?")},
        {EndBeforeStart, QT_TR_NOOP("The tournament ends before it starts."),
         QT_TR_NOOP("Correct the start date or the end date."),
         QT_TR_NOOP("Which are the first and the last day? The dates given contradict each other.")},
        {LevelMissing, QT_TR_NOOP("The organisation level of the tournament is missing."),
         QT_TR_NOOP("The first three characters of the VKZ say who held the tournament and who evaluates it; "
                    "000 is the German federation itself.")},
        {LevelMalformed, QT_TR_NOOP("The organisation level “%1” is not one."),
         QT_TR_NOOP("It is the first three characters of a VKZ, such as 000 or C05.")},
        {OpenNeedsAgreement, QT_TR_NOOP("An open is rated only by prior arrangement."),
         QT_TR_NOOP(
             "Agree with the base referee first, then upwards. Tournaments that are marked as official "
             "ones need none."),
         nullptr},
        {TimeControlMissing, QT_TR_NOOP("The time control is missing."),
         QT_TR_NOOP("It must be given. A game needs at least 90 minutes a player, 60 minutes in youth "
                    "tournaments of U12 and younger."),
         QT_TR_NOOP("Which time control was used?")},
        {ModeMissing, QT_TR_NOOP("The mode of the tournament is missing."),
         QT_TR_NOOP("Say how it was played: round robin, Swiss system or another way."),
         QT_TR_NOOP("How was it played: round robin, Swiss system or otherwise?")},
        {RoundsMissing, QT_TR_NOOP("The number of rounds is missing."),
         QT_TR_NOOP(
             "The last round with a game is %1. With the number given, a forgotten round is noticed.")},
        {RoundDatesMissing, QT_TR_NOOP("No game has its day."),
         QT_TR_NOOP("Giving the days of the rounds is desirable. Without them nobody sees a break of more "
                    "than eight weeks.")},
        {HybridNotMarked,
         QT_TR_NOOP("“%1” tells of an online tournament, but it is not marked as a hybrid one."),
         QT_TR_NOOP("Hybrid tournaments must be marked as such. Purely online tournaments are not rated."),
         QT_TR_NOOP("Was it played at the board, or online with arbiters present?")},
        {HybridTournament, QT_TR_NOOP("This is a hybrid tournament."),
         QT_TR_NOOP("Unless it is official or FIDE-rated, the rating centre decides about it on application. "
                    "Accept this with the reason why it may be rated.")},
        {MatchNotMarked, QT_TR_NOOP("Two players only: this is a match."),
         QT_TR_NOOP("Matches follow rules of their own: both need a rating, and there is no special rating. "
                    "Mark the tournament as a match.")},
        {MatchNotAgreed, QT_TR_NOOP("Nothing says that both players agreed on the rating beforehand."),
         QT_TR_NOOP(
             "A match is rated only if that was agreed before it began. Ask, and mark it in the data of "
             "the tournament."),
         QT_TR_NOOP("Had both players agreed before the match began that it should be rated?")},
        {MatchWithMorePlayers,
         QT_TR_NOOP("The tournament is marked as a match, but the number of its players is %1."),
         QT_TR_NOOP("A match has two players. Correct the kind of tournament or the participants.")},
        {ForeignTournament, QT_TR_NOOP("The tournament was held abroad."),
         QT_TR_NOOP("It is rated if a FIDE rating is intended, or on application, as a rule four weeks "
                    "before it begins.")},
        {InternationalTournament, QT_TR_NOOP("The tournament is an international one."),
         QT_TR_NOOP("Results of international tournaments do not count for a national rating.")},
        {ThemeTournament, QT_TR_NOOP("“%1” tells of a theme tournament."),
         QT_TR_NOOP("Tournaments with prescribed opening moves are not rated. If the moves were free, accept "
                    "this with that reason."),
         QT_TR_NOOP("Were opening moves prescribed?")},
        {NotStandardChess, QT_TR_NOOP("“%1” tells of another game than chess by the FIDE laws."),
         QT_TR_NOOP("Only games played by the FIDE laws of chess can be rated. If the name misleads, accept "
                    "this with that reason."),
         QT_TR_NOOP("Was it played by the FIDE laws of chess?")},
        {HandicapTournament, QT_TR_NOOP("“%1” tells of a handicap tournament."),
         QT_TR_NOOP("Games with odds of pieces or time are not rated. If the conditions were equal, accept "
                    "this with that reason."),
         QT_TR_NOOP("Were the conditions the same for both sides?")},
        {RuleVersionNotInForce, QT_TR_NOOP("The rules %1 are not in force at the end of the tournament, %2."),
         QT_TR_NOOP("The program has no rules for this day and computes with the nearest ones. The numbers "
                    "are not official.")},
        {RuleVersionPicked,
         QT_TR_NOOP("The tournament is computed with the rules %1, though %2 are in force at its end."),
         QT_TR_NOOP("Someone chose these rules by hand. Clear the choice, and the end date decides again.")},
        {TimeControlUnreadable, QT_TR_NOOP("The time control was not understood: “%1”."),
         QT_TR_NOOP("So the program cannot check whether it suffices. Write it as “90 min/40 moves + 30 min "
                    "+ 30 s/move”."),
         QT_TR_NOOP("Which time control was used? What is given cannot be understood.")},
        {TimeControlTooShort, QT_TR_NOOP("The time control gives %1 min; at least %2 min are needed."),
         QT_TR_NOOP("Time is counted per player, with the increments of 60 moves. Such games are not rated."),
         QT_TR_NOOP("The time control given is %1 min a player; %2 min are needed. Is that right?")},
        {FirstPeriodTooShort, QT_TR_NOOP("The first period has %1 min; at least %2 min are needed."),
         QT_TR_NOOP("If the time is divided, the first period must give every player that much. Such games "
                    "are not rated."),
         QT_TR_NOOP("The first period given is %1 min; %2 min are needed. Is that right?")},
        {CorrespondenceTooFast, QT_TR_NOOP("Days for ten moves: %1; at least %2 are needed."),
         QT_TR_NOOP("Faster tournaments are not rated.")},
        {IncrementUnusual, QT_TR_NOOP("The increment is %1 s a move; it should be %2 s."),
         QT_TR_NOOP("This does not prevent the evaluation.")},
        {FirstPeriodMovesUnusual, QT_TR_NOOP("Moves of the first period: %1; there should be %2."),
         QT_TR_NOOP("This does not prevent the evaluation.")},
        {RapidByName, QT_TR_NOOP("“%1” tells of rapid or blitz chess."),
         QT_TR_NOOP("Such games are too short to be rated. Give the time control; if it suffices, this "
                    "warning goes."),
         QT_TR_NOOP("Was this a rapid or blitz tournament?")},
        {YouthClassMissing,
         QT_TR_NOOP("By its name this is a tournament of class %1, but the class is not given."),
         QT_TR_NOOP(
             "Classes U12 and younger may play with 60 minutes. Enter the class in the tournament data.")},
        {TournamentTooLong, QT_TR_NOOP("The tournament lasts %1 days, longer than a year."),
         QT_TR_NOOP("If it was interrupted for more than eight weeks, its parts are rated as tournaments of "
                    "their own.")},
        {LongBreak, QT_TR_NOOP("No game for %1 days, from %2 to %3."),
         QT_TR_NOOP("After a break of more than eight weeks the parts are rated as tournaments of their own, "
                    "as a rule."),
         QT_TR_NOOP("Was there really no game from %2 to %3?")},
        {PartOfSeason, QT_TR_NOOP("This is one of several parts of a season."),
         QT_TR_NOOP("A season is rated in parts only where generally more than eight weeks lie between them. "
                    "Else the reports of its parts are rated as one tournament: join them. The table goes "
                    "through all parts either way.")},
        {EndNotLastGame, QT_TR_NOOP("The last game was played on %1, but the tournament ends on %2."),
         QT_TR_NOOP("The day of the last game decides the order of evaluations. Correct the end date, or add "
                    "the missing days."),
         QT_TR_NOOP("The last game with a day was on %1, the end is given as %2. Which is right?")},
        {EndInFuture, QT_TR_NOOP("The tournament ends only on %1."),
         QT_TR_NOOP("It is rated after its end. Until then the numbers are a preview.")},
        {SubmissionLate, QT_TR_NOOP("The time to submit the tournament ended on %1."),
         QT_TR_NOOP("There is no claim to an evaluation any more; in special cases it is still possible. "
                    "Accept this with the reason.")},
        {SubmissionTooLate, QT_TR_NOOP("The last day to evaluate the tournament was %1."),
         QT_TR_NOOP("Only administrators may still evaluate it. Ask the rating centre.")},
        {NoParticipants, QT_TR_NOOP("The tournament has no participants yet."),
         QT_TR_NOOP("Enter the players in the table of participants.")},
        {NameOfParticipantMissing, QT_TR_NOOP("The player has no name."),
         QT_TR_NOOP("Surname and forename must be given, as “Müller, Hans”. A row too many among the "
                    "participants is removed by Ctrl+Delete."),
         QT_TR_NOOP("What is the player's name?")},
        {ForenameMissing, QT_TR_NOOP("The player's forename is missing."),
         QT_TR_NOOP("Surname and forename must be given, as “Müller, Hans”."),
         QT_TR_NOOP("What is the forename?")},
        {TextTooLong, QT_TR_NOOP("This text has %1 characters; no more than %2 can be entered."),
         QT_TR_NOOP(
             "It comes from an earlier version of the program. Shorten it: files with longer texts are not "
             "read."),
         nullptr},
        {NotIdentified, QT_TR_NOOP("Nobody has decided yet who this player is."),
         QT_TR_NOOP("Tie him to a person of the list, or say that he is new or no member."),
         QT_TR_NOOP("Who is this? Please give club, member number and year of birth, or say that the player "
                    "belongs to no club.")},
        {ClubMissing, QT_TR_NOOP("The member has no club."),
         QT_TR_NOOP(
             "For members the club must be given. A player without a club is not a member; clear the mark."),
         QT_TR_NOOP("For which club does the member play?")},
        {NewcomerWithoutClub, QT_TR_NOOP("The new player has no club, so that nothing is recorded of him."),
         QT_TR_NOOP("Enter the VKZ of his club. If he is in no club, identify him as text-only."),
         QT_TR_NOOP("Is the player a member? Then his club and its number (VKZ) are missing.")},
        {NewMember,
         QT_TR_NOOP("The player is a new member; tournaments since %1 may be evaluated afterwards for him."),
         QT_TR_NOOP("Look whether he played in the year before as a non-member."),
         QT_TR_NOOP("Did the player take part in tournaments since %1, before he was a member?")},
        {ClubMalformed, QT_TR_NOOP("“%1” is not a club number."),
         QT_TR_NOOP("The VKZ of a club has five characters, such as C0512."),
         QT_TR_NOOP("What is the number (VKZ) of the club? “%1” is none.")},
        {MemberNumberMissing, QT_TR_NOOP("The member number within the club is missing."),
         QT_TR_NOOP("For members, club and member number must be given; the player's ID helps as well."),
         QT_TR_NOOP("What is the member number?")},
        {SexMissing, QT_TR_NOOP("It is not given whether the player is registered as male or female."),
         QT_TR_NOOP("It must be given for players who are not in the list of members."),
         QT_TR_NOOP("Male or female (as registered for play)?")},
        {BirthDateMissing, QT_TR_NOOP("The new member's date of birth is missing."),
         QT_TR_NOOP("It must be given for members who were registered in the current half-year."),
         QT_TR_NOOP("What is the new member's date of birth?")},
        {BirthYearMissing, QT_TR_NOOP("The year of birth is missing."),
         QT_TR_NOOP(
             "Without it the player is computed as an adult. Juniors and youth have another coefficient."),
         QT_TR_NOOP("In which year was the player born?")},
        {BirthYearImplausible, QT_TR_NOOP("By the year of birth the player's age is %1."),
         QT_TR_NOOP("Check the year; two figures may be swapped."),
         QT_TR_NOOP("Is the year of birth right? By it the player's age would be %1.")},
        {BirthYearContradictsDate, QT_TR_NOOP("Year of birth and date of birth contradict each other."),
         QT_TR_NOOP("The date is used. Correct one of the two."),
         QT_TR_NOOP("Year of birth and date of birth contradict each other. Which is right?")},
        {TextOnlyWithBirthDate, QT_TR_NOOP("The full date of birth of a text-only participant is kept."),
         QT_TR_NOOP("No member: his data are restricted. The year of birth is enough.")},
        {TextOnlyMember, QT_TR_NOOP("The participant is a text-only one, but marked as a member."),
         QT_TR_NOOP("Members get their {rating}. Clear the mark, or tie him to his person.")},
        {FormerMember, QT_TR_NOOP("The player was a member until %1."),
         QT_TR_NOOP(
             "Until %2 his {rating} is carried on like a member's; in whatever is published he appears as a "
             "text-only participant.")},
        {FormerMemberForgotten, QT_TR_NOOP("The player was a member until %1."),
         QT_TR_NOOP("Since %2 former members are text-only participants: nothing is recorded of him.")},
        {SamePersonTwice, QT_TR_NOOP("The same person is also player %1."),
         QT_TR_NOOP("Remove one of the two and move its games, or correct name and IDs."),
         QT_TR_NOOP("Is this the same person as player %1?")},
        {OtherAssociation,
         QT_TR_NOOP("The club %1 belongs to another state association than the tournament (%2)."),
         QT_TR_NOOP("Check that it is the right person and the right club.")},
        {ManyOfOtherAssociations, QT_TR_NOOP("%1 players belong to clubs of other state associations."),
         QT_TR_NOOP("In an open tournament that is usual; then agree with the referees in charge beforehand. "
                    "Otherwise check the organisation level.")},
        {TeamMissing, QT_TR_NOOP("The player has no team."),
         QT_TR_NOOP("In team matches every player belongs to a team."),
         QT_TR_NOOP("For which team did the player play?")},
        {IndexMissing, QT_TR_NOOP("The {rating} has no index."),
         QT_TR_NOOP("The index decides the coefficient. In rating lists it stands behind the rating: 1500 – "
                    "12. Without it the player is computed as with the lowest index.")},
        {IndexZero, QT_TR_NOOP("The {rating} has the index 0."),
         QT_TR_NOOP("The index is 1 after the first evaluation and rises with each. Check the number.")},
        {IndexWithoutRating, QT_TR_NOOP("An index of %1 is given, but no {rating}."),
         QT_TR_NOOP("Whoever has an index has a {rating}. Add it, or remove the index.")},
        {ForeignIndexUnusual,
         QT_TR_NOOP("The rating of another system enters with the index %1 instead of %2."),
         QT_TR_NOOP("As a rule a FIDE rating taken over gets this index. Check whether the player has a "
                    "{rating} already.")},
        {RatingBelowMinimum, QT_TR_NOOP("The rating is below %1."),
         QT_TR_NOOP("There is no {rating} that low. Check the number.")},
        {RatingImplausible, QT_TR_NOOP("The rating %1 is hardly anybody's."),
         QT_TR_NOOP("Check the number.")},
        {OverrideUnexplained, QT_TR_NOOP("The referee entered %2 instead of %1 without a reason."),
         QT_TR_NOOP("Such a value is printed with its reason. Enter it below the table of participants, or "
                    "take the listed value again.")},
        {RatingOverridden, QT_TR_NOOP("The referee entered %2 instead of %1: %3."),
         QT_TR_NOOP(
             "In exceptional cases a more fitting value may be entered. It is printed with its reason.")},
        {SelfDeclaredRating, QT_TR_NOOP("The player has a rating, but is in no list."),
         QT_TR_NOOP("Statements of players about their rating must be checked. If that is impossible, he "
                    "counts as unrated."),
         QT_TR_NOOP("Where does the rating come from? Please name the list and the player's ID.")},
        {ForeignRating, QT_TR_NOOP("The player enters with a rating of another system."),
         QT_TR_NOOP("FIDE ratings, or else national ones, take the place of the {rating} if the rating "
                    "centre considers them comparable.")},
        {FideIdMissing, QT_TR_NOOP("A FIDE rating is entered, but the FIDE ID is missing."),
         QT_TR_NOOP("With the ID the rating can be looked up in the current list."),
         QT_TR_NOOP("What is the FIDE ID?")},
        {NationalDespiteFideId, QT_TR_NOOP("A national rating is entered although the player has a FIDE ID."),
         QT_TR_NOOP("FIDE ratings come first. Check whether he has one.")},
        {ComputerGames, QT_TR_NOOP("Games against this computer do not count: %1."),
         QT_TR_NOOP("Nothing needs to be done. They are left out of the evaluation.")},
        {ComputerWithRating, QT_TR_NOOP("A rating of %1 is entered for the computer."),
         QT_TR_NOOP("There are no ratings of computers; the number has no effect.")},
        {ComputerSuspected, QT_TR_NOOP("“%1” in the name tells of a computer."),
         QT_TR_NOOP("Computers must be marked as such, and games against them do not count."),
         QT_TR_NOOP("Is this a chess computer?")},
        {ParticipantWithoutGames, QT_TR_NOOP("The player has no game."),
         QT_TR_NOOP("Nothing is evaluated for him; rating and index stay.")},
        {OnlyForfeits, QT_TR_NOOP("The player has nothing but forfeits."),
         QT_TR_NOOP("Nothing is evaluated for him; rating and index stay.")},
        {NoGames, QT_TR_NOOP("No game has been entered yet."),
         QT_TR_NOOP("Type the results into the crosstable.")},
        {GameNotPlayed, QT_TR_NOOP("The result of this game is missing."),
         QT_TR_NOOP("Until it is entered, the game does not count."), QT_TR_NOOP("What was the result?")},
        {GamesMissing, QT_TR_NOOP("Games missing in a complete round robin: %1 of %2."),
         QT_TR_NOOP("Enter all results; players who withdrew are not struck out, their games are forfeits."),
         QT_TR_NOOP("Games are missing: %1 of %2. Please send their results; games that were not played are "
                    "marked with + and −.")},
        {GamesLeftUnrated, QT_TR_NOOP("Games marked as not to be rated: %1."),
         QT_TR_NOOP(
             "Tournaments are rated as a whole; parts only in special cases. Accept this with the reason.")},
        {RoundsUnknown, QT_TR_NOOP("No game has its round, so rounds and colours are not known."),
         QT_TR_NOOP(
             "The report to the federation must have both: it counts rounds of its own, and gives White "
             "to the player in whose row the result was typed. If they are known, enter them in the "
             "rounds or in the progress table. The rating does not depend on them.")},
        {RoundsPartlyMissing, QT_TR_NOOP("Games without a round, though others have one: %1."),
         QT_TR_NOOP("Add the rounds, so that games of one round can be compared.")},
        {NoGameInRound, QT_TR_NOOP("The player has neither game nor bye in these rounds: %1."),
         QT_TR_NOOP("If he had a bye or was absent, enter it. Players who withdrew are not struck out.")},
        {TwoGamesInOneRound, QT_TR_NOOP("The player has two games in round %1."),
         QT_TR_NOOP("Correct the round of one of them, or its pairing."),
         QT_TR_NOOP("Two games are given in round %1. Which one is right?")},
        {ByeAgainstGame, QT_TR_NOOP("The player has a bye and a game in round %1."),
         QT_TR_NOOP("One of the two is wrong. Remove the bye or the game."),
         QT_TR_NOOP("A bye and a game are given in round %1. Which one is right?")},
        {RoundOutOfRange, QT_TR_NOOP("The game is in round %1, but the last round is %2."),
         QT_TR_NOOP("Correct the round or the number of rounds."),
         QT_TR_NOOP("The game is given in round %1 of %2. In which round was it played?")},
        {ByeOutOfRange, QT_TR_NOOP("The player has a bye in round %1, but the last round is %2."),
         QT_TR_NOOP("Correct the round or the number of rounds.")},
        {RepeatedPairing, QT_TR_NOOP("The two play each other more than once, without rounds."),
         QT_TR_NOOP("Every one of these games counts. If one was entered twice, delete it; in a double round "
                    "robin give the rounds."),
         QT_TR_NOOP("Did these two really meet more than once?")},
        {PairedAgain, QT_TR_NOOP("These two met %1 times, more often than others."),
         QT_TR_NOOP("A play-off is a tournament of its own; if it is included, its day and time control are "
                    "given. If a game was entered twice, delete it."),
         QT_TR_NOOP("These two met %1 times. Was it a play-off? Then please give its day and time control.")},
        {SameColourAgain, QT_TR_NOOP("The two played both games with the same colours."),
         QT_TR_NOOP("In a double round robin colours change. Check the colours; the rating does not depend "
                    "on them.")},
        {SameTeam, QT_TR_NOOP("Both players belong to the team %1."),
         QT_TR_NOOP("Players of one team do not meet in a team match. Correct the team or the pairing."),
         QT_TR_NOOP("Both belong to the team %1. Which team is right?")},
        {ScoreSumImplausible, QT_TR_NOOP("The result %1 gives the two less than one point together."),
         QT_TR_NOOP("Only an arbiter's decision makes such a result. Check it."),
         QT_TR_NOOP("Is the result %1 right?")},
        {ResultAwarded, QT_TR_NOOP("%1 on the board counts for the rating, %2 for the table."),
         QT_TR_NOOP(
             "Results that were awarded later do not change the rating of games that ended properly on "
             "the board.")},
        {GameOutsidePeriod, QT_TR_NOOP("The game was played on %1, outside the dates of the tournament."),
         QT_TR_NOOP("Correct the day of the game or the dates of the tournament."),
         QT_TR_NOOP("Was it really played on %1, outside the dates of the tournament?")},
        {LikelyForfeits, QT_TR_NOOP("The player's last %1 results are zeros."),
         QT_TR_NOOP("Perhaps he had withdrawn by then. Games that were not played are entered with + and −; "
                    "they do not count."),
         QT_TR_NOOP("Were the last %1 games played, or lost by forfeit?")},
        {TeamsWithoutMatch, QT_TR_NOOP("Round %1: no match of %2."),
         QT_TR_NOOP("Others of the league play in this round. Enter the match that is missing."),
         QT_TR_NOOP("Round %1: against whom did %2 play, and with which results?")},
        {MatchPairedAgain, QT_TR_NOOP("%1 and %2 meet %3 times, more often than the rounds allow."),
         QT_TR_NOOP("Perhaps one of the matches was entered in two rounds. Remove it there."),
         QT_TR_NOOP("%1 and %2 are given as meeting %3 times. Is that right?")},
        {BoardTwice, QT_TR_NOOP("%1 against %2 has board %3 twice."),
         QT_TR_NOOP("Perhaps the match was entered twice. Remove one of the games, or correct its board."),
         QT_TR_NOOP("%1 against %2: which game was played on board %3?")},
        {BoardBeyondMatch, QT_TR_NOOP("%1 against %2 has a board %3; a match has %4."),
         QT_TR_NOOP("Perhaps a digit too many was typed. Correct the board, or the number of boards of a "
                    "match; tie-breaks of the league depend on both."),
         QT_TR_NOOP("%1 against %2: on which board was the game played that stands at board %3?")},
        {BoardsOutOfOrder,
         QT_TR_NOOP("Round %2, %1: somebody on a board before %3 stands below this player in the line-up."),
         QT_TR_NOOP("Boards follow the order of the line-up. The rating does not depend on it, but a result "
                    "may stand with the wrong player.")},
        {MatchIncomplete, QT_TR_NOOP("Round %3, %1 against %2: number of boards %4, of other matches %5."),
         QT_TR_NOOP("So the score of the match does not add up. Enter what is missing; a board on which "
                    "nobody sat is typed as U.")},
        {SeveralTeams, QT_TR_NOOP("The player played for several teams: %1."),
         QT_TR_NOOP("For the evaluation he is one person, and all of his games count.")},
        {NotInLineUp, QT_TR_NOOP("The player was not in the line-up of %1 on the day of round %2."),
         QT_TR_NOOP("Correct the line-up with its days, or the player of the board.")},
        {LineUpOrder,
         QT_TR_NOOP("Line-up of %1: with %2 the player stands below %3 with %4; the league allows %5."),
         QT_TR_NOOP(
             "Move him up in the line-up, or correct the rating of the day by which it is ordered. The "
             "limit is one of the rules of the league.")},
        {LateInLineUp, QT_TR_NOOP("Line-up of %1: added from %2 on, after %3, the last day for that."),
         QT_TR_NOOP("The day is one of the rules of the league. Correct it, or the player's first day.")},
        {SubstituteFixed, QT_TR_NOOP("Round %2: the player sat for %1 after %4 appearances for %3."),
         QT_TR_NOOP("After so many appearances as a substitute the rules of the league fix a player. His "
                    "games stay rated; what becomes of the match the league decides.")},
        {TwoTeamsOnOneDay, QT_TR_NOOP("The player sat for %1 and for %2 on %3."),
         QT_TR_NOOP("The rules of the league allow one match a day. Correct the day or the player.")},
        {TooManyGuests, QT_TR_NOOP("Round %2: %3 guests played for %1; the league allows %4."),
         QT_TR_NOOP("The number is one of the rules of the league. Guests are marked in the line-up.")},
        {MatchWithUnrated, QT_TR_NOOP("This player of the match had no {rating} before."),
         QT_TR_NOOP("A match is rated only if both players have one.")},
        {SeparateGroups, QT_TR_NOOP("The players form %1 groups that do not meet."),
         QT_TR_NOOP("Every group is a tournament of its own."),
         QT_TR_NOOP("There are %1 groups that did not meet. Were they tournaments of their own?")},
        {LeaguesEndDifferently, QT_TR_NOOP("The leagues do not begin or end on the same day: %1 to %2."),
         QT_TR_NOOP("Several leagues can be rated as one tournament, as a rule only if they begin and end "
                    "together.")},
        {CarryOverExpired, QT_TR_NOOP("The carry-over game of %1 has expired."),
         QT_TR_NOOP(
             "Carry-over games are dropped two years after the end of their tournament. It does not count.")},
        {CarryOverConverted, QT_TR_NOOP("The carry-over game of %1 against %2 counts as one against %3."),
         QT_TR_NOOP(
             "It was played before the level of all ratings was raised, so the opponent's rating is "
             "converted. The regulation does not spell this out; the rule version can switch it off.")},
        {CarryOverInFuture, QT_TR_NOOP("A carry-over game is dated %1, after the end of this tournament."),
         QT_TR_NOOP("Carry-over games come from earlier tournaments. Correct the date.")},
        {CarryOverWithoutDate, QT_TR_NOOP("A carry-over game has no date."),
         QT_TR_NOOP(
             "So nobody can tell whether it has expired. It counts; add the end date of its tournament.")},
        {CarryOverOfRated, QT_TR_NOOP("The player has a rating and carry-over games."),
         QT_TR_NOOP(
             "Carry-over games only serve a first {rating}; here they do not count. Check the rating.")},
        {IterationHasNoSolution, QT_TR_NOOP("The first {rating} of this player has no upper bound."),
         QT_TR_NOOP("He, and every newcomer whom he did not beat, won all other games: any high number would "
                    "fit. The number shown is where the iteration stopped. Ask the rating centre.")},
        {IterationLimitReached, QT_TR_NOOP("The joint iteration did not settle within %1 steps."),
         QT_TR_NOOP("The first ratings are the values of the last step. Ask the rating centre before "
                    "submitting them.")},
        {FirstRatingOutOfReach, QT_TR_NOOP("The iteration finds no first rating for this player."),
         QT_TR_NOOP("No rating fits his results. As after nothing but wins or nothing but losses, he gets "
                    "the average of his opponents, changed by %1 points.")},
        {GamesLeftOutOfIteration, QT_TR_NOOP("With all games of this player the iteration found no end."),
         QT_TR_NOOP("It was repeated without his games against opponents who won or lost everything, because "
                    "their first rating is fixed.")},
        {TooFewGamesOfEvent, QT_TR_NOOP("Nobody has enough games: %1 at most, and %2 are needed."),
         QT_TR_NOOP("The evaluation changes nothing, and nobody gets a first {rating}.")},
        {ConsentPossible, QT_TR_NOOP("Ingo number %1 and tournament result %2 are far apart."),
         QT_TR_NOOP(
             "If the number is out of date, or a youth player improved strongly once more, rule C III may be "
             "applied with the consent of the superior evaluator. It was not. Accept this with what was "
             "agreed.")},
        {PerformanceFarOff, QT_TR_NOOP("The performance differs from the rating by %1 points."),
         QT_TR_NOOP("Check whether the right person and the right rating are entered."),
         QT_TR_NOOP("Is this the right person? The result is %1 points off the rating.")},
    });
};

static_assert(engine::isCodeTable(FindingSentencesTr::kSentences, &FindingSentences::code,
                                  engine::kLastFindingCode));

} // namespace

const FindingSentences& findingSentences(FindingCode code)
{
    return FindingSentencesTr::kSentences[static_cast<std::size_t>(code)];
}

} // namespace zahlmeister::ui
