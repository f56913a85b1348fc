// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/archivedacts.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/archive/archiverun.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/archive/kept/archivedtournament.h"
#include "app/archive/kept/tournamentcodec.h"
#include "app/archive/objections.h"
#include "app/archive/personresolver.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// A seat with all by which the database knows it.
struct Seated {
    ArchivePlace place;
    std::int64_t key;
    std::int64_t seat;
    std::int64_t person;
    std::shared_ptr<const ChronicleTournament> one; ///< with the names
};

/// One act, in a transaction that it ends.
class Acting {
public:
    Acting(Archive& archive, const QString& who)
        : m_archive(archive), m_database(archive.database()), m_who(who)
    {
    }

    /// @param sql a condition about `t`
    Result<std::vector<Seated>> seats(const QString& sql, const QVariantList& values);
    Result<std::vector<Seated>> seatsOf(std::int64_t person)
    {
        return seats(u"t.key IN (SELECT key FROM participation WHERE person_id = ?)"_s, {qint64(person)})
            .transform([&](std::vector<Seated> all) {
                std::erase_if(all, [&](const Seated& one) { return one.person != person; });
                return all;
            });
    }
    Result<std::int64_t> newPerson();

    /// @param moves to whom; in which tournaments that would seat somebody twice
    Result<ArchivedAct> move(const QString& what, const std::vector<std::pair<Seated, std::int64_t>>& moves,
                             const QString& reason, std::int64_t takenBack = 0);

private:
    Result<std::vector<std::int64_t>> twice(const std::vector<std::pair<Seated, std::int64_t>>& moves);
    Result<void> knowAgain(const std::set<std::int64_t>& persons, std::int64_t split);

    Archive& m_archive;
    ArchiveDatabase& m_database;
    QString m_who;
};

Result<std::vector<Seated>> Acting::seats(const QString& sql, const QVariantList& values)
{
    TRY(const auto rows,
        m_database.rows(u"SELECT t.id, t.key, t.seats, s.content, s.names FROM tournament AS t"
                        " JOIN submission AS s ON s.id = t.submission_id WHERE "_s +
                            sql + u" ORDER BY t.key"_s,
                        values));
    std::vector<Seated> all;
    for (const QVariantList& row : rows) {
        auto content =
            unpacked({row[3].toByteArray(), row[4].toByteArray()}, engine::TournamentId(row[0].toLongLong()));
        TRY(const auto persons, unpackedSeats(row[2].toByteArray()));
        if (!content.has_value())
            return failure(ErrorCode::DamagedContent, {"seats"});
        const auto one = std::make_shared<const ChronicleTournament>(*std::move(content));
        if (persons.size() != one->tournament.participants.size())
            return failure(ErrorCode::DamagedContent, {"seats"});
        for (std::size_t i = 0; i < persons.size(); ++i) {
            if (persons[i] != 0)
                all.push_back({{row[0].toLongLong(), one->tournament.participants[i].number},
                               row[1].toLongLong(),
                               static_cast<std::int64_t>(i),
                               persons[i],
                               one});
        }
    }
    return all;
}

Result<std::int64_t> Acting::newPerson()
{
    TRY(const auto last, m_database.rows(u"SELECT coalesce(max(id), 0) FROM person"_s));
    const qint64 person = last.front()[0].toLongLong() + 1;
    TRY_DO(m_database.run(u"INSERT INTO person (id) VALUES (?)"_s, {person}));
    return person;
}

Result<std::vector<std::int64_t>> Acting::twice(const std::vector<std::pair<Seated, std::int64_t>>& moves)
{
    std::vector<std::int64_t> found;
    for (const auto& [seat, person] : moves) {
        TRY(const auto there,
            m_database.rows(u"SELECT 1 FROM participation WHERE person_id = ? AND key = ?"_s,
                            {qint64(person), qint64(seat.key)}));
        if (!there.empty())
            found.push_back(seat.place.first);
    }
    return found;
}

/// Notes anew by what persons are known, from all their seats. Who was split off leaves the uuids that he
/// shares to the one from whom he was: whatever comes with them is that one's.
Result<void> Acting::knowAgain(const std::set<std::int64_t>& persons, std::int64_t split)
{
    PersonResolver resolver(m_database);
    std::set<std::string> uuids;
    for (const bool isSplit : {false, true}) {
        for (const std::int64_t person : persons) {
            if ((person == split) != isSplit)
                continue;
            TRY_DO(m_database.run(u"DELETE FROM person_key WHERE person_id = ?"_s, {qint64(person)}));
            TRY(const auto seats, seatsOf(person));
            for (const Seated& seat : seats) {
                engine::Participant he =
                    seat.one->tournament.participants[static_cast<std::size_t>(seat.seat)];
                if (isSplit && uuids.contains(he.person))
                    he.person.clear();
                uuids.insert(he.person);
                resolver.note(person, he, seat.one->workFile);
            }
        }
    }
    return resolver.write();
}

Result<ArchivedAct> Acting::move(const QString& what,
                                 const std::vector<std::pair<Seated, std::int64_t>>& moves,
                                 const QString& reason, std::int64_t takenBack)
{
    TRY(auto seated, twice(moves));
    if (!seated.empty())
        return ArchivedAct{0, std::move(seated)};
    std::vector<MovedSeat> moved;
    std::set<std::int64_t> persons;
    std::vector<std::pair<std::int64_t, std::int64_t>> changes;
    QJsonArray seats;
    for (const auto& [seat, person] : moves) {
        moved.push_back({seat.key, seat.seat, seat.person, person});
        persons.insert({seat.person, person});
        changes.emplace_back(seat.person, person);
        seats.append(QJsonArray{qint64(seat.place.first), seat.place.second.value(), qint64(seat.person),
                                qint64(person)});
    }
    TRY(const auto rules, m_archive.rules());
    TRY_DO(computeMoved(m_database, *rules, moved,
                        [&] { return knowAgain(persons, what == u"part"_s ? moves.front().second : 0); }));
    TRY_DO(moveObjections(m_database, changes));
    QJsonObject detail{{u"reason"_s, reason}, {u"seats"_s, seats}};
    if (takenBack != 0)
        detail.insert(u"act"_s, qint64(takenBack));
    TRY_DO(m_database.note(m_who, what, u""_s, 0,
                           QString::fromUtf8(QJsonDocument(detail).toJson(QJsonDocument::Compact))));
    TRY(const auto id, m_database.rows(u"SELECT max(id) FROM journal"_s));
    return ArchivedAct{id.front()[0].toLongLong(), {}};
}

/// The acts of the journal that were not taken back, the last one first.
Result<std::vector<std::pair<std::int64_t, QJsonArray>>> actsIn(ArchiveDatabase& database)
{
    TRY(const auto rows, database.rows(u"SELECT id, what, detail FROM journal"
                                       " WHERE what IN ('merge', 'part', 'undo') ORDER BY id DESC"_s));
    std::set<std::int64_t> takenBack;
    std::vector<std::pair<std::int64_t, QJsonArray>> acts;
    for (const QVariantList& row : rows) {
        const QJsonObject detail = QJsonDocument::fromJson(row[2].toString().toUtf8()).object();
        if (row[1].toString() == u"undo"_s)
            takenBack.insert(detail[u"act"].toInteger());
        else if (!takenBack.contains(row[0].toLongLong()))
            acts.emplace_back(row[0].toLongLong(), detail[u"seats"].toArray());
    }
    return acts;
}

} // namespace

Result<ArchivedAct> mergePersons(Archive& archive, std::int64_t one, std::int64_t other, const QString& who,
                                 const QString& reason)
{
    TRY(auto transaction, ArchiveTransaction::begin(archive.database(), ArchiveTransaction::Kind::Write));
    Acting acting(archive, who);
    TRY_DO(requireComputed(archive));
    TRY(auto seats, acting.seatsOf(other));
    if (seats.empty() || one == other)
        return failure(ErrorCode::UnknownParticipant, {std::to_string(other)});
    std::vector<std::pair<Seated, std::int64_t>> moves;
    for (Seated& seat : seats)
        moves.emplace_back(std::move(seat), one);
    TRY(auto act, acting.move(u"merge"_s, moves, reason));
    TRY_DO(transaction.commit());
    return act;
}

Result<ArchivedAct> partPerson(Archive& archive, const std::vector<ArchivePlace>& seats, const QString& who,
                               const QString& reason)
{
    TRY(auto transaction, ArchiveTransaction::begin(archive.database(), ArchiveTransaction::Kind::Write));
    Acting acting(archive, who);
    TRY_DO(requireComputed(archive));
    TRY(const std::int64_t person, personSeated(archive, seats.front()));
    TRY(auto all, acting.seatsOf(person));
    TRY(const std::int64_t split, acting.newPerson());
    std::vector<std::pair<Seated, std::int64_t>> moves;
    for (Seated& seat : all) {
        if (std::ranges::find(seats, seat.place) != seats.end())
            moves.emplace_back(std::move(seat), split);
    }
    if (moves.size() != seats.size() || moves.size() == all.size())
        return failure(ErrorCode::UnknownParticipant, {std::to_string(seats.back().second.value())});
    TRY(auto act, acting.move(u"part"_s, moves, reason));
    TRY_DO(transaction.commit());
    return act;
}

Result<ArchivedAct> takeActBack(Archive& archive, std::optional<std::int64_t> act, const QString& who)
{
    TRY(auto transaction, ArchiveTransaction::begin(archive.database(), ArchiveTransaction::Kind::Write));
    Acting acting(archive, who);
    TRY_DO(requireComputed(archive));
    TRY(const auto acts, actsIn(archive.database()));
    const auto found = std::ranges::find_if(acts, [&](const auto& one) { return !act || one.first == *act; });
    if (found == acts.end())
        return ArchivedAct{};
    std::map<std::int64_t, std::int64_t> revived; // persons who were forgotten since, by what they were
    std::vector<std::pair<Seated, std::int64_t>> moves;
    for (const QJsonValue& value : found->second) {
        const QJsonArray one = value.toArray();
        const ArchivePlace place(one[0].toInteger(), engine::ParticipantNumber(one[1].toInt()));
        TRY(const auto there, acting.seats(u"t.id = ?"_s, {qint64(place.first)}));
        for (const Seated& seat : there) {
            if (seat.place != place || seat.person != one[3].toInteger())
                continue;
            const std::int64_t before = one[2].toInteger();
            const auto [person, isNew] = revived.emplace(before, before);
            TRY(const auto known,
                archive.database().rows(u"SELECT 1 FROM person WHERE id = ?"_s, {qint64(person->second)}));
            if (isNew && known.empty()) {
                TRY(person->second, acting.newPerson());
            }
            moves.emplace_back(seat, person->second);
        }
    }
    TRY(auto done, acting.move(u"undo"_s, moves, u""_s, found->first));
    TRY_DO(transaction.commit());
    return done;
}

Result<void> requireComputed(Archive& archive)
{
    if (const auto& readOnly = archive.readOnlyReason())
        return tl::unexpected(*readOnly);
    ArchiveDatabase& database = archive.database();
    TRY(const auto waiting, database.rows(u"SELECT count(*) FROM submission"
                                          " WHERE id > (SELECT submission_id FROM progress)"_s));
    if (waiting.front()[0].toLongLong() > 0)
        return failure(ErrorCode::ArchiveFailure, {database.address().text.toStdString(), "not-computed"});
    return {};
}

Result<std::int64_t> personSeated(Archive& archive, const ArchivePlace& seat)
{
    TRY(const auto seats, Acting(archive, {}).seats(u"t.id = ?"_s, {qint64(seat.first)}));
    const auto found = std::ranges::find(seats, seat, &Seated::place);
    if (found == seats.end())
        return failure(ErrorCode::UnknownParticipant, {std::to_string(seat.second.value())});
    return found->person;
}

Result<std::vector<ArchivePlace>> seatsOfPerson(Archive& archive, std::int64_t person)
{
    TRY(const auto seats, Acting(archive, {}).seatsOf(person));
    std::vector<ArchivePlace> places;
    for (const Seated& seat : seats)
        places.push_back(seat.place);
    return places;
}

} // namespace zahlmeister::app
