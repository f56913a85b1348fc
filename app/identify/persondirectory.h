// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/identify/personsource.h"

namespace zahlmeister::app {

/// @brief All persons of several sources, as they were for one tournament. For one thread.
class PersonDirectory {
public:
    PersonDirectory() = default;

    explicit PersonDirectory(const PersonSources& sources, const TournamentDays& days = {})
    {
        look(sources, days);
    }

    /// @brief Looks into these sources from now on, for another tournament.
    void look(const PersonSources& sources, const TournamentDays& days);

    /// @brief The indexes of all sources.
    [[nodiscard]] NameShelves shelves(PersonSource::Purpose purpose) const;

    /// @brief A row as PersonSource::row() gives it.
    /// @return nothing when there is no such row any more, or not yet
    [[nodiscard]] std::optional<KnownRow> row(PersonRef ref) const;

    /// @brief All rows of a person in all sources: memberships, the FIDE's row; the one asked for first.
    [[nodiscard]] std::vector<KnownRow> rowsOf(PersonRef ref) const;

    /// @brief Name of a club by its VKZ; empty when no source knows it.
    [[nodiscard]] std::string clubName(const std::string& club) const;

    /// @brief How many rows were missed so far that are on their way.
    [[nodiscard]] std::size_t missed() const;

    /// @brief The list of members at the tournament's end; nothing without one.
    [[nodiscard]] MemberList members() const;

private:
    void addRows(const PersonKey& key, std::vector<KnownRow>& rows) const;

    PersonSources m_given;
    PersonSources m_sources; ///< for this thread
    TournamentDays m_days;
    mutable std::map<std::string, std::string> m_clubNames;
};

} // namespace zahlmeister::app
