// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/fileinhand.h"

#include <QFile>
#include <QFileInfo>

#include "app/files/heldfile.h"
#include "app/files/openfile.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr QByteArrayView kSqliteMark("SQLite format 3"); // how every SQLite file begins
constexpr qint64 kMebibyte = 1024 * 1024;

} // namespace

TournamentPath splitTournamentPath(const QString& path)
{
    const qsizetype mark = QFileInfo::exists(path) ? -1 : path.lastIndexOf(u'#');
    return mark <= 0 ? TournamentPath{path} : TournamentPath{path.left(mark), path.mid(mark + 1)};
}

FileInHand::FileInHand(const QString& path) : m_split(splitTournamentPath(path))
{
    const QFileInfo info(m_split.file);
    // A pipe that the shell opened has no name and somebody who writes into it.
    const bool isShellPipe = !info.isFile() && info.canonicalFilePath().isEmpty();
    if (!info.exists()) {
        m_error = missingFile(m_split.file);
    } else if (info.isDir()) {
        fail(ErrorCode::FileNotReadable, u"is-folder"_s);
    } else if (!info.isFile() && !isShellPipe) {
        fail(ErrorCode::FileNotReadable, u"is-special"_s);
    } else if (isOpenHere(m_split.file)) {
        m_isOpenHere = true;
    } else {
        m_file = std::make_unique<QFile>(m_split.file);
        if (retryWhileLocked(m_split.file,
                             [this] { return m_file->open(QIODevice::ReadOnly | QIODevice::Unbuffered); }))
            m_beginning = m_file->read(kBeginning);
        if (m_file->error() != QFileDevice::NoError)
            fail(ErrorCode::FileNotReadable, isHeld(m_split.file) ? u"is-held"_s : m_file->errorString());
    }
}

FileInHand::FileInHand(FileInHand&&) noexcept = default;
FileInHand& FileInHand::operator=(FileInHand&&) noexcept = default;
FileInHand::~FileInHand() = default;

void FileInHand::fail(ErrorCode code, const QString& reason)
{
    m_error = Error{code, {m_split.file.toStdString()}};
    if (!reason.isEmpty())
        m_error->args.push_back(reason.toStdString());
    m_beginning.clear();
}

QString FileInHand::name() const
{
    return QFileInfo(m_split.file).fileName();
}

bool FileInHand::isSqlite() const
{
    return m_isOpenHere || m_beginning.startsWith(kSqliteMark);
}

void FileInHand::close()
{
    m_file.reset();
}

bool FileInHand::isPipe() const
{
    return m_file && m_file->isSequential();
}

Result<QByteArray> FileInHand::takeContent()
{
    if (!m_error && !m_file)
        fail(ErrorCode::FileNotReadable, u"is-open"_s);
    if (!m_error) {
        m_beginning += m_file->read(kMaximumFileSize + 1 - m_beginning.size());
        if (m_file->error() != QFileDevice::NoError)
            fail(ErrorCode::FileNotReadable, m_file->errorString());
        else if (m_beginning.size() > kMaximumFileSize)
            fail(ErrorCode::FileTooLarge, QString::number(kMaximumFileSize / kMebibyte));
    }
    if (m_error)
        return tl::unexpected(*m_error);
    m_file->close();
    return std::move(m_beginning);
}

std::vector<FileInHand> filesInHand(const QStringList& paths)
{
    std::vector<FileInHand> files;
    for (const QString& path : paths)
        files.emplace_back(path);
    return files;
}

Result<QByteArray> contentOfFile(const QString& path)
{
    return FileInHand(path).takeContent();
}

} // namespace zahlmeister::app
