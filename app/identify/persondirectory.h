// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/identify/personsource.h"

namespace zahlmeister::app {

/// @brief All persons of several sources, as they were at one day. For one thread.
class PersonDirectory {
public:
    PersonDirectory() = default;

    /// @param day nothing: as in the newest lists
    explicit PersonDirectory(const PersonSources& sources, std::optional<engine::Date> day = {})
    {
        look(sources, day);
    }

    /// @brief Looks into these sources from now on, as of another day.
    void look(const PersonSources& sources, std::optional<engine::Date> day);

    /// @brief The indexes of all sources.
    [[nodiscard]] NameShelves shelves(PersonSource::Purpose purpose) const;

    /// @brief A row as it was at the day, else its last known values.
    /// @return nothing when there is no such row any more
    [[nodiscard]] std::optional<KnownRow> row(PersonRef ref) const;

    /// @brief All rows of a person in all sources: memberships, the FIDE's row; the one asked for first.
    [[nodiscard]] std::vector<KnownRow> rowsOf(PersonRef ref) const;

    /// @brief Name of a club by its VKZ; empty when no source knows it.
    [[nodiscard]] std::string clubName(const std::string& club) const;

    /// @brief The list of members at the day; nothing without a day.
    [[nodiscard]] MemberList members() const;

private:
    void addRows(const PersonKey& key, std::vector<KnownRow>& rows) const;

    PersonSources m_given;
    PersonSources m_sources; ///< for this thread
    std::optional<engine::Date> m_day;
    mutable std::map<std::string, std::string> m_clubNames;
};

} // namespace zahlmeister::app
