// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/rules/shippedrules.h"
#include "engine/catalogue/rulecatalog.h"
#include "tests/support/testmain.h"
#include "ui/text/findings/findingtext.h"
#include "ui/text/language.h"

namespace tst_findingtext {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;
using engine::FindingCode;
using engine::FindingLevel;
using engine::ParticipantNumber;

namespace {

/// What the system of a shipped rule version says of itself.
const engine::SystemDescription* systemOf(const char* version)
{
    return engine::descriptionOf(**zahlmeister::app::shippedRules().find(version));
}

} // namespace

class TestFindingText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCodeHasWords_data();
    void everyCodeHasWords();
    void namesParticipant();
    void namesGame();
    void gameIdIsStrongerThanPosition();
    void namesTournament();
    void argumentsAreReadable();
    void oneStopEndsASentence();
    void wordsOfTheSystem();
    void levels();

private:
    static engine::Tournament tournament();
    Translators m_translators{Language::German};
};

engine::Tournament TestFindingText::tournament()
{
    engine::Tournament tournament;
    engine::Participant first{ParticipantNumber(5)};
    first.name = "Müller, Hans";
    engine::Participant second{ParticipantNumber(7)};
    second.name = "Schmidt, Eva";
    tournament.participants = {first, second};
    tournament.games = {{engine::GameId(11), 3, ParticipantNumber(5), ParticipantNumber(7)},
                        {engine::GameId(12), {}, ParticipantNumber(7), ParticipantNumber(5)}};
    return tournament;
}

void TestFindingText::everyCodeHasWords_data()
{
    QTest::addColumn<int>("code");
    for (int code = 0; code <= static_cast<int>(engine::kLastFindingCode); ++code) {
        const std::string name(engine::findingCodeText(static_cast<FindingCode>(code)));
        QVERIFY2(!name.empty(), "the enumeration goes on behind its last known code");
        QTest::newRow(name.c_str()) << code;
    }
}

void TestFindingText::everyCodeHasWords()
{
    QFETCH(const int, code);
    const engine::Finding finding{
        static_cast<FindingCode>(code), FindingLevel::Warning, {}, "3.4.2", {"alpha", "beta", "gamma"}};
    m_translators.use(Language::German);
    const FindingText german = findingText(finding, tournament(), systemOf("dwz-2026"));
    m_translators.use(Language::English);
    const FindingText english = findingText(finding, tournament(), systemOf("dwz-2026"));
    for (const QString& text : {german.sentence, german.explanation, english.sentence, english.explanation}) {
        QVERIFY2(text.endsWith(u'.'), qPrintable(text));
        QVERIFY2(!text.contains(u'%'), qPrintable(text));
    }
    QVERIFY(german.sentence != english.sentence);
    QVERIFY(german.explanation != english.explanation);
    QCOMPARE(german.clause, u"WO 3.4.2"_s);
}

void TestFindingText::namesParticipant()
{
    m_translators.use(Language::German);
    engine::Finding finding{FindingCode::BirthYearMissing, FindingLevel::Warning};
    finding.place.participant = ParticipantNumber(5);
    finding.clause = "Anhang 1.3";
    const FindingText text = findingText(finding, tournament(), systemOf("dwz-2026"));
    QCOMPARE(text.place, u"Spieler 5, Müller, Hans"_s);
    QCOMPARE(text.sentence, u"Das Geburtsjahr fehlt."_s);
    QCOMPARE(text.clause, u"WO Anhang 1.3"_s);
    m_translators.use(Language::English);
    QCOMPARE(findingText(finding, tournament(), systemOf("dwz-2026")).clause, u"WO Annex 1.3"_s);
    finding.place.participant = ParticipantNumber(99);
    QCOMPARE(findingText(finding, tournament(), systemOf("dwz-2026")).place, u"Player 99"_s);
}

void TestFindingText::namesGame()
{
    m_translators.use(Language::German);
    engine::Finding finding{FindingCode::GameNotPlayed, FindingLevel::Warning};
    finding.place.game = engine::GameId(11);
    finding.place.gameIndex = 0;
    QCOMPARE(findingText(finding, tournament(), systemOf("dwz-2026")).place,
             u"Runde 3, Müller, Hans – Schmidt, Eva"_s);
    finding.place.game = engine::GameId(12);
    finding.place.gameIndex = 1;
    QCOMPARE(findingText(finding, tournament(), systemOf("dwz-2026")).place,
             u"Schmidt, Eva – Müller, Hans"_s);
}

void TestFindingText::gameIdIsStrongerThanPosition()
{
    m_translators.use(Language::German);
    engine::Finding finding{FindingCode::GameNotPlayed, FindingLevel::Warning};
    finding.place.game = engine::GameId(12);
    finding.place.gameIndex = 0;
    QCOMPARE(findingText(finding, tournament(), systemOf("dwz-2026")).place,
             u"Schmidt, Eva – Müller, Hans"_s);
    // Tournaments that were never stored have games of id 0.
    finding.place.game = engine::GameId(0);
    QCOMPARE(findingText(finding, tournament(), systemOf("dwz-2026")).place,
             u"Runde 3, Müller, Hans – Schmidt, Eva"_s);
}

void TestFindingText::namesTournament()
{
    m_translators.use(Language::German);
    const engine::Finding finding{FindingCode::EndMissing, FindingLevel::Error};
    const FindingText text = findingText(finding, tournament(), systemOf("dwz-2026"));
    QCOMPARE(text.place, u"Turnier"_s);
    QCOMPARE(text.sentence, u"Es fehlt das Enddatum des Turniers."_s);
    QCOMPARE(text.clause, QString());
}

void TestFindingText::argumentsAreReadable()
{
    m_translators.use(Language::German);
    QCOMPARE(findingText({FindingCode::CarryOverExpired, FindingLevel::Note, {}, {}, {"2024-05-31"}}, {},
                         systemOf("dwz-2026"))
                 .sentence,
             u"Die Restpartie vom 31.05.2024 ist verfallen."_s);
    QCOMPARE(findingText({FindingCode::ScoreSumImplausible, FindingLevel::Warning, {}, {}, {"1/2-0"}}, {},
                         systemOf("dwz-2026"))
                 .sentence,
             u"Das Ergebnis ½:0 gibt beiden zusammen weniger als einen Punkt."_s);
    QCOMPARE(findingText({FindingCode::RoundOutOfRange, FindingLevel::Error, {}, {}, {"9", "7"}}, {},
                         systemOf("dwz-2026"))
                 .sentence,
             u"Die Partie steht in Runde 9, die letzte Runde ist aber 7."_s);
}

void TestFindingText::oneStopEndsASentence()
{
    const auto sentence = [](const char* reason) {
        return findingText(
                   {FindingCode::RatingOverridden, FindingLevel::Note, {}, {}, {"1712", "1725", reason}}, {},
                   systemOf("dwz-2026"))
            .sentence;
    };
    QVERIFY2(sentence("so said").endsWith(u"so said."), qPrintable(sentence("so said")));
    QCOMPARE(sentence("so said."), sentence("so said"));
    QVERIFY(sentence("so said...").endsWith(u"so said...."));
}

void TestFindingText::wordsOfTheSystem()
{
    m_translators.use(Language::German);
    const engine::Finding finding{FindingCode::IndexMissing, FindingLevel::Error, {}, "3.1"};
    const FindingText fwz = findingText(finding, tournament(), systemOf("fwz-2019"));
    QCOMPARE(fwz.sentence, u"Zur FWZ fehlt der Index."_s);
    QCOMPARE(fwz.clause, u"FWZ 3.1"_s);
    QCOMPARE(findingText(finding, tournament(), systemOf("dwz-1992")).clause, u"WO 1992 3.1"_s);
    // Rules that are not known have no document to cite, but the clause itself is not lost.
    QCOMPARE(findingText(finding, tournament(), nullptr).clause, u"3.1"_s);
}

void TestFindingText::levels()
{
    m_translators.use(Language::German);
    QCOMPARE(findingLevelName(FindingLevel::Error), u"Fehler"_s);
    QCOMPARE(findingLevelName(FindingLevel::Warning), u"Warnung"_s);
    QCOMPARE(findingLevelName(FindingLevel::Note), u"Hinweis"_s);
    QCOMPARE(findingLevelSign(FindingLevel::Error), u"✕"_s);
    QCOMPARE(findingLevelSign(FindingLevel::Warning), u"!"_s);
    QCOMPARE(findingLevelSign(FindingLevel::Note), u"i"_s);
}

ZAHLMEISTER_TEST(TestFindingText, QCoreApplication)

} // namespace tst_findingtext

#include "tst_findingtext.moc"
