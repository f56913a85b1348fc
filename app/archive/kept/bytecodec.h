// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include <QByteArray>
#include <QByteArrayView>

/// Values as few bytes, the same on every machine. What is read may come from anybody.
namespace zahlmeister::app {

/// @brief Writes values one after the other.
class ByteWriter {
public:
    /// @brief Seven bits a byte, the lowest first; the highest bit of a byte says that another one follows.
    void number(std::uint64_t value);

    /// @brief Small ones of either sign are short.
    void signedNumber(std::int64_t value);

    /// @brief A text; one that was written before is a number.
    void text(const std::string& value);

    /// @brief Bytes, and before them how many.
    void bytes(QByteArrayView value);

    /// @brief How many bytes were written.
    [[nodiscard]] qsizetype size() const { return m_bytes.size(); }

    /// @brief What was written.
    [[nodiscard]] QByteArray take() { return std::move(m_bytes); }

private:
    QByteArray m_bytes;
    std::unordered_map<std::string, std::uint64_t> m_texts;
};

/// @brief Reads what a ByteWriter wrote. After the first failure everything is 0 or empty. All texts
/// together are bounded: one that is named again costs a byte in a file, and its length in memory.
class ByteReader {
public:
    /// @param bytes must outlive the reader
    explicit ByteReader(QByteArrayView bytes) : m_bytes(bytes) { }

    /// @name The next value, as it was written.
    ///@{
    [[nodiscard]] std::uint64_t number();
    [[nodiscard]] std::int64_t signedNumber();
    [[nodiscard]] std::string text();
    [[nodiscard]] QByteArray bytes(); ///< good as long as what is read
    ///@}

    /// @brief The number of values that follow: no more than that, nor than there are bytes.
    [[nodiscard]] std::size_t count(std::size_t most);

    /// @brief Notes that what was read is impossible.
    void fail() { m_isGood = false; }

    [[nodiscard]] bool isGood() const { return m_isGood; }
    [[nodiscard]] bool isAtEnd() const { return m_place == m_bytes.size(); }

private:
    QByteArrayView m_bytes;
    qsizetype m_place = 0;
    bool m_isGood = true;
    std::vector<std::string> m_texts;
    std::size_t m_letters = 0; ///< of all texts that were read
};

} // namespace zahlmeister::app
