// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "app/lists/listchanges.h"
#include "app/lists/listdatabase.h"
#include "app/lists/listkeys.h"
#include "app/lists/listrow.h"
#include "app/lists/listversions.h"

namespace zahlmeister::app {

/// @brief Brings one list into the store, in one transaction: unless finish() succeeds, nothing changes.
///
/// A list may be younger than all stored ones (the usual case, which writes only what has changed), of the
/// same day as one (then it takes its place), or older.
class ListWriter {
public:
    /// @brief Opens the store for writing and learns what it holds.
    /// @param folder is made when it does not exist
    [[nodiscard]] static Result<std::unique_ptr<ListWriter>> begin(const QString& folder, ListSource source,
                                                                   engine::Date date);
    ~ListWriter();
    ListWriter(const ListWriter&) = delete;
    ListWriter& operator=(const ListWriter&) = delete;

    /// @brief Takes a row.
    /// @param missing ListRowReader::missingFields()
    /// @return the line that has brought the same key before, and whose row stays; 0 when it is the first
    Result<std::int64_t> add(const ListPerson& person, std::uint32_t missing, std::int64_t line);

    /// @brief Notes that a row is in the list, although it was refused: it is not gone.
    void keep(const ListPerson& person);

    /// @brief Takes a club's name, unless a younger list has brought it already.
    Result<void> add(const ListClub& club);
    Result<void> add(const ListAssociation& association);

    /// @brief How many rows the newest list has that is stored; 0: none is.
    [[nodiscard]] Result<std::int64_t> rowsOfNewestList();

    /// @brief What finish() stores about the list.
    struct Origin {
        bool complete = true; ///< who is not in the list has left
        std::string format = {};
        std::string file = {};
        std::string importedAt = {}; ///< ISO date and time, UTC
    };

    /// @brief Finds who has left, and commits.
    /// @param keep as that of importList()
    Result<void> finish(const Origin& origin, const ListKeepFunction& keep = {});

    [[nodiscard]] const ListChanges& changes() const { return m_changes; }

    /// @brief Rows of former lists that stay although this list does not have them, because it holds only a
    /// part of what was known: another state, fewer than half of the members.
    [[nodiscard]] std::int64_t keptRows() const { return m_keptRows; }

private:
    static constexpr std::size_t kGroups = 37; ///< state associations by the first character of the VKZ, FIDE

    ListWriter(std::unique_ptr<ListDatabase> database, ListSource source, engine::Date date);
    Result<void> learn();
    Result<void> learnDates();
    Result<void> learnRows();
    Result<void> learnStoredFields(std::uint32_t missing);
    [[nodiscard]] KnownListRow* knownRow(std::int64_t key);
    Result<void> inherit(const KnownListRow& known, std::uint32_t missing);
    Result<void> addKnown(KnownListRow& known);
    Result<void> addNew(std::int64_t key);
    Result<void> setVersion(const KnownListRow& known, const std::optional<ListPerson>& values);
    Result<void> replaceNewest(const KnownListRow& known, const ListPerson& before);
    Result<void> endRows(bool complete);
    Result<void> endRow(const KnownListRow& known);
    Result<void> writeList(const Origin& origin);

    std::unique_ptr<ListDatabase> m_database;
    std::optional<Transaction> m_transaction;
    std::optional<Statement> m_insertion; ///< of a new row
    ListSource m_source;
    engine::Date m_date;
    std::optional<engine::Date> m_next; ///< date of the next younger list
    std::vector<KnownListRow> m_known;  ///< the stored rows by key
    NewListKeys m_newKeys;
    std::array<std::int64_t, kGroups> m_knownPerGroup{};
    std::array<std::int64_t, kGroups> m_seenPerGroup{}; ///< of those known
    std::array<bool, kGroups> m_groupOccurs{};
    std::uint32_t m_storedFields = 0;   ///< bits of fields that some stored row has
    std::uint32_t m_checkedFields = 0;  ///< bits for which m_storedFields is known
    ListPerson m_row;                   ///< the row being added
    std::optional<ListPerson> m_before; ///< what is stored for it, when that was read
    ListChanges m_changes;
    std::vector<ListPerson> m_added; ///< for transfers
    std::vector<ListPerson> m_gone;
    DoubleNumbers m_doubles;
    std::vector<std::int64_t> m_kept; ///< keys of refused rows
    std::int64_t m_rows = 0;
    std::int64_t m_ratedRows = 0;
    std::int64_t m_keptRows = 0;
};

/// @brief Removes the list of a day. Others keep what they hold; with the last one the source is empty.
/// @return Error::UnknownListDate, StorageFailure and the like
Result<void> removeList(const QString& folder, ListSource source, engine::Date date);

} // namespace zahlmeister::app
