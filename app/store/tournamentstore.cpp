// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/tournamentstore.h"

#include "app/sql/rows.h"
#include "app/store/consistency.h"
#include "app/store/recordrows.h"
#include "engine/base/try.h"
#include "engine/model/teammatches.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::Game;
using engine::Participant;
using engine::TournamentHeader;
using engine::TournamentId;

std::string keyOf(TournamentId id, const QString& column, const std::string& value)
{
    return "tournament_id " + std::to_string(id.value()) + ", " + column.toStdString() + ' ' + value;
}

Result<void> readHeader(Database& database, TournamentId id, StoredTournament& into)
{
    static const QString kText = u"SELECT %1, arithmetic FROM tournament WHERE id = ?"_s.arg(
        columns<TournamentHeader>().join(u", "_s));
    auto row = database.statement(kText);
    TRY(const auto found, row.bind(id.value()).next());
    if (!found)
        return failure(ErrorCode::UnknownTournament, {std::to_string(id.value())});
    const int arithmetic = static_cast<int>(columns<TournamentHeader>().size());
    auto impossible = readRecord(row, 0, into.tournament.header);
    if (!impossible && !readValue(row, arithmetic, {}, into.arithmetic))
        impossible = "arithmetic";
    if (impossible)
        return damagedRow(database, "tournament", "id " + std::to_string(id.value()), *impossible);
    return {};
}

/// Reads the participants or the games, in the order of their keys.
template <class Record>
Result<void> readRecords(Database& database, const QString& table, TournamentId id, std::vector<Record>& into)
{
    static const QStringList kColumns = columns<Record>();
    static const QString kText = u"SELECT %1 FROM %2 WHERE tournament_id = ? ORDER BY %3"_s.arg(
        kColumns.join(u", "_s), table, kColumns.front()); // a kind of record has one table
    auto rows = database.statement(kText);
    rows.bind(id.value());
    TRY_DO(forEachRow(rows, [&](const Statement& row) -> Result<void> {
        Record record = blank<Record>();
        if (const auto impossible = readRecord(row, 0, record)) {
            return damagedRow(database, table.toStdString(), keyOf(id, kColumns.front(), row.utf8(0)),
                              *impossible);
        }
        into.push_back(std::move(record));
        return {};
    }));
    into.shrink_to_fit(); // of thousands of tournaments what is spare would be a third of everything
    return {};
}

/// Whose records the rows of a list are.
struct ListOwner {
    QString column = {};            ///< that says so; empty: the tournament's
    std::optional<int> number = {}; ///< of the owner
};

/// What stands before the columns of a list's records: whose they are, and which one of his it is.
QStringList ownerColumns(const FieldRules& list, const ListOwner& owner)
{
    QStringList names{u"tournament_id"_s};
    if (owner.number)
        names.append(owner.column);
    if (list.isPositioned)
        names.append(u"position"_s);
    return names;
}

/// Reads the records of a list, each into what `listOf` gives for the number of its owner; nullptr when there
/// is no such list.
/// @param owner column, or what stands for it, that says whose they are
template <class Element, class Function>
Result<void> readList(Database& database, TournamentId id, const FieldRules& list, const QString& owner,
                      Function listOf)
{
    const QStringList own = columns<Element>();
    const QString order = list.isPositioned ? u"position"_s : own.front();
    auto rows =
        database.statement(u"SELECT %1 AS owner, %2 FROM %3 WHERE tournament_id = ? ORDER BY owner, %4"_s.arg(
            owner, own.join(u", "_s), nameOf(list.table), order));
    rows.bind(id.value());
    return forEachRow(rows, [&](const Statement& row) -> Result<void> {
        Element element = blank<Element>();
        const auto number = valueAt<int>(row, 0, {});
        std::vector<Element>* into = number ? listOf(*number) : nullptr;
        const auto impossible = readRecord(row, 1, element);
        if (!into || impossible) {
            return damagedRow(database, list.table, keyOf(id, owner, row.utf8(0)),
                              into ? *impossible : owner.toStdString());
        }
        into->push_back(std::move(element));
        return {};
    });
}

/// Reads the lists that the records of a list have, such as the line-ups of the teams.
template <class Element>
Result<void> readListsWithin(Database& database, TournamentId id, const FieldRules& list,
                             std::vector<Element>& into)
{
    // Rows that a rescue could not save leave gaps between the positions.
    const QString owner = u"(SELECT count(*) FROM %1 AS o WHERE o.tournament_id = %2.tournament_id"
                          " AND o.position < %2.%1)"_s;
    return forEachList<Element>([&](const auto& field) {
        using Inner = typename std::decay_t<decltype(field)>::Value::value_type;
        return readList<Inner>(database, id, field.rules,
                               owner.arg(nameOf(list.table), nameOf(field.rules.table)),
                               [&](int position) -> std::vector<Inner>* {
                                   return position < std::ssize(into)
                                              ? &(into[static_cast<std::size_t>(position)].*field.member)
                                              : nullptr;
                               });
    });
}

/// Reads all lists of the header and of the participants.
Result<void> readLists(Database& database, TournamentId id, engine::Tournament& into)
{
    TRY_DO(forEachList<Participant>([&](const auto& field) {
        using Element = typename std::decay_t<decltype(field)>::Value::value_type;
        return readList<Element>(
            database, id, field.rules, u"participant"_s, [&](int number) -> std::vector<Element>* {
                const auto position = into.indexOf(engine::ParticipantNumber(number));
                return position ? &(into.participants[*position].*field.member) : nullptr;
            });
    }));
    return forEachList<TournamentHeader>([&](const auto& field) {
        using Element = typename std::decay_t<decltype(field)>::Value::value_type;
        std::vector<Element>& list = into.header.*field.member;
        return readList<Element>(database, id, field.rules, u"0"_s, [&](int) { return &list; }).and_then([&] {
            return readListsWithin(database, id, field.rules, list);
        });
    });
}

/// Who plays must be there, and nobody plays himself: what no reader and no edit lets through.
Result<void> checkPlayers(const Database& database, TournamentId id, const engine::Tournament& tournament)
{
    for (const Game& game : tournament.games) {
        for (const auto& [number, column] :
             {std::pair(game.white, "white"), std::pair(game.black, "black")}) {
            if (!tournament.indexOf(number) || game.white == game.black)
                return damagedRow(database, "game", keyOf(id, u"id"_s, std::to_string(game.id.value())),
                                  column);
        }
    }
    return {};
}

template <class Record>
Result<void> writeLists(Database& database, TournamentId id, const ListOwner& owner, const Record& record);

/// Replaces the records of a list.
template <class Element>
Result<void> writeList(Database& database, TournamentId id, const ListOwner& owner, const FieldRules& list,
                       const std::vector<Element>& elements)
{
    const QString table = nameOf(list.table);
    {
        auto clear = database.statement(u"DELETE FROM %1 WHERE tournament_id = ?%2"_s.arg(
            table, owner.number ? u" AND %1 = ?"_s.arg(owner.column) : QString()));
        clear.bind(id.value());
        if (owner.number)
            clear.bind(*owner.number);
        TRY_DO(clear.run());
    }
    if (elements.empty())
        return {};
    const QString text = insertText(table, ownerColumns(list, owner) + columns<Element>());
    int position = 0;
    for (const Element& element : elements) {
        auto insert = database.statement(text);
        insert.bind(id.value());
        if (owner.number)
            insert.bind(*owner.number);
        if (list.isPositioned)
            insert.bind(position);
        bindRecord(insert, element);
        TRY_DO(insert.run());
        TRY_DO(writeLists(database, id, {table, position++}, element));
    }
    return {};
}

/// Replaces all lists of a header, of a participant, or of a record in one of their lists.
template <class Record>
Result<void> writeLists(Database& database, TournamentId id, const ListOwner& owner, const Record& record)
{
    return forEachList<Record>(
        [&](const auto& field) { return writeList(database, id, owner, field.rules, record.*field.member); });
}

/// Carries out an edit in the rows.
struct EditStore {
    Database& database;
    TournamentId id;

    Result<void> operator()(const PutHeader& edit) const
    {
        static const QString kText =
            u"UPDATE tournament SET %1 = ? WHERE id = ?"_s.arg(columns<TournamentHeader>().join(u" = ?, "_s));
        auto update = database.statement(kText);
        bindRecord(update, edit.value);
        TRY_DO(update.bind(id.value()).run());
        return writeLists(database, id, {}, edit.value);
    }

    Result<void> operator()(const PutArithmetic& edit) const
    {
        auto update = database.statement(u"UPDATE tournament SET arithmetic = ? WHERE id = ?"_s);
        bindValue(update, edit.value);
        return update.bind(id.value()).run();
    }

    Result<void> operator()(const PutParticipant& edit) const
    {
        TRY_DO(put(u"participant"_s, edit.value));
        return writeLists(database, id, {u"participant"_s, edit.value.number.value()}, edit.value);
    }

    Result<void> operator()(const RemoveParticipant& edit) const
    {
        auto remove = database.statement(u"DELETE FROM participant WHERE tournament_id = ? AND number = ?"_s);
        return remove.bind(id.value()).bind(edit.number.value()).run();
    }

    Result<void> operator()(const PutGame& edit) const { return put(u"game"_s, edit.value); }

    Result<void> operator()(const RemoveGame& edit) const
    {
        auto remove = database.statement(u"DELETE FROM game WHERE tournament_id = ? AND id = ?"_s);
        return remove.bind(id.value()).bind(edit.id.value()).run();
    }

    template <class Record>
    Result<void> put(const QString& table, const Record& record) const
    {
        static const QString kText = upsertText<Record>(table); // a kind of record has one table
        auto statement = database.statement(kText);
        bindRecord(statement.bind(id.value()), record);
        return statement.run();
    }
};

} // namespace

Result<StoredTournament> readTournament(Database& database, TournamentId id)
{
    StoredTournament stored;
    engine::Tournament& into = stored.tournament;
    TRY_DO(readHeader(database, id, stored));
    TRY_DO(readRecords(database, u"participant"_s, id, into.participants));
    TRY_DO(readLists(database, id, into));
    TRY_DO(readRecords(database, u"game"_s, id, into.games));
    TRY_DO(checkPlayers(database, id, into));
    return stored;
}

Result<TournamentId> insertTournament(Database& database, engine::Tournament tournament)
{
    engine::settleTeams(tournament);
    static const QString kText =
        insertText(u"tournament"_s, columns<TournamentHeader>()) + u" RETURNING id"_s;
    auto insert = database.statement(kText);
    bindRecord(insert, tournament.header);
    TRY_DO(insert.next());
    const TournamentId id(insert.integer(0));
    if (id.value() > kMostTournaments) { // else there cannot be so many
        auto count = database.statement(u"SELECT count(*) FROM tournament"_s);
        TRY_DO(count.next());
        if (count.integer(0) > kMostTournaments)
            return failure(ErrorCode::OutOfRange,
                           {"work file", "tournaments", std::to_string(count.integer(0)),
                            "0–" + std::to_string(kMostTournaments)});
    }
    const EditStore store{database, id};
    TRY_DO(writeLists(database, id, {}, tournament.header));
    for (const Participant& participant : tournament.participants) {
        TRY_DO(store(PutParticipant{participant}));
    }
    std::int64_t nextId = 1;
    for (Game game : tournament.games) {
        game.id = engine::GameId(nextId++);
        TRY_DO(store(PutGame{game}));
    }
    return id;
}

Result<void> writeEdit(Database& database, TournamentId id, const Edit& edit)
{
    return std::visit(EditStore{database, id}, edit);
}

} // namespace zahlmeister::app
