// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/lists/listdatabase.h"
#include "app/lists/listschema.h"
#include "app/lists/liststore.h"
#include "app/lists/listversions.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// How many persons are in the list of a day; nothing when it is not stored.
Result<std::optional<std::int64_t>> rowsOfList(ListDatabase& database, engine::Date date)
{
    Statement query = database.statement(u"SELECT row_count FROM list WHERE date = ?"_s);
    TRY(const bool found, bindStored(query, date).next());
    return found ? std::optional(query.integer(0)) : std::nullopt;
}

/// Rows that became what they are, or ceased to be what they were, after one day and until another.
Result<std::vector<std::int64_t>> rowsChangedBetween(ListDatabase& database, engine::Date from,
                                                     engine::Date to)
{
    std::vector<std::int64_t> ids;
    Statement query = database.statement(
        u"SELECT id FROM player WHERE (since > ?1 AND since <= ?2) OR (until > ?1 AND until <= ?2) UNION "
        "SELECT player_id FROM past WHERE (since > ?1 AND since <= ?2) OR (until > ?1 AND until <= ?2)"_s);
    bindStored(query, from, to);
    TRY_DO(forEachRow(query, [&](const Statement& row) { ids.push_back(row.integer(0)); }));
    return ids;
}

/// Who stands in the list of a day with two numbers. The rows of the FIDE have one each.
Result<void> addDoubles(ListDatabase& database, ListSource source, engine::Date to, ListChanges& changes)
{
    if (source == ListSource::Fide)
        return {};
    DoubleNumbers doubles;
    Statement rows = database.statement(
        u"SELECT "_s + listColumns() + u" FROM player WHERE since <= ?1 AND (until IS NULL OR until > ?1)"_s);
    bindStored(rows, to);
    TRY_DO(forEachRow(rows, [&](const Statement& row) {
        ListPerson person{.row = {source, 0}};
        int column = 0;
        forEachListField(person, [&](auto& field) { readStored(row, column++, field); });
        doubles.add(person);
    }));
    doubles.addTo(changes);
    return {};
}

} // namespace

Result<ListChanges> ListStore::changes(ListSource source, engine::Date from, engine::Date to,
                                       const std::function<bool()>& goesOn) const
{
    ListDatabase* const lists = database(source);
    if (!lists || from >= to)
        return failure(ErrorCode::UnknownListDate, {(lists ? from : to).iso()});
    TRY(const auto before, rowsOfList(*lists, from));
    TRY(const auto after, rowsOfList(*lists, to));
    if (!before || !after)
        return failure(ErrorCode::UnknownListDate, {(before ? to : from).iso()});
    ListChanges changes{.comparedWith = from};
    std::vector<ListPerson> added;
    std::vector<ListPerson> gone;
    std::int64_t changed = 0;
    constexpr std::size_t kRowsBetween = 512; // questions whether to go on
    TRY(const auto ids, rowsChangedBetween(*lists, from, to));
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (goesOn && i % kRowsBetween == 0 && !goesOn())
            return failure(ErrorCode::Cancelled);
        TRY(const auto versions, readListVersions(*lists, {source, ids[i]}));
        const ListPerson* then = versions.at(from);
        const ListPerson* now = versions.at(to);
        if (then && !now) {
            gone.push_back(*then);
        } else if (now && !then) {
            added.push_back(*now);
        } else if (then && now && !haveSameValues(*then, *now)) {
            changes.compare(source, *then, *now);
            ++changed;
        }
    }
    if (source == ListSource::Fide) { // whose rows are persons, not memberships
        for (const ListPerson& person : added)
            changes.add(ListChangeKind::Added, nullptr, &person);
        for (const ListPerson& person : gone)
            changes.add(ListChangeKind::Gone, &person, nullptr);
    } else {
        changes.settle(added, gone);
    }
    changes.unchanged = std::max<std::int64_t>(0, *after - changed - static_cast<std::int64_t>(added.size()));
    TRY_DO(addDoubles(*lists, source, to, changes));
    return changes;
}

} // namespace zahlmeister::app
