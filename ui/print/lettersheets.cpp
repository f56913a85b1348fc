// SPDX-License-Identifier: GPL-3.0-or-later
// The letters; what they say is made in ui/text.

#include "ui/print/sheetparts.h"
#include "ui/print/sheets.h"
#include "ui/text/findings/refereeletters.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr double kIndent = 5.0; // mm
constexpr double kRoomForItem = 14.0;
constexpr double kRoomForEnd = 46.0; // thanks and signature: not on a page of their own

/// @param kind what the letter is, above its subject
void composeLetter(SheetComposer& composer, const QueryLetter& letter, const QString& kind,
                   const SheetRequest& request)
{
    composer.beginSection(letter.subject);
    composer.title(kind, letter.subject);
    if (request.calculated)
        composer.paragraph(formatDate(*request.calculated), FontRole::Note);
    composer.gap(4);
    composer.paragraph(letter.salutation);
    composer.gap(2);
    composer.paragraph(letter.opening);
    for (const QuerySection& section : letter.sections) {
        composer.gap(4);
        composer.keepRoom(kRoomForItem);
        composer.paragraph(section.heading, FontRole::BodyStrong);
        for (const QueryItem& item : section.items) {
            const bool isLast = &item == &letter.sections.back().items.back();
            composer.gap(1.5);
            composer.keepRoom(isLast ? kRoomForItem + kRoomForEnd : kRoomForItem);
            composer.paragraph(item.place, FontRole::Body, kIndent);
            for (const QString& question : item.questions)
                composer.paragraph(u"– "_s + question, FontRole::Body,
                                   item.place.isEmpty() ? kIndent : 2 * kIndent);
        }
    }
    for (const QString& text : {letter.deadline, letter.thanks, letter.closing}) {
        if (text.isEmpty())
            continue;
        composer.gap(4);
        composer.paragraph(text);
    }
    composer.paragraph(letter.signature);
}

} // namespace

void composeQueryLetter(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    composeLetter(composer, queryLetter(source.tournament, source.findings, source.version),
                  Sheet::tr("Query letter to the club"), request);
}

void composeRefusalLetter(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    composeLetter(composer, refusalLetter(source.tournament, request.reason), Sheet::tr("Letter of refusal"),
                  request);
}

void composeEvaluationNotice(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    composeLetter(composer, evaluationNotice(source.tournament, source.evaluation, source.version),
                  Sheet::tr("Notice to the organiser"), request);
}

} // namespace zahlmeister::ui
