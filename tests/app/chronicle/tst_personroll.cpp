// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/chronicle/personroll.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_personroll {

using namespace zahlmeister;
using app::PersonRoll;

/// Persons searched while somebody types.
class TestPersonRoll : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isInTheOrderOfNames();
    void findsByEveryField_data();
    void findsByEveryField();
    void knowsWhoSatWhere();
};

namespace {

std::shared_ptr<const app::Chronicle> chronicle()
{
    engine::Tournament tournament;
    tournament.header = {.name = "Open", .end = engine::Date::tryFrom(2027, 3, 1)};
    const auto add = [&](const char* name, const char* club, const char* clubName, const char* id) {
        const int number = static_cast<int>(tournament.participants.size()) + 1;
        engine::Participant& one =
            tournament.participants.emplace_back(engine::Participant{engine::ParticipantNumber(number)});
        one.name = name;
        one.club = club;
        one.clubName = clubName;
        one.personId = id;
        one.birthYear = 1950 + number;
        one.rating = engine::Rating(1500);
        one.index = 5;
    };
    add("Öztürk, Ayşe", "C0521", "SK Turm Musterstadt", "NU1001");
    add("Ostermann, Uwe", "C0522", "Läufer Überlingen", "NU1002");
    add("Abel, Jörg", "", "", "");
    tournament.participants[2].fideId = 4600001;
    engine::Participant& empty =
        tournament.participants.emplace_back(engine::Participant{engine::ParticipantNumber(8)});
    empty.rating = engine::Rating(1500); // a prepared row, of whom nothing is known
    engine::Participant& computer =
        tournament.participants.emplace_back(engine::Participant{engine::ParticipantNumber(9)});
    computer.name = "Rechner";
    computer.computer = true;
    tournament.games.push_back({.white = engine::ParticipantNumber(1),
                                .black = engine::ParticipantNumber(2),
                                .result = engine::kWhiteWins});
    std::vector<app::ChronicleTournament> one{{engine::TournamentId(7), tournament}};
    return std::make_shared<const app::Chronicle>(app::chronicleOf(
        app::shared(std::move(one)), std::make_shared<engine::RuleCatalog>(tests::shippedRules())));
}

} // namespace

void TestPersonRoll::isInTheOrderOfNames()
{
    const PersonRoll roll(chronicle());
    QCOMPARE(roll.size(), 4U); // the last one is nobody
    QCOMPARE(roll.person(0).person().name, std::string("Abel, Jörg"));
    QCOMPARE(roll.person(1).person().name, std::string("Ostermann, Uwe"));
    QCOMPARE(roll.person(2).person().name, std::string("Öztürk, Ayşe"));
    QCOMPARE(PersonRoll(std::make_shared<const app::Chronicle>()).size(), 0U);
}

void TestPersonRoll::findsByEveryField_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<int>>("rows");
    const auto row = [](const char* text, const QList<int>& rows) {
        QTest::newRow(text) << QByteArray(text) << rows;
    };
    row("", {0, 1, 2});
    row("   ", {0, 1, 2});
    row("öztürk", {2});
    row("Oeztuerk", {2});
    row("ozturk", {2});
    row("AYSE", {2});
    row("o", {0, 1, 2}); // Jörg, Ostermann, Öztürk
    row("uwe oster", {1});
    row("c0521", {2});
    row("überl", {1});
    row("NU100", {1, 2});
    row("4600001", {0});
    row("turm ayse", {2});
    row("1952", {1});
    row("Meier", {});
    row("abel c0521", {}); // of two persons
}

void TestPersonRoll::findsByEveryField()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QList<int>, rows);
    const PersonRoll roll(chronicle());
    QList<int> found;
    for (const std::uint32_t row : roll.find(text.toStdString()))
        found += static_cast<int>(row);
    QCOMPARE(found, rows);
}

void TestPersonRoll::knowsWhoSatWhere()
{
    const PersonRoll roll(chronicle());
    const engine::TournamentId here(7);
    QCOMPARE(roll.seatedAt(here, engine::ParticipantNumber(3)), &roll.person(0));
    QCOMPARE(roll.seatedAt(here, engine::ParticipantNumber(9)), nullptr); // the computer
    QCOMPARE(roll.seatedAt(here, engine::ParticipantNumber(4)), nullptr);
    QCOMPARE(roll.seatedAt(engine::TournamentId(8), engine::ParticipantNumber(1)), nullptr);
    const auto played = roll.playedAt(here, engine::ParticipantNumber(3));
    QVERIFY(played && played->tournament->id == here);
    QCOMPARE(played->rules, roll.person(0).participations.front().rules);
    QVERIFY(!roll.playedAt(here, engine::ParticipantNumber(9)));
}

ZAHLMEISTER_TEST(TestPersonRoll, QCoreApplication)

} // namespace tst_personroll

#include "tst_personroll.moc"
