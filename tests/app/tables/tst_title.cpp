// SPDX-License-Identifier: GPL-3.0-or-later
// The name of a tournament among headings, lines of mails and parts of web pages.
#include <QTest>

#include "app/tables/title.h"
#include "tests/support/testmain.h"

namespace tst_title {

using namespace Qt::StringLiterals;
using namespace zahlmeister::app;

namespace {

class TestTitle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void findsTheMode();
};

} // namespace

void TestTitle::finds_data()
{
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<QString>("name");
    const auto row = [](const QStringList& texts, const QString& name) {
        QTest::addRow("%s", qPrintable(texts.join(u" | "_s))) << texts << name;
    };
    const QString name = u"Vereinsmeisterschaft 2025"_s;
    row({name}, name);
    row({u"SK Musterstadt"_s, name}, name);
    row({u"Startseite"_s, u"Termine"_s, name}, name);
    row({u"Bearbeiten"_s, name, u"Endstand nach 5 Runden"_s}, name);
    // beside lists and rounds
    row({u"Vereinsmeisterschaft 2025 - Endstand"_s}, name);
    row({u"Kreuztabelle: Vereinsmeisterschaft 2025"_s}, name);
    row({u"Endstand der Vereinsmeisterschaft 2025"_s}, name);
    row({u"Vereinsmeisterschaft 2025 Fortschrittstabelle"_s}, name);
    row({u"Vereinsmeisterschaft 2025, 3. Runde"_s}, name);
    row({u"Vereinsmeisterschaft 2025 (Stand nach der 5. Runde)"_s}, name);
    row({u"Chess-Results Server Chess-results.com - Vereinsmeisterschaft 2025"_s}, name);
    row({u"Turnier: Vereinsmeisterschaft 2025"_s}, name);
    // the tournament's own parts stay
    row({u"Stadtpokal Lindau - Gruppe A"_s}, u"Stadtpokal Lindau - Gruppe A"_s);
    row({u"Bezirksliga Nord, Staffel 2, 1. Runde"_s}, u"Bezirksliga Nord, Staffel 2"_s);
    row({u"3. Open (U12)"_s}, u"3. Open (U12)"_s);
    row({u"3. Open des SK Musterstadt e.V."_s}, u"3. Open des SK Musterstadt e.V."_s);
    // letters
    row({u"Hallo Schachfreunde,"_s, u"hier die Tabelle der Vereinsmeisterschaft 2025:"_s}, name);
    row({u"anbei die Ergebnisse unserer Klubmeisterschaft (3 Runden, 90 min):"_s}, u"Klubmeisterschaft"_s);
    row({u"Hallo,"_s, u"anbei das Ergebnis unseres Wettkampfs vom 15.02.2025:"_s}, u""_s);
    row({u"Liebe Turnierfreunde!"_s, name}, name);
    // without any word for a tournament
    row({u"Sommerschach in Lindau"_s, u"Turnierleiter: Max Muster"_s}, u"Sommerschach in Lindau"_s);
    row({u"{{< callout type=\"info\" >}}"_s, name, u"{{% /callout %}}"_s}, name);
    // no name at all
    row({u"{{< callout type=\"info\" >}}"_s}, u""_s);
    row({u"Die aktuelle Runde endet am 31.10.2025."_s}, u""_s);
    row({u"Rangliste: Stand nach der 5. Runde"_s}, u""_s);
    row({u"12.03.2025"_s, u"12 Teilnehmer"_s, u"Runde 3"_s}, u""_s);
    row({QString(5000, u'x')}, u""_s);
    row({}, u""_s);
}

void TestTitle::finds()
{
    QFETCH(QStringList, texts);
    QFETCH(QString, name);
    QCOMPARE(tableTitle(texts), name);
}

void TestTitle::findsTheMode()
{
    using zahlmeister::engine::TournamentMode;
    const auto swiss = std::optional(TournamentMode::Swiss);
    const auto roundRobin = std::optional(TournamentMode::RoundRobin);
    QCOMPARE(tableMode({u"Kreuztabelle im Schweizer-System nach der 6. Runde"_s}), swiss);
    QCOMPARE(tableMode({u"Stadtmeisterschaft"_s, u"7 Runden CH-System"_s}), swiss);
    QCOMPARE(tableMode({u"Vereinsmeisterschaft (jeder gegen jeden)"_s}), roundRobin);
    QVERIFY(!tableMode({u"Vereinsmeisterschaft 2025"_s}));
    QVERIFY(!tableMode({u"Erstellt mit Swiss-Chess"_s, u"Swiss-Manager"_s}));
    // The rules of a club, both in one sentence.
    QVERIFY(!tableMode({u"Gespielt wird im Schweizer System, bis 8 Teilnehmer ein Rundenturnier."_s}));
}

ZAHLMEISTER_TEST(TestTitle, QCoreApplication)

} // namespace tst_title

#include "tst_title.moc"
