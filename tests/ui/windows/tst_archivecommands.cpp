// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "app/archive/kept/archivedatabase.h"
#include "app/archive/reading/archivereading.h"
#include "app/session/archivelink.h"
#include "app/session/archivepublishing.h"
#include "app/session/livearchiveshelf.h"
#include "tests/app/archive/archives.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"
#include "tests/ui/support/everywindow.h"
#include "ui/dialogs/identifydialog.h"
#include "ui/models/candidatesmodel.h"
#include "ui/widgets/hintstrip.h"
#include "ui/windows/command.h"
#include "ui/windows/tournamentstage.h"

namespace tst_archivecommands {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;

namespace {

constexpr int kLong = 20'000; ///< milliseconds that a busy machine may need

QStringList shown(const QMenu& menu)
{
    QStringList texts;
    for (const QAction* action : menu.actions()) {
        if (action->isVisible())
            texts += QString(action->text()).remove(u'&');
    }
    return texts;
}

/// The menu says so where archives on servers cannot be reached, as on Windows.
QStringList withNotice(QStringList texts)
{
    if (!app::ArchiveDatabase::hasServerDriver())
        texts += u"In files only: there is no driver for PostgreSQL"_s;
    return texts;
}

} // namespace

class TestArchiveCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offersNothingWithoutAnArchive();
    void saysThatTheServerIsAway();
    void identifiesWithTheArchive_data() { ArchivePlaces::addEngines(); }
    void identifiesWithTheArchive();

private:
    ArchivePlaces m_places;
};

void TestArchiveCommands::offersNothingWithoutAnArchive()
{
    const auto archive = m_places.make(false);
    EveryWindow every(ui::Language::English);
    const QMenu& menu = *every.window().menuBar()->actions().at(4)->menu();
    QCOMPARE(shown(menu), withNotice({u"Connect…"_s}));
    app::ArchiveLink& link = every.session().archive();
    QCOMPARE(link.state(), app::ArchiveLink::State::None);
    link.connectTo(archive->database().address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    QCOMPARE(shown(menu),
             withNotice({u"Connect…"_s, u"Publish…"_s, u"Player cards…"_s, u"Rating list…"_s,
                         u"List of tournaments…"_s, u"Statistics…"_s, u"Recalculate…"_s, u"Disconnect"_s}));
    link.leave();
    QCOMPARE(shown(menu), withNotice({u"Connect…"_s}));
}

void TestArchiveCommands::saysThatTheServerIsAway()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
    const auto archive = m_places.make(true);
    EveryWindow every(ui::Language::English);
    auto* strip = every.window().findChild<ui::HintStrip*>(u"archiveStrip"_s);
    QVERIFY(strip && !strip->isVisible());
    app::ArchiveLink& link = every.session().archive();
    link.connectTo(archive->database().address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    m_places.server().crash();
    link.ping();
    QTRY_VERIFY_WITH_TIMEOUT(strip->isVisible(), kLong);
    QVERIFY(QApplication::activeModalWidget() == nullptr);
    QVERIFY2(strip->sentence().endsWith(u"Everything here goes on working."_s),
             qPrintable(strip->sentence()));
    every.openExample(); // and so it does
    QVERIFY(every.session().document());
    strip->findChild<QPushButton*>()->click();
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    QVERIFY(!strip->isVisible());
}

/// Somebody whom only another referee's tournament knows: proposed, taken, and the same person there.
// NOLINTNEXTLINE(readability-function-size): one evening at the desk
void TestArchiveCommands::identifiesWithTheArchive()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    app::ChronicleTournament theirs{engine::TournamentId(1), flawlessTournament().tournament};
    theirs.tournament.header.name = "Stadtmeisterschaft";
    engine::Participant& he = theirs.tournament.participants.front();
    he.name = "Neumann, Karl";
    he.memberNumber.reset();
    QVERIFY(archive->publish(publicationOf(1, 0, theirs)).has_value());
    QVERIFY(archive->recalculate().has_value());

    EveryWindow every(ui::Language::English);
    app::Session& session = every.session();
    session.archive().connectTo(archive->address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(!session.archiveShelf().sources({}).empty(), kLong);
    engine::Tournament ours = flawlessTournament().tournament;
    ours.header.start = ours.header.end = engine::Date::tryFrom(2027, 3, 1);
    for (engine::Game& game : ours.games)
        game.date.reset();
    engine::Participant typed{.number = ours.participants.front().number};
    typed.name = "Neuman, Karl";
    ours.participants.front() = typed;
    const auto id = session.addTournament(ours);
    QVERIFY(id.has_value());

    ui::commandNamed(every.window(), "identify")->trigger();
    QTRY_VERIFY(every.window().findChild<ui::IdentifyDialog*>());
    auto* dialog = every.window().findChild<ui::IdentifyDialog*>();
    const auto* persons = dialog->findChild<QListView*>(u"persons"_s);
    QTRY_COMPARE_WITH_TIMEOUT(persons->model()->index(0, 0).data().toString(), u"Neumann, Karl"_s, kLong);
    const QModelIndex first = persons->model()->index(0, 0);
    const QString place = first.data(ui::CandidatesModel::PlaceRole).toString();
    QVERIFY2(place.contains(u"C0505"_s) && place.endsWith(u"archive"_s), qPrintable(place));
    const QString reasons = first.data(ui::CandidatesModel::ReasonsRole).toStringList().join(u'|');
    QVERIFY2(reasons.contains(u"Stadtmeisterschaft"_s), qPrintable(reasons));
    QTest::keyClick(dialog, Qt::Key_1);
    const engine::Participant& taken = session.document()->tournament().participants.front();
    QCOMPARE(taken.identity, engine::Identity::Person);
    QCOMPARE(taken.name, "Neumann, Karl"); // by which the archive knows him again
    QCOMPARE(taken.birthYear, std::optional(1980));
    QCOMPARE(taken.club, "C0505");
    QCOMPARE(taken.index, std::optional(21));
    QVERIFY(taken.member && taken.rating);

    app::ArchivePublishing publishing(session);
    QSignalSpy finished(&publishing, &app::ArchivePublishing::finished);
    publishing.publish({*id}, [](const auto&) { return u"Beate"_s; });
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, kLong);
    QVERIFY(archive->recalculate().has_value());
    const auto found = app::findPersons(*archive, "neuman", 10);
    QCOMPARE(found->chronicle->persons.size(), 1U);
    QCOMPARE(found->chronicle->persons.front().before, 1); // both tournaments are his
    if (!isServer)
        return;
    // Without the server he stays who he is, and others are identified with what is there.
    const auto* identification = every.window().findChild<ui::TournamentStage*>()->identification();
    const auto isKnown = [&] {
        const auto* one = identification->current().of(engine::ParticipantNumber(1));
        return identification->isUpToDate() && one->state == app::IdentityState::Identified && one->chosen;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isKnown(), kLong);
    m_places.server().crash();
    session.archive().ping();
    QTRY_COMPARE_WITH_TIMEOUT(session.archive().state(), app::ArchiveLink::State::Lost, kLong);
    engine::Participant another = session.document()->tournament().participants[1];
    another.name = "Neumann, Karla";
    QVERIFY(session.document()
                ->apply({{app::EditKind::Identify, {u"Neumann"_s}}, {app::PutParticipant{another}}})
                .has_value());
    QTRY_VERIFY_WITH_TIMEOUT(isKnown(), kLong);
}

ZAHLMEISTER_TEST(TestArchiveCommands, QApplication)

} // namespace tst_archivecommands

#include "tst_archivecommands.moc"
