// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "app/archive/levels.h"
#include "app/archive/origins.h"
#include "app/archive/seattrace.h"
#include "app/chronicle/passage.h"

namespace zahlmeister::app {

/// @brief A seat of a player, as far as his other tournaments ask for it.
struct OtherSeat {
    std::int64_t key;
    std::int64_t seat;
    bool isRemoved;                     ///< the tournament was
    const engine::RuleVersion* version; ///< of the tournament; null: none that is known
    SeatTrace trace;
};

/// @brief Where the seats of a player are known from: the database, or memory.
class SeatSource {
public:
    SeatSource() = default;
    SeatSource(const SeatSource&) = delete;
    SeatSource& operator=(const SeatSource&) = delete;
    virtual ~SeatSource() = default;

    /// @brief Those that may leave a player with a DWZ: all that do, and perhaps others.
    /// @param version on whose level it is
    /// @return in the order of the keys
    [[nodiscard]] virtual Result<std::vector<OtherSeat>>
    leavingWith(std::int64_t person, const TracedDwz& dwz, const engine::RuleVersion& version) = 0;

    /// @brief Those of tournaments that end on a day or once did, and perhaps others.
    [[nodiscard]] virtual Result<std::vector<OtherSeat>> endedOn(std::int64_t person, engine::Date day) = 0;
};

/// @brief Whether what a tournament leaves somebody with answers what another one asked.
/// @param version of the tournament, and `asking` of the one that asked: of the same family
[[nodiscard]] bool isAnswerTo(const SeatQuestions& questions, const engine::RuleVersion& asking,
                              const SeatTrace& trace, const engine::RuleVersion& version, engine::Date end,
                              Levels& levels);

/// @brief What an archive knows of the other tournaments of those who sit in one. What one of them leaves
/// somebody with as it is computed counts only where it is evaluated before, for else it would depend on the
/// tournament that asks; what it left him with as it was published counts everywhere.
class OtherSeats : public OtherTournaments {
public:
    /// @param key of the tournament that asks, by `version`
    /// @param persons by participant, 0: nobody is known
    OtherSeats(const Origins& origins, SeatSource& source, Levels& levels, std::int64_t key,
               const engine::RuleVersion& version, const std::vector<std::int64_t>& persons);

    /// @return one that counts says all that there is to be said, so that the others are left out
    [[nodiscard]] std::vector<Origin> leavingWith(std::size_t at, const Entry& entry) const override;
    [[nodiscard]] bool endedOn(std::size_t at, engine::Date day) const override;

    /// @brief What was asked so far about a participant; null: nothing.
    [[nodiscard]] const SeatQuestions* asked(std::size_t at) const;

    /// @brief What has to be read before anything that was answered is good.
    [[nodiscard]] const std::set<Origins::Seat>& missing() const { return m_missing; }

    /// @brief Why answers are missing; nothing: none are.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    [[nodiscard]] bool isOther(const OtherSeat& seat) const;
    Result<std::vector<Origin>> origins(std::size_t at, const TracedDwz& dwz) const;
    Result<bool> hasEndedOn(std::int64_t person, engine::Date day) const;

    const Origins& m_origins;
    SeatSource& m_source;
    Levels& m_levels;
    std::int64_t m_key;
    const engine::RuleVersion& m_version;
    const std::vector<std::int64_t>& m_persons;
    mutable std::map<std::size_t, SeatQuestions> m_asked;
    mutable std::set<Origins::Seat> m_missing;
    mutable std::optional<Error> m_error;
};

} // namespace zahlmeister::app
