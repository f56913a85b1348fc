// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/commandhelp.h"

#include <algorithm>

#include "app/main/console/commandtext.h"
#include "app/output/terminal.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr int kLineWidth = 100;

/// The pieces of a text between which a line may break: words, and in a usage line what brackets hold
/// together.
QStringList unbreakable(const QString& text)
{
    QStringList pieces;
    qsizetype open = 0;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (open > 0)
            pieces.back() += u' ' + word;
        else
            pieces += word;
        open += word.count(u'[') - word.count(u']');
    }
    return pieces;
}

/// Running text broken at blanks, all lines but the first indented.
QString wrapped(const QString& text, int indent)
{
    QString result;
    int used = indent;
    for (const QString& word : unbreakable(text)) {
        const int width = app::displayWidth(word);
        if (used > indent && used + 1 + width > kLineWidth) {
            result += u'\n' + QString(indent, u' ');
            used = indent;
        } else if (used > indent) {
            result += u' ';
            ++used;
        }
        result += word;
        used += width;
    }
    return result + u'\n';
}

QString lines(const std::vector<HelpEntry>& list)
{
    int width = 0;
    for (const auto& [name, text] : list)
        width = std::max(width, app::displayWidth(name));
    QString result;
    for (const auto& [name, text] : list)
        result +=
            u"  "_s + name + QString(width - app::displayWidth(name) + 2, u' ') + wrapped(text, width + 4);
    return result;
}

} // namespace

std::array<const Command*, 25> allCommands()
{
    return {
        &kEvaluateCommand, &kStandingsCommand,  &kCheckCommand,   &kCompareCommand,     &kConvertCommand,
        &kSheetsCommand,   &kCalculateCommand,  &kRulesCommand,   &kPlayersCommand,     &kRecalculateCommand,
        &kRescueCommand,   &kPersonsCommand,    &kHistoryCommand, &kRatingsCommand,     &kTournamentsCommand,
        &kImpactCommand,   &kStatisticsCommand, &kArchiveCommand, &kManualCommand,      &kRemoveCommand,
        &kRestoreCommand,  &kFideCommand,       &kSiteCommand,    &kAdjustmentsCommand, &kLabCommand};
}

std::vector<OptionSpec> optionsOf(const Command& command)
{
    std::vector<OptionSpec> options(command.options.begin(), command.options.end());
    if (std::ranges::any_of(
            options, [](const OptionSpec& one) { return QByteArrayView(one.name) == kOutputOption.name; }))
        options.push_back(kOverwriteOption);
    options.insert(options.end(), {kLanguageOption, kQuietOption, kHelpOption});
    return options;
}

GeneralHelp generalHelp()
{
    return {
        .summary = Tr::tr("evaluates chess tournaments by the rules of the DWZ"),
        .calls = {{u"zahlmeister [FILE]"_s,
                   Tr::tr("Starts the window and opens a work file or a tournament file.")},
                  {u"zahlmeister SUBCOMMAND ..."_s, Tr::tr("Works without a window or a display.")}},
        .options = {{u"--help"_s, Tr::tr("show this help; with a subcommand, its own")},
                    {u"--version"_s, Tr::tr("show the version")},
                    {u"--lang de|en"_s, Tr::tr(kLanguageOption.description)},
                    {u"--quiet"_s, Tr::tr(kQuietOption.description)}},
        .notes = {Tr::tr(
                      "FILE is a tournament file in any format that “zahlmeister convert --help” names, or "
                      "WORKFILE#TOURNAMENT: a work file with the number or the name of one of its "
                      "tournaments."),
                  Tr::tr("Data goes to standard output or --output. Messages go to standard error, one a "
                         "line, as FILE:LINE: level: text [code]; LINE is 0 where there is none.")},
    };
}

std::vector<HelpEntry> commandEntries()
{
    std::vector<HelpEntry> entries;
    for (const Command* command : allCommands())
        entries.push_back({QLatin1StringView(command->name), Tr::tr(command->summary)});
    return entries;
}

std::vector<HelpEntry> optionEntries(std::span<const OptionSpec> options)
{
    std::vector<HelpEntry> entries;
    for (const OptionSpec& option : options) {
        QString name = u"--"_s + QLatin1StringView(option.name);
        if (option.value)
            name += u' ' + QLatin1StringView(option.value);
        entries.push_back({name, Tr::tr(option.description)});
    }
    return entries;
}

std::vector<HelpEntry> exitCodes()
{
    return {{u"0"_s, Tr::tr("done")},
            {u"1"_s, Tr::tr("done, with errors in the findings: the evaluation goes to standard output, but "
                            "--output writes no file unless --force is given")},
            {u"2"_s, Tr::tr("the command line cannot be understood")},
            {u"3"_s, Tr::tr("a file cannot be read, understood or written")}};
}

QByteArray generalHelpText()
{
    const GeneralHelp help = generalHelp();
    QString text = u"zahlmeister - "_s + help.summary + u"\n\n"_s + Tr::tr("Usage:") + u'\n' +
                   lines(help.calls) + u'\n' + Tr::tr("Subcommands:") + u'\n' + lines(commandEntries()) +
                   u'\n' + Tr::tr("Options:") + u'\n' + lines(help.options) + u'\n';
    for (const QString& note : help.notes)
        text += wrapped(note, 0);
    text += u'\n' + Tr::tr("Exit codes:") + u'\n' + lines(exitCodes());
    return text.toUtf8();
}

QByteArray commandHelpText(const Command& command)
{
    const QString call = u"zahlmeister "_s + QLatin1StringView(command.name) + u' ';
    QString text = wrapped(Tr::tr(command.summary), 0) + u'\n' + Tr::tr("Usage:") + u"\n  "_s + call +
                   wrapped(QString::fromUtf8(command.usage), 2 + static_cast<int>(call.size())) + u'\n';
    if (command.details)
        text += wrapped(Tr::tr(command.details), 0) + u'\n';
    if (command.listing)
        text += command.listing() + u'\n';
    text += Tr::tr("Options:") + u'\n' + lines(optionEntries(optionsOf(command))) + u'\n' +
            Tr::tr("Exit codes:") + u'\n' + lines(exitCodes());
    return text.toUtf8();
}

} // namespace zahlmeister::cli
