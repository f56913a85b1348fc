// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/session/backupcontent.h"
#include "app/store/backups.h"
#include "app/store/workfile.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"

namespace tst_backupcontent {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::BackupContent;
using app::contentOfBackup;
using app::TournamentDocument;
using app::WorkFile;

class TestBackupContent : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsWhatDiffers();
};

void TestBackupContent::countsWhatDiffers()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.zahlmeister"_s);
    const auto file = WorkFile::open(path).value();
    const auto first = file->addTournament(tests::woExample()).value();
    static_cast<void>(file->addTournament(tests::woExample()).value());
    const QString backup = app::makeBackup(path, app::BackupReason::Regular, {}).value().path;
    QCOMPARE(contentOfBackup(backup, path).value(), (BackupContent{.tournaments = 2}));

    // One result is another: neither name nor counts tell.
    const auto document = TournamentDocument::open(*file, first).value();
    engine::Game game = document->tournament().games.front();
    game.result = engine::kDrawn;
    QVERIFY(document->tournament().games.front().result != game.result);
    QVERIFY(document->apply({{app::EditKind::Result, {}}, {app::PutGame{game}}}).has_value());
    static_cast<void>(file->addTournament(tests::woExample()).value());
    QCOMPARE(contentOfBackup(backup, path).value(),
             (BackupContent{.tournaments = 2, .onlyNow = 1, .changed = 1}));

    QCOMPARE(contentOfBackup(backup, folder.filePath(u"missing"_s)).value(),
             (BackupContent{.tournaments = 2, .onlyThere = 2}));
    std::stop_source stopped;
    stopped.request_stop();
    QCOMPARE(contentOfBackup(backup, path, stopped.get_token()).error().code, ErrorCode::Cancelled);
    QVERIFY(QFile(backup).resize(1000));
    QVERIFY(!contentOfBackup(backup, path).has_value());
}

ZAHLMEISTER_TEST(TestBackupContent, QCoreApplication)

} // namespace tst_backupcontent

#include "tst_backupcontent.moc"
