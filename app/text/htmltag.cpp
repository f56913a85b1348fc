// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/htmltag.h"

#include <algorithm>
#include <array>

namespace zahlmeister::app {

using namespace Qt::StringLiterals;

namespace {

bool isTagLetter(QChar character)
{
    const char16_t unit = character.unicode();
    return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z');
}

/// 0 to 65534, as browsers limit spans; 1 for what is no number.
int spanOf(QStringView value)
{
    int number = 0;
    bool digits = false;
    for (const QChar character : value) {
        if (character < u'0' || character > u'9')
            break;
        number = std::min(number * 10 + (character.unicode() - u'0'), 65'534);
        digits = true;
    }
    return digits ? number : 1;
}

} // namespace

bool isHtmlBlank(QChar character)
{
    const char16_t unit = character.unicode();
    return unit == u' ' || (unit >= u'\t' && unit <= u'\r');
}

bool isHtmlBlock(const QString& name)
{
    // Elements that begin a new line of text.
    static constexpr auto kBlocks = std::to_array<QLatin1StringView>({
        "address"_L1, "article"_L1, "aside"_L1,  "blockquote"_L1, "body"_L1, "br"_L1,      "center"_L1,
        "dd"_L1,      "div"_L1,     "dl"_L1,     "dt"_L1,         "form"_L1, "h1"_L1,      "h2"_L1,
        "h3"_L1,      "h4"_L1,      "h5"_L1,     "h6"_L1,         "head"_L1, "hr"_L1,      "li"_L1,
        "main"_L1,    "ol"_L1,      "option"_L1, "p"_L1,          "pre"_L1,  "section"_L1, "ul"_L1,
    });
    return std::ranges::find(kBlocks, name) != kBlocks.end();
}

QStringView HtmlTagScanner::text()
{
    const qsizetype begin = m_position;
    while (m_position < m_html.size() && !isMarkup(m_position))
        ++m_position;
    return m_html.sliced(begin, m_position - begin);
}

HtmlTag HtmlTagScanner::tag()
{
    countLines();
    HtmlTag tag;
    if (m_html.sliced(m_position).startsWith(u"<!--")) {
        skipPast(u"-->", 4);
        return tag;
    }
    const char16_t mark = m_html[m_position + 1].unicode();
    if (mark == u'!' || mark == u'?') {
        skipPast(u">", 2);
        return tag;
    }
    m_position += 1;
    tag.closing = m_html[m_position] == u'/';
    m_position += tag.closing ? 1 : 0;
    tag.name = word(u"/>");
    attributes(tag);
    if (!tag.closing && (tag.name == "script"_L1 || tag.name == "style"_L1))
        skipRaw(tag.name);
    return tag;
}

bool HtmlTagScanner::isMarkup(qsizetype position) const
{
    if (m_html[position] != u'<' || position + 1 >= m_html.size())
        return false;
    const QChar next = m_html[position + 1];
    if (next == u'/')
        return position + 2 < m_html.size() && isTagLetter(m_html[position + 2]);
    return isTagLetter(next) || next == u'!' || next == u'?';
}

void HtmlTagScanner::countLines()
{
    for (; m_counted < m_position; ++m_counted) {
        const QChar character = m_html[m_counted];
        const bool pair =
            character == u'\r' && m_counted + 1 < m_html.size() && m_html[m_counted + 1] == u'\n';
        if (character == u'\n' || (character == u'\r' && !pair))
            ++m_line;
    }
}

void HtmlTagScanner::skipPast(QStringView mark, qsizetype offset)
{
    const qsizetype found = m_html.indexOf(mark, m_position + offset);
    m_position = found < 0 ? m_html.size() : found + mark.size();
}

void HtmlTagScanner::skipBlanks()
{
    while (m_position < m_html.size() && isHtmlBlank(m_html[m_position]))
        ++m_position;
}

/// Lower case, up to a blank or one of the ends.
QString HtmlTagScanner::word(QStringView ends)
{
    const qsizetype begin = m_position;
    while (m_position < m_html.size() && !isHtmlBlank(m_html[m_position]) &&
           !ends.contains(m_html[m_position]))
        ++m_position;
    return m_html.sliced(begin, m_position - begin).toString().toLower();
}

QStringView HtmlTagScanner::value()
{
    const QChar quote = m_position < m_html.size() ? m_html[m_position] : QChar();
    if (quote == u'"' || quote == u'\'') {
        const qsizetype end = m_html.indexOf(quote, m_position + 1);
        if (end >= 0) {
            const QStringView inside = m_html.sliced(m_position + 1, end - m_position - 1);
            m_position = end + 1;
            return inside;
        }
        ++m_position; // a quote that is never closed is none
    }
    const qsizetype begin = m_position;
    while (m_position < m_html.size() && !isHtmlBlank(m_html[m_position]) && m_html[m_position] != u'>')
        ++m_position;
    return m_html.sliced(begin, m_position - begin);
}

void HtmlTagScanner::attributes(HtmlTag& tag)
{
    for (;;) {
        skipBlanks();
        if (m_position >= m_html.size())
            return;
        if (m_html[m_position] == u'>') {
            ++m_position;
            return;
        }
        if (m_html[m_position] == u'/')
            ++m_position;
        else
            attribute(tag);
    }
}

void HtmlTagScanner::attribute(HtmlTag& tag)
{
    const qsizetype begin = m_position;
    const QString name = word(u"=/>");
    skipBlanks();
    if (m_position < m_html.size() && m_html[m_position] == u'=') {
        ++m_position;
        skipBlanks();
        const QStringView text = value();
        if (name == "colspan"_L1)
            tag.columnSpan = std::max(spanOf(text), 1);
        else if (name == "rowspan"_L1)
            tag.rowSpan = spanOf(text);
        else if (name == "class"_L1)
            tag.className = text;
    }
    if (m_position == begin)
        ++m_position;
}

/// Scripts and styles end with their own tag and with nothing else.
void HtmlTagScanner::skipRaw(const QString& name)
{
    const QString end = "</"_L1 + name;
    const qsizetype found = m_html.indexOf(end, m_position, Qt::CaseInsensitive);
    m_position = found < 0 ? m_html.size() : found;
}

} // namespace zahlmeister::app
