// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/tournament.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string_view>
#include <utility>

namespace zahlmeister::engine {

namespace {

using ResultText = std::pair<GameResult, std::string_view>;
constexpr std::array<ResultText, 12> kResults{{
    {kWhiteWins, "1-0"},
    {kBlackWins, "0-1"},
    {kDrawn, "1/2"},
    {kWhiteWinsByForfeit, "+/-"},
    {kBlackWinsByForfeit, "-/+"},
    {kBothForfeit, "-/-"},
    {kBothLose, "0-0"},
    {kDrawAndLoss, "1/2-0"},
    {kLossAndDraw, "0-1/2"},
    {kLossAndForfeit, "0/-"},
    {kForfeitAndLoss, "-/0"},
    {kNotPlayed, "*"},
}};

} // namespace

bool isAllowed(GameResult result)
{
    return std::ranges::find(kResults, result, &ResultText::first) != kResults.end();
}

std::string_view resultText(GameResult result)
{
    const auto found = std::ranges::find(kResults, result, &ResultText::first);
    assert(found != kResults.end());
    return found->second;
}

std::optional<GameResult> resultFromText(std::string_view text)
{
    const auto found = std::ranges::find(kResults, text, &ResultText::second);
    if (found == kResults.end())
        return std::nullopt;
    return found->first;
}

std::optional<std::size_t> Tournament::indexOf(ParticipantNumber number) const
{
    // Numbers are nearly always 1..n in order, so look there first.
    const auto guess = static_cast<std::size_t>(number.value() - 1);
    if (guess < participants.size() && participants[guess].number == number)
        return guess;
    // They usually ascend, if with gaps. In another order this finds nobody, or the right one.
    const auto near = std::ranges::lower_bound(participants, number, {}, &Participant::number);
    if (near != participants.end() && near->number == number)
        return static_cast<std::size_t>(near - participants.begin());
    const auto found = std::ranges::find(participants, number, &Participant::number);
    if (found == participants.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - participants.begin());
}

Game withColoursExchanged(Game game)
{
    std::swap(game.white, game.black);
    std::swap(game.whiteTeam, game.blackTeam);
    game.result = game.result.mirrored();
    if (game.awarded)
        game.awarded = game.awarded->mirrored();
    return game;
}

std::optional<int> birthYearOf(const Participant& participant)
{
    if (participant.birthDate)
        return participant.birthDate->year();
    return participant.birthYear;
}

bool isLevel(std::string_view level)
{
    // RULE: WO2026 6.3
    constexpr std::string_view kAssociations = "123456789ABCDEFGHKLM";
    const auto isDigitOrLetter = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z'); };
    if (level.size() != 3 || !std::ranges::all_of(level, isDigitOrLetter))
        return false;
    return level == "000" || level == "001" || kAssociations.find(level.front()) != std::string_view::npos;
}

} // namespace zahlmeister::engine
