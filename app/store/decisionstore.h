// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/fields/edit.h"
#include "app/lists/personkey.h"
#include "engine/base/date.h"
#include "engine/base/result.h"

/// What the referee decided about names before, so that he is asked only once.
namespace zahlmeister::app {

class Database;
class WorkFile;
struct PlannedChange;

/// @brief A remembered decision: this spelling in this club is that person.
struct Decision {
    std::string spelling; ///< decisionSpelling(); not empty
    PersonKey person;
    std::string name = {}; ///< as the tournament showed it after the decision, for people
    std::optional<int> birthYear = {};
    engine::Date decided; ///< the day of the decision

    bool operator==(const Decision&) const = default;
};

/// @brief What a decision is remembered by: the name as it was written, and the club.
[[nodiscard]] std::string decisionSpelling(std::string_view name, std::string_view club);

/// @brief The remembered decisions of a work file. Everything that writes does so in one transaction.
///
/// They are made by TournamentDocument: an edit of kind EditKind::Identify that makes a participant a
/// person is remembered in the same transaction, and forgotten when it is undone.
class DecisionStore {
public:
    /// @param file outlives the store
    explicit DecisionStore(WorkFile& file) : m_file(file) { }

    /// @brief All decisions, by name.
    [[nodiscard]] Result<std::vector<Decision>> decisions() const;

    /// @brief Remembers a decision, in place of the one about the same spelling.
    /// @return Error::ReadOnly, DiskFull, StorageFailure
    Result<void> remember(const Decision& decision);

    /// @brief Forgets a decision; nothing happens when there is none about this spelling.
    /// @return as remember()
    Result<void> forget(const std::string& spelling);

private:
    WorkFile& m_file;
};

/// @brief Remembers, or forgets, what a plan of kind EditKind::Identify decides, or undoes; belongs inside
/// the transaction that stores the plan. With a decision that is undone, the one before it about the same
/// spelling holds again.
/// @param today for decisions that are made now
[[nodiscard]] Result<void> recordDecisions(Database& database, const EditName& name,
                                           const std::vector<PlannedChange>& plan, engine::Date today);

} // namespace zahlmeister::app
