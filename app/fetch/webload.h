// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QUrl>

#include "engine/base/result.h"

class QSslConfiguration;

/// Loads one file from the web. The server may lie, stall, cut off or never end.
namespace zahlmeister::app {

/// @brief What a server says about the state of a file, to be asked later whether it changed. Empty
/// texts: nothing.
struct WebState {
    QByteArray tag = {};          ///< ETag, as it came
    QByteArray lastModified = {}; ///< likewise

    bool operator==(const WebState&) const = default;
};

/// @brief How far a loading may go.
struct LoadRules {
    std::int64_t bytes = 300'000'000;                ///< at most; the FIDE's list has about 50 million
    std::chrono::milliseconds silence{30'000};       ///< without a single byte
    std::chrono::milliseconds total{30 * 60 * 1000}; ///< from the first question to the last byte
    int redirects = 5;                               ///< one after the other
    std::shared_ptr<const QSslConfiguration> tls =
        {}; ///< whose certificates are believed; nullptr: the system's
};

/// @brief What came of a loading.
struct LoadedFile {
    bool isUnchanged = false; ///< the server has no other file than the one asked about; nothing was loaded
    std::int64_t bytes = 0;
    WebState state = {};
    QString name = {};       ///< of the file as the address has it, harmless as a name here
    QDateTime modified = {}; ///< as the server says; invalid: it says nothing
};

/// @brief Called some twenty times a second with the amount received so far; returns false to cancel.
/// @param total what the server has announced; -1: nothing
using LoadProgress = std::function<bool(std::int64_t bytes, std::int64_t total)>;

/// @brief Loads a file, and returns when it is there whole or something was wrong. For a thread that may
/// wait; needs a QCoreApplication.
///
/// A connection that breaks off within an answer of chunks cannot always be told from its end: look at the
/// end of what was loaded.
///
/// Certificates are verified, always. The proxy is the system's. No cookies, no passwords, nothing kept.
/// @param address as webAddress() gives it
/// @param known what is known of the file that was loaded last; empty: load it anyway
/// @param path of the file to be written, which must not exist, for its owner alone; after an error it is
/// incomplete or not there
/// @return Error::Cancelled, NoConnection, UntrustedServer, ServerRefused, BadRedirect, TransferStopped,
///         TransferTooLarge, FileNotWritable, DiskFull
[[nodiscard]] Result<LoadedFile> loadFile(const QUrl& address, const WebState& known, const QString& path,
                                          const LoadRules& rules, const LoadProgress& progress);

} // namespace zahlmeister::app
