// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "app/lab/labrun.h"
#include "app/output/table.h"
#include "ui/charts/chart.h"
#include "ui/print/sheetlayout.h"

/// What a study found, in words, tables and charts: the window, paper, web page, terminal and files show the
/// same sections.
namespace zahlmeister::ui {

/// @brief A part of a report, with a heading.
struct LabSection {
    QString title;
    QStringList paragraphs = {}; ///< before the charts
    std::vector<Chart> charts = {};
    std::vector<app::Table> tables = {}; ///< each with its own title, where there are several
};

/// @brief A report.
struct LabDocument {
    QString title;
    QString subtitle = {};                 ///< days of the data
    std::vector<LabSection> sections = {}; ///< what is asked, what was found, how, and its limits
};

/// @brief What a variant is called: its name, or "in force".
[[nodiscard]] QString variantName(const app::Variant& variant);

/// @brief What a variant is, in a line: "DWZ 2026 from 1 Jan 2024, r = 0.1".
[[nodiscard]] QString variantText(const app::Variant& variant, const engine::RuleCatalog& rules);

/// @brief What a measure of a criterion is called.
[[nodiscard]] QString measureName(app::Measure measure);

/// @brief A criterion as a sentence: "log loss, difference from the rules in force: at most -0.001".
[[nodiscard]] QString criterionText(const app::Criterion& criterion);

/// @brief The report of a run. Nobody is named in it.
/// @param rules of the data
[[nodiscard]] LabDocument labDocumentOf(const app::LabReport& report, const engine::RuleCatalog& rules);

/// @brief The report of a sweep.
[[nodiscard]] LabDocument labDocumentOf(const app::ParameterSweep& sweep, const engine::RuleCatalog& rules);

/// @brief For a terminal.
[[nodiscard]] QString labText(const LabDocument& document);

/// @brief All tables.
[[nodiscard]] QByteArray labCsv(const LabDocument& document);

/// @brief A web page with charts inside.
[[nodiscard]] QByteArray labHtml(const LabDocument& document);

/// @brief Sheets for paper.
[[nodiscard]] SheetLayout layoutLab(const LabDocument& document);

} // namespace zahlmeister::ui
