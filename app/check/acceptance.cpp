// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/acceptance.h"

#include <algorithm>

namespace zahlmeister::app {

using namespace engine;

namespace {

std::string gameKey(const Game& game)
{
    return "game/" + (game.round ? std::to_string(*game.round) : std::string("-")) + '/' +
           std::to_string(game.white.value()) + '-' + std::to_string(game.black.value());
}

auto findAcceptance(const std::vector<Acceptance>& acceptances, std::string_view code,
                    const std::string& place)
{
    return std::ranges::find_if(
        acceptances, [&](const Acceptance& one) { return one.finding == code && one.place == place; });
}

} // namespace

std::string placeKey(const Finding& finding, const Tournament& tournament)
{
    const auto& games = tournament.games;
    if (finding.place.gameIndex && *finding.place.gameIndex < games.size()) {
        const Game& game = games[*finding.place.gameIndex];
        const auto end = games.begin() + static_cast<std::ptrdiff_t>(*finding.place.gameIndex);
        const auto before = std::count_if(games.begin(), end, [&](const Game& other) {
            return other.round == game.round && other.white == game.white && other.black == game.black;
        });
        return gameKey(game) + (before > 0 ? '#' + std::to_string(before + 1) : std::string());
    }
    if (finding.place.participant)
        return "participant/" + std::to_string(finding.place.participant->value());
    return {};
}

const Acceptance* acceptanceOf(const Finding& finding, const Tournament& tournament)
{
    const auto& acceptances = tournament.header.acceptances;
    const std::string_view code = findingCodeText(finding.code);
    // The key of a place goes through all games; most findings need none.
    if (!isAcceptable(finding) ||
        std::ranges::none_of(acceptances, [&](const Acceptance& one) { return one.finding == code; }))
        return nullptr;
    const auto found = findAcceptance(acceptances, code, placeKey(finding, tournament));
    return found == acceptances.end() ? nullptr : &*found;
}

bool isAcceptable(const Finding& finding)
{
    return finding.level == FindingLevel::Warning;
}

Result<EditGroup> acceptanceEdit(const Finding& finding, const Tournament& tournament,
                                 const std::string& reason)
{
    if (!isAcceptable(finding))
        return failure(ErrorCode::OutOfRange, {"tournament", "acceptances",
                                               std::string(findingLevelText(finding.level)), "warning"});
    TournamentHeader header = tournament.header;
    const std::string place = placeKey(finding, tournament);
    const auto found = findAcceptance(header.acceptances, findingCodeText(finding.code), place);
    const auto at = header.acceptances.begin() + (found - header.acceptances.cbegin());
    if (reason.empty()) {
        if (at != header.acceptances.end())
            header.acceptances.erase(at);
    } else if (at != header.acceptances.end()) {
        at->reason = reason;
    } else {
        header.acceptances.push_back({std::string(findingCodeText(finding.code)), place, reason});
    }
    return EditGroup{{EditKind::Acceptance, {}}, {PutHeader{std::move(header)}}};
}

} // namespace zahlmeister::app
