// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "app/formats/importedtournament.h"
#include "app/formats/tournamentformat.h"
#include "tests/support/filecontent.h" // IWYU pragma: export

/// What tests of readers share.
namespace zahlmeister::tests {

/// @brief The tournament in files of any format; an empty one, with a warning, when they are refused.
[[nodiscard]] app::ImportedTournament imported(const app::ImportInput& input);

/// @brief The first note with a code, or nothing.
[[nodiscard]] const app::ImportNote* noteOf(const std::vector<app::ImportNote>& notes, app::ImportCode code);

/// @brief Whether a file is refused, with this reason among others.
[[nodiscard]] bool isRefusedWith(const app::ImportResult& result, app::ImportCode code);

/// @brief The games in their order, as `1: 1-2 1-0`: round, players, result.
[[nodiscard]] QStringList gamesOf(const engine::Tournament& tournament);

/// @brief The columns of a test whose rows each damage a fixture in one place.
void addDamageColumns();

/// @brief A row of such a test: what is replaced by what, and the code that the reader answers with.
void addDamage(const char* name, const char* before, const char* after, app::ImportCode code);

/// @brief The fixture with the damage of the current row; ends the test program when it has no such place.
[[nodiscard]] QByteArray damaged(QByteArray fixture);

/// @brief The code of the current row.
[[nodiscard]] app::ImportCode expectedCode();

} // namespace zahlmeister::tests
