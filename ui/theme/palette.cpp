// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/palette.h"

#include <algorithm>
#include <cmath>

namespace zahlmeister::ui {

namespace {

// The literal colours, light and dark. Petrol is the one accent; red, green and amber only ever stand beside
// a sign.
struct Shades {
    QRgb window;
    QRgb base;
    QRgb alternateBase;
    QRgb text;
    QRgb button;
    QRgb highlight;
    QRgb highlightedText;
    QRgb disabledText;
    QRgb toolTip;
    QRgb accent;
    QRgb secondaryText;
    QRgb positive;
    QRgb negative;
    QRgb amber;
    QRgb forfeit;
};

constexpr Shades kLight{.window = 0xfff4f5f6,
                        .base = 0xffffffff,
                        .alternateBase = 0xfff8f9fa,
                        .text = 0xff1b2024,
                        .button = 0xfffafbfb,
                        .highlight = 0xff0f6674,
                        .highlightedText = 0xffffffff,
                        .disabledText = 0xff868d92,
                        .toolTip = 0xfffdfdfd,
                        .accent = 0xff0d5e6b,
                        .secondaryText = 0xff545d64,
                        .positive = 0xff17652c,
                        .negative = 0xffa3231c,
                        .amber = 0xff7a4d00,
                        .forfeit = 0xff596066};

constexpr Shades kDark{.window = 0xff202428,
                       .base = 0xff181b1e,
                       .alternateBase = 0xff1d2124,
                       .text = 0xffe8eaeb,
                       .button = 0xff2c3136,
                       .highlight = 0xff1d7281,
                       .highlightedText = 0xffffffff,
                       .disabledText = 0xff7d858b,
                       .toolTip = 0xff31373c,
                       .accent = 0xff79cad6,
                       .secondaryText = 0xffabb3b9,
                       .positive = 0xff8ad69a,
                       .negative = 0xffffa69c,
                       .amber = 0xfff2c06b,
                       .forfeit = 0xffa7aeb4};

QPalette paletteOf(const Shades& s)
{
    QPalette palette;
    const QColor window(s.window);
    const QColor text(s.text);
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, s.base);
    palette.setColor(QPalette::AlternateBase, s.alternateBase);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Button, s.button);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, s.negative);
    palette.setColor(QPalette::ToolTipBase, s.toolTip);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, s.secondaryText);
    palette.setColor(QPalette::Highlight, s.highlight);
    palette.setColor(QPalette::HighlightedText, s.highlightedText);
    palette.setColor(QPalette::Link, s.accent);
    palette.setColor(QPalette::LinkVisited, s.accent);
    // Fusion shades its frames with these five; mixing keeps them calm in both appearances.
    palette.setColor(QPalette::Light, mixed(QColor(s.button), QColor(Qt::white), 0.5));
    palette.setColor(QPalette::Midlight, mixed(QColor(s.button), QColor(Qt::white), 0.25));
    palette.setColor(QPalette::Mid, mixed(window, text, 0.22));
    palette.setColor(QPalette::Dark, mixed(window, text, 0.32));
    palette.setColor(QPalette::Shadow, QColor(Qt::black));
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText}) {
        palette.setColor(QPalette::Disabled, role, s.disabledText);
    }
    palette.setColor(QPalette::Disabled, QPalette::Base, window);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, mixed(window, text, 0.12));
    // A table that has not the focus keeps its selection, but says that keystrokes go elsewhere.
    palette.setColor(QPalette::Inactive, QPalette::Highlight,
                     mixed(QColor(s.base), QColor(s.highlight), 0.28));
    palette.setColor(QPalette::Inactive, QPalette::HighlightedText, text);
    return palette;
}

double linear(int channel)
{
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color)
{
    return 0.2126 * linear(color.red()) + 0.7152 * linear(color.green()) + 0.0722 * linear(color.blue());
}

} // namespace

QPalette lightPalette()
{
    return paletteOf(kLight);
}

QPalette darkPalette()
{
    return paletteOf(kDark);
}

QPalette viewPalette(const QPalette& palette)
{
    QPalette result(palette);
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    result.setColor(QPalette::Active, QPalette::Highlight, color(ColorRole::Glow, palette));
    result.setColor(QPalette::Inactive, QPalette::Highlight, color(ColorRole::CurrentTint, palette));
    result.setColor(QPalette::Active, QPalette::HighlightedText, text);
    result.setColor(QPalette::Inactive, QPalette::HighlightedText, text);
    return result;
}

bool isDark(const QPalette& palette)
{
    return luminance(palette.color(QPalette::Active, QPalette::Text)) >
           luminance(palette.color(QPalette::Active, QPalette::Base));
}

QColor color(ColorRole role, const QPalette& palette)
{
    const bool dark = isDark(palette);
    const Shades& shades = dark ? kDark : kLight;
    const QColor base = palette.color(QPalette::Active, QPalette::Base);
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    // Not the palette's own highlight, which is already pale in views.
    const QColor highlight(shades.highlight);
    switch (role) {
    case ColorRole::Text: return text;
    case ColorRole::Accent: return QColor(shades.accent);
    case ColorRole::SecondaryText: return QColor(shades.secondaryText);
    case ColorRole::Positive: return QColor(shades.positive);
    case ColorRole::Negative: return QColor(shades.negative);
    case ColorRole::Amber: return QColor(shades.amber);
    case ColorRole::Forfeit: return QColor(shades.forfeit);
    case ColorRole::EmptyDot: return mixed(base, text, dark ? 0.38 : 0.34);
    case ColorRole::CurrentTint: return mixed(base, highlight, dark ? 0.22 : 0.09);
    case ColorRole::HeadSurface: return mixed(base, text, dark ? 0.08 : 0.045);
    case ColorRole::Hatch: return mixed(base, text, dark ? 0.30 : 0.22);
    case ColorRole::Glow: return mixed(base, highlight, dark ? 0.42 : 0.20);
    case ColorRole::Hairline: return mixed(base, text, dark ? 0.20 : 0.14);
    case ColorRole::ErrorSurface: return mixed(base, QColor(shades.negative), dark ? 0.16 : 0.08);
    case ColorRole::WarningSurface: return mixed(base, QColor(shades.amber), dark ? 0.16 : 0.10);
    case ColorRole::NoteSurface: return mixed(base, highlight, dark ? 0.24 : 0.08);
    }
    return text;
}

double contrast(const QColor& a, const QColor& b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

QColor mixed(const QColor& from, const QColor& to, double part)
{
    const auto channel = [part](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * part)); };
    return QColor(channel(from.red(), to.red()), channel(from.green(), to.green()),
                  channel(from.blue(), to.blue()));
}

} // namespace zahlmeister::ui
