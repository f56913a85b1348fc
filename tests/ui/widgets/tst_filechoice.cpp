// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

#include "tests/support/testmain.h"
#include "ui/widgets/filechoice.h"

namespace tst_filechoice {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

/// The choice of files opens none of those that it shows: closing them again would drop the locks of this
/// process.
class TestFileChoice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void opensNoFile_data();
    void opensNoFile();
    void givesWhatWasChosen();

private:
    /// Looks at the open choice for a while, and closes it.
    static void closeSoon(const std::function<void(QFileDialog&)>& act = {});
    /// Whether another process sees a lock of this one.
    [[nodiscard]] bool isLocked() const;

    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(u"a.zahlmeister"_s);
};

void TestFileChoice::initTestCase()
{
    // An ending that no system knows: Qt would look into the file to find out what it is.
    for (const QString& name : QStringList{m_file, m_file + u"-wal"_s, m_folder.filePath(u"b"_s)}) {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("SQLite format 3\0", 16).leftJustified(4096, '\0'));
    }
}

void TestFileChoice::closeSoon(const std::function<void(QFileDialog&)>& act)
{
    QTimer::singleShot(600, [act] {
        for (QWidget* const widget : QApplication::topLevelWidgets()) {
            auto* const dialog = qobject_cast<QFileDialog*>(widget);
            if (!dialog || !dialog->isVisible())
                continue;
            if (act)
                act(*dialog);
            if (dialog->isVisible())
                dialog->reject();
        }
    });
}

bool TestFileChoice::isLocked() const
{
#ifdef Q_OS_UNIX
    const pid_t child = ::fork();
    if (child == 0) {
        struct flock asked { };
        asked.l_type = F_WRLCK;
        const int handle = ::open(m_file.toUtf8().constData(), O_RDWR);
        ::_exit(::fcntl(handle, F_GETLK, &asked) == 0 && asked.l_type == F_RDLCK ? 0 : 1);
    }
    int status = 1;
    return child > 0 && ::waitpid(child, &status, 0) == child && WIFEXITED(status) &&
           WEXITSTATUS(status) == 0;
#else
    return true;
#endif
}

void TestFileChoice::opensNoFile_data()
{
    QTest::addColumn<int>("kind");
    QTest::addRow("a file") << 0;
    QTest::addRow("several files") << 1;
    QTest::addRow("a folder") << 2;
    QTest::addRow("a file to write") << 3;
}

void TestFileChoice::opensNoFile()
{
    QFETCH(const int, kind);
#ifndef Q_OS_UNIX
    QSKIP("Locks stay here, whatever is closed.");
#else
    const int handle = ::open(m_file.toUtf8().constData(), O_RDWR);
    struct flock lock { };
    lock.l_type = F_RDLCK;
    QCOMPARE(::fcntl(handle, F_SETLK, &lock), 0);
    QVERIFY(isLocked());
    closeSoon();
    const QString all = u"All files (*)"_s;
    switch (kind) {
    case 0: QVERIFY(ui::askForFile(nullptr, u"Open"_s, m_folder.path(), all).isEmpty()); break;
    case 1: QVERIFY(ui::askForFiles(nullptr, u"Open"_s, m_folder.path(), all).isEmpty()); break;
    case 2: QVERIFY(ui::askForFolder(nullptr, u"Open"_s, m_folder.path()).isEmpty()); break;
    default:
        QVERIFY(ui::askForFileToWrite(nullptr, u"Save"_s, m_file, u"zahlmeister"_s, all).isEmpty());
        break;
    }
    QVERIFY(isLocked());
    ::close(handle);
    QVERIFY(!isLocked());
#endif
}

void TestFileChoice::givesWhatWasChosen()
{
    const QString all = u"All files (*)"_s;
    closeSoon([this](QFileDialog& dialog) {
        QCOMPARE(QDir(dialog.directory()), QDir(m_folder.path()));
        dialog.findChild<QLineEdit*>(u"fileNameEdit"_s)->setText(u"b"_s);
        static_cast<QDialog&>(dialog).accept();
    });
    QCOMPARE(ui::askForFile(nullptr, u"Open"_s, m_folder.path(), all), m_folder.filePath(u"b"_s));
    closeSoon([](QFileDialog& dialog) {
        dialog.findChild<QLineEdit*>(u"fileNameEdit"_s)->setText(u"new"_s);
        static_cast<QDialog&>(dialog).accept();
    });
    QCOMPARE(ui::askForFileToWrite(nullptr, u"Save"_s, m_folder.filePath(u"old.pdf"_s), u"pdf"_s, all),
             m_folder.filePath(u"new.pdf"_s));
}

ZAHLMEISTER_TEST(TestFileChoice, QApplication)

} // namespace tst_filechoice

#include "tst_filechoice.moc"
