// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/ratingsystem.h"
#include "ui/text/derivationwriter.h"

namespace zahlmeister::ui {

/// @brief Answers with nothing but what a rating system says itself: the steps of the quantity's story, each
/// with its sentences, formula and games, the steps of an iteration as one table.
void writeStory(DerivationWriter& writer, const engine::SystemDescription& system, engine::Quantity quantity);

} // namespace zahlmeister::ui
