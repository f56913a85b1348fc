// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QSet>
#include <QString>

/// Words and signs of cells that stand for something else than themselves.
namespace zahlmeister::app {

/// @brief Words that mean the same; asked in any case.
class WordSet {
public:
    /// @param words in small letters, with bars between them
    explicit WordSet(const QString& words);

    /// @brief Whether a word is one of them.
    [[nodiscard]] bool contains(const QString& word) const { return m_words.contains(word.toLower()); }

private:
    QSet<QString> m_words;
};

/// @brief One spelling for what means the same: dashes are `-`, halves `½`, blanks single.
[[nodiscard]] QString plainCell(const QString& cell);

/// @brief Whether a cell stands for a player against himself: `*`, `x`, `\`, `■` and the like, or nothing.
[[nodiscard]] bool isDiagonalMark(const QString& plain);

/// @brief Whether a cell says nothing: empty, a dot, `*`, `n.g.`.
[[nodiscard]] bool isBlankMark(const QString& plain);

/// @brief Whether a cell can be the name of a person: letters, and no word that stands for something else,
/// nor a sentence.
[[nodiscard]] bool isNameLike(const QString& plain);

/// @brief Whether a cell is the name of a club or of a team and not that of a person: `SC Turm 2`, `Empor
/// e.V.`
[[nodiscard]] bool isClubLike(const QString& plain);

/// @brief Whether a line or a cell is drawn, and says nothing: `-----`, `=====`.
[[nodiscard]] bool isRule(QStringView text);

/// @brief A pattern for texts in any case.
[[nodiscard]] QRegularExpression anyCase(const QString& pattern);

/// @brief The number of letters in a text.
[[nodiscard]] qsizetype lettersIn(QStringView text);

} // namespace zahlmeister::app
