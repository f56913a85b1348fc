// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QApplication>
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/text/identitytext.h"

namespace tst_identitytext {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using engine::Identity;
using engine::Participant;

namespace {

app::ParticipantIdentification identified()
{
    app::KnownRow row;
    row.values.lastName = "Müller";
    row.values.firstName = "Hans";
    row.values.club = "40023";
    row.values.memberNumber = 12;
    row.values.dwz = engine::Rating::tryFrom(1802);
    row.values.index = 20;
    app::ParticipantIdentification one{engine::ParticipantNumber(1)};
    one.state = app::IdentityState::Identified;
    one.decidedBy = app::DecisionRule::NameYearAndClub;
    one.candidates = {{.rows = {row}}};
    one.chosen = 0;
    one.isOpen = false;
    return one;
}

} // namespace

class TestIdentityText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStateHasItsOwnSign();
    void sentencesNameThePerson();
    void linesTellEverything();
    void wordsForRows();
    void overridesWithAndWithoutReason();
    void progressCountsAsTheCheckDoes();
};

void TestIdentityText::everyStateHasItsOwnSign()
{
    const Participant open{.number = engine::ParticipantNumber(1)};
    std::set<QString> signs;
    const auto add = [&](const app::ParticipantIdentification& one, const Participant& participant) {
        signs.insert(ui::identitySign(&one, participant, true).sign);
    };
    auto one = identified();
    add(one, open);
    Participant told = open;
    told.personId = "NU1";
    add(one, told);
    QCOMPARE(ui::identitySign(&one, told, true).sign, u"✓"_s);
    one.isOpen = true;
    add(one, open);
    one.state = app::IdentityState::Ambiguous;
    add(one, open);
    one.state = app::IdentityState::Unknown;
    add(one, open);
    Participant decided = open;
    for (const Identity identity : {Identity::TextOnly, Identity::Newcomer}) {
        decided.identity = identity;
        add(one, decided);
    }
    decided.computer = true;
    add(one, decided);
    QCOMPARE(signs.size(), std::size_t{8});
    // Two namesakes of whom nothing else is known are somebody to choose from, and nobody is crossed out.
    one.state = app::IdentityState::Unknown;
    one.candidates.front().certainty = 48;
    QCOMPARE(ui::identitySign(&one, open, true).sign, u"?"_s);
    QVERIFY(ui::identitySentence(one, open, true).startsWith(u"1 "_s));
    one.candidates.front().certainty = 3;
    QCOMPARE(ui::identitySign(&one, open, true).sign, u"✕"_s);
    // Who is counted as identified is never crossed out: he has his ids, and no list knows him.
    one.state = app::IdentityState::Unknown;
    QCOMPARE(ui::identitySign(&one, told, true).sign, u"!"_s);
    QCOMPARE(ui::identitySign(&one, told, false).sign, u"✓"_s);
    // Nothing is known, or there is nothing to know from: no alarm.
    QCOMPARE(ui::identitySign(nullptr, open, true).sign, u"·"_s);
    QCOMPARE(ui::identitySign(&one, open, false).sign, u"·"_s);
}

void TestIdentityText::sentencesNameThePerson()
{
    Participant participant{.number = engine::ParticipantNumber(1)};
    auto one = identified();
    QVERIFY(ui::identitySentence(one, participant, true).contains(u"Müller, Hans (40023)"_s));
    one.remembered = engine::Date::tryFrom(2026, 11, 12);
    one.decidedBy = app::DecisionRule::Remembered;
    QVERIFY(ui::identitySentence(one, participant, true).contains(u"2026"_s));
    participant.identity = Identity::Person;
    QVERIFY(ui::identitySentence(one, participant, true).contains(u"2026"_s));
    one.remembered.reset();
    QVERIFY(!ui::identitySentence(one, participant, true).contains(u"2026"_s));
    one.chosen.reset();
    QVERIFY(!ui::identitySentence(one, participant, true).isEmpty());
    std::set<QString> others;
    one.state = app::IdentityState::Unknown;
    participant.identity = Identity::Open;
    others.insert(ui::identitySentence(one, participant, false));
    others.insert(ui::identitySentence(one, participant, true));
    one.candidates.clear();
    others.insert(ui::identitySentence(one, participant, true));
    QCOMPARE(others.size(), std::size_t{3});
}

// RULE: WO2026 4.1.1
void TestIdentityText::linesTellEverything()
{
    engine::Tournament tournament;
    tournament.participants = {{.number = engine::ParticipantNumber(1), .name = "Müller, Hans"},
                               {.number = engine::ParticipantNumber(7), .name = "Mueller, H."}};
    auto one = identified();
    one.conflicts = {{app::ConflictCode::SamePersonTwice, engine::ParticipantNumber(1), {"7"}}};
    one.differences = {{app::ListedField::Rating, "1750", "1802"}};
    one.listed = app::ListedValues();
    one.listed->formerSince = engine::Date::tryFrom(2024, 3, 1);
    one.listed->retained = true;
    const QStringList lines = ui::identityLines(one, tournament.participants[0], tournament, true);
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines[1].contains(u"Mueller, H."_s));
    QVERIFY(lines[2].contains(u"1750"_s) && lines[2].contains(u"1802"_s));
    QVERIFY(lines[3].contains(u"2024"_s));
    one.listed->retained = false;
    QVERIFY(ui::identityLines(one, tournament.participants[0], tournament, true)[3] != lines[3]);
}

void TestIdentityText::wordsForRows()
{
    auto rows = identified().candidates.front().rows;
    QCOMPARE(ui::membershipText(rows.front().values, u"SC Müsterhausen"_s), u"40023-12 SC Müsterhausen"_s);
    QVERIFY(ui::listedRatingText(rows).startsWith(u"1802"_s));
    rows.front().values.dwz.reset();
    rows.front().values.elo = engine::Rating::tryFrom(1950);
    rows.front().values.club.clear();
    rows.front().values.federation = "POL";
    QVERIFY(ui::listedRatingText(rows).contains(u"1950"_s));
    QCOMPARE(ui::membershipText(rows.front().values, {}), u"POL"_s);
    rows.front().values.academicTitle = "Dr.";
    QCOMPARE(ui::personName(rows.front().values), u"Müller, Hans, Dr."_s);
    std::set<QString> names;
    for (const app::Shelf shelf : app::NameShelves::kAll)
        names.insert(ui::shelfName(shelf));
    QCOMPARE(names.size(), app::NameShelves::kAll.size());
}

void TestIdentityText::overridesWithAndWithoutReason()
{
    const QString reasoned = ui::overrideText({engine::ListedValue::Rating, 1500, 1450, "later %1"});
    QVERIFY(reasoned.contains(u"1450"_s) && reasoned.contains(u"1500"_s) && reasoned.contains(u"later %1"_s));
    const QString bare = ui::overrideText({engine::ListedValue::Index, {}, 3, {}});
    QVERIFY(bare.contains(u"3"_s) && bare != reasoned);
}

/// Who told his number is identified although the lists do not know it; a computer is nobody.
void TestIdentityText::progressCountsAsTheCheckDoes()
{
    engine::Tournament tournament;
    app::FieldIdentification field{.hasLists = true};
    for (int i = 1; i <= 4; ++i) {
        tournament.participants.push_back({.number = engine::ParticipantNumber(i)});
        field.participants.push_back({.number = engine::ParticipantNumber(i), .isOpen = i < 3});
    }
    tournament.participants[0].personId = "NU1";
    tournament.participants[2].identity = Identity::Person;
    tournament.participants[3].computer = true;
    QCOMPARE(ui::identityProgress(field, tournament), u"2 of 3 identified, 1 of them doubtful"_s);
    tournament.participants[1].identity = Identity::Newcomer;
    field.participants[0].isOpen = field.participants[1].isOpen = false;
    QVERIFY(ui::identityProgress(field, tournament).startsWith(u"All 3 "_s));
    QVERIFY(ui::identityProgress({}, {}).isEmpty());
}

ZAHLMEISTER_TEST(TestIdentityText, QApplication)

} // namespace tst_identitytext

#include "tst_identitytext.moc"
