// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheets.h"

#include <QCoreApplication>

#include "app/check/acceptance.h"
#include "engine/catalogue/rulecatalog.h"
#include "ui/print/sheetparts.h"
#include "ui/text/findingtext.h"
#include "ui/text/format.h"
#include "ui/text/queryletter.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

constexpr double kIndent = 5.0; // mm
constexpr double kRoomForItem = 14.0;

/// Place, sentence, clause and reason of a finding in one entry.
SheetEntry entryOf(const engine::Finding& finding, const SheetSource& source)
{
    const FindingText text = findingText(finding, source.tournament, engine::descriptionOf(source.version));
    const engine::Acceptance* acceptance = app::acceptanceOf(finding, source.tournament);
    QString line = text.place % u": "_s % text.sentence;
    line += u' ' % (acceptance ? fillPattern(Tr::tr("Accepted: %1"), {fromEngine(acceptance->reason)})
                               : text.explanation);
    if (!text.clause.isEmpty())
        line += u" ("_s % text.clause % u')';
    return {acceptance ? u"✓"_s : findingLevelSign(finding.level), line};
}

} // namespace

void composeFindingsSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    beginSheet(composer, source, request, Tr::tr("Findings report"));
    if (source.findings.empty()) {
        composer.paragraph(Tr::tr("Nothing was found."));
        return;
    }
    std::vector<SheetEntry> errors;
    std::vector<SheetEntry> warnings;
    std::vector<SheetEntry> accepted;
    std::vector<SheetEntry> notes;
    for (const engine::Finding& finding : source.findings) {
        auto& section = finding.level == engine::FindingLevel::Error    ? errors
                        : finding.level == engine::FindingLevel::Note   ? notes
                        : app::acceptanceOf(finding, source.tournament) ? accepted
                                                                        : warnings;
        section.push_back(entryOf(finding, source));
    }
    const auto section = [&](const QString& heading, const std::vector<SheetEntry>& entries) {
        composer.legend(heading, entries);
        composer.gap(2);
    };
    section(Tr::tr("Errors"), errors);
    section(Tr::tr("Warnings"), warnings);
    section(Tr::tr("Accepted warnings"), accepted);
    section(Tr::tr("Notes"), notes);
}

void composeQueryLetter(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    const QueryLetter letter =
        queryLetter(source.tournament, source.findings, engine::descriptionOf(source.version));
    composer.beginSection(letter.subject);
    composer.title(Tr::tr("Query letter to the club"), letter.subject);
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
            composer.gap(1.5);
            composer.keepRoom(kRoomForItem);
            if (!item.place.isEmpty())
                composer.paragraph(item.place, FontRole::Body, kIndent);
            for (const QString& question : item.questions)
                composer.paragraph(u"– "_s + question, FontRole::Body,
                                   item.place.isEmpty() ? kIndent : 2 * kIndent);
        }
    }
    if (!letter.deadline.isEmpty()) {
        composer.gap(4);
        composer.paragraph(letter.deadline);
    }
    composer.gap(4);
    composer.paragraph(letter.thanks);
    composer.gap(4);
    composer.keepRoom(kRoomForItem);
    composer.paragraph(letter.closing);
    if (!letter.signature.isEmpty())
        composer.paragraph(letter.signature);
}

} // namespace zahlmeister::ui
