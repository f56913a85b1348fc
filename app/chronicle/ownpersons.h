// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/chronicle/chronicle.h"
#include "app/identify/personsource.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

class WorkFile;

/// @brief What a participant tells of the person, as lists have it: name, club, member number, ids, sex and
/// year of birth.
[[nodiscard]] ListPerson listPersonOf(const engine::Participant& participant);

/// @brief A person whom the work file knows.
struct OwnPerson {
    ListPerson values;     ///< its row means nothing
    bool isPlayer = false; ///< one of the referee's own players; else from an earlier tournament
    std::optional<LastPlayed> lastPlayed = {}; ///< of the chronicle

    /// @brief Whether he is proposed unasked: who only took part once under some name is not vouched for.
    [[nodiscard]] bool isVouchedFor() const;
};

/// @brief The persons of a work file, indexed for search and matching: own players, and who took part in a
/// tournament. Immutable; may be read by several threads.
class OwnPersons : public PersonSource {
public:
    explicit OwnPersons(std::vector<OwnPerson> persons);

    /// @brief Reads a work file: its own players, then the persons of its chronicle with their ratings and
    /// last tournaments, then everybody else who took part in a tournament that is not removed (what has no
    /// end is not in the chronicle), the latest values of each. Text-only participants and computers are left
    /// out (document 000, 3.4.3).
    /// @param chronicle of the file; may be older than its last edits
    /// @param open the tournament whose participants are looked for: it is no evidence for itself
    /// @return Error::StorageFailure, DamagedWorkFile
    [[nodiscard]] static Result<std::shared_ptr<const OwnPersons>>
    read(WorkFile& file, const Chronicle& chronicle = {}, std::optional<engine::TournamentId> open = {});

    /// @brief Everybody to be searched; to be matched who is vouched for.
    void addTo(NameShelves& shelves, Purpose purpose) const override;

    /// @param ref its id is the position in the list given
    [[nodiscard]] std::optional<KnownRow> row(PersonRef ref, const TournamentDays& days) const override;

private:
    [[nodiscard]] std::shared_ptr<const NameIndex> build(bool vouchedForOnly) const;

    std::vector<OwnPerson> m_persons;
    std::shared_ptr<const NameIndex> m_everybody;
    std::shared_ptr<const NameIndex> m_players;
};

} // namespace zahlmeister::app
