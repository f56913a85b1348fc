// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/base/letters.h"
#include "tests/support/testmain.h"

namespace tst_letters {

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

ZAHLMEISTER_TEST(TestLetters, QCoreApplication)

} // namespace tst_letters

#include "tst_letters.moc"
