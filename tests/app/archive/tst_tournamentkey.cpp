// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include <QTest>

#include "app/archive/kept/tournamentkey.h"
#include "tests/support/testmain.h"

namespace tst_tournamentkey {

using namespace zahlmeister;
using app::ChronicleTournament;

namespace {

engine::Date day(int month, int number)
{
    return *engine::Date::tryFrom(2027, month, number);
}

} // namespace

/// The order of evaluation as numbers.
class TestTournamentKey : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ordersAsTheChainDoes();
    void refusesWhatHasNoPlace();
};

// RULE: WO2026 2.2.3
// RULE: FWZ 3.3
void TestTournamentKey::ordersAsTheChainDoes()
{
    std::mt19937 random(3);
    const std::vector<std::string> levels{"", "000", "00A", "C00", "C05", "CA0", "M00"};
    std::vector<ChronicleTournament> all;
    for (int i = 0; i < 400; ++i) {
        ChronicleTournament one{engine::TournamentId(i + 1), {}};
        engine::TournamentHeader& header = one.tournament.header;
        header.end = day(5, 1).plusDays(static_cast<int>(random() % 5));
        if (random() % 4 != 0)
            header.start =
                header.end->plusDays(-static_cast<int>(random() % 4 == 0 ? random() % 1200 : random() % 3));
        header.level = levels[random() % levels.size()];
        if (random() % 5 == 0)
            one.received = header.end->plusDays(static_cast<int>(random() % 40) - 10);
        all.push_back(one);
    }
    const auto keyOf = [](const ChronicleTournament& one) { return app::tournamentKey(one).value(); };
    for (const ChronicleTournament& a : all) {
        QVERIFY(keyOf(a) > 0);
        QCOMPARE(app::levelOfKey(keyOf(a)), a.received ? "" : a.tournament.header.level);
        for (const ChronicleTournament& b : all)
            QCOMPARE(keyOf(a) < keyOf(b), app::isEvaluatedBefore(a, b));
    }
    ChronicleTournament last{engine::TournamentId(app::kMostTournaments), {}};
    last.tournament.header.end = engine::Date::tryFrom(2149, 12, 31);
    last.received = last.tournament.header.end->plusDays(699);
    QVERIFY(keyOf(last) > keyOf(all.front()));
}

void TestTournamentKey::refusesWhatHasNoPlace()
{
    const auto codeOf = [](const ChronicleTournament& one) {
        return app::tournamentKey(one).error().args.at(1);
    };
    ChronicleTournament one{engine::TournamentId(1), {}};
    QCOMPARE(codeOf(one), "end");
    one.tournament.header.end = day(5, 1);
    one.tournament.header.start = day(5, 2);
    QCOMPARE(codeOf(one), "start");
    one.tournament.header.start = engine::Date::tryFrom(1990, 1, 1);
    QCOMPARE(codeOf(one), "start");
    one.tournament.header.start.reset();
    for (const char* level : {"C0", "c00", "C000", "Ä0"}) {
        one.tournament.header.level = level;
        QCOMPARE(codeOf(one), "level");
    }
    one.received = day(5, 1).plusYears(2);
    QCOMPARE(codeOf(one), "received");
    one.received = day(5, 1);
    one.tournament.header.end = engine::Date::tryFrom(1949, 12, 31);
    QCOMPARE(codeOf(one), "end");
    one.tournament.header.end = day(5, 1);
    one.id = engine::TournamentId(app::kMostTournaments + 1);
    QCOMPARE(codeOf(one), "id");
}

ZAHLMEISTER_TEST(TestTournamentKey, QCoreApplication)

} // namespace tst_tournamentkey

#include "tst_tournamentkey.moc"
