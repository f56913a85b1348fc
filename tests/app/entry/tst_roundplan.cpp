// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QTest>

#include "app/entry/roundplan.h"
#include "tests/support/gridfields.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"

namespace tst_roundplan {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::EntryCode;
using app::EntryNote;
using app::RoundPlan;
using engine::ParticipantNumber;

namespace {

/// A field of eight in which cells and lines are typed.
class Field {
public:
    Field() : m_open(emptyField(8)) { }

    /// Types into a cell of the progress table; the refusal, or nothing.
    QString cell(int number, int round, const QString& text)
    {
        return apply(app::planCell(m_open.tournament(), round, ParticipantNumber(number),
                                   app::readCell(text).value()));
    }

    /// Types a line into the list of a round.
    QString line(int round, const QString& text)
    {
        const auto entry = app::readLine(text).value();
        if (const auto* bye = std::get_if<app::ByeOfEntry>(&entry))
            return apply(app::planBye(m_open.tournament(), round, bye->participant, bye->bye));
        return apply(
            app::planPairing(m_open.tournament(), round, std::get<app::PairingEntry>(entry), true, {}));
    }

    QString apply(const RoundPlan& plan)
    {
        m_notice = noteLine(plan.notice);
        if (!plan.refusal && !plan.edits.empty())
            [&] { QVERIFY(m_open.document().apply({{}, plan.edits}).has_value()); }();
        return noteLine(plan.refusal);
    }

    [[nodiscard]] QStringList games() const { return gameLines(m_open.tournament()); }
    [[nodiscard]] const std::vector<engine::Bye>& byes(int number) const
    {
        return m_open.tournament().participants[static_cast<std::size_t>(number - 1)].byes;
    }
    [[nodiscard]] const QString& notice() const { return m_notice; }
    [[nodiscard]] OpenTournament& open() { return m_open; }

private:
    OpenTournament m_open;
    QString m_notice;
};

} // namespace

class TestRoundPlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fillsBothCells();
    void keepsTheColourUnlessTold();
    void namesWhoPlaysAlready();
    void namesWhoHasABye();
    void replacesItsOwnCell();
    void takesGamesWithoutRoundIn();
    void refusesAnotherResultOfAGameWithoutRound();
    void refusesStrangersAndOneself();
    void refusesTheOtherColourInTheList();
    void givesByes();
    void clearsBothSidesOnce();
    void changesNothingTwice();
    void takesTheDayOfTheSchedule();
};

void TestRoundPlan::fillsBothCells()
{
    Field field;
    QCOMPARE(field.cell(3, 1, u"5s0"_s), QString());
    QCOMPARE(field.games(), QStringList{u"1: 5 1-0 3"_s});
    QCOMPARE(field.cell(1, 1, u"2 5"_s), QString());
    QCOMPARE(field.games(), (QStringList{u"1: 1 1/2 2"_s, u"1: 5 1-0 3"_s}));
    QCOMPARE(field.line(1, u"7-8 -"_s), QString());
    QVERIFY(field.games().contains(u"1: 7 -/+ 8"_s));
}

void TestRoundPlan::keepsTheColourUnlessTold()
{
    Field field;
    field.cell(3, 1, u"5s"_s);
    QCOMPARE(field.cell(3, 1, u"5 1"_s), QString());
    QCOMPARE(field.games(), QStringList{u"1: 5 0-1 3"_s});
    QCOMPARE(field.cell(5, 1, u"3s"_s), QString()); // the colour was wrong, the result stays his
    QCOMPARE(field.games(), QStringList{u"1: 3 1-0 5"_s});
}

void TestRoundPlan::namesWhoPlaysAlready()
{
    Field field;
    field.cell(1, 2, u"2w1"_s);
    QCOMPARE(field.cell(3, 2, u"2w1"_s),
             noteLine(EntryNote{EntryCode::AlreadyPlays, {ParticipantNumber(2), ParticipantNumber(1), 2}}));
    QCOMPARE(field.games(), QStringList{u"2: 1 1-0 2"_s});
    QVERIFY(!field.line(2, u"1-3 1"_s).isEmpty()); // in the list nobody's game is replaced
    QCOMPARE(field.games(), QStringList{u"2: 1 1-0 2"_s});
}

void TestRoundPlan::namesWhoHasABye()
{
    Field field;
    field.cell(2, 1, u"spf"_s);
    QCOMPARE(field.cell(1, 1, u"2w1"_s), noteLine(EntryNote{EntryCode::HasBye, {ParticipantNumber(2), 1}}));
    QVERIFY(field.games().isEmpty());
    QVERIFY(!field.line(1, u"2-1"_s).isEmpty());
}

void TestRoundPlan::replacesItsOwnCell()
{
    Field field;
    field.cell(1, 1, u"2w1"_s);
    QCOMPARE(field.cell(1, 1, u"4s½"_s), QString());
    QCOMPARE(field.games(), QStringList{u"1: 4 1/2 1"_s});
    QCOMPARE(field.notice(), noteLine(EntryNote{EntryCode::LosesGame, {ParticipantNumber(2), 1}}));
    field.cell(3, 1, u"spf"_s);
    QCOMPARE(field.cell(3, 1, u"5w1"_s), QString());
    QVERIFY(field.byes(3).empty());
}

void TestRoundPlan::takesGamesWithoutRoundIn()
{
    Field field;
    field.open().apply({app::PutGame{
        {.white = ParticipantNumber(1), .black = ParticipantNumber(2), .result = engine::kWhiteWins}}});
    QCOMPARE(field.cell(1, 3, u"2 1"_s), QString());
    QCOMPARE(field.games(), QStringList{u"3: 1 1-0 2"_s});
    field.open().apply({app::PutGame{
        {.white = ParticipantNumber(3), .black = ParticipantNumber(4), .result = engine::kWhiteWins}}});
    QCOMPARE(field.line(3, u"4-3 0"_s), QString()); // the list tells the colours
    QVERIFY(field.games().contains(u"3: 4 0-1 3"_s));
    QCOMPARE(field.games().size(), 2);
}

void TestRoundPlan::refusesAnotherResultOfAGameWithoutRound()
{
    Field field;
    field.open().apply({app::PutGame{
        {.white = ParticipantNumber(1), .black = ParticipantNumber(2), .result = engine::kWhiteWins}}});
    QCOMPARE(field.cell(1, 3, u"2w0"_s),
             noteLine(EntryNote{EntryCode::GameWithoutRound,
                                {ParticipantNumber(1), ParticipantNumber(2), engine::kWhiteWins}}));
    QCOMPARE(field.games(), QStringList{u"-: 1 1-0 2"_s});
}

void TestRoundPlan::refusesStrangersAndOneself()
{
    Field field;
    const auto unknown = noteLine(EntryNote{EntryCode::NoParticipant, {ParticipantNumber(9)}});
    QCOMPARE(field.cell(1, 1, u"9w1"_s), unknown);
    QCOMPARE(field.line(1, u"9 spf"_s), unknown);
    QCOMPARE(field.cell(1, 1, u"1w1"_s),
             noteLine(EntryNote{EntryCode::PlaysHimself, {ParticipantNumber(1)}}));
    QVERIFY(field.games().isEmpty());
}

void TestRoundPlan::refusesTheOtherColourInTheList()
{
    Field field;
    field.line(1, u"1-2"_s);
    QCOMPARE(field.line(1, u"2-1 1"_s),
             noteLine(EntryNote{EntryCode::HasWhite, {1, ParticipantNumber(1), ParticipantNumber(2)}}));
    QCOMPARE(field.games(), QStringList{u"1: 1 * 2"_s});
    QCOMPARE(field.line(1, u"1-2 1"_s), QString());
    QCOMPARE(field.games(), QStringList{u"1: 1 1-0 2"_s});
}

void TestRoundPlan::givesByes()
{
    Field field;
    QCOMPARE(field.cell(1, 4, u"b½"_s), QString());
    QCOMPARE(field.line(2, u"1 spf"_s), QString());
    QCOMPARE(field.byes(1), (std::vector<engine::Bye>{{2, engine::kWin, engine::ByeKind::Allocated},
                                                      {4, engine::kDraw, engine::ByeKind::Requested}}));
    field.cell(1, 4, u"b0"_s);
    QCOMPARE(field.byes(1).back(), (engine::Bye{4, engine::kLoss, engine::ByeKind::Requested}));
    field.cell(2, 1, u"3w1"_s);
    QVERIFY(!field.cell(2, 1, u"spf"_s).isEmpty());
    QVERIFY(!field.cell(3, 1, u"-"_s).isEmpty());
}

void TestRoundPlan::clearsBothSidesOnce()
{
    Field field;
    field.cell(1, 1, u"2w1"_s);
    field.cell(3, 1, u"spf"_s);
    field.cell(3, 2, u"b½"_s);
    const auto plan = app::planClear(field.open().tournament(), {{ParticipantNumber(1), 1},
                                                                 {ParticipantNumber(2), 1},
                                                                 {ParticipantNumber(3), 1},
                                                                 {ParticipantNumber(3), 2}});
    QCOMPARE(plan.edits.size(), 2U); // one game, and one participant with both byes
    QCOMPARE(field.apply(plan), QString());
    QVERIFY(field.games().isEmpty());
    QVERIFY(field.byes(3).empty());
}

void TestRoundPlan::changesNothingTwice()
{
    Field field;
    field.cell(1, 1, u"2w1"_s);
    field.cell(3, 1, u"spf"_s);
    const auto edits = [&](int number, const QString& text) {
        return app::planCell(field.open().tournament(), 1, ParticipantNumber(number),
                             app::readCell(text).value())
            .edits.size();
    };
    QCOMPARE(edits(1, u"2w1"_s), 0U);
    QCOMPARE(edits(2, u"1s0"_s), 0U);
    QCOMPARE(edits(3, u"spf"_s), 0U);
    const auto* game = field.open().document().game(engine::GameId(1));
    QVERIFY(game);
    QVERIFY(app::planResult(*game, engine::kWhiteWins).edits.empty());
}

/// Before a round has a game its day is that of the schedule.
void TestRoundPlan::takesTheDayOfTheSchedule()
{
    const auto first = engine::Date::tryFrom(2026, 10, 4);
    const auto second = engine::Date::tryFrom(2026, 10, 25);
    engine::Tournament tournament;
    tournament.header.schedule = {
        {1, "A", "B", first}, {1, "C", "D", first}, {2, "B", "A", first}, {2, "D", "C", second}};
    QCOMPARE(app::commonDate(tournament, 1), first);
    QVERIFY(!app::commonDate(tournament, 2)); // two days
    QVERIFY(!app::commonDate(tournament, 3));
    QVERIFY(!app::commonDate(tournament, {}));
    tournament.games = {{.round = 1,
                         .white = engine::ParticipantNumber(1),
                         .black = engine::ParticipantNumber(2),
                         .date = second}};
    QCOMPARE(app::commonDate(tournament, 1), second); // what was played counts
}

ZAHLMEISTER_TEST(TestRoundPlan, QCoreApplication)

} // namespace tst_roundplan

#include "tst_roundplan.moc"
