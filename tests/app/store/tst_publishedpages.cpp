// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "app/store/database.h"
#include "app/store/publishedpages.h"
#include "app/store/workfile.h"
#include "tests/support/testmain.h"

namespace tst_publishedpages {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::PublishedPage;
using app::WorkFile;

/// What was published when.
class TestPublishedPages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsFirstAndLast();
    void tellsDamage();
};

void TestPublishedPages::keepsFirstAndLast()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.zahlmeister"_s);
    auto file = WorkFile::open(path).value();
    const engine::Date first = *engine::Date::tryFrom(2026, 11, 1);
    const auto page = [&](const QString& name, const QByteArray& hash) {
        return PublishedPage{.file = name,
                             .profile = u"web"_s,
                             .subject = "uuid",
                             .hash = hash,
                             .first = first,
                             .last = first};
    };
    const QString site = u"/srv/site"_s;
    QVERIFY(app::notePublishedPages(*file, site, first, {.written = {page(u"a"_s, "1"), page(u"b"_s, "1")}})
                .has_value());
    const engine::Date second = first.plusDays(1);
    QVERIFY(
        app::notePublishedPages(*file, site, second, {.written = {page(u"a"_s, "2")}, .withdrawn = {u"b"_s}})
            .has_value());
    QVERIFY(
        app::notePublishedPages(*file, u"/other"_s, second, {.written = {page(u"a"_s, "9")}}).has_value());
    file.reset();
    file = WorkFile::open(path, WorkFile::Access::ReadOnly).value();
    auto pages = app::publishedPages(*file, site).value();
    QCOMPARE(pages.size(), std::size_t{2});
    QCOMPARE(pages[0], (PublishedPage{u"a"_s, u"web"_s, "uuid", "2", first, second, {}}));
    QCOMPARE(pages[1], (PublishedPage{u"b"_s, u"web"_s, "uuid", "1", first, first, second}));
    QCOMPARE(app::publishedSites(*file).value(), (QStringList{u"/other"_s, u"/srv/site"_s}));
    QCOMPARE(app::notePublishedPages(*file, site, second, {}).error().code, ErrorCode::ReadOnly);
    file.reset();
    file = WorkFile::open(path).value();
    // What comes back is there again, since the day on which it was there first.
    QVERIFY(app::notePublishedPages(*file, site, second.plusDays(1), {.written = {page(u"b"_s, "3")}})
                .has_value());
    pages = app::publishedPages(*file, site).value();
    QCOMPARE(pages[1], (PublishedPage{u"b"_s, u"web"_s, "uuid", "3", first, second.plusDays(1), {}}));
    QVERIFY(file->checkConsistency().has_value());
}

void TestPublishedPages::tellsDamage()
{
    const QTemporaryDir folder;
    const auto file = WorkFile::open(folder.filePath(u"a.zahlmeister"_s)).value();
    const engine::Date day = *engine::Date::tryFrom(2026, 11, 1);
    const PublishedPage page{.file = u"a"_s, .profile = u"web"_s, .first = day, .last = day};
    QVERIFY(app::notePublishedPages(*file, u"s"_s, day, {.written = {page}}).has_value());
    QVERIFY(file->database().statement(u"UPDATE published_page SET last = '2026-02-30'"_s).run().has_value());
    QCOMPARE(app::publishedPages(*file, u"s"_s).error().code, ErrorCode::DamagedWorkFile);
}

ZAHLMEISTER_TEST(TestPublishedPages, QCoreApplication)

} // namespace tst_publishedpages

#include "tst_publishedpages.moc"
