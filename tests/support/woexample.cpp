// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/woexample.h"

namespace zahlmeister::tests {

using namespace engine;

namespace {

Participant rated(int number, const char* name, const char* club, int birthYear, int rating, int index)
{
    Participant participant{.number = ParticipantNumber(number), .name = name, .club = club};
    participant.member = !participant.club.empty();
    participant.birthYear = birthYear;
    participant.rating = Rating(rating);
    participant.index = index;
    return participant;
}

struct Carried {
    int rating;
    Score score;
};

Participant unrated(int number, const char* name, const char* club,
                    const std::vector<Carried>& carryOver = {})
{
    Participant participant{.number = ParticipantNumber(number), .name = name, .club = club};
    participant.member = !participant.club.empty();
    for (const Carried& game : carryOver)
        participant.carryOver.push_back({Rating(game.rating), game.score, Date::tryFrom(2026, 7, 1)});
    return participant;
}

Game game(int white, int black, GameResult result, std::optional<int> round = {})
{
    return {.round = round,
            .white = ParticipantNumber(white),
            .black = ParticipantNumber(black),
            .result = result};
}

} // namespace

// NOLINTNEXTLINE(readability-function-size): a table of games
Tournament woExample()
{
    Tournament tournament;
    tournament.header.name = "WO-Beispielturnier";
    tournament.header.externalId = "12345678";
    tournament.header.start = Date::tryFrom(2026, 8, 10);
    tournament.header.end = Date::tryFrom(2026, 12, 12);
    tournament.header.level = "000";
    tournament.header.system = "dwz-2026";
    tournament.header.evaluator = "D.-W. Z.";
    tournament.participants = {
        rated(1, "A", "aaaaa", 1986, 2220, 31),
        rated(2, "B", "bbbbb", 2004, 2100, 55),
        rated(3, "C", "ccccc", 1971, 2000, 25),
        rated(4, "D", "ddddd", 2010, 1950, 15),
        rated(5, "E", "", 2006, 1800, 6),
        rated(6, "F", "fffff", 1983, 1700, 8),
        rated(7, "G", "ggggg", 2002, 1640, 3),
        rated(8, "H", "hhhhh", 1960, 1300, 77),
        unrated(9, "J", "jjjjj", {{1500, kLoss}}),
        unrated(10, "K", "kkkkk", {{1300, kDraw}, {1250, kLoss}, {1400, kLoss}, {1300, kLoss}}),
        unrated(11, "L", "lllll", {{1400, kWin}}),
        unrated(12, "M", "mmmmm", {{1300, kWin}, {1500, kLoss}, {1600, kLoss}, {1300, kDraw}}),
        unrated(13, "N", ""),
        unrated(14, "P", "ppppp", {{1600, kLoss}, {1400, kWin}}),
        unrated(15, "Q", "qqqqq"),
        unrated(16, "R", "rrrrr"),
    };
    tournament.participants[4].ratingSource = RatingSource::Fide;
    tournament.games = {
        game(1, 2, kWhiteWins),
        game(1, 3, kWhiteWins),
        game(1, 4, kWhiteWins),
        game(1, 5, kWhiteWins),
        game(1, 6, kWhiteWins),
        game(1, 7, kWhiteWins),
        game(1, 9, kWhiteWins),
        game(2, 5, kDrawn),
        game(2, 7, kWhiteWins),
        game(2, 10, kWhiteWins),
        game(2, 11, kBlackWins),
        game(3, 4, kBlackWins),
        game(3, 11, kBlackWins),
        game(3, 13, kWhiteWins),
        game(4, 5, kWhiteWins),
        game(4, 7, kDrawn),
        game(4, 8, kWhiteWins, 1),
        game(4, 9, kWhiteWins),
        game(4, 11, kBlackWins),
        game(5, 6, kBlackWins),
        game(5, 7, kBlackWins),
        game(5, 8, kWhiteWins, 9),
        game(5, 9, kDrawn),
        game(5, 11, kBlackWins),
        game(5, 13, kWhiteWins),
        game(6, 7, kBlackWins),
        game(6, 8, kWhiteWins, 3),
        game(6, 10, kDrawn),
        game(6, 11, kBlackWins),
        game(6, 13, kDrawn),
        game(7, 9, kWhiteWins),
        game(7, 14, kWhiteWins),
        game(7, 15, kWhiteWins),
        game(8, 9, kBlackWins, 7),
        game(8, 10, kDrawn, 6),
        game(8, 13, kDrawn, 4),
        game(8, 15, kWhiteWins, 10),
        game(9, 12, kDrawn),
        game(9, 15, kWhiteWins),
        game(10, 12, kBlackWins),
        game(10, 13, kBlackWins),
        game(10, 14, kBlackWins),
        game(10, 15, kWhiteWins),
        game(11, 13, kWhiteWins),
        game(11, 15, kWhiteWins),
        game(12, 13, kDrawn),
        game(12, 14, kWhiteWins),
        game(12, 16, kWhiteWins),
        game(13, 14, kDrawn),
        game(13, 16, kDrawn),
        game(14, 16, kBlackWins),
        game(15, 16, kWhiteWins),
        game(6, 3, kWhiteWinsByForfeit),
    };
    std::int64_t id = 0;
    for (Game& played : tournament.games)
        played.id = GameId(++id);
    return tournament;
}

const std::vector<WoExpectation>& woExpectations()
{
    static const std::vector<WoExpectation> rows{
        // name, group, n, W, W_e, K, R_c, R_h, special, R_p, R_i, R_n or R_1, index, recorded
        {"A", Group::Established, 7, 7.0, 5.990, 25.0, 1855, 2331, false, {}, {}, 2245, 32, true},
        {"B", Group::Established, 5, 2.5, 3.088, 32.0, 1898, 1857, false, {}, {}, 2081, 56, true},
        {"C", Group::Established, 4, 1.0, 1.873, 25.0, 1998, {}, false, {}, {}, 1978, 26, true},
        {"D", Group::Established, 7, 4.5, 3.818, 33.7, 1869, 2007, false, {}, {}, 1973, 16, true},
        {"E", Group::Established, 9, 3.0, 4.160, 42.0, 1837, 1580, false, {}, {}, 1751, 7, false},
        {"F", Group::Established, 7, 3.0, 3.241, 34.0, 1755, 1574, false, {}, {}, 1692, 9, true},
        {"G", Group::Established, 6, 3.5, 1.630, 48.0, 1874, 1961, true, {}, {}, 1730, 4, true},
        {"H", Group::Established, 6, 1.0, 1.308, 24.5, 1600, 1227, false, {}, {}, 1292, 78, true},
        {"J", Group::First, 7, 2.0, {}, {}, 1692, {}, false, 1544, 1430, 1476, 1, true},
        {"K", Group::First, 9, 1.5, {}, {}, 1476, {}, false, 1255, 1108, 1179, 1, true},
        {"L", Group::First, 7, 7.0, {}, {}, 1778, {}, false, 2554, 2329, 2329, 1, true},
        {"M", Group::Second, 7, 3.5, {}, {}, 1407, {}, false, 1417, 1387, 1436, 1, true},
        {"N", Group::Second, 7, 2.5, {}, {}, 1678, {}, false, 1646, 1450, 1494, 1, false},
        {"P", Group::Residual, 4, 2.0, {}, {}, 1455, {}, false, {}, {}, {}, {}, false},
        {"Q", Group::Residual, 5, 0.0, {}, {}, 1585, {}, false, {}, {}, {}, {}, false},
        {"R", Group::Residual, 0, 0.0, {}, {}, {}, {}, false, {}, {}, {}, {}, false},
    };
    return rows;
}

} // namespace zahlmeister::tests
