// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listinput.h"

#include <algorithm>
#include <cstring>

#include <QFile>
#include <QFileInfo>
#include <quazip.h>
#include <quazipfile.h>
#include <quazipfileinfo.h>

#include "app/files/fileinhand.h"
#include "app/files/fileplace.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kBufferSize = 256 * 1024;
constexpr int kMaximumMembers = 64;
constexpr qint64 kEmptyArchiveSize = 22; ///< in bytes: the end record without a comment

/// Lists shrink to a sixth or, as XML, to a seventeenth. What shrinks to less than a hundredth is no list,
/// unless it is small anyway.
constexpr std::int64_t kMaximumRatio = 100;
constexpr std::int64_t kHarmlessSize = 16 * 1024 * 1024;

class FileInput : public ListInput {
public:
    explicit FileInput(const QString& path) : m_file(path) { }

    Result<void> open()
    {
        if (m_file.open(QIODevice::ReadOnly))
            return {};
        return m_file.exists() ? unreadable() : tl::unexpected(missingFile(m_file.fileName()));
    }

    Result<std::size_t> read(char* buffer, std::size_t size) override
    {
        const qint64 count = m_file.read(buffer, static_cast<qint64>(size));
        if (count < 0)
            return unreadable();
        return static_cast<std::size_t>(count);
    }

private:
    [[nodiscard]] tl::unexpected<Error> unreadable() const
    {
        return failure(ErrorCode::FileNotReadable,
                       {m_file.fileName().toStdString(), m_file.errorString().toStdString()});
    }

    QFile m_file;
};

class ZipInput : public ListInput {
public:
    explicit ZipInput(const ListPart& part) : m_part(part), m_zip(part.file), m_member(&m_zip) { }

    Result<void> open()
    {
        QuaZipFileInfo64 info;
        if (!m_zip.open(QuaZip::mdUnzip) || !m_zip.setCurrentFile(m_part.member) ||
            !m_zip.getCurrentFileInfo(&info) || !m_member.open(QIODevice::ReadOnly))
            return damaged();
        m_packedSize = static_cast<std::int64_t>(info.compressedSize);
        return {};
    }

    Result<std::size_t> read(char* buffer, std::size_t size) override
    {
        if (!m_member.isOpen())
            return std::size_t{0};
        const qint64 count = m_member.read(buffer, static_cast<qint64>(size));
        if (count < 0 || m_member.getZipError() != UNZ_OK)
            return damaged();
        if (count == 0) {
            // Only now is the checksum compared.
            m_member.close();
            if (m_member.getZipError() != UNZ_OK)
                return damaged();
        }
        m_total += count;
        // What the archive says about its size need not be true, so what comes out is counted.
        if (m_total > kMaximumListSize || (m_total > kHarmlessSize && m_total > m_packedSize * kMaximumRatio))
            return listTooLarge(m_part.file);
        return static_cast<std::size_t>(count);
    }

private:
    tl::unexpected<Error> damaged() const
    {
        return failure(ErrorCode::DamagedArchive, {m_part.file.toStdString(), m_part.member.toStdString()},
                       "QuaZip error " + std::to_string(m_member.getZipError()));
    }

    ListPart m_part;
    QuaZip m_zip;
    QuaZipFile m_member;
    std::int64_t m_packedSize = 0;
    std::int64_t m_total = 0;
};

class Utf16Input : public ListInput {
public:
    Utf16Input(std::unique_ptr<ListInput> input, bool bigEndian)
        : m_input(std::move(input)), m_decoder(bigEndian), m_bytes(kBufferSize / 4, '\0')
    {
    }

    Result<std::size_t> read(char* buffer, std::size_t size) override
    {
        while (m_taken == m_text.size()) {
            m_text.clear();
            m_taken = 0;
            const auto count = m_input->read(m_bytes.data(), m_bytes.size());
            if (!count.has_value() || *count == 0)
                return count;
            m_decoder.decode({m_bytes.data(), *count}, m_text);
        }
        const std::size_t count = std::min(size, m_text.size() - m_taken);
        std::memcpy(buffer, m_text.data() + m_taken, count);
        m_taken += count;
        return count;
    }

private:
    std::unique_ptr<ListInput> m_input;
    Utf16Decoder m_decoder;
    std::string m_bytes;
    std::string m_text;
    std::size_t m_taken = 0;
};

Result<std::vector<ListPart>> membersOf(const QString& path)
{
    QuaZip zip(path);
    const auto damaged = [&](const std::string& how) {
        return failure(ErrorCode::DamagedArchive, {path.toStdString(), {}}, how);
    };
    const auto zipError = [&] { return "QuaZip error " + std::to_string(zip.getZipError()); };
    if (!zip.open(QuaZip::mdUnzip))
        return damaged(zipError());
    if (zip.getEntriesCount() > kMaximumMembers)
        return listTooLarge(path);
    // QuaZip 1.4 takes an archive whose directory is cut off for an empty one.
    if (zip.getEntriesCount() == 0 && QFileInfo(path).size() > kEmptyArchiveSize)
        return damaged("no members");
    std::vector<ListPart> parts;
    int visited = 0;
    std::int64_t unpacked = 0;
    for (bool more = zip.goToFirstFile(); more; more = zip.goToNextFile()) {
        ++visited;
        QuaZipFileInfo64 info;
        if (!zip.getCurrentFileInfo(&info))
            return damaged(zipError());
        if (info.name.endsWith(u'/'))
            continue;
        // Of a member alone first: the sum of lies could be anything.
        if (info.uncompressedSize > static_cast<quint64>(kMaximumListSize))
            return listTooLarge(path);
        unpacked += static_cast<std::int64_t>(info.uncompressedSize);
        if (unpacked > kMaximumListSize)
            return listTooLarge(path);
        parts.push_back({.file = path,
                         .member = info.name,
                         .size = static_cast<std::int64_t>(info.uncompressedSize),
                         .modified = info.dateTime});
    }
    if (visited != zip.getEntriesCount())
        return damaged("the directory is cut off");
    return parts;
}

} // namespace

tl::unexpected<Error> listTooLarge(const QString& path)
{
    return failure(ErrorCode::ArchiveTooLarge,
                   {path.toStdString(), std::to_string(kMaximumListSize / (1024 * 1024))});
}

bool isZip(QByteArrayView beginning)
{
    // A local file header, or the end record of an archive without members.
    return beginning.startsWith("PK\x03\x04") || beginning.startsWith("PK\x05\x06");
}

std::string ListPart::name() const
{
    const QString path = member.isEmpty() ? file : member;
    return path.section(u'/', -1).toStdString();
}

Result<std::size_t> MemoryListInput::read(char* buffer, std::size_t size)
{
    const std::size_t count = std::min(size, m_bytes.size());
    std::memcpy(buffer, m_bytes.data(), count);
    m_bytes.remove_prefix(count);
    return count;
}

Result<std::vector<ListPart>> listParts(const QString& path)
{
    const FileInHand file(path);
    if (file.error())
        return tl::unexpected(*file.error());
    if (file.isPipe()) // lists are read several times
        return failure(ErrorCode::FileNotReadable, {path.toStdString(), "is-special"});
    if (isZip(file.beginning()))
        return membersOf(path);
    const QFileInfo info(path);
    return std::vector<ListPart>{
        {.file = path, .member = {}, .size = info.size(), .modified = info.lastModified()}};
}

Result<std::unique_ptr<ListInput>> openListPart(const ListPart& part)
{
    if (part.member.isEmpty()) {
        auto input = std::make_unique<FileInput>(part.file);
        TRY_DO(input->open());
        return input;
    }
    auto input = std::make_unique<ZipInput>(part);
    TRY_DO(input->open());
    return input;
}

std::unique_ptr<ListInput> decodedListInput(std::unique_ptr<ListInput> input, ListEncoding encoding)
{
    switch (encoding) {
    case ListEncoding::Utf16LittleEndian: return std::make_unique<Utf16Input>(std::move(input), false);
    case ListEncoding::Utf16BigEndian: return std::make_unique<Utf16Input>(std::move(input), true);
    default: return input;
    }
}

Result<std::string> readListSample(ListInput& input, std::size_t size)
{
    std::string sample(size, '\0');
    std::size_t filled = 0;
    while (filled < size) {
        TRY(const auto count, input.read(sample.data() + filled, size - filled));
        if (count == 0)
            break;
        filled += count;
    }
    sample.resize(filled);
    return sample;
}

// ListLines

ListLines::ListLines(ListInput& input) : m_input(input), m_buffer(kBufferSize, '\0') { }

Result<bool> ListLines::refill()
{
    if (m_atEnd)
        return false;
    std::memmove(m_buffer.data(), m_buffer.data() + m_begin, m_end - m_begin);
    m_end -= m_begin;
    m_begin = 0;
    TRY(const auto count, m_input.read(m_buffer.data() + m_end, m_buffer.size() - m_end));
    m_atEnd = count == 0;
    m_end += count;
    m_bytesRead += static_cast<std::int64_t>(count);
    return !m_atEnd;
}

Result<bool> ListLines::takeLine()
{
    std::size_t searched = m_begin;
    for (;;) {
        const char* const begin = m_buffer.data() + m_begin;
        const char* const end = m_buffer.data() + m_end;
        const char* const from = begin + (searched - m_begin);
        // Nearly all lists end their lines with CR LF, so that one search is enough.
        const auto* feed =
            static_cast<const char*>(std::memchr(from, '\n', static_cast<std::size_t>(end - from)));
        const char* const limit = feed ? feed : end;
        const auto* stop =
            static_cast<const char*>(std::memchr(from, '\r', static_cast<std::size_t>(limit - from)));
        if (!stop)
            stop = feed;
        if (stop) {
            m_skipLineFeed = *stop == '\r';
            m_text = {begin, static_cast<std::size_t>(stop - begin)};
            m_begin = static_cast<std::size_t>(stop - m_buffer.data()) + 1;
            return true;
        }
        if (m_end - m_begin > kMaximumLength) {
            m_tooLong = true;
            m_begin = m_end;
        }
        const std::size_t searchedLength = m_end - m_begin;
        TRY(const auto more, refill());
        searched = m_begin + searchedLength;
        if (!more) {
            m_terminated = false;
            m_text = {m_buffer.data() + m_begin, m_end - m_begin};
            m_begin = m_end;
            return true;
        }
    }
}

Result<bool> ListLines::next()
{
    m_tooLong = false;
    if (m_begin == m_end) {
        const auto more = refill();
        if (!more.has_value() || !*more)
            return more;
    }
    if (m_skipLineFeed && m_buffer[m_begin] == '\n') {
        ++m_begin;
        m_skipLineFeed = false;
        if (m_begin == m_end) {
            const auto more = refill();
            if (!more.has_value() || !*more)
                return more;
        }
    }
    m_skipLineFeed = false;
    ++m_number;
    const auto taken = takeLine();
    if (taken.has_value()) {
        m_tooLong = m_tooLong || m_text.size() > kMaximumLength;
        m_text = m_text.substr(0, kMaximumLength);
        if (m_number == 1 && m_text.starts_with("\xef\xbb\xbf"))
            m_text.remove_prefix(3);
    }
    return taken;
}

} // namespace zahlmeister::app
