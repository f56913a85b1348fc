// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/shippedfonts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFont>
#include <QFontDatabase>

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

QString shippedFontsFolder()
{
    return QCoreApplication::applicationDirPath() + u"/lib/fonts"_s;
}

int useShippedFonts()
{
    // The window's own font where Windows has none of its own, as under Wine, which would take one with
    // serifs.
    QFont::insertSubstitution(u"MS Shell Dlg"_s, u"Noto Sans"_s);
    return useFontsIn(shippedFontsFolder());
}

int useFontsIn(const QString& folder)
{
    int known = 0;
    for (const QFileInfo& file : QDir(folder).entryInfoList({u"*.ttf"_s}, QDir::Files, QDir::Name))
        known += QFontDatabase::addApplicationFont(file.filePath()) >= 0 ? 1 : 0;
    return known;
}

QStringList withSigns(const QString& family)
{
    return {family, u"Noto Sans Math"_s, u"Noto Sans Symbols2"_s};
}

} // namespace zahlmeister::ui
