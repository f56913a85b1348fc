// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/session/session.h"
#include "ui/manual/manualhtml.h"
#include "ui/text/language.h"
#include "ui/windows/mainwindow.h"
#include "ui/windows/manualfilling.h"
#include "ui/windows/preferences.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kManualOptions{kOutputOption};

Outcome<ExitCode> runManual(const Arguments& arguments)
{
    if (!arguments.files().isEmpty())
        return badUsage(Tr::tr("The manual is written as a whole; no file can be named."));
    app::Session session;
    ui::Preferences preferences;
    // Its commands have the keys that the manual lists.
    const ui::MainWindow window(session, preferences, ui::Appearance::System, ui::textLanguage());
    const ui::ManualBook book(ui::textLanguage(), ui::manualFilling(window, [] { return QString(); }));
    return writeData(ui::manualAsOnePage(book), arguments.output());
}

} // namespace

constinit const Command kManualCommand{"manual",
                                       "[--lang de|en] [--output OUT]",
                                       QT_TRANSLATE_NOOP("CommandLine", "Writes the manual as one web page."),
                                       nullptr,
                                       kManualOptions,
                                       runManual};

} // namespace zahlmeister::cli
