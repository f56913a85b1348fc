// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QByteArray>
#include <QString>

#include "app/lists/listperson.h"
#include "app/text/codepages.h"
#include "tests/support/madeuplists.h"

/// Writes list files as the federations do.
namespace zahlmeister::tests {

/// @brief The layouts that files are written in.
enum class ListFile {
    Nu17,
    Nu20,
    DewisCsv2,
    DewisCsv1,
    Dos,
    FideCombined,
    FideLegacy,
    FideStandard,
    FideXml,
    Lst
};

/// @brief The encoding in which the federation publishes a layout.
[[nodiscard]] app::ListEncoding usualEncoding(ListFile file);

/// @brief The header line (or the beginning of the XML) with its line end; empty when there is none.
[[nodiscard]] std::string listFileHead(ListFile file);

/// @brief A row with its line end, in UTF-8.
/// @param clubName only for ListFile::Lst
[[nodiscard]] std::string listFileRow(ListFile file, const app::ListPerson& person,
                                      const std::string& clubName = {});

/// @brief What follows the last row.
[[nodiscard]] std::string listFileTail(ListFile file);

/// @brief UTF-8 in another encoding. Letters that it does not have lose their marks.
[[nodiscard]] QByteArray encoded(const std::string& utf8, app::ListEncoding encoding);

/// @brief A whole file of a made-up list, in its usual encoding.
/// @return false when it cannot be written
[[nodiscard]] bool writeListFile(const QString& path, const MadeUpLists& lists, ListFile file,
                                 int edition = 0);

/// @brief The file of clubs (CSV, windows-1252) of a made-up list.
[[nodiscard]] QByteArray clubFile(const std::vector<app::ListClub>& clubs);

/// @brief The file of associations (CSV, windows-1252) of a made-up list.
[[nodiscard]] QByteArray associationFile(const std::vector<app::ListAssociation>& associations);

/// @brief Puts files into a zip archive.
/// @param members names and contents
/// @return false when it cannot be written
[[nodiscard]] bool writeZip(const QString& path, const std::vector<std::pair<QString, QByteArray>>& members);

/// @brief Puts one file into a zip archive, piece by piece.
[[nodiscard]] bool zipFile(const QString& archive, const QString& file);

} // namespace zahlmeister::tests
