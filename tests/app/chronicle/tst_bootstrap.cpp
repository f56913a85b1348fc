// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/chronicle/reading/bootstrap.h"
#include "app/chronicle/reading/ratedgames.h"
#include "tests/support/testmain.h"

namespace tst_bootstrap {

using namespace zahlmeister;
using app::Band;
using app::GameSums;
using app::TournamentBootstrap;

namespace {

/// Games of which so many half points were reached, where half of the points were expected.
GameSums sums(std::int64_t games, std::int64_t halfPoints)
{
    return {games, halfPoints * (app::kPointUnit / 2), games * (app::kPointUnit / 2)};
}

/// Games and half points of a tournament, which differ.
std::int64_t gamesOf(std::uint32_t tournament)
{
    return 7 + tournament % 5;
}
std::int64_t halfPointsOf(std::uint32_t tournament)
{
    return tournament * 7 % (2 * gamesOf(tournament));
}

TournamentBootstrap example(std::uint32_t tournaments)
{
    TournamentBootstrap bootstrap(1);
    for (std::uint32_t i = 0; i < tournaments; ++i)
        bootstrap.add(i, 0, sums(gamesOf(i), halfPointsOf(i)));
    return bootstrap;
}

} // namespace

/// Bands by drawing tournaments anew.
class TestBootstrap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sumsExactly();
    void drawsTheSameAnywhere();
    void doesNotDependOnTheOrder();
    void narrowsWithTheNumber();
    void drawsWholeTournaments();
    void saysNothingOfFewTournaments();
    void stops();
};

void TestBootstrap::sumsExactly()
{
    TournamentBootstrap bootstrap(2);
    bootstrap.add(3, 0, sums(2, 3));
    bootstrap.add(5, 0, sums(2, 4));
    QCOMPARE(bootstrap.total(0).games, std::int64_t{4});
    QCOMPARE(bootstrap.total(0).reachedMean(), 0.875);
    QCOMPARE(bootstrap.total(0).expectedMean(), 0.5);
    QCOMPARE(bootstrap.total(0).residual(), 0.375);
    QCOMPARE(bootstrap.total(1), GameSums()); // no games, no NaN
    QCOMPARE(bootstrap.total(1).residual(), 0.0);
}

/// The figures are those of the generator that the standard prescribes; they may never change.
void TestBootstrap::drawsTheSameAnywhere()
{
    const auto bands = example(40).bands();
    QVERIFY(bands.front().has_value());
    QCOMPARE(QByteArray::number(bands.front()->low, 'g', 17), "-0.14084507042253522");
    QCOMPARE(QByteArray::number(bands.front()->high, 'g', 17), "0.027247956403269755");
    QCOMPARE(example(40).bands(), bands);
}

void TestBootstrap::doesNotDependOnTheOrder()
{
    TournamentBootstrap turned(1);
    for (std::uint32_t i = 40; i-- > 0;) {
        std::int64_t left = halfPointsOf(i);
        for (std::int64_t game = 0; game < gamesOf(i); ++game) {
            const std::int64_t one = std::min(left, std::int64_t{2});
            turned.add(i, 0, sums(1, one));
            left -= one;
        }
    }
    QCOMPARE(turned.bands(), example(40).bands());
}

void TestBootstrap::narrowsWithTheNumber()
{
    const auto width = [](std::uint32_t tournaments) {
        const Band band = **example(tournaments).bands().begin();
        return band.high - band.low;
    };
    // A quarter of the tournaments: about twice as wide.
    QVERIFY(width(100) > 1.7 * width(400) && width(100) < 2.3 * width(400));
}

/// Games of one tournament hang together: as many games in fewer tournaments say less.
void TestBootstrap::drawsWholeTournaments()
{
    TournamentBootstrap few(1);
    TournamentBootstrap many(1);
    for (std::uint32_t i = 0; i < 400; ++i) {
        const GameSums one = sums(10, i / 40 % 2 == 0 ? 13 : 7);
        few.add(i / 40, 0, one);
        many.add(i, 0, one);
    }
    QCOMPARE(few.total(0), many.total(0));
    const Band wide = *few.bands().front();
    const Band narrow = *many.bands().front();
    QVERIFY(wide.high - wide.low > 3 * (narrow.high - narrow.low));
    QVERIFY(wide.holds(0) && narrow.holds(0));
}

void TestBootstrap::saysNothingOfFewTournaments()
{
    QVERIFY(!example(app::kFewestTournaments - 1).bands().front());
    QVERIFY(example(app::kFewestTournaments).bands().front());
    QVERIFY(TournamentBootstrap(0).bands().empty());
    QVERIFY(!TournamentBootstrap(1).bands().front());
    // Without any difference the band is a point, and that is no error.
    TournamentBootstrap same(1);
    for (std::uint32_t i = 0; i < 20; ++i)
        same.add(i, 0, sums(4, 4));
    QCOMPARE(*same.bands().front(), (Band{0, 0}));
}

void TestBootstrap::stops()
{
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!example(40).bands(stop.get_token()).front());
}

ZAHLMEISTER_TEST(TestBootstrap, void)

} // namespace tst_bootstrap

#include "tst_bootstrap.moc"
