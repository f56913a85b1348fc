// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>

#include "app/lists/listbefore.h"
#include "tests/app/lists/listdesk.h"

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::ListBefore;
using tests::Desk;
using tests::ListFile;
using tests::member;

class TestListBefore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bringsBackWhatWas();
    void goesUnlessItIsKept();
    void isReplacedByTheNext();
    void saysThatThereIsNone();
    void cancels();
    void isSeenByReaders();

private:
    static void store(const Desk& desk, int rating, engine::Date day)
    {
        QVERIFY(
            desk.import({desk.write("1.csv", ListFile::Nu20, {member("30101", 1, "NU1", "Müller", rating)})},
                        day)
                .has_value());
    }
    static void keep(const Desk& desk)
    {
        auto before = ListBefore::copy(desk.store(), app::ListSource::Dsb);
        QVERIFY(before.has_value());
        QVERIFY(before->keep().has_value());
    }
    static bool restore(const Desk& desk)
    {
        return app::restoreListBefore(desk.store(), app::ListSource::Dsb).has_value();
    }
};

void TestListBefore::bringsBackWhatWas()
{
    const Desk desk;
    store(desk, 1500, tests::kFirst);
    const QString before = desk.content();
    keep(desk);
    store(desk, 1600, tests::kFirst);
    store(desk, 1700, tests::kSecond);
    QVERIFY(restore(desk));
    QCOMPARE(desk.content(), before);
    QVERIFY(!restore(desk)); // once
    store(desk, 1800, tests::kThird);
    QVERIFY(desk.content().contains(u"1800"_s));
}

void TestListBefore::goesUnlessItIsKept()
{
    const Desk desk;
    store(desk, 1500, tests::kFirst);
    {
        const auto before = ListBefore::copy(desk.store(), app::ListSource::Dsb);
        QVERIFY(before.has_value());
        QCOMPARE(QDir(desk.store()).entryList({u"*.new-*"_s}).size(), 1);
    }
    QCOMPARE(QDir(desk.store()).entryList({u"*.new-*"_s}).size(), 0);
    QVERIFY(!app::hasListBefore(desk.store(), app::ListSource::Dsb));
}

void TestListBefore::isReplacedByTheNext()
{
    const Desk desk;
    store(desk, 1500, tests::kFirst);
    keep(desk);
    store(desk, 1600, tests::kSecond);
    const QString before = desk.content();
    keep(desk);
    store(desk, 1700, tests::kThird);
    QVERIFY(restore(desk));
    QCOMPARE(desk.content(), before);
}

void TestListBefore::saysThatThereIsNone()
{
    const Desk desk;
    const auto restored = app::restoreListBefore(desk.store(), app::ListSource::Fide);
    QVERIFY(!restored.has_value());
    QCOMPARE(restored.error().code, ErrorCode::FileNotFound);
    // A copy of nothing takes away the copy that was there.
    store(desk, 1500, tests::kFirst);
    keep(desk);
    QVERIFY(QFile::remove(desk.store() + u"/dsb-1.sqlite"_s));
    keep(desk);
    QVERIFY(!app::hasListBefore(desk.store(), app::ListSource::Dsb));
}

void TestListBefore::cancels()
{
    const Desk desk;
    store(desk, 1500, tests::kFirst);
    const auto copied = ListBefore::copy(desk.store(), app::ListSource::Dsb, [] { return false; });
    QVERIFY(copied.has_value() || copied.error().code == ErrorCode::Cancelled);
    keep(desk);
    store(desk, 1600, tests::kSecond);
    const QString after = desk.content();
    const auto restored = app::restoreListBefore(desk.store(), app::ListSource::Dsb, [] { return false; });
    QVERIFY(restored.has_value() || desk.content() == after);
}

void TestListBefore::isSeenByReaders()
{
    const Desk desk;
    store(desk, 1500, tests::kFirst);
    keep(desk);
    store(desk, 1600, tests::kSecond);
    const auto reader = app::ListStore::open(desk.store());
    const auto revision = (*reader)->revision();
    const auto lists = (*reader)->lists();
    QCOMPARE(lists->size(), std::size_t{2});
    QVERIFY(restore(desk));
    QVERIFY(*(*reader)->revision() != *revision);
    QCOMPARE((*reader)->lists()->size(), std::size_t{1});
}

QTEST_GUILESS_MAIN(TestListBefore)
#include "tst_listbefore.moc"
