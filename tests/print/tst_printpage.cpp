// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QListWidget>
#include <QPrinter>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QVariantList>

#include "app/document/liveevaluation.h"
#include "app/document/tournamentdocument.h"
#include "app/store/workfile.h"
#include "tests/print/sheetfixture.h"
#include "tests/support/opentournament.h"
#include "ui/print/printerrun.h"
#include "ui/print/printservice.h"
#include "ui/print/sheetpreview.h"
#include "ui/views/printpage.h"
#include "ui/widgets/messagebar.h"

#ifdef Q_OS_WIN
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "tests/support/windowsprinter.h"
#endif

namespace tst_printpage {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::testing;
using namespace zahlmeister::ui;

/// A page on a document of its own.
class Desk {
public:
    explicit Desk(const engine::Tournament& tournament)
        : m_workFile(app::WorkFile::open(folder.filePath(u"w.zahlmeister"_s)).value()),
          m_document(app::TournamentDocument::open(*m_workFile, m_workFile->addTournament(tournament).value())
                         .value()),
          m_evaluation(*m_document),
          page(m_evaluation)
    {
        page.resize(900, 700);
        page.show();
    }

    template <class T>
    [[nodiscard]] T* child(int index = 0) const
    {
        return page.findChildren<T*>().at(index);
    }
    [[nodiscard]] SheetPreview& preview() const { return *page.findChild<SheetPreview*>(); }
    [[nodiscard]] app::TournamentDocument& document() const { return *m_document; }

    QTemporaryDir folder;

private:
    std::unique_ptr<app::WorkFile> m_workFile;
    std::unique_ptr<app::TournamentDocument> m_document;
    app::LiveEvaluation m_evaluation;

public:
    PrintPage page;
};

class TestPrintPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTheEvaluationFirst();
    void followsTheEvaluationWhileVisible();
    void setsTheScoresheetsOfChosenPlayers();
    void saysThatNobodyIsChosen();
    void offersNewcomersForFirstRatings();
    void showsTheCrosstable();
    void saysThatThereIsNothingYet();
    void saves();
    void savesAFileForEveryPlayer();
    void saysWhyItCouldNotSave();
    void fitsThePageAtEveryHeight();
    void zoomsAndTurnsPagesByKeys();
    void namesItsKeys();
    void sendsPagesToAPrinter();
    void sendsPagesToAPrinterOfWindows();
    void keepsToThePagesAskedFor();
    void closesInTheMiddleOfWork();

private:
    Translators m_translators{Language::German};
};

void TestPrintPage::showsTheEvaluationFirst()
{
    const Desk desk(tests::OpenTournament::read(u"wo-2026"_s));
    QTRY_COMPARE(desk.preview().pageCount(), 1);
    QCOMPARE(desk.preview().currentPage(), 1);
    QVERIFY(textsOf(desk.preview().sheets()->pages[0]).contains(u"2245 – 32"_s));
    QCOMPARE(desk.page.request().language, Language::German);
}

void TestPrintPage::followsTheEvaluationWhileVisible()
{
    Desk desk(tests::OpenTournament::read(u"wo-2026"_s));
    QTRY_COMPARE(desk.preview().pageCount(), 1);
    const auto rename = [&](const std::string& name) {
        engine::TournamentHeader header = desk.document().tournament().header;
        header.name = name;
        QVERIFY(desk.document().apply({{app::EditKind::Header, {}}, {app::PutHeader{header}}}).has_value());
    };
    const auto shows = [&](const QString& name) {
        return textsOf(desk.preview().sheets()->pages[0]).contains(name);
    };
    rename("Winteropen");
    QTRY_VERIFY(shows(u"Winteropen"_s));
    desk.page.hide();
    rename("Sommeropen");
    QTest::qWait(50);
    QVERIFY(shows(u"Winteropen"_s)); // nobody looks, so nothing was set
    desk.page.show();
    QTRY_VERIFY(shows(u"Sommeropen"_s));
}

void TestPrintPage::setsTheScoresheetsOfChosenPlayers()
{
    const Desk desk(tests::OpenTournament::read(u"wo-2026"_s));
    desk.child<QComboBox>(0)->setCurrentIndex(1);
    QTRY_COMPARE(desk.preview().pageCount(), 16);
    auto* players = desk.child<QListWidget>();
    QVERIFY(players->isVisible());
    QCOMPARE(players->count(), 16);
    players->setFocus();
    players->setCurrentRow(0);
    QTest::keyClick(players, Qt::Key_Space);
    QTRY_COMPARE(desk.preview().pageCount(), 15);
    QCOMPARE(desk.page.request().players.size(), std::size_t(15));
    QCOMPARE(desk.page.request().players.front(), engine::ParticipantNumber(2));
    QTest::keyClick(players, Qt::Key_Space);
    QTRY_COMPARE(desk.preview().pageCount(), 16);
    QVERIFY(desk.page.request().players.empty()); // everybody
}

void TestPrintPage::saysThatNobodyIsChosen()
{
    const Desk desk(tests::OpenTournament::read(u"wo-2026"_s));
    desk.child<QComboBox>(0)->setCurrentIndex(1);
    QTRY_COMPARE(desk.preview().pageCount(), 16);
    for (auto* button : desk.page.findChildren<QPushButton*>()) {
        if (button->text() == u"&Keine"_s)
            button->click();
    }
    QTRY_COMPARE(desk.preview().pageCount(), 0);
    int outputs = 0;
    for (const auto* button : desk.page.findChildren<QPushButton*>()) {
        if (!button->text().endsWith(u'…'))
            continue;
        QVERIFY(!button->isEnabled());
        ++outputs;
    }
    QCOMPARE(outputs, 2); // to a file and to a printer
}

void TestPrintPage::offersNewcomersForFirstRatings()
{
    const Desk desk(tests::OpenTournament::read(u"wo-2026"_s));
    auto* kind = desk.child<QComboBox>(0);
    kind->setCurrentIndex(kind->findText(u"Erst-DWZ mit Rechenweg"_s));
    QCOMPARE(desk.page.request().kind, SheetKind::FirstRatings);
    auto* players = desk.child<QListWidget>();
    QVERIFY(players->isVisible());
    for (int row = 0; row < players->count(); ++row)
        QCOMPARE(players->item(row)->isHidden(), row < 8 || row > 12); // J to N
    QTRY_VERIFY(desk.preview().sheets() && desk.preview().sheets()->title.startsWith(u"Erst-DWZ"_s));
    const int all = desk.preview().pageCount();
    players->item(8)->setCheckState(Qt::Unchecked);
    QTRY_VERIFY(desk.preview().pageCount() < all);
    for (int row = 9; row < 13; ++row)
        players->item(row)->setCheckState(Qt::Unchecked);
    QTRY_COMPARE(desk.preview().pageCount(), 0); // the rated players behind them make no sheet
    kind->setCurrentIndex(kind->findText(u"Einzelergebnisse"_s, Qt::MatchContains));
    QVERIFY(!players->item(0)->isHidden());
}

void TestPrintPage::showsTheCrosstable()
{
    const Desk desk(tests::OpenTournament::read(u"wo-2026"_s));
    auto* kind = desk.child<QComboBox>(0);
    kind->setCurrentIndex(kind->findText(u"Kreuz"_s, Qt::MatchStartsWith));
    QCOMPARE(desk.page.request().kind, SheetKind::Crosstable);
    QVERIFY(!desk.child<QListWidget>()->isVisible());
    QTRY_VERIFY(desk.preview().sheets() && desk.preview().sheets()->title.startsWith(u"Kreuztabelle"_s));
}

void TestPrintPage::saysThatThereIsNothingYet()
{
    const Desk desk(engine::Tournament{});
    QTest::qWait(50);
    QCOMPARE(desk.preview().pageCount(), 0);
    QCOMPARE(desk.preview().currentPage(), 0);
}

void TestPrintPage::saves()
{
    Desk desk(tests::OpenTournament::read(u"wo-2026"_s));
    const QString path = desk.folder.filePath(u"Auswertung.pdf"_s);
    desk.page.saveTo(path);
    auto* messages = desk.child<MessageBar>();
    QTRY_VERIFY(!messages->message().text.isEmpty());
    QCOMPARE(messages->message().level, Message::Level::Note);
    QVERIFY(messages->message().text.contains(QDir::toNativeSeparators(path)));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("%PDF-"));
}

void TestPrintPage::savesAFileForEveryPlayer()
{
    Desk desk(tests::OpenTournament::read(u"wo-2026"_s));
    desk.child<QComboBox>(0)->setCurrentIndex(1);
    desk.page.findChild<QCheckBox*>(u"perPlayer"_s)->setChecked(true);
    const QString folder = desk.folder.filePath(u"Spieler"_s);
    QVERIFY(QDir().mkpath(folder));
    desk.page.saveTo(folder);
    QTRY_VERIFY(!desk.child<MessageBar>()->message().text.isEmpty());
    QCOMPARE(QDir(folder).entryList({u"*.pdf"_s}).size(), 16);
}

void TestPrintPage::saysWhyItCouldNotSave()
{
    Desk desk(tests::OpenTournament::read(u"wo-2026"_s));
    desk.page.saveTo(desk.folder.filePath(u"no/such/folder/a.pdf"_s));
    auto* messages = desk.child<MessageBar>();
    QTRY_VERIFY(!messages->message().text.isEmpty());
    QCOMPARE(messages->message().level, Message::Level::Error);
    QVERIFY(messages->message().text.contains(u"a.pdf"_s));
}

/// The bar at the side comes and goes with the height: the page must not change its width for it, or the bar
/// would come and go for ever.
void TestPrintPage::fitsThePageAtEveryHeight()
{
    const Desk desk(tests::OpenTournament::read(u"wo-2026"_s));
    QTRY_COMPARE(desk.preview().pageCount(), 1);
    SheetPreview preview;
    preview.setSheets(desk.preview().sheets());
    preview.resize(400, 700);
    preview.show();
    const QSignalSpy looked(&preview, &SheetPreview::viewChanged);
    for (int height = 500; height < 640; ++height) {
        const double zoom = preview.zoom();
        preview.resize(400, height);
        QCoreApplication::processEvents();
        QCOMPARE(preview.zoom(), zoom);
        QVERIFY2(looked.size() < 10 * (height - 499), qPrintable(QString::number(looked.size())));
    }
}

void TestPrintPage::zoomsAndTurnsPagesByKeys()
{
    const Desk desk(tests::OpenTournament::read(u"wo-2026"_s));
    desk.child<QComboBox>(0)->setCurrentIndex(1);
    SheetPreview& preview = desk.preview();
    QTRY_COMPARE(preview.pageCount(), 16);
    const double fitting = preview.zoom();
    QTest::keyClick(&preview, Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(preview.zoom() > fitting);
    QTest::keyClick(&preview, Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(preview.zoom(), fitting);
    QTest::keyClick(&preview, Qt::Key_End);
    QCOMPARE(preview.currentPage(), 16);
    QTest::keyClick(&preview, Qt::Key_Home);
    QCOMPARE(preview.currentPage(), 1);
    QTest::keyClick(&preview, Qt::Key_PageDown);
    QVERIFY(preview.verticalScrollBar()->value() > 0);
}

void TestPrintPage::namesItsKeys()
{
    const QStringList lines = PrintPage::keyboardHelp().split(u'\n');
    QVERIFY(lines.size() >= 6);
    for (const QString& line : lines)
        QCOMPARE(line.count(u'\t'), 1);
}

void TestPrintPage::sendsPagesToAPrinter()
{
    const SheetSnapshot values = evaluated(fieldOf(23));
    const auto layout = std::make_shared<const SheetLayout>(
        layoutSheets(values.source(), {SheetKind::Scoresheets, {}}).value());
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"printed.pdf"_s);
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setOutputFormat(QPrinter::PdfFormat);
    printer->setOutputFileName(path);
    PrinterRun::prepare(*printer, *layout);
    PrinterRun run(std::move(printer), layout);
    QSignalSpy progressed(&run, &PrinterRun::progressed);
    QSignalSpy finished(&run, &PrinterRun::finished);
    run.start();
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(finished[0][0].toBool());
    QVERIFY(progressed.size() > 1); // in several steps, not in one
    QCOMPARE(progressed.constLast(), (QVariantList{23, 23}));
    QVERIFY(QFileInfo(path).size() > 10'000);
}

/// By the printer's own driver.
void TestPrintPage::sendsPagesToAPrinterOfWindows()
{
#ifdef Q_OS_WIN
    const SheetSnapshot values = evaluated(fieldOf(7));
    const auto layout = std::make_shared<const SheetLayout>(
        layoutSheets(values.source(), {SheetKind::Scoresheets, {}}).value());
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"printed.ps"_s);
    const tests::WindowsPrinter made(path);
    if (made.name().isEmpty())
        QSKIP("Only Wine lets a test have a printer.");
    QVERIFY(!noPrinterMessage());
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setPrinterName(made.name());
    QCOMPARE(printer->outputFormat(), QPrinter::NativeFormat);
    PrinterRun::prepare(*printer, *layout);
    PrinterRun run(std::move(printer), layout);
    const QSignalSpy finished(&run, &PrinterRun::finished);
    run.start();
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(finished[0][0].toBool());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray sent = file.readAll();
    QVERIFY(sent.startsWith("%!PS-Adobe"));
    QCOMPARE(sent.count("%%Page: "), qsizetype{7});
    QVERIFY(sent.contains("%%BoundingBox: 0 0 594 841")); // A4 to its edges
    QVERIFY(sent.size() > 100'000);                       // with letters on it
#else
    QSKIP("A printer of Windows is to be had there alone.");
#endif
}

void TestPrintPage::keepsToThePagesAskedFor()
{
    const SheetSnapshot values = evaluated(fieldOf(9));
    const auto layout = std::make_shared<const SheetLayout>(
        layoutSheets(values.source(), {SheetKind::Scoresheets, {}}).value());
    const QTemporaryDir folder;
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setOutputFormat(QPrinter::PdfFormat);
    printer->setOutputFileName(folder.filePath(u"printed.pdf"_s));
    PrinterRun::prepare(*printer, *layout);
    printer->setPrintRange(QPrinter::PageRange);
    printer->setFromTo(3, 5);
    PrinterRun run(std::move(printer), layout);
    QSignalSpy progressed(&run, &PrinterRun::progressed);
    QSignalSpy finished(&run, &PrinterRun::finished);
    run.start();
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(progressed.constLast(), (QVariantList{3, 3}));
}

void TestPrintPage::closesInTheMiddleOfWork()
{
    for (int i = 0; i < 5; ++i) {
        Desk desk(tests::OpenTournament::read(u"wo-2026"_s));
        desk.child<QComboBox>(0)->setCurrentIndex(1);
        desk.page.saveTo(desk.folder.filePath(u"a.pdf"_s));
    }
    QCoreApplication::processEvents(); // answers to pages that are gone must not arrive
}

ZAHLMEISTER_TEST(TestPrintPage, QApplication)

} // namespace tst_printpage

#include "tst_printpage.moc"
