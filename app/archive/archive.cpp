// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/archive.h"

#include <algorithm>
#include <map>
#include <utility>

#include <QUuid>

#include "app/archive/anonymising.h"
#include "app/archive/archiverun.h"
#include "app/archive/kept/archivedadjustments.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/archive/kept/archivedtournament.h"
#include "app/archive/kept/fingerprint.h"
#include "app/archive/kept/revisions.h"
#include "app/archive/kept/tournamentcodec.h"
#include "app/archive/kept/tournamentkey.h"
#include "app/archive/namehistory.h"
#include "app/archive/personresolver.h"
#include "app/files/fileplace.h"
#include "app/files/privatefile.h"
#include "engine/base/try.h"
#include "engine/model/teammatches.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// Programs that may write: a number that rises when an older one would do harm, and the version that the
/// others are reported.
constexpr int kWriter = 1;
constexpr auto kWriterVersion = "0.1.0"_L1;

constexpr ArchiveColumn kSubmissionColumns[]{
    {"id", ColumnType::Number},       {"uuid", ColumnType::Text},      {"revision", ColumnType::Number},
    {"submission", ColumnType::Text}, {"publisher", ColumnType::Text}, {"published", ColumnType::Text},
    {"name", ColumnType::Text},       {"level", ColumnType::Text},     {"hash", ColumnType::Bytes},
    {"content", ColumnType::Bytes},   {"names", ColumnType::Bytes}};

constexpr ArchiveColumn kJournalColumns[]{{"id", ColumnType::Number},  {"at", ColumnType::Text},
                                          {"who", ColumnType::Text},   {"what", ColumnType::Text},
                                          {"uuid", ColumnType::Text},  {"revision", ColumnType::Number},
                                          {"detail", ColumnType::Text}};

constexpr std::size_t kRowsAtOnce = 1000;

/// Copies a table that has an `id`, in parts.
template <class Check>
Result<void> copyRows(ArchiveDatabase& from, ArchiveDatabase& to, const QString& table,
                      std::span<const ArchiveColumn> columns, Check check)
{
    QStringList names;
    for (const ArchiveColumn& column : columns)
        names.append(QString::fromLatin1(column.name));
    const QString sql =
        u"SELECT %1 FROM %2 WHERE id > ? ORDER BY id LIMIT %3"_s.arg(names.join(u", "_s), table)
            .arg(kRowsAtOnce);
    for (qint64 last = 0;;) {
        TRY(const auto rows, from.rows(sql, {last}));
        if (rows.empty())
            return {};
        std::vector<QVariantList> values(columns.size());
        for (const QVariantList& row : rows) {
            TRY_DO(check(row));
            for (std::size_t i = 0; i < columns.size(); ++i) {
                const QVariant& value = row[static_cast<qsizetype>(i)];
                // SQLite gives empty bytes, those of a removal, back as none.
                const bool isEmpty = columns[i].type == ColumnType::Bytes && value.toByteArray().isEmpty();
                values[i].append(isEmpty ? QByteArray("") : value);
            }
        }
        TRY_DO(to.insert(table, columns, values));
        last = rows.back().front().toLongLong();
    }
}

/// What was handed in moves along, whether it can be read or not (revisions.h), unless it is other than it
/// was.
Result<void> checkRevision(const QVariantList& row)
{
    if (contentHash(row[9].toByteArray()) == row[8].toByteArray())
        return {};
    return failure(ErrorCode::DamagedContent,
                   {row[1].toString().toStdString() + '/' + row[2].toString().toStdString()});
}

Result<void> copyPersonKeys(ArchiveDatabase& from, ArchiveDatabase& to)
{
    std::vector<std::pair<std::int64_t, std::int64_t>> keys;
    TRY_DO(from.scanAll(u"SELECT hash, person_id FROM person_key ORDER BY hash, person_id"_s, {},
                        [&](const ScannedRow& row) { keys.emplace_back(row.number(0), row.number(1)); }));
    return PersonResolver(to).take(std::move(keys));
}

Result<void> copyPublished(ArchiveDatabase& from, ArchiveDatabase& to)
{
    TRY(const auto snapshot, ArchiveTransaction::begin(from, ArchiveTransaction::Kind::Read));
    TRY_DO(copyRows(from, to, u"submission"_s, kSubmissionColumns, checkRevision));
    const auto all = [](const QVariantList&) { return Result<void>(); };
    TRY_DO(copyRows(from, to, u"journal"_s, kJournalColumns, all));
    // Who sits where was settled as it came in, and nobody would find it out again.
    TRY_DO(copyRows(from, to, u"tournament"_s, kTournamentColumns, all));
    TRY_DO(copyRows(from, to, u"person"_s, kPersonColumns, all));
    TRY_DO(copyRows(from, to, u"objection"_s, kPersonColumns, all));
    TRY(const auto adjustments, from.rows(u"SELECT id, content FROM adjustment ORDER BY id"_s));
    for (const QVariantList& row : adjustments) {
        TRY_DO(to.run(u"INSERT INTO adjustment (id, content) VALUES (?, ?)"_s, row));
    }
    TRY_DO(copyPersonKeys(from, to));
    TRY(const auto progress, from.rows(u"SELECT submission_id FROM progress"_s));
    TRY_DO(to.run(u"UPDATE progress SET submission_id = ?"_s, {progress.front()[0]}));
    return NameHistory(to).fill(nullptr, [] { return true; });
}

Result<void> makeTables(ArchiveDatabase& database, Archive* from)
{
    TRY(auto transaction, ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Write));
    for (const QString& sql : database.dialect().schema()) {
        TRY_DO(database.run(sql));
    }
    const std::pair<QString, QString> meta[]{
        {u"schema"_s, QString::number(kArchiveSchema)},
        {u"id"_s, from ? from->id() : QUuid::createUuid().toString(QUuid::WithoutBraces)},
        {u"writer"_s, QString::number(kWriter)},
        {u"writer_version"_s, kWriterVersion},
    };
    for (const auto& [name, value] : meta) {
        TRY_DO(database.run(u"INSERT INTO meta (name, value) VALUES (?, ?)"_s, {name, value}));
    }
    if (from) {
        TRY_DO(copyPublished(from->database(), database));
    }
    TRY_DO(database.note(u""_s, u"create"_s, u""_s, 0, from ? from->database().address().text : u""_s));
    return transaction.commit();
}

/// A file appears only when it is complete.
Result<void> makeFile(const ArchiveAddress& address, Archive* from)
{
    if (pathKind(address.path) != PathKind::Missing)
        return failure(ErrorCode::ArchiveExists, {address.text.toStdString()});
    TRY(auto file, UnfinishedFile::beside(address.path));
    {
        ArchiveAddress unfinished = address;
        unfinished.path = file.path();
        TRY(const auto database, ArchiveDatabase::open(unfinished, ArchiveDatabase::Mode::Create));
        TRY_DO(makeTables(*database, from));
    }
    return file.giveName();
}

Result<void> makeOnServer(const ArchiveAddress& address, const QString& password, Archive* from)
{
    TRY(const auto database, ArchiveDatabase::open(address, ArchiveDatabase::Mode::Create, password));
    TRY(const auto count, database->rows(database->dialect().presence()));
    if (count.front().value(0).toInt() > 0)
        return failure(ErrorCode::ArchiveExists, {address.text.toStdString()});
    return makeTables(*database, from);
}

/// An archive that an older program made gets the tables of this one.
Result<void> bringUpToDate(ArchiveDatabase& database)
{
    if (database.schema() >= kArchiveSchema)
        return {};
    if (database.dialect().isServer() || database.isReadOnly()) // there it is up to the administrator
        return failure(ErrorCode::OlderArchive, {database.address().text.toStdString()});
    TRY(auto transaction, ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Write));
    TRY(const int schema, database.findSchema());
    if (schema >= kArchiveSchema) // somebody else was first
        return {};
    for (const QString& sql : database.dialect().upgrade(schema)) {
        TRY_DO(database.run(sql));
    }
    TRY_DO(database.run(u"UPDATE meta SET value = ? WHERE name = ?"_s,
                        {QString::number(kArchiveSchema), u"schema"_s}));
    return transaction.commit();
}

} // namespace

Archive::Archive(std::unique_ptr<ArchiveDatabase> database, const engine::RuleCatalog& rules)
    : m_database(std::move(database)), m_rules(rules), m_fingerprint(evaluationFingerprint(rules))
{
}

Archive::~Archive() = default;

Result<std::shared_ptr<const engine::RuleCatalog>> Archive::rules()
{
    TRY(auto adjustments, adjustmentsIn(*m_database));
    if (adjustments.empty()) // those that it was opened with outlive it
        return std::shared_ptr<const engine::RuleCatalog>(std::shared_ptr<const engine::RuleCatalog>(),
                                                          &m_rules);
    if (!m_adjusted || m_adjustments != adjustments)
        m_adjusted = std::make_shared<const engine::RuleCatalog>(m_rules.withAdjustments(adjustments));
    m_adjustments = std::move(adjustments);
    return m_adjusted;
}

Result<std::unique_ptr<Archive>> Archive::create(const ArchiveAddress& address,
                                                 const engine::RuleCatalog& rules, const QString& password,
                                                 Archive* from)
{
    TRY_DO(address.isServer ? makeOnServer(address, password, from) : makeFile(address, from));
    return open(address, rules, password);
}

Result<std::unique_ptr<Archive>> Archive::open(const ArchiveAddress& address,
                                               const engine::RuleCatalog& rules, const QString& password)
{
    TRY(auto database, ArchiveDatabase::open(address, ArchiveDatabase::Mode::ReadWrite, password));
    TRY_DO(bringUpToDate(*database));
    std::unique_ptr<Archive> archive(new Archive(std::move(database), rules));
    TRY_DO(archive->readMeta());
    return archive;
}

Result<void> Archive::readMeta()
{
    const std::string at = m_database->address().text.toStdString();
    TRY(const auto rows, m_database->rows(u"SELECT name, value FROM meta"_s));
    QString writerVersion;
    int writer = 0;
    for (const QVariantList& row : rows) {
        const QString name = row[0].toString();
        if (name == "id"_L1)
            m_id = row[1].toString();
        else if (name == "schema"_L1)
            m_schema = row[1].toInt();
        else if (name == "writer"_L1)
            writer = row[1].toInt();
        else if (name == "writer_version"_L1)
            writerVersion = row[1].toString();
    }
    m_schema = std::max(m_schema, m_database->schema()); // on a server only the tables were changed
    if (m_id.isEmpty() || m_schema < 1 || writer < 1)
        return failure(ErrorCode::NotAnArchive, {at});
    if (m_schema > kArchiveSchema || writer > kWriter)
        m_readOnlyReason = Error{ErrorCode::NewerArchive, {at, writerVersion.toStdString()}};
    if (m_database->isReadOnly())
        m_readOnlyReason = Error{ErrorCode::ArchiveOnNetwork, {at}};
    return {};
}

/// Everything that can be known of a publication before the database is asked.
Result<void> Archive::check(const Publication& publication) const
{
    if (m_readOnlyReason)
        return tl::unexpected(*m_readOnlyReason);
    for (const auto& [key, value] :
         {std::pair("uuid", publication.uuid), std::pair("submission", publication.submission)}) {
        if (QUuid::fromString(value).toString(QUuid::WithoutBraces) != value || value.isEmpty())
            return failure(ErrorCode::OutOfRange, {"tournament", key, value.toStdString(), "uuid"});
    }
    if (!publication.tournament)
        return {};
    ChronicleTournament one = *publication.tournament;
    one.id = engine::TournamentId(1); // the archive has ids of its own
    TRY_DO(tournamentKey(one));
    TRY(const auto choice, m_rules.choose(one.tournament.header));
    TRY_DO(engine::evaluate(one.tournament, *choice.version, {one.arithmetic, false, false}));
    return {};
}

/// As it is kept: who was made anonymous stays so.
Result<PackedTournament> Archive::bytesOf(const Publication& publication)
{
    if (!publication.tournament)
        return PackedTournament();
    TRY(const auto before, lastReadable(*m_database, publication.uuid));
    if (!before || std::ranges::none_of(before->one.tournament.participants, isAnonymous))
        return packed(*publication.tournament);
    ChronicleTournament one = *publication.tournament;
    keepAnonymous(before->one.tournament, one.tournament);
    return packed(one);
}

Result<PublicationOutcome> Archive::publish(const Publication& publication)
{
    using State = PublicationOutcome::State;
    TRY_DO(check(publication));
    TRY(auto transaction, ArchiveTransaction::begin(*m_database, ArchiveTransaction::Kind::Write));
    TRY(const auto done,
        m_database->rows(u"SELECT revision FROM submission WHERE submission = ? AND uuid = ?"_s,
                         {publication.submission, publication.uuid}));
    if (!done.empty())
        return PublicationOutcome{State::Added, done.front()[0].toInt(), {}};
    TRY(const auto newest,
        m_database->rows(u"SELECT revision, hash, names, level FROM submission WHERE uuid = ?"
                         " ORDER BY revision DESC LIMIT 1"_s,
                         {publication.uuid}));
    const int there = newest.empty() ? 0 : newest.front()[0].toInt();
    if (there == 0 && !publication.tournament)
        return failure(ErrorCode::UnknownTournament, {publication.uuid.toStdString()});
    TRY(const auto bytes, bytesOf(publication));
    const QByteArray hash = contentHash(bytes.content);
    if (there > 0 && newest.front()[1].toByteArray() == hash &&
        areSameNames({bytes.content, newest.front()[2].toByteArray()}, bytes.names))
        return PublicationOutcome{State::AlreadyThere, there, {}};
    if (there == 0 && publication.seen > 0) // hidden from this role, or the archive came from a backup
        return failure(ErrorCode::ArchiveFailure,
                       {m_database->address().text.toStdString(), "revision-gone"});
    if (there != publication.seen) {
        // One that cannot be read is in the way like any other, and can be published over.
        auto other = revision(publication.uuid);
        if (!other.has_value() && other.error().code != ErrorCode::DamagedContent)
            return tl::unexpected(other.error());
        return PublicationOutcome{State::Conflict, there, std::move(other).value_or(std::nullopt)};
    }
    TRY(const auto last, m_database->rows(u"SELECT coalesce(max(id), 0) FROM submission"_s));
    const engine::TournamentHeader header =
        publication.tournament ? publication.tournament->tournament.header : engine::TournamentHeader();
    // A removal is a matter of the level that the tournament had.
    const QString level =
        publication.tournament ? ArchiveDatabase::text(header.level) : newest.front()[3].toString();
    const QString who = ArchiveDatabase::text(publication.publisher.toStdString());
    TRY_DO(m_database->insert(u"submission"_s, kSubmissionColumns,
                              {{last.front()[0].toLongLong() + 1},
                               {publication.uuid},
                               {there + 1},
                               {publication.submission},
                               {who},
                               {ArchiveDatabase::now()},
                               {ArchiveDatabase::text(header.name)},
                               {level},
                               {hash},
                               {bytes.content.isNull() ? QByteArray("") : bytes.content},
                               {bytes.names.isNull() ? QByteArray("") : bytes.names}}));
    TRY_DO(m_database->note(who, publication.tournament ? u"publish"_s : u"remove"_s, publication.uuid,
                            there + 1, QString::fromLatin1(hash.toHex())));
    TRY_DO(transaction.commit());
    return PublicationOutcome{State::Added, there + 1, {}};
}

Result<std::vector<PublicationPreview>> Archive::preview(std::span<const Publication> publications)
{
    using State = PublicationPreview::State;
    constexpr std::size_t kAtOnce = 200;
    std::map<QString, QVariantList> newest;
    for (std::size_t begin = 0; begin < publications.size(); begin += kAtOnce) {
        QVariantList uuids;
        for (const Publication& one :
             publications.subspan(begin, std::min(kAtOnce, publications.size() - begin)))
            uuids.append(one.uuid);
        const QString marks = QStringList(uuids.size(), u"?"_s).join(u", "_s);
        TRY(const auto rows,
            m_database->rows(u"SELECT s.uuid, s.revision, s.hash, s.names, s.publisher, s.published,"
                             " s.submission FROM submission AS s WHERE s.uuid IN (%1) AND s.revision ="
                             " (SELECT max(revision) FROM submission WHERE uuid = s.uuid)"_s.arg(marks),
                             uuids));
        for (const QVariantList& row : rows)
            newest[row[0].toString()] = row;
    }
    std::vector<PublicationPreview> previews;
    for (const Publication& one : publications) {
        PublicationPreview& preview = previews.emplace_back();
        const auto found = newest.find(one.uuid);
        if (found == newest.end()) {
            preview.state = one.seen > 0 ? State::Gone : State::New;
            continue;
        }
        const QVariantList& row = found->second;
        preview.revision = row[1].toInt();
        preview.publisher = row[4].toString();
        preview.published = row[5].toString();
        TRY(auto bytes, one.tournament ? packed(*one.tournament) : PackedTournament());
        const bool isContent = contentHash(bytes.content) == row[2].toByteArray();
        if (isContent && !areSameNames({bytes.content, row[3].toByteArray()}, bytes.names)) {
            TRY(bytes, bytesOf(one)); // of whom the archive does not keep the name any more
        }
        // What one has published himself without having heard of it, he has seen.
        const bool isSeen = one.seen == preview.revision || one.submission == row[6].toString();
        if (isContent && areSameNames({bytes.content, row[3].toByteArray()}, bytes.names))
            preview.state = State::Published;
        else
            preview.state = isSeen ? State::Changed : State::Conflict;
    }
    return previews;
}

Result<std::optional<ArchivedRevision>> Archive::revision(const QString& uuid, std::optional<int> revision)
{
    TRY(const auto rows,
        m_database->rows(
            u"SELECT id, revision, publisher, published, name, hash, content, names FROM submission"
            " WHERE uuid = ? AND (revision = ? OR ? = 0) ORDER BY revision DESC LIMIT 1"_s,
            {uuid, revision.value_or(0), revision.value_or(0)}));
    if (rows.empty())
        return std::nullopt;
    const QVariantList& row = rows.front();
    ArchivedRevision found{uuid, row[1].toInt(), row[2].toString(), row[3].toString(), row[4].toString(), {}};
    const PackedTournament bytes{row[6].toByteArray(), row[7].toByteArray()};
    if (bytes.content.isEmpty())
        return found;
    const auto tournament = contentHash(bytes.content) == row[5].toByteArray()
                                ? unpacked(bytes, engine::TournamentId(row[0].toLongLong()))
                                : failure(ErrorCode::DamagedContent);
    if (!tournament.has_value())
        return failure(ErrorCode::DamagedContent,
                       {uuid.toStdString() + '/' + std::to_string(found.revision)});
    found.tournament = *tournament;
    engine::settleTeams(found.tournament->tournament); // what earlier versions published
    return found;
}

/// What another program wrote of persons may lack something.
Result<void> Archive::knowAnew(const ArchiveProgress& progress)
{
    const auto isOther = [this] {
        return m_database->rows(u"SELECT fingerprint FROM progress"_s).transform([this](const auto& rows) {
            const QString known = rows.front()[0].toString();
            return !known.isEmpty() && known != m_fingerprint;
        });
    };
    TRY(const bool mayBe, isOther()); // mostly it is not, and nobody has to wait for a lock
    if (!mayBe)
        return {};
    TRY(auto transaction, ArchiveTransaction::begin(*m_database, ArchiveTransaction::Kind::Write));
    TRY(const bool isStill, isOther());
    if (!isStill)
        return {};
    PersonResolver persons(*m_database);
    TRY_DO(NameHistory(*m_database).fill(&persons, [&] { return !progress || progress({}, 0); }));
    return transaction.commit();
}

Result<ArchiveRun> Archive::recalculate(Extent extent, const ArchiveProgress& progress)
{
    if (m_readOnlyReason)
        return tl::unexpected(*m_readOnlyReason);
    std::optional<CompleteRows> ahead;
    std::shared_ptr<const engine::RuleCatalog> rulesAhead;
    if (extent == Extent::Complete) {
        TRY_DO(knowAnew(progress));
        TRY(rulesAhead, rules());
        TRY(ahead, computeAhead(*m_database, *rulesAhead, progress));
    }
    TRY(auto transaction, ArchiveTransaction::begin(*m_database, ArchiveTransaction::Kind::Write));
    TRY(const auto before, m_database->rows(u"SELECT fingerprint FROM progress"_s));
    const QString known = before.front()[0].toString();
    if (extent == Extent::Changed && !known.isEmpty() && known != m_fingerprint)
        return failure(ErrorCode::OtherRules, {m_database->address().text.toStdString()});
    TRY(const auto rules, this->rules());
    if (rules != rulesAhead) // somebody has adjusted ratings meanwhile
        ahead.reset();
    TRY(const ArchiveRun run,
        computeArchive(*m_database, *rules, extent == Extent::Complete, std::move(ahead), progress));
    TRY_DO(m_database->run(u"UPDATE progress SET at = ?, fingerprint = ?,"
                           " submission_id = (SELECT coalesce(max(id), 0) FROM submission)"_s,
                           {ArchiveDatabase::now(), m_fingerprint}));
    TRY_DO(transaction.commit());
    return run;
}

Result<ArchiveStatus> Archive::status()
{
    TRY(const auto transaction, ArchiveTransaction::begin(*m_database, ArchiveTransaction::Kind::Read));
    ArchiveStatus status{.id = m_id, .schema = m_schema, .readOnlyReason = m_readOnlyReason};
    TRY(const auto rows,
        m_database->rows(
            u"SELECT (SELECT count(*) FROM tournament WHERE removed = 0), (SELECT count(*) FROM person),"
            " (SELECT count(*) FROM submission),"
            " (SELECT count(*) FROM submission WHERE id > p.submission_id), p.at, p.fingerprint"
            " FROM progress AS p"_s));
    const QVariantList& row = rows.front();
    status.tournaments = row[0].toLongLong();
    status.persons = row[1].toLongLong();
    status.submissions = row[2].toLongLong();
    status.waiting = row[3].toLongLong();
    status.computed = row[4].toString();
    const QString fingerprint = row[5].toString();
    status.hasOtherRules = !fingerprint.isEmpty() && fingerprint != m_fingerprint;
    TRY(const auto publishers,
        m_database->rows(u"SELECT publisher, count(*), max(published) FROM submission GROUP BY publisher"
                         " ORDER BY max(published) DESC, publisher"_s));
    for (const QVariantList& one : publishers)
        status.publishers.push_back({one[0].toString(), one[1].toLongLong(), one[2].toString()});
    status.mayPublish = status.mayRecalculate = !m_readOnlyReason;
    if (m_database->dialect().isServer()) {
        TRY_DO(addRights(status));
    }
    return status;
}

/// Who one is on a server, what he may do there, and over which connection.
Result<void> Archive::addRights(ArchiveStatus& status)
{
    TRY(const auto roles,
        m_database->rows(u"SELECT rolname FROM pg_roles WHERE rolname LIKE 'zahlmeister\\_%'"
                         " AND pg_has_role(oid, 'MEMBER') ORDER BY rolname"_s));
    for (const QVariantList& one : roles)
        status.roles.append(one[0].toString());
    TRY(const auto tls,
        m_database->rows(u"SELECT coalesce(version, '') FROM pg_stat_ssl WHERE pid = pg_backend_pid()"_s));
    status.encryption = tls.empty() ? QString() : tls.front()[0].toString();
    // Servers that were set up by an older version have no function for the levels.
    TRY(const auto rights,
        m_database->rows(
            u"SELECT session_user, has_table_privilege('submission', 'INSERT')::int,"
            " has_table_privilege('participation', 'INSERT')::int, pg_has_role(relowner, 'MEMBER')::int,"
            " coalesce(has_function_privilege(to_regprocedure('my_levels()'), 'EXECUTE'), "
            "false)::int"
            " FROM pg_class WHERE oid = 'submission'::regclass"_s));
    const QVariantList& right = rights.front();
    status.user = right[0].toString();
    status.mayPublish = status.mayPublish && right[1].toInt() == 1;
    status.mayRecalculate = status.mayRecalculate && right[2].toInt() == 1;
    status.isOfAllLevels = right[3].toInt() == 1 || right[4].toInt() == 0;
    if (status.isOfAllLevels)
        return {};
    TRY(const auto levels, m_database->rows(u"SELECT level FROM my_levels() AS level ORDER BY level"_s));
    for (const QVariantList& one : levels)
        status.levels.append(one[0].toString());
    status.isOfAllLevels = status.levels.contains(QString());
    return {};
}

const ArchiveAddress& Archive::address() const
{
    return m_database->address();
}

Result<void> Archive::ping()
{
    return m_database->rows(u"SELECT value FROM meta WHERE name = 'id'"_s).map([](const auto&) {});
}

} // namespace zahlmeister::app
