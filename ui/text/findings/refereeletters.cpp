// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/findings/refereeletters.h"

#include <algorithm>

#include <QCoreApplication>

#include "engine/rules/conditions.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class LettersTr {
    Q_DECLARE_TR_FUNCTIONS(Letters)
};

/// What all letters of a referee begin and end with.
QueryLetter letterAbout(const engine::Tournament& tournament, const QString& subject)
{
    QueryLetter letter;
    letter.subject = fillPattern(subject, {fromEngine(tournament.header.name)});
    letter.salutation = LettersTr::tr("Dear chess friends,");
    letter.closing = LettersTr::tr("With kind regards");
    letter.signature = formatSignature(fromEngine(tournament.header.evaluator));
    return letter;
}

} // namespace

QueryLetter refusalLetter(const engine::Tournament& tournament, const QString& reason)
{
    // RULE: WO2026 2.2.5.3, 2.2.5.1
    QueryLetter letter = letterAbout(tournament, LettersTr::tr("Refusal: %1"));
    letter.opening =
        fillPattern(LettersTr::tr("the tournament “%1” is not evaluated (Wertungsordnung, 2.2.5.3)."),
                    {fromEngine(tournament.header.name)});
    QStringList reasons = reason.split(u'\n', Qt::SkipEmptyParts);
    letter.sections = {{LettersTr::tr("Reason"), {{{}, reasons}}}};
    letter.deadline =
        LettersTr::tr("Whoever does not agree may turn to the body that the rules of the association name "
                      "for disputes (2.2.5.1).");
    return letter;
}

QueryLetter evaluationNotice(const engine::Tournament& tournament, const engine::Evaluation& evaluation,
                             const engine::RuleVersion& version)
{
    // RULE: WO2026 6.5.1
    QueryLetter letter = letterAbout(tournament, LettersTr::tr("Evaluation: %1"));
    letter.opening = fillPattern(LettersTr::tr("the tournament “%1” was evaluated by %2."),
                                 {fromEngine(tournament.header.name), fromEngine(version.title)});
    const auto countOf = [&](auto isCounted) {
        return static_cast<int>(std::ranges::count_if(evaluation.participants, isCounted));
    };
    const int published = countOf([](const auto& one) { return one.isPublished() && one.newRating; });
    const int first = countOf([](const auto& one) {
        return one.isPublished() && one.newRating && one.group != engine::Group::Established;
    });
    QStringList lines{
        LettersTr::tr("%n participant(s)", nullptr, static_cast<int>(tournament.participants.size())),
        LettersTr::tr("%n new rating(s)", nullptr, published),
        LettersTr::tr("%n of them first rating(s)", nullptr, first)};
    letter.sections = {{LettersTr::tr("Result"), {{{}, lines}}}};
    const auto conditions = engine::TournamentConditions::from(version);
    const auto last = conditions.has_value() && tournament.header.end
                          ? conditions->lastDayOfObjection(*tournament.header.end)
                          : std::nullopt;
    if (last) // RULE: FWZ 7
        letter.deadline = fillPattern(
            LettersTr::tr("Players may ask for an examination, and a correction if need be, until %1."),
            {formatDate(*last)});
    letter.thanks = LettersTr::tr("The evaluation sheet is enclosed. Thank you for your documents.");
    return letter;
}

} // namespace zahlmeister::ui
