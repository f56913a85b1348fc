// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/tables/cells/details.h"
#include "tests/support/testmain.h"

namespace tst_details {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

class TestDetails : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsLines_data();
    void readsLines();
    void knowsRulesOfColours_data();
    void knowsRulesOfColours();
};

void TestDetails::readsLines_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected"); // place, start, end, rounds, time control
    const auto row = [](const char* name, const QString& line, const QString& expected) {
        QTest::newRow(name) << line << expected;
    };
    row("several in a line", u"Location : Erfurt, Date : 2026/05/06 To 2026/05/10, Rating-Ø : 1712"_s,
        u"Erfurt|2026-05-06|2026-05-10||"_s);
    row("German", u"Datum: 06.05.2026 bis 10.05.2026"_s, u"|2026-05-06|2026-05-10||"_s);
    row("one day", u"Date: 2026/05/06"_s, u"|2026-05-06|2026-05-06||"_s);
    row("beginning", u"Beginn: 06.05.2026"_s, u"|2026-05-06|||"_s);
    row("hour of beginning", u"Beginn: 19:00 Uhr"_s, u"||||"_s);
    row("half of the days", u"Datum: 06. bis 10.05.2026"_s, u"||||"_s);
    row("rounds", u"Number of rounds: 7"_s, u"|||7|"_s);
    row("time control", u"Time control (Standard): 90 min + 30 s"_s, u"||||90 min + 30 s"_s);
    row("place with a comma", u"Ort: Erfurt, Haus der Jugend"_s, u"Erfurt, Haus der Jugend||||"_s);
    row("another key", u"Turnierleiter: Max Muster"_s, u"||||"_s);
    row("a sentence", u"Der Ort: wie immer"_s, u"||||"_s);
}

void TestDetails::knowsRulesOfColours_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected"); // who has White on the odd boards
    const auto row = [](const QString& line, const char* expected) {
        QTest::newRow(qPrintable(line)) << line << QString::fromLatin1(expected);
    };
    row(u"Die Heimmannschaft hat an den ungeraden Brettern Schwarz."_s, "guest");
    row(u"Die Heimmannschaft hat an den ungeraden Brettern Weiß."_s, "home");
    row(u"Heim: Weiß an den geraden Brettern"_s, "guest");
    row(u"Gast hat am ersten Brett Weiß"_s, "guest");
    row(u"Gastmannschaft an Brett 1 Schwarz"_s, "home");
    row(u"Der Gastgeber führt an Brett 1 die schwarzen Steine."_s, "guest");
    row(u"Die Heimmannschaft stellt die Bretter."_s, "nobody");
    row(u"An Brett 10 hatte Heim die weißen Steine."_s, "nobody");
}

void TestDetails::knowsRulesOfColours()
{
    QFETCH(const QString, line);
    const auto home = homeHasWhiteOnOddBoards(line);
    QTEST(QString(!home ? u"nobody"_s : *home ? u"home"_s : u"guest"_s), "expected");
}

void TestDetails::readsLines()
{
    QFETCH(const QString, line);
    QFETCH(const QString, expected);
    engine::TournamentHeader header;
    addDetails(line, header);
    const auto day = [](const std::optional<engine::Date>& date) {
        return date ? QString::fromStdString(date->iso()) : QString();
    };
    QCOMPARE(QStringList({QString::fromStdString(header.place), day(header.start), day(header.end),
                          header.rounds ? QString::number(*header.rounds) : QString(),
                          QString::fromStdString(header.timeControl)})
                 .join(u'|'),
             expected);
}

ZAHLMEISTER_TEST(TestDetails, QCoreApplication)

} // namespace tst_details

#include "tst_details.moc"
