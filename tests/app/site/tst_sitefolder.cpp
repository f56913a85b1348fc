// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/site/sitefolder.h"
#include "tests/support/testmain.h"

namespace tst_sitefolder {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::Readers;
using app::SiteFolder;
using app::SitePart;
using app::SiteRun;

namespace {

const engine::Date kDay = *engine::Date::tryFrom(2026, 11, 29);
const QByteArray kOwner = "0123456789abcdef";

/// A part with one file that says something.
SitePart part(const QString& file, const QByteArray& text, const QByteArray& fingerprint = {})
{
    return {.kind = u"player"_s, .fingerprint = fingerprint, .files = {file}, .make = [text] {
                return std::vector<QByteArray>{text};
            }};
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

void put(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

Result<SiteRun> write(const QString& folder, const std::vector<SitePart>& parts, bool isAgreed = false,
                      const QByteArray& owner = kOwner)
{
    auto site = SiteFolder::open(folder, owner, isAgreed);
    if (!site.has_value())
        return tl::unexpected(site.error());
    return site->write(parts, kDay, Readers::Everybody);
}

QStringList filesIn(const QString& folder)
{
    QStringList files;
    QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext())
        files += QDir(folder).relativeFilePath(all.next());
    files.sort();
    return files;
}

std::string reasonOf(const Result<SiteRun>& run)
{
    return run.has_value() || run.error().args.size() < 2 ? std::string() : run.error().args[1];
}

} // namespace

/// The folder of a site: its own files, and nothing else.
class TestSiteFolder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesNamesOfPagesAlone();
    void writesWhatChanged();
    void doesNotMakeWhatIsTheSame();
    void removesWhatIsGone();
    void leavesOthersAlone();
    void asksAboutOtherContent();
    void followsNoLink();
    void mendsItself();
    void survivesADamagedList();
    void endsEarly();
    void isReadableByThoseItIsFor();
};

void TestSiteFolder::takesNamesOfPagesAlone()
{
    for (const QString& good : {u"index.html"_s, u"t/17/why-2.html"_s, u"p/0a1b.html"_s, u"feed.xml"_s})
        QVERIFY2(app::isSiteFile(good), qPrintable(good));
    for (const QString& bad : {u""_s, u"../x.html"_s, u"t/../x.html"_s, u"/etc/passwd"_s, u"a//b.html"_s,
                               u".htaccess"_s, u"A.html"_s, u"a b.html"_s, u"a\tb.html"_s, u"ü.html"_s,
                               u"zahlmeister-site.txt"_s, u"c:\\x.html"_s, u"t/17"_s})
        QVERIFY2(!app::isSiteFile(bad), qPrintable(bad));
    const QTemporaryDir folder;
    const auto run = write(folder.filePath(u"site"_s), {part(u"../out.html"_s, "x")});
    QVERIFY(!run.has_value() && !QFile::exists(folder.filePath(u"out.html"_s)));
}

void TestSiteFolder::writesWhatChanged()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"new/site"_s);
    auto run = write(path, {part(u"index.html"_s, "one"), part(u"p/a.html"_s, "two")});
    QVERIFY(run.has_value());
    QCOMPARE(run->written, 2);
    QCOMPARE(contentOf(path + u"/p/a.html"_s), QByteArray("two"));
    const QByteArray list = contentOf(path + u'/' + SiteFolder::kManifest);
    run = write(path, {part(u"index.html"_s, "one"), part(u"p/a.html"_s, "two")});
    QCOMPARE(run->written, 0);
    QCOMPARE(run->unchanged, 2);
    QCOMPARE(contentOf(path + u'/' + SiteFolder::kManifest), list);
    run = write(path, {part(u"index.html"_s, "one"), part(u"p/a.html"_s, "three")});
    QCOMPARE(run->written, 1);
    QVERIFY(run->files.back().isWritten && run->files.back().file == u"p/a.html"_s);
    // What somebody cut off is written again.
    put(path + u"/index.html"_s, "");
    run = write(path, {part(u"index.html"_s, "one"), part(u"p/a.html"_s, "three")});
    QCOMPARE(run->written, 1);
    QCOMPARE(contentOf(path + u"/index.html"_s), QByteArray("one"));
}

void TestSiteFolder::doesNotMakeWhatIsTheSame()
{
    const QTemporaryDir folder;
    std::atomic<int> made = 0;
    const auto parts = [&](const QByteArray& fingerprint) {
        std::vector<SitePart> all{part(u"a.html"_s, "x", fingerprint)};
        all[0].make = [&made] {
            ++made;
            return std::vector<QByteArray>{"x"};
        };
        return all;
    };
    QVERIFY(write(folder.path(), parts("aa")).has_value());
    QVERIFY(write(folder.path(), parts("aa")).has_value());
    QCOMPARE(made.load(), 1);
    const auto run = write(folder.path(), parts("bb"));
    QCOMPARE(made.load(), 2);
    QCOMPARE(run->written, 0); // made anew, with the same bytes
    QVERIFY(QFile::remove(folder.filePath(u"a.html"_s)));
    QCOMPARE(write(folder.path(), parts("bb"))->written, 1);
}

void TestSiteFolder::removesWhatIsGone()
{
    const QTemporaryDir folder;
    QVERIFY(write(folder.path(), {part(u"a.html"_s, "x"), part(u"t/7/index.html"_s, "y")}).has_value());
    auto run = write(folder.path(), {part(u"a.html"_s, "x")});
    QCOMPARE(run->removed, QStringList{u"t/7/index.html"_s});
    QCOMPARE(filesIn(folder.path()), (QStringList{u"a.html"_s, u"zahlmeister-site.txt"_s}));
    QVERIFY(!QFile::exists(folder.filePath(u"t/7"_s)));
    // A page that may still be on the server is reported again.
    run = write(folder.path(), {part(u"a.html"_s, "z")});
    QCOMPARE(run->removed, QStringList());
    QCOMPARE(run->gone, QStringList{u"t/7/index.html"_s});
    run = write(folder.path(), {part(u"a.html"_s, "z"), part(u"t/7/index.html"_s, "y")});
    QCOMPARE(run->gone, QStringList());
}

void TestSiteFolder::leavesOthersAlone()
{
    const QTemporaryDir folder;
    QVERIFY(write(folder.path(), {part(u"t/7/index.html"_s, "y")}).has_value());
    put(folder.filePath(u".htaccess"_s), "deny");
    put(folder.filePath(u"t/7/notes.txt"_s), "mine");
    put(folder.filePath(u"t/7/index.html.new-of-mine"_s), "mine, too");
    QVERIFY(write(folder.path(), {part(u"a.html"_s, "x")}).has_value());
    QCOMPARE(filesIn(folder.path()),
             (QStringList{u".htaccess"_s, u"a.html"_s, u"t/7/index.html.new-of-mine"_s, u"t/7/notes.txt"_s,
                          u"zahlmeister-site.txt"_s}));
    // A file that took the name of a page is not ours.
    put(folder.filePath(u"b.html"_s), "foreign");
    const std::vector<SitePart> two{part(u"a.html"_s, "x"), part(u"b.html"_s, "page")};
    QCOMPARE(reasonOf(write(folder.path(), two)), std::string("not-of-site"));
    QCOMPARE(contentOf(folder.filePath(u"b.html"_s)), QByteArray("foreign"));
    QVERIFY(write(folder.path(), two, true).has_value());
    QCOMPARE(contentOf(folder.filePath(u"b.html"_s)), QByteArray("page"));
}

void TestSiteFolder::asksAboutOtherContent()
{
    const QTemporaryDir folder;
    put(folder.filePath(u"holiday.jpg"_s), "picture");
    QCOMPARE(reasonOf(write(folder.path(), {part(u"a.html"_s, "x")})), std::string("folder-in-use"));
    QCOMPARE(filesIn(folder.path()), QStringList{u"holiday.jpg"_s});
    QVERIFY(write(folder.path(), {part(u"a.html"_s, "x")}, true).has_value());
    QVERIFY(QFile::exists(folder.filePath(u"holiday.jpg"_s)));
    QVERIFY(write(folder.path(), {part(u"a.html"_s, "y")}).has_value());
    QCOMPARE(reasonOf(write(folder.path(), {part(u"a.html"_s, "z")}, false, "fedcba")),
             std::string("site-of-other"));
    QCOMPARE(contentOf(folder.filePath(u"a.html"_s)), QByteArray("y"));
    // A file is no folder.
    QVERIFY(!write(folder.filePath(u"a.html"_s), {part(u"a.html"_s, "x")}).has_value());
}

void TestSiteFolder::followsNoLink()
{
#ifdef Q_OS_WIN
    QSKIP("links need rights there");
#endif
    const QTemporaryDir outside;
    const QTemporaryDir folder;
    put(outside.filePath(u"index.html"_s), "theirs");
    QVERIFY(write(folder.path(), {part(u"a.html"_s, "x"), part(u"t/7/index.html"_s, "y")}).has_value());
    QVERIFY(QDir(folder.filePath(u"t/7"_s)).removeRecursively());
    QVERIFY(QFile::link(outside.path(), folder.filePath(u"t/7"_s)));
    QCOMPARE(reasonOf(write(folder.path(), {part(u"a.html"_s, "x"), part(u"t/7/index.html"_s, "z")})),
             std::string("link"));
    QVERIFY(write(folder.path(), {part(u"a.html"_s, "x")}).has_value()); // which removes t/7/index.html
    QCOMPARE(contentOf(outside.filePath(u"index.html"_s)), QByteArray("theirs"));
    QVERIFY(QFile::remove(folder.filePath(u"a.html"_s)));
    QVERIFY(QFile::link(outside.filePath(u"index.html"_s), folder.filePath(u"a.html"_s)));
    QCOMPARE(reasonOf(write(folder.path(), {part(u"a.html"_s, "new")})), std::string("link"));
    QCOMPARE(contentOf(outside.filePath(u"index.html"_s)), QByteArray("theirs"));
}

// What a killed run leaves: a list that says it did not end, pages of both sides, and a file without its
// name.
void TestSiteFolder::mendsItself()
{
    const QTemporaryDir folder;
    const auto old = [](const QByteArray& text, const QByteArray& fingerprint) {
        return std::vector<SitePart>{part(u"a.html"_s, text, fingerprint),
                                     part(u"p/b.html"_s, text, fingerprint)};
    };
    QVERIFY(write(folder.path(), old("old", "aa")).has_value());
    QByteArray list = contentOf(folder.filePath(SiteFolder::kManifest));
    list.replace("\tfinished", "\tunfinished").replace("page\ta.html\t3", "page\ta.html\t-1");
    put(folder.filePath(SiteFolder::kManifest), list);
    put(folder.filePath(u"a.html"_s), "new");
    const QString leftover = folder.filePath(u"p/b.html.new-0123456789abcdef0123456789abcdef"_s);
    put(leftover, "ne");
    const auto run = write(folder.path(), old("new", "bb"));
    QVERIFY(run.has_value());
    QCOMPARE(run->written, 1); // the other one was there already
    QVERIFY(!QFile::exists(leftover));
    QCOMPARE(contentOf(folder.filePath(u"p/b.html"_s)), QByteArray("new"));
    QCOMPARE(write(folder.path(), old("new", "bb"))->written, 0);
    QVERIFY(contentOf(folder.filePath(SiteFolder::kManifest)).contains("\tfinished"));
}

void TestSiteFolder::survivesADamagedList()
{
    for (const QByteArray& list :
         {QByteArray(""), QByteArray("zahlmeister-site\t2\taa\tfinished\n"),
          QByteArray(
              "zahlmeister-site\t1\t0123456789abcdef\tfinished\npage\t../../x.html\t1\taa\taa\tplayer\n"),
          QByteArray("zahlmeister-site\t1\t0123456789abcdef\tfinished\npage\ta.html\tx\taa\taa\tplayer\n"),
          QByteArray("zahlmeister-site\t1\t0123456789abcdef\tfinished\ngone\ta.html\tyesterday\n"),
          QByteArray("\0\0\0\n\n", 5)}) {
        const QTemporaryDir folder;
        put(folder.filePath(SiteFolder::kManifest), list);
        QCOMPARE(reasonOf(write(folder.path(), {part(u"a.html"_s, "x")})), std::string("site-list"));
        QVERIFY(write(folder.path(), {part(u"a.html"_s, "x")}, true).has_value());
        QCOMPARE(write(folder.path(), {part(u"a.html"_s, "x")})->unchanged, 1);
    }
}

void TestSiteFolder::endsEarly()
{
    const QTemporaryDir folder;
    std::vector<SitePart> parts;
    for (int i = 0; i < 40; ++i)
        parts.push_back(part(u"p/%1.html"_s.arg(i), QByteArray::number(i), "aa"));
    std::stop_source stop;
    auto site = SiteFolder::open(folder.path(), kOwner, false).value();
    const auto run = site.write(parts, kDay, Readers::Everybody, stop.get_token(), [&](int done, int all) {
        if (done == 5 && all == 40)
            stop.request_stop();
    });
    QCOMPARE(run.error().code, ErrorCode::Cancelled);
    const auto again = write(folder.path(), parts);
    QVERIFY(again.has_value());
    QVERIFY(again->written <= 35 && again->written >= 30);
    QCOMPARE(again->files.size(), std::size_t{40});
    QCOMPARE(contentOf(folder.filePath(u"p/39.html"_s)), QByteArray("39"));
}

void TestSiteFolder::isReadableByThoseItIsFor()
{
#ifdef Q_OS_WIN
    QSKIP("no such rights there");
#endif
    const QTemporaryDir folder;
    auto site = SiteFolder::open(folder.path(), kOwner, false).value();
    const std::vector<SitePart> one{part(u"a.html"_s, "x")};
    QVERIFY(site.write(one, kDay, Readers::Everybody).has_value());
    QVERIFY(QFile::permissions(folder.filePath(u"a.html"_s)).testFlag(QFile::ReadOther));
    const std::vector<SitePart> two{part(u"a.html"_s, "y")};
    QVERIFY(site.write(two, kDay, Readers::Owner).has_value());
    QVERIFY(!QFile::permissions(folder.filePath(u"a.html"_s)).testFlag(QFile::ReadOther));
}

ZAHLMEISTER_TEST(TestSiteFolder, QCoreApplication)

} // namespace tst_sitefolder

#include "tst_sitefolder.moc"
