// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "app/formats/tournamentformat.h"

namespace zahlmeister::app {

/// @brief Collects what a format cannot carry of a tournament; what is lost no times is no loss.
class LossList {
public:
    /// @param tournament must outlive the list
    explicit LossList(const engine::Tournament& tournament) : m_tournament(tournament) { }

    /// @brief Adds a loss that occurs so many times.
    /// @param why a word of ui/text; empty: none
    void add(ExportLossCode code, std::ptrdiff_t count, const std::string& why = {});

    /// @brief Adds the participants, or the games, of which this is lost.
    template <class Range, class Predicate>
    void addOf(ExportLossCode code, const Range& range, Predicate isLost)
    {
        add(code, std::ranges::count_if(range, isLost));
    }

    /// @brief Adds the byes that are lost.
    template <class Predicate>
    void addByes(Predicate isLost)
    {
        std::ptrdiff_t count = 0;
        for (const engine::Participant& person : m_tournament.participants)
            count += std::ranges::count_if(person.byes, isLost);
        add(ExportLossCode::Byes, count);
    }

    /// @brief Adds the games of earlier tournaments that participants carry over.
    void addCarryOver();

    /// @brief Adds the computers, who become players.
    void addComputers();

    /// @brief Adds what the referee decided, and what else only the program's own formats have.
    void addDecisions();

    /// @brief Adds that the participants are numbered anew.
    void addNumbers() { m_losses.push_back({ExportLossCode::Numbers}); }

    /// @brief Notes a value of the header that is lost.
    /// @param key of the exchange format
    void loseField(std::string_view key, bool isLost);

    /// @brief Adds the values of the header that were noted.
    void addHeader();

    /// @brief All of them, in the order in which they were added.
    [[nodiscard]] std::vector<ExportLoss> take() { return std::move(m_losses); }

private:
    const engine::Tournament& m_tournament;
    std::vector<std::string> m_fields;
    std::vector<ExportLoss> m_losses;
};

} // namespace zahlmeister::app
