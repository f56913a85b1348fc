// SPDX-License-Identifier: GPL-3.0-or-later
// Every cutter knows one way to write a table that nobody else knows; what is no table, or too much, is seen
// soon.
#include <algorithm>
#include <set>
#include <vector>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include "app/formats/table/tabletext.h"
#include "app/text/textencoding.h"
#include "tests/support/testmain.h"

namespace tst_cutters {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

QString fixture(const QString& name)
{
    QFile file(QStringLiteral(ZAHLMEISTER_TEST_DATA "/tables/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(name));
    return decodeText(file.readAll()).text;
}

/// A cutter and a table that no other cutter reads.
const std::vector<std::pair<std::string_view, QString>>& onlyReader()
{
    static const std::vector<std::pair<std::string_view, QString>> kTables{
        {"web page", u"crosstable-webpage.html"_s},
        {"markdown", u"crosstable-markdown-bare.md"_s},
        {"Swiss-Chess pairings", u"pairings-swisschess-tabs.md"_s},
        {"board pages", u"pairings-stacked-match.txt"_s},
        {"tabs", u"crosstable-double-cells.tsv"_s},
        {"semicolons", u"crosstable-full-data.csv"_s},
        {"bars", u"crosstable-frame.txt"_s},
        {"commas", u"crosstable-quoted.csv"_s},
        {"pairing list", u"pairings-mail.txt"_s},
        {"progress lines", u"progress-without-head.txt"_s},
        {"gaps", u"people-aligned.txt"_s},
        {"wide blanks", u"crosstable-uneven.txt"_s},
        {"words", u"crosstable-pdf.txt"_s},
        {"cell per line", u"crosstable-stacked-cells.md"_s},
    };
    return kTables;
}

class TestCutters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areAllNeeded_data();
    void areAllNeeded();
    void haveAllATableOfTheirOwn();
    void refuseWhatIsTooMuch_data();
    void refuseWhatIsTooMuch();
    void tellTablesFromRanges_data();
    void tellTablesFromRanges();
    void takeEveryFixtureForMoreThanARange();
};

} // namespace

void TestCutters::areAllNeeded_data()
{
    QTest::addColumn<QString>("cutter");
    QTest::addColumn<QString>("table");
    for (const auto& [cutter, table] : onlyReader())
        QTest::addRow("%s", cutter.data()) << QString::fromUtf8(cutter.data()) << table;
}

void TestCutters::areAllNeeded()
{
    QFETCH(const QString, cutter);
    QFETCH(const QString, table);
    const QString text = fixture(table);
    std::vector<Cutter> cutters(tableCutters().begin(), tableCutters().end());
    QVERIFY(readTablesOfText(text, cutters).reading.tournament);
    const auto switchedOff = [&](const Cutter& each) { return cutter == QLatin1String(each.name.data()); };
    QCOMPARE(std::erase_if(cutters, switchedOff), 1U);
    QVERIFY(readTablesOfText(text, cutters).reading.isRefused());
}

void TestCutters::haveAllATableOfTheirOwn()
{
    std::set<std::string_view> named;
    for (const auto& [cutter, table] : onlyReader())
        named.insert(cutter);
    for (const Cutter& cutter : tableCutters())
        QVERIFY2(named.contains(cutter.name), cutter.name.data());
    QCOMPARE(named.size(), tableCutters().size());
}

void TestCutters::refuseWhatIsTooMuch_data()
{
    QTest::addColumn<QString>("text");
    constexpr qsizetype kMany = 5'000'000;
    QTest::newRow("short lines") << u"a\n"_s.repeated(kMany);
    QTest::newRow("short fields") << u"a;\n"_s.repeated(kMany);
    QTest::newRow("open quote") << u"Nr;Name;1;2\n1;\""_s + u"x\n"_s.repeated(3'000'000);
    QTest::newRow("empty lines") << QString(kMany, u'\n');
    QTest::newRow("lines of a page") << u"<p>a\n"_s.repeated(2'000'000);
}

// The limit is generous, because the tests are built without optimisation.
void TestCutters::refuseWhatIsTooMuch()
{
    QFETCH(const QString, text);
    constexpr qint64 kLimit = 6'000; // milliseconds
    QElapsedTimer timer;
    timer.start();
    const TableReading reading = readTableText(text).reading;
    QVERIFY(reading.isRefused());
    QCOMPARE(reading.notes.front().code, ImportCode::TooLarge);
    QVERIFY2(timer.elapsed() < kLimit, qPrintable(QString::number(timer.elapsed())));
}

void TestCutters::tellTablesFromRanges_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("more");
    QTest::newRow("results") << u"1\t0\t½\n0\t1\t½\n"_s << false;
    QTest::newRow("games of rounds") << u"2w1\t3s0\n1s0\t4w1\n"_s << false;
    QTest::newRow("names and ratings") << u"Abel, Otto\t1850\nBerg, Ute\t1720\n"_s << false;
    QTest::newRow("one name") << u"Abel, Otto"_s << false;
    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("names with a head") << u"Name\tDWZ\nAbel, Otto\t1850\n"_s << true;
    QTest::newRow("crosstable without a head") << u"Abel\t*\t1\nBerg\t0\t*\n"_s << true;
    QTest::newRow("pairings of a mail") << u"Abel - Berg 1:0\nCohn - Dorn remis\n"_s << true;
    QTest::newRow("cells of a page") << u"<table><tr><td>1<td>0</tr><tr><td>0<td>1</table>"_s << false;
    QTest::newRow("table of a page") << u"<table><tr><th>Name<th>DWZ</tr><tr><td>Abel<td>1</table>"_s << true;
}

void TestCutters::tellTablesFromRanges()
{
    QFETCH(const QString, text);
    QFETCH(const bool, more);
    QCOMPARE(looksLikeMoreThanARange(text), more);
}

void TestCutters::takeEveryFixtureForMoreThanARange()
{
    const QDir tables(QStringLiteral(ZAHLMEISTER_TEST_DATA "/tables"));
    for (const QString& name : tables.entryList(QDir::Files)) {
        if (!name.endsWith(".expected.json"_L1))
            QVERIFY2(looksLikeMoreThanARange(fixture(name)), qPrintable(name));
    }
}

ZAHLMEISTER_TEST(TestCutters, QCoreApplication)

} // namespace tst_cutters

#include "tst_cutters.moc"
