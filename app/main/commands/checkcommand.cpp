// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "app/formats/json/findingsjson.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/evaluatedtournament.h"
#include "app/text/calendar.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kCheckOptions{
    kFormatOption,
    kOutputOption,
    kRulesOption,
    OptionSpec{
        "today", "DATE",
        QT_TRANSLATE_NOOP("CommandLine",
                          "day by which deadlines are judged, as 2026-12-31; else that of the computer")},
};

QString summary(const std::vector<engine::Finding>& findings)
{
    const auto count = [&](engine::FindingLevel level) {
        return static_cast<int>(
            std::ranges::count_if(findings, [&](const auto& finding) { return finding.level == level; }));
    };
    if (findings.empty())
        return Tr::tr("Nothing was found.");
    const QStringList counts{Tr::tr("%n error(s)", nullptr, count(engine::FindingLevel::Error)),
                             Tr::tr("%n warning(s)", nullptr, count(engine::FindingLevel::Warning)),
                             Tr::tr("%n note(s)", nullptr, count(engine::FindingLevel::Note))};
    return counts.join(u", "_s);
}

QByteArray toText(const EvaluatedTournament& evaluated)
{
    QString text;
    for (const QString& line : findingLines(evaluated))
        text += line + u'\n';
    return writtenText(text + summary(evaluated.findings) + u'\n');
}

Outcome<ExitCode> runCheck(const Arguments& arguments)
{
    const bool isJson = arguments.value(u"format") == u"json"_s;
    TRY(const auto day, arguments.day(u"today"));
    TRY(const auto evaluated, evaluateFile(arguments, false, day.value_or(app::today())));
    const QByteArray data = isJson ? app::writeFindingsJson(evaluated.evaluation.rules, evaluated.findings,
                                                            evaluated.tournament(), findingWording(evaluated))
                                   : toText(evaluated);
    // The findings are what was asked for, so they are written whatever they are.
    TRY_DO(writeData(data, arguments.output()));
    return evaluated.hasErrors() ? ExitCode::DoneWithErrors : ExitCode::Done;
}

} // namespace

constinit const Command kCheckCommand{
    "check",
    "FILE [--format text|json] [--today DATE]",
    QT_TRANSLATE_NOOP("CommandLine", "Lists the findings about a tournament."),
    nullptr,
    kCheckOptions,
    runCheck};

} // namespace zahlmeister::cli
