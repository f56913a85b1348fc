// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include "tests/support/testmain.h"

namespace tst_hardening {

using namespace Qt::StringLiterals;

/// What the compiler and the linker were told to do against crafted files, read from the built program.
class TestHardening : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void has_data();
    void has();
    void checksCopies();
    void marksWhereJumpsMayLand();

private:
    QString m_headers;
};

void TestHardening::initTestCase()
{
#if !defined(Q_OS_LINUX)
    QSKIP("The program's headers are read as those of Linux.");
#endif
    if (!ZAHLMEISTER_IS_HARDENED)
        QSKIP("Only optimised builds are hardened.");
    QProcess reader;
    reader.start(u"readelf"_s, {u"-hldnW"_s, u"--dyn-syms"_s, QStringLiteral(ZAHLMEISTER_PROGRAM)});
    QVERIFY(reader.waitForFinished());
    QCOMPARE(reader.exitCode(), 0);
    m_headers = QString::fromLatin1(reader.readAllStandardOutput());
}

void TestHardening::has_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::newRow("addresses that change (PIE)") << u"Type: +DYN"_s;
    QTest::newRow("tables that are written once (RELRO)") << u"GNU_RELRO"_s;
    QTest::newRow("all of them at the start (BIND_NOW)") << u"BIND_NOW|Flags:.* NOW"_s;
    QTest::newRow("data that is no code (NX)") << u"GNU_STACK +0x0+ 0x0+ 0x0+ 0x0+ 0x0+ RW +0x"_s;
    QTest::newRow("canaries (stack protector)") << u"__stack_chk_fail"_s;
    if (ZAHLMEISTER_HAS_CET)
        QTest::newRow("a second stack of return addresses (CET)") << u"x86 feature:.*SHSTK"_s;
}

void TestHardening::has()
{
    QFETCH(const QString, pattern);
    QVERIFY2(m_headers.contains(QRegularExpression(pattern)), qPrintable(pattern));
}

/// Whether a call is checked depends on what the compiler knows of it, so the switch itself is looked at.
void TestHardening::checksCopies()
{
#ifdef _FORTIFY_SOURCE
    QVERIFY(_FORTIFY_SOURCE >= 2);
#else
    QFAIL("_FORTIFY_SOURCE is not set");
#endif
}

/// Likewise: the start-up objects of the system decide whether the linker promises it.
void TestHardening::marksWhereJumpsMayLand()
{
    if (!ZAHLMEISTER_HAS_CET)
        QSKIP("The compiler cannot mark them for this processor.");
#ifdef __CET__
    QCOMPARE(__CET__ & 1, 1);
#else
    QFAIL("-fcf-protection is not set");
#endif
}

ZAHLMEISTER_TEST(TestHardening, QCoreApplication)

} // namespace tst_hardening

#include "tst_hardening.moc"
