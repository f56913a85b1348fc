// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/liststore.h"

#include <algorithm>

#include <QStandardPaths>

#include "app/lists/listdatabase.h"
#include "app/lists/listkey.h"
#include "app/lists/listschema.h"
#include "app/lists/listversions.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// Reads all rows of a query.
template <class Read>
Result<void> readRows(Result<ListStatement>& statement, Read read)
{
    if (!statement.has_value())
        return tl::unexpected(statement.error());
    for (;;) {
        const auto row = statement->step();
        if (!row.has_value())
            return tl::unexpected(row.error());
        if (!*row || !read(*statement))
            return {};
    }
}

Result<void> readIds(Result<ListStatement>& statement, ListSource source, std::vector<ListRow>& rows)
{
    return readRows(statement, [&](const ListStatement& row) {
        rows.push_back({source, row.integer(0)});
        return true;
    });
}

/// The memberships that count first: active ones, then in the order of the clubs.
bool comesBefore(const ListPerson& a, const ListPerson& b)
{
    const bool activeA = a.status == MemberStatus::Active;
    const bool activeB = b.status == MemberStatus::Active;
    return activeA != activeB ? activeA : a.club < b.club;
}

} // namespace

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
        auto database = ListDatabase::openForReading(listDatabasePath(folder, source));
        if (!database.has_value())
            return tl::unexpected(database.error());
        store->m_databases[static_cast<std::size_t>(source)] = std::move(*database);
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
        const auto number = revision(source);
        if (!number.has_value())
            return number;
        sum += *number;
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
        auto statement = lists->prepare("SELECT date, format, file, imported_at, row_count, rated_count "
                                        "FROM list ORDER BY date DESC");
        const auto read = readRows(statement, [&](const ListStatement& row) {
            if (const auto date = dayFromNumber(row.integer(0))) {
                result.push_back({.source = source,
                                  .date = *date,
                                  .format = std::string(row.text(1)),
                                  .file = std::string(row.text(2)),
                                  .importedAt = std::string(row.text(3)),
                                  .rows = row.integer(4),
                                  .ratedRows = row.integer(5)});
            }
            return true;
        });
        if (!read.has_value())
            return tl::unexpected(read.error());
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
    auto statement = lists->prepare(
        "SELECT id, last_name, first_name, birth_year, club, member_number, nu_id, pkz, fide_id, federation, "
        "sex, dwz, elo, until FROM player ORDER BY id");
    ListIndexRow row;
    return readRows(statement, [&](const ListStatement& columns) {
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
    if (!lists)
        return std::nullopt;
    auto statement =
        lists->prepare("SELECT since, until, " ZAHLMEISTER_LIST_COLUMNS " FROM player WHERE id = ?");
    if (!statement.has_value())
        return tl::unexpected(statement.error());
    const auto found = statement->bind(row.id).step();
    if (!found.has_value())
        return tl::unexpected(found.error());
    if (!*found)
        return std::nullopt;
    ListPerson person;
    person.row = row;
    statement->read(0, person.since);
    statement->read(1, person.until);
    int column = 2;
    forEachListField(person, [&](auto& field) { statement->read(column++, field); });
    return person;
}

Result<std::optional<engine::Date>> ListStore::listDateAt(ListSource source, engine::Date day) const
{
    ListDatabase* const lists = database(source);
    if (!lists)
        return std::nullopt;
    auto statement = lists->prepare("SELECT max(date) FROM list WHERE date <= ?");
    if (!statement.has_value())
        return tl::unexpected(statement.error());
    const auto found = statement->bind(day).step();
    if (!found.has_value())
        return tl::unexpected(found.error());
    return dayFromNumber(statement->integer(0));
}

Result<std::vector<ListPerson>> ListStore::membershipsAt(ListRow row, engine::Date day) const
{
    std::vector<ListPerson> result;
    const auto newest = person(row);
    if (!newest.has_value())
        return tl::unexpected(newest.error());
    const auto list = listDateAt(row.source, day);
    if (!list.has_value())
        return tl::unexpected(list.error());
    if (!*newest || !*list)
        return result;

    std::vector<ListRow> rows{row};
    for (const std::string& id : {(*newest)->nuId, (*newest)->pkz}) {
        const auto others = findPersonId(row.source, id);
        if (!others.has_value())
            return tl::unexpected(others.error());
        rows.insert(rows.end(), others->begin(), others->end());
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    for (const ListRow other : rows) {
        auto version = readListVersionAt(*database(row.source), other, **list);
        if (!version.has_value())
            return tl::unexpected(version.error());
        // A member number may have been given to somebody else in the meantime.
        if (*version && describeSamePerson(**version, **newest))
            result.push_back(std::move(**version));
    }
    std::stable_sort(result.begin(), result.end(), comesBefore);
    return result;
}

Result<std::optional<ListPerson>> ListStore::personAt(ListRow row, engine::Date day) const
{
    auto memberships = membershipsAt(row, day);
    if (!memberships.has_value())
        return tl::unexpected(memberships.error());
    if (memberships->empty())
        return std::nullopt;
    const auto same = std::find_if(memberships->begin(), memberships->end(),
                                   [&](const ListPerson& person) { return person.row == row; });
    return same != memberships->end() ? *same : memberships->front();
}

Result<std::vector<ListRow>> ListStore::findMember(ListSource source, std::string_view club,
                                                   int memberNumber) const
{
    std::vector<ListRow> rows;
    ListDatabase* const lists = database(source);
    const auto key = memberKey(club, memberNumber);
    if (!lists || !key)
        return rows;
    auto statement = lists->prepare("SELECT id FROM player WHERE key = ?");
    if (statement.has_value())
        statement->bind(*key);
    const auto read = readIds(statement, source, rows);
    return read.has_value() ? Result<std::vector<ListRow>>(std::move(rows)) : tl::unexpected(read.error());
}

Result<std::vector<ListRow>> ListStore::findPersonId(ListSource source, std::string_view id) const
{
    std::vector<ListRow> rows;
    ListDatabase* const lists = database(source);
    if (!lists || id.empty())
        return rows;
    // The conditions on '' are those of the partial indexes: without them SQLite would not use these.
    auto statement = lists->prepare("SELECT id FROM player WHERE nu_id = ?1 AND nu_id <> '' "
                                    "UNION SELECT id FROM player WHERE pkz = ?1 AND pkz <> '' ORDER BY 1");
    if (statement.has_value())
        statement->bind(id);
    const auto read = readIds(statement, source, rows);
    return read.has_value() ? Result<std::vector<ListRow>>(std::move(rows)) : tl::unexpected(read.error());
}

Result<std::vector<ListRow>> ListStore::findFideId(ListSource source, int fideId) const
{
    std::vector<ListRow> rows;
    ListDatabase* const lists = database(source);
    if (!lists)
        return rows;
    // Rows without a membership have the FIDE id as their key; the index holds only the others.
    auto statement = lists->prepare(
        "SELECT id FROM player WHERE key = ?1 UNION "
        "SELECT id FROM player WHERE fide_id = ?1 AND fide_id IS NOT NULL AND key <> fide_id ORDER BY 1");
    if (statement.has_value())
        statement->bind(fideId);
    const auto read = readIds(statement, source, rows);
    return read.has_value() ? Result<std::vector<ListRow>>(std::move(rows)) : tl::unexpected(read.error());
}

Result<std::vector<ListClub>> ListStore::clubs(ListSource source) const
{
    std::vector<ListClub> result;
    ListDatabase* const lists = database(source);
    if (!lists)
        return result;
    auto statement = lists->prepare("SELECT club, name, association, state FROM club ORDER BY club");
    const auto read = readRows(statement, [&](const ListStatement& row) {
        result.push_back({std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2)),
                          std::string(row.text(3))});
        return true;
    });
    return read.has_value() ? Result<std::vector<ListClub>>(std::move(result)) : tl::unexpected(read.error());
}

Result<std::optional<ListClub>> ListStore::club(std::string_view club) const
{
    for (const ListSource source : kListSources) {
        ListDatabase* const lists = database(source);
        if (!lists)
            continue;
        auto statement = lists->prepare("SELECT club, name, association, state FROM club WHERE club = ?");
        if (!statement.has_value())
            return tl::unexpected(statement.error());
        const auto found = statement->bind(club).step();
        if (!found.has_value())
            return tl::unexpected(found.error());
        if (*found) {
            return ListClub{std::string(statement->text(0)), std::string(statement->text(1)),
                            std::string(statement->text(2)), std::string(statement->text(3))};
        }
    }
    return std::nullopt;
}

Result<std::vector<ListAssociation>> ListStore::associations(ListSource source) const
{
    std::vector<ListAssociation> result;
    ListDatabase* const lists = database(source);
    if (!lists)
        return result;
    auto statement =
        lists->prepare("SELECT association, name, parent, state FROM association ORDER BY association");
    const auto read = readRows(statement, [&](const ListStatement& row) {
        result.push_back({std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2)),
                          std::string(row.text(3))});
        return true;
    });
    return read.has_value() ? Result<std::vector<ListAssociation>>(std::move(result))
                            : tl::unexpected(read.error());
}

} // namespace zahlmeister::app
