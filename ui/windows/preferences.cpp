// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/preferences.h"

#include <algorithm>
#include <optional>

#include <QFileInfo>
#include <QSettings>

#include "ui/views/gridpane.h"
#include "ui/widgets/arrangement.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr qsizetype kMaximumRecentFiles = 8;
constexpr auto kAppearance = "appearance"_L1;
constexpr auto kLanguage = "language"_L1;
constexpr auto kEvaluator = "evaluator/name"_L1;
constexpr auto kEvaluatorClub = "evaluator/club"_L1;
constexpr auto kLevel = "level"_L1;
constexpr auto kTextSize = "textSize"_L1;
constexpr auto kGeometry = "window/geometry"_L1;
constexpr auto kState = "window/state"_L1;
constexpr auto kDockWidths = "window/width/"_L1;
constexpr auto kRecentFiles = "recentFiles"_L1;

/// Of this run, whichever part of the program asks.
std::optional<QString>& startLanguage()
{
    static std::optional<QString> language;
    return language;
}

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
    return startLanguage().value_or(QSettings().value(kLanguage).toString());
}

void Preferences::startInLanguage(const QString& code)
{
    startLanguage() = code;
}

void Preferences::setLanguage(const QString& code)
{
    startLanguage().reset();
    QSettings().setValue(kLanguage, code);
}

QString Preferences::evaluator() const
{
    return QSettings().value(kEvaluator).toString();
}

void Preferences::setEvaluator(const QString& name)
{
    QSettings().setValue(kEvaluator, name);
}

QString Preferences::evaluatorClub() const
{
    return QSettings().value(kEvaluatorClub).toString();
}

void Preferences::setEvaluatorClub(const QString& club)
{
    QSettings().setValue(kEvaluatorClub, club);
}

QString Preferences::level() const
{
    return QSettings().value(kLevel).toString();
}

void Preferences::setLevel(const QString& level)
{
    QSettings().setValue(kLevel, level.toUpper());
}

engine::TournamentHeader Preferences::proposedHeader() const
{
    QStringList parts{evaluator(), evaluatorClub()};
    parts.removeAll(QString());
    engine::TournamentHeader header;
    header.evaluator = parts.join(u", "_s).toStdString();
    header.level = level().toStdString();
    return header;
}

QString Preferences::folder() const
{
    return QSettings().value(kFolderSetting).toString();
}

void Preferences::setFolder(const QString& path)
{
    QSettings().setValue(kFolderSetting, path);
}

int Preferences::direction() const
{
    return QSettings().value(kDirectionSettings.front()).toInt();
}

void Preferences::setDirection(int direction)
{
    for (const auto key : kDirectionSettings)
        QSettings().setValue(key, direction);
}

int Preferences::textSize() const
{
    constexpr int kSmallest = 50;
    constexpr int kLargest = 300;
    return std::clamp(QSettings().value(kTextSize, 100).toInt(), kSmallest, kLargest);
}

void Preferences::setTextSize(int percent)
{
    QSettings().setValue(kTextSize, percent);
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

std::optional<int> Preferences::dockWidth(const QString& name) const
{
    const int width = QSettings().value(kDockWidths + name).toInt();
    return width > 0 ? std::optional(width) : std::nullopt;
}

void Preferences::setDockWidth(const QString& name, int width)
{
    QSettings().setValue(kDockWidths + name, width);
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
