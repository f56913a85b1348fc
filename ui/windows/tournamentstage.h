// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QStackedWidget>

#include "app/document/whatif.h"
#include "app/identify/liveidentification.h"
#include "app/session/session.h"
#include "ui/paste/wholetable.h"
#include "ui/windows/tournamentview.h"

namespace zahlmeister::ui {

/// @brief The middle of the window: the start page, or the open tournament, as it is or as a scratch copy of
/// it would be.
class TournamentStage : public QStackedWidget {
    Q_OBJECT

public:
    /// @param session must outlive the stage, as finder must
    /// @param start what is shown while no tournament is open; becomes a child of the stage
    TournamentStage(app::Session& session, app::PersonFinder& finder, QWidget& start,
                    QWidget* parent = nullptr);

    /// @brief Shows the open tournament of the session.
    /// @param whatIf the scratch copy to show in its place; must outlive the pages. nullptr: the real one
    void present(app::WhatIf* whatIf = nullptr);

    /// @brief Takes the pages away, before what they show dies; the start page is there again.
    void clear();

    /// @brief The pages on show; nullptr when no tournament is open. Likewise what they show.
    [[nodiscard]] TournamentView* view() const { return m_view; }
    [[nodiscard]] app::LiveEvaluation* evaluation() const { return m_evaluation; }
    [[nodiscard]] app::TournamentDocument* document() const;
    /// @brief Who the participants are; nullptr while something is tried.
    [[nodiscard]] app::LiveIdentification* identification() const { return m_identification.get(); }

    /// @brief The page on show; nothing when no tournament is open.
    [[nodiscard]] std::optional<TournamentView::Page> page() const;
    void showPage(TournamentView::Page page);

    /// @brief Shows something else in front, such as a player card; the open tournament stays as it is.
    /// @param page becomes a child of the stage
    void showInFront(QWidget& page);
    /// @brief Goes back to the tournament, or to the start page.
    void leaveFront();
    /// @brief Whether something else is in front.
    [[nodiscard]] bool hasFront() const;

Q_SIGNALS:
    /// @brief Something else came to the front, or went.
    void frontChanged();
    /// @brief Pages are there, or will go.
    void presented();
    void aboutToClear();
    /// @brief What the pages ask for; see TournamentView.
    void identifyRequested(std::optional<zahlmeister::engine::ParticipantNumber> number);
    void askedWhy(zahlmeister::engine::ParticipantNumber participant, zahlmeister::engine::Quantity quantity);
    /// @brief The same of the Elo of the tournament.
    void askedWhyOfElo(zahlmeister::app::LiveEvaluation* elo,
                       zahlmeister::engine::ParticipantNumber participant,
                       zahlmeister::engine::Quantity quantity);
    /// @brief As TournamentView::numberCurrent().
    void numberCurrent(zahlmeister::engine::ParticipantNumber participant,
                       std::optional<zahlmeister::engine::Quantity> quantity,
                       zahlmeister::app::LiveEvaluation* elo);
    void wholeTablePasted(const zahlmeister::ui::PastedTable& table);
    void headerRequested(zahlmeister::engine::FindingField field);
    void earlierTournamentsWanted(zahlmeister::engine::ParticipantNumber number);
    void recalculationRequested();
    void pageChanged();
    /// @brief What the frame around a scratch copy asks for. It has returned before.
    void discardRequested();
    void adoptRequested();
    /// @brief Of the document on show.
    void undoStateChanged();
    void headerChanged();
    void failed(const zahlmeister::Error& error);

private:
    void connectView();
    void followChain();

    app::Session& m_session;
    app::PersonFinder& m_finder;
    QWidget& m_start;
    app::LiveEvaluation* m_evaluation = nullptr;
    std::unique_ptr<app::LiveIdentification> m_identification;
    TournamentView* m_view = nullptr;
    bool m_isReal = true;       ///< no scratch copy
    QWidget* m_front = nullptr; ///< the view, or the frame around it
};

} // namespace zahlmeister::ui
