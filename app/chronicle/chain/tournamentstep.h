// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/chronicle/chain/recalculation.h"
#include "engine/evaluation/evaluation.h"

/// One step of the chain: the players of a tournament come with what the tournaments before left them with,
/// and go with what this one leaves them with. A chain in memory and one in a database take the same step.
///
/// What came in for a participant counts by where it came from, as it is recorded (engine::EntryOrigin). What
/// the referee set by hand stays (6.4.2). What a list, a file or somebody's typing said counts where nothing
/// is before it, or where its index is higher: then he was evaluated elsewhere in between, because the index
/// counts the evaluations (2.2.4). What an earlier tournament left him with is what the chain gives at this
/// place now; where it gives nothing, because that tournament is removed or after this one now, he enters
/// with what he was entered there. Carry-over games of a tournament that is known come from there or not at
/// all (4.1.1). So no two equal numbers are ever compared.
namespace zahlmeister::app {

/// @brief Where a player stands after the last tournament of a rating system that recorded something for him.
struct Standing {
    Entry entry;
    const engine::RuleVersion* version; ///< of the catalogue
    engine::Date end;                   ///< of that tournament

    bool operator==(const Standing&) const = default;
};

/// @brief Shared along the chain, so that a player whom a tournament left alone costs nothing; null: no
/// tournament recorded anything for him.
using SharedStanding = std::shared_ptr<const Standing>;

/// @brief Whether two are the same, most often at a glance.
[[nodiscard]] bool isSame(const SharedStanding& a, const SharedStanding& b);

/// @brief What came in for a participant of another tournament, as links lead to it.
struct LinkedEntry {
    engine::Participant participant;      ///< of whom only the entry and its origin count
    const engine::RuleVersion* version;   ///< of that tournament
    bool isSamePerson = true;             ///< as the participant from whom the link leads
    std::optional<engine::Date> end = {}; ///< likewise; nothing: it is not known
};

/// @brief The tournaments to which links of a tournament lead, wherever these are now.
class LinkedTournaments {
public:
    LinkedTournaments() = default;
    LinkedTournaments(const LinkedTournaments&) = delete;
    LinkedTournaments& operator=(const LinkedTournaments&) = delete;
    virtual ~LinkedTournaments() = default;

    /// @param at position of the participant whose entry leads there
    /// @return nothing: there is no such tournament of the same family of rating systems, or nobody of that
    /// number in it
    [[nodiscard]] virtual std::optional<LinkedEntry> entry(std::size_t at, const std::string& uuid,
                                                           engine::ParticipantNumber number) const = 0;

    /// @brief Whether a tournament is known, wherever it is.
    [[nodiscard]] virtual bool knows(const std::string& uuid) const = 0;

    /// @brief Whether all answers so far are good; else something has to be read before.
    [[nodiscard]] virtual bool isComplete() const { return true; }
};

/// @brief A tournament with what everybody brought.
struct TournamentStep {
    std::optional<engine::Tournament> entered = {};   ///< as it was evaluated; nothing: as it stands
    std::optional<engine::Evaluation> evaluated = {}; ///< nothing: as it stands, which the caller knows
    std::vector<OutsideEvaluation> outside = {};      ///< by participant, those who were evaluated elsewhere
    std::vector<EntryQuestion> questions = {};        ///< by participant
    std::vector<std::pair<std::size_t, Entry>> followed =
        {};                                ///< participants whose links counted: to what they led
    std::vector<SharedStanding> left = {}; ///< by participant; what he came with when nothing was recorded
    std::vector<bool> recorded = {};       ///< by participant
};

/// @brief Whether an entry says that its player was evaluated elsewhere since he had another one.
/// @source document 000, 2.2.4
[[nodiscard]] bool isAhead(const Entry& entered, const Entry& expected);

/// @brief What came in for a participant, on the level of his tournament: a DWZ of an earlier level is
/// converted, and what a list said before the day of an adjustment is adjusted. A list of that day or a later
/// one knows of it; so does the person who typed a number for this tournament, or sent it in a file.
/// @param end of the tournament; nothing: adjustments are left out
/// @source document 000, 2.2.1, Anhang 4
[[nodiscard]] Entry cameInto(const engine::Participant& participant, const engine::RuleVersion& version,
                             const engine::RuleCatalog& rules, std::optional<engine::Date> end);

/// @brief What came in first along the links of a participant whom an earlier tournament left with his entry.
/// @return nothing: a link leads to another person
[[nodiscard]] std::optional<Entry> alongLinks(const ChronicleTournament& one,
                                              const engine::RuleVersion& version, std::size_t at,
                                              const LinkedTournaments& links,
                                              const engine::RuleCatalog& rules);

/// @brief Where somebody stands after a tournament that was removed or refused: what a list said of him on
/// its day is known all the same.
/// @param before where he stands before it
/// @source decision 22 of rules/README.md
[[nodiscard]] SharedStanding behindRemoved(const ChronicleTournament& one, const engine::RuleVersion& version,
                                           std::size_t at, const SharedStanding& before,
                                           const engine::RuleCatalog& rules);

/// @brief Lets the players of a tournament enter with what they come with, and evaluates it once.
/// @param one with an end date
/// @param version of the catalogue, by which it is evaluated
/// @param stands its evaluation as it stands, where the caller has it; null: it is made where it is needed
/// @param cameWith by participant; of the same family of rating systems
/// @return what engine::evaluate() returns; whether it can be evaluated depends on nobody's entry. Says
/// nothing while `links` are not complete
/// @source document 000, 3.7
[[nodiscard]] Result<TournamentStep>
applyTournament(const ChronicleTournament& one, const engine::RuleVersion& version,
                const engine::Evaluation* stands, std::span<const SharedStanding> cameWith,
                const LinkedTournaments& links, const engine::RuleCatalog& rules);

} // namespace zahlmeister::app
