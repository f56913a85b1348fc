// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "engine/base/result.h"

/// Files and folders that only the user can read, names that are taken only by what is complete, and the ways
/// in which a file may go: nothing is removed or replaced that was not proved to be ours or empty. No other
/// room removes, renames or truncates files (tests/layering/removals.txt).
namespace zahlmeister::app {

/// @brief Makes an empty file for its owner alone (0600).
/// @return Error::FileNotWritable, also when there is a file already
[[nodiscard]] Result<void> makePrivateFile(const QString& path);

/// @brief Makes a folder for its owner alone (0700), and those above it as the system has them, unless it is
/// there; one that is there keeps its rights.
/// @return Error::FileNotWritable
[[nodiscard]] Result<void> makePrivateFolder(const QString& path);

/// @brief A file that is still being made, for its owner alone, beside the name that it is to have. Its own
/// is a random one, so that nobody can have prepared it. It goes with this object, and what SQLite kept
/// beside it, unless it was given its name.
class UnfinishedFile {
public:
    /// @brief Makes it, empty.
    /// @param target the name that it is to have
    /// @return Error::FileNotWritable
    [[nodiscard]] static Result<UnfinishedFile> beside(const QString& target);
    UnfinishedFile(UnfinishedFile&& other) noexcept;
    UnfinishedFile& operator=(UnfinishedFile&&) = delete;
    UnfinishedFile(const UnfinishedFile&) = delete;
    UnfinishedFile& operator=(const UnfinishedFile&) = delete;
    ~UnfinishedFile();

    /// @brief Whether a file's name is one that such a file has beside a target, as a kill leaves it behind.
    [[nodiscard]] static bool isNameBeside(const QString& path, const QString& target);

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] const QString& target() const { return m_target; }

    /// @brief Gives it its name, which nothing may have yet: no file is ever replaced, also not one that
    /// comes in this moment.
    /// @return Error::FileNotWritable; see isNameTaken()
    Result<void> giveName();

    /// @brief Likewise another name in the same folder, where what it is to be turned out only now.
    Result<void> giveName(const QString& target);

    /// @brief Gives it its name in the place of the file that has it. The caller has proved that that one may
    /// go.
    /// @return Error::FileNotWritable
    Result<void> replaceTarget();

private:
    UnfinishedFile(QString path, QString target);

    QString m_path; ///< empty: it has its name, or was moved from
    QString m_target;
};

/// @brief Gives a file that is the program's own another name, which nothing may have yet.
/// @return Error::FileNotWritable; see isNameTaken()
[[nodiscard]] Result<void> renameToFree(const QString& file, const QString& name);

/// @brief Whether UnfinishedFile::giveName() refused because there is something of that name.
[[nodiscard]] bool isNameTaken(const Error& error);

/// @brief What the first bytes of a file, kDatabaseHead or fewer, have to say before it may be removed.
using Proof = bool (*)(const QByteArray& beginning);

/// @brief Removes a regular file that is empty or proved to be ours. Others stay, and so do files that SQLite
/// has open here.
/// @return whether it is gone, or was not there
[[nodiscard]] bool removeProved(const QString& path, Proof proof);

/// @brief Moves files into a new folder beside the first of them, which the user can look into; nothing of
/// them is lost. Those that are not there are left out.
/// @param path names the folder: `PATH.aside-20261128-100000`
/// @return the folder; Error::FileNotWritable, and then all are where they were or in the folder
[[nodiscard]] Result<QString> moveAside(const QString& path, const QStringList& files);

/// @brief The new folder of moveAside(), empty.
/// @return Error::FileNotWritable
[[nodiscard]] Result<QString> makeFolderAside(const QString& path);

} // namespace zahlmeister::app
