// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QProxyStyle>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleOption>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr std::array kAppearanceTexts{"system"_L1, "light"_L1, "dark"_L1}; // in the order of Appearance

bool hasTabularDigits(const QFont& font)
{
    const QFontMetricsF metrics(font);
    const qreal width = metrics.horizontalAdvance(u'0');
    for (const QChar digit : u"123456789"_s) {
        if (std::abs(metrics.horizontalAdvance(digit) - width) > 0.01)
            return false;
    }
    return true;
}

/// Fusion, whose dialog buttons say what they do without a coloured picture.
class HouseStyle : public QProxyStyle {
public:
    HouseStyle() : QProxyStyle(QStyleFactory::create(u"Fusion"_s)) { }

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override
    {
        // The shadow of disabled texts doubles them in the dark.
        if (hint == SH_DialogButtonBox_ButtonsHaveIcons || hint == SH_EtchDisabledText)
            return 0;
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }

    /// Icons and the boxes to be ticked are as large as the text beside them.
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override
    {
        const int pixels = QProxyStyle::pixelMetric(metric, option, widget);
        switch (metric) {
        case PM_SmallIconSize: // and with it those of tabs and lists
        case PM_ButtonIconSize:
        case PM_ToolBarIconSize:
        case PM_IndicatorWidth:
        case PM_IndicatorHeight:
        case PM_ExclusiveIndicatorWidth:
        case PM_ExclusiveIndicatorHeight:
        case PM_ScrollBarExtent: return Metrics(QApplication::font()).scaled(pixels);
        default: return pixels;
        }
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (element == PE_FrameLineEdit)
            drawFrame(*option, option->rect, kFieldRadius, painter);
        else if (element == PE_IndicatorCheckBox)
            drawFrame(*option, option->rect, 0, painter);
        else if (element == PE_IndicatorRadioButton)
            drawFrame(*option, option->rect, option->rect.width() / 2.0, painter);
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override
    {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        const auto* spinBox = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        if (control == CC_SpinBox && spinBox && spinBox->frame)
            drawFrame(*option, option->rect.adjusted(0, 1, 0, -1), kFieldRadius, painter);
    }

private:
    static constexpr qreal kFieldRadius = 2;   // as Fusion draws its fields
    static constexpr double kFramePart = 0.45; // of the text's colour: at least 3 : 1 in both appearances

    /// Over Fusion's own frame, which is darker than the window and so is lost in the dark.
    static void drawFrame(const QStyleOption& option, const QRect& rect, qreal radius, QPainter* painter)
    {
        const QPalette& palette = option.palette;
        const bool focus = option.state.testFlag(State_HasFocus) && option.state.testFlag(State_Enabled);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(
            focus ? color(ColorRole::Accent, palette)
                  : mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), kFramePart));
        painter->drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        painter->restore();
    }
};

/// Whether the user of Windows has chosen colours because others cannot be read, which are then left alone.
bool isHighContrast()
{
#ifdef Q_OS_WIN
    HIGHCONTRASTW contrast{};
    contrast.cbSize = sizeof contrast;
    return ::SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof contrast, &contrast, 0) != 0 &&
           (contrast.dwFlags & HCF_HIGHCONTRASTON) != 0;
#else
    return false; // a desktop that has such colours says so by its palette only
#endif
}

} // namespace

QString appearanceText(Appearance appearance)
{
    return kAppearanceTexts[static_cast<std::size_t>(appearance)];
}

Appearance appearanceFromText(const QString& text)
{
    const auto found = std::ranges::find(kAppearanceTexts, text);
    return found == kAppearanceTexts.end() ? Appearance::System
                                           : static_cast<Appearance>(found - kAppearanceTexts.begin());
}

QPalette windowPalette(Appearance appearance, const QPalette& desktop, bool isHighContrast)
{
    const bool follows = appearance == Appearance::System;
    if (follows && isHighContrast)
        return desktop;
    return appearance == Appearance::Dark || (follows && isDark(desktop)) ? darkPalette() : lightPalette();
}

QFont tabularFont(const QFont& wanted)
{
    if (hasTabularDigits(wanted))
        return wanted;
    for (const QString& family : {u"Noto Sans"_s, u"DejaVu Sans"_s, u"Liberation Sans"_s}) {
        QFont font(wanted);
        font.setFamilies({family});
        if (QFontInfo(font).family() == family && hasTabularDigits(font))
            return font;
    }
    return wanted;
}

bool isMotionAllowed()
{
    return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
}

Theme::Theme(Appearance appearance, QObject* parent)
    : QObject(parent),
      m_appearance(appearance),
      m_font(tabularFont(QApplication::font())),
      m_system(QApplication::palette()),
      m_systemIsStrong(isHighContrast())
{
    // Names a style, not a platform: the window looks the same wherever it runs.
    QApplication::setStyle(new HouseStyle);
    QApplication::setFont(m_font);
    QApplication::setWindowIcon(programIcon());
    apply();
}

void Theme::setTextSize(int percent)
{
    QFont font = m_font;
    const double size = QFontInfo(m_font).pointSizeF();
    font.setPointSizeF(size * percent / 100);
    QApplication::setFont(font);
}

void Theme::setAppearance(Appearance appearance)
{
    if (m_appearance == appearance)
        return;
    m_appearance = appearance;
    apply();
}

void Theme::apply()
{
    const bool isStrong = m_appearance == Appearance::System && m_systemIsStrong;
    const QPalette palette = windowPalette(m_appearance, m_system, m_systemIsStrong);
    QApplication::setPalette(palette);
    // Setting the application's palette drops those of classes, so this one comes second.
    // In menus, too, the pale tint: the icons have one colour and must be seen on it.
    for (const char* widget : {"QAbstractItemView", "QMenu", "QMenuBar"})
        QApplication::setPalette(isStrong ? palette : viewPalette(palette), widget);
}

} // namespace zahlmeister::ui
