// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/base/utf8.h"
#include "tests/support/testmain.h"

namespace tst_utf8 {

using namespace zahlmeister;
using namespace std::string_view_literals;

class TestUtf8 : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCharacterComesBack();
    void refusesIllFormedSequences_data();
    void refusesIllFormedSequences();
};

void TestUtf8::everyCharacterComesBack()
{
    for (char32_t character = 0; character <= 0x10ffff; ++character) {
        if (character >= 0xd800 && character <= 0xdfff)
            continue;
        std::string text;
        appendCharacter(character, text);
        std::size_t place = 0;
        QCOMPARE(utf8Length(text), text.size());
        QCOMPARE(quint32(takeCharacter(text, place)), quint32(character));
        QCOMPARE(place, text.size());
    }
    QCOMPARE(characterCount("aß€𝄞"), std::size_t{4});
    QVERIFY(isUtf8("aß€𝄞") && isUtf8("") && !isAscii("ß") && isAscii("a\x7f"));
}

void TestUtf8::refusesIllFormedSequences_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("continuation alone") << QByteArray("\x80");
    QTest::newRow("overlong, two") << QByteArray("\xc1\xbf");
    QTest::newRow("overlong, three") << QByteArray("\xe0\x9f\xbf");
    QTest::newRow("overlong, four") << QByteArray("\xf0\x8f\xbf\xbf");
    QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80");
    QTest::newRow("above the last") << QByteArray("\xf4\x90\x80\x80");
    QTest::newRow("no lead byte") << QByteArray("\xf5\x80\x80\x80");
    QTest::newRow("cut off") << QByteArray("\xe2\x82");
}

void TestUtf8::refusesIllFormedSequences()
{
    QFETCH(QByteArray, bytes);
    const std::string_view text(bytes.constData(), std::size_t(bytes.size()));
    QCOMPARE(utf8Length(text), std::size_t{0});
    QVERIFY(!isUtf8(text));
    std::size_t place = 0;
    QCOMPARE(quint32(takeCharacter(text, place)), quint32(kNoCharacter));
    QCOMPARE(place, std::size_t{1}); // what comes next has its own chance
}

ZAHLMEISTER_TEST(TestUtf8, QCoreApplication)

} // namespace tst_utf8

#include "tst_utf8.moc"
