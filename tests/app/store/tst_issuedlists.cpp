// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QTemporaryDir>
#include <QTest>

#include "app/store/database.h"
#include "app/store/issuedlists.h"
#include "app/store/workfile.h"
#include "tests/support/testmain.h"

namespace tst_issuedlists {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::WorkFile;

namespace {

const QByteArray kRequest = R"({"date":"2026-11-01"})";
const QByteArray kContent = R"({"date":"2026-11-01","ratings":[]})";

} // namespace

class TestIssuedLists : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsEachListOnce();
    void tellsDamage();
};

void TestIssuedLists::keepsEachListOnce()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.zahlmeister"_s);
    auto file = std::move(*WorkFile::open(path));
    const engine::Date first = *engine::Date::tryFrom(2026, 11, 23);
    const auto keep = [&](engine::Date day, const QByteArray& content) {
        return *app::keepIssuedList(*file, day, u"SK Größe"_s, kRequest, content);
    };
    const auto id = keep(first, kContent);
    QCOMPARE(keep(first, kContent), id);
    const auto later = keep(first.plusDays(1), kContent);
    const auto other = keep(first, kContent + ' ');
    QCOMPARE((std::set{id, later, other}).size(), 3U);
    file.reset();
    file = std::move(*WorkFile::open(path, WorkFile::Access::ReadOnly));
    const auto all = *app::issuedLists(*file);
    QCOMPARE(all.size(), 3U);
    QCOMPARE(all.front().id, other);
    QCOMPARE(all.back(),
             (app::IssuedListSummary{id, first, u"SK Größe"_s, kRequest, app::hashOfList(kContent)}));
    QCOMPARE(app::issuedListContent(*file, id)->value(), kContent);
    QVERIFY(!app::issuedListContent(*file, 99)->has_value());
    // The hash of the standard's own example (FIPS 180-2, B.1).
    QCOMPARE(app::hashOfList("abc"),
             QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    QCOMPARE(app::keepIssuedList(*file, first, u"x"_s, kRequest, kContent).error().code, ErrorCode::ReadOnly);
}

void TestIssuedLists::tellsDamage()
{
    QTemporaryDir folder;
    const auto file = std::move(*WorkFile::open(folder.filePath(u"a.zahlmeister"_s)));
    const auto id =
        *app::keepIssuedList(*file, *engine::Date::tryFrom(2026, 11, 23), u"Liste"_s, kRequest, kContent);
    QVERIFY(file->database()
                .statement(u"UPDATE issued_list SET content = replace(content, '11', '12')"_s)
                .run()
                .has_value());
    QCOMPARE(app::issuedListContent(*file, id).error().code, ErrorCode::DamagedWorkFile);
    QVERIFY(file->database().statement(u"UPDATE issued_list SET issued = '2026-02-30'"_s).run().has_value());
    QCOMPARE(app::issuedLists(*file).error().code, ErrorCode::DamagedWorkFile);
}

ZAHLMEISTER_TEST(TestIssuedLists, QCoreApplication)

} // namespace tst_issuedlists

#include "tst_issuedlists.moc"
