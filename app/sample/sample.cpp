// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/sample.h"

#include <algorithm>
#include <array>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include "app/fields/entryorigin.h"
#include "app/files/heldfile.h"
#include "app/files/privatefile.h"
#include "app/files/sqlitefiles.h"
#include "app/formats/json/tournamentjson.h"
#include "app/store/backups.h"
#include "app/store/database.h"
#include "app/store/samplemark.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// The tables of the tournaments, which are compared, and of the file itself. Whatever stands in another one,
/// the referee left there.
constexpr std::array kTablesOfTheSample{"acceptance"_L1,  "bye"_L1,          "carry_over_game"_L1,
                                        "elo_period"_L1,  "entered_game"_L1, "fixture"_L1,
                                        "game"_L1,        "line_up"_L1,      "override"_L1,
                                        "participant"_L1, "penalty"_L1,      "stated_value"_L1,
                                        "team"_L1,        "tournament"_L1,   "work_file"_L1};

Result<std::unique_ptr<WorkFile>> openSample(const QString& path, WorkFile::Access access)
{
    if (!QFileInfo::exists(path)) // else it would be made
        return failure(ErrorCode::FileNotFound, {path.toStdString()});
    TRY(auto file, WorkFile::open(path, access));
    if (!isSample(*file))
        return failure(ErrorCode::NotAWorkFile, {path.toStdString()}, "not the sample");
    return file;
}

/// The other tables that a work file of this version has.
Result<QStringList> tablesOfTheReferee(Database& database)
{
    QStringList tables;
    auto row = database.statement(
        u"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"_s);
    for (;;) {
        TRY(const bool isOne, row.next());
        if (!isOne)
            return tables;
        if (std::ranges::find(kTablesOfTheSample, row.text(0)) == kTablesOfTheSample.end())
            tables += row.text(0);
    }
}

Result<bool> hasRows(Database& database, const QString& table)
{
    auto row = database.statement(u"SELECT 1 FROM "_s + table + u" LIMIT 1"_s);
    return row.next();
}

} // namespace

QString ownFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/zahlmeister"_s;
}

QString ownWorkFile()
{
    return ownFolder() + u"/Wertungen.zahlmeister"_s;
}

QString sampleFile()
{
    return ownFolder() + u"/Musterverein.zahlmeister"_s;
}

const std::vector<engine::Tournament>& sampleTournaments()
{
    static const std::vector<engine::Tournament> kTournaments = [] {
        std::vector<engine::Tournament> tournaments;
        const QDir folder(u":/sample"_s);
        for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::ReadOnly))
                continue;
            if (auto read = readTournamentJson(file.readAll(), name); read.has_value())
                tournaments.push_back(std::move(*read));
        }
        return tournaments;
    }();
    return kTournaments;
}

Result<void> makeSample(const QString& path)
{
    TRY_DO(makePrivateFolder(QFileInfo(path).absolutePath()));
    TRY(auto unfinished, UnfinishedFile::beside(path));
    {
        TRY(const auto file, WorkFile::open(unfinished.path()));
        TRY_DO(file->replaceTournaments({.added = sampleTournaments()}));
        TRY_DO(markAsSample(file->database()));
        TRY_DO(file->foldLog());
    }
    return unfinished.giveName();
}

Result<bool> isSampleEdited(const QString& path)
{
    // Opening it records who they are and where entries come from.
    const auto isSameButForRecords = [](engine::Tournament one, engine::Tournament other) {
        std::ranges::for_each(one.participants, forgetRecords);
        std::ranges::for_each(other.participants, forgetRecords);
        return one == other;
    };
    TRY(const auto file, openSample(path, WorkFile::Access::ReadOnly));
    TRY(const auto listed, file->tournaments());
    if (listed.size() != sampleTournaments().size())
        return true;
    for (const TournamentSummary& summary : listed) {
        TRY(const auto stored, file->tournament(summary.id));
        const auto position = static_cast<std::size_t>(summary.id.value() - 1);
        if (summary.removed || position >= listed.size() ||
            !isSameButForRecords(stored.tournament, sampleTournaments()[position]))
            return true;
    }
    TRY(const QStringList tables, tablesOfTheReferee(file->database()));
    for (const QString& table : tables) {
        TRY(const auto has, hasRows(file->database(), table));
        if (has)
            return true;
    }
    return false;
}

Result<void> removeSample(const QString& path)
{
    {
        TRY(const auto file, openSample(path, WorkFile::Access::ReadWrite));
        if (const auto& reason = file->readOnlyReason(); reason && reason->code == ErrorCode::WorkFileInUse)
            return tl::unexpected(*reason);
    }
    removeBackups(path);
    if (!removeProved(path, &isWorkFileHead))
        return failure(ErrorCode::FileNotWritable,
                       {path.toStdString(), isHeld(path) ? "is-held" : "cannot-open"});
    removeCompanions(path);
    return {};
}

} // namespace zahlmeister::app
