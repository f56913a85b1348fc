// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "app/session/session.h"

namespace zahlmeister::ui {

class HintStrip;
class MessageBar;

/// @brief The sample club: a work file of its own to play with, to be left and removed at any time.
class SampleCommands : public QObject {
    Q_OBJECT

public:
    /// @param session must outlive this, as messages must
    /// @param window owns this and the strip
    SampleCommands(app::Session& session, MessageBar& messages, QWidget& window);

    /// @brief Says while the sample is open that it is the sample, and leads back.
    [[nodiscard]] HintStrip* strip() const { return m_strip; }

    /// @brief Whether the open work file is the sample, or a copy of it.
    [[nodiscard]] bool isOpen() const { return m_isOpen; }

    /// @brief Goes back to the work file that was open before, else to the program's own.
    void leave();

Q_SIGNALS:
    /// @brief isOpen() changed, or the sample appeared or disappeared.
    void changed();

private:
    /// The first time it is made.
    void open();
    /// When something was changed in it, the user is asked.
    void remove();
    void removeNow();
    void follow();

    app::Session& m_session;
    MessageBar& m_messages;
    HintStrip* m_strip;
    QString m_before; ///< work file that was open before the sample
    bool m_isOpen = false;
};

} // namespace zahlmeister::ui
