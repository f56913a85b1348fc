// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace zahlmeister::app {

/// @brief Whether a long operation goes on; asked every few milliseconds, a hundred at most. False cancels
/// it. An empty one never does.
using ContinueCallback = std::function<bool()>;

} // namespace zahlmeister::app
