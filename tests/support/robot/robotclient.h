// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalSocket>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include "engine/base/result.h"

namespace zahlmeister::tests {

/// @brief Starts the real program with a Robot inside and sends it requests (robot.h describes them).
class RobotClient {
public:
    RobotClient();
    ~RobotClient(); ///< kills the program when it still runs

    /// @brief A directory that goes with this object; also the program's home, so no setting comes from
    /// outside.
    [[nodiscard]] QString path(const QString& name) const { return m_directory.filePath(name); }

    /// @brief Starts the program and waits until the robot listens.
    /// @param environment additional variables, `NAME=VALUE`
    /// @return Error::FileNotFound (no such program), StorageFailure (the robot does not answer); the detail
    /// holds
    ///         what the program wrote to its standard error
    Result<void> start(const QString& program, const QStringList& arguments,
                       const QStringList& environment = {});

    /// @brief Connects to a robot that runs already.
    Result<void> connectTo(const QString& socket);

    /// @brief Sends a request and waits for its answer.
    /// @return the value of the answer; Error::BadUsage with the robot's reason; StorageFailure when the
    /// program is gone
    Result<QString> request(const QString& line);

    /// @brief Sends a request without waiting.
    void send(const QString& line);

    /// @brief The next answer of those still outstanding.
    /// @return as request()
    Result<QString> receive(int milliseconds = 30'000);

    /// @brief kill -9; returns when the program is gone. What it had answered before can still be received.
    void kill();

    /// @brief Waits for the program to end by itself.
    /// @return the exit code; -1 after a crash or when it has not ended in time
    int waitForEnd(int milliseconds = 10'000);

    [[nodiscard]] bool isRunning() const { return m_process.state() != QProcess::NotRunning; }

private:
    [[nodiscard]] tl::unexpected<Error> gone();

    QTemporaryDir m_directory;
    QProcess m_process;
    QLocalSocket m_socket;
};

} // namespace zahlmeister::tests
