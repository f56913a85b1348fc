// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/model/tournament.h"
#include "tests/support/testmain.h"

namespace tst_tournament {

using namespace zahlmeister::engine;

class TestTournament : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void resultsHaveOneText();
    void allowsTwelveResults();
    void mirrorsResults();
    void countsForfeitsOnTheTableOnly();
    void findsParticipants();
    void takesBirthYearFromDate();
};

void TestTournament::resultsHaveOneText()
{
    for (const char* text :
         {"1-0", "0-1", "1/2", "+/-", "-/+", "-/-", "0-0", "1/2-0", "0-1/2", "0/-", "-/0", "*"}) {
        const auto result = resultFromText(text);
        QVERIFY2(result.has_value(), text);
        QCOMPARE(QByteArray::fromStdString(std::string(resultText(*result))), QByteArray(text));
    }
    for (const char* text : {"", "1:0", "1-1", "½", "+/+", "1/2-1/2 ", "+/0"})
        QVERIFY2(!resultFromText(text), text);
}

void TestTournament::allowsTwelveResults()
{
    int allowed = 0;
    for (int white = 0; white < 6; ++white) {
        for (int black = 0; black < 6; ++black)
            allowed += isAllowed({static_cast<SideResult>(white), static_cast<SideResult>(black)});
    }
    QCOMPARE(allowed, 12);
    QVERIFY(!isAllowed({SideResult::Win, SideResult::Win}));
    QVERIFY(!isAllowed({SideResult::NotPlayed, SideResult::Loss}));
}

void TestTournament::mirrorsResults()
{
    QCOMPARE(kWhiteWins.mirrored(), kBlackWins);
    QCOMPARE(kLossAndForfeit.mirrored(), kForfeitAndLoss);
    QCOMPARE(kDrawn.mirrored(), kDrawn);
}

void TestTournament::countsForfeitsOnTheTableOnly()
{
    QCOMPARE(tablePoints(SideResult::ForfeitWin), kWin);
    QVERIFY(!isPlayed(SideResult::ForfeitWin)); // RULE: WO2026 2.2.5.2
    QVERIFY(!isPlayed(SideResult::ForfeitLoss));
    QVERIFY(!isPlayed(SideResult::NotPlayed));
    QVERIFY(isPlayed(SideResult::Loss));
}

void TestTournament::findsParticipants()
{
    Tournament tournament;
    for (const int number : {1, 2, 5, 3})
        tournament.participants.push_back({.number = ParticipantNumber(number)});
    QCOMPARE(tournament.indexOf(ParticipantNumber(2)), std::optional<std::size_t>(1));
    QCOMPARE(tournament.indexOf(ParticipantNumber(5)), std::optional<std::size_t>(2));
    QCOMPARE(tournament.indexOf(ParticipantNumber(3)), std::optional<std::size_t>(3));
    QVERIFY(!tournament.indexOf(ParticipantNumber(4)));
    QVERIFY(!tournament.indexOf(ParticipantNumber(0)));
    QVERIFY(!tournament.indexOf(ParticipantNumber(-1)));
}

void TestTournament::takesBirthYearFromDate()
{
    Participant participant{.number = ParticipantNumber(1)};
    QVERIFY(!birthYearOf(participant));
    participant.birthYear = 1986;
    QCOMPARE(birthYearOf(participant), std::optional(1986));
    participant.birthDate = Date::tryFrom(1987, 5, 3);
    QCOMPARE(birthYearOf(participant), std::optional(1987));
}

ZAHLMEISTER_TEST(TestTournament, QCoreApplication)

} // namespace tst_tournament

#include "tst_tournament.moc"
