// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/htmltable.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include <QList>
#include <QStringList>

#include "app/text/htmlentity.h"
#include "app/text/htmltag.h"

namespace zahlmeister::app {

using namespace Qt::StringLiterals;

namespace {

/// Text as it is read: entities resolved, line breaks as line ends, other white space as blanks.
class TextGatherer {
public:
    void add(QStringView raw)
    {
        for (qsizetype position = 0; position < raw.size();) {
            const QChar character = raw[position++];
            if (character == u'&')
                position += appendHtmlEntity(raw.sliced(position), m_text);
            else
                m_text += isHtmlBlank(character) ? QChar(u' ') : character;
        }
    }

    /// @brief Text whose entities are resolved.
    void addPlain(const QString& text) { m_text += text; }

    void breakLine() { m_text += u'\n'; }

    /// @brief Lines without white space at their ends, with single blanks inside; none is empty.
    [[nodiscard]] QStringList takeLines()
    {
        QStringList lines;
        for (const QStringView line : QStringView(m_text).split(u'\n')) {
            if (const QString text = line.toString().simplified(); !text.isEmpty())
                lines += text;
        }
        m_text.clear();
        return lines;
    }

    [[nodiscard]] QString take() { return takeLines().join(u'\n'); }

private:
    QString m_text;
};

/// A table whose end has not come.
struct OpenTable {
    std::size_t index; ///< in the page's tables
    bool inRow = false;
    bool inCell = false;
    bool inCaption = false;
    bool heading = false;  ///< of the open cell
    QStringView sign = {}; ///< of the table's text
    int columnSpan = 1;
    int rowSpan = 1;
    std::vector<int> rowsToFill = {}; ///< by column: rows below that a cell above still spans
    TextGatherer text = {};
};

class PageBuilder {
public:
    PageBuilder(const HtmlLimits& limits, std::span<const HtmlDrawing> drawings)
        : m_limits(limits), m_drawings(drawings)
    {
    }

    /// @return false when a limit is exceeded
    [[nodiscard]] bool add(const HtmlTag& tag, int line)
    {
        m_line = line;
        setInTitle(tag.name == "title"_L1 && !tag.closing);
        if (tag.name == "table"_L1)
            return tag.closing ? (endTable(), true) : beginTable();
        if (tag.name.size() == 2 && tag.name[0] == u'h' && tag.name[1] >= u'1' && tag.name[1] <= u'6')
            setHeading(tag.closing ? 0 : tag.name[1].unicode() - u'0');
        else if (!m_open.empty() && tablePart(tag))
            return !m_refused;
        for (const HtmlDrawing& drawing : m_drawings) {
            if (!m_open.empty() && tag.className.startsWith(drawing.classBegins))
                m_open.back().sign = drawing.word;
        }
        if (isHtmlBlock(tag.name))
            breakLine();
        return !m_refused;
    }

    void addText(QStringView text)
    {
        if (m_inTitle) {
            m_title.add(text);
            return;
        }
        if (m_headingLevel > 0)
            m_heading.add(text);
        if (TextGatherer* inside = textOfTable())
            inside->add(text);
        else if (m_headingLevel == 0)
            addLoose(text);
    }

    HtmlPage finish()
    {
        setInTitle(false);
        while (!m_open.empty())
            endTable();
        return std::move(m_page);
    }

    [[nodiscard]] std::optional<ImportNote> refused() const { return m_refused; }

private:
    void refuse(const char* what, qsizetype limit)
    {
        if (!m_refused)
            m_refused = refusalNote(ImportCode::TooLarge, {what, std::to_string(limit)}, {.line = m_line});
    }

    [[nodiscard]] TextGatherer* textOfTable()
    {
        if (m_open.empty() || !(m_open.back().inCell || m_open.back().inCaption))
            return nullptr;
        return &m_open.back().text;
    }

    void breakLine()
    {
        if (m_headingLevel > 0)
            m_heading.breakLine();
        if (TextGatherer* inside = textOfTable())
            inside->breakLine();
        else
            flushLoose();
    }

    void setInTitle(bool inside)
    {
        if (m_inTitle && !inside && m_page.title.isEmpty())
            m_page.title = m_title.take();
        m_inTitle = inside;
    }

    void setHeading(int level)
    {
        flushTexts();
        m_headingLevel = level;
        m_headingLine = m_line;
    }

    void addLoose(QStringView text)
    {
        if (!m_hasLoose && std::ranges::all_of(text, isHtmlBlank))
            return;
        if (!std::exchange(m_hasLoose, true))
            m_looseLine = m_line;
        m_loose.add(text);
    }

    void flushLoose()
    {
        m_hasLoose = false;
        for (const QString& line : m_loose.takeLines())
            m_before.push_back({m_looseLine, 0, line});
    }

    void flushTexts()
    {
        flushLoose();
        if (const QString text = m_heading.take(); !text.isEmpty())
            m_before.push_back({m_headingLine, m_headingLevel, text});
        m_headingLevel = 0;
    }

    [[nodiscard]] HtmlTable& tableOf(const OpenTable& open) { return m_page.tables[open.index]; }

    bool beginTable()
    {
        flushTexts();
        if (qsizetype(m_page.tables.size()) >= m_limits.tables)
            refuse("tables", m_limits.tables);
        if (qsizetype(m_open.size()) >= m_limits.depth)
            refuse("tables in cells", m_limits.depth);
        if (m_refused)
            return false;
        m_open.push_back({.index = m_page.tables.size()});
        m_page.tables.push_back({.line = m_line, .before = std::exchange(m_before, {})});
        return true;
    }

    void endTable()
    {
        if (m_open.empty())
            return;
        flushTexts();
        endRow();
        endCaption();
        const OpenTable ended = std::move(m_open.back());
        m_open.pop_back();
        takeIntoCell(ended);
    }

    /// A table in a cell that does nothing but arrange one short text is this text.
    void takeIntoCell(const OpenTable& ended)
    {
        constexpr qsizetype kLongestText = 120;
        TextGatherer* const cell = textOfTable();
        if (cell == nullptr || ended.index + 1 != m_page.tables.size())
            return;
        HtmlTable& table = m_page.tables.back();
        if (table.rows.size() != 1 || table.rows.front().size() > 3 || !table.caption.isEmpty())
            return;
        QString text;
        for (const HtmlCell& part : table.rows.front()) {
            if (!part.text.isEmpty() && !text.isEmpty())
                return;
            text += part.text;
        }
        if (text.isEmpty() || text.size() > kLongestText || text.contains(u'\n'))
            return;
        cell->addPlain(text);
        if (!ended.sign.isEmpty())
            cell->addPlain(u' ' + ended.sign.toString());
        m_before = std::move(table.before);
        m_page.tables.pop_back();
    }

    /// @return whether the tag is one of a table
    bool tablePart(const HtmlTag& tag)
    {
        const bool cell = tag.name == "td"_L1 || tag.name == "th"_L1;
        if (cell && tag.closing) {
            endCell();
        } else if (cell) {
            beginCell(tag);
        } else if (tag.name == "tr"_L1) {
            endRow();
            if (!tag.closing)
                beginRow();
        } else if (tag.name == "thead"_L1 || tag.name == "tbody"_L1 || tag.name == "tfoot"_L1) {
            endRow();
            // Cells do not span from one part of a table into the next.
            m_open.back().rowsToFill.clear();
        } else if (tag.name == "caption"_L1) {
            endCaption();
            m_open.back().inCaption = !tag.closing && !m_open.back().inCell;
        } else {
            return false;
        }
        return true;
    }

    void beginRow()
    {
        endCaption();
        OpenTable& open = m_open.back();
        open.inRow = true;
        tableOf(open).rows.emplace_back();
        tableOf(open).rowLines.push_back(m_line);
    }

    void beginCell(const HtmlTag& tag)
    {
        endCell();
        if (!m_open.back().inRow)
            beginRow();
        OpenTable& open = m_open.back();
        open.inCell = true;
        open.heading = tag.name == "th"_L1;
        open.columnSpan = tag.columnSpan;
        open.rowSpan = tag.rowSpan == 0 ? 65'534 : tag.rowSpan;
    }

    void endCell()
    {
        OpenTable& open = m_open.back();
        if (!open.inCell)
            return;
        open.inCell = false;
        continueCellsAbove(open);
        const QString text = open.text.take();
        for (int column = 0; column < open.columnSpan && !m_refused; ++column) {
            const bool first = column == 0;
            place(open, {first ? text : QString(), open.heading, !first});
            if (open.rowSpan > 1) {
                const std::size_t width = tableOf(open).rows.back().size();
                if (open.rowsToFill.size() < width)
                    open.rowsToFill.resize(width);
                open.rowsToFill[width - 1] = open.rowSpan - 1;
            }
        }
    }

    /// Fills the places from the current one on that cells above reach down to.
    void continueCellsAbove(OpenTable& open)
    {
        for (;;) {
            const std::size_t column = tableOf(open).rows.back().size();
            if (m_refused || column >= open.rowsToFill.size() || open.rowsToFill[column] == 0)
                return;
            --open.rowsToFill[column];
            place(open, {.continued = true});
        }
    }

    void place(OpenTable& open, HtmlCell cell)
    {
        auto& row = tableOf(open).rows.back();
        if (++m_cells > m_limits.cells)
            refuse("cells", m_limits.cells);
        else if (qsizetype(row.size()) >= m_limits.columns)
            refuse("columns", m_limits.columns);
        else
            row.push_back(std::move(cell));
    }

    void endRow()
    {
        OpenTable& open = m_open.back();
        if (!open.inRow)
            return;
        endCell();
        continueCellsAbove(open);
        open.inRow = false;
    }

    void endCaption()
    {
        OpenTable& open = m_open.back();
        if (!open.inCaption)
            return;
        open.inCaption = false;
        tableOf(open).caption = open.text.take();
    }

    const HtmlLimits& m_limits;
    std::span<const HtmlDrawing> m_drawings;
    HtmlPage m_page;
    std::vector<OpenTable> m_open;
    std::vector<HtmlText> m_before;
    TextGatherer m_title;
    TextGatherer m_heading;
    TextGatherer m_loose;
    bool m_inTitle = false;
    bool m_hasLoose = false;
    int m_looseLine = 0; ///< of the tag before the text
    int m_headingLevel = 0;
    int m_headingLine = 0;
    int m_line = 1;
    qsizetype m_cells = 0;
    std::optional<ImportNote> m_refused;
};

} // namespace

tl::expected<HtmlPage, ImportNote> parseHtmlTables(QStringView html, const HtmlLimits& limits,
                                                   std::span<const HtmlDrawing> drawings)
{
    HtmlTagScanner scanner(html);
    PageBuilder builder(limits, drawings);
    for (;;) {
        builder.addText(scanner.text());
        if (scanner.atEnd())
            break;
        const HtmlTag tag = scanner.tag();
        if (!builder.add(tag, scanner.line()))
            return tl::unexpected(*builder.refused());
    }
    HtmlPage page = builder.finish();
    if (const auto refused = builder.refused())
        return tl::unexpected(*refused);
    return page;
}

bool hasHtmlTable(QStringView text)
{
    const qsizetype table = text.indexOf("<table"_L1, 0, Qt::CaseInsensitive);
    return table >= 0 && text.indexOf("<tr"_L1, table, Qt::CaseInsensitive) >= 0;
}

QString plainTextOfHtml(QStringView html)
{
    HtmlTagScanner scanner(html);
    TextGatherer gatherer;
    for (;;) {
        gatherer.add(scanner.text());
        if (scanner.atEnd())
            return gatherer.take();
        if (isHtmlBlock(scanner.tag().name))
            gatherer.breakLine();
    }
}

} // namespace zahlmeister::app
