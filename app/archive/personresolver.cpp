// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/personresolver.h"

#include <algorithm>
#include <string>

#include "app/archive/kept/tournamentcodec.h"
#include "app/archive/namehistory.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::Participant;

namespace {

constexpr ArchiveColumn kPersonKeyColumns[]{{"hash", ColumnType::Number}, {"person_id", ColumnType::Number}};

/// FNV-1a: the same everywhere. Two keys with one hash only let more persons be looked at.
std::int64_t hashOf(const std::string& key)
{
    std::uint64_t hash = 14695981039346656037U;
    for (const char letter : key)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 1099511628211U;
    return static_cast<std::int64_t>(hash);
}

/// Of those who are known by a uuid, and of those whom the referee split from who is.
std::int64_t uuidHash(const std::string& uuid)
{
    return hashOf("uuid " + uuid);
}
std::int64_t splitHash(const std::string& uuid)
{
    return hashOf("not " + uuid);
}

/// By what a work file tells its persons apart.
std::vector<std::int64_t> sourceHashes(const Participant& participant, const std::string& workFile)
{
    std::vector<std::int64_t> hashes;
    if (workFile.empty())
        return hashes;
    for (const std::string& key : identifyingKeys(factsOf(participant)))
        hashes.push_back(hashOf("in " + workFile + ' ' + key));
    return hashes;
}

bool isAmong(std::int64_t person, const std::vector<std::int64_t>& persons)
{
    return std::ranges::find(persons, person) != persons.end();
}

std::vector<std::int64_t> listOf(const std::set<std::int64_t>& numbers)
{
    return {numbers.begin(), numbers.end()};
}

} // namespace

std::vector<std::int64_t> personHashes(const Participant& participant)
{
    std::vector<std::int64_t> hashes;
    if (!participant.person.empty())
        hashes.push_back(uuidHash(participant.person));
    for (const std::string& key : identifyingKeys(factsOf(participant)))
        hashes.push_back(hashOf(key));
    return hashes;
}

void PersonResolver::forgetEverybody()
{
    m_keepsEverybody = false;
    m_byHash = {};
    m_facts = {};
}

Result<void> PersonResolver::resolve(std::span<ResolvedSeat> seats)
{
    if (!m_keepsEverybody) {
        TRY_DO(read(seats));
        TRY_DO(readFacts(seats));
    }
    std::unordered_map<std::int64_t, std::set<std::int64_t>> seated; // by key
    for (ResolvedSeat& seat : seats) {
        auto& beside = seated[seat.key];
        if (seat.person == 0)
            seat.person = tied(seat, beside);
        if (seat.person != 0)
            beside.insert(seat.person);
    }
    // Those who stay whom they were are known to those who come with them, as in a work file.
    for (const ResolvedSeat& seat : seats) {
        if (seat.person != 0)
            note(seat.person, *seat.participant, *seat.workFile);
    }
    for (ResolvedSeat& seat : seats) {
        if (seat.person != 0)
            continue;
        auto& beside = seated[seat.key];
        seat.person = tied(seat, beside); // to whom another of these seats was
        if (seat.person == 0)
            seat.person = found(seat, beside);
        if (seat.person == 0) {
            TRY(seat.person, nextPerson());
        }
        beside.insert(seat.person);
        note(seat.person, *seat.participant, *seat.workFile);
    }
    return write();
}

/// Who is known by anything that the seats bring.
Result<void> PersonResolver::read(std::span<const ResolvedSeat> seats)
{
    std::set<std::int64_t> hashes;
    for (const ResolvedSeat& seat : seats) {
        if (seat.person != 0)
            continue;
        const Participant& participant = *seat.participant;
        for (const std::int64_t hash : personHashes(participant))
            hashes.insert(hash);
        for (const std::int64_t hash : sourceHashes(participant, *seat.workFile))
            hashes.insert(hash);
        if (!participant.person.empty())
            hashes.insert(splitHash(participant.person));
        if (!participant.notPerson.empty())
            hashes.insert(uuidHash(participant.notPerson));
    }
    m_byHash.clear();
    m_facts.clear();
    TRY(const auto rows,
        m_database.rows(
            u"SELECT hash, person_id FROM person_key WHERE hash IN {numbers} ORDER BY hash, person_id"_s,
            m_database.dialect().numbers(listOf(hashes))));
    for (const QVariantList& row : rows)
        m_byHash[row[0].toLongLong()].push_back(row[1].toLongLong());
    return {};
}

/// What is known of those who may be meant by a uuid that comes for the first time.
Result<void> PersonResolver::readFacts(std::span<const ResolvedSeat> seats)
{
    std::set<std::int64_t> persons;
    for (const ResolvedSeat& seat : seats) {
        const auto hashes = personHashes(*seat.participant);
        const bool isKnown = !seat.participant->person.empty() && !with(hashes.front()).empty();
        for (const std::int64_t hash : hashes) {
            if (seat.person == 0 && !isKnown)
                persons.insert(with(hash).begin(), with(hash).end());
        }
    }
    if (persons.empty())
        return {};
    TRY(const auto rows, m_database.rows(u"SELECT k.person_id, "_s + knownColumns(u"k"_s) +
                                             u" FROM known_as AS k WHERE k.person_id IN {numbers}"
                                             " ORDER BY k.person_id, k.key"_s,
                                         m_database.dialect().numbers(listOf(persons))));
    for (const QVariantList& row : rows)
        m_facts[row[0].toLongLong()].push_back(factsOf(knownIn(row, 1)));
    return readRemovedFacts(persons);
}

/// Who is known by removed tournaments alone is still somebody: they may come back.
Result<void> PersonResolver::readRemovedFacts(std::set<std::int64_t> persons)
{
    std::erase_if(persons, [&](std::int64_t person) { return m_facts.contains(person); });
    if (persons.empty())
        return {};
    TRY(const auto rows,
        m_database.rows(
            u"SELECT p.person_id, p.seat, t.id, s.content, s.names FROM participation AS p JOIN tournament "
            u"AS t"
            " ON t.key = p.key JOIN submission AS s ON s.id = t.submission_id WHERE p.person_id IN {numbers}"
            " ORDER BY p.person_id, p.key"_s,
            m_database.dialect().numbers(listOf(persons))));
    for (const QVariantList& row : rows) {
        TRY(const auto one, unpacked({row[3].toByteArray(), row[4].toByteArray()},
                                     engine::TournamentId(row[2].toLongLong())));
        const auto seat = static_cast<std::size_t>(row[1].toLongLong());
        if (seat < one.tournament.participants.size())
            m_facts[row[0].toLongLong()].push_back(factsOf(one.tournament.participants[seat]));
    }
    return {};
}

const PersonResolver::Persons& PersonResolver::with(std::int64_t hash) const
{
    static const Persons kNobody;
    const auto persons = m_byHash.find(hash);
    return persons == m_byHash.end() ? kNobody : persons->second;
}

/// Whom a uuid that has come in before was tied to; two on whom somebody lays one uuid are two.
std::int64_t PersonResolver::tied(const ResolvedSeat& seat, const std::set<std::int64_t>& beside) const
{
    const std::string& uuid = seat.participant->person;
    for (const std::int64_t person : uuid.empty() ? Persons() : with(uuidHash(uuid))) {
        if (!beside.contains(person))
            return person;
    }
    return 0;
}

/// @return 0: nobody who is known, or nobody knows which of them
std::int64_t PersonResolver::found(const ResolvedSeat& seat, const std::set<std::int64_t>& beside) const
{
    const Participant& participant = *seat.participant;
    const bool hasUuid = !participant.person.empty();
    if (hasUuid && participant.notPerson == participant.person)
        return 0;
    const PersonFacts facts = factsOf(participant);
    const auto isSplit = [&](std::int64_t person) {
        return (hasUuid && isAmong(person, with(splitHash(participant.person)))) ||
               (!participant.notPerson.empty() && isAmong(person, with(uuidHash(participant.notPerson))));
    };
    const auto sources = sourceHashes(participant, *seat.workFile);
    const auto isKnownThere = [&](std::int64_t person) {
        return hasUuid &&
               std::ranges::any_of(sources, [&](std::int64_t hash) { return isAmong(person, with(hash)); });
    };
    std::set<std::int64_t> met;
    std::vector<std::pair<std::int64_t, SamenessVerdict>> candidates;
    for (const std::int64_t hash : personHashes(participant)) {
        for (const std::int64_t person : with(hash)) {
            const auto known = m_facts.find(person);
            if (known != m_facts.end() && !beside.contains(person) && !isSplit(person) &&
                !isKnownThere(person) && met.insert(person).second)
                candidates.emplace_back(person, sameness(known->second, facts));
        }
    }
    return chosenFrom(candidates).person.value_or(0);
}

void PersonResolver::note(std::int64_t person, const Participant& participant, const std::string& workFile)
{
    auto& known = m_facts[person];
    auto hashes = personHashes(participant);
    for (const std::int64_t hash : sourceHashes(participant, workFile))
        hashes.push_back(hash);
    if (known.empty() || !haveSameFacts(known.back(), participant))
        known.push_back(factsOf(participant));
    if (!participant.notPerson.empty())
        hashes.push_back(splitHash(participant.notPerson));
    for (const std::int64_t hash : hashes) {
        Persons& persons = m_byHash[hash];
        if (isAmong(person, persons))
            continue;
        persons.push_back(person);
        m_newKeys.emplace_back(hash, person);
    }
}

void PersonResolver::noteKeys(std::int64_t person, const Participant& participant)
{
    for (const std::int64_t hash : personHashes(participant))
        m_newKeys.emplace_back(hash, person);
}

Result<std::int64_t> PersonResolver::nextPerson()
{
    if (m_lastPerson < 0) {
        TRY(const auto last, m_database.rows(u"SELECT coalesce(max(id), 0) FROM person"_s));
        m_lastPerson = last.front()[0].toLongLong();
    }
    m_newPersons.push_back(++m_lastPerson);
    return m_lastPerson;
}

Result<void> PersonResolver::take(std::vector<std::pair<std::int64_t, std::int64_t>> keys)
{
    m_newKeys = std::move(keys);
    return write();
}

Result<void> PersonResolver::write()
{
    QVariantList persons;
    for (const std::int64_t person : std::exchange(m_newPersons, {}))
        persons.append(qint64(person));
    TRY_DO(m_database.insert(u"person"_s, kPersonColumns, {persons}));
    TRY(auto keys,
        RowInsertion::begin(m_database, u"person_key"_s, kPersonKeyColumns, u"ON CONFLICT DO NOTHING"_s));
    std::ranges::sort(m_newKeys); // in the order of the table; twice does no harm
    for (const auto& [hash, person] : std::exchange(m_newKeys, {})) {
        keys.number(hash);
        keys.number(person);
        TRY_DO(keys.endRow());
    }
    return keys.finish();
}

} // namespace zahlmeister::app
