// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace zahlmeister::tests {

/// @brief A PostgreSQL of the test's own: its cluster in a temporary folder, to be reached by a socket there
/// and, where that is asked for, from this computer; run by a user who is not root. It goes when the test
/// does.
class DatabaseServer {
public:
    /// @brief How it is reached.
    enum class Reach {
        Socket,
        Loopback,        ///< also at a port of localhost, without encryption
        LoopbackWithTls, ///< likewise, with the certificate tls/localhost.crt of the test data
    };

    /// @brief Starts one.
    /// @return nullptr where it cannot be; see reason()
    [[nodiscard]] static std::unique_ptr<DatabaseServer> start(Reach reach = Reach::Socket);
    ~DatabaseServer();
    DatabaseServer(const DatabaseServer&) = delete;
    DatabaseServer& operator=(const DatabaseServer&) = delete;

    /// @brief Why it could not be started, for QSKIP.
    [[nodiscard]] static QString reason();

    /// @brief Makes an empty database.
    /// @return its address, as archives have them
    [[nodiscard]] QString newDatabase();

    /// @brief Has a statement executed by the user who may do everything.
    void execute(const QString& sql);

    /// @brief Gives the rights of packaging/archive in an archive that was made, as setup does.
    void giveRights(const QString& address);

    /// @brief Puts lines before those of pg_hba.conf, which admit everybody.
    void admit(const QStringList& lines);

    /// @brief The port of localhost.
    [[nodiscard]] int port() const { return m_port; }

    /// @brief Stops it as kill -9 does, and starts it again.
    void crash();

private:
    explicit DatabaseServer(Reach reach) : m_reach(reach) { }
    bool launch();
    bool stop(const QString& mode);

    QTemporaryDir m_folder;
    Reach m_reach;
    int m_port = 5432; ///< in the name of the socket, too
    int m_databases = 0;
};

/// @brief Somebody who listens at a port of localhost, and never says a word.
class SilentServer {
public:
    SilentServer();
    ~SilentServer();
    SilentServer(const SilentServer&) = delete;
    SilentServer& operator=(const SilentServer&) = delete;

    /// @brief Ends it, and whoever has called is cut off.
    void hangUp();

    [[nodiscard]] int port() const;

private:
    class Listener;
    std::unique_ptr<Listener> m_listener;
};

} // namespace zahlmeister::tests
