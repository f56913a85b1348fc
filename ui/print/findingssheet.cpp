// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheets.h"

#include <algorithm>

#include "app/check/acceptance.h"
#include "engine/catalogue/rulecatalog.h"
#include "ui/print/sheetparts.h"
#include "ui/text/findings/findingtext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr qsizetype kFewPlaces = 4; ///< are said again

/// An entry of the report: what was found of one or of several places.
struct Entry {
    QString sign;
    QString said; ///< sentence, advice or reason, clause
    QStringList places;
};

/// Takes a finding in; what is said of several players is said once.
void addFinding(std::vector<Entry>& entries, const engine::Finding& finding, const SheetSource& source)
{
    const FindingText text = findingText(finding, source.tournament, engine::descriptionOf(source.version));
    const engine::Acceptance* acceptance = app::acceptanceOf(finding, source.tournament);
    Entry entry{acceptance ? u"✓"_s : findingLevelSign(finding.level), text.sentence, {text.place}};
    entry.said +=
        u' ' % (acceptance ? fillPattern(Sheet::tr("Accepted: %1"), {fromEngine(acceptance->reason)})
                           : text.explanation);
    if (!text.clause.isEmpty())
        entry.said += u" ("_s % text.clause % u')';
    const auto same = std::find_if(entries.begin(), entries.end(), [&](const Entry& other) {
        return other.sign == entry.sign && other.said == entry.said;
    });
    if (same == entries.end())
        entries.push_back(std::move(entry));
    else
        same->places += entry.places;
}

} // namespace

void composeFindingsSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    beginSheet(composer, source, request, Sheet::tr("Findings report"));
    if (source.findings.empty()) {
        composer.paragraph(Sheet::tr("Nothing was found."));
        return;
    }
    std::vector<Entry> errors;
    std::vector<Entry> warnings;
    std::vector<Entry> accepted;
    std::vector<Entry> notes;
    for (const engine::Finding& finding : source.findings) {
        auto& section = finding.level == engine::FindingLevel::Error    ? errors
                        : finding.level == engine::FindingLevel::Note   ? notes
                        : app::acceptanceOf(finding, source.tournament) ? accepted
                                                                        : warnings;
        addFinding(section, finding, source);
    }
    // The names of a field are read once, wherever in the report the others are about the same players.
    std::vector<QStringList> told;
    const auto section = [&](const QString& heading, const std::vector<Entry>& entries) {
        std::vector<SheetEntry> lines;
        for (auto entry = entries.begin(); entry != entries.end(); ++entry) {
            const bool isRepeated =
                entry->places.size() > kFewPlaces && std::ranges::find(told, entry->places) != told.end();
            told.push_back(entry->places);
            const QString places =
                isRepeated ? Sheet::tr("the same %n players", nullptr, static_cast<int>(entry->places.size()))
                           : entry->places.join(u"; "_s);
            lines.push_back({entry->sign, places % u": "_s % entry->said});
        }
        composer.legend(heading, lines);
        composer.gap(2);
    };
    section(Sheet::tr("Errors"), errors);
    section(Sheet::tr("Warnings"), warnings);
    section(Sheet::tr("Accepted warnings"), accepted);
    section(Sheet::tr("Notes"), notes);
}

} // namespace zahlmeister::ui
