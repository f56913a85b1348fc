// SPDX-License-Identifier: GPL-3.0-or-later
#include <variant>

#include <QTest>

#include "app/fields/editplan.h"
#include "tests/support/testmain.h"

namespace tst_editplan {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using engine::Participant;

namespace {

constexpr auto kPerson = "0e0a3a86-6a0c-5d64-bd0e-3c4a9c3f9a10";
constexpr auto kOther = "11111111-6a0c-5d64-bd0e-3c4a9c3f9a10";

engine::Tournament withOne()
{
    engine::Tournament tournament;
    Participant& one = tournament.participants.emplace_back(
        Participant{.number = engine::ParticipantNumber(1), .name = "Meier, Hans"});
    one.birthYear = 1980;
    one.person = kPerson;
    one.notPerson = kOther;
    return tournament;
}

} // namespace

/// What an edit makes of what is recorded about a participant.
class TestEditPlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheLinkOfWhoIsStillTheSame_data();
    void keepsTheLinkOfWhoIsStillTheSame();
    void refusesControlCharacters();
};

void TestEditPlan::keepsTheLinkOfWhoIsStillTheSame_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("person"); // as the edit has it
    QTest::addColumn<QString>("expected");
    const QString he = QString::fromLatin1(kPerson);
    const QString other = QString::fromLatin1(kOther);
    QTest::newRow("a rating alone") << u"Meier, Hans"_s << u""_s << he << he;
    QTest::newRow("misspelt") << u"Meyer, Hans"_s << u""_s << he << he;
    QTest::newRow("somebody else on the seat") << u"Schulz, Karl"_s << u""_s << he << u""_s;
    QTest::newRow("an id, which may name somebody") << u"Meier, Hans"_s << u"NU1"_s << he << u""_s;
    QTest::newRow("an older state from the undo log") << u"Meier, Hans"_s << u""_s << u""_s << he;
    QTest::newRow("somebody else who is linked") << u"Schulz, Karl"_s << u""_s << other << other;
}

void TestEditPlan::keepsTheLinkOfWhoIsStillTheSame()
{
    QFETCH(const QString, name);
    QFETCH(const QString, id);
    QFETCH(const QString, person);
    QFETCH(const QString, expected);
    EditableTournament state;
    state.tournament = withOne();
    Participant after = state.tournament.participants.front();
    after.name = name.toStdString();
    after.personId = id.toStdString();
    after.person = person.toStdString();
    after.rating = engine::Rating(1500);
    const std::vector<Edit> edits{PutParticipant{after}};
    for (const EditOrigin origin : {EditOrigin::Entered, EditOrigin::UndoLog}) {
        const auto plan = planEdits(state, edits, origin);
        QVERIFY(plan.has_value());
        const auto& planned = std::get<PutParticipant>(plan->front().edit).value;
        QCOMPARE(QString::fromStdString(planned.person), expected);
        QVERIFY(planned.rating == engine::Rating(1500));
    }
}

/// What is typed or pasted holds none; what earlier versions stored does not hold up who corrects a rating.
void TestEditPlan::refusesControlCharacters()
{
    EditableTournament state;
    state.tournament = withOne();
    Participant after = state.tournament.participants.front();
    after.name = "Meier,\a Hans";
    const std::vector<Edit> edits{PutParticipant{after}};
    const auto refused = planEdits(state, edits, EditOrigin::Entered);
    QCOMPARE(refused.error().code, ErrorCode::OutOfRange);
    QCOMPARE(refused.error().args.back(), "printable");
    QVERIFY(planEdits(state, edits, EditOrigin::UndoLog).has_value());
    state.tournament.participants.front().name = after.name;
    after.rating = engine::Rating(1500);
    const std::vector<Edit> rating{PutParticipant{after}};
    QVERIFY(planEdits(state, rating, EditOrigin::Entered).has_value());
}

ZAHLMEISTER_TEST(TestEditPlan, QCoreApplication)

} // namespace tst_editplan

#include "tst_editplan.moc"
