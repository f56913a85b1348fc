// SPDX-License-Identifier: GPL-3.0-or-later
// Writes resources/sample anew: makesample FOLDER. tst_sample says when that has to be done.
#include <cstdio>

#include <QFile>

#include "app/formats/json/tournamentjson.h"
#include "tests/support/samplemaker.h"

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fputs("usage: makesample FOLDER\n", stderr);
        return 2;
    }
    const auto tournaments = zahlmeister::tests::makeSampleTournaments();
    for (std::size_t i = 0; i < tournaments.size(); ++i) {
        QFile file(QString::fromLocal8Bit(argv[1]) + u'/' +
                   QString::fromStdString(zahlmeister::tests::sampleFileName(i)));
        const QByteArray json = zahlmeister::app::writeTournamentJson(tournaments[i]);
        if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size())
            return 1;
    }
    return 0;
}
