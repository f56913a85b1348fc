// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QTest>

#include "app/rules/shippedrules.h"
#include "engine/catalogue/rulecatalog.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"
#include "ui/models/participantorder.h"

namespace tst_participantorder {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using ui::ParticipantSelection;
using ui::TableOrder;

class TestParticipantOrder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void ordersByWhatIsWanted();
    void goesByTheTieBreaksOfTheTournament();
    void selectsClubsAndTeams();

private:
    [[nodiscard]] std::vector<std::size_t> rows(const ParticipantSelection& selection) const
    {
        return ui::selectedRows(m_tournament, m_evaluation, selection);
    }

    engine::Tournament m_tournament;
    engine::Evaluation m_evaluation;
};

using Rows = std::vector<std::size_t>;

void TestParticipantOrder::initTestCase()
{
    TournamentBuilder builder;
    const auto add = [&](const char* name, int rating, const char* club, const char* team, int board) {
        engine::Participant& player = builder.rated(rating);
        player.name = name;
        player.club = club;
        player.team = team;
        player.board = board;
    };
    add("Zander, A", 1500, "C0505", "Bär", 2);
    add("Ärmel, B", 2000, "", "Adler", 1);
    add("Barsch, C", 1800, "A0101", "Bär", 1);
    builder.tournament.header.teams = {{.name = "Adler"}, {.name = "Bär"}};
    builder.game(1, 2, engine::kWhiteWins);
    builder.game(3, 2, engine::kDrawn);
    builder.tournament.games.back().whiteTeam = "Adler"; // as a guest
    m_tournament = builder.tournament;
    const auto choice = app::shippedRules().choose(m_tournament.header);
    m_evaluation = engine::evaluate(m_tournament, *choice->version).value();
}

// Barsch and Ärmel have half a point each: the list of the tournament decides.
void TestParticipantOrder::goesByTheTieBreaksOfTheTournament()
{
    engine::Tournament tournament = m_tournament;
    const auto byPlace = [&] {
        return ui::selectedRows(tournament, m_evaluation, {.order = TableOrder::Place});
    };
    tournament.header.tieBreaks = "BWG,RTNG";
    tournament.header.kind = engine::TournamentKind::Individual;
    QCOMPARE(byPlace(), (Rows{0, 1, 2})); // 2000 before 1800
    tournament.header.tieBreaks = "RTNG/R";
    QCOMPARE(byPlace(), (Rows{0, 2, 1}));
    tournament.header.kind = engine::TournamentKind::Team; // whose list is that of the teams
    QCOMPARE(byPlace(), (Rows{0, 1, 2}));
}

// RULE: WO2026 6.5.2.1
void TestParticipantOrder::ordersByWhatIsWanted()
{
    QCOMPARE(rows({}), (Rows{0, 1, 2}));
    QCOMPARE(rows({.order = TableOrder::Place}), (Rows{0, 1, 2})); // 1, half, half
    QCOMPARE(rows({.order = TableOrder::Name}), (Rows{1, 2, 0}));
    QCOMPARE(rows({.order = TableOrder::Rating}), (Rows{1, 2, 0}));
    QCOMPARE(rows({.order = TableOrder::Club}), (Rows{2, 0, 1})); // without a club: last
    QCOMPARE(rows({.order = TableOrder::Team}), (Rows{1, 2, 0}));
}

void TestParticipantOrder::selectsClubsAndTeams()
{
    QCOMPARE(rows({.club = "C0505"}), Rows{0});
    QCOMPARE(rows({.team = "Bär"}), Rows{0});
    QCOMPARE(rows({.order = TableOrder::Name, .team = "Adler"}), (Rows{1, 2})); // for which he played
    QCOMPARE(rows({.club = "A0101", .team = "Adler"}), Rows{2});
    QVERIFY(!ParticipantSelection{.order = TableOrder::Club}.isPartial());
    QVERIFY(ParticipantSelection{.club = "A0101"}.isPartial());
    // An evaluation that does not know them all has rows for those it knows.
    engine::Evaluation first = m_evaluation;
    first.participants.erase(first.participants.begin() + 1, first.participants.end());
    QCOMPARE(ui::selectedRows(m_tournament, first, {}), Rows{0});
}

ZAHLMEISTER_TEST(TestParticipantOrder, QCoreApplication)

} // namespace tst_participantorder

#include "tst_participantorder.moc"
