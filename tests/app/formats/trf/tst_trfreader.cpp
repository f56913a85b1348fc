// SPDX-License-Identifier: GPL-3.0-or-later
// Clauses: TRF26 of 12 May 2025, TRF16 of 10 August 2015 (FIDE handbook C.04 annex 2).
#include <set>

#include <QDir>
#include <QTest>

#include "app/formats/trf/trf.h"
#include "app/notes/notelist.h"
#include "app/open/open.h"
#include "app/text/textencoding.h"
#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"

namespace tst_trfreader {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

/// A record 001; cells are joined as they are, ten characters each.
QString player(int number, const QString& name, const QString& points, const QStringList& cells,
               const QString& rating = {}, const QString& fideId = {}, const QString& birth = {})
{
    QString line = u"001 %1 m    %2 %3 GER %4 %5 %6    1"_s.arg(number, 4)
                       .arg(name, -33)
                       .arg(rating, 4)
                       .arg(fideId, 11)
                       .arg(birth, -10)
                       .arg(points, 4);
    for (const QString& cell : cells)
        line += u"  "_s + cell;
    return line + u'\n';
}

ImportResult readText(const QString& text)
{
    return readTrf({{u"test.trf"_s, text.toUtf8()}});
}

/// Games as `round white-black result`, with `!` when they are not to be rated.
QStringList games(const engine::Tournament& tournament)
{
    QStringList lines;
    for (const engine::Game& game : tournament.games) {
        lines.append(u"%1 %2-%3 %4%5"_s.arg(game.round.value_or(0))
                         .arg(game.white.value())
                         .arg(game.black.value())
                         .arg(QString::fromStdString(std::string(engine::resultText(game.result))),
                              game.rated ? u""_s : u"!"_s));
    }
    return lines;
}

/// Notes as `code line:column`.
QStringList remarks(const std::vector<ImportNote>& notes)
{
    QStringList lines;
    for (const ImportNote& note : notes) {
        lines.append(u"%1 %2:%3"_s.arg(QString::fromStdString(std::string(importCodeText(note.code))))
                         .arg(note.place.line)
                         .arg(note.place.column));
    }
    return lines;
}

bool hasNote(const ImportedTournament& imported, ImportCode code)
{
    return std::ranges::any_of(imported.notes, [&](const ImportNote& note) { return note.code == code; });
}

QStringList refusals(const QString& text)
{
    const ImportResult result = readText(text);
    return result.has_value() ? QStringList{u"was read"_s} : remarks(result.error());
}

QByteArray sample(const QString& path)
{
    return tests::contentOf(qEnvironmentVariable("ZAHLMEISTER_SAMPLES") + u'/' + path);
}

} // namespace

class TestTrfReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recognises_data();
    void recognises();
    void readsHeader();
    void readsPlayers();
    void readsEveryResult();
    void readsByes();
    void readsLineEnds_data();
    void readsLineEnds();
    void readsEncodings_data();
    void readsEncodings();
    void findsShiftedColumns();
    void takesDwzFromNationalRecords();
    void takesDwzFromClm();
    void readsTeams_data();
    void readsTeams();
    void readsBoardsFromLineUps();
    void comparesPoints_data();
    void comparesPoints();
    void refusesContradictions_data();
    void refusesContradictions();
    void completesAMissingHalf();
    void comparesCounts();
    void staysWithinLimits();
    void readsTruncatedFiles();
    void readsSamples_data();
    void readsSamples();
};

void TestTrfReader::recognises_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<bool>("isReport");
    QTest::newRow("header") << "012 Open\n022 Town\n"_ba << true;
    QTest::newRow("mark and header") << "\xef\xbb\xbf"
                                        "012 Open\r\n"_ba
                                     << true;
    QTest::newRow("players") << "### x\r001    1 m    Meier\r"_ba << true;
    QTest::newRow("rounds") << "XXR 9\n"_ba << true;
    QTest::newRow("numbered list") << "010 Meier\n011 Schulz\n012 Schmidt\n"_ba << false;
    QTest::newRow("table") << "1;Meier;2000\n"_ba << false;
    QTest::newRow("empty") << ""_ba << false;
}

void TestTrfReader::recognises()
{
    QFETCH(QByteArray, data);
    QFETCH(bool, isReport);
    QCOMPARE(isTrf({{u"x"_s, data}}), isReport);
}

void TestTrfReader::readsHeader()
{
    const ImportResult read = readText(
        u"012 Spring Open\n022 Entenhausen\n032 GER\n042 2026/03/07\n052 2026/03/08\n062 2\n092 Individual: "
        "Swiss-System (Dutch)\n102 Chief, Carla\n122 90 min + 30 s\n"
        "132                                                                                        "
        "26/03/07  26/03/08\n142 3\n"_s +
        player(1, u"Duck, Donald"_s, u"1.0"_s, {u"   2 w 1"_s}) +
        player(2, u"Duck, Daisy"_s, u"0.0"_s, {u"   1 b 0"_s}));
    QVERIFY(read.has_value());
    const engine::TournamentHeader& header = read->tournament.header;
    QCOMPARE(header.name, std::string("Spring Open"));
    QCOMPARE(header.place, std::string("Entenhausen"));
    QCOMPARE(header.start->iso(), std::string("2026-03-07"));
    QCOMPARE(header.end->iso(), std::string("2026-03-08"));
    QCOMPARE(header.timeControl, std::string("90 min + 30 s"));
    QCOMPARE(header.mode, engine::TournamentMode::Swiss);
    QCOMPARE(header.kind, engine::TournamentKind::Individual);
    QCOMPARE(header.rounds, 3);
    QCOMPARE(read->tournament.games.front().date->iso(), std::string("2026-03-07"));
    // An arbiter is not the referee who evaluates; he is named, but not kept.
    QCOMPARE(read->notes.size(), 1U);
    QCOMPARE(read->notes.front().code, ImportCode::UnknownPart);
    QCOMPARE(read->notes.front().args.front(), std::string("102 Chief, Carla"));
}

void TestTrfReader::readsPlayers()
{
    const ImportResult read = readText(
        u"012 T\n"_s + player(7, u"Duck,Donald"_s, u"0.0"_s, {}, u"1750"_s, u"4600001"_s, u"1981/05/03"_s) +
        player(3, u"Gans, Gustav"_s, u"0.0"_s, {}, u"0"_s, u"0"_s, u"1934"_s) +
        u"001    9 w WGM Duck, Daisy\n"_s);
    QVERIFY(read.has_value());
    const auto& participants = read->tournament.participants;
    QCOMPARE(participants.size(), 3U);
    QCOMPARE(participants[0].number.value(), 7);
    QCOMPARE(participants[0].name, std::string("Duck, Donald"));
    QCOMPARE(participants[0].rating->value(), 1750);
    QCOMPARE(participants[0].ratingSource, engine::RatingSource::Fide);
    QCOMPARE(participants[0].fideId, 4600001);
    QCOMPARE(participants[0].birthDate->iso(), std::string("1981-05-03"));
    QCOMPARE(participants[0].sex, engine::Sex::Male);
    QVERIFY(!participants[1].rating && !participants[1].fideId);
    QCOMPARE(participants[1].birthYear, 1934);
    QCOMPARE(participants[2].sex, engine::Sex::Female);
    QCOMPARE(read->participantLines, std::vector<int>({2, 3, 4}));
    QVERIFY(hasNote(*read, ImportCode::RatingIsNotDwz));
}

// RULE: TRF26 player section, result codes
void TestTrfReader::readsEveryResult()
{
    const QStringList first{u"   2 w 1"_s, u"   2 b ="_s, u"   2 w 0"_s, u"   2 b +"_s, u"   2 w -"_s,
                            u"   2 w W"_s, u"   2 b d"_s, u"   2 w L"_s, u"   2 w -"_s, u"   2 w 0"_s,
                            u"   2 w ="_s, u"   2 w 0"_s, u"   2 - +"_s, u"   2 b  "_s};
    const QStringList second{u"   1 b 0"_s, u"   1 w ="_s, u"   1 b 1"_s, u"   1 w -"_s, u"   1 b +"_s,
                             u"   1 b L"_s, u"   1 w D"_s, u"   1 b W"_s, u"   1 b -"_s, u"   1 b 0"_s,
                             u"   1 b 0"_s, u"   1 b -"_s, u"   1 - -"_s, u"   1 w  "_s};
    const ImportResult read =
        readText(u"012 T\n"_s + player(1, u"A"_s, u"5.5"_s, first) + player(2, u"B"_s, u"5.0"_s, second));
    QVERIFY(read.has_value());
    QCOMPARE(games(read->tournament),
             QStringList({u"1 1-2 1-0"_s, u"2 2-1 1/2"_s, u"3 1-2 0-1"_s, u"4 2-1 -/+"_s, u"5 1-2 -/+"_s,
                          u"6 1-2 1-0!"_s, u"7 2-1 1/2!"_s, u"8 1-2 0-1!"_s, u"9 1-2 -/-"_s, u"10 1-2 0-0"_s,
                          u"11 1-2 1/2-0"_s, u"12 1-2 0/-"_s, u"13 1-2 +/-"_s, u"14 2-1 *"_s}));
    QCOMPARE(read->tournament.header.rounds, 14);
    QVERIFY(hasNote(*read, ImportCode::NotRatedGame));
}

// RULE: TRF26 player section, byes
void TestTrfReader::readsByes()
{
    const ImportResult read = readText(u"012 T\n240 H   9    1\n240 Z   1    1\n"_s +
                                       player(1, u"A"_s, u"3.5"_s,
                                              {u"0000 - F"_s, u"0000 - H"_s, u"0000 - U"_s, u"0000 - Z"_s,
                                               u"       H"_s, u"       -"_s, u"        "_s, u"0000 - ="_s}));
    QVERIFY(read.has_value());
    using engine::ByeKind;
    const std::vector<engine::Bye> expected{
        {1, engine::kWin, ByeKind::Requested},  {2, engine::kDraw, ByeKind::Requested},
        {3, engine::kWin, ByeKind::Allocated},  {4, engine::kLoss, ByeKind::Requested},
        {5, engine::kDraw, ByeKind::Requested}, {6, engine::kLoss, ByeKind::Requested},
        {8, engine::kDraw, ByeKind::Requested}, {9, engine::kDraw, ByeKind::Requested}};
    QVERIFY(read->tournament.participants.front().byes == expected);
    QVERIFY(read->notes.empty());
    const ImportResult old =
        readText(u"012 T\n"_s + player(1, u"A"_s, u"1.0"_s, {u"0000 - 1"_s, u"0000 - 0"_s, u"0000 w 0"_s}));
    QVERIFY(old.has_value());
    const std::vector<engine::Bye> oldByes{{1, engine::kWin, ByeKind::Requested},
                                           {2, engine::kLoss, ByeKind::Requested},
                                           {3, engine::kLoss, ByeKind::Requested}};
    QVERIFY(old->tournament.participants.front().byes == oldByes);
    QCOMPARE(remarks(old->notes), QStringList{u"bad-result 2:112"_s});
}

void TestTrfReader::readsLineEnds_data()
{
    QTest::addColumn<QString>("end");
    QTest::newRow("LF") << u"\n"_s;
    QTest::newRow("CRLF") << u"\r\n"_s;
    QTest::newRow("CR") << u"\r"_s;
}

void TestTrfReader::readsLineEnds()
{
    QFETCH(QString, end);
    QString text = u"012 T\n\n"_s + player(1, u"A"_s, u"1.0"_s, {u"   2 w 1"_s}) +
                   player(2, u"B"_s, u"0.0"_s, {u"   1 b 0"_s});
    const ImportResult read = readText(text.replace(u'\n', end) + u"\u001a"_s);
    QVERIFY(read.has_value());
    QCOMPARE(games(read->tournament), QStringList{u"1 1-2 1-0"_s});
    QCOMPARE(read->participantLines, std::vector<int>({3, 4}));
}

void TestTrfReader::readsEncodings_data()
{
    QTest::addColumn<int>("encoding");
    QTest::addColumn<QByteArray>("mark");
    QTest::newRow("utf-8") << int(ListEncoding::Utf8) << QByteArray();
    QTest::newRow("utf-8 with mark") << int(ListEncoding::Utf8) << "\xef\xbb\xbf"_ba;
    QTest::newRow("windows-1252") << int(ListEncoding::Windows1252) << QByteArray();
    QTest::newRow("cp850") << int(ListEncoding::Cp850) << QByteArray();
}

void TestTrfReader::readsEncodings()
{
    QFETCH(int, encoding);
    QFETCH(QByteArray, mark);
    const QString text = u"012 T\n"_s + player(1, u"Müller, Jörg"_s, u"1.0"_s, {u"   2 w 1"_s}, u"1750"_s) +
                         player(2, u"Größ, Änne"_s, u"0.0"_s, {u"   1 b 0"_s}, u"1650"_s);
    const ImportResult read = readTrf({{u"x.trf"_s, mark + encodeAs(text, ListEncoding(encoding)).data}});
    QVERIFY(read.has_value());
    QCOMPARE(read->tournament.participants[0].name, std::string("Müller, Jörg"));
    QCOMPARE(read->tournament.participants[1].rating->value(), 1650);
    QCOMPARE(games(read->tournament), QStringList{u"1 1-2 1-0"_s});
    QCOMPARE(hasNote(*read, ImportCode::EncodingChosen), ListEncoding(encoding) != ListEncoding::Utf8);
}

// A writer that counts bytes leaves one blank too few for each umlaut; one that does not cut has too many.
void TestTrfReader::findsShiftedColumns()
{
    QString byBytes = player(1, u"Müller, Jörg"_s, u"1.0"_s, {u"   2 w 1"_s}, u"1750"_s);
    byBytes.remove(40, 2);
    QString uncut =
        player(2, u"von und zu Hohenschwangau-Waldburg, Maximilian"_s, u"0.0"_s, {u"   1 b 0"_s}, u"1650"_s);
    const ImportResult read = readText(u"012 T\n"_s + byBytes + uncut);
    QVERIFY(read.has_value());
    QCOMPARE(read->tournament.participants[0].name, std::string("Müller, Jörg"));
    QCOMPARE(read->tournament.participants[0].rating->value(), 1750);
    QCOMPARE(read->tournament.participants[1].name,
             std::string("von und zu Hohenschwangau-Waldburg, Maximilian"));
    QCOMPARE(read->tournament.participants[1].rating->value(), 1650);
    QCOMPARE(games(read->tournament), QStringList{u"1 1-2 1-0"_s});
    QCOMPARE(std::ranges::count(read->notes, ImportCode::ColumnsShifted, &ImportNote::code), 2);
}

// RULE: TRF26 national rating support
void TestTrfReader::takesDwzFromNationalRecords()
{
    const auto national = [](const QString& code, int number, const QString& rating, const QString& id,
                             const QString& birth = {}) {
        return u"%1 %2                                          %3 C05 %4 %5\n"_s.arg(code)
            .arg(number, 4)
            .arg(rating, 4)
            .arg(id, 11)
            .arg(birth);
    };
    const ImportResult read = readText(
        u"012 T\nDDD SSSS sTTT NNN\n"_s + player(1, u"A"_s, u"0.0"_s, {}, u"2100"_s) +
        player(2, u"B"_s, u"0.0"_s, {}, u"2000"_s) + player(3, u"C"_s, u"0.0"_s, {}) +
        player(4, u"D"_s, u"0.0"_s, {}) + national(u"GER"_s, 1, u"1987"_s, u"NU4005017"_s, u"1990/07/01"_s) +
        national(u"AUT"_s, 1, u"1901"_s, u"12"_s) + national(u"AUT"_s, 2, u"1902"_s, u"13"_s) +
        national(u"AUT"_s, 3, u"1903"_s, u"14"_s) + national(u"GER"_s, 4, QString(), u"C0505-1001"_s) +
        u"XYZ SSSS\n"_s);
    QVERIFY(read.has_value());
    const auto& participants = read->tournament.participants;
    QCOMPARE(participants[0].rating->value(), 1987);
    QCOMPARE(participants[0].ratingSource, engine::RatingSource::Dwz);
    QCOMPARE(participants[0].personId, std::string("NU4005017"));
    QCOMPARE(participants[0].birthDate->iso(), std::string("1990-07-01"));
    // A FIDE rating counts before a foreign national one, that before none.
    QCOMPARE(participants[1].rating->value(), 2000);
    QCOMPARE(participants[1].ratingSource, engine::RatingSource::Fide);
    QCOMPARE(participants[2].rating->value(), 1903);
    QCOMPARE(participants[2].ratingSource, engine::RatingSource::National);
    QVERIFY(participants[2].personId.empty());
    QVERIFY(!participants[3].rating);
    QCOMPARE(participants[3].club, std::string("C0505"));
    QCOMPARE(participants[3].memberNumber, 1001);
    QVERIFY(participants[3].member);
    QCOMPARE(std::ranges::count(read->notes, ImportCode::RatingIsNotDwz, &ImportNote::code), 2);
    QCOMPARE(read->notes.front().code, ImportCode::UnknownPart);
}

void TestTrfReader::takesDwzFromClm()
{
    const ImportResult read = readText(
        u"012 T\n"_s + player(1, u"A"_s, u"0.0"_s, {}, u"2100"_s) +
        player(2, u"B"_s, u"0.0"_s, {}, u"2000"_s) + player(3, u"C"_s, u"0.0"_s, {}, u"1500"_s) +
        u"XCL Hotel\nXCP drawclubavoid=1\nXCC    1 SK Entenhausen\nXCE    1 a@example.org\nXCE    2 "
        "b@example.org\nXCP    1 0123\nXCR    1 1950 2050 2100\nXCR    2    0 2000 2000\nXCR    3    0      "
        "1500\nXCZ    1 C0505-12\nXCZ    2 nonsense-\n"_s);
    QVERIFY(read.has_value());
    const auto& participants = read->tournament.participants;
    QCOMPARE(participants[0].rating->value(), 1950);
    QCOMPARE(participants[0].ratingSource, engine::RatingSource::Dwz);
    QCOMPARE(participants[0].clubName, std::string("SK Entenhausen"));
    QCOMPARE(participants[0].club, std::string("C0505"));
    QCOMPARE(participants[0].memberNumber, 12);
    QCOMPARE(participants[1].ratingSource, engine::RatingSource::Fide);
    QCOMPARE(participants[2].ratingSource, engine::RatingSource::National);
    QCOMPARE(read->tournament.header.place, std::string("Hotel"));
    QCOMPARE(std::ranges::count(read->notes, ImportCode::PersonalDataLeftOut, &ImportNote::code), 2);
    QCOMPARE(std::ranges::count(read->notes, ImportCode::BadValue, &ImportNote::code), 1);
}

void TestTrfReader::readsTeams_data()
{
    QTest::addColumn<QString>("records");
    QTest::newRow("013")
        << u"013 Entenhausen Ä                      1    2\n013 Gansdorf                           3    4\n"_s;
    QTest::newRow("310")
        << u"310   1 Entenhausen Ä                           0    2.0    3.0   1     1    2\n"
           "310   2 Gansdorf                                0    0.0    1.0   2     3    4\n"_s;
    QTest::newRow("310 as CLM writes it")
        << u"310   1 Entenhausen Ä                            1700    2    3.0   1     1    2\n"
           "310   2 Gansdorf                                 1600    0    1.0   2     3    4\n"_s;
    QTest::newRow("310 before 013")
        << u"013 Other                               1    2    3    4\n"
           "310   1 Entenhausen Ä                                                       1    2\n"
           "310   2 Gansdorf                                                            3    4\n"_s;
}

void TestTrfReader::readsTeams()
{
    QFETCH(QString, records);
    QString text = u"012 T\n"_s;
    for (int i = 1; i <= 4; ++i)
        text += player(i, u"Player %1"_s.arg(i), u"0.0"_s, {});
    const ImportResult read = readText(text + records);
    QVERIFY(read.has_value());
    const auto& participants = read->tournament.participants;
    QCOMPARE(read->tournament.header.kind, engine::TournamentKind::Team);
    QCOMPARE(participants[0].team, std::string("Entenhausen Ä"));
    QCOMPARE(participants[1].team, std::string("Entenhausen Ä"));
    QCOMPARE(participants[1].board, 2);
    QCOMPARE(participants[2].team, std::string("Gansdorf"));
    QCOMPARE(participants[2].board, 1);
    QCOMPARE(participants[3].board, 2);
}

// RULE: TRF26 record 300
void TestTrfReader::readsBoardsFromLineUps()
{
    const ImportResult read =
        readText(u"012 T\n"_s + player(1, u"A"_s, u"1.0"_s, {u"   3 w 1"_s}) +
                 player(2, u"B"_s, u"1.0"_s, {u"   4 b 1"_s}) + player(3, u"C"_s, u"0.0"_s, {u"   1 b 0"_s}) +
                 player(4, u"D"_s, u"0.0"_s, {u"   2 w 0"_s}) +
                 u"310   1 One                                                                 1    2\n"
                 "310   2 Two                                                                 3    4\n"
                 "300   1   1   2    2    1\n300   1   2   1    4    3\n"_s);
    QVERIFY(read.has_value());
    QCOMPARE(games(read->tournament), QStringList({u"1 1-3 1-0"_s, u"1 4-2 0-1"_s}));
    QCOMPARE(read->tournament.games[0].board, 2);
    QCOMPARE(read->tournament.games[1].board, 1);
}

void TestTrfReader::comparesPoints_data()
{
    QTest::addColumn<QString>("records");
    QTest::addColumn<QString>("points");
    QTest::addColumn<bool>("differ");
    QTest::newRow("usual") << QString() << u"2.5"_s << false;
    QTest::newRow("wrong") << QString() << u"3.0"_s << true;
    QTest::newRow("none") << QString() << QString() << false;
    QTest::newRow("162") << u"162  W 3.0    D 1.0    P 1.0\n"_s << u"5.0"_s << false;
    QTest::newRow("XXS") << u"XXS W=3 D=1\nXXS PAB=1\n"_s << u"5.0"_s << false;
    QTest::newRow("BB") << u"BBW  3.0\nBBD  1.0\nBBU  1.0\n"_s << u"5.0"_s << false;
    QTest::newRow("bye of half a point") << u"162  P 0.5\n"_s << u"2.0"_s << false;
    QTest::newRow("299 penalty") << u"299          -1.0    1    1\n"_s << u"1.5"_s << false;
    QTest::newRow("299 of another") << u"299          -1.0    1    2\n"_s << u"2.5"_s << false;
    QTest::newRow("299 draw") << u"299 D         1.0    2    1\n"_s << u"3.0"_s << false;
}

void TestTrfReader::comparesPoints()
{
    QFETCH(QString, records);
    QFETCH(QString, points);
    QFETCH(bool, differ);
    const ImportResult read = readText(
        u"012 T\n"_s + records + player(1, u"A"_s, points, {u"   2 w 1"_s, u"   2 b ="_s, u"0000 - U"_s}) +
        player(2, u"B"_s, QString(), {u"   1 b 0"_s, u"   1 w ="_s}));
    QVERIFY(read.has_value());
    QCOMPARE(hasNote(*read, ImportCode::PointsDiffer), differ);
    QCOMPARE(read->notes.size(), std::size_t(differ));
}

void TestTrfReader::refusesContradictions_data()
{
    QTest::addColumn<QStringList>("first");
    QTest::addColumn<QStringList>("second");
    QTest::addColumn<QStringList>("refusals");
    const auto row = [](const char* name, const QStringList& first, const QStringList& second,
                        const QString& refusal) {
        QTest::newRow(name) << first << second << QStringList{refusal};
    };
    row("both won", {u"   2 w 1"_s}, {u"   1 b 1"_s}, u"opponent-disagrees 2:92"_s);
    row("won and drawn", {u"0000 - Z"_s, u"   2 w 1"_s}, {u"        "_s, u"   1 b ="_s},
        u"opponent-disagrees 2:102"_s);
    row("won and forfeit", {u"   2 w 1"_s}, {u"   1 b -"_s}, u"opponent-disagrees 2:92"_s);
    row("won and open", {u"   2 w 1"_s}, {u"   1 b  "_s}, u"opponent-disagrees 2:92"_s);
    row("opponent had a bye", {u"   2 w 1"_s}, {u"0000 - Z"_s}, u"opponent-disagrees 2:92"_s);
    row("both White", {u"   2 w 1"_s}, {u"   1 w 0"_s}, u"colours-equal 2:92"_s);
    row("nobody has this number", {u"   5 w 1"_s}, {}, u"unknown-opponent 2:92"_s);
    row("himself", {u"   1 w 1"_s}, {}, u"plays-himself 2:92"_s);
    row("no result", {u"   2 w x"_s}, {}, u"bad-result 2:92"_s);
    row("no opponent", {u"  2a w 1"_s}, {}, u"bad-result 2:92"_s);
    row("bye against somebody", {u"   2 w H"_s}, {u"   1 b 0"_s}, u"bad-result 2:92"_s);
}

void TestTrfReader::refusesContradictions()
{
    QFETCH(QStringList, first);
    QFETCH(QStringList, second);
    QFETCH(QStringList, refusals);
    QStringList found = tst_trfreader::refusals(u"012 T\n"_s + player(1, u"A"_s, u"0.0"_s, first) +
                                                player(2, u"B"_s, u"0.0"_s, second));
    QVERIFY(!found.isEmpty());
    QCOMPARE(QStringList{found.first()}, refusals);
    QCOMPARE(tst_trfreader::refusals(u"012 T\n"_s + player(1, u"A"_s, u"0.0"_s, {}) +
                                     player(1, u"B"_s, u"0.0"_s, {})),
             QStringList{u"duplicate-number 3:5"_s});
    QCOMPARE(tst_trfreader::refusals(u"012 T\n001  x   m    A\n"_s), QStringList{u"bad-number 2:5"_s});
    QCOMPARE(tst_trfreader::refusals(u"012 T\n"_s), QStringList{u"missing-part 0:0"_s});
    QCOMPARE(tst_trfreader::refusals(u"  \n"_s), QStringList{u"empty 0:0"_s});
}

void TestTrfReader::completesAMissingHalf()
{
    const ImportResult read =
        readText(u"012 T\n"_s + player(1, u"A"_s, u"1.0"_s, {u"   2 w 1"_s, u"   2 b -"_s}) +
                 player(2, u"B"_s, u"0.0"_s, {}));
    QVERIFY(read.has_value());
    QCOMPARE(games(read->tournament), QStringList({u"1 1-2 1-0"_s, u"2 2-1 +/-"_s}));
    QCOMPARE(remarks(read->notes), QStringList({u"opponent-missing 2:92"_s, u"opponent-missing 2:102"_s}));
}

void TestTrfReader::comparesCounts()
{
    const QString players = player(1, u"A"_s, u"2.0"_s, {u"   2 w 1"_s, u"   2 w 1"_s, u"   2 w 0"_s}) +
                            player(2, u"B"_s, u"1.0"_s, {u"   1 b 0"_s, u"   1 b 0"_s, u"   1 b 1"_s});
    const auto notes = [&](const QString& records) {
        const ImportResult read = readText(u"012 T\n"_s + records + players);
        return read.has_value() ? remarks(read->notes) : QStringList{u"refused"_s};
    };
    QCOMPARE(notes(u"062 2 (1)\n142 5\n"_s), QStringList());
    QCOMPARE(notes(u"062 5\n"_s), QStringList{u"count-differs 2:0"_s});
    QCOMPARE(notes(u"062 3\n"_s), QStringList()); // some keep the number of rounds there
    QCOMPARE(notes(u"142 2\n"_s), QStringList{u"count-differs 2:0"_s});
    QCOMPARE(notes(u"XXR 0\n"_s), QStringList{u"out-of-range 2:0"_s});
}

void TestTrfReader::staysWithinLimits()
{
    QStringList cells;
    for (int round = 1; round <= 1000; ++round)
        cells.append(u"0000 - Z"_s);
    QCOMPARE(refusals(u"012 T\n"_s + player(1, u"A"_s, u"0.0"_s, cells)),
             QStringList{u"too-large 2:10082"_s});
    // A million wrong cells are no million notes.
    QString text = u"012 T\n"_s;
    for (int i = 1; i <= 1100; ++i)
        text += player(i, u"A"_s, u"0.0"_s, {u"9999 w 1"_s});
    QCOMPARE(refusals(text).size(), qsizetype(NoteList::kMaximumRefusals));
}

void TestTrfReader::readsTruncatedFiles()
{
    const QByteArray whole =
        (u"012 T\r\n042 2026/03/07\r\n062 3\r\n162  P 0.5\r\nXXR 3\r\n"_s +
         player(1, u"Müller, Jörg"_s, u"1.5"_s, {u"   2 w 1"_s, u"   3 b ="_s}, u"1750"_s, u"4600001"_s,
                u"1981/05/03"_s) +
         player(2, u"B"_s, u"0.5"_s, {u"   1 b 0"_s, u"0000 - U"_s}) +
         player(3, u"C"_s, u"0.5"_s, {u"0000 - Z"_s, u"   1 w ="_s}) +
         u"GER    1                                          1701     NU123456\r\n"
         "310   1 One                                                                 1    2\r\n"
         "300   1   1   2    2    1\r\n"_s)
            .toUtf8();
    int read = 0;
    for (qsizetype size = 0; size <= whole.size(); ++size) {
        const ImportResult result = open({{u"x"_s, whole.left(size)}}, "trf").result;
        QVERIFY(result.has_value() || !result.error().empty());
        read += result.has_value();
    }
    QVERIFY(read > 0);
}

void TestTrfReader::readsSamples_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("byes");
    QTest::addColumn<int>("teams");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("end");
    QTest::newRow("trf/2020_06.trf") << 13 << 56 << 18 << 0 << u"2020-05-29"_s << u"2020-05-29"_s;
    QTest::newRow("trf/bbp_issue_15.trf") << 180 << 990 << 0 << 0 << QString() << QString();
    QTest::newRow("trf/example_trf26.trf") << 249 << 1030 << 1426 << 50 << u"2024-01-01"_s << u"2024-01-14"_s;
    QTest::newRow("trf/fide_example1.trf") << 284 << 980 << 2 << 0 << u"2005-07-28"_s << u"2005-07-31"_s;
    QTest::newRow("trf/test_demo.trf") << 137 << 411 << 137 << 0 << u"2018-04-08"_s << u"2018-06-10"_s;
    QTest::newRow("trf/trf-team-import-test.trf")
        << 26 << 14 << 10 << 5 << u"2026-05-29"_s << u"2026-05-29"_s;
    QTest::newRow("trf_krause/armstrong_2012_with_bom.tab")
        << 2 << 1 << 0 << 0 << u"2011-09-26"_s << u"2012-04-01"_s;
    QTest::newRow("trf_krause/latin-1.tab") << 3 << 3 << 0 << 0 << u"2008-06-07"_s << QString();
    QTest::newRow("trf_krause/valid.tab") << 12 << 27 << 4 << 0 << u"2008-02-01"_s << u"2008-02-03"_s;
    QTest::newRow("trf26_engine_tests/team_utf8_names.trf") << 8 << 8 << 0 << 4 << QString() << QString();
    QTest::newRow("trf26_engine_tests/indiv_299_bonus.trf") << 5 << 2 << 1 << 0 << QString() << QString();
}

void TestTrfReader::readsSamples()
{
    if (qEnvironmentVariableIsEmpty("ZAHLMEISTER_SAMPLES"))
        QSKIP("ZAHLMEISTER_SAMPLES is not set");
    QFETCH(int, players);
    QFETCH(int, games);
    QFETCH(int, byes);
    QFETCH(int, teams);
    QFETCH(QString, start);
    QFETCH(QString, end);
    const QByteArray data = sample(QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(open({{u"x"_s, data}}).format, std::string_view("trf"));
    const ImportResult read = open({{u"x"_s, data}}).result;
    QVERIFY(read.has_value());
    const engine::Tournament& tournament = read->tournament;
    int foundByes = 0;
    std::set<std::string> foundTeams;
    for (const engine::Participant& person : tournament.participants) {
        foundByes += static_cast<int>(person.byes.size());
        if (!person.team.empty())
            foundTeams.insert(person.team);
    }
    QCOMPARE(tournament.participants.size(), std::size_t(players));
    QCOMPARE(tournament.games.size(), std::size_t(games));
    QCOMPARE(foundByes, byes);
    QCOMPARE(foundTeams.size(), std::size_t(teams));
    QCOMPARE(tournament.header.start ? QString::fromStdString(tournament.header.start->iso()) : QString(),
             start);
    QCOMPARE(tournament.header.end ? QString::fromStdString(tournament.header.end->iso()) : QString(), end);
    // Every one of these programs counts as we do.
    QVERIFY(!hasNote(*read, ImportCode::PointsDiffer));
}

ZAHLMEISTER_TEST(TestTrfReader, QCoreApplication)

} // namespace tst_trfreader

#include "tst_trfreader.moc"
