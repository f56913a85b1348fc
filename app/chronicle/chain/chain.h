// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "app/chronicle/chain/personindex.h"
#include "app/chronicle/chain/recalculation.h"

namespace zahlmeister::app {

/// @brief The chain of all tournaments, kept to be computed anew when some of them change: only what follows
/// from the difference is evaluated again.
///
/// What travels from one tournament to the next is rating, index and carry-over games. A tournament is
/// computed again when it changed, or when somebody enters it differently from before; where everybody leaves
/// as before, nothing follows. So all updates together give what one computation of everything gives.
/// @source document 000, 2.2.3, 3.7
class Chain {
public:
    /// @param rules must outlive the chain
    /// @param decisions of the referee about persons
    explicit Chain(const engine::RuleCatalog& rules, PersonDecisions decisions = {});
    ~Chain();
    Chain(const Chain&) = delete;
    Chain& operator=(const Chain&) = delete;

    /// @brief Brings the chain in line with these tournaments, and no others, and evaluates those that are
    /// new or others as they stand.
    /// @param tournaments in any order; one that is the same object as before has not changed
    /// @param removed likewise: that were deleted or refused. They leave nobody anything, but a player who
    /// enters a later one out of one of these enters as he was entered there
    void update(ChronicleTournaments tournaments, ChronicleTournaments removed = {});

    /// @brief What computing everything anew changes.
    [[nodiscard]] Recalculation recalculation();

    /// @brief A tournament of the chain with its evaluation as it stands.
    struct Link {
        const ChronicleTournament* source;
        const engine::RuleVersion* rules;                    ///< of the catalogue
        const engine::Evaluation* evaluation;                ///< without details
        std::span<const std::optional<std::size_t>> persons; ///< as PersonIndex::of()
    };

    /// @brief All that could be evaluated, in the order of evaluation. Valid until the next update().
    [[nodiscard]] std::vector<Link> links() const;

    /// @brief All that have a place in the order, evaluated or not.
    [[nodiscard]] const ChronicleTournaments& tournaments() const { return m_tournaments; }

    /// @brief Tournaments that have no place or cannot be evaluated.
    [[nodiscard]] const std::vector<SkippedTournament>& skipped() const { return m_skipped; }

    /// @brief What the referee decided about persons.
    [[nodiscard]] const PersonDecisions& decisions() const { return m_decisions; }

    /// @brief Number of persons in links().
    [[nodiscard]] std::size_t persons() const { return m_index.size(); }

    /// @brief How often the last update() and what followed from it evaluated a tournament.
    [[nodiscard]] int evaluations() const { return m_evaluations; }

private:
    struct Node;
    class Links;
    class Settler;
    class Pass;
    using Persons = std::span<const std::optional<std::size_t>>; ///< of a tournament, as PersonIndex::of()

    /// @brief A tournament in its place of the order.
    struct Place {
        Node* node;
        std::size_t position; ///< in the index of persons, or of a participant

        bool operator==(const Place&) const = default;
    };

    [[nodiscard]] Node evaluated(const std::shared_ptr<const ChronicleTournament>& one);
    void recompute();
    bool take(const ChronicleTournaments& tournaments, bool areRemoved);
    void seat();
    void noteMergers();
    [[nodiscard]] SettledTournament settledIn(const Place& place) const;
    [[nodiscard]] RecalculatedTournament withPersonQuestions(const Place& place) const;

    const engine::RuleCatalog& m_rules;
    PersonDecisions m_decisions;
    std::map<engine::TournamentId, std::unique_ptr<Node>> m_nodes;
    ChronicleTournaments m_tournaments;           ///< in the order of evaluation
    ChronicleTournaments m_removed;               ///< likewise
    std::vector<Place> m_order;                   ///< of all of these
    PersonIndex m_index{{}};                      ///< of the tournaments, then of those that were removed
    std::map<std::size_t, std::int64_t> m_merged; ///< persons by decisions of which nothing is settled yet
    PersonDecisions m_decided;                    ///< that are carried out with the next pass
    std::vector<std::vector<Place>> m_seats;      ///< by person: where he took part, and as which participant
    std::map<std::string, Place> m_byUuid;        ///< of all of these
    std::vector<SkippedTournament> m_skipped;
    bool m_isReordered = false; ///< since the last pass somebody's tournaments follow each other differently
    int m_evaluations = 0;
};

} // namespace zahlmeister::app
