// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include "app/chronicle/chain/recalculation.h"
#include "app/document/tournamentdocument.h"
#include "app/sample/sample.h"
#include "app/session/livechronicle.h"
#include "app/session/session.h"
#include "app/store/backups.h"
#include "app/store/issuedlists.h"
#include "app/store/rescue.h"
#include "app/store/samplemark.h"
#include "app/store/unnamedpersons.h"
#include "app/submission/submission.h"
#include "tests/support/samplemaker.h"
#include "tests/support/testmain.h"

namespace tst_sample {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

/// A club to play with: what it holds, and that nothing of it gets anywhere.
class TestSample : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void isWhatIsMade();
    void holdsAYear();
    void opensWithinASecond();
    void keepsItsMark();
    void isNotHandedInNorGivenOut();
    void knowsWhetherItWasEdited();
    void removesItsOwnFilesOnly();
    void removesNoOtherFile();
    void staysWhatWasThere();

private:
    [[nodiscard]] QString path(const char* name = "sample.zahlmeister") const
    {
        return m_folder->filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] bool isSampleAt(const QString& path) const
    {
        const auto file = app::WorkFile::open(path, app::WorkFile::Access::ReadOnly);
        return file.has_value() && app::isSample(**file);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSample::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

/// When this fails, the rules or the maker are others: tests/support/makesample writes resources/sample anew.
void TestSample::isWhatIsMade()
{
    QVERIFY(app::sampleTournaments() == tests::makeSampleTournaments());
}

void TestSample::holdsAYear()
{
    const auto& all = app::sampleTournaments();
    QVERIFY(all.size() >= 8 && all.size() <= 10);
    const auto count = [&](const auto& holds) { return std::ranges::count_if(all, holds); };
    using engine::Tournament;
    QVERIFY(count([](const Tournament& one) { return one.header.kind == engine::TournamentKind::Team; }) >=
            1);
    QVERIFY(count([](const Tournament& one) { return !one.header.youthClass.empty(); }) >= 1);
    QVERIFY(count([](const Tournament& one) {
                return std::ranges::any_of(one.participants,
                                           [](const auto& p) { return !p.carryOver.empty(); });
            }) >= 4);
    QVERIFY(count([](const Tournament& one) {
                return std::ranges::any_of(
                    one.games, [](const auto& game) { return game.result == engine::kNotPlayed; });
            }) == 1);
    for (const Tournament& one : all) {
        QVERIFY(one.header.name.ends_with("(Muster)"));
        QVERIFY(one.header.evaluator.find("erfunden") != std::string::npos);
    }
    // One came late: those after it begin otherwise than it leaves their players.
    app::Session session;
    QVERIFY(app::makeSample(path()).has_value());
    QVERIFY(session.openWorkFile(path()).has_value());
    session.chronicle().start();
    QTRY_VERIFY(session.chronicle().isCurrent());
    for (const auto& summary : session.tournaments()) // the league is complete, the championship is not
        QCOMPARE(summary.missing > 0, summary.id.value() == static_cast<int>(all.size()));
    int late = 0;
    for (const auto& summary : session.tournaments())
        late += app::changedEntries(*session.chronicle().recalculation(), summary.id).empty() ? 0 : 1;
    QVERIFY2(late >= 1 && late <= 3, qPrintable(QString::number(late)));
}

void TestSample::opensWithinASecond()
{
    QElapsedTimer clock;
    clock.start();
    QVERIFY(app::makeSample(path()).has_value());
    const qint64 made = clock.restart();
    app::Session session;
    QVERIFY(session.openWorkFile(path()).has_value());
    const qint64 opened = clock.elapsed();
    qInfo("made in %lld ms, opened in %lld ms", made, opened);
    QCOMPARE(session.tournaments().size(), app::sampleTournaments().size());
    QCOMPARE(QDir(m_folder->path()).entryList({u"*.new-*"_s}).size(), 0);
}

void TestSample::keepsItsMark()
{
    QVERIFY(app::makeSample(path()).has_value());
    QVERIFY(isSampleAt(path()));
    QVERIFY(app::saveCopy(path(), path("copy.zahlmeister")).has_value());
    QVERIFY(isSampleAt(path("copy.zahlmeister")));
    QVERIFY(app::rescue(path(), path("rescued.zahlmeister")).has_value());
    QVERIFY(isSampleAt(path("rescued.zahlmeister")));
    QVERIFY(app::WorkFile::open(path("real.zahlmeister")).has_value());
    QVERIFY(!isSampleAt(path("real.zahlmeister")));
}

void TestSample::isNotHandedInNorGivenOut()
{
    QVERIFY(app::makeSample(path()).has_value());
    const auto file = app::WorkFile::open(path());
    bool isWritten = false;
    const app::SubmissionRecord record{
        *engine::Date::tryFrom(2026, 11, 1), {}, "1", app::sampleTournaments().front(), "{}"};
    const auto handedIn = app::recordSubmission(**file, engine::TournamentId(1), record, [&] {
        isWritten = true;
        return Result<void>();
    });
    QVERIFY(!handedIn.has_value());
    QCOMPARE(handedIn.error().code, ErrorCode::SampleOnly);
    QVERIFY(!isWritten);
    const auto issued =
        app::keepIssuedList(**file, *engine::Date::tryFrom(2026, 11, 1), u"Liste"_s, "{}", "{}");
    QVERIFY(!issued.has_value());
    QCOMPARE(issued.error().code, ErrorCode::SampleOnly);
}

void TestSample::knowsWhetherItWasEdited()
{
    QVERIFY(app::makeSample(path()).has_value());
    QCOMPARE(app::isSampleEdited(path()).value(), false);
    {
        // Looking is no editing.
        app::Session session;
        QVERIFY(session.openWorkFile(path()).has_value());
        session.chronicle().start();
        QTRY_VERIFY(session.chronicle().isCurrent());
        for (const auto& summary : session.tournaments())
            QVERIFY(session.openTournament(summary.id).has_value());
    }
    QCOMPARE(app::isSampleEdited(path()).value(), false);
    {
        app::Session session;
        QVERIFY(session.openWorkFile(path()).has_value());
        QVERIFY(session.openTournament(engine::TournamentId(3)).has_value());
        auto header = session.document()->tournament().header;
        header.place = "Anderswo";
        QVERIFY(
            session.document()->apply({{app::EditKind::Header, {}}, {app::PutHeader{header}}}).has_value());
    }
    QCOMPARE(app::isSampleEdited(path()).value(), true);
    QVERIFY(app::removeSample(path()).has_value());
    QVERIFY(app::makeSample(path()).has_value());
    {
        app::Session session;
        QVERIFY(session.openWorkFile(path()).has_value());
        QVERIFY(session.removeTournament(engine::TournamentId(2)).has_value());
    }
    QCOMPARE(app::isSampleEdited(path()).value(), true);
    QVERIFY(app::removeSample(path()).has_value());
    QVERIFY(app::makeSample(path()).has_value());
    {
        // Nothing but an objection of a player.
        const auto sample = app::WorkFile::open(path());
        const app::UnnamedPerson objects{.kind = app::UnnamedKind::Objection,
                                         .tournament = engine::TournamentId(1),
                                         .participant = engine::ParticipantNumber(1),
                                         .name = "Wer",
                                         .decided = *engine::Date::tryFrom(2026, 11, 1)};
        QVERIFY(app::addUnnamedPerson(**sample, objects).has_value());
    }
    QCOMPARE(app::isSampleEdited(path()).value(), true);
}

void TestSample::removesItsOwnFilesOnly()
{
    QVERIFY(app::makeSample(path()).has_value());
    {
        const auto real = app::WorkFile::open(path("real.zahlmeister"));
        QVERIFY(real.has_value());
    }
    {
        const auto sample = app::WorkFile::open(path());
        QVERIFY(app::makeBackup((*sample)->database(), app::BackupReason::Regular).has_value());
    }
    QFile own(app::backupFolder(path()) + u"/letter.txt"_s);
    QVERIFY(own.open(QIODevice::WriteOnly));
    own.close();
    QVERIFY(app::removeSample(path()).has_value());
    QVERIFY(!QFile::exists(path()));
    QVERIFY(app::backupsOf(path()).empty());
    QVERIFY(own.exists());
    QVERIFY(own.remove());
    QVERIFY(QDir().rmdir(app::backupFolder(path())));
    const QStringList left = QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    QVERIFY2(!left.isEmpty() && left.first().startsWith(u"real"_s), qPrintable(left.join(u' ')));
    for (const QString& name : left)
        QVERIFY2(name.startsWith(u"real"_s), qPrintable(name));
}

void TestSample::removesNoOtherFile()
{
    {
        const auto real = app::WorkFile::open(path("real.zahlmeister"));
        QVERIFY(real.has_value());
    }
    const auto removed = app::removeSample(path("real.zahlmeister"));
    QVERIFY(!removed.has_value());
    QCOMPARE(removed.error().code, ErrorCode::NotAWorkFile);
    QVERIFY(QFile::exists(path("real.zahlmeister")));
    QVERIFY(!app::isSampleEdited(path("real.zahlmeister")).has_value());
    // Nor is one made where there is none.
    QCOMPARE(app::removeSample(path("none.zahlmeister")).error().code, ErrorCode::FileNotFound);
    QVERIFY(!QFile::exists(path("none.zahlmeister")));
    // One that another window has stays.
    QVERIFY(app::makeSample(path()).has_value());
    const auto open = app::WorkFile::open(path());
    const auto held = app::removeSample(path());
    QVERIFY(!held.has_value());
    QVERIFY(QFile::exists(path()));
}

void TestSample::staysWhatWasThere()
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("mine");
    file.close();
    const auto made = app::makeSample(path());
    QVERIFY(!made.has_value());
    QCOMPARE(file.size(), 4);
}

ZAHLMEISTER_TEST(TestSample, QCoreApplication)

} // namespace tst_sample

#include "tst_sample.moc"
