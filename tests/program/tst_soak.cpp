// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <random>
#include <unordered_set>

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/formats/json/tournamentjson.h"
#include "app/store/workfile.h"
#include "tests/program/typistscript.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"

namespace tst_soak {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::TournamentDocument;
using app::WorkFile;

namespace {

constexpr int kMillisecondsToEnd = 30'000;

std::size_t fingerprint(const tests::Typed& typed)
{
    QString draft;
    for (const app::Draft& one : typed.drafts)
        draft += one.place + u'=' + one.text;
    return qHash(app::writeTournamentJson(typed.tournament)) ^ (qHash(draft) * 31);
}

} // namespace

/// Typing without end while the file is killed, moved, copied, and overwritten by an old copy of itself:
/// afterwards every file opens, and nothing that was called stored is missing. Some seconds of it run with
/// the other tests; ZAHLMEISTER_SOAK_MINUTES=120 makes an evening of it.
class TestSoak : public QObject {
    Q_OBJECT

public:
    /// Before the test begins: it may run longer than tests usually do.
    static void initMain() { tests::takeSoakMinutes(); }

private Q_SLOTS:
    void initTestCase();
    void nothingTypedIsMissing();
    void commandsThatWriteAreKilled_data();
    void commandsThatWriteAreKilled();

private:
    void typeAWhile(QProcess& typist);
    void take(QProcess& typist);
    void kill(QProcess& typist);
    void move(QProcess& typist);
    void copy(QProcess& typist);
    void overwriteByAnOldCopy(QProcess& typist);
    void compare();
    void keepCopy();
    [[nodiscard]] QString path(const QString& name) const { return m_directory.filePath(name); }

    QTemporaryDir m_directory;
    QString m_path;
    engine::TournamentId m_id = engine::TournamentId(0);
    std::mt19937 m_random = std::mt19937(20261122);
    tests::Typed m_expected = tests::blankCrosstable();
    int m_stored = 0; ///< keystrokes that the file is known to hold
    std::unordered_set<std::size_t> m_states;
    tests::Typed m_old; ///< what the kept copy holds
    int m_oldStored = 0;
    int m_refusedLogs = 0;
    int m_refusedCopies = 0;
    int m_number = 0;
};

void TestSoak::initTestCase()
{
    m_path = path(u"soak.zahlmeister"_s);
    m_id = WorkFile::open(m_path).value()->addTournament(m_expected.tournament).value();
    m_states.insert(fingerprint(m_expected));
    keepCopy();
}

/// Of the closed file.
void TestSoak::keepCopy()
{
    QFile::remove(path(u"old"_s));
    QVERIFY(QFile::copy(m_path, path(u"old"_s)));
    m_old = m_expected;
    m_oldStored = m_stored;
}

void TestSoak::typeAWhile(QProcess& typist)
{
    typist.start(QStringLiteral(TYPIST), {m_path, QString::number(m_id.value()), QString::number(m_stored)});
    QVERIFY(typist.waitForStarted());
    if (m_random() % 5 != 0)
        QVERIFY2(typist.waitForReadyRead(kMillisecondsToEnd), typist.readAllStandardError().constData());
    QTest::qSleep(static_cast<int>(m_random() % 150));
}

/// What the typist called stored.
void TestSoak::take(QProcess& typist)
{
    const auto lines = typist.readAllStandardOutput().split('\n');
    const int acknowledged = lines.size() < 2 ? m_stored : lines[lines.size() - 2].toInt() + 1;
    for (; m_stored < acknowledged; ++m_stored) {
        tests::type(m_expected, m_stored);
        m_states.insert(fingerprint(m_expected));
    }
}

void TestSoak::kill(QProcess& typist)
{
    typist.kill();
    QVERIFY(typist.waitForFinished());
    take(typist);
}

/// As a file manager does: the file alone, without what SQLite keeps beside it.
void TestSoak::move(QProcess& typist)
{
    const QString target = path(u"moved%1.zahlmeister"_s.arg(++m_number));
    QVERIFY(QFile::rename(m_path, target));
    QVERIFY2(typist.waitForFinished(kMillisecondsToEnd), "types on although its file is gone");
    take(typist);
    m_path = target;
}

/// As a file manager does, in the middle of it: an older state, or nothing that is taken for one.
void TestSoak::copy(QProcess& typist)
{
    const QString target = path(u"copy%1.zahlmeister"_s.arg(++m_number));
    QVERIFY(QFile::copy(m_path, target));
    kill(typist);
    {
        const auto file = WorkFile::open(target);
        if (file.has_value()) {
            QVERIFY((*file)->checkConsistency().has_value());
            const auto document = TournamentDocument::open(**file, m_id).value();
            tests::Typed next = m_expected; // the keystroke in flight may be in it
            tests::type(next, m_stored);
            const std::size_t found = fingerprint({document->tournament(), document->drafts()});
            QVERIFY2(m_states.contains(found) || found == fingerprint(next), "a state that never was");
        } else {
            ++m_refusedCopies;
        }
    }
    for (const auto ending : {""_L1, "-wal"_L1, "-shm"_L1, ".lock"_L1})
        QFile::remove(target + ending);
}

void TestSoak::overwriteByAnOldCopy(QProcess& typist)
{
    kill(typist);
    QFile old(path(u"old"_s));
    QFile now(m_path);
    QVERIFY(old.open(QIODevice::ReadOnly) && now.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QVERIFY(now.write(old.readAll()) == old.size());
    now.close();
    if (const auto refused = WorkFile::open(m_path); !refused.has_value()) {
        QCOMPARE(refused.error().code, ErrorCode::ForeignLog);
        ++m_refusedLogs;
    }
    const auto file = WorkFile::open(m_path, WorkFile::Access::ReadWrite, WorkFile::ForeignLogs::SetAside);
    QVERIFY(file.has_value());
    const auto document = TournamentDocument::open(**file, m_id).value();
    const tests::Typed found{document->tournament(), document->drafts()};
    // Without a checkpoint since, the log belongs to the copy, too.
    if (found == m_old) {
        m_expected = m_old;
        m_stored = m_oldStored;
    }
}

void TestSoak::compare()
{
    const auto file = WorkFile::open(m_path);
    QVERIFY2(file.has_value(), file.has_value() ? "" : file.error().args.back().c_str());
    QVERIFY2(!(*file)->isReadOnly(), "the dead typist's lock is still held");
    QVERIFY((*file)->checkConsistency().has_value());
    const auto document = TournamentDocument::open(**file, m_id).value();
    const tests::Typed found{document->tournament(), document->drafts()};
    if (found != m_expected) {
        tests::type(m_expected, m_stored++);
        m_states.insert(fingerprint(m_expected));
    }
    QVERIFY2(found == m_expected, qPrintable(u"keystroke %1"_s.arg(m_stored)));
}

void TestSoak::nothingTypedIsMissing()
{
    using Act = void (TestSoak::*)(QProcess&);
#ifdef Q_OS_WIN // lets nobody move a file that is open
    constexpr Act kActs[] = {&TestSoak::kill, &TestSoak::copy, &TestSoak::overwriteByAnOldCopy};
#else
    constexpr Act kActs[] = {&TestSoak::kill, &TestSoak::move, &TestSoak::copy,
                             &TestSoak::overwriteByAnOldCopy};
#endif
    const std::chrono::minutes time(tests::soakMinutes());
    QElapsedTimer clock;
    clock.start();
    int rounds = 0;
    const int atLeast = tests::rounds(24, 8);
    for (; rounds < atLeast || std::chrono::milliseconds(clock.elapsed()) < time; ++rounds) {
        QProcess typist;
        typeAWhile(typist);
        (this->*kActs[rounds % std::size(kActs)])(typist);
        if (!QTest::currentTestFailed())
            compare();
        if (QTest::currentTestFailed()) {
            qInfo("round %d, act %d", rounds, int(rounds % std::size(kActs)));
            return;
        }
        if (m_random() % 3 == 0)
            keepCopy();
    }
    qInfo("%d rounds, %zu states, %d strange logs refused, %d copies refused", rounds, m_states.size(),
          m_refusedLogs, m_refusedCopies);
    QVERIFY(m_states.size() > std::size_t(rounds));
}

void TestSoak::commandsThatWriteAreKilled_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString file = path(u"commands.zahlmeister"_s);
    QTest::newRow("convert") << QStringList{u"convert"_s, path(u"in.json"_s), file};
    QTest::newRow("recalculate") << QStringList{u"recalculate"_s, file};
    QTest::newRow("rescue") << QStringList{u"rescue"_s, file, path(u"rescued.zahlmeister"_s)};
}

void TestSoak::commandsThatWriteAreKilled()
{
    QFETCH(const QStringList, arguments);
    const QString file = path(u"commands.zahlmeister"_s);
    engine::Tournament imported = tests::woExample();
    int finished = 0;
    const int kills = tests::rounds(12, 3);
    for (int i = 0; i < kills; ++i) {
        imported.header.name = "Import " + std::to_string(i);
        QFile input(path(u"in.json"_s));
        QVERIFY(input.open(QIODevice::WriteOnly) && input.write(app::writeTournamentJson(imported)) > 0);
        input.close();
        QFile::remove(path(u"rescued.zahlmeister"_s));
        const std::size_t before = WorkFile::open(file).value()->tournaments().value().size();
        QProcess program;
        program.start(QStringLiteral(ZAHLMEISTER_PROGRAM), arguments);
        QVERIFY(program.waitForStarted());
        program.waitForFinished(static_cast<int>(10 + m_random() % 250));
        finished += program.state() == QProcess::NotRunning ? 1 : 0;
        program.kill();
        program.waitForFinished();

        const auto opened = WorkFile::open(file).value();
        QVERIFY(!opened->isReadOnly());
        QVERIFY(opened->checkConsistency().has_value());
        const auto tournaments = opened->tournaments().value();
        QVERIFY(tournaments.size() == before || tournaments.size() == before + 1);
        for (const app::TournamentSummary& summary : tournaments)
            QCOMPARE(opened->tournament(summary.id).value().tournament.participants.size(), std::size_t(16));
        if (QFile::exists(path(u"rescued.zahlmeister"_s)))
            QVERIFY(WorkFile::open(path(u"rescued.zahlmeister"_s)).value()->checkConsistency().has_value());
    }
    qInfo("%d of %d ended before they were killed", finished, kills);
}

ZAHLMEISTER_TEST(TestSoak, QCoreApplication)

} // namespace tst_soak

#include "tst_soak.moc"
