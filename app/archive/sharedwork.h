// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

class QThreadPool;

namespace zahlmeister::app {

/// @brief Does the same many times, with the threads of a pool and with the one that asks for it.
/// @param act asked once with every number below `count`, in no order
void shareOut(QThreadPool& threads, std::size_t count, const std::function<void(std::size_t)>& act);

} // namespace zahlmeister::app
