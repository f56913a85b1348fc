// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/site/sitefolder.h"

#include <algorithm>
#include <mutex>
#include <set>

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QThreadPool>

#include "app/files/fileplace.h"
#include "app/files/privatefile.h"
#include "app/threads/parallelfor.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr QByteArrayView kHead("zahlmeister-site\t1\t");
constexpr qint64 kLargestList = qint64(256) * 1024 * 1024;

tl::unexpected<Error> notReplaced(const QString& path, const char* what)
{
    return failure(ErrorCode::FileNotReplaced, {path.toStdString(), what});
}

QByteArray hashOfPage(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

bool isHexadecimal(const QByteArray& text)
{
    return std::ranges::all_of(
        text, [](char one) { return (one >= '0' && one <= '9') || (one >= 'a' && one <= 'f'); });
}

/// Every file that is removed here stands in the list of the site, by a name that only pages have. A database
/// of that name is nevertheless none.
bool isPage(const QByteArray& beginning)
{
    return !beginning.startsWith("SQLite format 3");
}

/// The bytes of a file on the disk, to be compared with so many; nothing when they cannot be the same.
std::optional<QByteArray> bytesOnDisk(const QString& path, qint64 expected)
{
    QFile file(path);
    if (file.size() != expected || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll();
}

} // namespace

bool isSiteFile(const QString& file)
{
    static const QRegularExpression kFile(u"^[a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*(\\.[a-z]+)$"_s);
    return file.size() < 200 && file != SiteFolder::kManifest && kFile.match(file).hasMatch();
}

SiteFolder::SiteFolder(QString path, QByteArray owner, bool isAgreed)
    : m_path(std::move(path)), m_owner(std::move(owner)), m_isAgreed(isAgreed)
{
}

Result<SiteFolder> SiteFolder::open(const QString& path, const QByteArray& owner, bool isAgreed)
{
    const QString whole = QDir::cleanPath(QDir(path).absolutePath());
    SiteFolder folder(whole, owner, isAgreed);
    switch (pathKind(whole)) {
    case PathKind::Missing: return folder;
    case PathKind::Folder: break;
    default: return failure(ErrorCode::FileNotWritable, {path.toStdString(), "no-folder"});
    }
    QFile list(folder.pathOf(kManifest));
    if (QFileInfo(list.fileName()).isSymLink())
        return notReplaced(list.fileName(), "link");
    if (!list.exists()) {
        if (!isAgreed &&
            !QDir(whole).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot))
            return notReplaced(path, "folder-in-use");
        return folder;
    }
    if (!list.open(QIODevice::ReadOnly) || list.size() > kLargestList)
        return failure(ErrorCode::FileNotReadable,
                       {list.fileName().toStdString(), list.errorString().toStdString()});
    if (!folder.read(list.readAll())) {
        folder.m_entries.clear();
        folder.m_gone.clear();
        folder.m_wasFinished = false;
        if (!isAgreed)
            return notReplaced(list.fileName(), "site-list");
    }
    if (folder.m_owner != owner && !isAgreed)
        return notReplaced(path, "site-of-other");
    folder.m_owner = owner;
    return folder;
}

bool SiteFolder::read(const QByteArray& text)
{
    const QList<QByteArray> lines = text.split('\n');
    if (!lines.constFirst().startsWith(kHead) || !lines.constLast().isEmpty())
        return false;
    const QList<QByteArray> head = lines.constFirst().split('\t');
    if (head.size() != 4 || !isHexadecimal(head[2]))
        return false;
    m_owner = head[2];
    m_wasFinished = head[3] == "finished";
    for (const QByteArray& line : lines.mid(1, lines.size() - 2)) {
        const QList<QByteArray> fields = line.split('\t');
        const QString file = QString::fromLatin1(fields.value(1));
        if (!isSiteFile(file))
            return false;
        if (fields.size() == 3 && fields[0] == "gone") {
            const auto day = engine::Date::fromIso(fields[2].toStdString());
            if (!day)
                return false;
            m_gone.emplace(file, *day);
        } else if (fields.size() == 6 && fields[0] == "page" && isHexadecimal(fields[3]) &&
                   isHexadecimal(fields[4])) {
            bool isNumber = false;
            m_entries[file] = {fields[2].toLongLong(&isNumber), fields[3], fields[4],
                               QString::fromLatin1(fields[5])};
            if (!isNumber)
                return false;
        } else {
            return false;
        }
    }
    return true;
}

Result<void> SiteFolder::save(bool isFinished, const Plan* begun) const
{
    QByteArray text(kHead.data(), kHead.size());
    text += m_owner + (isFinished ? "\tfinished\n" : "\tunfinished\n");
    const auto add = [&](const QString& file, const Entry& entry) {
        text += "page\t" + file.toLatin1() + '\t' + QByteArray::number(entry.bytes) + '\t' + entry.hash +
                '\t' + entry.fingerprint + '\t' + entry.kind.toLatin1() + '\n';
    };
    std::set<QStringView> written;
    for (const SitePart* part : begun ? begun->work : std::vector<const SitePart*>()) {
        for (const QString& file : part->files) {
            written.insert(file);
            add(file, {-1, {}, {}, part->kind});
        }
    }
    for (const auto& [file, entry] : m_entries) {
        if (!written.contains(file))
            add(file, entry);
    }
    for (const auto& [file, day] : m_gone)
        text += "gone\t" + file.toLatin1() + '\t' + QByteArray::fromStdString(day.iso()) + '\n';
    return writeFileSafely(text, pathOf(kManifest));
}

bool SiteFolder::isUpToDate(const SitePart& part) const
{
    return !part.fingerprint.isEmpty() && std::ranges::all_of(part.files, [&](const QString& file) {
        const auto entry = m_entries.find(file);
        if (entry == m_entries.end() || entry->second.fingerprint != part.fingerprint)
            return false;
        const QFileInfo there(pathOf(file));
        return there.isFile() && !there.isSymLink() && there.size() == entry->second.bytes;
    });
}

/// One run: parts are made and written beside each other.
class SiteFolder::Writing {
public:
    Writing(SiteFolder& folder, Readers readers) : m_folder(folder), m_readers(readers) { }

    /// Makes the folders of a part that are not there; none of them may be a link.
    Result<void> prepare(const SitePart& part)
    {
        for (const QString& file : part.files) {
            QString folder = m_folder.m_path;
            const QStringList names = file.split(u'/');
            for (const QString& name : names.mid(0, names.size() - 1)) {
                folder += u'/' + name;
                if (!m_folders.insert(folder).second)
                    continue;
                if (QFileInfo(folder).isSymLink())
                    return notReplaced(folder, "link");
                if (!QDir(folder).exists() && !QDir().mkdir(folder))
                    return failure(ErrorCode::FileNotWritable, {folder.toStdString(), "no-folder"});
            }
            TRY_DO(mayBeWritten(file));
        }
        return {};
    }

    /// @return whether it went well; else error() says why not
    void carryOut(const SitePart& part)
    {
        const std::vector<QByteArray> made = part.make();
        for (qsizetype i = 0; i < part.files.size() && !hasFailed(); ++i) {
            const QString& file = part.files[i];
            const QByteArray& bytes = made[static_cast<std::size_t>(i)];
            const QByteArray hash = hashOfPage(bytes);
            const Entry before = entryOf(file);
            const QString path = m_folder.pathOf(file);
            bool isSame =
                before.hash == hash && before.bytes == bytes.size() && QFileInfo(path).size() == bytes.size();
            if (!isSame && before.bytes < 0) // a run before may have come as far as this
                isSame = bytesOnDisk(path, bytes.size()) == bytes;
            if (!isSame) {
                if (const auto written = writeRenewable(bytes, path, m_readers); !written.has_value())
                    return fail(written.error());
            }
            const std::lock_guard lock(m_mutex);
            m_folder.m_entries[file] = {bytes.size(), hash, part.fingerprint, part.kind};
            if (!isSame)
                m_written[file] = part.subject;
        }
    }

    [[nodiscard]] bool hasFailed()
    {
        const std::lock_guard lock(m_mutex);
        return m_error.has_value();
    }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] const std::map<QString, std::string>& written() const { return m_written; }

private:
    [[nodiscard]] Result<void> mayBeWritten(const QString& file) const
    {
        const QFileInfo there(m_folder.pathOf(file));
        if (there.isSymLink())
            return notReplaced(there.filePath(), "link");
        if (there.exists() && !m_folder.m_entries.contains(file) && !m_folder.m_isAgreed)
            return notReplaced(there.filePath(), "not-of-site");
        return {};
    }
    [[nodiscard]] Entry entryOf(const QString& file)
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_folder.m_entries.find(file);
        return found == m_folder.m_entries.end() ? Entry() : found->second;
    }
    void fail(const Error& error)
    {
        const std::lock_guard lock(m_mutex);
        if (!m_error)
            m_error = error;
    }

    SiteFolder& m_folder;
    Readers m_readers;
    std::set<QString> m_folders; ///< that were looked at
    std::mutex m_mutex;          ///< of what follows, and of the entries
    std::optional<Error> m_error;
    std::map<QString, std::string> m_written; ///< with their subjects
};

Result<void> SiteFolder::removeObsolete(const QStringList& files)
{
    std::set<QString> folders;
    for (const QString& file : files) {
        const QString path = pathOf(file);
        const QString folder = file.contains(u'/') ? pathOf(file.section(u'/', 0, -2)) : m_path;
        // Of a link nothing is ours but its name.
        if (!QFileInfo(folder).isSymLink() && !removeProved(path, isPage))
            return failure(ErrorCode::FileNotWritable, {path.toStdString(), "not-removed"});
        if (folder != m_path)
            folders.insert(folder);
    }
    for (const QString& folder : folders)
        QDir().rmdir(folder); // of those that are empty; others stay
    return {};
}

/// What a kill has left beside our files: of a name that nothing else has.
void SiteFolder::removeLeftovers() const
{
    QDirIterator files(m_path, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const qsizetype mark = path.lastIndexOf(u".new-"_s);
        const QString target = path.left(mark);
        const bool isOurs = mark > 0 && UnfinishedFile::isNameBeside(path, target) &&
                            m_entries.contains(QDir(m_path).relativeFilePath(target));
        if (isOurs)
            static_cast<void>(removeProved(path, isPage));
    }
}

Result<SiteFolder::Plan> SiteFolder::plan(std::span<const SitePart> parts) const
{
    Plan plan;
    for (const SitePart& part : parts) {
        for (const QString& file : part.files) {
            if (!isSiteFile(file) || !plan.wanted.insert(file).second)
                return failure(ErrorCode::FileNotWritable, {file.toStdString(), "bad-name"});
        }
        if (!isUpToDate(part))
            plan.work.push_back(&part);
    }
    for (const auto& [file, entry] : m_entries) {
        if (!plan.wanted.contains(file))
            plan.obsolete += file;
    }
    return plan;
}

/// Whatever becomes of this run: what it may write is in the list as ours before it is there.
Result<void> SiteFolder::begin(const Plan& plan) const
{
    if (!m_wasFinished)
        removeLeftovers();
    return save(false, &plan);
}

Result<void> SiteFolder::carryOut(const Plan& plan, Writing& writing, const std::stop_token& stop,
                                  const std::function<void(int done, int all)>& progress)
{
    std::mutex counting;
    int done = 0;
    parallelFor(*QThreadPool::globalInstance(), plan.work.size(), [&](std::size_t i) {
        if (stop.stop_requested() || writing.hasFailed())
            return;
        writing.carryOut(*plan.work[i]);
        const std::lock_guard lock(counting);
        if (progress)
            progress(++done, static_cast<int>(plan.work.size()));
    });
    if (!stop.stop_requested() && !writing.error())
        return {};
    for (const SitePart* part : plan.work) { // what was not reached may be old, new or not there
        for (const QString& file : part->files) {
            if (m_entries[file].fingerprint != part->fingerprint || part->fingerprint.isEmpty())
                m_entries[file].bytes = -1;
        }
    }
    const auto saved = save(false);
    if (writing.error())
        return tl::unexpected(*writing.error());
    return saved.has_value() ? failure(ErrorCode::Cancelled) : saved;
}

SiteRun SiteFolder::runOf(const Plan& plan, const std::map<QString, std::string>& written) const
{
    SiteRun run{.written = static_cast<int>(written.size()), .removed = plan.obsolete};
    for (const auto& [file, entry] : m_entries) {
        const auto found = written.find(file);
        const bool isWritten = found != written.end();
        run.files.push_back({file, entry.kind, isWritten ? found->second : std::string(), entry.bytes,
                             entry.hash, isWritten});
    }
    run.unchanged = static_cast<int>(run.files.size()) - run.written;
    for (const auto& [file, day] : m_gone)
        run.gone += file;
    return run;
}

Result<SiteRun> SiteFolder::write(std::span<const SitePart> parts, engine::Date day, Readers readers,
                                  const std::stop_token& stop,
                                  const std::function<void(int done, int all)>& progress)
{
    TRY(const auto plan, this->plan(parts));
    Writing writing(*this, readers);
    if (plan.work.empty() && plan.obsolete.isEmpty() && m_wasFinished)
        return runOf(plan, {});
    if (!QDir().mkpath(m_path))
        return failure(ErrorCode::FileNotWritable, {m_path.toStdString(), "no-folder"});
    for (const SitePart* part : plan.work)
        TRY_DO(writing.prepare(*part));
    TRY_DO(begin(plan));
    TRY_DO(removeObsolete(plan.obsolete));
    for (const QString& file : plan.obsolete) {
        m_entries.erase(file);
        m_gone.insert_or_assign(file, day);
    }
    TRY_DO(carryOut(plan, writing, stop, progress));
    for (const QString& file : plan.wanted)
        m_gone.erase(file);
    m_wasFinished = true;
    TRY_DO(save(true));
    return runOf(plan, writing.written());
}

} // namespace zahlmeister::app
