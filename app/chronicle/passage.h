// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "app/chronicle/recalculation.h"
#include "engine/evaluation/evaluation.h"

/// One step of the chain: the players of a tournament come with what the tournaments before left them with,
/// and go with what this one leaves them with. Whoever keeps the chain, in memory or in a database, takes
/// this step.
///
/// What somebody was entered with is compared with what he comes with. A DWZ whose index is higher was won
/// elsewhere in between, because the index counts the evaluations (2.2.4), unless it is of our own making:
/// the very DWZ that another tournament of his leaves him with, or once did. That tournament may have been
/// deleted, moved or corrected since (3.7), so there are two cases. Where it still counts before this one,
/// the entry is no news, and he comes with what he comes with. Where it does not, this tournament was entered
/// as if that one had never been: with what he was entered there, of which the same is asked. What the
/// referee set by hand there is where it ends (6.4.2). Carry-over games bear the day of their tournament
/// (4.1.1): those of a day on which another tournament of his ends, or once did, come from there or not at
/// all.
namespace zahlmeister::app {

/// @brief Where a player stands after the last tournament of a rating system that recorded something for him.
struct Standing {
    Entry entry;
    const engine::RuleVersion* version; ///< of the catalogue
    engine::Date end;                   ///< of that tournament

    bool operator==(const Standing&) const = default;
};

/// @brief Shared along the chain, so that whoever was left alone by a tournament costs nothing; null: no
/// tournament recorded anything for him.
using SharedStanding = std::shared_ptr<const Standing>;

/// @brief Whether two are the same, most often at a glance.
[[nodiscard]] bool isSame(const SharedStanding& a, const SharedStanding& b);

/// @brief Another tournament of a player, out of which his entry may have come.
struct Origin {
    engine::TournamentId tournament;
    Entry entered;            ///< enteredBy() there, on the level of the tournament that asks
    bool isSetByHand = false; ///< that is (6.4.2)
    bool counts = false;      ///< it is before the tournament that asks, and recorded something for him
};

/// @brief The other tournaments of the players of one that is passed: all of the same family of rating
/// systems, also those that come later in the order, and those that were deleted or refused.
class OtherTournaments {
public:
    OtherTournaments() = default;
    OtherTournaments(const OtherTournaments&) = delete;
    OtherTournaments& operator=(const OtherTournaments&) = delete;
    virtual ~OtherTournaments() = default;

    /// @brief Those that leave a player with a DWZ, or once did.
    /// @param at position of the participant who is the player
    /// @param entry with a rating, on the level of the tournament that asks
    /// @return in the order of evaluation
    [[nodiscard]] virtual std::vector<Origin> leavingWith(std::size_t at, const Entry& entry) const = 0;

    /// @brief Whether one of a player's ends on a day, or once did.
    [[nodiscard]] virtual bool endedOn(std::size_t at, engine::Date day) const = 0;
};

/// @brief Whether a tournament leaves a participant with a DWZ, or once did, wherever it is now.
/// @param stands its evaluation as it stands, by `version`
/// @param entry on the level of another version of the same family
[[nodiscard]] bool isLeftWith(const ChronicleTournament& one, const engine::RuleVersion& version,
                              const engine::Evaluation& stands, std::size_t at, const Entry& entry,
                              const engine::RuleVersion& level, const engine::RuleCatalog& rules);

/// @brief A tournament with what everybody brought.
struct Passage {
    std::optional<engine::Tournament> entered = {};   ///< as it was evaluated; nothing: as it stands
    std::optional<engine::Evaluation> evaluated = {}; ///< likewise
    std::optional<Error> refusal = {}; ///< why it cannot be evaluated so: it leaves everybody as he came
    std::vector<OutsideEvaluation> outside = {}; ///< by participant, those who were evaluated elsewhere
    std::vector<std::pair<std::size_t, Entry>> news =
        {};                                ///< newsIn() of the participants of whom it mattered
    std::vector<SharedStanding> left = {}; ///< by participant; what he came with when nothing was recorded
    std::vector<bool> recorded = {};       ///< by participant
};

/// @brief What the entry of a participant says that other tournaments do not: all of it, nothing, or what he
/// was entered with before them.
/// @source document 000, 2.2.4, 3.7, 4.1.1, 6.4.2
[[nodiscard]] Entry newsIn(const ChronicleTournament& one, std::size_t at, const OtherTournaments& others);

/// @brief Lets the players of a tournament enter with what they come with, and evaluates it, where that
/// differs from how it stands.
/// @param one with an end date
/// @param version of the catalogue, by which it is evaluated
/// @param stands its evaluation as it stands
/// @param cameWith by participant; of the same family of rating systems
/// @source document 000, 3.7
[[nodiscard]] Passage pass(const ChronicleTournament& one, const engine::RuleVersion& version,
                           const engine::Evaluation& stands, std::span<const SharedStanding> cameWith,
                           const OtherTournaments& others, const engine::RuleCatalog& rules);

} // namespace zahlmeister::app
