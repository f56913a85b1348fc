// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QByteArray>
#include <QStringList>

#include "app/fields/edit.h"

/// Edits as compact JSON, as they stand in the undo log of a work file. Reading is strict: what was not
/// written by jsonOf() is refused.
namespace zahlmeister::app {

/// @brief An array of objects with one key each, such as `[{"remove_game":7}]`.
[[nodiscard]] QByteArray jsonOf(const std::vector<Edit>& edits);

/// @return nothing when the text is not such an array, or a value in it is impossible
[[nodiscard]] std::optional<std::vector<Edit>> editsFromJson(const QByteArray& json);

/// @brief An array of strings.
[[nodiscard]] QByteArray jsonOf(const QStringList& texts);

/// @return nothing when the text is no array of strings
[[nodiscard]] std::optional<QStringList> textsFromJson(const QByteArray& json);

} // namespace zahlmeister::app
