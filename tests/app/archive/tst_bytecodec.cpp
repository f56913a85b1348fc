// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include <QTest>

#include "app/archive/kept/bytecodec.h"
#include "tests/support/testmain.h"

namespace tst_bytecodec {

using namespace Qt::StringLiterals;
using namespace zahlmeister::app;

/// Values as few bytes.
class TestByteCodec : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBack();
    void isSmall();
    void hasOneFormOnly_data();
    void hasOneFormOnly();
    void isBounded();
};

void TestByteCodec::comesBack()
{
    const std::vector<std::int64_t> numbers{0,
                                            1,
                                            -1,
                                            63,
                                            64,
                                            -64,
                                            -65,
                                            1743,
                                            -9999,
                                            std::numeric_limits<std::int64_t>::max(),
                                            std::numeric_limits<std::int64_t>::min()};
    const std::vector<std::string> texts{"", "Müller, Hans", "C0521", "", "C0521", std::string("a\0b", 3)};
    ByteWriter out;
    for (const std::int64_t number : numbers) {
        out.signedNumber(number);
        out.number(static_cast<std::uint64_t>(number));
    }
    for (const std::string& text : texts)
        out.text(text);
    const QByteArray bytes = out.take();
    ByteReader in(bytes);
    for (const std::int64_t number : numbers) {
        QCOMPARE(in.signedNumber(), number);
        QCOMPARE(in.number(), static_cast<std::uint64_t>(number));
    }
    for (const std::string& text : texts)
        QCOMPARE(in.text(), text);
    QVERIFY(in.isGood() && in.isAtEnd());
    QCOMPARE(in.number(), std::uint64_t(0));
    QVERIFY(!in.isGood());
}

void TestByteCodec::isSmall()
{
    ByteWriter out;
    out.number(127);
    out.signedNumber(-64);
    out.text("C0521");
    out.text("C0521");
    QCOMPARE(out.take(), "\x7f\x7f\x00\x05"
                         "C0521\x01"_ba);
}

void TestByteCodec::hasOneFormOnly_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << ""_ba;
    QTest::newRow("goes on") << "\x80"_ba;
    QTest::newRow("a nought too many") << "\x81\x00"_ba;
    QTest::newRow("65 bits") << "\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02"_ba;
    QTest::newRow("endless") << QByteArray(100, '\x80');
}

void TestByteCodec::hasOneFormOnly()
{
    QFETCH(const QByteArray, bytes);
    ByteReader in(bytes);
    QCOMPARE(in.number(), std::uint64_t(0));
    QVERIFY(!in.isGood());
}

void TestByteCodec::isBounded()
{
    const QByteArray many = "\x05"
                            "abc"_ba;
    ByteReader counted(many);
    QCOMPARE(counted.count(100), std::size_t(0));
    QVERIFY(!counted.isGood());
    ByteReader unknown("\x01"_ba);
    QCOMPARE(unknown.text(), std::string());
    QVERIFY(!unknown.isGood());
    // A long text, named again and again.
    ByteWriter out;
    for (int i = 0; i < 1000; ++i)
        out.text(std::string(100'000, 'x'));
    const QByteArray bytes = out.take();
    ByteReader in(bytes);
    int read = 0;
    while (in.isGood() && !in.text().empty())
        ++read;
    QVERIFY(read > 10 && read < 500);
}

ZAHLMEISTER_TEST(TestByteCodec, QCoreApplication)

} // namespace tst_bytecodec

#include "tst_bytecodec.moc"
