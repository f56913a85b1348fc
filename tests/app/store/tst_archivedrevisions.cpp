// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "app/store/archivedrevisions.h"
#include "app/store/workfile.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_archivedrevisions {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::ArchivedState;
using app::WorkFile;

class TestArchivedRevisions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatWasSeen();
};

void TestArchivedRevisions::keepsWhatWasSeen()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.zahlmeister"_s);
    auto file = std::move(*WorkFile::open(path));
    const auto id = *file->addTournament(tests::flawlessTournament().tournament);
    QVERIFY(*app::archivedState(*file, u"x"_s, id) == ArchivedState());
    QVERIFY(app::keepArchivedState(*file, u"x"_s, id, {1, u"act"_s}).has_value());
    QVERIFY(app::keepArchivedState(*file, u"y"_s, id, {7, {}}).has_value());
    QVERIFY(app::keepArchivedState(*file, u"x"_s, id, {2, {}}).has_value());
    QCOMPARE(app::keepArchivedState(*file, u"x"_s, engine::TournamentId(99), {1, {}}).error().code,
             ErrorCode::UnknownTournament);
    file.reset();
    file = std::move(*WorkFile::open(path, WorkFile::Access::ReadOnly));
    QVERIFY(*app::archivedState(*file, u"x"_s, id) == (ArchivedState{2, u""_s}));
    QVERIFY(*app::archivedState(*file, u"y"_s, id) == (ArchivedState{7, u""_s}));
    QCOMPARE(app::keepArchivedState(*file, u"x"_s, id, {3, {}}).error().code, ErrorCode::ReadOnly);
}

ZAHLMEISTER_TEST(TestArchivedRevisions, QCoreApplication)

} // namespace tst_archivedrevisions

#include "tst_archivedrevisions.moc"
