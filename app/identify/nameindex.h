// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "app/identify/indeximage.h"
#include "engine/model/tournament.h"

class QString;

namespace zahlmeister::app {

/// @brief Names of one list, in memory or in a mapped file, for search and matching. Immutable; may be read
/// by several threads.
///
/// Rows are memberships or persons, in the order in which they shall be offered: those of the newest list
/// first, Germans before others, the strong before the weak. Words are the words of all names in the search
/// spelling, in alphabetical order, so that the words with one beginning are a range, and their rows are one,
/// too.
class NameIndex {
public:
    using Row = std::uint32_t;
    using Word = std::uint32_t;

    /// @brief From first up to, but not including, last.
    struct WordRange {
        Word first = 0;
        Word last = 0;

        /// @brief Whether the word lies in the range.
        [[nodiscard]] bool contains(Word word) const { return word >= first && word < last; }
        [[nodiscard]] bool isEmpty() const { return first >= last; }
    };

    /// @brief A word that could be meant by another one.
    struct NearWord {
        Word word = 0;
        int errors = 0; ///< typing errors, 1 or 2; 0 for a word that sounds alike

        auto operator<=>(const NearWord&) const = default;
    };

    /// @brief An index of what NameIndexBuilder built.
    /// @return nullptr when the bytes are no index
    [[nodiscard]] static std::shared_ptr<const NameIndex> fromBytes(std::vector<std::byte> bytes);

    /// @brief Maps a file; nothing is read before it is needed, except for the checksum.
    /// @return nullptr when there is no such file, or it is damaged
    [[nodiscard]] static std::shared_ptr<const NameIndex> map(const QString& path);

    /// @brief The stamp that the index was built with.
    [[nodiscard]] std::uint64_t stamp() const { return m_stamp; }

    [[nodiscard]] std::size_t rowCount() const { return m_rowIds.size(); }
    [[nodiscard]] std::size_t wordCount() const { return m_wordLetters.size(); }

    /// @brief What a row says. Rows must be smaller than rowCount().
    [[nodiscard]] std::int64_t id(Row row) const { return m_rowIds[row]; }
    [[nodiscard]] std::span<const Word> words(Row row) const
    {
        return m_rowWords.subspan(m_rowWordStarts[row], m_rowWordStarts[row + 1] - m_rowWordStarts[row]);
    }
    /// @brief How many words of the row, from the first, are last names.
    [[nodiscard]] std::size_t lastNameWords(Row row) const
    {
        return m_traits[row] & IndexTrait::LastNameWords;
    }
    [[nodiscard]] std::optional<int> birthYear(Row row) const;
    [[nodiscard]] std::optional<engine::Sex> sex(Row row) const;
    [[nodiscard]] bool isFormer(Row row) const { return (m_traits[row] & IndexTrait::IsFormer) != 0; }
    [[nodiscard]] std::string_view club(Row row) const;                          ///< VKZ or empty
    [[nodiscard]] int memberNumber(Row row) const;                               ///< 0: none
    [[nodiscard]] std::uint32_t fideId(Row row) const { return m_fideIds[row]; } ///< 0: none

    /// @brief The letters of a word.
    [[nodiscard]] std::string_view text(Word word) const
    {
        return {m_wordText.data() + m_wordStarts[word], m_wordStarts[word + 1] - m_wordStarts[word]};
    }

    /// @brief A word by its letters, in the search spelling.
    [[nodiscard]] std::optional<Word> find(std::string_view word) const;

    /// @brief All words with this beginning; an empty beginning gives none.
    [[nodiscard]] WordRange beginningWith(std::string_view beginning) const;

    /// @brief Rows with a word of the range, word by word; a row stands there once for each such word.
    [[nodiscard]] std::span<const Row> rows(WordRange words) const
    {
        return m_wordRows.subspan(m_wordRowStarts[words.first],
                                  m_wordRowStarts[words.last] - m_wordRowStarts[words.first]);
    }
    [[nodiscard]] std::span<const Row> rows(Word word) const { return rows(WordRange{word, word + 1}); }

    /// @brief Rows in which the word is a last name, ascending.
    [[nodiscard]] std::span<const Row> lastNameRows(Word word) const
    {
        return rows(word).first(m_wordLastNameRows[word]);
    }
    /// @brief Rows in which the word is no last name, ascending.
    [[nodiscard]] std::span<const Row> forenameRows(Word word) const
    {
        return rows(word).subspan(m_wordLastNameRows[word]);
    }

    /// @brief Words with at most so many typing errors, and words that sound alike; not the word itself.
    [[nodiscard]] std::vector<NearWord> near(std::string_view word, int errors) const;

    /// @brief Words whose beginning has typing errors, of those that begin with the right letter.
    [[nodiscard]] std::vector<NearWord> nearBeginnings(std::string_view beginning, int errors) const;

    /// @brief Position of clubs whose VKZ has this beginning.
    [[nodiscard]] WordRange clubsBeginningWith(std::string_view beginning) const;
    [[nodiscard]] std::size_t clubCount() const { return m_clubCodes.size() / kClubCodeLength; }
    [[nodiscard]] std::string_view clubCode(std::size_t club) const
    {
        return {m_clubCodes.data() + club * kClubCodeLength, kClubCodeLength};
    }
    /// @brief The words of a club's name in the search spelling.
    [[nodiscard]] std::string_view clubName(std::size_t club) const
    {
        return {m_clubNames.data() + m_clubNameStarts[club],
                m_clubNameStarts[club + 1] - m_clubNameStarts[club]};
    }
    /// @brief Rows of the clubs of a range, club by club.
    [[nodiscard]] std::span<const Row> clubRows(WordRange clubs) const
    {
        return m_clubRows.subspan(m_clubRowStarts[clubs.first],
                                  m_clubRowStarts[clubs.last] - m_clubRowStarts[clubs.first]);
    }
    /// @brief Position of a row's club + 1; 0 for none.
    [[nodiscard]] std::size_t clubPosition(Row row) const { return m_rowClubs[row]; }

    /// @brief Whose number an id is: the FIDE's, that after `NU`, or a PKZ.
    enum class IdKind { Fide, Nu, Pkz };

    /// @brief Rows whose id is the number, or begins with its digits.
    [[nodiscard]] std::vector<Row> rowsOfId(IdKind kind, std::uint32_t number, bool beginning) const;

    /// @brief Rows by VKZ and member number.
    [[nodiscard]] std::vector<Row> rowsOfMember(std::string_view club, int member) const;

private:
    static constexpr std::size_t kClubCodeLength = 5;

    struct Ids {
        std::span<const std::uint32_t> keys; ///< ascending
        std::span<const Row> rows;           ///< of each key
    };

    NameIndex() = default;
    bool open(std::span<const std::byte> bytes);
    [[nodiscard]] bool isConsistent() const;
    [[nodiscard]] bool areLastNameRowsWithin() const;

    std::shared_ptr<const void> m_holder; ///< keeps the bytes
    std::uint64_t m_stamp = 0;
    std::span<const std::uint32_t> m_rowIds;
    std::span<const std::uint32_t> m_rowWordStarts;
    std::span<const Word> m_rowWords;
    std::span<const std::uint8_t> m_years;
    std::span<const std::uint8_t> m_traits;
    std::span<const std::uint16_t> m_rowClubs;
    std::span<const std::uint32_t> m_memberNumbers;
    std::span<const std::uint32_t> m_fideIds;
    std::span<const std::uint32_t> m_wordStarts;
    std::span<const char> m_wordText;
    std::span<const std::uint32_t> m_wordLetters;
    std::span<const std::uint32_t> m_wordRowStarts;
    std::span<const std::uint32_t> m_wordLastNameRows;
    std::span<const Row> m_wordRows;
    std::span<const std::uint32_t> m_soundKeys;
    std::span<const Word> m_soundWords;
    std::span<const char> m_clubCodes;
    std::span<const std::uint32_t> m_clubRowStarts;
    std::span<const Row> m_clubRows;
    std::span<const std::uint32_t> m_clubNameStarts;
    std::span<const char> m_clubNames;
    std::array<Ids, 3> m_ids; ///< by IdKind
};

/// @brief Hash of what a word of the search spelling sounds like.
[[nodiscard]] std::uint32_t soundKey(std::string_view word);

} // namespace zahlmeister::app
