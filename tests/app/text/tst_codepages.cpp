// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <QTest>

#include "app/lists/listinput.h"
#include "app/text/codepages.h"
#include "tests/support/testmain.h"

namespace tst_codepages {

using namespace zahlmeister;
using app::ListEncoding;

class TestListEncoding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void detects_data();
    void detects();
    void decodes_data();
    void decodes();
    void refusesWhatIsNone();
    void decodesUtf16InPieces();
    void splitsLines_data();
    void splitsLines();
    void survivesHugeLines();
};

void TestListEncoding::detects_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ListEncoding>("encoding");
    QTest::newRow("ASCII") << QByteArray("Mueller,Anna") << ListEncoding::Utf8;
    QTest::newRow("empty") << QByteArray() << ListEncoding::Utf8;
    QTest::newRow("UTF-8") << QByteArray("M\xc3\xbcller,J\xc3\xb6rg") << ListEncoding::Utf8;
    QTest::newRow("UTF-8 with mark") << QByteArray("\xef\xbb\xbfMueller") << ListEncoding::Utf8;
    QTest::newRow("UTF-8 cut within a letter") << QByteArray("J\xc3\xb6rg M\xc3") << ListEncoding::Utf8;
    QTest::newRow("windows-1252") << QByteArray("M\xfcller,J\xf6rg Wei\xdf") << ListEncoding::Windows1252;
    QTest::newRow("code page 850") << QByteArray("M\x81ller,J\x94rg Wei\xe1") << ListEncoding::Cp850;
    QTest::newRow("code page 850, only a sharp s") << QByteArray("Mei\xe1ner,Anna") << ListEncoding::Cp850;
    QTest::newRow("windows-1252, acute a behind a vowel") << QByteArray("Se\xe1n \xd3 Br\xed"
                                                                        "on")
                                                          << ListEncoding::Windows1252;
    QTest::newRow("windows-1252, acute a behind a consonant")
        << QByteArray("G\xe1sp\xe1r,Anna") << ListEncoding::Windows1252;
    QTest::newRow("UTF-16, little end first")
        << QByteArray("\xff\xfeI\0D\0", 6) << ListEncoding::Utf16LittleEndian;
    QTest::newRow("UTF-16, big end first") << QByteArray("\xfe\xff\0I\0D", 6) << ListEncoding::Utf16BigEndian;
    QTest::newRow("UTF-16 without mark")
        << QByteArray("I\0D\0,\0Z\0P\0S\0", 12) << ListEncoding::Utf16LittleEndian;
    QTest::newRow("UTF-16 big without mark")
        << QByteArray("\0I\0D\0,\0Z\0P\0S", 12) << ListEncoding::Utf16BigEndian;
}

void TestListEncoding::detects()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const ListEncoding, encoding);
    QCOMPARE(app::detectListEncoding({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                                     ListEncoding::Cp850),
             encoding);
}

// Expected letters: Unicode's mapping tables of the code pages (unicode.org/Public/MAPPINGS/VENDORS/MICSFT).
void TestListEncoding::decodes_data()
{
    QTest::addColumn<ListEncoding>("encoding");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::newRow("1252") << ListEncoding::Windows1252 << QByteArray("\x80\x8a\x9e\xc4\xdf\xff")
                          << QStringLiteral("€ŠžÄßÿ");
    QTest::newRow("850") << ListEncoding::Cp850 << QByteArray("\x80\x84\x8e\x94\x99\x81\x9a\xe1\x9b\xd0")
                         << QStringLiteral("ÇäÄöÖüÜßøð");
    QTest::newRow("437") << ListEncoding::Cp437 << QByteArray("\x80\x84\x8e\x94\x99\x81\x9a\xe1\x9b\xe8")
                         << QStringLiteral("ÇäÄöÖüÜß¢Φ");
    QTest::newRow("UTF-8") << ListEncoding::Utf8 << QByteArray("\xc5\x81ukasz") << QStringLiteral("Łukasz");
}

void TestListEncoding::decodes()
{
    QFETCH(const ListEncoding, encoding);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, text);
    std::string utf8 = ">";
    QVERIFY(app::appendDecoded({bytes.constData(), static_cast<std::size_t>(bytes.size())}, encoding, utf8));
    QCOMPARE(QString::fromStdString(utf8), u'>' + text);
}

void TestListEncoding::refusesWhatIsNone()
{
    std::string utf8;
    QVERIFY(
        !app::appendDecoded("\x81", ListEncoding::Windows1252, utf8)); // one of five bytes without a letter
    for (const char* const bytes :
         {"\xc3", "\xc0\x80", "\xed\xa0\x80", "\xf5\x80\x80\x80", "\xe2\x82", "\xff"})
        QVERIFY2(!app::appendDecoded(bytes, ListEncoding::Utf8, utf8), bytes);
    QVERIFY(isUtf8("\xf0\x9f\x99\x82"));
}

void TestListEncoding::decodesUtf16InPieces()
{
    const std::string bytes("A\0\x3d\xd8\x42\xde\xfc\0\0\xd8!\0",
                            12); // A, a pair of surrogates, ü, half a pair, !
    for (std::size_t cut = 0; cut <= bytes.size(); ++cut) {
        app::Utf16Decoder decoder(false);
        std::string text;
        decoder.decode(std::string_view(bytes).substr(0, cut), text);
        decoder.decode(std::string_view(bytes).substr(cut), text);
        QCOMPARE(QString::fromStdString(text), QStringLiteral("A🙂ü\ufffd!"));
    }
}

void TestListEncoding::splitsLines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("lines");
    const QStringList three{QStringLiteral("a"), QString(), QStringLiteral("bc")};
    QTest::newRow("CR LF") << QByteArray("a\r\n\r\nbc\r\n") << three;
    QTest::newRow("LF") << QByteArray("a\n\nbc\n") << three;
    QTest::newRow("CR") << QByteArray("a\r\rbc\r") << three;
    QTest::newRow("no end") << QByteArray("a\r\n\nbc") << three;
    QTest::newRow("with mark") << QByteArray("\xef\xbb\xbf"
                                             "a\n\nbc")
                               << three;
    QTest::newRow("nothing") << QByteArray() << QStringList();
}

void TestListEncoding::splitsLines()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, lines);
    app::MemoryListInput input({text.constData(), static_cast<std::size_t>(text.size())});
    app::ListLines reader(input);
    QStringList found;
    while (*reader.next()) {
        found.push_back(
            QString::fromUtf8(reader.text().data(), static_cast<qsizetype>(reader.text().size())));
        QCOMPARE(reader.number(), found.size());
    }
    QCOMPARE(found.join(u'|'), lines.join(u'|'));
}

void TestListEncoding::survivesHugeLines()
{
    const std::string huge = "first\r\n" + std::string(5'000'000, 'x') + "\r\nlast";
    app::MemoryListInput input(huge);
    app::ListLines reader(input);
    QVERIFY(*reader.next() && !reader.isTooLong() && reader.isTerminated());
    QVERIFY(*reader.next() && reader.isTooLong() && reader.text().size() <= app::ListLines::kMaximumLength);
    QVERIFY(*reader.next() && !reader.isTooLong() && !reader.isTerminated());
    QCOMPARE(std::string(reader.text()), std::string("last"));
    QVERIFY(!*reader.next());
}

ZAHLMEISTER_TEST(TestListEncoding, QCoreApplication)

} // namespace tst_codepages

#include "tst_codepages.moc"
