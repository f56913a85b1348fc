// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/findingtext.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::FindingCode;

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(FindingText)
};

struct Sentences {
    FindingCode code;
    const char* sentence; ///< %1, %2, ... are the arguments in the order documented at the code
    const char* explanation;
};

constexpr std::array<Sentences, 39> kSentences{{
    {FindingCode::NameMissing, QT_TRANSLATE_NOOP("FindingText", "The tournament has no name yet."),
     QT_TRANSLATE_NOOP("FindingText", "The name belongs to the tournament data that must be submitted.")},
    {FindingCode::PlaceMissing, QT_TRANSLATE_NOOP("FindingText", "The place of the tournament is missing."),
     QT_TRANSLATE_NOOP("FindingText", "The place belongs to the tournament data that must be submitted.")},
    {FindingCode::StartMissing,
     QT_TRANSLATE_NOOP("FindingText", "The start date of the tournament is missing."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "Among tournaments that end on the same day, the one that started earlier is evaluated first.")},
    {FindingCode::EndMissing, QT_TRANSLATE_NOOP("FindingText", "The end date of the tournament is missing."),
     QT_TRANSLATE_NOOP("FindingText", "It decides which rules apply, how old the players are, and in which "
                                      "order tournaments are evaluated.")},
    {FindingCode::EndBeforeStart, QT_TRANSLATE_NOOP("FindingText", "The tournament ends before it starts."),
     QT_TRANSLATE_NOOP("FindingText", "Correct the start date or the end date.")},
    {FindingCode::LevelMissing,
     QT_TRANSLATE_NOOP("FindingText", "The organisation level of the tournament is missing."),
     QT_TRANSLATE_NOOP("FindingText", "The first three characters of the VKZ say who held the tournament and "
                                      "who evaluates it; 000 is the German federation itself.")},
    {FindingCode::TimeControlMissing, QT_TRANSLATE_NOOP("FindingText", "The time control is missing."),
     QT_TRANSLATE_NOOP("FindingText", "It must be given. A game needs at least 90 minutes a player, 60 "
                                      "minutes in youth tournaments of U12 and younger.")},
    {FindingCode::ModeMissing, QT_TRANSLATE_NOOP("FindingText", "The mode of the tournament is missing."),
     QT_TRANSLATE_NOOP("FindingText", "Say how it was played: round robin, Swiss system or another way.")},
    {FindingCode::RuleVersionNotInForce,
     QT_TRANSLATE_NOOP("FindingText", "The rules %1 are not in force at the end of the tournament, %2."),
     QT_TRANSLATE_NOOP("FindingText", "The program has no rules for this day and computes with the nearest "
                                      "ones. The numbers are not official.")},
    {FindingCode::RuleVersionPicked,
     QT_TRANSLATE_NOOP("FindingText",
                       "The tournament is computed with the rules %1, though %2 are in force at its end."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "Someone chose these rules by hand. Clear the choice, and the end date decides again.")},
    {FindingCode::TournamentTooLong,
     QT_TRANSLATE_NOOP("FindingText", "The tournament lasts %1 days, longer than a year."),
     QT_TRANSLATE_NOOP("FindingText", "If it was interrupted for more than eight weeks, its parts are rated "
                                      "as tournaments of their own.")},
    {FindingCode::NoParticipants, QT_TRANSLATE_NOOP("FindingText", "The tournament has no participants yet."),
     QT_TRANSLATE_NOOP("FindingText", "Enter the players in the table of participants.")},
    {FindingCode::NameOfParticipantMissing, QT_TRANSLATE_NOOP("FindingText", "The player has no name."),
     QT_TRANSLATE_NOOP("FindingText", "Surname and forename must be given, as “Müller, Hans”.")},
    {FindingCode::ClubMissing, QT_TRANSLATE_NOOP("FindingText", "The member has no club."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "For members the club must be given. A player without a club is not a member; clear the mark.")},
    {FindingCode::BirthYearMissing, QT_TRANSLATE_NOOP("FindingText", "The year of birth is missing."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "Without it the player is computed as an adult. Juniors and youth have another coefficient.")},
    {FindingCode::BirthYearImplausible,
     QT_TRANSLATE_NOOP("FindingText", "By the year of birth the player is %1 years old."),
     QT_TRANSLATE_NOOP("FindingText", "Check the year; two figures may be swapped.")},
    {FindingCode::BirthYearContradictsDate,
     QT_TRANSLATE_NOOP("FindingText", "Year of birth and date of birth contradict each other."),
     QT_TRANSLATE_NOOP("FindingText", "The date is used. Correct one of the two.")},
    {FindingCode::IndexMissing, QT_TRANSLATE_NOOP("FindingText", "The {rating} has no index."),
     QT_TRANSLATE_NOOP("FindingText",
                       "The index decides the coefficient. In rating lists it stands behind the rating: 1500 "
                       "– 12. Without it the player is computed as with the lowest index.")},
    {FindingCode::SamePersonTwice, QT_TRANSLATE_NOOP("FindingText", "The same person is also player %1."),
     QT_TRANSLATE_NOOP("FindingText", "Remove one of the two and move its games, or correct name and IDs.")},
    {FindingCode::RatingBelowMinimum, QT_TRANSLATE_NOOP("FindingText", "The rating is below %1."),
     QT_TRANSLATE_NOOP("FindingText", "There is no {rating} that low. Check the number.")},
    {FindingCode::ForeignRating,
     QT_TRANSLATE_NOOP("FindingText", "The player enters with a rating of another system."),
     QT_TRANSLATE_NOOP("FindingText",
                       "FIDE ratings, or else national ones, take the place of the {rating} if the "
                       "rating centre considers them comparable.")},
    {FindingCode::ParticipantWithoutGames, QT_TRANSLATE_NOOP("FindingText", "The player has no game."),
     QT_TRANSLATE_NOOP("FindingText", "Nothing is evaluated for him; rating and index stay.")},
    {FindingCode::NoGames, QT_TRANSLATE_NOOP("FindingText", "No game has been entered yet."),
     QT_TRANSLATE_NOOP("FindingText", "Type the results into the crosstable.")},
    {FindingCode::GameNotPlayed, QT_TRANSLATE_NOOP("FindingText", "The result of this game is missing."),
     QT_TRANSLATE_NOOP("FindingText", "Until it is entered, the game does not count.")},
    {FindingCode::TwoGamesInOneRound,
     QT_TRANSLATE_NOOP("FindingText", "The player has two games in round %1."),
     QT_TRANSLATE_NOOP("FindingText", "Correct the round of one of them, or its pairing.")},
    {FindingCode::RoundOutOfRange,
     QT_TRANSLATE_NOOP("FindingText", "The game is in round %1, but the tournament has %2 rounds."),
     QT_TRANSLATE_NOOP("FindingText", "Correct the round or the number of rounds.")},
    {FindingCode::RepeatedPairing,
     QT_TRANSLATE_NOOP("FindingText", "The two play each other more than once, without rounds."),
     QT_TRANSLATE_NOOP("FindingText", "Every one of these games counts. If one was entered twice, delete it; "
                                      "in a double round robin give the rounds.")},
    {FindingCode::ScoreSumImplausible,
     QT_TRANSLATE_NOOP("FindingText", "The result %1 gives the two less than one point together."),
     QT_TRANSLATE_NOOP("FindingText", "Only an arbiter's decision makes such a result. Check it.")},
    {FindingCode::GameOutsidePeriod,
     QT_TRANSLATE_NOOP("FindingText", "The game was played on %1, outside the dates of the tournament."),
     QT_TRANSLATE_NOOP("FindingText", "Correct the day of the game or the dates of the tournament.")},
    {FindingCode::LikelyForfeits,
     QT_TRANSLATE_NOOP("FindingText", "The player's last three games are zeros."),
     QT_TRANSLATE_NOOP("FindingText", "Perhaps he had withdrawn. Games that were not played are entered with "
                                      "+ and −; they do not count.")},
    {FindingCode::MatchWithUnrated,
     QT_TRANSLATE_NOOP("FindingText", "In this match not both players had a rating before."),
     QT_TRANSLATE_NOOP("FindingText", "Such a match is not rated.")},
    {FindingCode::CarryOverExpired,
     QT_TRANSLATE_NOOP("FindingText", "The carry-over game of %1 has expired."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "Carry-over games are dropped two years after the end of their tournament. It does not count.")},
    {FindingCode::CarryOverWithoutDate, QT_TRANSLATE_NOOP("FindingText", "A carry-over game has no date."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "So nobody can tell whether it has expired. It counts; add the end date of its tournament.")},
    {FindingCode::CarryOverOfRated,
     QT_TRANSLATE_NOOP("FindingText", "The player has a rating and carry-over games."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "Carry-over games only serve a first {rating}; here they do not count. Check the rating.")},
    {FindingCode::IterationHasNoSolution,
     QT_TRANSLATE_NOOP("FindingText", "The first {rating} of this player has no upper bound."),
     QT_TRANSLATE_NOOP("FindingText",
                       "He, and every newcomer whom he did not beat, won all other games: any high number "
                       "would fit. The number shown is where the iteration stopped. Ask the rating centre.")},
    {FindingCode::IterationLimitReached,
     QT_TRANSLATE_NOOP("FindingText", "The joint iteration did not settle within %1 steps."),
     QT_TRANSLATE_NOOP(
         "FindingText",
         "The first ratings are the values of the last step. Ask the rating centre before submitting them.")},
    {FindingCode::FirstRatingOutOfReach,
     QT_TRANSLATE_NOOP("FindingText", "The iteration finds no first rating for this player."),
     QT_TRANSLATE_NOOP("FindingText",
                       "No rating fits his results. As after nothing but wins or nothing but losses, he gets "
                       "the average of his opponents, changed by %1 points.")},
    {FindingCode::GamesLeftOutOfIteration,
     QT_TRANSLATE_NOOP("FindingText", "With all games of this player the iteration found no end."),
     QT_TRANSLATE_NOOP("FindingText", "It was repeated without his games against opponents who won or lost "
                                      "everything, because their first rating is fixed.")},
    {FindingCode::PerformanceFarOff,
     QT_TRANSLATE_NOOP("FindingText", "The performance is %1 points off the rating."),
     QT_TRANSLATE_NOOP("FindingText", "Check whether the right person and the right rating are entered.")},
}};

// A new code in the middle of the enumeration does not compile before it has its sentences.
static_assert(kSentences.size() == static_cast<std::size_t>(FindingCode::PerformanceFarOff) + 1);

/// An argument as a person reads it: days by language, results with the signs of the crosstable.
QString argumentText(const std::string& argument)
{
    if (const auto date = engine::Date::fromIso(argument))
        return formatDate(*date);
    if (const auto result = engine::resultFromText(argument); result && *result != engine::kNotPlayed)
        return formatResult(*result);
    QString text = fromEngine(argument);
    if (text.size() > 1 && text.at(0) == u'-' && text.at(1).isDigit())
        text[0] = u'−';
    return text;
}

QString nameOf(const engine::Tournament& tournament, engine::ParticipantNumber number)
{
    const auto position = tournament.indexOf(number);
    return formatName(position ? tournament.participants[*position] : engine::Participant{number});
}

/// The game a place means: positions move while games are edited, so the id has the last word.
const engine::Game* gameAt(const engine::Tournament& tournament, const engine::FindingPlace& place)
{
    if (place.game && place.game->value() != 0) {
        const auto found = std::find_if(tournament.games.begin(), tournament.games.end(),
                                        [&](const engine::Game& game) { return game.id == *place.game; });
        if (found != tournament.games.end())
            return &*found;
    }
    if (place.gameIndex && *place.gameIndex < tournament.games.size())
        return &tournament.games[*place.gameIndex];
    return nullptr;
}

QString placeText(const engine::Tournament& tournament, const engine::FindingPlace& place)
{
    if (place.participant) {
        const auto position = tournament.indexOf(*place.participant);
        return formatParticipant(position ? tournament.participants[*position]
                                          : engine::Participant{*place.participant});
    }
    if (const engine::Game* game = gameAt(tournament, place)) {
        const QString white = nameOf(tournament, game->white);
        const QString black = nameOf(tournament, game->black);
        return game->round
                   ? fillPattern(Tr::tr("Round %1, %2 – %3"), {formatCount(*game->round), white, black})
                   : fillPattern(Tr::tr("%1 – %2"), {white, black});
    }
    return Tr::tr("Tournament");
}

} // namespace

FindingText findingText(const engine::Finding& finding, const engine::Tournament& tournament,
                        const engine::SystemDescription* system)
{
    FindingText text;
    text.place = placeText(tournament, finding.place);
    text.clause = clauseText(finding.clause, system);
    QStringList args;
    for (const std::string& argument : finding.args)
        args += argumentText(argument);
    for (const Sentences& sentences : kSentences) {
        if (sentences.code == finding.code) {
            text.sentence = fillPattern(withRatingName(Tr::tr(sentences.sentence), system), args);
            text.explanation = fillPattern(withRatingName(Tr::tr(sentences.explanation), system), args);
        }
    }
    return text;
}

QString findingLevelName(engine::FindingLevel level)
{
    switch (level) {
    case engine::FindingLevel::Error: return Tr::tr("Error");
    case engine::FindingLevel::Warning: return Tr::tr("Warning");
    case engine::FindingLevel::Note: return Tr::tr("Note");
    }
    return {};
}

QString findingLevelSign(engine::FindingLevel level)
{
    switch (level) {
    case engine::FindingLevel::Error: return u"✕"_s;
    case engine::FindingLevel::Warning: return u"!"_s;
    case engine::FindingLevel::Note: return u"i"_s;
    }
    return {};
}

} // namespace zahlmeister::ui
