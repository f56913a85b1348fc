// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <cstdlib>

#include <QCoreApplication>

#include "app/document/tournamentdocument.h"
#include "app/store/workfile.h"
#include "tests/program/typistscript.h"

using namespace zahlmeister;

/// `typist WORKFILE TOURNAMENT KEYSTROKE`: types the keystrokes of the script from that number on until it is
/// killed, and says after each that it is stored.
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const auto file = app::WorkFile::open(arguments.at(1));
    if (!file.has_value() || (*file)->isReadOnly())
        return EXIT_FAILURE;
    const auto document =
        app::TournamentDocument::open(**file, engine::TournamentId(arguments.at(2).toLongLong()));
    if (!document.has_value())
        return EXIT_FAILURE;
    for (int keystroke = arguments.at(3).toInt();; ++keystroke) {
        if (!tests::type(**document, keystroke))
            return EXIT_FAILURE;
        std::printf("%d\n", keystroke);
        std::fflush(stdout);
    }
}
