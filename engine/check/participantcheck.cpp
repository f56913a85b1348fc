// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <utility>

#include "engine/check/check.h"
#include "engine/check/checklist.h"
#include "engine/check/words.h"

namespace zahlmeister::engine {

namespace {

constexpr int kYoungestAge = 4;
constexpr int kOldestAge = 110;
constexpr std::size_t kLengthOfClub = 5;

/// What a participant did in the games.
struct Play {
    int games = 0;
    bool anyAtBoard = false;
    bool anyForfeit = false;
};

/// Whether ids alone tell who somebody is: the person's id, club and member number, or the FIDE id of a
/// player who is no member.
bool isToldByIds(const Participant& participant)
{
    if (!participant.personId.empty())
        return true;
    if (participant.member)
        return !participant.club.empty() && participant.memberNumber.has_value();
    return participant.fideId.has_value();
}

void checkName(Checklist& list, const Participant& participant)
{
    for (const auto& [text, field] : {std::pair(&participant.name, FindingField::Name),
                                      {&participant.clubName, FindingField::Club},
                                      {&participant.team, FindingField::Team}})
        list.addIfTooLong(*text, {.participant = participant.number, .field = field});
    // RULE: WO2026 6.1.2.2
    if (participant.name.empty()) {
        list.add(participant, FindingCode::NameOfParticipantMissing, FindingField::Name);
        return;
    }
    const auto comma = participant.name.find(',');
    const bool hasForename =
        comma != std::string::npos && participant.name.find_first_not_of(" ,", comma) != std::string::npos;
    if (!hasForename)
        list.addIfAsked(participant, FindingCode::ForenameMissing, FindingField::Name);
    // RULE: WO2026 4.1.4, 6.1.2.3
    if (const auto word = wordAbout(Topic::Computer, participant.name); word)
        list.addIfAsked(participant, FindingCode::ComputerSuspected, FindingField::Computer, {*word});
}

// RULE: WO2026 6.4.1
void checkIdentity(Checklist& list, const Participant& participant)
{
    if (!isIdentified(participant))
        list.addIfAsked(participant, FindingCode::NotIdentified, FindingField::Identity);
    if (participant.identity != Identity::TextOnly)
        return;
    // RULE: WO2026 3.4.3
    if (participant.member)
        list.addIfAsked(participant, FindingCode::TextOnlyMember, FindingField::Member);
    if (participant.birthDate)
        list.addIfAsked(participant, FindingCode::TextOnlyWithBirthDate, FindingField::BirthDate);
}

// RULE: WO2026 3.4.3, 4.1.1
void checkFormerMember(Checklist& list, const Participant& participant)
{
    const auto years = list.choice().version->number("former_member_years");
    const auto end = list.header().end;
    if (participant.member || !participant.memberUntil || !years.has_value() || *years <= 0 || !end)
        return;
    const Date last = participant.memberUntil->plusYears(static_cast<int>(*years));
    list.addIfAsked(participant,
                    *end <= last ? FindingCode::FormerMember : FindingCode::FormerMemberForgotten,
                    FindingField::Member, {participant.memberUntil->iso(), last.iso()});
}

// RULE: WO2026 6.1.2.2
void checkMembership(Checklist& list, const Participant& participant)
{
    if (participant.member && participant.club.empty())
        list.add(participant, FindingCode::ClubMissing, FindingField::Club);
    if (!participant.club.empty() && participant.club.size() != kLengthOfClub)
        list.addIfAsked(participant, FindingCode::ClubMalformed, FindingField::Club, {participant.club});
    const bool isNewcomer = participant.identity == Identity::Newcomer;
    // RULE: WO2026 3.4.3: who is in no club is text-only. From abroad somebody may be new without a club.
    if (isNewcomer && !participant.member && participant.club.empty() && !participant.fideId &&
        participant.federation.empty() && participant.ratingSource == RatingSource::Dwz)
        list.addIfAsked(participant, FindingCode::NewcomerWithoutClub, FindingField::Club);
    if (isNewcomer && participant.member && !participant.rating && list.header().end)
        list.addIfAsked(participant, FindingCode::NewMember, FindingField::Member,
                        {list.header().end->plusYears(-1).iso()});
    if (participant.member && !participant.club.empty() && !participant.memberNumber &&
        participant.identity != Identity::Open && participant.personId.empty())
        list.addIfAsked(participant, FindingCode::MemberNumberMissing, FindingField::MemberNumber);
    // Who stands in a list has his sex there.
    const bool isUnlisted = participant.personId.empty() && !participant.fideId &&
                            (isNewcomer || participant.identity == Identity::TextOnly ||
                             (!participant.member && participant.identity == Identity::Open));
    if (isUnlisted && !participant.sex && list.asks(FindingCode::SexMissing))
        list.add(participant, FindingCode::SexMissing,
                 isNewcomer ? FindingLevel::Warning : FindingLevel::Note, FindingField::Sex);
    if (isNewcomer && participant.member && !participant.birthDate)
        list.addIfAsked(participant, FindingCode::BirthDateMissing, FindingField::BirthDate);
}

void checkBirth(Checklist& list, const Participant& participant)
{
    if (participant.birthDate && participant.birthYear &&
        participant.birthDate->year() != *participant.birthYear)
        list.add(participant, FindingCode::BirthYearContradictsDate, FindingField::BirthYear);
    const auto year = birthYearOf(participant);
    if (!year) {
        // Only the coefficient of rated players depends on the age; others need the year to be distinguished
        // (6.4.1), most of all those who are in no list.
        const bool decides = participant.rating.has_value() || participant.identity == Identity::Newcomer;
        list.add(participant, FindingCode::BirthYearMissing,
                 decides ? FindingLevel::Warning : FindingLevel::Note, FindingField::BirthYear);
        return;
    }
    const auto end = list.header().end;
    if (!end)
        return;
    const int age = end->year() - *year;
    if (age < kYoungestAge || age > kOldestAge) {
        list.add(participant, FindingCode::BirthYearImplausible,
                 age < 0 ? FindingLevel::Error : FindingLevel::Warning, FindingField::BirthYear,
                 {std::to_string(age)});
    }
}

/// Whether both are known and differ.
template <class Value>
bool areDifferent(const Value& a, const Value& b)
{
    return a != Value() && b != Value() && a != b;
}

/// How certain it is that two participants of the same name and birth year are one person; nothing when their
/// ids tell them apart. Club and number do not quite: one person may be a member of two clubs.
std::optional<FindingLevel> levelOfNamesakes(const Participant& a, const Participant& b)
{
    if (areDifferent(a.personId, b.personId) || areDifferent(a.fideId, b.fideId))
        return std::nullopt;
    const bool areMembersApart = a.memberNumber && b.memberNumber &&
                                 (areDifferent(a.club, b.club) || a.memberNumber != b.memberNumber);
    return areMembersApart ? FindingLevel::Warning : FindingLevel::Error;
}

/// The same person twice: by an id, by club and member number, or by name and birth year.
void checkDoubles(Checklist& list)
{
    std::map<std::string, const Participant*> seen;
    const auto report = [&](const Participant& participant, const Participant& earlier, FindingLevel level) {
        list.add(participant, FindingCode::SamePersonTwice, level, FindingField::Name,
                 {std::to_string(earlier.number.value())});
    };
    const auto isKnown = [&](const Participant& participant, std::string key) {
        const auto [entry, isNew] = seen.try_emplace(std::move(key), &participant);
        if (!isNew)
            report(participant, *entry->second, FindingLevel::Error);
        return !isNew;
    };
    for (const Participant& participant : list.tournament().participants) {
        if (participant.computer)
            continue;
        if (!participant.personId.empty() && isKnown(participant, "person " + participant.personId))
            continue;
        if (participant.fideId && isKnown(participant, "fide " + std::to_string(*participant.fideId)))
            continue;
        if (!participant.club.empty() && participant.memberNumber &&
            isKnown(participant,
                    "club " + participant.club + ' ' + std::to_string(*participant.memberNumber)))
            continue;
        const auto year = birthYearOf(participant);
        if (participant.name.empty() || !year)
            continue;
        const auto [namesake, isFirst] =
            seen.try_emplace("name " + participant.name + ' ' + std::to_string(*year), &participant);
        if (const auto level = levelOfNamesakes(*namesake->second, participant); !isFirst && level)
            report(participant, *namesake->second, *level);
    }
}

/// Members of other state associations: each by himself while they are few, for then it may be the wrong
/// person; an open tournament has many.
void checkAssociations(Checklist& list) // RULE: WO2026 6.3
{
    const std::string& level = list.header().level;
    if (level.size() != 3 || !list.asks(FindingCode::OtherAssociation))
        return;
    // 000 and 001 are the federation and its youth, K is abroad, L the association of the blind.
    const char association = level.front();
    if (association == '0' || association == 'K' || association == 'L')
        return;
    std::vector<const Participant*> others;
    std::size_t members = 0;
    for (const Participant& participant : list.tournament().participants) {
        if (!participant.member || participant.club.size() != kLengthOfClub)
            continue;
        ++members;
        if (participant.club.front() != association)
            others.push_back(&participant);
    }
    if (others.size() * 4 > members) {
        list.add(FindingCode::ManyOfOtherAssociations, FindingField::Level, {std::to_string(others.size())});
        return;
    }
    for (const Participant* participant : others)
        list.add(*participant, FindingCode::OtherAssociation, FindingField::Club, {participant->club, level});
}

/// What everybody did, in the order of the participants.
std::vector<Play> playOf(const Checklist& list)
{
    const Tournament& tournament = list.tournament();
    std::vector<Play> result(tournament.participants.size());
    const auto note = [&result](std::size_t position, SideResult side) {
        if (position == Sides::kNobody)
            return;
        Play& play = result[position];
        ++play.games;
        play.anyAtBoard = play.anyAtBoard || isPlayed(side) || side == SideResult::NotPlayed;
        play.anyForfeit =
            play.anyForfeit || side == SideResult::ForfeitWin || side == SideResult::ForfeitLoss;
    };
    for (std::size_t at = 0; at < tournament.games.size(); ++at) {
        note(list.sides()[at].white, tournament.games[at].result.white);
        note(list.sides()[at].black, tournament.games[at].result.black);
    }
    return result;
}

/// Who did not play, and what computers played.
void checkPlay(Checklist& list)
{
    const auto& participants = list.tournament().participants;
    if (list.tournament().games.empty())
        return;
    const auto plays = playOf(list);
    for (std::size_t at = 0; at < participants.size(); ++at) {
        const Participant& participant = participants[at];
        const Play& play = plays[at];
        if (play.games == 0) {
            list.add(participant, FindingCode::ParticipantWithoutGames, FindingField::None);
            continue;
        }
        // RULE: WO2026 2.2.5.2
        if (!play.anyAtBoard && play.anyForfeit && !participant.computer)
            list.addIfAsked(participant, FindingCode::OnlyForfeits, FindingField::Result);
        // RULE: WO2026 4.1.4
        if (participant.computer)
            list.addIfAsked(participant, FindingCode::ComputerGames, FindingField::Computer,
                            {std::to_string(play.games)});
    }
}

} // namespace

bool isIdentified(const Participant& participant)
{
    return participant.identity != Identity::Open || isToldByIds(participant);
}

void checkParticipants(Checklist& list)
{
    const auto& participants = list.tournament().participants;
    if (participants.empty()) {
        list.add(FindingCode::NoParticipants, FindingField::None);
        return;
    }
    for (const Participant& participant : participants) {
        if (participant.computer)
            continue;
        checkName(list, participant);
        checkIdentity(list, participant);
        checkMembership(list, participant);
        checkFormerMember(list, participant);
        checkBirth(list, participant);
    }
    checkDoubles(list);
    checkAssociations(list);
    checkPlay(list);
}

} // namespace zahlmeister::engine
