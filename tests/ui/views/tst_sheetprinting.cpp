// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QVBoxLayout>

#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"
#include "ui/print/printerrun.h"
#include "ui/print/sheetfonts.h"
#include "ui/print/sheetlayout.h"
#include "ui/views/sheetprinting.h"
#include "ui/widgets/messagebar.h"

namespace tst_sheetprinting {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using ui::Message;
using ui::MessageBar;
using ui::SheetLayout;
using ui::SheetPrinting;

namespace {

/// A window that prints.
struct Window : QWidget {
    MessageBar* messages = new MessageBar(this);
    SheetPrinting* printing = new SheetPrinting(*this, *messages);
};

std::shared_ptr<const SheetLayout> pages(int count)
{
    SheetLayout layout;
    layout.title = u"Pages"_s;
    layout.fontFamily = ui::sheetFontFamily();
    layout.pages.resize(static_cast<std::size_t>(count));
    return std::make_shared<const SheetLayout>(std::move(layout));
}

/// Does something with the next dialog that asks for a printer.
void onDialog(const std::function<void(QPrintDialog&)>& act)
{
    QTimer::singleShot(0, qApp, [act] {
        auto* const dialog = qobject_cast<QPrintDialog*>(QApplication::activeModalWidget());
        if (dialog)
            act(*dialog);
        else
            onDialog(act);
    });
}

} // namespace

/// Sheets on their way from a window to a printer.
class TestSheetPrinting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void saysThatThereIsNoPrinter();
    void sendsOneJobAtATime();
    void printsNothingWithoutAPrinter();
    void printsNothingUnlessItMay();
    void closesWhileItAsks();
    void closesWhileItPrints();
};

void TestSheetPrinting::init()
{
#ifdef Q_OS_WIN
    if (QLatin1StringView(QTest::currentTestFunction()) != "saysThatThereIsNoPrinter"_L1)
        QSKIP("The dialog is that of Windows, which comes with real printers only.");
#endif
}

void TestSheetPrinting::saysThatThereIsNoPrinter()
{
#ifdef Q_OS_WIN
    if (!QPrinterInfo::availablePrinterNames().isEmpty())
        QSKIP("There is a printer.");
    Window window;
    window.printing->print(pages(1));
    QVERIFY(!window.printing->isBusy());
    QCOMPARE(window.messages->message().level, Message::Level::Warning);
#else
    QVERIFY(!ui::noPrinterMessage());
#endif
}

void TestSheetPrinting::sendsOneJobAtATime()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"printed.pdf"_s);
    Window window;
    QSignalSpy busy(window.printing, &SheetPrinting::busyChanged);
    onDialog([&](QPrintDialog& dialog) {
        QVERIFY(window.printing->isBusy());
        window.printing->print(pages(1)); // a second one, while the first one asks
        dialog.printer()->setOutputFormat(QPrinter::PdfFormat);
        dialog.printer()->setOutputFileName(path);
        dialog.done(QDialog::Accepted);
    });
    window.printing->print(pages(40));
    QVERIFY(window.printing->isBusy());
    window.printing->print(pages(1)); // and one while it is printed
    QTRY_COMPARE(busy.size(), 2);
    QVERIFY(!window.printing->isBusy());
    QCOMPARE(window.messages->message().level, Message::Level::Note);
    QVERIFY(tests::contentOf(path).contains("/Count 40"));
}

void TestSheetPrinting::printsNothingWithoutAPrinter()
{
    Window window;
    onDialog([](QPrintDialog& dialog) { dialog.reject(); });
    window.printing->print(pages(2));
    QVERIFY(!window.printing->isBusy());
    QVERIFY(window.messages->message().text.isEmpty());
    window.printing->print(nullptr); // pages that are not set yet: nothing is asked
    QVERIFY(!window.printing->isBusy());
}

void TestSheetPrinting::printsNothingUnlessItMay()
{
    Window window;
    onDialog([](QPrintDialog& dialog) { dialog.done(QDialog::Accepted); });
    window.printing->print(pages(2), [] { return false; });
    QVERIFY(!window.printing->isBusy());
}

void TestSheetPrinting::closesWhileItAsks()
{
    auto* const window = new Window;
    onDialog([window](QPrintDialog&) { delete window; });
    bool begins = false;
    window->printing->print(pages(2), [&] { return begins = true; });
    QVERIFY(!begins);
}

void TestSheetPrinting::closesWhileItPrints()
{
    const QTemporaryDir folder;
    auto* const window = new Window;
    onDialog([&](QPrintDialog& dialog) {
        dialog.printer()->setOutputFormat(QPrinter::PdfFormat);
        dialog.printer()->setOutputFileName(folder.filePath(u"a.pdf"_s));
        dialog.done(QDialog::Accepted);
    });
    window->printing->print(pages(200));
    QVERIFY(window->printing->isBusy());
    delete window;
    QCoreApplication::processEvents();
}

ZAHLMEISTER_TEST(TestSheetPrinting, QApplication)

} // namespace tst_sheetprinting

#include "tst_sheetprinting.moc"
