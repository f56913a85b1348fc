// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever an official evaluation holds: it is refused with a reason, or its rows can be compared with a
// tournament, every participant once, and every deviation has a cause.
#include <cmath>
#include <set>

#include "app/official/officialcomparison.h"
#include "app/rules/shippedrules.h"
#include "app/text/codepages.h"
#include "tests/fuzz/promises.h"
#include "tests/fuzz/targets.h"

using namespace zahlmeister;

namespace {

engine::Tournament smallTournament()
{
    engine::Tournament tournament;
    tournament.header.end = engine::Date::tryFrom(2026, 12, 12);
    for (int number = 1; number <= 4; ++number) {
        engine::Participant participant{.number = engine::ParticipantNumber(number)};
        participant.name = number == 1 ? "Müller, Hans" : "Player " + std::to_string(number);
        participant.member = true;
        participant.birthYear = 1980;
        if (number < 4) {
            participant.rating = engine::Rating(1500 + 100 * number);
            participant.index = number;
        }
        tournament.participants.push_back(participant);
    }
    for (int white = 1; white <= 4; ++white) {
        for (int black = white + 1; black <= 4; ++black) {
            tournament.games.push_back(
                {.id = engine::GameId(static_cast<std::int64_t>(tournament.games.size()) + 1),
                 .white = engine::ParticipantNumber(white),
                 .black = engine::ParticipantNumber(black),
                 .result = white == 1 ? engine::kWhiteWinsByForfeit : engine::kDrawn});
        }
    }
    return tournament;
}

} // namespace

void fuzz::fuzzOfficial(std::string_view bytes)
{
    const QByteArray data = copied(bytes);
    const auto official = app::readOfficialResult(data);
    if (!official.has_value()) {
        require(!official.error().empty());
        return;
    }
    require(!official->rows.empty());
    for (const app::OfficialRow& row : official->rows) {
        require(isUtf8(row.name) && isUtf8(row.personId));
        for (const auto& number : row.numbers)
            require(!number || (std::isfinite(number->value) && number->decimals >= 0));
    }
    static const engine::Tournament tournament = smallTournament();
    const auto comparison = app::compareWithOfficial(tournament, **app::shippedRules().find("dwz-2026"), {},
                                                     app::shippedRules(), *official);
    require(comparison.has_value());
    std::set<std::size_t> rows;
    for (const app::ComparedPlayer& player : comparison->players) {
        require(player.deviations.empty() || !player.causes.empty());
        require(!player.officialRow || rows.insert(*player.officialRow).second);
    }
    require(rows.size() == official->rows.size());
}
