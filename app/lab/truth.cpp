// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/truth.h"

#include <array>
#include <cmath>
#include <cstdlib>

namespace zahlmeister::app {

namespace {

constexpr std::array<std::string_view, 4> kKinds{"ordinary", "farmer", "sandbagger", "rester"};

/// Errors as whole numbers, so that their order changes nothing.
struct Errors {
    std::int64_t count = 0;
    std::int64_t sum = 0;
    std::int64_t absolute = 0;

    void add(int error)
    {
        ++count;
        sum += error;
        absolute += std::abs(error);
    }

    void addTo(std::vector<TruthRow>& rows, TruthRow row) const
    {
        if (count == 0)
            return;
        row.participations = count;
        row.meanError = static_cast<double>(sum) / static_cast<double>(count);
        row.meanAbsolute = static_cast<double>(absolute) / static_cast<double>(count);
        rows.push_back(std::move(row));
    }
};

} // namespace

std::string_view simulatedKindText(SimulatedKind kind)
{
    return kKinds[static_cast<std::size_t>(kind)];
}

std::vector<TruthRow> truthOf(const LabData& data, std::span<const SeatTrack> track,
                              const SimulatedTruth& truth, std::optional<engine::Date> from)
{
    std::vector<TruthRow> rows;
    const auto& tournaments = data.tournaments();
    if (tournaments.empty() || truth.strengths.size() != track.size())
        return rows;
    const QualityBins bins(tournaments.front().end.year(), tournaments.back().end.year(), {});
    Errors all;
    std::array<Errors, kKinds.size()> byKind;
    std::vector<Errors> byBin(bins.size());
    for (const LabData::Tournament& one : tournaments) {
        if (from && one.end < *from)
            continue;
        for (std::size_t seat = one.firstSeat; seat < one.firstSeat + one.seats; ++seat) {
            const std::int16_t strength = truth.strengths[seat];
            if (!track[seat].isCounted || track[seat].exit == kNoRating || strength == kNoRating)
                continue;
            const int error = track[seat].exit - strength;
            all.add(error);
            if (seat < truth.kinds.size())
                byKind[static_cast<std::size_t>(truth.kinds[seat])].add(error);
            byBin[bins.ofAge(data.seats()[seat].birthYear, one.end.year())].add(error);
            byBin[bins.ofLevel(strength)].add(error);
            byBin[bins.ofYear(one.end.year())].add(error);
        }
    }
    all.addTo(rows, {});
    for (std::size_t i = 0; i < byKind.size(); ++i)
        byKind[i].addTo(rows, {.kind = static_cast<SimulatedKind>(i)});
    for (std::size_t i = 0; i < byBin.size(); ++i)
        byBin[i].addTo(rows, {.bin = bins.key(i)});
    return rows;
}

} // namespace zahlmeister::app
