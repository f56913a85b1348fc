// SPDX-License-Identifier: GPL-3.0-or-later
#include <thread>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

#include "app/files/fileinhand.h"
#include "app/files/filewriting.h"
#include "app/files/heldfile.h"
#include "app/files/privatefile.h"
#include "tests/support/testmain.h"

namespace tst_heldfile {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

class TestHeldFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void nobodyHoldsAFileOfOurs();
    void triesOnceWhatFailsForAnotherReason();
    void waitsForWhoHoldsItAMoment();
    void namesWhatIsHeldForLong();

private:
    /// Opens the file for itself alone, as a viewer does.
    void hold(std::chrono::milliseconds time);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::thread m_holder;
};

void TestHeldFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"Blätter für Ä.pdf"_s);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
}

void TestHeldFile::cleanup()
{
    if (m_holder.joinable())
        m_holder.join();
}

void TestHeldFile::hold([[maybe_unused]] std::chrono::milliseconds time)
{
#ifdef Q_OS_WIN
    const HANDLE handle =
        ::CreateFileW(reinterpret_cast<const wchar_t*>(QDir::toNativeSeparators(m_path).utf16()),
                      GENERIC_READ, 0, nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    QVERIFY(handle != INVALID_HANDLE_VALUE);
    m_holder = std::thread([=] {
        std::this_thread::sleep_for(time);
        ::CloseHandle(handle);
    });
#endif
}

void TestHeldFile::nobodyHoldsAFileOfOurs()
{
    QVERIFY(!isHeld(m_path));
    QVERIFY(!isHeld(m_folder->filePath(u"none"_s)));
    QFile open(m_path);
    QVERIFY(open.open(QIODevice::ReadOnly));
#ifdef Q_OS_WIN
    QVERIFY(isHeld(m_path)); // Qt lets others read and write, but not remove
#else
    QVERIFY(!isHeld(m_path));
#endif
}

void TestHeldFile::triesOnceWhatFailsForAnotherReason()
{
    int tries = 0;
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!retryWhileLocked(m_path, [&] { return ++tries < 0; }));
    QCOMPARE(tries, 1);
    QVERIFY(timer.elapsed() < 90);
    QVERIFY(retryWhileLocked(m_path, [&] { return ++tries == 2; }));
}

void TestHeldFile::waitsForWhoHoldsItAMoment()
{
#ifndef Q_OS_WIN
    QSKIP("Nobody can hold a file on this system.");
#endif
    hold(std::chrono::milliseconds(500));
    QVERIFY(isHeld(m_path));
    QVERIFY(writeFileSafely("new", m_path).has_value());
    QCOMPARE(contentOfFile(m_path).value(), QByteArray("new"));
    cleanup();
    hold(std::chrono::milliseconds(500));
    QCOMPARE(contentOfFile(m_path).value(), QByteArray("new"));
}

void TestHeldFile::namesWhatIsHeldForLong()
{
#ifndef Q_OS_WIN
    QSKIP("Nobody can hold a file on this system.");
#endif
    hold(std::chrono::milliseconds(9000));
    QElapsedTimer timer;
    timer.start();
    const auto written = writeFileSafely("new", m_path);
    QVERIFY(timer.elapsed() >= 1800 && timer.elapsed() < 3500);
    QVERIFY(!written.has_value());
    QCOMPARE(written.error().code, ErrorCode::FileNotWritable);
    QCOMPARE(written.error().args, (std::vector<std::string>{m_path.toStdString(), "is-held"}));
    const auto read = contentOfFile(m_path);
    QCOMPARE(read.error().code, ErrorCode::FileNotReadable);
    QCOMPARE(read.error().args, (std::vector<std::string>{m_path.toStdString(), "is-held"}));
    const QString other = m_folder->filePath(u"other"_s);
    const auto named = renameToFree(m_path, other);
    QCOMPARE(named.error().args, (std::vector<std::string>{other.toStdString(), "is-held"}));
    cleanup();
    QCOMPARE(contentOfFile(m_path).value(), QByteArray("old"));
}

ZAHLMEISTER_TEST(TestHeldFile, QCoreApplication)

} // namespace tst_heldfile

#include "tst_heldfile.moc"
