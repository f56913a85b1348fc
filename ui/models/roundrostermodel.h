// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/document/tournamentdocument.h"
#include "ui/models/columns.h"

namespace zahlmeister::ui {

/// @brief A participant, and what he does in the round; empty: nothing yet.
struct RoundRosterLine {
    engine::ParticipantNumber number;
    QString name;
    QString inRound = {};
    bool operator==(const RoundRosterLine&) const = default;
};

/// @brief Who is there to be paired: number, name, and what a participant does in the round.
class RoundRosterModel : public ColumnsModel<RoundRosterLine> {
    Q_OBJECT

public:
    /// @brief The columns of the list.
    enum Column { Name, InRound };

    /// @param document must outlive the model
    explicit RoundRosterModel(app::TournamentDocument& document, QObject* parent = nullptr);

    void setRound(std::optional<int> round);

    /// @brief Participants without a game and without a bye in the round.
    [[nodiscard]] int freeCount() const;

private:
    [[nodiscard]] std::vector<RoundRosterLine> collect() const;

    app::TournamentDocument& m_document;
    std::optional<int> m_round;
};

} // namespace zahlmeister::ui
