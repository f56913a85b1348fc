// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/regulation.h"

/// What every player brings from tournament to tournament, written once more and as plainly as it goes: all
/// is computed from the beginning every time. It is told who is who.
namespace zahlmeister::tests {

/// @brief With what somebody enters or leaves (2.2.3, 3.7).
struct Brought {
    std::optional<int> rating = {};
    std::optional<int> index = {};
    bool isForeign = false; ///< a FIDE rating
    std::vector<engine::CarryOverGame> carryOver = {};

    bool operator==(const Brought&) const = default;
};

/// @brief A seat of a tournament.
using Seat = std::pair<int, int>; ///< tournament, number

/// @brief One carry-over game of a card.
struct KeptGame {
    engine::CarryOverGame game;
    std::optional<int> tournament = {}; ///< where it was played; nothing: before all of them
    std::optional<engine::Date> expires = {};
    std::optional<int> usedIn = {};
};

/// @brief One participation of a card.
struct CardLine {
    Seat seat;
    Brought entry;
    Brought exit;
    ByRegulation result;
};

/// @brief A person with everything that he played, in the order of evaluation.
struct Card {
    std::vector<CardLine> lines = {};
    std::vector<KeptGame> ledger = {};
};

/// @brief The tournaments and what was decided about their players.
class ReferenceChain {
public:
    /// @brief Adds a tournament, or puts another one in the place of one.
    /// @param played whose participants have what was typed or imported
    void put(int id, const engine::Tournament& played);
    [[nodiscard]] const engine::Tournament& played(int id) const { return m_all.at(id).played; }
    /// @brief Whether two of its participants are one person.
    [[nodiscard]] bool isAnybodyTwiceIn(const engine::Tournament& tournament, int id);
    void setRemoved(int id, bool isRemoved);
    [[nodiscard]] bool isRemoved(int id) const { return m_all.at(id).isRemoved; }

    /// @brief Settles where the entries of a tournament that has just come in are from, and the next ones of
    /// its players.
    void settle(int id);

    /// @brief Writes what is computed into the tournaments: they stand with it from now on.
    void commit();

    /// @brief Two persons are one, or the seats are those of somebody else.
    void merge(Seat one, Seat other);
    void part(const std::set<Seat>& seats);

    /// @brief Computes everything.
    /// @return by a seat of each person: the first one
    [[nodiscard]] std::map<Seat, Card> cards();

    /// @brief With what the players would come into a tournament.
    /// @return by person id, those who ever left one
    [[nodiscard]] std::map<std::string, Brought> into(const engine::Tournament& tournament, int id);

private:
    /// Where an entry came from: a seat of an earlier tournament, or nothing of ours.
    struct Origin {
        std::optional<Seat> chain = {};
        std::vector<bool> games = {}; ///< of its carry-over games, which are of the chain
    };
    struct One {
        engine::Tournament played;
        bool isRemoved = false;
        std::vector<Origin> origins = {};  ///< by participant
        std::vector<Brought> entries = {}; ///< of the last computation
        std::vector<ByRegulation> results = {};
        std::vector<bool> recorded = {};

        /// @name As it stands, and as it was entered, by participant.
        ///@{
        std::vector<Brought> stood = {};
        std::vector<ByRegulation> stands = {};
        std::vector<ByRegulation> asEntered = {};
        ///@}
    };
    struct Decision {
        bool isMerging;
        std::vector<Seat> seats;
    };
    /// What somebody has after the last tournament that recorded something for him.
    struct Standing {
        Brought has;
        engine::Date end;
    };

    void findPersons();
    [[nodiscard]] std::vector<int> order(bool withRemoved = false) const;
    void compute(std::optional<int> until = {});
    [[nodiscard]] std::optional<Seat> lastBefore(Seat seat) const;
    [[nodiscard]] bool leavesWith(Seat seat, const Brought& dwz, engine::Date day) const;
    void settleSeat(Seat seat, bool isNew);
    [[nodiscard]] Brought alongLinks(Seat seat) const;
    [[nodiscard]] Brought entryInto(const One& one, Seat seat, const engine::Participant& participant);

    std::map<int, One> m_all;
    std::vector<Decision> m_decisions;
    std::map<Seat, int> m_persons;
    std::map<int, std::vector<Seat>> m_seats; ///< by person, in the order of evaluation, removed or not
    std::map<int, Standing> m_standings;      ///< by person
};

/// @brief What a participant was typed with.
[[nodiscard]] Brought typed(const engine::Participant& participant);

} // namespace zahlmeister::tests
