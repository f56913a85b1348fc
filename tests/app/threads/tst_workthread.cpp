// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <atomic>

#include <QRegularExpression>
#include <QTest>

#include "app/threads/workthread.h"
#include "tests/support/testmain.h"

namespace tst_workthread {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::WorkThread;

namespace {

std::atomic<int> wholeContents =
    0; ///< how many objects of threads had all of their content when they were destroyed

/// What a thread keeps for itself.
struct Own {
    Own() { content.fill(42); }
    ~Own() { wholeContents += std::ranges::count(content, 42) == std::ssize(content) ? 1 : 0; }
    std::array<int, 100> content{};
};

} // namespace

class TestWorkThread : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void doesItsWorkElsewhere();
    void destroysWhatItKept();
};

void TestWorkThread::doesItsWorkElsewhere()
{
    QThread* where = nullptr;
    WorkThread thread([&] { where = QThread::currentThread(); });
    QVERIFY(!thread.isRunning());
    thread.start();
    thread.join();
    QVERIFY(thread.isFinished());
    QCOMPARE(where, static_cast<QThread*>(&thread));
}

/// The same for what Qt keeps in a thread, for its regular expressions for example.
void TestWorkThread::destroysWhatItKept()
{
    for (int i = 1; i <= 20; ++i) {
        WorkThread thread([] {
            static thread_local const Own kOwn;
            const bool isFilled = kOwn.content.back() == 42;
            const bool isFound = QRegularExpression(u"^(a|b)*c$"_s).match(u"abbac"_s).hasMatch();
            QVERIFY(isFilled && isFound);
        });
        thread.start();
        thread.join();
        QTRY_COMPARE(wholeContents.load(), i); // a thread destroys it behind the end of its work
    }
}

ZAHLMEISTER_TEST(TestWorkThread, QCoreApplication)

} // namespace tst_workthread

#include "tst_workthread.moc"
