// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QProgressDialog>
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/widgets/patiencedialog.h"

namespace tst_patiencedialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

class TestPatienceDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isShownAfterAMomentAndCanBeCancelled();
};

void TestPatienceDialog::isShownAfterAMomentAndCanBeCancelled()
{
    const auto shown = [] {
        const QWidgetList windows = QApplication::topLevelWidgets();
        const auto found = std::find_if(windows.begin(), windows.end(), [](QWidget* window) {
            return window->isVisible() && qobject_cast<QProgressDialog*>(window);
        });
        return found == windows.end() ? nullptr : qobject_cast<QProgressDialog*>(*found);
    };
    {
        ui::PatienceDialog patience(nullptr);
        QVERIFY(patience.goesOn(u"Checking"_s));
        QVERIFY(!shown()); // most of what is done is done by then
        QTest::qSleep(800);
        QVERIFY(patience.goesOn(u"Checking"_s));
        QVERIFY(shown());
        QCOMPARE(shown()->labelText(), u"Checking"_s);
        shown()->cancel();
        QVERIFY(!patience.goesOn(u"Checking"_s));
    }
    QVERIFY(!shown());
}

ZAHLMEISTER_TEST(TestPatienceDialog, QApplication)

} // namespace tst_patiencedialog

#include "tst_patiencedialog.moc"
