// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "ui/models/pairingsmodel.h"

namespace zahlmeister::ui {

/// @brief The pairings of one round in the order of their boards, then its byes.
///
/// The games without a round have a list of their own, so that no game is ever out of reach.
class RoundModel : public PairingsModel {
    Q_OBJECT

public:
    /// @brief White stands on the left.
    static constexpr Column kWhite = Left;
    static constexpr Column kBlack = Right;

    /// @param evaluation must outlive the model
    explicit RoundModel(app::LiveEvaluation& evaluation, QObject* parent = nullptr);

    [[nodiscard]] const engine::Game* gameAt(int row) const override;

    /// @brief The participant of a bye; nothing when the row is a game.
    [[nodiscard]] std::optional<engine::ParticipantNumber> byeAt(int row) const;

    /// @brief The bye of a participant in the round; nullptr when he has none.
    [[nodiscard]] const engine::Bye* byeOf(engine::ParticipantNumber number) const;

    [[nodiscard]] QString sentence(int row) const override;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;

protected:
    void readRows() override { m_rows = collectRows(); }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString head(int column) const override;
    [[nodiscard]] bool tellsOf(int row, engine::ParticipantNumber number) const override;

private:
    using Row = std::variant<engine::GameId, engine::ParticipantNumber>; ///< a game, or whose bye

    [[nodiscard]] std::vector<Row> collectRows() const;
    void followRows();
    void followGame(const engine::Game& game);
    [[nodiscard]] QVariant gameData(const engine::Game& game, int column, int role) const;
    [[nodiscard]] QVariant byeData(engine::ParticipantNumber number, int column, int role) const;

    std::vector<Row> m_rows;
};

} // namespace zahlmeister::ui
