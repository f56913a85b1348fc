// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets of a league: three teams of two boards, worked out by hand.
#include <QApplication>
#include <QTest>

#include "engine/model/teammatches.h"
#include "tests/print/sheetfixture.h"
#include "tests/support/testmain.h"
#include "ui/print/printservice.h"
#include "ui/print/sheetparts.h"

namespace tst_leaguesheet {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace zahlmeister::testing;
using namespace zahlmeister::ui;

namespace {

/// Ahorn beats Birke 1.5:0.5, Birke and Ceder draw, Ahorn beats Ceder 1.5:0.5; number 7 never plays.
Tournament season()
{
    Tournament tournament = fieldOf(7);
    tournament.games.clear();
    tournament.header.kind = TournamentKind::Team;
    const char* const teams[]{"Ahorn", "Birke", "Ahorn", "Birke", "Ceder", "Ceder", "Ceder"};
    for (std::size_t i = 0; i < tournament.participants.size(); ++i)
        tournament.participants[i].team = teams[i];
    const auto add = [&](int round, int board, int white, int black, GameResult result) {
        tournament.games.push_back({.id = GameId(static_cast<std::int64_t>(tournament.games.size()) + 1),
                                    .round = round,
                                    .white = ParticipantNumber(white),
                                    .black = ParticipantNumber(black),
                                    .result = result,
                                    .date = Date::tryFrom(2026, 9, 6 + round),
                                    .board = board});
    };
    add(1, 1, 2, 1, kBlackWins);
    add(1, 2, 3, 4, kDrawn);
    add(2, 1, 5, 2, kBlackWins);
    add(2, 2, 4, 6, kBlackWins);
    add(3, 1, 5, 1, kDrawn);
    add(3, 2, 3, 6, kWhiteWinsByForfeit);
    settleTeams(tournament);
    return tournament;
}

SheetRequest requestFor(SheetKind kind)
{
    SheetRequest request{.kind = kind};
    request.language = Language::English;
    return request;
}

QStringList textsOf(const SheetRequest& request)
{
    const SheetSnapshot values = evaluated(season());
    const auto layout = layoutSheets(values.source(), request);
    if (!layout.has_value())
        qFatal("no layout");
    return testing::textsOf(*layout);
}

class TestLeagueSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void printsTheTable();
    void printsTheTableAfterARound();
    void printsTheMatchesOfARound();
    void printsThePlaceInTheLineUp();
    void printsATeam();
    void leavesOutWhoDidNotPlay();
    void ordersScoresheetsByTeam();

private:
    Translators m_translators{Language::English};
};

} // namespace

void TestLeagueSheet::printsTheTable()
{
    const QString texts = textsOf(requestFor(SheetKind::LeagueTable)).join(u'|');
    // Rank, team, matches, +, =, −, match points, board points, Berlin.
    for (const QString& row : {u"1|Ahorn|2|2|0|0|4|3|4½"_s, u"2|Birke|2|0|1|1|1|1½|2½"_s,
                               u"3|Ceder|2|0|1|1|1|1½|2"_s, u"1|Ahorn|×|1½|1½|2|4|3|4½"_s})
        QVERIFY2(texts.contains(row), qPrintable(row + u" in "_s + texts));
}

void TestLeagueSheet::printsTheTableAfterARound()
{
    SheetRequest request = requestFor(SheetKind::LeagueTable);
    request.round = 1;
    const QString texts = textsOf(request).join(u'|');
    QVERIFY2(texts.contains(u"3|Ceder|0|0|0|0|0|0|0"_s), qPrintable(texts));
}

void TestLeagueSheet::printsTheMatchesOfARound()
{
    SheetRequest request = requestFor(SheetKind::Matches);
    request.round = 2;
    const QStringList texts = textsOf(request);
    // Birke has White on the even board, and is at home.
    QVERIFY2(texts.contains(u"Birke – Ceder 1 : 1"_s), qPrintable(texts.join(u'|')));
    QVERIFY(texts.join(u'|').contains(u"1|Spieler, Nummer 2|1202|b|1 : 0|Spieler, Nummer 5|1205"_s));
    QVERIFY(!texts.contains(u"Ahorn – Birke 1½ : ½"_s));
    request.round.reset();
    request.team = "Ahorn";
    const QStringList own = textsOf(request);
    QVERIFY(own.contains(u"Ahorn – Birke 1½ : ½"_s));
    QVERIFY(!own.contains(u"Birke – Ceder 1 : 1"_s));
}

void TestLeagueSheet::printsThePlaceInTheLineUp()
{
    Tournament tournament = season();
    tournament.participants[1].board = 7;
    const SheetSnapshot values = evaluated(tournament);
    const auto layout = layoutSheets(values.source(), requestFor(SheetKind::Matches));
    QVERIFY(layout.has_value());
    const QStringList texts = testing::textsOf(*layout);
    QVERIFY2(texts.contains(u"7\u00a0Spieler, Nummer 2"_s), qPrintable(texts.join(u'|')));
    QVERIFY(texts.contains(u"Spieler, Nummer 5"_s)); // who has no place in it has his name alone
}

void TestLeagueSheet::printsATeam()
{
    SheetRequest request = requestFor(SheetKind::Teams);
    request.team = "Ceder";
    const QString texts = textsOf(request).join(u'|');
    QVERIFY2(texts.contains(u"|Ahorn|away|½ : 1½"_s), qPrintable(texts));
    QVERIFY2(!texts.contains(u"Spieler, Nummer 7"_s), qPrintable(texts));
    // His results of rounds 2 and 3 stand behind what he did: a loss, and a draw.
    QVERIFY2(texts.contains(u"Spieler, Nummer 5|1205|2|½|"_s), qPrintable(texts));
}

void TestLeagueSheet::leavesOutWhoDidNotPlay()
{
    const QStringList texts = textsOf(requestFor(SheetKind::Evaluation));
    QVERIFY(texts.contains(u"Spieler, Nummer 6"_s));
    QVERIFY(!texts.contains(u"Spieler, Nummer 7"_s));
}

void TestLeagueSheet::ordersScoresheetsByTeam()
{
    const SheetSnapshot values = evaluated(season());
    SheetRequest request = requestFor(SheetKind::Scoresheets);
    const auto numbers = [&] {
        std::vector<int> players;
        for (const ParticipantNumber number : playersOf(values.source(), request))
            players.push_back(number.value());
        return players;
    };
    QCOMPARE(numbers(), (std::vector{1, 3, 2, 4, 5, 6}));
    request.team = "Birke";
    QCOMPARE(numbers(), (std::vector{2, 4}));
}

ZAHLMEISTER_TEST(TestLeagueSheet, QApplication)

} // namespace tst_leaguesheet

#include "tst_leaguesheet.moc"
