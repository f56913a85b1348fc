// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include "app/formats/dsbxml/dsbxml.h"
#include "app/open/formatcatalogue.h"
#include "app/open/open.h"

using namespace zahlmeister;
using namespace Qt::StringLiterals;
using app::ImportCode;
using app::ImportLevel;

namespace {

const QByteArray kTournamentUuid = "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee";
const QByteArray kFileUuid = "11111111-2222-4333-8444-555555555555";

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    return file.readAll();
}

QByteArray fixture()
{
    return contentOf(u"" ZAHLMEISTER_TEST_DATA "/dsbxml/club_open.xml"_s);
}

app::ImportResult read(const QByteArray& data)
{
    return app::readDsbXml({{u"report.xml"_s, data}});
}

app::ExportInput inputOf(const engine::Tournament& tournament)
{
    return {tournament, kTournamentUuid, kFileUuid, u"2026-10-12T20:00:00+02:00"_s, u"Zahlmeister"_s};
}

bool isRefusedWith(const app::ImportResult& result, ImportCode code)
{
    return !result.has_value() && std::ranges::any_of(result.error(), [=](const app::ImportNote& note) {
        return note.code == code && note.level == ImportLevel::Refused;
    });
}

const app::ImportNote* noteOf(const std::vector<app::ImportNote>& notes, ImportCode code)
{
    const auto found = std::ranges::find(notes, code, &app::ImportNote::code);
    return found == notes.end() ? nullptr : &*found;
}

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
    const auto result = read(fixture());
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
    QCOMPARE(result->tournamentUuid, kTournamentUuid);
    // The sender is who made the file, not who evaluates it.
    QVERIFY(header.evaluator.empty());
    const app::ImportNote* url = noteOf(result->notes, ImportCode::UnknownPart);
    QVERIFY(url);
    QCOMPARE(url->args, std::vector<std::string>{"url"});
    QCOMPARE(url->level, ImportLevel::Adjusted);
}

void TestDsbXmlReader::readsPlayersOfTheFixture()
{
    const auto result = read(fixture());
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
    QVERIFY(noteOf(result->notes, ImportCode::RatingIsNotDwz));
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
    const auto result = read(fixture());
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
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, const char* before, const char* after, ImportCode code) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << static_cast<int>(code);
    };
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
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const int, code);
    QByteArray data = fixture();
    QVERIFY(data.contains(before));
    data.replace(before, after);
    const auto result = read(data);
    QVERIFY(isRefusedWith(result, static_cast<ImportCode>(code)));
    QVERIFY(
        std::ranges::any_of(result.error(), [](const app::ImportNote& note) { return note.place.line > 0; }));
}

void TestDsbXmlReader::numbersAnew()
{
    const QByteArray data = fixture()
                                .replace("Number>4<", "Number>123456<")
                                .replace("White>4<", "White>123456<")
                                .replace("Black>4<", "Black>123456<");
    const auto result = read(data);
    QVERIFY(result.has_value());
    QVERIFY(noteOf(result->notes, ImportCode::NumberedAnew));
    QCOMPARE(result->tournament.participants[3].number.value(), 4);
    QCOMPARE(result->tournament.games[1].white.value(), 4);
}

void TestDsbXmlReader::doubts_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, const char* before, const char* after, ImportCode code) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << static_cast<int>(code);
    };
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
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const int, code);
    QByteArray data = fixture();
    QVERIFY(data.contains(before));
    data.replace(before, after);
    const auto result = read(data);
    QVERIFY(result.has_value());
    const app::ImportNote* note = noteOf(result->notes, static_cast<ImportCode>(code));
    QVERIFY(note);
    QCOMPARE(note->level, ImportLevel::Doubt);
}

void TestDsbXmlReader::isRecognised()
{
    const app::ImportInput input{{u"whatever.txt"_s, fixture()}};
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
    const auto result = read(contentOf(files.next()));
    QVERIFY(result.has_value());
    QCOMPARE(result->tournament.participants.size(), std::size_t(9));
    QCOMPARE(result->tournament.games.size(), std::size_t(20));
    QVERIFY(result->notes.empty());
    const auto written = app::writeDsbXml(inputOf(result->tournament));
    QVERIFY(written.has_value());
    QVERIFY(read(*written)->tournament == result->tournament);
}

QTEST_GUILESS_MAIN(TestDsbXmlReader)
#include "tst_dsbxmlreader.moc"
