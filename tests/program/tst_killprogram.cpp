// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <random>
#include <vector>

#include <QTemporaryDir>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/store/workfile.h"
#include "tests/program/typistscript.h"
#include "tests/support/robot/robotclient.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

namespace tst_killprogram {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::TournamentDocument;
using app::WorkFile;
using engine::ParticipantNumber;
using engine::SideResult;

namespace {

constexpr int kNameColumn = 1;
/// How long the program may live with the keys. A key takes about as long as the disk takes to store it.
#ifdef Q_OS_WIN // under Wine, where it takes longer
constexpr unsigned kMilliseconds = 480;
#else
constexpr unsigned kMilliseconds = 120;
#endif

/// How a game stands for one of its players.
SideResult sideOf(const TournamentDocument& document, ParticipantNumber player, ParticipantNumber opponent)
{
    const auto games = document.gamesBetween(player, opponent);
    if (games.size() != 1)
        return SideResult::NotPlayed;
    return games.front().white == player ? games.front().result.white : games.front().result.black;
}

/// A key that changes the result.
QChar keyAgainst(SideResult result)
{
    return result == SideResult::Win ? u'0' : u'1';
}

SideResult resultOf(QChar key)
{
    return key == u'1' ? SideResult::Win : SideResult::Loss;
}

} // namespace

/// The real program, the real keys: it is killed while results and names are typed into its tables, and loses
/// at most the keystroke in flight.
class TestKillProgram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void losesAtMostTheKeystrokeInFlight();

private:
    void startProgram();
    void ask(const QString& request);
    /// Sends keys without waiting, kills at a random moment, and counts the keys that were answered.
    int typeAndKill(const QString& keys);
    void killTheTypingOfResults(int row);
    void killTheTypingOfAName(int row);
    void openFile();

    QTemporaryDir m_directory;
    QString m_path;
    engine::TournamentId m_id = engine::TournamentId(0);
    tests::RobotClient m_robot;
    std::mt19937 m_random = std::mt19937(20260610);
    std::unique_ptr<WorkFile> m_file;
    std::unique_ptr<TournamentDocument> m_document;
    int m_answered = 0;
    int m_inFlight = 0;
};

void TestKillProgram::initTestCase()
{
    m_path = m_directory.filePath(u"killed.zahlmeister"_s);
    m_id = WorkFile::open(m_path).value()->addTournament(tests::blankCrosstable().tournament).value();
}

void TestKillProgram::ask(const QString& request)
{
    const auto answer = m_robot.request(request);
    QVERIFY2(answer.has_value(),
             answer.has_value()
                 ? ""
                 : qPrintable(request + u": " + QString::fromStdString(answer.error().detail)));
}

void TestKillProgram::startProgram()
{
    m_document.reset();
    m_file.reset();
    const auto started = m_robot.start(QStringLiteral(ZAHLMEISTER_PROGRAM), {m_path});
    QVERIFY2(started.has_value(), started.has_value() ? "" : started.error().detail.c_str());
    ask(u"wait mainWindow 30000"_s);
    ask(u"key Ctrl+Shift+F"_s);
    ask(u"key Return"_s); // the first tournament of the list
    ask(u"wait tournamentView 30000"_s);
}

int TestKillProgram::typeAndKill(const QString& keys)
{
    for (const QChar key : keys)
        m_robot.send("key "_L1 + (key == u' ' ? u"Space"_s : QString(key)));
    QTest::qSleep(static_cast<int>(m_random() % kMilliseconds));
    m_robot.kill();
    int answered = 0;
    while (m_robot.receive().has_value())
        ++answered;
    return answered;
}

void TestKillProgram::openFile()
{
    auto file = WorkFile::open(m_path);
    QVERIFY2(file.has_value(), file.has_value() ? "" : file.error().args.back().c_str());
    m_file = std::move(*file);
    QVERIFY2(!m_file->isReadOnly(), "the dead program's lock is still held");
    const auto consistent = m_file->checkConsistency();
    QVERIFY2(consistent.has_value(), consistent.has_value() ? "" : consistent.error().args.back().c_str());
    m_document = TournamentDocument::open(*m_file, m_id).value();
}

void TestKillProgram::killTheTypingOfResults(int row)
{
    const ParticipantNumber player(row + 1);
    const int players = static_cast<int>(m_document->tournament().participants.size());
    std::vector<ParticipantNumber> opponents;
    std::vector<SideResult> before;
    QString keys;
    for (int i = 1; i <= players; ++i) {
        if (i == player.value())
            continue;
        opponents.push_back(ParticipantNumber(i));
        before.push_back(sideOf(*m_document, player, opponents.back()));
        keys += keyAgainst(before.back());
    }
    startProgram();
    ask(u"key Ctrl+2"_s);
    ask(u"wait crosstable 30000"_s);
    ask(u"go crosstable %1 %2"_s.arg(row).arg(opponents.front().value() - 1));
    const auto answered = static_cast<std::size_t>(typeAndKill(keys));
    openFile();
    m_answered += static_cast<int>(answered);
    for (std::size_t i = 0; i < opponents.size(); ++i) {
        const SideResult found = sideOf(*m_document, player, opponents[i]);
        const SideResult typed = resultOf(keys[static_cast<qsizetype>(i)]);
        const QByteArray place = qPrintable(u"row %1, key %2 of %3 answered"_s.arg(row).arg(i).arg(answered));
        if (i < answered)
            QVERIFY2(found == typed, place.constData());
        else if (i > answered)
            QVERIFY2(found == before[i], place.constData());
        else
            QVERIFY2(found == typed || found == before[i], place.constData());
        m_inFlight += i == answered && found == typed ? 1 : 0;
    }
}

void TestKillProgram::killTheTypingOfAName(int row)
{
    QVERIFY(m_document->putDrafts({}, {}).has_value());
    const QString name = u"müller, ärgernis-ömer"_s;
    const engine::Tournament before = m_document->tournament();
    startProgram();
    ask(u"key Ctrl+1"_s);
    ask(u"wait participants 30000"_s);
    ask(u"go participants %1 %2"_s.arg(row).arg(kNameColumn));
    const int answered = typeAndKill(name);
    openFile();
    m_answered += answered;
    const auto drafts = m_document->drafts();
    QVERIFY(drafts.size() <= 1);
    const QString draft = drafts.empty() ? QString() : drafts[0].text;
    QVERIFY2(draft == name.left(answered) || draft == name.left(answered + 1),
             qPrintable(u"%1 keys answered, draft: %2"_s.arg(answered).arg(draft)));
    if (!draft.isEmpty())
        QCOMPARE(drafts[0].place, u"participant/%1/name"_s.arg(row + 1));
    QVERIFY(m_document->tournament() == before);
    m_inFlight += draft.size() > answered ? 1 : 0;
}

void TestKillProgram::losesAtMostTheKeystrokeInFlight()
{
    openFile();
    const int players = static_cast<int>(m_document->tournament().participants.size());
    const int kills = tests::rounds(200);
    for (int kill = 0; kill < kills; ++kill) {
        if (kill % 2 == 0)
            killTheTypingOfResults(kill / 2 % players);
        else
            killTheTypingOfAName(kill / 2 % players);
        if (QTest::currentTestFailed())
            return;
    }
    qInfo("%d keys answered, %d kills between storing and answering", m_answered, m_inFlight);
    QVERIFY2(m_answered > kills, "hardly anything was typed");
}

ZAHLMEISTER_TEST(TestKillProgram, QCoreApplication)

} // namespace tst_killprogram

#include "tst_killprogram.moc"
