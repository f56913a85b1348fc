// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "ui/theme/theme.h"

namespace zahlmeister::ui {

/// @brief What the program remembers about its user's desk: appearance, language, window, recent files.
///
/// None of it belongs to the work file, and losing it loses nothing. Stored in the user's configuration
/// folder.
class Preferences {
public:
    [[nodiscard]] Appearance appearance() const;
    void setAppearance(Appearance appearance);

    /// @brief languageCode() of the chosen language; empty: follow the desktop.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& code);

    [[nodiscard]] QByteArray windowGeometry() const;
    [[nodiscard]] QByteArray windowState() const;
    /// @brief Keeps the window's place and its docks for the next start.
    void setWindow(const QByteArray& geometry, const QByteArray& state);

    /// @brief Work files opened lately, newest first, at most eight, without those that are gone.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);
};

} // namespace zahlmeister::ui
