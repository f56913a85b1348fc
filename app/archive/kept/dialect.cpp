// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/dialect.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// Of this number there is one in a database: its holder writes (PostgreSQL).
constexpr auto kLock = "5926210521"_L1;

/// The tables, in the words of both: {number} and so on stand for types, {table} for what ends a table.
QStringList tables()
{
    return {
        u"CREATE TABLE meta (name {text} PRIMARY KEY, value {text} NOT NULL){strict}"_s,
        // What referees hand in, and all that an archive cannot compute anew. A row is never changed, but for
        // the names of somebody who was made anonymous. `id` is the order of publication, `revision` counts
        // those of a tournament, `submission` is made by the publisher, and tells him after a lost
        // connection whether it came. A tournament that was removed has no content.
        u"CREATE TABLE submission (id {number} PRIMARY KEY, uuid {text} NOT NULL, revision {number} NOT NULL"
        " CHECK (revision >= 1), submission {text} NOT NULL UNIQUE, publisher {text} NOT NULL,"
        " published {text} NOT NULL, name {text} NOT NULL, level {text} NOT NULL,"
        " hash {bytes} NOT NULL, content {bytes} NOT NULL, names {bytes} NOT NULL,"
        " UNIQUE (uuid, revision)){strict}"_s,
        // Everything that was done, by whom.
        u"CREATE TABLE journal (id {number} PRIMARY KEY, at {text} NOT NULL, who {text} NOT NULL,"
        " what {text} NOT NULL, uuid {text} NOT NULL, revision {number} NOT NULL, detail {text} NOT NULL){strict}"_s,
        // Who objected to being published, as a number of `person` (document 000, 6.5).
        u"CREATE TABLE objection (id {number} PRIMARY KEY){strict}"_s,
        // Adjustments of ratings (document 000, 2.2.1), as an administrator made them: a content is a file of
        // the format zahlmeister-adjustment.
        u"CREATE TABLE adjustment (id {text} PRIMARY KEY, content {text} NOT NULL){strict}"_s,
        // From here on everything is computed. The key says where a tournament stands in the order of
        // evaluation; `seats` are the persons of its participants, `numbers` their numbers where these are
        // not 1, 2, 3 and so on. `id` is that of its first submission.
        u"CREATE TABLE tournament (id {number} PRIMARY KEY, uuid {text} NOT NULL UNIQUE,"
        " key {number} NOT NULL UNIQUE, submission_id {number} NOT NULL REFERENCES submission (id),"
        " removed {small} NOT NULL, rules {text} NOT NULL, seats {bytes} NOT NULL,"
        " numbers {bytes} NOT NULL, name {text} NOT NULL){strict}"_s,
        u"CREATE TABLE person (id {number} PRIMARY KEY){strict}"_s,
        // By what he may be known again, as a number: the uuids by which work files know him, ids and names.
        u"CREATE TABLE person_key (hash {number} NOT NULL, person_id {number} NOT NULL,"
        " PRIMARY KEY (hash, person_id)){rows}"_s,
        u"CREATE INDEX person_key_of ON person_key (person_id)"_s,
        // Without the numbers where a tournament was removed or could not be evaluated. `state` is where he
        // stands after it in every rating system, `asked` is not empty where other tournaments say with what
        // he enters, to which links lead.
        u"CREATE TABLE participation (person_id {number} NOT NULL, key {number} NOT NULL, seat {number} NOT "
        u"NULL,"
        " entry_rating {small}, entry_index {small}, exit_rating {small}, exit_index {small},"
        " games {small} NOT NULL, half_points {small} NOT NULL, state {bytes} NOT NULL,"
        " asked {bytes} NOT NULL, PRIMARY KEY (person_id, key, seat)){rows}"_s,
        u"CREATE INDEX participation_asked ON participation (person_id, key) WHERE length(asked) > 0"_s,
        // As whom somebody is known from a tournament on; there need not be a row of every one. The text
        // `member_until` is empty where it is not known, `source` that of an entry rating.
        u"CREATE TABLE known_as (person_id {number} NOT NULL, key {number} NOT NULL, name {text} NOT NULL,"
        " club {text} NOT NULL, club_name {text} NOT NULL, federation_id {text} NOT NULL, fide_id {number},"
        " sex {small}, birth_year {small}, member {small} NOT NULL, member_until {text} NOT NULL,"
        " source {small} NOT NULL, member_number {number}, PRIMARY KEY (person_id, key)){rows}"_s,
        u"CREATE INDEX known_as_club ON known_as (club)"_s,
        // The persons by their newest row of known_as, to be found: see searchKeyOf().
        u"CREATE TABLE roll (person_id {number} PRIMARY KEY, search {text} NOT NULL){strict}"_s,
        u"CREATE INDEX roll_search ON roll (search)"_s,
        // How far it is computed: one row.
        u"CREATE TABLE progress (row {small} PRIMARY KEY CHECK (row = 1), submission_id {number} NOT NULL,"
        " at {text} NOT NULL, fingerprint {text} NOT NULL){strict}"_s,
        u"INSERT INTO progress VALUES (1, 0, '', '')"_s,
    };
}

/// What was published and noted stays: SQLite.
QStringList guardsOfFile()
{
    QStringList guards;
    for (const auto table : {"submission"_L1, "journal"_L1}) {
        guards.append(
            u"CREATE TRIGGER %1_stays BEFORE DELETE ON %1 BEGIN SELECT raise(ABORT, '%1 stays'); END"_s.arg(
                table));
    }
    guards.append(u"CREATE TRIGGER journal_is_written BEFORE UPDATE ON journal"
                  " BEGIN SELECT raise(ABORT, 'journal stays'); END"_s);
    guards.append(
        u"CREATE TRIGGER submission_is_made BEFORE UPDATE OF id, uuid, revision, submission, publisher,"
        " published, name, level, hash, content ON submission"
        " BEGIN SELECT raise(ABORT, 'submission stays'); END"_s);
    return guards;
}

QStringList guardsOfServer()
{
    return {
        u"CREATE FUNCTION stays() RETURNS trigger LANGUAGE plpgsql AS"
        " $$BEGIN RAISE EXCEPTION '% stays', TG_TABLE_NAME; END$$"_s,
        u"CREATE TRIGGER submission_stays BEFORE DELETE OR TRUNCATE ON submission EXECUTE FUNCTION stays()"_s,
        u"CREATE TRIGGER submission_is_made BEFORE UPDATE OF id, uuid, revision, submission, publisher,"
        " published, name, level, hash, content ON submission EXECUTE FUNCTION stays()"_s,
        u"CREATE TRIGGER journal_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON journal EXECUTE FUNCTION stays()"_s,
    };
}

QStringList namesOf(std::span<const ArchiveColumn> columns)
{
    QStringList names;
    for (const ArchiveColumn& column : columns)
        names.append(QString::fromLatin1(column.name));
    return names;
}

} // namespace

QStringList Dialect::greeting() const
{
    if (m_isServer) {
        // Nobody is kept waiting by a program that hangs, and nothing but our own tables is meant. What is
        // asked here is found by indexes: to compile it, as the server does by itself, takes ten times as
        // long.
        const auto limit = [](const QString& name, const QString& wanted) { // unless the role has its own
            return u"SELECT set_config('%1', coalesce(nullif(current_setting('%1'), '0'), '%2'), false)"_s
                .arg(name, wanted);
        };
        return {// A reader has no rights in the first, and finds views of the same names in the second.
                u"SET search_path TO zahlmeister, zahlmeister_public, pg_temp"_s,
                limit(u"lock_timeout"_s, u"30s"_s),
                limit(u"idle_in_transaction_session_timeout"_s, u"10min"_s),
                u"SET jit TO off"_s,
                u"SET bytea_output TO 'hex'"_s,
                u"SET client_min_messages TO warning"_s};
    }
    // 64 MB of pages: with the usual 2 MB a run that seats 10,000 players reads and writes most of them
    // twice.
    return {u"PRAGMA trusted_schema = OFF"_s, u"PRAGMA cell_size_check = ON"_s, u"PRAGMA foreign_keys = ON"_s,
            u"PRAGMA cache_size = -64000"_s};
}

QStringList Dialect::schema(int version) const
{
    QStringList all = m_isServer ? QStringList{u"CREATE SCHEMA zahlmeister"_s} : QStringList();
    all += tables();
    all += m_isServer ? guardsOfServer() : guardsOfFile();
    if (version < 5)
        all.removeIf([](const QString& sql) { return sql.contains(" objection"_L1); });
    if (version < 6)
        all.removeIf([](const QString& sql) { return sql.contains(" adjustment"_L1); });
    for (QString& sql : all) {
        if (version < 2)
            sql.remove(", member_number {number}"_L1);
        if (version < 4)
            sql.replace("TABLE person (id {number} PRIMARY KEY"_L1,
                        "TABLE person (id {number} PRIMARY KEY, sure {text} NOT NULL"_L1);
        if (version < 3)
            sql.replace(" asked {bytes} NOT NULL"_L1, " trace {bytes} NOT NULL, asked {bytes} NOT NULL"_L1);
        sql.replace("{number}"_L1, m_isServer ? "bigint"_L1 : "INTEGER"_L1);
        sql.replace("{small}"_L1, m_isServer ? "smallint"_L1 : "INTEGER"_L1);
        // The order of texts is that of their bytes, whatever the server's language is.
        sql.replace("{text}"_L1, m_isServer ? "text COLLATE \"C\""_L1 : "TEXT"_L1);
        sql.replace("{bytes}"_L1, m_isServer ? "bytea"_L1 : "BLOB"_L1);
        sql.replace("{strict}"_L1, m_isServer ? ""_L1 : " STRICT"_L1);
        sql.replace("{rows}"_L1, m_isServer ? ""_L1 : " STRICT, WITHOUT ROWID"_L1);
    }
    // Where no trigger of an administrator's is run by the user who sets an archive up.
    if (version > 1)
        all += QString(m_isServer ? u"COMMENT ON TABLE meta IS '%1'"_s : u"PRAGMA user_version = %1"_s)
                   .arg(version);
    return all;
}

QStringList Dialect::upgrade(int from) const
{
    QStringList all;
    if (from < 2)
        all << u"CREATE TEMP TABLE kept AS SELECT * FROM known_as"_s << u"DROP TABLE known_as"_s;
    for (const QString& sql : schema()) {
        if ((from < 2 && sql.contains(" known_as"_L1)) || (from < 5 && sql.contains(" objection"_L1)) ||
            (from < 6 && sql.contains(" adjustment"_L1)))
            all.append(sql);
    }
    if (from < 2) // until they are computed, nobody has a number (Archive::recalculate())
        all << u"INSERT INTO known_as SELECT *, NULL FROM kept"_s << u"DROP TABLE kept"_s;
    if (from < 3)
        all << u"ALTER TABLE participation DROP COLUMN trace"_s;
    if (from < 4) // by what they are known again is written with the next run, which is a complete one
        all << u"ALTER TABLE person DROP COLUMN sure"_s;
    return all << u"PRAGMA user_version = %1"_s.arg(kArchiveSchema);
}

QString Dialect::presence() const
{
    if (m_isServer)
        return u"SELECT count(*), max(CASE relname WHEN 'meta' THEN obj_description(oid, 'pg_class') END)"
               " FROM pg_class WHERE relnamespace = to_regnamespace('zahlmeister')"_s;
    return u"SELECT count(*), (SELECT user_version FROM pragma_user_version) FROM sqlite_schema"_s;
}

QStringList Dialect::beginWriting() const
{
    if (!m_isServer)
        return {u"BEGIN IMMEDIATE"_s};
    // What was committed before the lock was got is seen: each statement has a snapshot of its own.
    return {u"BEGIN"_s, u"SELECT pg_advisory_xact_lock(%1)"_s.arg(kLock)};
}

QStringList Dialect::beginReading() const
{
    if (!m_isServer)
        return {u"BEGIN"_s};
    // What is seen is fixed by the first question, and a lock is none: who has to wait until another table is
    // in the place of this one (copyingAnew()) sees what was committed with it.
    return {
        u"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; LOCK TABLE participation IN ACCESS SHARE MODE"_s};
}

QString Dialect::statement(QString sql) const
{
    sql.replace("IN {numbers}"_L1,
                m_isServer ? "= ANY(?::bigint[])"_L1 : "IN (SELECT value FROM json_each(?))"_L1);
    sql.replace("{pairs}"_L1, m_isServer
                                  ? "unnest(?::bigint[], ?::bigint[]) AS w(a, b)"_L1
                                  : "(SELECT value ->> 0 AS a, value ->> 1 AS b FROM json_each(?)) AS w"_L1);
    sql.replace("{last}"_L1,
                m_isServer
                    ? "LEFT JOIN LATERAL (SELECT key, seat, state FROM participation WHERE person_id = w.a"
                      " AND key < w.b ORDER BY key DESC, seat DESC LIMIT 1) AS l ON true"_L1
                    : "LEFT JOIN participation AS l ON l.person_id = w.a AND (l.key, l.seat) ="
                      " (SELECT key, seat FROM participation WHERE person_id = w.a AND key < w.b"
                      " ORDER BY key DESC, seat DESC LIMIT 1)"_L1);
    sql.replace("{seats}"_L1,
                m_isServer
                    ? "CROSS JOIN LATERAL (SELECT * FROM participation WHERE person_id = w.a AND key < w.b"
                      " ORDER BY key DESC FETCH FIRST 1 ROW WITH TIES) AS p"_L1
                    : "CROSS JOIN participation AS p ON p.person_id = w.a AND p.key ="
                      " (SELECT max(key) FROM participation WHERE person_id = w.a AND key < w.b)"_L1);
    sql.replace("{place}"_L1, m_isServer ? "strpos"_L1 : "instr"_L1);
    return sql;
}

QVariantList Dialect::numbers(std::span<const std::int64_t> numbers) const
{
    QStringList list;
    for (const std::int64_t number : numbers)
        list.append(QString::number(number));
    const QString text = list.join(u',');
    return {m_isServer ? QString(u'{' + text + u'}') : QString(u'[' + text + u']')};
}

QVariantList Dialect::pairs(std::span<const std::pair<std::int64_t, std::int64_t>> pairs) const
{
    QStringList first;
    QStringList second;
    QStringList both;
    for (const auto& [a, b] : pairs) {
        first.append(QString::number(a));
        second.append(QString::number(b));
        both.append(u'[' + first.last() + u',' + second.last() + u']');
    }
    if (m_isServer)
        return {QString(u'{' + first.join(u',') + u'}'), QString(u'{' + second.join(u',') + u'}')};
    return {QString(u'[' + both.join(u',') + u']')};
}

QString Dialect::insertion(const QString& table, std::span<const ArchiveColumn> columns,
                           const QString& conflict) const
{
    QStringList values;
    for (const ArchiveColumn& column : columns) {
        switch (column.type) {
        case ColumnType::Number: values.append(u"?::bigint[]"_s); break;
        case ColumnType::Small: values.append(u"?::smallint[]"_s); break;
        case ColumnType::Text: values.append(u"?::text[]"_s); break;
        case ColumnType::Bytes: values.append(u"?::bytea[]"_s); break;
        }
    }
    const QString head = u"INSERT INTO %1 (%2) "_s.arg(table, namesOf(columns).join(u", "_s));
    if (m_isServer)
        return head + u"SELECT * FROM unnest("_s + values.join(u", "_s) + u") "_s + conflict;
    return head + u"VALUES ("_s + QStringList(values.size(), u"?"_s).join(u", "_s) + u") "_s + conflict;
}

QString Dialect::replacing(std::span<const ArchiveColumn> columns, std::size_t keys)
{
    QStringList values;
    for (const ArchiveColumn& column : columns.subspan(keys))
        values.append(u"%1 = excluded.%1"_s.arg(QLatin1StringView(column.name)));
    return u"ON CONFLICT (%1) DO UPDATE SET %2"_s.arg(namesOf(columns.first(keys)).join(u", "_s),
                                                      values.join(u", "_s));
}

/// To take the old ones away first costs half as much as an update by a conflict, or by a join.
Dialect::Copying Dialect::copying(const QString& table, std::span<const ArchiveColumn> columns,
                                  std::size_t keys)
{
    const QString names = namesOf(columns).join(u", "_s);
    QStringList same;
    for (const QString& name : namesOf(columns.first(keys)))
        same.append(u"t.%1 = a.%1"_s.arg(name));
    return {{u"CREATE TEMPORARY TABLE arriving (LIKE %1) ON COMMIT DROP"_s.arg(table)},
            u"COPY pg_temp.arriving (%1) FROM STDIN"_s.arg(names),
            {u"DELETE FROM %1 AS t USING pg_temp.arriving AS a WHERE %2"_s.arg(table, same.join(u" AND "_s)),
             u"INSERT INTO %1 (%2) SELECT %2 FROM pg_temp.arriving"_s.arg(table, names),
             u"DROP TABLE pg_temp.arriving"_s}};
}

/// Rows that are copied so are seen by everybody as soon as the table is, even by who began to read before.
Dialect::Copying Dialect::copyingAnew(const QString& table, std::span<const ArchiveColumn> columns)
{
    return {
        {u"SELECT zahlmeister.begin_anew()"_s},
        u"COPY zahlmeister_anew.%1 (%2) FROM STDIN (FREEZE)"_s.arg(table, namesOf(columns).join(u", "_s)),
        {u"SELECT zahlmeister.end_anew(12)"_s}}; // which takes a minute when somebody else reads all the time
}

QString Dialect::mayCopyAnew()
{
    return u"SELECT coalesce(has_function_privilege(to_regprocedure('zahlmeister.begin_anew()'), 'EXECUTE'),"
           " false)::int"_s;
}

QString Dialect::array(ColumnType type, const QVariantList& values)
{
    QString text = u"{"_s;
    for (const QVariant& value : values) {
        if (text.size() > 1)
            text += u',';
        if (value.isNull())
            text += u"NULL"_s;
        else if (type == ColumnType::Bytes)
            text += u"\"\\\\x"_s + QString::fromLatin1(value.toByteArray().toHex()) + u'"';
        else if (type == ColumnType::Text)
            text += u'"' + value.toString().replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s) + u'"';
        else
            text += QString::number(value.toLongLong());
    }
    return text + u'}';
}

} // namespace zahlmeister::app
