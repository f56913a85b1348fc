// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/chronicle/reading/tournamentregister.h"
#include "tests/app/chronicle/chain.h"
#include "tests/app/chronicle/chronicles.h"
#include "tests/support/testmain.h"

namespace tst_tournamentregister {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::TournamentListRequest;

/// Lists of tournaments.
class TestTournamentRegister : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatHasToStandThere();
    void chooses_data();
    void chooses();
};

// RULE: WO2026 6.5.2.1
void TestTournamentRegister::tellsWhatHasToStandThere()
{
    app::ChronicleTournament one = wonBy(7, day(2027, 3, 1), 1700, 20, 3);
    one.tournament.header.externalId = "C000-2027-OPE";
    one.tournament.header.level = "C00";
    one.tournament.header.evaluator = "Auswerter, Anton";
    one.tournament.header.secondEvaluator = "Zweite, Zita";
    one.tournament.header.start = day(2027, 2, 1);
    one.tournament.participants.push_back({.number = engine::ParticipantNumber(9), .name = "Ohne Partie"});
    const app::EvaluationDays days{day(2027, 3, 5), day(2027, 4, 1)};
    const auto list =
        app::tournamentList(chronicleOf({one}), {{one.id, days}, {engine::TournamentId(8), {}}}, {});
    QCOMPARE(list.lines.size(), 1U);
    const app::TournamentLine& line = list.lines.front();
    QCOMPARE(line.name, "T7");
    QCOMPARE(line.start, std::optional(day(2027, 2, 1)));
    QCOMPARE(line.end, day(2027, 3, 1));
    QCOMPARE(line.level, "C00");
    QCOMPARE(line.externalId, "C000-2027-OPE");
    QCOMPARE(line.evaluator, "Auswerter, Anton");
    QCOMPARE(line.secondEvaluator, "Zweite, Zita");
    QVERIFY(line.days == days);
    QCOMPARE(line.rules, "dwz-2026");
    QCOMPARE(line.players, 5); // as in the crosstable
    QCOMPARE(line.games, 3);
}

void TestTournamentRegister::chooses_data()
{
    QTest::addColumn<TournamentListRequest>("request");
    QTest::addColumn<QString>("ids");
    const auto row = [](const char* name, const TournamentListRequest& request, const char* ids) {
        QTest::newRow(name) << request << QString::fromLatin1(ids);
    };
    row("all, in the order of evaluation", {}, "2 1 3");
    row("from", {.from = day(2027, 2, 1)}, "1 3");
    row("until", {.until = day(2027, 2, 1)}, "2 1");
    row("both", {.from = day(2027, 1, 2), .until = day(2027, 2, 28)}, "1");
    row("level", {.level = "C00"}, "1 3");
    row("below a level", {.level = "C10"}, "3");
    row("evaluator", {.evaluator = "muller"}, "2");
    row("second evaluator", {.evaluator = "ZITA"}, "3");
    row("nobody", {.evaluator = "q"}, "");
}

// RULE: WO2026 2.2.3, 6.3, 6.5.2.1
void TestTournamentRegister::chooses()
{
    QFETCH(const TournamentListRequest, request);
    std::vector<app::ChronicleTournament> tournaments{
        wonBy(1, day(2027, 2, 1), 1700, 20), wonBy(2, day(2027, 1, 1), 1700, 20),
        wonBy(3, day(2027, 3, 1), 1700, 20), wonBy(4, day(2027, 3, 1), 1700, 20)};
    tournaments[0].tournament.header.level = "C00";
    tournaments[1].tournament.header.evaluator = "Müller, Max";
    tournaments[2].tournament.header.level = "C10";
    tournaments[2].tournament.header.secondEvaluator = "Zweite, Zita";
    tournaments[3].tournament.header.end.reset(); // has no place in the order
    QStringList ids;
    for (const app::TournamentLine& line : app::tournamentList(chronicleOf(tournaments), {}, request).lines)
        ids += QString::number(line.id.value());
    QTEST(ids.join(u' '), "ids");
}

ZAHLMEISTER_TEST(TestTournamentRegister, QCoreApplication)

} // namespace tst_tournamentregister

#include "tst_tournamentregister.moc"
