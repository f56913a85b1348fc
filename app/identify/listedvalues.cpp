// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/listedvalues.h"

#include <algorithm>

#include "app/fields/entryorigin.h"
#include "app/lists/personkey.h"
#include "app/names/personname.h"
#include "engine/catalogue/eloversion.h"

namespace zahlmeister::app {

namespace {

constexpr int kYearsRetained = 5;

bool isMembership(const KnownRow& row)
{
    return row.ref.shelf != Shelf::Fide && !row.values.club.empty();
}

/// The membership for which the participant plays: that of the given club, else the first one in force. Of
/// those who took part somewhere only when no list has the person.
const KnownRow* membershipOf(std::span<const KnownRow> rows, const std::string& givenClub)
{
    const KnownRow* first = nullptr;
    const bool isListed = std::ranges::any_of(
        rows, [](const KnownRow& row) { return isMembership(row) && isOfList(row.ref.shelf); });
    for (const KnownRow& row : rows) {
        if (!isMembership(row) || !row.isInForce || (isListed && !isOfList(row.ref.shelf)))
            continue;
        if (row.values.club == givenClub)
            return &row;
        if (first == nullptr)
            first = &row;
    }
    return first;
}

/// The day from which none of a former member's memberships is listed any more.
std::optional<engine::Date> formerSince(std::span<const KnownRow> rows)
{
    std::optional<engine::Date> last;
    for (const KnownRow& row : rows) {
        if (isMembership(row) && row.values.until && (!last || *last < *row.values.until))
            last = row.values.until;
    }
    return last;
}

bool isRetained(engine::Date since, std::optional<engine::Date> end)
{
    return !end || *end <= since.plusYears(kYearsRetained);
}

template <class Value>
void takeFirst(Value& into, const Value& from)
{
    if (into == Value())
        into = from;
}

/// As the referee knows it; nothing for who is no row of a list.
std::string listNameOf(Shelf shelf)
{
    if (!isOfList(shelf))
        return {};
    return shelf == Shelf::Fide ? "FIDE" : "DSB";
}

/// The last day of a week as the DSB's lists count them, such as 202617 (ISO 8601).
std::optional<engine::Date> lastDayOf(int yearAndWeek)
{
    const auto inFirstWeek = engine::Date::tryFrom(yearAndWeek / 100, 1, 4);
    const auto sunday = engine::Date::tryFrom(2023, 1, 1);
    if (!inFirstWeek)
        return std::nullopt;
    const int weekday = ((sunday->daysTo(*inFirstWeek) % 7) + 7) % 7; // 0: a Sunday
    return inFirstWeek->plusDays((7 - weekday) % 7 + 7 * (yearAndWeek % 100 - 1));
}

/// Since when a list says so. A list that is younger than the tournament may say what held before: then the
/// last evaluation, which it names, tells since when.
// RULE: WO2026 2.2.3
std::optional<engine::Date> ratingDayOf(const KnownRow& row, std::optional<engine::Date> end)
{
    const auto listed = row.values.since;
    if (!listed || !end || *listed <= *end || !row.values.dwz || !row.values.lastEvaluation)
        return listed;
    const auto evaluated = lastDayOf(*row.values.lastEvaluation);
    return evaluated && *evaluated <= *end ? evaluated : listed;
}

void takeRating(ListedValues& listed, const KnownRow* membership, std::span<const KnownRow> rows,
                std::optional<engine::Date> end)
{
    const auto takeDwz = [&](const KnownRow& row) {
        if (listed.rating || !row.values.dwz)
            return;
        listed.rating = row.values.dwz;
        listed.index = row.values.index;
        listed.ratingList = listNameOf(row.ref.shelf);
        listed.ratingDay = ratingDayOf(row, end);
    };
    const bool counts = !listed.formerSince || listed.retained;
    if (membership != nullptr)
        takeDwz(*membership);
    if (counts)
        std::ranges::for_each(rows, takeDwz);
    for (const KnownRow& row : rows) {
        if (!listed.rating && row.values.elo) {
            listed.rating = row.values.elo;
            listed.ratingSource = engine::RatingSource::Fide;
            listed.ratingList = listNameOf(row.ref.shelf);
            listed.ratingDay = row.values.since;
        }
    }
}

/// Who is unrated in rapid or blitz enters with his standard rating.
/// @source FIDE rapid and blitz rating regulations, 7.2.1
void takeElo(ListedValues& listed, std::span<const KnownRow> rows, EloList list)
{
    for (const KnownRow& row : rows) {
        const ListPerson& said = row.atStart ? *row.atStart : row.values;
        if (listed.elo || !isOfList(row.ref.shelf))
            continue;
        listed.elo = list == EloList::Rapid   ? said.rapidElo
                     : list == EloList::Blitz ? said.blitzElo
                                              : said.elo;
        if (!listed.elo)
            listed.elo = said.elo;
        if (listed.elo)
            listed.eloDay = said.since;
    }
}

/// What a list says is recorded as that; what an earlier tournament left is settled when it comes in.
void recordOrigin(engine::Participant& participant, const ListedValues& listed)
{
    forgetOrigin(participant);
    if (!listed.rating || listed.ratingList.empty())
        return;
    participant.origin = engine::EntryOrigin::List;
    participant.originList = listed.ratingList;
    participant.originDay = listed.ratingDay;
}

std::string text(std::optional<int> number)
{
    return number ? std::to_string(*number) : std::string();
}

std::string text(std::optional<engine::Rating> rating, engine::RatingSource source)
{
    if (!rating)
        return {};
    const std::string value = std::to_string(rating->value());
    return source == engine::RatingSource::Fide ? value + " FIDE" : value;
}

std::string text(std::optional<engine::Sex> sex)
{
    if (!sex)
        return {};
    return *sex == engine::Sex::Male ? "m" : "w";
}

/// A former member left by the first list without him, unless the referee knows the day.
// RULE: WO2026 4.1.1
void takeMembership(engine::Participant& participant, const ListedValues& listed)
{
    if (listed.member) {
        participant.member = true;
        participant.memberUntil.reset();
    } else if (listed.formerSince) {
        participant.member = false;
        takeFirst(participant.memberUntil, listed.formerSince);
    }
}

/// Whether a name is the listed one but for case, marks, the order of its parts.
bool isSameName(const std::string& given, const ListedValues& listed)
{
    const PersonName one = parseName(given);
    const PersonName other = parseName(listed.name);
    return one.generation == other.generation && matchNames(one, other).isExact();
}

bool isOverridden(const engine::Participant& participant, engine::ListedValue value, std::optional<int> given)
{
    return std::ranges::any_of(participant.overrides, [&](const engine::Override& o) {
        return o.value == value && o.given == given;
    });
}

std::optional<int> ratingOf(const engine::Participant& participant)
{
    return participant.rating ? std::optional(participant.rating->value()) : std::nullopt;
}

bool isSamePersonId(const std::string& given, const ListedValues& listed)
{
    const auto nu = nuNumber(given);
    const auto pkz = pkzNumber(given);
    return given == listed.personId || (nu && nu == nuNumber(listed.personId)) ||
           (pkz && pkz == pkzNumber(listed.pkz));
}

/// Whether rating and index come from where the list's come from.
bool hasListedRating(const engine::Participant& participant, const ListedValues& listed)
{
    return participant.rating == listed.rating &&
           (!listed.rating || participant.ratingSource == listed.ratingSource);
}

bool belongs(const engine::Participant& participant, const ListedValues& listed)
{
    return participant.club.empty() || participant.club == listed.club;
}

} // namespace

EloList eloListOf(const engine::RuleCatalog& rules, const engine::TournamentHeader& header)
{
    const auto choice = engine::chooseElo(rules, header);
    if (!choice.has_value())
        return EloList::Standard;
    return static_cast<EloList>(static_cast<int>(choice->version->number("rate_of_play").value_or(0)));
}

ListedValues listedValues(std::span<const KnownRow> rows, const ListedContext& context)
{
    ListedValues listed;
    const KnownRow* membership = membershipOf(rows, context.givenClub);
    const ListPerson& best = membership != nullptr ? membership->values : rows.front().values;
    listed.name = best.firstName.empty() ? best.lastName : best.lastName + ", " + best.firstName;
    if (membership != nullptr) {
        listed.club = best.club;
        listed.memberNumber = best.memberNumber;
        listed.member = true;
    } else {
        listed.formerSince = formerSince(rows);
        listed.retained = listed.formerSince && isRetained(*listed.formerSince, context.end);
    }
    for (const KnownRow& row : rows) {
        takeFirst(listed.personId, row.values.nuId);
        takeFirst(listed.pkz, row.values.pkz);
        takeFirst(listed.fideId, row.values.fideId);
        if (!listed.member)
            takeFirst(listed.federation, row.values.federation);
        takeFirst(listed.sex, row.values.sex);
        takeFirst(listed.birthYear, row.values.birthYear);
    }
    takeFirst(listed.personId, listed.pkz);
    if (context.takesDwz)
        takeRating(listed, membership, rows, context.end);
    takeElo(listed, rows, context.eloList);
    return listed;
}

std::vector<ListedDifference> differencesFrom(const ListedValues& listed,
                                              const engine::Participant& participant)
{
    std::vector<ListedDifference> differences;
    const auto compare = [&](ListedField field, const std::string& given, const std::string& from) {
        if (!given.empty() && !from.empty() && given != from)
            differences.push_back({field, given, from});
    };
    if (!participant.name.empty() && !isSameName(participant.name, listed))
        compare(ListedField::Name, participant.name, listed.name);
    compare(ListedField::BirthYear, text(engine::birthYearOf(participant)), text(listed.birthYear));
    compare(ListedField::Sex, text(participant.sex), text(listed.sex));
    compare(ListedField::Club, participant.club, listed.club);
    if (belongs(participant, listed))
        compare(ListedField::MemberNumber, text(participant.memberNumber), text(listed.memberNumber));
    if (!isSamePersonId(participant.personId, listed))
        compare(ListedField::PersonId, participant.personId, listed.personId);
    compare(ListedField::FideId, text(participant.fideId), text(listed.fideId));
    const bool isRated = participant.rating && listed.rating;
    if (isRated && !hasListedRating(participant, listed) &&
        !isOverridden(participant, engine::ListedValue::Rating, ratingOf(participant))) {
        differences.push_back({ListedField::Rating, text(participant.rating, participant.ratingSource),
                               text(listed.rating, listed.ratingSource)});
    }
    if (isRated && hasListedRating(participant, listed) &&
        !isOverridden(participant, engine::ListedValue::Index, participant.index))
        compare(ListedField::Index, text(participant.index), text(listed.index));
    return differences;
}

engine::Participant filledIn(const engine::Participant& participant, const ListedValues& listed)
{
    engine::Participant filled = participant;
    if (filled.name.empty() || isSameName(filled.name, listed))
        filled.name = listed.name;
    if (filled.personId.empty() || isSamePersonId(filled.personId, listed))
        filled.personId = listed.personId;
    takeFirst(filled.fideId, listed.fideId);
    takeFirst(filled.federation, listed.federation);
    takeFirst(filled.sex, listed.sex);
    if (!engine::birthYearOf(filled))
        filled.birthYear = listed.birthYear;
    if (listed.member && belongs(participant, listed)) {
        filled.club = listed.club;
        takeFirst(filled.memberNumber, listed.memberNumber);
        if (filled.clubName.empty() || participant.club.empty())
            filled.clubName = listed.clubName.empty() ? filled.clubName : listed.clubName;
    }
    takeMembership(filled, listed);
    if (!filled.rating && filled.overrides.empty()) {
        filled.rating = listed.rating;
        filled.index = listed.index;
        if (listed.rating) {
            filled.ratingSource = listed.ratingSource;
            recordOrigin(filled, listed);
        }
    } else if (hasListedRating(filled, listed)) {
        takeFirst(filled.index, listed.index);
    }
    if (!filled.elo && listed.elo) {
        filled.elo = listed.elo;
        filled.eloDay = listed.eloDay;
    }
    return filled;
}

engine::Participant decidedAs(const engine::Participant& participant, const ListedValues& listed)
{
    engine::Participant decided = filledIn(participant, listed);
    decided.identity = engine::Identity::Person;
    decided.computer = false;
    decided.personId = listed.personId;
    decided.fideId = listed.fideId;
    if (listed.personId.empty() && !listed.fideId)
        decided.name = listed.name; // by which alone he is known again: see PersonRegistry
    if (!decided.club.empty() && decided.club == listed.club)
        decided.memberNumber = listed.memberNumber;
    return decided;
}

engine::Participant withoutListed(const engine::Participant& participant, const ListedValues& former)
{
    engine::Participant other = participant;
    const auto drop = [](auto& value, const auto& listed) {
        if (value == listed)
            value = {};
    };
    drop(other.federation, former.federation);
    drop(other.sex, former.sex);
    if (!other.birthDate)
        drop(other.birthYear, former.birthYear);
    drop(other.memberUntil, former.formerSince);
    if (other.club == former.club) {
        drop(other.memberNumber, former.memberNumber);
        other.club.clear();
        other.clubName.clear();
        other.member = false;
    }
    if (other.overrides.empty() && hasListedRating(other, former) && other.index == former.index) {
        other.rating.reset();
        other.index.reset();
        other.ratingSource = engine::RatingSource::Dwz;
        other.origin.reset();
        other.originList.clear();
        other.originDay.reset();
    }
    if (other.elo == former.elo) {
        other.elo.reset();
        other.eloFactor.reset();
        other.eloDay.reset();
    }
    // Of lists of later months it is that person's as well.
    std::erase_if(other.eloPeriods, [](const engine::EloPeriod& period) { return period.day.has_value(); });
    // Games that a tournament of the work file left are that person's.
    std::erase_if(other.carryOver,
                  [](const engine::CarryOverGame& game) { return !game.tournament.empty(); });
    return other;
}

void takeListedRating(engine::Participant& participant, const ListedValues& listed)
{
    participant.rating = listed.rating;
    participant.index = listed.index;
    participant.ratingSource = listed.ratingSource;
    participant.ratingBound.reset();
    participant.overrides.clear();
    recordOrigin(participant, listed);
}

engine::Participant asListed(const engine::Participant& participant, const ListedValues& listed)
{
    engine::Participant changed = participant;
    changed.name = listed.name;
    changed.personId = listed.personId;
    if (listed.fideId)
        changed.fideId = listed.fideId;
    changed.federation = listed.federation;
    if (listed.sex)
        changed.sex = listed.sex;
    if (listed.birthYear && listed.birthYear != engine::birthYearOf(participant)) {
        changed.birthYear = listed.birthYear;
        changed.birthDate.reset();
    }
    if (listed.member) {
        changed.club = listed.club;
        changed.memberNumber = listed.memberNumber;
        if (!listed.clubName.empty() || participant.club != listed.club)
            changed.clubName = listed.clubName;
    }
    changed.member = listed.member;
    takeMembership(changed, listed);
    if (listed.rating)
        takeListedRating(changed, listed);
    if (listed.elo && listed.elo != changed.elo) {
        changed.elo = listed.elo;
        changed.eloDay = listed.eloDay;
        changed.eloFactor.reset(); // it was that of another number
    }
    return changed;
}

engine::Participant withOverrides(const engine::Participant& participant, const ListedValues& listed,
                                  const std::string& reason)
{
    engine::Participant changed = participant;
    const auto listedRating = listed.rating ? std::optional(listed.rating->value()) : std::optional<int>();
    const auto put = [&](engine::ListedValue value, bool isListed, std::optional<int> from,
                         std::optional<int> given) {
        const auto known = std::ranges::find_if(
            changed.overrides, [&](const engine::Override& entry) { return entry.value == value; });
        if (isListed) {
            if (known != changed.overrides.end())
                changed.overrides.erase(known);
            return;
        }
        engine::Override& entry =
            known != changed.overrides.end() ? *known : changed.overrides.emplace_back();
        entry.value = value;
        entry.listed = from;
        entry.given = given;
        if (entry.reason.empty())
            entry.reason = reason;
    };
    put(engine::ListedValue::Rating, hasListedRating(participant, listed), listedRating,
        ratingOf(participant));
    put(engine::ListedValue::Index, participant.index == listed.index, listed.index, participant.index);
    return changed;
}

void putListedPeriod(engine::Participant& participant, const engine::EloPeriod& listed)
{
    std::vector<engine::EloPeriod>& periods = participant.eloPeriods;
    const auto at = std::ranges::lower_bound(periods, listed.first, {}, &engine::EloPeriod::first);
    if (at == periods.end() || at->first != listed.first) {
        periods.insert(at, listed);
        return;
    }
    const auto factor = at->rating == listed.rating && !listed.factor ? at->factor : listed.factor;
    *at = listed;
    at->factor = factor;
}

engine::Participant asTextOnly(const engine::Participant& participant)
{
    engine::Participant changed = participant;
    changed.identity = engine::Identity::TextOnly;
    changed.computer = false;
    changed.member = false;
    changed.birthYear = engine::birthYearOf(participant);
    changed.birthDate.reset();
    return changed;
}

} // namespace zahlmeister::app
