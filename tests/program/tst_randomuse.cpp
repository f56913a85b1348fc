// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <csignal>
#include <deque>
#include <random>

#include <QDeadlineTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/store/workfile.h"
#include "tests/support/clubhistory.h"
#include "tests/support/robot/robotclient.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

namespace tst_randomuse {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::WorkFile;

namespace {

constexpr std::size_t kRemembered = 40; ///< requests, for telling what led to a crash
constexpr std::array kKeys{"Tab",    "Shift+Tab", "Return",    "Escape",  "Up",     "Down",   "Left",
                           "Right",  "1",         "0",         "½",       "+",      "-",      "Del",
                           "Space",  "F2",        "Backspace", "Home",    "End",    "PgUp",   "PgDown",
                           "Ctrl+A", "Ctrl+C",    "Ctrl+F",    "Ctrl+V",  "Ctrl+Y", "Ctrl+Z", "F1",
                           "Ctrl+N", "Ctrl+1",    "Ctrl+2",    "Alt+Down"};
constexpr QStringView kLetters = u"abcmüß 0123456789.,/";

} // namespace

/// The real program used at random: whatever is triggered, clicked and typed, it neither crashes nor hangs,
/// and its work file opens afterwards with everything in it that can be read. A few hundred requests run with
/// the other tests, some thousands in a long run; ZAHLMEISTER_SOAK_MINUTES=60 makes an hour of it, as under
/// the thread sanitizer.
class TestRandomUse : public QObject {
    Q_OBJECT

public:
    /// Before the test begins: it may run longer than tests usually do.
    static void initMain() { tests::takeSoakMinutes(); }

private Q_SLOTS:
    void initTestCase();
    void neitherCrashesNorHangs_data();
    void neitherCrashesNorHangs();

private:
    [[nodiscard]] std::size_t below(std::size_t count) { return m_random() % count; }
    [[nodiscard]] QString nextRequest(tests::RobotClient& robot);
    Result<QString> ask(tests::RobotClient& robot, const QString& request);
    [[nodiscard]] QByteArray whatLedToIt() const;
    void use(tests::RobotClient& robot, int requests);
    void checkFile();

    QTemporaryDir m_directory;
    QString m_path;
    std::mt19937 m_random;
    std::deque<QString> m_asked;
};

void TestRandomUse::initTestCase()
{
    m_path = m_directory.filePath(u"a.zahlmeister"_s);
    std::vector<engine::Tournament> played = tests::clubHistory({.members = 20, .years = 2});
    const auto file = WorkFile::open(m_path);
    QVERIFY((*file)->replaceTournaments({.added = std::move(played)}).has_value());
}

/// What a user could do now: of half of the requests that is found out first.
QString TestRandomUse::nextRequest(tests::RobotClient& robot)
{
    const auto oneOf = [&](const QString& list) -> QString {
        const QStringList lines = list.split(u'\n', Qt::SkipEmptyParts);
        return lines.isEmpty() ? QString() : lines[static_cast<qsizetype>(below(lines.size()))];
    };
    // Paper and the web are not for a test.
    const auto leavesTheMachine = [](const QString& name) {
        return name.contains(u"rint"_s) || name.contains(u"ruck"_s) || name.contains(u"pdate"_s) ||
               name.contains(u"ktualisieren"_s) || name.isEmpty();
    };
    const std::size_t kind = below(100);
    if (kind < 25) {
        const QString action = oneOf(robot.request(u"actions"_s).value_or(QString()));
        return leavesTheMachine(action) ? u"ping"_s : u"trigger "_s + action;
    }
    if (kind < 38) {
        const QStringList parts =
            oneOf(robot.request(u"widgets"_s).value_or(QString())).section(u' ', 1).split(u'\t');
        const QString name = parts.value(0).isEmpty() ? parts.value(1) : parts.value(0);
        return leavesTheMachine(name + parts.value(2)) ? u"ping"_s : u"click "_s + name;
    }
    if (kind < 46) {
        QString text = u"type "_s;
        for (std::size_t i = 0; i <= below(8); ++i)
            text += kLetters[static_cast<qsizetype>(below(kLetters.size()))];
        return text;
    }
    if (kind < 48)
        return u"resize %1 %2"_s.arg(600 + below(1000)).arg(400 + below(600));
    return kind < 54 ? u"key Escape"_s : u"key "_s + QString::fromUtf8(kKeys[below(kKeys.size())]);
}

Result<QString> TestRandomUse::ask(tests::RobotClient& robot, const QString& request)
{
    m_asked.push_back(request);
    if (m_asked.size() > kRemembered)
        m_asked.pop_front();
    return robot.request(request);
}

QByteArray TestRandomUse::whatLedToIt() const
{
    return QStringList(m_asked.begin(), m_asked.end()).join(u'\n').toUtf8();
}

/// Until the requests are over, or the user has quit.
void TestRandomUse::use(tests::RobotClient& robot, int requests)
{
    for (int i = 0; i < requests; ++i) {
        const auto answer = ask(robot, nextRequest(robot));
        if (answer.has_value() || answer.error().code == ErrorCode::BadUsage) // nothing there to be clicked
            continue;
        const int code = robot.waitForEnd();
        const std::string said = answer.error().args.empty() ? std::string() : answer.error().args.back();
        const QByteArray how = QByteArray::number(code) + (robot.isRunning() ? " hangs " : " ended ");
        QVERIFY2(code == 0, QByteArray(how + said.c_str() + '\n' + whatLedToIt()).constData());
        return;
    }
}

/// A dialog of files can remove it, or give it another name: then there is a new one.
void TestRandomUse::checkFile()
{
    if (!QFile::exists(m_path))
        return initTestCase();
    const auto file = WorkFile::open(m_path, WorkFile::Access::ReadOnly);
    QVERIFY2(file.has_value(),
             file.has_value() ? "" : qPrintable(QString::number(static_cast<int>(file.error().code))));
    const auto tournaments = (*file)->tournaments();
    QVERIFY(tournaments.has_value());
    for (const app::TournamentSummary& one : *tournaments)
        QVERIFY((*file)->tournament(one.id).has_value());
}

void TestRandomUse::neitherCrashesNorHangs_data()
{
    QTest::addColumn<unsigned>("seed");
    QTest::newRow("once") << 1U;
    QTest::newRow("again, where it ended") << 2U;
}

void TestRandomUse::neitherCrashesNorHangs()
{
    QFETCH(const unsigned, seed);
    m_random.seed(seed);
    const int minutes = tests::soakMinutes();
    const QDeadlineTimer end(minutes * 30'000); // two rows
    do {
        tests::RobotClient robot;
        QVERIFY(robot.start(QStringLiteral(ZAHLMEISTER_PROGRAM), {m_path}).has_value());
        use(robot, tests::rounds(3000, 150));
        if (QTest::currentTestFailed())
            return;
        if (robot.isRunning() && below(3) > 0) { // a modal dialog may be open, which is asked before
            ask(robot, u"key Escape"_s);
            robot.send(u"quit"_s);
            const int code = robot.waitForEnd();
            QVERIFY2(code == 0 || robot.isRunning(), whatLedToIt().constData());
        }
        robot.kill();
        checkFile();
    } while (!end.hasExpired() && !QTest::currentTestFailed());
}

ZAHLMEISTER_TEST(TestRandomUse, QCoreApplication)

} // namespace tst_randomuse

#include "tst_randomuse.moc"
