// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/archive/archivecardswindow.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include "app/session/session.h"
#include "tests/app/archive/archives.h"
#include "tests/support/clubhistory.h"
#include "ui/chronicle/personspane.h"
#include "ui/chronicle/playercardpage.h"
#include "ui/chronicle/ratinglistwindow.h"
#include "ui/models/listtablemodel.h"
#include "ui/text/format.h"
#include "ui/text/language.h"
#include "ui/widgets/messagebar.h"

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::ui;

namespace {

constexpr int kLong = 20'000; ///< milliseconds that a busy machine may need

} // namespace

/// The cards and the rating list of an archive in the widgets of the chronicle.
class TestArchiveCardsWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsCards();
    void followsARecalculation();
    void listsRatings();
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
    // A tournament cannot be opened from here: it is said where.
    QTableView* played = nullptr;
    for (auto* table : window.card().findChildren<QTableView*>()) {
        if (table->accessibleName() == u"Tournaments"_s)
            played = table;
    }
    played->setCurrentIndex(played->model()->index(0, 0));
    QTest::keyClick(played, Qt::Key_Return);
    QVERIFY(!window.messageBar().message().text.isEmpty());
    // Nobody has this.
    search->setText(u"qqq"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.pane().count(), 0, kLong);
}

void TestArchiveCardsWindow::followsARecalculation()
{
    const auto archive = fill(false);
    QVERIFY(connectTo(*archive));
    ArchiveCardsWindow window(*m_link);
    window.show();
    window.open(u"P2"_s);
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
    window.open(u"P2"_s);
    QTRY_VERIFY_WITH_TIMEOUT(window.card().person() != nullptr, kLong);
    QTRY_VERIFY_WITH_TIMEOUT(!list.isComputing() && list.model().rowCount() > 5, kLong);
    const int rows = list.model().rowCount();
    m_places.server().crash();
    window.open(u"P3"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_link->state() == app::ArchiveLink::State::Lost, kLong);
    QTRY_VERIFY_WITH_TIMEOUT(!window.messageBar().message().text.isEmpty(), kLong);
    QCOMPARE(window.card().personId(), u"P2"_s); // what is on show stays
    QCOMPARE(list.model().rowCount(), rows);
    m_link->reconnect();
    QTRY_VERIFY_WITH_TIMEOUT(m_link->isConnected(), kLong);
    window.open(u"P3"_s);
    QTRY_COMPARE_WITH_TIMEOUT(window.card().personId(), u"P3"_s, kLong);
}

QTEST_MAIN(TestArchiveCardsWindow)
#include "tst_archivecardswindow.moc"
