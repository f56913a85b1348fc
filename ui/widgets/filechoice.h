// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

/// The choice of files and folders, the only way in which the program asks for them. It shows no icons that
/// depend on the content: looking into the work file that is open would drop SQLite's locks on it.
namespace zahlmeister::ui {

/// @brief One or several files that are there.
/// @param folder where the choice begins; may be a file, which is chosen then
/// @param filter such as `Rules (*.json);;All files (*)`
/// @return empty when nothing was chosen
[[nodiscard]] QString askForFile(QWidget* parent, const QString& title, const QString& folder,
                                 const QString& filter);
[[nodiscard]] QStringList askForFiles(QWidget* parent, const QString& title, const QString& folder,
                                      const QString& filter);

/// @brief A folder that is there.
[[nodiscard]] QString askForFolder(QWidget* parent, const QString& title, const QString& folder);

/// @brief What happens with a file that is there already.
enum class ExistingFile {
    IsAskedAbout, ///< whether it may be replaced
    IsTaken,      ///< the caller opens it and replaces nothing
};

/// @brief A file to write.
/// @param proposed with its folder
/// @param ending of a name that is typed without any, such as `pdf`
[[nodiscard]] QString askForFileToWrite(QWidget* parent, const QString& title, const QString& proposed,
                                        const QString& ending, const QString& filter,
                                        ExistingFile existing = ExistingFile::IsAskedAbout);

} // namespace zahlmeister::ui
