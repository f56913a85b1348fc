// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/catalogue/eloversion.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_eloversion {

using namespace zahlmeister;
using namespace zahlmeister::engine;

class TestEloVersion : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesByTheRateOfPlay_data();
    void goesByTheRateOfPlay();
    void asksForSomebodyWithAnElo();
};

// RULE: B02 1.1
void TestEloVersion::goesByTheRateOfPlay_data()
{
    QTest::addColumn<std::string>("timeControl");
    QTest::addColumn<std::string>("version");
    QTest::newRow("unknown") << std::string() << std::string("fide-standard");
    QTest::newRow("unread") << std::string("as always") << std::string("fide-standard");
    QTest::newRow("long") << std::string("90 min/40 + 30 min + 30 s") << std::string("fide-standard");
    QTest::newRow("sixty") << std::string("60 min") << std::string("fide-standard");
    QTest::newRow("less") << std::string("59 min") << std::string("fide-rapid");
    QTest::newRow("increments") << std::string("30 min + 30 s") << std::string("fide-standard");
    QTest::newRow("rapid") << std::string("15 min + 10 s") << std::string("fide-rapid");
    QTest::newRow("ten") << std::string("10 min") << std::string("fide-blitz");
    QTest::newRow("blitz") << std::string("3 min + 2 s") << std::string("fide-blitz");
    QTest::newRow("none of them") << std::string("3 min") << std::string("fide-blitz");
}

void TestEloVersion::goesByTheRateOfPlay()
{
    QFETCH(const std::string, timeControl);
    QFETCH(const std::string, version);
    const auto choice = chooseElo(tests::shippedRules(), {.timeControl = timeControl});
    QVERIFY(choice.has_value());
    QCOMPARE(choice->version->id, version);
    QVERIFY(choice->inForce());
}

void TestEloVersion::asksForSomebodyWithAnElo()
{
    Tournament tournament;
    tournament.participants = {{.number = ParticipantNumber(1), .rating = Rating(2100)},
                               {.number = ParticipantNumber(2), .computer = true, .elo = Rating(2500)}};
    QVERIFY(!hasElo(tournament));
    tournament.participants[0].elo = Rating(2000);
    QVERIFY(hasElo(tournament));
    tournament.participants[0].elo.reset();
    tournament.participants[0].ratingSource = RatingSource::Fide;
    QVERIFY(hasElo(tournament));
    QVERIFY(!chooseElo(RuleCatalog({}), tournament.header).has_value());
}

ZAHLMEISTER_TEST(TestEloVersion, QCoreApplication)

} // namespace tst_eloversion

#include "tst_eloversion.moc"
