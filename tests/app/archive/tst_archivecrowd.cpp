// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>
#include <random>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

#include "tests/app/archive/archives.h"
#include "tests/support/clubhistory.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

namespace tst_archivecrowd {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::app;

namespace {

constexpr int kPublishers = 8;

/// Publishes one after the other until somebody kills it: new tournaments and corrections of what is there.
[[noreturn]] void publishForever(const ArchiveAddress& address,
                                 const std::vector<engine::Tournament>& tournaments, unsigned seed)
{
    std::mt19937 random(seed);
    while (true) {
        auto archive = Archive::open(address, shippedRules());
        for (int i = 0; archive.has_value() && i < 50; ++i) {
            const std::size_t at = random() % tournaments.size();
            ChronicleTournament one{engine::TournamentId(1), tournaments[at]};
            const auto there = (*archive)->revision(uuidOf(std::int64_t(at)));
            if (!there.has_value())
                break;
            for (int j = 0; j < 3; ++j) {
                engine::Game& game = one.tournament.games[random() % one.tournament.games.size()];
                game.result = game.result.mirrored();
            }
            const int seen = there->has_value() ? (*there)->revision : 0;
            const bool isRemoval = seen > 0 && random() % 8 == 0;
            const auto done = (*archive)->publish(publicationOf(
                std::int64_t(at), seen, isRemoval ? std::nullopt : std::optional(std::move(one))));
            if (!done.has_value())
                break;
        }
        usleep(20'000);
    }
}

pid_t startPublisher(const ArchiveAddress& address, const std::vector<engine::Tournament>& tournaments,
                     unsigned seed)
{
    const pid_t child = fork();
    if (child == 0)
        publishForever(address, tournaments, seed);
    return child;
}

void kill9(pid_t child)
{
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
}

} // namespace

/// Many at once, who are killed in the middle of it.
class TestArchiveCrowd : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void losesNothing_data() { ArchivePlaces::addEngines(); }
    void losesNothing();

private:
    ArchivePlaces m_places;
};

// NOLINTNEXTLINE(readability-function-size): one crowd from its start to its end
void TestArchiveCrowd::losesNothing()
{
    ZAHLMEISTER_ENGINE(m_places);
    const std::vector<engine::Tournament> tournaments =
        clubHistory({.members = 16, .years = 3, .firstYear = 2024});
    const ArchiveAddress address = m_places.makeSetUp(isServer)->database().address();
    std::vector<pid_t> children;
    for (unsigned i = 0; i < kPublishers; ++i)
        children.push_back(startPublisher(address, tournaments, i));
    std::mt19937 random(9);
    int runs = 0;
    const int kills = rounds(40, 9);
    for (int killed = 0; killed < kills; ++killed) {
        QTest::qWait(50);
        pid_t& child = children[random() % children.size()];
        kill9(child);
        child = startPublisher(address, tournaments, 100U + unsigned(killed));
        if (killed % 4 != 0)
            continue;
        const auto archive = Archive::open(address, shippedRules());
        QVERIFY(archive.has_value());
        // Now and then everything is another, and is written anew.
        const bool isComplete = killed % 8 == 0;
        QVERIFY(!isComplete ||
                (*archive)->database().run(u"UPDATE participation SET games = games + 1"_s).has_value());
        const auto run =
            (*archive)->recalculate(isComplete ? Archive::Extent::Complete : Archive::Extent::Changed);
        QVERIFY(run.has_value() || run.error().code == ErrorCode::ArchiveBusy);
        runs += run.has_value() ? 1 : 0;
    }
    const auto opened = Archive::open(address, shippedRules());
    QVERIFY(opened.has_value());
    Archive& archive = **opened;
    // A slow machine takes longer until it is a crowd.
    const auto submissions = [&] {
        const auto rows = archive.database().rows(u"SELECT count(*) FROM submission"_s);
        return rows.has_value() ? rows->front()[0].toInt() : 0;
    };
    QTRY_VERIFY_WITH_TIMEOUT(submissions() > 50, 30'000);
    for (const pid_t child : children)
        kill9(child);
    QVERIFY(runs > 0);
    QVERIFY(archive.recalculate().has_value());
    // Every revision is there once, and so is its line in the journal.
    const auto gaps = archive.database().rows(
        u"SELECT uuid FROM submission GROUP BY uuid HAVING count(*) <> max(revision) OR min(revision) <> 1"_s);
    QVERIFY(gaps.has_value() && gaps->empty());
    const auto journal = archive.database().rows(
        u"SELECT (SELECT count(*) FROM submission), (SELECT count(*) FROM submission AS s JOIN journal AS j"
        " ON j.uuid = s.uuid AND j.revision = s.revision), (SELECT count(*) FROM journal)"_s);
    const QVariantList counts = journal->front();
    QVERIFY2(counts[0].toInt() > 50, qPrintable(counts[0].toString()));
    QCOMPARE(counts[1], counts[0]);
    QCOMPARE(counts[2].toInt(), counts[0].toInt() + 1);
    // And the numbers are those of the chain.
    ChronicleTournaments current;
    ChronicleTournaments removed;
    std::map<engine::TournamentId, std::int64_t> names;
    for (std::size_t at = 0; at < tournaments.size(); ++at) {
        auto newest = archive.revision(uuidOf(std::int64_t(at))).value();
        if (!newest)
            continue;
        const bool isRemoved = !newest->tournament;
        for (int revision = newest->revision; !newest->tournament; --revision)
            newest = archive.revision(uuidOf(std::int64_t(at)), revision).value();
        const auto id =
            archive.database().rows(u"SELECT id FROM tournament WHERE uuid = ?"_s, {newest->uuid});
        ChronicleTournament one = *newest->tournament;
        one.id = engine::TournamentId(id->front()[0].toLongLong());
        names[one.id] = std::int64_t(at);
        (isRemoved ? removed : current)
            .push_back(std::make_shared<const ChronicleTournament>(std::move(one)));
    }
    QVERIFY(numbersIn(archive) == numbersOf(current, removed, names));
    QCOMPARE(archive.recalculate(Archive::Extent::Complete)->rows, 0);
}

ZAHLMEISTER_TEST(TestArchiveCrowd, QCoreApplication)

} // namespace tst_archivecrowd

#include "tst_archivecrowd.moc"
