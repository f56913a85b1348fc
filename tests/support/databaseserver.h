// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QString>
#include <QTemporaryDir>

namespace zahlmeister::tests {

/// @brief A PostgreSQL of the test's own: its cluster in a temporary folder, to be reached by a socket there
/// and by nothing else, run by a user who is not root. It goes when the test does.
class DatabaseServer {
public:
    /// @brief Starts one.
    /// @return nullptr where it cannot be; see reason()
    [[nodiscard]] static std::unique_ptr<DatabaseServer> start();
    ~DatabaseServer();
    DatabaseServer(const DatabaseServer&) = delete;
    DatabaseServer& operator=(const DatabaseServer&) = delete;

    /// @brief Why it could not be started, for QSKIP.
    [[nodiscard]] static QString reason();

    /// @brief Makes an empty database.
    /// @return its address, as archives have them
    [[nodiscard]] QString newDatabase();

    /// @brief Stops it as kill -9 does, and starts it again.
    void crash();

private:
    DatabaseServer() = default;
    bool launch();
    bool stop(const QString& mode);

    QTemporaryDir m_folder;
    int m_databases = 0;
};

} // namespace zahlmeister::tests
