// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSignalSpy>
#include <QTest>

#include "app/document/whatif.h"
#include "app/rules/shippedrules.h"
#include "tests/support/fields.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"

namespace tst_whatif {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::WhatIf;
using engine::ParticipantNumber;

class TestWhatIf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void startsAsTheRealOneIs();
    void leavesTheRealOneAlone();
    void adoptsAsOneStep();
    void adoptsEverythingThatCanBeChanged();
    void keepsIdsOfGames();
    void adoptsNothingWithoutChanges();
    void refusesWhatNoLongerFits();

private:
    static std::unique_ptr<WhatIf> start(OpenTournament& open)
    {
        auto started = WhatIf::start(open.evaluation(), app::shippedRulesShared());
        return started.has_value() ? std::move(*started) : nullptr;
    }
    static void apply(WhatIf& scratch, std::vector<app::Edit> edits)
    {
        QVERIFY(scratch.document()
                    .apply({{app::EditKind::Paste, {QStringLiteral("1")}}, std::move(edits)})
                    .has_value());
    }
};

void TestWhatIf::startsAsTheRealOneIs()
{
    OpenTournament open(swissSystem(1, {.players = 20, .rounds = 5}));
    open.useArithmetic(engine::Arithmetic::Tables);
    const auto scratch = start(open);
    QVERIFY(scratch);
    QVERIFY(scratch->document().tournament().participants == open.tournament().participants);
    QCOMPARE(scratch->document().arithmetic(), open.document().arithmetic());
    QVERIFY(!scratch->document().undoName());
    QVERIFY(!scratch->hasChanges());
    for (const auto& participant : open.tournament().participants)
        QCOMPARE(scratch->evaluation().of(participant.number)->newRating,
                 open.evaluation().of(participant.number)->newRating);
}

void TestWhatIf::leavesTheRealOneAlone()
{
    OpenTournament open(swissSystem(2, {.players = 20, .rounds = 5}));
    const auto before = open.tournament();
    QSignalSpy edited(&open.document(), &app::TournamentDocument::edited);
    {
        const auto scratch = start(open);
        auto participant = scratch->document().tournament().participants[3];
        participant.rating = engine::Rating(2400);
        apply(*scratch, {app::RemoveGame{scratch->document().tournament().games[0].id},
                         app::PutParticipant{participant}});
        QVERIFY(scratch->hasChanges());
        QVERIFY(scratch->document().undo().has_value());
        QVERIFY(!scratch->hasChanges());
        QVERIFY(scratch->document().redo().has_value());
    }
    QVERIFY(open.tournament() == before);
    QCOMPARE(edited.size(), 0);
    open.reopen();
    QVERIFY(open.tournament() == before);
}

void TestWhatIf::adoptsAsOneStep()
{
    OpenTournament open(swissSystem(3, {.players = 20, .rounds = 5}));
    const auto before = open.tournament();
    const auto scratch = start(open);
    for (int i = 0; i < 5; ++i) {
        auto game = scratch->document().tournament().games[static_cast<std::size_t>(i) * 3];
        game.result = game.result == engine::kDrawn ? engine::kBlackWins : engine::kDrawn;
        apply(*scratch, {app::PutGame{game}});
    }
    QSignalSpy edited(&open.document(), &app::TournamentDocument::edited);
    QVERIFY(scratch->adopt().has_value());
    QCOMPARE(edited.size(), 1);
    QVERIFY(open.tournament() != before);
    QCOMPARE(open.document().undoName()->kind, app::EditKind::WhatIf);
    QVERIFY(open.document().undo().has_value());
    QVERIFY(open.tournament() == before);
}

void TestWhatIf::adoptsEverythingThatCanBeChanged()
{
    OpenTournament open(swissSystem(4, {.players = 12, .rounds = 4}));
    const auto scratch = start(open);
    auto header = scratch->document().tournament().header;
    header.name = "Was wäre wenn";
    const auto leaver = scratch->document().tournament().participants[2].number;
    std::vector<app::Edit> edits{app::PutHeader{header}, app::PutArithmetic{engine::Arithmetic::Tables}};
    for (const auto& game : scratch->document().tournament().games) {
        if (game.white == leaver || game.black == leaver)
            edits.emplace_back(app::RemoveGame{game.id});
    }
    edits.emplace_back(app::RemoveParticipant{leaver});
    engine::Participant newcomer{.number = ParticipantNumber(99)};
    newcomer.name = "Neu, Nina";
    newcomer.byes = {{1, engine::kWin, engine::ByeKind::Allocated}};
    edits.emplace_back(app::PutParticipant{newcomer});
    edits.emplace_back(app::PutGame{{.round = 2,
                                     .white = ParticipantNumber(99),
                                     .black = ParticipantNumber(1),
                                     .result = engine::kWhiteWinsByForfeit}});
    apply(*scratch, edits);
    const auto wanted = scratch->document().tournament();
    QVERIFY(scratch->adopt().has_value());
    QVERIFY(open.tournament().header == wanted.header);
    QVERIFY(open.tournament().participants == wanted.participants);
    QCOMPARE(open.tournament().games.size(), wanted.games.size());
    QCOMPARE(open.tournament().games.back().white, ParticipantNumber(99));
    QCOMPARE(open.document().arithmetic(), std::optional(engine::Arithmetic::Tables));
}

void TestWhatIf::keepsIdsOfGames()
{
    // The real games are not numbered from one on without gaps; the copy's are.
    OpenTournament open(swissSystem(5, {.players = 10, .rounds = 3}));
    open.apply(
        {app::RemoveGame{open.tournament().games[0].id}, app::RemoveGame{open.tournament().games[4].id}});
    const auto games = open.tournament().games;
    const auto scratch = start(open);
    auto game = scratch->document().tournament().games[7];
    game.rated = !game.rated;
    apply(*scratch, {app::PutGame{game}});
    QVERIFY(scratch->adopt().has_value());
    QCOMPARE(open.tournament().games.size(), games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        QCOMPARE(open.tournament().games[i].id, games[i].id);
        QCOMPARE(open.tournament().games[i].rated, i == 7 ? !games[i].rated : games[i].rated);
    }
}

void TestWhatIf::adoptsNothingWithoutChanges()
{
    OpenTournament open(swissSystem(6, {.players = 10, .rounds = 3}));
    const auto scratch = start(open);
    auto game = scratch->document().tournament().games[1];
    const auto result = std::exchange(game.result, engine::kBothLose);
    apply(*scratch, {app::PutGame{game}});
    game.result = result;
    apply(*scratch, {app::PutGame{game}}); // there and back again
    QVERIFY(scratch->adoption().edits.empty());
    QVERIFY(scratch->adopt().has_value());
    QVERIFY(!open.document().undoName());
}

void TestWhatIf::refusesWhatNoLongerFits()
{
    OpenTournament open(swissSystem(7, {.players = 10, .rounds = 3}));
    const auto scratch = start(open);
    apply(*scratch, {app::RemoveGame{scratch->document().tournament().games[1].id}});
    open.apply({app::RemoveGame{open.tournament().games[1].id}});
    const auto before = open.tournament();
    QVERIFY(!scratch->adopt().has_value());
    QVERIFY(open.tournament() == before);
}

ZAHLMEISTER_TEST(TestWhatIf, QCoreApplication)

} // namespace tst_whatif

#include "tst_whatif.moc"
