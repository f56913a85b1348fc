// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>

#include <QApplication>
#include <QFontMetrics>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

#include "tests/support/testmain.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/messagebar.h"

namespace tst_messagebar {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;

class TestMessageBar : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void standsInOneLine_data();
    void standsInOneLine();
    void actsOnce();
};

void TestMessageBar::standsInOneLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("action");
    QTest::addColumn<bool>("isLong");
    const QString line = u"Nothing was changed."_s;
    const QString lines = QString(line + u' ').repeated(40);
    QTest::newRow("one line") << line << QString() << false;
    QTest::newRow("one line with a button") << line << u"Undo"_s << false;
    QTest::newRow("several lines") << lines << QString() << true;
    QTest::newRow("several lines with a button") << lines << u"Undo"_s << true;
}

/// The sign stands beside the first line of the text, and a single line in the middle of the buttons.
void TestMessageBar::standsInOneLine()
{
    QFETCH(const QString, text);
    QFETCH(const QString, action);
    QFETCH(const bool, isLong);
    QWidget window;
    auto* bar = new MessageBar(&window);
    fillColumn(&window, {bar, freeRoom()});
    window.resize(600, 400);
    window.show();
    bar->say({.text = text, .actionText = action});
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QLabel* sign = nullptr;
    QLabel* said = nullptr;
    for (auto* label : bar->findChildren<QLabel*>())
        (label->text() == text ? said : sign) = label;
    QVERIFY(sign && said);
    const auto inBar = [bar](const QWidget* widget) {
        return QRect(widget->mapTo(bar, QPoint()), widget->size());
    };
    const int lineHeight = QFontMetrics(said->font()).height();
    QRect first = inBar(said);
    QCOMPARE(first.height() > 2 * lineHeight, isLong);
    if (isLong)
        first.setHeight(lineHeight);
    QVERIFY2(std::abs(inBar(sign).center().y() - first.center().y()) <= 1,
             qPrintable(u"%1 %2"_s.arg(inBar(sign).center().y()).arg(first.center().y())));
    bool hasButton = false;
    for (const auto* button : bar->findChildren<QPushButton*>()) {
        hasButton = hasButton || (button->isVisible() && button->text() == action);
        if (button->isVisible() && !isLong)
            QVERIFY(std::abs(inBar(button).center().y() - first.center().y()) <= 1);
    }
    QCOMPARE(hasButton, !action.isEmpty());
}

void TestMessageBar::actsOnce()
{
    QWidget window;
    MessageBar bar(&window);
    int count = 0;
    bar.say({.text = u"Removed."_s, .actionText = u"Undo"_s, .action = [&] {
                 ++count;
                 bar.say({.text = u"There again."_s}); // what an action says stays
             }});
    auto* undo = bar.findChild<QPushButton*>();
    undo->click();
    QCOMPARE(count, 1);
    QCOMPARE(bar.message().text, u"There again."_s);
    undo->click();
    QCOMPARE(count, 1);
    QTest::keyClick(&bar, Qt::Key_Escape);
    QVERIFY(bar.message().text.isEmpty());
}

ZAHLMEISTER_TEST(TestMessageBar, QApplication)

} // namespace tst_messagebar

#include "tst_messagebar.moc"
