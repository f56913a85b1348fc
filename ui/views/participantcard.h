// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QFrame>

#include "app/document/liveevaluation.h"

class QLabel;
class QTableView;
class QTimer;

namespace zahlmeister::ui {

class ElidedLabel;
class FigureDelegate;
class PlayerGamesModel;
class RoleLabel;

/// @brief Beside the tables of results, a quiet summary of the player whose cell has the cursor: points,
/// place, expected, old and new rating with what leads from one to the other, and the last results.
///
/// It is read only and never has the focus. What it shows follows a moment after the cursor, so that typing
/// does not wait for it.
class ParticipantCard : public QFrame {
    Q_OBJECT

public:
    /// @param evaluation must outlive the card
    explicit ParticipantCard(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief Whose card it is; nothing: an empty one.
    void setParticipant(std::optional<engine::ParticipantNumber> participant);

    [[nodiscard]] QSize sizeHint() const override;
    /// @brief Nothing: the card goes before a window must grow for it.
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, 0}; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void follow();
    void showRatings(const engine::Participant& participant);
    void layoutGames();
    [[nodiscard]] QString wayText(const engine::Participant& participant,
                                  const engine::ParticipantEvaluation& result) const;

    app::LiveEvaluation& m_evaluation;
    std::optional<engine::ParticipantNumber> m_participant;
    PlayerGamesModel* m_model;
    ElidedLabel* m_name;
    ElidedLabel* m_club;
    QLabel* m_points;
    QLabel* m_place;
    QLabel* m_expected;
    QLabel* m_rating;
    RoleLabel* m_change;
    RoleLabel* m_way;
    RoleLabel* m_gamesCaption;
    QTableView* m_games;
    FigureDelegate* m_figures;
    QTimer* m_pause;
};

} // namespace zahlmeister::ui
