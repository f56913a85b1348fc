// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <QByteArray>

#include "app/archive/kept/bytecodec.h"
#include "app/archive/kept/participationrow.h"

namespace zahlmeister::app {

/// @brief Participations that wait to be written in the order of their table, however they came: some 60
/// bytes each.
class PendingParticipations {
public:
    /// @brief Adds one.
    /// @pre those of a person come in the order of keys and seats
    void add(std::int64_t person, std::int64_t key, std::size_t seat, const ParticipationRow& row);

    [[nodiscard]] std::size_t size() const { return m_places.size(); }

    /// @brief Writes them, and forgets them.
    Result<void> write(ParticipationRows& rows);

private:
    struct Place {
        std::int64_t person;
        std::uint32_t chunk;
        std::uint32_t at;
    };

    ByteWriter m_last; ///< what is not in m_chunks yet
    std::vector<QByteArray> m_chunks;
    std::vector<Place> m_places;
};

} // namespace zahlmeister::app
