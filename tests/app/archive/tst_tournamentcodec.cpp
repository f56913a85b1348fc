// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include <QTest>

#include "app/archive/kept/tournamentcodec.h"
#include "app/rules/shippedrules.h"
#include "tests/support/clubhistory.h"
#include "tests/support/everyfield.h"
#include "tests/support/fields.h"
#include "tests/support/opentournament.h"
#include "tests/support/roundtrip.h"
#include "tests/support/testmain.h"

namespace tst_tournamentcodec {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::ChronicleTournament;
using app::PackedTournament;

namespace {

const engine::TournamentId kId(7);

ChronicleTournament chronicled(engine::Tournament tournament)
{
    std::int64_t id = 0;
    for (engine::Game& game : tournament.games)
        game.id = engine::GameId(++id);
    for (engine::Participant& participant : tournament.participants) {
        if (participant.identity == engine::Identity::TextOnly ||
            (!participant.member && !participant.memberUntil)) {
            participant.birthYear = engine::birthYearOf(participant);
            participant.birthDate.reset();
        }
    }
    return {kId, std::move(tournament)};
}

PackedTournament bytesOf(const engine::Tournament& tournament)
{
    return app::packed(chronicled(tournament)).value();
}

} // namespace

/// Tournaments as few bytes.
class TestTournamentCodec : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBackAsItWas_data();
    void comesBackAsItWas();
    void keepsWhatOrdersAndComputes();
    void isSmall();
    void isTheSameForever();
    void hasNoNames();
    void hasNoBirthDatesOfTextOnly();
    void isEvaluatedWithoutNames();
    void isWhatSomebodyEntered();
    void refusesWhatNobodyCanEnter();
    void refusesWhatIsCutOff();
    void standsEveryDamage();
};

void TestTournamentCodec::comesBackAsItWas_data()
{
    QTest::addColumn<engine::Tournament>("tournament");
    QTest::newRow("nothing") << engine::Tournament();
    QTest::newRow("worked example") << OpenTournament::read(u"wo-2026"_s);
    for (const NamedTournament& one : richTournaments())
        QTest::newRow(one.name.c_str()) << one.tournament;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        QTest::addRow("every field %d", int(seed)) << everyFieldTournament(seed);
        QTest::addRow("any %d", int(seed)) << anyTournament(seed);
    }
    for (const engine::Tournament& one : clubHistory({.years = 2}))
        QTest::newRow(one.header.name.c_str()) << one;
}

void TestTournamentCodec::comesBackAsItWas()
{
    QFETCH(const engine::Tournament, tournament);
    const ChronicleTournament before = chronicled(tournament);
    const auto bytes = app::packed(before);
    QVERIFY2(bytes.has_value(), bytes.has_value() ? "" : bytes.error().args.front().c_str());
    const auto after = app::unpacked(*bytes, kId);
    QVERIFY(after.has_value());
    QVERIFY(after->tournament.header == before.tournament.header);
    std::vector<engine::Participant> entered = before.tournament.participants;
    for (engine::Participant& one : entered) { // what the chain wrote is no part of it
        const app::Entry came = app::cameIn(one);
        app::putChained(one, app::withoutPlaces(came));
        app::putEntry(one, came);
    }
    QVERIFY(after->tournament.participants == entered);
    QVERIFY(after->tournament.games == before.tournament.games);
    QCOMPARE(app::packed(*after).value(), *bytes);
}

void TestTournamentCodec::keepsWhatOrdersAndComputes()
{
    ChronicleTournament one = chronicled(OpenTournament::read(u"wo-2026"_s));
    const QByteArray plain = app::packed(one)->content;
    one.arithmetic = engine::Arithmetic::Tables;
    one.received = *engine::Date::tryFrom(1931, 12, 24);
    const auto bytes = app::packed(one);
    QVERIFY(bytes->content != plain);
    const auto after = app::unpacked(*bytes, kId);
    QCOMPARE(after->arithmetic, one.arithmetic);
    QCOMPARE(after->received, one.received);
}

void TestTournamentCodec::isSmall()
{
    const auto most = [](const engine::Tournament& one) {
        const std::size_t perGame = one.header.kind == engine::TournamentKind::Team ? 8 : 6; // with teams
        return qsizetype(8 * one.participants.size() + perGame * one.games.size() + 150);
    };
    for (const engine::Tournament& one : {swissSystem(1, {.players = 60, .rounds = 9}),
                                          roundRobin(2, {.players = 14}), league(3, {.players = 80}, 8)})
        QVERIFY2(bytesOf(one).content.size() <= most(one),
                 qPrintable(QString::number(bytesOf(one).content.size())));
    qsizetype bytes = 0;
    qsizetype allowed = 0;
    for (const engine::Tournament& one : clubHistory()) {
        bytes += bytesOf(one).content.size();
        allowed += most(one);
    }
    QVERIFY2(bytes <= allowed, qPrintable(u"%1 of %2"_s.arg(bytes).arg(allowed)));
}

/// A later version of the program must not pack it otherwise: hashes of what was published would change.
void TestTournamentCodec::isTheSameForever()
{
    QCOMPARE(app::contentHash(bytesOf(OpenTournament::read(u"wo-2026"_s)).content).toHex(),
             "e3fa5a1d4b9db5a6f48799b30b02fae17a2b1b51d13007045e774c8c73eac894"_ba);
}

// RULE: WO2026 4.1.1
void TestTournamentCodec::hasNoNames()
{
    engine::Tournament one = anyRichTournament(5);
    const PackedTournament before = bytesOf(one);
    for (engine::Participant& participant : one.participants) {
        QVERIFY(participant.name.empty() || !before.content.contains(participant.name.c_str()));
        QVERIFY(participant.personId.empty() || !before.content.contains(participant.personId.c_str()));
        participant.birthYear = engine::birthYearOf(participant);
        participant.birthDate.reset();
        participant.name.clear();
        participant.club.clear();
        participant.clubName.clear();
        participant.memberNumber.reset();
        participant.personId.clear();
        participant.fideId.reset();
    }
    const PackedTournament after = bytesOf(one);
    QCOMPARE(after.content, before.content);
    QVERIFY(after.names.size() < before.names.size());
}

// RULE: WO2026 3.4.3
void TestTournamentCodec::hasNoBirthDatesOfTextOnly()
{
    ChronicleTournament one{kId, OpenTournament::read(u"wo-2026"_s)};
    auto& participants = one.tournament.participants;
    for (engine::Participant& participant : participants) {
        participant.birthYear.reset();
        participant.birthDate = engine::Date::tryFrom(1980, 5, 17);
        participant.member = true;
    }
    participants[0].member = false;
    participants[1].identity = engine::Identity::TextOnly;
    participants[2].member = false;
    participants[2].memberUntil = engine::Date::tryFrom(2025, 12, 31); // was one, and is kept
    const auto read = app::unpacked(*app::packed(one), kId)->tournament.participants;
    for (std::size_t i = 0; i < read.size(); ++i) {
        QCOMPARE(read[i].birthDate.has_value(), i > 1);
        QCOMPARE(*engine::birthYearOf(read[i]), 1980);
    }
}

void TestTournamentCodec::isEvaluatedWithoutNames()
{
    for (const engine::Tournament& one : clubHistory({.years = 1})) {
        const auto& version = *app::shippedRules().choose(one.header)->version;
        const auto bare = app::unpacked(bytesOf(one).content, kId);
        QVERIFY(bare.has_value());
        QVERIFY(engine::evaluate(bare->tournament, version)->participants ==
                engine::evaluate(one, version)->participants);
    }
}

void TestTournamentCodec::isWhatSomebodyEntered()
{
    ChronicleTournament one = chronicled(OpenTournament::read(u"wo-2026"_s));
    const PackedTournament before = app::packed(one).value();
    engine::Participant& participant = one.tournament.participants.front();
    const app::Entry entered = app::entryOf(participant);
    app::Entry written = entered;
    written.rating = engine::Rating(1234);
    app::putChained(participant, written);
    QCOMPARE(participant.rating->value(), 1234);
    QCOMPARE(app::packed(one).value(), before);
}

void TestTournamentCodec::refusesWhatNobodyCanEnter()
{
    engine::Tournament one = OpenTournament::read(u"wo-2026"_s);
    one.participants[1].number = one.participants[0].number;
    QCOMPARE(app::packed(chronicled(one)).error().code, ErrorCode::DuplicateParticipant);
    one = OpenTournament::read(u"wo-2026"_s);
    one.header.name = std::string(300, 'x');
    QCOMPARE(app::packed(chronicled(one)).error().code, ErrorCode::OutOfRange);
    one = OpenTournament::read(u"wo-2026"_s);
    one.games.front().white = engine::ParticipantNumber(999);
    QCOMPARE(app::packed(chronicled(one)).error().code, ErrorCode::UnknownParticipant);
}

void TestTournamentCodec::refusesWhatIsCutOff()
{
    const PackedTournament bytes = bytesOf(anyRichTournament(2));
    for (qsizetype size = 0; size < bytes.content.size(); ++size)
        QVERIFY(!app::unpacked(bytes.content.first(size), kId).has_value());
    for (qsizetype size = 0; size < bytes.names.size(); ++size)
        QVERIFY(!app::unpacked({bytes.content, bytes.names.first(size)}, kId).has_value());
    QCOMPARE(app::unpacked(bytes.content + '\0', kId).error().code, ErrorCode::DamagedContent);
    QCOMPARE(app::unpacked({bytes.content, bytes.names + '\0'}, kId).error().code, ErrorCode::DamagedContent);
    // A hundred thousand participants in some bytes, and a text as long as all the rest.
    QVERIFY(!app::unpacked("\x01\0\0\0\xff\xff\xff\x7f"_ba, kId).has_value());
    QVERIFY(!app::unpacked("\x01\0\0\x01\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"_ba, kId).has_value());
}

void TestTournamentCodec::standsEveryDamage()
{
    std::mt19937 random(1);
    int refused = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        PackedTournament bytes = bytesOf(everyFieldTournament(seed % 10 + 1));
        QByteArray& part = random() % 3 == 0 ? bytes.names : bytes.content;
        for (unsigned i = 0; i <= random() % 3; ++i)
            part[qsizetype(random() % std::size_t(part.size()))] = static_cast<char>(random());
        const auto read = app::unpacked(bytes, kId);
        if (!read.has_value()) {
            ++refused;
            continue;
        }
        const auto again = app::packed(*read);
        QVERIFY(again.has_value());
        QVERIFY(app::unpacked(*again, kId)->tournament == read->tournament);
    }
    QVERIFY(refused > 50);
}

ZAHLMEISTER_TEST(TestTournamentCodec, QCoreApplication)

} // namespace tst_tournamentcodec

#include "tst_tournamentcodec.moc"
