// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/formats/csv/evaluationcsv.h"
#include "app/formats/json/evaluationjson.h"
#include "app/official/officialresult.h"
#include "app/rules/shippedrules.h"
#include "app/text/textencoding.h"
#include "engine/catalogue/rulecatalog.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"

namespace tst_officialresult {

using namespace zahlmeister;
using namespace Qt::StringLiterals;
using app::ImportCode;
using app::OfficialField;

namespace {

// The portal's answer as its documentation has it: a member, a newcomer, and two who are no members.
const QByteArray kPortalJson =
    R"json({"tournament": {"uuid": "x", "label": "Stadtmeisterschaft"}, "players": [
 {"playerNo": 1, "nuLigaPersonId": "NU0000041", "lastname": "Müller", "firstname": "Hans", "birthyear": 1980,
  "member": true, "ratingOld": 1887, "indexOld": 44, "ratingNew": 1876, "indexNew": 45, "factorK": 28.0,
  "winsExpected": 3.89098, "wins": 3.5, "numberOfGames": 7, "averageRatingCompetitors": 1850,
  "tournamentPerformance": 1833, "fideId": 4610000},
 {"playerNo": 2, "nuLigaPersonId": "NU0000042", "lastname": "Neu", "firstname": "Anna", "member": true,
  "ratingNew": 1348, "indexNew": 1, "wins": 2, "numberOfGames": 5},
 {"playerNo": 3, "lastname": "Gast", "firstname": "Ida", "member": false, "ratingNew": 1589, "indexNew": 7,
  "ratingOldDisplayString": "1554", "factorKDisplayString": "(56.9)", "winsExpectedDisplayString": "1.879",
  "wins": 2, "numberOfGames": 6},
 {"playerNo": 4, "lastname": "Ohne", "member": false, "ratingNewDisplayString": "(1318)", "wins": 1.0,
  "numberOfGames": 6}]})json";

std::optional<double> value(const app::OfficialRow& row, OfficialField field)
{
    const auto& number = row.of(field);
    return number ? std::optional(number->value) : std::nullopt;
}

class TestOfficialResult : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ratings_data();
    void ratings();
    void numbers_data();
    void numbers();
    void readsThePortal();
    void readsPortalVariants_data();
    void readsPortalVariants();
    void readsGames();
    void readsGamesAlone();
    void joinsGamesToTheirEvaluation();
    void readsHostileAnswers_data();
    void readsHostileAnswers();
    void readsTables_data();
    void readsTables();
    void readsOwnFiles();
    void refuses_data();
    void refuses();
    void notesWhatIsNoNumber();
};

} // namespace

void TestOfficialResult::ratings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("rating");
    QTest::addColumn<int>("index"); // -1: none
    QTest::addColumn<bool>("bracketed");
    QTest::newRow("with index") << u"2245 - 32"_s << 2245 << 32 << false;
    QTest::newRow("dash") << u"2245–32"_s << 2245 << 32 << false;
    QTest::newRow("uneven") << u"1292- 78"_s << 1292 << 78 << false;
    QTest::newRow("hard blanks") << QString(u"987 -\u00a0\u00a0\u00a03"_s) << 987 << 3 << false;
    QTest::newRow("alone") << u"1800"_s << 1800 << -1 << false;
    QTest::newRow("bracketed") << u"(1494)"_s << 1494 << -1 << true;
    QTest::newRow("word") << u"Erstdaten"_s << 0 << -1 << false;
    QTest::newRow("dash alone") << u"-"_s << 0 << -1 << false;
    QTest::newRow("zero") << u"0"_s << 0 << -1 << false;
    QTest::newRow("markup") << u"<b>1905</b>"_s << 0 << -1 << false;
    QTest::newRow("long") << u"123456"_s << 0 << -1 << false;
}

void TestOfficialResult::ratings()
{
    QFETCH(const QString, text);
    QFETCH(const int, rating);
    QFETCH(const int, index);
    QFETCH(const bool, bracketed);
    const auto read = app::readOfficialRating(text);
    QCOMPARE(read.has_value(), rating > 0);
    if (!read)
        return;
    QCOMPARE(read->rating.value(), rating);
    QCOMPARE(read->index.value_or(-1), index);
    QCOMPARE(read->bracketed, bracketed);
}

void TestOfficialResult::numbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isNumber");
    QTest::addColumn<double>("number");
    QTest::addColumn<int>("decimals");
    const auto row = [](const char* text, double number, int decimals) {
        QTest::newRow(text) << QString::fromUtf8(text) << true << number << decimals;
    };
    row("7", 7, 0);
    row("7,0", 7, 1);
    row("3.500", 3.5, 3);
    row("3½", 3.5, 1);
    row("½", 0.5, 1);
    row("(42,0)", 42, 1);
    row("-308", -308, 0);
    row("−8", -8, 0);
    row("+25", 25, 0);
    row("1837*", 1837, 0);
    for (const char* text : {"", "-", "x", "1,2,3", "1 2", "(", ".", "1e5", "99999999999"})
        QTest::addRow("'%s'", text) << QString::fromUtf8(text) << false << 0.0 << 0;
}

void TestOfficialResult::numbers()
{
    QFETCH(const QString, text);
    QFETCH(const bool, isNumber);
    QFETCH(const double, number);
    QFETCH(const int, decimals);
    const auto read = app::readOfficialNumber(text);
    QCOMPARE(read.has_value(), isNumber);
    if (read)
        QVERIFY(*read == (app::OfficialNumber{number, decimals}));
}

void TestOfficialResult::readsThePortal()
{
    const auto result = app::readOfficialResult(kPortalJson);
    QVERIFY(result.has_value());
    QCOMPARE(result->tournament, "Stadtmeisterschaft");
    QCOMPARE(result->rows.size(), std::size_t(4));
    const app::OfficialRow& member = result->rows[0];
    QCOMPARE(member.number.value(), 1);
    QCOMPARE(member.personId, "NU0000041");
    QCOMPARE(member.name, "Müller, Hans");
    QCOMPARE(member.fideId.value(), 4610000);
    QCOMPARE(member.birthYear.value(), 1980);
    const std::pair<OfficialField, double> expected[] = {
        {OfficialField::OldRating, 1887},   {OfficialField::OldIndex, 44},
        {OfficialField::Coefficient, 28},   {OfficialField::Score, 3.5},
        {OfficialField::Games, 7},          {OfficialField::Expected, 3.89098},
        {OfficialField::NewRating, 1876},   {OfficialField::NewIndex, 45},
        {OfficialField::Performance, 1833}, {OfficialField::OpponentsAverage, 1850}};
    for (const auto& [field, number] : expected)
        QCOMPARE(value(member, field).value(), number);
    QVERIFY(!value(result->rows[1], OfficialField::OldRating));
    // RULE: WO2026 3.4.3: no new rating of who is no member, although it is delivered; the entry rating is a
    // text.
    const app::OfficialRow& guest = result->rows[2];
    QVERIFY(!value(guest, OfficialField::NewRating));
    QCOMPARE(value(guest, OfficialField::OldRating).value(), 1554.0);
    QCOMPARE(value(guest, OfficialField::Coefficient).value(), 56.9);
    QCOMPARE(value(guest, OfficialField::Expected).value(), 1.879);
    QCOMPARE(value(result->rows[3], OfficialField::NewRating).value(), 1318.0);
    QCOMPARE(result->rows[3].name, "Ohne");
}

void TestOfficialResult::readsPortalVariants_data()
{
    QTest::addColumn<QByteArray>("data");
    const QByteArray players = kPortalJson.sliced(kPortalJson.indexOf('['));
    QTest::newRow("players alone") << QByteArray(players.chopped(1));
    QTest::newRow("answer with its body")
        << QByteArray("{\"http_code\": 200, \"body\": " + kPortalJson + "}");
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF" + kPortalJson);
    QTest::newRow("utf-16") << app::encodeAs(QString(QChar(0xfeff)) + QString::fromUtf8(kPortalJson),
                                             app::ListEncoding::Utf16LittleEndian)
                                   .data;
    QTest::newRow("wrapped deeply") << QByteArray(
        "{\"status\": 1, \"a\": [{\"response\": {\"body\": {\"data\": " + kPortalJson +
        "}}}, null, 7, \"x\"]}");
    QTest::newRow("rows under a name of their own")
        << QByteArray(R"({"tournament": {"label": "Stadtmeisterschaft"}, "rows": )" + players);
    QTest::newRow("unknown keys") << QByteArray(
        QByteArray(kPortalJson)
            .replace("{\"playerNo\": 1,", "{\"zz\": {\"ratingOld\": [1, {}]}, \"playerNo\": 1,"));
}

void TestOfficialResult::readsPortalVariants()
{
    QFETCH(const QByteArray, data);
    const auto result = app::readOfficialResult(data);
    QVERIFY(result.has_value());
    QVERIFY(result->rows == app::readOfficialResult(kPortalJson)->rows);
}

// As a public client of the portal reads them: `data` with a player on each side.
const QByteArray kPortalGames = R"json({"body": {"data": [
 {"round": 1, "result": "WHITE_WINS", "expected": 0.75, "restpartie": false,
  "whitePlayer": {"playerUuid": "u1", "playerNo": 1, "nuLigaPersonId": "NU0000041", "lastname": "Müller", "firstname": "Hans"},
  "blackPlayer": {"playerUuid": "u2", "playerNo": 2, "lastname": "Neu", "firstname": "Anna"}},
 {"round": 2, "result": "ZERO_HALF", "blackPlayer": {"playerUuid": "u1", "lastname": "Müller", "firstname": "Hans",
  "nuLigaPersonId": "NU0000041"}, "whitePlayer": {"playerNo": 3, "playerUuid": "u3", "lastname": "Gast", "firstname": "Ida"}},
 {"round": 3, "result": "PLUS_MINUS", "whitePlayer": {"playerUuid": "u2", "playerNo": 2}, "blackPlayer": null},
 {"round": "3", "result": "SOMETHING_NEW", "restpartie": "true", "expected": 7,
  "whitePlayer": {"playerUuid": "u2"}, "blackPlayer": {"playerUuid": "u3"}}]}})json";

void TestOfficialResult::readsGames()
{
    const QByteArray both = "[" + kPortalJson + ", " + kPortalGames + "]";
    const auto result = app::readOfficialResult(both);
    QVERIFY(result.has_value());
    QCOMPARE(result->rows.size(), std::size_t(4)); // as before: games add nobody who is known
    QCOMPARE(result->games.size(), std::size_t(3));
    const app::OfficialGame& first = result->games[0];
    QVERIFY(first == (app::OfficialGame{1, 0, 1, engine::kWhiteWins, 0.75, false}));
    QVERIFY(result->games[1].result == engine::kLossAndDraw);
    QCOMPARE(result->games[1].white, std::size_t(2));
    QVERIFY(!result->games[2].result && result->games[2].carryOver && !result->games[2].expected);
    QCOMPARE(result->games[2].round.value(), 3);
    QCOMPARE(result->notes.size(), std::size_t(1));
    QVERIFY(result->notes[0].code == ImportCode::BadValue);
}

void TestOfficialResult::readsGamesAlone()
{
    const auto result = app::readOfficialResult(kPortalGames);
    QVERIFY(result.has_value() && app::hasGamesAlone(*result));
    QCOMPARE(result->rows.size(), std::size_t(3));
    QCOMPARE(result->rows[0].name, "Müller, Hans");
    QVERIFY(!app::hasGamesAlone(*app::readOfficialResult(kPortalJson)));
}

void TestOfficialResult::joinsGamesToTheirEvaluation()
{
    const auto whole =
        app::withGames(*app::readOfficialResult(kPortalJson), *app::readOfficialResult(kPortalGames));
    QCOMPARE(whole.rows.size(), std::size_t(4));
    QCOMPARE(whole.games.size(), std::size_t(3));
    QCOMPARE(whole.rows[whole.games[1].white].name, "Gast, Ida");
    QVERIFY(whole.rows[whole.games[1].white].evaluated);
}

void TestOfficialResult::readsHostileAnswers_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<bool>("isRead");
    const auto wrapped = [](int times) {
        return QByteArray(QByteArray("{\"a\": ").repeated(times) + kPortalJson +
                          QByteArray("}").repeated(times));
    };
    QTest::newRow("a hundred wrappings") << wrapped(100) << false;
    QTest::newRow("twenty wrappings") << wrapped(20) << true;
    QTest::newRow("sides that are no objects")
        << QByteArray(R"([{"whitePlayer": {}, "blackPlayer": 7, "result": [], "round": {}}])") << false;
    QTest::newRow("against himself")
        << QByteArray(R"([{"whitePlayer": {"playerNo": 1}, "blackPlayer": {"playerNo": 1}}])") << true;
    QTest::newRow("numbers beyond reason")
        << QByteArray(R"([{"playerNo": 1e300, "lastname": "A", "ratingNew": -1e308, "wins": "NaN"}])")
        << true;
    QTest::newRow("long name") << QByteArray("[{\"lastname\": \"" + QByteArray("x").repeated(100'000) +
                                             "\", \"ratingNew\": 1500}]")
                               << true;
    QByteArray strangers = "[";
    for (int i = 1; i <= 60'000; ++i)
        strangers += "{\"whitePlayer\":{\"playerNo\":" + QByteArray::number(i) +
                     "},\"blackPlayer\":{\"lastname\":\"" + QByteArray::number(i) + "\"}},";
    QTest::newRow("games of strangers alone") << QByteArray(strangers.chopped(1) + "]") << false;
    QTest::newRow("the same row again")
        << QByteArray("[" + QByteArray(R"({"playerNo": 0, "lastname": "A", "ratingNew": 5},)").repeated(3) +
                      R"({"lastname": "B"}])")
        << true;
}

void TestOfficialResult::readsHostileAnswers()
{
    QFETCH(const QByteArray, data);
    QFETCH(const bool, isRead);
    const auto result = app::readOfficialResult(data);
    QCOMPARE(result.has_value(), isRead);
    if (!result)
        return;
    for (const app::OfficialRow& row : result->rows)
        QVERIFY(row.name.size() <= 402);
    for (const app::OfficialGame& game : result->games)
        QVERIFY(game.white < result->rows.size() && game.black < result->rows.size());
}

// Anhang 3.1.11 as somebody copies it from a page or has it in a spreadsheet.
void TestOfficialResult::readsTables_data()
{
    QTest::addColumn<QByteArray>("data");
    const QByteArray tsv = "WO-Beispielturnier\tEnde: 12.12.2026\n"
                           "#\tSpieler\tVKZ\tDWZ alt\tEntw.-Faktor K\tGegner-Ø\tW Punkte\tn Partien\tWe\tRh "
                           "Leistung\tDWZ neu\t+/-\n"
                           "1\tA\taaaaa\t2220 - 31\t25,0\t1855\t7,0\t7\t5,990\t2331\t2245 - 32\t25\n"
                           "2\tE\t-\t1800\t(42,0)\t1837\t3,0\t9\t4,160\t1580\t\t\n"
                           "3\tN\t-\t\t\t1678\t2½\t7\t\t\t(1494)\t\n"
                           "4\tP\tppppp\t\t\t1455\t2,0\t4\t\t\tErstdaten\t\n";
    QTest::newRow("tabs") << tsv;
    QTest::newRow("carriage returns") << QByteArray(tsv).replace("\n", "\r\n");
    QTest::newRow("semicolons, windows-1252")
        << app::encodeAs(QString::fromUtf8(QByteArray(tsv).replace('\t', ';')),
                         app::ListEncoding::Windows1252)
               .data;
    QTest::newRow("quoted") << QByteArray(tsv).replace("\t2220 - 31\t", "\t\"2220 - 31\"\t");
    QTest::newRow("bars") << QByteArray(QByteArray(tsv).replace('\t', '|').replace("4\tP", "4|P"));
    QByteArray html = "<html><body><table><tr><td>menu</td></tr></table><TABLE>";
    for (const QByteArray& line : tsv.split('\n')) {
        html += "<TR>";
        for (const QByteArray& cell : line.split('\t'))
            html += "<td>" + cell + "</td>";
        html += "</TR>";
    }
    QTest::newRow("web page") << QByteArray("<!DOCTYPE html>" + html + "</TABLE>");
}

void TestOfficialResult::readsTables()
{
    QFETCH(const QByteArray, data);
    const auto result = app::readOfficialResult(data);
    QVERIFY(result.has_value());
    QVERIFY(result->notes.empty());
    QCOMPARE(result->rows.size(), std::size_t(4));
    const app::OfficialRow& first = result->rows[0];
    QCOMPARE(first.number.value(), 1);
    QCOMPARE(first.name, "A");
    QCOMPARE(value(first, OfficialField::OldRating).value(), 2220.0);
    QCOMPARE(value(first, OfficialField::OldIndex).value(), 31.0);
    QCOMPARE(value(first, OfficialField::Coefficient).value(), 25.0);
    QCOMPARE(value(first, OfficialField::OpponentsAverage).value(), 1855.0);
    QCOMPARE(value(first, OfficialField::Score).value(), 7.0);
    QCOMPARE(value(first, OfficialField::Games).value(), 7.0);
    QVERIFY(first.of(OfficialField::Expected) == (app::OfficialNumber{5.99, 3}));
    QCOMPARE(value(first, OfficialField::NewIndex).value(), 32.0);
    QVERIFY(!value(result->rows[1], OfficialField::NewRating));
    QCOMPARE(value(result->rows[1], OfficialField::Coefficient).value(), 42.0);
    QCOMPARE(value(result->rows[2], OfficialField::NewRating).value(), 1494.0);
    QVERIFY(result->rows[2].member == false);
    QCOMPARE(value(result->rows[2], OfficialField::Score).value(), 2.5);
    QVERIFY(!value(result->rows[3], OfficialField::NewRating));
}

void TestOfficialResult::readsOwnFiles()
{
    const engine::Tournament tournament = tests::woExample();
    const engine::RuleVersion& version = **app::shippedRules().find("dwz-2026");
    const auto evaluation = engine::evaluate(tournament, version);
    const auto json = app::readOfficialResult(app::writeEvaluationJson(tournament, version, *evaluation, {}));
    const auto system = engine::systemOf(version);
    for (const bool german : {false, true}) {
        const app::CsvStyle style{.separator = german ? u';' : u',', .decimalMark = german ? u',' : u'.'};
        const auto csv = app::readOfficialResult(
            app::writeEvaluationCsv(tournament, *evaluation, (*system)->description().columns, style));
        QVERIFY(csv.has_value());
        QCOMPARE(csv->rows.size(), tournament.participants.size());
        QCOMPARE(json->rows.size(), tournament.participants.size());
        for (std::size_t i = 0; i < csv->rows.size(); ++i) {
            QCOMPARE(csv->rows[i].name, tournament.participants[i].name);
            QCOMPARE(json->rows[i].number.value(), tournament.participants[i].number.value());
            for (const OfficialField field :
                 {OfficialField::OldRating, OfficialField::NewRating, OfficialField::Games,
                  OfficialField::Score, OfficialField::OldIndex})
                QCOMPARE(value(csv->rows[i], field), value(json->rows[i], field));
        }
    }
}

void TestOfficialResult::refuses_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, const QByteArray& data, ImportCode code) {
        QTest::newRow(name) << data << static_cast<int>(code);
    };
    row("nothing", {}, ImportCode::Empty);
    row("blanks", " \n\t", ImportCode::Empty);
    row("text", "Hello\nWorld\n", ImportCode::MissingPart);
    row("heads without rows", "Name\tDWZ neu\n", ImportCode::MissingPart);
    row("no heads", "1\tA\t2220\n2\tB\t2100\n", ImportCode::MissingPart);
    row("nobody", "{\"players\": []}", ImportCode::MissingPart);
    row("other json", "{\"a\": 1}", ImportCode::MissingPart);
    row("broken json", "{\"players\": [", ImportCode::Malformed);
    row("deep json", QByteArray("[").repeated(100'000), ImportCode::Malformed);
    row("page without a table of players", "<html><table><tr><td>1</td></tr></table></html>",
        ImportCode::MissingPart);
    row("too large", QByteArray(app::kMaximumOfficialBytes + 1, 'x'), ImportCode::TooLarge);
    row("too many rows", "Name\tDWZ neu\n" + QByteArray("A\t1500\n").repeated(app::kMaximumOfficialRows + 10),
        ImportCode::TooLarge);
}

void TestOfficialResult::refuses()
{
    QFETCH(const QByteArray, data);
    QFETCH(const int, code);
    const auto result = app::readOfficialResult(data);
    QVERIFY(!result.has_value());
    QCOMPARE(static_cast<int>(result.error().front().code), code);
}

void TestOfficialResult::notesWhatIsNoNumber()
{
    const auto result = app::readOfficialResult("Name\tDWZ alt\tWe\tDWZ neu\nA\t19x5\t3,2,1\t1500 - 2\n");
    QVERIFY(result.has_value());
    QCOMPARE(result->notes.size(), std::size_t(2));
    QCOMPARE(result->notes[0].place.line, 2);
    QVERIFY(!value(result->rows[0], OfficialField::OldRating));
}

ZAHLMEISTER_TEST(TestOfficialResult, QCoreApplication)

} // namespace tst_officialresult

#include "tst_officialresult.moc"
