// SPDX-License-Identifier: GPL-3.0-or-later
// Games that nobody played, as reports and tables of leagues have them, and what must not be taken for one.
#include <algorithm>

#include <QTest>

#include "app/open/open.h"
#include "app/tables/cells/results.h"
#include "app/tables/cells/words.h"
#include "app/tables/cutters/pairingline.h"
#include "tests/support/importing.h"
#include "tests/support/testmain.h"

namespace tst_forfeits {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

engine::Tournament tournamentOf(const QString& text)
{
    return tests::imported({{u"report.txt"_s, text.toUtf8()}}).tournament;
}

/// Games as `Frank - Fuchs 1-0`, whoever had White, with the side first whose name comes first.
QStringList gamesOf(const engine::Tournament& tournament)
{
    const auto nameOf = [&](engine::ParticipantNumber number) {
        return QString::fromStdString(tournament.participants[*tournament.indexOf(number)].name);
    };
    QStringList games;
    for (const engine::Game& game : tournament.games) {
        const bool turned = nameOf(game.black) < nameOf(game.white);
        const auto result = turned ? game.result.mirrored() : game.result;
        games.append(nameOf(turned ? game.black : game.white) + u" - "_s +
                     nameOf(turned ? game.white : game.black) + u' ' +
                     QString::fromUtf8(engine::resultText(result).data()));
    }
    games.sort();
    return games;
}

class TestForfeits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWords_data();
    void readsWords();
    void readsCells_data();
    void readsCells();
    void namesStayNames_data();
    void namesStayNames();
    void readsMatches();
    void readsMatchThatNobodyPlayed();
    void personsAreNoMatches_data();
    void personsAreNoMatches();
};

} // namespace

void TestForfeits::readsWords_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("result");
    const QString names = u"4. Friedrich, Ralf - Haas, Tim "_s;
    for (const QString& result :
         {u"1:0 kl."_s, u"1:0 kl"_s, u"1:0 k"_s, u"1:0 F"_s, u"1:0 FF"_s, u"1:0 n.a."_s,
          u"1:0 nicht angetreten"_s, u"1:0 kampflos"_s, u"1:0 (kl.)"_s, u"kl. 1:0"_s, u"kl 1:0"_s,
          u"kampflos 1:0"_s, u"(kampflos) 1:0"_s, u"1,0:0,0 kl."_s, u"+:-"_s, u"+ / -"_s, u"+\u2013\u2013"_s})
        QTest::newRow(qPrintable(result)) << names + result << u"+/-"_s;
    QTest::newRow("the other side") << names + u"kl. 0:1"_s << u"-/+"_s;
    for (const QString& result : {u"-:-"_s, u"- : -"_s, u"-/-"_s, u"\u2013 : \u2013"_s, u"\u2013/\u2013"_s})
        QTest::newRow(qPrintable(result)) << names + result << u"-/-"_s;
    QTest::newRow("played") << names + u"1:0"_s << u"1-0"_s;
    QTest::newRow("around") << u"Br. 4 Friedrich, Ralf 1:0 kl Haas, Tim"_s << u"+/-"_s;
    QTest::newRow("around, behind") << u"Br. 4 Friedrich, Ralf 1:0 Haas, Tim kl"_s << u"+/-"_s;
    QTest::newRow("around, both") << u"Br. 4 Friedrich, Ralf -/- Haas, Tim"_s << u"-/-"_s;
}

void TestForfeits::readsWords()
{
    QFETCH(const QString, line);
    const PairingLine read = pairingLine(line);
    QVERIFY(read.kind == PairingLine::Kind::Pairing);
    QCOMPARE(read.left.name, u"Friedrich, Ralf"_s);
    QCOMPARE(read.right.name, u"Haas, Tim"_s);
    const auto result = resultOfPairing(plainCell(read.result));
    QTEST(result ? QString::fromUtf8(engine::resultText(*result).data()) : QString(), "result");
}

void TestForfeits::readsCells_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("result");
    for (const QString& cell : {u"1:0 kl"_s, u"1:0 k"_s, u"1:0k"_s, u"1:0 F"_s, u"1:0 FF"_s, u"1:0 n.a."_s,
                                u"1-0 nicht angetreten"_s, u"kl. 1:0"_s, u"kampflos 1:0"_s, u"1:0 kampfl."_s,
                                u"1:0 (k)"_s, u"1,0:0,0 kl."_s, u"1 kl"_s, u"+"_s})
        QTest::newRow(qPrintable(cell)) << cell << u"+/-"_s;
    for (const QString& cell : {u"-:-"_s, u"-/-"_s, u"- : -"_s, u"\u2013 : \u2013"_s, u"- - -"_s})
        QTest::newRow(qPrintable(cell)) << cell << u"-/-"_s;
    for (const QString& cell : {u""_s, u"-"_s, u"*"_s, u":"_s, u"n.a."_s, u"n.g."_s})
        QTest::newRow(qPrintable(u"open "_s + cell)) << cell << u"*"_s;
    for (const QString& cell : {u"kampflos"_s, u"kl."_s, u"Klein, Ida"_s, u"Kl. 5"_s})
        QTest::newRow(qPrintable(u"none "_s + cell)) << cell << QString();
}

void TestForfeits::readsCells()
{
    QFETCH(const QString, cell);
    const auto result = resultOfPairing(plainCell(cell));
    QTEST(result ? QString::fromUtf8(engine::resultText(*result).data()) : QString(), "result");
}

void TestForfeits::namesStayNames_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("right");
    QTest::newRow("initials") << u"1 Haas, Tim - Klein, N.A. 1:0"_s << u"Klein, N.A."_s;
    QTest::newRow("initial") << u"1 Haas, Tim - Klein, K 1:0"_s << u"Klein, K"_s;
    QTest::newRow("initial before a name") << u"Br. 1 Haas, Tim 1:0 K. Meier"_s << u"K. Meier"_s;
    QTest::newRow("nobody") << u"Br. 1 Haas, Tim 1:0 nicht angetreten"_s << u"nicht angetreten"_s;
}

void TestForfeits::namesStayNames()
{
    QFETCH(const QString, line);
    const PairingLine read = pairingLine(line);
    QVERIFY(read.kind == PairingLine::Kind::Pairing);
    QTEST(read.right.name, "right");
    QCOMPARE(read.result, u"1:0"_s);
}

void TestForfeits::readsMatches()
{
    const auto read = tournamentOf(u"Runde 3: SV Dame - SC Adler 2 2,5:1,5\n"
                                   "1. Frank, Olaf - Fuchs, Anna 1:0\n"
                                   "2. Kaiser, Hans - Ludwig, Sven \u00bd:\u00bd\n"
                                   "3. B\u00f6hm, Peter - Ziegler, Lea 0:1 n.a.\n"
                                   "4. Friedrich, Ralf - Haas, Tim kl. 1:0\n"_s);
    const QStringList expected{u"B\u00f6hm, Peter - Ziegler, Lea -/+"_s, u"Frank, Olaf - Fuchs, Anna 1-0"_s,
                               u"Friedrich, Ralf - Haas, Tim +/-"_s, u"Kaiser, Hans - Ludwig, Sven 1/2"_s};
    QCOMPARE(gamesOf(read), expected);
}

/// Its heading is a match of two clubs, not a board with a game that both lost.
void TestForfeits::readsMatchThatNobodyPlayed()
{
    const auto read = tournamentOf(u"Runde 4 am 06.12.2026\n\n"
                                   "SC Adler 2 - TSG Eber 0:0\n"
                                   "Br. 1 Beck, Max -:- Wolf, Kai\n"
                                   "Br. 2 Fuchs, Anna -:- Keller, Paul\n\n"
                                   "SC Adler - SV Dame 1,5:0,5\n"
                                   "Br. 1 Schulze, Ute 1:0 Frank, Olaf\n"
                                   "Br. 2 Schreiber, Jan \u00bd:\u00bd Kaiser, Hans\n"_s);
    const QStringList expected{u"Beck, Max - Wolf, Kai -/-"_s, u"Frank, Olaf - Schulze, Ute 0-1"_s,
                               u"Fuchs, Anna - Keller, Paul -/-"_s, u"Kaiser, Hans - Schreiber, Jan 1/2"_s};
    QCOMPARE(gamesOf(read), expected);
    QVERIFY(std::ranges::any_of(read.participants, [](const engine::Participant& person) {
        return person.name == "Beck, Max" && person.team == "SC Adler 2";
    }));
}

void TestForfeits::personsAreNoMatches_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : {u"Wei\u00df, Anna"_s, u"Schwarz, Sven"_s, u"Gast, Rainer"_s, u"Heim, Anna"_s})
        QTest::newRow(qPrintable(name)) << name;
}

/// Whose rating and index look like a score, and whose name is the head of a column.
void TestForfeits::personsAreNoMatches()
{
    QFETCH(const QString, name);
    const auto read =
        tournamentOf(u"Nr.;Name;Verein;Mgl.-Nr.;DWZ;Mannschaft;Brett;Runde 1;Punkte\n"
                     "1;Schmidt, Tim;SC Verein A;1;1802-45;SC Verein A;1;3s1;1\n"
                     "2;%1;SC Verein A;3;1973-3;SC Verein A;2;4w\u00bd;\u00bd\n"
                     "3;Lorenz, Jens;SC Verein B;4;1998-3;SC Verein B;1;1w0;0\n"
                     "4;M\u00f6ller, Ralf;SC Verein B;5;1926-10;SC Verein B;2;2s\u00bd;\u00bd\n"_s.arg(name));
    QCOMPARE(read.participants.size(), std::size_t(4));
    const engine::Participant& person = read.participants[1];
    QCOMPARE(QString::fromStdString(person.name), name);
    QVERIFY(person.rating == engine::Rating(1973) && person.index == 3);
    QCOMPARE(person.team, "SC Verein A");
}

ZAHLMEISTER_TEST(TestForfeits, QCoreApplication)

} // namespace tst_forfeits

#include "tst_forfeits.moc"
