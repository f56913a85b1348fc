// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/archive/archivecardswindow.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

#include "app/session/session.h"
#include "tests/app/archive/archives.h"
#include "tests/support/clubhistory.h"
#include "tests/support/day.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/buttons.h"
#include "ui/chronicle/personspane.h"
#include "ui/chronicle/playercardpage.h"
#include "ui/chronicle/ratinglistwindow.h"
#include "ui/chronicle/statisticswindow.h"
#include "ui/chronicle/tournamentlistwindow.h"
#include "ui/models/listtablemodel.h"
#include "ui/text/format.h"
#include "ui/text/language.h"
#include "ui/text/statisticstext.h"
#include "ui/theme/metrics.h"
#include "ui/views/whypanel.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/messagebar.h"

namespace tst_archivecardswindow {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::ui;

namespace {

constexpr int kLong = 20'000; ///< milliseconds that a busy machine may need

/// The table of the tournaments of a card.
QTableView* playedIn(const ArchiveCardsWindow& window)
{
    for (auto* table : window.card().findChildren<QTableView*>()) {
        if (table->accessibleName() == u"Tournaments"_s)
            return table;
    }
    return nullptr;
}

} // namespace

/// Cards, lists and statistics of an archive in the widgets of the chronicle.
class TestArchiveCardsWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsCards();
    void explainsNumbers();
    void saysWhatMayNotBeSeen();
    void followsARecalculation();
    void listsRatings();
    void listsTournaments();
    void showsStatistics();
    void cancelsStatistics();
    void saysWhatStatisticsLack();
    void staysWhenTheServerGoes();

private:
    std::unique_ptr<app::Archive> fill(bool isServer)
    {
        auto archive = m_places.make(isServer);
        m_tournaments = clubHistory({.members = 14, .years = 2, .firstYear = 2024});
        for (std::size_t at = 0; at < m_tournaments.size(); ++at) {
            if (!archive
                     ->publish(
                         publicationOf(std::int64_t(at), 0,
                                       app::ChronicleTournament{engine::TournamentId(1), m_tournaments[at]}))
                     .has_value())
                qFatal("not published");
        }
        if (!archive->recalculate().has_value())
            qFatal("not computed");
        return archive;
    }
    bool connectTo(const app::Archive& archive)
    {
        m_link->connectTo(archive.address(), {});
        return QTest::qWaitFor([&] { return m_link->isConnected(); }, kLong);
    }

    Translators m_translators{Language::English};
    ArchivePlaces m_places;
    std::vector<engine::Tournament> m_tournaments;
    std::unique_ptr<app::ArchiveLink> m_link;
};

void TestArchiveCardsWindow::init()
{
    m_link = std::make_unique<app::ArchiveLink>();
}

void TestArchiveCardsWindow::showsCards()
{
    const auto archive = fill(false);
    QVERIFY(connectTo(*archive));
    ArchiveCardsWindow window(*m_link);
    window.show();
    auto* search = window.findChild<QLineEdit*>(u"personSearch"_s);
    auto* list = window.findChild<QListView*>(u"personList"_s);
    QTRY_VERIFY_WITH_TIMEOUT(window.pane().count() > 10, kLong);
    const QString first = list->model()->index(3, 0).data().toString();
    search->setFocus();
    QTest::keyClicks(search, first);
    QTRY_COMPARE_WITH_TIMEOUT(window.pane().count(), 1, kLong);
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(window.card().person() && window.card().isVisible(), kLong);
    QCOMPARE(formatName(window.card().person()->person()), first);
    const auto his = window.card().person()->participations.size();
    QVERIFY(his > 0);
    QCOMPARE(list->currentIndex().row(), 0);
    // The card of an opponent, from the table of opponents.
    QTableView* opponents = nullptr;
    for (auto* table : window.findChildren<QTableView*>()) {
        if (table->accessibleName() == u"Opponents"_s)
            opponents = table;
    }
    QTRY_VERIFY_WITH_TIMEOUT(opponents && opponents->model()->rowCount() > 2, kLong);
    const QString before = window.card().personId();
    opponents->setCurrentIndex(opponents->model()->index(0, 0));
    QTest::keyClick(opponents, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(window.card().personId() != before, kLong);
    // Nobody has this.
    search->setText(u"qqq"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.pane().count(), 0, kLong);
}

void TestArchiveCardsWindow::explainsNumbers()
{
    const auto archive = fill(false);
    QVERIFY(connectTo(*archive));
    ArchiveCardsWindow window(*m_link);
    window.resize(1440, 760);
    window.show();
    auto* button = buttonOf(window, u"Why?"_s);
    QVERIFY(button && !button->isEnabled() && !window.why());
    window.showPerson(u"P2"_s);
    QTRY_VERIFY_WITH_TIMEOUT(window.card().isVisible() && window.card().person(), kLong);
    auto* played = playedIn(window);
    played->setCurrentIndex(played->model()->index(0, 0));
    QTest::keyClick(played, Qt::Key_Return);
    QVERIFY2(window.why() && window.why()->isVisible(), qPrintable(window.messageBar().message().text));
    QVERIFY(button->isChecked() && window.messageBar().message().text.isEmpty());
    // As wide as its tables need, from the first time on.
    QTRY_COMPARE_GE(window.why()->width(), Metrics(&window).fieldWidth(44));
    const auto text = [&] { return window.why()->findChild<QTextBrowser*>()->toPlainText(); };
    const engine::ParticipantNumber he = window.card().person()->participations.back().participant->number;
    QCOMPARE(window.why()->target()->participant, he);
    QVERIFY(text().contains(formatName(window.card().person()->person())));
    QTest::keyClick(played, Qt::Key_Space);
    QVERIFY(!text().isEmpty());
    button->click(); // away, and there again
    QVERIFY(!window.why()->isVisible());
    button->click();
    QVERIFY(window.why()->isVisible());
    // Another player's card begins without.
    window.showPerson(u"P3"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.card().personId(), u"P3"_s, kLong);
    QVERIFY(!window.why() && !button->isEnabled() && !button->isChecked());
}

void TestArchiveCardsWindow::saysWhatMayNotBeSeen()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
    const auto archive = fill(true);
    QVERIFY(connectTo(*m_places.asReader(*archive)));
    ArchiveCardsWindow window(*m_link);
    window.show();
    window.showPerson(u"P2"_s);
    QTRY_VERIFY_WITH_TIMEOUT(window.card().isVisible() && window.card().person(), kLong);
    auto* played = playedIn(window);
    played->setCurrentIndex(played->model()->index(0, 0));
    QTest::keyClick(played, Qt::Key_Return);
    QVERIFY(!window.why());
    QVERIFY2(window.messageBar().message().text.startsWith(u"You may not see"_s),
             qPrintable(window.messageBar().message().text));
}

void TestArchiveCardsWindow::followsARecalculation()
{
    const auto archive = fill(false);
    QVERIFY(connectTo(*archive));
    ArchiveCardsWindow window(*m_link);
    window.show();
    window.showPerson(u"P2"_s);
    QTRY_VERIFY_WITH_TIMEOUT(window.card().person() != nullptr, kLong);
    const auto before = window.card().person()->participations.size();
    const std::string name = window.card().person()->person().name;
    // Another tournament of his is published and computed by somebody else.
    engine::Tournament more = m_tournaments.front();
    for (const engine::Tournament& one : m_tournaments) {
        const auto sits = [&](const engine::Participant& participant) { return participant.name == name; };
        if (std::ranges::any_of(one.participants, sits))
            more = one;
    }
    more.header.name = "Noch eines";
    more.header.end = more.header.end->plusDays(300);
    QTest::qWait(1100); // the time of a run is told in seconds
    QVERIFY(archive->publish(publicationOf(999, 0, app::ChronicleTournament{engine::TournamentId(1), more}))
                .has_value());
    QVERIFY(archive->recalculate().has_value());
    m_link->refresh();
    QTRY_COMPARE_WITH_TIMEOUT(window.card().person()->participations.size(), before + 1, kLong);
}

void TestArchiveCardsWindow::listsRatings()
{
    const auto archive = fill(false);
    QVERIFY(connectTo(*archive));
    app::Session session;
    RatingListWindow window(session, nullptr, m_link.get());
    QString chosen;
    connect(&window, &ListWindow::personChosen, this, [&](const QString& person) { chosen = person; });
    window.show();
    QTRY_VERIFY_WITH_TIMEOUT(!window.isComputing() && window.model().rowCount() > 5, kLong);
    const int all = window.model().rowCount();
    auto request = *window.chosen();
    request.club = "C0521";
    request.women = true;
    window.choose(request);
    request.women = false;
    window.choose(request);
    QTRY_VERIFY_WITH_TIMEOUT(!window.isComputing() && window.model().rowCount() > 0, kLong);
    QVERIFY(window.model().rowCount() <= all);
    window.view().setCurrentIndex(window.model().index(0, 0));
    Q_EMIT window.view().activated(window.view().currentIndex());
    QVERIFY2(chosen.startsWith(u'P'), qPrintable(chosen));
    // What is written into a file is kept nowhere.
    const QString path = m_places.path(u"list.csv"_s);
    QSignalSpy saved(&window, &ListWindow::saved);
    window.saveTo(path, ListFormat::Csv);
    QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, kLong);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), window.model().rowCount() + 1);
    QVERIFY(!window.messageBar().message().text.contains(u"read-only"_s));
    // No choice that an archive never has; and a club that comes is offered.
    const auto boxes = window.findChildren<QComboBox*>();
    for (const QComboBox* box : boxes)
        QCOMPARE(box->isVisible(), box->findText(u"as known today"_s) < 0);
    const auto offersClub = [&] {
        return std::ranges::any_of(boxes,
                                   [](const QComboBox* box) { return box->findData(u"C0999"_s) >= 0; });
    };
    QVERIFY(!offersClub());
    engine::Tournament more = m_tournaments.back();
    more.participants.front().club = "C0999";
    QTest::qWait(1100); // the time of a run is told in seconds
    QVERIFY(archive
                ->publish(publicationOf(std::int64_t(m_tournaments.size()), 0,
                                        app::ChronicleTournament{engine::TournamentId(1), more}))
                .has_value());
    QVERIFY(archive->recalculate().has_value());
    m_link->refresh();
    QTRY_VERIFY_WITH_TIMEOUT(offersClub(), kLong);
}

void TestArchiveCardsWindow::listsTournaments()
{
    const auto archive = fill(false);
    QVERIFY(connectTo(*archive));
    app::Session session;
    TournamentListWindow window(session, nullptr, m_link.get());
    window.show();
    QTRY_VERIFY_WITH_TIMEOUT(!window.isComputing(), kLong);
    // Most of these ended before the last year.
    QVERIFY(window.model().rowCount() < static_cast<int>(m_tournaments.size()) / 2);
    window.choose({});
    QTRY_COMPARE_WITH_TIMEOUT(window.model().rowCount(), static_cast<int>(m_tournaments.size()), kLong);
    window.choose({.from = m_tournaments.back().header.end});
    QTRY_VERIFY_WITH_TIMEOUT(
        !window.isComputing() && window.model().rowCount() < static_cast<int>(m_tournaments.size()), kLong);
    const QString path = m_places.path(u"tournaments.csv"_s);
    QSignalSpy saved(&window, &ListWindow::saved);
    window.saveTo(path, ListFormat::Csv);
    QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, kLong);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), window.model().rowCount() + 1);
    window.choose({.level = "D00"});
    QTRY_VERIFY_WITH_TIMEOUT(!window.isComputing() && window.model().rowCount() == 0, kLong);
}

void TestArchiveCardsWindow::showsStatistics()
{
    const auto archive = fill(false);
    QVERIFY(connectTo(*archive));
    app::Session session;
    StatisticsWindow window(session, nullptr, m_link.get());
    QSignalSpy computed(&window, &StatisticsWindow::computed);
    window.show();
    QTRY_COMPARE_WITH_TIMEOUT(computed.size(), 1, kLong);
    QCOMPARE(window.statistics()->games.tournaments, static_cast<int>(m_tournaments.size()));
    QVERIFY(!window.statistics()->distributions.empty());
    const auto* progress = window.findChild<QProgressBar*>();
    QVERIFY(!progress->isVisible() && !buttonOf(window, u"Cancel"_s)->isVisible());
    // A field that is left as it was changes nothing; another day does.
    auto* to = window.findChildren<DateField*>().at(1);
    Q_EMIT to->editingFinished();
    QVERIFY(!progress->isVisible());
    to->setDate(m_tournaments.front().header.end);
    Q_EMIT to->editingFinished();
    QVERIFY(progress->isVisible() && buttonOf(window, u"Cancel"_s)->isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(computed.size(), 2, kLong);
    QCOMPARE(window.statistics()->games.tournaments, 1);
    to->setDate(day(1999, 1, 1));
    window.findChildren<DateField*>().at(0)->setDate(day(2000, 1, 1));
    Q_EMIT to->editingFinished();
    QVERIFY(window.messageBar().message().text.contains(u"first day"_s));
    // After a run it is offered to compute them again.
    for (DateField* field : window.findChildren<DateField*>())
        field->clear();
    Q_EMIT to->editingFinished();
    QTRY_COMPARE_WITH_TIMEOUT(computed.size(), 3, kLong);
    QTest::qWait(1100); // the time of a run is told in seconds
    QVERIFY(archive->publish(publicationOf(0, 1, std::nullopt)).has_value());
    QVERIFY(archive->recalculate().has_value());
    m_link->refresh();
    QTRY_VERIFY_WITH_TIMEOUT(window.messageBar().message().action != nullptr, kLong);
    window.messageBar().message().action();
    QTRY_COMPARE_WITH_TIMEOUT(computed.size(), 4, kLong);
    QCOMPARE(window.statistics()->games.tournaments, static_cast<int>(m_tournaments.size()) - 1);
}

void TestArchiveCardsWindow::cancelsStatistics()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
    const auto archive = fill(true);
    QVERIFY(connectTo(*archive));
    app::Session session;
    StatisticsWindow window(session, nullptr, m_link.get());
    QSignalSpy computed(&window, &StatisticsWindow::computed);
    window.show();
    buttonOf(window, u"Cancel"_s)->click();
    QVERIFY(!window.findChild<QProgressBar*>()->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!m_link->isBusy(), kLong);
    QTest::qWait(100);
    QCOMPARE(computed.size(), 0);
    window.messageBar().message().action();
    QTRY_COMPARE_WITH_TIMEOUT(computed.size(), 1, kLong);
    // A server that goes away is told; what is on show stays, and it can be asked again.
    m_places.server().crash();
    m_link->ping();
    QTRY_VERIFY_WITH_TIMEOUT(m_link->state() == app::ArchiveLink::State::Lost, kLong);
    auto* to = window.findChildren<DateField*>().at(1);
    to->setDate(m_tournaments.front().header.end);
    Q_EMIT to->editingFinished();
    QTRY_VERIFY_WITH_TIMEOUT(!window.findChild<QProgressBar*>()->isVisible(), kLong);
    QVERIFY(window.messageBar().message().level == Message::Level::Error);
    QVERIFY(window.statistics()->games.tournaments > 1);
    m_link->reconnect();
    QTRY_VERIFY_WITH_TIMEOUT(window.messageBar().message().action != nullptr, kLong);
    window.messageBar().message().action();
    QTRY_COMPARE_WITH_TIMEOUT(computed.size(), 2, kLong);
    // Closed in the middle, it takes nobody with it.
    auto* closed = new StatisticsWindow(session, nullptr, m_link.get());
    delete closed;
    QTRY_VERIFY_WITH_TIMEOUT(!m_link->isBusy(), kLong);
}

void TestArchiveCardsWindow::saysWhatStatisticsLack()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
    const auto archive = fill(true);
    QVERIFY(connectTo(*m_places.asReader(*archive)));
    app::Session session;
    StatisticsWindow window(session, nullptr, m_link.get());
    window.show();
    QTRY_VERIFY_WITH_TIMEOUT(window.statistics() != nullptr, kLong);
    QCOMPARE(window.statistics()->unseen, static_cast<int>(m_tournaments.size()));
    QStringList remarks;
    for (const StatisticsTable& table : statisticsTables(*window.statistics()))
        remarks += table.remarks;
    QVERIFY(remarks.contains(u"There are no age groups, because you may not see birth years."_s));
    QCOMPARE(remarks.count(u"The games of %1 tournaments are missing, because you may not see them."_s.arg(
                 m_tournaments.size())),
             3);
    TournamentListWindow list(session, nullptr, m_link.get());
    list.show();
    list.choose({});
    QTRY_COMPARE_WITH_TIMEOUT(list.model().rowCount(), static_cast<int>(m_tournaments.size()), kLong);
    QVERIFY(list.model().table()->notes.join(u' ').startsWith(
        u"Of %1 tournaments you may not see"_s.arg(m_tournaments.size())));
}

void TestArchiveCardsWindow::staysWhenTheServerGoes()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
    const auto archive = fill(true);
    QVERIFY(connectTo(*archive));
    app::Session session;
    ArchiveCardsWindow window(*m_link);
    RatingListWindow list(session, nullptr, m_link.get());
    window.show();
    list.show();
    window.showPerson(u"P2"_s);
    QTRY_VERIFY_WITH_TIMEOUT(window.card().person() != nullptr, kLong);
    QTRY_VERIFY_WITH_TIMEOUT(!list.isComputing() && list.model().rowCount() > 5, kLong);
    const int rows = list.model().rowCount();
    m_places.server().crash();
    window.showPerson(u"P3"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_link->state() == app::ArchiveLink::State::Lost, kLong);
    QTRY_VERIFY_WITH_TIMEOUT(!window.messageBar().message().text.isEmpty(), kLong);
    QCOMPARE(window.card().personId(), u"P2"_s); // what is on show stays
    QCOMPARE(list.model().rowCount(), rows);
    m_link->reconnect();
    QTRY_VERIFY_WITH_TIMEOUT(m_link->isConnected(), kLong);
    window.showPerson(u"P3"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.card().personId(), u"P3"_s, kLong);
}

ZAHLMEISTER_TEST(TestArchiveCardsWindow, QApplication)

} // namespace tst_archivecardswindow

#include "tst_archivecardswindow.moc"
