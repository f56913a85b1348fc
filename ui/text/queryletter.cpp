// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/queryletter.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "app/check/acceptance.h"
#include "ui/text/findingtext.h"
#include "ui/text/format.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::FindingCode;

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(QueryLetter)
};

struct Question {
    FindingCode code;
    const char* text; ///< with the arguments of the finding
};

/// What a club can answer; what only the referee can settle is not asked.
constexpr auto kQuestions = std::to_array<Question>({
    {FindingCode::NameMissing, QT_TRANSLATE_NOOP("QueryLetter", "What is the tournament called?")},
    {FindingCode::PlaceMissing, QT_TRANSLATE_NOOP("QueryLetter", "Where was it played?")},
    {FindingCode::StartMissing, QT_TRANSLATE_NOOP("QueryLetter", "On which day did it begin?")},
    {FindingCode::EndMissing, QT_TRANSLATE_NOOP("QueryLetter", "On which day was the last game played?")},
    {FindingCode::EndBeforeStart,
     QT_TRANSLATE_NOOP("QueryLetter",
                       "Which are the first and the last day? The dates given contradict each other.")},
    {FindingCode::EndNotLastGame,
     QT_TRANSLATE_NOOP("QueryLetter",
                       "The last game with a day was on %1, the end is given as %2. Which is right?")},
    {FindingCode::TimeControlMissing, QT_TRANSLATE_NOOP("QueryLetter", "Which time control was used?")},
    {FindingCode::TimeControlUnreadable,
     QT_TRANSLATE_NOOP("QueryLetter", "Which time control was used? What is given cannot be understood.")},
    {FindingCode::TimeControlTooShort,
     QT_TRANSLATE_NOOP("QueryLetter",
                       "The time control given is %1 minutes a player; %2 are needed. Is that right?")},
    {FindingCode::FirstPeriodTooShort,
     QT_TRANSLATE_NOOP("QueryLetter", "The first period given is %1 minutes; %2 are needed. Is that right?")},
    {FindingCode::RapidByName, QT_TRANSLATE_NOOP("QueryLetter", "Was this a rapid or blitz tournament?")},
    {FindingCode::ModeMissing,
     QT_TRANSLATE_NOOP("QueryLetter", "How was it played: round robin, Swiss system or otherwise?")},
    {FindingCode::HybridNotMarked,
     QT_TRANSLATE_NOOP("QueryLetter", "Was it played at the board, or online with arbiters present?")},
    {FindingCode::ThemeTournament, QT_TRANSLATE_NOOP("QueryLetter", "Were opening moves prescribed?")},
    {FindingCode::NotStandardChess,
     QT_TRANSLATE_NOOP("QueryLetter", "Was it played by the FIDE laws of chess?")},
    {FindingCode::HandicapTournament,
     QT_TRANSLATE_NOOP("QueryLetter", "Were the conditions the same for both sides?")},
    {FindingCode::LongBreak, QT_TRANSLATE_NOOP("QueryLetter", "Was there really no game from %2 to %3?")},
    {FindingCode::SeparateGroups,
     QT_TRANSLATE_NOOP("QueryLetter",
                       "There are %1 groups that did not meet. Were they tournaments of their own?")},
    {FindingCode::GamesMissing,
     QT_TRANSLATE_NOOP("QueryLetter", "%1 of %2 games are missing. Please send their results; games that "
                                      "were not played are marked with + and −.")},
    {FindingCode::NameOfParticipantMissing, QT_TRANSLATE_NOOP("QueryLetter", "What is the player's name?")},
    {FindingCode::ForenameMissing, QT_TRANSLATE_NOOP("QueryLetter", "What is the forename?")},
    {FindingCode::NotIdentified,
     QT_TRANSLATE_NOOP("QueryLetter", "Who is this? Please give club, member number and year of birth, or "
                                      "say that the player belongs to no club.")},
    {FindingCode::ClubMissing, QT_TRANSLATE_NOOP("QueryLetter", "For which club does the member play?")},
    {FindingCode::ClubMalformed,
     QT_TRANSLATE_NOOP("QueryLetter", "What is the number (VKZ) of the club? “%1” is none.")},
    {FindingCode::MemberNumberMissing, QT_TRANSLATE_NOOP("QueryLetter", "What is the member number?")},
    {FindingCode::SexMissing, QT_TRANSLATE_NOOP("QueryLetter", "Male or female (as registered for play)?")},
    {FindingCode::BirthDateMissing,
     QT_TRANSLATE_NOOP("QueryLetter", "What is the new member's date of birth?")},
    {FindingCode::BirthYearMissing, QT_TRANSLATE_NOOP("QueryLetter", "In which year was the player born?")},
    {FindingCode::BirthYearImplausible,
     QT_TRANSLATE_NOOP("QueryLetter", "Is the year of birth right? It makes the player %1 years old.")},
    {FindingCode::BirthYearContradictsDate,
     QT_TRANSLATE_NOOP("QueryLetter",
                       "Year of birth and date of birth contradict each other. Which is right?")},
    {FindingCode::SamePersonTwice, QT_TRANSLATE_NOOP("QueryLetter", "Is this the same person as player %1?")},
    {FindingCode::TeamMissing, QT_TRANSLATE_NOOP("QueryLetter", "For which team did the player play?")},
    {FindingCode::SelfDeclaredRating,
     QT_TRANSLATE_NOOP("QueryLetter",
                       "Where does the rating come from? Please name the list and the player's ID.")},
    {FindingCode::FideIdMissing, QT_TRANSLATE_NOOP("QueryLetter", "What is the FIDE ID?")},
    {FindingCode::ComputerSuspected, QT_TRANSLATE_NOOP("QueryLetter", "Is this a chess computer?")},
    {FindingCode::PerformanceFarOff,
     QT_TRANSLATE_NOOP("QueryLetter", "Is this the right person? The result is %1 points off the rating.")},
    {FindingCode::GameNotPlayed, QT_TRANSLATE_NOOP("QueryLetter", "What was the result?")},
    {FindingCode::TwoGamesInOneRound,
     QT_TRANSLATE_NOOP("QueryLetter", "Two games are given in round %1. Which one is right?")},
    {FindingCode::ByeAgainstGame,
     QT_TRANSLATE_NOOP("QueryLetter", "A bye and a game are given in round %1. Which one is right?")},
    {FindingCode::RoundOutOfRange,
     QT_TRANSLATE_NOOP("QueryLetter", "The game is given in round %1 of %2. In which round was it played?")},
    {FindingCode::GameOutsidePeriod,
     QT_TRANSLATE_NOOP("QueryLetter", "Was it really played on %1, outside the dates of the tournament?")},
    {FindingCode::RepeatedPairing,
     QT_TRANSLATE_NOOP("QueryLetter", "Did these two really meet more than once?")},
    {FindingCode::PairedAgain,
     QT_TRANSLATE_NOOP(
         "QueryLetter",
         "These two met %1 times. Was it a play-off? Then please give its day and time control.")},
    {FindingCode::ScoreSumImplausible, QT_TRANSLATE_NOOP("QueryLetter", "Is the result %1 right?")},
    {FindingCode::LikelyForfeits,
     QT_TRANSLATE_NOOP("QueryLetter", "Were the last %1 games played, or lost by forfeit?")},
    {FindingCode::SameTeam,
     QT_TRANSLATE_NOOP("QueryLetter", "Both belong to the team %1. Which team is right?")},
});

const Question* questionOf(FindingCode code)
{
    const auto found = std::find_if(kQuestions.begin(), kQuestions.end(),
                                    [&](const Question& one) { return one.code == code; });
    return found == kQuestions.end() ? nullptr : &*found;
}

/// Questions about the same place stand together.
void ask(std::vector<QueryItem>& items, const QString& place, const QString& question)
{
    const auto known =
        std::find_if(items.begin(), items.end(), [&](const QueryItem& item) { return item.place == place; });
    QueryItem& item = known != items.end() ? *known : items.emplace_back(QueryItem{place, {}});
    if (!item.questions.contains(question))
        item.questions += question;
}

} // namespace

bool isAskedOfClub(FindingCode code)
{
    return questionOf(code) != nullptr;
}

QueryLetter queryLetter(const engine::Tournament& tournament, const std::vector<engine::Finding>& findings,
                        const engine::SystemDescription* system)
{
    std::vector<QueryItem> aboutTournament;
    std::vector<QueryItem> aboutParticipants;
    std::vector<QueryItem> aboutGames;
    for (const engine::Finding& finding : findings) {
        const Question* question = questionOf(finding.code);
        if (!question || app::acceptanceOf(finding, tournament))
            continue;
        const FindingText text = findingText(finding, tournament, system);
        const QString asked = fillPattern(Tr::tr(question->text), findingArguments(finding));
        if (finding.place.game || finding.place.gameIndex)
            ask(aboutGames, text.place, asked);
        else if (finding.place.participant)
            ask(aboutParticipants, text.place, asked);
        else
            ask(aboutTournament, {}, asked);
    }
    const QString name = fromEngine(tournament.header.name);
    QueryLetter letter;
    letter.subject = fillPattern(Tr::tr("Query about %1"), {name});
    letter.salutation = Tr::tr("Dear chess friends,");
    const bool isEmpty = aboutTournament.empty() && aboutParticipants.empty() && aboutGames.empty();
    letter.opening =
        isEmpty ? fillPattern(
                      Tr::tr("thank you for the documents of the tournament “%1”. They are complete; there "
                             "is nothing to ask."),
                      {name})
                : fillPattern(
                      Tr::tr("thank you for the documents of the tournament “%1”. Before it can be rated, "
                             "some information is missing or contradictory. Please answer these questions:"),
                      {name});
    letter.sections = {{Tr::tr("The tournament"), std::move(aboutTournament)},
                       {Tr::tr("The participants"), std::move(aboutParticipants)},
                       {Tr::tr("The results"), std::move(aboutGames)}};
    std::erase_if(letter.sections, [](const QuerySection& section) { return section.items.empty(); });
    const int weeks = system && system->conditions ? system->conditions->weeksToSubmit : 0;
    if (!isEmpty && tournament.header.end && weeks > 0)
        letter.deadline =
            fillPattern(Tr::tr("The tournament must be submitted completely by %1; after that there "
                               "is no claim to an evaluation."),
                        {formatDate(tournament.header.end->plusDays(weeks * 7))});
    letter.thanks = Tr::tr("Thank you for your help.");
    letter.closing = Tr::tr("With kind regards");
    letter.signature = fromEngine(tournament.header.evaluator);
    return letter;
}

QString plainText(const QueryLetter& letter)
{
    QString text = letter.salutation % u"\n\n"_s % letter.opening % u'\n';
    for (const QuerySection& section : letter.sections) {
        text += u'\n' % section.heading % u'\n';
        for (const QueryItem& item : section.items) {
            if (!item.place.isEmpty())
                text += u"  "_s % item.place % u'\n';
            for (const QString& question : item.questions)
                text += (item.place.isEmpty() ? u"  – "_s : u"    – "_s) % question % u'\n';
        }
    }
    if (!letter.deadline.isEmpty())
        text += u'\n' % letter.deadline % u'\n';
    return text % u'\n' % letter.thanks % u"\n\n"_s % letter.closing % u'\n' % letter.signature % u'\n';
}

} // namespace zahlmeister::ui
