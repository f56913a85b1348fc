// SPDX-License-Identifier: GPL-3.0-or-later
// Cells of progress tables, as pairing programs, club pages and wallcharts write them.
#include <array>

#include <QTest>

#include "app/tables/cells/results.h"
#include "app/tables/cells/words.h"
#include "tests/support/testmain.h"

namespace tst_progresscell {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

constexpr ProgressStyle kOpponentFirst{};
constexpr ProgressStyle kResultFirst{.resultFirst = true};
constexpr ProgressStyle kWallchart{.resultFirst = true, .lettersAreResults = true};
constexpr ProgressStyle kJoined{.resultJoined = true};
constexpr std::array kStyles{kOpponentFirst, kResultFirst, kWallchart, kJoined};

/// `game 12w win`, `bye 1`, `bye ?`, `blank` or `unreadable`.
QString described(const ProgressCell& cell)
{
    const auto side = [](engine::SideResult result) {
        switch (result) {
        case engine::SideResult::Win: return u"win"_s;
        case engine::SideResult::Loss: return u"loss"_s;
        case engine::SideResult::Draw: return u"draw"_s;
        case engine::SideResult::ForfeitWin: return u"+"_s;
        case engine::SideResult::ForfeitLoss: return u"-"_s;
        case engine::SideResult::NotPlayed: break;
        }
        return u"open"_s;
    };
    switch (cell.kind) {
    case ProgressCell::Kind::Blank: return u"blank"_s;
    case ProgressCell::Kind::Unreadable: return u"unreadable"_s;
    case ProgressCell::Kind::Bye:
        return u"bye "_s + (cell.byeScore ? QString::number(cell.byeScore->halfPoints() / 2.0) : u"?"_s);
    case ProgressCell::Kind::Game: break;
    }
    QString text = u"game "_s + QString::number(cell.opponent);
    if (!cell.game.colour.isNull())
        text += cell.game.colour;
    text += u' ' + side(cell.game.own);
    return cell.game.other ? text + u" : "_s + side(*cell.game.other) : text;
}

class TestProgressCell : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void tellsWhereASignIsAlone();
};

} // namespace

// NOLINTNEXTLINE(readability-function-size): a table
void TestProgressCell::reads_data()
{
    QTest::addColumn<int>("style");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](int style, const QString& text, const QString& expected) {
        QTest::addRow("%s in style %d", qPrintable(text), style) << style << text << expected;
    };
    enum Style { OpponentFirst, ResultFirst, Wallchart, Joined };
    // Swiss-Chess, Swiss-Manager and what people make of them
    row(OpponentFirst, u"12w1"_s, u"game 12w win"_s);
    row(OpponentFirst, u"4s½"_s, u"game 4s draw"_s);
    row(OpponentFirst, u"w5 1"_s, u"game 5w win"_s);
    row(OpponentFirst, u"12S="_s, u"game 12s draw"_s);
    row(OpponentFirst, u"12s0,5"_s, u"game 12s draw"_s);
    row(OpponentFirst, u"5-W-1"_s, u"game 5w win"_s);
    row(OpponentFirst, u"5-s-½"_s, u"game 5s draw"_s);
    row(OpponentFirst, u"#5 w 1"_s, u"game 5w win"_s);
    row(OpponentFirst, u"5 ○ 1"_s, u"game 5w win"_s);
    row(OpponentFirst, u"5 ● 0"_s, u"game 5s loss"_s);
    row(OpponentFirst, u"198w+"_s, u"game 198w +"_s);
    row(OpponentFirst, u"7s0k"_s, u"game 7s -"_s);
    row(OpponentFirst, u"12w"_s, u"game 12w open"_s);
    row(OpponentFirst, u"12"_s, u"unreadable"_s);
    // results first
    row(ResultFirst, u"1w12"_s, u"game 12w win"_s);
    row(ResultFirst, u"+12w"_s, u"game 12w +"_s);
    row(ResultFirst, u"-3b"_s, u"game 3b -"_s);
    row(ResultFirst, u"=7s"_s, u"game 7s draw"_s);
    row(ResultFirst, u"1:0 (5)"_s, u"game 5 win : loss"_s);
    row(ResultFirst, u"½:½ (12)"_s, u"game 12 draw : draw"_s);
    row(ResultFirst, u"+:- (4)"_s, u"game 4 + : -"_s);
    row(ResultFirst, u"1 [5]"_s, u"game 5 win"_s);
    row(ResultFirst, u"1-5"_s, u"game 5 win"_s);
    row(ResultFirst, u"1-1"_s, u"game 1 win"_s);
    row(ResultFirst, u"½ (7w)"_s, u"game 7w draw"_s);
    // wallcharts
    row(Wallchart, u"W12"_s, u"game 12 win"_s);
    row(Wallchart, u"W  12"_s, u"game 12 win"_s);
    row(Wallchart, u"L3"_s, u"game 3 loss"_s);
    row(Wallchart, u"D7"_s, u"game 7 draw"_s);
    row(Wallchart, u"d7"_s, u"game 7 draw"_s);
    row(Wallchart, u"X4"_s, u"game 4 +"_s);
    row(Wallchart, u"F9"_s, u"game 9 -"_s);
    row(Wallchart, u"W5 (b)"_s, u"game 5b win"_s);
    row(Wallchart, u"H---"_s, u"bye 0.5"_s);
    row(Wallchart, u"B"_s, u"bye 1"_s);
    row(Wallchart, u"U--"_s, u"bye 0"_s);
    // nothing between number and result
    row(Joined, u"W51"_s, u"game 5w win"_s);
    row(Joined, u"S120"_s, u"game 12s loss"_s);
    row(Joined, u"w5½"_s, u"game 5w draw"_s);
    row(Joined, u"w12"_s, u"game 12w open"_s);
    // no opponent
    row(OpponentFirst, u"spielfrei"_s, u"bye ?"_s);
    row(OpponentFirst, u"spielfrei 1"_s, u"bye 1"_s);
    row(OpponentFirst, u"1 (frei)"_s, u"bye 1"_s);
    row(OpponentFirst, u"½ (spielfrei)"_s, u"bye 0.5"_s);
    row(OpponentFirst, u"+BYE"_s, u"bye 1"_s);
    row(OpponentFirst, u"=BYE"_s, u"bye 0.5"_s);
    row(OpponentFirst, u"bye 1:0"_s, u"bye 1"_s);
    row(OpponentFirst, u"HPB"_s, u"bye 0.5"_s);
    row(OpponentFirst, u"1k"_s, u"bye 1"_s);
    row(OpponentFirst, u"- - 1"_s, u"bye 1"_s);
    row(OpponentFirst, u"---½"_s, u"bye 0.5"_s);
    row(OpponentFirst, u"0/½"_s, u"bye 0.5"_s);
    row(OpponentFirst, u"-1"_s, u"bye 1"_s);
    row(ResultFirst, u"-1"_s, u"game 1 -"_s);
    row(OpponentFirst, u"-"_s, u"bye 0"_s);
    row(OpponentFirst, u"abwesend"_s, u"bye 0"_s);
    row(OpponentFirst, u""_s, u"blank"_s);
    row(OpponentFirst, u"0:"_s, u"blank"_s);
    row(OpponentFirst, u" 0: "_s, u"blank"_s);
    row(OpponentFirst, u"verloren"_s, u"unreadable"_s);
    row(Wallchart, u"Q5"_s, u"unreadable"_s);
}

void TestProgressCell::reads()
{
    QFETCH(int, style);
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(described(progressCell(plainCell(text), kStyles[static_cast<std::size_t>(style)])), expected);
}

void TestProgressCell::tellsWhereASignIsAlone()
{
    QVERIFY(progressCell(u"+12w"_s, kResultFirst).signAlone);
    QVERIFY(!progressCell(u"1w12"_s, kResultFirst).signAlone);
    QVERIFY(!progressCell(u"W12"_s, kWallchart).signAlone);
}

ZAHLMEISTER_TEST(TestProgressCell, QCoreApplication)

} // namespace tst_progresscell

#include "tst_progresscell.moc"
