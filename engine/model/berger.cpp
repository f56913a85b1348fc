// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/berger.h"

#include <cstddef>
#include <utility>

namespace zahlmeister::engine {

std::vector<std::vector<BergerPairing>> bergerRounds(int count, int cycles)
{
    const int last = count + count % 2;
    const int circle = last - 1; // all but the last one stand in a circle, round about the one who meets him
    const auto inCircle = [circle](int number) { return (number - 1 + circle) % circle + 1; };
    std::vector<std::vector<BergerPairing>> rounds;
    for (int round = 1; round <= circle; ++round) {
        const bool isOdd = round % 2 == 1;
        const int middle = isOdd ? (round + 1) / 2 : round / 2 + last / 2;
        std::vector<BergerPairing>& pairings = rounds.emplace_back();
        if (count == last)
            pairings.push_back(isOdd ? BergerPairing{middle, last} : BergerPairing{last, middle});
        for (int distance = 1; distance < last / 2; ++distance)
            pairings.push_back({inCircle(middle + distance), inCircle(middle - distance)});
    }
    if (cycles == 2) {
        for (int round = 0; round < circle; ++round) {
            std::vector<BergerPairing> back = rounds[static_cast<std::size_t>(round)];
            for (BergerPairing& pairing : back)
                std::swap(pairing.first, pairing.second);
            rounds.push_back(std::move(back));
        }
    }
    return rounds;
}

} // namespace zahlmeister::engine
