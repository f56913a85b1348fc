// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QHash>
#include <QSet>

#include "tests/layering/sourcetree.h"

/// House rules that a machine can check. Every function looks at one file and lists what breaks the rule.
namespace zahlmeister::layering {

/// @brief The Qt module a header name such as `QSqlQuery` belongs to; empty when unknown.
using ModuleOfHeader = std::function<QString(const QString& header)>;

/// @brief Includes that point back or across the layers engine <- app <- ui <- app/main, or into the wrong Qt
/// module.
[[nodiscard]] QList<Violation> includesAcrossLayers(const SourceFile& file, const ModuleOfHeader& moduleOf);

/// @brief Text for the user below ui, SQL above app, mathematics of ratings in ui, literal colours outside
/// the theme.
[[nodiscard]] QList<Violation> dutiesOfOtherLayers(const SourceFile& file);

/// @brief Missing licence line, include guard other than `#pragma once`, Q_OBJECT that AUTOMOC overlooks.
[[nodiscard]] QList<Violation> badFrame(const SourceFile& file);

/// @brief A source that does not include its own header before anything else. Compiled as it stands, it
/// proves that the header stands alone.
[[nodiscard]] QList<Violation> ownHeaderNotFirst(const SourceFile& source);

/// @brief Marks of unfinished work and paths of one machine.
[[nodiscard]] QList<Violation> leftovers(const SourceFile& file);

/// @brief More lines than a source file may have.
[[nodiscard]] QList<Violation> tooLong(const SourceFile& file, int limit);

/// @brief Types and functions of a header without a Doxygen comment.
///
/// A comment also covers the declarations that follow it without a blank line. Constructors, accessors
/// without arguments, overrides, and what is defaulted or deleted speak for themselves.
[[nodiscard]] QList<Violation> undocumented(const SourceFile& header);

/// @brief Whether the project has a file or folder; `*` stands for any letters of a name.
using PathExists = std::function<bool(const QString& path)>;

/// @brief Paths of the project that a document names, in its text or as links, and that do not exist.
[[nodiscard]] QList<Violation> danglingPaths(const SourceFile& document, const PathExists& exists);

/// @brief Functions and members (`A::b`, `c()`) that a document names, and that no code has.
/// @param identifiers of the code, as identifiersIn() lists them
[[nodiscard]] QList<Violation> danglingNames(const SourceFile& document, const QSet<QString>& identifiers);

/// @brief All words of sources that could be names.
[[nodiscard]] QSet<QString> identifiersIn(const QList<SourceFile>& files);

/// @brief The names of a glossary that the code has no more: lines such as "- `Old`: `New`".
[[nodiscard]] QHash<QString, QString> retiredNames(const SourceFile& glossary);

/// @brief Retired names in a source, with those that it should have.
/// @param names as retiredNames() gives them
[[nodiscard]] QList<Violation> retired(const SourceFile& file, const QHash<QString, QString>& names);

/// @brief Messages of a translation file that are unfinished, empty or no longer used.
[[nodiscard]] QList<Violation> unfinishedMessages(const SourceFile& translation);

/// @brief Clauses cited in `// RULE:` comments, such as `WO2026 3.6.3`; several are separated by commas.
[[nodiscard]] QStringList citedClauses(const SourceFile& file);

} // namespace zahlmeister::layering
