// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

#include "app/chronicle/recalculationstore.h"
#include "app/session/livechronicle.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/everywindow.h"
#include "ui/chronicle/persondialog.h"
#include "ui/chronicle/personspane.h"
#include "ui/chronicle/playercardpage.h"
#include "ui/text/format.h"
#include "ui/views/whypanel.h"
#include "ui/windows/command.h"
#include "ui/windows/navigator.h"
#include "ui/windows/playercommands.h"
#include "ui/windows/startpage.h"
#include "ui/windows/tournamentlist.h"
#include "ui/windows/whydock.h"

namespace tst_playercommands {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;

/// Players and their cards in the window.
class TestPlayerCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void bothPlacesAreSearched();
    void aSearchHidesNoNewTournament();
    void cardStandsBeforeTheTournament();
    void numbersAreExplainedBesideTheCard();
    void participationOpensTheTournament();
    void withoutATournamentItLeadsToTheStartPage();
    void tellsWhyItWasOtherwise();
    void dialogsBeginWithTheCardOnShow();

private:
    [[nodiscard]] MainWindow& window() const { return m_all->window(); }
    [[nodiscard]] PlayerCommands& players() const { return window().players(); }
    void openCard() const
    {
        players().open(fromEngine(m_all->session().chronicle().chronicle()->persons.front().id));
    }
    [[nodiscard]] WhyDock& why() const { return *window().findChild<WhyDock*>(); }

    std::unique_ptr<tests::EveryWindow> m_all;
};

void TestPlayerCommands::init()
{
    m_all.reset();
    m_all = std::make_unique<tests::EveryWindow>(Language::German);
    m_all->openExample();
    QTRY_VERIFY_WITH_TIMEOUT(players().pane().count() == 16, 5000);
}

void TestPlayerCommands::bothPlacesAreSearched()
{
    auto* places = window().findChild<QTabWidget*>(u"places"_s);
    auto* tournaments = window().findChild<TournamentList*>();
    ui::commandNamed(window(), "searchTournaments")->trigger();
    auto* search = tournaments->findChild<QLineEdit*>();
    QTRY_VERIFY(search->hasFocus());
    QCOMPARE(places->tabText(0), u"Turniere"_s);
    QTest::keyClicks(search, u"a"_s);
    QCOMPARE(players().pane().search(), u"a"_s);
    QCOMPARE(places->tabText(0), u"Turniere (%1)"_s.arg(tournaments->count()));
    QCOMPARE(places->tabText(1), u"Spieler (%1)"_s.arg(players().pane().count()));
    ui::commandNamed(window(), "showPlayers")->trigger();
    auto* persons = players().pane().findChild<QLineEdit*>();
    QTRY_VERIFY(persons->hasFocus());
    QTest::keyClick(persons, Qt::Key_Escape);
    QCOMPARE(search->text(), QString());
    QCOMPARE(places->tabText(1), u"Spieler"_s);
    // The search stays in the place that is in front.
    search->clearFocus();
    ui::commandNamed(window(), "searchTournaments")->trigger();
    QTRY_VERIFY(persons->hasFocus());
    ui::commandNamed(window(), "showTournaments")->trigger();
    QTRY_VERIFY(search->hasFocus());
}

/// What was typed to find something else goes when a tournament is made, and stays when one is opened.
void TestPlayerCommands::aSearchHidesNoNewTournament()
{
    auto* tournaments = window().findChild<TournamentList*>();
    auto* search = tournaments->findChild<QLineEdit*>();
    const engine::TournamentId before = m_all->session().document()->id();
    search->setText(u"zzz"_s);
    QCOMPARE(tournaments->count(), 0);
    m_all->session().closeTournament();
    QVERIFY(m_all->session().openTournament(before).has_value());
    QCOMPARE(search->text(), u"zzz"_s);
    engine::Tournament made;
    made.header.name = "Neues Turnier";
    const auto id = m_all->session().addTournament(made);
    QVERIFY(id.has_value() && m_all->session().openTournament(*id).has_value());
    QCOMPARE(search->text(), QString());
    QCOMPARE(tournaments->count(), 2);
}

void TestPlayerCommands::cardStandsBeforeTheTournament()
{
    const engine::TournamentId open = m_all->session().document()->id();
    openCard();
    QVERIFY(players().card() && players().card()->isVisible());
    QVERIFY(!window().tournamentView()->isVisible());
    QCOMPARE(m_all->session().document()->id(), open);
    QTest::keyClick(players().card()->focusProxy(), Qt::Key_Escape);
    QVERIFY(!players().card());
    QVERIFY(window().tournamentView()->isVisible());
    // A page that is asked for comes to the front, too.
    openCard();
    ui::commandNamed(window(), "results")->trigger();
    QVERIFY(!players().card());
    // And whatever closes the tournament leaves the card where it is.
    openCard();
    m_all->session().closeTournament();
    QVERIFY(players().card() && players().card()->isVisible());
}

void TestPlayerCommands::numbersAreExplainedBesideTheCard()
{
    openCard();
    const app::Participation& one = players().card()->person()->participations.front();
    Q_EMIT players().card()->askedWhy(one.tournament, one.participant->number, engine::Quantity::Expected);
    QVERIFY(why().isVisible());
    QCOMPARE(why().panel()->target()->participant, one.participant->number);
    QVERIFY(players().card());
    players().leave();
    // What was explained of the card does not stand beside the tournament.
    QVERIFY(!why().panel() || !why().panel()->target());
    // Without an open tournament as well.
    m_all->session().closeTournament();
    openCard();
    const app::Participation& again = players().card()->person()->participations.front();
    Q_EMIT players().card()->askedWhy(again.tournament, again.participant->number,
                                      engine::Quantity::NewRating);
    QVERIFY(why().isVisible());
    players().leave();
    QVERIFY(!why().isVisible());
}

void TestPlayerCommands::participationOpensTheTournament()
{
    m_all->session().closeTournament();
    openCard();
    const app::Participation& one = players().card()->person()->participations.front();
    const engine::ParticipantNumber number = one.participant->number;
    const engine::TournamentId tournament = one.tournament;
    Q_EMIT players().card()->tournamentRequested(tournament, number);
    QVERIFY(!players().card());
    QCOMPARE(m_all->session().document()->id(), tournament);
    QCOMPARE(window().tournamentView()->currentPage(), TournamentView::Page::Evaluation);
    QVERIFY(why().isVisible());
    QCOMPARE(why().panel()->target()->participant, number);
}

void TestPlayerCommands::withoutATournamentItLeadsToTheStartPage()
{
    m_all->session().closeTournament();
    openCard();
    QTest::keyClick(players().card()->focusProxy(), Qt::Key_Escape);
    QVERIFY(!players().card());
    QVERIFY(window().startPage().isVisible());
}

// RULE: WO2026 3.7
void TestPlayerCommands::tellsWhyItWasOtherwise()
{
    app::Session& session = m_all->session();
    const auto day = [](int month) { return *engine::Date::tryFrom(2027, month, 1); };
    QVERIFY(session.addTournament(tests::wonBy(1, day(3), 1700, 20, 5).tournament).has_value());
    const auto second = session.addTournament(tests::wonBy(2, day(6), 1700, 20).tournament);
    QVERIFY(second.has_value());
    app::LiveChronicle& live = session.chronicle();
    QTRY_VERIFY_WITH_TIMEOUT(live.isCurrent() && live.recalculation()->hasChanges(), 5000);
    const auto heroId = [&] {
        const auto& persons = live.chronicle()->persons;
        return fromEngine(std::ranges::find_if(persons, [](const app::PersonHistory& one) {
                              return one.person().name == "Held, Hans";
                          })->id);
    };
    QTRY_VERIFY_WITH_TIMEOUT(players().pane().count() == 16 + 7, 5000);
    players().open(heroId());
    const auto* told = players().card()->findChild<QPlainTextEdit*>();
    QVERIFY(told->isHidden());
    QVERIFY(app::storeRecalculation(*session.workFile(), *live.recalculation(), u"nachgereicht"_s, day(7))
                .has_value());
    live.rereadAll();
    QTRY_VERIFY_WITH_TIMEOUT(live.isCurrent() && !live.recalculation()->hasChanges(), 5000);
    QTRY_VERIFY_WITH_TIMEOUT(!told->isHidden(), 5000);
    QVERIFY2(told->toPlainText().contains(u"1700 – 20"_s), qPrintable(told->toPlainText()));
    QVERIFY(told->toPlainText().contains(u"nachgereicht"_s));
    QCOMPARE(told->toPlainText().count(u'\n'), 0); // one tournament, one line

    // What was taken back says nothing of what is there today.
    const auto runs = app::recalculationRuns(*session.workFile());
    QVERIFY(runs.has_value() && runs->size() == 1);
    QVERIFY(app::takeBackRecalculation(*session.workFile(), runs->front().id).has_value());
    live.rereadAll();
    QTRY_VERIFY_WITH_TIMEOUT(live.isCurrent() && live.recalculation()->hasChanges(), 5000);
    QTRY_VERIFY_WITH_TIMEOUT(told->isHidden(), 5000);
}

void TestPlayerCommands::dialogsBeginWithTheCardOnShow()
{
    const app::PersonHistory& last = m_all->session().chronicle().chronicle()->persons.back();
    players().open(fromEngine(last.id));
    ui::commandNamed(window(), "persons")->trigger();
    auto* dialog = window().findChild<PersonDialog*>();
    QVERIFY(dialog);
    const auto* table = dialog->findChild<QTableView*>(); // the first of both
    QTRY_COMPARE(table->currentIndex().siblingAtColumn(0).data().toString(), fromEngine(last.person().name));
}

ZAHLMEISTER_TEST(TestPlayerCommands, QApplication)

} // namespace tst_playercommands

#include "tst_playercommands.moc"
