// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QString>
#include <QStringList>

#include "app/main/console/console.h"

namespace zahlmeister::cli {

/// @brief Whether `convert` is to put tournaments into this file: a work file, or a name that is to be one.
[[nodiscard]] bool isWorkFileTarget(const QString& path);

/// @brief What becomes of a tournament that is there already.
enum class IntoWorkFile {
    Keep,    ///< it stays as it is
    Replace, ///< with other content it is brought in line with the file; persons, decisions and origins stay
    AsNew,   ///< nobody looks: what comes in is added
};

/// @brief Puts tournaments of any format into a work file, which is made when it is missing, and says which
/// was added and which is there already. Where entries come from is settled with it.
/// @param from id of the format; empty: by content
/// @param isJson answers with a list of objects, else with a line a file
/// @return DoneWithErrors when one differs from what is there, FileFailed when one could not be taken
[[nodiscard]] Outcome<ExitCode> convertIntoWorkFile(const QStringList& inputs, const QString& path,
                                                    std::string_view from, IntoWorkFile how, bool isJson);

} // namespace zahlmeister::cli
