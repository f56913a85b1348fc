// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>

#include <QElapsedTimer>
#include <QTest>

#include "app/archive/archive.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/rules/shippedrules.h"
#include "tests/support/databaseserver.h"
#include "tests/support/slowline.h"
#include "tests/support/testmain.h"

namespace tst_slowline {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;

/// A server that is far away.
class TestSlowLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesItsTime();
};

void TestSlowLine::takesItsTime()
{
    const auto server = DatabaseServer::start();
    if (!server)
        QSKIP(qPrintable(DatabaseServer::reason()));
    const QString near = server->newDatabase();
    QVERIFY(app::Archive::create(*app::archiveAddress(near), app::shippedRules()).has_value());
    const SlowLine line(near, std::chrono::milliseconds(30));
    const auto archive = app::Archive::open(*app::archiveAddress(line.address()), app::shippedRules());
    QVERIFY(archive.has_value());
    // Much comes as it was sent, and every question takes its time.
    const auto many =
        (*archive)->database().rows(u"SELECT n, repeat('x', 1000) FROM generate_series(1, 500) AS n"_s);
    QCOMPARE(many->size(), std::size_t(500));
    QCOMPARE(many->back()[1].toString(), QString(1000, u'x'));
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < 5; ++i)
        QVERIFY((*archive)->ping().has_value());
    QVERIFY2(clock.elapsed() >= 150, qPrintable(QString::number(clock.elapsed())));
}

ZAHLMEISTER_TEST(TestSlowLine, QCoreApplication)

} // namespace tst_slowline

#include "tst_slowline.moc"
