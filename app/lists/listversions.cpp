// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listversions.h"

#include <algorithm>

#include <QDateTime>

#include "app/lists/listdatabase.h"
#include "app/lists/listkey.h"
#include "app/lists/listschema.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kSinceColumn = 0;
constexpr int kUntilColumn = 1;

const QString kSelectPlayer = u"SELECT since, until, "_s + listColumns() + u" FROM player WHERE id = ?"_s;
const QString kSelectPast = u"SELECT since, until, changed, "_s + listColumns() +
                            u" FROM past WHERE player_id = ? ORDER BY since DESC"_s;
const QString kUpdatePlayer = u"UPDATE player SET (fingerprint, since, until, "_s + listColumns() +
                              u") = ("_s + listParameters(3 + kListFieldCount) + u") WHERE id = ?"_s;
const QString kInsertPast = u"INSERT INTO past (player_id, since, until, changed, "_s + listColumns() +
                            u") VALUES ("_s + listParameters(4 + kListFieldCount) + u')';

Result<void> runWithId(ListDatabase& database, const QString& sql, std::int64_t id)
{
    return database.statement(sql).bind(id).run();
}

/// Visits the versions from the newest to the oldest until visit returns false.
template <class Visit>
Result<void> visitVersions(ListDatabase& database, ListRow row, Visit visit)
{
    TRY(auto newest, readNewestVersion(database, row));
    if (!newest || !visit(*newest))
        return {};
    ListPerson& person = *newest;
    Statement past = database.statement(kSelectPast);
    past.bind(row.id);
    return forEachRow(past, [&](const Statement& older) {
        readStored(older, kSinceColumn, person.since);
        readStored(older, kUntilColumn, person.until);
        const std::int64_t changed = older.integer(2);
        int field = 0;
        forEachListField(person, [&](auto& value) {
            if (changed >> field & 1)
                readStored(older, 3 + field, value);
            ++field;
        });
        return visit(person);
    });
}

} // namespace

bool haveSameValues(const ListPerson& a, const ListPerson& b)
{
    bool same = true;
    forEachListFieldPair(a, b, [&](const auto& left, const auto& right) { same = same && left == right; });
    return same;
}

const ListPerson* ListVersions::at(engine::Date list) const
{
    const auto found = std::ranges::find_if(m_versions, [&](const ListPerson& version) {
        return *version.since <= list && (!version.until || list < *version.until);
    });
    return found == m_versions.end() ? nullptr : &*found;
}

void ListVersions::set(engine::Date list, std::optional<engine::Date> next,
                       const std::optional<ListPerson>& values)
{
    std::vector<ListPerson> result;
    for (ListPerson& version : m_versions) {
        const bool endsBefore = version.until && *version.until <= list;
        const bool beginsAfter = next && *version.since >= *next;
        if (endsBefore || beginsAfter) {
            result.push_back(std::move(version));
            continue;
        }
        if (*version.since < list) {
            result.push_back(version);
            result.back().until = list;
        }
        if (next && (!version.until || *version.until > *next)) {
            result.push_back(version);
            result.back().since = next;
        }
    }
    if (values) {
        result.push_back(*values);
        result.back().since = list;
        result.back().until = next;
    }
    std::ranges::sort(result, [](const ListPerson& a, const ListPerson& b) { return *a.since < *b.since; });
    m_versions = std::move(result);
    join();
}

void ListVersions::join()
{
    std::vector<ListPerson> result;
    for (ListPerson& version : m_versions) {
        if (!result.empty() && result.back().until == version.since && haveSameValues(result.back(), version))
            result.back().until = version.until;
        else
            result.push_back(std::move(version));
    }
    m_versions = std::move(result);
}

Result<ListVersions> readListVersions(ListDatabase& database, ListRow row)
{
    ListVersions versions;
    const auto read = visitVersions(database, row, [&](const ListPerson& version) {
        versions.m_versions.push_back(version);
        return true;
    });
    std::ranges::reverse(versions.m_versions);
    return read.transform([&] { return std::move(versions); });
}

Result<std::optional<ListPerson>> readNewestVersion(ListDatabase& database, ListRow row)
{
    Statement newest = database.statement(kSelectPlayer);
    TRY(const auto found, newest.bind(row.id).next());
    if (!found)
        return std::nullopt;
    ListPerson person{.row = row};
    readStored(newest, kSinceColumn, person.since);
    readStored(newest, kUntilColumn, person.until);
    int column = 2;
    forEachListField(person, [&](auto& field) { readStored(newest, column++, field); });
    return person;
}

Result<std::optional<ListPerson>> readListVersionAt(ListDatabase& database, ListRow row, engine::Date list)
{
    std::optional<ListPerson> result;
    const auto read = visitVersions(database, row, [&](const ListPerson& version) {
        if (*version.since > list)
            return true;
        if (!version.until || list < *version.until)
            result = version;
        return false;
    });
    return read.transform([&] { return std::move(result); });
}

Result<void> writePastVersion(ListDatabase& database, std::int64_t id, const ListPerson& older,
                              const ListPerson& younger)
{
    Statement insert = database.statement(kInsertPast);
    std::int64_t changed = 0;
    std::int64_t bit = 1;
    forEachListFieldPair(older, younger, [&](const auto& value, const auto& next) {
        changed |= value == next ? 0 : bit;
        bit <<= 1;
    });
    bindStored(insert, id, older.since, older.until, changed);
    forEachListFieldPair(older, younger, [&](const auto& value, const auto& next) {
        if (value == next)
            insert.bindNull();
        else
            bindStored(insert, value);
    });
    return insert.run();
}

Result<void> writeNewestVersion(ListDatabase& database, std::int64_t id, const ListPerson& newest)
{
    Statement update = database.statement(kUpdatePlayer);
    bindStored(update, listFingerprint(newest), newest.since, newest.until);
    forEachListField(newest, [&](const auto& field) { bindStored(update, field); });
    return update.bind(id).run();
}

Result<void> writeListVersions(ListDatabase& database, std::int64_t id, const ListVersions& versions)
{
    TRY_DO(runWithId(database, u"DELETE FROM past WHERE player_id = ?"_s, id));
    const auto& all = versions.all();
    if (all.empty())
        return runWithId(database, u"DELETE FROM player WHERE id = ?"_s, id);
    for (std::size_t i = 0; i + 1 < all.size(); ++i) {
        TRY_DO(writePastVersion(database, id, all[i], all[i + 1]));
    }
    return writeNewestVersion(database, id, all.back());
}

namespace {

/// The neighbours of a stored list.
struct Neighbours {
    bool exists = false;
    std::optional<engine::Date> before = {};
    std::optional<engine::Date> after = {};
};

Result<Neighbours> neighboursOf(ListDatabase& database, engine::Date date)
{
    Statement query = database.statement(u"SELECT (SELECT count(*) FROM list WHERE date = ?1), "
                                         "(SELECT max(date) FROM list WHERE date < ?1), "
                                         "(SELECT min(date) FROM list WHERE date > ?1)"_s);
    return bindStored(query, date).next().transform([&](bool) {
        return Neighbours{query.integer(0) != 0, dayFromNumber(query.integer(1)),
                          dayFromNumber(query.integer(2))};
    });
}

/// Rows that became what they are, or ceased to be what they were, with the list of a day.
Result<std::vector<std::int64_t>> rowsChangedAt(ListDatabase& database, engine::Date date)
{
    std::vector<std::int64_t> ids;
    Statement query = database.statement(u"SELECT id FROM player WHERE since = ?1 OR until = ?1 "
                                         "UNION SELECT player_id FROM past WHERE since = ?1 OR until = ?1"_s);
    bindStored(query, date);
    return forEachRow(query, [&](const Statement& row) { ids.push_back(row.integer(0)); }).transform([&] {
        return std::move(ids);
    });
}

} // namespace

Result<void> removeListVersions(ListDatabase& database, ListSource source, engine::Date date)
{
    TRY(const auto neighbours, neighboursOf(database, date));
    if (!neighbours.exists)
        return failure(ErrorCode::UnknownListDate, {date.iso()});
    if (!neighbours.before && !neighbours.after) {
        return database.execute(u"DELETE FROM player; DELETE FROM past; DELETE FROM list; DELETE FROM club; "
                                "DELETE FROM association"_s);
    }
    TRY(const auto ids, rowsChangedAt(database, date));
    for (const std::int64_t id : ids) {
        TRY(auto versions, readListVersions(database, {source, id}));
        // What the list before said holds up to the list after.
        const ListPerson* before = neighbours.before ? versions.at(*neighbours.before) : nullptr;
        const auto values = before ? std::optional(*before) : std::nullopt;
        versions.set(date, neighbours.after, values);
        TRY_DO(writeListVersions(database, id, versions));
    }
    Statement remove = database.statement(u"DELETE FROM list WHERE date = ?"_s);
    return bindStored(remove, date).run();
}

Result<std::int64_t> listRevision(ListDatabase& database)
{
    return database.integer(u"SELECT number FROM revision"_s);
}

Result<ListRevisions> raiseListRevision(ListDatabase& database)
{
    TRY(const auto before, listRevision(database));
    // Not just one more: a store that was built anew must not come to a number that readers know.
    const std::int64_t after = std::max<std::int64_t>(before + 1, QDateTime::currentMSecsSinceEpoch());
    TRY_DO(database.statement(u"UPDATE revision SET number = ?"_s).bind(after).run());
    return ListRevisions{before, after};
}

} // namespace zahlmeister::app
