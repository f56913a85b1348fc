// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/base/result.h"

namespace zahlmeister::ui {

/// @brief What went wrong, where, and what to do: one or two full sentences.
///
/// The place in a text file is part of the sentence only for SyntaxError; Error::position serves messages
/// that begin with it.
[[nodiscard]] QString errorText(const Error& error);

/// @brief What the database of an archive said itself, for the administrator of the server: a sentence with
/// its words, in whatever language they are. Empty for all other errors.
[[nodiscard]] QString errorDetailText(const Error& error);

} // namespace zahlmeister::ui
