// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listwriter.h"

#include <algorithm>

#include "app/files/privatefile.h"
#include "app/lists/listkey.h"
#include "app/lists/listschema.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

const QString kInsertPlayer = u"INSERT INTO player (key, fingerprint, since, until, "_s + listColumns() +
                              u") VALUES ("_s + listParameters(4 + kListFieldCount) + u')';

/// Groups of rows that come and go together: the DSB publishes lists of single states.
std::size_t groupOf(std::int64_t key)
{
    constexpr std::size_t kFideGroup = 36;
    constexpr int kMemberNumberBits = 20;
    constexpr std::int64_t kCodesPerState = std::int64_t{36} * 36 * 36 * 36;
    if (key >> 60 == 0)
        return kFideGroup;
    return static_cast<std::size_t>((key & ((std::int64_t{1} << 60) - 1)) >> kMemberNumberBits) /
           kCodesPerState;
}

std::uint32_t lineNumber(std::int64_t line)
{
    return static_cast<std::uint32_t>(std::clamp<std::int64_t>(line, 1, UINT32_MAX));
}

} // namespace

ListWriter::ListWriter(std::unique_ptr<ListDatabase> database, ListSource source, engine::Date date)
    : m_database(std::move(database)), m_source(source), m_date(date)
{
}

ListWriter::~ListWriter() = default;

Result<std::unique_ptr<ListWriter>> ListWriter::begin(const QString& folder, ListSource source,
                                                      engine::Date date)
{
    TRY_DO(makePrivateFolder(folder));
    TRY(auto database, ListDatabase::openForWriting(listDatabasePath(folder, source)));
    std::unique_ptr<ListWriter> writer(new ListWriter(std::move(database), source, date));
    TRY_DO(writer->learn());
    return writer;
}

Result<void> ListWriter::learn()
{
    // 24 MiB hold the inner pages of the largest list's index; the rows themselves come in order.
    TRY_DO(m_database->execute(u"PRAGMA cache_size = -24576; PRAGMA synchronous = NORMAL"_s));
    TRY(auto transaction, Transaction::begin(*m_database));
    m_transaction.emplace(std::move(transaction));
    TRY_DO(learnDates());
    return learnRows();
}

Result<void> ListWriter::learnDates()
{
    Statement dates = m_database->statement(u"SELECT date FROM list ORDER BY date"_s);
    return forEachRow(dates, [&](const Statement& row) {
        const auto date = dayFromNumber(row.integer(0));
        if (date && *date <= m_date)
            m_changes.comparedWith = date;
        if (date && *date > m_date && !m_next)
            m_next = date;
    });
}

Result<void> ListWriter::learnRows()
{
    TRY(const auto count, m_database->integer(u"SELECT count(*) FROM player"_s));
    m_known.reserve(static_cast<std::size_t>(count));
    Statement rows = m_database->statement(u"SELECT id, key, fingerprint, until IS NULL FROM player"_s);
    const auto learnt = forEachRow(rows, [&](const Statement& row) {
        KnownListRow known;
        known.id = static_cast<std::uint32_t>(row.integer(0)) & 0x7fffffff;
        known.key = row.integer(1);
        known.fingerprint = row.integer(2);
        known.isOpen = row.integer(3) != 0 ? 1 : 0;
        m_known.push_back(known);
        if (known.isOpen)
            ++m_knownPerGroup[groupOf(known.key)];
    });
    std::ranges::sort(m_known, {}, &KnownListRow::key);
    return learnt;
}

/// @return nullptr when the key is not stored
KnownListRow* ListWriter::knownRow(std::int64_t key)
{
    const auto place = std::ranges::lower_bound(m_known, key, {}, &KnownListRow::key);
    return place != m_known.end() && place->key == key ? &*place : nullptr;
}

Result<void> ListWriter::learnStoredFields(std::uint32_t missing)
{
    const std::uint32_t asked = missing & ~m_checkedFields;
    m_checkedFields |= missing;
    static const std::vector<QString> kQueries = [] {
        std::vector<QString> queries;
        forEachListColumn([&](const auto& field) {
            queries.push_back(u"SELECT 1 FROM player WHERE %1 IS NOT NULL AND %1 <> '' LIMIT 1"_s.arg(
                QLatin1StringView(field.column)));
        });
        return queries;
    }();
    for (std::size_t field = 0; field < kQueries.size(); ++field) {
        if ((asked >> field & 1) == 0)
            continue;
        TRY(const auto stored, m_database->integer(kQueries[field]));
        if (stored != 0)
            m_storedFields |= std::uint32_t{1} << field;
    }
    return {};
}

/// Gives m_row what its list cannot say, but another list has said about the same person.
Result<void> ListWriter::inherit(const KnownListRow& known, std::uint32_t missing)
{
    if ((missing & ~m_checkedFields) != 0) {
        TRY_DO(learnStoredFields(missing));
    }
    std::uint32_t wanted = 0;
    std::uint32_t bit = 1;
    forEachListField(m_row, [&](const auto& field) {
        if (field == std::decay_t<decltype(field)>())
            wanted |= bit & missing & m_storedFields;
        bit <<= 1;
    });
    if (wanted == 0)
        return {};
    TRY(m_before, readListVersionAt(*m_database, {m_source, known.id}, m_date));
    if (!m_before || !describeSamePerson(*m_before, m_row))
        return {};
    bit = 1;
    forEachListFieldPair(m_row, *m_before, [&](auto& field, const auto& before) {
        if ((wanted & bit) != 0)
            field = before;
        bit <<= 1;
    });
    return {};
}

Result<std::int64_t> ListWriter::add(const ListPerson& person, std::uint32_t missing, std::int64_t line)
{
    const auto key = listKey(person);
    Q_ASSERT(key);
    m_groupOccurs[groupOf(*key)] = true;
    KnownListRow* const known = knownRow(*key);
    const std::uint32_t first = known ? known->line : m_newKeys.add(*key, lineNumber(line));
    if (first != 0)
        return first;
    m_row = person;
    m_before.reset();
    if (known) {
        known->line = lineNumber(line);
        if (known->isOpen)
            ++m_seenPerGroup[groupOf(*key)];
        TRY_DO(inherit(*known, missing));
        TRY_DO(addKnown(*known));
    } else {
        TRY_DO(addNew(*key));
    }
    ++m_rows;
    if (m_source != ListSource::Fide)
        m_doubles.add(m_row);
    m_ratedRows += (m_source == ListSource::Fide ? m_row.elo : m_row.dwz).has_value() ? 1 : 0;
    return 0;
}

void ListWriter::keep(const ListPerson& person)
{
    const auto key = listKey(person);
    if (!key)
        return;
    m_groupOccurs[groupOf(*key)] = true;
    // Not marked as seen: a good row of the same key may still follow.
    m_kept.push_back(*key);
}

Result<void> ListWriter::addNew(std::int64_t key)
{
    if (!m_insertion)
        m_insertion.emplace(m_database->statement(kInsertPlayer));
    Statement& insert = *m_insertion;
    insert.reset();
    bindStored(insert, key, listFingerprint(m_row), m_date, m_next);
    forEachListField(m_row, [&](const auto& field) { bindStored(insert, field); });
    TRY_DO(insert.run());
    if (m_changes.comparedWith) {
        if (m_source == ListSource::Fide)
            m_changes.add(ListChangeKind::Added, nullptr, &m_row);
        else
            m_added.push_back(m_row);
    }
    return {};
}

Result<void> ListWriter::addKnown(KnownListRow& known)
{
    const bool isNewest = !m_next;
    if (isNewest && known.isOpen && known.fingerprint == listFingerprint(m_row)) {
        ++m_changes.unchanged;
        return {};
    }
    if (!m_before) {
        TRY(m_before, readListVersionAt(*m_database, {m_source, known.id}, m_date));
    }
    if (!m_before) {
        if (m_changes.comparedWith)
            m_added.push_back(m_row);
    } else if (listFingerprint(*m_before) == listFingerprint(m_row)) {
        ++m_changes.unchanged;
        return {};
    } else {
        m_changes.compare(m_source, *m_before, m_row);
    }
    if (isNewest && known.isOpen && m_before && *m_before->since < m_date)
        return replaceNewest(known, *m_before);
    return setVersion(known, m_row);
}

/// The usual case: a newer list changes a row of the newest one.
Result<void> ListWriter::replaceNewest(const KnownListRow& known, const ListPerson& before)
{
    ListPerson older = before;
    older.until = m_date;
    TRY_DO(writePastVersion(*m_database, known.id, older, m_row));
    ListPerson newest = m_row;
    newest.since = m_date;
    newest.until.reset();
    return writeNewestVersion(*m_database, known.id, newest);
}

/// Any other case: the versions of the row are read, changed and written back.
Result<void> ListWriter::setVersion(const KnownListRow& known, const std::optional<ListPerson>& values)
{
    TRY(auto versions, readListVersions(*m_database, {m_source, known.id}));
    versions.set(m_date, m_next, values);
    return writeListVersions(*m_database, known.id, versions);
}

Result<void> ListWriter::endRow(const KnownListRow& known)
{
    TRY(auto stored, readListVersionAt(*m_database, {m_source, known.id}, m_date));
    if (!stored)
        return {};
    m_gone.push_back(*stored);
    if (m_next || *stored->since == m_date)
        return setVersion(known, std::nullopt);
    Statement update = m_database->statement(u"UPDATE player SET until = ? WHERE id = ?"_s);
    return bindStored(update, m_date, std::int64_t{known.id}).run();
}

Result<void> ListWriter::endRows(bool complete)
{
    // Below this number a state is small enough to lose half of its members in earnest.
    constexpr std::int64_t kSmallGroup = 100;
    std::ranges::sort(m_kept);
    for (const KnownListRow& known : m_known) {
        // Rows that have left before cannot leave again, except in a list older than others.
        if (known.line != 0 || (!known.isOpen && !m_next) || std::ranges::binary_search(m_kept, known.key))
            continue;
        const std::size_t group = groupOf(known.key);
        const bool isPart =
            m_knownPerGroup[group] >= kSmallGroup && m_seenPerGroup[group] * 2 < m_knownPerGroup[group];
        if (!complete || !m_groupOccurs[group] || isPart) {
            m_keptRows += known.isOpen;
            continue;
        }
        TRY_DO(endRow(known));
    }
    return {};
}

Result<void> ListWriter::add(const ListClub& club)
{
    Statement upsert = m_database->statement(
        u"INSERT INTO club (club, name, association, state, since) VALUES (?, ?, ?, ?, ?) ON CONFLICT (club) "
        "DO "
        "UPDATE SET name = excluded.name, association = excluded.association, state = excluded.state, "
        "since = excluded.since WHERE excluded.since >= club.since"_s);
    return bindStored(upsert, club.club, club.name, club.association, club.state, m_date).run();
}

Result<void> ListWriter::add(const ListAssociation& association)
{
    Statement upsert = m_database->statement(
        u"INSERT INTO association (association, name, parent, state, since) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (association) DO UPDATE SET name = excluded.name, parent = excluded.parent, "
        "state = excluded.state, since = excluded.since WHERE excluded.since >= association.since"_s);
    return bindStored(upsert, association.association, association.name, association.parent,
                      association.state, m_date)
        .run();
}

Result<void> ListWriter::writeList(const Origin& origin)
{
    std::int64_t rows = m_rows + m_keptRows;
    std::int64_t rated = m_ratedRows;
    if (m_keptRows > 0 && !m_next) {
        TRY(rated, m_database->integer(m_source == ListSource::Fide
                                           ? u"SELECT count(elo) FROM player WHERE until IS NULL"_s
                                           : u"SELECT count(dwz) FROM player WHERE until IS NULL"_s));
    }
    Statement insert =
        m_database->statement(u"INSERT OR REPLACE INTO list (date, format, file, imported_at, row_count, "
                              "rated_count) VALUES (?, ?, ?, ?, ?, ?)"_s);
    return bindStored(insert, m_date, origin.format, origin.file, origin.importedAt, rows, rated).run();
}

Result<std::int64_t> ListWriter::rowsOfNewestList()
{
    return m_database->integer(u"SELECT row_count FROM list ORDER BY date DESC LIMIT 1"_s);
}

Result<void> ListWriter::finish(const Origin& origin, const ListKeepFunction& keep)
{
    if (m_rows > 0) { // files of clubs alone say nothing about members
        TRY_DO(endRows(origin.complete));
        m_changes.settle(m_added, m_gone);
        m_doubles.addTo(m_changes);
        TRY_DO(writeList(origin));
    }
    TRY_DO(m_database->execute(kListIndexes));
    TRY(const auto revisions, raiseListRevision(*m_database));
    if (keep)
        TRY_DO(keep(revisions));
    TRY_DO(m_transaction->commit());
    m_transaction.reset();
    // Readers may hinder this; then the log is folded back by the next import.
    static_cast<void>(m_database->execute(u"PRAGMA wal_checkpoint(TRUNCATE)"_s));
    return {};
}

Result<void> removeList(const QString& folder, ListSource source, engine::Date date)
{
    TRY(auto database, ListDatabase::openForWriting(listDatabasePath(folder, source)));
    TRY(auto transaction, Transaction::begin(*database));
    TRY_DO(removeListVersions(*database, source, date));
    TRY_DO(raiseListRevision(*database));
    TRY_DO(transaction.commit());
    static_cast<void>(database->execute(u"PRAGMA incremental_vacuum; PRAGMA wal_checkpoint(TRUNCATE)"_s));
    return {};
}

} // namespace zahlmeister::app
