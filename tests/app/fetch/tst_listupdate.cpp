// SPDX-License-Identifier: GPL-3.0-or-later
#include <cerrno>
#include <cstdlib>

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QTest>

#include "app/fetch/listupdate.h"
#include "app/files/temporaryfolder.h"
#include "app/lists/listrollback.h"
#include "app/text/calendar.h"
#include "tests/app/lists/listdesk.h"
#include "tests/support/faultydisk.h"
#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"
#include "tests/support/webserver.h"

namespace tst_listupdate {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::ListUpdate;
using app::ListUpdated;
using app::ListUpdateProgress;
using tests::answer;
using tests::contentOf;
using tests::Desk;
using tests::ListFile;
using tests::member;
using tests::WebConnection;
using tests::WebRequest;
using tests::WebServer;
using Stage = ListUpdateProgress::Stage;

namespace {

/// So many members of one club, each with this rating.
std::vector<app::ListPerson> members(int count, int rating)
{
    static std::vector<std::string> names;
    while (static_cast<int>(names.size()) < count)
        names.push_back("Name" +
                        std::string(1 + names.size() % 20, static_cast<char>('a' + names.size() % 26)) +
                        std::to_string(names.size()));
    std::vector<app::ListPerson> made;
    for (int i = 0; i < count; ++i) {
        const std::string id = "NU" + std::to_string(i + 1);
        made.push_back(
            member("30101", i + 1, id.c_str(), names[static_cast<std::size_t>(i)].c_str(), rating));
    }
    return made;
}

constexpr int kKilled = 9;

QStringList copiesIn(const QString& folder)
{
    return QDir(folder).entryList({u"*.before-*"_s}, QDir::Files);
}

/// Ends without a word in the middle of an update, as after a kill.
/// @param copies only when there are so many copies of what was before
int updateAndDie(const QString& folder, const QString& list, Stage stage, qsizetype copies)
{
    const QByteArray body = contentOf(list);
    WebServer server(
        [&](WebConnection& connection, const WebRequest&) { answer(connection, "200 OK", body); });
    ListUpdate update(folder);
    int left = stage == Stage::Reading && copies == 1 ? 2 : 0; // some rows in
    static_cast<void>(update.run(
        {.source = app::ListSource::Dsb, .address = server.url()}, [&](const ListUpdateProgress& step) {
            if (step.stage == stage && copiesIn(folder).size() == copies && left-- == 0)
                std::_Exit(kKilled);
            return true;
        }));
    return 0;
}

} // namespace

/// What an update leaves of the list that was there: all of it, until there is a better one.
class TestListUpdate : public QObject {
    Q_OBJECT

public:
    [[nodiscard]] static std::optional<int> runAsChild(const QStringList& words)
    {
        if (words.value(1) != u"killed"_s)
            return {};
        return updateAndDie(words.value(2), words.value(3), static_cast<Stage>(words.value(4).toInt()),
                            words.value(5).toInt());
    }

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void takesAndRestores_data();
    void takesAndRestores();
    void asksOnlyWhetherThereIsAnother();
    void takesTheFirstList();
    void refusesWhatIsNoList_data();
    void refusesWhatIsNoList();
    void doubtsAListOfAFew();
    void doubtsAListThatIsCutOff();
    void bearsBombs_data();
    void bearsBombs();
    void knowsNoTomorrow();
    void takesTheDayOfTheServer();
    void cancelsAtEveryMoment();
    void takesNoListWithoutAWayBack();
    void bearsAFullDisk();
    void bearsBeingKilled_data();
    void bearsBeingKilled();

private:
    [[nodiscard]] QByteArray list(int count, int rating) const
    {
        return contentOf(m_desk->write("made.csv", ListFile::Nu20, members(count, rating)));
    }
    [[nodiscard]] QByteArray zipped(const std::vector<std::pair<QString, QByteArray>>& members) const
    {
        const QString path = m_desk->path("made.zip");
        QFile::remove(path);
        return tests::writeZip(path, members) ? contentOf(path) : QByteArray();
    }
    /// Stores a list of 100 players of October.
    void store()
    {
        QVERIFY(m_desk->import({m_desk->write("before.csv", list(100, 1500))}, tests::kSecond).has_value());
        m_before = m_desk->content();
    }
    Result<ListUpdated> update(ListUpdate& update, const QByteArray& body,
                               const app::ListUpdateProgressFunction& progress = {},
                               const QString& path = u"/list-20261101.csv"_s)
    {
        WebServer server([&](WebConnection& socket, const WebRequest&) {
            answer(socket, "200 OK", body, {"Last-Modified: Tue, 03 Nov 2026 02:15:00 GMT", "ETag: \"new\""});
        });
        return update.run({.source = app::ListSource::Dsb, .address = server.url(path)}, progress);
    }
    Result<ListUpdated> update(const QByteArray& body, const app::ListUpdateProgressFunction& progress = {},
                               const QString& path = u"/list-20261101.csv"_s)
    {
        ListUpdate one(m_desk->store());
        return update(one, body, progress, path);
    }
    [[nodiscard]] qsizetype temporaryFolders() const
    {
        return QDir(m_temporary.path()).entryList({u"zahlmeister-copy-*"_s}, QDir::Dirs).size();
    }

    QTemporaryDir m_temporary;
    std::unique_ptr<Desk> m_desk;
    QString m_before;
};

void TestListUpdate::initTestCase()
{
    for (const char* name : {"TMPDIR", "TMP"}) // the second on Windows
        qputenv(name, m_temporary.path().toLocal8Bit());
    qunsetenv("http_proxy");
}

void TestListUpdate::init()
{
    m_desk = std::make_unique<Desk>();
}

void TestListUpdate::cleanup()
{
    m_desk.reset();
    QCOMPARE(temporaryFolders(), 0);
}

void TestListUpdate::takesAndRestores_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<std::string>("day");
    QTest::newRow("of another day") << u"/list-20261101.csv"_s << std::string("2026-11-01");
    QTest::newRow("of the same day") << u"/list-20261001.csv"_s << std::string("2026-10-01");
}

void TestListUpdate::takesAndRestores()
{
    QFETCH(QString, path);
    QFETCH(std::string, day);
    store();
    QVERIFY(!app::hasListBefore(m_desk->store(), app::ListSource::Dsb));
    std::vector<Stage> stages;
    const auto updated = update(
        list(95, 1600),
        [&](const ListUpdateProgress& step) {
            if (stages.empty() || stages.back() != step.stage)
                stages.push_back(step.stage);
            return true;
        },
        path);
    QVERIFY(updated.has_value());
    QVERIFY(updated->report);
    QCOMPARE(updated->report->date.iso(), day);
    QCOMPARE(updated->report->rowsTaken, std::int64_t{95});
    QCOMPARE(QString::fromStdString(updated->report->file), path.mid(1));
    QCOMPARE(updated->state.tag, "\"new\"");
    QVERIFY(stages == std::vector({Stage::Loading, Stage::Keeping, Stage::Reading}));
    const QString after = m_desk->content();
    QVERIFY(after != m_before);
    QVERIFY(after.contains(u" 1600 "_s));

    QVERIFY(app::hasListBefore(m_desk->store(), app::ListSource::Dsb));
    QVERIFY(app::restoreListBefore(m_desk->store(), app::ListSource::Dsb).has_value());
    QCOMPARE(m_desk->content(), m_before);
    QVERIFY(!app::hasListBefore(m_desk->store(), app::ListSource::Dsb));
}

void TestListUpdate::asksOnlyWhetherThereIsAnother()
{
    store();
    WebServer server([](WebConnection& socket, const WebRequest& request) {
        answer(socket, request.headers.value("if-none-match") == "\"old\"" ? "304 Not Modified" : "500 Oh");
    });
    ListUpdate one(m_desk->store());
    const auto updated =
        one.run({.source = app::ListSource::Dsb, .address = server.url(), .known = {"\"old\"", {}}});
    QVERIFY(updated.has_value());
    QVERIFY(!updated->report);
    QCOMPARE(updated->state.tag, "\"old\"");
    QCOMPARE(m_desk->content(), m_before);
    QVERIFY(!app::hasListBefore(m_desk->store(), app::ListSource::Dsb));
}

void TestListUpdate::takesTheFirstList()
{
    const auto updated = update(list(3, 1500));
    QVERIFY(updated.has_value());
    QVERIFY(m_desk->content().contains(u"2026-11-01 3"_s));
    QVERIFY(!app::hasListBefore(m_desk->store(), app::ListSource::Dsb)); // there was none
    QVERIFY(!app::restoreListBefore(m_desk->store(), app::ListSource::Dsb).has_value());
}

void TestListUpdate::refusesWhatIsNoList_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("fault");
    QTest::newRow("page of an error")
        << QByteArray("<!DOCTYPE html>\n<html><body>Wartung</body></html>") << QByteArray("web-page");
    QTest::newRow("page with a head")
        << QByteArray("<?xml version=\"1.0\"?>\n<HTML>Wartung</HTML>") << QByteArray("web-page");
    QTest::newRow("JSON") << QByteArray("{\"error\": 1}") << QByteArray("other-file");
    QTest::newRow("nothing") << QByteArray() << QByteArray("other-file");
    QTest::newRow("zeros") << QByteArray(100'000, '\0') << QByteArray("other-file");
    const QByteArray fide = QByteArray::fromStdString(
        tests::listFileHead(ListFile::FideCombined) +
        tests::listFileRow(ListFile::FideCombined, tests::MadeUpLists(1, 10, 10).fidePlayer(3)));
    QTest::newRow("another federation's") << fide << QByteArray("other-federation");
}

void TestListUpdate::refusesWhatIsNoList()
{
    QFETCH(QByteArray, body);
    store();
    const auto updated = update(body);
    QVERIFY(!updated.has_value());
    QCOMPARE(updated.error().code, ErrorCode::NoListThere);
    QTEST(QByteArray::fromStdString(updated.error().args.back()), "fault");
    QCOMPARE(m_desk->content(), m_before);
}

void TestListUpdate::doubtsAListOfAFew()
{
    store();
    ListUpdate one(m_desk->store());
    const auto updated = update(one, list(79, 1600));
    QVERIFY(!updated.has_value());
    QCOMPARE(updated.error().code, ErrorCode::DoubtfulList);
    QCOMPARE(updated.error().args,
             (std::vector<std::string>{"list-20261101.csv", "79", "100", "fewer-rows"}));
    QCOMPARE(m_desk->content(), m_before);
    QVERIFY(!app::hasListBefore(m_desk->store(), app::ListSource::Dsb));
    QCOMPARE(temporaryFolders(), 1); // so that it need not be loaded again

    const auto taken = one.takeDoubtful();
    QVERIFY(taken.has_value());
    QCOMPARE(taken->report->rowsTaken, std::int64_t{79});
    QCOMPARE(taken->state.tag, "\"new\"");
    QVERIFY(app::restoreListBefore(m_desk->store(), app::ListSource::Dsb).has_value());
    QCOMPARE(m_desk->content(), m_before);
    QVERIFY(update(list(80, 1600)).has_value()); // four fifths are enough
}

void TestListUpdate::doubtsAListThatIsCutOff()
{
    store();
    ListUpdate one(m_desk->store());
    const auto updated = update(one, list(100, 1600).chopped(9));
    QVERIFY(!updated.has_value());
    QCOMPARE(updated.error().code, ErrorCode::DoubtfulList);
    QCOMPARE(updated.error().args.back(), "cut-off");
    QCOMPARE(m_desk->content(), m_before);
    one.discard();
    QCOMPARE(temporaryFolders(), 0);
}

void TestListUpdate::bearsBombs_data()
{
    QTest::addColumn<QByteArray>("body");
    const QByteArray row = "30101,1,A,\"Bombe,Eva\",W,D,1980,,1510,6,,,,\r\n";
    const QByteArray head = QByteArray::fromStdString(tests::listFileHead(ListFile::DewisCsv1));
    m_desk = std::make_unique<Desk>();
    QTest::newRow("of one row") << zipped({{u"spieler.csv"_s, head + row.repeated(1'500'000)}});
    QTest::newRow("of a line") << zipped({{u"spieler.csv"_s, head + QByteArray(60'000'000, 'a')}});
    std::vector<std::pair<QString, QByteArray>> many;
    for (int i = 0; i < 65; ++i)
        many.emplace_back(u"%1.csv"_s.arg(i), head + row);
    QTest::newRow("of members") << zipped(many);
    QByteArray lying = zipped({{u"spieler.csv"_s, head + row.repeated(100)}});
    // The size unpacked stands at 22 of the local head and at 24 of the entry of the directory.
    for (const auto& [mark, at] : {std::pair{QByteArray("PK\x03\x04"), 22}, {QByteArray("PK\x01\x02"), 24}}) {
        const qsizetype start = lying.indexOf(mark);
        lying.replace(start + at, 4, QByteArray("\xf0\xff\xff\xff"));
    }
    QTest::newRow("that lies about its size") << lying;
    QTest::newRow("cut off") << zipped({{u"spieler.csv"_s, head + row}}).chopped(30);
    m_desk.reset();
}

void TestListUpdate::bearsBombs()
{
    QFETCH(QByteArray, body);
    store();
    const auto updated = update(body, {}, u"/list.zip"_s);
    QVERIFY(!updated.has_value());
    QVERIFY2(updated.error().code == ErrorCode::ArchiveTooLarge ||
                 updated.error().code == ErrorCode::DamagedArchive ||
                 updated.error().code == ErrorCode::DamagedList ||
                 updated.error().code == ErrorCode::NoListThere,
             errorCodeText(updated.error().code).data());
    QCOMPARE(m_desk->content(), m_before);
}

void TestListUpdate::knowsNoTomorrow()
{
    const auto updated = update(list(3, 1500), {}, u"/list-20991231.csv"_s);
    QVERIFY(updated.has_value());
    QCOMPARE(updated->report->date, app::today());
}

void TestListUpdate::takesTheDayOfTheServer()
{
    const auto updated = update(list(3, 1500), {}, u"/list.csv"_s);
    QVERIFY(updated.has_value());
    QCOMPARE(updated->report->date.iso(), "2026-11-03");
    QCOMPARE(updated->report->dateOrigin, app::ListDateOrigin::FileTime);
}

void TestListUpdate::cancelsAtEveryMoment()
{
    store();
    const QByteArray body = list(1000, 1600);
    int moments = 0;
    for (bool isOver = false; !isOver; ++moments) {
        int left = moments;
        const auto updated = update(body, [&](const ListUpdateProgress&) { return left-- > 0; });
        isOver = updated.has_value();
        if (!isOver) {
            QCOMPARE(updated.error().code, ErrorCode::Cancelled);
            QCOMPARE(m_desk->content(), m_before);
            QVERIFY(!app::hasListBefore(m_desk->store(), app::ListSource::Dsb));
            QCOMPARE(copiesIn(m_desk->store()), QStringList());
        }
    }
    QVERIFY(moments > 3);
    QVERIFY(m_desk->content() != m_before);
}

void TestListUpdate::takesNoListWithoutAWayBack()
{
    store();
    const QDir folder(m_desk->store());
    const auto updated = update(list(1000, 1600), [&](const ListUpdateProgress& step) {
        if (step.stage == Stage::Reading) {
            for (const QString& name : folder.entryList({u"*.before.new-*"_s}, QDir::Files))
                QFile::remove(folder.filePath(name));
        }
        return true;
    });
    QVERIFY(!updated.has_value());
    QCOMPARE(updated.error().code, ErrorCode::FileNotWritable);
    QCOMPARE(m_desk->content(), m_before);
}

void TestListUpdate::bearsAFullDisk()
{
#ifdef Q_OS_WIN
    QSKIP("the disk is filled below the C library of Linux");
#else
    store();
    const QByteArray body = list(2000, 1600);
    bool wasFull = false;
    for (int writes = 0; writes < 1000; writes = writes * 3 / 2 + 1) {
        bool isDone = false;
        {
            const tests::FaultyDisk disk(m_desk->store(), ENOSPC, writes);
            const auto updated = update(body);
            isDone = updated.has_value();
            wasFull |= disk.hasFailed();
        }
        if (isDone)
            break;
        QCOMPARE(m_desk->content(), m_before);
    }
    QVERIFY(wasFull);
    {
        const tests::FaultyDisk disk(m_temporary.path(), ENOSPC);
        const auto updated = update(body);
        QVERIFY(!updated.has_value());
        QVERIFY(updated.error().code == ErrorCode::FileNotWritable ||
                updated.error().code == ErrorCode::DiskFull);
    }
#endif
}

void TestListUpdate::bearsBeingKilled_data()
{
    QTest::addColumn<Stage>("stage");
    QTest::addColumn<int>("copies");
    QTest::newRow("while it loads") << Stage::Loading << 1;
    QTest::newRow("while it keeps what was") << Stage::Keeping << 1;
    QTest::newRow("while it reads") << Stage::Reading << 1;
    QTest::newRow("before the new list counts") << Stage::Reading << 2;
}

void TestListUpdate::bearsBeingKilled()
{
    QFETCH(Stage, stage);
    QFETCH(int, copies);
    store();
    const QString first = m_before;
    QVERIFY(update(list(99, 1550), {}, u"/list-20261015.csv"_s).has_value());
    m_before = m_desk->content();
    const QByteArray body = list(2000, 1600);
    const QString list = m_desk->write("new.csv", body);
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(),
                {u"tst_listupdate"_s, u"killed"_s, m_desk->store(), list,
                 QString::number(static_cast<int>(stage)), QString::number(copies)});
    QVERIFY(child.waitForFinished(60000));
    QCOMPARE(child.exitCode(), kKilled);
    QCOMPARE(m_desk->content(), m_before);
    QCOMPARE(copiesIn(m_desk->store()).size(), copies);
    QVERIFY(app::hasListBefore(m_desk->store(), app::ListSource::Dsb)); // that of the update before
    QVERIFY(temporaryFolders() <= 1);                                   // until the program is started again
    QVERIFY(update(body).has_value());
    QCOMPARE(copiesIn(m_desk->store()).size(), 1);
    QVERIFY(app::restoreListBefore(m_desk->store(), app::ListSource::Dsb).has_value());
    QCOMPARE(m_desk->content(), m_before); // one list back
    QVERIFY(m_before != first);
    const QStringList left = QDir(m_desk->store()).entryList({u"*.new-*"_s}, QDir::Files);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u' ')));
    for (const QString& folder : QDir(m_temporary.path()).entryList({u"zahlmeister-copy-*"_s}))
        QDir(m_temporary.filePath(folder)).removeRecursively();
}

ZAHLMEISTER_TEST(TestListUpdate, QCoreApplication)

} // namespace tst_listupdate

#include "tst_listupdate.moc"
