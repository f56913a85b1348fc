// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QImage>
#include <QTemporaryDir>

#include "app/session/session.h"
#include "ui/text/language.h"
#include "ui/windows/mainwindow.h"
#include "ui/windows/preferences.h"

namespace zahlmeister::tests {

/// @brief The whole program on screen, in one language, with settings, lists and work file of its own.
///
/// Walks through every page and every dialog, for tests of what all of them must keep.
class EveryWindow {
public:
    /// @brief What is asked of a window. Its name tells language, place and whether there is data.
    using Look = std::function<void(const QString& where, QWidget& window)>;

    explicit EveryWindow(ui::Language language);
    ~EveryWindow();

    /// @brief Start page, then every page, view and dialog, of a tournament without anybody and of the
    /// example.
    void visit(const Look& look);
    /// @brief The pages of the open tournament alone, *Warum?* beside them.
    void visitPages(const Look& look);

    /// @brief Opens the example in place of whatever is open.
    void openExample();
    [[nodiscard]] ui::MainWindow& window() const { return *m_window; }
    [[nodiscard]] app::Session& session() const { return *m_session; }

private:
    void openNobody();
    void visitDialogs(const Look& look);
    void visitCommands(const std::vector<const char*>& names, const Look& look);
    void visitMade(const Look& look);
    void visitCard(const Look& look);
    void visitArchive(const Look& look);
    void seen(const Look& look, const QString& place, QWidget& window) const;

    QTemporaryDir m_folder;
    ui::Translators m_translators;
    QString m_situation; ///< language and data
    ui::Preferences m_preferences;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<ui::MainWindow> m_window;
};

/// @brief What stands on the screen of a window, stale pixels included.
[[nodiscard]] QImage onScreen(QWidget& window);

/// @brief The same after everything in it was painted anew.
[[nodiscard]] QImage paintedAnew(QWidget& window);

} // namespace zahlmeister::tests
