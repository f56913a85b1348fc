// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/randomedits.h"

#include <algorithm>
#include <array>

#include "app/fields/codes.h"
#include "tests/support/laterfields.h"

namespace zahlmeister::tests {

using namespace engine;

int RandomEdits::pick(int count)
{
    // Not std::uniform_int_distribution: its sequence differs between standard libraries.
    return static_cast<int>(m_random() % static_cast<std::uint64_t>(count));
}

bool RandomEdits::chance(double share)
{
    return pick(1000) < static_cast<int>(share * 1000);
}

std::string RandomEdits::text()
{
    static const std::array<std::string, 8> kTexts{"",
                                                   "Müller, Jürgen",
                                                   "O'Neill \"Bobby\"",
                                                   "Łukasz; DROP TABLE game",
                                                   "½ – „Schach“",
                                                   "Zeile zwei",
                                                   "Nichts \\0 drin",
                                                   "\xF0\x9F\x90\x8E Springer"};
    return kTexts[static_cast<std::size_t>(pick(kTexts.size()))];
}

std::string RandomEdits::remark()
{
    return chance(0.2) ? "Zeile\nzwei" : text();
}

std::optional<Date> RandomEdits::date()
{
    if (chance(0.5))
        return std::nullopt;
    return Date::tryFrom(1800 + pick(400), 1 + pick(12), 1 + pick(28));
}

TournamentHeader RandomEdits::header()
{
    TournamentHeader made;
    made.name = text();
    made.externalId = text();
    made.place = text();
    made.start = date();
    made.end = date();
    made.level = text();
    made.kind = static_cast<TournamentKind>(pick(3));
    if (chance(0.7))
        made.mode = static_cast<TournamentMode>(pick(5));
    if (chance(0.7))
        made.rounds = 1 + pick(999);
    made.system = text();
    made.timeControl = remark();
    made.youthClass = text();
    made.playOff = remark();
    made.evaluator = text();
    made.secondEvaluator = text();
    made.arbiter = text();
    made.official = chance(0.2);
    made.hybrid = chance(0.2);
    if (chance(0.2))
        made.acceptances = {{text(), text(), remark()}, {text(), text(), remark()}};
    if (chance(0.3))
        made.boards = 1 + pick(999);
    if (chance(0.3))
        made.season = "6f9619ff-8b86-4d01-b42d-00cf4fc964" + std::to_string(10 + pick(89));
    if (chance(0.3))
        made.processed = "2026-11-29T18:05:09." + std::to_string(100 + pick(900)) + "Z";
    for (int i = chance(0.3) ? pick(5) : 0; i > 0; --i) {
        Fixture& fixture = made.schedule.emplace_back(Fixture{1 + pick(999), text(), text(), date()});
        if (chance(0.3)) {
            fixture.awarded = static_cast<MatchAward>(pick(3));
            fixture.reason = remark();
        }
    }
    if (chance(0.3))
        made.tieBreaks = "BH/C1,SB";
    if (chance(0.1))
        made.tieBreakEdition = "2026-03";
    made.eloByPeriod = chance(0.1);
    if (chance(0.3))
        addRules(made);
    fillLaterFields(made, m_random);
    return made;
}

void RandomEdits::addRules(TournamentHeader& header)
{
    for (auto field : {&TournamentHeader::winPoints, &TournamentHeader::drawPoints,
                       &TournamentHeader::lossPoints, &TournamentHeader::absentPoints}) {
        if (chance(0.5))
            header.*field = pick(199) - 99;
    }
    for (auto field : {&TournamentHeader::promoted, &TournamentHeader::relegated,
                       &TournamentHeader::lineupLimit, &TournamentHeader::guestsAllowed}) {
        if (chance(0.5))
            header.*field = pick(999);
    }
    header.matchWin = static_cast<MatchWin>(pick(2));
    header.homeWhite = static_cast<HomeWhite>(pick(5));
    header.fixedAfter = 1 + pick(999);
    header.lineupDay = date();
    header.lateUntil = date();
    header.oneMatchADay = chance(0.5);
    for (int i = pick(3); i > 0; --i)
        header.penalties.push_back({text(), pick(99), pick(999), remark()});
}

void RandomEdits::addTeams(TournamentHeader& header, const std::vector<Participant>& players)
{
    header.teams.clear();
    for (int i = pick(4); i > 0; --i) {
        Team team{.name = text() + std::to_string(i), .club = chance(0.5) ? "C0505" : ""};
        if (chance(0.2))
            team.withdrawal = static_cast<TeamWithdrawal>(pick(2));
        for (int other = pick(3); other > 0; --other)
            team.spellings.push_back({text() + ' ' + std::to_string(other)});
        int number = 0;
        for (const Participant& player : players) {
            if (chance(0.3))
                team.lineup.push_back({number += 1 + pick(99), player.number, date(), date(), chance(0.2),
                                       chance(0.3) ? std::optional(Rating(pick(3000))) : std::nullopt});
        }
        header.teams.push_back(std::move(team));
    }
}

Participant RandomEdits::participant(ParticipantNumber number)
{
    Participant made{.number = number};
    made.name = text();
    made.club = text();
    made.clubName = text();
    if (chance(0.5))
        made.memberNumber = 1 + pick(99'999);
    made.member = chance(0.5);
    made.memberUntil = date();
    made.personId = text();
    if (chance(0.3))
        made.fideId = 1 + pick(999'999'999);
    if (chance(0.7))
        made.sex = static_cast<Sex>(pick(2));
    made.birthDate = date();
    if (made.birthDate && made.birthDate->year() < 1850)
        made.birthDate.reset();
    if (made.birthDate && chance(0.5))
        made.birthYear = made.birthDate->year();
    else if (!made.birthDate && chance(0.5))
        made.birthYear = 1850 + pick(350);
    if (chance(0.7)) {
        made.rating = Rating(1 + pick(5000));
        made.index = pick(10'000);
    }
    made.ratingSource = static_cast<RatingSource>(pick(3));
    if (chance(0.1))
        made.ratingBound = static_cast<RatingBound>(pick(2));
    made.computer = chance(0.1);
    if (chance(0.1))
        made.federation = "AUT";
    for (int i = chance(0.3) ? pick(4) : 0; i > 0; --i)
        made.carryOver.push_back({Rating(1 + pick(5000)), Score::fromHalfPoints(pick(3)), date()});
    made.team = text();
    if (chance(0.3))
        made.board = 1 + pick(999);
    made.identity = static_cast<Identity>(pick(4));
    if (chance(0.2))
        made.overrides = {{ListedValue::Index, pick(10'000), {}, remark()}, {ListedValue::Rating, {}, 1500}};
    for (int round = pick(3); round > 0 && round < 20 && chance(0.5); round += 1 + pick(5))
        made.byes.push_back({round, Score::fromHalfPoints(pick(3)), static_cast<ByeKind>(pick(2)),
                             chance(0.3) ? std::optional(1 + pick(999)) : std::nullopt,
                             chance(0.3) ? text() : std::string()});
    if (chance(0.2))
        made.withdrawal = static_cast<Withdrawal>(pick(3));
    if (chance(0.2))
        made.stated = {{"points", "4.5"}, {"BH", text()}};
    if (chance(0.1))
        made.lot = 1 + pick(99);
    if (chance(0.3)) {
        made.elo = Rating(1400 + pick(1400));
        if (chance(0.5))
            made.eloFactor = pick(99);
        made.eloDay = date();
        for (int year = 2000 + pick(4); year < 2004; year += 1 + pick(2))
            made.eloPeriods.push_back({*Date::tryFrom(year, 1 + pick(12), 1), Rating(1400 + pick(1400)),
                                       chance(0.5) ? std::optional(pick(99)) : std::nullopt, date()});
    }
    fillLaterFields(made, m_random);
    return made;
}

GameResult RandomEdits::result()
{
    static constexpr std::array kResults{kWhiteWins,   kBlackWins,   kDrawn,          kWhiteWinsByForfeit,
                                         kBothForfeit, kBothLose,    kDrawAndLoss,    kBlackWinsByForfeit,
                                         kNotPlayed,   kLossAndDraw, kLossAndForfeit, kForfeitAndLoss};
    return kResults[static_cast<std::size_t>(pick(kResults.size()))];
}

// NOLINTNEXTLINE(readability-function-size): one kind of edit after the other
void RandomEdits::add(Tournament& preview, app::EditGroup& group)
{
    auto& players = preview.participants;
    auto& games = preview.games;
    const auto anyPlayer = [&]() -> Participant& {
        return players[static_cast<std::size_t>(pick(static_cast<int>(players.size())))];
    };
    const auto anyGame = [&] { return games.begin() + pick(static_cast<int>(games.size())); };
    switch (pick(8)) {
    case 0:
        preview.header = chance(0.2) ? preview.header : header();
        if (chance(0.5))
            addTeams(preview.header, players);
        group.edits.push_back(app::PutHeader{preview.header});
        return;
    case 1: {
        const int choice = pick(3);
        group.edits.push_back(app::PutArithmetic{
            choice == 0 ? std::nullopt : std::optional(static_cast<Arithmetic>(choice - 1))});
        return;
    }
    case 2: {
        const ParticipantNumber number(1 + pick(60));
        Participant made = participant(number);
        // What a text-only participant gives up is not kept for undoing it either.
        const bool givesUp = std::any_of(players.begin(), players.end(), [&](const Participant& p) {
            return p.number == number && p.birthDate && !made.birthDate;
        });
        if (givesUp && made.identity == Identity::TextOnly)
            made.identity = Identity::Newcomer;
        std::erase_if(players, [&](const Participant& p) { return p.number == number; });
        players.push_back(made);
        group.edits.push_back(app::PutParticipant{std::move(made)});
        return;
    }
    case 3: {
        // Removing a participant takes his games and places with it, as the participants table does.
        if (players.empty())
            return;
        const ParticipantNumber number = anyPlayer().number;
        const auto isHis = [&](const Game& g) { return g.white == number || g.black == number; };
        for (const Game& game : games) {
            if (isHis(game))
                group.edits.push_back(app::RemoveGame{game.id});
        }
        std::erase_if(games, isHis);
        for (Team& team : preview.header.teams)
            std::erase_if(team.lineup, [&](const LineupPlace& place) { return place.participant == number; });
        group.edits.push_back(app::PutHeader{preview.header});
        std::erase_if(players, [&](const Participant& p) { return p.number == number; });
        group.edits.push_back(app::RemoveParticipant{number});
        return;
    }
    case 4:
        if (!games.empty()) {
            const auto game = anyGame();
            group.edits.push_back(app::RemoveGame{game->id});
            games.erase(game);
        }
        return;
    case 5:
        if (!games.empty()) {
            const auto game = anyGame();
            game->result = result();
            game->rated = chance(0.8);
            game->date = date();
            game->note = remark();
            game->whiteTeam = text();
            game->blackTeam = text();
            if (chance(0.3))
                game->awarded = result();
            fillLaterFields(*game, m_random);
            group.edits.push_back(app::PutGame{*game});
        }
        return;
    default: {
        if (players.size() < 2)
            return;
        const ParticipantNumber white = anyPlayer().number;
        const ParticipantNumber black = anyPlayer().number;
        if (white == black)
            return;
        Game game{.white = white, .black = black, .result = result()};
        if (chance(0.5))
            game.round = 1 + pick(11);
        if (chance(0.3))
            game.board = 1 + pick(999);
        group.edits.push_back(app::PutGame{game}); // its id is not known before it is applied
        return;
    }
    }
}

app::EditGroup RandomEdits::next(const Tournament& tournament)
{
    int kinds = 0;
    while (app::codeText(static_cast<app::EditKind>(kinds)))
        ++kinds;
    app::EditGroup group;
    group.name = {static_cast<app::EditKind>(pick(kinds)),
                  {QString::fromStdString(text()), QString::number(pick(100))}};
    Tournament preview = tournament;
    for (int left = 1 + pick(5); left > 0; --left) {
        add(preview, group);
        // A new game has no id yet, so nothing may follow that could take one of its players away.
        const auto* put = group.edits.empty() ? nullptr : std::get_if<app::PutGame>(&group.edits.back());
        if (put && put->value.id == GameId(0))
            break;
    }
    return group;
}

} // namespace zahlmeister::tests
