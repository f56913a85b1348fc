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
    OptionSpec{"kind", "KIND",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "evaluation: the evaluation sheet; scoresheets: the games of players; "
                                 "first-ratings: how first ratings came about; crosstable: all results; "
                                 "findings: what was found; query-letter: a letter to the club about what is "
                                 "missing; comparison: the new ratings under two rule versions")},
    OptionSpec{"with", "ID", QT_TRANSLATE_NOOP("CommandLine", "second rule version of a comparison")},
    OptionSpec{
        "player", "N",
        QT_TRANSLATE_NOOP("CommandLine", "number of a player whose sheet is wanted, repeatable; else all"),
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

/// The word of a kind on the command line.
QString kindText(ui::SheetKind kind)
{
    switch (kind) {
    case ui::SheetKind::Evaluation: return u"evaluation"_s;
    case ui::SheetKind::Scoresheets: return u"scoresheets"_s;
    case ui::SheetKind::FirstRatings: return u"first-ratings"_s;
    case ui::SheetKind::Crosstable: return u"crosstable"_s;
    case ui::SheetKind::Comparison: return u"comparison"_s;
    case ui::SheetKind::Findings: return u"findings"_s;
    case ui::SheetKind::QueryLetter: return u"query-letter"_s;
    }
    return {};
}

/// @return a sentence that names the words, when none or another was given
tl::expected<ui::SheetKind, QString> kindOf(const Arguments& arguments)
{
    std::vector<ui::SheetKind> kinds(std::begin(ui::kSheetKinds), std::end(ui::kSheetKinds));
    kinds.push_back(ui::SheetKind::Comparison);
    QStringList words;
    for (const ui::SheetKind kind : kinds)
        words += kindText(kind);
    if (!arguments.has(u"kind"))
        return tl::unexpected(
            ui::fillPattern(Tr::tr("Say with --kind which sheets are wanted: %1."), {words.join(u", "_s)}));
    const auto word = arguments.choice(u"kind", words, {});
    if (!word.has_value())
        return tl::unexpected(word.error());
    return kinds[static_cast<std::size_t>(words.indexOf(*word))];
}

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
    const auto kind = kindOf(arguments);
    if (!kind.has_value())
        return printBadUsage(kind.error());
    const auto numbers = players(arguments);
    if (!numbers.has_value())
        return printBadUsage(numbers.error());
    if (!numbers->empty() && !ui::isAboutPlayers(*kind))
        return printBadUsage(
            Tr::tr("--player is for sheets about single players; this one has all players."));
    const bool isComparison = *kind == ui::SheetKind::Comparison;
    if (isComparison != arguments.has(u"with"))
        return printBadUsage(Tr::tr("--with names the second rule version of --kind comparison."));
    if (!arguments.has(u"output"))
        return printBadUsage(Tr::tr("Name the file to write: --output OUT.pdf."));

    const auto evaluated = evaluateFile(arguments, true);
    if (!evaluated.has_value())
        return evaluated.error();
    std::optional<engine::RuleVersion> comparedWith;
    if (isComparison) {
        const auto version = ruleVersion(*arguments.value(u"with"), *evaluated->source.rules);
        if (!version.has_value())
            return version.error();
        comparedWith = **version;
    }
    const auto data = sheetFile(*evaluated, *kind, *numbers, comparedWith);
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
                                 "FILE --kind evaluation|scoresheets|first-ratings|crosstable|findings|"
                                 "query-letter|comparison "
                                 "[--player N] --output OUT.pdf",
                                 QT_TRANSLATE_NOOP("CommandLine", "Prints sheets to a PDF file."),
                                 nullptr,
                                 kOptions,
                                 run};
    return command;
}

} // namespace zahlmeister::cli
