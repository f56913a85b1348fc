// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QDir>
#include <QFileInfo>

#include "app/files/filewriting.h"
#include "app/lab/labjson.h"
#include "app/lab/labrun.h"
#include "app/lab/labsource.h"
#include "app/lab/simulation.h"
#include "app/main/console/archivesource.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/studyfile.h"
#include "app/main/reports/listreport.h"
#include "app/rules/shippedrules.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"
#include "ui/lab/labdocument.h"
#include "ui/print/printservice.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kLabOptions{
    OptionSpec{"data", "DATA",
               QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "work file or archive whose tournaments are played again; else what the study names")},
    OptionSpec{"rules", "ID",
               QT_TRANSLATE_NOOP("CommandLine", "with new and add: rule version that a variant changes")},
    OptionSpec{"set", "NAME=VALUES",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "parameter of the variant, such as r=0.1; the numbers of a row "
                                 "are separated by commas"),
               true},
    OptionSpec{
        "adjustment", "FILE",
        QT_TRANSLATE_NOOP("CommandLine", "adjustment of the variant, a file as of the command adjustments"),
        true},
    OptionSpec{"since", "DAY",
               QT_TRANSLATE_NOOP("CommandLine", "day from which the variant is in force; else as its rules")},
    OptionSpec{"name", "TEXT", QT_TRANSLATE_NOOP("CommandLine", "what the variant is called")},
    OptionSpec{"yardstick", "unchanged|elo|glicko2|truth",
               QT_TRANSLATE_NOOP("CommandLine", "what the rules are compared by, too"), true},
    OptionSpec{"criterion", "MEASURE<=VALUE",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "what the variant has to reach, against the rules in force; with “value ” "
                                 "before it by itself: log_loss, brier, slope, accuracy, inflation, mean, "
                                 "newcomers_error, moved_over_50"),
               true},
    OptionSpec{"title", "TEXT", QT_TRANSLATE_NOOP("CommandLine", "title of the study")},
    OptionSpec{"question", "TEXT", QT_TRANSLATE_NOOP("CommandLine", "what is asked")},
    OptionSpec{"from", "DAY",
               QT_TRANSLATE_NOOP("CommandLine", "first end of the tournaments whose games are foretold")},
    OptionSpec{"to", "DAY", QT_TRANSLATE_NOOP("CommandLine", "last end of these")},
    OptionSpec{"parameter", "NAME=FROM:TO:STEP",
               QT_TRANSLATE_NOOP("CommandLine", "with sweep: values to try, NAME[3] for the third of a row; "
                                                "twice for two parameters"),
               true},
    OptionSpec{"fit-until", "DAY",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "with sweep: the best value is chosen by the tournaments up to "
                                 "this day, and judged by those after it")},
    OptionSpec{"players", "N",
               QT_TRANSLATE_NOOP("CommandLine", "with simulate: players at any time, else 2000")},
    OptionSpec{"years", "N", QT_TRANSLATE_NOOP("CommandLine", "with simulate: years, else 10")},
    OptionSpec{"seed", "N", QT_TRANSLATE_NOOP("CommandLine", "with simulate: which of all worlds, else 1")},
    OptionSpec{"with-games", nullptr,
               QT_TRANSLATE_NOOP("CommandLine", "with --format json: add all games with running numbers for "
                                                "persons; not for publication")},
    OptionSpec{"format", "text|json|csv|html|pdf",
               QT_TRANSLATE_NOOP("CommandLine", "format of the output, else text")},
    kOutputOption,
};

app::LabProgress progressTold()
{
    return [](std::size_t done, std::size_t all) {
        constexpr std::size_t kStep = 64;
        if (done % kStep == 0 || done == all)
            printProgress(ui::fillPattern(Tr::tr("%1 of %2"), {ui::formatCount(static_cast<qint64>(done)),
                                                               ui::formatCount(static_cast<qint64>(all))}),
                          done == all);
        return true;
    };
}

/// The tournaments that the command line or the study names.
Outcome<app::LabSource> sourceOf(const Arguments& arguments, const app::Study& study, const QString& path)
{
    if (study.simulation && !arguments.has(u"data"))
        return in(path, app::labSourceOf(*study.simulation, progressTold()));
    QString data = arguments.value(u"data").value_or(ui::fromEngine(study.data));
    if (data.isEmpty())
        return badUsage(Tr::tr("The study names no tournaments: --data WORKFILE or ARCHIVE."));
    if (app::isArchiveAddress(data.toStdString())) {
        const auto address = app::archiveAddress(data);
        if (!address.has_value())
            return failed(data, address.error());
        TRY(const auto archive, openArchive(*address));
        return in(data, app::labSourceOf(*archive, progressTold()));
    }
    if (!arguments.has(u"data"))
        data = QFileInfo(path).dir().absoluteFilePath(data);
    TRY(const auto file, in(data, app::WorkFile::open(data, app::WorkFile::Access::ReadOnly)));
    return in(data, app::labSourceOf(*file, progressTold()));
}

Outcome<ExitCode> runNew(const Arguments& arguments, const QString& path, bool adds)
{
    app::Study study;
    if (!adds && QFileInfo::exists(path) && !arguments.has(u"overwrite"))
        return badUsage(Tr::tr("There is a study of this name: add puts something into it, --overwrite "
                               "replaces it."));
    if (adds) {
        TRY(study, studyIn(path));
    } else {
        study.title = QFileInfo(path).completeBaseName().toStdString();
    }
    TRY_DO(putIntoStudy(arguments, *app::shippedRulesShared(), study));
    Output output = arguments.output();
    output.path = path;
    output.overwrites = output.overwrites || adds;
    return writeData(app::writeStudyJson(study), output);
}

bool isJson(const Arguments& arguments)
{
    return arguments.value(u"format") == u"json"_s;
}

Outcome<ExitCode> writeReport(const Arguments& arguments, const ui::LabDocument& document)
{
    const QString format = arguments.value(u"format").value_or(u"text"_s);
    if (format == u"csv"_s)
        return writeData(ui::labCsv(document), arguments.output());
    if (format == u"html"_s)
        return writeData(ui::labHtml(document), arguments.output());
    if (format == u"pdf"_s) {
        TRY(const auto pdf, in(QString(), ui::pdfOf(ui::layoutLab(document))));
        return writeData(pdf, arguments.output());
    }
    return writeData(writtenText(ui::labText(document)), arguments.output());
}

Outcome<ExitCode> runRun(const Arguments& arguments, const QString& path)
{
    TRY(const auto study, studyIn(path));
    TRY(const auto source, sourceOf(arguments, study, path));
    const bool keepsGames = arguments.has(u"with-games");
    if (keepsGames && !isJson(arguments))
        return badUsage(Tr::tr("--with-games needs --format json."));
    if (keepsGames)
        printMessage(path, 0, MessageLevel::Warning,
                     Tr::tr("With its games the report is not for publication: who has played whom tells who "
                            "somebody is."),
                     "not-for-publication");
    TRY(const auto report, in(path, app::runStudy(study, source.data, *source.rules,
                                                  {keepsGames, source.truth}, progressTold())));
    if (isJson(arguments))
        return writeData(app::writeLabReportJson(report, keepsGames ? &source.data : nullptr),
                         arguments.output());
    return writeReport(arguments, ui::labDocumentOf(report, *source.rules));
}

Outcome<ExitCode> runSweep(const Arguments& arguments, const QString& path)
{
    TRY(const auto study, studyIn(path));
    std::vector<app::SweptParameter> parameters;
    for (const QString& text : arguments.values(u"parameter")) {
        const auto parameter = app::sweptParameterFromText(text.toStdString());
        if (!parameter)
            return badUsage(ui::fillPattern(
                Tr::tr("--parameter is “%1”; expected is NAME=FROM:TO:STEP, such as r=0.04:0.16:0.01."),
                {text}));
        parameters.push_back(*parameter);
    }
    if (parameters.empty() || parameters.size() > 2)
        return badUsage(Tr::tr("Name one parameter or two: --parameter NAME=FROM:TO:STEP."));
    TRY(const auto fitUntil, arguments.day(u"fit-until"));
    TRY(const auto source, sourceOf(arguments, study, path));
    TRY(const auto swept,
        in(path, app::sweep(study, parameters, fitUntil, source.data, *source.rules, progressTold())));
    if (isJson(arguments))
        return writeData(app::writeSweepJson(swept), arguments.output());
    return writeReport(arguments, ui::labDocumentOf(swept, *source.rules));
}

Outcome<ExitCode> runSimulate(const Arguments& arguments, const QString& path)
{
    const auto output = arguments.value(u"output");
    if (!output)
        return badUsage(Tr::tr("Name the work file to write: --output WORKFILE.zahlmeister."));
    app::Study study{.title = QFileInfo(path).completeBaseName().toStdString()};
    if (QFileInfo::exists(path)) {
        TRY(study, studyIn(path));
    }
    app::SimulatedData data = study.simulation.value_or(app::SimulatedData());
    TRY(const auto players, arguments.integer(u"players", 50, 200'000));
    TRY(const auto years, arguments.integer(u"years", 1, 50));
    TRY(const auto seed, arguments.integer(u"seed", 0, 2'000'000'000));
    data.players = players.value_or(data.players);
    data.years = years.value_or(data.years);
    data.seed = seed ? static_cast<std::uint64_t>(*seed) : data.seed;
    const auto world = app::simulate({.players = data.players, .years = data.years, .seed = data.seed});
    TRY_DO(in(*output, app::writeWorkFile(world, *output)));
    study.simulation = data;
    Output into;
    into.path = path;
    into.overwrites = QFileInfo::exists(path);
    return writeData(app::writeStudyJson(study), into);
}

Outcome<ExitCode> runLab(const Arguments& arguments)
{
    if (arguments.files().size() != 2)
        return badUsage(
            Tr::tr("Say what to do, and name the study: new, add, run, sweep or simulate STUDY.json."));
    const QString& act = arguments.files().constFirst();
    const QString& path = arguments.files().constLast();
    if (act == u"simulate"_s)
        return runSimulate(arguments, path);
    TRY_DO(checkOutput(arguments));
    if (act == u"new"_s || act == u"add"_s)
        return runNew(arguments, path, act == u"add"_s);
    if (act == u"run"_s)
        return runRun(arguments, path);
    if (act == u"sweep"_s)
        return runSweep(arguments, path);
    return badUsage(ui::fillPattern(
        Tr::tr("“%1” is nothing to do with a study; expected is new, add, run, sweep or simulate."), {act}));
}

} // namespace

constinit const Command kLabCommand{
    "lab",
    "new|add|run|sweep|simulate STUDY.json [--data DATA] [--rules ID [--set NAME=VALUES]...] "
    "[--parameter NAME=FROM:TO:STEP]... [--format text|json|csv|html|pdf] [--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine",
                      "Plays all tournaments again with other rules, and compares the forecasts."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "A study is a small file: which tournaments, which variants of the rules, by what they are judged. "
        "new "
        "writes one, add puts a further variant into it, run plays all tournaments again and reports how "
        "well "
        "games are foretold, what happens to the level, to newcomers, and who would stand where. sweep tries "
        "many values of a parameter. simulate writes a work file of players whose strength is known. Nothing "
        "is "
        "written into work file or archive, and nobody is named."),
    kLabOptions,
    runLab};

} // namespace zahlmeister::cli
