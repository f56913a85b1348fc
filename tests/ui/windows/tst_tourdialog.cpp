// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/text/language.h"
#include "ui/theme/palette.h"
#include "ui/windows/tourdialog.h"
#include "ui/windows/tourpictures.h"

namespace tst_tourdialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using ui::TourDialog;
using ui::TourPictures;

class TestTourDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void paintsEveryPicture_data();
    void paintsEveryPicture();
    void goesByKeys();
    void isLeftAtAnyMoment();
};

void TestTourDialog::paintsEveryPicture_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<ui::Language>("language");
    QTest::newRow("light, German") << false << ui::Language::German;
    QTest::newRow("dark, English") << true << ui::Language::English;
}

void TestTourDialog::paintsEveryPicture()
{
    QFETCH(bool, isDark);
    QFETCH(ui::Language, language);
    const ui::Translators translators(language);
    QApplication::setPalette(isDark ? ui::darkPalette() : ui::lightPalette());
    QElapsedTimer clock;
    clock.start();
    TourPictures pictures;
    qInfo("made in %lld ms", clock.restart());
    QList<QImage> painted;
    for (int i = 0; i < TourPictures::kPictures; ++i) {
        const QImage image = pictures.paint(static_cast<TourPictures::Picture>(i), 1);
        qInfo("picture %d in %lld ms", i, clock.restart());
        QVERIFY(!image.isNull());
        QSet<QRgb> colors;
        for (int y = 0; y < image.height(); y += 2) {
            for (int x = 0; x < image.width(); x += 2)
                colors.insert(image.pixel(x, y));
        }
        QVERIFY2(colors.size() > 20, qPrintable(QString::number(i))); // there is something on it
        QVERIFY(!painted.contains(image));
        painted += image;
        if (i + 1 < TourPictures::kPictures) // paper is white
            QCOMPARE(qGray(image.pixel(image.width() - 3, image.height() - 3)) < 128, isDark);
    }
}

void TestTourDialog::goesByKeys()
{
    const ui::Translators translators(ui::Language::German);
    TourDialog dialog;
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QCOMPARE(dialog.shownPicture(), 0);
    QVERIFY(!dialog.findChild<QPushButton*>(u"back"_s)->isEnabled());
    QTest::keyClick(&dialog, Qt::Key_Right);
    QCOMPARE(dialog.shownPicture(), 1);
    QTest::keyClick(&dialog, Qt::Key_Left);
    QTest::keyClick(&dialog, Qt::Key_Left);
    QCOMPARE(dialog.shownPicture(), 0);
    for (int i = 1; i < TourPictures::kPictures; ++i) {
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        QCOMPARE(dialog.shownPicture(), i);
    }
    QTest::keyClick(&dialog, Qt::Key_Right); // stays
    QVERIFY(dialog.isVisible());
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    QVERIFY(!dialog.isVisible());
}

void TestTourDialog::isLeftAtAnyMoment()
{
    for (int i = 0; i < TourPictures::kPictures; ++i) {
        TourDialog dialog;
        dialog.show();
        dialog.showPicture(i);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }
}

ZAHLMEISTER_TEST(TestTourDialog, QApplication)

} // namespace tst_tourdialog

#include "tst_tourdialog.moc"
