// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/pendingparticipations.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

constexpr qsizetype kChunk = qsizetype(1) << 20;

void put(ByteWriter& out, std::optional<int> number)
{
    out.signedNumber(number ? *number + (*number >= 0 ? 1 : 0) : 0); // there is no 0
}

std::optional<int> optionalIn(ByteReader& in)
{
    const auto number = static_cast<int>(in.signedNumber());
    return number == 0 ? std::nullopt : std::optional(number - (number > 0 ? 1 : 0));
}

} // namespace

void PendingParticipations::add(std::int64_t person, std::int64_t key, std::size_t seat,
                                const ParticipationRow& row)
{
    if (m_last.size() >= kChunk)
        m_chunks.push_back(std::exchange(m_last, {}).take());
    m_places.push_back(
        {person, static_cast<std::uint32_t>(m_chunks.size()), static_cast<std::uint32_t>(m_last.size())});
    m_last.number(static_cast<std::uint64_t>(key));
    m_last.number(seat);
    for (const auto& number : {row.entryRating, row.entryIndex, row.exitRating, row.exitIndex})
        put(m_last, number);
    m_last.signedNumber(row.games);
    m_last.signedNumber(row.halfPoints);
    for (const QByteArray* const bytes : {&row.state, &row.asked})
        m_last.bytes(*bytes);
}

Result<void> PendingParticipations::write(ParticipationRows& rows)
{
    if (m_places.empty())
        return {};
    m_chunks.push_back(std::exchange(m_last, {}).take());
    std::ranges::sort(m_places, {},
                      [](const Place& one) { return std::tuple(one.person, one.chunk, one.at); });
    for (const Place& place : m_places) {
        const QByteArrayView chunk = m_chunks[place.chunk];
        ByteReader in(chunk.sliced(place.at));
        const auto key = static_cast<std::int64_t>(in.number());
        const auto seat = static_cast<std::int64_t>(in.number());
        ParticipationRow row;
        for (auto* const number : {&row.entryRating, &row.entryIndex, &row.exitRating, &row.exitIndex})
            *number = optionalIn(in);
        for (int* const number : {&row.games, &row.halfPoints})
            *number = static_cast<int>(in.signedNumber());
        for (QByteArray* const bytes : {&row.state, &row.asked})
            *bytes = in.bytes();
        TRY_DO(rows.add(place.person, key, seat, row));
    }
    m_chunks.clear();
    m_places = {};
    return {};
}

} // namespace zahlmeister::app
