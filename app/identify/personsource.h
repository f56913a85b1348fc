// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/identify/personmatch.h"
#include "app/identify/personsearch.h"
#include "app/lists/personkey.h"
#include "engine/base/result.h"
#include "engine/model/tournament.h"

/// What identification asks of a source of persons.
namespace zahlmeister::app {

/// @brief The list of members that is in force at a day.
struct MemberList {
    std::optional<engine::Date> date = {}; ///< nothing: there is none
    bool isTooYoung = false;               ///< there are lists, but all of them are younger

    bool operator==(const MemberList&) const = default;
};

/// @brief When and by which rules a tournament is played whose players are looked for; without days
/// everything is as it is now.
struct TournamentDays {
    std::optional<engine::Date> start = {};
    std::optional<engine::Date> end = {};
    std::string rules = {}; ///< id of the version by which it is evaluated; empty: not known

    bool operator==(const TournamentDays&) const = default;
};

/// @brief Where persons are looked for: the federations' lists, the persons of a work file, an archive.
///
/// Names persons in indexes and gives the rows behind them. Immutable, but that rows may come later: see
/// missed().
class PersonSource {
public:
    /// @brief What indexes are for. Who is found by typing need not be proposed unasked.
    enum class Purpose { Search, Match };

    virtual ~PersonSource() = default;

    /// @brief The source as another thread must ask it; nullptr: this one serves every thread.
    [[nodiscard]] virtual std::shared_ptr<const PersonSource> forThread() const { return nullptr; }

    /// @brief Puts the source's indexes on their shelves.
    virtual void addTo(NameShelves& shelves, Purpose purpose) const = 0;

    /// @brief A row as it was for a tournament, else its last known values. A list is that of the
    /// tournament's end, an archive as it stood before the first day.
    /// @return nothing when the source has no such row any more, or not yet
    [[nodiscard]] virtual std::optional<KnownRow> row(PersonRef ref, const TournamentDays& days) const = 0;

    /// @brief How many rows it could not give so far because they are on their way from elsewhere: a caller
    /// that missed one is notified when they arrive, and asks again.
    [[nodiscard]] virtual std::size_t missed() const { return 0; }

    /// @brief The rows that a person has here, by any of the key's values.
    [[nodiscard]] virtual std::vector<PersonRef> find(const PersonKey& /*key*/) const { return {}; }

    /// @brief Name of a club by its VKZ, UTF-8; empty when it is unknown.
    [[nodiscard]] virtual std::string clubName(const std::string& /*club*/) const { return {}; }

    /// @brief The list of members by which a tournament's persons are identified.
    [[nodiscard]] virtual MemberList membersAt(engine::Date /*day*/) const { return {}; }
};

/// @brief The places where persons are looked for, in the order in which they are asked.
using PersonSources = std::vector<std::shared_ptr<const PersonSource>>;

/// @brief What earlier tournaments recorded of persons: a chronicle.
class PersonRecords {
public:
    virtual ~PersonRecords() = default;

    /// @brief Everybody who is recorded, as it stands now.
    /// @return Error::StorageFailure, DamagedWorkFile
    [[nodiscard]] virtual Result<PersonSources> persons() = 0;

    /// @brief Gives participants without a rating the carry-over games that earlier tournaments left them, if
    /// they have none. Who cannot be looked up stays as he is.
    /// @param tournament the participants' own
    /// @param end of it; without one nothing is before it
    /// @source document 000, 3.4.2
    virtual void addCarryOver(std::span<engine::Participant> participants, engine::TournamentId tournament,
                              std::optional<engine::Date> end) = 0;
};

} // namespace zahlmeister::app
