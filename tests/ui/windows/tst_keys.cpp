// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <set>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QGroupBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>
#include <QTabBar>
#include <QTest>

#include "tests/support/testmain.h"
#include "tests/ui/support/everywindow.h"
#include "ui/widgets/programkeys.h"
#include "ui/windows/command.h"

namespace tst_keys {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;

namespace {

/// A key that somebody on a window wants, and while which widget has the focus: of two that want the same key
/// at the same time Qt takes turns.
struct Wanted {
    QKeySequence key;
    QString by;
    const QWidget* scope; ///< the window itself, or what must have the focus
    bool withChildren = true;
};

/// Everything on a window that listens to a key.
class Harvest {
public:
    explicit Harvest(QWidget& window) : m_window(window)
    {
        for (QWidget* widget : window.findChildren<QWidget*>())
            take(*widget);
        takeActions(window);
    }

    /// Keys that two want, and mnemonics that are drawn but do nothing.
    [[nodiscard]] QStringList faults() const
    {
        QStringList faults = m_dead;
        for (std::size_t i = 0; i < m_wanted.size(); ++i) {
            for (std::size_t j = i + 1; j < m_wanted.size(); ++j) {
                const Wanted& a = m_wanted[i];
                const Wanted& b = m_wanted[j];
                if (a.key == b.key && (reaches(a, b) || reaches(b, a)))
                    faults += a.key.toString() + u": "_s + a.by + u" / "_s + b.by;
            }
        }
        return faults;
    }

private:
    static bool reaches(const Wanted& outer, const Wanted& inner)
    {
        return outer.scope == inner.scope || (outer.withChildren && outer.scope->isAncestorOf(inner.scope));
    }

    void want(const QKeySequence& key, const QString& by, const QWidget* scope = nullptr,
              bool withChildren = true)
    {
        if (!key.isEmpty())
            m_wanted.push_back({key, by, scope != nullptr ? scope : &m_window, withChildren});
    }

    void take(QWidget& widget)
    {
        if (widget.window() != &m_window || !widget.isVisible())
            return;
        takeActions(widget);
        for (const QShortcut* shortcut : widget.findChildren<QShortcut*>(Qt::FindDirectChildrenOnly)) {
            const bool isWide = shortcut->context() == Qt::WindowShortcut;
            want(shortcut->key(), u"shortcut of "_s + nameOf(widget), isWide ? nullptr : &widget,
                 shortcut->context() != Qt::WidgetShortcut);
        }
        if (const auto* button = qobject_cast<QAbstractButton*>(&widget)) {
            const QKeySequence drawn = QKeySequence::mnemonic(button->text());
            want(button->shortcut(), button->text());
            if (!drawn.isEmpty() && drawn != button->shortcut())
                m_dead += u"dead: "_s + button->text();
        } else if (const auto* label = qobject_cast<QLabel*>(&widget)) {
            const bool isPlain = !Qt::mightBeRichText(label->text()) && label->textFormat() != Qt::RichText;
            const QKeySequence drawn =
                isPlain && label->buddy() ? QKeySequence::mnemonic(label->text()) : QKeySequence();
            want(drawn, label->text());
            if (!drawn.isEmpty() && !label->buddy()->isVisible())
                m_dead += u"dead: "_s + label->text();
        } else if (const auto* tabs = qobject_cast<QTabBar*>(&widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                want(QKeySequence::mnemonic(tabs->tabText(i)), tabs->tabText(i));
        } else if (const auto* group = qobject_cast<QGroupBox*>(&widget)) {
            want(QKeySequence::mnemonic(group->title()), group->title());
        } else if (const auto* bar = qobject_cast<QMenuBar*>(&widget)) {
            for (const QAction* action : bar->actions())
                want(QKeySequence::mnemonic(action->text()), action->text());
        }
    }

    void takeActions(QWidget& widget)
    {
        for (const QAction* action : widget.actions()) {
            if (!m_actions.insert(action).second || !action->isEnabled())
                continue;
            const bool isWide = action->shortcutContext() == Qt::WindowShortcut;
            for (const QKeySequence& key : action->shortcuts())
                want(key, action->text() + u" of "_s + nameOf(widget), isWide ? nullptr : &widget,
                     action->shortcutContext() != Qt::WidgetShortcut);
        }
    }

    static QString nameOf(const QWidget& widget)
    {
        return QString::fromLatin1(widget.metaObject()->className()) + u' ' + widget.objectName();
    }

    QWidget& m_window;
    std::vector<Wanted> m_wanted;
    std::set<const QAction*> m_actions;
    QStringList m_dead;
};

/// Letters that two entries of one menu have.
QStringList doublesOf(const QMenu& menu)
{
    std::map<QKeySequence, QStringList> entries;
    for (const QAction* action : menu.actions()) {
        if (const QKeySequence key = QKeySequence::mnemonic(action->text()); !key.isEmpty())
            entries[key].append(action->text());
    }
    QStringList doubles;
    for (const auto& [key, texts] : entries) {
        if (texts.size() > 1)
            doubles += texts.join(u" / "_s);
    }
    return doubles;
}

} // namespace

/// What is drawn as a key is one, and nobody else's.
class TestKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyKeyMeansOneThing_data();
    void everyKeyMeansOneThing();
    void fieldsLeaveTheKeysOfTheWindowAlone();
    void tablesLeaveMnemonicsAlone();
};

void TestKeys::initTestCase()
{
    new ui::ProgramKeys(*qApp);
}

void TestKeys::everyKeyMeansOneThing_data()
{
    QTest::addColumn<int>("language");
    QTest::newRow("de") << static_cast<int>(ui::Language::German);
    QTest::newRow("en") << static_cast<int>(ui::Language::English);
}

void TestKeys::everyKeyMeansOneThing()
{
    QFETCH(const int, language);
    EveryWindow every(static_cast<ui::Language>(language));
    std::map<QString, QString> faults; // each where it is first
    every.visit([&](const QString& where, QWidget& window) {
        for (const QString& fault : Harvest(window).faults())
            faults.try_emplace(fault, where);
        for (const QMenu* menu : window.findChildren<QMenu*>()) {
            for (const QString& twice : doublesOf(*menu))
                faults.try_emplace(u"menu "_s + menu->title() + u": "_s + twice, where);
        }
    });
    for (const auto& [fault, where] : faults)
        qWarning().noquote() << where << u": " << fault;
    QVERIFY(faults.empty());
}

/// A line of text keeps what one edits with; all other keys are the window's.
void TestKeys::fieldsLeaveTheKeysOfTheWindowAlone()
{
    EveryWindow every(ui::Language::German);
    every.openExample();
    auto* search = every.window().findChild<QLineEdit*>(u"tournamentSearch"_s);
    search->setFocus();
    search->setText(u"x"_s);
    int keys = 0;
    for (const QAction* action : every.window().actions()) {
        if (action->objectName() == u"undo"_s || action->objectName() == u"redo"_s)
            continue;
        for (const QKeySequence& key : action->shortcuts()) {
            QKeyEvent asked(QEvent::ShortcutOverride, key[0].key(), key[0].keyboardModifiers());
            asked.ignore();
            QApplication::sendEvent(search, &asked);
            QVERIFY2(!asked.isAccepted(), qPrintable(key.toString() + u' ' + action->text()));
            ++keys;
        }
    }
    QVERIFY(keys > 0);
}

/// Alt and a letter open a menu or press a button, whatever has the focus.
void TestKeys::tablesLeaveMnemonicsAlone()
{
    EveryWindow every(ui::Language::German);
    QStringList takers;
    every.visit([&](const QString& where, QWidget& window) {
        for (auto* view : window.findChildren<QAbstractItemView*>()) {
            QKeyEvent asked(QEvent::ShortcutOverride, Qt::Key_P, Qt::AltModifier, u"p"_s);
            asked.ignore();
            QApplication::sendEvent(view, &asked);
            if (asked.isAccepted())
                takers += where + u": "_s + view->objectName();
        }
    });
    QVERIFY2(takers.isEmpty(), qPrintable(takers.join(u'\n')));
}

ZAHLMEISTER_TEST(TestKeys, QApplication)

} // namespace tst_keys

#include "tst_keys.moc"
