// SPDX-License-Identifier: GPL-3.0-or-later
// Linked into every test for Windows: Qt keeps settings in the registry there, where all programs meet, and
// nothing but a file can be put aside. Elsewhere the environment of a test names a folder
// (zahlmeister_add_test()).
#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

namespace {

void keepSettingsApart()
{
    static const QTemporaryDir folder;
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(keepSettingsApart)
