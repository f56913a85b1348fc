// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/identify/listedvalues.h"
#include "app/store/undolog.h"
#include "app/store/workfile.h"
#include "tests/support/testmain.h"

namespace tst_undolog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::EditKind;
using app::TournamentDocument;
using app::WorkFile;

/// The log itself is tried with the document (tst_tournamentdocument); here is what it must not keep.
class TestUndoLog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void forgetsTheBirthOfTextOnlyParticipants();
    void keepsTheBirthOfOthers();
};

namespace {

/// Whether a text stands in one of the files below a folder.
bool isOnDisk(const QString& folder, const QByteArray& text)
{
    const QDir dir(folder);
    for (const QString& name : dir.entryList(QDir::Files | QDir::Hidden)) {
        QFile file(dir.filePath(name));
        if (file.open(QIODevice::ReadOnly) && file.readAll().contains(text))
            return true;
    }
    return false;
}

engine::Tournament oneParticipant()
{
    engine::Tournament tournament;
    engine::Participant participant{.number = engine::ParticipantNumber(1), .name = "Ada Beispiel"};
    participant.birthDate = engine::Date::fromIso("1991-02-03");
    tournament.participants.push_back(participant);
    return tournament;
}

} // namespace

/// Document 000, 3.4.3: nothing is recorded of text-only participants.
void TestUndoLog::forgetsTheBirthOfTextOnlyParticipants()
{
    const QTemporaryDir folder;
    const auto file = WorkFile::open(folder.filePath(u"a.zahlmeister"_s)).value();
    const auto id = file->addTournament(oneParticipant()).value();
    const auto document = TournamentDocument::open(*file, id).value();
    const auto put = [&](EditKind kind, const engine::Participant& participant) {
        return document->apply({{kind, {u"Ada"_s}}, {app::PutParticipant{participant}}});
    };
    engine::Participant participant = document->tournament().participants.front();
    participant.clubName = "Verein";
    QVERIFY(put(EditKind::Participant, participant).has_value());
    participant.name = "Ada Muster";
    participant.number = engine::ParticipantNumber(1);
    QVERIFY(put(EditKind::Participant, participant).has_value());
    QVERIFY(isOnDisk(folder.path(), "1991-02-03"));

    QVERIFY(put(EditKind::Identify, app::asTextOnly(participant)).has_value());
    QVERIFY(!isOnDisk(folder.path(), "1991-02-03"));
    QCOMPARE(document->undoName()->args.last(), app::kBirthGivenUp);
    for (int i = 0; i < 3; ++i) {
        QVERIFY(document->undo().has_value());
        QVERIFY(!document->tournament().participants.front().birthDate);
        QCOMPARE(document->tournament().participants.front().birthYear, std::optional(1991));
    }
    QCOMPARE(document->tournament().participants.front().name, std::string("Ada Beispiel"));
    QVERIFY(!document->undoName());
    for (int i = 0; i < 3; ++i)
        QVERIFY(document->redo().has_value());
    QCOMPARE(document->tournament().participants.front().identity, engine::Identity::TextOnly);
    QVERIFY(!isOnDisk(folder.path(), "1991-02-03"));
    QVERIFY(file->checkConsistency().has_value());
}

void TestUndoLog::keepsTheBirthOfOthers()
{
    const QTemporaryDir folder;
    const auto file = WorkFile::open(folder.filePath(u"a.zahlmeister"_s)).value();
    const auto id = file->addTournament(oneParticipant()).value();
    const auto document = TournamentDocument::open(*file, id).value();
    engine::Participant participant = document->tournament().participants.front();
    participant.birthDate.reset(); // deleted by hand, which can be taken back
    QVERIFY(
        document
            ->apply({{EditKind::Participant, {u"Ada"_s, u"birthDate"_s}}, {app::PutParticipant{participant}}})
            .has_value());
    QVERIFY(document->undo().has_value());
    QCOMPARE(document->tournament().participants.front().birthDate, engine::Date::fromIso("1991-02-03"));
}

ZAHLMEISTER_TEST(TestUndoLog, QCoreApplication)

} // namespace tst_undolog

#include "tst_undolog.moc"
