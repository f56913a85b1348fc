// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how well participants are identified whose data are damaged the way organisers damage them.
//
//   quality_matching [damaged [undamaged [members [players of the world]]]]
#include <cstdio>
#include <cstdlib>

#include "tests/quality/matchquality.h"

using namespace zahlmeister::tests;

int main(int argc, char** argv)
{
    const auto argument = [&](int position, int otherwise) {
        return argc > position ? std::atoi(argv[position]) : otherwise;
    };
    const int damaged = argument(1, 100'000);
    const int undamaged = argument(2, 20'000);
    const MatchField field(argument(3, 100'000), argument(4, 200'000), 20261121);
    MatchQuality quality(field);
    quality.measureDamaged(0, damaged);
    quality.measureUndamaged(0, undamaged);
    std::fputs(quality.report().c_str(), stdout);
    std::puts("\nDecided wrongly:");
    for (const std::string& mistake : quality.mistakes())
        std::puts(mistake.c_str());
    std::puts("\nNot within five (the first hundred):");
    for (const std::string& miss : quality.misses())
        std::puts(miss.c_str());
    return 0;
}
