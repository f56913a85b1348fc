// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>

#include "app/archive/kept/archivedatabase.h"
#include "app/chronicle/chain/tournamentstep.h"

namespace zahlmeister::app {

/// @brief What came in for participants of an archive to whom links lead. Many are read in one statement:
/// the caller goes on without one that is not here, and asks again when it has been read.
class LinkTargets {
public:
    /// @brief uuid of a tournament, and number of a participant; 0: the tournament alone.
    using Link = std::pair<std::string, int>;

    /// @brief A participant to whom a link leads.
    struct Target {
        engine::Participant participant;
        const engine::RuleVersion* version;
        std::int64_t person;
    };

    explicit LinkTargets(const engine::RuleCatalog& rules) : m_rules(rules) { }

    /// @brief Where a link leads; nothing: it leads nowhere, or that cannot be read. Any thread can ask while
    /// none reads.
    /// @return nullptr: it has not been read
    [[nodiscard]] const std::optional<Target>* find(const Link& link) const;

    /// @brief Reads what is not here.
    /// @return errors of the database
    Result<void> read(ArchiveDatabase& database, const std::set<Link>& links);

    /// @brief How many were read.
    [[nodiscard]] std::size_t size() const { return m_targets.size(); }

    /// @brief Forgets everything.
    void forget() { m_targets.clear(); }

private:
    const engine::RuleCatalog& m_rules;
    std::map<Link, std::optional<Target>> m_targets;
};

/// @brief The links of one tournament.
class ArchivedLinks : public LinkedTournaments {
public:
    /// @param persons by participant, 0: a computer
    ArchivedLinks(const LinkTargets& targets, const engine::RuleVersion& version,
                  std::span<const std::int64_t> persons)
        : m_targets(targets), m_version(version), m_persons(persons)
    {
    }

    [[nodiscard]] std::optional<LinkedEntry> entry(std::size_t at, const std::string& uuid,
                                                   engine::ParticipantNumber number) const override;
    [[nodiscard]] bool knows(const std::string& uuid) const override;
    [[nodiscard]] bool isComplete() const override { return m_missing.empty(); }

    /// @brief What has to be read before the answers are good.
    [[nodiscard]] const std::set<LinkTargets::Link>& missing() const { return m_missing; }

private:
    [[nodiscard]] const std::optional<LinkTargets::Target>* find(const LinkTargets::Link& link) const;

    const LinkTargets& m_targets;
    const engine::RuleVersion& m_version;
    std::span<const std::int64_t> m_persons;
    mutable std::set<LinkTargets::Link> m_missing;
};

} // namespace zahlmeister::app
