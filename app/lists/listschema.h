// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tuple>

#include <QString>

#include "app/files/sqlitefiles.h"
#include "app/lists/listperson.h"

/// Tables of the list store, and the order of their columns.
namespace zahlmeister::app {

/// @brief Version of the tables (PRAGMA user_version and file name). Lists are a cache: there are no
/// migrations, each version has a file of its own.
inline constexpr int kListSchemaVersion = 1;

/// @brief A value of a row, and the column that holds it.
template <class Value>
struct ListField {
    const char* column;
    Value ListPerson::*member;
};

/// @brief What clang does not deduce by itself before 17.
template <class Value>
ListField(const char*, Value ListPerson::*) -> ListField<Value>;

/// @brief The values of a row in the order of the columns; those that an index over the lists is built from
/// come first, so that SQLite need not decode the rest.
inline constexpr std::tuple kListFields{ListField{"last_name", &ListPerson::lastName},
                                        ListField{"first_name", &ListPerson::firstName},
                                        ListField{"birth_year", &ListPerson::birthYear},
                                        ListField{"club", &ListPerson::club},
                                        ListField{"member_number", &ListPerson::memberNumber},
                                        ListField{"nu_id", &ListPerson::nuId},
                                        ListField{"pkz", &ListPerson::pkz},
                                        ListField{"fide_id", &ListPerson::fideId},
                                        ListField{"federation", &ListPerson::federation},
                                        ListField{"sex", &ListPerson::sex},
                                        ListField{"dwz", &ListPerson::dwz},
                                        ListField{"elo", &ListPerson::elo},
                                        ListField{"academic_title", &ListPerson::academicTitle},
                                        ListField{"birth_date", &ListPerson::birthDate},
                                        ListField{"status", &ListPerson::status},
                                        ListField{"title", &ListPerson::title},
                                        ListField{"women_title", &ListPerson::womenTitle},
                                        ListField{"other_titles", &ListPerson::otherTitles},
                                        ListField{"dwz_index", &ListPerson::index},
                                        ListField{"last_evaluation", &ListPerson::lastEvaluation},
                                        ListField{"rapid_elo", &ListPerson::rapidElo},
                                        ListField{"blitz_elo", &ListPerson::blitzElo}};

/// @brief How many values a row has.
inline constexpr int kListFieldCount = std::tuple_size_v<decltype(kListFields)>;

/// @brief Visits the fields themselves.
template <class Function>
void forEachListColumn(Function&& visit)
{
    std::apply([&](const auto&... field) { (visit(field), ...); }, kListFields);
}

/// @brief Visits the values of a row in the order of the columns.
template <class Person, class Function>
void forEachListField(Person& person, Function&& visit)
{
    forEachListColumn([&](const auto& field) { visit(person.*field.member); });
}

/// @brief Visits the values of two rows side by side.
template <class PersonA, class PersonB, class Function>
void forEachListFieldPair(PersonA& a, PersonB& b, Function&& visit)
{
    forEachListColumn([&](const auto& field) { visit(a.*field.member, b.*field.member); });
}

/// @brief The columns of `player` and `past` that hold the values, as SQL text.
[[nodiscard]] QString listColumns();

/// @brief So many parameters of a query, as SQL text.
[[nodiscard]] QString listParameters(int count);

/// @brief The tables of a new database, as SQL text.
///
/// `player` holds the newest known values of every row: `until` is NULL while the row is in the newest list.
/// `past` holds what they were before, from the list date `since` up to, but not including, the list date
/// `until`. Of the values only those are stored that differ in the next younger version; `changed` has a
/// bit for each, in the order of kListFields.
[[nodiscard]] QString listTables();

/// @brief The indexes of `player`, built after the first import.
extern const QString kListIndexes;

} // namespace zahlmeister::app
