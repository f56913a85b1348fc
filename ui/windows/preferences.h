// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "engine/model/tournament.h"
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

    /// @brief languageCode() of the chosen language, or of the one that this run was started in; empty:
    /// follow the desktop.
    [[nodiscard]] QString language() const;
    /// @brief Chooses a language; the one that the run was started in is over.
    void setLanguage(const QString& code);
    /// @brief Takes the place of the chosen language until the user chooses one in this run; nothing is kept.
    static void startInLanguage(const QString& code);

    /// @brief Who evaluates, and his club; proposed for new tournaments. Empty: nobody.
    [[nodiscard]] QString evaluator() const;
    void setEvaluator(const QString& name);
    [[nodiscard]] QString evaluatorClub() const;
    void setEvaluatorClub(const QString& club);
    /// @brief First three characters of the VKZ that a new tournament gets; may be empty.
    [[nodiscard]] QString level() const;
    void setLevel(const QString& level);
    /// @brief What a new tournament begins with: evaluator and level.
    [[nodiscard]] engine::TournamentHeader proposedHeader() const;

    /// @brief Where files are opened and saved; empty: the user's documents.
    [[nodiscard]] QString folder() const;
    void setFolder(const QString& path);

    /// @brief Where the cursor of crosstable and progress table goes after a result, as the number of
    /// ResultsGrid::Direction.
    [[nodiscard]] int direction() const;
    void setDirection(int direction);

    /// @brief Size of the text in per cent of the desktop's.
    [[nodiscard]] int textSize() const;
    void setTextSize(int percent);

    [[nodiscard]] QByteArray windowGeometry() const;
    [[nodiscard]] QByteArray windowState() const;
    /// @brief Keeps the window's place and its docks for the next start.
    void setWindow(const QByteArray& geometry, const QByteArray& state);

    /// @brief The width to which the user has dragged a dock, in pixels; nothing: he has not.
    /// @param name of the dock
    [[nodiscard]] std::optional<int> dockWidth(const QString& name) const;
    void setDockWidth(const QString& name, int width);

    /// @brief Work files opened lately, newest first, at most eight, without those that are gone.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);
};

} // namespace zahlmeister::ui
