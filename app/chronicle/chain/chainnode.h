// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/chronicle/chain/chain.h"
#include "app/chronicle/chain/settling.h"
#include "app/chronicle/chain/tournamentstep.h"

/// What a Chain is made of, for its own sources.
namespace zahlmeister::app {

/// @brief A tournament of a chain, with what was computed of it.
struct Chain::Node {
    std::shared_ptr<const ChronicleTournament> source;
    const engine::RuleVersion* version = nullptr;
    std::string family = {};
    engine::Evaluation before = {};  ///< as the tournament stands
    std::optional<Error> error = {}; ///< why it cannot be evaluated
    std::size_t rank = 0;            ///< in the order
    bool isRemoved = false;
    bool hasUnsettled = false; ///< somebody's entry is not settled in the source
    bool isNew = false;        ///< nobody's is: it has just come in
    bool hasPlaces = false;    ///< somebody's carry-over games say where they were played

    /// @name By the last pass.
    ///@{
    std::shared_ptr<const ChronicleTournament> settled = {}; ///< the source with its entries settled
    std::vector<engine::ParticipantNumber> newlySettled = {};
    std::optional<engine::Evaluation> asEntered = {}; ///< with what came in; see entered()
    bool isComputed = false;
    std::vector<std::pair<std::size_t, Entry>> followed = {}; ///< as TournamentStep::followed
    std::vector<SharedStanding> cameWith = {};                ///< by participant
    std::vector<SharedStanding> left = {}; ///< likewise; what it came with when nothing was recorded
    std::vector<bool> recorded = {};       ///< by participant
    RecalculatedTournament result{engine::TournamentId(0)};
    ///@}

    [[nodiscard]] const ChronicleTournament& facts() const { return settled ? *settled : *source; }
};

/// @brief The tournaments to which links lead from one.
class Chain::Links : public LinkedTournaments {
public:
    Links(const Chain& chain, const Node& node, Persons persons)
        : m_chain(chain), m_node(node), m_persons(persons)
    {
    }

    [[nodiscard]] std::optional<LinkedEntry> entry(std::size_t at, const std::string& uuid,
                                                   engine::ParticipantNumber number) const override
    {
        const auto found = m_chain.m_byUuid.find(uuid);
        if (found == m_chain.m_byUuid.end())
            return std::nullopt;
        const auto& [there, position] = found->second;
        const auto seat = there->facts().tournament.indexOf(number);
        if (!seat || !there->version || there->family != m_node.family)
            return std::nullopt;
        return LinkedEntry{there->facts().tournament.participants[*seat], there->version,
                           m_chain.m_index.of(position)[*seat] == m_persons[at],
                           there->facts().tournament.header.end};
    }

    [[nodiscard]] bool knows(const std::string& uuid) const override
    {
        return m_chain.m_byUuid.contains(uuid);
    }

private:
    const Chain& m_chain;
    const Node& m_node;
    Persons m_persons;
};

/// @brief Settles where the entries of one tournament come from.
class Chain::Settler {
public:
    Settler(const Chain& chain, Node& node, Persons persons)
        : m_chain(chain), m_node(node), m_persons(persons)
    {
    }

    /// @brief Settles those who are not, with what everybody comes with; see Node::settled.
    void run(const std::vector<SharedStanding>& cameWith);

private:
    [[nodiscard]] bool isToBeSettled(const engine::Participant& participant, std::size_t at) const;
    [[nodiscard]] SettlingCase evidenceOf(const engine::Participant& participant, std::size_t at,
                                          const SharedStanding& comesWith) const;
    [[nodiscard]] const Place* lastOf(std::size_t at) const;
    [[nodiscard]] SettlingCandidate candidate(const Place& seat) const;
    [[nodiscard]] bool isOther(const Node& other) const
    {
        return &other != &m_node && other.version && !other.isRemoved && other.family == m_node.family;
    }

    const Chain& m_chain;
    Node& m_node;
    Persons m_persons;
};

} // namespace zahlmeister::app
