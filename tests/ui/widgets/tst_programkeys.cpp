// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include "tests/support/testmain.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/programkeys.h"

namespace tst_programkeys {

using namespace zahlmeister;
using namespace Qt::StringLiterals;

class TestProgramKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void pressesTheButtonWithTheFocus();
    void leavesTheDefaultButtonToTheDialog();
    void undoIsTheWindowsWhereNothingWasTyped();
    void leavesDisabledButtonsAlone();
    void aHintEndsWhereThereIsNoRoom();
};

void TestProgramKeys::initTestCase()
{
    new ui::ProgramKeys(*qApp);
}

void TestProgramKeys::pressesTheButtonWithTheFocus()
{
    QDialog dialog;
    auto* open = new QPushButton(u"Open"_s, &dialog);
    auto* close = new QPushButton(u"Close"_s, &dialog);
    open->setAutoDefault(false);
    close->setDefault(true);
    const QSignalSpy opened(open, &QPushButton::clicked);
    const QSignalSpy closed(close, &QPushButton::clicked);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
        QTest::keyClick(open, key);
    QCOMPARE(opened.size(), 3);
    QCOMPARE(closed.size(), 0);
    QTest::keyClick(open, Qt::Key_Return, Qt::ControlModifier); // belongs to somebody else
    QCOMPARE(opened.size(), 3);
}

void TestProgramKeys::leavesTheDefaultButtonToTheDialog()
{
    QDialog dialog;
    auto* layout = new QVBoxLayout(&dialog);
    auto* field = new QLineEdit(&dialog);
    auto* accept = new QPushButton(u"Accept"_s, &dialog);
    layout->addWidget(field);
    layout->addWidget(accept);
    accept->setDefault(true);
    const QSignalSpy accepted(accept, &QPushButton::clicked);
    dialog.show();
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(accepted.size(), 1);
    QTest::keyClick(accept, Qt::Key_Return);
    QCOMPARE(accepted.size(), 2); // once, not twice
}

/// A line that has the focus and no history swallowed Ctrl+Z.
void TestProgramKeys::undoIsTheWindowsWhereNothingWasTyped()
{
    QLineEdit line;
    const auto takes = [&] {
        QKeyEvent asked(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        asked.ignore();
        QApplication::sendEvent(&line, &asked);
        return asked.isAccepted();
    };
    QVERIFY(!takes());
    QTest::keyClicks(&line, u"12"_s);
    QVERIFY(takes());
    line.setText({});
    QVERIFY(!takes());
}

void TestProgramKeys::leavesDisabledButtonsAlone()
{
    QWidget window;
    QPushButton button(&window);
    button.setEnabled(false);
    const QSignalSpy clicked(&button, &QPushButton::clicked);
    QTest::keyClick(&button, Qt::Key_Return);
    QCOMPARE(clicked.size(), 0);
}

void TestProgramKeys::aHintEndsWhereThereIsNoRoom()
{
    const std::unique_ptr<ui::ElidedLabel> line(
        ui::hintLine(u"1 wins, 0 loses, 5 is a draw, and so on for a long line"_s));
    ui::ElidedLabel& hint = *line;
    QCOMPARE(hint.minimumSizeHint().width(), 0);
    hint.resize(hint.sizeHint());
    const QImage whole = hint.grab().toImage();
    hint.resize(hint.sizeHint().width() / 2, hint.height());
    const QImage cut = hint.grab().toImage();
    // Not the plain beginning of the line: an ellipsis stands at its end.
    QVERIFY(cut != whole.copy(cut.rect()));
    QCOMPARE(cut.copy(0, 0, cut.width() / 2, cut.height()), whole.copy(0, 0, cut.width() / 2, cut.height()));
}

ZAHLMEISTER_TEST(TestProgramKeys, QApplication)

} // namespace tst_programkeys

#include "tst_programkeys.moc"
