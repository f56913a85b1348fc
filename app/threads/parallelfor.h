// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

class QThreadPool;

namespace zahlmeister::app {

/// @brief Calls a function many times, on the threads of a pool and on that of the caller.
/// @param act is called once with every number below `count`, in no order
void parallelFor(QThreadPool& threads, std::size_t count, const std::function<void(std::size_t)>& act);

} // namespace zahlmeister::app
