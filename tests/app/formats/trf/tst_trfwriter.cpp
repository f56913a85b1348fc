// SPDX-License-Identifier: GPL-3.0-or-later
// Clauses: TRF26 of 12 May 2025, TRF16 of 10 August 2015 (FIDE handbook C.04 annex 2).
#include <QMap>
#include <QRegularExpression>
#include <QTest>

#include "app/formats/trf/trf.h"
#include "app/open/exportlosses.h"
#include "app/open/formatcatalogue.h"
#include "app/open/open.h"
#include "engine/model/teammatches.h"
#include "tests/support/fields.h"
#include "tests/support/roundtrip.h"
#include "tests/support/testmain.h"

namespace tst_trfwriter {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using namespace zahlmeister::tests;

namespace {

const TournamentFormat& format(TrfEdition edition)
{
    return *formatById(edition == TrfEdition::Trf16 ? "trf16" : "trf26");
}

std::vector<ExportLoss> lossesIn(const engine::Tournament& tournament, TrfEdition edition)
{
    return lossesOf(format(edition), {.tournament = tournament});
}

QStringList lines(const engine::Tournament& tournament, TrfEdition edition)
{
    const ExportResult written = writeTrf(tournament, edition);
    return written.has_value() ? QString::fromUtf8(*written).split(u"\r\n"_s) : QStringList();
}

QStringList linesOf(const QStringList& lines, const QString& code)
{
    return lines.filter(QRegularExpression(u'^' + code + u"\\b"_s));
}

engine::Tournament smallTournament()
{
    engine::Tournament tournament;
    tournament.header.name = "Frühling";
    tournament.header.place = "Köln";
    tournament.header.start = engine::Date::tryFrom(2026, 3, 7);
    tournament.header.end = engine::Date::tryFrom(2026, 3, 8);
    tournament.header.mode = engine::TournamentMode::Swiss;
    tournament.header.rounds = 3;
    tournament.header.timeControl = "90 min + 30 s";
    const auto add = [&](int number, const char* name) -> engine::Participant& {
        tournament.participants.push_back({.number = engine::ParticipantNumber(number), .name = name});
        return tournament.participants.back();
    };
    engine::Participant& first = add(1, "Müller, Jörg");
    first.rating = engine::Rating(1750);
    first.personId = "NU4005017";
    first.sex = engine::Sex::Male;
    first.birthDate = engine::Date::tryFrom(1981, 5, 3);
    engine::Participant& second = add(2, "Groß, Änne");
    second.rating = engine::Rating(2105);
    second.ratingSource = engine::RatingSource::Fide;
    second.fideId = 24600123;
    second.sex = engine::Sex::Female;
    second.birthYear = 1990;
    engine::Participant& third = add(3, "Weiß, Uwe");
    third.club = "C0505";
    third.memberNumber = 1001;
    third.member = true;
    third.byes = {{1, engine::kDraw, engine::ByeKind::Allocated},
                  {2, engine::kLoss, engine::ByeKind::Requested}};
    const auto play = [&](int round, int white, int black, engine::GameResult result) -> engine::Game& {
        tournament.games.push_back({.id = engine::GameId(static_cast<int>(tournament.games.size()) + 1),
                                    .round = round,
                                    .white = engine::ParticipantNumber(white),
                                    .black = engine::ParticipantNumber(black),
                                    .result = result});
        return tournament.games.back();
    };
    play(1, 2, 1, engine::kDrawn).date = tournament.header.start;
    play(3, 3, 1, engine::kWhiteWinsByForfeit);
    return tournament;
}

} // namespace

class TestTrfWriter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesTrf26();
    void writesTrf16();
    void writesTeams();
    void writesTimeControls_data();
    void writesTimeControls();
    void carriesTheRulesOfTheTable();
    void namesWhatIsLost();
    void givesGamesRounds();
    void numbersAnewBeyondFourDigits();
    void satisfiesStrictReaders();
    void refusesTooManyParticipants();
    void comesBackFromRichTournaments_data();
    void comesBackFromRichTournaments();
    void comesBackFromAnyTournament();
    void keepsTheColumns_data();
    void keepsTheColumns();
};

// RULE: TRF26 tournament section, player section, national rating support
void TestTrfWriter::writesTrf26()
{
    QCOMPARE(
        lines(smallTournament(), TrfEdition::Trf26),
        QStringList({
            u"012 Frühling"_s,
            u"022 Köln"_s,
            u"032 GER"_s,
            u"042 2026/03/07"_s,
            u"052 2026/03/08"_s,
            u"062 3"_s,
            u"072 1"_s,
            u"082 0"_s,
            u"092 Individual: Swiss-System"_s,
            u"122 90 min + 30 s"_s,
            u"132                                                                                        26/03/07"_s,
            u"142 3"_s,
            u"152 B"_s,
            u"162  P 0.5"_s,
            u"172 GER OTHER"_s,
            u"222 5400+30"_s,
            u"001    1 m    Müller, Jörg                                           1981/05/03  0.5    2     2 b =               3 b -"_s,
            u"001    2 w    Groß, Änne                        2105        24600123 1990/00/00  0.5    2     1 w ="_s,
            u"001    3      Weiß, Uwe                                                          1.5    1  0000 - U  0000 - Z     1 w +"_s,
            u"GER    1 m    Müller, Jörg                      1750       NU4005017 1981/05/03"_s,
            u"GER    3      Weiß, Uwe                                   C0505-1001"_s,
            QString(),
        }));
}

// RULE: TRF16 player section
void TestTrfWriter::writesTrf16()
{
    const QStringList written = lines(smallTournament(), TrfEdition::Trf16);
    QCOMPARE(written.first(), u"012 Fruehling"_s);
    QCOMPARE(linesOf(written, u"XXR"_s), QStringList{u"XXR 3"_s});
    // A bye of half a point is none that the pairing gives.
    QCOMPARE(
        linesOf(written, u"001"_s),
        QStringList({
            u"001    1 m    Mueller, Joerg                                         1981/05/03  0.5    2     2 b =               3 b -"_s,
            u"001    2 w    Gross, Aenne                      2105        24600123 1990/00/00  0.5    2     1 w ="_s,
            u"001    3      Weiss, Uwe                                                         1.5    1  0000 - H  0000 - Z     1 w +"_s,
        }));
    QVERIFY(linesOf(written, u"GER"_s).isEmpty());
    for (const QChar character : written.join(u'\n'))
        QVERIFY(character.unicode() < 0x80);
}

// RULE: TRF26 records 310 and 300; TRF16 record 013
void TestTrfWriter::writesTeams()
{
    engine::Tournament tournament;
    tournament.header.kind = engine::TournamentKind::Team;
    for (int i = 1; i <= 4; ++i) {
        engine::Participant person{.number = engine::ParticipantNumber(i), .name = "P" + std::to_string(i)};
        person.team = i <= 2 ? "Süd" : "Nord";
        person.board = i % 2 == 1 ? 2 : 1;
        tournament.participants.push_back(person);
    }
    const auto play = [&](int white, int black, engine::GameResult result, int board) {
        tournament.games.push_back({.id = engine::GameId(board),
                                    .round = 1,
                                    .white = engine::ParticipantNumber(white),
                                    .black = engine::ParticipantNumber(black),
                                    .result = result,
                                    .board = board});
    };
    play(1, 3, engine::kWhiteWins, 1);
    play(4, 2, engine::kDrawn, 3);
    engine::settleTeams(tournament);
    const QStringList trf26 = lines(tournament, TrfEdition::Trf26);
    QCOMPARE(linesOf(trf26, u"310"_s),
             QStringList(
                 {u"310   1 Süd                                              2.0    1.5   1     2    1"_s,
                  u"310   2 Nord                                             0.0    0.5   2     4    3"_s}));
    QCOMPARE(linesOf(trf26, u"300"_s),
             QStringList({u"300   1   1   2    1 0000    2"_s, u"300   1   2   1    3 0000    4"_s}));
    QCOMPARE(linesOf(trf26, u"082"_s), QStringList{u"082 2"_s});
    const QStringList trf16 = lines(tournament, TrfEdition::Trf16);
    QCOMPARE(linesOf(trf16, u"013"_s), QStringList({u"013 Sued                               2    1"_s,
                                                    u"013 Nord                               4    3"_s}));
    QVERIFY(linesOf(trf16, u"300"_s).isEmpty());
}

void TestTrfWriter::writesTimeControls_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("code");
    QTest::newRow("minutes and seconds") << u"90 min + 30 s"_s << QStringList{u"222 5400+30"_s};
    QTest::newRow("strokes") << u"15'+10\""_s << QStringList{u"222 900+10"_s};
    QTest::newRow("German") << u"60 Minuten + 30 Sekunden pro Zug"_s << QStringList{u"222 3600+30"_s};
    QTest::newRow("minutes alone") << u"120 min"_s << QStringList{u"222 7200"_s};
    QTest::newRow("two periods") << u"40/100, 50 + 30"_s << QStringList();
    QTest::newRow("nothing") << QString() << QStringList();
}

// RULE: TRF26 record 222
void TestTrfWriter::writesTimeControls()
{
    QFETCH(QString, text);
    QFETCH(QStringList, code);
    engine::Tournament tournament = smallTournament();
    tournament.header.timeControl = text.toStdString();
    QCOMPARE(linesOf(lines(tournament, TrfEdition::Trf26), u"222"_s), code);
}

// Records 202, 212 and 362, and an Elo beside the DWZ of a record of the federation.
void TestTrfWriter::carriesTheRulesOfTheTable()
{
    engine::Tournament tournament = smallTournament();
    tournament.header.tieBreaks = "BH/C1,SB";
    engine::Participant& first = tournament.participants[0];
    first.rating = engine::Rating(1834);
    first.ratingSource = engine::RatingSource::Dwz;
    first.elo = engine::Rating(1901);
    const QStringList written = lines(tournament, TrfEdition::Trf26);
    QCOMPARE(linesOf(written, u"202"_s), QStringList(u"202 BH/C1,SB"_s));
    QCOMPARE(linesOf(written, u"212"_s), QStringList(u"212 PTS,BH/C1,SB"_s));
    const ImportResult read = readTrf({{u"x"_s, *writeTrf(tournament, TrfEdition::Trf26)}});
    QVERIFY(read.has_value());
    QCOMPARE(read->tournament.header.tieBreaks, std::string("BH/C1,SB"));
    QVERIFY(read->tournament.participants[0].rating == engine::Rating(1834));
    QVERIFY(read->tournament.participants[0].ratingSource == engine::RatingSource::Dwz);
    QVERIFY(read->tournament.participants[0].elo == engine::Rating(1901));
    // Of files that have only the criteria the points come first; what no list is, is none.
    const auto tieBreaksOf = [](const QByteArray& records) {
        const QByteArray player = "001    1      A, B\r\n001    2      C, D\r\n";
        const ImportResult again = readTrf({{u"x"_s, "012 X\r\n042 2026/03/07\r\n" + records + player}});
        return again.has_value() ? again->tournament.header : engine::TournamentHeader();
    };
    QCOMPARE(tieBreaksOf("212 PTS,WIN,BH,AOB\r\n").tieBreaks, std::string("WIN,BH,AOB"));
    QCOMPARE(tieBreaksOf("202 no list\r\n").tieBreaks, std::string());
    const engine::TournamentHeader points = tieBreaksOf("362  TW 3.0   TD 1.0   TL 0.0\r\n");
    QCOMPARE(points.winPoints, std::optional(3));
    QVERIFY(!points.drawPoints && !points.lossPoints);
}

void TestTrfWriter::namesWhatIsLost()
{
    engine::Tournament tournament = smallTournament();
    tournament.header.level = "C00";
    tournament.header.hybrid = true;
    tournament.participants[0].index = 12;
    tournament.participants[2].computer = true;
    tournament.games[1].rated = false;
    tournament.games[0].board = 1;
    const std::vector<ExportLoss> expected26{
        {ExportLossCode::NotRated, {"1"}},
        {ExportLossCode::Ratings, {"1"}},
        {ExportLossCode::Boards, {"1"}},
        {ExportLossCode::Computers, {"1"}},
        {ExportLossCode::Header, {"level", "hybrid"}},
    };
    QVERIFY(lossesIn(tournament, TrfEdition::Trf26) == expected26);
    const std::vector<ExportLoss> expected16{
        {ExportLossCode::Characters, {"5"}},
        {ExportLossCode::Byes, {"1"}},
        {ExportLossCode::NotRated, {"1"}},
        {ExportLossCode::Ratings, {"1"}},
        {ExportLossCode::PersonIds, {"1"}},
        {ExportLossCode::Clubs, {"1"}},
        {ExportLossCode::Boards, {"1"}},
        {ExportLossCode::Computers, {"1"}},
        {ExportLossCode::Header, {"name", "place", "level", "hybrid"}},
    };
    QVERIFY(lossesIn(tournament, TrfEdition::Trf16) == expected16);
    QVERIFY(lossesIn(smallTournament(), TrfEdition::Trf26).empty());
}

void TestTrfWriter::givesGamesRounds()
{
    engine::Tournament tournament = smallTournament();
    tournament.games[1].round = std::nullopt; // players 1 and 3: byes come after games
    tournament.games.push_back(tournament.games[0]);
    const std::vector<ExportLoss> losses = lossesIn(tournament, TrfEdition::Trf26);
    const std::vector<ExportLoss> expected{{ExportLossCode::Byes, {"1"}}, {ExportLossCode::Rounds, {"2"}}};
    QVERIFY(losses == expected);
    const ImportResult read = readTrf({{u"x"_s, *writeTrf(tournament, TrfEdition::Trf26)}});
    QVERIFY(read.has_value());
    QCOMPARE(read->tournament.games.size(), 3U);
    QCOMPARE(unannouncedLosses(tournament, read->tournament, losses), QStringList());
}

void TestTrfWriter::numbersAnewBeyondFourDigits()
{
    engine::Tournament tournament = smallTournament();
    tournament.participants[2].number = engine::ParticipantNumber(12345);
    tournament.games[1].white = engine::ParticipantNumber(12345);
    const std::vector<ExportLoss> losses = lossesIn(tournament, TrfEdition::Trf26);
    QVERIFY(losses == (std::vector<ExportLoss>{{ExportLossCode::Numbers, {}}}));
    const ImportResult read = readTrf({{u"x"_s, *writeTrf(tournament, TrfEdition::Trf26)}});
    QVERIFY(read.has_value());
    QCOMPARE(read->tournament.participants[2].number.value(), 3);
    QCOMPARE(unannouncedLosses(tournament, read->tournament, losses), QStringList());
}

// bbpPairings refuses gaps between the numbers, opponents without a result, and games that one side has
// played and the other has not.
void TestTrfWriter::satisfiesStrictReaders()
{
    engine::Tournament tournament = smallTournament();
    tournament.participants[0].number = engine::ParticipantNumber(7);
    tournament.games[0].black = tournament.games[1].black = engine::ParticipantNumber(7);
    tournament.games[0].result = engine::kLossAndForfeit;
    tournament.games[1].result = engine::kNotPlayed;
    const QStringList players = linesOf(lines(tournament, TrfEdition::Trf16), u"001"_s);
    QCOMPARE(players[0].mid(4, 4), u"   3"_s);
    QCOMPARE(players[0].mid(91), u"   1 b L"_s);
    QCOMPARE(players[1].mid(91), u"   3 w 0"_s);
    QCOMPARE(players[2].mid(4, 4), u"   2"_s);
    const std::vector<ExportLoss> losses = lossesIn(tournament, TrfEdition::Trf26);
    QVERIFY(losses ==
            (std::vector<ExportLoss>{{ExportLossCode::Numbers, {}}, {ExportLossCode::Games, {"1"}}}));
    const ImportResult read = readTrf({{u"x"_s, *writeTrf(tournament, TrfEdition::Trf26)}});
    QVERIFY(read.has_value());
    QCOMPARE(unannouncedLosses(tournament, read->tournament, losses), QStringList());
    QCOMPARE(read->tournament.games.at(0).result, engine::kLossAndForfeit);
}

void TestTrfWriter::refusesTooManyParticipants()
{
    engine::Tournament tournament;
    for (int i = 1; i <= 10'000; ++i)
        tournament.participants.push_back({.number = engine::ParticipantNumber(i)});
    const ExportResult written = writeTrf(tournament, TrfEdition::Trf26);
    QVERIFY(!written.has_value());
    QCOMPARE(written.error().front().code, ImportCode::TooLarge);
}

void TestTrfWriter::comesBackFromRichTournaments_data()
{
    QTest::addColumn<int>("edition");
    QTest::addColumn<int>("index");
    const std::vector<NamedTournament> tournaments = richTournaments();
    for (std::size_t i = 0; i < tournaments.size(); ++i) {
        QTest::addRow("TRF16, %s", tournaments[i].name.c_str()) << int(TrfEdition::Trf16) << int(i);
        QTest::addRow("TRF26, %s", tournaments[i].name.c_str()) << int(TrfEdition::Trf26) << int(i);
    }
}

void TestTrfWriter::comesBackFromRichTournaments()
{
    QFETCH(int, edition);
    QFETCH(int, index);
    const engine::Tournament original = richTournaments()[std::size_t(index)].tournament;
    const TournamentFormat& used = format(TrfEdition(edition));
    const ExportResult written = used.write({.tournament = original});
    QVERIFY(written.has_value());
    const ImportResult read = open({{u"x"_s, *written}}).result;
    QVERIFY(read.has_value());
    QCOMPARE(unannouncedLosses(original, read->tournament, lossesIn(original, TrfEdition(edition))),
             QStringList());
}

void TestTrfWriter::comesBackFromAnyTournament()
{
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const engine::Tournament original = anyRichTournament(seed);
        if (original.participants.empty())
            continue;
        for (const TrfEdition edition : {TrfEdition::Trf16, TrfEdition::Trf26}) {
            const ImportResult read = readTrf({{u"x"_s, *writeTrf(original, edition)}});
            QVERIFY2(read.has_value(), qPrintable(QString::number(seed)));
            const QStringList lost =
                unannouncedLosses(original, read->tournament, lossesIn(original, edition));
            QVERIFY2(lost.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(lost.join(u"; "_s))));
        }
    }
}

void TestTrfWriter::keepsTheColumns_data()
{
    comesBackFromRichTournaments_data();
}

// Pairing programs cut lines at fixed columns, add the points up again and look for the other half of each
// game; what they do not find there they refuse.
// RULE: TRF26 player section
void TestTrfWriter::keepsTheColumns()
{
    QFETCH(int, edition);
    QFETCH(int, index);
    static const QRegularExpression kPlayer(
        u"^001 [ \\d]{3}\\d [mw ] {4}.{33} [ \\d]{4} {5}[ \\d]{11} (?:\\d{4}/\\d\\d/\\d\\d| {10}) "
        "[ \\d]\\d\\.[05] [ \\d]{3}\\d(?:  (?:[ \\d]{3}\\d [wb] [-+=01WDL ]|0000 - [HFUZ]| {8}))*$"_s);
    const engine::Tournament tournament = richTournaments()[std::size_t(index)].tournament;
    const QStringList written = lines(tournament, TrfEdition(edition));
    const bool halfPointBye = !linesOf(written, u"162"_s).isEmpty();
    QMap<int, QString> rows;
    for (const QString& line : linesOf(written, u"001"_s)) {
        QVERIFY2(kPlayer.match(line).hasMatch(), qPrintable(line));
        rows[line.mid(4, 4).toInt()] = line;
    }
    QCOMPARE(rows.size(), qsizetype(tournament.participants.size()));
    for (const QString& line : std::as_const(rows)) {
        double points = 0;
        for (qsizetype column = 91; column < line.size(); column += 10) {
            const int opponent = line.mid(column, 4).toInt();
            const QChar result = column + 7 < line.size() ? line.at(column + 7) : QChar(u' ');
            points += u"1+WF"_s.contains(result)  ? 1.0
                      : u"=DH"_s.contains(result) ? 0.5
                      : result == u'U'            ? (halfPointBye ? 0.5 : 1.0)
                                                  : 0.0;
            if (opponent == 0)
                continue;
            const QString other = rows.value(opponent);
            QCOMPARE(other.mid(column, 4).toInt(), line.mid(4, 4).toInt());
            QVERIFY(other.at(column + 5) != line.at(column + 5));
        }
        QCOMPARE(line.mid(80, 4).toDouble(), points);
    }
}

ZAHLMEISTER_TEST(TestTrfWriter, QCoreApplication)

} // namespace tst_trfwriter

#include "tst_trfwriter.moc"
