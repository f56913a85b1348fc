// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/names/personname.h"
#include "tests/support/testmain.h"

namespace tst_personname {

using namespace zahlmeister::app;
using Match = PartMatch;

namespace {

QByteArray joined(const std::vector<std::string>& words)
{
    QByteArray text;
    for (const std::string& word : words)
        text += (text.isEmpty() ? "" : " ") + QByteArray::fromStdString(word);
    return text;
}

} // namespace

class TestPersonName : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesNamesApart_data();
    void takesNamesApart();
    void marksOfGeneration();
    void matchesNames_data();
    void matchesNames();
    void matchesBothWays();
    void ordersAreTried();
    void tellsJuniorFromSenior();
    void bearsAnything();
};

void TestPersonName::takesNamesApart_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("last");
    QTest::addColumn<QByteArray>("first");
    const auto row = [](const char* name, const char* last, const char* first) {
        QTest::newRow(name) << QByteArray(name) << QByteArray(last) << QByteArray(first);
    };
    row("Müller, Hans", "muller", "hans");
    row("Müller,Hans", "muller", "hans");
    row("Hans Müller", "muller", "hans");
    row("Müller", "muller", "");
    row("Müller, Hans, Dr.", "muller", "hans");
    row("Dr. Hans Müller", "muller", "hans");
    row("Dr.Müller, Hans", "muller", "hans");
    row("Prof. Dr. Müller, Hans", "muller", "hans");
    row("Müller, Dr. med. Hans", "muller", "hans");
    row("Müller, Dipl.-Ing. Hans", "muller", "hans");
    row("GM Müller, Hans", "muller", "hans");
    row("Müller, Hans FM", "muller", "hans");
    row("Müller jun., Hans", "muller", "hans");
    row("Müller (sen.), Hans", "muller", "hans");
    row("Hans von der Heide", "heide", "hans");
    row("von der Heide, Hans", "heide", "hans");
    row("Heide, Hans von der", "heide", "hans");
    row("Ludwig van Beethoven", "beethoven", "ludwig");
    row("Müller-Lüdenscheidt, Karl-Heinz", "muller ludenscheidt", "karl heinz");
    row("Karl-Heinz Müller-Lüdenscheidt", "muller ludenscheidt", "karl heinz");
    row("Müller, H.", "muller", "h");
    row("Müller, H.-P.", "muller", "h p");
    row("Im, Jisoo", "im", "jisoo"); // a last name, not a title
    row("Dr", "dr", "");             // nothing else would be left
    row("De, Anna", "de", "anna");   // likewise a particle
    row("", "", "");
    row(",", "", "");
    row("  ,  ", "", "");
}

void TestPersonName::takesNamesApart()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, last);
    QFETCH(QByteArray, first);
    const PersonName parsed = parseName(name.toStdString());
    QCOMPARE(joined(parsed.last.search), last);
    QCOMPARE(joined(parsed.first.search), first);
    QCOMPARE(parsed.last.expanded.size(), parsed.last.search.size());
    QCOMPARE(parsed.last.plain.size(), parsed.last.search.size());
}

void TestPersonName::marksOfGeneration()
{
    QVERIFY(parseName("Müller jun., Hans").generation == Generation::Junior);
    QVERIFY(parseName("Müller, Hans jr.").generation == Generation::Junior);
    QVERIFY(parseName("Hans Müller (sen.)").generation == Generation::Senior);
    QVERIFY(parseName("Müller, Hans").generation == Generation::None);
}

void TestPersonName::matchesNames_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("last");
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<Match>("lastMatch");
    QTest::addColumn<Match>("firstMatch");
    const auto row = [](const char* written, const char* last, const char* first, Match lastMatch,
                        Match firstMatch) {
        QTest::addRow("%s / %s, %s", written, last, first)
            << QByteArray(written) << QByteArray(last) << QByteArray(first) << lastMatch << firstMatch;
    };
    row("Müller, Hans", "Müller", "Hans", Match::Same, Match::Same);
    row("Mueller, Hans", "Müller", "Hans", Match::Same, Match::Same);
    row("Muller, Hans", "Müller", "Hans", Match::Same, Match::Same);
    row("Muller, Hans", "Mueller", "Hans", Match::Spelling, Match::Same);
    row("MÜLLER, HANS", "Müller", "Hans", Match::Same, Match::Same);
    row("Müller, Jose", "Müller", "José", Match::Same, Match::Same);
    row("Bauer, Hans", "Baur", "Hans", Match::Near, Match::Same);
    row("Meyer, Hans", "Maier", "Hans", Match::Sound, Match::Same);
    row("Shirov, Alexei", "Schirow", "Alexej", Match::Sound, Match::Sound);
    row("Müller, Hans", "Müller", "Johannes", Match::Same, Match::Form);
    row("Müller, Sepp", "Müller", "Josef", Match::Same, Match::Form);
    row("Müller, Hans", "Müller", "Hans-Peter", Match::Same, Match::Part);
    row("Müller, Hanspeter", "Müller", "Hans-Peter", Match::Same, Match::Same);
    row("Müller, Hans Peter", "Müller", "Hanspeter", Match::Same, Match::Same);
    row("Müller, H.", "Müller", "Hans", Match::Same, Match::Initial);
    row("Müller, H.P.", "Müller", "Hans-Peter", Match::Same, Match::Initial);
    row("Müller, Maximil", "Müller", "Maximilian", Match::Same, Match::Initial);
    row("Müller, Jan", "Müller", "Jana", Match::Same, Match::Near);
    row("Müller, Paul", "Müller", "Paula", Match::Same, Match::Near);
    row("Müller, Hnas", "Müller", "Hans", Match::Same, Match::Near);
    row("Schmit, Hans", "Schmidt", "Hans", Match::Sound, Match::Same);
    row("Zimmermannn, Hans", "Zimmermann", "Hans", Match::Sound, Match::Same);
    row("Zimemrmann, Hans", "Zimmermann", "Hans", Match::Near, Match::Same);
    row("Zimemrmamn, Hans", "Zimmermann", "Hans", Match::Far, Match::Same);
    row("Müller-Schulz, Eva", "Müller", "Eva", Match::Part, Match::Same);
    row("Schulz, Eva", "Müller-Schulz", "Eva", Match::Part, Match::Same);
    row("Vandenberg, Jan", "van den Berg", "Jan", Match::Spelling, Match::Same);
    row("von Berg, Jan", "Berg", "Jan", Match::Same, Match::Same);
    row("Müller", "Müller", "Hans", Match::Same, Match::Missing);
    row("Schmidt, Eva", "Müller", "Eva", Match::Different, Match::Same);
    row("Müller, Eva", "Müller", "Karl", Match::Same, Match::Different);
}

void TestPersonName::matchesNames()
{
    QFETCH(QByteArray, written);
    QFETCH(QByteArray, last);
    QFETCH(QByteArray, first);
    QFETCH(Match, lastMatch);
    QFETCH(Match, firstMatch);
    const NameMatch match =
        matchNames(parseName(written.toStdString()), listedName(last.toStdString(), first.toStdString()));
    QCOMPARE(static_cast<int>(match.last), static_cast<int>(lastMatch));
    QCOMPARE(static_cast<int>(match.first), static_cast<int>(firstMatch));
    QVERIFY(!match.isSwapped);
}

void TestPersonName::matchesBothWays()
{
    const std::vector<std::string> names{"Müller", "Mueller",       "Muller", "Meyer",
                                         "Maier",  "Müller-Schulz", "Schulz", "Zimmermann",
                                         "Ott",    "van den Berg",  "Berg",   ""};
    for (const std::string& a : names) {
        for (const std::string& b : names) {
            const NamePart first = listedName(a, "").last;
            const NamePart second = listedName(b, "").last;
            QVERIFY2(matchLastNames(first, second) == matchLastNames(second, first), (a + " / " + b).c_str());
            QVERIFY2(matchForenames(first, second) == matchForenames(second, first), (a + " / " + b).c_str());
        }
    }
}

void TestPersonName::ordersAreTried()
{
    const PersonName listed = listedName("Müller", "Hans Peter");
    for (const char* written : {"Hans Peter Müller", "Müller Hans Peter", "Hans Peter, Müller"}) {
        const NameMatch match = matchNames(parseName(written), listed);
        QVERIFY2(match.isExact(), written);
        // Only a comma says which part is which.
        QCOMPARE(match.isSwapped, QByteArray(written).contains(','));
    }
    QVERIFY(matchNames(parseName("Anna Maria von Berg Schulz"), listedName("von Berg Schulz", "Anna Maria"))
                .isExact());
}

void TestPersonName::tellsJuniorFromSenior()
{
    const auto differs = [](const char* written, const char* last) {
        return matchNames(parseName(written), listedName(last, "Hans")).generationDiffers;
    };
    QVERIFY(differs("Müller jun., Hans", "Müller sen."));
    QVERIFY(!differs("Müller jun., Hans", "Müller jun."));
    QVERIFY(!differs("Müller jun., Hans", "Müller"));
}

void TestPersonName::bearsAnything()
{
    const PersonName listed = listedName("Müller", "Hans");
    for (int first = 1; first < 256; ++first) {
        for (int second = 1; second < 256; second += 7) {
            const std::string name{
                static_cast<char>(first), static_cast<char>(second), ' ', static_cast<char>(first), ',', '.'};
            const NameMatch match = matchNames(parseName(name), listed);
            QVERIFY(!match.isExact());
        }
    }
    QVERIFY(!matchNames(parseName(std::string(5000, 'x')), listed).isExact());
}

ZAHLMEISTER_TEST(TestPersonName, QCoreApplication)

} // namespace tst_personname

#include "tst_personname.moc"
