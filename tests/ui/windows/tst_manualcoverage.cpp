// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>
#include <string>

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDirIterator>
#include <QListView>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

#include "tests/support/testmain.h"
#include "tests/ui/support/everywindow.h"
#include "ui/manual/manualplaces.h"
#include "ui/manual/manualview.h"
#include "ui/manual/manualwindow.h"
#include "ui/windows/command.h"
#include "ui/windows/manualfilling.h"

namespace tst_manualcoverage {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using ui::Language;
using ui::ManualBook;

namespace {

/// Without the mnemonic, and without a key that is only shown.
QString nameOf(const QString& text)
{
    return text.section(u'\t', 0, 0).remove(u'&');
}

/// The paths of all entries of a menu, such as "Datei > Öffnen…"; of the menus in it their own.
QStringList pathsOf(const QString& above, const QMenu& menu)
{
    QStringList paths;
    for (const QAction* action : menu.actions()) {
        if (!action->isSeparator() && !action->text().isEmpty())
            paths += above + u" > "_s + nameOf(action->text()).section(u':', 0, 0);
    }
    return paths;
}

bool hasPlace(const ManualBook& book, const QString& place)
{
    const QString id = ui::anchorOf(place);
    return book.contains(ui::pageOf(place)) &&
           (id.isEmpty() || book.html(ui::pageOf(place)).contains(u" id=\"%1\""_s.arg(id)));
}

} // namespace

/// Whatever the window can do has its page, and what the pages name is there.
class TestManualCoverage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsOfEveryCommand_data();
    void tellsOfEveryCommand();
    void hasAPlaceForEveryViewAndDialog();
    void everyDialogShowsTheWay();
    void opensWhereF1IsPressed();
    void leadsFromAFindingToItsEntry();
    void keepsToTheWordsOfTheWindow();
};

void TestManualCoverage::tellsOfEveryCommand_data()
{
    QTest::addColumn<int>("language");
    QTest::newRow("German") << static_cast<int>(Language::German);
    QTest::newRow("English") << static_cast<int>(Language::English);
}

/// Every entry of a menu stands in a page as *Menu > Entry*, and every such path exists.
void TestManualCoverage::tellsOfEveryCommand()
{
    QFETCH(const int, language);
    EveryWindow every(static_cast<Language>(language));
    QStringList paths;
    QSet<QString> menus;
    for (const QAction* top : every.window().menuBar()->actions()) {
        menus += nameOf(top->text());
        paths += pathsOf(nameOf(top->text()), *top->menu());
    }
    QVERIFY(paths.size() > 50);
    const ManualBook book(static_cast<Language>(language));
    static const QRegularExpression emphasis(u"<em>([^<]*)</em>"_s);
    QSet<QString> said;
    QStringList faults;
    for (const QString& page : book.pages()) {
        for (auto match = emphasis.globalMatch(book.html(page)); match.hasNext();) {
            const QString text = ui::plainText(match.next().captured(1));
            said += text;
            if (menus.contains(text.section(u" > "_s, 0, 0)) && text.contains(u" > "_s) &&
                !paths.contains(text))
                faults += page + u" names "_s + text;
        }
    }
    for (const QString& path : paths) {
        if (!said.contains(path) && !said.contains(path.section(u" > "_s, 1)))
            faults += u"no page tells of "_s + path;
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestManualCoverage::hasAPlaceForEveryViewAndDialog()
{
    const ManualBook book(Language::German);
    QSet<QString> known;
    for (const auto& [className, place] : ui::manualPlaces()) {
        known += QString::fromLatin1(className);
        QVERIFY2(hasPlace(book, QString::fromLatin1(place)), place);
    }
    // Not all of them can be opened here, but all of them are declared.
    static const QRegularExpression dialog(u"\\bclass (\\w+) : public (?:QDialog|ListWindow)\\b"_s);
    int dialogs = 0;
    for (QDirIterator files(QStringLiteral(UI_SOURCES), {u"*.h"_s}, QDir::Files,
                            QDirIterator::Subdirectories);
         files.hasNext();) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto found = dialog.match(QString::fromUtf8(file.readAll()));
        if (!found.hasMatch() || found.captured(1) == u"ListWindow"_s)
            continue;
        ++dialogs;
        QVERIFY2(known.contains(found.captured(1)), qPrintable(found.captured(1) + u" has no place"_s));
    }
    QVERIFY(dialogs > 25);
    EveryWindow every(Language::German);
    QStringList faults;
    every.visit([&](const QString& where, QWidget& window) {
        if (ui::manualPlaceOf(&window).isEmpty())
            faults += where;
    });
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

/// The question mark in the last row, which opens the page of the dialog.
void TestManualCoverage::everyDialogShowsTheWay()
{
    EveryWindow every(Language::German);
    QStringList faults;
    std::set<std::string> asked;
    every.visit([&](const QString& where, QWidget& window) {
        if (!qobject_cast<QDialog*>(&window) || qobject_cast<ui::ManualWindow*>(&window))
            return;
        auto* button = window.findChild<QToolButton*>(u"helpButton"_s);
        if (!button || !button->isVisible() || !(button->focusPolicy() & Qt::TabFocus)) {
            faults += where;
            return;
        }
        if (!asked.insert(window.metaObject()->className()).second)
            return;
        button->click();
        auto* manual = window.findChild<ui::ManualWindow*>();
        if (!manual || !manual->isVisible() ||
            manual->view().page() != ui::manualPlaceOf(&window).section(u'#', 0, 0))
            faults += where + u" opens something else"_s;
        delete manual;
    });
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    QCOMPARE_GT(asked.size(), 20U);
}

void TestManualCoverage::opensWhereF1IsPressed()
{
    EveryWindow every(Language::German);
    every.openExample();
    ui::commandNamed(every.window(), "manual")->trigger();
    auto* manual = every.window().findChild<ui::ManualWindow*>();
    QVERIFY(manual && manual->isVisible());
    const QString keys = ui::commandKeys(every.window());
    QVERIFY(keys.startsWith(QKeySequence(Qt::CTRL | Qt::Key_N).toString(QKeySequence::NativeText)));
    const auto* page = manual->findChild<QTextBrowser*>();
    QVERIFY(page && page->toPlainText().contains(keys.section(u'\t', 0, 0)));
    QVERIFY(QTest::qWaitForWindowActive(manual));
    manual->close();
    ui::commandNamed(every.window(), "lists")->trigger();
    QTRY_VERIFY(every.window().findChild<QDialog*>(u"listsDialog"_s));
    auto* lists = every.window().findChild<QWidget*>(u"listsDialog"_s);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    lists->activateWindow(); // the manual that was closed gives its place to the main window
    QTRY_COMPARE(QApplication::activeWindow(), lists);
    QTest::keyClick(lists, Qt::Key_F1);
    auto* task = lists->findChild<ui::ManualWindow*>();
    QVERIFY(task && task->isVisible());
    QVERIFY(task->windowTitle().startsWith(u"Wertungslisten"_s));
}

void TestManualCoverage::leadsFromAFindingToItsEntry()
{
    EveryWindow every(Language::German);
    every.openExample();
    every.window().showPage(ui::TournamentView::Page::Findings);
    auto* list = every.window().findChild<QListView*>(u"findings"_s);
    QVERIFY(list);
    QTRY_VERIFY(list->currentIndex().isValid());
    const QString sentence = list->currentIndex().data().toString();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_F1, Qt::ControlModifier);
    auto* manual = every.window().findChild<ui::ManualWindow*>();
    QVERIFY(manual && manual->isVisible());
    QCOMPARE(manual->view().page(), u"findings"_s);
    QVERIFY2(!manual->view().source().fragment().isEmpty(), qPrintable(sentence));
}

/// One word for one thing, as the texts of the window have it.
void TestManualCoverage::keepsToTheWordsOfTheWindow()
{
    static const QRegularExpression others(
        u"Organisationsebene|Regelversion|\\b[Aa]mtlich|Ausgangszahl|Eingangszahl|FIDE-Zahl|"
        u"Gegnerdurchschnitt|"
        "Personenkennzeichen|Erstwertung|Freilos|Rechenart|Herleitung|identifizier|Eingabetaste|\\bZelle|"
        "Jahrgang|nur lesbar|Vermerk|Anmerkung|Einzelbogen|Neuling|Zugabe|Zeitabschnitt| …"_s);
    const ManualBook book(Language::German);
    QStringList faults;
    for (const QString& page : book.pages()) {
        // Their text is that of the window, which has its own test.
        const auto found = others.match(ui::plainText(book.html(page)));
        if (found.hasMatch())
            faults += page + u": "_s + found.captured();
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

ZAHLMEISTER_TEST(TestManualCoverage, QApplication)

} // namespace tst_manualcoverage

#include "tst_manualcoverage.moc"
