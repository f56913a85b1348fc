// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/formats/json/tournamentjson.h"
#include "app/lists/listimport.h"
#include "app/open/formatcatalogue.h"
#include "app/open/open.h"
#include "app/session/session.h"
#include "tests/support/roundtrip.h"

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

/// Bytes that this program has read from files so far, as the kernel counts them; -1: it does not say.
qint64 bytesRead()
{
    QFile counters(u"/proc/self/io"_s);
    if (!counters.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return -1;
    for (const QByteArray& line : counters.read(4096).split('\n')) {
        if (line.startsWith("rchar: "))
            return line.mid(7).toLongLong();
    }
    return -1;
}

} // namespace

/// The door through which all tournaments come in.
class TestOpen : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAFileOnce_data();
    void readsAFileOnce();
    void keepsTheErrorsOfItsOwnFormat();
    void keepsARefusedTable();
    void saysWhyAFileCannotBeRead();

private:
    [[nodiscard]] QString written(const QByteArray& content);

    QTemporaryDir m_folder;
    int m_files = 0;
};

QString TestOpen::written(const QByteArray& content)
{
    QFile file(m_folder.filePath(u"file%1"_s.arg(++m_files)));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName()
                                                                                    : QString();
}

void TestOpen::readsAFileOnce_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("opened");
    for (const TournamentFormat& format : tournamentFormats()) {
        if (!format.write)
            continue;
        for (const tests::NamedTournament& named : tests::richTournaments()) {
            const auto data = format.write({.tournament = named.tournament,
                                            .tournamentUuid = "0f8fad5b-d9cb-469f-a165-70867728950e",
                                            .fileUuid = "7c9e6679-7425-40de-944b-e07fc1f90ae7"});
            if (!data.has_value())
                continue;
            const bool isTable = !format.read && format.id != "json";
            QTest::newRow(std::string(format.id).c_str())
                << *data
                << (isTable ? u"table"_s
                            : QString::fromUtf8(format.id.data(), qsizetype(format.id.size())).left(3));
            break;
        }
    }
    QTest::newRow("refused table")
        << "Nr;Name;1;2;3;Punkte\n1;Abel;*;1;1;2\n2;Berg;1;*;1;1\n3;Cohn;0;0;*;0\n"_ba << u"table"_s;
    QTest::newRow("none") << "Liebe Freunde,\nwir treffen uns am 12. Mai um 19 Uhr.\nBis dann!\n"_ba
                          << QString();
}

/// Whatever a file turns out to be: the window asks what it is, and then nothing is read a second time.
void TestOpen::readsAFileOnce()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, opened);
    const QString path = written(content);
    const qint64 before = bytesRead();
    if (before < 0)
        QSKIP("the system does not count");
    const qint64 counting = bytesRead() - before;
    std::vector<FileInHand> files = filesInHand({path});
    QVERIFY(!Session::isWorkFile(files.front()));
    QCOMPARE(Session::isForeign(files.front()), opened != u"jso");
    QVERIFY(!isList(files.front()));
    const auto read = openFiles(std::move(files));
    const qint64 bytes = bytesRead() - before - 2 * counting;
    QVERIFY(read.has_value());
    QCOMPARE(QString::fromUtf8(read->format.data(), qsizetype(read->format.size())).left(opened.size()),
             opened);
    QVERIFY2(bytes <= content.size(), qPrintable(u"%1 of %2"_s.arg(bytes).arg(content.size())));
}

void TestOpen::keepsTheErrorsOfItsOwnFormat()
{
    const Opened opened = open({{.name = u"a.json"_s, .data = "{\n  7\n}", .path = u"/folder/a.json"_s}});
    QCOMPARE(opened.format, std::string_view("json"));
    QVERIFY(!opened.result.has_value() && opened.result.error().empty());
    QCOMPARE(opened.errors.size(), std::size_t{1});
    QCOMPARE(opened.errors.front().position->line, 2);
    QCOMPARE(opened.errors.front().args.front(), std::string("/folder/a.json"));
    QVERIFY(open({{u"a.txt"_s, "{}"}}, "json").format == "json");
}

void TestOpen::keepsARefusedTable()
{
    const Opened refused =
        open({{u"a.csv"_s, "Nr;Name;1;2;3;Punkte\n1;Abel;*;1;1;2\n2;Berg;1;*;1;1\n3;Cohn;0;0;*;0\n"_ba}});
    QVERIFY(!refused.result.has_value());
    QVERIFY(refused.table && !refused.table->reading.columns.empty());
    const Opened read =
        open({{u"a.csv"_s, "Nr;Name;1;2;3;Punkte\n1;Abel;*;1;1;2\n2;Berg;0;*;1;1\n3;Cohn;0;0;*;0\n"_ba}});
    QVERIFY(read.result.has_value());
    QVERIFY(!read.table);
    QVERIFY(open({{u"a.csv"_s, " \n"}}).result.error().front().code == ImportCode::Empty);
    QVERIFY(open({{u"a.csv"_s, "a"}}, "none").result.error().front().code == ImportCode::UnknownFormat);
}

void TestOpen::saysWhyAFileCannotBeRead()
{
    const auto opened = openFiles(filesInHand({written("a"_ba), m_folder.filePath(u"none"_s)}));
    QVERIFY(!opened.has_value());
    QVERIFY(opened.error().code == ErrorCode::FileNotFound);
}

QTEST_GUILESS_MAIN(TestOpen)
#include "tst_open.moc"
