// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/standings/playedrounds.h"
#include "engine/standings/tiebreakvalues.h"

/// The final table: who stands where, and what decided it.
namespace zahlmeister::engine {

/// @brief One line of a final table.
struct FinalPlace {
    std::size_t entrant = 0;         ///< position among PlayedRounds::entrants()
    int rank = 1;                    ///< shared by those whom nothing parts
    std::vector<double> values = {}; ///< by criterion; not a number: there is none
    /// What he is above the next line by, as position among the criteria: their number where it was a lot;
    /// nothing where both share the place, and in the last line.
    std::optional<std::size_t> decidedBy = {};
};

/// @brief What a table is ordered by.
struct TableOptions {
    std::vector<TieBreak> tieBreaks = {};        ///< after the points, in this order
    std::optional<TieBreakEdition> edition = {}; ///< nothing: that of the first day
    std::optional<int> round = {};               ///< the last one that counts; nothing: all
    /// Of players: drawn among those who stay tied; 1 is the best. Numbers, since namesakes draw for
    /// themselves.
    std::map<ParticipantNumber, int> lots = {};
};

/// @brief The lots of a tournament's participants.
[[nodiscard]] std::map<ParticipantNumber, int> lotsOf(const Tournament& tournament);

/// @brief The usual lists for a tournament, those for its way of pairing first; of others than it is, of
/// players or teams, none.
[[nodiscard]] std::vector<TieBreakPreset> offeredPresets(const Tournament& tournament);

/// @brief What tournaments of this kind usually have, for one that has no list of its own: the first one that
/// is offered.
[[nodiscard]] std::vector<TieBreak> usualTieBreaks(const Tournament& tournament);

/// @brief What the table of a tournament is ordered by: its own list, edition and lots, else the usual list.
/// A list that cannot be read counts as none.
[[nodiscard]] TableOptions tableOptionsOf(const Tournament& tournament);

/// @brief The final table of a tournament.
class FinalTable {
public:
    FinalTable(const Tournament& tournament, const TableOptions& options);

    /// @brief The points, then the tie-breaks.
    [[nodiscard]] const std::vector<TieBreak>& criteria() const { return m_criteria; }
    /// @brief By rank; those who share one in the order of their numbers.
    [[nodiscard]] const std::vector<FinalPlace>& places() const { return m_places; }
    [[nodiscard]] const PlayedRounds& played() const { return m_played; }
    [[nodiscard]] TieBreakEdition edition() const { return m_edition; }

    /// @brief How the value of a criterion came about.
    /// @param place position in places()
    [[nodiscard]] TieBreakTrace explain(std::size_t criterion, std::size_t place) const;

private:
    /// Everybody by what was looked at so far, and where those begin who are still tied with each other.
    struct Order {
        std::vector<std::size_t> entrants;
        std::vector<std::size_t> first; ///< positions in `entrants`, and one past the last

        [[nodiscard]] std::vector<std::size_t> group(std::size_t at) const
        {
            const auto begin = entrants.begin();
            return {begin + static_cast<std::ptrdiff_t>(first[at]),
                    begin + static_cast<std::ptrdiff_t>(first[at + 1])};
        }
    };

    [[nodiscard]] TieBreak applied(std::size_t criterion) const;
    void order(const std::map<ParticipantNumber, int>& lots);
    void splitBy(std::size_t criterion, Order& order);
    void setPlaces(const Order& order);

    PlayedRounds m_played;
    TieBreakEdition m_edition;
    std::vector<TieBreak> m_criteria;
    std::vector<FinalPlace> m_places;
    std::vector<std::vector<double>> m_values; ///< by criterion and entrant
    std::map<std::size_t, Order> m_tied;       ///< who was tied when one was applied that asks for it
    std::vector<std::optional<std::size_t>>
        m_decided; ///< by entrant: what decided between him and the next group
};

} // namespace zahlmeister::engine
