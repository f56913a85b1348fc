// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTableView>
#include <QTest>

#include "app/archive/kept/archivedatabase.h"
#include "tests/app/archive/archives.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"
#include "tests/ui/support/buttons.h"
#include "ui/archive/archivedialog.h"
#include "ui/text/language.h"

namespace tst_archivedialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::ui;

namespace {

constexpr int kLong = 20'000; ///< milliseconds that a busy machine may need

} // namespace

class TestArchiveDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QSettings().clear(); }
    void saysWhereAnAddressLeads_data();
    void saysWhereAnAddressLeads();
    void connectsToAFile();
    void keepsNoPassword();
    void saysWhatTheServerLets();
    void saysWhyItCannot();
    void onlyReadsOnANetworkFolder();

private:
    static QString textOf(const QDialog& dialog, const QString& name)
    {
        return dialog.findChild<QLabel*>(name)->text();
    }
    static void type(const QDialog& dialog, const QString& address)
    {
        dialog.findChild<QLineEdit*>(u"archiveAddress"_s)->setText(address);
    }

    Translators m_translators{Language::English};
    ArchivePlaces m_places;
};

void TestArchiveDialog::initTestCase()
{
    for (const QSettings::Format format : {QSettings::NativeFormat, QSettings::IniFormat})
        QSettings::setPath(format, QSettings::UserScope, m_places.path(u"settings"_s));
}

void TestArchiveDialog::saysWhereAnAddressLeads_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("way");
    QTest::addColumn<bool>("isPossible");
    QTest::addColumn<bool>("isRisk");
    QTest::newRow("nothing") << QString() << u"Where is the archive?"_s << false << false;
    QTest::newRow("file") << u"/srv/b.archive"_s << u"A file, for one computer."_s << true << false;
    QTest::newRow("socket") << u"postgresql:///dwz?host=/run/x"_s << u"by a socket"_s << true << false;
    QTest::newRow("elsewhere") << u"postgresql://a@archive.example.org/dwz"_s << u"sslmode=require"_s << true
                               << true;
    QTest::newRow("checked") << u"postgresql://a@archive.example.org/dwz?sslmode=verify-full"_s
                             << u"its certificate and name checked"_s << true << false;
    QTest::newRow("in the clear") << u"postgresql://a@archive.example.org/dwz?sslmode=disable"_s
                                  << u"anybody could listen"_s << false << false;
    QTest::newRow("password") << u"postgresql://a:secret@archive.example.org/dwz"_s << u"its own field"_s
                              << false << false;
}

void TestArchiveDialog::saysWhereAnAddressLeads()
{
    QFETCH(const QString, address);
    QFETCH(const QString, way);
    QFETCH(const bool, isPossible);
    QFETCH(const bool, isRisk);
    app::ArchiveLink link;
    ArchiveDialog dialog(link);
    dialog.show();
    type(dialog, address);
    const bool isServer = address.startsWith(u"postgresql"_s);
    const bool lacksDriver = isServer && isPossible && !app::ArchiveDatabase::hasServerDriver();
    const QString said = textOf(dialog, u"archiveWay"_s);
    QVERIFY2(said.contains(lacksDriver ? u"no driver for PostgreSQL"_s : way), qPrintable(said));
    QCOMPARE(buttonOf(dialog, u"Connect"_s)->isEnabled(), isPossible && !lacksDriver);
    QCOMPARE(dialog.findChild<QLabel*>(u"archiveRisk"_s)->isVisible(), isRisk && !lacksDriver);
    QCOMPARE(dialog.findChild<QLineEdit*>(u"archivePassword"_s)->isVisible(),
             isPossible && isServer && !lacksDriver);
    QVERIFY(!textOf(dialog, u"archiveWay"_s).contains(u"secret"_s));
}

void TestArchiveDialog::connectsToAFile()
{
    const auto archive = m_places.make(false);
    const app::ChronicleTournament one{.id = engine::TournamentId(1),
                                       .tournament = flawlessTournament().tournament};
    QVERIFY(archive->publish(publicationOf(1, 0, one)).has_value());
    app::ArchiveLink link;
    ArchiveDialog dialog(link);
    dialog.show();
    type(dialog, archive->database().address().path);
    auto* password = dialog.findChild<QLineEdit*>(u"archivePassword"_s);
    QVERIFY(!password->isVisible());
    QTest::keyClick(dialog.findChild<QLineEdit*>(u"archiveAddress"_s), Qt::Key_Return);
    QVERIFY(dialog.isVisible()); // Enter connects, and closes nothing
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    const QString facts = textOf(dialog, u"archiveFacts"_s);
    QVERIFY2(facts.contains(u"file of this computer"_s), qPrintable(facts));
    QVERIFY2(facts.contains(u"Tournaments: 0, persons: 0, revisions: 1, of them not computed yet: 1"_s),
             qPrintable(facts));
    QVERIFY2(facts.contains(u"publish, recalculate"_s), qPrintable(facts));
    auto* table = dialog.findChild<QTableView*>();
    QCOMPARE(table->model()->rowCount(), 1);
    QCOMPARE(table->model()->index(0, 0).data().toString(), u"Auswerter, Anton"_s);
    buttonOf(dialog, u"Disconnect"_s)->click();
    QCOMPARE(link.state(), app::ArchiveLink::State::None);
    QVERIFY(!table->isVisible());
    // It is known next time, and nobody connects by himself.
    ArchiveDialog again(link);
    QCOMPARE(again.findChild<QLineEdit*>(u"archiveAddress"_s)->text(), archive->database().address().path);
    QCOMPARE(link.state(), app::ArchiveLink::State::None);
}

void TestArchiveDialog::keepsNoPassword()
{
    if (!app::ArchiveDatabase::hasServerDriver())
        QSKIP("without a driver for PostgreSQL nobody is asked for a password");
    app::ArchiveLink link;
    ArchiveDialog dialog(link);
    dialog.show();
    type(dialog, u"postgresql://anna@127.0.0.1:1/dwz"_s);
    dialog.findChild<QLineEdit*>(u"archivePassword"_s)->setText(u"Geheimnis1"_s);
    buttonOf(dialog, u"Connect"_s)->click();
    QTRY_COMPARE_WITH_TIMEOUT(link.state(), app::ArchiveLink::State::None, kLong);
    QVERIFY(link.problem());
    QVERIFY(!textOf(dialog, u"archiveState"_s).contains(u"Geheimnis1"_s));
    QSettings settings;
    settings.sync();
    QCOMPARE(ArchiveDialog::keptAddress(), u"postgresql://anna@127.0.0.1:1/dwz"_s);
    QFile file(settings.fileName());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("Geheimnis1"));
}

void TestArchiveDialog::saysWhatTheServerLets()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
    const auto archive = m_places.make(true);
    app::ArchiveLink link;
    link.connectTo(archive->database().address(), {});
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    ArchiveDialog dialog(link);
    const QString facts = textOf(dialog, u"archiveFacts"_s);
    QVERIFY2(facts.contains(u"server on this computer, by a socket, without TLS"_s), qPrintable(facts));
    QVERIFY2(
        facts.contains(link.status().user + u": read, publish in all organisation levels, recalculate"_s),
        qPrintable(facts));
}

void TestArchiveDialog::saysWhyItCannot()
{
    app::ArchiveLink link;
    ArchiveDialog dialog(link);
    dialog.show();
    type(dialog, m_places.path(u"none.archive"_s));
    buttonOf(dialog, u"Connect"_s)->click();
    QTRY_VERIFY_WITH_TIMEOUT(textOf(dialog, u"archiveState"_s).contains(u"There is no archive"_s), kLong);
    QVERIFY(!dialog.findChild<QLabel*>(u"archiveFacts"_s)->isVisible());
}

void TestArchiveDialog::onlyReadsOnANetworkFolder()
{
    const QString cloud = m_places.path(u"Nextcloud"_s);
    QVERIFY(QDir().mkpath(cloud));
    QVERIFY(QFile::copy(m_places.make(false)->database().address().path, cloud + u"/a.archive"_s));
    app::ArchiveLink link;
    ArchiveDialog dialog(link);
    dialog.show();
    type(dialog, cloud + u"/a.archive"_s);
    buttonOf(dialog, u"Connect"_s)->click();
    QTRY_VERIFY_WITH_TIMEOUT(link.isConnected(), kLong);
    const QString facts = textOf(dialog, u"archiveFacts"_s);
    QVERIFY2(facts.contains(u"file, only to be read"_s), qPrintable(facts));
    QVERIFY2(facts.contains(u"Rights: read\n"_s), qPrintable(facts));
    QVERIFY2(facts.contains(u"network or cloud folder"_s), qPrintable(facts));
    QVERIFY(!link.status().mayPublish && !link.status().mayRecalculate);
}

ZAHLMEISTER_TEST(TestArchiveDialog, QApplication)

} // namespace tst_archivedialog

#include "tst_archivedialog.moc"
