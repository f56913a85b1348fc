// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QString>
#include <QTemporaryDir>

class QLockFile;

namespace zahlmeister::app {

/// @brief A folder for copies that nobody else may read and that nobody needs when the program has ended. It
/// goes with this object; what a crash left of others is removed by removeAbandoned().
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    /// @brief The folder itself.
    [[nodiscard]] QString path() const { return m_folder.path(); }
    /// @brief The path of a file in it.
    [[nodiscard]] QString filePath(const QString& name) const { return m_folder.filePath(name); }

    /// @brief Removes the folders of this kind that belong to this user and to no process any more, which
    /// their lock tells, with whatever files of his are in them. A folder of another name or of another user
    /// stays; so does one without a lock that has anything in it but such copies. The first folder of a
    /// process does this, too.
    /// @return how many were removed
    static int removeAbandoned();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QLockFile> m_lock; ///< goes before the folder
};

} // namespace zahlmeister::app
