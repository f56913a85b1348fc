// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace zahlmeister::app {

/// @brief The tables and indexes of a work file of kSchemaVersion: the statements that make them, those that
/// are referred to first.
[[nodiscard]] QStringList workFileTables();

} // namespace zahlmeister::app
