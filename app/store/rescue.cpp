// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/rescue.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QtEndian>

#include "app/files/fileplace.h"
#include "app/files/openfile.h"
#include "app/files/privatefile.h"
#include "app/files/sqlitefiles.h"
#include "app/files/temporaryfolder.h"
#include "app/sql/rows.h"
#include "app/store/consistency.h"
#include "app/store/leftoverlog.h"
#include "app/store/recordrows.h"
#include "app/store/salvage.h"
#include "app/store/samplemark.h"
#include "app/store/schema.h"
#include "app/store/undolog.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {
namespace {
constexpr qsizetype kLongestValue = 60; // of what a list of losses shows

/// What a column gets whose value is lost and that can neither be empty nor has a default.
struct Blank {
    QLatin1StringView table;
    QLatin1StringView column;
    QLatin1StringView value;
};
constexpr std::array<Blank, 5> kBlanks{{{"tournament"_L1, "kind"_L1, "individual"_L1},
                                        {"participant"_L1, "rating_source"_L1, "dwz"_L1},
                                        {"game"_L1, "result"_L1, "*"_L1},
                                        {"game"_L1, "rated"_L1, "1"_L1},
                                        {"bye"_L1, "kind"_L1, "requested"_L1}}};

QVariant blankOf(const SchemaTable& table, const SchemaColumn& column)
{
    for (const Blank& blank : kBlanks) {
        if (blank.table == table.name && blank.column == column.name)
            return QString(blank.value);
    }
    if (!column.isRequired)
        return {};
    if (!column.standard.isNull())
        return column.standard;
    return column.isText ? QVariant(u""_s) : QVariant(0);
}

/// Tables about tournaments of which undo knows nothing.
constexpr std::array kBeside{
    "draft"_L1,          "submission"_L1,   "handling"_L1,          "person_decision"_L1,
    "unnamed_person"_L1, "recalculated"_L1, "archived_revision"_L1, "decided_seat"_L1};

/// Whether undo changes rows of a table.
bool isEdited(const SchemaTable& table)
{
    return table.name == "tournament"_L1 ||
           (table.indexOf(u"tournament_id"_s) &&
            std::find(kBeside.begin(), kBeside.end(), table.name) == kBeside.end());
}

/// The columns that name a participant of the row's tournament.
constexpr std::array kPlayers{"participant"_L1, "white"_L1, "black"_L1};

/// The column that a refusal of SQLite is about.
std::optional<std::size_t> columnIn(const QString& refusal, const SchemaTable& table)
{
    static const QRegularExpression kPlace(u"(?:constraint failed: |INTEGER column |TEXT column )(.*)"_s);
    static const QRegularExpression kWord(u"\\w+"_s);
    auto words = kWord.globalMatch(kPlace.match(refusal).captured(1));
    while (words.hasNext()) {
        if (const auto column = table.indexOf(words.next().captured()))
            return column;
    }
    return std::nullopt;
}

/// Copies rows into a database that refuses whatever is impossible: its schema is the list of the rules.
class Rescue {
public:
    Rescue(Database& source, Database& target, const ContinueCallback& goesOn)
        : m_source(source), m_target(target), m_goesOn(goesOn)
    {
    }

    Result<void> copyTables()
    {
        TRY(m_tables, tablesOf(m_target));
        TRY(auto transaction, Transaction::begin(m_target));
        // Tables stand after those that they refer to.
        for (const SchemaTable& table : m_tables) {
            if (table.name == "work_file"_L1) { // which file this is; but a sample stays one
                if (isSample(m_source))
                    TRY_DO(markAsSample(m_target));
                continue;
            }
            TRY(const auto isWhole,
                salvageRows(m_source, table, m_goesOn, [&](const RawRow& row) { return put(table, row); }));
            if (!isWhole) {
                m_losses.push_back({Loss::Kind::Unreadable, table.name});
                m_isIncomplete = m_isIncomplete || isEdited(table);
            }
        }
        return transaction.commit();
    }

    /// What SQL cannot tell: days that do not exist, numbers beyond those of the fields.
    Result<void> mendValues()
    {
        TRY(m_tables, tablesOf(m_target)); // those of today
        TRY_DO(mend<engine::TournamentHeader>(u"tournament"_s, {u"id"_s}));
        TRY_DO(mend<engine::Participant>(u"participant"_s, {u"tournament_id"_s, u"number"_s}));
        TRY_DO(mend<engine::Game>(u"game"_s, {u"tournament_id"_s, u"id"_s}));
        TRY_DO(mendLists());
        return mendDays();
    }

    Result<void> dropBrokenUndo()
    {
        auto rows = m_target.statement(u"SELECT tournament_id, position FROM undo_entry"_s);
        using Entry = std::pair<std::int64_t, std::int64_t>;
        TRY(const auto entries, collected<Entry>(std::move(rows), [](const Statement& row) {
                return Entry(row.integer(0), row.integer(1));
            }));
        for (const auto& [tournament, position] : entries) {
            if (m_isIncomplete ||
                !readUndoEntry(m_target, engine::TournamentId(tournament), position).has_value())
                m_touched.insert(tournament);
        }
        TRY(const auto outOfOrder, undoLogsOutOfOrder(m_target));
        m_touched.insert(outOfOrder.begin(), outOfOrder.end());
        for (const std::int64_t tournament : m_touched) {
            auto remove =
                m_target.statement(u"DELETE FROM undo_entry WHERE tournament_id = ? RETURNING position"_s);
            TRY(const auto had, remove.bind(tournament).next());
            if (had)
                m_losses.push_back(
                    {Loss::Kind::Undo, u"undo_entry"_s, u"tournament_id "_s + QString::number(tournament)});
        }
        return {};
    }

    [[nodiscard]] std::vector<Loss>& losses() { return m_losses; }

private:
    /// Puts a row into the target. A value that is refused is left empty, and the row left out when that does
    /// not help.
    Result<void> put(const SchemaTable& table, const RawRow& read)
    {
        RawRow row = read;
        for (std::size_t attempt = 0; attempt <= table.columns.size(); ++attempt) {
            QString refusal;
            TRY(const auto inserted, insert(table, row, refusal));
            if (inserted)
                return {};
            if (refusal.contains("FOREIGN KEY"_L1)) {
                TRY(const auto made, makeStandIns(table, row));
                if (made)
                    continue;
                lose(Loss::Kind::Row, table, row, std::nullopt);
                return {};
            }
            const auto column = columnIn(refusal, table);
            const QVariant blank = column ? blankOf(table, table.columns[*column]) : QVariant();
            const bool isKey = column && table.columns[*column].key > 0;
            if (!column || isKey || row[*column] == blank) {
                lose(Loss::Kind::Row, table, read, column);
                return {};
            }
            lose(Loss::Kind::Value, table, row, column);
            row[*column] = blank;
        }
        lose(Loss::Kind::Row, table, read, std::nullopt);
        return {};
    }

    /// @return false when the row is refused
    Result<bool> insert(const SchemaTable& table, const RawRow& row, QString& refusal)
    {
        QStringList names;
        for (const SchemaColumn& column : table.columns)
            names += column.name;
        auto insert = m_target.statement(insertText(table.name, names));
        for (const QVariant& value : row)
            insert.bind(value);
        const auto done = insert.run();
        if (!done.has_value() && done.error().code != ErrorCode::StorageFailure)
            return tl::unexpected(done.error());
        if (!done.has_value())
            refusal = QString::fromStdString(done.error().detail);
        else if (table.name == "tournament"_L1 || table.name == "participant"_L1)
            m_known.insert(table.name + keyText(table, row));
        return done.has_value();
    }

    /// Tournament and participants that a row refers to, when they are not there.
    Result<bool> makeStandIns(const SchemaTable& table, const RawRow& row)
    {
        const auto tournament = table.indexOf(u"tournament_id"_s);
        if (!tournament)
            return false;
        auto made = makeStandIn(u"tournament"_s, {row[*tournament]});
        for (const QLatin1StringView name : kPlayers) {
            const auto player = table.indexOf(name);
            if (!player || !made.has_value())
                continue;
            const auto more = makeStandIn(u"participant"_s, {row[*tournament], row[*player]});
            made = more.transform([&](bool isNew) { return isNew || *made; });
        }
        return made;
    }

    Result<bool> makeStandIn(const QString& name, const RawRow& keys)
    {
        const SchemaTable& table = shapeOf(name);
        RawRow row;
        for (const SchemaColumn& column : table.columns)
            row.push_back(column.key > 0 ? keys[static_cast<std::size_t>(column.key) - 1]
                                         : blankOf(table, column));
        if (m_known.contains(name + keyText(table, row)))
            return false;
        QString refusal;
        const auto made = insert(table, row, refusal);
        if (made.has_value() && *made)
            lose(Loss::Kind::StandIn, table, row, std::nullopt);
        return made;
    }

    void lose(Loss::Kind kind, const SchemaTable& table, const RawRow& row, std::optional<std::size_t> column)
    {
        Loss loss{kind, table.name, keyText(table, row)};
        if (column) {
            loss.column = table.columns[*column].name;
            loss.value = row[*column].toString().left(kLongestValue);
        }
        m_losses.push_back(std::move(loss));
        const auto tournament = table.indexOf(table.name == "tournament"_L1 ? u"id"_s : u"tournament_id"_s);
        if (tournament)
            m_touched.insert(row[*tournament].toLongLong());
    }

    template <class Record>
    Result<void> mend(const QString& name, const QStringList& keys)
    {
        const SchemaTable& table = shapeOf(name);
        const QStringList all = keys + columns<Record>();
        for (bool isSound = false; !isSound;) {
            std::vector<std::pair<RawRow, QString>> bad; // key and column
            auto rows = m_target.statement(u"SELECT "_s + all.join(u", "_s) + u" FROM "_s + name);
            TRY_DO(forEachRow(rows, [&](const Statement& row) {
                Record record = blank<Record>();
                const auto column = readRecord(row, static_cast<int>(keys.size()), record);
                if (!column)
                    return;
                RawRow values(table.columns.size());
                for (int i = 0; i < all.size(); ++i)
                    values[*table.indexOf(all[i])] = row.value(i);
                lose(Loss::Kind::Value, table, values, table.indexOf(nameOf(*column)));
                bad.emplace_back(RawRow(), nameOf(*column));
                for (int i = 0; i < keys.size(); ++i)
                    bad.back().first.push_back(row.value(i));
            }));
            isSound = bad.empty();
            for (const auto& [key, column] : bad) {
                TRY_DO(clear(table, keys, key, column));
            }
        }
        return {};
    }

    Result<void> mendLists()
    {
        const auto mendList = [&](const auto& field, const QStringList& owner) {
            using Element = typename std::decay_t<decltype(field)>::Value::value_type;
            const QString position = field.rules.isPositioned ? u"position"_s : columns<Element>().front();
            return mend<Element>(nameOf(field.rules.table), owner + QStringList{position});
        };
        TRY_DO(forEachList<engine::Participant>([&](const auto& field) {
            return mendList(field, {u"tournament_id"_s, u"participant"_s});
        }));
        return forEachList<engine::TournamentHeader>([&](const auto& field) -> Result<void> {
            using Element = typename std::decay_t<decltype(field)>::Value::value_type;
            TRY_DO(mendList(field, {u"tournament_id"_s}));
            return forEachList<Element>([&](const auto& inner) {
                return mendList(inner, {u"tournament_id"_s, nameOf(field.rules.table)});
            });
        });
    }

    /// Rows that are nothing without their day go; a day that may be missing does.
    Result<void> mendDays()
    {
        struct Day {
            QString table;
            QString column;
            bool isNeeded;
        };
        for (const Day& day : {Day{u"decision"_s, u"decided"_s, true},
                               {u"person_decision"_s, u"decided"_s, true},
                               {u"recalculation"_s, u"done"_s, true},
                               {u"submission"_s, u"made"_s, true},
                               {u"submission"_s, u"handed_in"_s, false},
                               {u"handling"_s, u"received"_s, false},
                               {u"handling"_s, u"notified"_s, false},
                               {u"handling"_s, u"refused"_s, false}}) {
            std::vector<std::int64_t> bad;
            auto rows = m_target.statement(u"SELECT rowid, "_s + day.column + u" FROM "_s + day.table);
            TRY_DO(forEachRow(rows, [&](const Statement& row) {
                if (row.date(1) || row.isNull(1))
                    return;
                bad.push_back(row.integer(0));
                m_losses.push_back({day.isNeeded ? Loss::Kind::Row : Loss::Kind::Value, day.table,
                                    u"id "_s + row.text(0), day.column, row.text(1)});
            }));
            for (const std::int64_t id : bad) {
                auto mend = m_target.statement(
                    day.isNeeded ? u"DELETE FROM %1 WHERE rowid = ?"_s.arg(day.table)
                                 : u"UPDATE %1 SET %2 = NULL WHERE rowid = ?"_s.arg(day.table, day.column));
                TRY_DO(mend.bind(id).run());
            }
        }
        return {};
    }

    /// Empties a value, and removes its row when it has been emptied before.
    Result<void> clear(const SchemaTable& table, const QStringList& keys, const RawRow& key,
                       const QString& column)
    {
        const auto at = table.indexOf(column);
        const QString where = u" WHERE "_s + keys.join(u" = ? AND "_s) + u" = ?"_s;
        const auto bindKey = [&](Statement& statement) {
            for (const QVariant& value : key)
                statement.bind(value);
            return statement.run();
        };
        QString name = table.name + u' ' + column;
        for (const QVariant& value : key)
            name += u' ' + value.toString();
        const bool isNew = m_cleared.insert(name).second;
        if (isNew && table.columns[*at].key == 0) {
            auto empty =
                m_target.statement(u"UPDATE "_s + table.name + u" SET "_s + column + u" = ?"_s + where);
            if (bindKey(empty.bind(blankOf(table, table.columns[*at]))).has_value())
                return {};
        }
        auto remove = m_target.statement(u"DELETE FROM "_s + table.name + where);
        return bindKey(remove);
    }

    [[nodiscard]] const SchemaTable& shapeOf(const QString& table) const
    {
        return *std::ranges::find(m_tables, table, &SchemaTable::name);
    }

    Database& m_source;
    Database& m_target;
    const ContinueCallback& m_goesOn;
    std::vector<SchemaTable> m_tables;
    std::vector<Loss> m_losses;
    std::set<QString> m_known;        ///< tournaments and participants that are in the target
    std::set<std::int64_t> m_touched; ///< tournaments of which something was lost
    std::set<QString> m_cleared;      ///< values that were emptied once
    bool m_isIncomplete = false;      ///< a table could not be read: any tournament may lack something
};

/// Makes the header of a private copy fit its file, so that SQLite reads what is left of a file that was cut.
/// @source SQLite database file format, 1.3: magic at 0, page size at 16, pages at 28, application id at 68
/// @return whether the file says that it is ours
bool mendHeader(const QString& copy)
{
    constexpr qint64 kHeader = 100;
    constexpr QByteArrayView kMagic("SQLite format 3\0", 16);
    QFile file(copy);
    if (!file.open(QIODevice::ReadWrite))
        return false;
    QByteArray header = file.read(kHeader);
    if (header.size() < kHeader || qFromBigEndian<qint32>(header.constData() + 68) != kWorkFileId)
        return false;
    const int stored = qFromBigEndian<quint16>(header.constData() + 16);
    const qint64 pageSize = stored == 1 ? 65536 : stored;
    header.replace(0, kMagic.size(), kMagic.toByteArray());
    if (pageSize >= 512)
        qToBigEndian(static_cast<quint32>(file.size() / pageSize), header.data() + 28);
    return file.seek(0) && file.write(header) == header.size();
}

/// A copy of a damaged file, open for reading. A file that this program has open is read itself: opening it
/// in another way than by SQLite would drop SQLite's locks.
Result<std::unique_ptr<Database>> openDamaged(const QString& path, const QString& folder)
{
    if (isOpenHere(path))
        return Database::open(path, Database::Mode::ReadOnly);
    TRY(const auto copy, isOwnLog(path) ? copyWithLog(path, folder) : copyWithoutLog(path, folder));
    const bool isOurs = leftoverOf(copy) == Leftover::None && mendHeader(copy);
    return Database::open(copy, Database::Mode::ReadOnlyWithoutTrace).map_error([&](Error error) {
        if (isOurs && error.code == ErrorCode::NotAWorkFile)
            error = {ErrorCode::DamagedWorkFile, {copy.toStdString(), error.detail}, error.detail};
        return error;
    });
}

Result<RescueReport> rescueInto(Database& source, const UnfinishedFile& target,
                                const ContinueCallback& goesOn)
{
    TRY(auto version, source.pragma(u"user_version"_s));
    if (version > kSchemaVersion)
        return failure(ErrorCode::NewerWorkFile, {source.path().toStdString(), std::to_string(version),
                                                  std::to_string(kSchemaVersion)});
    if (version < 1)
        version = kSchemaVersion;
    if (version < kFirstSchemaVersion)
        return failure(ErrorCode::EarlierWorkFile, {source.path().toStdString(), std::to_string(version)});
    TRY(const auto rescued, emptyDatabase(version));
    Database& database = *rescued;
    const Database::Patience patience(source, goesOn);
    Rescue work(source, database, goesOn);
    if (const auto differences = schemaDifferences(source, version); differences.has_value()) {
        for (const QString& what : *differences)
            work.losses().push_back({Loss::Kind::Foreign, what});
    }
    TRY_DO(work.copyTables());
    TRY_DO(migrate(database, migrations()));
    TRY_DO(work.mendValues());
    TRY_DO(work.dropBrokenUndo());
    RescueReport report{0, std::move(work.losses())};
    {
        auto count = database.statement(u"SELECT count(*) FROM tournament"_s);
        TRY_DO(count.next());
        report.tournaments = static_cast<int>(count.integer(0));
    }
    const auto isUnreadable = [](const Loss& loss) { return loss.kind == Loss::Kind::Unreadable; };
    if (report.tournaments == 0 && std::ranges::any_of(report.losses, isUnreadable))
        return failure(ErrorCode::DamagedWorkFile, {source.path().toStdString()});
    return database.copyTo(target).transform([&] { return std::move(report); });
}

} // namespace

Result<RescueReport> rescue(const QString& path, const QString& target, const ContinueCallback& goesOn)
{
    if (!QFileInfo::exists(path))
        return tl::unexpected(missingFile(path));
    TRY_DO(requireRegularFile(path));
    if (pathKind(target) != PathKind::Missing)
        return failure(ErrorCode::FileNotWritable, {target.toStdString(), "exists"});
    TRY(auto unfinished, UnfinishedFile::beside(target));
    const TemporaryFolder folder;
    const std::string copy = folder.filePath(QFileInfo(path).fileName()).toStdString();
    const auto source = openDamaged(path, folder.path());
    const bool hasForeignLog = !isOpenHere(path) && !isOwnLog(path);
    auto report = source.has_value() ? rescueInto(**source, unfinished, goesOn)
                                     : Result<RescueReport>(tl::unexpected(source.error()));
    // The user knows his own files only.
    const auto named = [&](Error error) {
        std::ranges::replace(error.args, copy, path.toStdString());
        std::ranges::replace(error.args, unfinished.path().toStdString(), target.toStdString());
        return tl::unexpected(std::move(error));
    };
    if (!report.has_value()) {
        Error error = report.error();
        if (error.code == ErrorCode::DamagedWorkFile)
            error.args = {path.toStdString(), "beyond-rescue"};
        return named(std::move(error));
    }
    {
        // What was written is read back as the window will read it.
        const auto written = WorkFile::open(unfinished.path(), WorkFile::Access::ReadOnly);
        const auto sound =
            written.has_value() ? (*written)->checkConsistency() : tl::unexpected(written.error());
        if (!sound.has_value())
            return named(sound.error());
    }
    TRY_DO(unfinished.giveName());
    if (hasForeignLog)
        report->losses.insert(report->losses.begin(), {Loss::Kind::Log, {}});
    return report;
}

Result<std::optional<Loss>> firstImpossibleValue(Database& database, std::int64_t version)
{
    TRY(const auto target, emptyDatabase(version));
    const ContinueCallback goesOn;
    Rescue work(database, *target, goesOn);
    TRY_DO(work.copyTables());
    TRY_DO(migrate(*target, migrations()));
    TRY_DO(work.mendValues());
    const auto found = std::ranges::find_if(work.losses(), [](const Loss& loss) {
        return loss.kind == Loss::Kind::Value || loss.kind == Loss::Kind::Row;
    });
    return found == work.losses().end() ? std::nullopt : std::optional(*found);
}

} // namespace zahlmeister::app
