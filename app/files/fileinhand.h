// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "engine/base/result.h"

class QFile;

namespace zahlmeister::app {

/// @brief The largest file that is read as a whole, in bytes; a tournament of 2,000 players is a hundredth of
/// it.
inline constexpr qint64 kMaximumFileSize = qint64(64) * 1024 * 1024;

/// @brief `FILE`, or `WORKFILE#TOURNAMENT`, taken apart.
struct TournamentPath {
    QString file;
    std::optional<QString> tournament = {}; ///< id or name; nothing: none is named
};

/// @brief Takes it apart. A `#` may also be part of a file's name: a file of the whole name comes first.
[[nodiscard]] TournamentPath splitTournamentPath(const QString& path);

/// @brief A file that was picked, named or dropped: opened once and read once, its beginning first.
///
/// What it is can be asked of its beginning, and then the rest is read, or left to the caller that streams
/// it. Folders, pipes with a name and devices are refused before they are opened: a pipe would wait for
/// somebody to write. The work file that this process has open is not opened a second time, since closing it
/// again would drop SQLite's locks (POSIX).
class FileInHand {
public:
    /// @brief How much of a file is read at once, in bytes: enough to recognise whatever it is.
    static constexpr qint64 kBeginning = qint64(1024) * 1024;

    /// @param path `FILE`, or `WORKFILE#TOURNAMENT`
    explicit FileInHand(const QString& path);
    FileInHand(FileInHand&&) noexcept;
    FileInHand& operator=(FileInHand&&) noexcept;
    ~FileInHand();

    [[nodiscard]] const QString& path() const { return m_split.file; } ///< without a tournament
    [[nodiscard]] QString name() const;                                ///< without folders

    /// @brief The tournament of a work file that was named with it.
    [[nodiscard]] const std::optional<QString>& tournament() const { return m_split.tournament; }

    /// @brief Why it cannot be read: FileNotFound, FileNotReadable; nothing when it can.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

    /// @brief The first kBeginning bytes, or all of a shorter one; empty after an error.
    [[nodiscard]] const QByteArray& beginning() const { return m_beginning; }

    /// @brief Whether it is a SQLite file, as work files are.
    [[nodiscard]] bool isSqlite() const;

    /// @brief Closes the file, before SQLite opens it. What was read stays.
    void close();

    /// @brief Whether what was read cannot be read again, as of a pipe.
    [[nodiscard]] bool isPipe() const;

    /// @brief Reads the rest and gives all of it away; once.
    /// @return error(); FileTooLarge beyond kMaximumFileSize, FileNotReadable
    [[nodiscard]] Result<QByteArray> takeContent();

private:
    void fail(ErrorCode code, const QString& reason = {});

    TournamentPath m_split;
    std::unique_ptr<QFile> m_file;
    QByteArray m_beginning;
    bool m_isOpenHere = false; ///< the work file of this process
    std::optional<Error> m_error;
};

/// @brief Several files that belong together.
[[nodiscard]] std::vector<FileInHand> filesInHand(const QStringList& paths);

/// @brief A whole file.
/// @return as FileInHand::takeContent()
[[nodiscard]] Result<QByteArray> contentOfFile(const QString& path);

} // namespace zahlmeister::app
