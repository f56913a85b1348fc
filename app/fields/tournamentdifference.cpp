// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/tournamentdifference.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "app/fields/entryorigin.h"
#include "app/fields/recordfields.h"
#include "app/fields/teamspellings.h"
#include "app/names/namefold.h"
#include "app/persons/sameness.h"
#include "engine/model/teammatches.h"

namespace zahlmeister::app {

namespace {

using engine::Game;
using engine::Participant;
using engine::ParticipantNumber;
using engine::Tournament;
using engine::TournamentHeader;

constexpr int kNoRound = 1000; // after every round

/// Pairing and round of a game, with either colour.
using Meeting = std::tuple<int, ParticipantNumber, ParticipantNumber>;

Meeting meetingOf(const Game& game)
{
    return {game.round.value_or(kNoRound), std::min(game.white, game.black),
            std::max(game.white, game.black)};
}

/// Whether all those fields are equal of which `counts` says so.
template <class Record, class Function>
bool areEqual(const Record& a, const Record& b, Function counts)
{
    bool equal = true;
    forEachField<Record>([&](const auto& field) {
        equal = equal && (!counts(field.rules) || a.*field.member == b.*field.member);
    });
    return equal;
}

bool isSameGame(const Game& a, const Game& b)
{
    return areEqual(a, b, [](const FieldRules& rules) { return !rules.isKey; });
}

bool isInForeignFiles(const FieldRules& rules)
{
    return rules.isForeign && !rules.isKey;
}

bool isSubmitted(const FieldRules& rules)
{
    return rules.isSubmitted && rules.isInFiles; // ids of games are counted anew
}

/// Games of the earlier state by meeting; each is used once, an equal one before another.
class GameSupply {
public:
    explicit GameSupply(const std::vector<Game>& games)
    {
        for (const Game& game : games)
            m_games[meetingOf(game)].push_back(&game);
    }

    const Game* take(const Game& wanted)
    {
        const auto found = m_games.find(meetingOf(wanted));
        if (found == m_games.end() || found->second.empty())
            return nullptr;
        auto& games = found->second;
        auto best = std::ranges::find_if(games, [&](const Game* game) { return isSameGame(*game, wanted); });
        if (best == games.end())
            best = std::ranges::find_if(
                games, [&](const Game* game) { return areEqual(*game, wanted, isInForeignFiles); });
        if (best == games.end())
            best = games.begin();
        const Game* taken = *best;
        games.erase(best);
        return taken;
    }

    [[nodiscard]] bool has(const Game* game) const
    {
        const auto found = m_games.find(meetingOf(*game));
        return found != m_games.end() && std::ranges::find(found->second, game) != found->second.end();
    }

private:
    std::map<Meeting, std::vector<const Game*>> m_games;
};

const Participant* participantOf(const Tournament& tournament, ParticipantNumber number)
{
    const auto index = tournament.indexOf(number);
    return index ? &tournament.participants[*index] : nullptr;
}

/// The name as everybody may have spelled it.
std::string folded(const std::string& name)
{
    return spelled(name, NameSpelling::Search);
}

std::vector<std::string> foldedNames(const Tournament& tournament)
{
    std::vector<std::string> names;
    for (const Participant& participant : tournament.participants)
        names.push_back(folded(participant.name));
    return names;
}

/// Whether it is worth comparing two: the same person has one of these in common.
bool mayBeSame(const Participant& a, const Participant& b, bool sameName)
{
    return sameName || (!a.personId.empty() && a.personId == b.personId) ||
           (a.fideId && a.fideId == b.fideId) || (a.memberNumber && a.memberNumber == b.memberNumber) ||
           (!a.person.empty() && a.person == b.person);
}

/// For each participant of `imported` the position of the same person in `current`.
std::vector<std::optional<std::size_t>> samePersons(const Tournament& imported, const Tournament& current)
{
    std::vector<std::optional<std::size_t>> same(imported.participants.size());
    std::vector<bool> taken(current.participants.size());
    const auto names = foldedNames(imported);
    const auto otherNames = foldedNames(current);
    // Under the same number first: namesakes must not change places.
    for (const bool sameNumber : {true, false}) {
        for (std::size_t i = 0; i < imported.participants.size(); ++i) {
            const Participant& wanted = imported.participants[i];
            for (std::size_t j = 0; j < current.participants.size() && !same[i]; ++j) {
                const Participant& other = current.participants[j];
                if (taken[j] || (sameNumber && other.number != wanted.number) ||
                    !mayBeSame(wanted, other, !names[i].empty() && names[i] == otherNames[j]) ||
                    !isSamePerson(wanted, other, Between::OneTournament))
                    continue;
                same[i] = j;
                taken[j] = true;
            }
        }
    }
    return same;
}

/// What the file says of each field, or what was known, as the table of fields has it.
template <class Record>
void fillIn(Record& imported, const Record& known)
{
    forEachField<Record>([&](const auto& field) {
        const bool isKept = field.rules.reimport == Reimport::Referee ||
                            (field.rules.reimport == Reimport::FillIn && isBlank(field, imported));
        if (isKept && !field.rules.isKey)
            imported.*field.member = known.*field.member;
    });
}

/// What the file says, and of the rest what was known.
Participant merged(Participant imported, const Participant& known)
{
    const bool isEntryAsBefore = isWhatCameIn(imported, known);
    const Participant inFile = imported;
    imported.number = known.number;
    fillIn(imported, known);
    // Our own files may say where an entry comes from, and what the referee set.
    if (!inFile.overrides.empty())
        imported.overrides = inFile.overrides;
    if (inFile.origin) {
        takeEntry(imported, inFile);
        return imported;
    }
    // A decision of the referee, or a value of the list for the person he chose, outweighs a file.
    if (known.identity != engine::Identity::Open || !imported.rating) {
        imported.rating = known.rating;
        imported.index = known.index;
        imported.ratingSource = known.ratingSource;
        imported.ratingBound = known.ratingBound;
        imported.name = known.name;
    } else if (isEntryAsBefore) {
        takeEntry(imported, known); // what the chain made of it, and where it came from
    } else {
        forgetOrigin(imported);
    }
    if (known.identity == engine::Identity::TextOnly) {
        imported.member = false;
        imported.birthDate.reset();
    }
    return imported;
}

/// Notes, teams and what was awarded stay with their games, also where the file has the colours the other way
/// round. A file that has what was awarded says nothing against the result on the board (document 000,
/// 2.2.5.2).
void fillInGames(std::vector<Game>& imported, const std::vector<Game>& current)
{
    GameSupply known(current);
    for (Game& game : imported) {
        const Game* found = known.take(game);
        if (found == nullptr)
            continue;
        const Game same = found->white == game.white ? *found : engine::withColoursExchanged(*found);
        if (!game.awarded && same.awarded == game.result)
            game.result = same.result;
        fillIn(game, same);
    }
}

/// Takes out what may change after a submission.
template <class Record>
void keepSubmitted(Record& record)
{
    forEachField<Record>([&](const auto& field) {
        if (!field.rules.isSubmitted)
            record.*field.member = blank<Record>().*field.member;
    });
}

/// @param gameBefore finds what a later game was; nullptr when it is new
template <class GameBefore>
std::vector<Edit> editsBetween(const Tournament& before, const Tournament& after, GameBefore gameBefore)
{
    std::vector<Edit> edits;
    if (before.header != after.header)
        edits.emplace_back(PutHeader{after.header});
    for (const Participant& now : after.participants) {
        const Participant* then = participantOf(before, now.number);
        if (!then || *then != now)
            edits.emplace_back(PutParticipant{now});
    }
    std::set<const Game*> kept;
    std::vector<Edit> added;
    for (Game now : after.games) {
        const Game* then = gameBefore(now);
        kept.insert(then);
        now.id = then ? then->id : engine::GameId(0);
        if (!then || *then != now)
            added.emplace_back(PutGame{now});
    }
    // Who is to go must not have games any more.
    for (const Game& then : before.games) {
        if (!kept.contains(&then))
            edits.emplace_back(RemoveGame{then.id});
    }
    edits.insert(edits.end(), added.begin(), added.end());
    for (const Participant& then : before.participants) {
        if (!participantOf(after, then.number))
            edits.emplace_back(RemoveParticipant{then.number});
    }
    return edits;
}

} // namespace

bool isSameSubmission(const Tournament& a, const Tournament& b)
{
    const auto isSame = [](const auto& one, const auto& other) { return areEqual(one, other, isSubmitted); };
    return isSame(a.header, b.header) && std::ranges::equal(a.participants, b.participants, isSame) &&
           std::ranges::equal(a.games, b.games, isSame);
}

Tournament submittedPart(Tournament tournament)
{
    keepSubmitted(tournament.header);
    for (Participant& participant : tournament.participants)
        keepSubmitted(participant);
    for (Game& game : tournament.games)
        keepSubmitted(game);
    return tournament;
}

template <class Record>
std::vector<std::string> differingFields(const Record& before, const Record& after)
{
    std::vector<std::string> keys;
    forEachField<Record>([&](const auto& field) {
        if (!field.rules.isKey && before.*field.member != after.*field.member)
            keys.emplace_back(field.key);
    });
    return keys;
}
template std::vector<std::string> differingFields(const TournamentHeader&, const TournamentHeader&);
template std::vector<std::string> differingFields(const Participant&, const Participant&);

TournamentDifference differenceOf(const Tournament& before, const Tournament& after)
{
    TournamentDifference difference;
    difference.header = differingFields(before.header, after.header);
    for (const Participant& now : after.participants) {
        const Participant* then = participantOf(before, now.number);
        if (!then) {
            difference.participants.push_back({{}, now.number});
            continue;
        }
        auto fields = differingFields(*then, now);
        if (!fields.empty())
            difference.participants.push_back({now.number, now.number, std::move(fields)});
    }
    for (const Participant& then : before.participants) {
        if (!participantOf(after, then.number))
            difference.participants.push_back({then.number, {}});
    }
    GameSupply earlier(before.games);
    for (const Game& now : after.games) {
        const Game* then = earlier.take(now);
        if (!then)
            difference.games.push_back({{}, now});
        else if (!isSameGame(*then, now))
            difference.games.push_back({*then, now});
    }
    for (const Game& then : before.games) {
        if (earlier.has(&then))
            difference.games.push_back({then, {}});
    }
    return difference;
}

bool canBeSame(std::optional<engine::Date> end, std::size_t participants,
               std::optional<engine::Date> otherEnd, std::size_t otherParticipants)
{
    constexpr int kDaysApart = 60;
    return !(end && otherEnd && std::abs(otherEnd->daysTo(*end)) > kDaysApart) &&
           3 * std::min(participants, otherParticipants) >= 2 * std::max(participants, otherParticipants);
}

int likeness(const Tournament& a, const Tournament& b)
{
    const auto same = samePersons(a, b);
    const auto shared =
        std::ranges::count_if(same, [](const auto& position) { return position.has_value(); });
    const auto most = std::max(a.participants.size(), b.participants.size());
    if (most == 0)
        return a.header == b.header ? 100 : 0;
    // RULE: WO2026 6.1.2: name, dates and participants say which tournament it is.
    if (3 * static_cast<std::size_t>(shared) < 2 * most)
        return 0;
    const int people = static_cast<int>(40 * static_cast<std::size_t>(shared) / most);
    const bool sameName = !a.header.name.empty() && folded(a.header.name) == folded(b.header.name);
    const bool sameId = !a.header.externalId.empty() && a.header.externalId == b.header.externalId;
    // A different number of the federation or level means a different tournament of the same people.
    const auto differ = [](const std::string& one, const std::string& other) {
        return !one.empty() && !other.empty() && one != other;
    };
    if (differ(a.header.externalId, b.header.externalId) ||
        (!sameId && differ(a.header.level, b.header.level)))
        return 0;
    const bool datesDiffer = a.header.end && b.header.end && *a.header.end != *b.header.end;
    const bool sameEnd = a.header.end && b.header.end && !datesDiffer;

    // Games tell a yearly tournament with the same people from the one of last year.
    Tournament renumbered = broughtInLine(a, b);
    GameSupply supply(b.games);
    std::size_t equal = 0;
    for (const Game& game : renumbered.games) {
        const Game* other = supply.take(game);
        equal += other && (other->result == game.result || other->result == game.result.mirrored()) ? 1 : 0;
    }
    // RULE: WO2026 4.2.4.4: so does a different name with no game in common, such as a play-off.
    if (!sameId && !sameName && !a.header.name.empty() && !b.header.name.empty() && equal == 0 &&
        !a.games.empty() && !b.games.empty())
        return 0;
    const auto games = std::max(a.games.size(), b.games.size());
    const int played = games == 0 ? 0 : static_cast<int>(40 * equal / games);
    return std::clamp(people + played + (sameName ? 15 : 0) + (sameId ? 20 : 0) + (sameEnd ? 15 : 0) -
                          (datesDiffer ? 40 : 0),
                      0, 100);
}

Tournament broughtInLine(const Tournament& file, const Tournament& current)
{
    Tournament imported = file;
    callTeams(imported, teamsClearlyMeant(current, engine::teamNames(file)));
    const auto same = samePersons(imported, current);
    int next = 1;
    for (const Participant& participant : current.participants)
        next = std::max(next, participant.number.value() + 1);
    std::map<ParticipantNumber, ParticipantNumber> numbers;
    Tournament result{imported.header, {}, imported.games};
    fillIn(result.header, current.header);
    for (std::size_t i = 0; i < imported.participants.size(); ++i) {
        Participant participant = imported.participants[i];
        const ParticipantNumber number = participant.number;
        if (same[i])
            participant = merged(std::move(participant), current.participants[*same[i]]);
        else
            participant.number = ParticipantNumber(next++);
        numbers.emplace(number, participant.number);
        result.participants.push_back(std::move(participant));
    }
    std::ranges::sort(result.participants, {}, &Participant::number);
    for (Game& game : result.games) {
        game.white = numbers.at(game.white);
        game.black = numbers.at(game.black);
    }
    fillInGames(result.games, current.games);
    return result;
}

std::vector<Edit> editsBetween(const Tournament& before, const Tournament& after)
{
    GameSupply earlier(before.games);
    return editsBetween(before, after, [&earlier](const Game& now) { return earlier.take(now); });
}

std::vector<Edit> editsById(const Tournament& before, const Tournament& after)
{
    std::map<engine::GameId, const Game*> games;
    for (const Game& game : before.games)
        games.emplace(game.id, &game);
    return editsBetween(before, after, [&games](const Game& now) {
        const auto then = games.find(now.id);
        return then == games.end() ? nullptr : then->second;
    });
}

} // namespace zahlmeister::app
