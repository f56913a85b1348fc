// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

namespace zahlmeister::ui {

class ManualBook;

/// @brief A section of the manual in which something was found.
struct ManualHit {
    QString place;   ///< `page` or `page#id`
    QString title;   ///< of the page
    QString heading; ///< of the section; empty where it is the page's own
    QString excerpt; ///< a line of text around the first word that was found
};

/// @brief Finds words in the manual, whatever their case and however umlauts are written. The index is in
/// memory and made when it is constructed.
class ManualSearch {
public:
    explicit ManualSearch(const ManualBook& book);

    /// @brief The sections that have all words, or words that begin like them; titles first, then headings,
    /// then by how often.
    /// @param text words; fewer than two letters find nothing
    /// @param most hits
    [[nodiscard]] std::vector<ManualHit> find(const QString& text, int most = 60) const;

private:
    struct Entry {
        ManualHit hit;
        QString plain;
        QString title; ///< folded, as are the others
        QString heading;
        QString text;
    };

    std::vector<Entry> m_entries;
};

/// @brief Text as it is compared: lower case, `ä`, `ae` and `a` the same, words between single blanks, a
/// blank before the first.
[[nodiscard]] QString foldedForManual(const QString& text);

/// @brief The words of a search, folded.
[[nodiscard]] QStringList wordsOfSearch(const QString& text);

} // namespace zahlmeister::ui
