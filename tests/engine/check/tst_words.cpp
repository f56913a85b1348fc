// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/check/words.h"
#include "tests/support/testmain.h"

namespace tst_words {

using namespace zahlmeister::engine;

class TestWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tells_data();
    void tells();
    void youthAges_data();
    void youthAges();
};

void TestWords::tells_data()
{
    QTest::addColumn<int>("topic");
    QTest::addColumn<QByteArray>("word");
    const auto row = [](const char* text, Topic topic, const char* word) {
        QTest::newRow(text) << int(topic) << QByteArray(word);
    };
    // RULE: WO2026 4.2.1
    row("Thematurnier Königsgambit", Topic::Theme, "Thematurnier");
    row("Gambitturnier 2026", Topic::Theme, "Gambitturnier");
    row("Pokal des SC Gambit Leipzig", Topic::Theme, "");
    row("Eröffnungsturnier der Saison", Topic::Theme, "");
    row("Chess960-Meisterschaft", Topic::OtherGame, "Chess960");
    row("Räuberschach", Topic::OtherGame, "Räuberschach");
    row("Blindenschach-Meisterschaft", Topic::OtherGame, "");
    row("Handicap-Turnier", Topic::Handicap, "Handicap");
    row("VORGABETURNIER", Topic::Handicap, "VORGABETURNIER");
    // RULE: WO2026 4.2.4.6
    row("Online-Liga 2026", Topic::Online, "Online");
    row("lichess.org", Topic::Online, "lichess");
    // RULE: WO2026 4.2.2
    row("12. Schnellschach-Open", Topic::Rapid, "Schnellschach");
    row("Blitz am Montag", Topic::Rapid, "Blitz");
    row("Vereinsmeisterschaft Blitzenreute", Topic::Rapid, "");
    // RULE: WO2026 4.1.4
    row("Mephisto München", Topic::Computer, "Mephisto");
    row("Fritz, Hans", Topic::Computer, "");
    row("", Topic::Computer, "");
}

void TestWords::tells()
{
    QFETCH(int, topic);
    QFETCH(QByteArray, word);
    QCOMPARE(QByteArray::fromStdString(wordAbout(Topic(topic), QTest::currentDataTag()).value_or("")), word);
}

void TestWords::youthAges_data()
{
    QTest::addColumn<int>("age");
    QTest::newRow("U12") << 12;
    QTest::newRow("u 12w") << 12;
    QTest::newRow("Bezirksmeisterschaft U-10") << 10;
    QTest::newRow("DVM U10/U12") << 12;
    QTest::newRow("U2000-Turnier") << 0;
    QTest::newRow("DWZ U1600") << 0;
    QTest::newRow("Ü60") << 0;
    QTest::newRow("Senioren") << 0;
    QTest::newRow("Bau12") << 0;
}

// RULE: WO2026 4.2.2
void TestWords::youthAges()
{
    QFETCH(int, age);
    QCOMPARE(youthAgeOf(QTest::currentDataTag()).value_or(0), age);
}

ZAHLMEISTER_TEST(TestWords, QCoreApplication)

} // namespace tst_words

#include "tst_words.moc"
