// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include <QString>
#include <QTemporaryDir>

#include <sys/types.h>

namespace zahlmeister::tests {

/// @brief A line to a DatabaseServer on which everything takes its time, as if the server were far away. It
/// is a process of its own, which goes with this.
class SlowLine {
public:
    /// @param address of the server, as DatabaseServer::newDatabase() says it
    /// @param roundTrip from a question to its answer, at least
    SlowLine(const QString& address, std::chrono::milliseconds roundTrip);
    ~SlowLine();
    SlowLine(const SlowLine&) = delete;
    SlowLine& operator=(const SlowLine&) = delete;

    /// @brief The same address over this line.
    [[nodiscard]] QString address() const { return m_address; }

private:
    QTemporaryDir m_folder;
    QString m_address;
    pid_t m_process = -1;
};

} // namespace zahlmeister::tests
