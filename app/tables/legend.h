// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include <QString>

#include "app/tables/reading.h"

/// What a page says below its table of its columns of tie-breaks: `Tie Break2: Buchholz Tie-Breaks (variabel
/// with parameter)`, `Wtg1: Direkter Vergleich`. The heads only count them.
namespace zahlmeister::app {

/// @brief What a line of such a legend says.
struct TieBreakLegend {
    std::string criterion = {}; ///< as engine::StatedValue has it; empty: it does not say which one it is
    QString text = {};          ///< its words
};

/// @brief The legend of a page or text, by the numbers of the columns; empty where there is none.
/// @param text may be HTML
[[nodiscard]] std::map<int, TieBreakLegend> tieBreakLegend(const QString& text);

/// @brief The tie-break that such words mean, as FIDE C.07 writes it; empty where they leave open which one,
/// such as how many results are cut.
[[nodiscard]] std::string tieBreakOfWords(const QString& words);

/// @brief Gives the columns of a table that are only counted the names that its page has for them. One that
/// stays unclear is named in a note; its figures tell later what it can be (engine::compareStated).
void nameTieBreaks(const QString& text, TableReading& reading);

} // namespace zahlmeister::app
