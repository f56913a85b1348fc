// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/store/playerstore.h"
#include "engine/base/result.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/evaluation/evaluation.h"

namespace zahlmeister::app {

class WorkFile;

/// @brief A tournament of the work file in which a person took part, and what it made of his rating.
struct PlayedTournament {
    engine::TournamentId tournament;
    std::string name; ///< of the tournament
    std::optional<engine::Date> end = {};
    int games = 0;            ///< n, those that count
    engine::Score score = {}; ///< W, in them
    std::optional<int> oldRating = {};
    std::optional<int> oldIndex = {};
    std::optional<int> newRating = {}; ///< nothing: the tournament gave him none
    std::optional<int> newIndex = {};
    std::vector<engine::CarryOverGame> carryOver = {}; ///< what it left or made of carry-over games (3.4.2)

    bool operator==(const PlayedTournament&) const = default;
};

/// @brief What the tournaments of a work file made of persons. Nothing of it is stored: it follows from the
/// tournaments as they stand now, each evaluated by its own rules. Remembers evaluations; for one use.
class PlayerHistory {
public:
    /// @param file must outlive this, as rules must
    PlayerHistory(WorkFile& file, const engine::RuleCatalog& rules);

    /// @brief The tournaments in which one of the own players took part, the last one first; those without an
    /// end first of all.
    /// @return Error::StorageFailure, DamagedWorkFile
    [[nodiscard]] Result<std::vector<PlayedTournament>> tournamentsOf(PlayerId player);

    /// @brief The carry-over games that a participant brings into a tournament: those that the last
    /// tournament before it left, unless that gave him a rating.
    ///
    /// He is the same by his federation's id or FIDE id, else by name, year of birth and club together.
    /// @param tournament the participant's own
    /// @param end of it; without one nothing is before it
    /// @return as tournamentsOf()
    /// @source document 000, 3.4.2
    [[nodiscard]] Result<std::vector<engine::CarryOverGame>>
    carryOverFor(const engine::Participant& participant, engine::TournamentId tournament,
                 std::optional<engine::Date> end);

private:
    struct Evaluated {
        engine::Tournament tournament;
        std::optional<engine::Evaluation> evaluation; ///< nothing when it cannot be evaluated
    };

    Result<const Evaluated*> evaluated(engine::TournamentId id);
    Result<PlayedTournament> played(engine::TournamentId id, engine::ParticipantNumber number);

    WorkFile& m_file;
    const engine::RuleCatalog& m_rules;
    std::map<engine::TournamentId, Evaluated> m_evaluated;
};

} // namespace zahlmeister::app
