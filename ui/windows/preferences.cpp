// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/preferences.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <QFileInfo>

#include "app/text/calendar.h"
#include "ui/views/gridpane.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr qsizetype kMaximumRecentFiles = 8;
constexpr qsizetype kMaximumRecentTournaments = 40; ///< of all work files
constexpr auto kLanguage = "language"_L1;
constexpr auto kRecentFiles = "recentFiles"_L1;
constexpr auto kRecentTournaments = "recentTournaments"_L1; ///< each with its work file

/// Of this run, whichever part of the program asks.
std::optional<QString>& startLanguage()
{
    static std::optional<QString> language;
    return language;
}

} // namespace

QString Preferences::language() const
{
    return startLanguage().value_or(stored(kLanguage).toString());
}

void Preferences::startInLanguage(const QString& code)
{
    startLanguage() = code;
}

void Preferences::setLanguage(const QString& code)
{
    startLanguage().reset();
    store(kLanguage, code);
}

engine::TournamentHeader Preferences::proposedHeader() const
{
    QStringList parts{evaluator(), evaluatorClub()};
    parts.removeAll(QString());
    engine::TournamentHeader header;
    header.evaluator = parts.join(u", "_s).toStdString();
    if (const std::string proposed = level().toStdString(); engine::isLevel(proposed))
        header.level = proposed; // what was kept before may be half of one
    return header;
}

app::FideTerms Preferences::fideTerms() const
{
    const auto number = [](QLatin1StringView key) {
        bool isNumber = false;
        const int value = stored(key).toInt(&isNumber);
        return isNumber && value >= 0 ? std::optional(value) : std::nullopt;
    };
    return {.days = number(kFideDays),
            .fee = number(kFideFee),
            .asOf = engine::Date::fromIso(stored(kFideDay).toString().toStdString())};
}

void Preferences::setFideDays(const QString& days)
{
    bool isNumber = false;
    const int value = days.toInt(&isNumber);
    if (days.isEmpty())
        QSettings().remove(kFideDays);
    else if (isNumber && value > 0)
        store(kFideDays, value);
    store(kFideDay, QString::fromStdString(app::today().iso()));
}

void Preferences::setFideFee(const QString& euros)
{
    bool isNumber = false;
    const double value = QString(euros).replace(u',', u'.').toDouble(&isNumber);
    if (euros.isEmpty())
        QSettings().remove(kFideFee);
    else if (isNumber && value >= 0 && value < 1000)
        store(kFideFee, static_cast<int>(std::lround(value * 100)));
    store(kFideDay, QString::fromStdString(app::today().iso()));
}

int Preferences::direction() const
{
    return stored(kDirectionSettings.front()).toInt();
}

void Preferences::setDirection(int direction)
{
    for (const auto key : kDirectionSettings)
        store(key, direction);
}

int Preferences::textSize() const
{
    constexpr int kSmallest = 50;
    constexpr int kLargest = 300;
    return std::clamp(QSettings().value(kTextSize, 100).toInt(), kSmallest, kLargest);
}

void Preferences::setWindow(const QByteArray& geometry, const QByteArray& state)
{
    store(kGeometry, geometry);
    store(kState, state);
}

std::optional<int> Preferences::dockWidth(const QString& name) const
{
    const int width = stored(kDockWidths + name).toInt();
    return width > 0 ? std::optional(width) : std::nullopt;
}

QStringList Preferences::recentFiles() const
{
    QStringList files = stored(kRecentFiles).toStringList();
    files.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    return files;
}

void Preferences::addRecentFile(const QString& path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(file);
    files.prepend(file);
    store(kRecentFiles, files.mid(0, kMaximumRecentFiles));
}

std::vector<engine::TournamentId> Preferences::recentTournaments(const QString& workFile) const
{
    const QString file = QFileInfo(workFile).absoluteFilePath();
    std::vector<engine::TournamentId> recent;
    for (const QString& entry : stored(kRecentTournaments).toStringList()) {
        if (entry.section(u' ', 1) == file)
            recent.emplace_back(entry.section(u' ', 0, 0).toLongLong());
    }
    return recent;
}

void Preferences::addRecentTournament(const QString& workFile, engine::TournamentId id)
{
    const QString entry = QString::number(id.value()) + u' ' + QFileInfo(workFile).absoluteFilePath();
    QStringList recent = stored(kRecentTournaments).toStringList();
    recent.removeAll(entry);
    recent.prepend(entry);
    store(kRecentTournaments, recent.mid(0, kMaximumRecentTournaments));
}

} // namespace zahlmeister::ui
