// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/model/timecontrol.h"
#include "tests/support/testmain.h"

namespace tst_timecontrol {

using namespace zahlmeister::engine;

namespace {

/// Periods as a short text: `40/5400+30 1800+30`.
QByteArray textOf(const TimeControl& control)
{
    QByteArray text;
    for (const TimePeriod& period : control.periods) {
        if (!text.isEmpty())
            text += ' ';
        if (period.moves)
            text += QByteArray::number(*period.moves) + '/';
        text += QByteArray::number(period.seconds);
        if (period.increment > 0)
            text += '+' + QByteArray::number(period.increment);
    }
    return text;
}

} // namespace

// RULE: WO2026 4.2.2
class TestTimeControl : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void modes();
    void notes();
    void adds();
    void correspondence_data();
    void correspondence();
    void survivesAnything();
};

// NOLINTNEXTLINE(readability-function-size): a table
void TestTimeControl::reads_data()
{
    QTest::addColumn<QByteArray>("periods");
    const auto row = [](const char* text, const char* periods) {
        QTest::newRow(text) << QByteArray(periods);
    };
    // one period
    row("90 min + 30 s/Zug", "5400+30");
    row("90 min + 30 sek/Zug", "5400+30");
    row("90 Min. + 30 Sek. pro Zug", "5400+30");
    row("90 Minuten + 30 Sekunden pro Zug", "5400+30");
    row("90 Minuten plus 30 Sekunden je Zug", "5400+30");
    row("90 Minuten und 30 Sekunden Zeitgutschrift pro Zug", "5400+30");
    row("90 Minuten für die gesamte Partie, 30 Sekunden Bonus pro Zug", "5400+30");
    row("90'+30''", "5400+30");
    row("90' + 30\"", "5400+30");
    row("90′ + 30″", "5400+30");
    row("90’+30’’", "5400+30");
    row("90+30", "5400+30");
    row("40/120, 60", "40/7200 3600");
    row("120/40; 60", "40/7200 3600");
    row("G/90+30", "5400+30");
    row("G90 + 30", "5400+30");
    row("G/120", "7200");
    row("SD/90", "5400");
    row("Game in 90 min", "5400");
    row("120 min", "7200");
    row("2 h", "7200");
    row("2 Std.", "7200");
    row("2 Stunden für die ganze Partie", "7200");
    row("2 Stunden ohne Inkrement", "7200");
    row("1,5 Std", "5400");
    row("1.5 h", "5400");
    row("1½ Stunden", "5400");
    row("1 1/2 Std.", "5400");
    row("1:30 h", "5400");
    row("1h30", "5400");
    row("1h 30min + 30s", "5400+30");
    row("1 Stunde 30 Minuten", "5400");
    row("1 Stunde und 30 Minuten", "5400");
    row("60 min + 30 s ab Zug 1", "3600+30");
    row("Fischer 90 min + 30 s", "5400+30");
    row("Fischer-Modus: 90 Minuten + 30 Sekunden/Zug", "5400+30");
    row("90 min pro Spieler und Partie + 30 Sekunden für jeden ausgeführten Zug", "5400+30");
    row("90 minutes for the whole game with an increment of 30 seconds per move", "5400+30");
    row("75 min + 30 s/Zug, Karenzzeit 30 Minuten", "4500+30");
    row("75 min + 30 s/Zug (Wartezeit: 30 min)", "4500+30");
    row("90 Minuten + 30 Sekunden vom ersten Zug an", "5400+30");
    row("90 min + 30 s from move 1", "5400+30");
    row("15 min + 10 s", "900+10");
    row("5+3", "300+3");
    // several periods
    row("90 min/40 Züge + 30 min + 30 s/Zug", "40/5400+30 1800+30");
    row("90 min / 40 Züge + 15 min / Rest + 30 s / Zug", "40/5400+30 900+30");
    row("2h/40+1h", "40/7200 3600");
    row("2 h/40 Züge + 1 h", "40/7200 3600");
    row("2 Std. / 40 Züge, 1 Std. Rest", "40/7200 3600");
    row("2 Stunden für 40 Züge, 1 Stunde für den Rest", "40/7200 3600");
    row("2 Stunden für die ersten 40 Züge, danach 1 Stunde für den Rest der Partie", "40/7200 3600");
    row("40 Züge in 2 Stunden, Rest 30 Minuten", "40/7200 1800");
    row("40 Züge/2 h, 20 Züge/1 h, Rest 30 min", "40/7200 20/3600 1800");
    row("40/2h + 20/1h + 30 min", "40/7200 20/3600 1800");
    row("100 min für 40 Züge, danach 50 min + 30 Sek. pro Zug ab Zug 1", "40/6000+30 3000+30");
    row("100 Min./40 Züge + 50 Min./20 Züge + 15 Min. Rest + 30 Sek./Zug vom ersten Zug",
        "40/6000+30 20/3000+30 900+30");
    row("100'/40 + 50'/20 + 15' + 30''", "40/6000+30 20/3000+30 900+30");
    row("90'/40 + 30' + 30''", "40/5400+30 1800+30");
    row("90/40+30+30", "40/5400+30 1800+30");
    row("40/90 + 30 min + 30 s", "40/5400+30 1800+30");
    row("90/40, SD/30, 30 s/Zug", "40/5400+30 1800+30");
    row("40/120, SD/60", "40/7200 3600");
    row("(90 min + 30 s)/40 Züge + (30 min + 30 s)", "40/5400+30 1800+30");
    row("90 min + 30 s/Zug für 40 Züge, danach 30 min", "40/5400+30 1800+30");
    row("90 min, nach 40 Zügen weitere 30 min, 30 s pro Zug ab Zug 1", "40/5400+30 1800+30");
    row("90 Minuten für die ersten 40 Züge und 30 Minuten zusätzlich ab dem 40. Zug", "40/5400 1800");
    row("90 min für 40 Züge, 30 min ab dem 41. Zug", "40/5400 1800");
    row("90 min/40 Züge + 30 min, 30 s/Zug ab Zug 41", "40/5400 1800+30");
    row("90 min for 40 moves, then 30 min for the rest of the game, 30 sec per move from move 1",
        "40/5400+30 1800+30");
    row("90 minutes for the first 40 moves followed by 30 minutes for the remainder", "40/5400 1800");
    row("60 min/40 Züge, 20 min Rest", "40/3600 1200");
    row("Fischer kurz", "40/5400+30 1800+30");
    row("Fischer-Modus lang", "40/6000+30 20/3000+30 900+30");
    row("Fischer kurz (90 min/40 Züge + 15 min Rest + 30 s/Zug)", "40/5400+30 900+30");
    // as FIDE files give it
    row("40/5400+30:1800+30", "40/5400+30 1800+30");
    row("40/6000+30:20/3000+30:900+30", "40/6000+30 20/3000+30 900+30");
    row("40/7200:3600", "40/7200 3600");
    row("5400+30", "5400+30");
    row("7200", "7200");
}

void TestTimeControl::reads()
{
    QFETCH(QByteArray, periods);
    const auto reading = readTimeControl(QTest::currentDataTag());
    QVERIFY2(reading.control, reading.unread.c_str());
    QCOMPARE(textOf(*reading.control), periods);
}

void TestTimeControl::refuses_data()
{
    QTest::addColumn<QByteArray>("unread");
    const auto row = [](const char* text, const char* unread) { QTest::newRow(text) << QByteArray(unread); };
    row("", "");
    row("wie immer", "wie");
    row("normal", "normal");
    row("90", "90");                         // of what?
    row("30/60", "30/60");                   // 30 moves in an hour, or 60 moves in half an hour?
    row("40/90, 30", "40/90, 30");           // half an hour, or half a minute for each move?
    row("90 min + 1 min", "90 min + 1 min"); // a period, or an increment?
    row("90 min/40 Züge + 10 s + 30 s", "90 min/40 Züge + 10 s + 30 s");
    row("Fischer", "Fischer");
    row("Fischer 90 min", "Fischer 90 min");
    row("40 Züge", "40 Züge");
    row("mindestens 90 min", "mindestens");
    row("90 min für Weiß, 60 min für Schwarz", "Weiß");
    row("90 min + Hängepartie", "Hängepartie");
    row("90 min Rest, 30 min Rest", "90 min Rest, 30 min Rest");
    row("999999999999999999999 min", "999999999999999999999 min");
}

void TestTimeControl::refuses()
{
    QFETCH(QByteArray, unread);
    const auto reading = readTimeControl(QTest::currentDataTag());
    QVERIFY2(!reading.control, reading.control ? textOf(*reading.control).constData() : "");
    QCOMPARE(QByteArray::fromStdString(reading.unread), unread);
}

void TestTimeControl::modes()
{
    QCOMPARE(readTimeControl("2 h").control->mode, IncrementMode::None);
    QCOMPARE(readTimeControl("90 min + 30 s").control->mode, IncrementMode::Fischer);
    QCOMPARE(readTimeControl("90 min + 30 s Delay").control->mode, IncrementMode::Delay);
    QCOMPARE(readTimeControl("90 min + 30 s pro Zug (Bronstein)").control->mode, IncrementMode::Delay);
    QCOMPARE(readTimeControl("5400+30").control->mode, IncrementMode::Fischer);
}

void TestTimeControl::notes()
{
    using enum TimeControlNote;
    QVERIFY(readTimeControl("90 min + 30 s/Zug").notes.empty());
    QVERIFY(readTimeControl("90 min/40 Züge + 30 min + 30 s/Zug ab Zug 1").notes.empty());
    QCOMPARE(readTimeControl("90 min/40 Züge + 30 min + 30 s/Zug").notes,
             std::vector{IncrementFromFirstMove});
    QCOMPARE(readTimeControl("Fischer kurz").notes, std::vector{KnownByName});
}

// RULE: WO2026 4.2.2: the increments of 60 moves are part of the time.
void TestTimeControl::adds()
{
    const auto minutes = [](const char* text) {
        return totalSeconds(*readTimeControl(text).control, 60) / 60;
    };
    QCOMPARE(minutes("90 min"), 90);
    QCOMPARE(minutes("60 min + 30 s/Zug"), 90);
    QCOMPARE(minutes("90 min/40 Züge + 30 min + 30 s/Zug ab Zug 1"), 150);
    QCOMPARE(minutes("90 min/40 Züge + 30 min, 30 s/Zug ab Zug 41"), 130);
    QCOMPARE(minutes("100'/40 + 50'/20 + 15' + 30''"), 195);
    QCOMPARE(firstPeriodSeconds(*readTimeControl("50 min/40 Züge + 30 min + 30 s/Zug").control), 70 * 60);
    QCOMPARE(firstPeriodSeconds(*readTimeControl("50 min/40 Züge + 60 min").control), 50 * 60);
}

void TestTimeControl::correspondence_data()
{
    QTest::addColumn<double>("days");
    QTest::newRow("50 Tage für 10 Züge") << 50.0;
    QTest::newRow("10 Züge in 30 Tagen") << 30.0;
    QTest::newRow("40 Tage/10 Züge") << 40.0;
    QTest::newRow("5 Tage pro Zug") << 50.0;
    QTest::newRow("60 days for 20 moves") << 30.0;
    QTest::newRow("90 min + 30 s") << -1.0;
    QTest::newRow("50 Tage") << -1.0;
    QTest::newRow("50 Tage für 0 Züge") << -1.0;
}

// RULE: FWZ 2
void TestTimeControl::correspondence()
{
    QFETCH(double, days);
    QCOMPARE(daysForTenMoves(QTest::currentDataTag()).value_or(-1.0), days);
}

void TestTimeControl::survivesAnything()
{
    QVERIFY(!readTimeControl(std::string(100'000, '9')).control);
    QVERIFY(!readTimeControl(std::string(100'000, '+')).control);
    std::string text = "90 min/40 Züge + 30 min + 30 s/Zug";
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (int c = 0; c < 256; ++c) {
            std::string damaged = text;
            damaged[at] = static_cast<char>(c);
            const auto reading = readTimeControl(damaged);
            QVERIFY(reading.control.has_value() || !reading.unread.empty());
        }
    }
}

ZAHLMEISTER_TEST(TestTimeControl, QCoreApplication)

} // namespace tst_timecontrol

#include "tst_timecontrol.moc"
