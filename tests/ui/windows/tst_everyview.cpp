// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMetaEnum>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTest>
#include <QTimer>

#include "tests/support/testmain.h"
#include "tests/ui/support/everywindow.h"

namespace tst_everyview {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;

namespace {

/// Lists and tables that one sees and can go to with the keyboard.
QList<QAbstractItemView*> viewsOf(QWidget& window)
{
    QList<QAbstractItemView*> views;
    for (QAbstractItemView* view : window.findChildren<QAbstractItemView*>()) {
        if (view->isVisible() && view->model() != nullptr && (view->focusPolicy() & Qt::TabFocus) &&
            qobject_cast<QHeaderView*>(view) == nullptr)
            views += view;
    }
    return views;
}

QString nameOf(const QString& where, const QWidget& widget)
{
    return u"%1: %2 %3"_s.arg(where, QString::fromLatin1(widget.metaObject()->className()),
                              widget.objectName());
}

/// The texts of the menu that the menu key opens; empty when none comes.
QStringList menuOf(QAbstractItemView& view)
{
    QStringList texts;
    QTimer::singleShot(0, &view, [&texts] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (menu == nullptr)
            return;
        for (const QAction* action : menu->actions())
            texts += action->text();
        menu->close();
    });
    const QPoint at = view.visualRect(view.currentIndex()).center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, at, view.mapToGlobal(at));
    QApplication::sendEvent(&view, &event);
    QCoreApplication::processEvents();
    return texts;
}

/// What a screen reader says of everything that can have the focus: role and name, numbers as `#`, wherever
/// it stands.
QStringList saidOf(QWidget& window)
{
    static const QRegularExpression changing(u"\\d+([.,:/]\\d+)*|/\\S+/\\S+"_s);
    QStringList said;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        // The number of findings comes a moment later, on every page. Who has a proxy never has the focus.
        if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy() ||
            widget->objectName() == u"findingCount"_s)
            continue;
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        if (spoken == nullptr)
            continue;
        const QString role =
            QString::fromLatin1(QMetaEnum::fromType<QAccessible::Role>().valueToKey(spoken->role()));
        QString name = spoken->text(QAccessible::Name).replace(changing, u"#"_s);
        said += u"%1 | %2"_s.arg(role, name.replace(u'\n', u' '));
    }
    return said;
}

} // namespace

/// What every list and table keeps, wherever it stands.
class TestEveryView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void hasAMenuByKey();
    void isNamedAndHasACurrentCell();
    void outlivesQuestionsAboutWhatIsGone();
    void saysWhatTheBaselineSays();
    void namesWhatHasTheFocus();
    void saysWhatToDoWhenItIsEmpty();
    void fitsOnSmallScreens_data();
    void fitsOnSmallScreens();

private:
    void askAboutFocus(const QString& where, QWidget& window);
    void askAboutNothing(const QString& where, QAbstractItemView& view);
    void askAboutCells(const QString& where, QAbstractItemView& view);

    QStringList m_said;
    QStringList m_withoutMenu;
    QStringList m_withoutCell;
    QStringList m_withoutName;
    QStringList m_silentlyEmpty;
};

/// One walk for all questions: what only looks comes first.
void TestEveryView::initTestCase()
{
    EveryWindow every(ui::Language::German);
    every.visit([&](const QString& where, QWidget& window) {
        m_said += saidOf(window);
        askAboutFocus(where, window);
        const QList<QAbstractItemView*> views = viewsOf(window);
        for (QAbstractItemView* view : views) {
            askAboutNothing(where, *view);
            askAboutCells(where, *view);
        }
        for (QAbstractItemView* view : views) { // last, since a menu takes the focus away
            // The lines of the check-list are commands themselves: Enter leads to their places.
            if (view->objectName() != u"checklist"_s && menuOf(*view).isEmpty())
                m_withoutMenu += nameOf(where, *view);
        }
    });
    for (QStringList* faults : {&m_said, &m_withoutCell, &m_withoutName, &m_silentlyEmpty})
        faults->removeDuplicates();
    QVERIFY(m_said.size() > 100);
}

void TestEveryView::askAboutFocus(const QString& where, QWidget& window)
{
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        // What stands inside a field speaks for itself through the field.
        if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
            continue;
        const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        if (spoken == nullptr || spoken->text(QAccessible::Name).trimmed().isEmpty())
            m_withoutName += nameOf(where, *widget);
        else if (spoken->text(QAccessible::Name).contains(u'&'))
            m_withoutName += nameOf(where, *widget) + u' ' + spoken->text(QAccessible::Name);
    }
}

void TestEveryView::askAboutNothing(const QString& where, QAbstractItemView& view)
{
    if (view.model()->rowCount(view.rootIndex()) > 0)
        return;
    const auto labels = view.viewport()->findChildren<QLabel*>();
    const bool isSaid = std::ranges::any_of(
        labels, [](const QLabel* label) { return label->isVisible() && !label->text().isEmpty(); });
    if (!isSaid)
        m_silentlyEmpty += nameOf(where, view);
}

void TestEveryView::askAboutCells(const QString& where, QAbstractItemView& view)
{
    const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&view);
    if (spoken == nullptr || spoken->text(QAccessible::Name).isEmpty())
        m_withoutCell += nameOf(where, view) + u" has no name"_s;
    view.setFocus();
    if (view.model()->rowCount(view.rootIndex()) > 0 && !view.currentIndex().isValid())
        m_withoutCell += nameOf(where, view) + u" has no current cell"_s;
}

void TestEveryView::hasAMenuByKey()
{
    QVERIFY2(m_withoutMenu.isEmpty(), qPrintable(m_withoutMenu.join(u'\n')));
}

void TestEveryView::isNamedAndHasACurrentCell()
{
    QVERIFY2(m_withoutCell.isEmpty(), qPrintable(m_withoutCell.join(u'\n')));
}

/// In a walk of its own: after what a reader hears of a reset nothing is current any more.
void TestEveryView::outlivesQuestionsAboutWhatIsGone()
{
    EveryWindow every(ui::Language::German);
    every.visit([&](const QString& /*where*/, QWidget& window) {
        for (QAbstractItemView* view : viewsOf(window)) {
            QAbstractItemModel& model = *view->model();
            const int rows = model.rowCount();
            const int columns = model.columnCount();
            for (const auto& [row, column] : {std::pair(-1, 0), std::pair(rows, 0), std::pair(0, columns)}) {
                const QModelIndex none = model.index(row, column);
                QVERIFY(!none.isValid());
                for (const int role : {int(Qt::DisplayRole), int(Qt::AccessibleTextRole), int(Qt::UserRole)})
                    QVERIFY(!model.data(none, role).isValid());
                QCOMPARE(model.flags(none) & Qt::ItemIsEditable, Qt::NoItemFlags);
            }
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(view);
            QAccessibleTableInterface* table = spoken != nullptr ? spoken->tableInterface() : nullptr;
            if (table == nullptr)
                continue;
            if (rows > 0) {
                QAccessibleInterface* cell = table->cellAt(0, 0);
                if (cell != nullptr)
                    (void)cell->text(QAccessible::Name);
            }
            QMetaObject::invokeMethod(&model, "modelReset"); // as a reader hears it
            (void)spoken->childCount();
            (void)spoken->focusChild();
        }
    });
}

/// Names and roles of all that can have the focus. ZAHLMEISTER_BASELINE=1 writes them anew, to be read over.
void TestEveryView::saysWhatTheBaselineSays()
{
#ifdef Q_OS_WIN
    QSKIP(
        "Qt for Windows names a field by its label and not by what is in it; the baseline is that of Linux.");
#endif
    QStringList said = m_said;
    said.sort();
    QFile file(QStringLiteral(BASELINE));
    if (qEnvironmentVariableIsSet("ZAHLMEISTER_BASELINE")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(said.join(u'\n').toUtf8() + '\n');
        return;
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    QStringList expected = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    const QSet<QString> before(expected.begin(), expected.end());
    const QSet<QString> now(said.begin(), said.end());
    const QStringList gone((before - now).values());
    const QStringList added((now - before).values());
    QVERIFY2(gone.isEmpty() && added.isEmpty(),
             qPrintable(u"gone:\n"_s + gone.join(u'\n') + u"\nnew:\n"_s + added.join(u'\n')));
}

/// A reader who comes there with Tab hears more than a role.
void TestEveryView::namesWhatHasTheFocus()
{
    QVERIFY2(m_withoutName.isEmpty(), qPrintable(m_withoutName.join(u'\n')));
}

/// Where there is no row yet, a sentence stands in its place.
void TestEveryView::saysWhatToDoWhenItIsEmpty()
{
    QVERIFY2(m_silentlyEmpty.isEmpty(), qPrintable(m_silentlyEmpty.join(u'\n')));
}

void TestEveryView::fitsOnSmallScreens_data()
{
    QTest::addColumn<int>("percent"); // size of the text
    QTest::addColumn<QSize>("room");  // beside title and bar of the desktop
    QTest::newRow("1024 x 700") << 100 << QSize(1024, 700);
    QTest::newRow("1920 x 1080 at 200 %") << 200 << QSize(1920, 922);
}

/// Window and dialogs can be made so small that they fit, and no dialog asks for more at first.
void TestEveryView::fitsOnSmallScreens()
{
    QFETCH(const int, percent);
    QFETCH(const QSize, room);
#ifdef Q_OS_WIN
    QSKIP("Wine has no font of Windows, and none of the sizes is one that anybody sees.");
#endif
    const QFont before = QApplication::font();
    const auto reset = qScopeGuard([before] { QApplication::setFont(before); });
    QFont font(before);
    font.setPointSizeF(QFontInfo(before).pointSizeF() * percent / 100);
    QApplication::setFont(font);
    EveryWindow every(ui::Language::German);
    QStringList faults;
    every.visit([&](const QString& where, QWidget& window) {
        const QSize least = window.minimumSizeHint().expandedTo(window.minimumSize());
        if (least.width() > room.width() || least.height() > room.height())
            faults += u"%1: %2 x %3"_s.arg(where).arg(least.width()).arg(least.height());
    });
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

ZAHLMEISTER_TEST(TestEveryView, QApplication)

} // namespace tst_everyview

#include "tst_everyview.moc"
