// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/completion.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include <QRegularExpression>
#include <QStringList>

#include "app/main/commandhelp.h"
#include "app/open/formatcatalogue.h"
#include "app/rules/shippedrules.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

/// The script: three tables and what bash does with them. What is typed before a subcommand stands under "-";
/// where there is no answer bash completes the names of files.
constexpr const char* kScript =
    R"(# Completion of zahlmeister for bash; made with the program, of what its help says.
_zahlmeister()
{
    local -A options=(
%1    )
    local -A words=(
%2    )
    local -A values=(
%3    )
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=- wanted i
    # --format=json is three words for bash.
    if [[ $current == = ]]; then
        current=
    elif [[ $before == = ]] && ((COMP_CWORD > 2)); then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    for ((i = 1; i < COMP_CWORD; i++)); do
        if [[ ${COMP_WORDS[i]} == --lang ]]; then
            [[ ${COMP_WORDS[i + 1]} == = ]] && ((i++))
            ((i++))
        elif [[ ${COMP_WORDS[i]} =~ ^[a-z]+$ && -n ${options[${COMP_WORDS[i]}]} ]]; then
            command=${COMP_WORDS[i]}
            break
        else
            return
        fi
    done
    COMPREPLY=()
    wanted=${values["$command $before"]}
    case $wanted in
        FILE) return ;;
        FOLDER)
            compopt +o default -o dirnames
            return ;;
        TEXT)
            compopt +o bashdefault +o default
            return ;;
        '')
            if [[ $current == -* ]]; then
                wanted=${options["$command"]}
            else
                wanted=${words["$command"]}
            fi ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$wanted" -- "$current")
}
complete -o bashdefault -o default -F _zahlmeister zahlmeister
)";

QStringList ruleIds()
{
    QStringList ids;
    for (const engine::RuleVersion& version : app::shippedRules().versions())
        ids += ui::fromEngine(version.id);
    return ids;
}

QStringList formatIds(bool (*wanted)(const app::TournamentFormat&))
{
    QStringList ids;
    for (const app::TournamentFormat& format : app::tournamentFormats()) {
        if (wanted(format))
            ids += ui::fromEngine(format.id);
    }
    return ids;
}

/// What can be offered for the value of an option: words, or what kind of thing it is.
QString valuesOf(const OptionSpec& option)
{
    const QLatin1StringView value(option.value);
    if (const QStringList choices = choicesOf(option); !choices.isEmpty())
        return choices.join(u' ');
    if (value == "ID"_L1)
        return ruleIds().join(u' ');
    if (value == "F"_L1)
        return formatIds(QLatin1StringView(option.name) == "from"_L1 ? app::canBeRead : app::canBeWritten)
            .join(u' ');
    if (value == "FOLDER"_L1)
        return value;
    return value.startsWith("OUT"_L1) || value == "WORKFILE"_L1 ? u"FILE"_s : u"TEXT"_s;
}

/// What a call may have without an option before it, as far as it is known: `import` of `players`, the rule
/// versions of `rules`.
QStringList wordsOf(const Command& command)
{
    QStringList words;
    bool isValue = false;
    for (QString word : QString::fromUtf8(command.usage).split(u' ')) {
        const bool wasValue = std::exchange(isValue, false);
        word.remove(QRegularExpression(u"[][()]"_s));
        if (word.startsWith("--"_L1)) {
            isValue = std::ranges::any_of(optionsOf(command), [&](const OptionSpec& option) {
                return option.value && word == "--"_L1 + QLatin1StringView(option.name);
            });
        } else if (!wasValue && word == "ID"_L1) {
            words += ruleIds();
        } else if (!wasValue && std::ranges::all_of(word, [](QChar letter) { return letter.isLower(); })) {
            words += word;
        }
    }
    return words;
}

struct Tables {
    QString options;
    QString words;
    QString values;
};

void add(QString& table, const QString& key, const QString& value)
{
    table += u"        [\""_s + key + u"\"]=\""_s + value + u"\"\n"_s;
}

void addCommand(Tables& tables, const Command& command)
{
    const QString name = QLatin1StringView(command.name);
    QStringList options;
    for (const OptionSpec& option : optionsOf(command)) {
        options += u"--"_s + QLatin1StringView(option.name);
        if (option.value)
            add(tables.values, name + u' ' + options.constLast(), valuesOf(option));
    }
    add(tables.options, name, options.join(u' '));
    if (const QStringList words = wordsOf(command); !words.isEmpty())
        add(tables.words, name, words.join(u' '));
}

/// The first words of entries.
QString namesIn(const std::vector<HelpEntry>& entries)
{
    QStringList names;
    for (const HelpEntry& entry : entries)
        names += entry.name.section(u' ', 0, 0);
    return names.join(u' ');
}

} // namespace

QByteArray bashCompletion()
{
    Tables tables;
    add(tables.options, u"-"_s, namesIn(generalHelp().options));
    add(tables.words, u"-"_s, namesIn(commandEntries()));
    add(tables.values, u"- --lang"_s, valuesOf(kLanguageOption));
    for (const Command* command : allCommands())
        addCommand(tables, *command);
    return ui::fillPattern(QString::fromLatin1(kScript), {tables.options, tables.words, tables.values})
        .toUtf8();
}

} // namespace zahlmeister::cli
