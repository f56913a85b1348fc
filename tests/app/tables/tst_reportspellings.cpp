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

} // namespace

class TestReportSpellings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEverySpelling_data();
    void readsEverySpelling();
    void sentencesAreNoBoards();
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

ZAHLMEISTER_TEST(TestReportSpellings, QCoreApplication)

} // namespace tst_reportspellings

#include "tst_reportspellings.moc"
