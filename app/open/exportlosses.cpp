// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/open/exportlosses.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string_view>

#include "app/fields/recordfields.h"
#include "app/fields/tournamentdifference.h"
#include "app/formats/losslist.h"
#include "app/open/formatcatalogue.h"
#include "app/open/open.h"
#include "engine/league/leaguestatistics.h"
#include "engine/model/teammatches.h"

namespace zahlmeister::app {

namespace {

using engine::Game;
using engine::Participant;
using engine::Tournament;

/// Fields that are a list are counted by their records, and those of the referee as decisions.
constexpr bool isEveryFieldCounted()
{
    bool isEvery = true;
    forEachField<Participant>([&](const auto& field) {
        using Value = typename std::decay_t<decltype(field)>::Value;
        isEvery = isEvery && (!field.rules.isForeign || !field.rules.isSubmitted || field.rules.isKey ||
                              kIsList<Value> || field.rules.loss);
    });
    return isEvery;
}
static_assert(isEveryFieldCounted());

/// What is lost with a field of a participant.
std::optional<ExportLossCode> lossOf(std::string_view key)
{
    std::optional<ExportLossCode> loss;
    forEachField<Participant>([&](const auto& field) {
        if (field.key == key)
            loss = field.rules.loss;
    });
    return loss;
}

/// What says the same in two ways, said in one.
Participant settled(Participant person)
{
    person.birthYear = birthYearOf(person);
    if (!person.rating)
        person.ratingSource = engine::RatingSource::Dwz;
    for (engine::CarryOverGame& game : person.carryOver)
        game.tournament.clear(); // recorded for the chain alone
    return person;
}

template <class Record>
std::ptrdiff_t missing(const std::vector<Record>& before, const std::vector<Record>& after)
{
    return std::ranges::count_if(
        before, [&](const Record& record) { return std::ranges::find(after, record) == after.end(); });
}

/// Whether a value was not there before and is now; an Elo in the place of a DWZ is a change.
template <class Record>
bool isFilled(const std::string& key, const Record& before, const Record& after)
{
    bool isFilled = false;
    forEachField<Record>([&](const auto& field) {
        if (field.key == key)
            isFilled = isBlank(field, before) && !isBlank(field, after);
    });
    if constexpr (std::is_same_v<Record, Participant>)
        return isFilled && (key != "rating_source" || !before.rating);
    return isFilled && key != "kind"; // one player against another is no empty kind
}

/// Whether somebody sits out a round in which he did not before. A bye that moved is lost where it was.
bool hasMoreByes(const Participant& before, const Participant& after)
{
    return after.byes.size() > before.byes.size() &&
           std::ranges::any_of(after.byes, [&](const engine::Bye& bye) {
               return std::ranges::find(before.byes, bye.round, &engine::Bye::round) == before.byes.end();
           });
}

/// Counts what a copy of a tournament lacks.
class Shortfall {
public:
    Shortfall(const Tournament& original, const Tournament& copy) : m_original(original), m_copy(copy) { }

    /// @return false when there are not the same people in it
    bool count()
    {
        if (!findPeople())
            return false;
        for (const auto& [number, position] : m_positions)
            countPerson(m_original.participants[position], *m_people.at(position));
        countGames();
        return true;
    }

    /// Takes what was counted into the losses that a format announces by itself.
    void addTo(std::vector<ExportLoss>& losses)
    {
        // A text that was cut to fit is announced as such.
        m_counts[ExportLossCode::Characters] -= announced(losses, ExportLossCode::LongTexts);
        for (const auto& [code, count] : m_counts) {
            if (count > announced(losses, code)) {
                std::erase_if(losses, [&](const ExportLoss& loss) { return loss.code == code; });
                losses.push_back({code, {std::to_string(count)}});
            }
        }
        addHeader(losses);
    }

private:
    /// By their numbers, which some formats give anew.
    bool findPeople()
    {
        if (m_original.participants.size() != m_copy.participants.size())
            return false;
        std::map<engine::ParticipantNumber, const Participant*> byNumber;
        for (const Participant& person : m_copy.participants)
            byNumber.emplace(person.number, &person);
        const bool areKept = std::ranges::all_of(m_original.participants, [&](const Participant& person) {
            return byNumber.contains(person.number);
        });
        for (std::size_t i = 0; i < m_copy.participants.size(); ++i) {
            const engine::ParticipantNumber number = m_original.participants[i].number;
            const Participant* found = areKept ? byNumber.at(number) : &m_copy.participants[i];
            m_positions.emplace(number, i);
            m_people.emplace(i, found);
            m_copied.emplace(found->number, i);
        }
        return m_positions.size() == m_people.size() && m_copied.size() == m_people.size();
    }

    void countPerson(const Participant& before, const Participant& after)
    {
        std::set<ExportLossCode> lost;
        const Participant was = settled(before);
        const Participant is = settled(after);
        for (const std::string& key : differingFields(was, is)) {
            const auto loss = lossOf(key);
            if (!loss)
                continue;
            if (isFilled(key, was, is))
                m_filled.insert(key);
            else
                lost.insert(*loss);
        }
        if (hasMoreByes(before, after))
            m_filled.insert("byes");
        for (const ExportLossCode code : lost)
            ++m_counts[code];
        m_counts[ExportLossCode::CarryOver] += missing(before.carryOver, after.carryOver);
        m_counts[ExportLossCode::Byes] += missing(before.byes, after.byes);
    }

    using Sides = std::pair<std::size_t, std::size_t>; ///< positions of White and Black

    static Sides ordered(Sides sides) { return std::minmax(sides.first, sides.second); }

    struct SeenGame {
        Sides sides;
        const Game* game;

        /// As the player has it who comes first among the participants.
        engine::GameResult result() const
        {
            return sides.first < sides.second ? game->result : game->result.mirrored();
        }
    };

    static constexpr int kAlike = 63; ///< in everything

    static int likeness(const SeenGame& a, const SeenGame& b)
    {
        return (a.result() == b.result() ? 32 : 0) + (a.game->round == b.game->round ? 16 : 0) +
               (a.sides == b.sides ? 8 : 0) + (a.game->rated == b.game->rated ? 4 : 0) +
               (a.game->board == b.game->board ? 2 : 0) + (a.game->date == b.game->date ? 1 : 0);
    }

    using GamesLeft = std::multimap<Sides, SeenGame>;

    static GamesLeft::iterator likest(GamesLeft& left, const SeenGame& before)
    {
        const auto [first, last] = left.equal_range(ordered(before.sides));
        const auto best = std::max_element(first, last, [&](const auto& a, const auto& b) {
            return likeness(before, a.second) < likeness(before, b.second);
        });
        return first == last ? left.end() : best;
    }

    void countGames()
    {
        GamesLeft left;
        for (const Game& game : m_copy.games) {
            const Sides sides(m_copied.at(game.white), m_copied.at(game.black));
            left.emplace(ordered(sides), SeenGame{sides, &game});
        }
        // Games that came back as they were are no likeness of others.
        std::vector<const Game*> changed;
        for (const Game& game : m_original.games) {
            const SeenGame before{{m_positions.at(game.white), m_positions.at(game.black)}, &game};
            if (const auto best = likest(left, before);
                best != left.end() && likeness(before, best->second) == kAlike) {
                countTeams(before, best->second);
                left.erase(best);
            } else {
                changed.push_back(&game);
            }
        }
        for (const Game* game : changed) {
            const SeenGame before{{m_positions.at(game->white), m_positions.at(game->black)}, game};
            const auto best = likest(left, before);
            if (best == left.end()) {
                ++m_counts[ExportLossCode::Games];
                continue;
            }
            countGame(before, best->second);
            left.erase(best);
        }
    }

    static bool isPlayedAtAll(const Game& game)
    {
        return isPlayed(game.result.white) || isPlayed(game.result.black);
    }

    /// A forfeit has colours, as the pairing gave them.
    static bool isPaired(const Game& game) { return game.result != engine::kNotPlayed; }

    static bool isBothForfeit(const Game& game) { return game.result == engine::kBothForfeit; }

    /// Where a format has no mark for it, a game that is not to be rated becomes one that was not played.
    void countGame(const SeenGame& before, const SeenGame& after)
    {
        const Game& was = *before.game;
        const Game& is = *after.game;
        // Who sat at the board alone, and lost there, is somebody else where both have a forfeit.
        const bool isOneSided = was.result.white != was.result.black && isBothForfeit(is);
        const bool isOther = before.result() != after.result();
        const bool isUnplayed = isOther && !isPlayedAtAll(is);
        const auto lose = [&](ExportLossCode code, bool isLost) { m_counts[code] += isLost ? 1 : 0; };
        lose(ExportLossCode::NotRated, (isUnplayed && !was.rated) || (!isOther && was.rated != is.rated));
        lose(ExportLossCode::Games, isOther && (isOneSided || !isUnplayed || was.rated));
        lose(ExportLossCode::Colours, before.sides != after.sides && isPaired(was) && isPaired(is));
        lose(ExportLossCode::Rounds, was.round != is.round);
        lose(ExportLossCode::Dates, was.date && was.date != is.date);
        lose(ExportLossCode::Boards, was.board && was.board != is.board);
        if (!was.date && is.date)
            m_filled.insert("date");
        if (!was.board && is.board)
            m_filled.insert("board");
        countTeams(before, after);
    }

    /// Whose own team is lost as well is counted there.
    void countTeams(const SeenGame& before, const SeenGame& after)
    {
        const Game is = before.sides == after.sides ? *after.game : engine::withColoursExchanged(*after.game);
        const auto isLost = [this](std::size_t player, const std::string& was, const std::string& now) {
            return was != now && m_original.participants[player].team == m_people.at(player)->team;
        };
        if (isLost(before.sides.first, before.game->whiteTeam, is.whiteTeam) ||
            isLost(before.sides.second, before.game->blackTeam, is.blackTeam))
            ++m_counts[ExportLossCode::GameTeams];
    }

    static std::ptrdiff_t announced(const std::vector<ExportLoss>& losses, ExportLossCode code)
    {
        const auto found = std::ranges::find(losses, code, &ExportLoss::code);
        return found == losses.end() || found->args.empty() ? 0 : std::stol(found->args.front());
    }

    /// A file may say more than the tournament does, such as how many rounds there are.
    void addHeader(std::vector<ExportLoss>& losses)
    {
        static const std::set<std::string> kDecisions{"announced", "acceptances", "teams"};
        std::vector<std::string> lost;
        for (const std::string& key : differingFields(m_original.header, m_copy.header)) {
            if (isFilled(key, m_original.header, m_copy.header))
                m_filled.insert(key);
            else if (!kDecisions.contains(key))
                lost.push_back(key);
        }
        if (!lost.empty())
            losses.push_back({ExportLossCode::Header, std::move(lost)});
        if (!m_filled.empty())
            losses.push_back({ExportLossCode::Filled, {m_filled.begin(), m_filled.end()}});
    }

    const Tournament& m_original;
    const Tournament& m_copy;
    std::map<engine::ParticipantNumber, std::size_t> m_positions;
    std::map<std::size_t, const Participant*> m_people; ///< of the copy, by position
    std::map<engine::ParticipantNumber, std::size_t> m_copied;
    std::map<ExportLossCode, std::ptrdiff_t> m_counts;
    std::set<std::string> m_filled; ///< keys of the exchange format
};

} // namespace

std::vector<ExportLoss> lossesOf(const TournamentFormat& format, const ExportInput& input)
{
    const Tournament kept = format.isWithoutIdle ? engine::withoutIdle(input.tournament) : input.tournament;
    std::vector<ExportLoss> losses = format.losses ? format.losses(kept) : decisionsLost(kept);
    if (const auto idle = input.tournament.participants.size() - kept.participants.size(); idle > 0)
        losses.insert(losses.begin(), {ExportLossCode::Idle, {std::to_string(idle)}});
    const ExportResult written = writeAs(format, input);
    if (!written)
        return losses;
    const QString name = u"x." + QString::fromLatin1(format.endings.front().data());
    const ImportResult read = open({{name, *written}}, format.read ? format.id : "").result;
    Tournament copy = read ? read->tournament : Tournament();
    engine::settleTeams(copy);
    Shortfall shortfall(kept, copy);
    if (shortfall.count())
        shortfall.addTo(losses);
    else
        losses.insert(losses.begin(), {ExportLossCode::Unreadable}); // so that the rest is not known
    return losses;
}

} // namespace zahlmeister::app
