// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <random>

#include <QTest>

#include "app/formats/table/tabletext.h"
#include "app/tables/layout/emptycells.h"
#include "tests/support/testmain.h"

namespace tst_emptycells {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

std::optional<ImportNote> noteOf(const TableReading& reading, ImportCode code)
{
    const auto found = std::ranges::find(reading.notes, code, &ImportNote::code);
    return found != reading.notes.end() ? std::optional(*found) : std::nullopt;
}

QStringList gamesOf(const TableReading& reading)
{
    QStringList games;
    for (const engine::Game& game : reading.tournament->games)
        games.append(QStringLiteral("%1-%2 %3")
                         .arg(game.white.value())
                         .arg(game.black.value())
                         .arg(QString::fromStdString(std::string(engine::resultText(game.result)))));
    return games;
}

/// A crosstable of random games, in which everybody met some of the others.
TableGrid randomTable(std::mt19937& random, int players, int rounds)
{
    const auto size = static_cast<std::size_t>(players);
    std::vector<std::vector<QString>> square(size, std::vector<QString>(size));
    std::vector<int> halfPoints(size);
    const std::array<std::array<QString, 2>, 5> results{
        {{u"1"_s, u"0"_s}, {u"0"_s, u"1"_s}, {u"\u00BD"_s, u"\u00BD"_s}, {u"+"_s, u"-"_s}, {u"1"_s, u"0"_s}}};
    const std::array<int, 5> firstScores{2, 0, 1, 2, 2};
    for (int game = 0; game < players * rounds / 2; ++game) {
        const std::size_t a = random() % size;
        const std::size_t b = random() % size;
        if (a == b || !square[a][b].isEmpty())
            continue;
        const std::size_t which = random() % results.size();
        square[a][b] = results[which][0];
        square[b][a] = results[which][1];
        halfPoints[a] += firstScores[which];
        halfPoints[b] += 2 - firstScores[which];
    }
    TableGrid grid{.rows = {{u"Nr."_s, u"Teilnehmer"_s, u"TWZ"_s}}};
    for (int i = 1; i <= players; ++i)
        grid.rows.front().push_back(QString::number(i));
    grid.rows.front().push_back(u"Punkte"_s);
    for (std::size_t i = 0; i < size; ++i) {
        const QString rating = random() % 3 == 0 ? QString() : QString::number(1000 + random() % 1000);
        std::vector<QString> row{QString::number(i + 1), u"Spieler, "_s + QChar(u'A' + static_cast<int>(i)),
                                 rating};
        square[i][i] = u"**"_s;
        row.insert(row.end(), square[i].begin(), square[i].end());
        row.push_back(QString::number(halfPoints[i] / 2.0, 'f', 1));
        grid.rows.push_back(std::move(row));
    }
    return grid;
}

TableGrid withoutEmptyCells(TableGrid grid)
{
    for (auto& row : grid.rows)
        std::erase(row, QString());
    return grid;
}

EmptyCells droppedIn(const TableGrid& grid)
{
    CellTexts texts;
    const auto layout = findLayout(grid, {}, texts);
    return layout ? restoreEmptyCells(*layout) : EmptyCells();
}

} // namespace

class TestEmptyCells : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bringBackAMissingRating();
    void bringBackOpponentsNeverMet();
    void refuseWhatHasSeveralPlaces();
    void leaveContradictionsAlone();
    void leaveWholeTablesAlone();
    void neverRestoreSomethingElse_data();
    void neverRestoreSomethingElse();
    void giveUpOnLargeTables();
};

// The way a web page's text arrives: the fourth player has no rating, and his cells stand one to the left.
void TestEmptyCells::bringBackAMissingRating()
{
    const TablesReading table = readTableText(u"Nr. | Teilnehmer | TWZ | 1 | 2 | 3 | 4 | Punkte | SoBerg |\n"
                                              "---|---|---|---|---|---|---|---|---|\n"
                                              "1. | Abel, Otto | 1458 | ** | 1 | 1 | 1 | 3.0 | 3.00 |\n"
                                              "2. | Berg, Ute | 1053 | 0 | ** | 1 | \u00BD | 1.5 | 1.50 |\n"
                                              "3. | Cohn, Ida | 1276 | 0 | 0 | ** | 1 | 1.0 | 0.50 |\n"
                                              "4. | Dorn, Max | 0 | \u00BD | 0 | ** | 0.5 | 0.75 | |\n"_s);
    QVERIFY(!table.reading.isRefused());
    QCOMPARE(gamesOf(table.reading), (QStringList{u"1-2 1-0"_s, u"1-3 1-0"_s, u"1-4 1-0"_s, u"2-3 1-0"_s,
                                                  u"2-4 1/2"_s, u"3-4 1-0"_s}));
    QVERIFY(!table.reading.tournament->participants[3].rating);
    const auto note = noteOf(table.reading, ImportCode::EmptyCellsRestored);
    QVERIFY(note && note->level == ImportLevel::Doubt);
    QCOMPARE(note->args, (std::vector<std::string>{"1"}));
    QCOMPARE(table.grid.rows[4][2], QString()); // what is shown is what was read
    QCOMPARE(table.grid.rows[4][6], u"**"_s);
}

// Swiss system: nine players, six rounds, forfeits, and a bye that no cell shows.
void TestEmptyCells::bringBackOpponentsNeverMet()
{
    const TablesReading table = readTableText(u"Nr.\tTeilnehmer\tTWZ\t1\t2\t3\t4\t5\t6\t7\t8\t9\tPunkte\n"
                                              "1.\tAbel, Otto\t2161\t**\t\u00BD\t1\t1\t1\t1\t+\t5.5\n"
                                              "2.\tBerg, Ute\t2114\t\u00BD\t**\t0\t+\t1\t1\t1\t4.5\n"
                                              "3.\tCohn, Ida\t1767\t0\t1\t**\t\u00BD\t+\t1\t4.5\n"
                                              "4.\tDorn, Max\t1916\t\u00BD\t**\t\u00BD\t0\t1\t0\t3.0\n"
                                              "5.\tErbe, Lea\t1627\t0\t-\t-\t**\t1\t\u00BD\t2.5\n"
                                              "6.\tFink, Jan\t1615\t0\t0\t0\t\u00BD\t**\t1\t2.5\n"
                                              "7.\tGraf, Eva\t1807\t0\t1\t0\t**\t0\t\u00BD\t2.5\n"
                                              "8.\tHaas, Uwe\t1582\t-\t0\t0\t\u00BD\t1\t**\t1\t2.5\n"
                                              "9.\tIlg, Tim\t1628\t0\t1\t0\t\u00BD\t0\t**\t2.5\n"_s);
    QVERIFY(!table.reading.isRefused());
    QCOMPARE(table.reading.tournament->games.size(), 24U);
    const QStringList games = gamesOf(table.reading);
    for (const QString& game : {u"1-8 +/-"_s, u"2-5 +/-"_s, u"3-4 1/2"_s, u"7-9 1/2"_s, u"8-9 1-0"_s})
        QVERIFY2(games.contains(game), qPrintable(games.join(u' ')));
    const auto note = noteOf(table.reading, ImportCode::ByesNotShown); // such as 4.5 told and 3.5 played
    QVERIFY(note && note->level == ImportLevel::Doubt);
    QCOMPARE(note->args,
             (std::vector<std::string>{"Cohn, Ida; Dorn, Max; Erbe, Lea; Fink, Jan; Graf, Eva; Ilg, Tim"}));
}

void TestEmptyCells::refuseWhatHasSeveralPlaces()
{
    const TablesReading table = readTableText(u"Nr.\tTeilnehmer\t1\t2\t3\t4\tPunkte\n"
                                              "1.\tAbel, Otto\t**\t1\t1\t2.0\n"
                                              "2.\tBerg, Ute\t0\t**\t1\t1.0\n"
                                              "3.\tCohn, Ida\t0\t**\t1\t1.0\n"
                                              "4.\tDorn, Max\t0\t0\t**\t0.0\n"_s);
    QVERIFY(table.reading.isRefused());
    QCOMPARE(table.reading.notes.front().code, ImportCode::EmptyCellsLost);
}

void TestEmptyCells::leaveContradictionsAlone()
{
    const TablesReading table = readTableText(u"Nr.\tTeilnehmer\t1\t2\t3\tPunkte\n"
                                              "1.\tAbel, Otto\t**\t1\t1\t2.0\n"
                                              "2.\tBerg, Ute\t1\t**\t1\t2.0\n"
                                              "3.\tCohn, Ida\t0\t0\t**\t0.0\n"_s);
    QVERIFY(table.reading.isRefused());
    QVERIFY(noteOf(table.reading, ImportCode::ResultsContradict));
    QVERIFY(!noteOf(table.reading, ImportCode::EmptyCellsLost));
}

void TestEmptyCells::leaveWholeTablesAlone()
{
    std::mt19937 random(5); // NOLINT(cert-msc51-cpp): the same tables every time
    for (int i = 0; i < 20; ++i) {
        const EmptyCells dropped = droppedIn(randomTable(random, 8, 5));
        QVERIFY(!dropped.grid);
    }
}

void TestEmptyCells::neverRestoreSomethingElse_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::newRow("few games") << 6 << 2;
    QTest::newRow("half of the games") << 7 << 4;
    QTest::newRow("most games") << 8 << 7;
    QTest::newRow("nearly all games") << 9 << 16;
    QTest::newRow("twelve") << 12 << 9;
}

// Nothing is guessed: what comes back is the table that was, or nothing.
void TestEmptyCells::neverRestoreSomethingElse()
{
    QFETCH(const int, players);
    QFETCH(const int, rounds);
    std::mt19937 random(7); // NOLINT(cert-msc51-cpp)
    int restored = 0;
    for (int i = 0; i < 60; ++i) {
        const TableGrid whole = randomTable(random, players, rounds);
        const EmptyCells dropped = droppedIn(withoutEmptyCells(whole));
        if (!dropped.grid)
            continue;
        QVERIFY(dropped.rows > 0);
        QVERIFY(dropped.grid->rows == whole.rows);
        ++restored;
    }
    QVERIFY(restored > 0);
}

void TestEmptyCells::giveUpOnLargeTables()
{
    std::mt19937 random(9); // NOLINT(cert-msc51-cpp)
    for (const int players : {24, 50}) {
        const EmptyCells dropped = droppedIn(withoutEmptyCells(randomTable(random, players, 9)));
        QVERIFY(dropped.areMissing && !dropped.grid);
    }
}

ZAHLMEISTER_TEST(TestEmptyCells, QCoreApplication)

} // namespace tst_emptycells

#include "tst_emptycells.moc"
