// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include <QString>

#include "app/identify/personsearch.h"
#include "app/lists/liststore.h"

namespace zahlmeister::app {

/// @brief Loads the indexes of all stored lists.
///
/// An index lies beside its list and is mapped, which takes some milliseconds. After an import it is built
/// anew (1.9 million names take two to three seconds) and written; when that fails it is used from memory.
/// @param folder of the list store
/// @param stop building ends when it is requested; shelves that are not ready then stay empty
/// @return Error::FileNotReadable, StorageFailure
[[nodiscard]] Result<NameShelves> loadShelves(const QString& folder, const std::stop_token& stop = {});

/// @brief Where the index of a source lies.
[[nodiscard]] QString shelfFile(const QString& folder, ListSource source);

} // namespace zahlmeister::app
