// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "app/lists/listperson.h"
#include "app/lists/listschema.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

/// @brief The layouts of lists.
enum class ListFormat {
    NuCsv,        ///< DSB since 2026, with header; 17 or 20 columns
    DewisCsv2,    ///< DSB before 2026, with numeric person id
    DewisCsv1,    ///< DSB, without person id
    Dos,          ///< DSB, separated by `|`, without header
    FideCombined, ///< FIDE, all ratings and online titles
    FideLegacy,   ///< FIDE, all ratings
    FideStandard, ///< FIDE, one rating
    FideRapid,    ///< FIDE, one rating
    FideBlitz,    ///< FIDE, one rating
    FideXml,      ///< FIDE, all ratings
    SwissChess,   ///< `fdsbJJMMTT.LST`
};

/// @brief Stable text, such as `nu-csv`.
[[nodiscard]] std::string_view listFormatText(ListFormat format);

/// @brief Why a row was not taken.
enum class RowProblem {
    TooFewColumns,    ///< value: columns found, columns expected
    TooManyColumns,   ///< value: columns found, columns expected
    UnclosedQuote,    ///< value: the beginning of the line
    LineTooLong,      ///< value: the beginning of the line
    LineTooShort,     ///< a line of a fixed width list is cut off; value: the line
    BadCharacter,     ///< control characters, or bytes that are none of the encoding; value: the column
    IncompleteRecord, ///< an XML record is cut off; value: what was read last
    NoName,
    BadClub,         ///< value: no VKZ
    NoMembership,    ///< member number 0 or none: an official of the club, no member
    BadMemberNumber, ///< value: above 99999
    NoId,            ///< neither membership nor FIDE id
    BadBirthYear,
    BadSex,
    BadStatus,
    BadRating,
    BadIndex,
    BadLastEvaluation,
    BadFideId,
    BadFederation,
    BadPersonId,
    BadTitle,
    BadAssociation, ///< value: no code of an association
    RepeatedHeader, ///< a header in the middle of the list; it applies from there on
    Duplicate,      ///< value: the line that has the same key
    UnknownLine,    ///< a line that is no row of this list; value: the line
};

/// @brief Stable text, such as `bad-rating`.
[[nodiscard]] std::string_view rowProblemText(RowProblem problem);

/// @brief A row that was not taken.
struct RefusedRow {
    std::string file = {}; ///< name of the part
    std::int64_t line = 0; ///< from 1
    RowProblem problem = RowProblem::UnknownLine;
    std::string value = {}; ///< what was read there, UTF-8, shortened

    bool operator==(const RefusedRow&) const = default;
};

/// @brief What a reader found next.
enum class ListItem { Person, Club, Association, Refused, End };

/// @brief Reads the rows of one part. Persons keep their variable's memory from row to row.
class ListRowReader {
public:
    virtual ~ListRowReader() = default;

    /// @brief Moves to the next row.
    /// @return Error::FileNotReadable, DamagedArchive, ArchiveTooLarge, MissingColumn
    [[nodiscard]] virtual Result<ListItem> next() = 0;

    /// @brief The row after ListItem::Person; after Refused as much of it as was understood, so that whoever
    /// is in the list with a mistake does not count as gone.
    [[nodiscard]] const ListPerson& person() const { return m_person; }
    [[nodiscard]] const ListClub& club() const { return m_club; } ///< after ListItem::Club
    [[nodiscard]] const ListAssociation& association() const { return m_association; } ///< likewise
    [[nodiscard]] const RefusedRow& refused() const { return m_refused; } ///< after ListItem::Refused

    /// @brief Line of the row, from 1.
    [[nodiscard]] virtual std::int64_t line() const = 0;
    /// @brief Bytes consumed so far, of the part as it is read.
    [[nodiscard]] virtual std::int64_t bytesRead() const = 0;

    /// @brief The layout, known for certain after the first next().
    [[nodiscard]] ListFormat format() const { return m_format; }

    /// @brief Bits, in the order of forEachListField(), of the values that this list does not have: those
    /// that are known from other lists stay.
    [[nodiscard]] std::uint32_t missingFields() const { return m_missingFields; }

    /// @brief Whether who is not in the list has left. Not so in a list of the rated players only, or in one
    /// that ends early.
    [[nodiscard]] bool isComplete() const { return m_complete; }

    /// @brief Whether the text ends in the middle of a line.
    [[nodiscard]] bool endsInLine() const { return m_endsInLine; }

protected:
    /// @brief Fills refused() with a problem in the current line.
    /// @param value what was read; bytes of any kind
    ListItem refuse(RowProblem problem, std::string_view value);

    ListPerson m_person;
    ListClub m_club;
    ListAssociation m_association;
    RefusedRow m_refused;
    ListFormat m_format = ListFormat::NuCsv;
    std::uint32_t m_missingFields = 0;
    bool m_complete = true;
    bool m_endsInLine = false;
};

/// @brief Empties a row but keeps the memory of its texts.
void clearListPerson(ListPerson& person);

/// @brief The bit of a value in ListRowReader::missingFields().
/// @param member such as `&ListPerson::pkz`
template <class Value>
[[nodiscard]] std::uint32_t listFieldBit(Value ListPerson::*member)
{
    ListPerson person;
    std::uint32_t bit = 1;
    std::uint32_t result = 0;
    forEachListField(person, [&](auto& field) {
        if (static_cast<void*>(&field) == static_cast<void*>(&(person.*member)))
            result = bit;
        bit <<= 1;
    });
    return result;
}

} // namespace zahlmeister::app
