// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/liststore.h"

#include <algorithm>

#include <QStandardPaths>

#include "app/lists/listdatabase.h"
#include "app/lists/listkey.h"
#include "app/lists/listversions.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// The result of a function for each row of a query; nothing without a database.
template <class Make, class... Values>
auto rowsOf(ListDatabase* lists, const QString& sql, Make make, const Values&... values)
    -> Result<std::vector<std::invoke_result_t<Make, const Statement&>>>
{
    std::vector<std::invoke_result_t<Make, const Statement&>> made;
    if (!lists)
        return made;
    Statement rows = lists->statement(sql);
    bindStored(rows, values...);
    return forEachRow(rows, [&](const Statement& row) { made.push_back(make(row)); }).transform([&] {
        return std::move(made);
    });
}

/// Likewise of the first row, if there is one.
template <class Make, class... Values>
auto firstOf(ListDatabase* lists, const QString& sql, Make make, const Values&... values)
    -> Result<std::optional<std::invoke_result_t<Make, const Statement&>>>
{
    if (!lists)
        return std::nullopt;
    Statement row = lists->statement(sql);
    bindStored(row, values...);
    return row.next().transform(
        [&](bool isRow) { return isRow ? std::make_optional(make(row)) : std::nullopt; });
}

template <class Entry>
Entry entryOf(const Statement& row)
{
    return {std::string(row.view(0)), std::string(row.view(1)), std::string(row.view(2)),
            std::string(row.view(3))};
}

auto rowOf(ListSource source)
{
    return [source](const Statement& row) { return ListRow{source, row.integer(0)}; };
}

/// The memberships that count first: active ones, then in the order of the clubs.
bool comesBefore(const ListPerson& a, const ListPerson& b)
{
    const bool activeA = a.status == MemberStatus::Active;
    const bool activeB = b.status == MemberStatus::Active;
    return activeA != activeB ? activeA : a.club < b.club;
}

} // namespace

ListIndexRow indexRowOf(const ListPerson& person, std::int64_t id)
{
    return {.id = id,
            .lastName = person.lastName,
            .firstName = person.firstName,
            .birthYear = person.birthYear.value_or(0),
            .club = person.club,
            .memberNumber = person.memberNumber.value_or(0),
            .nuId = person.nuId,
            .pkz = person.pkz,
            .fideId = person.fideId.value_or(0),
            .federation = person.federation,
            .sex = person.sex,
            .dwz = person.dwz ? person.dwz->value() : 0,
            .elo = person.elo ? person.elo->value() : 0};
}

QString ListStore::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/zahlmeister/lists"_s;
}

ListStore::ListStore(QString folder) : m_folder(std::move(folder)) { }

ListStore::~ListStore() = default;

Result<std::unique_ptr<ListStore>> ListStore::open(const QString& folder)
{
    std::unique_ptr<ListStore> store(new ListStore(folder));
    for (const ListSource source : kListSources) {
        TRY(auto database, ListDatabase::openForReading(listDatabasePath(folder, source)));
        store->m_databases[static_cast<std::size_t>(source)] = std::move(database);
    }
    return store;
}

ListDatabase* ListStore::database(ListSource source) const
{
    // A list may have been imported for the first time since the store was opened.
    auto& database = m_databases[static_cast<std::size_t>(source)];
    if (!database) {
        if (auto opened = ListDatabase::openForReading(listDatabasePath(m_folder, source));
            opened.has_value())
            database = std::move(*opened);
    }
    return database.get();
}

Result<std::int64_t> ListStore::revision() const
{
    std::int64_t sum = 0;
    for (const ListSource source : kListSources) {
        TRY(const auto number, revision(source));
        sum += number;
    }
    return sum;
}

Result<std::int64_t> ListStore::revision(ListSource source) const
{
    ListDatabase* const lists = database(source);
    return lists ? lists->integer(u"SELECT number FROM revision"_s) : Result<std::int64_t>(0);
}

Result<std::vector<StoredList>> ListStore::lists() const
{
    std::vector<StoredList> result;
    for (const ListSource source : kListSources) {
        ListDatabase* const lists = database(source);
        if (!lists)
            continue;
        Statement rows = lists->statement(
            u"SELECT date, format, file, imported_at, row_count, rated_count FROM list ORDER BY date DESC"_s);
        TRY_DO(forEachRow(rows, [&](const Statement& row) {
            if (const auto date = dayFromNumber(row.integer(0)))
                result.push_back({.source = source,
                                  .date = *date,
                                  .format = std::string(row.view(1)),
                                  .file = std::string(row.view(2)),
                                  .importedAt = std::string(row.view(3)),
                                  .rows = row.integer(4),
                                  .ratedRows = row.integer(5)});
        }));
    }
    return result;
}

Result<std::int64_t> ListStore::rowCount(ListSource source) const
{
    ListDatabase* const lists = database(source);
    return lists ? lists->integer(u"SELECT count(*) FROM player"_s) : Result<std::int64_t>(0);
}

Result<void> ListStore::visitRows(ListSource source,
                                  const std::function<bool(const ListIndexRow&)>& visit) const
{
    ListDatabase* const lists = database(source);
    if (!lists)
        return {};
    Statement rows = lists->statement(u"SELECT id, last_name, first_name, birth_year, club, member_number, "
                                      u"nu_id, pkz, fide_id, federation, "
                                      "sex, dwz, elo, until FROM player ORDER BY id"_s);
    ListIndexRow row;
    return forEachRow(rows, [&](const Statement& columns) {
        row.id = columns.integer(0);
        row.lastName = columns.view(1);
        row.firstName = columns.view(2);
        row.birthYear = static_cast<int>(columns.integer(3));
        row.club = columns.view(4);
        row.memberNumber = static_cast<int>(columns.integer(5));
        row.nuId = columns.view(6);
        row.pkz = columns.view(7);
        row.fideId = static_cast<int>(columns.integer(8));
        row.federation = columns.view(9);
        readStored(columns, 10, row.sex);
        row.dwz = static_cast<int>(columns.integer(11));
        row.elo = static_cast<int>(columns.integer(12));
        row.former = !columns.isNull(13);
        return visit(row);
    });
}

Result<std::optional<ListPerson>> ListStore::person(ListRow row) const
{
    ListDatabase* const lists = database(row.source);
    return lists ? readNewestVersion(*lists, row) : Result<std::optional<ListPerson>>();
}

Result<std::optional<engine::Date>> ListStore::listDateAt(ListSource source, engine::Date day) const
{
    const auto date = firstOf(
        database(source), u"SELECT max(date) FROM list WHERE date <= ?"_s,
        [](const Statement& row) { return dayFromNumber(row.integer(0)); }, day);
    return date.transform([](const auto& found) { return found.value_or(std::nullopt); });
}

Result<std::vector<ListPerson>> ListStore::membershipsAt(ListRow row, engine::Date day) const
{
    std::vector<ListPerson> result;
    TRY(const auto newest, person(row));
    TRY(const auto list, listDateAt(row.source, day));
    if (!newest || !list)
        return result;

    std::vector<ListRow> rows{row};
    for (const std::string& id : {newest->nuId, newest->pkz}) {
        TRY(const auto others, findPersonId(row.source, id));
        rows.insert(rows.end(), others.begin(), others.end());
    }
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    for (const ListRow other : rows) {
        TRY(auto version, readListVersionAt(*database(row.source), other, *list));
        // A member number may have been given to somebody else in the meantime.
        if (version && describeSamePerson(*version, *newest))
            result.push_back(std::move(*version));
    }
    std::ranges::stable_sort(result, comesBefore);
    return result;
}

Result<std::optional<ListPerson>> ListStore::personAt(ListRow row, engine::Date day) const
{
    TRY(auto memberships, membershipsAt(row, day));
    if (memberships.empty())
        return std::nullopt;
    const auto same =
        std::ranges::find_if(memberships, [&](const ListPerson& person) { return person.row == row; });
    return same != memberships.end() ? *same : memberships.front();
}

Result<std::vector<ListRow>> ListStore::findMember(ListSource source, std::string_view club,
                                                   int memberNumber) const
{
    const auto key = memberKey(club, memberNumber);
    if (!key)
        return std::vector<ListRow>();
    return rowsOf(database(source), u"SELECT id FROM player WHERE key = ?"_s, rowOf(source), *key);
}

Result<std::vector<ListRow>> ListStore::findPersonId(ListSource source, std::string_view id) const
{
    if (id.empty())
        return std::vector<ListRow>();
    // The conditions on '' are those of the partial indexes: without them SQLite would not use these.
    return rowsOf(database(source),
                  u"SELECT id FROM player WHERE nu_id = ?1 AND nu_id <> '' "
                  "UNION SELECT id FROM player WHERE pkz = ?1 AND pkz <> '' ORDER BY 1"_s,
                  rowOf(source), id);
}

Result<std::vector<ListRow>> ListStore::findFideId(ListSource source, int fideId) const
{
    // Rows without a membership have the FIDE id as their key; the index holds only the others.
    return rowsOf(
        database(source),
        u"SELECT id FROM player WHERE key = ?1 UNION "
        "SELECT id FROM player WHERE fide_id = ?1 AND fide_id IS NOT NULL AND key <> fide_id ORDER BY 1"_s,
        rowOf(source), fideId);
}

Result<std::vector<ListClub>> ListStore::clubs(ListSource source) const
{
    return rowsOf(database(source), u"SELECT club, name, association, state FROM club ORDER BY club"_s,
                  entryOf<ListClub>);
}

Result<std::optional<ListClub>> ListStore::club(std::string_view club) const
{
    for (const ListSource source : kListSources) {
        auto found =
            firstOf(database(source), u"SELECT club, name, association, state FROM club WHERE club = ?"_s,
                    entryOf<ListClub>, club);
        if (!found.has_value() || *found)
            return found;
    }
    return std::nullopt;
}

Result<std::vector<ListAssociation>> ListStore::associations(ListSource source) const
{
    return rowsOf(database(source),
                  u"SELECT association, name, parent, state FROM association ORDER BY association"_s,
                  entryOf<ListAssociation>);
}

} // namespace zahlmeister::app
