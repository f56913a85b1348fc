// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/preferences.h"

#include <QFileInfo>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr qsizetype kMaximumRecentFiles = 8;
constexpr auto kAppearance = "appearance"_L1;
constexpr auto kLanguage = "language"_L1;
constexpr auto kGeometry = "window/geometry"_L1;
constexpr auto kState = "window/state"_L1;
constexpr auto kRecentFiles = "recentFiles"_L1;

} // namespace

Appearance Preferences::appearance() const
{
    return appearanceFromText(QSettings().value(kAppearance).toString());
}

void Preferences::setAppearance(Appearance appearance)
{
    QSettings().setValue(kAppearance, appearanceText(appearance));
}

QString Preferences::language() const
{
    return QSettings().value(kLanguage).toString();
}

void Preferences::setLanguage(const QString& code)
{
    QSettings().setValue(kLanguage, code);
}

QByteArray Preferences::windowGeometry() const
{
    return QSettings().value(kGeometry).toByteArray();
}

QByteArray Preferences::windowState() const
{
    return QSettings().value(kState).toByteArray();
}

void Preferences::setWindow(const QByteArray& geometry, const QByteArray& state)
{
    QSettings settings;
    settings.setValue(kGeometry, geometry);
    settings.setValue(kState, state);
}

QStringList Preferences::recentFiles() const
{
    QStringList files = QSettings().value(kRecentFiles).toStringList();
    files.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    return files;
}

void Preferences::addRecentFile(const QString& path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(file);
    files.prepend(file);
    QSettings().setValue(kRecentFiles, files.mid(0, kMaximumRecentFiles));
}

} // namespace zahlmeister::ui
