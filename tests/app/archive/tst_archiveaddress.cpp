// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFileInfo>
#include <QTest>

#include "app/archive/kept/archiveaddress.h"
#include "tests/support/testmain.h"

namespace tst_archiveaddress {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

/// Where an archive is.
class TestArchiveAddress : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofAFile();
    void ofAServer_data();
    void ofAServer();
    void isRefused_data();
    void isRefused();
};

void TestArchiveAddress::ofAFile()
{
    const auto address = archiveAddress(u"sqlite:folder/my archive.db"_s);
    QVERIFY(address.has_value() && !address->isServer && !address->isAtRisk());
    QCOMPARE(address->path, QDir::currentPath() + u"/folder/my archive.db"_s);
    QCOMPARE(archiveAddress(u"sqlite:/a/b"_s)->path, QFileInfo(u"/a/b"_s).absoluteFilePath());
}

void TestArchiveAddress::ofAServer_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<bool>("isAtRisk");
    QTest::newRow("all") << u"postgresql://anna@db.example.org:5433/chess?sslmode=verify-full"_s
                         << u"db.example.org 5433 chess anna sslmode=verify-full"_s << false;
    QTest::newRow("TLS is asked for")
        << u"postgresql://db.example.org/chess"_s << u"db.example.org -1 chess  sslmode=require"_s << true;
    QTest::newRow("local") << u"postgres://localhost/chess"_s << u"localhost -1 chess  sslmode=prefer"_s
                           << false;
    QTest::newRow("loopback") << u"postgresql://127.0.0.1/chess?sslmode=disable"_s
                              << u"127.0.0.1 -1 chess  sslmode=disable"_s << false;
    QTest::newRow("IPv6") << u"postgresql://[::1]/chess"_s << u"::1 -1 chess  sslmode=prefer"_s << false;
    QTest::newRow("looks local") << u"postgresql://127.0.0.1.example.org/chess"_s
                                 << u"127.0.0.1.example.org -1 chess  sslmode=require"_s << true;
    QTest::newRow("socket") << u"postgresql:///chess?host=/run/postgresql"_s
                            << u"/run/postgresql -1 chess  sslmode=prefer"_s << false;
    QTest::newRow("service") << u"postgresql:///?service=chess"_s
                             << u" -1   service='chess';sslmode=require"_s << true;
}

void TestArchiveAddress::ofAServer()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    const auto address = archiveAddress(text);
    QVERIFY(address.has_value() && address->isServer);
    QCOMPARE(u"%1 %2 %3 %4 %5"_s.arg(address->host, QString::number(address->port), address->database,
                                     address->user, address->options),
             expected);
    QTEST(address->isAtRisk(), "isAtRisk");
}

void TestArchiveAddress::isRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<ErrorCode>("code");
    const auto password = ErrorCode::PasswordInAddress;
    const auto bad = ErrorCode::BadArchiveAddress;
    QTest::newRow("password") << u"postgresql://anna:secret@db.example.org/chess"_s << password;
    QTest::newRow("password as parameter")
        << u"postgresql://db.example.org/chess?password=secret"_s << password;
    QTest::newRow("behind a wrong one") << u"postgresql://h/chess?x=1&sslpassword=secret"_s << password;
    QTest::newRow("escaped") << u"postgresql://h/chess?p%61ssword=secret"_s << password;
    QTest::newRow("broken") << u"postgresql://anna:secret@@[db/chess"_s << password;
    QTest::newRow("other database") << u"mysql://anna:secret@db/chess"_s << bad;
    QTest::newRow("nothing") << QString() << bad;
    QTest::newRow("no path") << u"sqlite:"_s << bad;
    QTest::newRow("a path") << u"archives/club"_s << bad;
    QTest::newRow("unknown parameter") << u"postgresql://db/chess?options=-c%20x"_s << bad;
    QTest::newRow("unknown mode") << u"postgresql://db/chess?sslmode=perhaps"_s << bad;
    QTest::newRow("several hosts") << u"postgresql:///chess?host=localhost,db.example.org"_s << bad;
    QTest::newRow("smuggled") << u"postgresql://localhost/chess?service=a'%20host='b"_s << bad;
    QTest::newRow("smuggled name") << u"postgresql://localhost/a;sslmode=disable"_s << bad;
    for (const char* mode : {"disable", "allow", "prefer"}) {
        QTest::addRow("in the clear: %s", mode)
            << u"postgresql://db.example.org/chess?sslmode="_s + QLatin1StringView(mode)
            << ErrorCode::InsecureArchive;
    }
    QTest::newRow("elsewhere after all")
        << u"postgresql://localhost/chess?sslmode=disable&host=db.example.org"_s
        << ErrorCode::InsecureArchive;
}

void TestArchiveAddress::isRefused()
{
    QFETCH(const QString, text);
    const auto address = archiveAddress(text);
    QVERIFY(!address.has_value());
    QTEST(address.error().code, "code");
    for (const std::string& arg : address.error().args)
        QVERIFY(arg.find("secret") == std::string::npos);
}

ZAHLMEISTER_TEST(TestArchiveAddress, QCoreApplication)

} // namespace tst_archiveaddress

#include "tst_archiveaddress.moc"
