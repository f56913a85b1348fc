// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QDir>
#include <QTest>

#include "app/formats/chessresults/chessresultsxml.h"
#include "app/formats/json/tournamentjson.h"
#include "app/open/formatcatalogue.h"
#include "app/open/open.h"
#include "tests/app/formats/chessresults/chessresultsfixture.h"
#include "tests/support/importing.h"
#include "tests/support/testmain.h"

namespace tst_chessresultsxml {

using namespace zahlmeister;
using namespace Qt::StringLiterals;
using app::ImportCode;
using engine::RatingSource;

namespace {

app::ImportResult readXml(const QByteArray& data)
{
    return app::readChessResultsXml({{u"a.xml"_s, data}});
}

class TestChessResultsXml : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheHeader();
    void readsPlayers();
    void keepsItsOwnTable();
    void knowsTheListByItsNumbers();
    void readsGamesAndByes();
    void readsTeams();
    void knowsWhichNationalRatingsAreDwz_data();
    void knowsWhichNationalRatingsAreDwz();
    void results_data();
    void results();
    void tellsPointsThatDiffer();
    void allowsForFreeTeams();
    void isWrittenAndReadAgain();
    void refuses_data();
    void refuses();
    void isRecognised_data();
    void isRecognised();
    void survivesDamage();
    void boundsWhatAnEnemyWrites_data();
    void boundsWhatAnEnemyWrites();
    void readsSamples_data();
    void readsSamples();
};

} // namespace

void TestChessResultsXml::readsTheHeader()
{
    const auto read = readXml(tests::chessResultsOpen());
    QVERIFY(read.has_value());
    const engine::TournamentHeader& header = read->tournament.header;
    QCOMPARE(header.name, "Open Entenhausen");
    QCOMPARE(header.place, "Entenhausen");
    QCOMPARE(header.arbiter, "Dorn, Rita");
    QCOMPARE(header.timeControl, "90 Min + 30 Sek, 30 Min");
    QCOMPARE(header.rounds.value(), 2);
    QVERIFY(header.kind == engine::TournamentKind::Individual);
    QVERIFY(header.mode == engine::TournamentMode::Swiss);
    QVERIFY(header.start == engine::Date::tryFrom(2026, 9, 5));
    QVERIFY(header.end == engine::Date::tryFrom(2026, 9, 6));
    QVERIFY(tests::noteOf(read->notes, ImportCode::PersonalDataLeftOut));
}

void TestChessResultsXml::readsPlayers()
{
    const auto read = readXml(tests::chessResultsOpen());
    const auto& people = read->tournament.participants;
    QCOMPARE(people.size(), std::size_t(5));
    const engine::Participant first{.number = engine::ParticipantNumber(1),
                                    .name = "Abel, Jan",
                                    .clubName = "SC Turm",
                                    .personId = "10776775",
                                    .fideId = 24600123,
                                    .sex = engine::Sex::Male,
                                    .birthYear = 1981,
                                    .birthDate = engine::Date::tryFrom(1981, 5, 3),
                                    .rating = engine::Rating(1903),
                                    .stated = {{"points", "1.5"}}};
    QVERIFY(people[0] == first);
    QCOMPARE(people[1].name, "Berg, Ute");
    QCOMPARE(people[1].club, "C0505");
    QCOMPARE(people[1].memberNumber.value(), 12);
    QCOMPARE(people[1].birthYear.value(), 1990);
    QVERIFY(people[2].rating == engine::Rating(2100) && people[2].ratingSource == RatingSource::Fide);
    QVERIFY(people[3].withdrawal == engine::Withdrawal::Approved);
    QVERIFY(!people[3].sex && !people[3].rating);
    QVERIFY(people[4].computer);
    QVERIFY(tests::noteOf(read->notes, ImportCode::WithdrawalAssumed));
    QVERIFY(tests::noteOf(read->notes, ImportCode::RatingIsNotDwz));
}

/// Points, tie-breaks and places; a direct encounter is no figure of the program's own.
void TestChessResultsXml::keepsItsOwnTable()
{
    const QByteArray data =
        tests::chessResultsOpen()
            .replace(R"(tb1no="37")", R"(tb1no="11" tb2no="37" tb3no="0")")
            .replace(R"(pts="1,5" state="")", R"(pts="1,5" rank="1" tb1="0" tb2="2,5" tb3="7" state="")");
    const auto read = readXml(data);
    QVERIFY(read.has_value());
    const std::vector<engine::StatedValue> stated{{"points", "1.5"}, {"TB2", "2.5"}, {"place", "1"}};
    QVERIFY(read->tournament.participants[0].stated == stated);
}

/// 11, 37, 52 and 68; of others, and of modifiers, the file says nothing that others could read.
void TestChessResultsXml::knowsTheListByItsNumbers()
{
    const auto listOf = [](const QByteArray& data) { return readXml(data)->tournament.header.tieBreaks; };
    QCOMPARE(listOf(tests::chessResultsOpen()), std::string("BH"));
    const auto with = [](const char* numbers) {
        return tests::chessResultsOpen().replace(R"(tb1no="37")", numbers);
    };
    QCOMPARE(listOf(with(R"(tb1no="11" tb2no="52" tb3no="68" tb4no="0")")), std::string("DE,SB,WON"));
    QCOMPARE(listOf(with(R"(tb1no="37" tb2no="84")")), std::string());
    engine::Tournament tournament = readXml(tests::chessResultsOpen())->tournament;
    tournament.header.tieBreaks = "DE,SB,BH/C1";
    const auto written = app::writeChessResultsXml({.tournament = tournament});
    QVERIFY(written->contains(R"(tb1no="11" tb2no="52" tb3no="0")"));
}

void TestChessResultsXml::readsGamesAndByes()
{
    const auto read = readXml(tests::chessResultsOpen());
    const QStringList games{u"1: 1-2 1/2"_s, u"1: 4-3 -/+"_s, u"2: 2-3 1-0"_s, u"2: 5-1 0-1"_s};
    QCOMPARE(tests::gamesOf(read->tournament), games);
    QVERIFY(read->tournament.games[0].date == engine::Date::tryFrom(2026, 9, 5));
    QVERIFY(read->tournament.games[3].date == engine::Date::tryFrom(2026, 9, 6));
    QCOMPARE(read->tournament.games[3].board.value(), 2);
    const auto& people = read->tournament.participants;
    QVERIFY((people[4].byes == std::vector<engine::Bye>{{1, engine::kWin, engine::ByeKind::Allocated}}));
    QVERIFY((people[3].byes == std::vector<engine::Bye>{{2, engine::kLoss, engine::ByeKind::Requested}}));
    QVERIFY(!tests::noteOf(read->notes, ImportCode::PointsDiffer));
}

void TestChessResultsXml::readsTeams()
{
    const auto read = readXml(tests::chessResultsMatch());
    QVERIFY(read.has_value());
    QVERIFY(read->tournament.header.kind == engine::TournamentKind::Team);
    QVERIFY(read->tournament.header.start == engine::Date::tryFrom(2026, 9, 12));
    QVERIFY(tests::noteOf(read->notes, ImportCode::DateFromRounds));
    const auto& people = read->tournament.participants;
    QCOMPARE(people[0].team, "Turm Entenhausen");
    QCOMPARE(people[3].team, "Läufer Gansbach");
    QCOMPARE(people[3].board.value(), 2);
    QCOMPARE(tests::gamesOf(read->tournament), (QStringList{u"1: 3-1 *"_s, u"1: 2-4 1-0"_s}));
    QCOMPARE(read->tournament.games[1].board.value(), 2);
}

void TestChessResultsXml::knowsWhichNationalRatingsAreDwz_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<bool>("isDwz");
    QTest::newRow("by the players") << QByteArray("NON") << QByteArray("NON") << true;
    QTest::newRow("Germany") << QByteArray("NON") << QByteArray("GER") << true;
    QTest::newRow("Austria") << QByteArray("NON") << QByteArray("AUT") << false;
    QTest::newRow("players from elsewhere")
        << QByteArray("fed=\"GER\"") << QByteArray("fed=\"AUT\"") << false;
    QTest::newRow("nobody says") << QByteArray("fed=\"GER\"") << QByteArray("fed=\"\"") << false;
}

void TestChessResultsXml::knowsWhichNationalRatingsAreDwz()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const bool, isDwz);
    const auto read = readXml(tests::chessResultsMatch().replace(before, after));
    QVERIFY(read.has_value());
    const auto& people = read->tournament.participants;
    // Only where there is no DWZ does the Elo count.
    QCOMPARE(people[0].rating->value(), isDwz ? 1903 : 1960);
    QVERIFY(people[0].ratingSource == (isDwz ? RatingSource::Dwz : RatingSource::Fide));
    QVERIFY(people[1].ratingSource == (isDwz ? RatingSource::Dwz : RatingSource::National));
    QCOMPARE(tests::noteOf(read->notes, ImportCode::RatingsAreNotDwz) != nullptr, !isDwz);
}

void TestChessResultsXml::results_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QByteArray>("result");
    QTest::addColumn<bool>("isRated");
    const auto row = [](const char* white, const char* black, const char* forfeit, const char* result,
                        bool isRated = true) {
        const QByteArray fields =
            QByteArray("reswhite=\"") + white + "\" resblack=\"" + black + "\" forfeit=\"" + forfeit + '"';
        QTest::newRow(fields.constData()) << fields << QByteArray(result) << isRated;
    };
    row("1.0", "0.0", "", "1-0");
    row("1", "0", "", "1-0");
    row("0,5", "½", "", "1/2");
    row("0.0", "0.0", "", "0-0");
    row("0.5", "0.0", "", "1/2-0");
    row("1.0", "0.0", "K", "+/-");
    row("0.0", "1.0", "k", "-/+");
    row("0.0", "0.0", "K", "-/-");
    row("0.5", "0.5", "K", "1/2", false);
    row("", "", "", "*");
    row("", "", "K", "*");
}

void TestChessResultsXml::results()
{
    QFETCH(const QByteArray, fields);
    QFETCH(const QByteArray, result);
    QFETCH(const bool, isRated);
    const auto read =
        readXml(tests::chessResultsOpen().replace(R"(reswhite="0.0" resblack="1.0" forfeit="K")", fields));
    QVERIFY(read.has_value());
    QCOMPARE(engine::resultText(read->tournament.games[1].result), std::string_view(result.constData()));
    QCOMPARE(read->tournament.games[1].rated, isRated);
}

void TestChessResultsXml::tellsPointsThatDiffer()
{
    const auto read = readXml(tests::chessResultsOpen().replace("pts=\"1,5\" state", "pts=\"2,5\" state"));
    QVERIFY(read.has_value());
    const app::ImportNote* note = tests::noteOf(read->notes, ImportCode::PointsDiffer);
    QVERIFY(note);
    QCOMPARE(note->args, (std::vector<std::string>{"1 Abel, Jan", "2½", "1½"}));
}

void TestChessResultsXml::isWrittenAndReadAgain()
{
    for (const QByteArray& file : {tests::chessResultsOpen(), tests::chessResultsMatch()}) {
        const engine::Tournament tournament = readXml(file)->tournament;
        const auto written = app::writeChessResultsXml({.tournament = tournament});
        QVERIFY(written.has_value());
        for (const char* never : {"key=", "security", "sid=", "mail="})
            QVERIFY2(!written->contains(never), never);
        // An upload publishes the file: there are years only (document 000, 6.5, 1.3).
        QVERIFY(!written->contains("1981-") && !written->contains("05.1981") &&
                !written->contains("1981050"));
        engine::Tournament expected = tournament;
        for (engine::Participant& person : expected.participants)
            person.birthDate.reset();
        QVERIFY(readXml(*written)->tournament == expected);
    }
}

/// Those who would have played get a point each, but no file says who they are.
void TestChessResultsXml::allowsForFreeTeams()
{
    const QByteArray file = tests::chessResultsMatch().replace("board=\"2\"/>", "board=\"2\" pts=\"1,0\"/>");
    QVERIFY(tests::noteOf(readXml(file)->notes, ImportCode::PointsDiffer)); // of Dorn, who lost
    const auto free = readXml(QByteArray(file).replace(
        "</teampairings>", "<teampairing round=\"2\" no1=\"2\" no2=\"-1\" res1=\"2.0\"/></teampairings>"));
    QVERIFY(!tests::noteOf(free->notes, ImportCode::PointsDiffer));
}

void TestChessResultsXml::refuses_data()
{
    tests::addDamageColumns();
    const auto row = tests::addDamage;
    row("no tournament", "tournamentdata>", "other>", ImportCode::MissingPart);
    row("no players", "players>", "people>", ImportCode::MissingPart);
    row("no number", "player no=\"1\"", "player no=\"\"", ImportCode::MissingValue);
    row("a number twice", "player no=\"1\"", "player no=\"2\"", ImportCode::DuplicateNumber);
    row("nobody", "whiteno=\"2\"", "whiteno=\"9\"", ImportCode::UnknownOpponent);
    row("himself", "whiteno=\"2\"", "whiteno=\"3\"", ImportCode::PlaysHimself);
    row("no round", "round=\"2\" pairing=\"1\"", "round=\"\" pairing=\"1\"", ImportCode::MissingValue);
    row("too high", "round=\"2\" pairing=\"1\"", "round=\"1000\" pairing=\"1\"", ImportCode::OutOfRange);
    row("twice", "round=\"2\" pairing=\"1\" board=\"1\" whiteno=\"2\" blackno=\"3\"",
        "round=\"1\" pairing=\"1\" board=\"1\" whiteno=\"2\" blackno=\"1\"", ImportCode::TwoGamesInOneRound);
    row("both win", "reswhite=\"1.0\" resblack=\"0.0\" forfeit=\"\"",
        "reswhite=\"1.0\" resblack=\"1.0\" forfeit=\"\"", ImportCode::BadResult);
    row("three points", "reswhite=\"1.0\" resblack=\"0.0\" forfeit=\"\"",
        "reswhite=\"3.0\" resblack=\"0.0\" forfeit=\"\"", ImportCode::BadResult);
    row("half of a result", "reswhite=\"1.0\" resblack=\"0.0\" forfeit=\"\"",
        "reswhite=\"1.0\" resblack=\"\" forfeit=\"\"", ImportCode::BadResult);
    row("entities", "<chessresults>", "<!DOCTYPE a [<!ENTITY b \"c\">]><chessresults>",
        ImportCode::Malformed);
}

void TestChessResultsXml::refuses()
{
    const auto read = readXml(tests::damaged(tests::chessResultsOpen()));
    QVERIFY(tests::isRefusedWith(read, tests::expectedCode()));
}

void TestChessResultsXml::isRecognised_data()
{
    QTest::addColumn<QByteArray>("data");
    const QByteArray file = tests::chessResultsMatch();
    QTest::newRow("as it is") << file;
    QTest::newRow("with a mark") << QByteArray("\xEF\xBB\xBF") + file;
    QTest::newRow("latin-1") << QString::fromUtf8(file).replace(u"UTF-8"_s, u"ISO-8859-1"_s).toLatin1();
    QTest::newRow("latin-1 that says nothing")
        << QString::fromUtf8(file).remove(u" encoding=\"UTF-8\""_s).toLatin1();
    const QString text = QString::fromUtf8(file).remove(u" encoding=\"UTF-8\""_s);
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe") +
                                   QByteArray(reinterpret_cast<const char*>(text.utf16()), text.size() * 2);
}

void TestChessResultsXml::isRecognised()
{
    QFETCH(const QByteArray, data);
    const app::Opened opened = app::open({{u"whatever.txt"_s, data}});
    QVERIFY(opened.format == "chess-results-xml");
    QVERIFY(opened.result.has_value());
    QCOMPARE(opened.result->tournament.participants[3].team, "Läufer Gansbach");
}

/// Wherever a file is cut or a byte is changed: it is refused, or what is read is possible and can be
/// kept.
void TestChessResultsXml::survivesDamage()
{
    const QByteArray file = tests::chessResultsOpen();
    for (qsizetype at = 0; at < file.size(); ++at) {
        QByteArray other = file;
        other[at] = static_cast<char>("<\"&0-9A\xff \0"[at % 10]);
        for (const QByteArray& data : {file.first(at), other}) {
            const app::Opened opened = app::open({{u"a.xml"_s, data}});
            if (!opened.result.has_value()) {
                QVERIFY(!opened.result.error().empty());
                continue;
            }
            const auto kept = app::writeTournamentJson(opened.result->tournament);
            QVERIFY(app::readTournamentJson(kept, u"a"_s).has_value());
        }
    }
}

void TestChessResultsXml::boundsWhatAnEnemyWrites_data()
{
    tests::addDamageColumns();
    static const QByteArray kLong = "lastname=\"" + QByteArray(10 * 1024 * 1024, 'A');
    static const QByteArray kDeep = "<chessresults>" + QByteArray("<a>").repeated(100'000);
    static const QByteArray kName = "lastname=\"" + QByteArray("ä").repeated(5000);
    const auto row = tests::addDamage;
    row("a name of ten megabytes", "lastname=\"Berg", kLong.constData(), ImportCode::TooLarge);
    row("deep", "<chessresults>", kDeep.constData(), ImportCode::TooLarge);
    row("a long name", "lastname=\"Berg", kName.constData(), ImportCode::Malformed);
    row("a number of many digits", "whiteno=\"2\"", "whiteno=\"99999999999999999999\"",
        ImportCode::OutOfRange);
}

void TestChessResultsXml::boundsWhatAnEnemyWrites()
{
    const auto opened = app::open({{u"a.xml"_s, tests::damaged(tests::chessResultsOpen())}});
    QVERIFY(tests::isRefusedWith(opened.result, tests::expectedCode()));
}

void TestChessResultsXml::readsSamples_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("open");
    QTest::addColumn<int>("byes");
    QTest::newRow("round robin") << u"Single_RoundRobin"_s << 8 << 28 << 0 << 0;
    QTest::newRow("Swiss") << u"Single_SwissSystem"_s << 21 << 65 << 0 << 4;
    QTest::newRow("teams, round robin") << u"Team_RoundRobin"_s << 6 << 5 << 1 << 0;
    QTest::newRow("teams, Swiss") << u"Team_SwissSystem"_s << 51 << 140 << 0 << 0;
}

/// Counted by hand; the files belong to those who played.
void TestChessResultsXml::readsSamples()
{
    QFETCH(const QString, name);
    QFETCH(const int, players);
    QFETCH(const int, games);
    QFETCH(const int, open);
    QFETCH(const int, byes);
    const QDir folder(qEnvironmentVariable("ZAHLMEISTER_SAMPLES") + u"/swissmanager_xml"_s);
    if (!folder.exists())
        QSKIP("no sample files here (ZAHLMEISTER_SAMPLES)");
    const auto read = app::open({{name, tests::contentOf(folder.filePath(name + u".xml"_s))}});
    QVERIFY(read.format == "chess-results-xml");
    QVERIFY(read.result.has_value());
    const engine::Tournament& tournament = read.result->tournament;
    const auto isOpen = [](const engine::Game& game) { return game.result == engine::kNotPlayed; };
    const auto isPlayed = [](const engine::Game& game) {
        return engine::isPlayed(game.result.white) && engine::isPlayed(game.result.black);
    };
    QCOMPARE(int(tournament.participants.size()), players);
    QCOMPARE(int(std::ranges::count_if(tournament.games, isPlayed)), games);
    QCOMPARE(int(std::ranges::count_if(tournament.games, isOpen)), open);
    int allocated = 0;
    for (const engine::Participant& person : tournament.participants) {
        allocated += int(std::ranges::count(person.byes, engine::ByeKind::Allocated, &engine::Bye::kind));
        QVERIFY(person.rating.has_value() ? person.ratingSource != RatingSource::National : true);
    }
    QCOMPARE(allocated, byes);
    QVERIFY(!tests::noteOf(read.result->notes, ImportCode::PointsDiffer));
}

ZAHLMEISTER_TEST(TestChessResultsXml, QCoreApplication)

} // namespace tst_chessresultsxml

#include "tst_chessresultsxml.moc"
