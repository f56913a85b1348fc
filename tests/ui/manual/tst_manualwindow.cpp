// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

#include "tests/support/testmain.h"
#include "ui/manual/manualbook.h"
#include "ui/manual/manualopener.h"
#include "ui/manual/manualplaces.h"
#include "ui/manual/manualview.h"
#include "ui/manual/manualwindow.h"
#include "ui/theme/palette.h"

namespace tst_manualwindow {

using namespace Qt::StringLiterals;
using namespace zahlmeister::ui;

class TestManualWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsPagesAndHeadings();
    void showsOnePageOnly();
    void goesBackAndForward();
    void opensTheWebOnlyByHttps();
    void loadsNothingFromOutside();
    void findsAndMarks();
    void findsWhatIsTypedOnThePage();
    void leavesTheSearchByEscape();
    void staysWhereItIsWhenTheLookChanges();
    void opensFromADialogEvenIfModal();
    void saysWhatBecameOfPrinting();

private:
    ManualBook m_book{Language::German};
    std::unique_ptr<ManualWindow> m_window;
};

void TestManualWindow::init()
{
    m_window = std::make_unique<ManualWindow>(m_book, nullptr);
    m_window->openAt(u"crosstable"_s);
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestManualWindow::cleanup()
{
    m_window.reset();
}

void TestManualWindow::showsPagesAndHeadings()
{
    QVERIFY(m_window->view().toPlainText().startsWith(u"Kreuztabelle"_s));
    QCOMPARE(m_window->view().verticalScrollBar()->value(), 0);
    QCOMPARE(m_window->windowTitle().section(u' ', 0, 0), u"Kreuztabelle"_s);
    auto* contents = m_window->findChild<QTreeWidget*>();
    QCOMPARE(contents->currentItem()->text(0), u"Kreuztabelle"_s);
    m_window->openAt(u"crosstable#forfeits"_s);
    QVERIFY(m_window->view().verticalScrollBar()->value() > 0);
    m_window->view().open(u"no-such-page"_s);
    QCOMPARE(m_window->view().page(), u"crosstable"_s);
}

/// Whatever the size of the page before: its scroll bar came and went.
void TestManualWindow::showsOnePageOnly()
{
    for (const QString& page : m_book.pages() + m_book.pages()) {
        m_window->view().open(page);
        QCoreApplication::processEvents();
        const QString shown = m_window->view().toPlainText().simplified();
        QVERIFY2(shown.startsWith(m_book.title(page)), qPrintable(page));
        const qsizetype expected = plainText(m_book.html(page)).size();
        QVERIFY2(shown.size() < expected + expected / 10 + 40, qPrintable(page));
    }
}

void TestManualWindow::goesBackAndForward()
{
    m_window->openAt(u"progress"_s);
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(m_window->view().page(), u"crosstable"_s);
    QTest::keyClick(m_window.get(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_window->view().page(), u"progress"_s);
    QTest::keyClick(m_window.get(), Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(m_window->view().page(), u"rounds"_s);
    QTest::keyClick(m_window.get(), Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(m_window->view().page(), u"progress"_s);
}

void TestManualWindow::opensTheWebOnlyByHttps()
{
    QList<QUrl> opened;
    QList<QUrl> refused;
    ManualView& view = m_window->view();
    view.setOpener([&](const QUrl& url) { opened += url; });
    connect(&view, &ManualView::refused, &view, [&](const QUrl& url) { refused += url; });
    for (const QString& link : {u"https://example.org/a"_s, u"http://example.org"_s, u"file:///etc/passwd"_s,
                                u"javascript:alert(1)"_s, u"mailto:a@example.org"_s, u"progress.md#bar"_s})
        Q_EMIT view.anchorClicked(QUrl(link));
    QCOMPARE(opened, QList<QUrl>{QUrl(u"https://example.org/a"_s)});
    QCOMPARE(refused.size(), 4);
    QCOMPARE(view.page(), u"progress"_s); // a page of the manual is no web page
}

void TestManualWindow::loadsNothingFromOutside()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.png"_s);
    QImage picture(4, 4, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QVERIFY(picture.save(path));
    QTextDocument& document = *m_window->view().document();
    const auto isNothing = [](const QVariant& loaded) {
        return loaded.value<QImage>().isNull() && loaded.toByteArray().isEmpty();
    };
    for (const QUrl& url : {QUrl::fromLocalFile(path), QUrl(u"qrc:/icons/help.svg"_s), QUrl(path),
                            QUrl(u"manual:/../../icons/help.svg"_s), QUrl(u"https://example.org/a.png"_s)})
        QVERIFY2(isNothing(document.resource(QTextDocument::ImageResource, url)), qPrintable(url.toString()));
    QVERIFY(isNothing(document.resource(QTextDocument::StyleSheetResource, QUrl::fromLocalFile(path))));
    const QUrl own(u"manual:/pictures/de/crosstable.png"_s);
    QVERIFY(!document.resource(QTextDocument::ImageResource, own).value<QImage>().isNull());
}

void TestManualWindow::findsAndMarks()
{
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    auto* words = m_window->findChild<QLineEdit*>();
    QVERIFY(words->hasFocus());
    QTest::keyClicks(words, u"spielfrei paarung"_s);
    auto* hits = m_window->findChild<QListWidget*>();
    QVERIFY(hits->isVisible() && hits->count() > 0);
    QTest::keyClick(words, Qt::Key_Down);
    QVERIFY(hits->hasFocus());
    const auto marks = m_window->view().extraSelections();
    QVERIFY(!marks.isEmpty());
    for (const auto& mark : marks) {
        const QString word = mark.cursor.selectedText().toLower();
        QVERIFY2(word.startsWith(u"spielfrei"_s) || word.startsWith(u"paarung"_s), qPrintable(word));
    }
    QTest::keyClick(hits, Qt::Key_Return);
    QVERIFY(m_window->view().hasFocus());
    words->setText(u"xylophon"_s);
    QCOMPARE(hits->count(), 0);
}

void TestManualWindow::findsWhatIsTypedOnThePage()
{
    auto* words = m_window->findChild<QLineEdit*>();
    m_window->view().setFocus();
    QTest::keyClick(&m_window->view(), Qt::Key_Space);
    QVERIFY(m_window->view().hasFocus());
    QTest::keyClick(&m_window->view(), 'r');
    QVERIFY(words->hasFocus());
    QTest::keyClicks(words, u"emis"_s);
    QCOMPARE(words->text(), u"remis"_s);
    QVERIFY(m_window->findChild<QListWidget*>()->count() > 0);
}

void TestManualWindow::leavesTheSearchByEscape()
{
    auto* words = m_window->findChild<QLineEdit*>();
    words->setFocus();
    QTest::keyClicks(words, u"remis"_s);
    QTest::keyClick(words, Qt::Key_Escape);
    QVERIFY(words->text().isEmpty() && m_window->isVisible());
    QVERIFY(m_window->findChild<QTreeWidget*>()->isVisible());
    QVERIFY(m_window->view().extraSelections().isEmpty());
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(!m_window->isVisible());
}

void TestManualWindow::staysWhereItIsWhenTheLookChanges()
{
    m_window->openAt(u"participants#paste"_s); // with more than a window below it
    const auto firstLine = [this] { return m_window->view().cursorForPosition({20, 20}).block().text(); };
    const QString before = firstLine();
    QTest::keyClick(m_window.get(), Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(m_window->view().zoom(), 1);
    QCOMPARE(firstLine(), before);
    QTest::keyClick(m_window.get(), Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(m_window->view().zoom(), 0);
    QCOMPARE(firstLine(), before);
    m_window->view().setPalette(darkPalette());
    QCOMPARE(firstLine(), before);
    m_window->view().setZoom(100);
    QVERIFY(m_window->view().zoom() < 100);
}

void TestManualWindow::opensFromADialogEvenIfModal()
{
    m_window->hide();
    QWidget window;
    ManualOpener desk({}, window);
    QDialog dialog(&window);
    auto* field = new QLineEdit(&dialog);
    window.show();
    dialog.setModal(true);
    dialog.show();
    field->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(field, Qt::Key_F1); // this one has no page
    QVERIFY(!dialog.findChild<ManualWindow*>());
    openManual(*field, u"check"_s);
    auto* manual = dialog.findChild<ManualWindow*>();
    QVERIFY(manual && manual->isVisible());
    QVERIFY(QTest::qWaitForWindowActive(manual));
    QCOMPARE(manual->view().page(), u"check"_s);
    QVERIFY(!QApplication::activeModalWidget()->isAncestorOf(&window));
    QTest::keyClick(manual, Qt::Key_F1); // the manual tells of itself
    QCOMPARE(manual->view().page(), u"keyboard"_s);
    QCOMPARE(dialog.findChildren<ManualWindow*>().size(), 1);
}

void TestManualWindow::saysWhatBecameOfPrinting()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"page.pdf"_s);
    const auto said = [this] {
        for (const auto* label : m_window->findChildren<QLabel*>()) {
            if (label->isVisible() && !label->text().isEmpty())
                return label->text();
        }
        return QString();
    };
    auto* const print = m_window->findChild<QToolButton*>(u"print"_s);
#ifdef Q_OS_WIN
    if (!QPrinterInfo::availablePrinterNames().isEmpty())
        QSKIP("There is a printer.");
    print->click();
    QVERIFY(!said().isEmpty());
#else
    const auto answer = [&](bool isAccepted) {
        QTimer::singleShot(0, qApp, [&path, isAccepted] {
            auto* const dialog = qobject_cast<QPrintDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->printer()->setOutputFileName(path);
            dialog->done(isAccepted ? QDialog::Accepted : QDialog::Rejected);
        });
    };
    answer(false);
    print->click();
    QCOMPARE(said(), QString());
    answer(true);
    print->click();
    QVERIFY(!said().isEmpty());
    QVERIFY(QFileInfo(path).size() > 0);
#endif
}

ZAHLMEISTER_TEST(TestManualWindow, QApplication)

} // namespace tst_manualwindow

#include "tst_manualwindow.moc"
