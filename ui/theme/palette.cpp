// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/palette.h"

#include <algorithm>
#include <cmath>

namespace zahlmeister::ui {

namespace {

// The literal colours, light and dark. Petrol is the one accent; red, green and amber only ever stand beside
// a sign.
struct Shade {
    QRgb light;
    QRgb dark;

    [[nodiscard]] QColor in(bool isDark) const { return QColor(isDark ? dark : light); }
};

constexpr Shade kWindow{0xfff4f5f6, 0xff202428};
constexpr Shade kBase{0xffffffff, 0xff181b1e};
constexpr Shade kAlternateBase{0xfff8f9fa, 0xff1d2124};
constexpr Shade kText{0xff1b2024, 0xffe8eaeb};
constexpr Shade kButton{0xfffafbfb, 0xff2c3136};
constexpr Shade kHighlight{0xff0f6674, 0xff1d7281};
constexpr Shade kHighlightedText{0xffffffff, 0xffffffff};
constexpr Shade kDisabledText{0xff868d92, 0xff7d858b};
constexpr Shade kToolTip{0xfffdfdfd, 0xff31373c};
constexpr Shade kAccent{0xff0d5e6b, 0xff79cad6};
constexpr Shade kSecondaryText{0xff545d64, 0xffabb3b9};
constexpr Shade kPositive{0xff17652c, 0xff8ad69a};
constexpr Shade kNegative{0xffa3231c, 0xffffa69c};
constexpr Shade kAmber{0xff7a4d00, 0xfff2c06b};
constexpr Shade kForfeit{0xff596066, 0xffa7aeb4};

QPalette paletteOf(bool dark)
{
    QPalette palette;
    const QColor window = kWindow.in(dark);
    const QColor text = kText.in(dark);
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, kBase.in(dark));
    palette.setColor(QPalette::AlternateBase, kAlternateBase.in(dark));
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Button, kButton.in(dark));
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, kNegative.in(dark));
    palette.setColor(QPalette::ToolTipBase, kToolTip.in(dark));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, kSecondaryText.in(dark));
    palette.setColor(QPalette::Highlight, kHighlight.in(dark));
    palette.setColor(QPalette::HighlightedText, kHighlightedText.in(dark));
    palette.setColor(QPalette::Link, kAccent.in(dark));
    palette.setColor(QPalette::LinkVisited, kAccent.in(dark));
    // Fusion shades its frames with these five; mixing keeps them calm in both appearances.
    palette.setColor(QPalette::Light, mixed(kButton.in(dark), QColor(Qt::white), 0.5));
    palette.setColor(QPalette::Midlight, mixed(kButton.in(dark), QColor(Qt::white), 0.25));
    palette.setColor(QPalette::Mid, mixed(window, text, 0.22));
    palette.setColor(QPalette::Dark, mixed(window, text, 0.32));
    palette.setColor(QPalette::Shadow, QColor(Qt::black));
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText}) {
        palette.setColor(QPalette::Disabled, role, kDisabledText.in(dark));
    }
    palette.setColor(QPalette::Disabled, QPalette::Base, window);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, mixed(window, text, 0.12));
    // A table that has not the focus keeps its selection, but says that keystrokes go elsewhere.
    palette.setColor(QPalette::Inactive, QPalette::Highlight,
                     mixed(kBase.in(dark), kHighlight.in(dark), 0.28));
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
    return paletteOf(false);
}

QPalette darkPalette()
{
    return paletteOf(true);
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
    const QColor base = palette.color(QPalette::Active, QPalette::Base);
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    // Not the palette's own highlight, which is already pale in views.
    const QColor highlight = kHighlight.in(dark);
    switch (role) {
    case ColorRole::Text: return text;
    case ColorRole::Accent: return kAccent.in(dark);
    case ColorRole::SecondaryText: return kSecondaryText.in(dark);
    case ColorRole::Positive: return kPositive.in(dark);
    case ColorRole::Negative: return kNegative.in(dark);
    case ColorRole::Amber: return kAmber.in(dark);
    case ColorRole::Forfeit: return kForfeit.in(dark);
    case ColorRole::EmptyDot: return mixed(base, text, dark ? 0.38 : 0.34);
    case ColorRole::CurrentTint: return mixed(base, highlight, dark ? 0.22 : 0.09);
    case ColorRole::HeadSurface: return mixed(base, text, dark ? 0.08 : 0.045);
    case ColorRole::Hatch: return mixed(base, text, dark ? 0.30 : 0.22);
    case ColorRole::Glow: return mixed(base, highlight, dark ? 0.42 : 0.20);
    case ColorRole::Hairline: return mixed(base, text, dark ? 0.20 : 0.14);
    case ColorRole::ErrorSurface: return mixed(base, kNegative.in(dark), dark ? 0.16 : 0.08);
    case ColorRole::WarningSurface: return mixed(base, kAmber.in(dark), dark ? 0.16 : 0.10);
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
