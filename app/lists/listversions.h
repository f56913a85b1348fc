// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "app/lists/listperson.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

class ListDatabase;

/// @brief Whether two rows say the same, whenever they held.
[[nodiscard]] bool haveSameValues(const ListPerson& a, const ListPerson& b);

/// @brief The versions of one row, oldest first: since and until of each say in which lists it holds.
///
/// Versions do not overlap; between two there may be list dates at which the row did not exist.
class ListVersions {
public:
    /// @brief The version that holds in the list of a day; nullptr when the row is not in it.
    [[nodiscard]] const ListPerson* at(engine::Date list) const;

    /// @brief Sets what holds from one list date up to, but not including, the next.
    /// @param next nothing when there is no later list
    /// @param values nothing when the row is not in the list
    void set(engine::Date list, std::optional<engine::Date> next, const std::optional<ListPerson>& values);

    [[nodiscard]] const std::vector<ListPerson>& all() const { return m_versions; }

    bool operator==(const ListVersions&) const = default;

private:
    friend Result<ListVersions> readListVersions(ListDatabase& database, ListRow row);
    void join();

    std::vector<ListPerson> m_versions;
};

/// @brief Reads all versions of a row; none when there is no such row.
[[nodiscard]] Result<ListVersions> readListVersions(ListDatabase& database, ListRow row);

/// @brief The newest version of a row; nothing when there is no such row.
[[nodiscard]] Result<std::optional<ListPerson>> readNewestVersion(ListDatabase& database, ListRow row);

/// @brief The version of a row that holds in the list of a day.
[[nodiscard]] Result<std::optional<ListPerson>> readListVersionAt(ListDatabase& database, ListRow row,
                                                                  engine::Date list);

/// @brief Writes all versions of a row in place of those that are stored; without any the row is deleted.
Result<void> writeListVersions(ListDatabase& database, std::int64_t id, const ListVersions& versions);

/// @brief Writes the values of a row's newest version, with since and until, in place of those stored.
Result<void> writeNewestVersion(ListDatabase& database, std::int64_t id, const ListPerson& newest);

/// @brief Adds an older version of a row: of its values those that the next younger version has otherwise.
Result<void> writePastVersion(ListDatabase& database, std::int64_t id, const ListPerson& older,
                              const ListPerson& younger);

/// @brief Makes the store as if the list of a day had never been imported.
/// @return Error::UnknownListDate
Result<void> removeListVersions(ListDatabase& database, ListSource source, engine::Date date);

/// @brief The numbers of a source's state before and after a change. None ever comes again.
struct ListRevisions {
    std::int64_t before = 0;
    std::int64_t after = 0;
};

/// @brief Keeps what goes with a change, in its transaction; an error prevents the change.
using ListKeepFunction = std::function<Result<void>(const ListRevisions&)>;

/// @brief The number of the state that is stored.
[[nodiscard]] Result<std::int64_t> listRevision(ListDatabase& database);

/// @brief Raises the number that tells readers of a change.
Result<ListRevisions> raiseListRevision(ListDatabase& database);

} // namespace zahlmeister::app
