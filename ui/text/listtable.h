// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "app/chronicle/reading/listjson.h"
#include "app/output/table.h"

/// Rating lists and lists of tournaments as tables of texts, in the language of the program: the same table
/// for screen, paper and every file.
namespace zahlmeister::ui {

/// @brief A row of a list.
struct ListRow {
    std::vector<app::Table::Cell> cells; ///< as many as there are columns
    std::string search = {};             ///< what is searched for, as spelled() has it
    engine::TournamentId tournament;     ///< whose row it is, or in which he sat last
    engine::ParticipantNumber number;    ///< of a person; 0: of a tournament
    std::string person = {};             ///< his id in the chronicle
};

/// @brief A list as it is shown and given out.
struct ListTable {
    QString kind;                                        ///< "Rating list"
    QString title;                                       ///< of what
    QString detail = {};                                 ///< of which day and of whom
    std::vector<std::pair<QString, QString>> facts = {}; ///< label and value
    std::vector<app::Table::Column> columns = {};
    std::vector<ListRow> rows = {};
    QStringList notes = {}; ///< sentences below the list
    QString seal = {};      ///< of a list that is given out: day and hash, in every footer

    /// @brief Kind, title and detail, for files and for naming it.
    [[nodiscard]] QString name() const;
    /// @brief Columns and rows, as every other table is written.
    [[nodiscard]] app::Table table() const;
};

/// @brief What is said of a list that was given out.
struct ListIssue {
    QByteArray hash;                        ///< of its content
    int withheld = 0;                       ///< names that were taken out since
    const app::RatingList* today = nullptr; ///< the same list as it is known now; nullptr: not compared
    std::vector<app::RatingListDifference> differences = {}; ///< from it
};

/// @brief A rating list. One that was given out and is compared with today has a column of today's ratings.
/// @param chronicle whose rules tell what a rating is called, and names of clubs
[[nodiscard]] ListTable listTable(const app::RatingList& list, const engine::RuleCatalog& rules,
                                  const std::optional<ListIssue>& issue = {});

/// @brief A list of tournaments.
/// @source document 000, 6.5.2.1
[[nodiscard]] ListTable listTable(const app::TournamentList& list, const engine::RuleCatalog& rules,
                                  const std::optional<ListIssue>& issue = {});

/// @brief All persons by name, with how they may be published; for the referee alone.
[[nodiscard]] ListTable namingTable(const app::Chronicle& chronicle, const app::PublicationFilter& filter);

/// @brief Whose ratings are listed: "youth (up to 20)".
/// @param day of the list, whose rules say who is a youth
[[nodiscard]] QString agesText(app::ListedAges ages, const engine::RuleCatalog& rules, engine::Date day);

/// @brief Completes a list whose rows are there: the longest text of each column, and the order of texts by
/// name, so that nothing has to be compared letter by letter when somebody clicks on a head.
void prepareColumns(ListTable& table);

} // namespace zahlmeister::ui
