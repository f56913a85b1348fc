// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>

#include "engine/standings/categories.h"
#include "engine/standings/finaltable.h"
#include "engine/standings/statedcheck.h"

namespace zahlmeister::app {

class JsonWriter;

/// @brief What is written of a final table, and beside it.
struct StandingsContent {
    bool explains = false;                            ///< what every round gives to every tie-break
    const engine::Tournament* tournament = nullptr;   ///< that the table is of; needed for a category
    std::optional<engine::Category> category = {};    ///< its players alone; nothing: everybody
    const engine::StatedComparison* stated = nullptr; ///< the organiser's own table; not with a category
};

/// @brief A final table as JSON, by the contract of the command line.
[[nodiscard]] QByteArray writeStandingsJson(const engine::FinalTable& table, const StandingsContent& what);

/// @brief Writes the members of that object into one that is open already.
void writeStandingsMembers(JsonWriter& json, const engine::FinalTable& table, const StandingsContent& what);

} // namespace zahlmeister::app
