// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>
#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/files/fileinhand.h"
#include "tests/support/testmain.h"

namespace tst_fileinhand {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

class TestFileInHand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesTheBeginningAndThenAll();
    void refusesWhatIsNoFile();
    void refusesWhatIsTooLarge();
    void takesATournamentsNameApart();

private:
    [[nodiscard]] QString written(const QString& name, const QByteArray& content) const;

    QTemporaryDir m_folder;
};

QString TestFileInHand::written(const QString& name, const QByteArray& content) const
{
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName()
                                                                                    : QString();
}

void TestFileInHand::givesTheBeginningAndThenAll()
{
    QByteArray content(FileInHand::kBeginning + 5, 'a');
    content.replace(0, 4, "Anna");
    FileInHand file(written(u"long.txt"_s, content));
    QVERIFY(!file.error() && !file.isSqlite() && !file.isPipe());
    QCOMPARE(file.name(), u"long.txt"_s);
    QCOMPARE(file.beginning(), content.first(FileInHand::kBeginning));
    QCOMPARE(file.takeContent().value(), content);
    QCOMPARE(contentOfFile(written(u"empty.txt"_s, {})).value(), QByteArray());
    QVERIFY(FileInHand(written(u"work"_s, "SQLite format 3"_ba)).isSqlite());
}

/// Whoever opens a pipe waits for somebody to write into it.
void TestFileInHand::refusesWhatIsNoFile()
{
    const auto reason = [](const QString& path) {
        FileInHand file(path);
        if (!file.error() || !file.beginning().isEmpty() || file.takeContent().has_value())
            return std::string("read");
        return file.error()->args.size() < 2 ? std::string(errorCodeText(file.error()->code))
                                             : file.error()->args[1];
    };
#ifdef Q_OS_UNIX
    const QString pipe = m_folder.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    QCOMPARE(reason(pipe), std::string("is-special"));
    QCOMPARE(reason(u"/dev/zero"_s), std::string("is-special"));
#endif
    QCOMPARE(reason(m_folder.path()), std::string("is-folder"));
    QCOMPARE(reason(m_folder.filePath(u"none"_s)), std::string("file-not-found"));
}

void TestFileInHand::refusesWhatIsTooLarge()
{
    QFile large(m_folder.filePath(u"large"_s));
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(kMaximumFileSize + 1));
    const auto content = contentOfFile(large.fileName());
    QVERIFY(!content.has_value());
    QVERIFY(content.error().code == ErrorCode::FileTooLarge);
    QCOMPARE(content.error().args, (std::vector<std::string>{large.fileName().toStdString(), "64"}));
    QVERIFY(large.resize(kMaximumFileSize));
    QVERIFY(contentOfFile(large.fileName()).has_value());
}

void TestFileInHand::takesATournamentsNameApart()
{
    const QString file = written(u"work#1.zahlmeister"_s, "x"_ba);
    QVERIFY(!splitTournamentPath(file).tournament);
    const TournamentPath named = splitTournamentPath(file + u"#Pokal 2026"_s);
    QCOMPARE(named.file, file);
    QCOMPARE(named.tournament, std::optional(u"Pokal 2026"_s));
    QCOMPARE(splitTournamentPath(u"none#"_s).tournament, std::optional(QString()));
    QVERIFY(!splitTournamentPath(u"#7"_s).tournament);
    QCOMPARE(FileInHand(file + u"#7"_s).tournament(), std::optional(u"7"_s));
}

ZAHLMEISTER_TEST(TestFileInHand, QCoreApplication)

} // namespace tst_fileinhand

#include "tst_fileinhand.moc"
