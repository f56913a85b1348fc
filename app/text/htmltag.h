// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace zahlmeister::app {

/// @brief A tag as it begins or ends an element; names are lower case.
struct HtmlTag {
    QString name;
    bool closing = false;
    int columnSpan = 1;
    int rowSpan = 1;
    QStringView className = {}; ///< a part of the page
};

/// @brief Whether a character is white space of HTML.
[[nodiscard]] bool isHtmlBlank(QChar character);

/// @brief Whether an element begins a new line of text.
[[nodiscard]] bool isHtmlBlock(const QString& name);

/// @brief Finds the tags of a page; what lies between them is text.
class HtmlTagScanner {
public:
    /// @param html has to outlive the scanner
    explicit HtmlTagScanner(QStringView html) : m_html(html) { }

    [[nodiscard]] bool atEnd() const { return m_position >= m_html.size(); }

    /// @brief Text up to the next tag; may be empty.
    QStringView text();

    /// @brief The tag at the position; one without a name for comments and the like.
    HtmlTag tag();

    /// @brief Line of the tag that was read last; from 1.
    [[nodiscard]] int line() const { return m_line; }

private:
    [[nodiscard]] bool isMarkup(qsizetype position) const;
    void countLines();
    void skipPast(QStringView mark, qsizetype offset);
    void skipBlanks();
    QString word(QStringView ends);
    QStringView value();
    void attributes(HtmlTag& tag);
    void attribute(HtmlTag& tag);
    void skipRaw(const QString& name);

    QStringView m_html;
    qsizetype m_position = 0;
    qsizetype m_counted = 0;
    int m_line = 1;
};

} // namespace zahlmeister::app
