// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/model/teammatches.h"
#include "ui/models/pairingsmodel.h"

namespace zahlmeister::ui {

/// @brief The matches of one round, block by block: a head with both teams and the score, then the boards.
///
/// Results are shown as the home team sees them. Games without teams have no place here.
class MatchesModel : public PairingsModel {
    Q_OBJECT

public:
    /// @brief The home team stands on the left.
    static constexpr Column kHome = Left;
    static constexpr Column kAway = Right;

    /// @param evaluation must outlive the model
    explicit MatchesModel(app::LiveEvaluation& evaluation, QObject* parent = nullptr);

    /// @brief The custom that tells which team is at home, and the colours of new pairings.
    [[nodiscard]] engine::HomeWhite custom() const { return m_custom; }
    void setCustom(engine::HomeWhite custom);

    [[nodiscard]] const std::vector<engine::TeamMatch>& matches() const { return m_matches; }

    /// @brief The match of a row, and the position of its game; nothing for a head.
    [[nodiscard]] const engine::TeamMatch& matchAt(int row) const;
    [[nodiscard]] std::optional<std::size_t> boardAt(int row) const;

    /// @return nullptr also for a board on which only one team has a player
    [[nodiscard]] const engine::Game* gameAt(int row) const override;

    /// @brief The player of a row at home or away.
    /// @pre boardAt(row)
    /// @return engine::kNobody where nobody sits
    [[nodiscard]] engine::ParticipantNumber playerAt(int row, bool isHome) const;

    /// @brief What counts on the table in a row, as the home team sees it.
    [[nodiscard]] engine::GameResult resultAt(int row) const;

    [[nodiscard]] QString sentence(int row) const override;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

protected:
    void readRows() override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString head(int column) const override;
    [[nodiscard]] bool tellsOf(int row, engine::ParticipantNumber number) const override;

private:
    struct Row {
        std::size_t match;
        std::optional<std::size_t> board;
        bool operator==(const Row&) const = default;
    };

    void follow();
    void adopt(std::vector<engine::TeamMatch> matches);
    void announceChanges(const std::vector<engine::TeamMatch>& before);
    [[nodiscard]] static bool haveSameShape(const std::vector<engine::TeamMatch>& a,
                                            const std::vector<engine::TeamMatch>& b);
    [[nodiscard]] QString playerName(int row, bool isHome) const;
    [[nodiscard]] QVariant rankOf(int row, bool isHome) const;
    [[nodiscard]] QVariant headData(const engine::TeamMatch& match, int column, int role) const;
    [[nodiscard]] QVariant boardData(int row, int column, int role) const;

    [[nodiscard]] std::vector<engine::TeamMatch> matchesOfRound() const;

    engine::HomeWhite m_custom = engine::HomeWhite::EvenBoards;
    std::vector<engine::TeamMatch> m_matches;
    std::vector<Row> m_rows;
};

} // namespace zahlmeister::ui
