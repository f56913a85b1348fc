// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/identify/fieldidentification.h"
#include "app/identify/ownpersons.h"
#include "app/identify/personmatcher.h"
#include "app/lists/liststore.h"

namespace zahlmeister::app {

/// @brief All persons on all shelves as they were at one day: the lists and the work file's own. For one
/// thread.
class PersonDirectory : public PersonSource, public ClubNames {
public:
    /// @param store nullptr: no lists; must outlive this
    /// @param own nullptr: none
    /// @param day nothing: the newest lists
    PersonDirectory(const ListStore* store, std::shared_ptr<const OwnPersons> own,
                    std::optional<engine::Date> day);

    [[nodiscard]] std::optional<KnownRow> row(PersonRef ref) const override;
    [[nodiscard]] std::string clubName(const std::string& club) const override;

    /// @brief All rows of a person on all shelves: memberships, the FIDE's row; the one asked for first.
    [[nodiscard]] std::vector<KnownRow> rowsOf(PersonRef ref) const;

private:
    void addRows(const Result<std::vector<ListRow>>& found, std::vector<KnownRow>& rows) const;

    const ListStore* m_store;
    std::shared_ptr<const OwnPersons> m_own;
    std::optional<engine::Date> m_day;
    mutable std::map<std::string, std::string> m_clubNames;
};

} // namespace zahlmeister::app
