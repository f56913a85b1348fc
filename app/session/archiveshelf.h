// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>

#include "app/archive/reading/archivedpersons.h"
#include "app/identify/nameindex.h"
#include "app/identify/personsource.h"

namespace zahlmeister::app {

/// @brief What is in memory of the persons of an archive: everybody's names, and what is known of those who
/// could be meant in one tournament.
///
/// Threads that identify look into it and never wait: a row that is not there is noted as wanted, and whoever
/// asks the archive puts it in later. So nobody waits for a server, or for a lock that somebody holds while
/// he asks one. Any thread may use it.
class ArchiveShelf : public std::enable_shared_from_this<ArchiveShelf> {
public:
    /// @param index nullptr: there is nobody
    /// @param clubs names by VKZ
    /// @param wanted called on any thread for the first row that is wanted since take(); must not ask the
    /// shelf
    ArchiveShelf(std::shared_ptr<const NameIndex> index, std::map<std::string, std::string> clubs,
                 std::function<void()> wanted);

    /// @brief The persons as a source, for the identification of one tournament.
    /// @param without as ArchivedRequest::without
    [[nodiscard]] std::shared_ptr<const PersonSource> source(const QString& without);

    /// @brief The same names without any rows, after the rows changed.
    /// @param wanted as above
    [[nodiscard]] std::shared_ptr<ArchiveShelf> renewed(std::function<void()> wanted) const;

    /// @brief Takes some of the wanted rows, to be asked for.
    /// @param most no more than so many
    [[nodiscard]] ArchivedRequest take(std::size_t most);

    /// @brief Stores the answer; persons missing from it are known to be absent.
    void put(const ArchivedRequest& asked, ArchivedRows rows);

    /// @brief There is no answer: persons who are looked up again are asked for again.
    void giveUp();

    /// @brief Empties it: there is no archive any more. Nothing is reported from now on.
    void close();

private:
    class Source;
    [[nodiscard]] std::shared_ptr<const NameIndex> index() const;
    [[nodiscard]] std::string clubName(const std::string& club) const;

    /// @return nothing when it is not there; `isMissed` then says whether it is on its way
    [[nodiscard]] std::optional<KnownRow> row(std::int64_t person, const ArchivedRequest& request,
                                              bool& isMissed);

    mutable std::mutex m_mutex;
    std::shared_ptr<const NameIndex> m_index;
    std::map<std::string, std::string> m_clubs;
    std::function<void()> m_tell;
    ArchivedRequest m_for; ///< whose rows these are, without persons
    std::map<std::int64_t, std::optional<KnownRow>> m_rows;
    std::set<std::int64_t> m_wanted;
    std::set<std::int64_t> m_asked; ///< taken, and not put in yet
    bool m_isTold = false;
};

} // namespace zahlmeister::app
