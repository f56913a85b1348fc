// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/anonymising.h"
#include "tests/app/archive/archives.h"
#include "tests/support/clubhistory.h"
#include "tests/support/testmain.h"

namespace tst_anonymising {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::app;
using engine::Participant;

namespace {

constexpr auto kName = "Vergessen, Viktor";

engine::Date today()
{
    return *engine::Date::tryFrom(2028, 1, 1);
}

} // namespace

/// Document 000, 4.1.1: the name goes, the numbers stay.
class TestAnonymising : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesTheNameOutOfEverything_data() { ArchivePlaces::addEngines(); }
    void takesTheNameOutOfEverything();
    void refuses_data() { ArchivePlaces::addEngines(); }
    void refuses();

private:
    ArchivePlaces m_places;
};

// NOLINTNEXTLINE(readability-function-size): one person from the first tournament to the last trace
void TestAnonymising::takesTheNameOutOfEverything()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    auto tournaments = clubHistory({.members = 14, .years = 3, .firstYear = 2024});
    // Who plays most is he; he brings the federation's id now and then only, and has left the club since.
    std::map<std::string, int> plays;
    for (const engine::Tournament& one : tournaments) {
        for (const Participant& participant : one.participants)
            ++plays[participant.name];
    }
    const std::string he =
        std::ranges::max_element(plays, {}, [](const auto& one) { return one.second; })->first;
    int seats = 0;
    engine::ParticipantNumber number(0);
    std::size_t last = 0;
    for (std::size_t at = 0; at < tournaments.size(); ++at) {
        for (Participant& participant : tournaments[at].participants) {
            if (participant.name != he)
                continue;
            participant.name = kName;
            participant.memberUntil = *engine::Date::tryFrom(2027, 6, 30);
            participant.birthDate = *engine::Date::tryFrom(*engine::birthYearOf(participant), 4, 1);
            number = participant.number;
            last = at;
            ++seats;
        }
        QVERIFY(archive
                    ->publish(publicationOf(std::int64_t(at), 0,
                                            ChronicleTournament{engine::TournamentId(1), tournaments[at]}))
                    .has_value());
    }
    QVERIFY(seats > 5);
    // A revision before the newest has him, too, at another place.
    ChronicleTournament corrected{engine::TournamentId(1), tournaments[last]};
    corrected.tournament.games.front().result = corrected.tournament.games.front().result.mirrored();
    QVERIFY(archive->publish(publicationOf(std::int64_t(last), 1, corrected)).has_value());
    QCOMPARE(makeAnonymous(*archive, uuidOf(std::int64_t(last)), number, today(), u"A"_s, u"r"_s)
                 .error()
                 .args.at(1),
             "not-computed");
    QVERIFY(archive->recalculate().has_value());
    const auto before = statesIn(*archive);
    const auto hashes = archive->database().rows(u"SELECT id, hash, content FROM submission ORDER BY id"_s);
    QCOMPARE(*makeAnonymous(*archive, uuidOf(std::int64_t(last)), number, today(), u"Ada"_s, u"Antrag 7"_s),
             seats + 1);
    const auto after = archive->database().rows(u"SELECT id, hash, content FROM submission ORDER BY id"_s);
    QVERIFY(*after == *hashes);
    const auto all = archive->database().rows(u"SELECT uuid, revision FROM submission"_s);
    std::set<std::string> tokens;
    for (const QVariantList& row : *all) {
        const auto one = archive->revision(row[0].toString(), row[1].toInt());
        for (const Participant& participant : (*one)->tournament->tournament.participants) {
            QVERIFY(participant.name != kName);
            if (isAnonymous(participant)) {
                QVERIFY(participant.name.empty() && participant.club.empty() && !participant.birthDate);
                tokens.insert(participant.personId);
            }
        }
    }
    QCOMPARE(tokens.size(), 1U);
    const auto journal =
        archive->database().rows(u"SELECT who, what, detail FROM journal ORDER BY id DESC LIMIT 1"_s);
    QCOMPARE(journal->front(), (QVariantList{u"Ada"_s, u"anonymise"_s, u"Antrag 7"_s}));
    // Everything follows as before, now and when he is published again.
    QCOMPARE(archive->recalculate(Archive::Extent::Complete)->rows, 0);
    QVERIFY(statesIn(*archive) == before);
    QCOMPARE(archive->publish(publicationOf(std::int64_t(last), 2, corrected))->state,
             PublicationOutcome::State::AlreadyThere);
    corrected.tournament.games.front().result = corrected.tournament.games.front().result.mirrored();
    QCOMPARE(archive->publish(publicationOf(std::int64_t(last), 2, corrected))->revision, 3);
    QCOMPARE(archive->preview(std::array{publicationOf(std::int64_t(last), 3, corrected)})->front().state,
             PublicationPreview::State::Published);
    QVERIFY(archive->recalculate().has_value());
    QVERIFY(isAnonymous((*archive->revision(uuidOf(std::int64_t(last))))
                            ->tournament->tournament.participants[*corrected.tournament.indexOf(number)]));
    QCOMPARE(archive->recalculate(Archive::Extent::Complete)->rows, 0);
}

void TestAnonymising::refuses()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    const auto tournaments = clubHistory({.members = 14, .years = 1, .firstYear = 2024});
    QVERIFY(
        archive->publish(publicationOf(1, 0, ChronicleTournament{engine::TournamentId(1), tournaments[0]}))
            .has_value());
    QVERIFY(archive->recalculate().has_value());
    const auto codeOf = [&](std::int64_t tournament, int number) {
        return makeAnonymous(*archive, uuidOf(tournament), engine::ParticipantNumber(number), today(), u"A"_s,
                             u"r"_s)
            .error();
    };
    QCOMPARE(codeOf(2, 1).code, ErrorCode::UnknownTournament);
    QCOMPARE(codeOf(1, 9999).code, ErrorCode::UnknownParticipant);
    const auto member = std::ranges::find_if(tournaments[0].participants, &Participant::member);
    QCOMPARE(codeOf(1, member->number.value()).args.at(1), "is-member");
    QCOMPARE(archive->database()
                 .rows(u"SELECT count(*) FROM journal WHERE what = 'anonymise'"_s)
                 ->front()[0]
                 .toInt(),
             0);
}

ZAHLMEISTER_TEST(TestAnonymising, QCoreApplication)

} // namespace tst_anonymising

#include "tst_anonymising.moc"
