// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/base/result.h"

namespace zahlmeister::app {

/// @brief Where an archive is: a file, or a database of a server.
struct ArchiveAddress {
    bool isServer = false;
    QString text;     ///< as it was given
    QString path;     ///< of the file; absolute
    QString host;     ///< of the server: a name, an address, a folder with a socket; empty: as libpq chooses
    int port = -1;    ///< -1: as libpq chooses
    QString database; ///< empty: as libpq chooses
    QString user;     ///< likewise
    QString options;  ///< for Qt's driver: the other parameters, `sslmode` among them
    QString sslMode;

    /// @brief Whether the connection may be listened to by somebody who pretends to be the server: it leaves
    /// this computer, and the server's name is not checked.
    [[nodiscard]] bool isAtRisk() const;
};

/// @brief Reads `sqlite:PATH` or `postgresql://[USER@][HOST][:PORT][/DATABASE][?PARAMETER=VALUE&...]`.
///
/// Passwords are libpq's business (`~/.pgpass`, `PGPASSFILE`, `service`). Unless the server is known to be
/// on this computer, `sslmode` is `require` when nothing is said; libpq does not ask for TLS on a socket.
/// @return Error::BadArchiveAddress, PasswordInAddress, InsecureArchive
[[nodiscard]] Result<ArchiveAddress> archiveAddress(const QString& text);

} // namespace zahlmeister::app
