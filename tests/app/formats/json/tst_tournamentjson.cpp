// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "app/formats/json/tournamentjson.h"

using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace Qt::StringLiterals;

namespace {

const QString kFile = u"t.json"_s;

const char* const kHeader = R"("format": "zahlmeister-tournament", "version": 1)";
const char* const kTournament =
    R"("tournament": {"name": "T", "start": "2026-08-10", "end": "2026-12-12", "kind": "individual"})";
const char* const kParticipants =
    R"("participants": [{"number": 1, "name": "A", "member": true}, {"number": 2, "name": "B", "member": false}])";
const char* const kGames = R"("games": [{"round": 1, "white": 1, "black": 2, "result": "1-0"}])";

QByteArray file(const QByteArray& header, const QByteArray& tournament, const QByteArray& participants,
                const QByteArray& games)
{
    return "{" + header + ",\n" + tournament + ",\n" + participants + ",\n" + games + "}";
}

QByteArray withTournament(const QByteArray& members)
{
    return file(
        kHeader,
        R"("tournament": {"name": "T", "start": "2026-08-10", "end": "2026-12-12", "kind": "team", )" +
            members + "}",
        kParticipants, kGames);
}

QByteArray withParticipant(const QByteArray& members)
{
    return file(
        kHeader, kTournament,
        R"("participants": [{"number": 1, "name": "A", "member": true}, {"number": 2, "name": "B", "member": true, )" +
            members + "}]",
        kGames);
}

QByteArray withCarryOver(const QByteArray& element)
{
    return withParticipant(R"("carry_over": [)" + element + "]");
}

QByteArray withGame(const QByteArray& element)
{
    return file(kHeader, kTournament, kParticipants, R"("games": [)" + element + "]");
}

/// One error as a line, so that a failed comparison shows everything.
QString describe(const Error& error)
{
    QString text = error.position ? QString::number(error.position->line) % u':' %
                                        QString::number(error.position->column)
                                  : u"-"_s;
    text += u" #"_s % QString::number(static_cast<int>(error.code));
    for (const std::string& arg : error.args)
        text += u" ["_s % QString::fromStdString(arg) % u']';
    return text;
}

QStringList describe(const std::vector<Error>& errors)
{
    QStringList texts;
    for (const Error& error : errors)
        texts.append(describe(error));
    return texts;
}

QByteArray contentOf(const QString& name)
{
    QFile input(QStringLiteral(ZAHLMEISTER_TEST_DATA "/") + name);
    return input.open(QIODevice::ReadOnly) ? input.readAll() : QByteArray();
}

std::vector<Error> errorsOf(const QByteArray& data)
{
    const auto result = app::readTournamentJson(data, kFile);
    return result.has_value() ? std::vector<Error>() : result.error();
}

} // namespace

class TestTournamentJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheWorkedExample();
    void readsAClubChampionship();
    void readsEveryKey();
    void acceptsNullForOptionalKeys();
    void acceptsAnyOrderOfKeys();
    void takesARatingForDwzUnlessSaid();
    void knowsTheLines();
    void roundTrip_data();
    void roundTrip();
    void writesAStableText();
    void oneError_data();
    void oneError();
    void reportsAllErrorsInOrder();
    void doesNotBlameGamesForAnUnreadableNumber();
    void limitsTheList();
    void refusesSize();
};

// RULE: WO2026 Anhang 3.1 (the tournament of the worked example)
void TestTournamentJson::readsTheWorkedExample()
{
    const auto result = app::readTournamentJson(contentOf(u"wo-2026.tournament.json"_s), kFile);
    QVERIFY2(result.has_value(), result.has_value() ? "" : qPrintable(describe(result.error()).join(u'\n')));
    const Tournament& tournament = *result;
    QCOMPARE(tournament.header.name, "WO-Beispielturnier");
    QCOMPARE(tournament.header.externalId, "12345678");
    QCOMPARE(tournament.header.level, "000");
    QCOMPARE(tournament.header.system, "dwz-2026");
    QVERIFY(tournament.header.end == Date::tryFrom(2026, 12, 12));
    QCOMPARE(tournament.participants.size(), 16);
    const Participant& e = tournament.participants[4];
    QCOMPARE(e.name, "E");
    QCOMPARE(e.club, "");
    QVERIFY(!e.member);
    QVERIFY(e.ratingSource == RatingSource::Fide);
    QCOMPARE(e.rating->value(), 1800);
    const Participant& k = tournament.participants[9];
    QVERIFY(!k.rating);
    QCOMPARE(k.carryOver.size(), 4);
    QVERIFY(k.carryOver[0].score == kDraw);
    QVERIFY(k.carryOver[0].date == Date::tryFrom(2026, 7, 1));
    QCOMPARE(tournament.games.size(), 53);
    const Game& forfeit = tournament.games.back();
    QVERIFY(forfeit.result == kWhiteWinsByForfeit);
    QVERIFY(forfeit.white == ParticipantNumber(6));
    QVERIFY(forfeit.black == ParticipantNumber(3));
    QVERIFY(forfeit.id == GameId(53));
    QVERIFY(tournament.games[16].round == 1);
}

void TestTournamentJson::readsAClubChampionship()
{
    const auto result = app::readTournamentJson(contentOf(u"club-championship.tournament.json"_s), kFile);
    QVERIFY2(result.has_value(), result.has_value() ? "" : qPrintable(describe(result.error()).join(u'\n')));
    QVERIFY(result->header.mode == TournamentMode::Swiss);
    QVERIFY(result->header.rounds == 6);
    QCOMPARE(result->header.timeControl, "90 min/40 Züge + 30 min + 30 s/Zug");
    QCOMPARE(result->participants.size(), 22);
}

void TestTournamentJson::readsEveryKey()
{
    const QByteArray data = file(
        kHeader,
        R"("tournament": {"name": "Müller-Pokal", "id": "x", "place": "Köln", "start": "2026-08-10", "end": "2026-12-12",
           "level": "A01", "kind": "match", "mode": "knockout", "rounds": 999, "system": "dwz-2026",
           "time_control": "90 min", "play_off": "60 min", "youth_class": "U12", "evaluator": "E", "second_evaluator": "F",
           "arbiter": "G", "hybrid": true, "official": true,
           "teams": [{"name": "Aa 1", "club": "A0123", "lineup": [{"number": 104, "participant": 99999, "from": "2026-09-01",
           "until": "2026-12-31", "guest": true}]}, {"name": "Bb", "lineup": []}]})",
        R"("participants": [{"number": 99999, "name": "Sur, Fore", "club": "A0123", "club_name": "SK", "member_number": 99999,
           "member": true, "member_until": "2024-06-30", "person_id": "p", "fide_id": 4600000, "federation": "AUT", "sex": "w", "birth_year": 2010, "birth_date": "2010-02-28",
           "rating": 5000, "index": 9999, "rating_source": "national", "rating_bound": "or_worse", "computer": true,
           "carry_over": [{"opponent_rating": 1, "score": 0.5, "date": "2024-02-29"}], "team": "1", "board": 8},
           {"number": 1, "name": "\u00dc\ud83d\ude00\/\"", "member": false, "sex": "m"}])",
        R"("games": [{"round": 999, "white": 99999, "black": 1, "result": "1/2-0", "rated": false, "date": "2026-08-11", "board": 3, "note": "Ü",
           "white_team": "Aa 1", "black_team": "Bb", "awarded": "-/+"}])");
    const auto result = app::readTournamentJson(data, kFile);
    QVERIFY2(result.has_value(), result.has_value() ? "" : qPrintable(describe(result.error()).join(u'\n')));

    TournamentHeader header{"Müller-Pokal",
                            "x",
                            "Köln",
                            Date::tryFrom(2026, 8, 10),
                            Date::tryFrom(2026, 12, 12),
                            "A01",
                            TournamentKind::Match,
                            TournamentMode::Knockout,
                            999,
                            "dwz-2026",
                            "90 min",
                            "60 min",
                            "U12",
                            "E",
                            "F",
                            "G",
                            true,
                            true};
    header.teams = {
        {"Aa 1",
         "A0123",
         {{104, ParticipantNumber(99999), Date::tryFrom(2026, 9, 1), Date::tryFrom(2026, 12, 31), true}}},
        {"Bb"}};
    QVERIFY(result->header == header);
    Participant first{ParticipantNumber(99999), "Sur, Fore", "A0123", "SK", 99999, true};
    first.memberUntil = Date::tryFrom(2024, 6, 30);
    first.personId = "p";
    first.fideId = 4600000;
    first.federation = "AUT";
    first.sex = Sex::Female;
    first.birthYear = 2010;
    first.birthDate = Date::tryFrom(2010, 2, 28);
    first.rating = Rating(5000);
    first.index = 9999;
    first.ratingSource = RatingSource::National;
    first.ratingBound = RatingBound::OrWorse;
    first.computer = true;
    first.carryOver = {{Rating(1), kDraw, Date::tryFrom(2024, 2, 29)}};
    first.team = "1";
    first.board = 8;
    QVERIFY(result->participants.at(0) == first);
    QCOMPARE(result->participants.at(1).name, "Ü😀/\"");
    QVERIFY(result->participants.at(1).sex == Sex::Male);
    const Game game{GameId(1),
                    999,
                    ParticipantNumber(99999),
                    ParticipantNumber(1),
                    kDrawAndLoss,
                    false,
                    Date::tryFrom(2026, 8, 11),
                    3,
                    "Ü",
                    "Aa 1",
                    "Bb",
                    engine::kBlackWinsByForfeit};
    QVERIFY(result->games.at(0) == game);
}

void TestTournamentJson::acceptsNullForOptionalKeys()
{
    const auto result = app::readTournamentJson(
        file(
            kHeader,
            R"("tournament": {"name": "", "place": null, "mode": null, "start": null, "end": null, "kind": "team"})",
            R"("participants": [{"number": 1, "name": "A", "member": true, "club": null, "rating": null, "carry_over": null}])",
            R"("games": [])"),
        kFile);
    QVERIFY2(result.has_value(), result.has_value() ? "" : qPrintable(describe(result.error()).join(u'\n')));
    QVERIFY(!result->header.start);
    QVERIFY(!result->header.end);
    QVERIFY(!result->header.mode);
    QVERIFY(!result->participants.at(0).rating);
    QVERIFY(result->participants.at(0).carryOver.empty());
}

void TestTournamentJson::acceptsAnyOrderOfKeys()
{
    const auto usual = app::readTournamentJson(file(kHeader, kTournament, kParticipants, kGames), kFile);
    const auto other = app::readTournamentJson(file(kGames, kParticipants, kTournament, kHeader), kFile);
    QVERIFY(usual.has_value() && other.has_value());
    QVERIFY(*usual == *other);
}

void TestTournamentJson::takesARatingForDwzUnlessSaid()
{
    const auto result = app::readTournamentJson(withParticipant(R"("rating": 1500)"), kFile);
    QVERIFY(result.has_value());
    QVERIFY(result->participants.at(1).ratingSource == RatingSource::Dwz);
}

void TestTournamentJson::knowsTheLines()
{
    const auto result = app::readLocatedTournamentJson(
        "\n{" + QByteArray(kHeader) +
            ",\n\"tournament\":\n{\"name\": \"T\", \"start\": null, \"end\": null, \"kind\": \"team\"},\n" +
            "\"participants\": [\n{\"number\": 1, \"name\": \"A\", \"member\": true},\n\n{\"number\": 2, "
            "\"name\": \"B\", "
            "\"member\": true}],\n\"games\":\n[{\"white\": 1,\n\"black\": 2, \"result\": \"*\"},{\"white\": "
            "1, \"black\": 2, "
            "\"result\": \"*\"}]}",
        kFile);
    QVERIFY(result.has_value());
    QCOMPARE(result->headerLine, 4);
    QCOMPARE(result->participantLines, (std::vector<int>{6, 8}));
    QCOMPARE(result->gameLines, (std::vector<int>{10, 11}));
}

void TestTournamentJson::roundTrip_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::newRow("worked example") << contentOf(u"wo-2026.tournament.json"_s);
    QTest::newRow("club championship") << contentOf(u"club-championship.tournament.json"_s);
    QTest::newRow("nothing optional") << file(kHeader, kTournament, kParticipants, kGames);
    QTest::newRow("dates not known") << file(
        kHeader, R"("tournament": {"name": "", "start": null, "end": null, "kind": "match"})",
        R"("participants": [{"number": 1, "name": "", "member": true,
                   "carry_over": [{"opponent_rating": 1500, "score": 1, "date": null}]}])",
        R"("games": [])");
    QTest::newRow("every optional key") << file(
        kHeader,
        R"("tournament": {"name": "N\\\"", "id": "x", "place": "Köln", "start": "1800-01-01", "end": "2199-12-31",
                   "level": "ÄÖÜ", "kind": "team", "mode": "scheveningen", "rounds": 1, "system": "s", "time_control": "c",
                   "youth_class": "U8", "evaluator": "e", "hybrid": true})",
        R"("participants": [{"number": 5, "name": "😀", "club": "Ä2345", "club_name": "SK", "member_number": 1,
                   "member": false, "member_until": "1999-12-31", "person_id": "p", "fide_id": 1, "sex": "m", "birth_year": 1850,
                   "birth_date": "1850-02-28", "rating": 1, "index": 0, "rating_source": "fide", "rating_bound": "or_better", "computer": true,
                   "carry_over": [{"opponent_rating": 1500, "score": 0, "date": "2026-01-01"}], "team": "t", "board": 1},
                   {"number": 3, "name": "b", "member": true}])",
        R"("games": [{"round": 1, "white": 5, "black": 3, "result": "-/0", "rated": false, "date": "2026-01-01", "board": 999, "note": "\"n\""}])");
    for (const char* const result :
         {"1-0", "0-1", "1/2", "+/-", "-/+", "-/-", "0-0", "1/2-0", "0-1/2", "0/-", "-/0", "*"}) {
        QTest::addRow("result %s", result)
            << withGame(QByteArray(R"({"white": 2, "black": 1, "result": ")") + result + "\"}");
    }
}

void TestTournamentJson::roundTrip()
{
    QFETCH(QByteArray, data);
    const auto first = app::readTournamentJson(data, kFile);
    QVERIFY2(first.has_value(), first.has_value() ? "" : qPrintable(describe(first.error()).join(u'\n')));
    const QByteArray written = app::writeTournamentJson(*first);
    const auto second = app::readTournamentJson(written, kFile);
    QVERIFY2(second.has_value(), second.has_value() ? "" : qPrintable(describe(second.error()).join(u'\n')));
    QVERIFY2(*first == *second, written.constData());
    QCOMPARE(app::writeTournamentJson(*second), written);
}

void TestTournamentJson::writesAStableText()
{
    const auto tournament = app::readTournamentJson(
        file(
            kGames, kParticipants,
            R"("tournament": {"kind": "team", "hybrid": false, "end": "2026-12-12", "start": null, "name": "T"})",
            kHeader),
        kFile);
    QVERIFY(tournament.has_value());
    QCOMPARE(app::writeTournamentJson(*tournament), QByteArray(R"({
  "format": "zahlmeister-tournament",
  "version": 1,
  "tournament": {
    "name": "T",
    "start": null,
    "end": "2026-12-12",
    "kind": "team"
  },
  "participants": [
    {
      "number": 1,
      "name": "A",
      "member": true
    },
    {
      "number": 2,
      "name": "B",
      "member": false
    }
  ],
  "games": [
    {"round": 1, "white": 1, "black": 2, "result": "1-0"}
  ]
}
)"));
}

void TestTournamentJson::oneError_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QStringList>("args");
    QTest::addColumn<int>("line");

    const auto row = [](const char* name, const QByteArray& data, ErrorCode code, const QStringList& args,
                        int line) { QTest::newRow(name) << data << code << args << line; };
    const auto syntax = [&](const char* name, const QByteArray& data, int line, int column,
                            const QString& expected) {
        row(name, data, ErrorCode::SyntaxError,
            {kFile, QString::number(line), QString::number(column), expected}, line);
    };

    syntax("nothing", "", 1, 1, u"value"_s);
    syntax("ends within", "{\"format\": \"zahlmeister-tournament\",\n \"version\": ", 2, 13, u"value"_s);
    syntax("more after the end", file(kHeader, kTournament, kParticipants, kGames) + "\n{}", 5, 1, u"end"_s);

    row("not an object", "\n[]", ErrorCode::UnknownFormat, {kFile}, 2);
    row("other format", file(R"("format": "trf", "version": 1)", kTournament, kParticipants, kGames),
        ErrorCode::OutOfRange, {u""_s, u"format"_s, u"trf"_s, u"zahlmeister-tournament"_s}, 1);
    row("newer version",
        file(R"("format": "zahlmeister-tournament", "version": 2)", kTournament, kParticipants, kGames),
        ErrorCode::OutOfRange, {u""_s, u"version"_s, u"2"_s, u"1"_s}, 1);
    row("no games", "{" + QByteArray(kHeader) + ",\n" + kTournament + ",\n" + kParticipants + "}",
        ErrorCode::MissingKey, {u""_s, u"games"_s}, 1);
    row("unknown key at the top",
        file(QByteArray(kHeader) + R"(, "gmaes": [])", kTournament, kParticipants, kGames),
        ErrorCode::UnknownKey, {u""_s, u"gmaes"_s}, 1);

    const auto tournament = [&](const char* name, const QByteArray& members, ErrorCode code,
                                const QStringList& args) {
        row(name, withTournament(members), code, QStringList{u"tournament"_s} + args, 2);
    };
    tournament("unknown key", R"("titel": "x")", ErrorCode::UnknownKey, {u"titel"_s});
    tournament("key twice", R"("name": "x")", ErrorCode::DuplicateKey, {u"name"_s});
    tournament("level of two", R"("level": "A0")", ErrorCode::OutOfRange,
               {u"level"_s, u"A0"_s, u"three-characters"_s});
    tournament("level of four bytes, two characters", R"("level": "ÄÖ")", ErrorCode::OutOfRange,
               {u"level"_s, u"ÄÖ"_s, u"three-characters"_s});
    tournament("level empty", R"("level": "")", ErrorCode::OutOfRange,
               {u"level"_s, u""_s, u"three-characters"_s});
    tournament("unknown mode", R"("mode": "Swiss")", ErrorCode::OutOfRange,
               {u"mode"_s, u"Swiss"_s, u"round-robin|swiss|scheveningen|knockout|free"_s});
    tournament("no rounds", R"("rounds": 0)", ErrorCode::OutOfRange, {u"rounds"_s, u"0"_s, u"1–999"_s});
    tournament("too many rounds", R"("rounds": 1000)", ErrorCode::OutOfRange,
               {u"rounds"_s, u"1000"_s, u"1–999"_s});
    tournament("half a round", R"("rounds": 1.5)", ErrorCode::WrongType, {u"rounds"_s, u"integer"_s});
    tournament("rounds as text", R"("rounds": "7")", ErrorCode::WrongType, {u"rounds"_s, u"integer"_s});
    tournament("huge number", R"("rounds": 1e999)", ErrorCode::OutOfRange,
               {u"rounds"_s, u"1e999"_s, u"1–999"_s});
    tournament("place is a number", R"("place": 5)", ErrorCode::WrongType, {u"place"_s, u"string"_s});
    tournament("line break in a text", R"("place": "a\nb")", ErrorCode::OutOfRange,
               {u"place"_s, u"a?b"_s, u"printable"_s});
    tournament("hybrid is a text", R"("hybrid": "yes")", ErrorCode::WrongType, {u"hybrid"_s, u"boolean"_s});

    const auto header = [&](const char* name, const QByteArray& members, ErrorCode code,
                            const QStringList& args) {
        row(name, file(kHeader, R"("tournament": {)" + members + "}", kParticipants, kGames), code,
            QStringList{u"tournament"_s} + args, 2);
    };
    header("name missing", R"("start": "2026-08-10", "end": "2026-12-12", "kind": "team")",
           ErrorCode::MissingKey, {u"name"_s});
    header("name null", R"("name": null, "start": "2026-08-10", "end": "2026-12-12", "kind": "team")",
           ErrorCode::WrongType, {u"name"_s, u"string"_s});
    header("start missing", R"("name": "T", "end": "2026-12-12", "kind": "team")", ErrorCode::MissingKey,
           {u"start"_s});
    header("end missing", R"("name": "T", "start": "2026-12-12", "kind": "team")", ErrorCode::MissingKey,
           {u"end"_s});
    header("kind missing", R"("name": "T", "start": "2026-12-12", "end": "2026-12-12")",
           ErrorCode::MissingKey, {u"kind"_s});
    header("unknown kind", R"("name": "T", "start": "2026-12-12", "end": "2026-12-12", "kind": "single")",
           ErrorCode::OutOfRange, {u"kind"_s, u"single"_s, u"individual|team|match"_s});
    header("impossible day", R"("name": "T", "start": "2026-02-29", "end": "2026-12-12", "kind": "team")",
           ErrorCode::OutOfRange, {u"start"_s, u"2026-02-29"_s, u"date"_s});
    header("German date", R"("name": "T", "start": "10.08.2026", "end": "2026-12-12", "kind": "team")",
           ErrorCode::OutOfRange, {u"start"_s, u"10.08.2026"_s, u"date"_s});
    header("date is a number", R"("name": "T", "start": 20260810, "end": "2026-12-12", "kind": "team")",
           ErrorCode::WrongType, {u"start"_s, u"string"_s});

    const auto participant = [&](const char* name, const QByteArray& members, ErrorCode code,
                                 const QStringList& args) {
        row(name, withParticipant(members), code, QStringList{u"participants[1]"_s} + args, 3);
    };
    participant("unknown key of a participant", R"("dwz": 1500)", ErrorCode::UnknownKey, {u"dwz"_s});
    participant("club of four", R"("club": "A012")", ErrorCode::OutOfRange,
                {u"club"_s, u"A012"_s, u"five-characters"_s});
    participant("member number 0", R"("member_number": 0)", ErrorCode::OutOfRange,
                {u"member_number"_s, u"0"_s, u"1–99999"_s});
    participant("FIDE id negative", R"("fide_id": -1)", ErrorCode::OutOfRange,
                {u"fide_id"_s, u"-1"_s, u"1–999999999"_s});
    participant("sex", R"("sex": "f")", ErrorCode::OutOfRange, {u"sex"_s, u"f"_s, u"m|w"_s});
    participant("birth year", R"("birth_year": 1849)", ErrorCode::OutOfRange,
                {u"birth_year"_s, u"1849"_s, u"1850–2199"_s});
    participant("birth date", R"("birth_date": "2001-04-31")", ErrorCode::OutOfRange,
                {u"birth_date"_s, u"2001-04-31"_s, u"date"_s});
    participant("rating 10000", R"("rating": 10000)", ErrorCode::OutOfRange,
                {u"rating"_s, u"10000"_s, u"-9999–9999"_s});
    participant("index 10000", R"("index": 10000)", ErrorCode::OutOfRange,
                {u"index"_s, u"10000"_s, u"0–9999"_s});
    participant("rating source", R"("rating_source": "elo")", ErrorCode::OutOfRange,
                {u"rating_source"_s, u"elo"_s, u"dwz|fide|national"_s});
    participant("rating bound", R"("rating_bound": "better")", ErrorCode::OutOfRange,
                {u"rating_bound"_s, u"better"_s, u"or_better|or_worse"_s});
    participant("computer", R"("computer": 1)", ErrorCode::WrongType, {u"computer"_s, u"boolean"_s});
    participant("carry-over games are no array", R"("carry_over": {})", ErrorCode::WrongType,
                {u"carry_over"_s, u"array"_s});
    participant("board 0", R"("board": 0)", ErrorCode::OutOfRange, {u"board"_s, u"0"_s, u"1–999"_s});
    participant("long value is shortened", "\"sex\": \"" + QByteArray(58, 'x') + "ää\"",
                ErrorCode::OutOfRange, {u"sex"_s, QString(58, u'x') + u"ä…"_s, u"m|w"_s});

    const QString carryOver = u"participants[1].carry_over[0]"_s;
    row("carry-over game is no object", withCarryOver("7"), ErrorCode::WrongType,
        {u"participants[1]"_s, u"carry_over[0]"_s, u"object"_s}, 3);
    row("carry-over score", withCarryOver(R"({"opponent_rating": 1500, "score": 2, "date": "2026-01-01"})"),
        ErrorCode::OutOfRange, {carryOver, u"score"_s, u"2"_s, u"0|0.5|1"_s}, 3);
    row("carry-over score as text",
        withCarryOver(R"({"opponent_rating": 1500, "score": "½", "date": "2026-01-01"})"),
        ErrorCode::WrongType, {carryOver, u"score"_s, u"number"_s}, 3);
    row("carry-over rating missing", withCarryOver(R"({"score": 1, "date": "2026-01-01"})"),
        ErrorCode::MissingKey, {carryOver, u"opponent_rating"_s}, 3);
    row("carry-over date missing", withCarryOver(R"({"opponent_rating": 1500, "score": 1})"),
        ErrorCode::MissingKey, {carryOver, u"date"_s}, 3);
    row("carry-over, unknown key",
        withCarryOver(R"({"opponent_rating": 1500, "score": 1, "date": null, "name": "x"})"),
        ErrorCode::UnknownKey, {carryOver, u"name"_s}, 3);

    const auto participants = [&](const char* name, const QByteArray& elements, ErrorCode code,
                                  const QStringList& args) {
        row(name, file(kHeader, kTournament, R"("participants": [)" + elements + "]", R"("games": [])"), code,
            args, 3);
    };
    participants("participant is no object", R"("Müller")", ErrorCode::WrongType,
                 {u""_s, u"participants[0]"_s, u"object"_s});
    participants("number missing", R"({"name": "A", "member": true})", ErrorCode::MissingKey,
                 {u"participants[0]"_s, u"number"_s});
    participants("number 0", R"({"number": 0, "name": "A", "member": true})", ErrorCode::OutOfRange,
                 {u"participants[0]"_s, u"number"_s, u"0"_s, u"1–99999"_s});
    participants("number as text", R"({"number": "1", "name": "A", "member": true})", ErrorCode::WrongType,
                 {u"participants[0]"_s, u"number"_s, u"integer"_s});
    participants("name of a participant missing", R"({"number": 1, "member": true})", ErrorCode::MissingKey,
                 {u"participants[0]"_s, u"name"_s});
    participants("membership missing", R"({"number": 1, "name": "A"})", ErrorCode::MissingKey,
                 {u"participants[0]"_s, u"member"_s});
    participants("number twice",
                 R"({"number": 7, "name": "A", "member": true}, {"number": 7, "name": "B", "member": true})",
                 ErrorCode::DuplicateValue, {u"participants[1]"_s, u"number"_s, u"7"_s});
    row("participants are no array", file(kHeader, kTournament, R"("participants": {})", R"("games": [])"),
        ErrorCode::WrongType, {u""_s, u"participants"_s, u"array"_s}, 3);

    const auto games = [&](const char* name, const QByteArray& elements, ErrorCode code,
                           const QStringList& args) { row(name, withGame(elements), code, args, 4); };
    games("game is no object", "[1, 2]", ErrorCode::WrongType, {u""_s, u"games[0]"_s, u"object"_s});
    games("unknown result", R"({"white": 1, "black": 2, "result": "1:0"})", ErrorCode::OutOfRange,
          {u"games[0]"_s, u"result"_s, u"1:0"_s, u"1-0|0-1|1/2|+/-|-/+|-/-|0-0|1/2-0|0-1/2|0/-|-/0|*"_s});
    games("result missing", R"({"white": 1, "black": 2})", ErrorCode::MissingKey,
          {u"games[0]"_s, u"result"_s});
    games("white missing", R"({"black": 2, "result": "*"})", ErrorCode::MissingKey,
          {u"games[0]"_s, u"white"_s});
    header(
        "unknown player in a line-up",
        R"("name": "T", "start": null, "end": null, "kind": "team", "teams": [{"name": "A", "lineup": [{"number": 1, "participant": 77}]}])",
        ErrorCode::UnknownParticipant, {u"77"_s, u"teams"_s, u"participant"_s});
    header(
        "two teams of one name",
        R"("name": "T", "start": null, "end": null, "kind": "team", "teams": [{"name": "A", "lineup": []}, {"name": "A", "lineup": []}])",
        ErrorCode::DuplicateValue, {u"tournament.teams[1]"_s, u"name"_s, u"A"_s});
    games("unknown player", R"({"white": 1, "black": 3, "result": "*"})", ErrorCode::UnknownParticipant,
          {u"3"_s, u"games[0]"_s, u"black"_s});
    games("against himself", R"({"white": 1, "black": 1, "result": "*"})", ErrorCode::GameAgainstSelf,
          {u"1"_s, u"games[0]"_s});
    games("round 0", R"({"round": 0, "white": 1, "black": 2, "result": "*"})", ErrorCode::OutOfRange,
          {u"games[0]"_s, u"round"_s, u"0"_s, u"1–999"_s});
    games("rated as text", R"({"white": 1, "black": 2, "result": "*", "rated": "no"})", ErrorCode::WrongType,
          {u"games[0]"_s, u"rated"_s, u"boolean"_s});
    games("date of a game", R"({"white": 1, "black": 2, "result": "*", "date": "2026-13-01"})",
          ErrorCode::OutOfRange, {u"games[0]"_s, u"date"_s, u"2026-13-01"_s, u"date"_s});
    games("unknown key of a game", R"({"white": 1, "black": 2, "result": "*", "Ergebnis": 1})",
          ErrorCode::UnknownKey, {u"games[0]"_s, u"Ergebnis"_s});
    games("key of a game twice", R"({"white": 1, "white": 2, "black": 2, "result": "*"})",
          ErrorCode::DuplicateKey, {u"games[0]"_s, u"white"_s});
    games(
        "pairing twice in a round",
        R"({"round": 3, "white": 1, "black": 2, "result": "1-0"}, {"round": 3, "white": 2, "black": 1, "result": "1-0"})",
        ErrorCode::DuplicateGame, {u"games[1]"_s, u"2"_s, u"1"_s, u"3"_s});
}

void TestTournamentJson::oneError()
{
    QFETCH(QByteArray, data);
    QFETCH(ErrorCode, code);
    QFETCH(QStringList, args);
    QFETCH(int, line);

    const std::vector<Error> errors = errorsOf(data);
    const QString all = describe(errors).join(u'\n');
    // The top level of a wrong file lacks keys as well; the error meant is among them.
    const auto found =
        std::find_if(errors.begin(), errors.end(), [&](const Error& error) { return error.code == code; });
    QVERIFY2(found != errors.end(), qPrintable(all));
    QStringList foundArgs;
    for (const std::string& arg : found->args)
        foundArgs.append(QString::fromStdString(arg));
    QVERIFY2(foundArgs == args, qPrintable(all));
    QVERIFY(found->position.has_value());
    QVERIFY2(found->position->line == line, qPrintable(all));
    QVERIFY2(code == ErrorCode::SyntaxError || errors.size() == 1, qPrintable(all));
}

void TestTournamentJson::reportsAllErrorsInOrder()
{
    const std::vector<Error> errors = errorsOf(R"({"format": "zahlmeister-tournament",
"games": [{"white": 1, "black": 9, "result": "*"},
 {"white": 2, "black": 2, "result": "won"}],
"version": 1,
"participants": [{"number": 1, "name": "A", "member": "yes", "rating": 99999},
 {"number": 2, "nmae": "B", "member": true}],
"tournament": {"name": 5, "start": "2026-08-10", "end": "2026-8-1", "kind": "team"}})");
    std::vector<ErrorCode> codes;
    std::vector<int> lines;
    for (const Error& error : errors) {
        codes.push_back(error.code);
        lines.push_back(error.position->line);
    }
    using enum ErrorCode;
    const std::vector<ErrorCode> expected{UnknownParticipant, GameAgainstSelf, OutOfRange,
                                          WrongType,          OutOfRange,      MissingKey,
                                          UnknownKey,         WrongType,       OutOfRange};
    QVERIFY2(codes == expected, qPrintable(describe(errors).join(u'\n')));
    QCOMPARE(lines, (std::vector<int>{2, 3, 3, 5, 5, 6, 6, 7, 7}));
}

void TestTournamentJson::doesNotBlameGamesForAnUnreadableNumber()
{
    const std::vector<Error> errors = errorsOf(file(
        kHeader, kTournament,
        R"("participants": [{"number": "1", "name": "A", "member": true}, {"number": 2, "name": "B", "member": true}])",
        kGames));
    QVERIFY2(errors.size() == 1 && errors[0].code == ErrorCode::WrongType,
             qPrintable(describe(errors).join(u'\n')));
}

void TestTournamentJson::limitsTheList()
{
    const QByteArray data =
        file(kHeader, kTournament, kParticipants, R"("games": [0)" + QByteArray(",0").repeated(5000) + "]");
    const std::vector<Error> errors = errorsOf(data);
    QCOMPARE(errors.size(), app::kMaximumTournamentFileErrors + 1);
    QVERIFY(errors.back().code == ErrorCode::TooManyErrors);
    QVERIFY(errors.front().code == ErrorCode::WrongType);
}

void TestTournamentJson::refusesSize()
{
    QByteArray data = file(kHeader, kTournament, kParticipants, kGames);
    data.append(app::kMaximumTournamentFileSize - data.size(), ' ');
    QVERIFY(errorsOf(data).empty());
    data.append(' ');
    const std::vector<Error> errors = errorsOf(data);
    QCOMPARE(errors.size(), 1);
    QVERIFY(errors[0].code == ErrorCode::FileTooLarge);
    QCOMPARE(errors[0].args, (std::vector<std::string>{"t.json", "64"}));
}

QTEST_GUILESS_MAIN(TestTournamentJson)
#include "tst_tournamentjson.moc"
