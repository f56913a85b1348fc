// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "app/identify/nameindex.h"
#include "app/identify/rowset.h"
#include "app/identify/searchquery.h"

/// What a search looks for in one index, and how far a row is from it.
namespace zahlmeister::app {

/// @brief How words may answer a term.
enum class SearchMode {
    Whole,     ///< every word of the name as it was typed
    Exact,     ///< all words but the one that is being typed are whole
    Beginning, ///< every word may be a beginning
    Near,      ///< with typing errors, and other forms of the name
};

/// @brief Distances of one term, so that a sum tells how good an answer is.
namespace distance {
inline constexpr int kNone = std::numeric_limits<int>::max(); ///< no answer
inline constexpr int kWhole = 0;
inline constexpr int kBegun = 2;
inline constexpr int kOfClub = 3; ///< the club's name has the word
inline constexpr int kSounding = 4;
inline constexpr int kError = 6;         ///< each typing error
inline constexpr int kNoLastName = 1;    ///< once, when no term is a last name
inline constexpr int kOtherSpelling = 1; ///< words joined or split differently, a particle left out
} // namespace distance

/// @brief Whether a term is a year of birth.
[[nodiscard]] bool isYear(const SearchTerm& term);

/// @brief Whether the terms name a club, so that a bare number beside it may be a member number.
[[nodiscard]] bool namesClub(std::span<const SearchTerm> terms);

/// @brief Rows with the id that the term is, or that begins with it.
[[nodiscard]] std::vector<NameIndex::Row> rowsOfId(const NameIndex& index, const SearchTerm& term,
                                                   bool beginning);

/// @brief A term and what it means in one index.
struct SearchTarget {
    /// @param searched must outlive the target
    /// @param namesClub namesClub() of all terms
    SearchTarget(const NameIndex& index, const SearchTerm& searched, bool namesClub);

    /// @brief Looks for the words that the term could mean, if it was not typed as it is listed.
    void findNear(const NameIndex& index);

    [[nodiscard]] bool isWord() const { return term->kind == SearchTermKind::Word; }

    /// @brief Whether only the word itself answers the term.
    [[nodiscard]] bool isWholeIn(SearchMode mode) const
    {
        return mode == SearchMode::Whole || (mode == SearchMode::Exact && term->isWhole);
    }

    /// @brief Words that answer the term as they begin.
    [[nodiscard]] NameIndex::WordRange words(SearchMode mode) const
    {
        if (!isWholeIn(mode))
            return range;
        return whole ? NameIndex::WordRange{*whole, *whole + 1} : NameIndex::WordRange();
    }

    /// @brief Visits lists of all rows that may answer the term; for an everywhere() term they are not all.
    template <class Visit>
    void visitRows(const NameIndex& index, SearchMode mode, Visit visit) const
    {
        visit(index.rows(words(mode)));
        if (mode == SearchMode::Near) {
            for (const NameIndex::NearWord& word : near)
                visit(index.rows(word.word));
        }
        visit(std::span<const NameIndex::Row>(ids));
        visit(index.clubRows(clubs));
        for (const NameIndex::Word club : clubsByName)
            visit(index.clubRows({club, club + 1}));
    }

    /// @brief How many rows visitRows() visits.
    [[nodiscard]] std::size_t rowCount(const NameIndex& index, SearchMode mode) const;

    /// @brief Distance of a word of a name from the term.
    [[nodiscard]] int distanceOf(NameIndex::Word word, SearchMode mode) const;

    /// @brief Distance of a row from the term, when no word of its name answers it.
    [[nodiscard]] int distanceOfRow(const NameIndex& index, NameIndex::Row row) const;

    /// @brief Whether a row can answer the term; quick, and wrong only in saying yes.
    [[nodiscard]] bool mayBe(const NameIndex& index, NameIndex::Row row) const;

    const SearchTerm* term;
    NameIndex::WordRange range;               ///< words that begin so
    std::optional<NameIndex::Word> whole;     ///< the word itself
    std::vector<NameIndex::NearWord> near;    ///< ascending by word; after findNear()
    NameIndex::WordRange clubs;               ///< clubs whose VKZ begins so
    std::vector<NameIndex::Word> clubsByName; ///< ascending: clubs whose names have the word
    std::vector<NameIndex::Row> ids;          ///< rows with such an id, in any order
    std::optional<RowSet> idSet;              ///< the same; nothing when there are none
    bool isEverywhere = false;                ///< its rows cannot be listed: a year, a member number
    bool namesMember = false;                 ///< it may be a member number
};

} // namespace zahlmeister::app
