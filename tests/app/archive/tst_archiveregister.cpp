// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/reading/archiveregister.h"

#include "app/text/calendar.h"
#include "tests/app/archive/mirror.h"
#include "tests/support/testmain.h"

namespace tst_archiveregister {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::app;

namespace {

std::vector<std::string> namesOf(const TournamentList& list)
{
    std::vector<std::string> names;
    for (const TournamentLine& line : list.lines)
        names.push_back(line.name);
    return names;
}

} // namespace

/// The list of the tournaments of an archive is that of a work file which has the same.
class TestArchiveRegister : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsWhatAWorkFileHas_data() { ArchivePlaces::addEngines(); }
    void listsWhatAWorkFileHas();
    void listsTheLastOnes_data() { ArchivePlaces::addEngines(); }
    void listsTheLastOnes();
    void leavesOutWhatARoleMayNotSee();
    void refusesDamagedBytes();

private:
    ArchivePlaces m_places;
};

void TestArchiveRegister::listsWhatAWorkFileHas()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    QVERIFY(tournamentList(*archive, {})->lines.empty());
    Mirror mirror;
    auto tournaments = twoClubs(2);
    for (std::size_t at = 0; at < tournaments.size(); ++at) {
        tournaments[at].header.evaluator = at % 2 == 0 ? "Auswerter, Anton" : "Auswärts, Änne";
        tournaments[at].header.place = "Ort " + std::to_string(at);
        mirror.publish(*archive, at, ChronicleTournament{engine::TournamentId(1), tournaments[at]});
    }
    ChronicleTournament corrected = mirror.last(3);
    corrected.tournament.header.name = "Berichtigt";
    mirror.publish(*archive, 3, corrected);
    mirror.publish(*archive, 5, std::nullopt);
    QVERIFY(tournamentList(*archive, {})->lines.empty()); // nothing is computed yet
    QVERIFY(archive->recalculate().has_value());
    const Chronicle chronicle = mirror.chronicle();
    for (int kind = 0; kind < 6; ++kind) {
        TournamentListRequest request;
        if (kind == 1)
            request.from = day(2024, 6, 1);
        if (kind == 2)
            request.until = day(2024, 12, 31);
        if (kind == 3)
            request.level = tournaments.back().header.level;
        if (kind == 4)
            request.evaluator = "änne";
        if (kind == 5) {
            request.from = day(2160, 1, 1); // beyond all keys
            request.until = day(2199, 12, 31);
        }
        TournamentList expected = tournamentList(chronicle, {}, request);
        QCOMPARE(expected.lines.empty(), kind == 5);
        for (TournamentLine& line : expected.lines) {
            line.days.evaluated = today();
            if (line.name == "Berichtigt")
                line.days.recalculated = today();
        }
        const auto list = tournamentList(*archive, request);
        QVERIFY(list.has_value());
        QCOMPARE(namesOf(*list), namesOf(expected));
        QVERIFY(*list == expected);
    }
}

void TestArchiveRegister::listsTheLastOnes()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    Mirror mirror;
    const auto tournaments = twoClubs(1);
    for (std::size_t at = 0; at < tournaments.size(); ++at)
        mirror.publish(*archive, at, ChronicleTournament{engine::TournamentId(1), tournaments[at]});
    QVERIFY(archive->recalculate().has_value());
    const auto all = tournamentList(*archive, {}).value();
    QVERIFY(!all.isCutOff && all.lines.size() > 5);
    const auto some = tournamentList(*archive, {}, 3).value();
    QVERIFY(some.isCutOff);
    auto names = namesOf(all);
    names.erase(names.begin(), names.end() - 3);
    QCOMPARE(namesOf(some), names);
    QVERIFY(!tournamentList(*archive, {}, all.lines.size())->isCutOff);
}

void TestArchiveRegister::leavesOutWhatARoleMayNotSee()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
    const auto archive = m_places.make(true);
    Mirror mirror;
    auto tournaments = twoClubs(1);
    for (std::size_t at = 0; at < tournaments.size(); ++at)
        mirror.publish(*archive, at, ChronicleTournament{engine::TournamentId(1), tournaments[at]});
    QVERIFY(archive->recalculate().has_value());
    const auto all = tournamentList(*archive, {}).value();
    const auto reader = m_places.asReader(*archive);
    const auto seen = tournamentList(*reader, {}).value();
    QCOMPARE(namesOf(seen), namesOf(all));
    QCOMPARE(seen.unseen, static_cast<int>(all.lines.size()));
    for (std::size_t i = 0; i < all.lines.size(); ++i) {
        const TournamentLine& line = seen.lines[i];
        QVERIFY(!line.isSeen && line.evaluator.empty() && line.games == 0);
        QCOMPARE(line.end, all.lines[i].end);
        QCOMPARE(line.level, all.lines[i].level);
        QCOMPARE(line.rules, all.lines[i].rules);
        QCOMPARE(line.players, all.lines[i].players);
        QVERIFY(line.days == all.lines[i].days);
    }
    // Who is asked for by his evaluator cannot be found, and it is said how many there may be.
    const auto named = tournamentList(*reader, {.evaluator = "a"}).value();
    QVERIFY(named.lines.empty());
    QCOMPARE(named.unseen, seen.unseen);
}

void TestArchiveRegister::refusesDamagedBytes()
{
    const auto archive = m_places.make(false);
    Mirror mirror;
    mirror.publish(*archive, 0, ChronicleTournament{engine::TournamentId(1), twoClubs(1).front()});
    QVERIFY(archive->recalculate().has_value());
    QVERIFY(archive->database().run(u"DROP TRIGGER submission_is_made"_s).has_value());
    QVERIFY(archive->database().run(u"UPDATE submission SET content = x'ffffffff'"_s).has_value());
    QCOMPARE(tournamentList(*archive, {}).error().code, ErrorCode::DamagedContent);
}

ZAHLMEISTER_TEST(TestArchiveRegister, QCoreApplication)

} // namespace tst_archiveregister

#include "tst_archiveregister.moc"
