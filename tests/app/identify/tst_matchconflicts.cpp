// SPDX-License-Identifier: GPL-3.0-or-later
#include <deque>

#include <QTest>

#include "app/identify/matchconflicts.h"
#include "tests/support/testmain.h"

namespace tst_matchconflicts {

using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

/// Participants 1, 2, 3, ... to whom the tests give what they need.
class Field {
public:
    engine::Participant& add(std::vector<ListPerson> rows = {}, std::optional<int> performance = {})
    {
        m_participants.push_back({engine::ParticipantNumber(static_cast<int>(m_participants.size()) + 1)});
        m_identified.push_back({&m_participants.back(), std::move(rows), performance});
        return m_participants.back();
    }

    std::vector<MatchConflict> conflicts() const { return findConflicts(m_identified); }

private:
    std::deque<engine::Participant> m_participants;
    std::vector<IdentifiedParticipant> m_identified;
};

ListPerson person(const char* nuId, const char* club = "", int memberNumber = 0)
{
    ListPerson row;
    row.nuId = nuId;
    row.club = club;
    row.memberNumber = memberNumber > 0 ? std::optional(memberNumber) : std::nullopt;
    return row;
}

engine::ParticipantNumber number(int value)
{
    return engine::ParticipantNumber(value);
}

} // namespace

class TestMatchConflicts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingToFind();
    void samePersonTwice();
    void samePersonManyTimes();
    void samePersonByWhatWasWritten();
    void severalClubs();
    void otherSex();
    void performanceFarOff();
    void computersAreLeftOut();
};

void TestMatchConflicts::nothingToFind()
{
    Field field;
    QVERIFY(field.conflicts().empty());
    field.add();
    field.add();
    field.add({person("NU1", "C0505", 1)});
    field.add({person("NU2", "C0505", 2)});
    QVERIFY(field.conflicts().empty());
}

void TestMatchConflicts::samePersonTwice()
{
    Field field;
    field.add({person("NU1", "C0505", 1)});
    field.add({person("NU2", "C0505", 2)});
    field.add({person("NU1", "30101", 7)});
    const std::vector<MatchConflict> expected{{ConflictCode::SamePersonTwice, number(1), {"3"}},
                                              {ConflictCode::SamePersonTwice, number(3), {"1"}}};
    QVERIFY(field.conflicts() == expected);
}

/// A column that holds the same id for everybody gives one conflict for each, not one for each pair.
void TestMatchConflicts::samePersonManyTimes()
{
    constexpr std::size_t kMany = 3000;
    Field field;
    for (std::size_t i = 0; i < kMany; ++i)
        field.add().fideId = 4600017;
    const std::vector<MatchConflict> conflicts = field.conflicts();
    QCOMPARE(conflicts.size(), kMany);
    QVERIFY((conflicts.front() == MatchConflict{ConflictCode::SamePersonTwice, number(1), {"2"}}));
    QVERIFY((conflicts[1] == MatchConflict{ConflictCode::SamePersonTwice, number(2), {"1"}}));
    QVERIFY((conflicts.back() == MatchConflict{ConflictCode::SamePersonTwice, number(3000), {"1"}}));
}

void TestMatchConflicts::samePersonByWhatWasWritten()
{
    Field field;
    field.add().fideId = 4600017;
    field.add({person("NU1", "C0505", 1)});
    engine::Participant& third = field.add();
    third.club = "C0505";
    third.memberNumber = 1;
    ListPerson fide;
    fide.fideId = 4600017;
    field.add({fide});
    const std::vector<MatchConflict> conflicts = field.conflicts();
    QCOMPARE(conflicts.size(), std::size_t{4});
    QVERIFY((conflicts[0] == MatchConflict{ConflictCode::SamePersonTwice, number(1), {"4"}}));
    QVERIFY((conflicts[1] == MatchConflict{ConflictCode::SamePersonTwice, number(2), {"3"}}));
}

void TestMatchConflicts::severalClubs()
{
    Field field;
    field.add({person("NU1", "C0505", 1), person("NU1", "30101", 7), person("NU1")});
    const std::vector<MatchConflict> expected{{ConflictCode::SeveralClubs, number(1), {"30101", "C0505"}}};
    QVERIFY(field.conflicts() == expected);
}

void TestMatchConflicts::otherSex()
{
    Field field;
    ListPerson woman = person("NU1");
    woman.sex = engine::Sex::Female;
    engine::Participant& participant = field.add({woman});
    QVERIFY(field.conflicts().empty());
    participant.sex = engine::Sex::Male;
    QVERIFY((field.conflicts() == std::vector<MatchConflict>{{ConflictCode::SexDiffers, number(1)}}));
}

void TestMatchConflicts::performanceFarOff()
{
    Field field;
    field.add({}, 2001).rating = engine::Rating(1500);
    field.add({}, 2000).rating = engine::Rating(1500);
    field.add({}, 900).rating = engine::Rating(1500);
    field.add({}, 2001);
    const std::vector<MatchConflict> expected{{ConflictCode::PerformanceFar, number(1), {"2001", "1500"}},
                                              {ConflictCode::PerformanceFar, number(3), {"900", "1500"}}};
    QVERIFY(field.conflicts() == expected);
}

void TestMatchConflicts::computersAreLeftOut()
{
    Field field;
    for (int i = 0; i < 2; ++i) {
        engine::Participant& computer = field.add({person("NU1")}, 2500);
        computer.computer = true;
        computer.rating = engine::Rating(1500);
    }
    QVERIFY(field.conflicts().empty());
}

ZAHLMEISTER_TEST(TestMatchConflicts, QCoreApplication)

} // namespace tst_matchconflicts

#include "tst_matchconflicts.moc"
