// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "app/session/archivelink.h"

class QAction;
class QMainWindow;

namespace zahlmeister::app {
class Session;
}

namespace zahlmeister::ui {

class HintStrip;

/// @brief The commands of the menu *Archive*: without a connection only the way to one. Nothing of it is done
/// before somebody asks for it.
class ArchiveCommands : public QObject {
    Q_OBJECT

public:
    /// @param session must outlive this
    /// @param window owns the dialogs
    ArchiveCommands(app::Session& session, QMainWindow& window);

    /// @brief The line that says that the archive went away, with the way back; for a place above the pages.
    /// Hidden while there is nothing to say.
    [[nodiscard]] HintStrip* strip() const { return m_strip; }

private:
    void makeLooks();
    void follow();
    /// @param person whose card is to be shown, by his id in the archive; empty: nobody's
    void showCards(const QString& person);

    app::Session& m_session;
    QMainWindow& m_window;
    HintStrip* m_strip;
    QAction* m_publish;
    QAction* m_run;
    std::vector<QAction*> m_looks; ///< at what everybody may see
    QAction* m_leave;
};

} // namespace zahlmeister::ui
