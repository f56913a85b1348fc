// SPDX-License-Identifier: GPL-3.0-or-later
// What is half typed in a view of the results outlives other views, other edits, and the end of the program.
#include <QApplication>
#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/gridfields.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/models/matchesmodel.h"
#include "ui/views/grids/crosstableview.h"
#include "ui/views/grids/matchesview.h"
#include "ui/views/grids/progressview.h"
#include "ui/views/grids/roundview.h"
#include "ui/views/matchespane.h"
#include "ui/views/resultspage.h"
#include "ui/views/roundspane.h"
#include "ui/widgets/entryline.h"

namespace tst_resultdrafts {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using ui::ResultsPage;
using View = ResultsPage::View;

namespace {

/// The page of results of a tournament, which can end and start again.
struct Desk {
    explicit Desk(const engine::Tournament& tournament) : open(tournament) { start(); }
    void start()
    {
        page = std::make_unique<ResultsPage>(open.evaluation());
        page->resize(1100, 700);
        page->show();
        page->setFocus();
        (void)QTest::qWaitForWindowActive(page.get());
    }
    /// The program is gone without a word, and starts again.
    void kill()
    {
        page.reset();
        open.reopen();
        start();
    }
    void showView(View view) const { page->showView(view); }
    static void type(const QString& keys)
    {
        for (const QChar key : keys)
            QTest::keyClick(QApplication::focusWidget(), key.toLatin1());
    }
    /// The field for the day of the round in one of the two views that have one.
    [[nodiscard]] QLineEdit& dayField(View view) const
    {
        const QWidget& pane = view == View::Rounds ? static_cast<QWidget&>(page->rounds()) : page->matches();
        return *pane.findChild<QLineEdit*>(u"roundDate"_s);
    }
    [[nodiscard]] QStringList games() const { return gameLines(open.tournament()); }

    OpenTournament open;
    std::unique_ptr<ResultsPage> page;
};

engine::Tournament twoTeams()
{
    auto tournament = emptyField(8);
    for (std::size_t i = 0; i < 8; ++i)
        tournament.participants[i].team = i < 4 ? "Adler" : "Bär";
    tournament.header.kind = engine::TournamentKind::Team;
    return tournament;
}

engine::Tournament swiss()
{
    auto tournament = emptyField(8);
    tournament.header.mode = engine::TournamentMode::Swiss;
    tournament.header.rounds = 5;
    return tournament;
}

} // namespace

class TestResultDrafts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    }
    void init() { QSettings().clear(); }

    void aCellOfTheProgressTable();
    void anEditedCellStaysEdited();
    void aLineOfARound();
    void aMatchAndASubstitute();
    void theDayOfARound();
    void theDayOfAMatch();
    void daysOfSeveralRounds();
    void anotherViewKeepsThem();
    void anEditElsewhereKeepsThem();
    void whatIsCommittedIsNoDraft();
    void aGoneRoundIsNoPlace();

private:
    QTemporaryDir m_settings;
};

void TestResultDrafts::aCellOfTheProgressTable()
{
    Desk desk(swiss());
    Desk::type(u"5w1"_s); // 1 against 5, and the cursor is on the next open cell of the row
    Desk::type(u"7b"_s);
    const auto at = desk.page->progressTable().cursor();
    desk.kill();
    QCOMPARE(desk.page->currentView(), View::Progress);
    QCOMPARE(desk.page->progressTable().typed(), u"7b"_s);
    QVERIFY(desk.page->progressTable().cursor() == at);
    Desk::type(u"1"_s); // goes on as if nothing had been
    QCOMPARE(desk.games(), (QStringList{u"1: 1 1-0 5"_s, u"2: 7 0-1 1"_s}));
    QVERIFY(desk.open.document().drafts().empty());
}

void TestResultDrafts::anEditedCellStaysEdited()
{
    Desk desk(swiss());
    Desk::type(u"5w1"_s);
    desk.page->progressTable().moveTo(0, 0);
    QTest::keyClick(&desk.page->progressTable(), Qt::Key_F2);
    QTest::keyClick(&desk.page->progressTable(), Qt::Key_Backspace);
    const QString typed = desk.page->progressTable().typed();
    desk.kill();
    QCOMPARE(desk.page->progressTable().typed(), typed);
    Desk::type(u"0"_s); // an edited cell waits for Enter
    QCOMPARE(desk.games(), QStringList{u"1: 1 1-0 5"_s});
    QTest::keyClick(&desk.page->progressTable(), Qt::Key_Return);
    QCOMPARE(desk.games(), QStringList{u"1: 1 0-1 5"_s});
}

void TestResultDrafts::aLineOfARound()
{
    Desk desk(emptyField(8));
    desk.showView(View::Rounds);
    desk.page->rounds().setRound(3);
    QTest::keyClicks(&desk.page->rounds().entry().field(), u"2-6 "_s);
    desk.kill();
    QCOMPARE(desk.page->currentView(), View::Rounds);
    QCOMPARE(desk.page->rounds().round(), 3);
    QCOMPARE(desk.page->rounds().entry().field().text(), u"2-6 "_s);
    QVERIFY(desk.page->rounds().entry().field().hasFocus());
    QTest::keyClicks(&desk.page->rounds().entry().field(), u"1"_s);
    QTest::keyClick(&desk.page->rounds().entry().field(), Qt::Key_Return);
    QCOMPARE(desk.games(), QStringList{u"3: 2 1-0 6"_s});
    QVERIFY(desk.open.document().drafts().empty());
}

void TestResultDrafts::aMatchAndASubstitute()
{
    Desk desk(twoTeams());
    auto* line = &desk.page->matches().entry().field();
    QTest::keyClicks(line, u"1-"_s);
    desk.kill();
    line = &desk.page->matches().entry().field();
    QCOMPARE(line->text(), u"1-"_s);
    QTest::keyClicks(line, u"2"_s);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(desk.games().size(), 4);

    auto& view = desk.page->matches().view();
    view.moveTo(view.cursor().row, ui::MatchesModel::kAway);
    view.setFocus();
    Desk::type(u"3"_s);
    QCOMPARE(view.typed(), u"3"_s);
    const auto at = view.cursor();
    // Something else changes, as when the lists have found a person.
    auto other = desk.open.tournament().participants.front();
    other.birthYear = 1999;
    desk.open.apply({app::PutParticipant{other}});
    QCOMPARE(view.typed(), u"3"_s);
    QCoreApplication::processEvents();
    desk.kill();
    QCOMPARE(desk.page->currentView(), View::Matches);
    QCOMPARE(desk.page->matches().view().typed(), u"3"_s);
    QVERIFY(desk.page->matches().view().cursor() == at);
    QVERIFY(desk.page->matches().view().hasFocus());
    QTest::keyClick(&desk.page->matches().view(), Qt::Key_Escape);
    QVERIFY(desk.open.document().drafts().empty());
}

void TestResultDrafts::theDayOfARound()
{
    Desk desk(swiss());
    Desk::type(u"5w1"_s);
    const auto dateOf = [&desk] { return desk.open.tournament().games.front().date; };
    desk.showView(View::Rounds);
    desk.dayField(View::Rounds).setFocus();
    Desk::type(u"14.11.2"_s);
    desk.kill();
    QCOMPARE(desk.page->currentView(), View::Rounds);
    QCOMPARE(desk.dayField(View::Rounds).text(), u"14.11.2"_s);
    QVERIFY(desk.dayField(View::Rounds).hasFocus());
    QVERIFY(!dateOf());
    Desk::type(u"026"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(dateOf(), engine::Date::tryFrom(2026, 11, 14));
    QVERIFY(desk.open.document().drafts().empty());
    QVERIFY(desk.page->rounds().view().hasFocus()); // the results are next

    // Looking something up in another window takes nothing yet.
    desk.dayField(View::Rounds).setFocus();
    desk.dayField(View::Rounds).selectAll();
    Desk::type(u"1.12.20"_s);
    QWidget other;
    other.show();
    other.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    QCOMPARE(desk.dayField(View::Rounds).text(), u"1.12.20"_s);
    QCOMPARE(dateOf(), engine::Date::tryFrom(2026, 11, 14));
    desk.page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(desk.page.get()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(desk.dayField(View::Rounds).text(), u"14.11.2026"_s);

    // A day that was deleted does not come back.
    desk.dayField(View::Rounds).setFocus();
    desk.dayField(View::Rounds).selectAll();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
    desk.kill();
    QCOMPARE(desk.dayField(View::Rounds).text(), QString());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(!dateOf());

    // What is no day stays to be mended, and says why.
    desk.dayField(View::Rounds).setFocus();
    Desk::type(u"32.11.2026"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(desk.page->rounds().entry().isRefused());
    QVERIFY(desk.dayField(View::Rounds).hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(desk.dayField(View::Rounds).text(), QString());
    QVERIFY(!desk.page->rounds().entry().isRefused());
    QVERIFY(desk.open.document().drafts().empty());
}

void TestResultDrafts::theDayOfAMatch()
{
    Desk desk(twoTeams());
    QTest::keyClicks(&desk.page->matches().entry().field(), u"1-2"_s);
    QTest::keyClick(&desk.page->matches().entry().field(), Qt::Key_Return);
    desk.dayField(View::Matches).setFocus();
    Desk::type(u"8.11."_s);
    desk.kill();
    QCOMPARE(desk.page->currentView(), View::Matches);
    QCOMPARE(desk.dayField(View::Matches).text(), u"8.11."_s);
    Desk::type(u"2026"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    for (const auto& game : desk.open.tournament().games)
        QCOMPARE(game.date, engine::Date::tryFrom(2026, 11, 8));
    QVERIFY(desk.open.document().drafts().empty());
    QVERIFY(desk.page->matches().view().hasFocus());
}

void TestResultDrafts::daysOfSeveralRounds()
{
    Desk desk(swiss());
    desk.showView(View::Rounds);
    auto& rounds = desk.page->rounds();
    for (const int round : {1, 2}) {
        rounds.setRound(round);
        QTest::keyClicks(&rounds.entry().field(), round == 1 ? u"1-5 1"_s : u"1-6 1"_s);
        QTest::keyClick(&rounds.entry().field(), Qt::Key_Return);
    }
    desk.dayField(View::Rounds).setFocus();
    Desk::type(u"15."_s);
    rounds.setRound(1); // with the keys of the round, the field keeps the focus
    QCOMPARE(desk.dayField(View::Rounds).text(), QString());
    Desk::type(u"14.11.2026"_s);
    rounds.setRound(2); // a day that is complete is taken
    QCOMPARE(desk.open.tournament().games.front().date, engine::Date::tryFrom(2026, 11, 14));
    QCOMPARE(desk.dayField(View::Rounds).text(), u"15."_s);
    QCoreApplication::processEvents();
    desk.kill();
    QCOMPARE(desk.page->rounds().round(), 2);
    QCOMPARE(desk.dayField(View::Rounds).text(), u"15."_s);
}

void TestResultDrafts::anotherViewKeepsThem()
{
    Desk desk(swiss());
    Desk::type(u"5w1"_s);
    Desk::type(u"7b"_s);
    const auto at = desk.page->progressTable().cursor();
    desk.showView(View::Rounds);
    desk.page->rounds().setRound(4);
    QTest::keyClicks(&desk.page->rounds().entry().field(), u"2-6"_s);
    desk.showView(View::Crosstable);
    desk.page->crosstable().moveTo(3, 5);
    desk.showView(View::Progress);
    QCOMPARE(desk.page->progressTable().typed(), u"7b"_s);
    QVERIFY(desk.page->progressTable().cursor() == at);
    desk.showView(View::Rounds);
    QCOMPARE(desk.page->rounds().round(), 4);
    QCOMPARE(desk.page->rounds().entry().field().text(), u"2-6"_s);
    desk.kill(); // both come back
    QCOMPARE(desk.page->progressTable().typed(), u"7b"_s);
    QCOMPARE(desk.page->rounds().entry().field().text(), u"2-6"_s);
}

void TestResultDrafts::anEditElsewhereKeepsThem()
{
    Desk desk(swiss());
    Desk::type(u"7b"_s);
    desk.showView(View::Crosstable);
    desk.page->crosstable().moveTo(3, 5);
    Desk::type(u"1"_s);
    QCOMPARE(desk.games(), QStringList{u"-: 4 1-0 6"_s});
    QCoreApplication::processEvents();
    desk.kill();
    QCOMPARE(desk.page->progressTable().typed(), u"7b"_s);
}

void TestResultDrafts::whatIsCommittedIsNoDraft()
{
    Desk desk(swiss());
    Desk::type(u"5w1"_s);
    QCoreApplication::processEvents();
    QVERIFY(desk.open.document().drafts().empty());
    Desk::type(u"7"_s);
    QVERIFY(!desk.open.document().drafts().empty());
    QTest::keyClick(&desk.page->progressTable(), Qt::Key_Escape);
    QVERIFY(desk.open.document().drafts().empty());
}

void TestResultDrafts::aGoneRoundIsNoPlace()
{
    Desk desk(swiss());
    QVERIFY(desk.open.document().setDraft({u"results/progress/99/2"_s, u"7b"_s}).has_value());
    desk.kill();
    QVERIFY(desk.page->progressTable().typed().isEmpty());
    QVERIFY(desk.open.document().setDraft({u"results/progress/"_s, u"7b"_s}).has_value());
    desk.kill();
    QVERIFY(desk.open.document().setDraft({u"results/matches/1/88/1"_s, u"7"_s}).has_value());
    desk.kill();
    QVERIFY(desk.page->matches().view().typed().isEmpty());
}

ZAHLMEISTER_TEST(TestResultDrafts, QApplication)

} // namespace tst_resultdrafts

#include "tst_resultdrafts.moc"
