// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/backups.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStorageInfo>

#include "app/files/filelock.h"
#include "app/files/fileplace.h"
#include "app/files/filewriting.h"
#include "app/files/heldfile.h"
#include "app/files/openfile.h"
#include "app/files/privatefile.h"
#include "app/files/sqlitefiles.h"
#include "app/store/consistency.h"
#include "app/store/leftoverlog.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr auto kFolderEnding = ".backups"_L1;
constexpr auto kFileEnding = ".zahlmeister"_L1;
constexpr auto kTimeFormat = "yyyyMMdd-HHmmsszzz"_L1;
/// As BackupReason.
constexpr std::array kReasons{"regular"_L1, "import"_L1, "migration"_L1, "rescue"_L1, "restore"_L1};
static_assert(kReasons.size() == static_cast<std::size_t>(BackupReason::Restore) + 1);

constexpr qint64 kLargestTotal = qint64(2) * 1000 * 1000 * 1000;
constexpr qint64 kPartOfDisk = 10;
constexpr std::size_t kDays = 7;
constexpr std::size_t kWeeks = 4;
constexpr std::size_t kMonths = 12;

/// What a name says; nothing when it is not one of ours.
std::optional<Backup> parsed(const QString& name)
{
    static const QRegularExpression kName(u"^(\\d{8}-\\d{9})-([a-z]+)\\.zahlmeister$"_s);
    const auto match = kName.match(name);
    const auto reason = std::ranges::find(kReasons, match.captured(2));
    QDateTime time = QDateTime::fromString(match.captured(1), QString(kTimeFormat));
    if (!match.hasMatch() || reason == kReasons.end() || !time.isValid())
        return std::nullopt;
    time.setTimeSpec(Qt::UTC);
    return Backup{.time = time, .reason = static_cast<BackupReason>(reason - kReasons.begin())};
}

QString nameOf(const QDateTime& time, BackupReason reason)
{
    return time.toString(QString(kTimeFormat)) + u'-' + kReasons[static_cast<std::size_t>(reason)] +
           kFileEnding;
}

/// How many of them went; a copy that another program holds stays, and so does what is none.
int removeAll(const std::vector<Backup>& copies)
{
    return static_cast<int>(std::ranges::count_if(
        copies, [](const Backup& copy) { return removeProved(copy.path, &isWorkFileHead); }));
}

/// Keeps the newest copy of each of the last periods that have one.
template <class Period>
void keepNewest(const std::vector<Backup>& copies, std::size_t periods, std::set<std::size_t>& kept,
                Period periodOf)
{
    std::set<decltype(periodOf(QDate()))> seen;
    for (std::size_t i = 0; i < copies.size() && seen.size() < periods; ++i) {
        if (seen.insert(periodOf(copies[i].time.toLocalTime().date())).second)
            kept.insert(i);
    }
}

/// What lies beside a name would be taken for the log of the file that gets it.
Result<void> moveLogAside(const QString& path)
{
    QStringList companions;
    for (const QLatin1StringView ending : kCompanions) {
        if (pathKind(path + ending) != PathKind::Missing)
            companions += path + ending;
    }
    return companions.isEmpty() ? Result<void>()
                                : moveAside(path, companions).transform([](const QString& /*folder*/) {});
}

/// Gives a complete file its name, in the place of whatever has it.
/// @param isSaved the log beside the old file was copied, with or into it
/// @return Error::FileNotWritable with the file that is in the way; what was complete is removed then
Result<void> putInPlace(UnfinishedFile& unfinished, bool isSaved)
{
    const QString& path = unfinished.target();
    // What cannot be replaced keeps its log.
    if (!retryWhileLocked(path, [&] { return !isHeld(path); }))
        return failure(ErrorCode::FileNotWritable, {path.toStdString(), "is-held"});
    // The log first: applied to the file that comes it would mix two states.
    if (!isSaved || !removeCompanions(path))
        TRY_DO(moveLogAside(path));
    return unfinished.replaceTarget();
}

/// A copy of a work file takes the place of an older one, as the user has agreed, but of no other database.
Result<void> requireNoOther(const QString& target)
{
    const auto judged = requireNoDatabase(target);
    const bool isWorkFile = !judged.has_value() && judged.error().args.back() == "work-file";
    return isWorkFile ? Result<void>() : judged;
}

/// Backs up what can be read, and moves what cannot, with all that SQLite kept beside it.
Result<void> makeRoom(const QString& workFile, const ContinueCallback& goesOn)
{
    if (leftoverOf(workFile) != Leftover::None) {
        const auto own = checkLog(workFile, false);
        if (!own.has_value()) // the copies are made already when the log belongs to another file
            return own.error().code == ErrorCode::ForeignLog ? Result<void>() : own;
    }
    const auto saved = makeBackup(workFile, BackupReason::Restore, {}, goesOn);
    if (saved.has_value())
        return {};
    const ErrorCode code = saved.error().code;
    if (code == ErrorCode::DiskFull || code == ErrorCode::FileNotWritable || code == ErrorCode::Cancelled)
        return tl::unexpected(saved.error());
    const auto folder = copyAside(workFile);
    return folder.has_value() ? Result<void>() : tl::unexpected(folder.error());
}

} // namespace

QString backupFolder(const QString& workFile)
{
    return workFile + kFolderEnding;
}

bool isBackup(const QString& path)
{
    const QFileInfo info(path);
    return info.absolutePath().endsWith(kFolderEnding) && parsed(info.fileName());
}

QString backedUpFile(const QString& backup)
{
    return QFileInfo(backup).absolutePath().chopped(kFolderEnding.size());
}

std::vector<Backup> backupsOf(const QString& workFile)
{
    std::vector<Backup> copies;
    const auto files =
        QDir(backupFolder(workFile)).entryInfoList(QDir::Files | QDir::NoSymLinks | QDir::Hidden);
    for (const QFileInfo& file : files) {
        if (auto copy = parsed(file.fileName())) {
            copy->path = file.absoluteFilePath();
            copy->size = file.size();
            copies.push_back(*copy);
        }
    }
    std::ranges::sort(copies, std::ranges::greater(), &Backup::time);
    return copies;
}

Result<Backup> makeBackup(Database& database, BackupReason reason)
{
    const QString folder = backupFolder(database.path());
    TRY_DO(makePrivateFolder(folder));
    Backup copy{.time = QDateTime::currentDateTimeUtc(), .reason = reason};
    const auto path = [&]() -> QString { return folder + u'/' + nameOf(copy.time, reason); };
    while (QFileInfo::exists(path()))
        copy.time = copy.time.addMSecs(1);
    copy.path = path();
    TRY(auto unfinished, UnfinishedFile::beside(copy.path));
    TRY_DO(database.copyTo(unfinished));
    TRY_DO(inspectFile(unfinished.path(), Database::Mode::Immutable));
    TRY_DO(unfinished.giveName());
    copy.size = QFileInfo(copy.path).size();
    return copy;
}

Result<Backup> makeBackup(const QString& workFile, BackupReason reason, const std::function<void()>& begun,
                          const ContinueCallback& goesOn)
{
    // Beside a writer, the log is the writer's. Alone, nothing is left behind, and what a crash left is
    // applied.
    const auto mode = isOpenHere(workFile) ? Database::Mode::ReadOnly : Database::Mode::ReadOnlyWithoutTrace;
    TRY(const auto database, Database::open(workFile, mode));
    TRY_DO(database->execute(u"BEGIN"_s));
    TRY_DO(database->pragma(u"user_version"_s)); // a snapshot from now on
    // A log lets others write beside a reader; without one they wait until the copy is made.
    const bool canBeWritten = QFileInfo::exists(workFile + "-wal"_L1);
    if (begun && canBeWritten)
        begun();
    const Database::Patience patience(*database, goesOn);
    auto copy = makeBackup(*database, reason);
    if (begun && !canBeWritten)
        begun();
    return copy;
}

std::vector<Backup> superfluous(const std::vector<Backup>& copies, const QDateTime& now, qint64 limit)
{
    std::set<std::size_t> kept;
    for (std::size_t i = 0; i < copies.size() && copies[i].time > now.addDays(-1); ++i)
        kept.insert(i);
    keepNewest(copies, kDays, kept, [](const QDate& day) { return day; });
    keepNewest(copies, kWeeks, kept, [](const QDate& day) { return day.addDays(1 - day.dayOfWeek()); });
    keepNewest(copies, kMonths, kept, [](const QDate& day) { return std::pair(day.year(), day.month()); });
    std::vector<Backup> others;
    qint64 total = 0;
    for (std::size_t i = 0; i < copies.size(); ++i) {
        const bool isKept = i == 0 || (kept.contains(i) && total + copies[i].size <= limit);
        if (isKept)
            total += copies[i].size;
        else
            others.push_back(copies[i]);
    }
    return others;
}

qint64 backupLimit(const QString& workFile)
{
    qint64 taken = 0;
    for (const Backup& copy : backupsOf(workFile))
        taken += copy.size;
    const QStorageInfo disk(backupFolder(workFile));
    if (!disk.isValid())
        return kLargestTotal;
    return std::min(kLargestTotal, (disk.bytesAvailable() + taken) / kPartOfDisk);
}

int thinOutBackups(const QString& workFile)
{
    return removeAll(
        superfluous(backupsOf(workFile), QDateTime::currentDateTimeUtc(), backupLimit(workFile)));
}

int removeBackups(const QString& workFile)
{
    // The referee has asked for it: also those that cannot be read, and that which he is looking at.
    int removed = 0;
    for (const Backup& copy : backupsOf(workFile))
        removed += retryWhileLocked(copy.path, [&copy] { return QFile::remove(copy.path); }) ? 1 : 0;
    QDir().rmdir(backupFolder(workFile)); // only when nothing else is in it
    return removed;
}

Result<void> saveCopy(const QString& workFile, const QString& target, const ContinueCallback& goesOn)
{
    TRY_DO(requireRegularFile(target));
    if (isOpenHere(target) || (pathKind(target) != PathKind::Missing && FileLock::isHeld(target)))
        return failure(ErrorCode::WorkFileInUse, {target.toStdString(), "?", "?"});
    TRY_DO(requireNoOther(target));
    TRY(const auto database,
        Database::open(workFile, isOpenHere(workFile) ? Database::Mode::ReadOnly
                                                      : Database::Mode::ReadOnlyWithoutTrace));
    const Database::Patience patience(*database, goesOn);
    TRY(auto unfinished, UnfinishedFile::beside(target));
    TRY_DO(database->copyTo(unfinished));
    return putInPlace(unfinished, false);
}

Result<void> restoreBackup(const QString& backup, const QString& workFile, const ContinueCallback& goesOn)
{
    std::unique_ptr<FileLock> lock;
    TRY_DO(requireRegularFile(workFile));
    if (pathKind(workFile) == PathKind::RegularFile) {
        TRY(lock, FileLock::take(workFile));
    }
    TRY_DO(inspectFile(backup, Database::Mode::Immutable, goesOn));
    TRY(auto unfinished, UnfinishedFile::beside(workFile));
    {
        TRY(const auto database, Database::open(backup, Database::Mode::Immutable));
        const Database::Patience patience(*database, goesOn);
        TRY_DO(database->copyTo(unfinished));
    }
    if (!lock) { // nothing is there, and what comes in this moment stays
        TRY_DO(moveLogAside(workFile));
        return unfinished.giveName();
    }
    TRY_DO(makeRoom(workFile, goesOn));
    return putInPlace(unfinished, true);
}

} // namespace zahlmeister::app
