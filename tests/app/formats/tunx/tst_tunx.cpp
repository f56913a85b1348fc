// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "app/formats/tunx/tunx.h"
#include "app/open/open.h"
#include "tests/app/formats/tunx/tunxbuilder.h"
#include "tests/support/testmain.h"

namespace tst_tunx {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using namespace zahlmeister::tests;

namespace {

constexpr std::uint16_t kFree = 0xffff;
constexpr std::uint16_t kAbsent = 0xfffe;

ImportResult read(const QByteArray& data)
{
    return open({{u"x.tunx"_s, data}}).result;
}

ImportResult read(const TunxBuilder& builder)
{
    return read(builder.data());
}

/// Five players in three rounds, one of them free in each.
TunxBuilder fivePlayers()
{
    TunxBuilder file;
    file.rounds = 3;
    file.playedRounds = 3;
    for (const QString& name : {u"Duck"_s, u"Gans"_s, u"Maus"_s, u"Klever"_s, u"Düsentrieb"_s})
        file.players.push_back({.surname = name, .forename = u"A."_s});
    file.pairings = {{1, 2, 1}, {3, 4, 2}, {5, kFree, 9},   // round 1
                     {2, 3, 3}, {1, 5, 4}, {4, kAbsent, 2}, // round 2
                     {4, 1, 5}, {5, 2, 6}, {3, kAbsent, 0}};
    return file;
}

QStringList games(const ImportedTournament& imported)
{
    QStringList lines;
    for (const engine::Game& game : imported.tournament.games) {
        lines.append(u"%1.%2 %3-%4 %5"_s.arg(game.round.value_or(0))
                         .arg(game.board.value_or(0))
                         .arg(game.white.value())
                         .arg(game.black.value())
                         .arg(QString::fromStdString(std::string(engine::resultText(game.result)))));
    }
    return lines;
}

QStringList byes(const ImportedTournament& imported)
{
    QStringList lines;
    for (const engine::Participant& person : imported.tournament.participants) {
        for (const engine::Bye& bye : person.byes) {
            lines.append(u"%1 %2: %3 %4"_s.arg(person.number.value())
                             .arg(bye.round)
                             .arg(bye.score.halfPoints())
                             .arg(bye.kind == engine::ByeKind::Allocated ? u"free"_s : u"absent"_s));
        }
    }
    return lines;
}

QStringList codes(const std::vector<ImportNote>& notes)
{
    QStringList texts;
    for (const ImportNote& note : notes)
        texts.append(QString::fromStdString(std::string(importCodeText(note.code))));
    return texts;
}

} // namespace

class TestTunx : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsHeader();
    void readsPlayers();
    void readsRatings_data();
    void readsRatings();
    void readsGames();
    void readsRoundRobins();
    void readsForfeitsAgainstNobody();
    void takesRoundsFromTheSchedule();
    void doesNotBelieveAWrongSchedule();
    void doubtsRoundsThatCannotBeToldApart();
    void doubtsUnknownResults();
    void readsTeams();
    void refuses_data();
    void refuses();
    void readsTruncatedFiles();
    void readsSamples_data();
    void readsSamples();
};

void TestTunx::readsHeader()
{
    TunxBuilder file = fivePlayers();
    file.mail = u"a@example.org"_s;
    const ImportResult imported = read(file);
    QVERIFY(imported.has_value());
    const engine::TournamentHeader& header = imported->tournament.header;
    QCOMPARE(header.name, std::string("Osterturnier"));
    QCOMPARE(header.place, std::string("Entenhausen"));
    QCOMPARE(header.timeControl, std::string("15 min"));
    QCOMPARE(header.start->iso(), std::string("2026-04-04"));
    QCOMPARE(header.end->iso(), std::string("2026-04-06"));
    QCOMPARE(header.mode, engine::TournamentMode::Swiss);
    QCOMPARE(header.rounds, 3);
    QCOMPARE(codes(imported->notes), QStringList{u"personal-data-left-out"_s});
    QCOMPARE(open({{u"any"_s, file.data()}}).format, std::string_view("tunx"));
}

void TestTunx::readsPlayers()
{
    TunxBuilder file;
    file.players = {
        {.surname = u"Müller"_s,
         .forename = u"Jörg"_s,
         .nationalId = u"C0505-1001"_s,
         .club = u"SK Entenhausen"_s,
         .federation = u"GER"_s,
         .sex = u"w"_s,
         .birth = 19810503,
         .fideId = 24600123},
        {.surname = u"Li"_s, .nationalId = u"10776775"_s, .federation = u"GER"_s, .birth = 19900000},
        {.surname = u"Hofer"_s, .nationalId = u"105733"_s, .federation = u"AUT"_s},
        {.surname = u"Odd"_s,
         .nationalId = u", 97852"_s,
         .federation = u"GER"_s,
         .birth = 19811350,
         .fideId = 4'000'000'000U}};
    const ImportResult imported = read(file);
    QVERIFY(imported.has_value());
    const auto& participants = imported->tournament.participants;
    QCOMPARE(participants[0].name, std::string("Müller, Jörg"));
    QCOMPARE(participants[0].club, std::string("C0505"));
    QCOMPARE(participants[0].memberNumber, 1001);
    QCOMPARE(participants[0].clubName, std::string("SK Entenhausen"));
    QCOMPARE(participants[0].sex, engine::Sex::Female);
    QCOMPARE(participants[0].birthDate->iso(), std::string("1981-05-03"));
    QCOMPARE(participants[0].fideId, 24600123);
    QCOMPARE(participants[1].name, std::string("Li"));
    QCOMPARE(participants[1].personId, std::string("10776775"));
    QCOMPARE(participants[1].birthYear, 1990);
    QVERIFY(!participants[1].birthDate && !participants[1].sex);
    QVERIFY(participants[2].personId.empty());
    QCOMPARE(codes(imported->notes), QStringList({u"bad-date"_s, u"out-of-range"_s, u"bad-value"_s}));
}

void TestTunx::readsRatings_data()
{
    QTest::addColumn<QString>("federation");
    QTest::addColumn<QString>("list");
    QTest::addColumn<int>("elo");
    QTest::addColumn<int>("national");
    QTest::addColumn<int>("rating");
    QTest::addColumn<int>("source");
    using engine::RatingSource;
    QTest::newRow("DWZ and Elo") << u"GER"_s << u"GER"_s << 2100 << 1980 << 1980 << int(RatingSource::Dwz);
    QTest::newRow("German, list not named")
        << u"GER"_s << QString() << 0 << 1980 << 1980 << int(RatingSource::Dwz);
    QTest::newRow("German, FIDE list")
        << u"GER"_s << u"FIDE"_s << 2100 << 1980 << 1980 << int(RatingSource::Dwz);
    QTest::newRow("Elo alone") << u"GER"_s << u"GER"_s << 2100 << 0 << 2100 << int(RatingSource::Fide);
    QTest::newRow("Austrian") << u"AUT"_s << u"AUT"_s << 2100 << 1980 << 2100 << int(RatingSource::Fide);
    QTest::newRow("Austrian without Elo")
        << u"AUT"_s << u"AUT"_s << 0 << 1980 << 1980 << int(RatingSource::National);
    QTest::newRow("Frenchman with DWZ")
        << u"FRA"_s << u"GER"_s << 0 << 1980 << 1980 << int(RatingSource::Dwz);
    QTest::newRow("none") << u"GER"_s << u"GER"_s << 0 << 0 << 0 << int(RatingSource::Dwz);
    QTest::newRow("too high") << u"GER"_s << u"GER"_s << 0 << 60'000 << 0 << int(RatingSource::Dwz);
}

void TestTunx::readsRatings()
{
    QFETCH(QString, federation);
    QFETCH(QString, list);
    QFETCH(int, elo);
    QFETCH(int, national);
    QFETCH(int, rating);
    QFETCH(int, source);
    TunxBuilder file;
    file.players = {{.surname = u"A"_s,
                     .federation = federation,
                     .ratingFederation = list,
                     .elo = static_cast<std::uint16_t>(elo),
                     .national = static_cast<std::uint16_t>(national)}};
    const ImportResult imported = read(file);
    QVERIFY(imported.has_value());
    const engine::Participant& person = imported->tournament.participants.front();
    QCOMPARE(person.rating ? person.rating->value() : 0, rating);
    QCOMPARE(int(person.ratingSource), source);
    const bool isDoubtful = rating == 0 ? national > 0 : person.ratingSource != engine::RatingSource::Dwz;
    QCOMPARE(imported->notes.size(), std::size_t(isDoubtful));
}

void TestTunx::readsGames()
{
    const ImportResult imported = read(fivePlayers());
    QVERIFY(imported.has_value());
    QCOMPARE(games(*imported), QStringList({u"1.1 1-2 1-0"_s, u"1.2 3-4 1/2"_s, u"2.1 2-3 0-1"_s,
                                            u"2.2 1-5 +/-"_s, u"3.1 4-1 -/+"_s, u"3.2 5-2 -/-"_s}));
    QCOMPARE(byes(*imported), QStringList({u"4 2: 1 absent"_s, u"5 1: 2 free"_s}));
    QCOMPARE(codes(imported->notes), QStringList());
}

// In a round robin nobody gets a point for the round in which he is free.
void TestTunx::readsRoundRobins()
{
    TunxBuilder file = fivePlayers();
    file.kind = 1;
    const ImportResult imported = read(file);
    QVERIFY(imported.has_value());
    QCOMPARE(imported->tournament.header.mode, engine::TournamentMode::RoundRobin);
    QCOMPARE(byes(*imported), QStringList({u"4 2: 1 absent"_s, u"5 1: 0 free"_s}));
}

void TestTunx::readsForfeitsAgainstNobody()
{
    TunxBuilder file = fivePlayers();
    file.pairings = {{1, 0, 4}, {0, 2, 5}, {0, 3, 4}, {4, kFree, 0}};
    file.playedRounds = 1;
    const ImportResult imported = read(file);
    QVERIFY(imported.has_value());
    QVERIFY(imported->tournament.games.empty());
    QCOMPARE(byes(*imported), QStringList({u"1 1: 2 absent"_s, u"2 1: 2 absent"_s, u"3 1: 0 absent"_s}));
}

// Rounds of which only a part is there look like one when nobody plays twice in it.
void TestTunx::takesRoundsFromTheSchedule()
{
    TunxBuilder file = fivePlayers();
    file.pairings = {{1, 2, 1}, {3, 4, 1}, {1, 3, 1}};
    file.schedule = {{20260404, 1}, {20260405, 1}, {20260406, 1}};
    const ImportResult imported = read(file);
    QVERIFY(imported.has_value());
    QCOMPARE(games(*imported), QStringList({u"1.1 1-2 1-0"_s, u"2.1 3-4 1-0"_s, u"3.1 1-3 1-0"_s}));
    QCOMPARE(imported->tournament.games[1].date->iso(), std::string("2026-04-05"));
    QVERIFY(imported->notes.empty());
}

void TestTunx::doesNotBelieveAWrongSchedule()
{
    TunxBuilder file = fivePlayers();
    file.schedule = {{20260404, 2}, {20260405, 4}, {20260406, 3}}; // 5 and 2 would play twice in round 2
    QCOMPARE(games(*read(file)), games(*read(fivePlayers())));
    file.schedule = {{20260404, 3}, {20260405, 3}, {20260406, 2}};
    QCOMPARE(games(*read(file)), games(*read(fivePlayers())));
    file.schedule = {{20260404, 3}, {20260405, 60'000}, {20260406, 2}};
    QCOMPARE(games(*read(file)), games(*read(fivePlayers())));
}

void TestTunx::doubtsRoundsThatCannotBeToldApart()
{
    TunxBuilder file = fivePlayers();
    file.pairings = {{1, 2, 1}, {3, 4, 1}, {1, 3, 1}};
    const ImportResult imported = read(file);
    QVERIFY(imported.has_value());
    QCOMPARE(games(*imported), QStringList({u"1.1 1-2 1-0"_s, u"1.2 3-4 1-0"_s, u"2.1 1-3 1-0"_s}));
    QCOMPARE(codes(imported->notes), QStringList{u"rounds-merged"_s});
    QCOMPARE(imported->notes.front().args, (std::vector<std::string>{"2", "3"}));
}

void TestTunx::doubtsUnknownResults()
{
    TunxBuilder file = fivePlayers();
    file.pairings[0].code = 15;
    file.pairings[2].code = 17;
    const ImportResult imported = read(file);
    QVERIFY(imported.has_value());
    QCOMPARE(games(*imported).first(), u"1.1 1-2 *"_s);
    QCOMPARE(codes(imported->notes), QStringList({u"bad-result"_s, u"bad-result"_s}));
    QCOMPARE(imported->notes.front().place.part, std::string("1.1"));
}

void TestTunx::readsTeams()
{
    TunxBuilder file = fivePlayers();
    file.kind = 2;
    file.teams = {u"Süd"_s, u"Nord"_s};
    for (std::size_t i = 0; i < file.players.size(); ++i) {
        file.players[i].team = i < 2 ? 1 : i < 4 ? 2 : 3;
        file.players[i].board = static_cast<std::uint16_t>(i % 2 + 1);
    }
    const ImportResult imported = read(file);
    QVERIFY(imported.has_value());
    const auto& participants = imported->tournament.participants;
    QCOMPARE(imported->tournament.header.kind, engine::TournamentKind::Team);
    QVERIFY(!imported->tournament.header.mode);
    QCOMPARE(participants[1].team, std::string("Süd"));
    QCOMPARE(participants[1].board, 2);
    QCOMPARE(participants[2].team, std::string("Nord"));
    QVERIFY(participants[4].team.empty());
    QCOMPARE(codes(imported->notes), QStringList({u"version-unsure"_s, u"bad-value"_s}));
}

void TestTunx::refuses_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QString>("code");
    TunxBuilder unknown = fivePlayers();
    unknown.pairings.push_back({6, 1, 1});
    QTest::newRow("unknown player") << unknown.data() << u"unknown-opponent"_s;
    TunxBuilder himself = fivePlayers();
    himself.pairings = {{1, 1, 1}};
    QTest::newRow("himself") << himself.data() << u"plays-himself"_s;
    TunxBuilder empty;
    QTest::newRow("no players") << empty.data() << u"missing-part"_s;
    const QByteArray whole = fivePlayers().data();
    QTest::newRow("no end") << whole.left(whole.size() - 1) << u"truncated"_s;
    QByteArray shifted = whole;
    shifted.insert(whole.indexOf("\xb3\xff\x89\x44"), "x");
    QTest::newRow("half a player") << shifted << u"malformed"_s;
    QByteArray odd = whole;
    odd.insert(whole.indexOf("\xd3\xff\x89\x44"), "xx");
    QTest::newRow("half a pairing") << odd << u"malformed"_s;
    QTest::newRow("another file") << "\x93PNG"_ba << u"malformed"_s;
    QTest::newRow("nothing") << QByteArray() << u"empty"_s;
    TunxBuilder endless = fivePlayers();
    endless.pairings.assign(1000, {1, 2, 1});
    QTest::newRow("a thousand rounds") << endless.data() << u"too-large"_s;
}

void TestTunx::refuses()
{
    QFETCH(QByteArray, data);
    QFETCH(QString, code);
    const ImportResult imported = readTunx({{u"x"_s, data}});
    QVERIFY(!imported.has_value());
    QCOMPARE(codes(imported.error()).first(), code);
}

void TestTunx::readsTruncatedFiles()
{
    TunxBuilder file = fivePlayers();
    file.schedule = {{20260404, 3}, {20260405, 3}, {20260406, 3}};
    file.teams = {u"Süd"_s};
    const QByteArray whole = file.data();
    for (qsizetype size = 0; size < whole.size(); ++size) {
        const ImportResult imported = open({{u"x"_s, whole.left(size)}}, "tunx").result;
        QVERIFY(!imported.has_value() && !imported.error().empty());
    }
    QVERIFY(read(whole).has_value());
}

void TestTunx::readsSamples_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("open");
    QTest::addColumn<int>("byes");
    QTest::newRow("austria_roundrobin_vereinsmeisterschaft_1288524") << 9 << 36 << 4 << 9;
    QTest::newRow("aut_1384474") << 17 << 56 << 0 << 7;
    QTest::newRow("hungarian_rapid_1382000") << 12 << 35 << 0 << 7;
    QTest::newRow("sample") << 29 << 89 << 0 << 25;
}

void TestTunx::readsSamples()
{
    if (qEnvironmentVariableIsEmpty("ZAHLMEISTER_SAMPLES"))
        QSKIP("ZAHLMEISTER_SAMPLES is not set");
    QFETCH(int, players);
    QFETCH(int, games);
    QFETCH(int, open);
    QFETCH(int, byes);
    QFile sample(qEnvironmentVariable("ZAHLMEISTER_SAMPLES") + u"/tunx/"_s +
                 QString::fromLatin1(QTest::currentDataTag()) + u".TUNX"_s);
    QVERIFY(sample.open(QIODevice::ReadOnly));
    const ImportResult imported = read(sample.readAll());
    QVERIFY(imported.has_value());
    const engine::Tournament& tournament = imported->tournament;
    QCOMPARE(tournament.participants.size(), std::size_t(players));
    QCOMPARE(tournament.games.size(), std::size_t(games));
    QCOMPARE(std::ranges::count(tournament.games, engine::kNotPlayed, &engine::Game::result), open);
    QCOMPARE(tst_tunx::byes(*imported).size(), byes);
    QCOMPARE(tournament.games.back().round, tournament.header.rounds);
    QCOMPARE(codes(imported->notes).filter(u"rounds-merged"_s), QStringList());
}

ZAHLMEISTER_TEST(TestTunx, QCoreApplication)

} // namespace tst_tunx

#include "tst_tunx.moc"
