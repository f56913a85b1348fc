// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/archiveroll.h"

#include <QSignalSpy>
#include <QTest>

#include "tests/app/archive/archives.h"
#include "tests/support/clubhistory.h"
#include "tests/support/testmain.h"

namespace tst_archiveroll {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;

namespace {

constexpr int kLong = 20'000; ///< milliseconds that a busy machine may need

} // namespace

/// The archive is asked on its own thread, and only the newest question is answered.
class TestArchiveRoll : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhileSomebodyTypes();
    void opensCards();
    void failsWithoutAConnection();

private:
    [[nodiscard]] std::unique_ptr<app::Archive> filled()
    {
        auto archive = m_places.make(false);
        std::int64_t number = 0;
        for (engine::Tournament& one : clubHistory({.members = 12, .years = 2, .firstYear = 2024})) {
            if (!archive
                     ->publish(publicationOf(
                         ++number, 0, app::ChronicleTournament{engine::TournamentId(1), std::move(one)}))
                     .has_value())
                qFatal("not published");
        }
        if (!archive->recalculate().has_value())
            qFatal("not computed");
        return archive;
    }

    ArchivePlaces m_places;
};

void TestArchiveRoll::findsWhileSomebodyTypes()
{
    const auto archive = filled();
    app::ArchiveLink link;
    link.connectTo(archive->address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    app::ArchiveRoll roll(link);
    QSignalSpy changed(&roll, &app::RollOnShow::changed);
    roll.search({});
    QVERIFY(roll.isReading() && roll.isOfSearch());
    QTRY_VERIFY_WITH_TIMEOUT(!roll.isReading(), kLong);
    QCOMPARE(changed.size(), 1);
    const auto all = roll.roll()->size();
    QVERIFY(all > 10);
    const std::string name = roll.roll()->person(0).person().name;
    for (std::size_t letters = 1; letters <= name.size(); ++letters)
        roll.search(QString::fromStdString(name.substr(0, letters)));
    QTRY_VERIFY_WITH_TIMEOUT(!roll.isReading(), kLong);
    QCOMPARE(changed.size(), 2); // those before were not answered
    QCOMPARE(roll.roll()->size(), 1U);
    QVERIFY(!roll.hasMore());
    roll.search(QString::fromStdString(name)); // the same again
    QVERIFY(!roll.isReading());
}

void TestArchiveRoll::opensCards()
{
    const auto archive = filled();
    app::ArchiveLink link;
    link.connectTo(archive->address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    app::ArchiveCardRoll card(link);
    QSignalSpy opened(&card, &app::ArchiveCardRoll::opened);
    QSignalSpy gone(&card, &app::ArchiveCardRoll::gone);
    card.open(u"P1"_s);
    card.open(u"P2"_s);
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, kLong);
    QCOMPARE(opened.at(0).at(0).toString(), u"P2"_s);
    QCOMPARE(card.hidden(), 0);
    const auto& persons = card.roll()->chronicle().persons;
    QVERIFY(std::ranges::find(persons, std::string("P2"), &app::PersonHistory::id) != persons.end());
    card.open(u"P999999"_s);
    QTRY_COMPARE_WITH_TIMEOUT(gone.size(), 1, kLong);
    QCOMPARE(opened.size(), 1);
}

void TestArchiveRoll::failsWithoutAConnection()
{
    app::ArchiveLink link;
    app::ArchiveRoll roll(link);
    app::ArchiveCardRoll card(link);
    QSignalSpy failed(&roll, &app::ArchiveRoll::failed);
    QSignalSpy noCard(&card, &app::ArchiveCardRoll::failed);
    roll.search(u"a"_s);
    card.open(u"P1"_s);
    QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, kLong);
    QTRY_COMPARE_WITH_TIMEOUT(noCard.size(), 1, kLong);
    QVERIFY(!roll.isReading());
    roll.search(u"a"_s); // the same text is asked again
    QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 2, kLong);
}

ZAHLMEISTER_TEST(TestArchiveRoll, QCoreApplication)

} // namespace tst_archiveroll

#include "tst_archiveroll.moc"
