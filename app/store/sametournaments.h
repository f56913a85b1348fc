// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/store/workfile.h"
#include "engine/base/result.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief Finds which tournament of a work file an imported one is. Of every tournament it keeps by what its
/// people may be known, so that only those with enough of them in common are read again: many files can come
/// in one after the other.
class SameTournaments {
public:
    /// @param file must outlive this, and gets no other tournaments than those passed to put()
    explicit SameTournaments(const WorkFile& file) : m_file(file) { }

    /// @brief The tournament, not in the waste basket, that an imported one is: by the federation's number,
    /// else the likest of those that are like enough.
    /// @source document 000, 6.1.2: name, dates and participants say which tournament it is
    /// @return Error::DamagedWorkFile, StorageFailure
    [[nodiscard]] Result<std::optional<engine::TournamentId>> find(const engine::Tournament& imported);

    /// @brief Tells what came in, or what was replaced.
    void put(engine::TournamentId id, const engine::Tournament& tournament);

private:
    using Keys = std::vector<std::uint64_t>; ///< ascending
    struct Known {
        engine::TournamentId id;
        std::optional<engine::Date> end;
        std::size_t participants;
        std::optional<Keys> keys; ///< nothing: it was not read yet
    };

    [[nodiscard]] static Keys keysOf(const engine::Participant& participant);
    [[nodiscard]] static Keys keysOf(const engine::Tournament& tournament);
    [[nodiscard]] Result<bool> mayBe(const engine::Tournament& imported, Known& known) const;
    Result<void> read();

    const WorkFile& m_file;
    bool m_isRead = false;
    std::vector<Known> m_known;
};

} // namespace zahlmeister::app
