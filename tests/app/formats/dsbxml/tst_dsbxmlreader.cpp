// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include "app/open/formatcatalogue.h"
#include "app/open/open.h"
#include "tests/app/formats/dsbxml/dsbxmlfixture.h"
#include "tests/support/testmain.h"

namespace tst_dsbxmlreader {

using namespace zahlmeister;
using namespace Qt::StringLiterals;
using app::ImportCode;
using app::ImportLevel;

namespace {

class TestDsbXmlReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheFixture();
    void readsPlayersOfTheFixture();
    void readsGamesOfTheFixture();
    void refusesToRead_data();
    void refusesToRead();
    void numbersAnew();
    void doubts_data();
    void doubts();
    void isRecognised();
    void readsTheSample();
};

} // namespace

void TestDsbXmlReader::readsTheFixture()
{
    const auto result = tests::readReport(tests::reportFixture());
    QVERIFY(result.has_value());
    const engine::TournamentHeader& header = result->tournament.header;
    QCOMPARE(header.name, "Müller & Söhne Open <A>");
    QCOMPARE(header.place, "Beispielstadt");
    QCOMPARE(header.timeControl, "90 min / 40 + 30 min + 30 s");
    QCOMPARE(header.youthClass, "U12");
    QVERIFY(header.start == engine::Date::tryFrom(2026, 9, 5));
    QVERIFY(header.end == engine::Date::tryFrom(2026, 9, 19));
    QVERIFY(header.kind == engine::TournamentKind::Individual);
    QVERIFY(header.mode == engine::TournamentMode::Swiss);
    QVERIFY(header.hybrid);
    QCOMPARE(header.rounds.value(), 3);
    QCOMPARE(result->tournamentUuid, tests::kTournamentUuid);
    // The sender is who made the file, not who evaluates it.
    QVERIFY(header.evaluator.empty());
    const app::ImportNote* url = tests::noteOf(result->notes, ImportCode::UnknownPart);
    QVERIFY(url);
    QCOMPARE(url->args, std::vector<std::string>{"url"});
    QCOMPARE(url->level, ImportLevel::Adjusted);
}

void TestDsbXmlReader::readsPlayersOfTheFixture()
{
    const auto result = tests::readReport(tests::reportFixture());
    const auto& people = result->tournament.participants;
    QCOMPARE(people.size(), std::size_t(4));
    const engine::Participant expected{.number = engine::ParticipantNumber(1),
                                       .name = "Müller, Hans Peter",
                                       .club = "C0505",
                                       .clubName = "SC Beispielstadt",
                                       .memberNumber = 1043,
                                       .member = true,
                                       .personId = "NU4005017",
                                       .fideId = 4610000,
                                       .sex = engine::Sex::Male,
                                       .birthYear = 1980,
                                       .birthDate = engine::Date::tryFrom(1980, 2, 29),
                                       .rating = engine::Rating(1850),
                                       .ratingSource = engine::RatingSource::Fide,
                                       .byes = {{2, engine::kWin, engine::ByeKind::Allocated}}};
    QVERIFY(people[0] == expected);
    QVERIFY(tests::noteOf(result->notes, ImportCode::RatingIsNotDwz));
    QCOMPARE(people[1].name, "Sukarno"); // one name only, which the file has twice
    QVERIFY(!people[1].member);
    QVERIFY(people[1].byes == (std::vector<engine::Bye>{{3, engine::kDraw, engine::ByeKind::Requested}}));
    QVERIFY(people[2].computer);
    QVERIFY(!people[2].birthYear);
    QCOMPARE(result->participantLines.size(), people.size());
    QCOMPARE(result->participantLines[0], 23);
}

void TestDsbXmlReader::readsGamesOfTheFixture()
{
    const auto result = tests::readReport(tests::reportFixture());
    const auto& games = result->tournament.games;
    QCOMPARE(games.size(), std::size_t(4));
    QVERIFY(games[0].result == engine::kWhiteWins);
    QVERIFY(games[0].date == engine::Date::tryFrom(2026, 9, 5));
    QVERIFY(games[1].result == engine::kBothForfeit);
    // RULE: WO2026 2.2.5.2: half-rated, the loss of White counts
    QVERIFY(games[2].result == engine::kLossAndForfeit);
    QVERIFY(games[3].result == engine::kDrawn);
    QCOMPARE(games[3].round.value(), 3);
    QCOMPARE(result->gameLines.size(), games.size());
}

void TestDsbXmlReader::refusesToRead_data()
{
    tests::addDamageColumns();
    const auto row = tests::addDamage;
    row("unknown player", "Black>2<", "Black>77<", ImportCode::UnknownOpponent);
    row("number twice", "Number>2<", "Number>1<", ImportCode::DuplicateNumber);
    row("no number", "<tournamentPlayerNumber>2</tournamentPlayerNumber>", "", ImportCode::MissingValue);
    row("number 0", "Number>2<", "Number>0<", ImportCode::OutOfRange);
    row("no round", "<round>1</round>", "", ImportCode::MissingValue);
    row("against himself", "Black>2<", "Black>1<", ImportCode::PlaysHimself);
    row("no white", "<tournamentPlayerNumberWhite>1</tournamentPlayerNumberWhite>", "",
        ImportCode::MissingValue);
    row("player and nobody", "<noneWhitePlayer>true</noneWhitePlayer>",
        "<noneWhitePlayer>true</noneWhitePlayer><tournamentPlayerNumberWhite>1</tournamentPlayerNumberWhite>",
        ImportCode::Malformed);
    row("two points each", "<pointBlack>0</pointBlack>", "<pointBlack>1</pointBlack>", ImportCode::BadResult);
    row("half a win", "<pointBlack>0</pointBlack>", "<pointBlack>-</pointBlack>", ImportCode::BadResult);
    row("no points", "<pointBlack>0</pointBlack>", "", ImportCode::MissingValue);
    row("strange points", "<pointBlack>0</pointBlack>", "<pointBlack>2</pointBlack>", ImportCode::BadResult);
    row("birth date of another year", "1980-02-29", "1981-02-28", ImportCode::OutOfRange);
    row("surname twice", "<surname>Müller</surname>", "<surname>Müller</surname><surname>Meier</surname>",
        ImportCode::Malformed);
    row("two byes in a round", "<noneWhitePlayer>true</noneWhitePlayer>",
        "<noneWhitePlayer>true</noneWhitePlayer><tournamentPlayerNumberBlack>1</tournamentPlayerNumberBlack>"
        "<pointWhite>-</pointWhite><pointBlack>+</pointBlack></game><game><round>2</round>"
        "<noneWhitePlayer>true</noneWhitePlayer>",
        ImportCode::TwoGamesInOneRound);
    row("no games", "games>", "gamez>", ImportCode::MissingPart);
    row("no players", "players>", "people>", ImportCode::MissingPart);
    row("end missing", "</DSB_DWZ_TournamentReport>", "", ImportCode::Truncated);
    row("crossed tags", "</games>", "</players>", ImportCode::Malformed);
}

void TestDsbXmlReader::refusesToRead()
{
    const auto result = tests::readReport(tests::damaged(tests::reportFixture()));
    QVERIFY(tests::isRefusedWith(result, tests::expectedCode()));
    QVERIFY(
        std::ranges::any_of(result.error(), [](const app::ImportNote& note) { return note.place.line > 0; }));
}

void TestDsbXmlReader::numbersAnew()
{
    const QByteArray data = tests::reportFixture()
                                .replace("Number>4<", "Number>123456<")
                                .replace("White>4<", "White>123456<")
                                .replace("Black>4<", "Black>123456<");
    const auto result = tests::readReport(data);
    QVERIFY(result.has_value());
    QVERIFY(tests::noteOf(result->notes, ImportCode::NumberedAnew));
    QCOMPARE(result->tournament.participants[3].number.value(), 4);
    QCOMPARE(result->tournament.games[1].white.value(), 4);
}

void TestDsbXmlReader::doubts_data()
{
    tests::addDamageColumns();
    const auto row = tests::addDamage;
    row("version", "\"2.5\"", "\"3.0\"", ImportCode::VersionUnsure);
    row("type", "SW-H", "XX", ImportCode::BadValue);
    row("uuid", "AAAAAAAA-", "AAAAAAAA", ImportCode::BadValue);
    row("day", "2026-09-19", "19.09.2026", ImportCode::BadDate);
    row("no day", "2026-09-19", "2026-02-30", ImportCode::BadDate);
    row("vkz", "C0505", "C05", ImportCode::BadValue);
    row("sex", "<sex>m<", "<sex>x<", ImportCode::BadValue);
    row("member number", "1043", "0", ImportCode::OutOfRange);
    row("fide id", "4610000", "99999999999999", ImportCode::OutOfRange);
    row("year", ">1975<", ">75<", ImportCode::OutOfRange);
    row("no forename", "<forename>Eva</forename>", "<forename> </forename>", ImportCode::BadValue);
    row("rounds", "<rounds>3<", "<rounds>drei<", ImportCode::BadNumber);
}

void TestDsbXmlReader::doubts()
{
    const auto result = tests::readReport(tests::damaged(tests::reportFixture()));
    QVERIFY(result.has_value());
    const app::ImportNote* note = tests::noteOf(result->notes, tests::expectedCode());
    QVERIFY(note);
    QCOMPARE(note->level, ImportLevel::Doubt);
}

void TestDsbXmlReader::isRecognised()
{
    const app::ImportInput input{{u"whatever.txt"_s, tests::reportFixture()}};
    const app::Opened opened = app::open(input);
    QCOMPARE(opened.format, "dsb-xml");
    QVERIFY(opened.result.has_value());
    QVERIFY(app::open({{u"a.xml"_s, "<?xml version='1.0'?><other/>"}}).format.empty());
    QVERIFY(app::open({{u"a.xml"_s, "DSB_DWZ_TournamentReport"}}).format.empty());
    QCOMPARE(app::formatForWriting(u"a.xml"_s)->id, "dsb-xml");
}

void TestDsbXmlReader::readsTheSample()
{
    const QString folder = qEnvironmentVariable("ZAHLMEISTER_SAMPLES");
    if (folder.isEmpty())
        QSKIP("ZAHLMEISTER_SAMPLES is not set");
    QDirIterator files(folder, {u"entenhausen_2_5.xml"_s}, QDir::Files, QDirIterator::Subdirectories);
    QVERIFY(files.hasNext());
    const auto result = tests::readReport(tests::contentOf(files.next()));
    QVERIFY(result.has_value());
    QCOMPARE(result->tournament.participants.size(), std::size_t(9));
    QCOMPARE(result->tournament.games.size(), std::size_t(20));
    QVERIFY(result->notes.empty());
    const auto written = app::writeDsbXml(tests::reportOf(result->tournament));
    QVERIFY(written.has_value());
    QVERIFY(tests::readReport(*written)->tournament == result->tournament);
}

ZAHLMEISTER_TEST(TestDsbXmlReader, QCoreApplication)

} // namespace tst_dsbxmlreader

#include "tst_dsbxmlreader.moc"
