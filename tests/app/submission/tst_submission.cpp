// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/formats/dsbxml/dsbxml.h"
#include "app/store/database.h"
#include "app/store/workfile.h"
#include "app/submission/submission.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"

namespace tst_submission {

using namespace zahlmeister;
using namespace Qt::StringLiterals;

namespace {

const engine::Date kDay = *engine::Date::tryFrom(2026, 11, 21);

Result<void> writesNothing()
{
    return {};
}

class TestSubmission : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void uuidIsMadeOnceAndKept();
    void uuidOfAReportIsTakenOver();
    void keepsWhatWasSubmitted();
    void recordComesBeforeTheFile();
    void keepsNothingWithoutAFile();
    void newestFirst();
    void isJudgedByTheDayOfSubmission();
    void remembersTheRecipient();
    void saysWhatChanged();
    void acceptancesAreNoChange();
    void refusesWhatCannotBeReadAgain();
    void refusesInReadOnlyFiles();
    void removedWithTheFileOnly();
    void fileNames_data();
    void fileNames();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"a.zahlmeister"_s); }
    [[nodiscard]] app::SubmissionRecord record() const
    {
        return {kDay, u"N. N."_s, "11111111-2222-4333-8444-555555555555",
                m_file->tournament(m_id)->tournament, "{\"rules\": \"dwz-2026\"}"};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::WorkFile> m_file;
    engine::TournamentId m_id = engine::TournamentId(0);
};

} // namespace

void TestSubmission::init()
{
    m_file.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = app::WorkFile::open(path()).value();
    m_id = m_file->addTournament(tests::woExample()).value();
}

void TestSubmission::uuidIsMadeOnceAndKept()
{
    QVERIFY(app::tournamentUuid(*m_file, m_id)->isEmpty());
    const auto uuid = app::keptTournamentUuid(*m_file, m_id);
    QVERIFY(uuid.has_value());
    QVERIFY(app::isUuid(*uuid));
    QCOMPARE(*app::keptTournamentUuid(*m_file, m_id), *uuid);
    m_file.reset();
    m_file = app::WorkFile::open(path()).value();
    QCOMPARE(*app::keptTournamentUuid(*m_file, m_id), *uuid);
    const auto other = m_file->addTournament(tests::woExample());
    QVERIFY(*app::keptTournamentUuid(*m_file, *other) != *uuid);
    QVERIFY(!app::keptTournamentUuid(*m_file, engine::TournamentId(99)).has_value());
}

void TestSubmission::uuidOfAReportIsTakenOver()
{
    const QByteArray uuid = "AAAAAAAA-bbbb-4ccc-8ddd-eeeeeeeeeeee";
    QVERIFY(!app::adoptTournamentUuid(*m_file, m_id, "nonsense").has_value());
    QVERIFY(app::adoptTournamentUuid(*m_file, m_id, uuid).has_value());
    QCOMPARE(*app::tournamentUuid(*m_file, m_id), uuid.toLower());
    // What the federation knows already never changes.
    QVERIFY(app::adoptTournamentUuid(*m_file, m_id, "11111111-2222-4333-8444-555555555555").has_value());
    QCOMPARE(*app::keptTournamentUuid(*m_file, m_id), uuid.toLower());
}

void TestSubmission::keepsWhatWasSubmitted()
{
    const app::SubmissionRecord before = record();
    const auto id = app::recordSubmission(*m_file, m_id, before, writesNothing);
    QVERIFY(id.has_value());
    // What happens to the tournament afterwards does not reach the snapshot.
    auto document = app::TournamentDocument::open(*m_file, m_id).value();
    engine::Participant participant = document->tournament().participants[0];
    participant.rating = engine::Rating(1500);
    QVERIFY(
        document->apply({{app::EditKind::Participant, {}}, {app::PutParticipant{participant}}}).has_value());
    document.reset();
    m_file.reset();
    m_file = app::WorkFile::open(path()).value();
    const auto read = app::readSubmission(*m_file, *id);
    QVERIFY(read.has_value());
    QVERIFY(read->made == kDay);
    QCOMPARE(read->recipient, before.recipient);
    QCOMPARE(read->fileUuid, before.fileUuid);
    QCOMPARE(read->evaluation, before.evaluation);
    QVERIFY(read->tournament == before.tournament);
    QVERIFY(app::isChangedSince(read->tournament, m_file->tournament(m_id)->tournament));
    QVERIFY(!app::readSubmission(*m_file, app::SubmissionId(99)).has_value());
    QVERIFY(m_file->checkConsistency().has_value());
}

// A kill between record and file leaves a report of which is known that its file may be missing.
void TestSubmission::recordComesBeforeTheFile()
{
    std::vector<app::SubmissionSummary> meanwhile;
    const auto id = app::recordSubmission(*m_file, m_id, record(), [&] {
        const auto other = app::WorkFile::open(path(), app::WorkFile::Access::ReadOnly).value();
        meanwhile = app::submissionsOf(*other, m_id).value();
        return Result<void>();
    });
    QCOMPARE(meanwhile.size(), std::size_t(1));
    QVERIFY(meanwhile[0].id == *id);
    QVERIFY(!meanwhile[0].stage.isWritten);
    QVERIFY(app::submissionsOf(*m_file, m_id)->front().stage == (app::SubmissionStage{kDay, true, {}}));
    // Written once more, it is known to be there.
    QVERIFY(m_file->database().execute(u"UPDATE submission SET is_written = 0"_s).has_value());
    const auto interrupted = app::submissionsOf(*m_file, m_id)->front();
    QVERIFY(app::writeSubmissionAgain(*m_file, interrupted, writesNothing).has_value());
    QVERIFY(app::submissionsOf(*m_file, m_id)->front().stage.isWritten);
}

void TestSubmission::keepsNothingWithoutAFile()
{
    const auto failed = app::recordSubmission(*m_file, m_id, record(), [] {
        return failure(ErrorCode::FileNotWritable, {"a.xml", "no"});
    });
    QCOMPARE(failed.error().code, ErrorCode::FileNotWritable);
    QVERIFY(app::submissionsOf(*m_file, m_id)->empty());
}

void TestSubmission::newestFirst()
{
    const auto other = m_file->addTournament(tests::woExample());
    const auto first = app::recordSubmission(*m_file, m_id, record(), writesNothing);
    const auto second = app::recordSubmission(*m_file, m_id, record(), writesNothing);
    const auto third = app::recordSubmission(*m_file, *other, record(), writesNothing);
    const auto all = app::submissionsOf(*m_file, m_id);
    QCOMPARE(all->size(), std::size_t(2));
    QVERIFY(all->at(0).id == *second && all->at(1).id == *first);
    const auto latest = app::latestSubmissions(*m_file);
    QCOMPARE(latest->size(), std::size_t(2));
    QVERIFY(latest->at(0).id == *second && latest->at(1).id == *third);
}

// RULE: WO2026 6.2
void TestSubmission::isJudgedByTheDayOfSubmission()
{
    const engine::Date later = *engine::Date::tryFrom(2028, 1, 1);
    QVERIFY(app::deadlineDay(*m_file, m_id, later) == later);
    app::SubmissionRecord again = record();
    const auto first = app::recordSubmission(*m_file, m_id, again, writesNothing);
    QVERIFY(app::deadlineDay(*m_file, m_id, later) == later); // a report that nobody got
    QVERIFY(app::setHandedIn(*m_file, *first, kDay).has_value());
    again.fileUuid = "22222222-2222-4333-8444-555555555555";
    const auto second = app::recordSubmission(*m_file, m_id, again, writesNothing);
    QVERIFY(app::setHandedIn(*m_file, *second, engine::Date::tryFrom(2027, 12, 1)).has_value());
    QVERIFY(app::deadlineDay(*m_file, m_id, later) == kDay);
    QVERIFY(app::setHandedIn(*m_file, *first, {}).has_value());
    QVERIFY(app::deadlineDay(*m_file, m_id, later) == *engine::Date::tryFrom(2027, 12, 1));
}

void TestSubmission::remembersTheRecipient()
{
    QVERIFY(app::lastRecipient(*m_file, "000")->isEmpty());
    QVERIFY(app::recordSubmission(*m_file, m_id, record(), writesNothing).has_value());
    const std::string level = m_file->tournament(m_id)->tournament.header.level;
    QCOMPARE(*app::lastRecipient(*m_file, level), u"N. N."_s);
    QVERIFY(app::lastRecipient(*m_file, "C05")->isEmpty());
}

void TestSubmission::saysWhatChanged()
{
    const engine::Tournament submitted = m_file->tournament(m_id)->tournament;
    engine::Tournament today = submitted;
    QVERIFY(!app::isChangedSince(submitted, today));
    QVERIFY(app::differenceSince(submitted, today).isEmpty());
    today.header.place = "Elsewhere";
    today.participants[2].rating = engine::Rating(1234);
    today.games[4].result = engine::kBothForfeit;
    today.games.pop_back();
    const app::TournamentDifference difference = app::differenceSince(submitted, today);
    QVERIFY(app::isChangedSince(submitted, today));
    QCOMPARE(difference.header, std::vector<std::string>{"place"});
    QCOMPARE(difference.participants.size(), std::size_t(1));
    QCOMPARE(difference.participants[0].fields, std::vector<std::string>{"rating"});
    QCOMPARE(difference.games.size(), std::size_t(2));
    // The ids of games are the work file's own.
    today = submitted;
    for (engine::Game& game : today.games)
        game.id = engine::GameId(game.id.value() + 1000);
    QVERIFY(!app::isChangedSince(submitted, today));
}

void TestSubmission::acceptancesAreNoChange()
{
    const engine::Tournament submitted = m_file->tournament(m_id)->tournament;
    engine::Tournament today = submitted;
    today.header.acceptances = {{"likely-forfeits", "participant/5", "played"}};
    today.games[0].note = "by telephone";
    QVERIFY(!app::isChangedSince(submitted, today));
    QVERIFY(app::differenceSince(submitted, today).isEmpty());
}

void TestSubmission::refusesWhatCannotBeReadAgain()
{
    app::SubmissionRecord bad = record();
    QVERIFY(app::checkSnapshot(bad.tournament).has_value());
    bad.tournament.games[0].round = 1;
    bad.tournament.games.push_back(bad.tournament.games[0]); // the same pairing twice in one round
    const auto refused = app::recordSubmission(*m_file, m_id, bad, writesNothing);
    QVERIFY(!refused.has_value());
    QVERIFY(app::submissionsOf(*m_file, m_id)->empty());
    QVERIFY(!app::recordSubmission(*m_file, engine::TournamentId(99), record(), writesNothing).has_value());
}

void TestSubmission::refusesInReadOnlyFiles()
{
    m_file.reset();
    m_file = app::WorkFile::open(path(), app::WorkFile::Access::ReadOnly).value();
    QCOMPARE(app::recordSubmission(*m_file, m_id, record(), writesNothing).error().code, ErrorCode::ReadOnly);
    QCOMPARE(app::keptTournamentUuid(*m_file, m_id).error().code, ErrorCode::ReadOnly);
    QVERIFY(app::tournamentUuid(*m_file, m_id)->isEmpty());
}

void TestSubmission::removedWithTheFileOnly()
{
    QVERIFY(app::recordSubmission(*m_file, m_id, record(), writesNothing).has_value());
    QVERIFY(m_file->removeTournament(m_id).has_value());
    QCOMPARE(app::submissionsOf(*m_file, m_id)->size(), std::size_t(1));
}

void TestSubmission::fileNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("file");
    QTest::newRow("plain") << u"Stadtmeisterschaft 2026"_s << u"Stadtmeisterschaft_2026_2026-12-12.xml"_s;
    QTest::newRow("umlauts stay") << u"Größter Öffner"_s << u"Größter_Öffner_2026-12-12.xml"_s;
    QTest::newRow("path") << u"../../etc/passwd"_s << u"_.._etc_passwd_2026-12-12.xml"_s;
    QTest::newRow("forbidden") << u"A: \"B\" <C>|D?*"_s << u"A_B_C_D_2026-12-12.xml"_s;
    QTest::newRow("nothing") << u""_s << u"Turnier_2026-12-12.xml"_s;
    QTest::newRow("long") << QString(500, u'x') << QString(80, u'x') + u"_2026-12-12.xml"_s;
}

void TestSubmission::fileNames()
{
    QFETCH(const QString, name);
    engine::TournamentHeader header;
    header.name = name.toStdString();
    header.end = engine::Date::tryFrom(2026, 12, 12);
    QTEST(app::suggestedFileName(header), "file");
    header.end.reset();
    QVERIFY(!app::suggestedFileName(header).contains(u"2026-12"_s));
}

ZAHLMEISTER_TEST(TestSubmission, QCoreApplication)

} // namespace tst_submission

#include "tst_submission.moc"
