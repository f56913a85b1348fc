// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QLatin1StringView>
#include <QTemporaryDir>

#include "app/session/session.h"
#include "engine/base/strongid.h"
#include "ui/text/language.h"
#include "ui/theme/theme.h"
#include "ui/windows/mainwindow.h"
#include "ui/windows/preferences.h"

class QDialog;

namespace zahlmeister::tests {

/// @brief The name of the scene that README.md shows; the manual has none of it.
inline constexpr auto kReadmeScene = QLatin1StringView("readme");

/// @brief The whole program with a made-up club, for the pictures of the manual: every picture is a scene,
/// with the widgets that get a number on it.
class ManualScenes {
public:
    /// @brief What is done with a scene: a window or a part of one, and the widgets to be numbered, from 1
    /// on.
    using Look =
        std::function<void(const QString& name, QWidget& window, const std::vector<QWidget*>& marked)>;

    explicit ManualScenes(ui::Language language);
    ~ManualScenes();

    /// @brief Shows all scenes, one after the other.
    void visit(const Look& look);

private:
    void importLists();
    void addClub();
    void open(engine::TournamentId id, ui::TournamentView::Page page);
    void visitEntry(const Look& look);
    void visitResults(const Look& look);
    void visitEvaluation(const Look& look);
    void visitChecks(const Look& look);
    void visitFiles(const Look& look);
    void visitChronicle(const Look& look);
    void visitArchive(const Look& look);
    void visitTools(const Look& look);
    void visitReadme(const Look& look);
    void show(const Look& look, const QString& name, QDialog& dialog, QSize size = {});
    void triggered(const Look& look, const QString& name, QAction& action, QSize size = {});

    QTemporaryDir m_folder;
    ui::Translators m_translators;
    ui::Theme m_theme;
    ui::Preferences m_preferences;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<ui::MainWindow> m_window;
    std::optional<engine::TournamentId> m_everybody; ///< everybody against everybody
    std::optional<engine::TournamentId> m_swiss;
    std::optional<engine::TournamentId> m_league;
    std::optional<engine::TournamentId> m_unknown; ///< nobody in it is identified
    bool m_isForReadme;                            ///< which is English
};

} // namespace zahlmeister::tests
