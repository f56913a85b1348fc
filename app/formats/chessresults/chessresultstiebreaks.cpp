// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

#include "app/formats/chessresults/chessresultsxml.h"

namespace zahlmeister::app {

namespace {

constexpr std::array kNumbers{
    std::pair(11, engine::TieBreakCode::DirectEncounter), std::pair(37, engine::TieBreakCode::Buchholz),
    std::pair(52, engine::TieBreakCode::SonnebornBerger), std::pair(68, engine::TieBreakCode::GamesWon)};

} // namespace

int chessResultsNumber(const engine::TieBreak& tieBreak)
{
    const auto known = std::ranges::find_if(
        kNumbers, [&](const auto& one) { return tieBreak == engine::TieBreak{.code = one.second}; });
    return known == kNumbers.end() ? 0 : known->first;
}

std::optional<engine::TieBreak> chessResultsTieBreak(int number)
{
    const auto known = std::ranges::find_if(kNumbers, [&](const auto& one) { return one.first == number; });
    return known == kNumbers.end() ? std::nullopt : std::optional(engine::TieBreak{.code = known->second});
}

} // namespace zahlmeister::app
