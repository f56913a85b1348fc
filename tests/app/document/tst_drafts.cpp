// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "tests/support/fields.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"

namespace tst_drafts {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::Draft;
using Drafts = std::vector<Draft>;

class TestDrafts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsSeveralTexts();
    void ownersLeaveEachOtherAlone();
    void surviveARestart();
    void anOwnerIsAWholePart();
    void everyTextIsKept();
};

void TestDrafts::keepsSeveralTexts()
{
    OpenTournament open(roundRobin(1, {.players = 4}));
    const Drafts two{{u"results/progress/1/2"_s, u"3w"_s}, {u"results/rounds/2"_s, u"1-"_s}};
    QVERIFY(open.document().putDrafts(u"results", two).has_value());
    QVERIFY(open.document().drafts(u"results") == two);
    QVERIFY(open.document().putDrafts(u"results", {two[1], {u"results/matches/1"_s, {}}}).has_value());
    QVERIFY(open.document().drafts(u"results") == Drafts{two[1]});
    QVERIFY(open.document().putDrafts(u"results", {}).has_value());
    QVERIFY(open.document().drafts().empty());
}

void TestDrafts::ownersLeaveEachOtherAlone()
{
    OpenTournament open(roundRobin(1, {.players = 4}));
    const Drafts name{{u"participant/5/name"_s, u"Müll"_s}};
    const Drafts cell{{u"results/progress/1/2"_s, u"3w"_s}};
    QVERIFY(open.document().putDrafts(u"participant", name).has_value());
    QVERIFY(open.document().putDrafts(u"results", cell).has_value());
    QVERIFY(open.document().drafts(u"participant") == name);
    QVERIFY(open.document().putDrafts(u"results", {}).has_value());
    QVERIFY(open.document().drafts(u"participant") == name);
    QVERIFY(open.document().drafts() == name);
}

void TestDrafts::surviveARestart()
{
    OpenTournament open(roundRobin(1, {.players = 4}));
    const Drafts two{{u"results/progress/1/2"_s, u"3w"_s}, {u"results/rounds/2"_s, u"1-½"_s}};
    QVERIFY(open.document().putDrafts(u"results", two).has_value());
    open.reopen();
    QVERIFY(open.document().drafts(u"results") == two);
}

void TestDrafts::anOwnerIsAWholePart()
{
    OpenTournament open(roundRobin(1, {.players = 4}));
    QVERIFY(open.document().setDraft({u"resultsheet/1"_s, u"x"_s}).has_value());
    QVERIFY(open.document().drafts(u"results").empty());
    QVERIFY(open.document().drafts(u"resultsheet").size() == 1);
}

void TestDrafts::everyTextIsKept()
{
    OpenTournament open(roundRobin(1, {.players = 4}));
    const Drafts odd{{u"results/rounds/1"_s, u"1\u001E2\n"_s}, {u"results/rounds/2"_s, u"5"_s}};
    QVERIFY(open.document().putDrafts(u"results", odd).has_value());
    const Drafts kept = open.document().drafts(u"results");
    QVERIFY(kept == odd);
}

ZAHLMEISTER_TEST(TestDrafts, QCoreApplication)

} // namespace tst_drafts

#include "tst_drafts.moc"
