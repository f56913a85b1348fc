// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QApplication>
#include <QCheckBox>
#include <QImage>
#include <QLineEdit>
#include <QSpinBox>
#include <QStyle>
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/theme/palette.h"
#include "ui/theme/theme.h"

namespace tst_palette {

using namespace zahlmeister::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr double kReadable = 4.5; // Web Content Accessibility Guidelines 2.1, criterion 1.4.3 (AA)

const std::vector<std::pair<const char*, ColorRole>> kTexts{
    {"accent", ColorRole::Accent},     {"secondary", ColorRole::SecondaryText},
    {"positive", ColorRole::Positive}, {"negative", ColorRole::Negative},
    {"amber", ColorRole::Amber},       {"forfeit", ColorRole::Forfeit}};

/// What Qt's own widgets take from the palette; disabled text is exempt by the same criterion.
const std::vector<std::pair<const char*, QPalette::ColorRole>> kPaletteTexts{
    {"text", QPalette::Text},
    {"window text", QPalette::WindowText},
    {"button text", QPalette::ButtonText},
    {"tool tip text", QPalette::ToolTipText},
    {"placeholder", QPalette::PlaceholderText},
    {"link", QPalette::Link},
    {"visited link", QPalette::LinkVisited},
    {"bright text", QPalette::BrightText}};

} // namespace

class TestPalette : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contrastOfKnownPairs();
    void knowsDarkFromLight();
    void textsAreReadable_data();
    void textsAreReadable();
    void leavesHighContrastAlone_data();
    void leavesHighContrastAlone();
    void framesOfFieldsAreVisible_data();
    void framesOfFieldsAreVisible();
    void iconsAreVisible_data();
    void iconsAreVisible();
    void iconsGrowWithTheText();
    void decorationIsVisibleButFaint_data();
    void decorationIsVisibleButFaint();
};

void TestPalette::contrastOfKnownPairs()
{
    // Both ends of the scale and the pair that the guidelines' own examples use for the limit.
    QVERIFY(qAbs(contrast(Qt::black, Qt::white) - 21.0) < 1e-9);
    QVERIFY(qAbs(contrast(Qt::red, Qt::red) - 1.0) < 1e-9);
    QVERIFY(qAbs(contrast(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.01);
}

void TestPalette::knowsDarkFromLight()
{
    QVERIFY(!isDark(lightPalette()));
    QVERIFY(isDark(darkPalette()));
}

void TestPalette::textsAreReadable_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::addColumn<QColor>("text");
    for (const bool dark : {false, true}) {
        const QPalette palette = dark ? darkPalette() : lightPalette();
        const char* name = dark ? "dark" : "light";
        for (const auto& [text, role] : kPaletteTexts)
            QTest::addRow("%s %s", name, text) << palette << palette.color(role);
        for (const auto& [text, role] : kTexts)
            QTest::addRow("%s %s", name, text) << palette << color(role, palette);
    }
}

void TestPalette::textsAreReadable()
{
    QFETCH(const QPalette, palette);
    QFETCH(const QColor, text);
    const std::vector<std::pair<const char*, QColor>> surfaces{
        {"base", palette.color(QPalette::Base)},
        {"alternate", palette.color(QPalette::AlternateBase)},
        {"window", palette.color(QPalette::Window)},
        {"button", palette.color(QPalette::Button)},
        {"tool tip", palette.color(QPalette::ToolTipBase)},
        {"current", color(ColorRole::CurrentTint, palette)},
        {"head", color(ColorRole::HeadSurface, palette)},
        {"glow", color(ColorRole::Glow, palette)},
        {"error", color(ColorRole::ErrorSurface, palette)},
        {"warning", color(ColorRole::WarningSurface, palette)},
        {"note", color(ColorRole::NoteSurface, palette)},
        {"selected", viewPalette(palette).color(QPalette::Active, QPalette::Highlight)},
        {"selected elsewhere", viewPalette(palette).color(QPalette::Inactive, QPalette::Highlight)}};
    for (const auto& [name, surface] : surfaces) {
        QVERIFY2(contrast(text, surface) >= kReadable,
                 qPrintable(u"%1 on %2 %3: %4"_s.arg(text.name(), QString::fromLatin1(name), surface.name(),
                                                     QString::number(contrast(text, surface), 'f', 2))));
    }
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
        QVERIFY(contrast(palette.color(group, QPalette::HighlightedText),
                         palette.color(group, QPalette::Highlight)) >= kReadable);
    }
}

/// Those that Windows has.
void TestPalette::leavesHighContrastAlone_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("base");
    QTest::newRow("black") << QColor(Qt::white) << QColor(Qt::black);
    QTest::newRow("white") << QColor(Qt::black) << QColor(Qt::white);
    QTest::newRow("number 1") << QColor(Qt::yellow) << QColor(Qt::black);
    QTest::newRow("number 2") << QColor(Qt::green) << QColor(Qt::black);
}

void TestPalette::leavesHighContrastAlone()
{
    QFETCH(const QColor, text);
    QFETCH(const QColor, base);
    QPalette desktop(base);
    for (const auto role : {QPalette::Base, QPalette::Window})
        desktop.setColor(role, base);
    for (const auto role : {QPalette::Text, QPalette::WindowText})
        desktop.setColor(role, text);
    QCOMPARE(windowPalette(Appearance::System, desktop, true), desktop);
    QCOMPARE(windowPalette(Appearance::System, desktop, false),
             base == QColor(Qt::black) ? darkPalette() : lightPalette());
    QCOMPARE(windowPalette(Appearance::Dark, desktop, true), darkPalette());
    QCOMPARE(windowPalette(Appearance::Light, desktop, true), lightPalette());
    // What has a colour of its own is read on theirs, and their text on our surfaces.
    for (const auto& [name, role] : kTexts)
        QVERIFY2(contrast(color(role, desktop), base) >= kReadable, name);
    for (const auto role : {ColorRole::CurrentTint, ColorRole::HeadSurface, ColorRole::Glow,
                            ColorRole::ErrorSurface, ColorRole::WarningSurface, ColorRole::NoteSurface})
        QVERIFY2(contrast(text, color(role, desktop)) >= kReadable, qPrintable(color(role, desktop).name()));
}

void TestPalette::framesOfFieldsAreVisible_data()
{
    QTest::addColumn<Appearance>("appearance");
    QTest::newRow("light") << Appearance::Light;
    QTest::newRow("dark") << Appearance::Dark;
}

void TestPalette::framesOfFieldsAreVisible()
{
    constexpr double kVisible = 3.0; // Web Content Accessibility Guidelines 2.1, criterion 1.4.11
    QFETCH(const Appearance, appearance);
    const Theme theme(appearance);
    QLineEdit line;
    QSpinBox spin;
    QCheckBox check;
    for (QWidget* field :
         {static_cast<QWidget*>(&line), static_cast<QWidget*>(&spin), static_cast<QWidget*>(&check)}) {
        field->resize(field->sizeHint());
        const QImage image = field->grab().toImage();
        // Along the middle, the frame is the first line from the left that is not the window.
        double most = 0;
        for (int x = 0; x < 4; ++x)
            most = std::max(most, contrast(image.pixelColor(x, image.height() / 2),
                                           QApplication::palette().color(QPalette::Base)));
        QVERIFY2(most >= kVisible,
                 qPrintable(u"%1: %2"_s.arg(QLatin1StringView(field->metaObject()->className())).arg(most)));
    }
}

void TestPalette::iconsAreVisible_data()
{
    framesOfFieldsAreVisible_data();
}

/// What is drawn is as visible as a frame has to be: icons take the colour of the palette that holds.
void TestPalette::iconsAreVisible()
{
    QFETCH(const Appearance, appearance);
    const Theme theme(appearance);
    const QColor window = QApplication::palette().color(QPalette::Window);
    for (const QIcon& sign : {icon(u"open"_s), icon(u"warning"_s, ColorRole::Amber),
                              icon(u"ok"_s, ColorRole::Positive), icon(u"search"_s)}) {
        const QImage image = sign.pixmap(32, 32).toImage();
        double most = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y).alpha() == 255)
                    most = std::max(most, contrast(image.pixelColor(x, y), window));
            }
        }
        QVERIFY2(most >= 4.5, qPrintable(QString::number(most)));
    }
}

void TestPalette::iconsGrowWithTheText()
{
    Theme theme(Appearance::Light);
    const auto size = [](QStyle::PixelMetric metric) { return QApplication::style()->pixelMetric(metric); };
    for (const auto metric :
         {QStyle::PM_SmallIconSize, QStyle::PM_ButtonIconSize, QStyle::PM_TabBarIconSize,
          QStyle::PM_IndicatorWidth, QStyle::PM_ExclusiveIndicatorHeight, QStyle::PM_ScrollBarExtent}) {
        theme.setTextSize(100);
        const int before = size(metric);
        theme.setTextSize(200);
        QVERIFY2(size(metric) >= before * 3 / 2 && size(metric) <= before * 2 + 1,
                 qPrintable(u"%1 to %2"_s.arg(before).arg(size(metric))));
        theme.setTextSize(100);
        QCOMPARE(size(metric), before);
    }
}

void TestPalette::decorationIsVisibleButFaint_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
}

void TestPalette::decorationIsVisibleButFaint()
{
    QFETCH(const QPalette, palette);
    const QColor base = palette.color(QPalette::Base);
    for (const ColorRole role : {ColorRole::EmptyDot, ColorRole::Hatch, ColorRole::Hairline}) {
        const double seen = contrast(color(role, palette), base);
        QVERIFY2(seen > 1.2 && seen < 4.5, qPrintable(QString::number(seen)));
    }
    for (const ColorRole role : {ColorRole::CurrentTint, ColorRole::HeadSurface, ColorRole::Glow}) {
        const double seen = contrast(color(role, palette), base);
        QVERIFY2(seen > 1.05 && seen < 2.2, qPrintable(QString::number(seen)));
    }
    // The glow must be told apart from the tint that may lie under it.
    QVERIFY(contrast(color(ColorRole::Glow, palette), color(ColorRole::CurrentTint, palette)) > 1.1);
}

ZAHLMEISTER_TEST(TestPalette, QApplication)

} // namespace tst_palette

#include "tst_palette.moc"
