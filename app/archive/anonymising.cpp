// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/anonymising.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <QUuid>

#include "app/archive/archivedacts.h"
#include "app/archive/kept/archivedadjustments.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/archive/kept/archivedtournament.h"
#include "app/archive/kept/tournamentcodec.h"
#include "app/archive/personresolver.h"
#include "app/chronicle/reading/publication.h"
#include "app/persons/knownpersons.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::Participant;

namespace {

/// In the place of the federation's id, so that he is one person in all of his tournaments.
constexpr std::string_view kToken = "anonymous-";

constexpr int kRevisionsAtOnce = 500;

/// @param region all that is kept of his club: by which ratings were adjusted (document 000, 2.2.1)
void takeNameOut(Participant& participant, const std::string& token, const std::string& region)
{
    participant.birthYear = engine::birthYearOf(participant); // by which an evaluation goes
    participant.birthDate.reset();
    participant.name.clear();
    participant.club = region;
    participant.clubName.clear();
    participant.memberNumber.reset();
    participant.fideId.reset();
    participant.personId = token;
    participant.person.clear();
    participant.notPerson.clear();
}

/// One person, and what has to be changed of him.
class Forgetting {
public:
    /// @param adjustments of the archive
    Forgetting(ArchiveDatabase& database, const std::vector<engine::Adjustment>& adjustments)
        : m_database(database),
          m_adjustments(adjustments),
          m_token(std::string(kToken) + QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString())
    {
    }

    Result<void> find(const QString& uuid, engine::ParticipantNumber number, engine::Date day);
    Result<int> forget();

private:
    [[nodiscard]] Error failed(const char* why) const
    {
        return {ErrorCode::ArchiveFailure, {m_database.address().text.toStdString(), why}};
    }
    Result<void> readSeats();
    Result<bool> forgetIn(const QVariantList& row);
    [[nodiscard]] bool isHeIn(const Participant& participant) const
    {
        return participant.person.empty() ? m_known.find(factsOf(participant)).person.has_value()
                                          : m_uuids.contains(participant.person);
    }
    Result<void> replaceKeys();

    ArchiveDatabase& m_database;
    const std::vector<engine::Adjustment>& m_adjustments;
    std::string m_token;
    std::int64_t m_person = 0;
    std::map<std::int64_t, std::vector<std::size_t>> m_seats; ///< by submission, of newest revisions
    std::deque<Participant> m_participants;                   ///< on these seats
    KnownPersons m_known;                                     ///< by them, in older revisions
    std::set<std::string> m_uuids;                            ///< likewise
};

Result<void> Forgetting::find(const QString& uuid, engine::ParticipantNumber number, engine::Date day)
{
    TRY(const auto rows, m_database.rows(u"SELECT t.seats, s.content, s.names FROM tournament AS t"
                                         " JOIN submission AS s ON s.id = t.submission_id WHERE t.uuid = ?"_s,
                                         {uuid}));
    if (rows.empty())
        return failure(ErrorCode::UnknownTournament, {uuid.toStdString()});
    const QVariantList& row = rows.front();
    TRY(const auto one, unpacked({row[1].toByteArray(), row[2].toByteArray()}, engine::TournamentId(1)));
    TRY(const auto persons, unpackedSeats(row[0].toByteArray()));
    const auto seat = one.tournament.indexOf(number);
    if (!seat || *seat >= persons.size() || persons[*seat] == 0)
        return failure(ErrorCode::UnknownParticipant, {std::to_string(number.value())});
    m_person = persons[*seat];
    TRY_DO(readSeats());
    const bool isMember = isMemberOn(m_participants.back(), day); // as he was last known
    return isMember ? Result<void>(tl::unexpected(failed("is-member"))) : Result<void>();
}

/// Where he sits, in the order of evaluation.
Result<void> Forgetting::readSeats()
{
    TRY(const auto rows,
        m_database.rows(
            u"SELECT t.submission_id, p.seat, s.content, s.names FROM participation AS p"
            " JOIN tournament AS t ON t.key = p.key JOIN submission AS s ON s.id = t.submission_id"
            " WHERE p.person_id = ? ORDER BY p.key, p.seat"_s,
            {qint64(m_person)}));
    for (const QVariantList& row : rows) {
        TRY(const auto one, unpacked({row[2].toByteArray(), row[3].toByteArray()}, engine::TournamentId(1)));
        const auto seat = static_cast<std::size_t>(row[1].toLongLong());
        if (seat >= one.tournament.participants.size())
            return failure(ErrorCode::DamagedContent, {"seats"});
        m_seats[row[0].toLongLong()].push_back(seat);
        const Participant& he = m_participants.emplace_back(one.tournament.participants[seat]);
        m_known.note(0, he);
        if (!he.person.empty())
            m_uuids.insert(he.person);
    }
    return m_participants.empty() ? Result<void>(failure(ErrorCode::DamagedContent, {"seats"}))
                                  : Result<void>();
}

/// Whether a revision was changed. In those that are computed it is known who he is; in older ones he is
/// whom his data name.
Result<bool> Forgetting::forgetIn(const QVariantList& row)
{
    auto one = unpacked({row[1].toByteArray(), row[2].toByteArray()}, engine::TournamentId(1));
    if (!one.has_value()) // nobody can read it, so it names nobody
        return false;
    auto& participants = one->tournament.participants;
    const auto computed = m_seats.find(row[0].toLongLong());
    bool isChanged = false;
    for (std::size_t i = 0; i < participants.size(); ++i) {
        const bool isHe = computed != m_seats.end()
                              ? std::ranges::find(computed->second, i) != computed->second.end()
                              : row[3].toInt() == 0 && isHeIn(participants[i]);
        if (!isHe)
            continue;
        takeNameOut(participants[i], m_token, regionOf(participants[i].club, m_adjustments));
        isChanged = true;
    }
    if (!isChanged)
        return false;
    TRY(const auto bytes, packed(*one));
    if (bytes.content != row[1].toByteArray())
        return failure(ErrorCode::DamagedContent, {"submission " + row[0].toString().toStdString()});
    TRY_DO(m_database.run(u"UPDATE submission SET names = ? WHERE id = ?"_s, {bytes.names, row[0]}));
    return true;
}

Result<int> Forgetting::forget()
{
    int changed = 0;
    // The last column: it is computed, and he does not sit there.
    const QString sql =
        u"SELECT s.id, s.content, s.names, (SELECT count(*) FROM tournament AS t"
        " WHERE t.uuid = s.uuid AND t.submission_id = s.id) FROM submission AS s"
        " WHERE s.id > ? AND length(s.content) > 0 ORDER BY s.id LIMIT %1"_s.arg(kRevisionsAtOnce);
    for (qint64 last = 0;;) {
        TRY(const auto rows, m_database.rows(sql, {last}));
        if (rows.empty())
            break;
        for (const QVariantList& row : rows) {
            TRY(const bool isChanged, forgetIn(row));
            changed += isChanged ? 1 : 0;
        }
        last = rows.back().front().toLongLong();
    }
    TRY_DO(replaceKeys());
    return changed;
}

/// From now on he is known again by the token alone.
Result<void> Forgetting::replaceKeys()
{
    Participant anonymous = m_participants.back();
    takeNameOut(anonymous, m_token, {});
    const QVariant person = qint64(m_person);
    TRY_DO(m_database.run(u"DELETE FROM person_key WHERE person_id = ?"_s, {person}));
    for (const std::int64_t hash : personHashes(anonymous)) {
        TRY_DO(m_database.run(u"INSERT INTO person_key (hash, person_id) VALUES (?, ?)"_s,
                              {qint64(hash), person}));
    }
    const QString token = QString::fromStdString(m_token);
    TRY(const auto clubs,
        m_database.rows(u"SELECT DISTINCT club FROM known_as WHERE person_id = ?"_s, {person}));
    for (const QVariantList& row : clubs) {
        const QString region =
            QString::fromStdString(regionOf(row[0].toString().toStdString(), m_adjustments));
        TRY_DO(m_database.run(u"UPDATE known_as SET club = ? WHERE person_id = ? AND club = ?"_s,
                              {region.isNull() ? u""_s : region, person, row[0]}));
    }
    TRY_DO(m_database.run(u"UPDATE known_as SET name = '', club_name = '', federation_id = ?,"
                          " fide_id = NULL, birth_year = NULL, member_number = NULL WHERE person_id = ?"_s,
                          {token, person}));
    return m_database.run(u"DELETE FROM roll WHERE person_id = ?"_s, {person}).transform([](int) {});
}

} // namespace

bool isAnonymous(const Participant& participant)
{
    return participant.personId.starts_with(kToken);
}

void keepAnonymous(const engine::Tournament& before, engine::Tournament& after)
{
    for (const Participant& one : before.participants) {
        const auto seat = isAnonymous(one) ? after.indexOf(one.number) : std::nullopt;
        if (!seat)
            continue;
        Participant& same = after.participants[*seat];
        if (same.sex == one.sex && engine::birthYearOf(same) == engine::birthYearOf(one))
            takeNameOut(same, one.personId, one.club);
    }
}

// RULE: WO2026 4.1.1
Result<int> makeAnonymous(Archive& archive, const QString& uuid, engine::ParticipantNumber number,
                          engine::Date day, const QString& who, const QString& reason)
{
    ArchiveDatabase& database = archive.database();
    TRY(auto transaction, ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Write));
    TRY_DO(requireComputed(archive));
    TRY(const auto adjustments, adjustmentsIn(database));
    Forgetting forgetting(database, adjustments);
    TRY_DO(forgetting.find(uuid, number, day));
    TRY(const int changed, forgetting.forget());
    TRY_DO(database.note(who, u"anonymise"_s, uuid, 0, reason));
    TRY_DO(transaction.commit());
    return changed;
}

} // namespace zahlmeister::app
