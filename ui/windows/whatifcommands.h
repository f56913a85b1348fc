// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>

#include "app/document/whatif.h"
#include "app/session/session.h"

class QAction;

namespace zahlmeister::ui {

class MessageBar;
class TournamentStage;

/// @brief The command that tries something without its happening: begins, discards, brings back, adopts.
class WhatIfCommands : public QObject {
    Q_OBJECT

public:
    /// @param session must outlive this, as stage and messages must
    WhatIfCommands(app::Session& session, TournamentStage& stage, MessageBar& messages,
                   QObject* parent = nullptr);

    /// @brief Whether something is tried at the moment.
    [[nodiscard]] bool isTrying() const { return m_whatIf != nullptr; }

    /// @brief Follows the tournament that was opened.
    void follow(app::TournamentDocument& document);

    /// @brief Forgets what was tried; the stage shows it no longer.
    void reset();

private:
    void toggle();
    [[nodiscard]] static QString discardedText();
    void enter(std::unique_ptr<app::WhatIf> whatIf);
    std::unique_ptr<app::WhatIf> leave();
    void discard();
    void adopt();

    app::Session& m_session;
    TournamentStage& m_stage;
    MessageBar& m_messages;
    QAction* m_toggle;
    std::unique_ptr<app::WhatIf> m_whatIf;    ///< while something is tried
    std::unique_ptr<app::WhatIf> m_discarded; ///< to be brought back, until something really happens
};

} // namespace zahlmeister::ui
