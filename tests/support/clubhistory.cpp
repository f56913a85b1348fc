// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/clubhistory.h"

#include <algorithm>
#include <array>
#include <deque>
#include <functional>
#include <optional>
#include <set>

#include "app/chronicle/chain/entry.h"
#include "engine/model/teammatches.h"
#include "tests/support/day.h"
#include "tests/support/madeupnames.h"
#include "tests/support/shippedrules.h"

namespace zahlmeister::tests {

using namespace engine;

namespace {

constexpr int kNeighbours = 9; // clubs in the league beside the own one
constexpr int kBoards = 8;
constexpr int kPlayersOfANeighbour = 12;

/// Somebody through the years.
struct Player {
    Participant known; ///< who he is
    int strength;      ///< in points; decides the results
    int since;         ///< year in which he came
    app::Entry standing = {};
    const RuleVersion* rules = nullptr; ///< of the standing; nullptr: never evaluated
};

using Field = std::vector<Player*>;

class ClubMaker {
public:
    explicit ClubMaker(const ClubShape& shape) : m_shape(shape), m_chance(shape.seed) { }

    std::vector<Tournament> make()
    {
        for (int club = 0; club <= kNeighbours; ++club) {
            const int count = club == 0 ? m_shape.members : kPlayersOfANeighbour;
            for (int i = 0; i < count; ++i)
                addPlayer(club, m_shape.firstYear, i);
        }
        for (int year = m_shape.firstYear; year < m_shape.firstYear + m_shape.years; ++year)
            play(year);
        return std::move(m_tournaments);
    }

private:
    int between(int low, int high) { return low + m_chance.below(high - low + 1); }

    [[nodiscard]] std::string vkzOf(int club) const
    {
        const int own = std::stoi(m_shape.club.substr(3)); // two figures within the district
        const std::string number = std::to_string((own + club) % 100);
        return m_shape.club.substr(0, 3) + (number.size() < 2 ? "0" : "") + number;
    }

    static std::string clubNameOf(int club, const std::string& town)
    {
        static constexpr const char* kNames[] = {"Schachfreunde ", "SK Turm ",  "SV Springer ", "SC Bauer ",
                                                 "Schachklub ",    "TSV ",      "SV Rochade ",  "Läufer ",
                                                 "SG Nord ",       "SC Caissa "};
        return kNames[club] + town;
    }

    [[nodiscard]] std::deque<Player>& clubAt(int club) { return m_clubs[static_cast<std::size_t>(club)]; }

    void addPlayer(int club, int year, int place)
    {
        const Sex sex = m_chance.isLikely(10) ? Sex::Female : Sex::Male;
        MadeUpName name;
        std::string whole;
        do { // nobody shall be taken for another
            const auto area =
                m_chance.isLikely(85) ? NameArea::German : static_cast<NameArea>(m_chance.below(kNameAreas));
            name = madeUpName(m_chance, area, sex);
            whole = name.last + ", " + name.first;
        } while (!m_names.insert(whole).second);
        Player player{.known = {.number = ParticipantNumber(1)}, .strength = 0, .since = year};
        Participant& known = player.known;
        known.name = whole;
        known.club = vkzOf(club);
        known.clubName = clubNameOf(club, m_shape.town);
        known.memberNumber = 1000 + static_cast<int>(clubAt(club).size());
        known.member = true;
        known.personId = m_shape.club + std::to_string(10000 + m_names.size());
        known.sex = sex;
        const bool isYoung = m_chance.isLikely(year == m_shape.firstYear ? 25 : 65);
        known.birthYear = year - (isYoung ? between(9, 17) : between(20, 75));
        known.identity = Identity::Person;
        player.strength = isYoung ? between(850, 1350) : between(1250, 2150);
        const bool isNew = isYoung ? m_chance.isLikely(60) : place % 12 == 11 || year > m_shape.firstYear;
        if (club > 0 || !isNew) {
            player.standing.rating = Rating(player.strength + between(-40, 40));
            player.standing.index = isYoung ? between(1, 12) : between(5, 90);
        }
        clubAt(club).push_back(std::move(player));
    }

    /// A year goes by: people learn, age, come and go.
    void age(int year)
    {
        for (int club = 0; club <= kNeighbours; ++club) {
            for (Player& player : clubAt(club)) {
                const int years = year - *player.known.birthYear;
                const int gain = years < 20   ? between(20, 130)
                                 : years > 60 ? between(-30, 5)
                                              : between(-20, 25);
                player.strength = std::clamp(player.strength + gain, 800, 2450);
            }
        }
        const int going = m_shape.members / 15;
        for (int i = 0; i < going; ++i) {
            Field members = membersOf(0);
            Player& leaves =
                *members[static_cast<std::size_t>(between(0, static_cast<int>(members.size()) - 1))];
            leaves.known.member = false;
            leaves.known.memberUntil = day(year - 1, 12, 31);
            addPlayer(0, year, i);
        }
    }

    Field membersOf(int club)
    {
        Field members;
        for (Player& player : clubAt(club)) {
            if (player.known.member)
                members.push_back(&player);
        }
        return members;
    }

    Field someOf(Field from, std::size_t count)
    {
        for (std::size_t i = from.size(); i > 1; --i)
            std::swap(from[i - 1], from[static_cast<std::size_t>(m_chance.below(static_cast<int>(i)))]);
        from.resize(std::min(from.size(), count));
        return from;
    }

    void play(int year)
    {
        if (year > m_shape.firstYear)
            age(year);
        const std::string of = " " + std::to_string(year);
        playLeague(year);
        playOpen("Pfingstopen " + m_shape.town + of, day(year, 5, 20), day(year, 5, 24), 5);
        playYouth("Jugendmeisterschaft" + of, day(year, 6, 1), day(year, 6, 28), year);
        playOpen("Sommeropen " + m_shape.town + of, day(year, 7, 25), day(year, 8, 2), 7);
        playSwiss("Vereinspokal" + of, someOf(membersOf(0), 16), day(year, 9, 1), day(year, 10, 6), 4);
        playSwiss("Vereinsmeisterschaft" + of, someOf(membersOf(0), 26), day(year, 9, 4), day(year, 12, 11),
                  7);
    }

    void playOpen(const std::string& name, Date start, Date end, int rounds)
    {
        Field field = someOf(membersOf(0), 14);
        for (int club = 1; club <= kNeighbours; ++club) {
            for (Player* guest : someOf(membersOf(club), 3))
                field.push_back(guest);
        }
        for (Player& player : m_clubs[0]) { // one who has left the club comes for the open
            if (!player.known.member && m_chance.isLikely(10))
                field.push_back(&player);
        }
        playSwiss(name, std::move(field), start, end, rounds);
    }

    void playYouth(const std::string& name, Date start, Date end, int year)
    {
        Field young;
        for (Player* player : membersOf(0)) {
            if (year - *player->known.birthYear <= 18 && young.size() < 10)
                young.push_back(player);
        }
        if (young.size() < 3)
            return;
        Tournament tournament = begun(name, young, start, end, TournamentMode::RoundRobin, "U18");
        const int count = static_cast<int>(young.size());
        const int seats = count + count % 2;
        for (int round = 0; round < seats - 1; ++round) {
            for (int board = 0; board < seats / 2; ++board) {
                // Berger's tables: the last seat stays, the others walk.
                const int a = board == 0 ? seats - 1 : (round + board) % (seats - 1);
                const int b = (round + seats - 1 - board) % (seats - 1);
                if (a < count && b < count)
                    addGame(tournament, young, static_cast<std::size_t>(a), static_cast<std::size_t>(b),
                            round, seats - 1);
            }
        }
        finish(std::move(tournament), young);
    }

    void playSwiss(const std::string& name, Field field, Date start, Date end, int rounds)
    {
        std::ranges::stable_sort(field, std::greater(), &Player::strength);
        Tournament tournament = begun(name, field, start, end, TournamentMode::Swiss);
        tournament.header.rounds = rounds;
        std::vector<int> points(field.size(), 0);
        std::set<std::pair<std::size_t, std::size_t>> met;
        std::set<std::size_t> byes;
        for (int round = 0; round < rounds; ++round) {
            std::vector<std::size_t> order(field.size());
            for (std::size_t i = 0; i < order.size(); ++i)
                order[i] = i;
            std::ranges::stable_sort(order,
                                     [&](std::size_t a, std::size_t b) { return points[a] > points[b]; });
            if (order.size() % 2 == 1) { // the last one who had no bye yet
                const auto out = std::ranges::find_if(order.rbegin(), order.rend(),
                                                      [&](std::size_t one) { return !byes.contains(one); });
                byes.insert(*out);
                points[*out] += 1;
                order.erase(std::next(out).base());
            }
            while (order.size() > 1) {
                const std::size_t first = order.front();
                order.erase(order.begin());
                auto other = std::ranges::find_if(
                    order, [&](std::size_t one) { return !met.contains(std::minmax(first, one)); });
                if (other == order.end())
                    continue; // has met all who are left: a bye
                met.insert(std::minmax(first, *other));
                const int halves = addGame(tournament, field, first, *other, round, rounds);
                points[first] += halves;
                points[*other] += 2 - halves;
                order.erase(other);
            }
        }
        finish(std::move(tournament), field);
    }

    void playLeague(int year)
    {
        Field field;
        for (int club = 0; club <= kNeighbours; ++club) {
            Field team = membersOf(club);
            std::ranges::stable_sort(team, std::greater(), &Player::strength);
            team.resize(std::min<std::size_t>(team.size(), kBoards));
            field.insert(field.end(), team.begin(), team.end());
        }
        Tournament tournament =
            begun("Bezirksliga " + std::to_string(year - 1) + "/" + std::to_string(year % 100), field,
                  day(year - 1, 10, 15), day(year, 4, 10), TournamentMode::RoundRobin);
        tournament.header.kind = TournamentKind::Team;
        tournament.header.rounds = kNeighbours;
        for (std::size_t i = 0; i < field.size(); ++i) {
            Participant& participant = tournament.participants[i];
            participant.team = participant.clubName;
            participant.board = static_cast<int>(i % kBoards) + 1;
        }
        for (int round = 0; round < kNeighbours; ++round) {
            for (int match = 0; match <= kNeighbours / 2; ++match) {
                const int a = match == 0 ? kNeighbours : (round + match) % kNeighbours;
                const int b = (round + kNeighbours - match) % kNeighbours;
                for (int board = 0; board < kBoards; ++board) {
                    const auto seat = [&](int team) {
                        return static_cast<std::size_t>(team * kBoards + board);
                    };
                    addGame(tournament, field, seat(board % 2 ? b : a), seat(board % 2 ? a : b), round,
                            kNeighbours);
                    tournament.games.back().board = board + 1;
                }
            }
        }
        settleTeams(tournament);
        finish(std::move(tournament), field);
    }

    Tournament begun(const std::string& name, const Field& field, Date start, Date end, TournamentMode mode,
                     const std::string& youthClass = {})
    {
        Tournament tournament;
        TournamentHeader& header = tournament.header;
        header.name = name;
        header.place = m_shape.town;
        header.start = start;
        header.end = end;
        header.level = m_shape.club.substr(0, 3);
        header.mode = mode;
        header.timeControl = "90 min + 30 s/Zug";
        header.youthClass = youthClass;
        header.evaluator = "Rechner, Rita";
        header.arbiter = "Pfeifer, Paul";
        header.announced = true;
        const RuleVersion& rules = *shippedRules().choose(header)->version;
        for (Player* player : field) {
            Participant participant = player->known;
            participant.number = ParticipantNumber(static_cast<int>(tournament.participants.size()) + 1);
            app::Entry entry = player->standing;
            if (player->rules)
                entry = app::convertedTo(entry, *player->rules, rules, shippedRules());
            else if (entry.rating) // what the lists had before is on the level of its day
                player->rules = &rules;
            elsewhere(*player, entry);
            app::putEntry(participant, entry);
            override(participant);
            tournament.participants.push_back(std::move(participant));
        }
        return tournament;
    }

    /// Between two of our tournaments others evaluate him: seldom a member, nearly always a guest.
    void elsewhere(const Player& player, app::Entry& entry)
    {
        const bool isOwn = player.known.club == m_shape.club;
        if (!entry.rating || !entry.index || !m_chance.isLikely(isOwn ? 6 : 80))
            return;
        const int towards = (player.strength - entry.rating->value()) / 3;
        entry.rating = Rating(std::max(700, entry.rating->value() + towards + between(-20, 20)));
        entry.index = *entry.index + between(1, 3);
    }

    /// The referee knows better, of a youth who came from abroad or after years without a game.
    void override(Participant& participant)
    {
        if (!participant.rating || !m_chance.isLikely(0.4))
            return;
        const int given = participant.rating->value() + 150;
        participant.overrides.push_back({ListedValue::Rating, participant.rating->value(), given,
                                         "Die Liste kennt das Turnier in Tschechien noch nicht."});
        participant.rating = Rating(given);
    }

    /// @return half points of White
    int addGame(Tournament& tournament, const Field& field, std::size_t a, std::size_t b, int round,
                int rounds)
    {
        const bool isTurned = (static_cast<std::size_t>(round) + a + b) % 2 == 1;
        const std::size_t white = isTurned ? b : a;
        const std::size_t black = isTurned ? a : b;
        // A straight line is close enough to the expectancy, and the same everywhere.
        const int favour = std::clamp((field[white]->strength - field[black]->strength + 30) / 8, -46, 46);
        const int draws = 30 - std::abs(favour) / 2;
        const int roll = m_chance.below(100);
        GameResult result = kBlackWins;
        if (roll < 50 + favour - draws / 2)
            result = kWhiteWins;
        else if (roll < 50 + favour + draws - draws / 2)
            result = kDrawn;
        if (m_chance.isLikely(2))
            result = kWhiteWinsByForfeit;
        const TournamentHeader& header = tournament.header;
        tournament.games.push_back({.id = GameId(static_cast<std::int64_t>(tournament.games.size()) + 1),
                                    .round = round + 1,
                                    .white = tournament.participants[white].number,
                                    .black = tournament.participants[black].number,
                                    .result = result});
        const int days = header.start->daysTo(*header.end);
        tournament.games.back().date = header.start->plusDays(rounds > 1 ? days * round / (rounds - 1) : 0);
        const int ofWhite = tablePoints(result.white).halfPoints();
        return isTurned ? 2 - ofWhite : ofWhite;
    }

    void finish(Tournament tournament, const Field& field)
    {
        const RuleVersion& rules = *shippedRules().choose(tournament.header)->version;
        const Evaluation evaluation = *evaluate(tournament, rules, {std::nullopt, false});
        for (std::size_t i = 0; i < field.size(); ++i) {
            field[i]->standing = app::entryAfter(tournament.participants[i], evaluation.participants[i]);
            field[i]->rules = &rules;
        }
        m_tournaments.push_back(std::move(tournament));
    }

    const ClubShape& m_shape;
    MadeUpChance m_chance;
    std::set<std::string> m_names;
    std::array<std::deque<Player>, kNeighbours + 1>
        m_clubs; ///< the own one first; players stay where they are
    std::vector<Tournament> m_tournaments;
};

} // namespace

std::vector<Tournament> clubHistory(const ClubShape& shape)
{
    return ClubMaker(shape).make();
}

} // namespace zahlmeister::tests
