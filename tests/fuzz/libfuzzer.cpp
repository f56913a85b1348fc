// SPDX-License-Identifier: GPL-3.0-or-later
// The entry that libFuzzer calls, for the target that the build names.
#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/targets.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace zahlmeister;
    static const fuzz::Target& target =
        *std::ranges::find(fuzz::kTargets, ZAHLMEISTER_FUZZ_TARGET, &fuzz::Target::name);
    target.run({reinterpret_cast<const char*>(data), size});
    return 0;
}
