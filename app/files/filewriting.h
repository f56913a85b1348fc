// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QByteArray>
#include <QString>

#include "engine/base/result.h"

class QSaveFile;

namespace zahlmeister::app {

/// @brief Which files a file that is written may replace. Work files, list stores, archives and other
/// databases are never replaced, nor is what cannot be read.
enum class Replaces {
    Any,      ///< the user has agreed
    SameKind, ///< one that is empty or of the same contentKind()
};

/// @brief Asks that before anything is done.
/// @param bytes what is to be written
/// @return Error::FileNotReplaced
[[nodiscard]] Result<void> requireReplaceable(const QString& path, const QByteArray& bytes,
                                              Replaces replaces);

/// @brief Whether a path leads to a file that is never replaced, whatever is to be written.
/// @return Error::FileNotReplaced
[[nodiscard]] Result<void> requireNoDatabase(const QString& path);

/// @brief Writes bytes so that the file is either complete or as it was before. What another program holds is
/// tried for two seconds, see retryWhileLocked().
/// @return Error::FileNotWritable, DiskFull, FileNotReplaced
[[nodiscard]] Result<void> writeFileSafely(const QByteArray& bytes, const QString& path,
                                           Replaces replaces = Replaces::Any);

/// @brief Who may read a file that is written.
enum class Readers { Owner, Everybody };

/// @brief Writes bytes so that the file is either complete or as it was before, also when the program is
/// killed; but nobody waits for the disk: for what can be made again after the power failed. Another
/// program's hold and databases count as for writeFileSafely(). What a kill leaves has a name of
/// UnfinishedFile.
/// @return as writeFileSafely()
[[nodiscard]] Result<void> writeRenewable(const QByteArray& bytes, const QString& path, Readers readers);

/// @brief A file that is complete on the disk and has not its name yet: between the two there is something
/// that must be done if the file will be there, and only then. It goes with this object unless it was given
/// its name.
class WrittenFile {
public:
    WrittenFile(WrittenFile&&) noexcept;
    WrittenFile& operator=(WrittenFile&&) = delete;
    WrittenFile(const WrittenFile&) = delete;
    WrittenFile& operator=(const WrittenFile&) = delete;
    ~WrittenFile();

    /// @brief Writes it.
    /// @return as writeFileSafely()
    [[nodiscard]] static Result<WrittenFile> write(const QByteArray& bytes, const QString& path,
                                                   Replaces replaces = Replaces::Any);

    /// @brief Gives it its name.
    /// @return Error::FileNotWritable; the file is as it was before then
    Result<void> putInPlace();

private:
    explicit WrittenFile(std::unique_ptr<QSaveFile> file);
    std::unique_ptr<QSaveFile> m_file; ///< none of a device, which has everything already
};

/// @brief Why a file could not be written: the system says only "cannot write" when the disk is full; the
/// free space says why.
/// @param needed bytes that did not fit
/// @return Error::DiskFull or FileNotWritable
[[nodiscard]] tl::unexpected<Error> writeFailure(const QString& path, const QString& reason, qint64 needed);

} // namespace zahlmeister::app
