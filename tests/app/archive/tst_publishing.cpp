// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSqlDatabase>

#include "app/archive/publishing.h"
#include "app/chronicle/chain/settling.h"
#include "app/document/tournamentdocument.h"
#include "app/sample/sample.h"
#include "app/store/archivedrevisions.h"
#include "app/store/workfile.h"
#include "app/submission/submission.h"
#include "tests/app/archive/archives.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/clubhistory.h"
#include "tests/support/day.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_publishing {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::app;
using State = PublicationOutcome::State;

/// From a work file into an archive.
class TestPublishing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void publishesWhatIsNew_data() { ArchivePlaces::addEngines(); }
    void publishesWhatIsNew();
    void publishesWhatLinksLeadTo_data() { ArchivePlaces::addEngines(); }
    void publishesWhatLinksLeadTo();
    void comparesInAConflict_data() { ArchivePlaces::addEngines(); }
    void comparesInAConflict();
    void findsOutWhatCame_data() { ArchivePlaces::addEngines(); }
    void findsOutWhatCame();
    void equalsTheWorkFile_data() { ArchivePlaces::addEngines(); }
    void equalsTheWorkFile();
    void keepsTheSampleBack();

private:
    [[nodiscard]] std::unique_ptr<WorkFile> file(const QString& name) const
    {
        return std::move(*WorkFile::open(m_places.path(name)));
    }
    void rename(WorkFile& file, engine::TournamentId id, const std::string& name)
    {
        const auto document = TournamentDocument::open(file, id).value();
        engine::Tournament after = document->tournament();
        after.header.name = name;
        QVERIFY(document->apply({{}, editsBetween(document->tournament(), after)}).has_value());
    }

    ArchivePlaces m_places;
    int m_files = 0;
};

void TestPublishing::publishesWhatIsNew()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    const auto work = file(u"%1.zahlmeister"_s.arg(++m_files));
    const auto first = *work->addTournament(flawlessTournament().tournament);
    const auto second = *work->addTournament(flawlessTournament().tournament);
    engine::Tournament open = flawlessTournament().tournament;
    open.header.end.reset();
    QVERIFY(work->addTournament(open).has_value());
    QVERIFY(work->removeTournament(*work->addTournament(flawlessTournament().tournament)).has_value());
    QVERIFY((*publishableTournaments(*work, archive->id()) == std::vector{first, second}));
    const auto publish = [&](engine::TournamentId id) {
        const auto outcome = publishTournament(*work, id, *archive, u"Anton"_s);
        return outcome.has_value() ? std::pair(outcome->state, outcome->revision)
                                   : std::pair(State::Conflict, -1);
    };
    QCOMPARE(publish(first), std::pair(State::Added, 1));
    QCOMPARE(publish(second), std::pair(State::Added, 1));
    QCOMPARE(publish(first), std::pair(State::AlreadyThere, 1));
    rename(*work, first, "Anders");
    QCOMPARE(publish(first), std::pair(State::Added, 2));
    QCOMPARE((*archivedState(*work, archive->id(), first)).revision, 2);
    QVERIFY(work->removeTournament(first).has_value());
    QVERIFY((*publishableTournaments(*work, archive->id()) == std::vector{first, second}));
    QCOMPARE(publish(first), std::pair(State::Added, 3));
    QVERIFY(!(*archive->revision(QString::fromLatin1(*tournamentUuid(*work, first))))->tournament);
    QVERIFY(work->restoreTournament(first).has_value());
    QCOMPARE(publish(first), std::pair(State::Added, 4));
}

/// A tournament that was removed before the archive saw it: others enter with what came in there.
void TestPublishing::publishesWhatLinksLeadTo()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    const auto work = file(u"%1.zahlmeister"_s.arg(++m_files));
    const auto first = wonBy(1, day(2027, 3, 1), 1700, 20);
    const auto left = evaluated(first, shippedRules());
    const auto one = *work->addTournament(first.tournament);
    const auto two =
        *work->addTournament(wonBy(2, day(2027, 6, 1), left.newRating, left.newIndex).tournament);
    QVERIFY(settleEntries(*work).has_value());
    QVERIFY(work->removeTournament(one).has_value());
    QVERIFY((*publishableTournaments(*work, archive->id()) == std::vector{one, two}));
    for (const auto id : {one, two})
        QCOMPARE(publishTournament(*work, id, *archive, u"Anton"_s)->state, State::Added);
    QCOMPARE((*archivedState(*work, archive->id(), one)).revision, 2);
    QVERIFY(archive->recalculate().has_value());
    const auto numbers = numbersIn(*archive);
    const auto uuid = QString::fromLatin1(*tournamentUuid(*work, two));
    QCOMPARE(std::get<0>(numbers.at({uuid, 0})), 1700);
    QCOMPARE(std::get<1>(numbers.at({uuid, 0})), 20);
    QCOMPARE(recalculationOf(*work)->tournaments.front().changes.front().entryAfter.rating->value(), 1700);
}

void TestPublishing::comparesInAConflict()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    const auto mine = file(u"%1.zahlmeister"_s.arg(++m_files));
    const auto his = file(u"%1.zahlmeister"_s.arg(++m_files));
    const auto id = *mine->addTournament(flawlessTournament().tournament);
    QCOMPARE(*his->addTournament(flawlessTournament().tournament), id);
    QVERIFY(adoptTournamentUuid(*his, id, *keptTournamentUuid(*mine, id)).has_value());
    QCOMPARE(publishTournament(*mine, id, *archive, u"Anton"_s)->revision, 1);
    // The same is no conflict, and was seen by that.
    QCOMPARE(publishTournament(*his, id, *archive, u"Berta"_s)->state, State::AlreadyThere);
    rename(*his, id, "Seins");
    rename(*mine, id, "Meins");
    QCOMPARE(publishTournament(*his, id, *archive, u"Berta"_s)->revision, 2);
    const auto conflict = publishTournament(*mine, id, *archive, u"Anton"_s);
    QCOMPARE(conflict->state, State::Conflict);
    QCOMPARE(conflict->there->publisher, u"Berta"_s);
    const auto both = *differenceFrom(*conflict->there, *mine, id);
    QCOMPARE(both->there.header.name, "Seins");
    QCOMPARE(both->here.header.name, "Meins");
    QVERIFY(both->difference.header == std::vector<std::string>{"name"});
    QVERIFY(both->difference.participants.empty() && both->difference.games.empty());
    QCOMPARE(archive->status()->submissions, 2);
    // Who has looked at it may go on.
    QCOMPARE(publishTournament(*mine, id, *archive, u"Anton"_s, 2)->revision, 3);
    QCOMPARE(publishTournament(*his, id, *archive, u"Berta"_s)->state, State::Conflict);
}

void TestPublishing::findsOutWhatCame()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    const auto work = file(u"%1.zahlmeister"_s.arg(++m_files));
    const auto id = *work->addTournament(flawlessTournament().tournament);
    QVERIFY(publishTournament(*work, id, *archive, u"Anton"_s).has_value());
    // The answer to revision 1 was lost.
    const auto act = archive->database().rows(u"SELECT submission FROM submission"_s)->front()[0].toString();
    const auto doubt = [&](const QString& uuid) {
        QVERIFY(keepArchivedState(*work, archive->id(), id, {0, uuid}).has_value());
    };
    doubt(act);
    QCOMPARE(publishTournament(*work, id, *archive, u"Anton"_s)->revision, 1);
    QCOMPARE(archive->status()->submissions, 1);
    doubt(act);
    rename(*work, id, "Anders");
    const auto outcome = publishTournament(*work, id, *archive, u"Anton"_s);
    QVERIFY(outcome->state == State::Added && outcome->revision == 2);
    QVERIFY(*archivedState(*work, archive->id(), id) == (ArchivedState{2, u""_s}));
}

void TestPublishing::equalsTheWorkFile()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    const auto work = file(u"%1.zahlmeister"_s.arg(++m_files));
    for (const engine::Tournament& one : clubHistory({.members = 14, .years = 3, .firstYear = 2024}))
        QVERIFY(work->addTournament(one).has_value());
    ChronicleTournaments published;
    std::map<engine::TournamentId, std::int64_t> names;
    const auto ids = *publishableTournaments(*work, archive->id());
    QVERIFY(ids.size() > 10);
    for (const engine::TournamentId id : ids) {
        QCOMPARE(publishTournament(*work, id, *archive, u"Anton"_s)->state, State::Added);
        published.push_back(*chronicleTournament(*work, id, shippedRules()));
        names[id] = id.value();
    }
    QVERIFY(archive->recalculate().has_value());
    ArchivedNumbers expected = numbersOf(published, {}, names);
    ArchivedNumbers found;
    for (const auto& [seat, numbers] : numbersIn(*archive)) {
        for (const engine::TournamentId id : ids) {
            if (QString::fromLatin1(*tournamentUuid(*work, id)) == seat.first)
                found[{uuidOf(id.value()), seat.second}] = numbers;
        }
    }
    QVERIFY(found == expected);
    // And so does an archive that has moved.
    const auto moved =
        Archive::create(m_places.next(!isServer && m_places.hasServer()), shippedRules(), {}, archive.get());
    QVERIFY(moved.has_value());
    QCOMPARE((*moved)->id(), archive->id());
    QVERIFY((*moved)->recalculate().has_value());
    QVERIFY(statesIn(**moved) == statesIn(*archive));
    QCOMPARE(publishTournament(*work, ids.front(), **moved, u"Anton"_s)->state, State::AlreadyThere);
}

void TestPublishing::keepsTheSampleBack()
{
    const auto archive = m_places.make(false);
    const QString path = m_places.path(u"Musterverein.zahlmeister"_s);
    QVERIFY(makeSample(path).has_value());
    const auto sample = std::move(*WorkFile::open(path));
    const auto id = sample->tournaments()->front().id;
    QCOMPARE(publishTournament(*sample, id, *archive, u"Anton"_s).error().code, ErrorCode::SampleOnly);
    QCOMPARE(archive->status()->submissions, 0);
}

ZAHLMEISTER_TEST(TestPublishing, QCoreApplication)

} // namespace tst_publishing

#include "tst_publishing.moc"
