// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/reading/archivereading.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <set>
#include <string>
#include <utility>

#include "app/archive/anonymising.h"
#include "app/archive/archiveseats.h"
#include "app/archive/kept/tournamentkey.h"
#include "app/archive/namehistory.h"
#include "app/archive/objections.h"
#include "app/names/namefold.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::Participant;

constexpr std::int64_t kEndOfChain = std::numeric_limits<std::int64_t>::max();
constexpr std::size_t kMostNamed = 100;

/// After everything that begins so: what is searched is ASCII.
QString behind(const QString& beginning)
{
    return beginning + u'~';
}

/// One state of an archive.
class Reading {
public:
    static Result<Reading> begin(Archive& archive)
    {
        TRY(auto transaction, ArchiveTransaction::begin(archive.database(), ArchiveTransaction::Kind::Read));
        TRY(auto rules, archive.rules());
        Reading reading(archive.database(), std::move(transaction), std::move(rules));
        TRY_DO(reading.m_seats.askRights());
        return reading;
    }

    [[nodiscard]] ArchiveSeats& seats() { return m_seats; }
    [[nodiscard]] ArchiveDatabase& database() { return m_database; }
    [[nodiscard]] const std::shared_ptr<const engine::RuleCatalog>& rules() const { return m_rules; }

    /// Rows of the roll in whose text every word occurs.
    Result<std::vector<std::int64_t>> search(std::span<const QString> words, const QString& condition,
                                             QVariantList values, std::size_t most);

private:
    Reading(ArchiveDatabase& database, ArchiveTransaction transaction,
            std::shared_ptr<const engine::RuleCatalog> rules)
        : m_database(database),
          m_transaction(std::move(transaction)),
          m_rules(std::move(rules)),
          m_seats(database, *m_rules)
    {
    }

    ArchiveDatabase& m_database;
    ArchiveTransaction m_transaction;
    std::shared_ptr<const engine::RuleCatalog> m_rules;
    ArchiveSeats m_seats;
};

Result<std::vector<std::int64_t>> Reading::search(std::span<const QString> words, const QString& condition,
                                                  QVariantList values, std::size_t most)
{
    QString sql = u"SELECT person_id FROM roll WHERE "_s + condition;
    for (const QString& word : words) {
        sql += u" AND {place}(search, ?) > 0"_s;
        values.append(word);
    }
    TRY(const auto rows,
        m_database.rows(sql + u" ORDER BY search, person_id LIMIT "_s + QString::number(most), values));
    std::vector<std::int64_t> persons;
    for (const QVariantList& row : rows)
        persons.push_back(row[0].toLongLong());
    return persons;
}

/// Whom a list may have: everybody, or who was ever known in a club or level.
ArchivedScope candidates(const RatingListRequest& request, std::int64_t before)
{
    const QString club = QString::fromStdString(request.club);
    if (!club.isEmpty())
        return {
            u"(SELECT DISTINCT person_id AS a, CAST(? AS bigint) AS b FROM known_as WHERE club = ?) AS w"_s,
            {qint64(before), club}};
    // RULE: WO2026 6.3: the federation and its youth have all clubs
    QString level = QString::fromStdString(request.level == "001" ? std::string() : request.level);
    while (level.endsWith(u'0'))
        level.chop(1);
    if (!level.isEmpty())
        return {u"(SELECT DISTINCT person_id AS a, CAST(? AS bigint) AS b FROM known_as"
                " WHERE club >= ? AND club < ?) AS w"_s,
                {qint64(before), level, behind(level)}};
    return {u"(SELECT id AS a, CAST(? AS bigint) AS b FROM person) AS w"_s, {qint64(before)}, true};
}

/// The same persons for the names.
std::pair<QString, QVariantList> conditionOf(const RatingListRequest& request)
{
    const ArchivedScope scope = candidates(request, 0);
    const qsizetype where = scope.table.indexOf(u" WHERE "_s);
    if (where < 0)
        return {u"true"_s, {}};
    const QString inner = scope.table.mid(where, scope.table.lastIndexOf(u')') - where);
    return {u"k.person_id IN (SELECT person_id FROM known_as"_s + inner + u')', scope.values.sliced(1)};
}

std::int64_t behindDay(engine::Date day)
{
    return keysOfDay(day).second + 1;
}

Result<void> addListed(Reading& reading, const RatingListRequest& request, engine::Date published,
                       const std::shared_ptr<const engine::RuleCatalog>& rules,
                       const std::function<void(const PersonHistory&)>& list)
{
    TRY(const auto choice, rules->choose({.end = request.day, .system = request.rules}));
    const std::string family = familyOf(*choice.version);
    ArchiveSeats& seats = reading.seats();
    ArchivedSeats found;
    const bool isToday = published == request.day;
    const ArchivedScope until = candidates(request, behindDay(request.day));
    TRY_DO(seats.addLast(until, isToday ? std::nullopt : std::optional(family), found));
    if (isToday) {
        TRY_DO(seats.addLastOfFamily(family, behindDay(request.day), found));
    }
    std::erase_if(found, [](const auto& one) { return !one.second.back().exitRating; });
    if (request.since && *request.since != request.day) {
        TRY_DO(seats.addLast(candidates(request, behindDay(*request.since)), family, found));
    }
    if (!isToday) { // who was a member then may have left since
        TRY_DO(seats.addLast(candidates(request, behindDay(published)), std::nullopt, found));
    }
    // RULE: WO2026 6.5
    TRY(const auto objecting, objectors(reading.database()));
    std::erase_if(found, [&](const auto& one) { return objecting.contains(one.first); });
    TRY_DO(seats.readTournaments(found));
    const auto [condition, values] = conditionOf(request);
    return seats.names(condition, values, [&](std::int64_t person, const std::vector<ArchivedName>& names) {
        const auto his = found.find(person);
        if (his == found.end())
            return;
        std::vector<SeatOfOne> played;
        for (const ArchivedSeat& seat : his->second) {
            if (auto one = seats.seatOf(seat, names))
                played.push_back(*std::move(one));
        }
        if (!played.empty() && !isAnonymous(played.back().tournament->tournament.participants.front()))
            list(historyOf(person, played, rules));
    });
}

} // namespace

Result<ArchivedFind> findPersons(Archive& archive, std::string_view text, std::size_t most)
{
    TRY(auto reading, Reading::begin(archive));
    const std::string wanted = spelled(text, NameSpelling::Search);
    std::vector<QString> words;
    for (const std::string_view word : wordsOf(wanted))
        words.push_back(QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size())));
    std::vector<std::int64_t> persons;
    if (words.empty()) {
        TRY(persons, reading.search({}, u"1 = 1"_s, {}, most + 1));
    } else {
        const QVariantList range{words.front(), behind(words.front())};
        TRY(persons,
            reading.search(std::span(words).subspan(1), u"search >= ? AND search < ?"_s, range, most + 1));
        if (persons.size() <= most) {
            TRY(const auto others, reading.search(words, u"NOT (search >= ? AND search < ?)"_s, range,
                                                  most + 1 - persons.size()));
            persons.insert(persons.end(), others.begin(), others.end());
        }
    }
    ArchivedFind found{.hasMore = persons.size() > most};
    persons.resize(std::min(persons.size(), most));
    std::vector<std::pair<std::int64_t, std::int64_t>> places;
    for (const std::int64_t person : persons)
        places.emplace_back(person, kEndOfChain);
    const Dialect& dialect = reading.database().dialect();
    const auto rules = reading.rules();
    auto chronicle = std::make_shared<Chronicle>(Chronicle{.rules = rules});
    ArchivedSeats last;
    TRY_DO(reading.seats().addLast({u"{pairs}"_s, dialect.pairs(places)}, std::nullopt, last));
    TRY_DO(reading.seats().readTournaments(last));
    TRY(const auto counts, reading.database().rows(u"SELECT p.person_id, count(*) FROM participation AS p"
                                                   " JOIN tournament AS t ON t.key = p.key AND t.removed = 0"
                                                   " WHERE p.person_id IN {numbers} GROUP BY p.person_id"_s,
                                                   dialect.numbers(persons)));
    std::map<std::int64_t, int> played;
    for (const QVariantList& row : counts)
        played[row[0].toLongLong()] = row[1].toInt();
    TRY_DO(reading.seats().names(u"k.person_id IN {numbers}"_s, dialect.numbers(persons),
                                 [&](std::int64_t person, const std::vector<ArchivedName>& names) {
                                     const auto seats = last.find(person);
                                     auto one = seats == last.end()
                                                    ? std::nullopt
                                                    : reading.seats().seatOf(seats->second.back(), names);
                                     if (!one)
                                         return; // nothing of his counts any more
                                     chronicle->tournaments.push_back(one->tournament);
                                     PersonHistory& history = chronicle->persons.emplace_back(
                                         historyOf(person, {*std::move(one)}, rules));
                                     history.before = std::max(0, played[person] - 1);
                                 }));
    found.chronicle = std::move(chronicle);
    return found;
}

Result<std::vector<std::int64_t>> personsNamed(Archive& archive, std::string_view text)
{
    TRY(auto reading, Reading::begin(archive));
    const std::string wanted = spelled(text, NameSpelling::Search);
    if (text.starts_with('P')) {
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), number);
        if (error == std::errc() && end == text.data() + text.size()) {
            TRY(const auto rows, reading.database().rows(u"SELECT person_id FROM roll WHERE person_id = ?"_s,
                                                         {qint64(number)}));
            if (!rows.empty())
                return std::vector{number};
        }
    }
    if (wanted.empty())
        return std::vector<std::int64_t>();
    const QString field = QString::fromStdString(wanted) + u'\n';
    TRY(const auto byName,
        reading.search({}, u"search >= ? AND search < ?"_s, {field, behind(field)}, kMostNamed));
    TRY(const auto byId, reading.search(std::vector<QString>{u'\n' + field}, u"1 = 1"_s, {}, kMostNamed));
    std::optional<std::int64_t> ofId;
    TRY_DO(reading.seats().names(u"k.person_id IN {numbers}"_s, reading.database().dialect().numbers(byId),
                                 [&](std::int64_t person, const std::vector<ArchivedName>& names) {
                                     const Participant& known = names.back().known;
                                     if (known.personId == text ||
                                         (known.fideId && std::to_string(*known.fideId) == text))
                                         ofId = person;
                                 }));
    return ofId ? std::vector{*ofId} : byName;
}

Result<std::optional<ArchivedCard>> archivedCard(Archive& archive, std::int64_t person)
{
    TRY(auto reading, Reading::begin(archive));
    return archivedCard(reading.database(), reading.seats(), reading.rules(), person);
}

Result<RatingList> ratingList(Archive& archive, const RatingListRequest& request, engine::Date published)
{
    TRY(auto reading, Reading::begin(archive));
    const auto rules = reading.rules();
    const Chronicle nobody{.rules = rules};
    const PublicationFilter filter(nobody, {}, published);
    Result<void> read;
    auto list = ratingList(*rules, request, filter, [&](const auto& add) {
        read = addListed(reading, request, published, rules, add);
    });
    if (!read.has_value())
        return tl::unexpected(read.error());
    return list;
}

Result<ArchivedOffers> listOffers(Archive& archive)
{
    TRY(auto reading, Reading::begin(archive));
    TRY(const auto clubs,
        reading.database().rows(u"SELECT club, max(club_name) FROM known_as WHERE club <> ''"
                                " GROUP BY club"_s));
    TRY(const auto versions,
        reading.database().rows(
            u"SELECT DISTINCT rules FROM tournament WHERE removed = 0 AND rules <> ''"_s));
    ArchivedOffers offers;
    for (const QVariantList& row : clubs)
        offers.clubs.emplace(row[0].toString().toStdString(), row[1].toString().toStdString());
    for (const QVariantList& row : versions) {
        TRY(const auto* const version, reading.rules()->find(row[0].toString().toStdString()));
        offers.systems[familyOf(*version)] = version->id;
    }
    return offers;
}

} // namespace zahlmeister::app
