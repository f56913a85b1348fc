// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/matchconflicts.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "app/lists/personkey.h"

namespace zahlmeister::app {

namespace {

constexpr int kFarPerformance = 500;

std::string memberText(const std::string& club, std::optional<int> number)
{
    return club.empty() || !number ? std::string() : "member " + club + ' ' + std::to_string(*number);
}

/// Everything that only one person can have.
std::set<std::string> marksOf(const IdentifiedParticipant& identified)
{
    std::set<std::string> marks;
    const auto add = [&](const char* kind, const std::string& id) {
        if (!id.empty())
            marks.insert(kind + id);
    };
    const auto addAll = [&](const PersonKey& key) {
        add("nu ", key.nuId);
        add("pkz ", key.pkz);
        add("fide ", key.fideId ? std::to_string(*key.fideId) : std::string());
        add("", memberText(key.club, key.memberNumber));
    };
    addAll(personKeyOf(*identified.participant));
    for (const ListPerson& row : identified.rows)
        addAll({row.nuId, row.pkz, row.fideId, row.club, row.memberNumber});
    return marks;
}

/// What one participant and his person say of each other.
void addOwnConflicts(const IdentifiedParticipant& identified, std::vector<MatchConflict>& conflicts)
{
    const engine::Participant& participant = *identified.participant;
    std::set<std::string> clubs;
    for (const ListPerson& row : identified.rows) {
        if (!row.club.empty())
            clubs.insert(row.club);
    }
    if (clubs.size() > 1)
        conflicts.push_back({ConflictCode::SeveralClubs, participant.number, {clubs.begin(), clubs.end()}});
    const bool otherSex = std::ranges::any_of(identified.rows, [&](const ListPerson& row) {
        return row.sex && participant.sex && row.sex != participant.sex;
    });
    if (otherSex)
        conflicts.push_back({ConflictCode::SexDiffers, participant.number});
    if (identified.performance && participant.rating &&
        std::abs(*identified.performance - participant.rating->value()) > kFarPerformance) {
        conflicts.push_back(
            {ConflictCode::PerformanceFar,
             participant.number,
             {std::to_string(*identified.performance), std::to_string(participant.rating->value())}});
    }
}

} // namespace

std::vector<MatchConflict> findConflicts(std::span<const IdentifiedParticipant> field)
{
    std::map<std::string, std::vector<std::size_t>> holders;
    for (std::size_t i = 0; i < field.size(); ++i) {
        if (field[i].participant->computer)
            continue;
        for (const std::string& mark : marksOf(field[i]))
            holders[mark].push_back(i);
    }
    std::map<std::size_t, std::set<std::size_t>> doubles;
    for (const auto& [mark, positions] : holders) {
        // Not each with each: a mark that a whole field has would give millions of pairs.
        for (std::size_t i = 1; i < positions.size(); ++i) {
            doubles[positions[i]].insert(positions.front());
            doubles[positions.front()].insert(positions[1]);
        }
    }
    std::vector<MatchConflict> conflicts;
    for (std::size_t i = 0; i < field.size(); ++i) {
        if (field[i].participant->computer)
            continue;
        for (const std::size_t other : doubles[i]) {
            conflicts.push_back({ConflictCode::SamePersonTwice,
                                 field[i].participant->number,
                                 {std::to_string(field[other].participant->number.value())}});
        }
        addOwnConflicts(field[i], conflicts);
    }
    return conflicts;
}

} // namespace zahlmeister::app
