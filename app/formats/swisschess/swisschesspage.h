// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include "app/formats/tournamentformat.h"
#include "app/text/textencoding.h"

/// The web pages that Swiss-Chess writes: which lists they hold, recognised by the heads of their tables.
namespace zahlmeister::app {

/// @brief What a table lists.
enum class SwissChessList {
    Participants, ///< `teil`: by number
    Pairings,     ///< `paar`: of one round
    Alphabet,     ///< `apaar`: pairings of one round before it is played, with a row for each participant
    Form,         ///< `form`: the games of one participant
    Evaluation,   ///< `dwz`: an evaluation that is not official
    Standings,    ///< `teilrang`
    Games,        ///< progress table or crosstable, which the reader of tables understands
    Other,        ///< of teams and so on: nothing that is needed
};

/// @brief A number of a participant: `7`, or `7.` on the pages of clubs.
[[nodiscard]] std::optional<int> swissChessNumber(const QString& text);

/// @brief A row below the head of a table.
struct SwissChessRow {
    int line = 0;
    QStringList cells = {};

    /// @return empty for a column that the table or the row does not have
    [[nodiscard]] QString cell(qsizetype column) const { return cells.value(column); }
};

/// @brief A table with its head.
struct SwissChessTable {
    SwissChessList list = SwissChessList::Other;
    QString title = {};
    int line = 0;
    int round = 0;            ///< that the title names; 0: none
    QStringList columns = {}; ///< names in lower case, without dots
    std::vector<SwissChessRow> rows = {};
    QStringList form = {}; ///< lines before the table: `TlnNr: 3` and so on

    /// @brief Place of a column; of several of the same name the first, second, ...; -1: there is none.
    [[nodiscard]] qsizetype column(QStringView name, int occurrence = 1) const;

    /// @brief What a line of the form says after its name and colon.
    [[nodiscard]] QString formValue(QStringView name) const;

    /// @brief Whether it tells participants by number, or games.
    [[nodiscard]] bool isUseful() const;
};

/// @brief A page with all its tables.
struct SwissChessPage {
    QString file = {};
    QString title = {};       ///< of the tournament
    DecodedText decoded = {}; ///< how its letters could be read; without the text itself
    std::vector<SwissChessTable> tables = {};
};

/// @brief A table, and the page on which it stands.
struct SwissChessSource {
    const SwissChessPage* page;
    const SwissChessTable* table;

    /// @brief Where a line of the page is.
    [[nodiscard]] ImportPlace place(int line) const
    {
        return {.part = page->file.toStdString(), .line = line};
    }
};

/// @brief The tables of all pages, by what they list.
using SwissChessLists = std::map<SwissChessList, std::vector<SwissChessSource>>;

/// @brief Reads the tables of a page, of whatever program it is.
/// @return the note that refuses it: TooLarge
[[nodiscard]] tl::expected<SwissChessPage, ImportNote> readSwissChessPage(const ImportFile& file);

} // namespace zahlmeister::app
