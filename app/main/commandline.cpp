// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/commandline.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

#include <QApplication>
#include <QFile>
#include <QLocale>

#include "app/main/commandhelp.h"
#include "app/main/console/archivesource.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/tournamentsource.h"
#include "engine/base/try.h"
#include "ui/text/format.h"
#include "ui/text/language.h"
#include "ui/theme/shippedfonts.h"

#ifdef Q_OS_WIN
#include <windows.h>

#include <shellapi.h>
#endif

using namespace Qt::StringLiterals;

namespace zahlmeister {

using namespace cli;

namespace {

/// Options of Qt with two dashes, which belong to the window.
constexpr std::array<std::string_view, 6> kWindowOptions{"--platform",   "--platformpluginpath", "--style",
                                                         "--stylesheet", "--geometry",           "--display"};

template <std::size_t n>
bool contains(const std::array<std::string_view, n>& words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

const Command* commandOf(const QString& name)
{
    for (const Command* command : allCommands()) {
        if (name == QLatin1StringView(command->name))
            return command;
    }
    return nullptr;
}

/// What stands after `--lang X` at the beginning.
QStringList withoutLanguage(QStringList words)
{
    while (!words.isEmpty() && words.constFirst().startsWith(u"--lang"_s))
        words.remove(0, std::min<qsizetype>(words.size(), words.constFirst() == u"--lang"_s ? 2 : 1));
    return words;
}

/// Messages of Qt would break the form of ours; who looks for a reason sets QT_LOGGING_TO_CONSOLE.
void ignoreQtMessages(QtMsgType, const QMessageLogContext&, const QString&) { }

/// Whether the file to write is one of those to read, which would be lost.
bool overwritesInput(const Arguments& arguments)
{
    const auto output = arguments.value(u"output");
    if (!output)
        return false;
    const QStringList inputs = arguments.files() + arguments.values(u"rules-from");
    return std::ranges::any_of(inputs, [&](const QString& input) { return isSameFile(input, *output); });
}

/// @param isOfArchive it was asked as a part of “archive”
Outcome<ExitCode> runCommand(const Command& command, const QStringList& words, bool isOfArchive = false)
{
    const auto arguments = Arguments::parse(words, optionsOf(command));
    if (!arguments.has_value()) {
        return badUsage(arguments.error() + u' ' +
                        ui::fillPattern(Tr::tr("“zahlmeister %1 --help” shows what there is."),
                                        {QLatin1StringView(command.name)}));
    }
    if (arguments->has(u"help"))
        return writeData(commandHelpText(command), {});
    if (arguments->has(u"quiet"))
        printErrorsAlone();
    if (overwritesInput(*arguments))
        return badUsage(Tr::tr("--output names the file that is read; it would be lost."));
    // Before anything is done of which the answer could not be written.
    if (const auto output = arguments->output().path)
        TRY_DO(in(*output, app::requireNoDatabase(*output)));
    if (isOfArchive)
        TRY_DO(archiveAddressOf(*arguments, u"archive"));
    return command.run(*arguments);
}

/// @param words without the program's name
Outcome<ExitCode> run(const QStringList& words)
{
    const auto language = languageOption(words);
    if (language && !ui::languageFromCode(*language))
        return badUsage(ui::fillPattern(Tr::tr("--lang is “%1”; expected is de or en."), {*language}));
    QStringList rest = withoutLanguage(words);
    if (!rest.isEmpty() && rest.constFirst() == u"--quiet"_s) {
        printErrorsAlone();
        rest = withoutLanguage(rest.mid(1));
    }
    const QString first = rest.isEmpty() ? QString() : rest.takeFirst();

    if (first == u"--help"_s || first == u"-h"_s)
        return writeData(generalHelpText(), {});
    if (first == u"--version"_s || first == u"-V"_s)
        return writeData("zahlmeister " ZAHLMEISTER_VERSION "\n", {});
    // A card and the lists of an association are asked for as those of a work file are.
    if (first == u"archive"_s && !rest.isEmpty() &&
        QStringList{u"history"_s, u"ratings"_s, u"tournaments"_s, u"statistics"_s, u"persons"_s,
                    u"adjustments"_s}
            .contains(rest.constFirst()))
        return runCommand(*commandOf(rest.constFirst()), rest.mid(1), true);
    if (const Command* command = commandOf(first))
        return runCommand(*command, rest);
    const QString hint = u' ' + Tr::tr("“zahlmeister --help” shows what there is.");
    if (first.startsWith(u'-'))
        return badUsage(ui::fillPattern(Tr::tr("The option %1 is not known."), {first}) + hint);
    return badUsage(
        ui::fillPattern(Tr::tr("“%1” is no subcommand, and the window opens one file only."), {first}) +
        hint);
}

/// What stands after the program's name.
/// @param areTexts false when a word is none in the encoding of file names: it would come out as another, and
/// what is written would go to a file of another name
QStringList wordsOf(int argc, char** argv, [[maybe_unused]] bool& areTexts)
{
    QStringList words;
#ifdef Q_OS_WIN
    // argv may have been put into a code page that lacks letters.
    static_cast<void>(argv);
    wchar_t** const wide = ::CommandLineToArgvW(::GetCommandLineW(), &argc);
    for (int i = 1; wide && i < argc; ++i)
        words.append(QString::fromWCharArray(wide[i]));
    ::LocalFree(wide);
#else
    for (int i = 1; i < argc; ++i) {
        words.append(QFile::decodeName(argv[i]));
        areTexts = areTexts && QFile::encodeName(words.constLast()) == argv[i];
    }
#endif
    return words;
}

/// Sheets need fonts, and their charts widgets, and so the application of a window, which asks for a display
/// unless it is asked not to.
std::unique_ptr<QCoreApplication> makeApplication(const QStringList& words, int& argc, char** argv)
{
    const bool needsFonts = words.contains(u"sheets"_s) || words.contains(u"manual"_s) ||
                            words.contains(u"pdf"_s) || words.contains(u"--format=pdf"_s);
    if (!needsFonts)
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    auto application = std::make_unique<QApplication>(argc, argv);
    ui::useShippedFonts();
    return application;
}

} // namespace

// It may stand anywhere and is needed before everything else is understood.
std::optional<QString> languageOption(const QStringList& words)
{
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words.at(i) == u"--lang"_s && i + 1 < words.size())
            return words.at(i + 1);
        if (words.at(i).startsWith(u"--lang="_s))
            return words.at(i).mid(7);
    }
    return std::nullopt;
}

QString fileForWindow(const QStringList& words)
{
    return withoutLanguage(words).value(0);
}

bool isCommandLine(int argc, char** argv)
{
    int position = 1;
    while (position < argc) {
        const std::string_view word(argv[position]);
        std::string_view language;
        if (word == "--lang" && position + 1 < argc)
            language = argv[position++ + 1];
        else if (word.substr(0, 7) == "--lang=")
            language = word.substr(7);
        else
            break;
        if (language != "de" && language != "en")
            return true; // which says what it may be
        ++position;
    }
    if (position >= argc)
        return false;
    const std::string_view first(argv[position]);
    if (first == "-h" || first == "-V")
        return true;
    if (first.substr(0, 2) == "--" && first.size() > 2)
        return !contains(kWindowOptions, first.substr(0, first.find('=')));
    const auto commands = allCommands();
    if (std::ranges::any_of(commands, [&](const Command* command) { return first == command->name; }))
        return true;
    // The window takes one file; more words mean a misspelt subcommand.
    return !first.empty() && first.front() != '-' && argc - position > 1;
}

int runCommandLine(int argc, char** argv)
{
    prepareStandardStreams();
    if (qEnvironmentVariableIsEmpty("QT_LOGGING_TO_CONSOLE"))
        qInstallMessageHandler(ignoreQtMessages);

    bool areTexts = true;
    const QStringList words = wordsOf(argc, argv, areTexts);
    int ownArgc = 1; // our options are not Qt's
    const auto application = makeApplication(words, ownArgc, argv);
    QCoreApplication::setApplicationName(u"zahlmeister"_s);
    const ui::Translators translators(
        ui::chooseLanguage(languageOption(words).value_or(QString()), QLocale::system()));
    if (!areTexts)
        return static_cast<int>(exitCodeOf(badUsage(
            Tr::tr("A word of the command line, such as the name of a file, is not in UTF-8. Nothing was "
                   "done, because it would be another file; give it another name."))));
    return static_cast<int>(exitCodeOf(run(words)));
}

} // namespace zahlmeister
