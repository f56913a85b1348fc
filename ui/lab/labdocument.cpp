// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/labdocument.h"

#include <algorithm>
#include <array>

#include "ui/lab/labcharts.h"
#include "ui/lab/labtables.h"
#include "ui/lab/labwords.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

QString spanOf(const app::LabReport& report)
{
    return report.from && report.to ? LabTr::tr("Tournaments that ended from %1 to %2")
                                          .arg(formatDate(report.from), formatDate(report.to))
                                    : LabTr::tr("No tournament ended in these days");
}

/// Yardsticks have no list of their own.
bool isOfRules(const app::VariantReport& one)
{
    return one.variant.yardstick == app::Yardstick::None;
}

LabSection askedSection(const app::LabReport& report, const engine::RuleCatalog& rules)
{
    LabSection section{LabTr::tr("What is asked")};
    if (!report.study.question.empty())
        section.paragraphs += fromEngine(report.study.question);
    const QStringList counts{
        LabTr::tr("%n tournament(s)", nullptr, static_cast<int>(report.tournaments)),
        LabTr::tr("%n person(s)", nullptr, static_cast<int>(report.persons)),
        LabTr::tr("%n participation(s)", nullptr, static_cast<int>(report.participations))};
    section.paragraphs += counts.join(u", "_s) + u'.';
    if (report.leftOut > 0)
        section.paragraphs +=
            LabTr::tr("%n tournament(s) have no end or cannot be evaluated, and are left out.", nullptr,
                      report.leftOut);
    section.tables.push_back(variantsTable(report, rules));
    return section;
}

LabSection criteriaSection(const app::LabReport& report)
{
    LabSection section{LabTr::tr("What was to be reached")};
    if (app::Table table = criteriaTable(report); !table.rows.empty())
        section.tables.push_back(std::move(table));
    else
        section.paragraphs = table.remarks;
    return section;
}

LabSection qualitySection(const app::LabReport& report)
{
    LabSection section{LabTr::tr("Are games foretold better?")};
    if (report.variants.size() > 1)
        section.charts.push_back(lossChart(report));
    section.tables.push_back(qualityTable(report));
    return section;
}

LabSection residualSection(const app::LabReport& report)
{
    LabSection section{LabTr::tr("Where forecasts are right")};
    section.paragraphs +=
        LabTr::tr("Reached minus expected points of the better rated player, or of the players of "
                  "a group, in percentage points. Above 0 they reach more than the rules expect.");
    section.charts.push_back(residualChart(report, report.variants.size() > 1 ? 1 : 0));
    for (std::size_t kind = 0; kind < app::kBinKinds; ++kind) {
        app::Table table = binsTable(report, static_cast<app::BinKind>(kind));
        if (!table.rows.empty())
            section.tables.push_back(std::move(table));
    }
    return section;
}

LabSection againstSection(const app::LabReport& report)
{
    LabSection section{LabTr::tr("Whose games are foretold better")};
    section.charts.push_back(yearsChart(report));
    for (std::size_t i = 1; i < report.variants.size(); ++i) {
        if (isOfRules(report.variants[i]))
            section.tables.push_back(againstTable(report, i));
    }
    return section;
}

LabSection levelSection(const app::LabReport& report)
{
    LabSection section{LabTr::tr("What happens to the level")};
    section.charts.push_back(levelsChart(report));
    for (std::size_t i = 0; i < report.variants.size(); ++i) {
        if (isOfRules(report.variants[i]))
            section.tables.push_back(levelsTable(report, i));
    }
    return section;
}

LabSection ledgerSection(const app::LabReport& report)
{
    LabSection section{LabTr::tr("Where the points come from")};
    for (std::size_t i = 0; i < report.variants.size(); ++i) {
        if (isOfRules(report.variants[i]))
            section.tables.push_back(ledgerTable(report, i));
    }
    return section;
}

LabSection impactSection(const app::LabReport& report)
{
    LabSection section{LabTr::tr("Who would stand elsewhere")};
    for (std::size_t i = 1; i < report.variants.size(); ++i) {
        if (isOfRules(report.variants[i]))
            section.tables.push_back(impactTable(report, i));
    }
    return section;
}

LabSection methodSection(const std::string& fingerprint)
{
    LabSection section{LabTr::tr("How it was done, and what it cannot say")};
    section.paragraphs = {
        LabTr::tr("All tournaments are played again in the order of evaluation (2.2.3), with every variant "
                  "on the same "
                  "games and by the same step as a recalculation. A game is foretold with the ratings of "
                  "entry, before "
                  "anything of its tournament is known."),
        LabTr::tr(
            "Entries from lists, files and by hand stay on the official scale: games of those who entered so "
            "after the day of a variant are left out of its figures and counted. A list that is younger than "
            "the "
            "first day of a tournament foretells nothing."),
        LabTr::tr("Expected scores count as at least 0.001 and at most 0.999. A band holds what 95 of 100 "
                  "repetitions "
                  "give that draw whole tournaments anew, since games of one tournament hang together."),
        LabTr::tr(
            "Games are foretold better when ratings are known better, whatever the rules; who plays whom is "
            "no "
            "random choice; and players might play differently under other rules. A figure that was looked "
            "for "
            "among many is found by chance: criteria belong before the run, and a parameter that was chosen "
            "by "
            "some years is to be judged by others."),
        LabTr::tr("Fingerprint of the data: %1. The same study with the same data gives the same figures.")
            .arg(fromEngine(fingerprint)),
        LabTr::tr("To run it again: zahlmeister lab run STUDY.json, with %1.").arg(programName())};
    return section;
}

} // namespace

LabDocument labDocumentOf(const app::LabReport& report, const engine::RuleCatalog& rules)
{
    LabDocument document{fromEngine(report.study.title), spanOf(report)};
    auto& sections = document.sections;
    sections = {askedSection(report, rules), criteriaSection(report), qualitySection(report)};
    if (report.variants.size() > 1)
        sections.push_back(againstSection(report));
    sections.push_back(residualSection(report));
    sections.push_back(levelSection(report));
    sections.push_back(ledgerSection(report));
    sections.push_back({.title = LabTr::tr("What becomes of newcomers"), .tables = {newcomersTable(report)}});
    if (!report.variants.front().truth.empty())
        sections.push_back(
            {.title = LabTr::tr("How far ratings are from the truth"), .tables = {truthTable(report)}});
    if (auto impact = impactSection(report); !impact.tables.empty())
        sections.push_back(std::move(impact));
    sections.push_back({.title = LabTr::tr("Which games count"), .tables = {usesTable(report)}});
    sections.push_back(methodSection(report.fingerprint));
    return document;
}

LabDocument labDocumentOf(const app::ParameterSweep& sweep, const engine::RuleCatalog& rules)
{
    QStringList names;
    for (const app::SweptParameter& parameter : sweep.parameters)
        names += fromEngine(parameter.name);
    LabDocument document{LabTr::tr("Values of %1").arg(names.join(u", "_s)), variantText(sweep.base, rules)};
    LabSection found{LabTr::tr("Which values foretell best")};
    if (const auto best = sweep.best()) {
        QStringList values;
        for (qsizetype i = 0; i < names.size(); ++i)
            values += u"%1 = %2"_s.arg(
                names[i], formatNumberShort(sweep.points[*best].values[static_cast<std::size_t>(i)], 6));
        found.paragraphs +=
            sweep.fitUntil
                ? LabTr::tr("Best up to %1: %2. In the years after it, which it has not seen: %3 (%4).")
                      .arg(formatDate(sweep.fitUntil), values.join(u", "_s),
                           lossDifferenceText(sweep.points[*best].judged.mean),
                           bandText(sweep.points[*best].judged.band))
                : LabTr::tr("Best in all years: %1. It was chosen and judged by the same games; a day up to "
                            "which it is chosen separates the two.")
                      .arg(values.join(u", "_s));
    }
    found.charts.push_back(sweepChart(sweep));
    if (sweep.parameters.size() == 2)
        found.tables.push_back(heatTable(sweep));
    found.tables.push_back(sweepTable(sweep));
    document.sections = {std::move(found), methodSection(sweep.fingerprint)};
    return document;
}

} // namespace zahlmeister::ui
