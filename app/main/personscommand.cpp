// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/main/chroniclereport.h"
#include "app/main/chroniclesource.h"
#include "app/main/command.h"
#include "app/main/commandtext.h"
#include "app/text/calendar.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kOptions{kFormatOption, kOutputOption};

Outcome<ExitCode> run(const Arguments& arguments)
{
    TRY(const auto chronicle, chronicleNamedBy(arguments));
    const QStringList words = arguments.files().sliced(1);
    const Persons persons = app::personsWith(chronicle, words.join(u' ').toStdString());
    const auto write = arguments.value(u"format") == u"json"_s ? personsToJson : personsToText;
    TRY_DO(writeData(write(persons, *chronicle.rules, app::today()), arguments.output()));
    return printSkipped(arguments.files().constFirst(), chronicle.skipped);
}

} // namespace

constinit const Command kPersonsCommand{
    "persons",
    "WORKFILE [TEXT] [--format text|json] [--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine", "Lists everybody who took part in a tournament of a work file."),
    QT_TRANSLATE_NOOP("CommandLine",
                      "With a text only those whose name, club or number holds it. A person is known "
                      "again by the federation's ID, else by the FIDE ID, by club and member number, or "
                      "by name and year of birth."),
    kOptions,
    run};

} // namespace zahlmeister::cli
