// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/indeximage.h"

#include <algorithm>
#include <cassert>
#include <cstring>

#include <QIODevice>

namespace zahlmeister::app {

namespace {

constexpr std::size_t kSections = static_cast<std::size_t>(IndexSection::Count);
constexpr std::uint64_t kMagic = 0x32'78'64'6e'69'6d'68'7a; // "zhmindx2": layout 2, and the byte order

struct Header {
    std::uint64_t magic = kMagic;
    std::uint64_t stamp = 0;
    std::uint64_t checksum = 0;                      ///< of everything after the header
    std::array<std::uint64_t, kSections> sizes = {}; ///< in bytes
};

std::size_t padded(std::size_t size)
{
    return (size + 7) / 8 * 8;
}

using Lanes = std::array<std::uint64_t, 4>;
constexpr Lanes kFirstLanes{1, 2, 3, 4};
constexpr std::uint64_t kPrime = 0x9E3779B97F4A7C15;

/// Adds to a checksum. Four lanes, so that the processor need not wait for one multiplication before the
/// next.
/// @param position of the bytes in the whole; a multiple of eight, as is their number
void addToChecksum(Lanes& lanes, std::span<const std::byte> bytes, std::uint64_t position)
{
    std::size_t lane = position / 8 % lanes.size();
    for (std::size_t i = 0; i + 8 <= bytes.size(); i += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + i, 8);
        lanes[lane] = (lanes[lane] ^ word) * kPrime;
        lanes[lane] ^= lanes[lane] >> 29;
        lane = (lane + 1) % lanes.size();
    }
}

std::uint64_t checksumOf(const Lanes& lanes, std::uint64_t size)
{
    std::uint64_t sum = size;
    for (const std::uint64_t value : lanes)
        sum = (sum ^ value) * kPrime;
    return sum;
}

} // namespace

IndexImageWriter::IndexImageWriter(QIODevice& device) : m_device(device), m_checksum(kFirstLanes)
{
    const Header header;
    write(std::as_bytes(std::span(&header, 1)));
}

void IndexImageWriter::write(std::span<const std::byte> bytes)
{
    const auto size = static_cast<qint64>(bytes.size());
    m_isWritten = m_isWritten && m_device.write(reinterpret_cast<const char*>(bytes.data()), size) == size;
}

void IndexImageWriter::append(std::span<const std::byte> bytes)
{
    assert(m_sections < kSections);
    m_sizes[m_sections++] = bytes.size();
    const std::size_t whole = bytes.size() / 8 * 8;
    std::array<std::byte, 8> last{};
    std::copy(bytes.begin() + static_cast<std::ptrdiff_t>(whole), bytes.end(), last.begin());
    addToChecksum(m_checksum, bytes.first(whole), m_written);
    write(bytes.first(whole));
    m_written += whole;
    if (whole == bytes.size())
        return;
    addToChecksum(m_checksum, last, m_written);
    write(last);
    m_written += last.size();
}

bool IndexImageWriter::finish(std::uint64_t stamp)
{
    assert(m_sections == kSections);
    Header header;
    header.stamp = stamp;
    header.checksum = checksumOf(m_checksum, m_written);
    header.sizes = m_sizes;
    if (!m_device.seek(0))
        return false;
    write(std::as_bytes(std::span(&header, 1)));
    return m_isWritten;
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
    Lanes lanes = kFirstLanes;
    addToChecksum(lanes, bytes.subspan(sizeof(header)), 0);
    if (position != bytes.size() || checksumOf(lanes, bytes.size() - sizeof(header)) != header.checksum)
        return {};
    return image;
}

} // namespace zahlmeister::app
