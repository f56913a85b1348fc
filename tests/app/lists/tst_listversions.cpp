// SPDX-License-Identifier: GPL-3.0-or-later
// The versions of one row, compared with the simplest thing that can be right: a table of all lists with all
// their rows.
#include <map>
#include <optional>

#include <QTemporaryDir>
#include <QTest>

#include "app/lists/listimport.h"
#include "app/lists/liststore.h"
#include "app/lists/listversions.h"
#include "app/lists/listwriter.h"
#include "tests/support/madeupnames.h"
#include "tests/support/testmain.h"

namespace tst_listversions {

using namespace zahlmeister;

namespace {

constexpr int kDays = 8;

engine::Date day(int number)
{
    return *engine::Date::tryFrom(2026, 1 + number, 1);
}

app::ListPerson personOf(int who, int dwz)
{
    app::ListPerson person;
    person.lastName = "Muster";
    person.firstName = "Max " + std::to_string(who);
    person.birthYear = 1980;
    person.nuId = "NU" + std::to_string(100 + who);
    person.club = "30101";
    person.memberNumber = 1 + who;
    if (dwz > 0)
        person.dwz = engine::Rating(dwz);
    return person;
}

/// Rating by list and person; 0 for unrated, missing for not in the list.
using Table = std::map<int, std::map<int, int>>;

Result<void> importTable(const QString& folder, int list, const std::map<int, int>& rows)
{
    auto writer = app::ListWriter::begin(folder, app::ListSource::Dsb, day(list));
    if (!writer.has_value())
        return tl::unexpected(writer.error());
    std::int64_t line = 0;
    for (const auto& [who, dwz] : rows) {
        if (const auto added = (*writer)->add(personOf(who, dwz), 0, ++line); !added.has_value())
            return tl::unexpected(added.error());
    }
    return (*writer)->finish({});
}

/// Compares what the store says with the table, for every person on every day.
void compare(const QString& folder, const Table& table, int people)
{
    const auto store = app::ListStore::open(folder);
    QVERIFY(store.has_value());
    const auto lists = (*store)->lists();
    QVERIFY(lists.has_value());
    QCOMPARE(lists->size(), table.size());
    for (const app::StoredList& list : *lists)
        QCOMPARE(list.rows, static_cast<std::int64_t>(table.at(list.date.month() - 1).size()));
    for (int who = 0; who < people; ++who) {
        const auto rows = (*store)->findMember(app::ListSource::Dsb, "30101", 1 + who);
        QVERIFY(rows.has_value() && rows->size() <= 1);
        for (int list = 0; list < kDays; ++list) {
            auto expectedList = table.upper_bound(list);
            std::optional<int> expected;
            if (expectedList != table.begin()) {
                const auto& row = std::prev(expectedList)->second;
                if (const auto found = row.find(who); found != row.end())
                    expected = found->second;
            }
            std::optional<int> actual;
            if (!rows->empty()) {
                const auto person = (*store)->personAt(rows->front(), day(list));
                QVERIFY(person.has_value());
                if (*person)
                    actual = (*person)->dwz ? (*person)->dwz->value() : 0;
            }
            QCOMPARE(actual, expected);
        }
    }
}

} // namespace

class TestListVersions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void setReplacesOneStretch();
    void everyHistoryIsKept_data();
    void everyHistoryIsKept();
};

void TestListVersions::setReplacesOneStretch()
{
    app::ListVersions versions;
    versions.set(day(2), std::nullopt, personOf(1, 1500)); // the only list
    versions.set(day(5), std::nullopt, personOf(1, 1500)); // unchanged: still one version
    QCOMPARE(versions.all().size(), 1u);
    versions.set(day(3), day(5), personOf(1, 1600)); // a list between the two says otherwise
    QCOMPARE(versions.all().size(), 3u);
    QCOMPARE(versions.at(day(2))->dwz, engine::Rating(1500));
    QCOMPARE(versions.at(day(3))->dwz, engine::Rating(1600));
    QCOMPARE(versions.at(day(5))->dwz, engine::Rating(1500));
    versions.set(day(3), day(5), personOf(1, 1500)); // imported again, corrected
    QCOMPARE(versions.all().size(), 1u);
    versions.set(day(1), day(2), std::nullopt);
    QVERIFY(!versions.at(day(1)));
    versions.set(day(5), std::nullopt, std::nullopt); // has left
    QVERIFY(!versions.at(day(6)) && versions.at(day(4)));
    versions.set(day(2), day(5), std::nullopt);
    QVERIFY(versions.all().empty());
}

void TestListVersions::everyHistoryIsKept_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 25; ++seed)
        QTest::addRow("%d", seed) << seed;
}

// Lists in any order, some twice with other contents, some removed again.
void TestListVersions::everyHistoryIsKept()
{
    QFETCH(const int, seed);
    constexpr int kPeople = 6;
    tests::MadeUpChance chance(static_cast<std::uint64_t>(seed));
    const QTemporaryDir folder;
    Table table;
    for (int step = 0; step < 14; ++step) {
        const int list = chance.below(kDays);
        if (!table.empty() && chance.isLikely(25)) {
            const bool exists = table.erase(list) > 0;
            const auto removed = app::removeList(folder.path(), app::ListSource::Dsb, day(list));
            QCOMPARE(removed.has_value(), exists);
            if (!exists)
                QCOMPARE(removed.error().code, ErrorCode::UnknownListDate);
        } else {
            std::map<int, int> rows{{0, 1000 + list}};
            for (int who = 1; who < kPeople; ++who) {
                if (chance.isLikely(70))
                    rows[who] = chance.below(3) == 0 ? 0 : 1500 + chance.below(3);
            }
            const auto imported = importTable(folder.path(), list, rows);
            QVERIFY2(imported.has_value(), imported.has_value() ? "" : imported.error().detail.c_str());
            table[list] = rows;
        }
        compare(folder.path(), table, kPeople);
        if (QTest::currentTestFailed())
            return;
    }
}

ZAHLMEISTER_TEST(TestListVersions, QCoreApplication)

} // namespace tst_listversions

#include "tst_listversions.moc"
