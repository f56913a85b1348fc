// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <QByteArrayView>
#include <QDateTime>
#include <QString>

#include "app/text/codepages.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

/// @brief A text to read from: a file, or a member of a zip archive.
struct ListPart {
    QString file = {};       ///< path
    QString member = {};     ///< name within the archive; empty for a file of its own
    std::int64_t size = 0;   ///< in bytes, unpacked; what an archive says about itself
    QDateTime modified = {}; ///< of the member, or of the file; local time

    /// @brief The name for messages: the member's, or the file's without its folder.
    [[nodiscard]] std::string name() const;
};

/// @brief Bytes, from the first to the last.
class ListInput {
public:
    virtual ~ListInput() = default;

    /// @brief Reads up to so many bytes.
    /// @return how many; 0 at the end
    [[nodiscard]] virtual Result<std::size_t> read(char* buffer, std::size_t size) = 0;
};

/// @brief Reads from memory; for the beginning of a text, and for tests.
class MemoryListInput : public ListInput {
public:
    /// @param bytes must outlive the input
    explicit MemoryListInput(std::string_view bytes) : m_bytes(bytes) { }
    [[nodiscard]] Result<std::size_t> read(char* buffer, std::size_t size) override;

private:
    std::string_view m_bytes;
};

/// @brief What a list has at most, unpacked and all its parts together, in bytes. The largest, the FIDE's
/// XML, has 0.9 GB.
inline constexpr std::int64_t kMaximumListSize = std::int64_t{2} * 1024 * 1024 * 1024;

/// @brief Error::ArchiveTooLarge.
[[nodiscard]] tl::unexpected<Error> listTooLarge(const QString& path);

/// @brief Whether a file that begins so is a zip archive.
[[nodiscard]] bool isZip(QByteArrayView beginning);

/// @brief The parts of a file: itself, or the members of a zip archive. The first bytes tell which, not the
/// name.
/// @return Error::FileNotFound, FileNotReadable, DamagedArchive, ArchiveTooLarge
[[nodiscard]] Result<std::vector<ListPart>> listParts(const QString& path);

/// @brief Opens a part for reading from its beginning. An archive that unpacks to far more than a list can
/// have, or that is damaged, makes read() fail.
[[nodiscard]] Result<std::unique_ptr<ListInput>> openListPart(const ListPart& part);

/// @brief Reads UTF-16 as UTF-8; other encodings pass unchanged.
[[nodiscard]] std::unique_ptr<ListInput> decodedListInput(std::unique_ptr<ListInput> input,
                                                          ListEncoding encoding);

/// @brief Reads up to so many bytes in one piece.
[[nodiscard]] Result<std::string> readListSample(ListInput& input, std::size_t size);

/// @brief The lines of a text, without their ends (CR, LF or CR LF).
class ListLines {
public:
    static constexpr std::size_t kMaximumLength = 16384; ///< in bytes; no line of a list comes near

    /// @param input must outlive the lines
    explicit ListLines(ListInput& input);

    /// @brief Moves to the next line.
    /// @return false after the last line
    [[nodiscard]] Result<bool> next();

    /// @brief The line, valid until next(); only a piece of it when isTooLong().
    [[nodiscard]] std::string_view text() const { return m_text; }
    [[nodiscard]] std::int64_t number() const { return m_number; } ///< from 1
    [[nodiscard]] bool isTooLong() const { return m_tooLong; }
    [[nodiscard]] bool isTerminated() const { return m_terminated; } ///< false when the text ends in the line
    [[nodiscard]] std::int64_t bytesRead() const { return m_bytesRead; }

private:
    [[nodiscard]] Result<bool> refill();
    [[nodiscard]] Result<bool> takeLine();

    ListInput& m_input;
    std::string m_buffer;
    std::size_t m_begin = 0; ///< of what is not consumed
    std::size_t m_end = 0;
    bool m_atEnd = false;
    bool m_skipLineFeed = false; ///< the last line ended with CR
    std::string_view m_text;
    std::int64_t m_number = 0;
    bool m_tooLong = false;
    bool m_terminated = true;
    std::int64_t m_bytesRead = 0;
};

} // namespace zahlmeister::app
