// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTest>

#include "app/entry/resultentry.h"
#include "tests/support/gridfields.h"
#include "tests/support/testmain.h"
#include "ui/text/entrytext.h"
#include "ui/text/language.h"

namespace tst_entrytext {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::EntryCode;
using app::EntryNote;
using engine::ByeKind;
using engine::GameResult;
using engine::ParticipantNumber;

class TestEntryText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsBackWhatItWrites();
    void writesWhatItReads();
    void wordsEveryNote();
    void namesWhoIsMeant();
    void namesUndoEntries();
};

void TestEntryText::readsBackWhatItWrites()
{
    const GameResult all[]{engine::kWhiteWins,          engine::kBlackWins,          engine::kDrawn,
                           engine::kWhiteWinsByForfeit, engine::kBlackWinsByForfeit, engine::kBothForfeit,
                           engine::kBothLose,           engine::kDrawAndLoss,        engine::kLossAndDraw,
                           engine::kLossAndForfeit,     engine::kForfeitAndLoss,     engine::kNotPlayed};
    for (const GameResult first : all) {
        for (const GameResult second : all) {
            for (const GameResult third : all) {
                const std::vector<GameResult> games{first, second, third};
                const QString text = ui::entryText(games);
                const auto read = app::resultsOfText(text);
                QVERIFY2(read && *read == games, qPrintable(text));
            }
        }
        if (first != engine::kNotPlayed)
            QCOMPARE(app::resultsOfText(ui::entryText(first)), std::vector{first});
    }
}

void TestEntryText::writesWhatItReads()
{
    for (const auto language : {ui::Language::German, ui::Language::English}) {
        const ui::Translators translators(language);
        for (const char* name :
             {"1-0", "0-1", "1/2", "+/-", "-/+", "-/-", "0-0", "1/2-0", "0-1/2", "0/-", "-/0", "*"}) {
            const engine::GameResult result = engine::resultFromText(name).value();
            for (const bool hasWhite : {true, false}) {
                const QString text = ui::cellEntryText(ParticipantNumber(12), hasWhite, result);
                const auto read = app::readCell(text);
                QVERIFY2(read.has_value(), qPrintable(text));
                const auto expected = result == engine::kNotPlayed ? std::nullopt : std::optional(result);
                QVERIFY2(*read ==
                             app::CellEntry(app::OpponentEntry{ParticipantNumber(12), hasWhite, expected}),
                         qPrintable(text));
            }
        }
        for (const auto kind : {ByeKind::Allocated, ByeKind::Requested}) {
            for (const auto score : {engine::kWin, engine::kDraw, engine::kLoss}) {
                const QString text = ui::byeText({1, score, kind});
                const auto read = app::readCell(text);
                QVERIFY2(read.has_value(), qPrintable(text));
                QVERIFY2(*read == app::CellEntry(app::ByeEntry{score, kind}), qPrintable(text));
            }
        }
        // Nobody had a colour where nobody played.
        QCOMPARE(ui::cellText(ParticipantNumber(12), true, engine::kWhiteWinsByForfeit), u"12+"_s);
    }
}

void TestEntryText::wordsEveryNote()
{
    const auto tournament = tests::emptyField(3);
    for (const auto language : {ui::Language::German, ui::Language::English}) {
        const ui::Translators translators(language);
        for (int code = 0; code <= static_cast<int>(EntryCode::NoMatch); ++code) {
            const QString text = ui::noteText(EntryNote{static_cast<EntryCode>(code), {1, 2, 3}}, tournament);
            QVERIFY2(text.endsWith(u'.') && !text.contains(u'%'), qPrintable(text));
        }
    }
    QCOMPARE(ui::noteText({}, tournament), QString());
}

void TestEntryText::namesWhoIsMeant()
{
    auto tournament = tests::emptyField(3);
    const ui::Translators translators(ui::Language::English);
    const EntryNote plays{EntryCode::AlreadyPlays, {ParticipantNumber(2), ParticipantNumber(1), 4}};
    QCOMPARE(ui::noteText(plays, tournament), u"2 P2 already plays 1 P1 in round 4."_s);
    tournament.participants[1].name.clear();
    QCOMPARE(ui::noteText(plays, tournament), u"2 already plays 1 P1 in round 4."_s);
    QCOMPARE(ui::noteText(EntryNote{EntryCode::AlreadyPlays, {"SC Adler", "SF Bear", 4}}, tournament),
             u"SC Adler already plays SF Bear in round 4."_s);
    QCOMPARE(ui::noteText(EntryNote{EntryCode::NoParticipant, {ParticipantNumber(9)}}, tournament),
             u"There is no participant 9."_s);
    const EntryNote loose{EntryCode::GameWithoutRound,
                          {ParticipantNumber(1), ParticipantNumber(3), engine::kDrawn}};
    QVERIFY(ui::noteText(loose, tournament).contains(u"with the result ½:½."_s));
}

void TestEntryText::namesUndoEntries()
{
    auto tournament = tests::emptyField(3);
    tournament.participants[2].name.clear();
    const ui::Translators translators(ui::Language::English);
    const app::RoundPlan plan{.kind = app::EditKind::Result,
                              .about = {ParticipantNumber(1), ParticipantNumber(3), engine::kDrawn}};
    QCOMPARE(ui::editsOf(plan, tournament).name,
             (app::EditName{app::EditKind::Result, {u"P1, Player"_s, u"Player 3"_s, u"1/2"_s}}));
    QCOMPARE(ui::editsOf({.about = {1234}}, tournament).name,
             (app::EditName{app::EditKind::Pairings, {u"1234"_s}}));
}

ZAHLMEISTER_TEST(TestEntryText, QApplication)

} // namespace tst_entrytext

#include "tst_entrytext.moc"
