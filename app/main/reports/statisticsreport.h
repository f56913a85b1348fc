// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/chronicle/reading/statistics.h"

namespace zahlmeister::cli {

/// @brief All tables for the terminal.
[[nodiscard]] QByteArray statisticsToText(const app::Statistics& statistics);

/// @brief `{from, to, region_length, tournaments, distributions, cohort, flows, regions, games, expectancy}`;
/// what is about one or two persons has no key.
[[nodiscard]] QByteArray statisticsToJson(const app::Statistics& statistics);

} // namespace zahlmeister::cli
