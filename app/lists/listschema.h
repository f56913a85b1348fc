// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/listperson.h"

/// Tables of the list store, and the order of their columns.
namespace zahlmeister::app {

/// @brief `Zlst` in ASCII; marks a SQLite file as a list store (PRAGMA application_id).
inline constexpr int kListApplicationId = 0x5a6c7374;

/// @brief Version of the tables (PRAGMA user_version and file name). Lists are a cache: there are no
/// migrations, another version is another file.
inline constexpr int kListSchemaVersion = 1;

/// @brief The tables of a new database.
///
/// `player` holds the newest known values of every row: `until` is NULL while the row is in the newest list.
/// `past` holds what they were before, from the list date `since` up to, but not including, the list date
/// `until`. Of the values only those are stored that the next younger version has otherwise; `changed` has a
/// bit for each, in the order of forEachListField().
extern const char* const kListTables;

/// @brief The indexes of `player`, built after the first import.
extern const char* const kListIndexes;

/// @brief Visits the values of a row in the order of the columns; those that an index over the lists is built
/// from come first, so that SQLite need not decode the rest.
template <class Person, class Function>
void forEachListField(Person& person, Function&& visit)
{
    visit(person.lastName);
    visit(person.firstName);
    visit(person.birthYear);
    visit(person.club);
    visit(person.memberNumber);
    visit(person.nuId);
    visit(person.pkz);
    visit(person.fideId);
    visit(person.federation);
    visit(person.sex);
    visit(person.dwz);
    visit(person.elo);
    visit(person.academicTitle);
    visit(person.birthDate);
    visit(person.status);
    visit(person.title);
    visit(person.womenTitle);
    visit(person.otherTitles);
    visit(person.index);
    visit(person.lastEvaluation);
    visit(person.rapidElo);
    visit(person.blitzElo);
}

/// @brief Visits the values of two rows side by side.
template <class PersonA, class PersonB, class Function>
void forEachListFieldPair(PersonA& a, PersonB& b, Function&& visit)
{
    visit(a.lastName, b.lastName);
    visit(a.firstName, b.firstName);
    visit(a.birthYear, b.birthYear);
    visit(a.club, b.club);
    visit(a.memberNumber, b.memberNumber);
    visit(a.nuId, b.nuId);
    visit(a.pkz, b.pkz);
    visit(a.fideId, b.fideId);
    visit(a.federation, b.federation);
    visit(a.sex, b.sex);
    visit(a.dwz, b.dwz);
    visit(a.elo, b.elo);
    visit(a.academicTitle, b.academicTitle);
    visit(a.birthDate, b.birthDate);
    visit(a.status, b.status);
    visit(a.title, b.title);
    visit(a.womenTitle, b.womenTitle);
    visit(a.otherTitles, b.otherTitles);
    visit(a.index, b.index);
    visit(a.lastEvaluation, b.lastEvaluation);
    visit(a.rapidElo, b.rapidElo);
    visit(a.blitzElo, b.blitzElo);
}

/// @brief The columns of `player` and `past` that hold forEachListField(), as SQL text.
#define ZAHLMEISTER_LIST_COLUMNS                                                                             \
    "last_name, first_name, birth_year, club, member_number, nu_id, pkz, fide_id, federation, sex, dwz, "    \
    "elo, academic_title, birth_date, status, title, women_title, other_titles, dwz_index, "                 \
    "last_evaluation, rapid_elo, blitz_elo"

} // namespace zahlmeister::app
