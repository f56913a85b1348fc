// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/indeximage.h"

#include <cassert>
#include <cstring>

namespace zahlmeister::app {

namespace {

constexpr std::size_t kSections = static_cast<std::size_t>(IndexSection::Count);
constexpr std::uint64_t kMagic = 0x31'78'64'6e'69'6d'68'7a; // "zhmindx1": layout 1, and the byte order

struct Header {
    std::uint64_t magic = kMagic;
    std::uint64_t stamp = 0;
    std::uint64_t checksum = 0;                      ///< of everything behind the header
    std::array<std::uint64_t, kSections> sizes = {}; ///< in bytes
};

std::size_t padded(std::size_t size)
{
    return (size + 7) / 8 * 8;
}

/// Four lanes, so that the processor need not wait for one multiplication before the next.
std::uint64_t checksum(std::span<const std::byte> bytes)
{
    constexpr std::uint64_t kPrime = 0x9E3779B97F4A7C15;
    std::array<std::uint64_t, 4> lanes{1, 2, 3, 4};
    std::size_t lane = 0;
    for (std::size_t i = 0; i + 8 <= bytes.size(); i += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + i, 8);
        lanes[lane] = (lanes[lane] ^ word) * kPrime;
        lanes[lane] ^= lanes[lane] >> 29;
        lane = (lane + 1) % lanes.size();
    }
    std::uint64_t sum = bytes.size();
    for (const std::uint64_t value : lanes)
        sum = (sum ^ value) * kPrime;
    return sum;
}

} // namespace

IndexImageWriter::IndexImageWriter(std::size_t expectedSize)
{
    m_bytes.reserve(expectedSize);
    m_bytes.resize(sizeof(Header));
}

void IndexImageWriter::append(std::span<const std::byte> bytes)
{
    assert(m_sections < kSections);
    const std::uint64_t size = bytes.size();
    std::memcpy(m_bytes.data() + offsetof(Header, sizes) + m_sections * sizeof(size), &size, sizeof(size));
    m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
    m_bytes.resize(padded(m_bytes.size()));
    ++m_sections;
}

std::vector<std::byte> IndexImageWriter::finish(std::uint64_t stamp)
{
    assert(m_sections == kSections);
    Header header;
    std::memcpy(&header, m_bytes.data(), sizeof(header));
    header.magic = kMagic;
    header.stamp = stamp;
    header.checksum = checksum(std::span<const std::byte>(m_bytes).subspan(sizeof(header)));
    std::memcpy(m_bytes.data(), &header, sizeof(header));
    return std::move(m_bytes);
}

std::optional<IndexImage> IndexImage::read(std::span<const std::byte> bytes)
{
    Header header;
    if (bytes.size() < sizeof(header))
        return {};
    std::memcpy(&header, bytes.data(), sizeof(header));
    if (header.magic != kMagic)
        return {};
    IndexImage image;
    image.m_stamp = header.stamp;
    std::size_t position = sizeof(header);
    for (std::size_t i = 0; i < kSections; ++i) {
        const std::uint64_t size = header.sizes[i];
        if (size > bytes.size() - position || padded(size) > bytes.size() - position)
            return {};
        image.m_sections[i] = bytes.subspan(position, size);
        position += padded(size);
    }
    if (position != bytes.size() || checksum(bytes.subspan(sizeof(header))) != header.checksum)
        return {};
    return image;
}

} // namespace zahlmeister::app
