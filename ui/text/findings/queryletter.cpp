// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/findings/queryletter.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/check/acceptance.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/rules/conditions.h"
#include "ui/text/findings/findingsentences.h"
#include "ui/text/findings/findingtext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class QueryLetterTr {
    Q_DECLARE_TR_FUNCTIONS(QueryLetter)
};

/// Questions about the same place stand together.
void ask(std::vector<QueryItem>& items, const QString& place, const QString& question)
{
    const auto known =
        std::find_if(items.begin(), items.end(), [&](const QueryItem& item) { return item.place == place; });
    QueryItem& item = known != items.end() ? *known : items.emplace_back(QueryItem{place, {}});
    if (!item.questions.contains(question))
        item.questions += question;
}

/// Players about whom the same is asked share one item.
void joinEqual(std::vector<QueryItem>& items)
{
    std::vector<QueryItem> joined;
    for (QueryItem& item : items) {
        const auto same = std::find_if(joined.begin(), joined.end(), [&](const QueryItem& other) {
            return other.questions == item.questions;
        });
        if (same == joined.end())
            joined.push_back(std::move(item));
        else
            same->place += u"; "_s + item.place;
    }
    items = std::move(joined);
}

} // namespace

QueryLetter queryLetter(const engine::Tournament& tournament, const std::vector<engine::Finding>& findings,
                        const engine::RuleVersion& version)
{
    const engine::SystemDescription* const system = engine::descriptionOf(version);
    std::vector<QueryItem> aboutTournament;
    std::vector<QueryItem> aboutParticipants;
    std::vector<QueryItem> aboutGames;
    for (const engine::Finding& finding : findings) {
        const char* const question = findingSentences(finding.code).question;
        if (!question || app::acceptanceOf(finding, tournament))
            continue;
        const FindingText text = findingText(finding, tournament, system);
        const QString asked =
            fillPattern(QCoreApplication::translate("FindingText", question), findingArguments(finding));
        if (finding.place.game || finding.place.gameIndex)
            ask(aboutGames, text.place, asked);
        else if (finding.place.participant)
            ask(aboutParticipants, text.place, asked);
        else
            ask(aboutTournament, {}, asked);
    }
    joinEqual(aboutParticipants);
    joinEqual(aboutGames);
    const QString name = fromEngine(tournament.header.name);
    QueryLetter letter;
    letter.subject = fillPattern(QueryLetterTr::tr("Query about %1"), {name});
    letter.salutation = QueryLetterTr::tr("Dear chess friends,");
    const bool isEmpty = aboutTournament.empty() && aboutParticipants.empty() && aboutGames.empty();
    letter.opening =
        isEmpty
            ? fillPattern(QueryLetterTr::tr(
                              "thank you for the documents of the tournament “%1”. They are complete; there "
                              "is nothing to ask."),
                          {name})
            : fillPattern(QueryLetterTr::tr(
                              "thank you for the documents of the tournament “%1”. Before it can be rated, "
                              "some information is missing or contradictory. Please answer these questions:"),
                          {name});
    letter.sections = {{QueryLetterTr::tr("The tournament"), std::move(aboutTournament)},
                       {QueryLetterTr::tr("The participants"), std::move(aboutParticipants)},
                       {QueryLetterTr::tr("The results"), std::move(aboutGames)}};
    std::erase_if(letter.sections, [](const QuerySection& section) { return section.items.empty(); });
    const auto conditions = engine::TournamentConditions::from(version);
    const auto lastDay = conditions.has_value() && tournament.header.end
                             ? conditions->lastDayOfClaim(*tournament.header.end)
                             : std::nullopt;
    if (!isEmpty && lastDay)
        letter.deadline = fillPattern(
            QueryLetterTr::tr("The tournament must be submitted completely by %1; after that there "
                              "is no claim to an evaluation."),
            {formatDate(*lastDay)});
    letter.thanks = QueryLetterTr::tr("Thank you for your help.");
    letter.closing = QueryLetterTr::tr("With kind regards");
    letter.signature = formatSignature(fromEngine(tournament.header.evaluator));
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
