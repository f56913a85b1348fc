// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as club pages, mails, spreadsheets and PDF files have them: tests/data/tables holds each with what
// must be understood. Damaged ones must be refused, with the right cell.
#include <algorithm>
#include <set>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include "app/formats/table/tabletext.h"
#include "app/formats/tournamentformat.h"
#include "app/open/open.h"
#include "app/text/textencoding.h"
#include "tests/support/importing.h"
#include "tests/support/testmain.h"

namespace tst_tournamenttables {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using tests::contentOf;

namespace {

QDir tables()
{
    return QDir(QStringLiteral(ZAHLMEISTER_TEST_DATA "/tables"));
}

/// The table whose name begins so.
QString tableNamed(const QString& name)
{
    for (const QString& file : tables().entryList({name + u".*"_s}, QDir::Files)) {
        if (!file.endsWith(u".expected.json"_s))
            return tables().filePath(file);
    }
    qFatal("no table %s", qPrintable(name));
}

QString textOf(const QString& name)
{
    return decodeText(contentOf(tableNamed(name))).text;
}

/// Games as texts; where nobody knows the colours, the lower number comes first.
QStringList gamesOf(const engine::Tournament& tournament, bool colours)
{
    QStringList games;
    for (const engine::Game& game : tournament.games) {
        engine::Game shown = game;
        if (!colours && shown.black < shown.white) {
            std::swap(shown.white, shown.black);
            shown.result = shown.result.mirrored();
        }
        games.append(u"%1: %2-%3 %4"_s.arg(shown.round.value_or(0))
                         .arg(shown.white.value())
                         .arg(shown.black.value())
                         .arg(QString::fromStdString(std::string(engine::resultText(shown.result)))));
    }
    games.sort();
    return games;
}

QStringList gamesOf(const QJsonArray& expected, bool colours)
{
    engine::Tournament tournament;
    for (const auto& value : expected) {
        const QJsonArray game = value.toArray();
        const int round = game[0].toInt();
        tournament.games.push_back({.round = round > 0 ? std::optional(round) : std::nullopt,
                                    .white = engine::ParticipantNumber(game[1].toInt()),
                                    .black = engine::ParticipantNumber(game[2].toInt()),
                                    .result = *engine::resultFromText(game[3].toString().toStdString())});
    }
    return gamesOf(tournament, colours);
}

/// The matches as `1: SC Aa - SF Bb`, and the teams of games that are not those of their players.
QStringList matchesOf(const engine::Tournament& tournament)
{
    QStringList lines;
    for (const engine::Fixture& fixture : tournament.header.schedule)
        lines.append(u"%1: %2 - %3"_s.arg(fixture.round)
                         .arg(QString::fromStdString(fixture.home), QString::fromStdString(fixture.away)));
    for (const engine::Game& game : tournament.games) {
        const auto isOther = [&](engine::ParticipantNumber player, const std::string& team) {
            return team != tournament.participants[*tournament.indexOf(player)].team;
        };
        if (isOther(game.white, game.whiteTeam) || isOther(game.black, game.blackTeam))
            lines.append(
                u"%1/%2: %3 | %4"_s.arg(game.round.value_or(0))
                    .arg(game.board.value_or(0))
                    .arg(QString::fromStdString(game.whiteTeam), QString::fromStdString(game.blackTeam)));
    }
    return lines;
}

/// As the expectations call them.
QString kindText(TableKind kind)
{
    static const QStringList kKinds{u"crosstable"_s, u"progress-table"_s, u"pairings"_s, u"participants"_s,
                                    u"ranking"_s};
    return kKinds.at(static_cast<qsizetype>(kind));
}

QString described(const TableReading& reading)
{
    QStringList lines{kindText(reading.kind)};
    for (const ImportNote& note : reading.notes) {
        QString line = u"%1 at %2,%3"_s.arg(QLatin1String(importCodeText(note.code).data()))
                           .arg(note.place.line)
                           .arg(note.place.column);
        for (const std::string& arg : note.args)
            line += u" | "_s + QString::fromStdString(arg);
        lines.append(line);
    }
    return lines.join(u'\n');
}

QStringList noteCodes(const TableReading& reading)
{
    std::set<QString> codes;
    for (const ImportNote& note : reading.notes)
        codes.insert(QLatin1String(importCodeText(note.code).data()));
    return {codes.begin(), codes.end()};
}

template <class Value>
QString shown(const std::optional<Value>& value)
{
    return value ? QString::number(*value) : u"none"_s;
}

/// A participant as the expectation describes him; only what it tells is compared.
void compareParticipant(const engine::Participant& person, const QJsonObject& expected)
{
    QCOMPARE(person.number.value(), expected[u"number"_s].toInt());
    QCOMPARE(QString::fromStdString(person.name), expected[u"name"_s].toString());
    const auto compareNumber = [&](const QString& key, std::optional<int> value) {
        if (expected.contains(key))
            QCOMPARE(shown(value), QString::number(expected[key].toInt()));
    };
    compareNumber(u"rating"_s, person.rating ? std::optional(person.rating->value()) : std::nullopt);
    compareNumber(u"index"_s, person.index);
    compareNumber(u"birth"_s, person.birthYear);
    compareNumber(u"member"_s, person.memberNumber);
    if (expected.contains(u"club"_s))
        QCOMPARE(QString::fromStdString(person.clubName), expected[u"club"_s].toString());
    if (expected.contains(u"team"_s))
        QCOMPARE(QString::fromStdString(person.team), expected[u"team"_s].toString());
    if (expected.contains(u"vkz"_s))
        QCOMPARE(QString::fromStdString(person.club), expected[u"vkz"_s].toString());
    if (expected.contains(u"sex"_s))
        QCOMPARE(person.sex == engine::Sex::Female ? u"w"_s : u"m"_s, expected[u"sex"_s].toString());
}

class TestTournamentTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsOtherLanguages_data();
    void readsOtherLanguages();
    void endsOnHostileText_data();
    void endsOnHostileText();
    void keepsTheReasonAmongManyDoubts();
    void understands_data();
    void understands();
    void refuses_data();
    void refuses();
    void marksBothCellsOfAContradiction();
    void columnsCanBeNamed();
    void numbersCanBeNamed();
    void kindCanBeNamed();
    void takesPeopleFromOtherTables();
    void namesOtherTablesWithGames();
    void readsAsAFile();
    void countsOnlyTables_data();
    void countsOnlyTables();
    void survivesAnyCut();
    void readsTheSamples();
};

} // namespace

void TestTournamentTables::understands_data()
{
    QTest::addColumn<QString>("name");
    int count = 0;
    for (const QString& file : tables().entryList({u"*.expected.json"_s}, QDir::Files)) {
        const QString name = file.section(u'.', 0, 0);
        QTest::newRow(qPrintable(name)) << name;
        ++count;
    }
    QVERIFY(count >= 40);
}

void TestTournamentTables::understands()
{
    QFETCH(QString, name);
    const QJsonObject expected =
        QJsonDocument::fromJson(contentOf(tables().filePath(name + u".expected.json"_s))).object();
    QVERIFY(!expected.isEmpty());
    const TableReading reading = readTableText(textOf(name)).reading;
    QVERIFY2(reading.tournament, qPrintable(described(reading)));
    QCOMPARE(kindText(reading.kind), expected[u"kind"_s].toString());
    const engine::Tournament& tournament = *reading.tournament;
    const QJsonArray people = expected[u"participants"_s].toArray();
    QCOMPARE(static_cast<qsizetype>(tournament.participants.size()), people.size());
    for (qsizetype i = 0; i < people.size(); ++i)
        compareParticipant(tournament.participants[static_cast<std::size_t>(i)], people[i].toObject());
    const bool colours = expected[u"colours"_s].toBool();
    QCOMPARE(gamesOf(tournament, colours), gamesOf(expected[u"games"_s].toArray(), colours));
    if (expected.contains(u"notes"_s)) {
        QStringList codes;
        for (const auto& code : expected[u"notes"_s].toArray())
            codes.append(code.toString());
        codes.sort();
        QCOMPARE(noteCodes(reading), codes);
    }
    if (expected.contains(u"matches"_s))
        QCOMPARE(matchesOf(tournament), expected[u"matches"_s].toVariant().toStringList());
    if (expected.contains(u"name"_s))
        QCOMPARE(QString::fromStdString(tournament.header.name), expected[u"name"_s].toString());
    QStringList byes;
    for (const engine::Participant& person : tournament.participants) {
        for (const engine::Bye& bye : person.byes) {
            byes.append(u"%1 in %2: %3"_s.arg(person.number.value())
                            .arg(bye.round)
                            .arg(bye.score.halfPoints() / 2.0));
        }
    }
    QStringList expectedByes;
    for (const auto& value : expected[u"byes"_s].toArray()) {
        const QJsonArray bye = value.toArray(); // participant, round, and points when it is not one
        expectedByes.append(
            u"%1 in %2: %3"_s.arg(bye[0].toInt()).arg(bye[1].toInt()).arg(bye.at(2).toDouble(1)));
    }
    QCOMPARE(byes, expectedByes);
}

// NOLINTNEXTLINE(readability-function-size): a table
void TestTournamentTables::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");

    const auto row = [](const char* name, const QString& text, const char* code, int line, int column) {
        QTest::newRow(name) << text << QString::fromUtf8(code) << line << column;
    };
    const QString square = u"Nr;Name;1;2;3;Pkt\n"
                           "1;Albrecht, Jonas;*;1;½;1,5\n"
                           "2;Becker, Ulrike;0;*;1;1\n"
                           "3;Ihle, Sebastian;½;0;*;0,5\n"_s;
    const auto changed = [](QString text, const QString& from, const QString& to) {
        if (text.count(from) != 1)
            qFatal("%s is there %d times", qPrintable(from), int(text.count(from)));
        return text.replace(from, to);
    };
    row("two winners", changed(square, u";0;*;1;1"_s, u";1;*;1;2"_s), "results-contradict", 2, 4);
    row("two losers", changed(square, u"*;1;½"_s, u"*;0;½"_s), "results-contradict", 2, 4);
    row("draw and win", changed(square, u"½;0;*"_s, u"1;0;*"_s), "results-contradict", 2, 5);
    row("win against a forfeit", changed(square, u";0;*;1"_s, u";-;*;1"_s), "results-contradict", 2, 4);
    row("points", changed(square, u"½;1,5"_s, u"½;2"_s), "points-contradict", 2, 6);
    row("result on the diagonal", changed(square, u"½;0;*"_s, u"½;0;1"_s), "result-on-diagonal", 4, 5);
    row("no result", changed(square, u"½;0;*"_s, u"½;7;*"_s), "bad-result", 4, 4);
    row("a word", changed(square, u"½;0;*"_s, u"½;verloren;*"_s), "bad-result", 4, 4);
    row("number twice", changed(square, u"3;Ihle"_s, u"2;Ihle"_s), "duplicate-number", 4, 1);
    row("half without points", changed(changed(square, u";Pkt"_s, u";Wtg"_s), u"½;0;*"_s, u"½;;*"_s),
        "result-missing", 4, 4);
    row("a player is missing", changed(square, u"3;Ihle, Sebastian;½;0;*;0,5\n"_s, u""_s),
        "square-incomplete", 1, 5);

    const QString progress = u"Nr\tName\t1\t2\t3\tPunkte\n"
                             "1\tAlbrecht, Jonas\t4w1\t2s½\t3w1\t2½\n"
                             "2\tBecker, Ulrike\t3s1\t1w½\t4s½\t2\n"
                             "3\tvon Dahlen, Konrad\t2w0\t4s1\t1s0\t1\n"
                             "4\tEbersbach, Lutz\t1s0\t3w0\t2w½\t½\n"_s;
    row("other result", changed(progress, u"2s½"_s, u"2s1"_s), "opponent-disagrees", 2, 4);
    row("other opponent", changed(progress, u"3w0"_s, u"2w0"_s), "opponent-disagrees", 4, 4);
    row("same colours", changed(progress, u"3s1"_s, u"3w1"_s), "colours-equal", 3, 3);
    row("nobody", changed(progress, u"4s½"_s, u"7s½"_s), "unknown-opponent", 3, 5);
    row("himself", changed(progress, u"4s½"_s, u"2s½"_s), "plays-himself", 3, 5);
    row("sum", changed(progress, u"\t2½\n"_s, u"\t3\n"_s), "points-contradict", 2, 6);
    row("cell cut off", changed(progress, u"3w1"_s, u"3w"_s), "opponent-disagrees", 2, 5);
    row("cell with rubbish", changed(progress, u"3w1"_s, u"3w12"_s), "bad-result", 2, 5);
    row("missing half", changed(changed(progress, u"Punkte"_s, u"Wtg"_s), u"1s0\t3w0"_s, u"\t3w0"_s),
        "opponent-missing", 5, 3);
    row("team table",
        u"Rk.;Mannschaft;1.Rd;2.Rd\n1;SK Lindenau;2w2½;3b3\n2;SV Turm Eschbach;1b1½;4w2\n"
        "3;SC Springer;4b3½;1w1\n4;SG Altenfeld;3w½;2b2\n"_s,
        "team-table", 2, 3);
    row("standing of teams",
        u"Pl.;Mannschaft;S;R;V;MP;BP\n1;SK Lindenau;3;0;0;6;14\n2;SV Turm Eschbach;2;0;1;4;12\n"_s,
        "team-table", 1, 2);

    const QString pairings = u"Runde;TNr;Weiß;TNr;Schwarz;Ergebnis\n"
                             "1;1;Albrecht, Jonas;2;Becker, Ulrike;1-0\n"
                             "1;3;von Dahlen, Konrad;4;Ebersbach, Lutz;½-½\n"
                             "2;2;Becker, Ulrike;3;von Dahlen, Konrad;+:-\n"_s;
    row("number of another", changed(pairings, u";4;Ebers"_s, u";2;Ebers"_s), "duplicate-number", 3, 5);
    row("twice in a round", changed(pairings, u"2;2;Becker"_s, u"1;2;Becker"_s), "two-games-in-one-round", 4,
        3);
    row("white against white", changed(pairings, u"2;Becker, Ulrike;1-0"_s, u"1;Albrecht, Jonas;1-0"_s),
        "two-games-in-one-round", 2, 5);
    row("three surnames", u"Adler-Bach 1:0\nClausen-Dorn 0:1\nMüller-Lüders-Engel 1:0\n"_s, "bad-value", 4,
        2);
    row("impossible result", changed(pairings, u"1-0"_s, u"1-1"_s), "bad-result", 2, 6);
    row("score of a match", changed(pairings, u"1-0"_s, u"3-1"_s), "bad-result", 2, 6);
}

void TestTournamentTables::refuses()
{
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(int, line);
    QFETCH(int, column);
    const TableReading reading = readTableText(text).reading;
    QVERIFY2(reading.isRefused(), qPrintable(described(reading)));
    const auto named = std::ranges::find_if(reading.notes, [&](const ImportNote& note) {
        return note.level == ImportLevel::Refused &&
               QLatin1String(importCodeText(note.code).data()) == code && note.place.line == line &&
               note.place.column == column;
    });
    QVERIFY2(named != reading.notes.end(), qPrintable(described(reading)));
    QCOMPARE(reading.state(line - 1, column - 1), CellState::Contradictory);
}

void TestTournamentTables::marksBothCellsOfAContradiction()
{
    const TableReading reading =
        readTableText(u"Nr\tName\t1\t2\n1\tAlbrecht, Jonas\tx\t1\n2\tBecker, Ulrike\t1\tx\n"_s).reading;
    QVERIFY(reading.isRefused());
    QCOMPARE(reading.state(1, 3), CellState::Contradictory);
    QCOMPARE(reading.state(2, 2), CellState::Contradictory);
    QCOMPARE(reading.state(1, 2), CellState::Fine);
    QCOMPARE(reading.state(1, 1), CellState::Fine);
}

void TestTournamentTables::columnsCanBeNamed()
{
    // "Wertung" may be a rating or a tie-break; "Pkt" contradicts until it is left out.
    const TableGrid grid = readTableText(u"Nr\tName\tLeistung\t1\t2\tPkt\n1\tAlbrecht, Jonas\t1802\tx\t1\t7\n"
                                         "2\tBecker, Ulrike\t1650\t0\tx\t0\n"_s)
                               .grid;
    QVERIFY(readTable(grid).isRefused());
    TableOverrides overrides;
    overrides.columns[5] = {TableColumn::Ignored, 0};
    overrides.columns[2] = {TableColumn::Dwz, 0};
    const TableReading reading = readTable(grid, overrides);
    QVERIFY2(reading.tournament, qPrintable(described(reading)));
    QCOMPARE(reading.tournament->participants[1].rating->value(), 1650);
    QCOMPARE(reading.columns[2].column, TableColumn::Dwz);
    QCOMPARE(reading.tournament->games.size(), std::size_t{1});
}

void TestTournamentTables::numbersCanBeNamed()
{
    // Ranks and start numbers both make sense: nothing is guessed, the user decides.
    const QString text = u"Rang\tNr\tName\t1\n1\t2\tAlbrecht, Jonas\t4w½\n2\t1\tBecker, Ulrike\t3w½\n"
                         "3\t4\tIhle, Sebastian\t2s½\n4\t3\tOster, Franziska\t1s½\n"_s;
    const TablesReading read = readTableText(text);
    QVERIFY(read.reading.isRefused());
    QCOMPARE(read.reading.notes.front().code, ImportCode::NumbersAmbiguous);
    TableOverrides overrides;
    overrides.numbers = NumberMeaning::Rank;
    const TableReading byRank = readTable(read.grid, overrides);
    QVERIFY2(byRank.tournament, qPrintable(described(byRank)));
    QCOMPARE(gamesOf(*byRank.tournament, true), QStringList({u"1: 1-4 1/2"_s, u"1: 2-3 1/2"_s}));
    overrides.numbers = NumberMeaning::StartNumber;
    QVERIFY(readTable(read.grid, overrides).tournament);
}

void TestTournamentTables::kindCanBeNamed()
{
    const TableGrid grid = readTableText(textOf(u"crosstable-spreadsheet"_s)).grid;
    TableOverrides overrides;
    overrides.kind = TableKind::Participants;
    const TableReading reading = readTable(grid, overrides);
    QVERIFY(reading.tournament);
    QVERIFY(reading.tournament->games.empty());
    QCOMPARE(reading.tournament->participants.size(), std::size_t{8});
}

void TestTournamentTables::takesPeopleFromOtherTables()
{
    const QString text =
        u"| Nr | Name | DWZ | Geb |\n|--|--|--|--|\n| 1 | Albrecht, Jonas | 1802-12 | 1980 |\n"
        "| 2 | Becker, Ulrike | 1650-3 | 1999 |\n\n| Nr | Name | 1 | 2 |\n|--|--|--|--|\n"
        "| 1 | Albrecht, Jonas | x | 1 |\n| 2 | Becker, Ulrike | 0 | x |\n"_s;
    const TableReading reading = readTableText(text).reading;
    QVERIFY2(reading.tournament, qPrintable(described(reading)));
    QCOMPARE(reading.tournament->games.size(), std::size_t{1});
    QCOMPARE(reading.tournament->participants[1].rating->value(), 1650);
    QCOMPARE(reading.tournament->participants[1].birthYear, std::optional(1999));
}

// A second group, or the second half of a double round, is not lost in silence; the same table again is no
// loss.
void TestTournamentTables::namesOtherTablesWithGames()
{
    const QString first = u"# Gruppe A\n\n| Nr | Name | 1 | 2 |\n|--|--|--|--|\n"
                          "| 1 | Albrecht, Jonas | x | 1 |\n| 2 | Becker, Ulrike | 0 | x |\n\n"_s;
    const QString second =
        u"# Gruppe B\n\n| Nr | Name | 1 | 2 |\n|--|--|--|--|\n"
        "| 1 | Ihle, Sebastian | x | \u00bd |\n| 2 | Oster, Franziska | \u00bd | x |\n\n"_s;
    const TableReading both = readTableText(first + second).reading;
    QVERIFY2(both.tournament, qPrintable(described(both)));
    const auto named = std::ranges::find(both.notes, ImportCode::UnknownPart, &ImportNote::code);
    QVERIFY2(named != both.notes.end(), qPrintable(described(both)));
    QCOMPARE(named->args, std::vector<std::string>{"Gruppe B"});
    QVERIFY(named->level == ImportLevel::Doubt);
    QVERIFY(!noteCodes(readTableText(first + first).reading).contains(u"unknown-part"_s));
}

void TestTournamentTables::readsAsAFile()
{
    const QString path = tableNamed(u"progress-chess-results-english"_s);
    const ImportInput input{{u"table.csv"_s, contentOf(path)}};
    const Opened opened = open(input);
    QCOMPARE(opened.format, std::string_view("chess-results"));
    const ImportResult& result = opened.result;
    QVERIFY(result.has_value());
    QCOMPARE(result->tournament.participants.size(), std::size_t{11});
    // A refusal names the line of the file.
    QByteArray damaged = contentOf(path);
    damaged.replace(damaged.indexOf("w1;"), 3, "w0;");
    const ImportResult refused = open({{u"table.csv"_s, damaged}}).result;
    QVERIFY(!refused.has_value());
    QVERIFY(refused.error().front().place.line > 6);
}

void TestTournamentTables::countsOnlyTables_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("letter") << "Liebe Freunde,\nwir treffen uns am 12. Mai um 19 Uhr.\nBis dann!\n"_ba;
    QTest::newRow("numbers") << "1;2;3\n4;5;6\n7;8;9\n"_ba;
    QTest::newRow("binary") << QByteArray("\x7f\x45\x4c\x46\x00\x01\x02;a;b\n;c;d", 16);
    QTest::newRow("cells of a table below each other")
        << "Nr.\nTeilnehmer\nTWZ\nPunkte\nSoBerg\n1.\nAdler, Jo\n1800\n2.5\n3.\nBach, Max\n1.5\n0.5\n"_ba;
    QTest::newRow("page without table") << "<html><body><p>Hallo</p></body></html>"_ba;
}

void TestTournamentTables::countsOnlyTables()
{
    QFETCH(QByteArray, data);
    QVERIFY(open({{u"file"_s, data}}).format.empty());
}

void TestTournamentTables::survivesAnyCut()
{
    // Cut off anywhere, a table is read or refused, and whatever is read is whole.
    for (const QString& name :
         {u"crosstable-pdf"_s, u"progress-swisschess"_s, u"pairings-mail"_s, u"crosstable-webpage"_s}) {
        const QByteArray data = contentOf(tableNamed(name));
        for (qsizetype size = 0; size < data.size(); size += 7) {
            const ImportResult result = open({{name, data.first(size)}}, "table").result;
            if (!result.has_value())
                QVERIFY(!result.error().empty());
        }
    }
}

void TestTournamentTables::readsTheSamples()
{
    const QString folder = qEnvironmentVariable("ZAHLMEISTER_SAMPLES");
    if (folder.isEmpty())
        QSKIP("ZAHLMEISTER_SAMPLES is not set");
    const auto read = [&](const QString& path) {
        return readTableText(decodeText(contentOf(folder + path)).text).reading;
    };
    const TableReading memorial = read(u"/chess_results_csv/2007-iv-memorial-lobaziewicza.csv"_s);
    QVERIFY2(memorial.tournament, qPrintable(described(memorial)));
    QCOMPARE(memorial.tournament->participants.size(), std::size_t{35});
    QCOMPARE(read(u"/chess_results_csv/2018-olympiad-batumi.csv"_s).notes.front().code,
             ImportCode::TeamTable);
    const TableReading gonzaga = read(u"/text_crosstable/gonzaga_challengers_2010.txt"_s);
    QVERIFY2(gonzaga.tournament, qPrintable(described(gonzaga)));
    QCOMPARE(gonzaga.tournament->games.size(), std::size_t{147});
    QCOMPARE(read(u"/chess_results_html/ended_standings.html"_s).kind, TableKind::Ranking);
    QCOMPARE(read(u"/chess_results_html/ended_pairings.html"_s).kind, TableKind::Pairings);
    ImportInput club;
    const QDir pages(folder + u"/club_markdown/ilmenau_vm_2023"_s);
    for (const QString& name : pages.entryList({u"*.md"_s}, QDir::Files))
        club.push_back({name, contentOf(pages.filePath(name))});
    const ImportResult championship = open(club).result;
    QVERIFY(championship.has_value());
    QCOMPARE(championship->tournament.participants.size(), std::size_t{22});
    QCOMPARE(championship->tournament.games.size(), std::size_t{58});
    // The evaluation list knows the DWZ; the start list has only what was used for the pairings.
    QCOMPARE(championship->tournament.participants[2].rating->value(), 2198);
    QCOMPARE(championship->tournament.participants[2].birthYear, std::optional(1998));
}

// chess-results writes its heads, and the letters of the colours, in the language of whoever looks.
void TestTournamentTables::readsOtherLanguages_data()
{
    QTest::addColumn<QString>("head");
    QTest::addColumn<QString>("black"); ///< the letter
    QTest::addColumn<QString>("white");
    QTest::newRow("English") << u"Rk.;SNo;;Name;Rtg;FED;1.Rd;2.Rd;3.Rd;Pts.;TB1"_s << u"b"_s << u"w"_s;
    QTest::newRow("German") << u"Rg.;Snr;;Name;Elo;Land;1.Rd;2.Rd;3.Rd;Pkt.;Wtg1"_s << u"s"_s << u"w"_s;
    QTest::newRow("Spanish") << u"Rk.;No.Ini.;;Nombre;EloI;FED;1.Rd;2.Rd;3.Rd;Pts.;Des 1"_s << u"n"_s
                             << u"b"_s;
    QTest::newRow("Turkish") << u"Sıra;BNo;;İsim;ELO;FED;1.Tur;2.Tur;3.Tur;Puan;Eş.1"_s << u"s"_s << u"b"_s;
    QTest::newRow("French") << u"Rg.;No.Ini.;;Nom;Elo;FED;1.Ronde;2.Ronde;3.Ronde;Pts;Dep1"_s << u"n"_s
                            << u"b"_s;
    QTest::newRow("Italian") << u"Rk.;St.Nr;;Nome;EloI;FED;1.T;2.T;3.T;Pt.;Spr1"_s << u"n"_s << u"b"_s;
    QTest::newRow("Polish") << u"M-ce;Nr st.;;Zawodnik;Elo;FED;1.Rd;2.Rd;3.Rd;Pkt.;Kry1"_s << u"c"_s
                            << u"b"_s;
    QTest::newRow("Dutch") << u"Rk.;Nr;;Naam;Rtg;FED;1.Rd;2.Rd;3.Rd;Ptn.;WP1"_s << u"z"_s << u"w"_s;
}

void TestTournamentTables::readsOtherLanguages()
{
    QFETCH(QString, head);
    QFETCH(QString, black);
    QFETCH(QString, white);
    QString text = u"Open\n"_s + head +
                   u"\n1;4;GM;Muster, Hans;2300;GER;2W1;3B½;4W1;2,5;5"
                   "\n2;3;;Çelik, Ayşe;2200;TUR;1B0;4W1;3B½;1,5;4"
                   "\n3;2;FM;García, José;2100;ESP;4B1;1W½;2W½;2;4"
                   "\n4;1;;Groß, Uwe;2000;GER;3W0;2B0;1B0;0;4\n"_s;
    static const QRegularExpression kWhite(u"(?<=;\\d)W"_s);
    static const QRegularExpression kBlack(u"(?<=;\\d)B"_s);
    text.replace(kWhite, white).replace(kBlack, black);
    const TablesReading read = readTableText(text);
    QVERIFY(!read.reading.isRefused());
    const engine::Tournament& tournament = *read.reading.tournament;
    QCOMPARE(tournament.participants.size(), std::size_t(4));
    QCOMPARE(tournament.participants[3].name, std::string("Muster, Hans")); // has start number 4
    QCOMPARE(tournament.participants[3].rating->value(), 2300);
    QCOMPARE(tournament.games.size(), std::size_t(6));
    const engine::Game& first = tournament.games.front();
    QCOMPARE(first.white.value(), 4);
    QCOMPARE(first.black.value(), 3);
    QVERIFY(first.result == engine::kWhiteWins);
}

// The same few signs over and over: no pattern may try each against every other.
void TestTournamentTables::endsOnHostileText_data()
{
    QTest::addColumn<QString>("text");
    constexpr qsizetype kMany = 200'000;
    const QString table = u"| Nr | Name |\n|---|---|\n| "_s;
    QTest::newRow("brackets") << table + QString(kMany, u'[') + u" |\n"_s;
    QTest::newRow("links") << table + u"[](["_s.repeated(kMany / 4) + u" |\n"_s;
    QTest::newRow("rule") << u'|' + QString(kMany, u' ') + u"x\n|--|"_s + QString(kMany, u' ') + u"x\n"_s;
    QTest::newRow("title") << u"title:"_s + QString(kMany, u' ') + u"x\n|a|b|\n|--|--|\n|c|d|\n"_s;
    const QString blanks(1900, u' ');
    const QString pairing = u"Mueller"_s + blanks + u"- Schmidt"_s + blanks + u"x\n"_s;
    QTest::newRow("pairings") << pairing.repeated(50);
    QString square = u"Nr;Name\n"_s;
    for (int row = 0; row < 200; ++row)
        square += u"%1;Mueller, Hans%1"_s.arg(row) + u";x"_s.repeated(1500) + u'\n';
    QTest::newRow("marks of diagonals") << square;
    const QString cells = u"1 "_s.repeated(1990) + u'\n';
    QTest::newRow("heads") << u"h "_s.repeated(1990) + u"\n1 Mue ab "_s + cells + u"2 Mue ab "_s + cells;
    QTest::newRow("bars") << QString(kMany, u'|');
    QTest::newRow("quotes") << u"Nr;Name\n"_s + u"1;\""_s.repeated(kMany / 3);
}

void TestTournamentTables::endsOnHostileText()
{
    QFETCH(QString, text);
    QVERIFY(readTableText(text).reading.isRefused());
}

// Hundreds of doubtful dates before a result that is none.
void TestTournamentTables::keepsTheReasonAmongManyDoubts()
{
    QString text = u"Weiß;Schwarz;Ergebnis;Datum\n"_s;
    for (int i = 0; i < 400; ++i)
        text += u"Adler%1, Jo;Bär%1, Jo;1-0;gestern\n"_s.arg(QString(QChar(u'a' + i / 26)) +
                                                             QChar(u'a' + i % 26));
    text += u"Zander, Jo;Zobel, Jo;7-9;gestern\n"_s;
    const TablesReading read = readTableText(text);
    QVERIFY(read.reading.isRefused());
    QVERIFY(read.reading.notes.front().code == ImportCode::BadResult);
}

ZAHLMEISTER_TEST(TestTournamentTables, QCoreApplication)

} // namespace tst_tournamenttables

#include "tst_tournamenttables.moc"
