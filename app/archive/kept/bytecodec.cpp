// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/bytecodec.h"

#include <algorithm>

namespace zahlmeister::app {

namespace {

constexpr int kBitsOfByte = 7;
constexpr std::uint64_t kFollows = 0x80;
constexpr std::size_t kMostLetters = std::size_t(16)
                                     << 20U; // of the largest tournament that can be typed, many times

} // namespace

void ByteWriter::number(std::uint64_t value)
{
    for (; value >= kFollows; value >>= kBitsOfByte)
        m_bytes.append(static_cast<char>((value & (kFollows - 1)) | kFollows));
    m_bytes.append(static_cast<char>(value));
}

void ByteWriter::signedNumber(std::int64_t value)
{
    const auto bits = static_cast<std::uint64_t>(value);
    number(value < 0 ? ~(bits << 1U) : bits << 1U);
}

void ByteWriter::text(const std::string& value)
{
    const auto [known, isNew] = m_texts.emplace(value, m_texts.size() + 1);
    number(isNew ? 0 : known->second);
    if (!isNew)
        return;
    number(value.size());
    m_bytes.append(value.data(), static_cast<qsizetype>(value.size()));
}

void ByteWriter::bytes(QByteArrayView value)
{
    number(static_cast<std::uint64_t>(value.size()));
    m_bytes.append(value);
}

std::uint64_t ByteReader::number()
{
    std::uint64_t value = 0;
    for (unsigned shift = 0; m_isGood; shift += kBitsOfByte) {
        if (isAtEnd())
            break;
        const auto byte = static_cast<std::uint64_t>(static_cast<unsigned char>(m_bytes[m_place++]));
        const std::uint64_t bits = byte & (kFollows - 1);
        // Each number has one form alone.
        if (shift >= 64 || (bits << shift) >> shift != bits || (shift > 0 && byte == 0))
            break;
        value |= bits << shift;
        if (byte < kFollows)
            return value;
    }
    m_isGood = false;
    return 0;
}

std::int64_t ByteReader::signedNumber()
{
    const std::uint64_t bits = number();
    return static_cast<std::int64_t>((bits & 1U) != 0 ? ~(bits >> 1U) : bits >> 1U);
}

std::size_t ByteReader::count(std::size_t most)
{
    const std::uint64_t value = number();
    if (value > std::min<std::uint64_t>(most, static_cast<std::uint64_t>(m_bytes.size() - m_place)))
        m_isGood = false;
    return m_isGood ? static_cast<std::size_t>(value) : 0;
}

std::string ByteReader::text()
{
    const std::uint64_t known = number();
    if (known > m_texts.size())
        m_isGood = false;
    if (m_isGood && known == 0) {
        const std::size_t length = count(kMostLetters);
        m_texts.emplace_back(m_bytes.data() + m_place, length);
        m_place += static_cast<qsizetype>(length);
    }
    if (!m_isGood)
        return {};
    const std::string& text = known == 0 ? m_texts.back() : m_texts[known - 1];
    m_letters += text.size();
    if (m_letters > kMostLetters)
        m_isGood = false;
    return m_isGood ? text : std::string();
}

QByteArray ByteReader::bytes()
{
    const auto length = static_cast<qsizetype>(count(static_cast<std::size_t>(m_bytes.size())));
    const QByteArrayView bytes = m_bytes.sliced(m_place, length);
    m_place += length;
    return QByteArray::fromRawData(bytes.data(), bytes.size());
}

} // namespace zahlmeister::app
