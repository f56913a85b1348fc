// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listversions.h"

#include <algorithm>

#include "app/lists/listdatabase.h"
#include "app/lists/listschema.h"

namespace zahlmeister::app {

namespace {

constexpr int kSinceColumn = 0;
constexpr int kUntilColumn = 1;

const char* const kSelectPlayer =
    "SELECT since, until, " ZAHLMEISTER_LIST_COLUMNS " FROM player WHERE id = ?";
const char* const kSelectPast = "SELECT since, until, changed, " ZAHLMEISTER_LIST_COLUMNS
                                " FROM past WHERE player_id = ? ORDER BY since DESC";

bool sameValues(const ListPerson& a, const ListPerson& b)
{
    bool same = true;
    forEachListFieldPair(a, b, [&](const auto& left, const auto& right) { same = same && left == right; });
    return same;
}

/// Visits the versions from the newest to the oldest until visit returns false.
template <class Visit>
Result<void> visitVersions(ListDatabase& database, ListRow row, Visit visit)
{
    auto newest = database.prepare(kSelectPlayer);
    if (!newest.has_value())
        return tl::unexpected(newest.error());
    const auto found = newest->bind(row.id).step();
    if (!found.has_value())
        return tl::unexpected(found.error());
    if (!*found)
        return {};
    ListPerson person;
    person.row = row;
    newest->read(kSinceColumn, person.since);
    newest->read(kUntilColumn, person.until);
    int column = 2;
    forEachListField(person, [&](auto& field) { newest->read(column++, field); });
    if (!visit(person))
        return {};

    auto past = database.prepare(kSelectPast);
    if (!past.has_value())
        return tl::unexpected(past.error());
    past->bind(row.id);
    for (;;) {
        const auto older = past->step();
        if (!older.has_value())
            return tl::unexpected(older.error());
        if (!*older)
            return {};
        past->read(kSinceColumn, person.since);
        past->read(kUntilColumn, person.until);
        const std::int64_t changed = past->integer(2);
        int field = 0;
        forEachListField(person, [&](auto& value) {
            if (changed >> field & 1)
                past->read(3 + field, value);
            ++field;
        });
        if (!visit(person))
            return {};
    }
}

} // namespace

const ListPerson* ListVersions::at(engine::Date list) const
{
    const auto found = std::find_if(m_versions.begin(), m_versions.end(), [&](const ListPerson& version) {
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
    std::sort(result.begin(), result.end(),
              [](const ListPerson& a, const ListPerson& b) { return *a.since < *b.since; });
    m_versions = std::move(result);
    join();
}

void ListVersions::join()
{
    std::vector<ListPerson> result;
    for (ListPerson& version : m_versions) {
        if (!result.empty() && result.back().until == version.since && sameValues(result.back(), version))
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
    if (!read.has_value())
        return tl::unexpected(read.error());
    std::reverse(versions.m_versions.begin(), versions.m_versions.end());
    return versions;
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
    if (!read.has_value())
        return tl::unexpected(read.error());
    return result;
}

} // namespace zahlmeister::app
