// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/main/command.h"
#include "app/main/commandtext.h"
#include "app/main/evaluatedtournament.h"
#include "app/main/sheetfile.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr const char* kKindWords =
    "evaluation|scoresheets|first-ratings|crosstable|findings|query-letter|comparison";
constexpr std::array kKinds{ui::SheetKind::Evaluation,   ui::SheetKind::Scoresheets,
                            ui::SheetKind::FirstRatings, ui::SheetKind::Crosstable,
                            ui::SheetKind::Findings,     ui::SheetKind::QueryLetter,
                            ui::SheetKind::Comparison}; ///< in the words' order

constexpr std::array kOptions{
    OptionSpec{"kind", "KIND",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "evaluation: the evaluation sheet; scoresheets: the games of players; "
                                 "first-ratings: how first ratings came about; crosstable: all results; "
                                 "findings: what was found; query-letter: a letter to the club about what is "
                                 "missing; comparison: the new ratings under two rule versions"),
               false, kKindWords},
    OptionSpec{"with", "ID", QT_TRANSLATE_NOOP("CommandLine", "second rule version of a comparison")},
    OptionSpec{
        "player", "N",
        QT_TRANSLATE_NOOP("CommandLine", "number of a player whose sheet is wanted, repeatable; else all"),
        true},
    OptionSpec{"output", "OUT.pdf", QT_TRANSLATE_NOOP("CommandLine", "file to write")},
    kRulesOption,
    kArithmeticOption,
    kForceOption,
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
    const QStringList words = QString::fromLatin1(kKindWords).split(u'|');
    if (!arguments.has(u"kind"))
        return printBadUsage(
            ui::fillPattern(Tr::tr("Say with --kind which sheets are wanted: %1."), {words.join(u", "_s)}));
    const ui::SheetKind kind = kKinds[static_cast<std::size_t>(words.indexOf(*arguments.value(u"kind")))];
    const auto numbers = players(arguments);
    if (!numbers.has_value())
        return printBadUsage(numbers.error());
    if (!numbers->empty() && !ui::isAboutPlayers(kind))
        return printBadUsage(
            Tr::tr("--player is for sheets about single players; this one has all players."));
    const bool isComparison = kind == ui::SheetKind::Comparison;
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
    const auto data = sheetFile(*evaluated, kind, *numbers, comparedWith);
    if (!data.has_value()) {
        printError(evaluated->source.file, data.error());
        return data.error().code == ErrorCode::UnknownParticipant ? ExitCode::BadUsage : ExitCode::FileFailed;
    }
    const bool isAboutErrors = kind == ui::SheetKind::Findings || kind == ui::SheetKind::QueryLetter;
    return writeResult(*evaluated, *data, arguments, isAboutErrors);
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
