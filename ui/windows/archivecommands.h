// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "app/session/archivelink.h"

class QAction;
class QMainWindow;
class QMenu;

namespace zahlmeister::app {
class Session;
}

namespace zahlmeister::ui {

class HintStrip;

/// @brief The menu *Archive*: without a connection only the way to one. Nothing of it is done before somebody
/// asks for it.
class ArchiveCommands : public QObject {
    Q_OBJECT

public:
    /// @param session must outlive this
    /// @param window owns the dialogs
    ArchiveCommands(app::Session& session, QMainWindow& window);

    /// @brief Puts the actions into their menu.
    void fill(QMenu& menu);

    /// @brief The line that says that the archive went away, with the way back; for a place above the pages.
    /// Hidden while there is nothing to say.
    [[nodiscard]] HintStrip* strip() const { return m_strip; }

    /// @brief Shows the dialogs of the menu.
    void showConnection();
    /// @pre there is a connection
    void showPublishing();
    /// @pre likewise
    void showRun();
    /// @param person whose card is to be shown, by his id in the archive; empty: nobody's
    void showCards(const QString& person = {});
    /// @pre likewise
    void showRatingList();
    /// @pre likewise
    void showTournaments();
    /// @pre likewise
    void showStatistics();

private:
    void follow();

    app::Session& m_session;
    QMainWindow& m_window;
    HintStrip* m_strip;
    QAction* m_publish = nullptr;
    QAction* m_run = nullptr;
    std::vector<QAction*> m_looks; ///< at what everybody may see
    QAction* m_leave = nullptr;
};

} // namespace zahlmeister::ui
