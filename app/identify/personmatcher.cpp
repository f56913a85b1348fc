// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/personmatcher.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "app/identify/candidaterows.h"

namespace zahlmeister::app {

namespace {

constexpr std::size_t kMostRows = 90;
constexpr std::size_t kMostArchived = 30; ///< rows that come from elsewhere, and are kept in memory
constexpr std::size_t kMostCandidates = 10;
constexpr std::size_t kAlwaysOffered = 5;
constexpr int kPlausible = -110;   ///< tenths of a bit: below, a candidate alone is no reason to ask
constexpr int kConceivable = -190; ///< below, a candidate is not offered, even when there is no better one
constexpr int kRareName = 260;     ///< of last name and forename: at most one in 60 million has it

/// Who took part somewhere often has no id. He was taken over from a list or a tournament, so a person of his
/// name, year and club is no namesake.
bool isOfOneClub(const ListPerson& own, const ListPerson& other)
{
    if (own.club.empty() || own.club != other.club)
        return false;
    if (own.memberNumber && other.memberNumber)
        return own.memberNumber == other.memberNumber;
    return own.birthYear && own.birthYear == other.birthYear &&
           matchNames(listedName(own.lastName, own.firstName), listedName(other.lastName, other.firstName))
               .isExact();
}

std::vector<std::vector<KnownRow>> personsOf(std::vector<KnownRow> rows)
{
    std::vector<std::vector<KnownRow>> persons;
    for (KnownRow& row : rows) {
        const auto known = std::ranges::find_if(persons, [&](const std::vector<KnownRow>& person) {
            return std::ranges::any_of(person,
                                       [&](const KnownRow& other) { return isOnePersons(other, row); });
        });
        if (known != persons.end())
            known->push_back(std::move(row));
        else
            persons.push_back({std::move(row)});
    }
    return persons;
}

/// Whether somebody is still a member, the list knows better than the tournaments.
void believeTheList(std::vector<KnownRow>& rows)
{
    const auto isOfMembers = [](const KnownRow& row) {
        return row.ref.shelf == Shelf::Dsb || row.ref.shelf == Shelf::SwissChess;
    };
    if (std::ranges::none_of(rows, isOfMembers))
        return;
    const bool isMember =
        std::ranges::any_of(rows, [&](const KnownRow& row) { return isOfMembers(row) && row.isInForce; });
    for (KnownRow& row : rows) {
        if (!isOfList(row.ref.shelf))
            row.isInForce = isMember;
    }
}

/// The row of the participant's club first, then those in force, the own ones after the lists'.
void putBestRowFirst(std::vector<KnownRow>& rows, const MatchSubject& subject)
{
    const auto rank = [&](const KnownRow& row) {
        const bool club = std::ranges::find(subject.clubs, row.values.club) != subject.clubs.end();
        const bool passive = row.values.status == MemberStatus::Passive;
        return std::make_tuple(!club, !row.isInForce, row.ref.shelf == Shelf::Own,
                               static_cast<int>(row.ref.shelf), passive, row.ref.id);
    };
    std::ranges::sort(rows, {}, rank);
}

/// Whether the participant could be another person as well, if a word was mistyped or short.
bool couldBeMeant(const WeighedPerson& other, const WeighedPerson& chosen, bool sameClubOnly)
{
    const Evidence& evidence = other.evidence;
    if (evidence.year == Agreement::Differs || evidence.sexDiffers || evidence.name.last > PartMatch::Far ||
        evidence.name.first > PartMatch::Missing)
        return false;
    if (sameClubOnly)
        return evidence.club == ClubAgreement::Member || evidence.club == ClubAgreement::Former;
    // The world's list has most members once more, some without the link to the German one.
    return !evidence.isOnlyFide || evidence.name.isExact() || chosen.evidence.isOnlyFide;
}

bool isNameBelievable(const NameMatch& name)
{
    return name.last <= PartMatch::Part && name.first <= PartMatch::Initial;
}

/// Rules that rest on an id or a number.
std::optional<DecisionRule> decidedByNumber(const WeighedPerson& chosen,
                                            std::span<const WeighedPerson> others)
{
    const Evidence& evidence = chosen.evidence;
    const bool year = evidence.year == Agreement::Same;
    // With the year, a mistyped name or a name changed by marriage is believed.
    const bool name =
        isNameBelievable(evidence.name) ||
        (year && (evidence.name.last < PartMatch::Missing || evidence.name.first <= PartMatch::Spelling));
    const bool anotherId = std::ranges::any_of(others, [](const WeighedPerson& other) {
        return other.evidence.personId == Agreement::Same || other.evidence.fideId == Agreement::Same;
    });
    if (name && !anotherId) {
        if (evidence.personId == Agreement::Same)
            return DecisionRule::PersonId;
        if (evidence.fideId == Agreement::Same)
            return DecisionRule::FideId;
    }
    const bool namesake = std::ranges::any_of(
        others, [&](const WeighedPerson& other) { return couldBeMeant(other, chosen, true); });
    const bool nameAndNumber =
        (evidence.name.isExact() && !namesake) || (year && isNameBelievable(evidence.name));
    if (evidence.memberNumber == Agreement::Same && evidence.club == ClubAgreement::Member && nameAndNumber)
        return DecisionRule::MemberNumber;
    return {};
}

/// Rules that rest on the name.
std::optional<DecisionRule> decidedByName(const WeighedPerson& chosen, std::span<const WeighedPerson> others)
{
    const Evidence& evidence = chosen.evidence;
    const bool year = evidence.year == Agreement::Same;
    const bool member = evidence.club == ClubAgreement::Member;
    const auto nobodyElse = [&](bool sameClubOnly) {
        return std::ranges::none_of(
            others, [&](const WeighedPerson& other) { return couldBeMeant(other, chosen, sameClubOnly); });
    };
    // The rating belongs to a namesake: then the club may be wrong.
    const bool ratingOfAnother = evidence.rating != RatingAgreement::Same &&
                                 std::ranges::any_of(others, [&](const WeighedPerson& other) {
                                     return other.evidence.rating == RatingAgreement::Same &&
                                            other.evidence.year != Agreement::Differs &&
                                            isNameBelievable(other.evidence.name);
                                 });
    const bool form = evidence.name.last <= PartMatch::Spelling && evidence.name.first <= PartMatch::Part;
    if (form && year && member && !ratingOfAnother && nobodyElse(true))
        return DecisionRule::NameYearAndClub;
    if (!evidence.name.isExact() || evidence.isOnlyFide || evidence.isFormer)
        return {};
    if (evidence.rating == RatingAgreement::Same && (year || member) && nobodyElse(false))
        return DecisionRule::NameAndRating;
    const bool rare = chosen.rarity.last + chosen.rarity.first >= kRareName;
    if (year && evidence.club == ClubAgreement::Unknown && rare && nobodyElse(false))
        return DecisionRule::NameAndYear;
    return {};
}

/// What the weights lack in a short list: they reckon with one of 100,000, of whom a name tells more apart.
int bonusOfShortLists(const NameShelves& shelves)
{
    std::size_t rows = 1;
    for (const Shelf shelf : NameShelves::kAll) {
        if (const NameIndex* index = shelves.index(shelf))
            rows = std::max<std::size_t>(rows, index->rowCount());
    }
    constexpr double kAllMembers = 100'000;
    return static_cast<int>(10 * std::log2(std::max(1.0, kAllMembers / static_cast<double>(rows))));
}

/// @param bonus in tenths of a bit, for everybody
std::vector<int> certainties(const std::vector<WeighedPerson>& persons, int bonus)
{
    double sum = 1; // nobody in the lists
    std::vector<double> odds;
    for (const WeighedPerson& person : persons) {
        odds.push_back(std::exp2(std::min(person.score + bonus, 3000) / 10.0));
        sum += odds.back();
    }
    std::vector<int> certain;
    for (const double odd : odds)
        certain.push_back(std::min(99, static_cast<int>(100 * odd / sum)));
    return certain;
}

/// How rarely a word occurs, in tenths of a bit.
int rarityOfWords(const NameIndex& index, const std::vector<std::string>& words)
{
    std::size_t fewest = index.rowCount();
    for (const std::string& text : words) {
        const auto word = index.find(text);
        fewest = std::min(fewest, word ? index.rows(*word).size() : 0);
    }
    const double share = static_cast<double>(index.rowCount()) / static_cast<double>(fewest + 1);
    return static_cast<int>(10 * std::log2(std::max(share, 1.0)));
}

} // namespace

PersonMatcher::PersonMatcher(const PersonDirectory& persons)
    : m_shelves(persons.shelves(PersonSource::Purpose::Match)), m_persons(persons)
{
}

MatchSubject PersonMatcher::subjectOf(const engine::Participant& participant) const
{
    MatchSubject subject;
    subject.participant = participant;
    subject.name = parseName(participant.name);
    const NameIndex* members = m_shelves.index(Shelf::Dsb);
    if (!participant.club.empty())
        subject.clubs = {participant.club};
    else if (members != nullptr && !participant.clubName.empty())
        subject.clubs = clubsNamed(*members, participant.clubName);
    return subject;
}

NameRarity PersonMatcher::rarityOf(const ListPerson& row) const
{
    constexpr int kRarest = 140; // lists of 100,000 cannot tell more
    const NameIndex* index = m_shelves.index(Shelf::Dsb);
    if (index == nullptr || index->rowCount() == 0) {
        for (const Shelf shelf : NameShelves::kAll) { // the longest list tells most
            const NameIndex* other = m_shelves.index(shelf);
            if (index == nullptr || (other != nullptr && other->rowCount() > index->rowCount()))
                index = other;
        }
    }
    if (index == nullptr || index->rowCount() == 0)
        return {};
    const PersonName name = listedName(row.lastName, row.firstName);
    return {std::min(kRarest, rarityOfWords(*index, name.last.search)),
            std::min(kRarest, rarityOfWords(*index, name.first.search))};
}

PersonMatch PersonMatcher::match(const engine::Participant& participant,
                                 const std::optional<PersonKey>& remembered) const
{
    PersonMatch result;
    if (participant.computer) {
        result.state = IdentityState::Computer;
        return result;
    }
    MatchSubject subject = subjectOf(participant);
    subject.remembered = remembered;
    std::vector<KnownRow> rows;
    for (const Shelf shelf : NameShelves::kAll) {
        const NameIndex* index = m_shelves.index(shelf);
        if (index == nullptr)
            continue;
        const std::size_t most = shelf == Shelf::Archive ? kMostArchived : kMostRows;
        for (const NameIndex::Row row : candidateRows(*index, subject, shelf == Shelf::Fide, most)) {
            if (auto known = m_persons.row({shelf, index->id(row)}))
                rows.push_back(std::move(*known));
        }
    }
    std::vector<WeighedPerson> persons;
    for (std::vector<KnownRow>& person : personsOf(std::move(rows))) {
        believeTheList(person);
        putBestRowFirst(person, subject);
        WeighedPerson weighed{std::move(person), {}, 0, {}};
        weighed.evidence = gatherEvidence(subject, weighed.rows);
        weighed.rarity = rarityOf(weighed.rows.front().values);
        weighed.score = weigh(weighed.evidence, weighed.rarity);
        persons.push_back(std::move(weighed));
    }
    std::ranges::stable_sort(persons, std::greater(), &WeighedPerson::score);
    const auto plausible = std::ranges::count_if(
        persons, [](const WeighedPerson& person) { return person.score >= kPlausible; });
    std::erase_if(persons, [](const WeighedPerson& person) { return person.score < kConceivable; });
    result.decidedBy = decidedWithoutAsking(persons);
    result.state = result.decidedBy ? IdentityState::Identified
                   : plausible == 0 ? IdentityState::Unknown
                                    : IdentityState::Ambiguous;
    const std::vector<int> certain = certainties(persons, bonusOfShortLists(m_shelves));
    const std::size_t offered =
        std::clamp(static_cast<std::size_t>(plausible), kAlwaysOffered, kMostCandidates);
    for (std::size_t i = 0; i < std::min(persons.size(), offered); ++i) {
        Candidate candidate;
        candidate.score = persons[i].score;
        candidate.certainty = certain[i];
        candidate.reasons = reasonsOf(persons[i].evidence, subject, persons[i].rows);
        candidate.rows = std::move(persons[i].rows);
        result.candidates.push_back(std::move(candidate));
    }
    return result;
}

bool isOnePersons(const KnownRow& one, const KnownRow& other)
{
    if (const auto same = haveSameId(one.values, other.values))
        return *same;
    return !(isOfList(one.ref.shelf) && isOfList(other.ref.shelf)) && isOfOneClub(one.values, other.values);
}

std::optional<DecisionRule> decidedWithoutAsking(std::span<const WeighedPerson> persons)
{
    if (persons.empty() || persons.front().evidence.isContradicted())
        return {};
    const WeighedPerson& chosen = persons.front();
    const auto others = persons.subspan(1);
    if (chosen.evidence.isRemembered)
        return DecisionRule::Remembered;
    if (const auto rule = decidedByNumber(chosen, others))
        return rule;
    return decidedByName(chosen, others);
}

} // namespace zahlmeister::app
