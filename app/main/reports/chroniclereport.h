// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/chronicle/chronicle.h"

namespace zahlmeister::cli {

using Persons = std::vector<const app::PersonHistory*>;

/// @brief A table of persons for the terminal.
/// @param rules and @param day the level on which their ratings are shown, as app::standingOn()
[[nodiscard]] QByteArray personsToText(const Persons& persons, const engine::RuleCatalog& rules,
                                       engine::Date day);

/// @brief `[{id, name, birth_year, club, person_id, fide_id, rating, index, tournaments, last}]`; the
/// ratings as in personsToText().
[[nodiscard]] QByteArray personsToJson(const Persons& persons, const engine::RuleCatalog& rules,
                                       engine::Date day);

/// @brief The player card for the terminal: his tournaments, the entries between them, his carry-over games.
[[nodiscard]] QByteArray historyToText(const app::PersonHistory& history);

/// @brief `{person, participations: [...], entries: [...], carry_over: [...]}`, participations in the order
/// of evaluation.
[[nodiscard]] QByteArray historyToJson(const app::PersonHistory& history);

} // namespace zahlmeister::cli
