// SPDX-License-Identifier: GPL-3.0-or-later
// What tables say of points, places and tie-breaks is kept, and compared later.
#include <QFile>
#include <QTest>

#include "app/formats/table/tabletext.h"
#include "app/open/open.h"
#include "app/tables/cells/heads.h"
#include "app/tables/legend.h"
#include "engine/standings/statedcheck.h"
#include "tests/support/importing.h"
#include "tests/support/testmain.h"

namespace tst_statedcolumns {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

namespace {

/// `points 2; BH 4.5; place 1`
QString statedOf(const engine::Participant& participant)
{
    QStringList texts;
    for (const engine::StatedValue& one : participant.stated)
        texts += QString::fromStdString(one.criterion + " " + one.value);
    return texts.join(u"; "_s);
}

engine::Tournament read(const QString& text)
{
    return tests::imported({{u"table.txt"_s, text.toUtf8()}}).tournament;
}

const QString kCrosstable = u"Rang\tName\tDWZ\t1\t2\t3\tPunkte\tSoBerg\n"
                            "1\tAhorn, Anna\t1500\tx\t1\t½\t1,5\t1,25\n"
                            "2\tBirke, Bernd\t1400\t0\tx\t1\t1\t0,50\n"
                            "3\tCeder, Clara\t1300\t½\t0\tx\t½\t0,75\n"_s;

} // namespace

class TestStatedColumns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesColumns_data();
    void namesColumns();
    void readsFigures_data();
    void readsFigures();
    void leavesEveryWordToHeads();
    void keepsWhatACrosstableSays();
    void takesStandingsBesideTheGames();
    void takesNoRowNumberForAPlace();
    void ordersByTheColumnsOfTheTable();
    void readsLegends_data();
    void readsLegends();
    void takesTheLegendOfAPage();
    void provesPagesOfClubs();
};

void TestStatedColumns::namesColumns_data()
{
    QTest::addColumn<QString>("head");
    QTest::addColumn<QByteArray>("criterion");
    QTest::newRow("Swiss-Chess") << u"Buchh."_s << QByteArray("BH");
    QTest::newRow("Sonneborn") << u"SoBerg"_s << QByteArray("SB");
    QTest::newRow("whole word") << u"Sonneborn-Berger"_s << QByteArray("SB");
    QTest::newRow("Feinwertung") << u"Feinwertung"_s << QByteArray("BHS");
    QTest::newRow("chess-results, German") << u"Wtg2"_s << QByteArray("TB2");
    QTest::newRow("chess-results") << u"TB1"_s << QByteArray("TB1");
    QTest::newRow("code with a cut") << u"BH/C1"_s << QByteArray("BH/C1");
    QTest::newRow("code as bbp writes it") << u"BH-C1"_s << QByteArray("BH/C1");
    QTest::newRow("direct encounter") << u"Direktvergleich"_s << QByteArray();
    QTest::newRow("performance") << u"Rp"_s << QByteArray();
    QTest::newRow("title") << u"Titel"_s << QByteArray();
}

void TestStatedColumns::namesColumns()
{
    QFETCH(const QString, head);
    QTEST(QByteArray::fromStdString(app::statedCriterion(app::plainCell(head))), "criterion");
}

void TestStatedColumns::readsFigures_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("figure");
    QTest::newRow("comma") << u"22,5"_s << QByteArray("22.5");
    QTest::newRow("half") << u"22½"_s << QByteArray("22.5");
    QTest::newRow("half alone") << u"½"_s << QByteArray("0.5");
    QTest::newRow("decimals stay") << u"18.00"_s << QByteArray("18.00");
    QTest::newRow("nothing") << u"-"_s << QByteArray();
    QTest::newRow("result") << u"1-0"_s << QByteArray();
    QTest::newRow("long") << u"1234567"_s << QByteArray();
}

void TestStatedColumns::readsFigures()
{
    QFETCH(const QString, text);
    QTEST(QByteArray::fromStdString(app::statedFigure(text)), "figure");
}

/// A column of a tie-break is of no use for a rating; the words of both lists agree.
void TestStatedColumns::leavesEveryWordToHeads()
{
    QFile file(u":/tables/tiebreaks.txt"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    int words = 0;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        const QString code = line.section(u": "_s, 0, 0);
        if (line.startsWith(u'#') || line.isEmpty())
            continue;
        QVERIFY2(engine::tieBreakFromText(code.toStdString()), qPrintable(code));
        for (const QString& word : line.section(u": "_s, 1).split(u' ', Qt::SkipEmptyParts)) {
            QVERIFY2(app::meaningOfHead(word).column == app::TableColumn::Ignored, qPrintable(word));
            ++words;
        }
    }
    QVERIFY(words > 30);
}

void TestStatedColumns::keepsWhatACrosstableSays()
{
    const auto people = read(kCrosstable).participants;
    QCOMPARE(people.size(), std::size_t(3));
    QCOMPARE(statedOf(people[0]), u"points 1.5; SB 1.25; place 1"_s);
    QCOMPARE(statedOf(people[2]), u"points 0.5; SB 0.75; place 3"_s);
}

void TestStatedColumns::takesStandingsBesideTheGames()
{
    const QString standings =
        u"\n\nPl.\tName\tPunkte\tBuchh\n1\tAhorn, Anna\t1,5\t3,0\n2\tBirke, Bernd\t1\t4,0\n"
        "3\tCeder, Clara\t½\t4½\n"_s;
    const QString games =
        u"Nr\tName\tDWZ\t1\t2\t3\n1\tAhorn, Anna\t1500\tx\t1\t½\n2\tBirke, Bernd\t1400\t0\tx\t1\n"
        "3\tCeder, Clara\t1300\t½\t0\tx\n"_s;
    const auto people = read(games + standings).participants;
    QCOMPARE(people.size(), std::size_t(3));
    QCOMPARE(statedOf(people[2]), u"points 0.5; BH 4.5; place 3"_s);
}

void TestStatedColumns::takesNoRowNumberForAPlace()
{
    const auto people =
        read(u"Rang\tName\tDWZ\n1\tAhorn, Anna\t1500\n2\tBirke, Bernd\t1400\n"_s).participants;
    QCOMPARE(people.size(), std::size_t(2));
    QVERIFY(people[0].stated.empty());
}

void TestStatedColumns::ordersByTheColumnsOfTheTable()
{
    const engine::Tournament tournament = read(kCrosstable);
    QCOMPARE(tournament.header.tieBreaks, std::string("SB"));
    const auto compared = engine::compareStated(tournament, engine::tableOptionsOf(tournament));
    QCOMPARE(compared.columns.size(), std::size_t(3));
    QVERIFY(compared.differences.empty());
}

void TestStatedColumns::readsLegends_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QByteArray>("criterion");
    QTest::newRow("direct encounter")
        << u"Direct Encounter (The results of the players in the same point group)"_s << QByteArray("DE");
    QTest::newRow("direkte Begegnung")
        << u"Direkte Begegnung (Die Ergebnisse der Spieler der gleichen Punktgruppe)"_s << QByteArray("DE");
    QTest::newRow("open") << u"Buchholz Tie-Breaks (variabel with parameter)"_s << QByteArray();
    QTest::newRow("Buchholz") << u"Buchholzwertung"_s << QByteArray("BH");
    QTest::newRow("cut") << u"Buchholz Tie-Break Variable (2023) (Gamepoints, Cut1)"_s << QByteArray("BH/C1");
    QTest::newRow("no cut") << u"Buchholz Tie-Break Variable (2023) (Gamepoints, Cut0)"_s << QByteArray("BH");
    QTest::newRow("open Sonneborn") << u"Sonneborn-Berger-Tie-Break variable"_s << QByteArray();
    QTest::newRow("Sonneborn") << u"Sonneborn-Berger-Wertung"_s << QByteArray("SB");
    QTest::newRow("wins") << u"The greater number of victories (variable)"_s << QByteArray("WIN");
    QTest::newRow("games won") << u"Number of Games Won (WON)"_s << QByteArray("WON");
    QTest::newRow("black") << u"Most black"_s << QByteArray("BPG");
    QTest::newRow("Feinwertung") << u"Feinwertung"_s << QByteArray("BHS");
    QTest::newRow("code") << u"BH-C1"_s << QByteArray("BH/C1");
    QTest::newRow("something") << u"Arranz System"_s << QByteArray();
}

void TestStatedColumns::readsLegends()
{
    QFETCH(const QString, words);
    QTEST(QByteArray::fromStdString(app::tieBreakOfWords(words)), "criterion");
}

// The heads only count; what the columns are stands below the table.
void TestStatedColumns::takesTheLegendOfAPage()
{
    const QString page =
        u"<html><body><h2>Rangliste</h2><table><tr><th>Rg.</th><th>Name</th><th>Elo</th>"
        "<th>Pkt.</th><th>Wtg1</th><th>Wtg2</th></tr>"
        "<tr><td>1</td><td>Ahorn, Anna</td><td>1500</td><td>2</td><td>0</td><td>1,5</td></tr>"
        "<tr><td>2</td><td>Birke, Bernd</td><td>1400</td><td>1</td><td>0</td><td>2,5</td></tr>"
        "</table><p><b>Anmerkung:</b><br/>Wtg1: Direkte Begegnung<br/>"
        "Wtg2: %1</p></body></html>"_s;
    const auto criteria = [&](const QString& second) {
        const auto files = app::readTableText(page.arg(second));
        QStringList all;
        for (const engine::StatedValue& one : files.reading.tournament->participants.front().stated)
            all += QString::fromStdString(one.criterion);
        for (const app::ImportNote& note : files.reading.notes) {
            if (note.code == app::ImportCode::BadValue)
                all += QString::fromStdString(note.args[1]);
        }
        return all.join(u'|');
    };
    QVERIFY2(criteria(u"Sonneborn-Berger-Wertung"_s).contains(u"DE|SB"_s),
             qPrintable(criteria(u"Sonneborn-Berger-Wertung"_s)));
    const QString open = criteria(u"Buchholzwertung (variabel mit Parameter)"_s);
    QVERIFY2(open.contains(u"DE|TB2"_s), qPrintable(open));
    QVERIFY2(open.contains(u"TB2: Buchholzwertung (variabel mit Parameter)"_s),
             qPrintable(open)); // it is named
}

/// Real pages: figures that follow from other settings than ours are named with them, every one.
void TestStatedColumns::provesPagesOfClubs()
{
    const QString samples = qEnvironmentVariable("ZAHLMEISTER_SAMPLES");
    if (samples.isEmpty())
        QSKIP("ZAHLMEISTER_SAMPLES is not set");
    const auto compare = [&](const QStringList& names) {
        app::ImportInput input;
        for (const QString& name : names)
            input.push_back({name, tests::contentOf(samples + u'/' + name)});
        const engine::Tournament tournament = tests::imported(input).tournament;
        return engine::compareStated(tournament, engine::tableOptionsOf(tournament));
    };
    const QString folder = u"swisschess_html/turnier_beendet/stadtmeisterschaft-"_s;
    QStringList lists{u"club_markdown/ilmenau_vm_2023/startrangliste.md"_s,
                      u"club_markdown/ilmenau_vm_2023/rangliste_6.md"_s};
    for (int round = 1; round <= 6; ++round)
        lists += u"club_markdown/ilmenau_vm_2023/runde_%1.md"_s.arg(round);
    for (const QStringList& names : {QStringList{folder + u"form.html"_s, folder + u"teilrang.html"_s}, lists,
                                     QStringList{u"swt/SwissIndividual.SWT"_s},
                                     QStringList{u"swissmanager_xml/Single_SwissSystem.xml"_s}}) {
        const auto compared = compare(names);
        QVERIFY2(compared.columns.size() == 4, qPrintable(names.front())); // points, two tie-breaks, places
        for (const engine::StatedColumn& column : compared.columns)
            QVERIFY2(column.equal == column.figures || column.setting,
                     qPrintable(names.front() + u' ' + QString::fromStdString(column.criterion)));
        for (const engine::StatedDifference& one : compared.differences)
            QVERIFY2(one.setting, qPrintable(names.front() + u' ' + QString::fromStdString(one.criterion)));
    }
}

ZAHLMEISTER_TEST(TestStatedColumns, QCoreApplication)

} // namespace tst_statedcolumns

#include "tst_statedcolumns.moc"
