// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/fields/tournamentdifference.h"
#include "app/sample/sample.h"
#include "app/store/workfile.h"
#include "tests/app/chronicle/workedchain.h"
#include "tests/program/programrun.h"
#include "tests/support/databaseserver.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_archivecommand {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::WorkFile;
using tests::DatabaseServer;
using tests::Outcome;

/// `zahlmeister archive`, tried on the program itself.
class TestArchiveCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void publishesAndComputes_data() { addEngines(); }
    void publishesAndComputes();
    void showsConflicts_data() { addEngines(); }
    void showsConflicts();
    void moves_data() { addEngines(); }
    void moves();
    void showsCardsAndLists_data() { addEngines(); }
    void showsCardsAndLists();
    void watches_data() { addEngines(); }
    void watches();
    void publishesNoErrorsAndNoSample();
    void anonymises();
    void refusesAddresses_data();
    void refusesAddresses();
    void saysWhatIsThere();

private:
    static void addEngines()
    {
        QTest::addColumn<bool>("isServer");
        QTest::newRow("sqlite") << false;
        QTest::newRow("postgresql") << true;
    }
    [[nodiscard]] Outcome archive(const QStringList& words) const
    {
        return tests::run(QStringList{u"archive"_s} + words +
                          QStringList{u"--archive"_s, m_address, u"--lang=en"_s});
    }
    [[nodiscard]] QJsonObject publish(const QString& path, const QStringList& options = {}) const
    {
        const Outcome outcome = archive(QStringList{u"publish"_s, path, u"--format=json"_s} + options);
        return QJsonDocument::fromJson(outcome.output).array().at(0).toObject();
    }
    [[nodiscard]] QString workFile(const QString& name, const std::string& tournament) const
    {
        QString path = m_folder->filePath(name);
        engine::Tournament one = tests::flawlessTournament().tournament;
        one.header.name = tournament;
        one.header.evaluator = "Auswerter, Anton";
        if (!(*WorkFile::open(path))->addTournament(one).has_value())
            qFatal("no work file");
        return path;
    }
    bool prepare(bool isServer);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DatabaseServer> m_server;
    bool m_isTried = false;
    QString m_address;
};

void TestArchiveCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_address = u"sqlite:"_s + m_folder->filePath(u"a.archive"_s);
}

bool TestArchiveCommand::prepare(bool isServer)
{
    if (!isServer)
        return true;
    if (!m_isTried)
        m_server = DatabaseServer::start();
    m_isTried = true;
    if (m_server)
        m_address = m_server->newDatabase();
    return m_server != nullptr;
}

#define ZAHLMEISTER_PREPARE()                                                                                \
    QFETCH(const bool, isServer);                                                                            \
    if (!prepare(isServer))                                                                                  \
    QSKIP(qPrintable(DatabaseServer::reason()))

void TestArchiveCommand::publishesAndComputes()
{
    ZAHLMEISTER_PREPARE();
    QCOMPARE(archive({u"status"_s}).code, 3); // nothing is made by looking
    QCOMPARE(archive({u"create"_s}).code, 0);
    const Outcome again = archive({u"create"_s});
    QCOMPARE(again.code, 3);
    QVERIFY2(again.messages.contains(u"[archive-exists]"_s), qPrintable(again.messages));
    const QString path = workFile(u"a.zahlmeister"_s, "Open");
    QJsonObject one = publish(path);
    QCOMPARE(one[u"state"_s], u"added"_s);
    QCOMPARE(one[u"revision"_s], 1);
    QCOMPARE(one[u"tournament"_s], 1);
    QCOMPARE(one[u"name"_s], u"Open"_s);
    one = publish(path + u"#Open"_s);
    QCOMPARE(one[u"state"_s], u"already-there"_s);
    QCOMPARE(archive({u"status"_s, u"--format=json"_s}).json()[u"waiting"_s], 1);
    const QJsonObject run = archive({u"recalculate"_s, u"--format=json"_s}).json();
    QCOMPARE(run[u"evaluated"_s], 1);
    QCOMPARE(run[u"rows"_s], 3);
    QCOMPARE(archive({u"recalculate"_s, u"--complete"_s, u"--format=json"_s}).json()[u"rows"_s], 0);
    const QJsonObject status = archive({u"status"_s, u"--format=json"_s}).json();
    QCOMPARE(status[u"engine"_s], isServer ? u"postgresql"_s : u"sqlite"_s);
    QCOMPARE(status[u"waiting"_s], 0);
    QCOMPARE(status[u"persons"_s], 3);
    QCOMPARE(status[u"publishers"_s].toArray().at(0).toObject()[u"publisher"_s], u"Auswerter, Anton"_s);
    const Outcome text = archive({u"status"_s});
    QVERIFY2(text.output.contains("Auswerter, Anton") && text.messages.isEmpty(), text.output.data());
}

void TestArchiveCommand::showsConflicts()
{
    ZAHLMEISTER_PREPARE();
    QCOMPARE(archive({u"create"_s}).code, 0);
    const QString mine = workFile(u"a.zahlmeister"_s, "Open");
    QCOMPARE(publish(mine)[u"revision"_s], 1);
    const QString his = m_folder->filePath(u"b.zahlmeister"_s);
    QVERIFY(QFile::copy(mine, his));
    const auto change = [](const QString& path, const std::string& name) {
        const auto file = WorkFile::open(path).value();
        const auto document = app::TournamentDocument::open(*file, engine::TournamentId(1)).value();
        engine::Tournament after = document->tournament();
        after.header.name = name;
        return document->apply({{}, app::editsBetween(document->tournament(), after)}).has_value();
    };
    QVERIFY(change(his, "His"));
    QVERIFY(change(mine, "Mine"));
    QCOMPARE(publish(his, {u"--publisher=Berta"_s})[u"revision"_s], 2);
    const Outcome outcome = archive({u"publish"_s, mine});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.output.contains("revision 2 by Berta is there, and you have seen revision 1") &&
                 outcome.output.contains("Tournament: name"),
             outcome.output.data());
    const QJsonObject one = publish(mine);
    QCOMPARE(one[u"state"_s], u"conflict"_s);
    QCOMPARE(one[u"seen"_s], 1);
    QCOMPARE(one[u"revision"_s], 2);
    QCOMPARE(one[u"publisher"_s], u"Berta"_s);
    QCOMPARE(one[u"difference"_s].toObject()[u"tournament"_s].toArray().at(0), u"name"_s);
    QCOMPARE(archive({u"publish"_s, mine, u"--seen=2"_s}).code, 2); // which tournament?
    QCOMPARE(publish(mine + u"#1"_s, {u"--seen=2"_s})[u"revision"_s], 3);
    QCOMPARE(publish(his)[u"state"_s], u"conflict"_s);
}

void TestArchiveCommand::moves()
{
    ZAHLMEISTER_PREPARE();
    QCOMPARE(archive({u"create"_s}).code, 0);
    const QString path = workFile(u"a.zahlmeister"_s, "Open");
    QCOMPARE(publish(path)[u"revision"_s], 1);
    const QString file = m_folder->filePath(u"moved.archive"_s);
    QCOMPARE(archive({u"export"_s}).code, 2);
    QCOMPARE(archive({u"export"_s, u"--output"_s, file}).code, 0);
    QCOMPARE(archive({u"export"_s, u"--output"_s, file}).code, 3); // nothing is overwritten
    m_address = isServer ? m_server->newDatabase() : u"sqlite:"_s + m_folder->filePath(u"c.archive"_s);
    QCOMPARE(archive({u"create"_s, u"--from"_s, u"sqlite:"_s + file}).code, 0);
    QCOMPARE(archive({u"recalculate"_s, u"--format=json"_s}).json()[u"rows"_s], 3);
    QCOMPARE(publish(path)[u"state"_s], u"already-there"_s);
}

void TestArchiveCommand::watches()
{
    ZAHLMEISTER_PREPARE();
#ifdef Q_OS_UNIX
    QCOMPARE(archive({u"create"_s}).code, 0);
    QProcess watcher;
    watcher.setEnvironment(tests::bareEnvironment());
    watcher.start(QStringLiteral(ZAHLMEISTER_PROGRAM),
                  {u"archive"_s, u"recalculate"_s, u"--watch"_s, u"--interval=1"_s, u"--format=json"_s,
                   u"--archive"_s, m_address});
    QVERIFY(watcher.waitForStarted());
    if (isServer)
        m_server->crash();
    const QString path = workFile(u"a.zahlmeister"_s, "Open");
    QCOMPARE(publish(path)[u"revision"_s], 1);
    QTRY_VERIFY_WITH_TIMEOUT(watcher.bytesAvailable() > 0 || watcher.waitForReadyRead(50), 20'000);
    QVERIFY(QJsonDocument::fromJson(watcher.readAllStandardOutput()).object()[u"rows"_s] == 3);
    QCOMPARE(watcher.state(), QProcess::Running);
    ::kill(static_cast<pid_t>(watcher.processId()), SIGTERM);
    QVERIFY(watcher.waitForFinished(10'000));
    QCOMPARE(watcher.exitStatus(), QProcess::NormalExit);
    QCOMPARE(watcher.exitCode(), 0);
#endif
}

void TestArchiveCommand::publishesNoErrorsAndNoSample()
{
    QCOMPARE(archive({u"create"_s}).code, 0);
    const QString path = m_folder->filePath(u"a.zahlmeister"_s);
    {
        engine::Tournament open = tests::flawlessTournament().tournament;
        open.header.level.clear();
        open.participants[1].memberNumber = open.participants[0].memberNumber;
        open.games.push_back(open.games.front());
        QVERIFY((*WorkFile::open(path))->addTournament(open).has_value());
    }
    const Outcome outcome = archive({u"publish"_s, path});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.messages.contains(u"[findings]"_s), qPrintable(outcome.messages));
    QCOMPARE(publish(path)[u"state"_s], u"refused"_s);
    const QString sample = m_folder->filePath(u"Musterverein.zahlmeister"_s);
    QVERIFY(app::makeSample(sample).has_value());
    const Outcome refused = archive({u"publish"_s, sample});
    QCOMPARE(refused.code, 3);
    QVERIFY2(refused.messages.contains(u"[sample-only]"_s), qPrintable(refused.messages));
    QCOMPARE(archive({u"publish"_s, m_folder->filePath(u"none.zahlmeister"_s)}).code, 3);
    QCOMPARE(archive({u"publish"_s, m_folder->filePath(u"a.archive"_s)}).code, 3);
    QCOMPARE(archive({u"status"_s, u"--format=json"_s}).json()[u"revisions"_s], 0);
}

void TestArchiveCommand::anonymises()
{
    QCOMPARE(archive({u"create"_s}).code, 0);
    const QString path = m_folder->filePath(u"a.zahlmeister"_s);
    {
        engine::Tournament one = tests::flawlessTournament().tournament;
        one.participants.front().memberUntil = engine::Date::tryFrom(2020, 12, 31);
        QVERIFY((*WorkFile::open(path))->addTournament(one).has_value());
    }
    const auto anonymise = [&](const QString& number) {
        return archive({u"anonymise"_s, path + u"#1"_s, u"--number"_s, number, u"--reason=4.1.1"_s});
    };
    QCOMPARE(publish(path, {u"--force"_s})[u"state"_s], u"added"_s);
    QVERIFY(anonymise(u"1"_s).messages.contains(u"not computed yet"_s));
    QCOMPARE(archive({u"recalculate"_s}).code, 0);
    QCOMPARE(archive({u"anonymise"_s, path + u"#1"_s, u"--number=1"_s}).code, 2);
    const Outcome member = anonymise(u"2"_s);
    QCOMPARE(member.code, 3);
    QVERIFY2(member.messages.contains(u"4.1.1"_s), qPrintable(member.messages));
    const Outcome done = anonymise(u"1"_s);
    QVERIFY2(done.code == 0, qPrintable(done.messages));
    QCOMPARE(done.output, "The name was taken out of 1 revision.\n");
    QCOMPARE(publish(path, {u"--force"_s})[u"state"_s], u"already-there"_s);
}

void TestArchiveCommand::refusesAddresses_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("code");
    QTest::newRow("password") << u"postgresql://anna:geheim@localhost/x"_s << u"[password-in-address]"_s;
    QTest::newRow("password behind") << u"postgresql://localhost/x?password=geheim"_s
                                     << u"[password-in-address]"_s;
    QTest::newRow("without tls") << u"postgresql://example.org/x?sslmode=prefer"_s << u"[insecure-archive]"_s;
    QTest::newRow("other scheme") << u"mysql://anna:geheim@localhost/x"_s << u"[bad-archive-address]"_s;
}

void TestArchiveCommand::refusesAddresses()
{
    QFETCH(const QString, address);
    QFETCH(const QString, code);
    m_address = address;
    const Outcome outcome = archive({u"status"_s});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.messages.contains(code), qPrintable(outcome.messages));
    QVERIFY(!outcome.messages.contains(u"geheim"_s) && outcome.output.isEmpty());
}

void TestArchiveCommand::saysWhatIsThere()
{
    for (const QStringList& words : {QStringList{},
                                     {u"look"_s},
                                     {u"status"_s, u"more"_s},
                                     {u"publish"_s},
                                     {u"recalculate"_s, u"--watch"_s, u"--complete"_s},
                                     {u"recalculate"_s, u"--interval=5"_s}})
        QCOMPARE(archive(words).code, words == QStringList{u"publish"_s} ? 3 : 2);
    // A network folder: looked at, and no more.
    QCOMPARE(archive({u"create"_s}).code, 0);
    const QString local = m_folder->filePath(u"a.archive"_s);
    QVERIFY(QDir(m_folder->path()).mkdir(u"Nextcloud"_s));
    const QString cloud = m_folder->filePath(u"Nextcloud/a.archive"_s);
    QVERIFY(QFile::copy(local, cloud));
    m_address = u"sqlite:"_s + cloud;
    const Outcome status = archive({u"status"_s});
    QCOMPARE(status.code, 0);
    QVERIFY2(status.messages.contains(u"[archive-on-network]"_s), qPrintable(status.messages));
    QCOMPARE(archive({u"recalculate"_s}).code, 3);
    const Outcome published = archive({u"publish"_s, workFile(u"a.zahlmeister"_s, "Open")});
    QCOMPARE(published.code, 3);
    QVERIFY2(published.messages.contains(u"[archive-on-network]"_s), qPrintable(published.messages));
    m_address = u"postgresql://127.0.0.1:1/x"_s;
    const Outcome gone = archive({u"status"_s});
    QCOMPARE(gone.code, 3);
    QVERIFY2(gone.messages.contains(u"[archive-unreachable]"_s), qPrintable(gone.messages));
}

/// What the work file with the same tournaments says; persons have other ids.
// NOLINTNEXTLINE(readability-function-size): one archive, read in every way
void TestArchiveCommand::showsCardsAndLists()
{
    ZAHLMEISTER_PREPARE();
    const QString path = m_folder->filePath(u"a.zahlmeister"_s);
    {
        const auto file = WorkFile::open(path);
        for (const app::ChronicleTournament& one :
             {tests::example(), tests::secondTournament(), tests::lateTournament()})
            QVERIFY((*file)->addTournament(one.tournament).has_value());
    }
    QCOMPARE(archive({u"create"_s}).code, 0);
    QCOMPARE(archive({u"publish"_s, path, u"--force"_s, u"--publisher=A"_s}).code, 0);
    const auto ofArchive = [&](const QString& command, const QStringList& words) {
        return tests::run(QStringList{u"archive"_s, command} + words +
                          QStringList{u"--archive"_s, m_address, u"--format=json"_s, u"--lang=en"_s});
    };
    const auto ofFile = [&](const QString& command, const QStringList& words) {
        return tests::run(QStringList{command, path} + words + QStringList{u"--format=json"_s});
    };
    const QStringList day{u"--date=2028-12-31"_s};
    QCOMPARE(ofArchive(u"ratings"_s, day).json()[u"ratings"_s].toArray(), QJsonArray()); // not computed yet
    QCOMPARE(archive({u"recalculate"_s}).code, 0);
    QCOMPARE(tests::run({u"recalculate"_s, path}).code, 0);
    for (const QString& who : {u"P"_s, u"NU-P"_s, u"L"_s}) {
        QJsonObject card = ofArchive(u"history"_s, {who}).json();
        QJsonObject expected = ofFile(u"history"_s, {who}).json();
        const QString id = card[u"person"_s].toObject()[u"id"_s].toString();
        QVERIFY2(id.startsWith(u'P'), qPrintable(id));
        QCOMPARE(ofArchive(u"history"_s, {id}).json(), card);
        QCOMPARE(card[u"participations"_s], expected[u"participations"_s]);
        QCOMPARE(card[u"carry_over"_s], expected[u"carry_over"_s]);
        QCOMPARE(card.keys(), expected.keys());
    }
    for (const QStringList& more :
         {QStringList(), QStringList{u"--since=2027-01-01"_s}, QStringList{u"--club=lllll"_s}}) {
        const auto lines = [](const Outcome& outcome) {
            QJsonArray all;
            for (const QJsonValue one : outcome.json()[u"ratings"_s].toArray()) {
                QJsonObject line = one.toObject();
                QJsonObject person = line[u"person"_s].toObject();
                person.remove(u"id"_s);
                line[u"person"_s] = person;
                all.append(line);
            }
            return all;
        };
        const QJsonArray list = lines(ofArchive(u"ratings"_s, day + more));
        QCOMPARE(list, lines(ofFile(u"ratings"_s, day + more)));
        QVERIFY(!list.isEmpty());
    }
    // Tournaments and statistics as those of the work file, but for the days and ids of publishing.
    const auto tournaments = [](const Outcome& outcome) {
        QJsonArray all;
        for (const QJsonValue one : outcome.json()[u"tournaments"_s].toArray()) {
            QJsonObject line = one.toObject();
            for (const QString& own : {u"id"_s, u"evaluated"_s, u"recalculated"_s})
                line.remove(own);
            all.append(line);
        }
        return all;
    };
    QVERIFY(!tournaments(ofFile(u"tournaments"_s, {})).isEmpty());
    QCOMPARE(tournaments(ofArchive(u"tournaments"_s, {})), tournaments(ofFile(u"tournaments"_s, {})));
    QCOMPARE(ofArchive(u"statistics"_s, {u"--to=2030-01-01"_s}).json(),
             ofFile(u"statistics"_s, {u"--to=2030-01-01"_s}).json());
    for (const QString& command : {u"tournaments"_s, u"statistics"_s})
        QCOMPARE(ofArchive(command, {path}).code, 2);
    const QString pdf = m_folder->filePath(u"card.pdf"_s);
    QCOMPARE(
        tests::run({u"history"_s, u"P"_s, u"--archive"_s, m_address, u"--format=pdf"_s, u"--output"_s, pdf})
            .code,
        0);
    QVERIFY(QFile(pdf).size() > 1000);
    QCOMPARE(ofArchive(u"history"_s, {u"Nobody"_s}).code, 2);
    QCOMPARE(ofArchive(u"history"_s, {}).code, 2);
    QCOMPARE(ofArchive(u"ratings"_s, {path}).code, 2);
    QCOMPARE(ofArchive(u"ratings"_s, {u"--issue"_s}).code, 2);
    QCOMPARE(tests::run({u"history"_s, u"P"_s, u"--archive"_s, m_address, u"--format=json"_s}).json(),
             ofArchive(u"history"_s, {u"P"_s}).json());
    for (const QString& command : {u"history"_s, u"ratings"_s, u"tournaments"_s, u"statistics"_s}) {
        const auto outcome = tests::run({u"archive"_s, command, u"P"_s, u"--lang=en"_s});
        QCOMPARE(outcome.code, 2); // the archive is missing
        QVERIFY2(outcome.messages.contains(u"--archive"_s), qPrintable(outcome.messages));
    }
    QCOMPARE(tests::run({u"ratings"_s, u"--archive=sqlite:/nowhere/a.archive"_s}).code, 3);
    QCOMPARE(tests::run({u"ratings"_s, u"--archive=postgresql://a:secret@b/c"_s}).code, 2);
}

ZAHLMEISTER_TEST(TestArchiveCommand, QCoreApplication)

} // namespace tst_archivecommand

#include "tst_archivecommand.moc"
