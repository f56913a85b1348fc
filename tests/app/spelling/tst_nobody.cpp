// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/spelling/nobody.h"
#include "app/tables/cells/cell.h"
#include "app/tables/cells/words.h"
#include "app/tables/cutters/pairingline.h"
#include "tests/support/testmain.h"

namespace tst_nobody {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

/// Every word for nobody means it to every reader.
class TestNobody : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyReaderKnowsEveryWord_data();
    void everyReaderKnowsEveryWord();
    void isKnownAtTheEndOfALine_data();
    void isKnownAtTheEndOfALine();
    void isNoName();
    void isTyped();
};

void TestNobody::everyReaderKnowsEveryWord_data()
{
    QTest::addColumn<QString>("word");
    for (const QString& word :
         {u"spielfrei"_s, u"Spiel frei"_s, u"FREILOS"_s, u"frei"_s, u"bye"_s, u"dummy"_s, u"Dummy"_s, u"sf"_s,
          u"n.n."_s, u"N. N."_s, u"nn"_s, u"unbesetzt"_s, u"rundenfrei"_s, u"not paired"_s, u"(spielfrei)"_s,
          u"spfr."_s, u" spielfrei "_s})
        QTest::newRow(qPrintable(word)) << word;
}

void TestNobody::everyReaderKnowsEveryWord()
{
    QFETCH(const QString, word);
    QVERIFY(isNobodyWord(word));
    QVERIFY(Cell(word).isNobody());
    QVERIFY(isNobody(word)); // a name in SWI, SWT, TRF and so on
    QVERIFY(!isNameLike(word.trimmed()));
}

void TestNobody::isKnownAtTheEndOfALine_data()
{
    QTest::addColumn<QString>("line");
    for (const QString& line : {u"M\u00fcller, Hans - spielfrei"_s, u"M\u00fcller, Hans - spiel frei"_s,
                                u"M\u00fcller, Hans - dummy"_s, u"M\u00fcller, Hans: Freilos"_s,
                                u"M\u00fcller, Hans ist spielfrei"_s})
        QTest::newRow(qPrintable(line)) << line;
}

void TestNobody::isKnownAtTheEndOfALine()
{
    QFETCH(const QString, line);
    QVERIFY(pairingLine(line).kind == PairingLine::Kind::Bye);
}

/// Who is called Frei has an opponent.
void TestNobody::isNoName()
{
    for (const QString& name : {u"Frei, Anna"_s, u"Freilos, Karl"_s, u"Bayer"_s, u"N\u00f6, Nina"_s, u""_s})
        QVERIFY2(!isNobodyWord(name), qPrintable(name));
    QVERIFY(pairingLine(u"Koch, Karl - Frei, Anna 1:0"_s).kind == PairingLine::Kind::Pairing);
}

/// Who types a bye means one by the pairing.
void TestNobody::isTyped()
{
    for (const QString& word : {u"spf"_s, u"Spielfrei"_s, u"frei"_s, u"bye"_s, u"freilos"_s}) {
        QVERIFY2(isTypedNobody(word) && isNobodyWord(word), qPrintable(word));
        for (qsizetype size = 0; size <= word.size(); ++size)
            QVERIFY2(beginsTypedNobody(word.left(size)), qPrintable(word));
    }
    for (const QString& word : {u"nicht angetreten"_s, u"nn"_s, u"x"_s})
        QVERIFY2(!isTypedNobody(word) && !beginsTypedNobody(word), qPrintable(word));
    for (const QString& name : {u""_s, u"  "_s, u"-"_s, u"---"_s})
        QVERIFY2(isNobody(name) && !isNobodyWord(name), qPrintable(name));
}

ZAHLMEISTER_TEST(TestNobody, QCoreApplication)

} // namespace tst_nobody

#include "tst_nobody.moc"
