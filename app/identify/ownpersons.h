// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/identify/nameindex.h"
#include "app/identify/personmatch.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

class WorkFile;

/// @brief A person whom the work file knows.
struct OwnPerson {
    ListPerson values;     ///< its row means nothing
    bool isPlayer = false; ///< one of the referee's own players; else from an earlier tournament
};

/// @brief The persons of a work file, indexed for search and matching: own players, and who took part in a
/// tournament. Immutable; may be read by several threads.
class OwnPersons {
public:
    explicit OwnPersons(std::vector<OwnPerson> persons);

    /// @brief Reads a work file: its own players, then everybody else who took part in a tournament that is
    /// not removed, the latest values of each. Text-only participants and computers are left out (document
    /// 000, 3.4.3).
    /// @return Error::StorageFailure, DamagedWorkFile
    [[nodiscard]] static Result<std::shared_ptr<const OwnPersons>> read(WorkFile& file);

    /// @brief Index of all persons; PersonRef::id is the position in the list given. nullptr for nobody.
    [[nodiscard]] const std::shared_ptr<const NameIndex>& everybody() const { return m_everybody; }

    /// @brief Index of the own players alone, for matching: who took part once is not vouched for.
    [[nodiscard]] const std::shared_ptr<const NameIndex>& players() const { return m_players; }

    /// @return nothing when there is no such person
    [[nodiscard]] std::optional<KnownRow> row(std::int64_t id) const;

    /// @brief Whether a person is one of the own players.
    [[nodiscard]] bool isPlayer(std::int64_t id) const;

private:
    [[nodiscard]] std::shared_ptr<const NameIndex> build(bool playersOnly) const;

    std::vector<OwnPerson> m_persons;
    std::shared_ptr<const NameIndex> m_everybody;
    std::shared_ptr<const NameIndex> m_players;
};

} // namespace zahlmeister::app
