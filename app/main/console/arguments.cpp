// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/console/arguments.h"

#include <algorithm>

#include "app/main/console/commandtext.h"
#include "app/spelling/day.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

const OptionSpec* find(std::span<const OptionSpec> options, QStringView name)
{
    const auto found = std::ranges::find_if(
        options, [&](const OptionSpec& option) { return name == QLatin1StringView(option.name); });
    return found == options.end() ? nullptr : &*found;
}

} // namespace

QStringList choicesOf(const OptionSpec& option)
{
    const QString words = QString::fromLatin1(option.choices ? option.choices : option.value);
    return words.contains(u'|') ? words.split(u'|') : QStringList();
}

tl::expected<Arguments, QString> Arguments::parse(const QStringList& words,
                                                  std::span<const OptionSpec> options)
{
    Arguments arguments;
    bool filesOnly = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString& word = words.at(i);
        if (filesOnly || !word.startsWith(u'-') || word == u"-"_s) {
            arguments.m_files.append(word);
            continue;
        }
        if (word == u"--"_s) {
            filesOnly = true;
            continue;
        }
        const qsizetype equals = word.indexOf(u'=');
        const QString name = equals < 0 ? word : word.left(equals);
        const OptionSpec* option =
            name.startsWith(u"--"_s) ? find(options, QStringView(name).mid(2)) : nullptr;
        if (!option)
            return tl::unexpected(ui::fillPattern(Tr::tr("The option %1 is not known."), {name}));
        QStringList& values = arguments.m_options[name.mid(2)];
        if (!values.isEmpty() && !option->repeatable)
            return tl::unexpected(ui::fillPattern(Tr::tr("The option %1 is given twice."), {name}));
        if (!option->value && equals >= 0)
            return tl::unexpected(ui::fillPattern(Tr::tr("The option %1 takes no value."), {name}));
        if (option->value && equals < 0 && i + 1 == words.size()) {
            return tl::unexpected(ui::fillPattern(Tr::tr("The option %1 needs a value: %1 %2."),
                                                  {name, QLatin1StringView(option->value)}));
        }
        if (!option->value) {
            values.append(QString());
            continue;
        }
        values.append(equals >= 0 ? word.mid(equals + 1) : words.at(++i));
        const QStringList choices = choicesOf(*option);
        if (!choices.isEmpty() && !choices.contains(values.constLast()))
            return tl::unexpected(ui::fillPattern(Tr::tr("--%1 is “%2”; expected is one of: %3."),
                                                  {name.mid(2), values.constLast(), choices.join(u", "_s)}));
    }
    return arguments;
}

bool Arguments::has(QStringView option) const
{
    return m_options.contains(option.toString());
}

std::optional<QString> Arguments::value(QStringView option) const
{
    const QStringList all = values(option);
    return all.isEmpty() ? std::nullopt : std::optional(all.constLast());
}

QStringList Arguments::values(QStringView option) const
{
    const auto found = m_options.find(option.toString());
    return found == m_options.end() ? QStringList() : found->second;
}

Output Arguments::output() const
{
    return {value(u"output"), has(u"overwrite")};
}

Outcome<std::optional<int>> Arguments::integer(QStringView option, int minimum, int maximum) const
{
    const auto text = value(option);
    if (!text)
        return std::nullopt;
    bool isNumber = false;
    const int number = text->toInt(&isNumber);
    if (isNumber && number >= minimum && number <= maximum)
        return number;
    return badUsage(
        ui::fillPattern(Tr::tr("--%1 is “%2”; expected is a whole number from %3 to %4."),
                        {option.toString(), *text, QString::number(minimum), QString::number(maximum)}));
}

Outcome<std::optional<engine::Date>> Arguments::day(QStringView option) const
{
    const auto given = value(option);
    if (!given)
        return std::nullopt;
    const auto day = app::dayOf(*given, app::DayForm::Typed);
    if (!day)
        return badUsage(ui::fillPattern(Tr::tr("--%1 is “%2”; expected is a day such as 2026-10-01."),
                                        {option.toString(), *given}));
    return day;
}

tl::unexpected<Complaint> notInOrder(const QString& first, const QString& from, const QString& last,
                                     const QString& until)
{
    return badUsage(
        ui::fillPattern(Tr::tr("--%1 is %2, which is after --%3, %4."), {first, from, last, until}));
}

Outcome<void> inOrder(const QString& first, const std::optional<engine::Date>& from, const QString& last,
                      const std::optional<engine::Date>& until)
{
    if (from && until && *until < *from)
        return notInOrder(first, ui::formatDate(*from), last, ui::formatDate(*until));
    return {};
}

} // namespace zahlmeister::cli
