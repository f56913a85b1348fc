// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/text/archivetext.h"
#include "ui/text/language.h"

namespace tst_archivetext {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;

class TestArchiveText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsAges();
    void tellsRights();
    void tellsConnections();
    void tellsStates();
    void tellsWhatWasLeftOut();

private:
    Translators m_translators{Language::English};
};

void TestArchiveText::tellsAges()
{
    const auto before = [](qint64 seconds) {
        return archiveAgeText(QDateTime::currentDateTimeUtc().addSecs(-seconds).toString(Qt::ISODate));
    };
    QCOMPARE(before(60), u"1 minute ago"_s);
    QCOMPARE(before(3 * 3600), u"3 hours ago"_s);
    QCOMPARE(before(50 * 3600), u"2 days ago"_s);
    QCOMPARE(before(3), u"just now"_s);
    QCOMPARE(before(-3600), u"just now"_s); // their clock is ahead of ours
    QCOMPARE(archiveTimeText({}), QString());
}

void TestArchiveText::tellsRights()
{
    const auto server = app::archiveAddress(u"postgresql://a@x.example.org/dwz"_s).value();
    app::ArchiveStatus status;
    status.user = u"anna"_s;
    status.levels = {u"C0"_s, u"C1"_s};
    status.isOfAllLevels = false;
    status.mayRecalculate = false;
    QCOMPARE(archiveRightsText(server, status), u"anna: read, publish in C0, C1"_s);
    status.levels.clear();
    QCOMPARE(archiveRightsText(server, status), u"anna: read, publish in no organisation level"_s);
    status.mayPublish = false;
    QCOMPARE(archiveRightsText(server, status), u"anna: read"_s);
    status.mayRecalculate = true;
    QCOMPARE(archiveRightsText(server, status), u"anna: read, recalculate"_s);
    const auto file = app::archiveAddress(u"sqlite:/a"_s).value();
    QCOMPARE(archiveRightsText(file, {}), u"read, publish, recalculate"_s);
}

void TestArchiveText::tellsConnections()
{
    const auto text = [](const QString& address, const QString& tls) {
        app::ArchiveStatus status;
        status.encryption = tls;
        return archiveConnectionText(app::archiveAddress(address).value(), status);
    };
    QCOMPARE(text(u"sqlite:/a"_s, {}), u"file of this computer"_s);
    QCOMPARE(text(u"postgresql://h.example.org:5433/d"_s, u"TLSv1.3"_s),
             u"server h.example.org:5433, TLSv1.3, sslmode=require"_s);
    QCOMPARE(text(u"postgresql:///d?host=/run/x"_s, {}),
             u"server on this computer, by a socket, without TLS"_s);
    // Whom a service file names, nobody knows here.
    const auto service = app::archiveAddress(u"postgresql:///?service=dwz"_s).value();
    QVERIFY(!archiveRiskText(service).isEmpty());
}

void TestArchiveText::tellsStates()
{
    using State = app::PublicationPreview::State;
    QCOMPARE(publicationStateText({.state = State::Changed}, false), u"changed"_s);
    QCOMPARE(publicationStateText({.state = State::Changed}, true), u"removed here"_s);
    QCOMPARE(
        publicationOutcomeText({.state = app::PublicationOutcome::State::Added, .revision = 2}, u"Open"_s),
        u"Open was published as revision 2."_s);
}

/// Anybody may have handed in many: ten are named.
void TestArchiveText::tellsWhatWasLeftOut()
{
    app::ArchiveRun run{.submissions = 2, .evaluated = 1, .rows = 8};
    const QString done = archiveRunText(run);
    QVERIFY(!done.contains(u'\n'));
    run.leftOut = {u"a/1"_s, u"b/3"_s};
    QCOMPARE(archiveRunText(run),
             done + u"\nRevisions that cannot be read and were left out: 2 (a/1, b/3)."_s);
    for (int i = 0; i < 10; ++i)
        run.leftOut.append(u"c/1"_s);
    QVERIFY(archiveRunText(run).endsWith(u"12 (a/1, b/3%1, \u2026)."_s.arg(QString(u", c/1"_s).repeated(8))));
}

ZAHLMEISTER_TEST(TestArchiveText, QCoreApplication)

} // namespace tst_archivetext

#include "tst_archivetext.moc"
