// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/manpage.h"

#include <vector>

#include <QRegularExpression>

#include "app/main/commandhelp.h"
#include "app/main/console/commandtext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

/// Text as it stands: roff would take these characters for commands, or print others that look better and
/// cannot be typed.
QString escaped(QStringView text)
{
    QString result;
    for (const QChar character : text) {
        switch (character.unicode()) {
        case u'\\': result += u"\\e"_s; break;
        case u'-': result += u"\\-"_s; break;
        case u'\'': result += u"\\(aq"_s; break;
        case u'`': result += u"\\(ga"_s; break;
        case u'^': result += u"\\(ha"_s; break;
        case u'~': result += u"\\(ti"_s; break;
        case u'|': result += u"|\\:"_s; break; // a line may break there
        default: result += character;
        }
    }
    // A line that begins with a dot is a command; this is a character of no width.
    return result.startsWith(u'.') ? u"\\&"_s + result : result;
}

/// What is typed as it stands is bold, what stands for something is italic: `--output OUT`.
QString marked(const QString& usage)
{
    static const QRegularExpression words(u"(?<option>--[a-z][a-z-]*)|(?<value>\\b[A-Z][A-Za-z.:#]*)"_s);
    QString result;
    qsizetype end = 0;
    for (auto it = words.globalMatch(usage); it.hasNext();) {
        const auto match = it.next();
        result += escaped(QStringView(usage).sliced(end, match.capturedStart() - end)) +
                  (match.hasCaptured(u"option"_s) ? u"\\fB"_s : u"\\fI"_s) + escaped(match.capturedView()) +
                  u"\\fR"_s;
        end = match.capturedEnd();
    }
    return result + escaped(QStringView(usage).sliced(end));
}

QString section(const QString& heading)
{
    return u".SH \""_s + heading + u"\"\n"_s;
}

QString paragraph(const QString& text)
{
    return u".PP\n"_s + text + u'\n';
}

QString entries(const std::vector<HelpEntry>& list)
{
    QString text;
    for (const HelpEntry& entry : list)
        text += u".TP\n"_s + marked(entry.name) + u'\n' + escaped(entry.text) + u'\n';
    return text;
}

/// Lines that stay as they are.
QString listing(const QString& lines)
{
    QString text = u".PP\n.nf\n"_s;
    for (const QString& line : lines.split(u'\n', Qt::SkipEmptyParts))
        text += escaped(line) + u'\n';
    return text + u".fi\n"_s;
}

QString subcommand(const Command& command)
{
    const QString name = QLatin1StringView(command.name);
    QString text = u".SS "_s + escaped(name) + u'\n' + escaped(Tr::tr(command.summary)) + u'\n' +
                   paragraph(u"\\fBzahlmeister "_s + escaped(name) + u"\\fR "_s +
                             marked(QString::fromUtf8(command.usage)));
    if (command.details)
        text += paragraph(escaped(Tr::tr(command.details)));
    if (command.listing)
        text += listing(command.listing());
    // What all subcommands know stands with the general options.
    return text + entries(optionEntries(command.options));
}

} // namespace

QByteArray manPage(const QString& day)
{
    const GeneralHelp help = generalHelp();
    // Left-aligned and without hyphens of its own: what is to be typed must not get any.
    QString text = u"'\\\" -*- coding: UTF-8 -*-\n.TH ZAHLMEISTER 1 "_s + day +
                   u" \"Zahlmeister " ZAHLMEISTER_VERSION "\" Zahlmeister\n.nh\n.ad l\n"_s +
                   section(u"NAME"_s) + u"zahlmeister \\- "_s + escaped(help.summary) + u'\n' +
                   section(Tr::tr("SYNOPSIS"));
    for (const HelpEntry& call : help.calls)
        text += paragraph(marked(call.name));
    text += section(Tr::tr("DESCRIPTION")) + entries(help.calls);
    for (const QString& note : help.notes)
        text += paragraph(escaped(note));
    text += section(Tr::tr("OPTIONS")) + entries(help.options) + section(Tr::tr("SUBCOMMANDS"));
    for (const Command* command : allCommands())
        text += subcommand(*command);
    text += section(Tr::tr("EXIT STATUS")) + entries(exitCodes());
    return text.toUtf8();
}

} // namespace zahlmeister::cli
