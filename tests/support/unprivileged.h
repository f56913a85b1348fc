// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace zahlmeister::tests {

/// @brief While it lives, the test runs without root's right to write everywhere; build machines often run as
/// root.
class Unprivileged {
public:
    Unprivileged();
    ~Unprivileged();
    Unprivileged(const Unprivileged&) = delete;
    Unprivileged& operator=(const Unprivileged&) = delete;
};

/// @brief Gives a file or directory to the user that Unprivileged becomes; nothing happens without root.
void giveToUnprivileged(const QString& path);

} // namespace zahlmeister::tests
