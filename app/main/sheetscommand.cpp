// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QCoreApplication>

#include "app/main/command.h"
#include "app/main/evaluatedtournament.h"
#include "app/main/sheetfile.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

constexpr std::array kOptions{
    OptionSpec{"kind", "evaluation|scoresheets",
               QT_TRANSLATE_NOOP("CommandLine", "the evaluation sheet, or the games of players")},
    OptionSpec{"player", "N",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "number of a player whose scoresheet is wanted, repeatable; else all"),
               true},
    OptionSpec{"output", "OUT.pdf", QT_TRANSLATE_NOOP("CommandLine", "file to write")},
    OptionSpec{"rules", "ID",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "rule version; else the tournament's own, else that of its end date")},
    OptionSpec{"arithmetic", "exact|tables",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "exactly, or with the printed tables; else as the rule version says")},
    OptionSpec{"force", nullptr,
               QT_TRANSLATE_NOOP("CommandLine", "write the file even with errors in the findings")},
    kLanguageOption,
    kHelpOption,
};

tl::expected<std::vector<engine::ParticipantNumber>, QString> players(const Arguments& arguments)
{
    std::vector<engine::ParticipantNumber> numbers;
    for (const QString& text : arguments.values(u"player")) {
        bool isNumber = false;
        const int number = text.toInt(&isNumber);
        if (!isNumber || number < 1)
            return tl::unexpected(
                ui::fillPattern(Tr::tr("--player is “%1”; expected is a participant's number."), {text}));
        numbers.emplace_back(number);
    }
    return numbers;
}

ExitCode run(const Arguments& arguments)
{
    if (!arguments.has(u"kind"))
        return printBadUsage(Tr::tr("Say with --kind which sheets are wanted: evaluation or scoresheets."));
    const auto kind = arguments.choice(u"kind", {u"evaluation"_s, u"scoresheets"_s}, {});
    if (!kind.has_value())
        return printBadUsage(kind.error());
    const auto numbers = players(arguments);
    if (!numbers.has_value())
        return printBadUsage(numbers.error());
    if (!numbers->empty() && *kind == u"evaluation"_s)
        return printBadUsage(Tr::tr("--player is for scoresheets; the evaluation sheet has all players."));
    if (!arguments.has(u"output"))
        return printBadUsage(Tr::tr("Name the file to write: --output OUT.pdf."));

    const auto evaluated = evaluateFile(arguments, true);
    if (!evaluated.has_value())
        return evaluated.error();
    const auto data = sheetFile(
        *evaluated, *kind == u"evaluation"_s ? ui::SheetKind::Evaluation : ui::SheetKind::Scoresheets,
        *numbers);
    if (!data.has_value()) {
        printError(evaluated->source.file, data.error());
        return data.error().code == ErrorCode::UnknownParticipant ? ExitCode::BadUsage : ExitCode::FileFailed;
    }
    return writeResult(*evaluated, *data, arguments);
}

} // namespace

const Command& sheetsCommand()
{
    static const Command command{"sheets",
                                 "FILE --kind evaluation|scoresheets [--player N] --output OUT.pdf",
                                 QT_TRANSLATE_NOOP("CommandLine", "Prints sheets to a PDF file."),
                                 nullptr,
                                 kOptions,
                                 run};
    return command;
}

} // namespace zahlmeister::cli
