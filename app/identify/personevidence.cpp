// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/personevidence.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

#include "app/names/editdistance.h"

namespace zahlmeister::app {

namespace {

/// A weight of the table below, in tenths of a bit. They follow from how often a value agrees by chance, and
/// how often it is wrong although the person is right: a birth year agrees by chance once in 60, a club once
/// in 2,000.
using Weight = int;

constexpr Weight kOneOfAllMembers = -170; ///< one of 100,000
constexpr Weight kOneOfTheWorld = -210;   ///< one of 1.9 million
constexpr std::size_t kPartMatches = static_cast<std::size_t>(PartMatch::Different) + 1;
constexpr std::array<Weight, kPartMatches> kLessThanSame{0, -5,  -20, -25, -25,
                                                         0, -50, -90, 0,   0}; ///< by PartMatch
constexpr Weight kInitialAgrees = 35;
constexpr Weight kNameDiffers = -80;
constexpr Weight kSwapped = -5;
constexpr Weight kGenerationDiffers = -60;
constexpr std::array<Weight, 4> kYear{0, 60, -15, -100}; ///< by Agreement; likewise below
constexpr std::array<Weight, 4> kPersonId{0, 200, 0, -80};
constexpr std::array<Weight, 4> kMemberNumber{0, 90, 0, -40};
constexpr std::array<Weight, 4> kClub{0, 110, 50, -30};     ///< by ClubAgreement
constexpr std::array<Weight, 5> kRating{0, 70, 25, 0, -40}; ///< by RatingAgreement
constexpr Weight kSexDiffers = -60;
constexpr Weight kRemembered = 200;
constexpr Weight kFormer = -20;

constexpr int kCloseRating = 60;
constexpr int kFarRating = 300;

/// An entry of a table that has one for each value of an enumeration.
template <class Entry, std::size_t Size, class Enum>
const Entry& entryOf(const std::array<Entry, Size>& table, Enum value)
{
    return table[static_cast<std::size_t>(value)];
}

Weight nameWeight(PartMatch match, int rarity)
{
    switch (match) {
    case PartMatch::Initial: return std::min(kInitialAgrees, rarity);
    case PartMatch::Missing: return 0;
    case PartMatch::Different: return kNameDiffers;
    default: return rarity + entryOf(kLessThanSame, match);
    }
}

/// What is found counts when it is better than what was found before.
template <class Agreed>
void takeBetter(Agreed& best, Agreed found)
{
    if (found != Agreed::Unknown && (best == Agreed::Unknown || found < best))
        best = found;
}

template <class Value>
Agreement compareValues(const std::optional<Value>& given, const std::optional<Value>& listed)
{
    if (!given || !listed)
        return Agreement::Unknown;
    return given == listed ? Agreement::Same : Agreement::Differs;
}

Agreement compareYears(std::optional<int> given, std::optional<int> listed)
{
    const Agreement exact = compareValues(given, listed);
    if (exact != Agreement::Differs)
        return exact;
    // One digit mistyped, or two swapped.
    const bool near = std::abs(*given - *listed) == 1 ||
                      typingErrors(std::to_string(*given), std::to_string(*listed), 1) == 1;
    return near ? Agreement::Near : Agreement::Differs;
}

Agreement comparePersonIds(const std::string& given, const ListPerson& row)
{
    const std::string& listed = nuNumber(given) ? row.nuId : row.pkz;
    if (given.empty() || listed.empty())
        return Agreement::Unknown;
    const bool isSame = nuNumber(given) == nuNumber(listed) && pkzNumber(given) == pkzNumber(listed);
    return isSame ? Agreement::Same : Agreement::Differs;
}

bool isClubOf(const MatchSubject& subject, const ListPerson& row)
{
    return std::ranges::find(subject.clubs, row.club) != subject.clubs.end();
}

void compareClubs(const MatchSubject& subject, const KnownRow& row, Evidence& evidence)
{
    if (subject.clubs.empty() || row.values.club.empty())
        return;
    if (!isClubOf(subject, row.values)) {
        takeBetter(evidence.club, ClubAgreement::Differs);
        return;
    }
    // From tournaments one only knows that he was.
    const bool isMember = row.isInForce && row.ref.shelf != Shelf::Archive;
    takeBetter(evidence.club, isMember ? ClubAgreement::Member : ClubAgreement::Former);
    takeBetter(evidence.memberNumber,
               compareValues(subject.participant.memberNumber, row.values.memberNumber));
}

std::optional<engine::Rating> listedRating(const engine::Participant& participant, const ListPerson& row)
{
    switch (participant.ratingSource) {
    case engine::RatingSource::Dwz: return row.dwz;
    case engine::RatingSource::Fide: return row.elo;
    case engine::RatingSource::National: break;
    }
    return {};
}

RatingAgreement compareRatings(const engine::Participant& participant, const ListPerson& row)
{
    const auto listed = listedRating(participant, row);
    if (!participant.rating || !listed)
        return RatingAgreement::Unknown;
    const int apart = std::abs(participant.rating->value() - listed->value());
    return apart == 0              ? RatingAgreement::Same
           : apart <= kCloseRating ? RatingAgreement::Close
           : apart <= kFarRating   ? RatingAgreement::Apart
                                   : RatingAgreement::Far;
}

/// The better of two comparisons of one participant: a person may be listed with two names.
bool isBetter(const NameMatch& a, const NameMatch& b)
{
    const auto sum = [](const NameMatch& match) {
        return static_cast<int>(match.last) + static_cast<int>(match.first);
    };
    return sum(a) < sum(b);
}

std::string shown(const std::optional<int>& number)
{
    return number ? std::to_string(*number) : std::string();
}

/// Builds the list of reasons; codes whose values are the same in all cases.
class ReasonList {
public:
    void add(int weight, ReasonCode code, std::vector<std::string> values = {})
    {
        const ReasonSide side = weight > 0   ? ReasonSide::For
                                : weight < 0 ? ReasonSide::Against
                                             : ReasonSide::Neutral;
        m_weighted.push_back({weight, {code, side, std::move(values)}});
    }

    std::vector<Reason> sorted()
    {
        std::ranges::stable_sort(
            m_weighted, [](const auto& a, const auto& b) { return std::abs(a.first) > std::abs(b.first); });
        std::vector<Reason> reasons;
        for (auto& weighted : m_weighted)
            reasons.push_back(std::move(weighted.second));
        return reasons;
    }

private:
    std::vector<std::pair<int, Reason>> m_weighted;
};

/// What is said about a name, by PartMatch; nothing about an equal one.
using NameReasons = std::array<std::optional<ReasonCode>, kPartMatches>;

constexpr NameReasons kLastNameReasons{std::nullopt,
                                       ReasonCode::LastNameSpelling,
                                       ReasonCode::LastNameSound,
                                       ReasonCode::LastNameSound,
                                       ReasonCode::LastNamePart,
                                       ReasonCode::LastNamePart,
                                       ReasonCode::LastNameNear,
                                       ReasonCode::LastNameNear,
                                       std::nullopt,
                                       ReasonCode::LastNameDiffers};

constexpr NameReasons kForenameReasons{std::nullopt,
                                       ReasonCode::ForenameSpelling,
                                       ReasonCode::ForenameForm,
                                       ReasonCode::ForenameSound,
                                       ReasonCode::ForenamePart,
                                       ReasonCode::ForenameInitial,
                                       ReasonCode::ForenameNear,
                                       ReasonCode::ForenameNear,
                                       ReasonCode::ForenameMissing,
                                       ReasonCode::ForenameDiffers};

/// The part of a written name before or after its comma, without the blanks around it.
std::string writtenPart(const std::string& name, bool last)
{
    const std::size_t comma = name.find(',');
    if (comma == std::string::npos)
        return name;
    std::string part = last ? name.substr(0, comma) : name.substr(comma + 1);
    part.erase(0, part.find_first_not_of(' '));
    part.erase(part.find_last_not_of(' ') + 1);
    return part;
}

void addNameReasons(const Evidence& evidence, const MatchSubject& subject, const ListPerson& row,
                    ReasonList& reasons)
{
    const std::string& name = subject.participant.name;
    const bool swapped = evidence.name.isSwapped;
    if (evidence.name.isExact() && !swapped)
        reasons.add(100, ReasonCode::NameSame);
    if (swapped)
        reasons.add(-5, ReasonCode::NameSwapped);
    if (const auto code = entryOf(kLastNameReasons, evidence.name.last))
        reasons.add(evidence.name.last < PartMatch::Near ? 0 : -85, *code,
                    {writtenPart(name, !swapped), row.lastName});
    if (const auto code = entryOf(kForenameReasons, evidence.name.first)) {
        if (*code == ReasonCode::ForenameMissing)
            reasons.add(0, *code, {row.firstName});
        else
            reasons.add(evidence.name.first < PartMatch::Near ? 0 : -80, *code,
                        {writtenPart(name, swapped), row.firstName});
    }
    if (evidence.name.generationDiffers)
        reasons.add(kGenerationDiffers, ReasonCode::GenerationDiffers);
}

void addIdReasons(const Evidence& evidence, const MatchSubject& subject, const ListPerson& row,
                  ReasonList& reasons)
{
    const engine::Participant& participant = subject.participant;
    const std::string& personId = nuNumber(participant.personId) ? row.nuId : row.pkz;
    if (evidence.personId == Agreement::Same)
        reasons.add(200, ReasonCode::PersonIdSame, {participant.personId});
    else if (evidence.personId == Agreement::Differs)
        reasons.add(-95, ReasonCode::PersonIdDiffers, {participant.personId, personId});
    if (evidence.fideId == Agreement::Same)
        reasons.add(200, ReasonCode::FideIdSame, {shown(participant.fideId)});
    else if (evidence.fideId == Agreement::Differs)
        reasons.add(-95, ReasonCode::FideIdDiffers, {shown(participant.fideId), shown(row.fideId)});
    if (evidence.memberNumber == Agreement::Same)
        reasons.add(115, ReasonCode::MemberNumberSame, {row.club, shown(participant.memberNumber)});
    else if (evidence.memberNumber == Agreement::Differs)
        reasons.add(-50, ReasonCode::MemberNumberDiffers,
                    {row.club, shown(participant.memberNumber), shown(row.memberNumber)});
}

void addClubReasons(const Evidence& evidence, const MatchSubject& subject, std::span<const KnownRow> rows,
                    ReasonList& reasons)
{
    const auto row =
        std::ranges::find_if(rows, [&](const KnownRow& r) { return isClubOf(subject, r.values); });
    const ListPerson& values = row != rows.end() ? row->values : rows.front().values;
    switch (evidence.club) {
    case ClubAgreement::Member: reasons.add(110, ReasonCode::MemberAtEnd, {values.club}); break;
    case ClubAgreement::Former: reasons.add(50, ReasonCode::MemberBefore, {values.club}); break;
    case ClubAgreement::Differs:
        reasons.add(
            -30, ReasonCode::ClubDiffers,
            {subject.participant.club.empty() ? subject.participant.clubName : subject.participant.club,
             values.club});
        break;
    case ClubAgreement::Unknown: break;
    }
    std::set<std::string> clubs;
    for (const KnownRow& known : rows) {
        if (known.isInForce && !known.values.club.empty())
            clubs.insert(known.values.club);
    }
    if (clubs.size() > 1)
        reasons.add(0, ReasonCode::SeveralClubs, {clubs.begin(), clubs.end()});
}

} // namespace

bool Evidence::isContradicted() const
{
    return year == Agreement::Near || year == Agreement::Differs || personId == Agreement::Differs ||
           fideId == Agreement::Differs || memberNumber == Agreement::Differs ||
           rating == RatingAgreement::Far || sexDiffers || name.generationDiffers;
}

Evidence gatherEvidence(const MatchSubject& subject, std::span<const KnownRow> rows)
{
    const engine::Participant& participant = subject.participant;
    Evidence evidence;
    evidence.isFormer = std::ranges::none_of(rows, &KnownRow::isInForce);
    evidence.isOnlyFide =
        std::ranges::all_of(rows, [](const KnownRow& row) { return row.ref.shelf == Shelf::Fide; });
    bool first = true;
    for (const KnownRow& row : rows) {
        const ListPerson& values = row.values;
        const NameMatch match = matchNames(subject.name, listedName(values.lastName, values.firstName));
        if (first || isBetter(match, evidence.name))
            evidence.name = match;
        first = false;
        takeBetter(evidence.year, compareYears(participant.birthYear, values.birthYear));
        takeBetter(evidence.personId, comparePersonIds(participant.personId, values));
        takeBetter(evidence.fideId, compareValues(participant.fideId, values.fideId));
        takeBetter(evidence.rating, compareRatings(participant, values));
        compareClubs(subject, row, evidence);
        if (compareValues(participant.sex, values.sex) == Agreement::Differs)
            evidence.sexDiffers = true;
        if (subject.remembered && subject.remembered->describes(values))
            evidence.isRemembered = true;
    }
    return evidence;
}

int weigh(const Evidence& evidence, NameRarity rarity)
{
    int weight = evidence.isOnlyFide ? kOneOfTheWorld : kOneOfAllMembers;
    weight += nameWeight(evidence.name.last, rarity.last) + nameWeight(evidence.name.first, rarity.first);
    weight += evidence.name.isSwapped ? kSwapped : 0;
    weight += evidence.name.generationDiffers ? kGenerationDiffers : 0;
    weight += entryOf(kYear, evidence.year) + entryOf(kClub, evidence.club);
    weight += entryOf(kPersonId, evidence.personId) + entryOf(kPersonId, evidence.fideId);
    weight += entryOf(kMemberNumber, evidence.memberNumber) + entryOf(kRating, evidence.rating);
    weight += evidence.sexDiffers ? kSexDiffers : 0;
    weight += evidence.isRemembered ? kRemembered : 0;
    weight += evidence.isFormer ? kFormer : 0;
    return weight;
}

std::vector<Reason> reasonsOf(const Evidence& evidence, const MatchSubject& subject,
                              std::span<const KnownRow> rows)
{
    const engine::Participant& participant = subject.participant;
    const ListPerson& row = rows.front().values;
    ReasonList reasons;
    if (evidence.isRemembered)
        reasons.add(kRemembered, ReasonCode::Remembered);
    addIdReasons(evidence, subject, row, reasons);
    addNameReasons(evidence, subject, row, reasons);
    switch (evidence.year) {
    case Agreement::Same: reasons.add(60, ReasonCode::BirthYearSame, {shown(participant.birthYear)}); break;
    case Agreement::Near:
        reasons.add(-75, ReasonCode::BirthYearNear, {shown(participant.birthYear), shown(row.birthYear)});
        break;
    case Agreement::Differs:
        reasons.add(-100, ReasonCode::BirthYearDiffers, {shown(participant.birthYear), shown(row.birthYear)});
        break;
    case Agreement::Unknown:
        if (row.birthYear)
            reasons.add(0, ReasonCode::BirthYearMissing, {shown(row.birthYear)});
        break;
    }
    addClubReasons(evidence, subject, rows, reasons);
    if (evidence.sexDiffers)
        reasons.add(kSexDiffers, ReasonCode::SexDiffers);
    const auto rating = listedRating(participant, row);
    if (evidence.rating == RatingAgreement::Same)
        reasons.add(70, ReasonCode::RatingSame, {std::to_string(participant.rating->value())});
    else if (evidence.rating == RatingAgreement::Far && rating)
        reasons.add(-40, ReasonCode::RatingFar,
                    {std::to_string(participant.rating->value()), std::to_string(rating->value())});
    const bool isListed = std::ranges::any_of(rows, [](const KnownRow& r) { return isOfList(r.ref.shelf); });
    if (evidence.isFormer && isListed)
        reasons.add(kFormer, ReasonCode::FormerMember, {row.until ? row.until->iso() : std::string()});
    if (evidence.isOnlyFide)
        reasons.add(0, ReasonCode::OnlyFide, {row.federation});
    if (const auto played =
            std::ranges::find_if(rows, [](const KnownRow& r) { return r.lastPlayed.has_value(); });
        played != rows.end())
        reasons.add(0, ReasonCode::PlayedLast,
                    {played->lastPlayed->tournament, played->lastPlayed->end.iso(),
                     played->values.dwz ? std::to_string(played->values.dwz->value()) : std::string()});
    return reasons.sorted();
}

} // namespace zahlmeister::app
