// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace zahlmeister::ui {

/// @brief How strongly a cell of a table of figures speaks.
enum class Emphasis { Muted, Normal, Strong };

/// @brief What models of figures tell the delegate beside the text (FigureDelegate).
enum FigureRole {
    BodyLengthRole =
        Qt::UserRole + 1, ///< int: length of the part of the text that ends at the line of alignment
    EmphasisRole,         ///< Emphasis, as int
    SignRole,             ///< 1, -1, 0: a change to the better or to the worse, coloured; invalid elsewhere
    MarkedRole,           ///< bool: wears the sign of a special rating (document 000, 3.6.3)
    ScaleRole,     ///< double, -1 to 1: tints the cell, to the worse or to the better; invalid elsewhere
    SparklineRole, ///< QList<double>: drawn as a line from left to right instead of a text
    FirstFreeRole, ///< for the roles of the models themselves
};

} // namespace zahlmeister::ui
