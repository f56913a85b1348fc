// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/everyfield.h"

#include <algorithm>
#include <array>
#include <random>
#include <set>
#include <string>
#include <tuple>

#include "engine/model/teammatches.h"
#include "tests/support/laterfields.h"
#include "tests/support/roundtrip.h"

namespace zahlmeister::tests {

using namespace engine;

namespace {

/// Fills fields at random; each is left as it is every other time.
class FieldFiller {
public:
    explicit FieldFiller(std::uint64_t seed) : m_random(seed) { }

    void fill(Tournament& tournament)
    {
        for (Participant& person : tournament.participants)
            fill(person);
        if (chance(4))
            emptyColumns(tournament);
        for (Game& game : tournament.games)
            fill(game);
        // Nobody plays somebody twice in one round.
        std::set<std::tuple<ParticipantNumber, ParticipantNumber, int>> meetings;
        for (Game& game : tournament.games) {
            if (game.round &&
                !meetings
                     .emplace(std::min(game.white, game.black), std::max(game.white, game.black), *game.round)
                     .second)
                game.round.reset();
        }
        fill(tournament.header);
        if (chance())
            fillLeague(tournament);
    }

private:
    bool chance(unsigned oneIn = 2) { return m_random() % oneIn == 0; }
    int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }

    const char* text()
    {
        static constexpr std::array kTexts{"SC Turm 1926",
                                           "-",
                                           "C0505",
                                           "0",
                                           "Müller & Söhne; \"A\" <b>",
                                           "=SUM(A1)",
                                           "Ли, Вэй",
                                           "1",
                                           "2b",
                                           "spielfrei",
                                           "  two  blanks ",
                                           "A\u00a0B",
                                           "½",
                                           "Summe",
                                           "1. Mannschaft",
                                           "Dr. Dr. h.c.",
                                           "\u201eSüd\u201c",
                                           "*",
                                           "Runde 3",
                                           "17.03.2026"};
        return kTexts[m_random() % kTexts.size()];
    }

    void fill(Participant& person)
    {
        static constexpr std::array kClubs{"", "C0505", "L0001", "K12ZZ", "10ABC", "abcde", "ÄÖ123", "-----"};
        static constexpr std::array kNames{"Meier1999",    "Dr. Kurz, Anna", "Summe",  "Ohnekomma",
                                           "Hans Müller",  "x2000",          "N.N.",   "Name",
                                           "Lang (A), Jo", "GM Klein, Ute",  "12345",  "\u2665, Herz",
                                           "Schmidt jun.", "Bye, Bob",       "1:0, A", "=A, \"b\"; c"};
        if (chance(8))
            person.name =
                std::string(kNames[m_random() % kNames.size()]) + " " + std::to_string(person.number.value());
        if (chance(16))
            person.name = kNames[m_random() % kNames.size()];
        if (chance())
            person.club = kClubs[m_random() % kClubs.size()];
        if (chance())
            person.clubName = text();
        if (chance())
            person.memberNumber = 1 + below(99'999);
        if (chance())
            person.member = chance();
        if (chance(4))
            person.personId = text();
        if (chance())
            person.sex = chance() ? Sex::Female : Sex::Male;
        if (chance(4)) {
            person.birthYear = 1850 + below(350);
            person.birthDate.reset();
        }
        if (chance(4))
            person.rating = Rating(1 + below(5100));
        if (chance(4))
            person.index = below(10'000);
        if (chance(4))
            person.ratingSource = static_cast<RatingSource>(below(3));
        if (person.rating && person.ratingSource != RatingSource::Dwz && chance(4)) // no DWZ of 2026
            person.rating = Rating(-100 + below(101));
        if (chance())
            person.team = text();
        if (chance())
            person.board = 1 + below(999);
        if (chance(8))
            person.memberUntil = Date::tryFrom(2024, 6, 30);
        if (chance(8))
            person.federation = "AUT";
        if (chance(4))
            person.stated = {{"points", "22.5"}, {text(), "-7"}};
        if (chance(8))
            person.lot = 1 + below(99);
        if (chance(4)) {
            person.elo = Rating(1400 + below(1400));
            if (chance())
                person.eloFactor = 20;
            if (chance())
                person.eloDay = Date::tryFrom(2026, 1 + below(12), 1);
            for (int month = 1 + below(12); month <= 12; month += 1 + below(6))
                person.eloPeriods.push_back(
                    {*Date::tryFrom(2026, month, 1),
                     chance() ? std::optional(Rating(1400 + below(1400))) : std::nullopt,
                     chance() ? std::optional(40) : std::nullopt,
                     chance() ? Date::tryFrom(2026, month, 1) : std::nullopt});
        }
        fillLaterFields(person, m_random);
        for (Bye& bye : person.byes) {
            if (chance(4))
                bye.board = 1 + below(999);
            if (chance(4))
                bye.team = text();
        }
    }

    /// Columns of a table that nobody fills are not there.
    void emptyColumns(Tournament& tournament)
    {
        for (std::string Participant::*column :
             {&Participant::clubName, &Participant::club, &Participant::personId, &Participant::team}) {
            if (chance())
                continue;
            for (Participant& person : tournament.participants)
                (person.*column).clear();
        }
    }

    void fill(Game& game)
    {
        if (chance(8))
            game.round = 1 + below(20);
        if (chance(8))
            game.round.reset();
        if (chance(16))
            game.rated = false;
        if (chance(4))
            game.date = Date::tryFrom(2026, 1 + below(12), 1 + below(28));
        if (chance(4))
            game.board = 1 + below(999);
        if (chance(16))
            game.note = text();
        if (chance(4))
            game.whiteTeam = text();
        if (chance(4))
            game.blackTeam = text();
        if (chance(8))
            game.awarded = chance() ? kWhiteWins : kBlackWinsByForfeit;
        fillLaterFields(game, m_random);
    }

    void fill(TournamentHeader& header)
    {
        for (std::string TournamentHeader::*field :
             {&TournamentHeader::name, &TournamentHeader::externalId, &TournamentHeader::place,
              &TournamentHeader::timeControl, &TournamentHeader::youthClass, &TournamentHeader::evaluator,
              &TournamentHeader::playOff, &TournamentHeader::secondEvaluator, &TournamentHeader::arbiter}) {
            if (chance())
                header.*field = text();
        }
        if (chance())
            header.start = Date::tryFrom(2026, 1, 1 + below(28));
        if (chance())
            header.level = "C05";
        header.kind = static_cast<TournamentKind>(below(2));
        if (chance())
            header.mode = static_cast<TournamentMode>(below(5));
        if (chance())
            header.rounds = 1 + below(30);
        header.hybrid = chance();
        header.official = chance();
        header.announced = chance();
        if (chance())
            header.season = "6f9619ff-8b86-4d01-b42d-00cf4fc964" + std::to_string(10 + below(89));
        if (chance())
            header.processed = "2026-11-29T18:05:09." + std::to_string(100 + below(900)) + "Z";
        if (chance(4))
            header.tieBreaks = "BH/C1,BH,SB";
        if (chance(8))
            header.tieBreakEdition = "2024-08";
        header.eloByPeriod = chance(4);
        fillLaterFields(header, m_random);
    }

    void fillRules(TournamentHeader& header)
    {
        for (auto field : {&TournamentHeader::winPoints, &TournamentHeader::drawPoints,
                           &TournamentHeader::lossPoints, &TournamentHeader::absentPoints}) {
            if (chance())
                header.*field = below(199) - 99;
        }
        for (auto field : {&TournamentHeader::promoted, &TournamentHeader::relegated,
                           &TournamentHeader::lineupLimit, &TournamentHeader::guestsAllowed}) {
            if (chance())
                header.*field = below(9);
        }
        if (chance())
            header.matchWin = static_cast<MatchWin>(below(2));
        if (chance())
            header.homeWhite = static_cast<HomeWhite>(below(5));
        if (chance())
            header.fixedAfter = 1 + below(9);
        if (chance())
            header.lineupDay = Date::tryFrom(2025, 1 + below(12), 1);
        if (chance())
            header.lateUntil = Date::tryFrom(2026, 1 + below(12), 1);
        header.oneMatchADay = chance();
        header.penalties.clear();
        for (int i = below(3); i > 0; --i)
            header.penalties.push_back({text(), below(99), below(999), text()});
    }

    /// Teams, line-ups with their days, and a schedule that need not fit the games.
    void fillLeague(Tournament& tournament)
    {
        TournamentHeader& header = tournament.header;
        if (chance())
            header.boards = 1 + below(999);
        header.teams.clear();
        std::set<std::string> names;
        for (int i = below(4); i > 0; --i) {
            Team team{.name = text()};
            if (!names.insert(team.name).second)
                continue;
            if (chance())
                team.club = "C0505";
            if (chance(4))
                team.withdrawal = static_cast<TeamWithdrawal>(below(2));
            if (chance(4))
                team.spellings = {{std::string(text()) + " I"}, {std::string(text()) + " 1"}};
            int number = 0;
            for (const Participant& person : tournament.participants) {
                if (!chance(4))
                    continue;
                LineupPlace place{number += 1 + below(50), person.number};
                if (chance(4))
                    place.from = Date::tryFrom(2026, 1 + below(6), 1);
                if (chance(4))
                    place.until = Date::tryFrom(2026, 7 + below(6), 1);
                place.guest = chance(8);
                if (chance(4))
                    place.rating = Rating(-100 + below(3000));
                team.lineup.push_back(place);
            }
            header.teams.push_back(std::move(team));
        }
        header.schedule.clear();
        for (int i = below(6); i > 0; --i) {
            Fixture& fixture = header.schedule.emplace_back(Fixture{1 + below(30), text(), text()});
            if (chance())
                fixture.date = Date::tryFrom(2026, 1 + below(12), 1 + below(28));
            if (chance(4)) {
                fixture.awarded = static_cast<MatchAward>(below(3));
                fixture.reason = text();
                fixture.unplanned = chance();
            }
        }
        if (chance())
            fillRules(header);
    }

    std::mt19937_64 m_random;
};

} // namespace

Tournament everyFieldTournament(std::uint64_t seed)
{
    Tournament tournament = anyRichTournament(seed);
    FieldFiller(seed).fill(tournament);
    settleTeams(tournament);
    return tournament;
}

void completeBirths(Tournament& tournament)
{
    for (Participant& person : tournament.participants) {
        if (!person.birthDate && !person.birthYear)
            person.birthYear = 1970;
    }
}

} // namespace zahlmeister::tests
