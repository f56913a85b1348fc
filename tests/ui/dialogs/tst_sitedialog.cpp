// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "app/chronicle/chain/settling.h"
#include "app/session/livechronicle.h"
#include "app/store/publishedpages.h"
#include "tests/support/clubhistory.h"
#include "tests/support/testmain.h"
#include "ui/dialogs/sitedialog.h"
#include "ui/text/language.h"
#include "ui/theme/rolelabel.h"
#include "ui/widgets/datefield.h"

namespace tst_sitedialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;

/// The dialog of the web site.
class TestSiteDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void saysWhatItShows();
    void writesAndRemembers();
    void asksAboutOtherContent();
    void canBeCancelled();
    void saysWhatIsPending();

private:
    static QLineEdit& folderOf(const SiteDialog& dialog)
    {
        return *dialog.findChild<QLineEdit*>(u"siteFolder"_s);
    }
    static QString previewOf(const SiteDialog& dialog)
    {
        return dialog.findChild<QLabel*>(u"sitePreview"_s)->text();
    }
    static QString resultOf(const SiteDialog& dialog)
    {
        return dialog.findChild<QLabel*>(u"siteResult"_s)->text();
    }
    void waitForChronicle()
    {
        QTRY_VERIFY(!m_session->chronicle().chronicle()->tournaments.empty());
        QTRY_VERIFY_WITH_TIMEOUT(m_session->chronicle().isCurrent(), 30'000);
    }

    Translators m_translators{Language::English};
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Session> m_session;
};

void TestSiteDialog::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    const QString path = m_folder->filePath(u"a.zahlmeister"_s);
    {
        const auto file = app::WorkFile::open(path).value();
        for (const engine::Tournament& one : tests::clubHistory({.years = 1}))
            QVERIFY(file->addTournament(one).has_value());
        QVERIFY(app::settleEntries(*file).has_value());
    }
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(path).has_value());
    m_session->chronicle().start();
    waitForChronicle();
}

void TestSiteDialog::cleanup()
{
    m_session.reset();
}

void TestSiteDialog::saysWhatItShows()
{
    SiteDialog dialog(*m_session);
    const auto* begin = dialog.findChild<QPushButton*>(u"siteBegin"_s);
    QVERIFY(begin && !begin->isEnabled()); // where to?
    folderOf(dialog).setText(m_folder->filePath(u"site"_s));
    QVERIFY(begin->isEnabled());
    QVERIFY2(previewOf(dialog).contains(u"factor K"_s), qPrintable(previewOf(dialog)));
    QVERIFY(previewOf(dialog).contains(u"with initials"_s));
    dialog.findChild<QComboBox*>(u"siteProfile"_s)->setCurrentIndex(1);
    QVERIFY(previewOf(dialog).contains(u"As on the sheets of the evaluation"_s));
    dialog.findChild<QComboBox*>(u"siteMinors"_s)->setCurrentIndex(1);
    QVERIFY(previewOf(dialog).contains(u"under age is named like everybody else"_s));
    dialog.findChild<DateField*>()->setText(u"30.2.2020"_s);
    QVERIFY(!begin->isEnabled());
}

void TestSiteDialog::writesAndRemembers()
{
    const QString folder = m_folder->filePath(u"site"_s);
    {
        SiteDialog dialog(*m_session);
        folderOf(dialog).setText(folder);
        dialog.begin();
        QVERIFY(dialog.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 60'000);
        QVERIFY2(resultOf(dialog).contains(u"written"_s), qPrintable(resultOf(dialog)));
        QVERIFY(QFile::exists(folder + u"/index.html"_s));
        const auto kept = app::publishedPages(*m_session->workFile(), QDir(folder).absolutePath()).value();
        QCOMPARE_GT(kept.size(), 20U);
        dialog.begin();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 60'000);
        QVERIFY2(resultOf(dialog).startsWith(u"0 "_s), qPrintable(resultOf(dialog)));
    }
    const SiteDialog again(*m_session);
    QCOMPARE(folderOf(again).text(), folder);
}

void TestSiteDialog::asksAboutOtherContent()
{
    const QString folder = m_folder->filePath(u"photos"_s);
    QVERIFY(QDir().mkpath(folder));
    QFile photo(folder + u"/photo.jpg"_s);
    QVERIFY(photo.open(QIODevice::WriteOnly) && photo.write("mine") == 4);
    photo.close();
    SiteDialog dialog(*m_session);
    dialog.show();
    folderOf(dialog).setText(folder);
    auto* agreed = dialog.findChild<QCheckBox*>(u"siteAgreed"_s);
    QVERIFY(!agreed->isVisible());
    dialog.begin();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 60'000);
    QVERIFY(agreed->isVisible() && !agreed->isChecked());
    QVERIFY(resultOf(dialog).contains(u"something else"_s));
    QVERIFY(!QFile::exists(folder + u"/index.html"_s));
    agreed->setChecked(true);
    dialog.begin();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 60'000);
    QVERIFY(QFile::exists(folder + u"/index.html"_s) && QFile::exists(folder + u"/photo.jpg"_s));
    QVERIFY(!agreed->isVisible());
}

void TestSiteDialog::canBeCancelled()
{
    const QString folder = m_folder->filePath(u"cancelled"_s);
    SiteDialog dialog(*m_session);
    folderOf(dialog).setText(folder);
    dialog.begin();
    dialog.cancel();
    QVERIFY(!dialog.isRunning());
    QVERIFY(resultOf(dialog).contains(u"Cancelled"_s));
    dialog.begin(); // after the run that was cancelled, on the same thread
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 60'000);
    QVERIFY(QFile::exists(folder + u"/index.html"_s));
}

// RULE: WO2026 3.7
void TestSiteDialog::saysWhatIsPending()
{
    SiteDialog dialog(*m_session);
    engine::Tournament earlier =
        m_session->workFile()->tournament(engine::TournamentId(1)).value().tournament;
    earlier.header.name = "Handed in late";
    earlier.header.end = earlier.header.end->plusDays(20);
    QVERIFY(m_session->addTournament(earlier).has_value());
    QTRY_VERIFY_WITH_TIMEOUT(previewOf(dialog).contains(u"Until the recalculation has run"_s), 30'000);
}

ZAHLMEISTER_TEST(TestSiteDialog, QApplication)

} // namespace tst_sitedialog

#include "tst_sitedialog.moc"
