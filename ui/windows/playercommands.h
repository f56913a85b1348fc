// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

#include "app/session/liveroll.h"
#include "app/session/session.h"
#include "engine/evaluation/trace.h"

namespace zahlmeister::ui {

class CardOutput;
class MessageBar;
class PersonsPane;
class PlayerCardPage;
class TournamentStage;
class WhyDock;

/// @brief The players of the chronicle: their list, their cards in the middle of the window, and the ways
/// from there into the tournaments.
class PlayerCommands : public QObject {
    Q_OBJECT

public:
    /// @param session must outlive this, as the others must
    PlayerCommands(app::Session& session, TournamentStage& stage, MessageBar& messages, QMainWindow& window);

    /// @brief The place *Players*.
    [[nodiscard]] PersonsPane& pane() const { return *m_pane; }
    /// @brief The card on show; nullptr: none.
    [[nodiscard]] PlayerCardPage* card() const;

    /// @brief Explains numbers of cards here.
    void setWhy(WhyDock& why);

    /// @brief Shows the card of a person in front of the tournament.
    void open(const QString& id);
    /// @brief Goes back to the tournament, or to the start page.
    void leave();
    /// @brief Prints the card on show, or writes it as PDF.
    void print();
    void savePdf();

private:
    [[nodiscard]] QStringList earlierResultsOf(const app::PersonHistory& person,
                                               const app::Chronicle& chronicle);
    void openTournament(engine::TournamentId tournament, engine::ParticipantNumber participant);
    void ask(engine::TournamentId tournament, engine::ParticipantNumber participant,
             engine::Quantity quantity);
    void followFront();

    app::Session& m_session;
    TournamentStage& m_stage;
    MessageBar& m_messages;
    CardOutput* m_output;
    app::LiveRoll m_roll;
    PersonsPane* m_pane;
    PlayerCardPage* m_card = nullptr; ///< made when the first card is opened
    WhyDock* m_why = nullptr;
    std::shared_ptr<const app::PersonRoll> m_explained; ///< whose rules the dock explains by
};

} // namespace zahlmeister::ui
