// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "app/archive/archivedatabase.h"
#include "app/archive/chainstep.h"
#include "app/archive/otherseats.h"

namespace zahlmeister::app {

/// @brief All seats of an archive in memory, for a complete run: 24 bytes each. At first they are what the
/// database says, which may be wrong; every seat that is computed takes the place of that, and whoever was
/// answered otherwise before is told. Several threads can ask and keep at once, each about others.
class KnownSeats : public SeatSource {
public:
    explicit KnownSeats(Levels& levels) : m_levels(levels) { }

    /// @brief Reads the seats of all tournaments, and their participations.
    /// @return the keys of the tournaments in their order; Error::DamagedContent
    [[nodiscard]] Result<std::vector<std::int64_t>> read(ArchiveDatabase& database);

    /// @brief Rows that no tournament has: person, key and seat.
    using Place = std::tuple<std::int64_t, std::int64_t, std::int64_t>;
    [[nodiscard]] const std::vector<Place>& strays() const { return m_strays; }

    /// @brief How many seats there are.
    [[nodiscard]] std::size_t count() const { return m_seats.size(); }

    /// @brief Where a person stands behind what was computed so far; nullptr: nobody knows him.
    [[nodiscard]] const KeptStanding* standing(std::int64_t person) const;

    /// @brief Takes over what a seat came to, and with SeatStep::behind where its person stands then.
    /// @param toldAgain keys of tournaments that were answered otherwise than they would be now
    /// @return whether the database has another row
    /// @pre asked in the order of the keys
    [[nodiscard]] bool keep(std::int64_t person, const ArchivedTournament& tournament, std::size_t at,
                            SeatStep& step, std::set<std::int64_t>& toldAgain);

    [[nodiscard]] Result<std::vector<OtherSeat>> leavingWith(std::int64_t person, const TracedDwz& dwz,
                                                             const engine::RuleVersion& version) override;
    [[nodiscard]] Result<std::vector<OtherSeat>> endedOn(std::int64_t person, engine::Date day) override;

private:
    static constexpr std::uint64_t kNoRating = (1 << 13) - 1;
    static constexpr std::uint64_t kNoIndex = (1 << 11) - 1;
    static constexpr std::uint64_t kSeats = (1 << 17) - 1;
    static constexpr std::uint64_t kHash = (std::uint64_t{1} << 47) - 1;

    /// The one DWZ that a tournament leaves somebody with, most often.
    struct Dwz {
        std::uint64_t rating = kNoRating;
        std::uint64_t index = kNoIndex;
    };

    struct Seat {
        std::int64_t key = 0;
        std::uint64_t row : 47 = 0;  ///< hash of that of the database; 0: it has none
        std::uint64_t seat : 17 = 0; ///< unpackedSeats() has fewer
        std::uint64_t publishedRating : 13 = kNoRating;
        std::uint64_t publishedIndex : 11 = kNoIndex;
        std::uint64_t computedRating : 13 = kNoRating;
        std::uint64_t computedIndex : 11 = kNoIndex;
        std::uint64_t version : 8 = 0; ///< behind that in the catalogue; 0: none
        std::uint64_t isRemoved : 1 = 0;
        std::uint64_t isRecorded : 1 = 0;
        std::uint64_t hasMore : 1 = 0; ///< the trace does not fit in here

        [[nodiscard]] Dwz published() const { return {publishedRating, publishedIndex}; }
        [[nodiscard]] Dwz computed() const { return {computedRating, computedIndex}; }
    };

    static_assert(sizeof(Seat) == 24);

    struct Question {
        std::int64_t key;   ///< of the tournament that asked
        std::int32_t value; ///< rating, or a day since 1900
        std::int32_t index; ///< or one of the following
    };
    static constexpr std::int32_t kWithoutIndex = -1;
    static constexpr std::int32_t kIsDay = -2;

    struct Person {
        std::size_t first = 0;
        std::size_t end = 0;
        std::size_t next = 0; ///< of those that are not computed yet
        std::vector<Question> questions = {};
        KeptStanding standing = {};
    };

    [[nodiscard]] std::span<const Seat> seatsOf(std::int64_t person) const;
    [[nodiscard]] SeatTrace traceOf(std::int64_t person, const Seat& seat) const;
    [[nodiscard]] static std::optional<int> indexOf(const Dwz& dwz);
    [[nodiscard]] static Place placeOf(std::int64_t person, const Seat& seat);
    [[nodiscard]] static bool fits(const std::vector<TracedDwz>& all);
    [[nodiscard]] static std::uint64_t hashIn(const ParticipationRow& row);
    void setTrace(std::int64_t person, Seat& seat, const SeatTrace& trace);
    [[nodiscard]] std::uint8_t numberOf(const engine::RuleVersion* version) const;
    [[nodiscard]] OtherSeat other(std::int64_t person, const Seat& seat) const;
    [[nodiscard]] bool isThat(const Dwz& one, const Seat& seat, const TracedDwz& dwz,
                              const engine::RuleVersion& version);
    Result<void> readRows(ArchiveDatabase& database);
    void tell(const Person& person, const OtherSeat& seat, std::set<std::int64_t>& toldAgain);

    Levels& m_levels;
    std::vector<Seat> m_seats; ///< person after person, each in the order of the keys
    std::unordered_map<std::int64_t, Person> m_persons;
    mutable std::mutex m_guard; ///< of the following, which is no person's alone
    std::map<Place, SeatTrace> m_more;
    std::vector<Place> m_strays;
};

} // namespace zahlmeister::app
