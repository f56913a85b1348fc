// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/undolog.h"

#include <algorithm>
#include <utility>

#include "app/fields/codes.h"
#include "app/fields/editjson.h"
#include "app/sql/rows.h"
#include "app/store/consistency.h"
#include "app/store/database.h"
#include "app/store/tournamentstore.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

tl::unexpected<Error> unreadable(const Database& database, const Statement& row, std::string_view column)
{
    return damagedRow(database, "undo_entry", "tournament_id " + row.utf8(0) + ", position " + row.utf8(1),
                      column);
}

/// Columns: tournament_id, position, kind, args.
Result<EditName> nameOf(const Database& database, const Statement& row)
{
    const auto kind = fromCode<EditKind>(row.utf8(2));
    auto args = textsFromJson(row.text(3).toUtf8());
    if (!kind || !args)
        return unreadable(database, row, kind ? "args" : "kind");
    return EditName{*kind, std::move(*args)};
}

/// Columns: likewise, then edits, inverse.
Result<UndoEntry> entryOf(const Database& database, const Statement& row)
{
    TRY(auto name, nameOf(database, row));
    auto edits = editsFromJson(row.text(4).toUtf8());
    auto inverse = editsFromJson(row.text(5).toUtf8());
    if (!edits || !inverse)
        return unreadable(database, row, edits ? "inverse" : "edits");
    return UndoEntry{row.integer(1), {std::move(name), std::move(*edits)}, std::move(*inverse)};
}

/// A day of birth that is not to be known any longer.
struct BirthGivenUp {
    engine::ParticipantNumber number;
    std::string name;
    engine::Date date;
};

/// @return whether one of the edits knew one of the days
bool forget(std::vector<Edit>& edits, const std::vector<BirthGivenUp>& births)
{
    bool hasChanged = false;
    for (Edit& edit : edits) {
        auto* const put = std::get_if<PutParticipant>(&edit);
        if (!put || !put->value.birthDate)
            continue;
        // Numbers change, and so do names; the day with one of them is the same person.
        const bool isGivenUp = std::ranges::any_of(births, [&](const BirthGivenUp& birth) {
            return birth.date == *put->value.birthDate &&
                   (birth.number == put->value.number || birth.name == put->value.name);
        });
        if (!isGivenUp)
            continue;
        put->value.birthYear = engine::birthYearOf(put->value);
        put->value.birthDate.reset();
        hasChanged = true;
    }
    return hasChanged;
}

/// The days that a plan takes from participants who are text-only after it.
std::vector<BirthGivenUp> birthsGivenUp(const std::vector<PlannedChange>& plan)
{
    std::vector<BirthGivenUp> births;
    for (const PlannedChange& change : plan) {
        const auto* const after = std::get_if<PutParticipant>(&change.edit);
        const auto* const before = std::get_if<PutParticipant>(&change.inverse);
        if (after && before && before->value.birthDate && !after->value.birthDate &&
            after->value.identity == engine::Identity::TextOnly)
            births.push_back({before->value.number, before->value.name, *before->value.birthDate});
    }
    return births;
}

/// Takes days out of every entry.
Result<void> forgetBirths(Database& database, engine::TournamentId id,
                          const std::vector<BirthGivenUp>& births)
{
    std::vector<UndoEntry> entries;
    auto rows =
        database.statement(u"SELECT tournament_id, position, kind, args, edits, inverse FROM undo_entry"
                           " WHERE tournament_id = ? ORDER BY position"_s);
    rows.bind(id.value());
    TRY_DO(forEachRow(rows, [&](const Statement& row) -> Result<void> {
        TRY(auto entry, entryOf(database, row));
        const bool isInEdits = forget(entry.group.edits, births);
        if (forget(entry.inverse, births) || isInEdits)
            entries.push_back(std::move(entry));
        return {};
    }));
    for (const UndoEntry& entry : entries) {
        auto update = database.statement(
            u"UPDATE undo_entry SET edits = ?, inverse = ? WHERE tournament_id = ? AND position = ?"_s);
        update.bind(QString::fromUtf8(jsonOf(entry.group.edits)));
        update.bind(QString::fromUtf8(jsonOf(entry.inverse)));
        TRY_DO(update.bind(id.value()).bind(entry.position).run());
    }
    return {};
}

/// Adds an entry in the place of those that could be redone.
Result<void> append(Database& database, engine::TournamentId id, const UndoEntry& entry)
{
    auto dropUndone =
        database.statement(u"DELETE FROM undo_entry WHERE tournament_id = ? AND position >= ?"_s);
    TRY_DO(dropUndone.bind(id.value()).bind(entry.position).run());
    auto forget = database.statement(u"DELETE FROM undo_entry WHERE tournament_id = ? AND position <= ?"_s);
    TRY_DO(forget.bind(id.value()).bind(entry.position - kUndoLimit).run());
    auto insert =
        database.statement(u"INSERT INTO undo_entry (tournament_id, position, kind, args, edits, inverse,"
                           " undone) VALUES (?, ?, ?, ?, ?, ?, 0)"_s);
    insert.bind(id.value()).bind(entry.position).bind(std::string(codeText(entry.group.name.kind)));
    insert.bind(QString::fromUtf8(jsonOf(entry.group.name.args)));
    insert.bind(QString::fromUtf8(jsonOf(entry.group.edits))).bind(QString::fromUtf8(jsonOf(entry.inverse)));
    return insert.run();
}

} // namespace

Result<std::int64_t> readUndoPosition(Database& database, engine::TournamentId id)
{
    auto row = database.statement(
        u"SELECT coalesce((SELECT max(position) FROM undo_entry WHERE tournament_id = ? AND undone = 0),"
        " (SELECT min(position) - 1 FROM undo_entry WHERE tournament_id = ?), 0)"_s);
    TRY_DO(row.bind(id.value()).bind(id.value()).next());
    return row.integer(0);
}

Result<std::optional<UndoEntry>> readUndoEntry(Database& database, engine::TournamentId id,
                                               std::int64_t position)
{
    auto row =
        database.statement(u"SELECT tournament_id, position, kind, args, edits, inverse FROM undo_entry"
                           " WHERE tournament_id = ? AND position = ?"_s);
    TRY(const auto found, row.bind(id.value()).bind(position).next());
    if (!found)
        return std::optional<UndoEntry>();
    return entryOf(database, row).map([](UndoEntry entry) { return std::optional(std::move(entry)); });
}

Result<std::optional<EditName>> readUndoName(Database& database, engine::TournamentId id,
                                             std::int64_t position)
{
    auto row = database.statement(u"SELECT tournament_id, position, kind, args FROM undo_entry"
                                  " WHERE tournament_id = ? AND position = ?"_s);
    TRY(const auto found, row.bind(id.value()).bind(position).next());
    if (!found)
        return std::optional<EditName>();
    return nameOf(database, row).map([](EditName name) { return std::optional(std::move(name)); });
}

Result<LoggedPlan> storeLogged(Database& database, engine::TournamentId id, std::int64_t position,
                               const EditName& name, const std::vector<PlannedChange>& plan)
{
    for (const PlannedChange& planned : plan) {
        TRY_DO(writeEdit(database, id, planned.edit));
    }
    UndoEntry entry{position, {name, editsOf(plan)}, inverseOf(plan)};
    const auto births = birthsGivenUp(plan);
    if (!births.empty())
        entry.group.name.args << kBirthGivenUp;
    TRY_DO(append(database, id, entry));
    if (!births.empty()) {
        TRY_DO(forgetBirths(database, id, births));
    }
    return LoggedPlan{std::move(entry.group.name), !births.empty()};
}

Result<void> markUndone(Database& database, engine::TournamentId id, std::int64_t position, bool undone)
{
    auto update =
        database.statement(u"UPDATE undo_entry SET undone = ? WHERE tournament_id = ? AND position = ?"_s);
    return update.bind(undone).bind(id.value()).bind(position).run();
}

Result<void> checkUndoLog(Database& database)
{
    auto rows =
        database.statement(u"SELECT tournament_id, position, kind, args, edits, inverse FROM undo_entry"
                           " ORDER BY tournament_id, position"_s);
    return forEachRow(
        rows, [&](const Statement& row) { return entryOf(database, row).map([](const UndoEntry&) {}); });
}

} // namespace zahlmeister::app
