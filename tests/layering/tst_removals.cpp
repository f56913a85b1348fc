// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "tests/layering/sourcetree.h"
#include "tests/support/testmain.h"

namespace tst_removals {

using namespace Qt::StringLiterals;
using namespace zahlmeister::layering;

/// No file goes without a reason that somebody has written down.
class TestRemovals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsCalls_data();
    void knowsCalls();
    void eachHasItsReason();

private:
    [[nodiscard]] static int callsIn(const QString& text);
};

/// Calls that remove, rename or replace files, or open them for writing. What writes into memory is called a
/// buffer, and a part of an archive `info`.
int TestRemovals::callsIn(const QString& text)
{
    static const QRegularExpression kCall(uR"((?x)
            \bQ(?:File|Dir|FileInfo)(?:\([^()]*\))?(?:::|\.)(?:remove|rename|rmdir|rmpath|removeRecursively|moveToTrash)\(
          | (?<!\w)::(?:unlink|unlinkat|rename|renameat2?|truncate|ftruncate|rmdir|remove)\(
          | \bfilesystem::(?:remove|remove_all|rename|resize_file)\b
          | \b(?:MoveFile|DeleteFile|ReplaceFile)\w*\(
          | \bQSaveFile(?:\s+\w+[({]|>\()
          | \b(?:file|log|journal|folder|dir|copy|path|info|lock)\.(?:remove|rename|resize|rmdir|removeRecursively)\(
          | \bremove(?:StaleLockFile|Server|Recursively)\(
          | (?<!buffer\.open\()QIODevice::(?:WriteOnly|ReadWrite|Append|Truncate)\b(?!,\s*info)
          | \bO_TRUNC\b | \bofstream\b | \bfopen\()"_s);
    static const QRegularExpression kComment(u"//[^\n]*"_s);
    int calls = 0;
    for (const QString& line : text.split(u'\n')) {
        QString code = line;
        calls += code.remove(kComment).contains(kCall) ? 1 : 0;
    }
    return calls;
}

void TestRemovals::knowsCalls_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("calls");
    for (const char* const line :
         {"QFile::remove(path);", "file.remove();", "QDir().rmdir(folder);", "folder.removeRecursively();",
          "::unlink(name);", "std::filesystem::rename(a, b);", "QSaveFile file(path);",
          "::ftruncate(handle, 0);", "file.open(QIODevice::WriteOnly | QIODevice::Truncate)",
          "QFile(path).rename(other);", "file.resize(0);", "make_unique<QSaveFile>(path);"})
        QTest::addRow("%s", line) << QString::fromLatin1(line) << 1;
    for (const char* const line :
         {"text.remove(kColour);", "buffer.open(QIODevice::WriteOnly)", "names.resize(3);",
          "// QFile::remove(path) was here", "m_state.games.remove(g);"})
        QTest::addRow("%s", line) << QString::fromLatin1(line) << 0;
}

void TestRemovals::knowsCalls()
{
    QFETCH(const QString, line);
    QFETCH(const int, calls);
    QCOMPARE(callsIn(line), calls);
}

void TestRemovals::eachHasItsReason()
{
    const QList<SourceFile> files = readTree(QStringLiteral(ZAHLMEISTER_ROOT));
    std::map<QString, int> found;
    for (const QString& layer : {u"engine/"_s, u"app/"_s, u"ui/"_s}) {
        for (const SourceFile& file : filesUnder(files, layer, {u".cpp"_s, u".h"_s})) {
            if (const int calls = callsIn(file.text); calls > 0)
                found[file.path] = calls;
        }
    }
    std::map<QString, int> allowed;
    static const QRegularExpression kLine(u"^(\\S+) (\\d+)\\s+(\\S.{10,})$"_s);
    for (const SourceFile& list : filesUnder(files, u"tests/layering/removals"_s, {u".txt"_s})) {
        for (const QString& line : list.lines()) {
            const auto match = kLine.match(line);
            if (match.hasMatch())
                allowed[match.captured(1)] = match.captured(2).toInt();
            else
                QVERIFY2(line.isEmpty() || line.startsWith(u'#'), qPrintable(line));
        }
    }
    QStringList wrong;
    for (const auto& [path, calls] : found) {
        if (allowed[path] != calls)
            wrong += u"%1: %2 such calls, %3 with a reason"_s.arg(path).arg(calls).arg(allowed[path]);
    }
    for (const auto& [path, calls] : allowed) {
        if (!found.contains(path))
            wrong += path + u": a reason, and no such call"_s;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

ZAHLMEISTER_TEST(TestRemovals, QCoreApplication)

} // namespace tst_removals

#include "tst_removals.moc"
