// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/formats/table/tabletext.h"
#include "tests/support/importing.h"
#include "tests/support/testmain.h"

namespace tst_playoffcolumns {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

class TestPlayOffColumns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leavesOutGamesThatDecide();
};

/// Rapid and blitz games after a drawn match are never rated (document 000, 2.2.1), whatever is in them.
void TestPlayOffColumns::leavesOutGamesThatDecide()
{
    const QString head = u"Runde\tWeiß\tSchwarz\tErgebnis\tRückspiel\tRapid\tBlitz\n"_s;
    const QString rows = u"1\tAlbrecht, Jonas\tBecker, Ulrike\t½-½\t½-½\t1-0\t\n"
                         "1\tCech, Ota\tDorn, Kai\t\t0-1\t\t0-1\n"_s;
    const app::TableReading reading = app::readTableText(head + rows).reading;
    QVERIFY2(reading.tournament.has_value(), qPrintable(head + rows));
    QCOMPARE(tests::gamesOf(*reading.tournament), (QStringList{u"1: 1-2 1/2"_s, u"1: 3-4 *"_s}));
}

ZAHLMEISTER_TEST(TestPlayOffColumns, QCoreApplication)

} // namespace tst_playoffcolumns

#include "tst_playoffcolumns.moc"
