// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QProxyStyle>
#include <QStyle>
#include <QStyleFactory>

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

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
        if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
            return 0;
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
};

} // namespace

QString appearanceText(Appearance appearance)
{
    switch (appearance) {
    case Appearance::Light: return u"light"_s;
    case Appearance::Dark: return u"dark"_s;
    case Appearance::System: break;
    }
    return u"system"_s;
}

Appearance appearanceFromText(const QString& text)
{
    if (text == "light"_L1)
        return Appearance::Light;
    if (text == "dark"_L1)
        return Appearance::Dark;
    return Appearance::System;
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
    : QObject(parent), m_appearance(appearance), m_systemIsDark(isDark(QApplication::palette()))
{
    // Names a style, not a platform: the window looks the same wherever it runs.
    QApplication::setStyle(new HouseStyle);
    QApplication::setFont(tabularFont(QApplication::font()));
    QApplication::setWindowIcon(programIcon());
    apply();
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
    const bool dark =
        m_appearance == Appearance::Dark || (m_appearance == Appearance::System && m_systemIsDark);
    const QPalette palette = dark ? darkPalette() : lightPalette();
    QApplication::setPalette(palette);
    // Setting the application's palette drops those of classes, so this one comes second.
    QApplication::setPalette(viewPalette(palette), "QAbstractItemView");
}

} // namespace zahlmeister::ui
