// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QDate>

#include "app/formats/csv/evaluationcsv.h"
#include "app/formats/json/evaluationjson.h"
#include "app/main/command.h"
#include "app/main/commandtext.h"
#include "app/main/evaluatedtournament.h"
#include "app/main/evaluationreport.h"
#include "app/main/sheetfile.h"
#include "ui/text/language.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kOptions{
    kRulesOption,
    kArithmeticOption,
    OptionSpec{"explain", nullptr, QT_TRANSLATE_NOOP("CommandLine", "add how every number came about")},
    OptionSpec{"format", "text|json|csv|html|pdf",
               QT_TRANSLATE_NOOP("CommandLine", "format of the output, else text")},
    kOutputOption,
    kForceOption,
    kLanguageOption,
    kHelpOption,
};

QString csvHead(app::CsvColumn column, const engine::SystemDescription* system)
{
    using app::CsvColumn;
    using engine::Column;
    switch (column) {
    case CsvColumn::Number: return u"#"_s;
    case CsvColumn::Name: return Tr::tr("Player");
    case CsvColumn::AgeGroup: return ui::columnHead(Column::AgeGroup, system);
    case CsvColumn::Club: return ui::columnHead(Column::Club, system);
    case CsvColumn::OldRating: return ui::columnHead(Column::OldRating, system);
    case CsvColumn::OldIndex: return Tr::tr("Old index");
    case CsvColumn::Coefficient: return ui::columnHead(Column::Coefficient, system);
    case CsvColumn::OpponentsAverage: return ui::columnHead(Column::OpponentsAverage, system);
    case CsvColumn::Score: return ui::columnHead(Column::Score, system);
    case CsvColumn::Games: return ui::columnHead(Column::Games, system);
    case CsvColumn::Expected: return ui::columnHead(Column::Expected, system);
    case CsvColumn::Level: return ui::columnHead(Column::Level, system);
    case CsvColumn::PercentDifference: return ui::columnHead(Column::PercentDifference, system);
    case CsvColumn::Performance: return ui::columnHead(Column::Performance, system);
    case CsvColumn::NewRating: return ui::columnHead(Column::NewRating, system);
    case CsvColumn::NewIndex: return Tr::tr("New index");
    case CsvColumn::Bound: return Tr::tr("Remark");
    case CsvColumn::Change: return ui::columnHead(Column::Change, system);
    case CsvColumn::Recorded: return Tr::tr("Recorded");
    }
    return {};
}

QByteArray toCsv(const EvaluatedTournament& evaluated)
{
    const engine::SystemDescription* system = engine::descriptionOf(*evaluated.choice.version);
    app::CsvStyle style;
    style.decimalMark = ui::textLocale().decimalPoint().front();
    style.head = [system](app::CsvColumn column) { return csvHead(column, system); };
    style.ageGroup = ui::ageGroupShort;
    style.bound = ui::ratingBoundName;
    return app::writeEvaluationCsv(evaluated.tournament(), evaluated.evaluation,
                                   system ? system->columns : std::span<const engine::ColumnSpec>(), style);
}

/// The evaluation in one of the formats; an Error when the sheet cannot be set.
Result<QByteArray> toFormat(const EvaluatedTournament& evaluated, const QString& format)
{
    if (format == u"json"_s) {
        return app::writeEvaluationJson(evaluated.tournament(), *evaluated.choice.version,
                                        evaluated.evaluation, evaluated.findings, findingWording(evaluated));
    }
    if (format == u"csv"_s)
        return toCsv(evaluated);
    if (format == u"html"_s)
        return reportToHtml(makeReport(evaluated));
    if (format == u"pdf"_s)
        return sheetFile(evaluated, ui::SheetKind::Evaluation);
    return reportToText(makeReport(evaluated));
}

ExitCode run(const Arguments& arguments)
{
    const QString format = arguments.value(u"format").value_or(u"text"_s);
    if (format == u"pdf"_s && !arguments.has(u"output") && isOutputTerminal())
        return printBadUsage(Tr::tr("A PDF file needs --output OUT.pdf."));
    const bool explains = arguments.has(u"explain");
    const auto evaluated = evaluateFile(arguments, explains);
    if (!evaluated.has_value())
        return evaluated.error();
    const auto data = toFormat(*evaluated, format);
    if (!data.has_value()) {
        printError(evaluated->source.file, data.error());
        return ExitCode::FileFailed;
    }
    if (explains && (format == u"csv"_s || format == u"pdf"_s)) {
        printMessage(evaluated->source.file, 0, MessageLevel::Note,
                     Tr::tr("--explain adds nothing to this format; text, html and json have explanations."),
                     "no-explanations");
    }
    return writeResult(*evaluated, *data, arguments);
}

} // namespace

const Command& evaluateCommand()
{
    static const Command command{
        "evaluate",
        "FILE [--rules ID] [--arithmetic exact|tables] [--explain] [--format text|json|csv|html|pdf] "
        "[--output OUT]",
        QT_TRANSLATE_NOOP("CommandLine", "Evaluates a tournament."),
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "csv has the columns of the evaluation sheet, ratings and indices apart: UTF-8, separated by "
            "semicolons, with the decimal mark of the language."),
        kOptions,
        run};
    return command;
}

} // namespace zahlmeister::cli
