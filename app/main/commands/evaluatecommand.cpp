// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/formats/csv/evaluationcsv.h"
#include "app/formats/json/evaluationjson.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/evaluatedtournament.h"
#include "app/main/console/selection.h"
#include "app/main/console/sheetfile.h"
#include "app/main/reports/evaluationreport.h"
#include "ui/text/language.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kEvaluateOptions{
    kRulesOption,
    kArithmeticOption,
    OptionSpec{"period", "MONTH",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "only this month, such as 2026-11, of an Elo that is evaluated "
                                 "month by month; else all of them together")},
    OptionSpec{"explain", nullptr, QT_TRANSLATE_NOOP("CommandLine", "add how every number came about")},
    OptionSpec{"format", "text|json|csv|html|pdf",
               QT_TRANSLATE_NOOP("CommandLine", "format of the output, else text")},
    kOrderOption,
    kClubOption,
    OptionSpec{"team", "NAME",
               QT_TRANSLATE_NOOP("CommandLine", "only the players of this team, by its name or number")},
    kOutputOption,
    kForceOption,
};

QString csvHead(app::CsvColumn column, const engine::SystemDescription* system)
{
    using app::CsvColumn;
    if (const auto sheet = app::sheetColumnOf(column))
        return ui::columnHead(*sheet, system);
    switch (column) {
    case CsvColumn::Number: return u"#"_s;
    case CsvColumn::Name: return Tr::tr("Player");
    case CsvColumn::OldIndex: return Tr::tr("Old index");
    case CsvColumn::NewIndex: return Tr::tr("New index");
    case CsvColumn::Bound: return Tr::tr("Remark");
    default: return Tr::tr("Recorded");
    }
}

QByteArray toCsv(const EvaluatedTournament& evaluated, const ui::ParticipantSelection& selection)
{
    const engine::SystemDescription* system = engine::descriptionOf(*evaluated.choice.version);
    app::CsvStyle style;
    style.decimalMark = ui::textLocale().decimalPoint().front();
    style.head = [system](app::CsvColumn column) { return csvHead(column, system); };
    style.ageGroup = ui::ageGroupShort;
    style.bound = ui::ratingBoundName;
    style.rows = ui::selectedRows(evaluated.tournament(), evaluated.evaluation, selection);
    return app::writeEvaluationCsv(evaluated.tournament(), evaluated.evaluation,
                                   system ? system->columns : std::span<const engine::ColumnSpec>(), style);
}

/// The evaluation in one of the formats; an Error when the sheet cannot be set.
Result<QByteArray> toFormat(const EvaluatedTournament& evaluated, const QString& format,
                            const ui::ParticipantSelection& selection)
{
    if (format == u"json"_s) {
        return app::writeEvaluationJson(evaluated.tournament(), *evaluated.choice.version,
                                        evaluated.evaluation, evaluated.findings, findingWording(evaluated));
    }
    if (format == u"csv"_s)
        return toCsv(evaluated, selection);
    if (format == u"html"_s)
        return reportToHtml(makeReport(evaluated, selection));
    if (format == u"pdf"_s)
        return sheetFile(evaluated, {.kind = ui::SheetKind::Evaluation,
                                     .order = selection.order,
                                     .team = selection.team,
                                     .club = selection.club});
    return reportToText(makeReport(evaluated, selection));
}

Outcome<ExitCode> runEvaluate(const Arguments& arguments)
{
    const QString format = arguments.value(u"format").value_or(u"text"_s);
    if (format == u"pdf"_s && !arguments.has(u"output") && isOutputTerminal())
        return badUsage(Tr::tr("A PDF file needs --output OUT.pdf."));
    const bool explains = arguments.has(u"explain");
    TRY(const auto evaluated, evaluateFile(arguments, explains));
    TRY(const auto selection, selectionOption(arguments, evaluated.tournament()));
    if (format == u"json"_s && selection != ui::ParticipantSelection())
        return badUsage(Tr::tr("JSON has everybody, in the order of the numbers: without --order, --club and "
                               "--team."));
    TRY(const auto data, in(evaluated.source.file, toFormat(evaluated, format, selection)));
    if (explains && (format == u"csv"_s || format == u"pdf"_s)) {
        printMessage(evaluated.source.file, 0, MessageLevel::Note,
                     Tr::tr("--explain adds nothing to this format; text, html and json have explanations."),
                     "no-explanations");
    }
    return writeResult(evaluated, data, arguments);
}

} // namespace

constinit const Command kEvaluateCommand{
    "evaluate",
    "FILE [--rules ID] [--arithmetic exact|tables] [--period MONTH] [--explain] [--format "
    "text|json|csv|html|pdf] "
    "[--order number|place|name|rating|club|team] [--club VKZ] [--team NAME] [--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine", "Evaluates a tournament."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "csv has the columns of the evaluation sheet, ratings and indices apart: UTF-8, separated by "
        "semicolons, with the decimal mark of the language."),
    kEvaluateOptions,
    runEvaluate};

} // namespace zahlmeister::cli
