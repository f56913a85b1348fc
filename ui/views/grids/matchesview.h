// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "app/identify/liveidentification.h"
#include "engine/model/teammatches.h"
#include "ui/views/grids/pairingsview.h"

namespace zahlmeister::ui {

class MatchesModel;
class NameSuggestions;

/// @brief The team matches of a round: one key a board; a number or a name typed on a
/// player puts a substitute in.
class MatchesView : public PairingsView {
    Q_OBJECT

public:
    /// @param model must outlive the view
    explicit MatchesView(MatchesModel& model, QWidget* parent = nullptr);

    /// @brief Looks for names that nobody of the team has in the lists.
    /// @param identification must outlive the view
    void setIdentification(app::LiveIdentification& identification);

    void enter(engine::GameResult result) override;

    /// @brief The name that is being typed on a player; empty when it is none.
    [[nodiscard]] QString typedName() const;
    /// @brief Whether the cursor stands on a player of the home team, else of the other one.
    [[nodiscard]] bool isHomeSide() const;

    void clearCells() override;

Q_SIGNALS:
    /// @brief The match of the cursor is to be put on another day.
    void postponeWanted(const zahlmeister::engine::TeamMatch& match);

protected:
    [[nodiscard]] bool isReachable(int row, int column) const override;
    bool handleEditKey(const QKeyEvent& event) override;
    void goBack() override;
    bool handleMoveKey(const QKeyEvent& event) override;
    bool commitTyped() override;
    void fillMenu(QMenu& menu) override;
    void keyPressEvent(QKeyEvent* event) override;
    [[nodiscard]] int playerWidth(const QFontMetrics& text) const override;
    [[nodiscard]] QString widestResult() const override;

private:
    [[nodiscard]] bool isOnPlayer() const;
    void stepOn();
    void removeMatch();
    /// Plans what becomes of the side of a board on which the cursor stands, and carries it out.
    template <class Plan>
    void changeSide(Plan plan);
    bool typeName(const QKeyEvent& event);
    [[nodiscard]] std::optional<app::RoundPlan> planTyped();
    void restorePlace();
    void suggest();
    void takePerson(const app::FoundPerson& person);

    MatchesModel& m_model;
    app::LiveIdentification* m_identification = nullptr;
    NameSuggestions* m_suggestions = nullptr; ///< with the identification
    std::optional<engine::GameId> m_place;    ///< the game of the cursor while the model is made anew
    int m_placeRow = -1;                      ///< its row, where it went on as a board without a game
    int m_placeRows = 0;                      ///< of how many
    int m_placeColumn = 0;
    QString m_placeTyped;
};

} // namespace zahlmeister::ui
