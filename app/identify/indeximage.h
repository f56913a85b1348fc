// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Bytes of a name index: one block that can lie in memory or in a mapped file. It is a cache of this
/// machine, in the machine's own byte order.
class QIODevice;

namespace zahlmeister::app {

/// @brief The arrays of a name index; the numbers of rows and words are positions in them.
enum class IndexSection {
    RowIds,           ///< uint32 a row: id in the list store
    RowWordStarts,    ///< uint32 a row and one more: positions in RowWords
    RowWords,         ///< uint32: words of the rows, last names first
    RowYears,         ///< uint8 a row: year of birth - 1849, 0 for unknown
    RowTraits,        ///< uint8 a row: IndexTrait
    RowClubs,         ///< uint16 a row: position in the clubs + 1, 0 for none
    RowMemberNumbers, ///< uint32 a row, or nothing when no row has one
    RowFideIds,       ///< uint32 a row, 0 for none
    WordStarts,       ///< uint32 a word and one more: positions in WordText
    WordText,         ///< the words in alphabetical order
    WordLetters,      ///< uint32 a word: lettersOf()
    WordRowStarts,    ///< uint32 a word and one more: positions in WordRows
    WordLastNameRows, ///< uint32 a word: how many of its rows, from the first, have it as a last name
    WordRows,         ///< uint32: rows with that word, as a last name, then otherwise; each ascending
    SoundKeys,        ///< uint32, ascending: hash of what a word sounds like
    SoundWords,       ///< uint32: the word of each key
    ClubCodes,        ///< 5 bytes a club, ascending
    ClubRowStarts,    ///< uint32 a club and one more: positions in ClubRows
    ClubRows,         ///< uint32: rows of the club, ascending
    ClubNameStarts,   ///< uint32 a club and one more: positions in ClubNames
    ClubNames,        ///< words of the club's name in the search spelling
    FideKeys,         ///< uint32, ascending: FIDE ids
    FideRows,         ///< uint32: the row of each key
    NuKeys,           ///< uint32, ascending: numbers of NU ids
    NuRows,           ///< uint32: the row of each key
    PkzKeys,          ///< uint32, ascending: PKZ
    PkzRows,          ///< uint32: the row of each key
    Count,
};

/// @brief Bits of RowTraits.
enum IndexTrait : std::uint8_t {
    LastNameWords = 0x07, ///< how many of the row's words are last names, at most 7
    IsMale = 0x08,
    IsFemale = 0x10,
    IsFormer = 0x20, ///< not in the newest list any more
};

/// @brief Puts the sections of an index together, one after the other, so that they need not be in memory
/// together.
class IndexImageWriter {
public:
    /// @param device empty and open for writing, such as a file: then the image need not be in memory as a
    /// whole; must outlive the writer
    explicit IndexImageWriter(QIODevice& device);

    /// @brief Appends the next section, in the order of IndexSection; every section once.
    template <class T>
    void append(const std::vector<T>& values)
    {
        append(std::as_bytes(std::span(values)));
    }

    /// @brief Ends the image.
    /// @param stamp what the index was built from, to tell whether it is still of use
    /// @return false when something could not be written
    [[nodiscard]] bool finish(std::uint64_t stamp);

private:
    void append(std::span<const std::byte> bytes);
    void write(std::span<const std::byte> bytes);

    QIODevice& m_device;
    std::array<std::uint64_t, static_cast<std::size_t>(IndexSection::Count)> m_sizes = {};
    std::array<std::uint64_t, 4> m_checksum; ///< so far
    std::uint64_t m_written = 0;             ///< after the header
    std::size_t m_sections = 0;
    bool m_isWritten = true;
};

/// @brief Finds the sections of an image again.
class IndexImage {
public:
    /// @brief Checks the frame of an image and its checksum.
    /// @return nothing when the bytes are no image, one of another version, or damaged
    [[nodiscard]] static std::optional<IndexImage> read(std::span<const std::byte> bytes);

    [[nodiscard]] std::uint64_t stamp() const { return m_stamp; }

    /// @brief A section as an array.
    template <class T>
    [[nodiscard]] std::span<const T> section(IndexSection section) const
    {
        const std::span<const std::byte> bytes = m_sections[static_cast<std::size_t>(section)];
        return {reinterpret_cast<const T*>(bytes.data()), bytes.size() / sizeof(T)};
    }

private:
    IndexImage() = default;

    std::array<std::span<const std::byte>, static_cast<std::size_t>(IndexSection::Count)> m_sections;
    std::uint64_t m_stamp = 0;
};

} // namespace zahlmeister::app
