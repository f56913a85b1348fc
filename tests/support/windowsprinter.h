// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace zahlmeister::tests {

/// @brief A printer of Windows that prints into a file, as long as this exists. Wine alone lets a program
/// have one: its driver writes PostScript.
class WindowsPrinter {
public:
    /// @param file into which it prints
    explicit WindowsPrinter(const QString& file);
    ~WindowsPrinter();
    WindowsPrinter(const WindowsPrinter&) = delete;
    WindowsPrinter& operator=(const WindowsPrinter&) = delete;

    /// @brief As programs know it; empty where none can be made.
    [[nodiscard]] const QString& name() const { return m_name; }

private:
    QString m_name;
};

} // namespace zahlmeister::tests
