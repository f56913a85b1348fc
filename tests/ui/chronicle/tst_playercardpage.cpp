// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/session/livechronicle.h"
#include "app/session/liveroll.h"
#include "app/session/session.h"
#include "app/text/calendar.h"
#include "tests/support/clubhistory.h"
#include "tests/support/testmain.h"
#include "ui/charts/chartview.h"
#include "ui/chronicle/cardmodels.h"
#include "ui/chronicle/playercardpage.h"
#include "ui/models/publishedrole.h"
#include "ui/text/format.h"
#include "ui/text/language.h"

namespace tst_playercardpage {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;
using engine::Quantity;

/// The player card on the screen.
class TestPlayerCardPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void showsWhoHeIs();
    void showsEveryParticipation();
    void countsTheGamesBesideTheWindow();
    void everyNumberIsAskedWhy();
    void leadsIntoTheTournament();
    void leadsToTheOpponent();
    void sumsAreAskedForTheirGames();
    void forgetsTheGamesOfAnother();
    void namesEverybodyOnTheDesk();
    void tellsWhatHappenedBetween();
    void chartFollowsTheChoices();
    void followsTheChronicle();
    void leavesByKey();

private:
    [[nodiscard]] QTableView& table(const QString& name) const
    {
        for (QTableView* one : m_page->findChildren<QTableView*>()) {
            if (one->accessibleName() == name)
                return *one;
        }
        qFatal("no table");
    }
    [[nodiscard]] QTableView& tournaments() const { return table(u"Turniere"_s); }
    [[nodiscard]] bool hasGames() const
    {
        return QTest::qWaitFor([this] { return table(u"Gegner"_s).model()->rowCount() > 0; }, 5000);
    }

    struct Asked {
        engine::TournamentId tournament;
        engine::ParticipantNumber participant;
        Quantity quantity;
    };

    Translators m_german{Language::German};
    QTemporaryDir m_folder;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<app::LiveRoll> m_roll;
    std::unique_ptr<PlayerCardPage> m_page;
    QString m_id; ///< of a member with a long career
};

void TestPlayerCardPage::initTestCase()
{
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(m_folder.filePath(u"club.zahlmeister"_s)).has_value());
    for (const engine::Tournament& one : tests::clubHistory({.years = 2, .firstYear = 2025}))
        QVERIFY(m_session->addTournament(one).has_value());
    m_session->closeTournament();
    m_roll = std::make_unique<app::LiveRoll>(m_session->chronicle());
    m_session->chronicle().start();
    QTRY_VERIFY_WITH_TIMEOUT(m_roll->roll()->size() > 0, 10'000);
    const auto& persons = m_roll->roll()->chronicle().persons;
    const auto longest = std::ranges::max_element(persons, {}, [](const app::PersonHistory& one) {
        const bool isConverted =
            std::ranges::count(one.entries, app::EntryChangeKind::Conversion, &app::EntryChange::kind) > 0;
        return one.person().club == "C0521" && isConverted ? one.participations.size() : 0;
    });
    m_id = QString::fromStdString(longest->id);
}

void TestPlayerCardPage::init()
{
    m_page = std::make_unique<PlayerCardPage>(*m_roll);
    m_page->resize(900, 600);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    QVERIFY(m_page->showPerson(m_id));
}

void TestPlayerCardPage::showsWhoHeIs()
{
    const app::PersonHistory& person = *m_page->person();
    QCOMPARE(m_page->findChild<QLabel*>(u"playerName"_s)->text(),
             QString::fromStdString(person.person().name));
    const QString numbers = m_page->findChild<QLabel*>(u"playerNumbers"_s)->text();
    QVERIFY(numbers.contains(u"DWZ"_s) && numbers.contains(u"Höchststand"_s));
    QVERIFY(numbers.contains(QString::number(person.standing().rating->value())));
    QVERIFY(!m_page->showPerson(u"99.99"_s));
    QVERIFY(!m_page->person());
}

// RULE: WO2026 6.5
void TestPlayerCardPage::showsEveryParticipation()
{
    QTableView& view = tournaments();
    const QAbstractItemModelTester tester(view.model());
    const app::PersonHistory& person = *m_page->person();
    QCOMPARE(view.model()->rowCount(), static_cast<int>(person.participations.size()));
    for (int row = 0; row < view.model()->rowCount(); ++row) {
        const auto& one =
            person.participations[person.participations.size() - 1 - static_cast<std::size_t>(row)];
        const auto text = [&](int column) { return view.model()->index(row, column).data().toString(); };
        QCOMPARE(text(0), QString::fromStdString(one.name()));
        QCOMPARE(text(3), QString::number(one.result.games));
        if (one.result.newRating)
            QVERIFY(text(7).contains(QString::number(*one.result.newRating)));
    }
}

void TestPlayerCardPage::countsTheGamesBesideTheWindow()
{
    QCOMPARE(table(u"Gegner"_s).model()->rowCount(), 0);
    QVERIFY(hasGames());
    const app::CardGames games = app::cardGames(*m_page->person(), *m_roll->roll());
    QCOMPARE(table(u"Gegner"_s).model()->rowCount(), static_cast<int>(games.opponents.size()));
    const QAbstractItemModel& results = *table(u"Ergebnisse"_s).model();
    QCOMPARE(results.index(0, 1).data().toInt(), games.all.games());
    QCOMPARE(results.rowCount(),
             3 + static_cast<int>(std::ranges::count_if(
                     games.byDifference, [](const auto& one) { return one.sum.games() > 0; })));
    QVERIFY(m_page->findChild<ChartView*>()->chart().hasBelow());
}

void TestPlayerCardPage::everyNumberIsAskedWhy()
{
    std::vector<Asked> asked;
    connect(m_page.get(), &PlayerCardPage::askedWhy, this,
            [&](auto tournament, auto participant, auto quantity) {
                asked.push_back({tournament, participant, quantity});
            });
    QTableView& view = tournaments();
    const app::Participation& last = m_page->person()->participations.back();
    for (int column = ParticipationsModel::FirstFigureColumn; column < view.model()->columnCount() - 2;
         ++column) {
        view.setCurrentIndex(view.model()->index(0, column));
        QTest::keyClick(&view, Qt::Key_Space);
        QCOMPARE(asked.size(), 1U);
        QCOMPARE(asked.front().tournament, last.tournament);
        QCOMPARE(asked.front().participant, last.participant->number);
        asked.clear();
    }
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                      view.visualRect(view.model()->index(0, 3)).center());
    QCOMPARE(asked.size(), 1U);
    QCOMPARE(asked.back().quantity, Quantity::Games);
    Q_EMIT m_page->findChild<QLabel*>(u"playerNumbers"_s)->linkActivated(u"0"_s);
    QCOMPARE(asked.size(), 2U);
    QCOMPARE(asked.back().tournament, m_page->person()->participations.front().tournament);
}

void TestPlayerCardPage::leadsIntoTheTournament()
{
    std::vector<engine::TournamentId> wanted;
    connect(m_page.get(), &PlayerCardPage::tournamentRequested, this,
            [&](auto tournament, auto) { wanted.push_back(tournament); });
    QTableView& view = tournaments();
    view.setCurrentIndex(view.model()->index(1, 4));
    QTest::keyClick(&view, Qt::Key_Return);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                      view.visualRect(view.model()->index(1, 0)).center());
    const auto& participations = m_page->person()->participations;
    const engine::TournamentId before = participations[participations.size() - 2].tournament;
    QVERIFY((wanted == std::vector{before, before}));
    // Of the chart, too.
    auto* chart = m_page->findChild<ChartView*>();
    QTest::keyClick(chart, Qt::Key_Home);
    QTest::keyClick(chart, Qt::Key_Return);
    QCOMPARE(wanted.size(), 3U);
    QCOMPARE(wanted.back(), participations.front().tournament);
}

void TestPlayerCardPage::leadsToTheOpponent()
{
    QVERIFY(hasGames());
    m_page->findChild<QTabWidget*>()->setCurrentIndex(2);
    QSignalSpy wanted(m_page.get(), &PlayerCardPage::personRequested);
    QTableView& view = table(u"Gegner"_s);
    view.setCurrentIndex(view.model()->index(0, 0));
    QTest::keyClick(&view, Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    QVERIFY(m_page->showPerson(wanted.first().first().toString()));
}

/// Rows point into the chronicle that they were made of, which goes with the card.
void TestPlayerCardPage::forgetsTheGamesOfAnother()
{
    QVERIFY(hasGames());
    const auto rows = [this] {
        int all = 0;
        for (const QString& name : {u"Partien gegen ihn"_s, u"Partien dieser Summe"_s})
            all += table(name).model()->rowCount();
        return all;
    };
    for (const QString& name : {u"Gegner"_s, u"Ergebnisse"_s})
        table(name).setCurrentIndex(table(name).model()->index(0, 0));
    QVERIFY(rows() > 1);
    const auto& persons = m_roll->roll()->chronicle().persons;
    const auto other = std::ranges::find_if(
        persons, [this](const app::PersonHistory& one) { return QString::fromStdString(one.id) != m_id; });
    QVERIFY(m_page->showPerson(QString::fromStdString(other->id)));
    QCOMPARE(rows(), 0); // until they are counted
    QTRY_VERIFY_WITH_TIMEOUT(rows() > 0, 5000);
}

void TestPlayerCardPage::sumsAreAskedForTheirGames()
{
    QVERIFY(hasGames());
    const app::CardGames games = app::cardGames(*m_page->person(), *m_roll->roll());
    std::vector<Asked> asked;
    connect(m_page.get(), &PlayerCardPage::askedWhy, this,
            [&](auto tournament, auto participant, auto quantity) {
                asked.push_back({tournament, participant, quantity});
            });
    std::vector<engine::TournamentId> tournaments;
    connect(m_page.get(), &PlayerCardPage::tournamentRequested, this,
            [&](auto wanted, auto) { tournaments.push_back(wanted); });
    QSignalSpy person(m_page.get(), &PlayerCardPage::personRequested);
    for (const auto& [tab, name] :
         {std::pair(2, u"Partien gegen ihn"_s), std::pair(3, u"Partien dieser Summe"_s)}) {
        m_page->findChild<QTabWidget*>()->setCurrentIndex(tab);
        QTableView& sums = table(tab == 2 ? u"Gegner"_s : u"Ergebnisse"_s);
        QTableView& single = table(name);
        const QAbstractItemModelTester tester(single.model());
        const int points = tab == 2 ? 2 : 1; // column that counts the games
        for (int row = 0; row < sums.model()->rowCount(); ++row) {
            sums.setCurrentIndex(sums.model()->index(row, 0));
            const QString counted = sums.model()->index(row, points).data().toString();
            QCOMPARE(single.model()->rowCount(), counted.section(u'/', -1).trimmed().toInt());
        }
        sums.setCurrentIndex(sums.model()->index(0, 0));
        sums.setFocus();
        QTest::keyClick(&sums, Qt::Key_Space);
        QVERIFY(single.hasFocus());
        // The last game first; its numbers are asked why in its tournament.
        const app::CardGame& last =
            games.games[tab == 2 ? games.opponents.front().games.back() : games.games.size() - 1];
        const app::Participation& one = m_page->person()->participations[last.participation];
        single.setCurrentIndex(single.model()->index(0, 6));
        QCOMPARE(single.currentIndex().data().toString(), formatSide(last.detail.result));
        QTest::keyClick(&single, Qt::Key_Space);
        QCOMPARE(asked.size(), 1U);
        QCOMPARE(asked.back().tournament, one.tournament);
        QCOMPARE(asked.back().quantity, Quantity::Score);
        asked.clear();
        QTest::keyClick(&single, Qt::Key_Return);
        QVERIFY((tournaments == std::vector{one.tournament}));
        tournaments.clear();
        single.setCurrentIndex(single.model()->index(0, 2));
        QTest::keyClick(&single, Qt::Key_Return);
        QCOMPARE(person.takeFirst().front().toString(), QString::fromStdString(last.opponent->id));
    }
    // The head's sums lead there, too.
    auto* tabs = m_page->findChild<QTabWidget*>();
    auto* numbers = m_page->findChild<QLabel*>(u"playerNumbers"_s);
    Q_EMIT numbers->linkActivated(u"tournaments"_s);
    QVERIFY(tabs->currentIndex() == 0 && table(u"Turniere"_s).hasFocus());
    Q_EMIT numbers->linkActivated(u"games"_s);
    QVERIFY(tabs->currentIndex() == 3 && table(u"Ergebnisse"_s).hasFocus());
}

// RULE: WO2026 4.1.1, 6.5
void TestPlayerCardPage::namesEverybodyOnTheDesk()
{
    QVERIFY(hasGames());
    const auto* chart = m_page->findChild<ChartView*>();
    const QString name = QString::fromStdString(m_page->person()->person().name);
    QVERIFY(chart->chart().titleInFiles().contains(name));
    QTableView& opponents = table(u"Gegner"_s);
    const QString opponent = opponents.model()->index(0, 0).data().toString();
    const app::CardGames games = app::cardGames(*m_page->person(), m_page->roll());
    std::vector<app::UnnamedPerson> unnamed;
    for (const app::PersonHistory* one : {m_page->person(), games.opponents.front().person}) {
        const app::Participation& seat = one->participations.front();
        unnamed.push_back({.kind = app::UnnamedKind::Objection,
                           .tournament = seat.tournament,
                           .participant = seat.participant->number,
                           .name = seat.participant->name,
                           .decided = app::today()});
    }
    m_page->setUnnamed([&] { return unnamed; });
    QVERIFY(m_page->showPerson(m_id));
    // Before it is known whether a file may name him, it does not.
    QVERIFY(!chart->chart().titleInFiles().contains(name));
    const QString marked = opponent + u" (nicht nennen)"_s;
    QTRY_COMPARE(opponents.model()->index(0, 0).data().toString(), marked);
    QVERIFY(chart->chart().title.contains(name)); // as it is read aloud
    QVERIFY(!chart->chart().titleInFiles().contains(name));
    // A copy says what the window says.
    m_page->findChild<QTabWidget*>()->setCurrentIndex(2);
    opponents.selectRow(0);
    opponents.setFocus();
    QTest::keySequence(&opponents, QKeySequence::Copy);
    QVERIFY2(QApplication::clipboard()->text().startsWith(marked + u'\t'),
             qPrintable(QApplication::clipboard()->text()));
    QVERIFY(!publishedText(opponents.model()->index(0, 0)).contains(opponent));
}

void TestPlayerCardPage::tellsWhatHappenedBetween()
{
    const QAbstractItemModel& entries = *table(u"Zwischen den Turnieren"_s).model();
    QCOMPARE(entries.rowCount(), static_cast<int>(m_page->person()->entries.size()));
    bool isConverted = false;
    for (int row = 0; row < entries.rowCount(); ++row)
        isConverted = isConverted || entries.index(row, 1).data().toString().contains(u"Umstellung"_s);
    QVERIFY(isConverted);
    // Somebody with carry-over games.
    const auto& persons = m_roll->roll()->chronicle().persons;
    const auto carrier = std::ranges::find_if(persons, [](const auto& one) { return one.ledger.size() > 1; });
    QVERIFY(carrier != persons.end());
    QVERIFY(m_page->showPerson(QString::fromStdString(carrier->id)));
    const QAbstractItemModel& ledger = *table(u"Restpartien"_s).model();
    QCOMPARE(ledger.rowCount(), static_cast<int>(carrier->ledger.size()));
    for (int row = 0; row < ledger.rowCount(); ++row) {
        const app::LedgerGame& game = carrier->ledger[static_cast<std::size_t>(row)];
        QCOMPARE(ledger.index(row, 2).data().toInt(), game.game.opponentRating.value());
        QCOMPARE(ledger.index(row, 5).data().toString() == u"nicht verwendet"_s, !game.usedIn.has_value());
    }
}

void TestPlayerCardPage::chartFollowsTheChoices()
{
    QVERIFY(hasGames());
    auto* chart = m_page->findChild<ChartView*>();
    QVERIFY(chart->chart().x.isDates);
    m_page->findChild<QComboBox*>()->setCurrentIndex(1);
    QVERIFY(!chart->chart().x.isDates);
    const auto boxes = m_page->findChildren<QCheckBox*>();
    QCOMPARE(boxes.size(), 3);
    QVERIFY(chart->chart().hasBelow());
    boxes[0]->toggle();
    QVERIFY(!chart->chart().hasBelow());
    QVERIFY(chart->chart().bands.empty());
    boxes[1]->toggle();
    QVERIFY(!chart->chart().bands.empty());
    const std::size_t before = chart->chart().series.size();
    boxes[2]->toggle();
    QVERIFY(chart->chart().series.size() == before + (boxes[2]->isEnabled() ? 1 : 0));
}

void TestPlayerCardPage::followsTheChronicle()
{
    const int before = tournaments().model()->rowCount();
    QSignalSpy gone(m_page.get(), &PlayerCardPage::personGone);
    const engine::TournamentId last = m_page->person()->participations.back().tournament;
    QVERIFY(m_session->removeTournament(last).has_value());
    QTRY_COMPARE_WITH_TIMEOUT(tournaments().model()->rowCount(), before - 1, 5000);
    QVERIFY(m_session->restoreTournament(last).has_value());
    QTRY_COMPARE_WITH_TIMEOUT(tournaments().model()->rowCount(), before, 5000);
    QCOMPARE(m_page->personId(), m_id);
    QVERIFY(gone.isEmpty());
    // Who sat in one tournament only goes with it.
    const auto& persons = m_roll->roll()->chronicle().persons;
    const auto once =
        std::ranges::find_if(persons, [](const auto& one) { return one.participations.size() == 1; });
    const engine::TournamentId only = once->participations.front().tournament;
    QVERIFY(m_page->showPerson(QString::fromStdString(once->id)));
    QVERIFY(m_session->removeTournament(only).has_value());
    QTRY_COMPARE_WITH_TIMEOUT(gone.size(), 1, 5000);
    QVERIFY(!m_page->person());
    QSignalSpy changed(m_roll.get(), &app::LiveRoll::changed);
    QVERIFY(m_session->restoreTournament(only).has_value());
    QVERIFY(changed.wait(5000));
}

void TestPlayerCardPage::leavesByKey()
{
    QSignalSpy left(m_page.get(), &PlayerCardPage::leaveRequested);
    QTest::keyClick(&tournaments(), Qt::Key_Escape);
    QTest::keyClick(m_page->findChild<ChartView*>(), Qt::Key_Escape);
    QCOMPARE(left.size(), 2);
}

ZAHLMEISTER_TEST(TestPlayerCardPage, QApplication)

} // namespace tst_playercardpage

#include "tst_playercardpage.moc"
