// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "app/sample/sample.h"
#include "app/session/livechronicle.h"
#include "app/session/session.h"
#include "tests/support/testmain.h"
#include "ui/print/samplemark.h"
#include "ui/print/sheetcomposer.h"
#include "ui/text/language.h"
#include "ui/widgets/hintstrip.h"
#include "ui/widgets/messagebar.h"
#include "ui/windows/command.h"
#include "ui/windows/mainwindow.h"
#include "ui/windows/preferences.h"
#include "ui/windows/samplecommands.h"

namespace tst_samplecommands {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

/// The sample as a referee meets it: offered, marked, left, removed.
class TestSampleCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void opensAndComesBack();
    void greetsWithOneBar();
    void marksTitleAndSheets();
    void doesNotExport();
    void warnsOfWhatIsImported();
    void removesWhatWasNotTouched();
    void asksBeforeItRemovesWhatWasEdited();

private:
    [[nodiscard]] ui::SampleCommands& sample() const { return *m_window->findChild<ui::SampleCommands*>(); }
    [[nodiscard]] QString message() const { return m_window->messageBar().message().text; }

    std::optional<ui::Translators> m_translators;
    QTemporaryDir m_config;
    std::unique_ptr<QTemporaryDir> m_folder;
    ui::Preferences m_preferences;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<ui::MainWindow> m_window;
};

void TestSampleCommands::initTestCase()
{
    m_translators.emplace(ui::Language::German);
    for (const QSettings::Format format : {QSettings::NativeFormat, QSettings::IniFormat})
        QSettings::setPath(format, QSettings::UserScope, m_config.path());
}

void TestSampleCommands::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", m_folder->path().toUtf8());
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(m_folder->filePath(u"Meine.zahlmeister"_s)).has_value());
    m_window = std::make_unique<ui::MainWindow>(*m_session, m_preferences, ui::Appearance::Light,
                                                ui::Language::German);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestSampleCommands::cleanup()
{
    m_window.reset();
    m_session.reset();
    static_cast<void>(app::removeSample(app::sampleFile())); // Windows has one folder for all tests
    m_folder.reset();
    ui::markSheets(false);
}

void TestSampleCommands::opensAndComesBack()
{
    QVERIFY(!ui::commandNamed(*m_window, "removeSample")->isEnabled());
    QVERIFY(sample().strip()->isHidden());
    ui::commandNamed(*m_window, "sample")->trigger();
    QVERIFY2(sample().isOpen(), qPrintable(message()));
    QCOMPARE(m_session->workFile()->path(), app::sampleFile());
    QVERIFY(sample().strip()->isVisible());
    QVERIFY(!m_preferences.recentFiles().contains(app::sampleFile()));
    ui::commandNamed(*m_window, "sample")->trigger(); // again: nothing else
    QVERIFY(sample().isOpen());
    sample().strip()->findChild<QPushButton*>()->click();
    QVERIFY(!sample().isOpen());
    QCOMPARE(QFileInfo(m_session->workFile()->path()).fileName(), u"Meine.zahlmeister"_s);
    QVERIFY(sample().strip()->isHidden());
    QVERIFY(m_session->tournaments().empty());
}

/// Who opens the sample to look around is told one thing, not two.
void TestSampleCommands::greetsWithOneBar()
{
    ui::commandNamed(*m_window, "sample")->trigger();
    QTRY_VERIFY(m_session->chronicle().isCurrent() && !m_session->chronicle().chronicle()->persons.empty());
    QTest::qWait(50);
    QStringList bars;
    for (const ui::HintStrip* strip : m_window->findChildren<ui::HintStrip*>()) {
        if (strip->isVisible())
            bars += strip->sentence();
    }
    if (m_window->messageBar().isVisible())
        bars += message();
    QVERIFY2(bars.size() == 1, qPrintable(bars.join(u" | "_s)));
}

void TestSampleCommands::marksTitleAndSheets()
{
    const auto paper = [] {
        const ui::SheetFonts fonts;
        ui::SheetComposer composer(fonts, QPageLayout::Portrait);
        composer.beginSection({});
        composer.title(u"Brief"_s, u"An wen"_s);
        QString text;
        const ui::SheetLayout layout = composer.finish({}, {});
        for (const ui::TextRun& run : layout.pages.front().runs)
            text += run.text + u'\n';
        return text;
    };
    QVERIFY(!paper().contains(u"MUSTER"_s));
    ui::commandNamed(*m_window, "sample")->trigger();
    QVERIFY(m_window->windowTitle().startsWith(u"MUSTER"_s));
    QVERIFY(m_session->openTournament(engine::TournamentId(1)).has_value());
    QVERIFY(m_window->windowTitle().startsWith(u"MUSTER Sommeropen"_s));
    QCOMPARE(paper().count(u"MUSTER"_s), 2); // above and below
    sample().leave();
    QVERIFY(!m_window->windowTitle().contains(u"MUSTER"_s));
    QVERIFY(!paper().contains(u"MUSTER"_s));
}

void TestSampleCommands::doesNotExport()
{
    ui::commandNamed(*m_window, "sample")->trigger();
    QVERIFY(m_session->openTournament(engine::TournamentId(1)).has_value());
    ui::commandNamed(*m_window, "exportTournament")->trigger(); // no dialog that would have to be closed
    QVERIFY2(message().contains(u"Musterverein"_s), qPrintable(message()));
}

void TestSampleCommands::warnsOfWhatIsImported()
{
    m_window->openFile(
        app::FileInHand(u":/example.json"_s)); // into the own file: there is nothing to warn of
    QCOMPARE(m_window->messageBar().message().level, ui::Message::Level::Note);
    QVERIFY2(message().contains(u"importiert"_s) && !message().contains(u"Musterverein"_s),
             qPrintable(message()));
    ui::commandNamed(*m_window, "sample")->trigger();
    const std::size_t before = m_session->tournaments().size();
    m_window->openFile(app::FileInHand(u":/example.json"_s));
    QCOMPARE(m_session->tournaments().size(), before + 1);
    const ui::Message said = m_window->messageBar().message();
    QCOMPARE(said.level, ui::Message::Level::Warning);
    QVERIFY2(said.text.contains(u"Musterverein"_s), qPrintable(said.text));
    QCOMPARE(said.otherText, u"Zurück zu meiner Datei"_s);
    said.other();
    QVERIFY(!sample().isOpen());
    QCOMPARE(QFileInfo(m_session->workFile()->path()).fileName(), u"Meine.zahlmeister"_s);
}

void TestSampleCommands::removesWhatWasNotTouched()
{
    ui::commandNamed(*m_window, "sample")->trigger();
    ui::commandNamed(*m_window, "removeSample")->trigger();
    QVERIFY(!sample().isOpen());
    QVERIFY(!QFileInfo::exists(app::sampleFile()));
    QVERIFY(!ui::commandNamed(*m_window, "removeSample")->isEnabled());
    QVERIFY(QFileInfo::exists(m_folder->filePath(u"Meine.zahlmeister"_s)));
}

void TestSampleCommands::asksBeforeItRemovesWhatWasEdited()
{
    ui::commandNamed(*m_window, "sample")->trigger();
    QVERIFY(m_session->removeTournament(engine::TournamentId(1)).has_value());
    ui::commandNamed(*m_window, "removeSample")->trigger();
    QVERIFY(QFileInfo::exists(app::sampleFile()));
    const ui::Message asked = m_window->messageBar().message();
    QCOMPARE(asked.level, ui::Message::Level::Warning);
    asked.other(); // look at it
    QVERIFY(sample().isOpen());
    ui::commandNamed(*m_window, "removeSample")->trigger();
    m_window->messageBar().message().action();
    QVERIFY(!QFileInfo::exists(app::sampleFile()));
    // Not even the backup that was made when it was left.
    QTest::qWait(500);
    const QStringList left = QDir(app::ownFolder()).entryList({u"Musterverein*"_s});
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u' ')));
}

ZAHLMEISTER_TEST(TestSampleCommands, QApplication)

} // namespace tst_samplecommands

#include "tst_samplecommands.moc"
