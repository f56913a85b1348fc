// SPDX-License-Identifier: GPL-3.0-or-later
// The report of one match in the spellings that team leaders use: always the same boards for the same teams.
#include <functional>

#include <QCoreApplication>
#include <QTest>

#include "app/open/open.h"
#include "tests/support/importing.h"
#include "tests/support/testmain.h"

namespace tst_reportspellings {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

namespace {

struct Board {
    QString home;
    QString guest;
    QString result;
};

const Board kBoards[]{{u"Wolf, Kai"_s, u"Schulze, Ute"_s, u"1:0"_s},
                      {u"Keller, Paul"_s, u"Schreiber, Jan"_s, u"0:1"_s},
                      {u"Becker, Mia"_s, u"Franke, Jörg"_s, u"\u00BD:\u00BD"_s},
                      {u"Pfeiffer, Sven"_s, u"Neu, Nina"_s, u"0:1"_s}};

/// @param row `%1` is the number of the board, `%2` and `%3` are the players, `%4` the result
QString report(const QString& head, const QString& row, const QString& foot = {})
{
    QString text = head;
    for (std::size_t i = 0; i < std::size(kBoards); ++i) {
        const Board& board = kBoards[i];
        QString line = row;
        line.replace(u"%1"_s, QString::number(i + 1));
        line.replace(u"%2"_s, board.home).replace(u"%3"_s, board.guest).replace(u"%4"_s, board.result);
        text += u'\n' + line;
    }
    return text + u'\n' + foot;
}

const QString kRound = u"Kreisliga Nord\n5. Runde am 17.01.2027\n\n"_s;

/// As somebody writes who has never seen another report.
void addStrangeRows(const QString& match)
{
    const QString teams = kRound + u"TSG Eber - SC Adler "_s;
    const QString usual = u"%1 %2 - %3 %4"_s;
    for (const char* board : {"B%1", "Brett%1", "T%1", "#%1", "(%1)", "%1. Brett", "%1.", "Tisch %1:"})
        QTest::newRow(board) << report(match, QString::fromUtf8(board) + u" %2 - %3 %4"_s);
    for (const char* result : {"(%4)", "[%4]", "**%4**", ": %4", "= %4"})
        QTest::newRow(result) << report(match, u"%1 %2 - %3 "_s + QString::fromUtf8(result));
    for (const char* score :
         {"1 \u00BD : 2 \u00BD", "1,5 zu 2,5", "1\u00BD:2\u00BD", "1.5 - 2.5", "(1,5:2,5)", ": 1,5:2,5"})
        QTest::newRow(score) << report(teams + QString::fromUtf8(score), usual);
    for (const char* before : {"Paarung: ", "Mannschaftskampf ", "Begegnung: ", "1,5:2,5 "})
        QTest::newRow(before) << report(
            kRound + QString::fromUtf8(before) +
                (*before == '1' ? u"TSG Eber - SC Adler"_s : u"TSG Eber - SC Adler 1,5:2,5"_s),
            usual);
    QTest::newRow("home and guest") << report(kRound + u"TSG Eber (H) - SC Adler (G) 1,5:2,5"_s, usual);
    QTest::newRow("a slash") << report(match, u"%1 %2 / %3 %4"_s);
    QTest::newRow("a hyphen") << report(match, u"%1 %2-%3 %4"_s);
    QTest::newRow("no blank") << report(match, u"%1.%2 - %3 %4"_s);
    QTest::newRow("numbers of the line-up") << report(match, u"%1 %2 (1%1) - (10%1) %3 %4"_s);
    QTest::newRow("result first, in brackets") << report(match, u"(%4) %2 - %3"_s);
    QTest::newRow("emphasised") << report(u"## Runde 5\n\n**TSG Eber - SC Adler 1,5:2,5**\n"_s,
                                          u"%1. %2 - %3 **%4**"_s);
    QTest::newRow("the round after it") << report(u"TSG Eber - SC Adler 1,5:2,5 (Runde 5)"_s, usual);
    QTest::newRow("a Roman round") << report(u"Kreisliga Nord\nV. Runde\n\nTSG Eber - SC Adler 1,5:2,5"_s,
                                             usual);
    QTest::newRow("a short round") << report(u"Kreisliga Nord R5\n\nTSG Eber - SC Adler 1,5:2,5"_s, usual);
    QTest::newRow("another colon") << report(match, usual).replace(u"1:0"_s, u"1\u22360"_s);
    QTest::newRow("half a point") << report(match, usual).replace(u"\u00BD:\u00BD"_s, u".5:.5"_s);
    QTest::newRow("an entity") << report(match, usual).replace(u"\u00BD:\u00BD"_s, u"&frac12;:&frac12;"_s);
    const auto apart = [&](const QString& row) {
        QString text = match;
        for (std::size_t i = 0; i < std::size(kBoards); ++i) {
            QString line = row;
            line.replace(u"%1"_s, QString::number(i + 1));
            line.replace(u"%2"_s, kBoards[i].home).replace(u"%3"_s, kBoards[i].guest);
            line.replace(u"%5"_s, kBoards[i].result.left(1)).replace(u"%6"_s, kBoards[i].result.right(1));
            text += u'\n' + line;
        }
        return text;
    };
    QTest::newRow("points after both") << apart(u"%1 %2 - %3 %5 %6"_s);
    QTest::newRow("points after each") << apart(u"%1 %2 %5 - %3 %6"_s);
}

} // namespace

class TestReportSpellings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEverySpelling_data();
    void readsEverySpelling();
    void sentencesAreNoBoards();
    void bracketsBehindResultsAreRemarks();
    void teamsOfAllMatchesAreTheSame();
};

void TestReportSpellings::readsEverySpelling_data()
{
    QTest::addColumn<QString>("text");
    const QString match = kRound + u"TSG Eber - SC Adler 1,5:2,5"_s;
    QTest::newRow("boards") << report(match, u"%1 %2 - %3 %4"_s);
    QTest::newRow("Brett 1:") << report(match, u"Brett %1: %2 - %3 %4"_s);
    QTest::newRow("result between") << report(match, u"Br. %1 %2 %4 %3"_s);
    QTest::newRow("result before") << report(match, u"%4 %2 - %3"_s);
    QTest::newRow("board, result before") << report(match, u"Brett %1: %4 %2 \u2013 %3"_s);
    QTest::newRow("equals") << report(kRound + u"TSG Eber : SC Adler = 1,5 : 2,5"_s, u"%2 - %3 = %4"_s);
    QTest::newRow("score below") << report(kRound + u"TSG Eber - SC Adler"_s, u"%1 %2 - %3 %4"_s,
                                           u"Ergebnis: 1,5:2,5"_s);
    QTest::newRow("score under the teams")
        << report(kRound + u"TSG Eber gegen SC Adler\nErgebnis: 1,5:2,5"_s, u"%1. %2 - %3 %4"_s);
    QTest::newRow("no score") << report(kRound + u"TSG Eber - SC Adler"_s, u"%1 %2 - %3 %4"_s);
    QTest::newRow("round in the line")
        << report(u"Runde 5: TSG Eber - SC Adler 1,5:2,5"_s, u"%1 %2 - %3 %4"_s);
    QTest::newRow("columns") << report(kRound + u"Br.\tTSG Eber\tErgebnis\tSC Adler"_s, u"%1\t%2\t%4\t%3"_s,
                                       u"\t\t1,5:2,5\t"_s);
    QTest::newRow("columns, result last")
        << report(u"Runde 5\nBrett;TSG Eber;SC Adler;Ergebnis"_s, u"%1;%2;%3;%4"_s);
    QTest::newRow("columns, a dash between")
        << report(u"Runde 5\tTSG Eber\t-\tSC Adler\t1,5:2,5"_s, u"%1\t%2\t-\t%3\t%4"_s);
    QTest::newRow("bars") << report(u"Runde 5\n| Br | TSG Eber | | SC Adler |\n|----|----|----|----|"_s,
                                    u"| %1 | %2 | %4 | %3 |"_s);
    addStrangeRows(match);
    QTest::newRow("remarks below") << report(match, u"%1 %2 - %3 %4"_s,
                                             u"Der Kampf war fair.\nM. Leiter, Schiedsrichter"_s);
}

void TestReportSpellings::readsEverySpelling()
{
    QFETCH(const QString, text);
    const engine::Tournament tournament = tests::imported({{u"report.txt"_s, text.toUtf8()}}).tournament;
    QCOMPARE(tournament.games.size(), std::size(kBoards));
    QCOMPARE(tournament.participants.size(), 2 * std::size(kBoards));
    QStringList found;
    QStringList expected;
    for (std::size_t i = 0; i < std::size(kBoards); ++i) {
        const engine::Game& game = tournament.games[i];
        QCOMPARE(game.round, std::optional(5));
        const auto player = [&](bool isHome) -> const engine::Participant& {
            const bool isWhite = (game.whiteTeam == "TSG Eber") == isHome;
            return tournament.participants[*tournament.indexOf(isWhite ? game.white : game.black)];
        };
        const engine::GameResult result = game.whiteTeam == "TSG Eber" ? game.result : game.result.mirrored();
        for (const std::string& team : {game.whiteTeam, game.blackTeam})
            QVERIFY2(team == "TSG Eber" || team == "SC Adler", team.c_str());
        found += QString::fromStdString(player(true).name) + u" / "_s +
                 QString::fromStdString(player(false).name) + u' ' +
                 QString::fromUtf8(engine::resultText(result).data());
        const QString& points = kBoards[i].result;
        expected += kBoards[i].home + u" / "_s + kBoards[i].guest + u' ' +
                    (points == u"1:0"_s   ? u"1-0"_s
                     : points == u"0:1"_s ? u"0-1"_s
                                          : u"1/2"_s);
    }
    QCOMPARE(found, expected);
}

/// What begins with a result need not be a board, and two clubs in a line no match.
void TestReportSpellings::sentencesAreNoBoards()
{
    const QString text = report(kRound + u"TSG Eber - SC Adler 1,5:2,5"_s, u"%1 %2 - %3 %4"_s,
                                u"\nN\u00E4chste Runde:\nSC Adler - SV Dame\n1:0 f\u00FCr die Eber."_s);
    const engine::Tournament tournament = tests::imported({{u"report.txt"_s, text.toUtf8()}}).tournament;
    QCOMPARE(tournament.games.size(), std::size(kBoards));
    QCOMPARE(tournament.participants.size(), 2 * std::size(kBoards));
}

/// What is put in order must not make another thing of what is written as usual.
void TestReportSpellings::bracketsBehindResultsAreRemarks()
{
    const QString text = report(kRound + u"1. FC Eber - SC B04 Adler 4:0"_s, u"%1 %2 - %3 1:0 (0:1)"_s);
    const engine::Tournament tournament = tests::imported({{u"report.txt"_s, text.toUtf8()}}).tournament;
    QCOMPARE(tournament.games.size(), std::size(kBoards));
    QVERIFY(tournament.games[0].whiteTeam == "1. FC Eber" || tournament.games[0].blackTeam == "1. FC Eber");
    for (const engine::Game& game : tournament.games)
        QVERIFY(game.whiteTeam == "1. FC Eber" ? game.result == engine::kWhiteWins
                                               : game.result == engine::kBlackWins);
}

/// Two reports in one text, of which the second writes a team differently.
void TestReportSpellings::teamsOfAllMatchesAreTheSame()
{
    const QString text =
        u"1. Runde\nSC Adler 1 - TSG Eber 1,5:0,5\n1 Wolf, Kai - Neu, Nina 1:0\n"
        "2 Keller, Paul - Becker, Mia \u00BD:\u00BD\n\n2. Runde\nSF B\u00E4r - SC Adler I 2:0\n"
        "1 Frank, Olaf - Wolf, Kai 1:0\n2 Kaiser, Hans - Keller, Paul 1:0\n"_s;
    const engine::Tournament tournament = tests::imported({{u"report.txt"_s, text.toUtf8()}}).tournament;
    QCOMPARE(tournament.games.size(), std::size_t{4});
    for (const engine::Game& game : tournament.games)
        QVERIFY(game.whiteTeam == "SC Adler 1" || game.blackTeam == "SC Adler 1");
}

ZAHLMEISTER_TEST(TestReportSpellings, QCoreApplication)

} // namespace tst_reportspellings

#include "tst_reportspellings.moc"
