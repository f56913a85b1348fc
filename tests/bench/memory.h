// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <string>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace zahlmeister::bench {

/// @brief What Linux says of the memory of this process, in MB (of 1,048,576 bytes); 0 where it does not.
/// @param field such as `VmRSS`: resident now; `VmHWM`: the most since resetMostMemory()
inline double memory(const std::string& field)
{
    std::ifstream status("/proc/self/status");
    std::string line;
    while (std::getline(status, line)) {
        if (line.starts_with(field + ':'))
            return std::stod(line.substr(field.size() + 1)) / 1024;
    }
    return 0;
}

/// @brief Resets the peak to what is used now, after returning freed memory to the system.
/// @return that
inline double resetMostMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
    std::ofstream("/proc/self/clear_refs") << '5';
    return memory("VmHWM");
}

} // namespace zahlmeister::bench
