// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "engine/check/check.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_headercheck {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace zahlmeister::tests;

/// What is said about the data of a tournament, beyond the one case of each finding in tst_check.
class TestHeaderCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void youthClasses();
    void roundsWithoutDays();
    void noInternationalCorrespondenceChess();
    void levels_data();
    void levels();
    void officialTournamentsNeedNoAnnouncement();
    void partsOfASeason();

private:
    /// The findings of a tournament that has none, with another header.
    [[nodiscard]] std::optional<Finding> find(FindingCode code) const;

    TournamentBuilder m_builder = flawlessTournament();
    TournamentHeader& m_header = m_builder.tournament.header;
};

std::optional<Finding> TestHeaderCheck::find(FindingCode code) const
{
    const auto choice = shippedRules().choose(m_header);
    const auto findings = check(m_builder.tournament, *choice, nullptr, {});
    const auto found = std::ranges::find(findings, code, &Finding::code);
    return found == findings.end() ? std::nullopt : std::optional(*found);
}

// RULE: WO2026 4.2.2: 60 minutes suffice for U12 and younger, with 40 in the first period.
void TestHeaderCheck::youthClasses()
{
    m_builder = flawlessTournament();
    m_header.timeControl = "40 min/40 Züge + 20 min";
    QVERIFY(find(FindingCode::TimeControlTooShort));
    m_header.youthClass = "U12";
    QVERIFY(find(FindingCode::TimeControlTooShort)); // its players are not that young
    const int year = m_header.end->year();
    for (Participant& participant : m_builder.tournament.participants) {
        participant.birthDate.reset();
        participant.birthYear = year - 12;
    }
    QVERIFY(!find(FindingCode::TimeControlTooShort));
    m_builder.tournament.participants[0].birthYear = year - 13;
    QVERIFY(find(FindingCode::TimeControlTooShort));
    m_builder.tournament.participants[0].birthYear.reset(); // nothing contradicts
    QVERIFY(!find(FindingCode::TimeControlTooShort));
    m_header.youthClass = "U14";
    const auto tooShort = find(FindingCode::TimeControlTooShort);
    QVERIFY(tooShort);
    QCOMPARE(tooShort->args, (std::vector<std::string>{"60", "90"}));
    for (Participant& participant : m_builder.tournament.participants)
        participant.birthYear = year - 9;
    m_header.youthClass = "U10";
    m_header.timeControl = "39 min/40 Züge + 30 min";
    QVERIFY(find(FindingCode::FirstPeriodTooShort));
    m_header.timeControl = "59 min";
    QVERIFY(find(FindingCode::TimeControlTooShort));
}

// RULE: WO2026 6.3
void TestHeaderCheck::levels_data()
{
    QTest::addColumn<QByteArray>("level");
    QTest::addColumn<bool>("isOne");
    for (const char* level : {"000", "001", "100", "C05", "H00", "K00", "L00"})
        QTest::addRow("%s", level) << QByteArray(level) << true;
    for (const char* level : {"002", "012", "Z00", "I05", "c05", "C-5", "C0", "C050"})
        QTest::addRow("%s", level) << QByteArray(level) << false;
}

void TestHeaderCheck::levels()
{
    QFETCH(const QByteArray, level);
    QFETCH(const bool, isOne);
    m_builder = flawlessTournament();
    m_header.level = level.toStdString();
    QCOMPARE(isLevel(m_header.level), isOne);
    const auto found = find(FindingCode::LevelMalformed);
    QCOMPARE(found.has_value(), !isOne);
    QVERIFY(isOne || found->level == FindingLevel::Error);
}

// RULE: WO2026 6.1.1
void TestHeaderCheck::officialTournamentsNeedNoAnnouncement()
{
    m_builder = flawlessTournament();
    m_header.kind = TournamentKind::Match;
    m_header.name = "Stadtopen";
    QVERIFY(!find(FindingCode::OpenNeedsAgreement)); // a part of a word tells nothing
    m_header.name = "Open der Stadt";
    QVERIFY(find(FindingCode::OpenNeedsAgreement));
    QVERIFY(find(FindingCode::MatchNotAgreed));
    m_header.official = true;
    QVERIFY(!find(FindingCode::OpenNeedsAgreement));
    QVERIFY(!find(FindingCode::MatchNotAgreed));
}

// RULE: FWZ 3.4: no results of international tournaments.
void TestHeaderCheck::noInternationalCorrespondenceChess()
{
    m_builder = flawlessTournament();
    m_header.system = "fwz-2019";
    QVERIFY(!find(FindingCode::InternationalTournament));
    m_header.level = "K00";
    const auto found = find(FindingCode::InternationalTournament);
    QVERIFY(found && found->level == FindingLevel::Error);
    QCOMPARE(found->clause, std::string("3.4"));
    m_header.system = "dwz-2026";
    QVERIFY(!find(FindingCode::InternationalTournament));
    QVERIFY(find(FindingCode::ForeignTournament));
}

// RULE: WO2026 2.2.2: between two days lies no break where rounds may have been played that have no day.
void TestHeaderCheck::roundsWithoutDays()
{
    m_builder = flawlessTournament();
    std::vector<Game>& games = m_builder.tournament.games;
    m_header.start = games[0].date = Date::tryFrom(2026, 9, 1);
    games[0].round = 1;
    games[1].round = 2;
    games[2].round = 3;
    games[1].date = games[2].date;
    QVERIFY(find(FindingCode::LongBreak));
    games[1].date.reset();
    QVERIFY(!find(FindingCode::LongBreak));
    games[1].round = 4; // after the break
    QVERIFY(find(FindingCode::LongBreak));
}

// RULE: WO2026 4.2.4.3: a part of a season says so, since it is rated for itself only after a long break
// (2.2.2).
void TestHeaderCheck::partsOfASeason()
{
    QVERIFY(!find(FindingCode::PartOfSeason));
    m_header.season = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
    const auto found = find(FindingCode::PartOfSeason);
    QVERIFY(found && found->level == FindingLevel::Note && found->clause == "4.2.4.3");
}

ZAHLMEISTER_TEST(TestHeaderCheck, QCoreApplication)

} // namespace tst_headercheck

#include "tst_headercheck.moc"
