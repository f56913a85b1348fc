// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// The calls of the system by which files are looked at, opened, read, written, named and removed, each of
/// which a test can let fail once. They are defined for the whole test program, below SQLite and Qt, as those
/// of FaultyDisk.
namespace zahlmeister::tests {

/// @brief Kinds of calls.
enum class FileCall {
    Look,   ///< stat and its kin
    Open,   ///< for reading
    Create, ///< open for writing
    Read,
    Write,
    Sync,
    Rename, ///< and link
    Remove,
};
inline constexpr int kFileCalls = static_cast<int>(FileCall::Remove) + 1;

/// @brief While it lives, one call of a kind below a directory fails.
class FailingCall {
public:
    /// @param directory files elsewhere are not concerned
    /// @param error errno of the call that fails
    /// @param number of that call, from 1
    FailingCall(const QString& directory, FileCall call, int error, int number);
    ~FailingCall();
    FailingCall(const FailingCall&) = delete;
    FailingCall& operator=(const FailingCall&) = delete;

    /// @brief Whether there were so many calls.
    [[nodiscard]] bool hasFailed() const;
};

} // namespace zahlmeister::tests
