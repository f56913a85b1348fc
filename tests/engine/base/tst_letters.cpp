// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/base/letters.h"

using namespace zahlmeister;

class TestLetters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsLettersThatAreNoBaseLetter();
    void comparesWithoutRegardToCapitals();
};

void TestLetters::knowsLettersThatAreNoBaseLetter()
{
    QCOMPARE(letterOf(U'Ä')->expanded, "ae");
    QCOMPARE(letterOf(U'ä')->plain, "a");
    QCOMPARE(letterOf(U'ß')->plain, "ss");
    QVERIFY(!letterOf(U'a') && !letterOf(U'é'));
}

void TestLetters::comparesWithoutRegardToCapitals()
{
    QVERIFY(sameLetters("Fed", "fED") && !sameLetters("Fed", "Fe") && !sameLetters("[", "{"));
    QCOMPARE(asciiUpper('z'), 'Z');
    QCOMPARE(asciiLower('\xc4'), '\xc4');
}

QTEST_GUILESS_MAIN(TestLetters)
#include "tst_letters.moc"
