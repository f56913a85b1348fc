// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>

#include "app/submission/fidereport.h"
#include "engine/model/tournament.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"

namespace zahlmeister::ui {

/// @brief What the program remembers about its user's desk: appearance, language, window, recent files.
///
/// None of it belongs to the work file, and losing it loses nothing. Stored in the user's configuration
/// folder.
class Preferences {
public:
    [[nodiscard]] Appearance appearance() const { return appearanceFromText(stored(kAppearance).toString()); }
    void setAppearance(Appearance appearance) { store(kAppearance, appearanceText(appearance)); }

    /// @brief languageCode() of the chosen language, or of the one that this run was started in; empty:
    /// follow the desktop.
    [[nodiscard]] QString language() const;
    /// @brief Chooses a language; the one that the run was started in is over.
    void setLanguage(const QString& code);
    /// @brief Takes the place of the chosen language until the user chooses one in this run; nothing is kept.
    static void startInLanguage(const QString& code);

    /// @brief Who evaluates, and his club; proposed for new tournaments. Empty: nobody.
    [[nodiscard]] QString evaluator() const { return stored(kEvaluator).toString(); }
    void setEvaluator(const QString& name) { store(kEvaluator, name); }
    [[nodiscard]] QString evaluatorClub() const { return stored(kEvaluatorClub).toString(); }
    void setEvaluatorClub(const QString& club) { store(kEvaluatorClub, club); }
    /// @brief First three characters of the VKZ that a new tournament gets; may be empty.
    [[nodiscard]] QString level() const { return stored(kLevel).toString(); }
    void setLevel(const QString& level) { store(kLevel, level.toUpper()); }
    /// @brief What a new tournament begins with: evaluator and level.
    [[nodiscard]] engine::TournamentHeader proposedHeader() const;

    /// @brief What the federation asks for a report of the Elo, as the user entered it, and on which day;
    /// nothing before he has.
    [[nodiscard]] app::FideTerms fideTerms() const;
    /// @brief Keeps the days after the last one of a tournament and the fee of a player, with today; empty
    /// texts: nothing is known. What is no number is left as it was.
    void setFideDays(const QString& days);
    void setFideFee(const QString& euros);

    /// @brief Where files are opened and saved; empty: the user's documents.
    [[nodiscard]] QString folder() const { return stored(kFolderSetting).toString(); }
    void setFolder(const QString& path) { store(kFolderSetting, path); }

    /// @brief Where the cursor of crosstable and progress table goes after a result, as the number of
    /// ResultsGrid::Direction.
    [[nodiscard]] int direction() const;
    void setDirection(int direction);

    /// @brief Size of the text in per cent of the desktop's.
    [[nodiscard]] int textSize() const;
    void setTextSize(int percent) { store(kTextSize, percent); }

    [[nodiscard]] QByteArray windowGeometry() const { return stored(kGeometry).toByteArray(); }
    [[nodiscard]] QByteArray windowState() const { return stored(kState).toByteArray(); }
    /// @brief Keeps the window's place and its docks for the next start.
    void setWindow(const QByteArray& geometry, const QByteArray& state);

    /// @brief The width to which the user has dragged a dock, in pixels; nothing: he has not.
    /// @param name of the dock
    [[nodiscard]] std::optional<int> dockWidth(const QString& name) const;
    void setDockWidth(const QString& name, int width) { store(kDockWidths + name, width); }

    /// @brief Work files opened lately, newest first, at most eight, without those that are gone.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);

    /// @brief The tournaments of a work file that were open last, the last one first.
    [[nodiscard]] std::vector<engine::TournamentId> recentTournaments(const QString& workFile) const;
    void addRecentTournament(const QString& workFile, engine::TournamentId id);

private:
    static constexpr QLatin1StringView kAppearance{"appearance"};
    static constexpr QLatin1StringView kEvaluator{"evaluator/name"};
    static constexpr QLatin1StringView kEvaluatorClub{"evaluator/club"};
    static constexpr QLatin1StringView kLevel{"level"};
    static constexpr QLatin1StringView kFideDays{"fide/days"};
    static constexpr QLatin1StringView kFideFee{"fide/fee"}; ///< in cents
    static constexpr QLatin1StringView kFideDay{"fide/asOf"};
    static constexpr QLatin1StringView kTextSize{"textSize"};
    static constexpr QLatin1StringView kGeometry{"window/geometry"};
    static constexpr QLatin1StringView kState{"window/state"};
    static constexpr QLatin1StringView kDockWidths{"window/width/"};

    [[nodiscard]] static QVariant stored(const QString& key) { return QSettings().value(key); }
    static void store(const QString& key, const QVariant& value) { QSettings().setValue(key, value); }
};

} // namespace zahlmeister::ui
