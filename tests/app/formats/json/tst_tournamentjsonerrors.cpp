// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/app/formats/json/jsonparts.h"
#include "tests/support/testmain.h"

namespace tst_tournamentjsonerrors {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace zahlmeister::tests;
using namespace Qt::StringLiterals;

/// What is wrong with a file of the exchange format is told with its place.
class TestTournamentJsonErrors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneError_data();
    void oneError();
    void reportsAllErrorsInOrder();
    void doesNotBlameGamesForAnUnreadableNumber();
    void limitsTheList();
    void refusesSize();
};

// NOLINTNEXTLINE(readability-function-size): a table
void TestTournamentJsonErrors::oneError_data()
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
    tournament("line break in a code", R"("level": "a\nb")", ErrorCode::OutOfRange,
               {u"level"_s, u"a?b"_s, u"printable"_s});
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
    // RULE: WO2026 2.2.1: a DWZ is positive.
    participant("no DWZ of 2026", R"("rating": 0)", ErrorCode::OutOfRange,
                {u"rating"_s, u"0"_s, u"1–9999"_s});
    participant("negative DWZ of 2026", R"("rating": -57, "index": 3)", ErrorCode::OutOfRange,
                {u"rating"_s, u"-57"_s, u"1–9999"_s});
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

    // What a participant says of himself more than once.
    row("bye of a round twice",
        withParticipant(
            R"("byes": [{"round": 2, "score": 1}, {"round": 3, "score": 0}, {"round": 2, "score": 0.5}])"),
        ErrorCode::DuplicateValue, {u"participants[1].byes[2]"_s, u"round"_s, u"2"_s}, 3);
    row("override of a value twice",
        withParticipant(R"("overrides": [{"value": "index", "given": 1}, {"value": "index", "given": 2}])"),
        ErrorCode::DuplicateValue, {u"participants[1].overrides[1]"_s, u"value"_s, u"index"_s}, 3);
    participant("year of birth against the date", R"("birth_date": "1980-05-01", "birth_year": 1981)",
                ErrorCode::OutOfRange, {u"birth_year"_s, u"1981"_s, u"1980"_s});
    participant("date of birth against the year", R"("birth_year": 1981, "birth_date": "1980-05-01")",
                ErrorCode::OutOfRange, {u"birth_date"_s, u"1980-05-01"_s, u"1981"_s});

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
    const auto teams = [&](const char* name, const QByteArray& elements, ErrorCode code,
                           const QStringList& args) {
        const QByteArray members =
            R"("name": "T", "start": null, "end": null, "kind": "team", "teams": [)" + elements;
        row(name, file(kHeader, R"("tournament": {)" + members + "]}", kParticipants, kGames), code, args, 2);
    };
    teams("unknown player in a line-up", R"({"name": "A", "lineup": [{"number": 1, "participant": 77}]})",
          ErrorCode::UnknownParticipant, {u"77"_s, u"teams"_s, u"participant"_s});
    teams("two teams of one name", R"({"name": "A"}, {"name": "A"})", ErrorCode::DuplicateValue,
          {u"tournament.teams[1]"_s, u"name"_s, u"A"_s});
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

void TestTournamentJsonErrors::oneError()
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

void TestTournamentJsonErrors::reportsAllErrorsInOrder()
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

void TestTournamentJsonErrors::doesNotBlameGamesForAnUnreadableNumber()
{
    const std::vector<Error> errors = errorsOf(file(
        kHeader, kTournament,
        R"("participants": [{"number": "1", "name": "A", "member": true}, {"number": 2, "name": "B", "member": true}])",
        kGames));
    QVERIFY2(errors.size() == 1 && errors[0].code == ErrorCode::WrongType,
             qPrintable(describe(errors).join(u'\n')));
}

void TestTournamentJsonErrors::limitsTheList()
{
    const QByteArray data =
        file(kHeader, kTournament, kParticipants, R"("games": [0)" + QByteArray(",0").repeated(5000) + "]");
    const std::vector<Error> errors = errorsOf(data);
    QCOMPARE(errors.size(), app::kMaximumTournamentFileErrors + 1);
    QVERIFY(errors.back().code == ErrorCode::TooManyErrors);
    QVERIFY(errors.front().code == ErrorCode::WrongType);
}

void TestTournamentJsonErrors::refusesSize()
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

ZAHLMEISTER_TEST(TestTournamentJsonErrors, QCoreApplication)

} // namespace tst_tournamentjsonerrors

#include "tst_tournamentjsonerrors.moc"
