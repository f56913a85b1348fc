// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/fetch/webaddress.h"
#include "tests/support/testmain.h"

namespace tst_webaddress {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

class TestWebAddress : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatIsTyped_data();
    void readsWhatIsTyped();
    void refusesWhatIsNone_data();
    void refusesWhatIsNone();
    void followsToHttpsOnly_data();
    void followsToHttpsOnly();
    void suggestsHttps();
};

void TestWebAddress::readsWhatIsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("address");
    QTest::newRow("whole") << u"https://example.org/list.zip"_s << u"https://example.org/list.zip"_s;
    QTest::newRow("without a scheme") << u" example.org/list.zip "_s << u"https://example.org/list.zip"_s;
    QTest::newRow("with a port") << u"localhost:8080/list.zip"_s << u"https://localhost:8080/list.zip"_s;
    QTest::newRow("http is typed") << u"HTTP://example.org/a"_s << u"http://example.org/a"_s;
    QTest::newRow("query") << u"https://example.org/get?file=a/b.zip"_s
                           << u"https://example.org/get?file=a/b.zip"_s;
    QTest::newRow("fragment") << u"https://example.org/a#b"_s << u"https://example.org/a"_s;
}

void TestWebAddress::readsWhatIsTyped()
{
    QFETCH(QString, typed);
    const auto address = app::webAddress(typed);
    QVERIFY(address.has_value());
    QTEST(address->toString(), "address");
    QCOMPARE(app::isEncrypted(*address), !typed.startsWith(u"HTTP:"_s));
}

void TestWebAddress::refusesWhatIsNone_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QByteArray>("fault");
    QTest::newRow("nothing") << u"  "_s << QByteArray("host");
    QTest::newRow("file") << u"file:///etc/passwd"_s << QByteArray("scheme");
    QTest::newRow("ftp") << u"ftp://example.org/list.zip"_s << QByteArray("scheme");
    QTest::newRow("script") << u"javascript:alert(1)"_s << QByteArray("scheme");
    QTest::newRow("data") << u"data:text/plain,a"_s << QByteArray("scheme");
    QTest::newRow("no host") << u"https:///list.zip"_s << QByteArray("host");
    QTest::newRow("blanks") << u"https://exa mple.org/"_s << QByteArray("host");
    QTest::newRow("password") << u"https://me:secret@example.org/"_s << QByteArray("password");
    QTest::newRow("endless") << u"https://example.org/"_s + QString(3000, u'a') << QByteArray("host");
}

void TestWebAddress::refusesWhatIsNone()
{
    QFETCH(QString, typed);
    const auto address = app::webAddress(typed);
    QVERIFY(!address.has_value());
    QCOMPARE(address.error().code, ErrorCode::BadAddress);
    QTEST(QByteArray::fromStdString(address.error().args.at(1)), "fault");
}

void TestWebAddress::followsToHttpsOnly_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<QString>("target"); // empty: refused
    QTest::newRow("another path") << u"https://a.org/x/y"_s << QByteArray("../z") << u"https://a.org/z"_s;
    QTest::newRow("another host") << u"https://a.org/x"_s << QByteArray("https://b.org/y")
                                  << u"https://b.org/y"_s;
    QTest::newRow("from http up") << u"http://a.org/x"_s << QByteArray("https://a.org/x")
                                  << u"https://a.org/x"_s;
    QTest::newRow("down to http") << u"https://a.org/x"_s << QByteArray("http://a.org/x") << QString();
    QTest::newRow("http stays http") << u"http://a.org/x"_s << QByteArray("/y") << QString();
    QTest::newRow("file") << u"https://a.org/x"_s << QByteArray("file:///etc/passwd") << QString();
    QTest::newRow("password") << u"https://a.org/x"_s << QByteArray("https://me:secret@b.org/") << QString();
    QTest::newRow("nothing") << u"https://a.org/x"_s << QByteArray() << QString();
    QTest::newRow("endless") << u"https://a.org/x"_s << QByteArray(100'000, 'a') << QString();
}

void TestWebAddress::followsToHttpsOnly()
{
    QFETCH(QString, from);
    QFETCH(QByteArray, location);
    const auto target = app::redirectTarget(QUrl(from), location);
    QTEST(target.has_value() ? target->toString() : QString(), "target");
    if (!target.has_value())
        QCOMPARE(target.error().code, ErrorCode::BadRedirect);
}

void TestWebAddress::suggestsHttps()
{
    for (const app::ListSource source : {app::ListSource::Dsb, app::ListSource::Fide}) {
        const auto address = app::webAddress(app::suggestedAddress(source));
        QVERIFY(address.has_value());
        QVERIFY(app::isEncrypted(*address));
    }
    QVERIFY(app::suggestedAddress(app::ListSource::SwissChess).isEmpty());
}

ZAHLMEISTER_TEST(TestWebAddress, QCoreApplication)

} // namespace tst_webaddress

#include "tst_webaddress.moc"
