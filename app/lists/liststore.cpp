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

/// What a function makes of each row of a query; nothing without a database.
template <class Make, class... Values>
auto rowsOf(ListDatabase* lists, const char* sql, Make make, const Values&... values)
    -> Result<std::vector<std::invoke_result_t<Make, const ListStatement&>>>
{
    std::vector<std::invoke_result_t<Make, const ListStatement&>> made;
    if (!lists)
        return made;
    ListStatement rows = lists->prepare(sql);
    (rows.bind(values), ...);
    return forEachRow(rows, [&](const ListStatement& row) { made.push_back(make(row)); }).transform([&] {
        return std::move(made);
    });
}

/// Likewise of the first row, if there is one.
template <class Make, class... Values>
auto firstOf(ListDatabase* lists, const char* sql, Make make, const Values&... values)
    -> Result<std::optional<std::invoke_result_t<Make, const ListStatement&>>>
{
    if (!lists)
        return std::nullopt;
    ListStatement row = lists->prepare(sql);
    (row.bind(values), ...);
    return row.step().transform(
        [&](bool isRow) { return isRow ? std::make_optional(make(row)) : std::nullopt; });
}

template <class Entry>
Entry entryOf(const ListStatement& row)
{
    return {std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2)),
            std::string(row.text(3))};
}

auto rowOf(ListSource source)
{
    return [source](const ListStatement& row) { return ListRow{source, row.integer(0)}; };
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
    return lists ? lists->integer("SELECT number FROM revision") : Result<std::int64_t>(0);
}

Result<std::vector<StoredList>> ListStore::lists() const
{
    std::vector<StoredList> result;
    for (const ListSource source : kListSources) {
        ListDatabase* const lists = database(source);
        if (!lists)
            continue;
        ListStatement rows = lists->prepare(
            "SELECT date, format, file, imported_at, row_count, rated_count FROM list ORDER BY date DESC");
        TRY_DO(forEachRow(rows, [&](const ListStatement& row) {
            if (const auto date = dayFromNumber(row.integer(0)))
                result.push_back({.source = source,
                                  .date = *date,
                                  .format = std::string(row.text(1)),
                                  .file = std::string(row.text(2)),
                                  .importedAt = std::string(row.text(3)),
                                  .rows = row.integer(4),
                                  .ratedRows = row.integer(5)});
        }));
    }
    return result;
}

Result<std::int64_t> ListStore::rowCount(ListSource source) const
{
    ListDatabase* const lists = database(source);
    return lists ? lists->integer("SELECT count(*) FROM player") : Result<std::int64_t>(0);
}

Result<void> ListStore::visitRows(ListSource source,
                                  const std::function<bool(const ListIndexRow&)>& visit) const
{
    ListDatabase* const lists = database(source);
    if (!lists)
        return {};
    ListStatement rows = lists->prepare(
        "SELECT id, last_name, first_name, birth_year, club, member_number, nu_id, pkz, fide_id, federation, "
        "sex, dwz, elo, until FROM player ORDER BY id");
    ListIndexRow row;
    return forEachRow(rows, [&](const ListStatement& columns) {
        row.id = columns.integer(0);
        row.lastName = columns.text(1);
        row.firstName = columns.text(2);
        row.birthYear = static_cast<int>(columns.integer(3));
        row.club = columns.text(4);
        row.memberNumber = static_cast<int>(columns.integer(5));
        row.nuId = columns.text(6);
        row.pkz = columns.text(7);
        row.fideId = static_cast<int>(columns.integer(8));
        row.federation = columns.text(9);
        columns.read(10, row.sex);
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
        database(source), "SELECT max(date) FROM list WHERE date <= ?",
        [](const ListStatement& row) { return dayFromNumber(row.integer(0)); }, day);
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
    return rowsOf(database(source), "SELECT id FROM player WHERE key = ?", rowOf(source), *key);
}

Result<std::vector<ListRow>> ListStore::findPersonId(ListSource source, std::string_view id) const
{
    if (id.empty())
        return std::vector<ListRow>();
    // The conditions on '' are those of the partial indexes: without them SQLite would not use these.
    return rowsOf(database(source),
                  "SELECT id FROM player WHERE nu_id = ?1 AND nu_id <> '' "
                  "UNION SELECT id FROM player WHERE pkz = ?1 AND pkz <> '' ORDER BY 1",
                  rowOf(source), id);
}

Result<std::vector<ListRow>> ListStore::findFideId(ListSource source, int fideId) const
{
    // Rows without a membership have the FIDE id as their key; the index holds only the others.
    return rowsOf(
        database(source),
        "SELECT id FROM player WHERE key = ?1 UNION "
        "SELECT id FROM player WHERE fide_id = ?1 AND fide_id IS NOT NULL AND key <> fide_id ORDER BY 1",
        rowOf(source), fideId);
}

Result<std::vector<ListClub>> ListStore::clubs(ListSource source) const
{
    return rowsOf(database(source), "SELECT club, name, association, state FROM club ORDER BY club",
                  entryOf<ListClub>);
}

Result<std::optional<ListClub>> ListStore::club(std::string_view club) const
{
    for (const ListSource source : kListSources) {
        auto found =
            firstOf(database(source), "SELECT club, name, association, state FROM club WHERE club = ?",
                    entryOf<ListClub>, club);
        if (!found.has_value() || *found)
            return found;
    }
    return std::nullopt;
}

Result<std::vector<ListAssociation>> ListStore::associations(ListSource source) const
{
    return rowsOf(database(source),
                  "SELECT association, name, parent, state FROM association ORDER BY association",
                  entryOf<ListAssociation>);
}

} // namespace zahlmeister::app
