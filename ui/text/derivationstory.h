// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/derivationwriter.h"

namespace zahlmeister::ui {

/// @brief Answers for a quantity with the story that the rating system has for it, or with the quantity's own
/// steps.
void writeStory(DerivationWriter& writer, engine::Quantity quantity);

} // namespace zahlmeister::ui
