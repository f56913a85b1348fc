// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "app/chronicle/chain/settling.h"
#include "app/chronicle/chronicle.h"
#include "app/sample/sample.h"
#include "app/store/publishedpages.h"
#include "app/store/unnamedpersons.h"
#include "app/store/workfile.h"
#include "app/text/calendar.h"
#include "tests/program/programrun.h"
#include "tests/support/clubhistory.h"
#include "tests/support/databaseserver.h"
#include "tests/support/rounds.h"
#include "tests/support/sitelinks.h"
#include "tests/support/testmain.h"

namespace tst_sitecommand {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::WorkFile;
using tests::Outcome;

namespace {

/// Everything in a folder but the list, which says when a run did not end.
std::map<QString, QByteArray> pagesIn(const QString& folder)
{
    std::map<QString, QByteArray> all;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly) && files.fileName() != u"zahlmeister-site.txt"_s)
            all.emplace(QDir(folder).relativeFilePath(files.filePath()), file.readAll());
    }
    return all;
}

} // namespace

/// `zahlmeister site`, tried on the program itself.
class TestSiteCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void writesAndKeeps();
    void writesWhatChangedAlone();
    void takesAwayWhoObjects();
    void asksBeforeItWrites();
    void previews();
    void refuses_data();
    void refuses();
    void survivesKills();
    void survivesAFullDisk();
    void followsMergersAndTheWasteBasket();
    void saysWhatIsPending();
    void isMadeOfAnArchive_data();
    void isMadeOfAnArchive();
    void showsTheSample();

private:
    [[nodiscard]] Outcome run(const QStringList& arguments) const
    {
        return tests::run(QStringList{u"site"_s, m_path, u"--lang=en"_s} + arguments);
    }
    [[nodiscard]] QString folder(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    QString m_path;
};

void TestSiteCommand::initTestCase()
{
    m_path = m_folder.filePath(u"a.zahlmeister"_s);
    const auto file = WorkFile::open(m_path);
    for (const engine::Tournament& one : tests::clubHistory({.years = 3}))
        QVERIFY((*file)->addTournament(one).has_value());
    QVERIFY(app::settleEntries(**file).has_value());
}

void TestSiteCommand::writesAndKeeps()
{
    const Outcome outcome = run({u"--output"_s, folder(u"site"_s), u"--format"_s, u"json"_s});
    QCOMPARE(outcome.code, 0);
    const QJsonObject answer = outcome.json();
    const QJsonArray pages = answer.value("pages"_L1).toArray();
    QCOMPARE(answer.value("written"_L1).toInt(), pages.size());
    QCOMPARE(answer.value("unchanged"_L1).toInt(), 0);
    QCOMPARE(answer.value("removed"_L1).toInt(), 0);
    QVERIFY(answer.value("to_delete"_L1).toArray().isEmpty());
    QCOMPARE(pagesIn(folder(u"site"_s)).size(), static_cast<std::size_t>(pages.size()));
    for (const QJsonValue page : pages) {
        QVERIFY(!page["kind"_L1].toString().isEmpty());
        QCOMPARE(QFile(folder(u"site/"_s) + page["file"_L1].toString()).size(), page["bytes"_L1].toInteger());
    }
    const auto file = WorkFile::open(m_path, WorkFile::Access::ReadOnly).value();
    const auto kept = app::publishedPages(*file, folder(u"site"_s)).value();
    QCOMPARE(kept.size(), static_cast<std::size_t>(pages.size()));
    QCOMPARE(kept.front().profile, u"web"_s);
}

void TestSiteCommand::writesWhatChangedAlone()
{
    const QString site = folder(u"again"_s);
    QCOMPARE(run({u"--output"_s, site}).code, 0);
    const auto before = pagesIn(site);
    const Outcome same = run({u"--output"_s, site, u"--format"_s, u"json"_s});
    QCOMPARE(same.json().value("written"_L1).toInt(), 0);
    QVERIFY(pagesIn(site) == before);
    // Somewhere else it says the same.
    QCOMPARE(run({u"--output"_s, folder(u"elsewhere"_s)}).code, 0);
    QVERIFY(pagesIn(folder(u"elsewhere"_s)) == before);
    const Outcome other = run({u"--output"_s, site, u"--title"_s, u"New"_s, u"--format"_s, u"json"_s});
    QVERIFY(other.json().value("written"_L1).toInt() > 10);
}

// RULE: WO2026 4.1.1, 6.5
void TestSiteCommand::takesAwayWhoObjects()
{
    const QString site = folder(u"objection"_s);
    QCOMPARE(run({u"--output"_s, site}).code, 0);
    const auto file = WorkFile::open(m_path).value();
    const auto chronicle = app::chronicleOf(*file).value();
    const auto person = std::ranges::find_if(chronicle.persons, [](const app::PersonHistory& one) {
        return one.tournaments() > 5 && one.person().member &&
               !one.participations.back().result.formerMember &&
               engine::birthYearOf(one.person()).value_or(2015) < 1990;
    });
    QVERIFY(person != chronicle.persons.end());
    const QByteArray name = QByteArray::fromStdString(person->person().name);
    const auto named = [&] {
        int count = 0;
        for (const auto& [page, bytes] : pagesIn(site))
            count += bytes.contains(name) ? 1 : 0;
        return count;
    };
    QCOMPARE_GT(named(), 5);
    const auto noted =
        app::addUnnamedPerson(*file, {.tournament = person->participations.front().tournament,
                                      .participant = person->participations.front().participant->number,
                                      .name = person->participations.front().participant->name,
                                      .decided = *engine::Date::tryFrom(2026, 11, 29),
                                      .persons = {person->person().person}});
    QVERIFY(noted.has_value());
    const Outcome outcome = run({u"--output"_s, site, u"--format"_s, u"json"_s});
    QCOMPARE(named(), 0);
    QCOMPARE(outcome.json().value("removed"_L1).toInt(), 1);
    const QString card = outcome.json().value("to_delete"_L1).toArray().at(0).toString();
    QVERIFY(card.startsWith(u"p/"_s) && !QFile::exists(site + u'/' + card));
    QVERIFY(run({u"--output"_s, site}).output.contains(card.toUtf8())); // reported until it is there again
    QVERIFY(app::removeUnnamedPerson(*file, *noted).has_value());
}

void TestSiteCommand::asksBeforeItWrites()
{
    const QString site = folder(u"photos"_s);
    QVERIFY(QDir().mkpath(site));
    QFile photo(site + u"/index.html"_s);
    QVERIFY(photo.open(QIODevice::WriteOnly) && photo.write("mine") == 4);
    photo.close();
    const Outcome refused = run({u"--output"_s, site});
    QCOMPARE(refused.code, 3);
    QVERIFY(refused.messages.contains(u"[file-not-replaced]"_s) &&
            refused.messages.contains(u"--overwrite"_s));
    QCOMPARE(pagesIn(site).size(), std::size_t{1});
    QCOMPARE(run({u"--output"_s, site, u"--overwrite"_s}).code, 0);
    QVERIFY(pagesIn(site).at(u"index.html"_s) != "mine");
}

void TestSiteCommand::previews()
{
    const Outcome web = run({u"--preview"_s});
    QCOMPARE(web.code, 0);
    QVERIFY(web.output.contains("with initials") && web.output.contains("factor K"));
    const Outcome board = run({u"--preview"_s, u"--profile"_s, u"board"_s, u"--minors"_s, u"names"_s});
    QVERIFY(board.output.contains("under age is named like everybody else"));
}

void TestSiteCommand::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addRow("no folder") << QStringList{} << 2;
    QTest::addRow("a profile") << QStringList{u"--output"_s, u"x"_s, u"--profile"_s, u"all"_s} << 2;
    QTest::addRow("a day") << QStringList{u"--output"_s, u"x"_s, u"--from"_s, u"2026-02-30"_s} << 2;
    QTest::addRow("two files") << QStringList{u"b.zahlmeister"_s, u"--output"_s, u"x"_s} << 2;
    QTest::addRow("the work file") << QStringList{u"--output"_s, u"WORKFILE"_s} << 2;
    QTest::addRow("a place that nobody writes to") << QStringList{u"--output"_s, u"/proc/site"_s} << 3;
    QTest::addRow("no folder there") << QStringList{u"--output"_s, u"/dev/null/site"_s} << 3;
}

void TestSiteCommand::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(const int, code);
    arguments.replaceInStrings(u"WORKFILE"_s, m_path);
    QCOMPARE(run(arguments).code, code);
}

// Each page is as it was or as it is to be, and the next run makes all of them new.
void TestSiteCommand::survivesKills()
{
    const QString site = folder(u"killed"_s);
    const auto arguments = [&](const QString& title) {
        return QStringList{u"site"_s, m_path, u"--lang=en"_s, u"--output"_s, site, u"--title"_s, title};
    };
    QCOMPARE(tests::run(arguments(u"Old"_s)).code, 0);
    const auto old = pagesIn(site);
    QCOMPARE(tests::run(arguments(u"New"_s)).code, 0);
    const auto wanted = pagesIn(site);
    QCOMPARE(old.size(), wanted.size());
    int inBetween = 0;
    for (int kill = 0; kill < tests::rounds(60, 6); ++kill) {
        QCOMPARE(tests::run(arguments(u"Old"_s)).code, 0);
        QProcess program;
        program.start(QStringLiteral(ZAHLMEISTER_PROGRAM), arguments(u"New"_s));
        QVERIFY(program.waitForStarted());
        program.waitForFinished(60 + (kill * 37) % 400);
        program.kill();
        program.waitForFinished();
        const auto now = pagesIn(site);
        std::size_t fresh = 0;
        for (const auto& [page, bytes] : now) {
            if (page.contains(u".new-"_s))
                continue; // without its name
            QVERIFY2(bytes == old.at(page) || bytes == wanted.at(page), qPrintable(page));
            fresh += bytes == wanted.at(page) ? 1 : 0;
        }
        inBetween += fresh > 0 && fresh < wanted.size() ? 1 : 0;
        QCOMPARE(tests::run(arguments(u"New"_s)).code, 0);
        QVERIFY(pagesIn(site) == wanted);
    }
    qInfo("%d kills between the first page and the last", inBetween);
}

// A place without room: what is there stays whole, and the run says why it ended.
void TestSiteCommand::survivesAFullDisk()
{
#ifdef Q_OS_LINUX
    const QString site = folder(u"full"_s);
    QVERIFY(QDir().mkpath(site));
    const auto limited = [&](const QString& size) {
        QProcess shell; // a disk of its own, which goes with the process
        shell.start(
            u"unshare"_s,
            {u"-m"_s, u"sh"_s, u"-c"_s,
             u"mount -t tmpfs -o size=%1 none \"$2\" || exit 77; \"$1\" site \"$3\" --output "
             "\"$2\" >/dev/null; code=$?; find \"$2\" -name '*.new-*' | wc -l; exit $code"_s.arg(size),
             u"sh"_s, QStringLiteral(ZAHLMEISTER_PROGRAM), site, m_path});
        return shell.waitForFinished(60'000) && shell.exitStatus() == QProcess::NormalExit
                   ? std::pair(shell.exitCode(), shell.readAllStandardOutput().trimmed())
                   : std::pair(77, QByteArray());
    };
    const auto [code, leftovers] = limited(u"600k"_s);
    if (code == 77 || code == 1)
        QSKIP("no disk can be mounted here");
    QCOMPARE(code, 3);
    QCOMPARE(leftovers, QByteArray("0"));
    QCOMPARE(limited(u"200m"_s).first, 0);
#else
    QSKIP("Linux alone mounts a small disk for one process");
#endif
}

void TestSiteCommand::followsMergersAndTheWasteBasket()
{
    const QString path = folder(u"changed.zahlmeister"_s);
    QVERIFY(QFile::copy(m_path, path));
    const QString site = folder(u"changed"_s);
    const auto write = [&] {
        return tests::run({u"site"_s, path, u"--output"_s, site, u"--format"_s, u"json"_s}).json();
    };
    static_cast<void>(write());
    const auto before = pagesIn(site);
    auto file = WorkFile::open(path).value();
    const engine::TournamentId last(static_cast<std::int64_t>(file->tournaments().value().size()));
    const QString folderOfLast = u"t/%1/"_s.arg(last.value());
    QVERIFY(before.contains(QString(folderOfLast + u"index.html"_s)));
    QVERIFY(file->removeTournament(last).has_value());
    const QJsonObject without = write();
    QVERIFY(without.value("to_delete"_L1).toArray().contains(QString(folderOfLast + u"index.html"_s)));
    auto now = pagesIn(site);
    QCOMPARE(tests::linksOf(now).broken, QStringList());
    for (const auto& [page, bytes] : now)
        QVERIFY2(!page.startsWith(folderOfLast) && !bytes.contains(folderOfLast.toLatin1()),
                 qPrintable(page));
    QVERIFY(file->restoreTournament(last).has_value());
    QCOMPARE(write().value("to_delete"_L1).toArray(), QJsonArray());
    QVERIFY(pagesIn(site) == before);

    // Two who never sat together become one: one card goes, and nothing leads to it any more.
    const auto chronicle = app::chronicleOf(*file).value();
    const auto playedWith = [](const app::PersonHistory& a, const app::PersonHistory& b) {
        return std::ranges::any_of(a.participations, [&](const app::Participation& one) {
            return std::ranges::find(b.participations, one.tournament, &app::Participation::tournament) !=
                   b.participations.end();
        });
    };
    const auto isAdult = [](const app::PersonHistory& one) {
        return one.person().member && engine::birthYearOf(one.person()).value_or(2015) < 1990;
    };
    const app::PersonHistory& first = *std::ranges::find_if(chronicle.persons, isAdult);
    const auto second = std::ranges::find_if(chronicle.persons, [&](const app::PersonHistory& one) {
        return &one != &first && isAdult(one) && !playedWith(first, one);
    });
    if (second == chronicle.persons.end())
        QSKIP("everybody met everybody");
    file.reset(); // one program at a time
    const auto merged = tests::run({u"persons"_s, path, u"--merge"_s, QString::fromStdString(first.id),
                                    QString::fromStdString(second->id)});
    QVERIFY2(merged.code == 0, qPrintable(merged.messages));
    QCOMPARE_GE(write().value("to_delete"_L1).toArray().size(), 1);
    now = pagesIn(site);
    QCOMPARE(tests::linksOf(now).broken, QStringList());
}

// RULE: WO2026 3.7
void TestSiteCommand::saysWhatIsPending()
{
    const QString path = folder(u"pending.zahlmeister"_s);
    QVERIFY(QFile::copy(m_path, path));
    const auto write = [&] { return tests::run({u"site"_s, path, u"--output"_s, folder(u"pending"_s)}); };
    QVERIFY(!write().messages.contains(u"[stale]"_s));
    {
        const auto file = WorkFile::open(path).value();
        engine::Tournament earlier = file->tournament(engine::TournamentId(1)).value().tournament;
        earlier.header.name = "Handed in late";
        earlier.header.end = earlier.header.end->plusDays(20);
        QVERIFY(file->addTournament(earlier).has_value());
        QVERIFY(app::settleEntries(*file).has_value());
    }
    const Outcome outcome = write();
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.messages.contains(u"[stale]"_s), qPrintable(outcome.messages));
    QCOMPARE(tests::run({u"recalculate"_s, path}).code, 0);
    QVERIFY(!write().messages.contains(u"[stale]"_s));
}

void TestSiteCommand::isMadeOfAnArchive_data()
{
    QTest::addColumn<bool>("isServer");
    QTest::newRow("sqlite") << false;
    QTest::newRow("postgresql") << true;
}

// RULE: WO2026 4.1.1, 6.5
void TestSiteCommand::isMadeOfAnArchive()
{
    QFETCH(const bool, isServer);
    const auto server = isServer ? tests::DatabaseServer::start() : nullptr;
    if (isServer && !server)
        QSKIP(qPrintable(tests::DatabaseServer::reason()));
    const QString address = server ? server->newDatabase() : u"sqlite:"_s + folder(u"a.archive"_s);
    const QString sites = isServer ? u"server/"_s : u"file/"_s;
    const auto archive = [&](const QStringList& words) {
        return tests::run(QStringList{u"archive"_s} + words + QStringList{u"--archive"_s, address});
    };
    const auto write = [&](const QString& site) {
        return tests::run(
            {u"site"_s, u"--archive"_s, address, u"--output"_s, folder(sites + site), u"--lang=en"_s});
    };
    QCOMPARE(archive({u"create"_s}).code, 0);
    QCOMPARE(archive({u"publish"_s, m_path, u"--force"_s, u"--publisher=A"_s}).code, 0);
    const Outcome early = write(u"archived"_s);
    QVERIFY2(early.messages.contains(u"[stale]"_s), qPrintable(early.messages)); // nothing is computed yet
    QCOMPARE(archive({u"recalculate"_s}).code, 0);
    const Outcome outcome = write(u"archived"_s);
    QVERIFY2(outcome.code == 0 && !outcome.messages.contains(u"[stale]"_s), qPrintable(outcome.messages));
    const auto pages = pagesIn(folder(sites + u"archived"_s));
    QCOMPARE(tests::linksOf(pages).broken, QStringList());
    // The pages of the work file, but for the names of their files.
    QCOMPARE(run({u"--output"_s, folder(sites + u"filed"_s)}).code, 0);
    const auto filed = pagesIn(folder(sites + u"filed"_s));
    QCOMPARE(pages.size(), filed.size());
    const auto table = [](const std::map<QString, QByteArray>& all, const QString& page) {
        static const QRegularExpression kAddress(u" href=\"[^\"]*\""_s);
        const QString text = QString::fromUtf8(all.at(page));
        return text.mid(text.indexOf(u"<main"_s)).remove(kAddress);
    };
    for (const QString& page : {u"list.html"_s, u"players.html"_s, u"tournaments.html"_s})
        QCOMPARE(table(pages, page), table(filed, page));
    const QByteArray again = write(u"archived"_s).output;
    QVERIFY2(again.contains("0 file(s) written") || again.contains("0 files written"), again.constData());
    QCOMPARE(tests::run({u"site"_s, m_path, u"--archive"_s, address, u"--output"_s, u"x"_s}).code, 2);
}

void TestSiteCommand::showsTheSample()
{
    const QString path = folder(u"sample.zahlmeister"_s);
    QVERIFY(app::makeSample(path).has_value());
    const auto write = [&](const QString& site) {
        const Outcome outcome = tests::run({u"site"_s, path, u"--output"_s, folder(site), u"--lang=de"_s});
        return outcome.code == 0 ? pagesIn(folder(site)) : std::map<QString, QByteArray>();
    };
    const auto pages = write(u"sample"_s);
    QCOMPARE_GT(pages.size(), 20U);
    QCOMPARE(tests::linksOf(pages).broken, QStringList());
    QVERIFY(write(u"sample again"_s) == pages);
    // Nobody under age is named, nor anything that tells an age.
    const auto chronicle =
        app::chronicleOf(*WorkFile::open(path, WorkFile::Access::ReadOnly).value()).value();
    int minors = 0;
    for (const app::PersonHistory& person : chronicle.persons) {
        const auto year = engine::birthYearOf(person.person());
        if (!year || app::today().year() - *year >= 18 || person.person().name.empty())
            continue;
        ++minors;
        for (const auto& [page, bytes] : pages)
            QVERIFY2(!bytes.contains(QByteArray::fromStdString(person.person().name)), qPrintable(page));
    }
    QCOMPARE_GT(minors, 0);
}

ZAHLMEISTER_TEST(TestSiteCommand, QCoreApplication)

} // namespace tst_sitecommand

#include "tst_sitecommand.moc"
