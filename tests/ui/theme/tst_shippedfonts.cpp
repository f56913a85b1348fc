// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QRawFont>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/theme/shippedfonts.h"

namespace tst_shippedfonts {

using namespace Qt::StringLiterals;
using namespace zahlmeister::ui;

class TestShippedFonts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsWhatIsInAFolder();
    void hasEverySignOfASheet();
};

void TestShippedFonts::knowsWhatIsInAFolder()
{
    const QString font = u"/usr/share/fonts/truetype/noto/NotoSans-Bold.ttf"_s;
    if (!QFile::exists(font))
        QSKIP("There is no font file to try it with (package fonts-noto-core).");
    QTemporaryDir folder;
    QCOMPARE(useFontsIn(folder.path()), 0);
    QVERIFY(QFile::copy(font, folder.filePath(u"Fett für Überschriften.ttf"_s)));
    QFile noFont(folder.filePath(u"none.ttf"_s));
    QVERIFY(noFont.open(QIODevice::WriteOnly) && noFont.write("no font") > 0);
    noFont.close();
    QCOMPARE(useFontsIn(folder.path()), 1);
    QVERIFY(QFontDatabase::hasFamily(u"Noto Sans"_s));
    QCOMPARE(useFontsIn(folder.filePath(u"none"_s)), 0);
}

void TestShippedFonts::hasEverySignOfASheet()
{
    for (const QString& family : withSigns(u"Noto Sans"_s)) {
        if (!QFontDatabase::hasFamily(family))
            QSKIP("Noto's fonts are not there (package fonts-noto-core).");
    }
    for (const QChar sign : u"ÄÖÜäöüß½–−→←≥≤≈√≠✕✓▲…×·§€"_s) {
        const auto families = withSigns(u"Noto Sans"_s);
        QVERIFY2(std::ranges::any_of(families,
                                     [&](const QString& family) {
                                         return QRawFont::fromFont(QFont(family)).supportsCharacter(sign);
                                     }),
                 qPrintable(QString(sign)));
    }
}

ZAHLMEISTER_TEST(TestShippedFonts, QApplication)

} // namespace tst_shippedfonts

#include "tst_shippedfonts.moc"
