// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QMainWindow>

#include "app/main/command.h"
#include "app/main/commandtext.h"
#include "ui/manual/manualhtml.h"
#include "ui/text/language.h"
#include "ui/windows/mainactions.h"
#include "ui/windows/manualfilling.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kOptions{kOutputOption};

Outcome<ExitCode> run(const Arguments& arguments)
{
    if (!arguments.files().isEmpty())
        return badUsage(Tr::tr("The manual is written as a whole; no file can be named."));
    QMainWindow window; // whose commands have the keys that the manual lists
    const ui::MainActions actions(&window);
    const ui::ManualBook book(ui::textLanguage(), ui::manualFilling(actions, [] { return QString(); }));
    return writeData(ui::manualAsOnePage(book), arguments.output());
}

} // namespace

constinit const Command kManualCommand{"manual",
                                       "[--lang de|en] [--output OUT]",
                                       QT_TRANSLATE_NOOP("CommandLine", "Writes the manual as one web page."),
                                       nullptr,
                                       kOptions,
                                       run};

} // namespace zahlmeister::cli
