// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>

#include "app/lists/listrollback.h"
#include "app/lists/listwriter.h"
#include "tests/app/lists/listdesk.h"
#include "tests/support/testmain.h"

namespace tst_listrollback {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::ListRollback;
using tests::Desk;
using tests::ListFile;
using tests::member;

class TestListBefore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bringsBackWhatWas();
    void goesUnlessItStays();
    void isReplacedByTheNext();
    void fitsNoOtherChange_data();
    void fitsNoOtherChange();
    void staysOutOfTheWayOfAnother();
    void outlivesWhatWasKilled();
    void saysThatThereIsNone();
    void cancels();
    void isSeenByReaders();

private:
    static QString file(const Desk& desk, int rating)
    {
        return desk.write("1.csv", ListFile::Nu20, {member("30101", 1, "NU1", "Müller", rating)});
    }
    static void store(const Desk& desk, int rating, engine::Date day)
    {
        QVERIFY(desk.import({file(desk, rating)}, day).has_value());
    }
    static Result<ListRollback> copy(const Desk& desk)
    {
        return ListRollback::copy(desk.store(), app::ListSource::Dsb);
    }
    /// Stores a list of which that copy is what was before.
    static bool storeAfter(ListRollback& before, const Desk& desk, int rating, engine::Date day)
    {
        const auto inspection = app::inspectList({file(desk, rating)});
        return app::importList(desk.store(), *inspection, day, {}, app::DoubtfulLists::Take,
                               [&](const app::ListRevisions& change) { return before.keep(change); })
            .has_value();
    }
    static void update(const Desk& desk, int rating, engine::Date day)
    {
        auto before = copy(desk);
        QVERIFY(before.has_value());
        QVERIFY(storeAfter(*before, desk, rating, day));
        before->stay();
    }
    static bool has(const Desk& desk) { return app::hasListBefore(desk.store(), app::ListSource::Dsb); }
    static bool restore(const Desk& desk)
    {
        return app::restoreListBefore(desk.store(), app::ListSource::Dsb).has_value();
    }
    static QStringList copies(const Desk& desk)
    {
        return QDir(desk.store()).entryList({u"*.before*"_s}, QDir::Files);
    }
};

void TestListBefore::bringsBackWhatWas()
{
    const Desk desk;
    store(desk, 1500, tests::kFirst);
    const QString before = desk.content();
    update(desk, 1700, tests::kSecond);
    QVERIFY(has(desk));
    QVERIFY(restore(desk));
    QCOMPARE(desk.content(), before);
    QVERIFY(!restore(desk)); // once
    QCOMPARE(copies(desk), QStringList());
    store(desk, 1800, tests::kThird);
    QVERIFY(desk.content().contains(u"1800"_s));
}

void TestListBefore::goesUnlessItStays()
{
    const Desk desk;
    store(desk, 1500, tests::kFirst);
    {
        const auto before = copy(desk);
        QVERIFY(before.has_value());
        QCOMPARE(copies(desk).size(), 1);
    }
    QCOMPARE(copies(desk), QStringList());
    {
        auto before = copy(desk);
        QVERIFY(storeAfter(*before, desk, 1600, tests::kSecond));
        QVERIFY(has(desk));
    }
    QCOMPARE(copies(desk), QStringList());
    QVERIFY(!has(desk));
}

void TestListBefore::isReplacedByTheNext()
{
    const Desk desk;
    store(desk, 1500, tests::kFirst);
    update(desk, 1600, tests::kSecond);
    const QString before = desk.content();
    update(desk, 1700, tests::kThird);
    QCOMPARE(copies(desk).size(), 1);
    QVERIFY(restore(desk));
    QCOMPARE(desk.content(), before);
}

void TestListBefore::fitsNoOtherChange_data()
{
    QTest::addColumn<bool>("isRemoved");
    QTest::newRow("a list imported by hand") << false;
    QTest::newRow("a list removed by hand") << true;
}

void TestListBefore::fitsNoOtherChange()
{
    QFETCH(bool, isRemoved);
    const Desk desk;
    store(desk, 1500, tests::kFirst);
    update(desk, 1600, tests::kSecond);
    QVERIFY(has(desk));
    if (isRemoved)
        QVERIFY(app::removeList(desk.store(), app::ListSource::Dsb, tests::kFirst).has_value());
    else
        store(desk, 1700, tests::kThird);
    const QString after = desk.content();
    QVERIFY(!has(desk));
    const auto restored = app::restoreListBefore(desk.store(), app::ListSource::Dsb);
    QVERIFY(!restored.has_value());
    QCOMPARE(restored.error().code, ErrorCode::FileNotFound);
    QCOMPARE(desk.content(), after);
    update(desk, 1800, tests::kThird);
    QCOMPARE(copies(desk).size(), 1); // what fits no more is gone
    QVERIFY(restore(desk));
    QCOMPARE(desk.content(), after);
}

void TestListBefore::staysOutOfTheWayOfAnother()
{
    const Desk desk;
    store(desk, 1500, tests::kFirst);
    auto before = copy(desk);
    QVERIFY(before.has_value());
    store(desk, 1600, tests::kSecond); // another window, meanwhile
    QVERIFY(storeAfter(*before, desk, 1700, tests::kThird));
    before->stay();
    QVERIFY(!has(desk)); // it would take both back
}

void TestListBefore::outlivesWhatWasKilled()
{
    const Desk desk;
    store(desk, 1500, tests::kFirst);
    update(desk, 1600, tests::kSecond);
    const QString before = desk.content();
    const QString old = desk.store() + u'/' + copies(desk).value(0);
    const QString aside = desk.path("aside");
    QVERIFY(QFile::copy(old, aside));
    update(desk, 1700, tests::kThird);
    // As after a kill before it took the place of the others, or where one of them could not be removed.
    const QStringList others{old, old + u"0"_s, desk.store() + u"/dsb-1.sqlite.before"_s};
    for (const QString& path : others)
        QVERIFY(QFile::copy(aside, path));
    QVERIFY(restore(desk));
    QCOMPARE(desk.content(), before); // one back, not two
    QVERIFY(!has(desk));
    update(desk, 1800, tests::kThird);
    QCOMPARE(copies(desk).size(), 1);
}

void TestListBefore::saysThatThereIsNone()
{
    const Desk desk;
    const auto restored = app::restoreListBefore(desk.store(), app::ListSource::Fide);
    QVERIFY(!restored.has_value());
    QCOMPARE(restored.error().code, ErrorCode::FileNotFound);
    // A copy of nothing takes away the copy that was there.
    store(desk, 1500, tests::kFirst);
    update(desk, 1600, tests::kSecond);
    QVERIFY(QFile::remove(desk.store() + u"/dsb-1.sqlite"_s));
    QVERIFY(!has(desk));
    update(desk, 1600, tests::kSecond);
    QVERIFY(!has(desk));
    QCOMPARE(copies(desk), QStringList());
}

void TestListBefore::cancels()
{
    const Desk desk;
    store(desk, 1500, tests::kFirst);
    const auto copied = ListRollback::copy(desk.store(), app::ListSource::Dsb, [] { return false; });
    QVERIFY(!copied.has_value());
    QCOMPARE(copied.error().code, ErrorCode::Cancelled);
    update(desk, 1600, tests::kSecond);
    const QString after = desk.content();
    const auto restored = app::restoreListBefore(desk.store(), app::ListSource::Dsb, [] { return false; });
    QVERIFY(!restored.has_value());
    QCOMPARE(restored.error().code, ErrorCode::Cancelled);
    QCOMPARE(desk.content(), after);
    QVERIFY(has(desk)); // and can be brought back still
}

void TestListBefore::isSeenByReaders()
{
    const Desk desk;
    store(desk, 1500, tests::kFirst);
    update(desk, 1600, tests::kSecond);
    const auto reader = app::ListStore::open(desk.store());
    const auto revision = (*reader)->revision();
    const auto lists = (*reader)->lists();
    QCOMPARE(lists->size(), std::size_t{2});
    QVERIFY(restore(desk));
    QVERIFY(*(*reader)->revision() != *revision);
    QCOMPARE((*reader)->lists()->size(), std::size_t{1});
}

ZAHLMEISTER_TEST(TestListBefore, QCoreApplication)

} // namespace tst_listrollback

#include "tst_listrollback.moc"
