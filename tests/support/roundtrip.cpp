// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/roundtrip.h"

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "app/fields/recordfields.h"
#include "app/fields/tournamentdifference.h"
#include "engine/league/leaguestatistics.h"
#include "engine/model/teammatches.h"
#include "tests/support/fields.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::tests {

using namespace engine;
using app::ExportLoss, app::ExportLossCode;

namespace {

class Comparison {
public:
    Comparison(const Tournament& original, const Tournament& copy, const std::vector<ExportLoss>& losses)
        : m_original(original), m_copy(copy), m_losses(losses)
    {
        settleTeams(m_copy); // as the program does when it takes the file in
        forgetOwnTable(m_original, m_copy);
    }

    QStringList run()
    {
        if (announces(ExportLossCode::Idle)) {
            const auto all = m_original.participants.size();
            m_original = withoutIdle(m_original);
            m_differences[ExportLossCode::Idle] = static_cast<int>(all - m_original.participants.size());
        }
        if (m_original.participants.size() != m_copy.participants.size()) {
            m_complaints.append(u"%1 participants became %2"_s.arg(m_original.participants.size())
                                    .arg(m_copy.participants.size()));
            return m_complaints;
        }
        if (!announces(ExportLossCode::Numbers)) {
            std::ranges::stable_sort(m_original.participants, {}, &Participant::number);
            std::ranges::stable_sort(m_copy.participants, {}, &Participant::number);
        }
        for (std::size_t i = 0; i < m_original.participants.size(); ++i)
            compare(m_original.participants[i], m_copy.participants[i]);
        compareGames();
        compareHeaders();
        compareFilled();
        checkCounts();
        return m_complaints;
    }

private:
    void differ(ExportLossCode code, bool differs, const QString& what)
    {
        if (!differs)
            return;
        ++m_differences[code];
        m_examples[code] = what;
    }

    /// A value where there was none has to be announced by its name, and does not count as lost.
    template <class Value>
    void differValue(ExportLossCode code, const char* key, const Value& before, const Value& after,
                     const QString& what)
    {
        if (before == after)
            return;
        if (before == Value())
            m_filled.insert(key);
        else
            m_lost[code] = what;
    }

    /// Counts a participant once for each kind of loss.
    void countLost()
    {
        for (const auto& [code, what] : m_lost)
            differ(code, true, what);
        m_lost.clear();
    }

    /// Reports call every computer the same.
    void compare(const Participant& before, const Participant& after)
    {
        const QString who = QString::fromStdString(before.name);
        const bool sameNumbers = !announces(ExportLossCode::Numbers);
        if (sameNumbers && before.number != after.number)
            m_complaints.append(u"%1 has another number"_s.arg(who));
        const bool isNamelessComputer = before.computer && announces(ExportLossCode::Computers);
        differ(ExportLossCode::Characters, before.name != after.name && !isNamelessComputer,
               who % u" became "_s % QString::fromStdString(after.name));
        compareValues(before, after, who);
        countLost();
        bool isLost = false;
        app::forEachField<Participant>([&](const auto& field) {
            isLost |= !field.rules.isForeign && before.*field.member != after.*field.member;
        });
        differ(ExportLossCode::Decisions, isLost, who);
        for (std::size_t i = after.carryOver.size(); i < before.carryOver.size(); ++i)
            differ(ExportLossCode::CarryOver, true, who);
        compareByes(before, after, who);
    }

    void compareValues(const Participant& before, const Participant& after, const QString& who)
    {
        const auto compare = [&](ExportLossCode code, const char* key, const auto& was, const auto& is) {
            differValue(code, key, was, is, who);
        };
        compare(ExportLossCode::Ratings, "rating", before.rating, after.rating);
        compare(ExportLossCode::Ratings, "index", before.index, after.index);
        compare(ExportLossCode::Ratings, "rating_bound", before.ratingBound, after.ratingBound);
        if (before.rating && before.ratingSource != after.ratingSource)
            m_lost[ExportLossCode::Ratings] = who;
        if (!before.rating && after.rating && after.ratingSource != RatingSource::Dwz)
            m_filled.insert("rating_source");
        compare(ExportLossCode::PersonIds, "person_id", before.personId, after.personId);
        compare(ExportLossCode::PersonIds, "fide_id", before.fideId, after.fideId);
        compare(ExportLossCode::BirthDates, "birth_date", before.birthDate, after.birthDate);
        compare(ExportLossCode::BirthDates, "birth_year", birthYearOf(before), birthYearOf(after));
        compare(ExportLossCode::Sex, "sex", before.sex, after.sex);
        compare(ExportLossCode::Clubs, "club", before.club, after.club);
        compare(ExportLossCode::Clubs, "club_name", before.clubName, after.clubName);
        compare(ExportLossCode::Clubs, "member_number", before.memberNumber, after.memberNumber);
        compare(ExportLossCode::Clubs, "member", before.member, after.member);
        compare(ExportLossCode::Teams, "team", before.team, after.team);
        compare(ExportLossCode::Teams, "board", before.board, after.board);
        compare(ExportLossCode::Computers, "computer", before.computer, after.computer);
    }

    void compareByes(const Participant& before, const Participant& after, const QString& who)
    {
        for (const Bye& bye : before.byes) {
            differ(ExportLossCode::Byes, std::ranges::find(after.byes, bye) == after.byes.end(),
                   u"%1, round %2"_s.arg(who).arg(bye.round));
        }
        // One that moved to another round is lost there.
        for (const Bye& bye : after.byes) {
            if (after.byes.size() > before.byes.size() &&
                std::ranges::find(before.byes, bye.round, &Bye::round) == before.byes.end())
                m_filled.insert("byes");
        }
    }

    static std::size_t positionOf(const Tournament& tournament, ParticipantNumber number)
    {
        return tournament.indexOf(number).value_or(tournament.participants.size());
    }

    using Sides = std::pair<std::size_t, std::size_t>; ///< positions of participants

    static Sides sidesOf(const Tournament& tournament, const Game& game)
    {
        return {positionOf(tournament, game.white), positionOf(tournament, game.black)};
    }

    /// A game that nobody played has no colours.
    static bool hasColours(const Game& game)
    {
        return isPlayed(game.result.white) || isPlayed(game.result.black);
    }

    /// A game as the player sees it who comes first among the participants.
    struct SeenGame {
        Sides sides;
        Game game;
        bool turned;
    };

    static constexpr int kAlike = 63; ///< in everything

    /// How many parts of two games of the same players are equal.
    static int likeness(const SeenGame& before, const SeenGame& after)
    {
        const Game& a = before.game;
        const Game& b = after.game;
        return (a.result == b.result ? 32 : 0) + (a.round == b.round ? 16 : 0) +
               (before.turned == after.turned ? 8 : 0) + (a.rated == b.rated ? 4 : 0) +
               (a.board == b.board ? 2 : 0) + (a.date == b.date ? 1 : 0);
    }

    static SeenGame seen(const Tournament& tournament, const Game& game)
    {
        const Sides sides = sidesOf(tournament, game);
        const bool turn = sides.first > sides.second;
        return {turn ? Sides(sides.second, sides.first) : sides, turn ? withColoursExchanged(game) : game,
                turn};
    }

    using GamesLeft = std::multimap<Sides, SeenGame>;

    static GamesLeft::iterator likest(GamesLeft& left, const SeenGame& before)
    {
        const auto [first, last] = left.equal_range(before.sides);
        const auto best = std::max_element(first, last, [&](const auto& a, const auto& b) {
            return likeness(before, a.second) < likeness(before, b.second);
        });
        return first == last ? left.end() : best;
    }

    void compareGames()
    {
        GamesLeft left;
        for (const Game& game : m_copy.games) {
            const SeenGame after = seen(m_copy, game);
            left.emplace(after.sides, after);
        }
        // Games that came back as they were are no likeness of others.
        std::vector<SeenGame> changed;
        for (const Game& game : m_original.games) {
            const SeenGame before = seen(m_original, game);
            const auto best = likest(left, before);
            if (best == left.end() || likeness(before, best->second) < kAlike) {
                changed.push_back(before);
                continue;
            }
            compare(before, best->second);
            left.erase(best);
        }
        for (const SeenGame& before : changed) {
            const auto best = likest(left, before);
            if (best == left.end()) {
                differ(ExportLossCode::Games, true, gameText(before.game));
                continue;
            }
            compare(before, best->second);
            left.erase(best);
        }
        for (const auto& [players, after] : left)
            m_complaints.append(u"new game: "_s % gameText(after.game));
    }

    static QString gameText(const Game& game)
    {
        return u"%1-%2 %3 round %4"_s.arg(game.white.value())
            .arg(game.black.value())
            .arg(QString::fromStdString(std::string(resultText(game.result))))
            .arg(game.round.value_or(0));
    }

    /// Where a format does not know the mark, a game that is not to be rated may become a forfeit.
    void compare(const SeenGame& seenBefore, const SeenGame& seenAfter)
    {
        const Game& before = seenBefore.game;
        const Game& after = seenAfter.game;
        const QString which = gameText(before);
        const bool becameForfeit = before.result != after.result && !hasColours(after);
        if (becameForfeit && !before.rated) {
            differ(ExportLossCode::NotRated, true, which);
            differ(ExportLossCode::Games,
                   before.result.white != before.result.black && after.result == kBothForfeit, which);
        } else if (before.result != after.result) {
            differ(ExportLossCode::Games, true, which % u" became "_s % gameText(after));
        } else {
            differ(ExportLossCode::NotRated, before.rated != after.rated, which);
        }
        differ(ExportLossCode::Colours,
               seenBefore.turned != seenAfter.turned && before.result != kNotPlayed &&
                   after.result != kNotPlayed,
               which);
        differ(ExportLossCode::Rounds, before.round != after.round, which);
        differ(ExportLossCode::Dates, before.date && before.date != after.date, which);
        differ(ExportLossCode::Boards, before.board && before.board != after.board, which);
        if (!before.date && after.date)
            m_filled.insert("date");
        if (!before.board && after.board)
            m_filled.insert("board");
        // Whose own team is lost as well is counted there.
        const auto isLost = [&](std::size_t was, std::size_t is, const std::string& team,
                                const std::string& now) {
            return team != now && m_original.participants[was].team == m_copy.participants[is].team;
        };
        differ(ExportLossCode::GameTeams,
               isLost(seenBefore.sides.first, seenAfter.sides.first, before.whiteTeam, after.whiteTeam) ||
                   isLost(seenBefore.sides.second, seenAfter.sides.second, before.blackTeam, after.blackTeam),
               which);
        differ(ExportLossCode::Decisions, before.note != after.note || before.awarded != after.awarded,
               which);
    }

    std::set<std::string> announcedFields(ExportLossCode code) const
    {
        std::set<std::string> fields;
        for (const ExportLoss& loss : m_losses) {
            if (loss.code == code)
                fields.insert(loss.args.begin(), loss.args.end());
        }
        return fields;
    }

    void compareHeaders()
    {
        const std::set<std::string> announced = announcedFields(ExportLossCode::Header);
        const TournamentHeader& before = m_original.header;
        const auto differing = app::differingFields(before, m_copy.header);
        const auto given = app::differingFields(TournamentHeader(), before);
        for (const std::string& field : announced) {
            if (std::ranges::find(differing, field) == differing.end())
                m_complaints.append(u"header: %1 announced, but kept"_s.arg(QString::fromStdString(field)));
        }
        for (const std::string& field : differing) {
            if (announced.contains(field))
                continue;
            if (std::ranges::find(given, field) == given.end())
                m_filled.insert(field);
            else if (field == "name" || field == "place" || field == "time_control")
                differ(ExportLossCode::Characters, true, QString::fromStdString(field));
            else if (field == "acceptances" || field == "announced" || field == "teams")
                differ(ExportLossCode::Decisions, true, u"acceptances"_s);
            else
                m_complaints.append(u"header: %1"_s.arg(QString::fromStdString(field)));
        }
    }

    void compareFilled()
    {
        const std::set<std::string> announced = announcedFields(ExportLossCode::Filled);
        for (const std::string& field : announced) {
            if (!m_filled.contains(field))
                m_complaints.append(u"filled: %1 announced, but not so"_s.arg(QString::fromStdString(field)));
        }
        for (const std::string& field : m_filled) {
            if (!announced.contains(field))
                m_complaints.append(u"filled: %1"_s.arg(QString::fromStdString(field)));
        }
    }

    bool announces(ExportLossCode code) const
    {
        return std::ranges::any_of(m_losses, [&](const ExportLoss& loss) { return loss.code == code; });
    }

    int announced(ExportLossCode code) const
    {
        int count = 0;
        for (const ExportLoss& loss : m_losses) {
            if (loss.code == code && !loss.args.empty())
                count += std::stoi(loss.args.front());
        }
        return count;
    }

    void checkCounts()
    {
        // Texts of the header count, too; decisions are not looked for one by one.
        static const std::set kUncounted{ExportLossCode::Characters, ExportLossCode::LongTexts,
                                         ExportLossCode::Decisions};
        for (const ExportLoss& loss : m_losses) {
            if (!loss.args.empty() && loss.code != ExportLossCode::Header &&
                loss.code != ExportLossCode::Filled)
                m_differences[loss.code]; // announced, so to be found
        }
        for (const auto& [code, count] : m_differences) {
            int allowed = announced(code);
            // A text that is cut and one that is transcribed differ in the same way.
            if (code == ExportLossCode::Characters)
                allowed += announced(ExportLossCode::LongTexts);
            if (!kUncounted.contains(code) && allowed > count) {
                m_complaints.append(
                    u"loss %1: %2 announced, but only %3 found"_s.arg(int(code)).arg(allowed).arg(count));
            }
            if (count > allowed) {
                m_complaints.append(u"loss %1: %2 announced, %3 found, such as: %4"_s.arg(int(code))
                                        .arg(allowed)
                                        .arg(count)
                                        .arg(m_examples[code]));
            }
        }
    }

    Tournament m_original;
    Tournament m_copy;
    const std::vector<ExportLoss>& m_losses;
    std::map<ExportLossCode, int> m_differences;
    std::map<ExportLossCode, QString> m_examples;
    std::map<ExportLossCode, QString> m_lost; ///< of the participant at hand
    std::set<std::string> m_filled;           ///< fields that got a value, anywhere
    QStringList m_complaints;
};

void addPersons(Tournament& tournament, std::mt19937_64& random)
{
    for (Participant& person : tournament.participants) {
        const int number = person.number.value();
        if (random() % 3 != 0)
            person.fideId = 24'600'000 + number;
        if (random() % 2 == 0)
            person.personId = "NU" + std::to_string(4'000'000 + number);
        if (person.birthYear && random() % 2 == 0) {
            person.birthDate = Date::tryFrom(*person.birthYear, 1 + static_cast<int>(random() % 12),
                                             1 + static_cast<int>(random() % 28));
        }
        if (!person.club.empty() && random() % 2 == 0)
            person.clubName = "SK Entenhausen " + person.club;
    }
}

/// Byes where a participant has no game.
void addByes(Tournament& tournament, std::mt19937_64& random, bool halfPointByPairing)
{
    const int rounds = tournament.header.rounds.value_or(0);
    for (Participant& person : tournament.participants) {
        for (int round = 1; round <= rounds; ++round) {
            const bool plays = std::ranges::any_of(tournament.games, [&](const Game& game) {
                return game.round == round && (game.white == person.number || game.black == person.number);
            });
            if (plays || random() % 4 == 0)
                continue;
            const bool allocated = random() % 2 == 0;
            const Score score = allocated ? (halfPointByPairing ? kDraw : kWin)
                                          : Score::fromHalfPoints(static_cast<int>(random() % 3));
            person.byes.push_back({round, score, allocated ? ByeKind::Allocated : ByeKind::Requested});
        }
    }
}

void addDates(Tournament& tournament)
{
    for (Game& game : tournament.games) {
        if (game.round)
            game.date = Date::tryFrom(2026, 9, std::min(4 + *game.round, 30));
    }
}

/// Numbers the boards of each match of a league.
void addBoards(Tournament& tournament)
{
    for (Game& game : tournament.games)
        game.board = tournament.participants[*tournament.indexOf(game.white)].board;
}

void addDecisions(Tournament& tournament)
{
    if (tournament.participants.size() < 3)
        return;
    tournament.participants[0].identity = Identity::Newcomer;
    tournament.participants[1].overrides = {{ListedValue::Rating, 1500, 1600, "moved here"}};
    tournament.participants[2].withdrawal = Withdrawal::Approved;
    tournament.participants[0].origin = EntryOrigin::Chain;
    tournament.participants[0].originTournament = "0b5a7e2c-6f1d-4c3a-9f7e-2d1c5b8a4e60";
    tournament.participants[0].originNumber = 17;
    tournament.participants[0].enteredLevel = "dwz-2016";
    tournament.participants[0].chained = true;
    tournament.participants[0].enteredRating = Rating(1444);
    tournament.participants[0].enteredIndex = 12;
    tournament.participants[0].enteredCarryOver = {
        {Rating(1500), kDraw, Date::tryFrom(2024, 6, 30), "0b5a7e2c-6f1d-4c3a-9f7e-2d1c5b8a4e60"}};
    tournament.participants[1].origin = EntryOrigin::Hand;
    tournament.participants[2].origin = EntryOrigin::List;
    tournament.participants[2].originList = "DSB";
    tournament.participants[2].originDay = Date::tryFrom(2024, 6, 1);
    tournament.participants[2].memberUntil = Date::tryFrom(2024, 6, 30);
    tournament.header.acceptances = {{"birth-year-missing", "participant 1", "asked the club"}};
    if (!tournament.games.empty())
        tournament.games.back().note = "White's flag fell; the director was called";
}

Tournament openTournament()
{
    std::mt19937_64 random(1);
    Tournament tournament = swissSystem(
        11,
        {.players = 21, .rounds = 7, .forfeit = 0.1, .halfRated = 0.05, .open = 0.03, .unratedGame = 0.05});
    addPersons(tournament, random);
    addByes(tournament, random, false);
    addDates(tournament);
    addDecisions(tournament);
    return tournament;
}

Tournament roundRobinTournament()
{
    std::mt19937_64 random(2);
    Tournament tournament =
        roundRobin(12, {.players = 9, .unrated = 0.1, .foreign = 0.4, .computer = 0.2, .ageUnknown = 0.0});
    tournament.header.rounds = 9;
    addPersons(tournament, random);
    addByes(tournament, random, true);
    return tournament;
}

/// Teams, who plays for another one than his own, and who changes his; boards without an opponent.
void addTeams(Tournament& tournament, std::mt19937_64& random)
{
    tournament.header.kind = TournamentKind::Team;
    for (Participant& person : tournament.participants)
        person.team = "Mannschaft " + std::to_string(person.number.value() % 4);
    settleTeams(tournament);
    const auto teams = teamNames(tournament);
    for (Game& game : tournament.games) {
        if (random() % 8 == 0)
            (random() % 2 == 0 ? game.whiteTeam : game.blackTeam) = teams[random() % teams.size()];
    }
    for (Participant& person : tournament.participants) {
        if (random() % 16 == 0)
            person.team = teams[random() % teams.size()];
        for (Bye& bye : person.byes) {
            if (random() % 4 != 0)
                continue;
            bye.board = 1 + static_cast<int>(random() % 9);
            bye.team = teams[random() % teams.size()];
        }
    }
}

Tournament leagueTournament()
{
    std::mt19937_64 random(3);
    Tournament tournament = league(13, {.players = 40, .ageUnknown = 0.0, .forfeit = 0.1}, 4);
    addPersons(tournament, random);
    addBoards(tournament);
    return tournament;
}

Tournament matchTournament()
{
    Tournament tournament = roundRobin(14, {.players = 2, .unrated = 0.0});
    tournament.header.kind = TournamentKind::Match;
    tournament.header.mode = std::nullopt;
    tournament.header.rounds = 4;
    const Game first = tournament.games.front();
    tournament.games.clear();
    for (int round = 1; round <= 4; ++round) {
        Game game = first;
        game.id = GameId(round);
        game.round = round;
        if (round % 2 == 0)
            std::swap(game.white, game.black);
        tournament.games.push_back(game);
    }
    return tournament;
}

Tournament awkwardNames()
{
    Tournament tournament = swissSystem(15, {.players = 6, .rounds = 3});
    tournament.participants[0].name =
        "Freiherr von und zu Hohenschwangau-Waldburg-Wolfegg, Maximilian Friedrich";
    tournament.participants[1].name = "Łukaszewski, Bogusław";
    tournament.participants[2].name = "Þórðarson, Ægir";
    tournament.participants[3].name = "Ли, Вэй";
    tournament.participants[4].name = "O'Neill \"Bob\" <a&b>, Séan;x";
    tournament.header.name = "Übungsturnier „Süd“ – 1; 2 & 3 <4>";
    tournament.header.place = "Ærøskøbing";
    return tournament;
}

Tournament bareTournament()
{
    Tournament tournament;
    tournament.header.name = "Bare";
    for (int number = 1; number <= 3; ++number) {
        Participant person{.number = ParticipantNumber(number)};
        person.name = "Person " + std::to_string(number);
        tournament.participants.push_back(std::move(person));
    }
    tournament.games.push_back({.id = GameId(1),
                                .white = ParticipantNumber(1),
                                .black = ParticipantNumber(2),
                                .result = kWhiteWins});
    return tournament;
}

} // namespace

QStringList unannouncedLosses(const Tournament& original, const Tournament& copy,
                              const std::vector<ExportLoss>& losses)
{
    return Comparison(original, copy, losses).run();
}

std::vector<NamedTournament> richTournaments()
{
    return {{"open", openTournament()},        {"round robin", roundRobinTournament()},
            {"league", leagueTournament()},    {"match", matchTournament()},
            {"awkward names", awkwardNames()}, {"bare", bareTournament()}};
}

Tournament anyRichTournament(std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    Tournament tournament = anyTournament(seed);
    addPersons(tournament, random);
    if (random() % 2 == 0)
        addByes(tournament, random, random() % 2 == 0);
    if (random() % 2 == 0)
        addDates(tournament);
    if (random() % 4 == 0)
        addDecisions(tournament);
    if (random() % 2 == 0)
        addTeams(tournament, random);
    return tournament;
}

} // namespace zahlmeister::tests
