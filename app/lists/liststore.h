// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include <QString>

#include "app/lists/listchanges.h"
#include "app/lists/listperson.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

class ListDatabase;

/// @brief What an index over the lists is built from. The texts live until the visitor returns.
struct ListIndexRow {
    std::int64_t id = 0; ///< of a ListRow
    std::string_view lastName;
    std::string_view firstName;
    int birthYear = 0;     ///< 0: unknown
    std::string_view club; ///< VKZ or empty
    int memberNumber = 0;  ///< 0: none
    std::string_view nuId; ///< or empty
    std::string_view pkz;  ///< or empty
    int fideId = 0;        ///< 0: none
    std::string_view federation;
    std::optional<engine::Sex> sex;
    int dwz = 0;         ///< 0: none
    int elo = 0;         ///< 0: none
    bool former = false; ///< not in the newest list any more; the values are the last known ones
};

/// @brief What an index takes of a person, who must outlive it.
[[nodiscard]] ListIndexRow indexRowOf(const ListPerson& person, std::int64_t id);

/// @brief Reads the stored lists. Every thread opens a store of its own.
///
/// Every source has a database of its own in the store's folder. Readers never wait for an import and see
/// the state before it until it is complete. Lists are a cache: what cannot be read (an older schema, a
/// damaged file) counts as not there, and the next import builds it anew.
class ListStore {
public:
    /// @brief The folder beside the application's data, for the program itself.
    [[nodiscard]] static QString defaultFolder();

    /// @brief Opens the stored lists for reading; a folder without any is an empty store.
    /// @return Error::FileNotReadable, StorageFailure
    [[nodiscard]] static Result<std::unique_ptr<ListStore>> open(const QString& folder);
    ~ListStore();
    ListStore(const ListStore&) = delete;
    ListStore& operator=(const ListStore&) = delete;

    /// @brief A number that changes with every import and removal, in this and in other processes.
    [[nodiscard]] Result<std::int64_t> revision() const;
    /// @brief The same for one source; 0 when nothing of it is stored.
    [[nodiscard]] Result<std::int64_t> revision(ListSource source) const;

    /// @brief What is stored, per source from the newest date to the oldest.
    [[nodiscard]] Result<std::vector<StoredList>> lists() const;

    /// @brief What has changed from the list of one day to that of a later one, and who stands in the later
    /// one with two numbers.
    /// @param goesOn asked now and then; false ends it
    /// @return Error::UnknownListDate where one is not stored, or the days are not in order; Cancelled
    [[nodiscard]] Result<ListChanges> changes(ListSource source, engine::Date from, engine::Date to,
                                              const std::function<bool()>& goesOn = {}) const;

    /// @brief How many rows visitRows() will visit.
    [[nodiscard]] Result<std::int64_t> rowCount(ListSource source) const;

    /// @brief Visits every row of a source in one pass, in the order of the ids; about a million a second.
    /// @param visit returns false to stop early
    [[nodiscard]] Result<void> visitRows(ListSource source,
                                         const std::function<bool(const ListIndexRow&)>& visit) const;

    /// @brief A row with its newest values; nothing when there is no such row.
    [[nodiscard]] Result<std::optional<ListPerson>> person(ListRow row) const;

    /// @brief A row as it was in the newest list that is not younger than a day.
    ///
    /// When the row was not in that list, but another membership of the same person was, that one is given.
    /// @return nothing when there is no list of that age, or the person was not in it
    [[nodiscard]] Result<std::optional<ListPerson>> personAt(ListRow row, engine::Date day) const;

    /// @brief All memberships of the same person (by NU id or PKZ) that were in force on a day.
    [[nodiscard]] Result<std::vector<ListPerson>> membershipsAt(ListRow row, engine::Date day) const;

    /// @brief The newest list date of a source that is not younger than a day.
    [[nodiscard]] Result<std::optional<engine::Date>> listDateAt(ListSource source, engine::Date day) const;

    /// @brief Rows by VKZ and member number, in their newest values.
    [[nodiscard]] Result<std::vector<ListRow>> findMember(ListSource source, std::string_view club,
                                                          int memberNumber) const;

    /// @brief Rows by NU id or PKZ; a person has one for each membership.
    [[nodiscard]] Result<std::vector<ListRow>> findPersonId(ListSource source, std::string_view id) const;

    /// @brief Rows by FIDE id.
    [[nodiscard]] Result<std::vector<ListRow>> findFideId(ListSource source, int fideId) const;

    /// @brief All clubs, ordered by VKZ.
    [[nodiscard]] Result<std::vector<ListClub>> clubs(ListSource source) const;

    /// @brief A club by its VKZ; nothing when it is unknown.
    [[nodiscard]] Result<std::optional<ListClub>> club(std::string_view club) const;

    /// @brief All associations, ordered by their code.
    [[nodiscard]] Result<std::vector<ListAssociation>> associations(ListSource source) const;

private:
    explicit ListStore(QString folder);
    ListDatabase* database(ListSource source) const;

    QString m_folder;
    mutable std::array<std::unique_ptr<ListDatabase>, 3> m_databases;
};

} // namespace zahlmeister::app
