// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLocalServer>
#include <QObject>
#include <QString>

namespace zahlmeister {

/// @brief Makes a second start raise the window of the first, and hand over the file that it was called with.
///
/// The first start of a user with these data listens on a socket that only this user can reach. A first start
/// that does not answer within a second (it was stopped, or is being debugged) is not waited for: then there
/// are two windows, and the locks of the work files keep them apart.
class FirstStart : public QObject {
    Q_OBJECT

public:
    explicit FirstStart(QObject* parent = nullptr);

    /// @brief Asks a start before this one to show its window.
    /// @param path what to open there; may be empty
    /// @return whether there was one that took it: this start has nothing left to do
    [[nodiscard]] static bool handOver(const QString& path);

    /// @brief Answers later starts from now on.
    void listen();

Q_SIGNALS:
    /// @brief Another start was answered.
    /// @param path the file that it was called with, absolute; may be empty
    /// @param token by which the desktop lets this window come to the front (Wayland); may be empty
    void called(const QString& path, const QByteArray& token);

private:
    void answer();

    QLocalServer m_server;
};

} // namespace zahlmeister
