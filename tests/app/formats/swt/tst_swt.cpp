// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "app/formats/swt/swt.h"
#include "app/formats/swt/swtfile.h"
#include "app/open/open.h"
#include "tests/app/formats/swt/swtbuilder.h"
#include "tests/support/filecontent.h"
#include "tests/support/importing.h"
#include "tests/support/testmain.h"

namespace tst_swt {

using namespace zahlmeister;
using namespace zahlmeister::app;
using namespace Qt::StringLiterals;
using tests::gamesOf;
using tests::individualSwt;
using tests::noteOf;
using tests::SwtBuilder;
using tests::SwtCard;
using tests::SwtRound;

namespace {

ImportInput inputOf(const QByteArray& data)
{
    return {{u"open.swt"_s, data}};
}

ImportedTournament read(const SwtBuilder& swt)
{
    return tests::imported(inputOf(swt.build()));
}

engine::ParticipantNumber number(int value)
{
    return engine::ParticipantNumber(value);
}

class TestSwt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsHeader();
    void readsParticipants();
    void keepsItsOwnTable();
    void readsGamesAndByes();
    void leavesOutDummies();
    void readsTeams();
    void readsDoubleGames_data();
    void readsDoubleGames();
    void readsFurtherCycles();
    void readsOldVersions();
    void readsEmptyTournaments();
    void comparesPoints_data();
    void comparesPoints();
    void notesDoubts_data();
    void notesDoubts();
    void refuses_data();
    void refuses();
    void refusesWhatIsCutOff();
    void isRecognisedByContent();
    void readsSamples();
};

} // namespace

void TestSwt::readsHeader()
{
    const engine::TournamentHeader header = read(individualSwt()).tournament.header;
    QCOMPARE(header.name, std::string("Quellstadt-Open"));
    QCOMPARE(header.place, std::string("Quellstadt"));
    QCOMPARE(header.timeControl, std::string("40/90min + 30min"));
    QVERIFY(header.start == engine::Date::fromIso("2013-05-18"));
    QVERIFY(header.end == engine::Date::fromIso("2013-05-26"));
    QVERIFY(header.kind == engine::TournamentKind::Individual);
    QVERIFY(header.mode == engine::TournamentMode::Swiss);
    QCOMPARE(header.rounds.value_or(0), 3);
    SwtBuilder unnamed = individualSwt();
    unnamed.name.clear();
    unnamed.mode = 3;
    QCOMPARE(read(unnamed).tournament.header.name, std::string("Heading"));
    QVERIFY(read(unnamed).tournament.header.mode == engine::TournamentMode::Scheveningen);
}

void TestSwt::readsParticipants()
{
    const ImportedTournament imported = read(individualSwt());
    const auto& participants = imported.tournament.participants;
    QCOMPARE(participants.size(), std::size_t(4));
    const engine::Participant first{.number = number(1),
                                    .name = "Ährenfeld, Jörg",
                                    .club = "C0512",
                                    .clubName = "SC Quelle",
                                    .memberNumber = 135,
                                    .member = true,
                                    .personId = "10776775",
                                    .fideId = 4612345,
                                    .sex = engine::Sex::Male,
                                    .birthYear = 1986,
                                    .birthDate = engine::Date::fromIso("1986-06-15"),
                                    .rating = engine::Rating(2096),
                                    .byes = {{3, engine::kWin, engine::ByeKind::Allocated}}};
    QVERIFY(participants[0] == first);
    QVERIFY(!participants[1].member);
    QVERIFY(participants[1].sex == engine::Sex::Female);
    QCOMPARE(participants[1].birthYear.value_or(0), 1997);
    QVERIFY(participants[2].ratingSource == engine::RatingSource::Fide);
    QVERIFY(!participants[2].sex);
    QVERIFY(!participants[3].rating);
    const ImportNote* elo = noteOf(imported.notes, ImportCode::RatingIsNotDwz);
    QVERIFY(elo);
    QCOMPARE(elo->args, (std::vector<std::string>{"3 Cramer, Uwe", "1760"}));
}

/// Points, the tie-breaks whose numbers are known, and the place.
void TestSwt::keepsItsOwnTable()
{
    SwtBuilder swt = individualSwt();
    swt.cutLowest = 1;
    swt.tieBreaks = {3, 7};
    SwtCard& first = swt.players.front();
    first.rank = 2;
    first.games = 3;
    first.halfPoints = 5;
    first.tieBreaks = {9, 41};
    const std::vector<engine::StatedValue> stated{
        {"points", "2.5"}, {"BH/C1", "4.5"}, {"BHS", "20.5"}, {"place", "2"}};
    QVERIFY(read(swt).tournament.participants[0].stated == stated);
    QCOMPARE(read(swt).tournament.header.tieBreaks, std::string("BH/C1,BHS"));
    swt.cutLowest = 0;
    swt.tieBreaks = {3, 0};
    QCOMPARE(read(swt).tournament.header.tieBreaks, std::string("BH"));
    swt.tieBreaks = {3, 12};
    QCOMPARE(read(swt).tournament.header.tieBreaks, std::string("BH")); // 12 is not known
    const std::vector<engine::StatedValue> known{{"points", "2.5"}, {"BH", "4.5"}, {"place", "2"}};
    QVERIFY(read(swt).tournament.participants[0].stated == known);
}

void TestSwt::readsGamesAndByes()
{
    const ImportedTournament imported = read(individualSwt());
    QCOMPARE(gamesOf(imported.tournament),
             (QStringList{u"1: 1-2 1-0"_s, u"1: 3-4 0-0"_s, u"2: 3-1 1/2"_s, u"3: 2-3 -/+"_s}));
    QVERIFY(imported.tournament.games[0].date == engine::Date::fromIso("2013-05-19"));
    QCOMPARE(imported.tournament.games[1].board.value_or(0), 2);
    QVERIFY(imported.tournament.participants[1].byes ==
            (std::vector<engine::Bye>{{2, engine::kDraw, engine::ByeKind::Requested}}));
    QVERIFY(imported.tournament.participants[3].byes.empty());
    QCOMPARE(imported.notes.size(), std::size_t(1)); // the Elo
}

void TestSwt::leavesOutDummies()
{
    for (const QByteArray& name : {QByteArray("spielfrei"), QByteArray(), QByteArray("BYE")}) {
        SwtBuilder swt = individualSwt();
        swt.players[3].name = name;
        swt.players[2].rounds[0] = {2, 4, 3, 2, 2};
        const ImportedTournament imported = read(swt);
        QCOMPARE(imported.tournament.participants.size(), std::size_t(3));
        QVERIFY(noteOf(imported.notes, ImportCode::DummyLeftOut));
        QVERIFY(imported.tournament.participants[2].byes ==
                (std::vector<engine::Bye>{{1, engine::kWin, engine::ByeKind::Allocated}}));
    }
}

void TestSwt::readsTeams()
{
    // Bits 2 and 3 repeat the result for the match; they are no second game.
    SwtBuilder swt{.teams = {"SC Quelle 2", "SV Born"}, .isTeam = true, .rounds = 1, .mode = 1};
    swt.players = {
        {.name = "Ahorn,A", .rounds = {{1, 3, 0x0f, 0, 4, 1}}, .halfPoints = 2, .team = 1, .board = 1},
        {.name = "Birke,B", .rounds = {{3, 4, 0x0a, 0, 4, 2}}, .halfPoints = 1, .team = 1, .board = 2},
        {.name = "Celtis,C", .rounds = {{3, 1, 0x05, 0, 4, 1}}, .team = 2, .board = 1},
        {.name = "Dolde,D", .rounds = {{1, 2, 0x0a, 0, 4, 2}}, .halfPoints = 1, .team = 2, .board = 2},
        {.name = "Erle,E", .rounds = {{0, 0, 0, 3, 0, 3}}, .team = 2, .board = 3},
    };
    const ImportedTournament imported = read(swt);
    QVERIFY(imported.tournament.header.kind == engine::TournamentKind::Team);
    QVERIFY(imported.tournament.header.mode == engine::TournamentMode::RoundRobin);
    QCOMPARE(gamesOf(imported.tournament), (QStringList{u"1: 1-3 1-0"_s, u"1: 4-2 1/2"_s}));
    QCOMPARE(imported.tournament.games[1].board.value_or(0), 2);
    QCOMPARE(imported.tournament.participants[1].team, std::string("SC Quelle 2"));
    QCOMPARE(imported.tournament.participants[4].team, std::string("SV Born"));
    QCOMPARE(imported.tournament.participants[4].board.value_or(0), 3);
    QVERIFY(imported.notes.empty());
}

void TestSwt::readsDoubleGames_data()
{
    QTest::addColumn<bool>("isTeam");
    QTest::addColumn<int>("own");
    QTest::addColumn<int>("opponents");
    // Two bits for each game, or four in files of teams and old ones.
    QTest::newRow("individual") << false << (3 | 2 << 2) << (1 | 2 << 2);
    QTest::newRow("team") << true << 0xaf << 0xa5;
    QTest::newRow("individual, wide") << false << 0xaf << 0xa5;
}

void TestSwt::readsDoubleGames()
{
    QFETCH(const bool, isTeam);
    QFETCH(const int, own);
    QFETCH(const int, opponents);
    SwtBuilder swt{.isTeam = isTeam, .rounds = 1, .gamesPerRound = 2};
    swt.players = {{.name = "Ahorn,A", .rounds = {{1, 2, own}}, .halfPoints = 3},
                   {.name = "Birke,B", .rounds = {{3, 1, opponents}}, .halfPoints = 1}};
    const ImportedTournament imported = read(swt);
    QCOMPARE(gamesOf(imported.tournament), (QStringList{u"1: 1-2 1-0"_s, u"1: 2-1 1/2"_s}));
    QVERIFY(noteOf(imported.notes, ImportCode::ColourAssumed));
    QVERIFY(!noteOf(imported.notes, ImportCode::PointsDiffer));
}

void TestSwt::readsFurtherCycles()
{
    SwtBuilder swt{.rounds = 1, .cycles = 2, .mode = 1};
    swt.players = {{.name = "Ahorn,A", .rounds = {{1, 2, 3}, {3, 2, 2}}, .halfPoints = 3},
                   {.name = "Birke,B", .rounds = {{3, 1, 1}, {1, 1, 2}}, .halfPoints = 1}};
    const ImportedTournament imported = read(swt);
    QCOMPARE(gamesOf(imported.tournament), (QStringList{u"1: 1-2 1-0"_s, u"2: 2-1 1/2"_s}));
    QCOMPARE(imported.tournament.header.rounds.value_or(0), 2);
    QVERIFY(imported.notes.empty());
}

void TestSwt::readsOldVersions()
{
    SwtBuilder swt = individualSwt();
    swt.version = 720;
    swt.mode = 0xff;
    swt.roundDays.clear();
    swt.players[0].personId = "776775";
    swt.players[0].member = "135";
    const ImportedTournament imported = read(swt);
    SwtBuilder same = individualSwt();
    same.mode = 1;
    same.roundDays.clear();
    same.players[0].personId = "776775";
    QVERIFY(imported.tournament == read(same).tournament);
    const ImportNote* unsure = noteOf(imported.notes, ImportCode::VersionUnsure);
    QVERIFY(unsure);
    QCOMPARE(unsure->args, std::vector<std::string>{"720"});
    // Names of DOS programs are in their code page, and their files tell no version.
    swt.version = 0;
    swt.players[0].name = "\x8ehrenfeld,J\x94rg";
    swt.players[1].name = "Bachmann,\x8enne";
    QVERIFY(read(swt).tournament == imported.tournament);
}

void TestSwt::readsEmptyTournaments()
{
    const ImportedTournament imported = read({.rounds = 7});
    QVERIFY(imported.tournament.participants.empty());
    QCOMPARE(imported.tournament.header.rounds.value_or(0), 7);
    QVERIFY(noteOf(imported.notes, ImportCode::MissingPart));
    // Entered, but not paired yet.
    SwtBuilder unpaired = individualSwt();
    unpaired.storedRounds = 0;
    for (auto& player : unpaired.players)
        player.halfPoints = 0;
    const ImportedTournament entered = read(unpaired);
    QCOMPARE(entered.tournament.participants.size(), std::size_t(4));
    QVERIFY(entered.tournament.games.empty());
    QCOMPARE(entered.notes.size(), std::size_t(1));
}

void TestSwt::comparesPoints_data()
{
    QTest::addColumn<std::vector<int>>("stored");
    QTest::addColumn<int>("scoring");
    QTest::addColumn<int>("code"); // -1: none
    QTest::addColumn<std::vector<std::string>>("args");
    using Points = std::vector<int>;
    using Args = std::vector<std::string>;
    QTest::newRow("right") << Points{5, 1, 3, 0} << 0 << -1 << Args{};
    QTest::newRow("wrong") << Points{5, 2, 3, 0} << 0 << int(ImportCode::PointsDiffer)
                           << Args{"2 Bachmann, Änne", "1", "½"};
    QTest::newRow("never computed") << Points{0, 0, 0, 0} << 0 << -1 << Args{};
    QTest::newRow("of the second round")
        << Points{3, 1, 1, 0} << 0 << int(ImportCode::PointsOfRound) << Args{"2", "3"};
    QTest::newRow("other scoring") << Points{14, 2, 7, 0} << 1 << -1 << Args{};
}

void TestSwt::comparesPoints()
{
    QFETCH(const std::vector<int>, stored);
    QFETCH(const int, scoring);
    QFETCH(const int, code);
    QFETCH(const std::vector<std::string>, args);
    SwtBuilder swt = individualSwt();
    swt.scoring = scoring;
    for (std::size_t place = 0; place < stored.size(); ++place)
        swt.players[place].halfPoints = stored[place];
    std::vector<ImportNote> notes = read(swt).notes;
    std::erase_if(notes, [](const ImportNote& note) { return note.code == ImportCode::RatingIsNotDwz; });
    QCOMPARE(notes.size(), std::size_t(code < 0 ? 0 : 1));
    if (code >= 0) {
        QCOMPARE(int(notes.front().code), code);
        QCOMPARE(notes.front().args, args);
    }
}

void TestSwt::notesDoubts_data()
{
    QTest::addColumn<SwtBuilder>("swt");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, ImportCode code, auto change) {
        SwtBuilder swt = individualSwt();
        change(swt);
        QTest::newRow(name) << swt << int(code);
    };
    row("date", ImportCode::BadDate, [](SwtBuilder& swt) { swt.end = "Mai 2013"; });
    row("birth", ImportCode::BadDate, [](SwtBuilder& swt) { swt.players[0].birth = "19861350"; });
    row("FIDE id", ImportCode::BadNumber, [](SwtBuilder& swt) { swt.players[0].fideId = "46A"; });
    row("VKZ", ImportCode::BadValue, [](SwtBuilder& swt) { swt.players[0].vkz = "C05"; });
    row("rating", ImportCode::OutOfRange, [](SwtBuilder& swt) { swt.players[0].nwz = "9000"; });
    row("name", ImportCode::NameCut, [](SwtBuilder& swt) { swt.players[0].name = QByteArray(32, 'x'); });
    row("one half of a game", ImportCode::OpponentMissing,
        [](SwtBuilder& swt) { swt.players[3].rounds[0] = {}; });
    row("half a point each without a game", ImportCode::NotRatedGame, [](SwtBuilder& swt) {
        swt.players[2].rounds[0] = {1, 4, 2, 2, 2};
        swt.players[3].rounds[0] = {3, 3, 2, 2, 2};
    });
    row("unknown status", ImportCode::BadValue, [](SwtBuilder& swt) { swt.players[0].rounds[0].status = 7; });
    row("more than two games", ImportCode::CountDiffers, [](SwtBuilder& swt) { swt.gamesPerRound = 3; });
}

void TestSwt::notesDoubts()
{
    QFETCH(const SwtBuilder, swt);
    QFETCH(const int, code);
    const ImportedTournament imported = read(swt);
    QCOMPARE(imported.tournament.participants.size(), std::size_t(4));
    QVERIFY(noteOf(imported.notes, ImportCode(code)));
}

void TestSwt::refuses_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, ImportCode code, auto change) {
        SwtBuilder swt = individualSwt();
        change(swt);
        QTest::newRow(name) << swt.build() << int(code);
    };
    row("both won", ImportCode::OpponentDisagrees,
        [](SwtBuilder& swt) { swt.players[1].rounds[0].result = 3; });
    row("won by one, by default to the other", ImportCode::OpponentDisagrees,
        [](SwtBuilder& swt) { swt.players[1].rounds[0].status = 2; });
    row("same colours", ImportCode::ColoursEqual,
        [](SwtBuilder& swt) { swt.players[1].rounds[0].colour = 1; });
    row("another opponent", ImportCode::OpponentDisagrees,
        [](SwtBuilder& swt) { swt.players[1].rounds[0].opponent = 4; });
    row("unknown opponent", ImportCode::UnknownOpponent,
        [](SwtBuilder& swt) { swt.players[1].rounds[0].opponent = 9; });
    row("himself", ImportCode::PlaysHimself, [](SwtBuilder& swt) { swt.players[3].rounds[1] = {1, 4, 3}; });
    row("id twice", ImportCode::DuplicateNumber, [](SwtBuilder& swt) { swt.players[3].id = 1; });
    row("control characters", ImportCode::BadValue,
        [](SwtBuilder& swt) { swt.players[3].name = "A\x01\x02"; });
    row("more rounds than planned", ImportCode::Malformed, [](SwtBuilder& swt) { swt.storedRounds = 5; });
    QTest::newRow("more bytes") << individualSwt().build() + "x" << int(ImportCode::Malformed);
    QByteArray endless = individualSwt().build();
    SwtBuilder::putWord(endless, 0x07, 0xffff);
    QTest::newRow("more participants than there are") << endless << int(ImportCode::TooLarge);
    QTest::newRow("a byte") << QByteArray(1, '\xff') << int(ImportCode::Truncated);
}

void TestSwt::refuses()
{
    QFETCH(const QByteArray, data);
    const ImportResult result = open(inputOf(data), "swt").result;
    QVERIFY(!result.has_value());
    QTEST(int(result.error().front().code), "code");
}

// However short a file is, it is either the whole one or none.
void TestSwt::refusesWhatIsCutOff()
{
    for (const SwtBuilder& swt :
         {individualSwt(), SwtBuilder{.players = individualSwt().players, .version = 720, .rounds = 3}}) {
        const QByteArray data = swt.build();
        QVERIFY(open(inputOf(data), "swt").result.has_value());
        for (qsizetype size = 0; size < data.size(); ++size) {
            const ImportResult result = open(inputOf(data.first(size)), "swt").result;
            QVERIFY2(!result.has_value(), qPrintable(QString::number(size)));
            QVERIFY(!result.error().empty());
        }
    }
}

void TestSwt::isRecognisedByContent()
{
    QCOMPARE(open(inputOf(individualSwt().build())).format, std::string_view("swt"));
    QVERIFY(recognisesSwt(inputOf(SwtBuilder{}.build())));
    QVERIFY(recognisesSwt(inputOf(individualSwt().build().chopped(100)))); // to be told that it was cut off
    QVERIFY(!recognisesSwt({}));
    QVERIFY(!recognisesSwt(inputOf(QByteArray(20'000, '\0'))));
    QVERIFY(!recognisesSwt(inputOf(QByteArray(20'000, '1'))));
    QVERIFY(!recognisesSwt(inputOf(QByteArray("PK\x03\x04").repeated(5000))));
}

// The test files of another reader, with what that reader expects in them.
void TestSwt::readsSamples()
{
    const QString folder = qEnvironmentVariable("ZAHLMEISTER_SAMPLES");
    if (folder.isEmpty())
        QSKIP("ZAHLMEISTER_SAMPLES is not set");
    const auto contentOf = [&](const QString& name) { return tests::contentOf(folder + u"/swt/"_s + name); };
    const ImportResult result = open(inputOf(contentOf(u"SwissIndividual.SWT"_s))).result;
    QVERIFY(result.has_value());
    QVERIFY(result->notes.empty());
    const engine::Tournament& tournament = result->tournament;
    const QJsonObject expected = QJsonDocument::fromJson(contentOf(u"SwissIndividual.json"_s)).object();
    const QJsonArray players = expected[u"players"_s].toArray();
    QCOMPARE(qsizetype(tournament.participants.size()), players.size());
    for (qsizetype place = 0; place < players.size(); ++place) {
        const QJsonObject player = players[place].toObject();
        const engine::Participant& participant = tournament.participants[std::size_t(place)];
        QCOMPARE(QString::fromStdString(participant.name).replace(u", "_s, u","_s),
                 player[u"2000"_s].toString());
        QCOMPARE(QString::fromStdString(participant.clubName), player[u"2001"_s].toString());
        QCOMPARE(participant.number.value(), player[u"2021"_s].toInt());
        QCOMPARE(participant.rating ? participant.rating->value() : 0, player[u"2004"_s].toString().toInt());
        QCOMPARE(participant.fideId.value_or(0), player[u"2033"_s].toString().toInt());
    }
    const QJsonArray pairings = expected[u"pairings_players"_s].toArray();
    QCOMPARE(qsizetype(tournament.games.size()) * 2, pairings.size());
    for (const QJsonValue& value : pairings) {
        const QJsonObject pairing = value.toObject();
        const auto own = number(pairing[u"player"_s].toString().toInt(nullptr, 16));
        const bool white = pairing[u"4000"_s].toString() == u"4000-1"_s;
        const auto found = std::ranges::find_if(tournament.games, [&](const engine::Game& game) {
            return game.round == pairing[u"round"_s].toInt() && (white ? game.white : game.black) == own;
        });
        QVERIFY(found != tournament.games.end());
        QCOMPARE((white ? found->black : found->white).value(),
                 pairing[u"4001"_s].toString().toInt(nullptr, 16));
        const auto side = white ? found->result.white : found->result.black;
        QCOMPARE(u"4002-%1"_s.arg(tablePoints(side).halfPoints() + 1), pairing[u"4002"_s].toString());
    }
    QVERIFY(tournament.games.front().date == engine::Date::fromIso("2013-05-19"));
    const ImportResult dummy = open(inputOf(contentOf(u"Individual-Dummy.SWT"_s))).result;
    QVERIFY(dummy.has_value() && dummy->tournament.participants.empty());
}

ZAHLMEISTER_TEST(TestSwt, QCoreApplication)

} // namespace tst_swt

#include "tst_swt.moc"
