// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTest>

#include "app/rules/shippedrules.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/check/check.h"
#include "tests/support/testmain.h"
#include "ui/text/findings/findingsentences.h"
#include "ui/text/findings/queryletter.h"
#include "ui/text/language.h"

namespace tst_queryletter {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;
using engine::FindingCode;

class TestQueryLetter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_translators.use(Language::English); }
    void asksExactlyWhatIsMissing();
    void asksSeveralOnce();
    void doesNotAskWhatIsAccepted();
    void everythingIsThere();

private:
    static engine::Tournament tournament();
    static QueryLetter letterOf(const engine::Tournament& tournament);
    Translators m_translators{Language::English};
};

engine::Tournament TestQueryLetter::tournament()
{
    engine::Tournament tournament;
    engine::TournamentHeader& header = tournament.header;
    header.name = "Pokal";
    header.place = "Leipzig";
    header.level = "C05";
    header.start = header.end = engine::Date::tryFrom(2026, 12, 12);
    header.mode = engine::TournamentMode::RoundRobin;
    header.rounds = 1;
    header.timeControl = "90 min + 30 s/Zug";
    header.system = "dwz-2026";
    header.evaluator = "Regel, Rita";
    for (int number = 1; number <= 2; ++number) {
        engine::Participant participant{engine::ParticipantNumber(number)};
        participant.name = number == 1 ? "Ahorn, Anna" : "Buche, Bernd";
        participant.club = "C0505";
        participant.member = true;
        participant.memberNumber = number;
        participant.birthYear = 1980;
        participant.rating = engine::Rating(1500);
        participant.index = 10;
        tournament.participants.push_back(participant);
    }
    tournament.games = {{.id = engine::GameId(1),
                         .round = 1,
                         .white = engine::ParticipantNumber(1),
                         .black = engine::ParticipantNumber(2),
                         .result = engine::kWhiteWins}};
    return tournament;
}

QueryLetter TestQueryLetter::letterOf(const engine::Tournament& tournament)
{
    const auto choice = app::shippedRules().choose(tournament.header);
    const auto evaluation = engine::evaluate(tournament, *choice->version);
    return queryLetter(tournament, engine::check(tournament, *choice, &*evaluation), *choice->version);
}

// RULE: WO2026 6.1.2
void TestQueryLetter::asksExactlyWhatIsMissing()
{
    engine::Tournament asked = tournament();
    asked.header.place.clear();
    asked.participants[1].birthYear.reset();
    asked.participants[1].club = "C05";
    asked.games[0].result = engine::kNotPlayed;
    const QueryLetter letter = letterOf(asked);
    QCOMPARE(letter.sections.size(), std::size_t(3));
    QCOMPARE(letter.sections[0].items.size(), std::size_t(1));
    QCOMPARE(letter.sections[0].items[0].questions, QStringList(u"Where was it played?"_s));
    QCOMPARE(letter.sections[1].items.size(), std::size_t(1));
    QCOMPARE(letter.sections[1].items[0].place, u"Player 2, Buche, Bernd"_s);
    QCOMPARE(letter.sections[1].items[0].questions,
             QStringList({u"What is the number (VKZ) of the club? “C05” is none."_s,
                          u"In which year was the player born?"_s}));
    QCOMPARE(letter.sections[2].items[0].questions, QStringList(u"What was the result?"_s));
    QVERIFY(letter.deadline.contains(u"23"_s)); // RULE: WO2026 6.2: 23 January 2027
    const QString text = plainText(letter);
    QVERIFY(text.startsWith(letter.salutation));
    QVERIFY(text.contains(u"  Player 2, Buche, Bernd\n    – What is the number"_s));
    QVERIFY(text.endsWith(u"Rita Regel\n"_s));
}

void TestQueryLetter::asksSeveralOnce()
{
    engine::Tournament asked = tournament();
    asked.participants[0].birthYear.reset();
    asked.participants[1].birthYear.reset();
    const QueryLetter letter = letterOf(asked);
    QCOMPARE(letter.sections.size(), std::size_t(1));
    QCOMPARE(letter.sections[0].items.size(), std::size_t(1));
    QVERIFY2(letter.sections[0].items[0].place.endsWith(u"; Player 2, Buche, Bernd"_s),
             qPrintable(letter.sections[0].items[0].place));
    QCOMPARE(letter.sections[0].items[0].questions.size(), 1);
}

void TestQueryLetter::doesNotAskWhatIsAccepted()
{
    engine::Tournament asked = tournament();
    asked.header.place.clear();
    asked.header.acceptances = {{"place-missing", "", "travelling"}};
    QVERIFY(letterOf(asked).sections.empty());
}

void TestQueryLetter::everythingIsThere()
{
    const QueryLetter letter = letterOf(tournament());
    QVERIFY(letter.sections.empty());
    QVERIFY(letter.deadline.isEmpty());
    QVERIFY(letter.opening.contains(u"nothing to ask"_s));
    // What only the referee can settle is not asked.
    QVERIFY(!findingSentences(FindingCode::LevelMissing).question);
    QVERIFY(!findingSentences(FindingCode::RuleVersionPicked).question);
}

ZAHLMEISTER_TEST(TestQueryLetter, QApplication)

} // namespace tst_queryletter

#include "tst_queryletter.moc"
