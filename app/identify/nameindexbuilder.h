// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/lists/liststore.h"

class QIODevice;

namespace zahlmeister::app {

class IndexImageWriter;

/// @brief Collects the rows of one list and builds the bytes of a NameIndex.
class NameIndexBuilder {
public:
    /// @param expectedRows how many rows will be added, for the memory to be taken at once
    explicit NameIndexBuilder(std::size_t expectedRows = 0);

    /// @brief Adds a row; the texts may go afterwards.
    ///
    /// A row without a word in its name is found by its ids only. At most 65,535 clubs and ids up to 2^32 - 1
    /// fit into an index.
    void add(const ListIndexRow& row);

    /// @brief Names a club, so that its members are found by its name.
    void addClub(const ListClub& club);

    /// @brief Builds the index in memory; the builder is empty afterwards.
    /// @param stamp anything that tells later whether the index still fits its list
    [[nodiscard]] std::vector<std::byte> build(std::uint64_t stamp);

    /// @brief The same into an empty device, such as a file: an index of the FIDE's list takes 90 MB.
    /// @return false when something could not be written
    [[nodiscard]] bool build(std::uint64_t stamp, QIODevice& device);

private:
    struct Key {
        std::uint32_t key;
        std::uint32_t row;
        auto operator<=>(const Key&) const = default;
    };

    /// What is known of a row, apart from its words.
    struct Entry {
        std::uint32_t id;
        std::uint32_t rank; ///< the smaller, the earlier
        std::uint32_t memberNumber;
        std::uint32_t fideId;
        std::uint16_t club; ///< in the order in which they came, + 1
        std::uint8_t year;
        std::uint8_t traits;
    };

    std::size_t addWords(std::string_view name);
    std::uint32_t wordNumber(std::string_view letters);
    void growSlots();
    [[nodiscard]] std::string_view word(std::uint32_t number) const;
    std::uint16_t clubNumber(std::string_view code);

    [[nodiscard]] std::vector<std::uint16_t> clubPlaces() const;

    void writeRows(IndexImageWriter& image, const std::vector<std::uint32_t>& order);
    void writeWords(IndexImageWriter& image, const std::vector<std::uint32_t>& alphabet);
    void writeRowsOfWords(IndexImageWriter& image, const std::vector<std::uint32_t>& order,
                          std::size_t words) const;
    void writeSounds(IndexImageWriter& image, const std::vector<std::uint32_t>& alphabet) const;
    void writeClubs(IndexImageWriter& image, const std::vector<std::uint32_t>& order);
    void writeIds(IndexImageWriter& image, const std::vector<std::uint32_t>& position);
    static void writeKeys(IndexImageWriter& image, const std::vector<Key>& sorted);

    std::vector<Entry> m_entries;
    std::vector<std::uint32_t> m_wordStarts{0}; ///< of the rows in m_words
    std::vector<std::uint32_t> m_words;         ///< in the order in which the words came first
    std::vector<Key> m_nuIds;
    std::vector<Key> m_pkzs;
    std::map<std::string, std::uint16_t, std::less<>> m_clubs;
    std::map<std::string, std::string, std::less<>> m_clubNames;

    std::vector<char> m_text;                   ///< of all different words
    std::vector<std::uint32_t> m_textStarts{0}; ///< of the words in m_text
    std::vector<std::uint32_t> m_slots;         ///< hash table of word numbers + 1
    std::string m_spelled;                      ///< buffer
};

} // namespace zahlmeister::app
