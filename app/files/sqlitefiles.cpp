// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/sqlitefiles.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include "app/files/fileplace.h"
#include "app/files/heldfile.h"
#include "app/files/openfile.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr QByteArrayView kMagic("SQLite format 3\0", 16);
constexpr qsizetype kIdOffset = 68;
constexpr QByteArrayView kJournalMark("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
constexpr qint64 kCompanionHead = 32;     // of a log; that of a journal has 28 bytes
constexpr quint32 kLogMagic = 0x377f0682; // or one more, with checksums of the other byte order
constexpr quint32 kIndexVersion = 3007000;

/// What companions begin and end with.
struct Companion {
    QByteArray head;
    QByteArray tail;
};

bool isAllZero(const QByteArray& bytes)
{
    return std::ranges::all_of(bytes, [](char byte) { return byte == 0; });
}

/// A file that a crash left may have been lengthened and not written: zeros, which SQLite does not use
/// either.
bool isSqlites(QLatin1StringView ending, const Companion& companion)
{
    const QByteArray& head = companion.head;
    if (isAllZero(head))
        return true;
    if (ending == kCompanions[0]) { // a log that was begun is cut off anywhere
        QByteArray magic(sizeof(quint32), '\0');
        qToBigEndian(kLogMagic, magic.data());
        QByteArray other(sizeof(quint32), '\0');
        qToBigEndian(kLogMagic + 1, other.data());
        const QByteArray begun = head.left(magic.size());
        return magic.startsWith(begun) || other.startsWith(begun);
    }
    if (ending == kCompanions[1]) {
        // SQLite cuts an index down to three bytes before it makes it anew, and may get no further.
        const QByteArray version(reinterpret_cast<const char*>(&kIndexVersion), sizeof kIndexVersion);
        return version.startsWith(head.left(version.size())) || isAllZero(head.left(version.size()));
    }
    // Before a journal is on the disk its mark is missing; then SQLite does not use it.
    if (head.size() >= kJournalMark.size() && isAllZero(head.left(kJournalMark.size())))
        return true;
    // At the end of a journal that belongs to a transaction over several files stand the name of a file that
    // is deleted with it, and the mark.
    return head.startsWith(kJournalMark) && companion.tail != kJournalMark;
}

/// @return nothing when the file cannot be read
std::optional<Companion> companionOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return std::nullopt;
    const qint64 size = file.size();
    Companion companion{file.read(std::min(size, kCompanionHead)), {}};
    if (size > kJournalMark.size() && file.seek(size - kJournalMark.size()))
        companion.tail = file.read(kJournalMark.size());
    const bool isWhole = companion.head.size() == std::min(size, kCompanionHead) &&
                         (size <= kJournalMark.size() || companion.tail.size() == kJournalMark.size());
    return isWhole && file.error() == QFileDevice::NoError ? std::optional(std::move(companion))
                                                           : std::nullopt;
}

/// Whether a companion is missing, empty or SQLite's.
Result<bool> isOurs(const QString& path, QLatin1StringView ending)
{
    const QString name = path + ending;
    switch (pathKind(name)) {
    case PathKind::Missing: return true;
    case PathKind::RegularFile: break;
    case PathKind::Unknown:
    case PathKind::DanglingLink:
    case PathKind::Folder:
    case PathKind::Special: return false;
    }
    if (QFileInfo(name).isSymLink())
        return false;
    TRY(const qint64 size, fileSize(name));
    if (size == 0)
        return true;
    const auto companion = companionOf(name);
    if (!companion)
        return failure(ErrorCode::FileNotReadable, {name.toStdString(), "cannot-open"});
    return isSqlites(ending, *companion);
}

/// SQLite follows links to the file and looks for its companions there.
QString ownName(const QString& path)
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    return canonical.isEmpty() ? path : canonical;
}

} // namespace

DatabaseKind databaseKind(const QByteArray& beginning)
{
    if (beginning.size() < kDatabaseHead || !beginning.startsWith(kMagic))
        return DatabaseKind::None;
    switch (qFromBigEndian<qint32>(beginning.constData() + kIdOffset)) {
    case kWorkFileId: return DatabaseKind::WorkFile;
    case kArchiveId: return DatabaseKind::Archive;
    case kListStoreId: return DatabaseKind::ListStore;
    default: return DatabaseKind::Other;
    }
}

bool isWorkFileHead(const QByteArray& beginning)
{
    return databaseKind(beginning) == DatabaseKind::WorkFile;
}

bool isListStoreHead(const QByteArray& beginning)
{
    return databaseKind(beginning) == DatabaseKind::ListStore;
}

Result<void> requireOwnCompanions(const QString& path)
{
    if (isOpenHere(path))
        return {};
    const QString own = ownName(path);
    for (const QLatin1StringView ending : kCompanions) {
        TRY(const bool ours, isOurs(own, ending));
        if (!ours)
            return failure(ErrorCode::ForeignJournal,
                           {path.toStdString(), QString(own + ending).toStdString()});
    }
    return {};
}

bool removeCompanions(const QString& path)
{
    bool areGone = true;
    for (const QLatin1StringView ending : kCompanions) {
        const QString name = path + ending;
        const auto ours = isOurs(path, ending);
        if (pathKind(name) == PathKind::Missing)
            continue;
        areGone = ours.has_value() && *ours && retryWhileLocked(name, [&] { return QFile::remove(name); }) &&
                  areGone;
    }
    return areGone;
}

} // namespace zahlmeister::app
