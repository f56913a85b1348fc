// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QApplication>
#include <QTest>

#include "tests/support/testmain.h"
#include "tests/ui/support/everywindow.h"

namespace tst_repaint {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;

/// Wherever the cursor goes, no pixel of where it was before stays on the screen.
class TestRepaint : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cursorLeavesNothingBehind();
};

void TestRepaint::cursorLeavesNothingBehind()
{
    EveryWindow every(ui::Language::German);
    int looked = 0;
    every.visit([&](const QString& where, QWidget& window) {
        for (QAbstractItemView* view : window.findChildren<QAbstractItemView*>()) {
            if (!view->isVisible() || !(view->focusPolicy() & Qt::TabFocus) || view->model() == nullptr)
                continue;
            view->setFocus();
            if (QApplication::focusWidget() != view)
                continue;
            ++looked;
            for (const Qt::Key key :
                 {Qt::Key_Home, Qt::Key_Down, Qt::Key_Down, Qt::Key_Right, Qt::Key_Right, Qt::Key_Up,
                  Qt::Key_Left, Qt::Key_PageDown, Qt::Key_Up, Qt::Key_End, Qt::Key_PageUp}) {
                QTest::keyClick(view, key);
                const QRect place(view->mapTo(&window, QPoint()), view->size());
                const QImage seen = onScreen(window).copy(place);
                QVERIFY2(seen == paintedAnew(window).copy(place),
                         qPrintable(where + u": "_s + view->objectName() + u' ' +
                                    QString::fromLatin1(view->metaObject()->className()) + u", "_s +
                                    QKeySequence(key).toString()));
            }
        }
    });
    QVERIFY(looked > 0);
}

ZAHLMEISTER_TEST(TestRepaint, QApplication)

} // namespace tst_repaint

#include "tst_repaint.moc"
