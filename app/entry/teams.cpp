// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entry/teams.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "app/names/namefold.h"

namespace zahlmeister::app {

namespace {

using engine::Participant;
using engine::Tournament;

constexpr int kMostBoards = 8; // of a match of which nothing is known yet

/// Whether every word that was typed begins a word of the name.
bool isNamed(const Participant& participant, const std::vector<std::string_view>& typed)
{
    const std::string folded = spelled(participant.name, NameSpelling::Search);
    const auto words = wordsOf(folded);
    return std::ranges::all_of(typed, [&](std::string_view beginning) {
        return std::ranges::any_of(words, [&](std::string_view word) { return word.starts_with(beginning); });
    });
}

} // namespace

bool playsInTeams(const Tournament& tournament)
{
    return tournament.header.kind == engine::TournamentKind::Team ||
           tournament.header.mode == engine::TournamentMode::Scheveningen ||
           std::ranges::any_of(tournament.participants, [](const Participant& participant) {
               return !participant.team.empty() || participant.board;
           });
}

std::vector<NamedPlayer> playersNamed(const Tournament& tournament, const std::string& team,
                                      const QString& text, std::optional<engine::Date> day)
{
    const std::string folded = spelled(text.toStdString(), NameSpelling::Search);
    const auto typed = wordsOf(folded);
    if (typed.empty())
        return {};
    const auto list = engine::teamList(tournament, team, day);
    const engine::Team* known = engine::teamNamed(tournament.header, team);
    std::vector<NamedPlayer> found;
    for (const Participant& participant : tournament.participants) {
        if (!isNamed(participant, typed))
            continue;
        const auto place = std::ranges::find(list, participant.number, &engine::TeamPlayer::number);
        const bool isOfClub = participant.team == team ||
                              (known != nullptr && !known->club.empty() && participant.club == known->club);
        found.push_back({participant.number, place != list.end() ? Nearness::LineUp
                                             : isOfClub          ? Nearness::Club
                                                                 : Nearness::Tournament});
    }
    std::ranges::stable_sort(found, {}, &NamedPlayer::nearness);
    return found;
}

int usualBoards(const Tournament& tournament)
{
    if (tournament.header.boards)
        return *tournament.header.boards;
    std::map<std::size_t, int> counts;
    for (const engine::TeamMatch& match : engine::teamMatches(tournament))
        ++counts[match.boards.size()];
    if (!counts.empty())
        return static_cast<int>(
            std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; })->first);
    int boards = kMostBoards;
    for (const std::string& team : engine::teamNames(tournament))
        boards = std::min(boards, static_cast<int>(engine::teamList(tournament, team).size()));
    return std::max(1, boards);
}

} // namespace zahlmeister::app
