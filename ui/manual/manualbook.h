// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <vector>

#include <QString>
#include <QStringList>

#include "ui/text/language.h"

/// The manual: pages that were written in Markdown (resources/manual) and made into HTML when the program was
/// built, with what the program itself knows put in where a page has a mark for it.
namespace zahlmeister::ui {

/// @brief A chapter in the table of contents.
struct ManualChapter {
    QString title;     ///< in the language of the book; empty for pages before the first chapter
    QStringList pages; ///< ids
};

/// @brief A part of a page that begins with a heading.
struct ManualSection {
    QString id;      ///< of the heading; empty for the page itself
    QString heading; ///< plain text
    QString html;    ///< with the heading, up to the next one
};

/// @brief The pages of one language. A page is read when it is asked for.
class ManualBook {
public:
    /// @brief Gives what belongs into the mark `{{NAME}}` of a page, as HTML; nothing for an unknown name.
    using Filling = std::function<QString(const QString& name)>;

    /// @param filling asked for the marks, in the language of the texts (LanguageScope)
    explicit ManualBook(Language language, Filling filling = {});

    [[nodiscard]] Language language() const { return m_language; }
    [[nodiscard]] const std::vector<ManualChapter>& chapters() const { return m_chapters; }
    /// @brief All pages in their order.
    [[nodiscard]] QStringList pages() const;
    [[nodiscard]] bool contains(const QString& page) const;

    /// @brief The body of a page, links as written (`page.md#id`); empty for an unknown one.
    [[nodiscard]] QString html(const QString& page) const;
    /// @brief The first heading of a page as plain text.
    [[nodiscard]] QString title(const QString& page) const;

    /// @brief The page that follows, or the one before; empty at the ends.
    [[nodiscard]] QString next(const QString& page, int step) const;

    /// @brief Asks for the marks anew where a page is read from now on.
    void renew() { m_html.clear(); }

private:
    [[nodiscard]] QString filled(QString html) const;

    Language m_language;
    Filling m_filling;
    std::vector<ManualChapter> m_chapters;
    mutable std::map<QString, QString> m_html;
};

/// @brief Cuts a page at its headings.
[[nodiscard]] std::vector<ManualSection> sectionsOf(const QString& html);

/// @brief The text of HTML, entities resolved, tags away.
[[nodiscard]] QString plainText(const QString& html);

/// @brief The sections of a file that is no page, by their ids without the headings: what somebody wrote to
/// be put in beside what is generated.
[[nodiscard]] std::map<QString, QString> manualNotes(const QString& file, Language language);

/// @brief A place in the manual: `page`, or `page#id`.
[[nodiscard]] QString pageOf(const QString& place);
[[nodiscard]] QString anchorOf(const QString& place);

} // namespace zahlmeister::ui
