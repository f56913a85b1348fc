// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheetfonts.h"

#include <algorithm>

#include <QDir>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QRawFont>

#include "ui/theme/shippedfonts.h"
#include "ui/theme/theme.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

/// Large enough that rounding to pixels is below a micrometre on paper.
constexpr int kMeasuringPixels = 1000;

/// Names can be 200 characters long and are rarely repeated; what is printed on every page is short.
constexpr qsizetype kLongestRemembered = 60;

/// More characters of a text are not looked at: they are wider than any paper in any font of a sheet.
constexpr qsizetype kMostMeasured = 2000;

/// A word that is longer comes from a damaged file, and is shortened.
constexpr qsizetype kLongestWord = 500;

/// Room is often the sum of widths of parts, which differs from the width of the whole in the last bits.
constexpr double kTolerance = 0.01; // mm

bool isStrong(FontRole role)
{
    return role == FontRole::Title || role == FontRole::Heading || role == FontRole::BodyStrong ||
           role == FontRole::HeadStrong || role == FontRole::Subscript || role == FontRole::NoteStrong;
}

QFont faceOf(const QString& family, FontRole role)
{
    QFont font(withSigns(family));
    font.setWeight(isStrong(role) ? QFont::Bold : QFont::Normal);
    // Unhinted, so that advances on screen are those on paper and columns stay in line at every zoom.
    font.setHintingPreference(QFont::PreferNoHinting);
    // Qt 6.4 has no switch for ligatures; with any letter spacing it forms none. They would stand in the text
    // of the PDF, where nobody finds "Hoffmann" any more. The spacing is the least that is not nothing, a
    // 64th of a pixel.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 1.0 / 64);
    return font;
}

} // namespace

QString sheetFontFamily()
{
    const QString wanted = u"Noto Sans"_s;
#ifndef Q_OS_WIN
    if (!QFontDatabase::hasFamily(wanted))
        return QFontInfo(tabularFont(QFontDatabase::systemFont(QFontDatabase::GeneralFont))).family();
#endif
    return wanted;
}

Result<void> requireSheetFont(const QString& family)
{
    const auto isThere = [&](FontRole role) {
        // The boxes have no table of characters, and another family in its place has another name.
        const QRawFont face = QRawFont::fromFont(faceOf(family, role));
        return QFontDatabase::hasFamily(family) && face.isValid() && !face.fontTable("cmap").isEmpty();
    };
    QString missing;
    if (!isThere(FontRole::Body) || !isThere(FontRole::BodyStrong))
        missing = u"NotoSans-Regular.ttf"_s;
#ifdef Q_OS_WIN
    // Elsewhere fontconfig knows many fonts that have a minus and a tick.
    for (const QString& signs : withSigns(family)) {
        if (missing.isEmpty() && !QFontDatabase::hasFamily(signs))
            missing = QString(signs).remove(u' ') + u"-Regular.ttf"_s;
    }
    if (!missing.isEmpty())
        missing.prepend(QDir::toNativeSeparators(shippedFontsFolder() + u'/'));
#endif
    if (missing.isEmpty())
        return {};
    return failure(ErrorCode::FileNotReadable, {missing.toStdString(), "no-font"});
}

QFont sheetFont(const QString& family, FontRole role, double zoom)
{
    QFont font = faceOf(family, role);
    font.setPointSizeF(pointSizeOf(role) * zoom);
    return font;
}

SheetFonts::SheetFonts(QString family) : m_family(std::move(family)) { }

double SheetFonts::width(FontRole role, const QString& text) const
{
    QHash<QString, double>& known = m_widths[static_cast<std::size_t>(role)];
    if (const auto found = known.constFind(text); found != known.constEnd())
        return *found;
    QFont font = faceOf(m_family, role);
    font.setPixelSize(kMeasuringPixels);
    const double millimetresPerPixel = pointSizeOf(role) * kMillimetresPerPoint / kMeasuringPixels;
    const double width =
        QFontMetricsF(font).horizontalAdvance(text.left(kMostMeasured)) * millimetresPerPixel;
    if (text.size() <= kLongestRemembered)
        known.insert(text, width);
    return width;
}

qsizetype SheetFonts::fittingLength(FontRole role, const QString& text, double widthInMm) const
{
    qsizetype fits = 0;
    qsizetype tooLong = std::min(text.size(), kMostMeasured) + 1;
    while (tooLong - fits > 1) {
        const qsizetype middle = (fits + tooLong) / 2;
        if (width(role, text.left(middle)) <= widthInMm)
            fits = middle;
        else
            tooLong = middle;
    }
    // A character outside the basic plane must not be cut in half.
    if (fits > 0 && fits < text.size() && text.at(fits - 1).isHighSurrogate())
        --fits;
    return fits;
}

QString SheetFonts::elided(FontRole role, const QString& text, double widthInMm) const
{
    if (text.size() <= kMostMeasured && width(role, text) <= widthInMm + kTolerance)
        return text;
    const QString ellipsis = u"…"_s;
    const qsizetype length = fittingLength(role, text, widthInMm - width(role, ellipsis));
    return text.left(length).trimmed() + ellipsis;
}

QStringList SheetFonts::wrapped(FontRole role, const QString& text, double widthInMm) const
{
    QStringList lines;
    QString line;
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    for (QString word : words) {
        if (word.size() > kLongestWord)
            word = word.left(kLongestWord) + u'…';
        const QString longer = line.isEmpty() ? word : line + u' ' + word;
        if (width(role, longer) <= widthInMm + kTolerance) {
            line = longer;
            continue;
        }
        if (!line.isEmpty())
            lines.append(line);
        while (!word.isEmpty() && width(role, word) > widthInMm + kTolerance) { // no width leaves no room
            const qsizetype fitting = std::max<qsizetype>(fittingLength(role, word, widthInMm), 1);
            const qsizetype hyphen = word.lastIndexOf(u'-', fitting - 1);
            const qsizetype length = hyphen > 0 ? hyphen + 1 : fitting;
            lines.append(word.left(length));
            word = word.mid(length);
        }
        line = word;
    }
    if (!line.isEmpty())
        lines.append(line);
    return lines;
}

} // namespace zahlmeister::ui
