// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/text/textencoding.h"
#include "tests/support/testmain.h"

namespace tst_textencoding {

using namespace Qt::StringLiterals;
using namespace zahlmeister::app;

class TestTextEncoding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recognises_data();
    void recognises();
    void goesThereAndBack_data();
    void goesThereAndBack();
    void aByteWithoutCharacterSpoilsOnlyItself();
    void replacesWhatTheEncodingLacks();
};

void TestTextEncoding::recognises_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("encoding");
    QTest::newRow("ascii") << "Meier"_ba << u"Meier"_s << int(ListEncoding::Utf8);
    QTest::newRow("utf-8") << "M\xc3\xbcller"_ba << u"Müller"_s << int(ListEncoding::Utf8);
    QTest::newRow("utf-8 with mark") << "\xef\xbb\xbfM\xc3\xbcller"_ba << u"Müller"_s
                                     << int(ListEncoding::Utf8);
    QTest::newRow("mark inside") << "Meier\n\xef\xbb\xbfM\xc3\xbcller"_ba << u"Meier\nMüller"_s
                                 << int(ListEncoding::Utf8);
    QTest::newRow("windows") << "M\xfcller, Stra\xdf"
                                "e"_ba
                             << u"Müller, Straße"_s << int(ListEncoding::Windows1252);
    QTest::newRow("dos") << "M\x81ller, Stra\xe1"
                            "e"_ba
                         << u"Müller, Straße"_s << int(ListEncoding::Cp850);
    QTest::newRow("utf-16") << QByteArray("\xff\xfeM\0\xfc\0", 6) << u"Mü"_s
                            << int(ListEncoding::Utf16LittleEndian);
}

void TestTextEncoding::recognises()
{
    QFETCH(QByteArray, data);
    QFETCH(QString, text);
    QFETCH(int, encoding);
    const DecodedText decoded = decodeText(data);
    QCOMPARE(decoded.text, text);
    QCOMPARE(int(decoded.encoding), encoding);
    QVERIFY(decoded.complete);
}

void TestTextEncoding::goesThereAndBack_data()
{
    QTest::addColumn<int>("encoding");
    for (const ListEncoding encoding :
         {ListEncoding::Utf8, ListEncoding::Windows1252, ListEncoding::Cp850, ListEncoding::Cp437,
          ListEncoding::Utf16LittleEndian, ListEncoding::Utf16BigEndian})
        QTest::newRow(listEncodingText(encoding).data()) << int(encoding);
}

void TestTextEncoding::goesThereAndBack()
{
    QFETCH(int, encoding);
    const QString text = u"Jäger, Özil, Übel, Straße, é ½"_s;
    const EncodedText encoded = encodeAs(text, ListEncoding(encoding));
    QCOMPARE(encoded.replaced, 0);
    QCOMPARE(decodeAs(encoded.data, ListEncoding(encoding)), text);
}

void TestTextEncoding::aByteWithoutCharacterSpoilsOnlyItself()
{
    // 0x81 is no character of windows-1252.
    QCOMPARE(decodeAs("a\x81z"_ba, ListEncoding::Windows1252), u"a\ufffdz"_s);
}

void TestTextEncoding::replacesWhatTheEncodingLacks()
{
    const EncodedText encoded = encodeAs(u"Hořejší ☃"_s, ListEncoding::Cp437);
    QCOMPARE(encoded.data, QByteArray("Horejs\xa1 ?"));
    QCOMPARE(encoded.replaced, 3);
    // A byte order mark within a text is a letter that there is no byte for.
    const EncodedText marked = encodeAs(u"A\uFEFFB"_s, ListEncoding::Cp850);
    QCOMPARE(marked.data, QByteArray("A?B"));
    QCOMPARE(marked.replaced, 1);
}

ZAHLMEISTER_TEST(TestTextEncoding, QCoreApplication)

} // namespace tst_textencoding

#include "tst_textencoding.moc"
