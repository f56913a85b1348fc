// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/derivationdocument.h"

#include <algorithm>

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include "ui/text/derivation/derivationformat.h"
#include "ui/theme/theme.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kLongestLink = 20;     ///< characters that stay on one line
constexpr int kLongestNamePart = 16; ///< likewise, beside the numbers of a table
constexpr int kLongestNamePartInDense = 12;
constexpr int kLongestNameInDense = 24;
constexpr int kDenseColumns = 5; ///< from so many on a table has less room between them

class Writer {
public:
    Writer(QTextDocument& document, const QPalette& palette, const QFont& font)
        : m_cursor(&document),
          m_palette(palette),
          m_metrics(font),
          m_size(font.pointSizeF() > 0 ? font.pointSizeF() : 10)
    {
    }

    void write(const Derivation& derivation, const QString& before)
    {
        writeHead(derivation, before);
        for (const DerivationBlock& block : derivation.blocks)
            std::visit([this](const auto& content) { writeBlock(content); }, block);
    }

private:
    QColor roleColor(ColorRole role) const { return color(role, m_palette); }

    QTextCharFormat tinted(const QColor& tint) const
    {
        QTextCharFormat format;
        format.setFontPointSize(m_size);
        format.setForeground(tint);
        return format;
    }

    QTextCharFormat plain() const { return tinted(m_palette.color(QPalette::Text)); }
    QTextCharFormat muted() const { return tinted(roleColor(ColorRole::SecondaryText)); }

    QTextCharFormat strong() const
    {
        QTextCharFormat format = plain();
        format.setFontWeight(QFont::DemiBold);
        return format;
    }

    QTextCharFormat link(const DerivationTarget& target, bool underlined) const
    {
        QTextCharFormat format = tinted(roleColor(ColorRole::Accent));
        format.setAnchor(true);
        format.setAnchorHref(derivationUrl(target).toString());
        format.setFontUnderline(underlined);
        return format;
    }

    static QTextBlockFormat block(qreal above, qreal below)
    {
        QTextBlockFormat format;
        format.setTopMargin(above);
        format.setBottomMargin(below);
        return format;
    }

    /// Begins a paragraph; the first of a document, frame or cell is there already and only gets its format.
    void startBlock(const QTextBlockFormat& format)
    {
        if (m_atStart)
            m_cursor.setBlockFormat(format);
        else
            m_cursor.insertBlock(format);
        m_atStart = false;
    }

    /// Lets long words end within a line where there is no room for them.
    static QString breakable(const QString& text, int longestWord)
    {
        constexpr QChar kZeroWidthSpace(0x200B);
        QString result;
        int word = 0;
        for (const QChar letter : text) {
            word = letter.isSpace() || letter == u'-' ? 0 : word + 1;
            if (word > longestWord) {
                result += kZeroWidthSpace;
                word = 1;
            }
            result += letter;
        }
        return result;
    }

    static QString cut(const QString& text, qsizetype longest)
    {
        return text.size() > longest ? text.left(longest - 1).trimmed() + u'…' : text;
    }

    /// A name as long as it can stand beside numbers: it goes on in the next line between its parts, but none
    /// of them is broken.
    static QString shortened(const QString& name, int longestPart)
    {
        static const QRegularExpression kBetween(u"(?<=[\\s-])"_s);
        QString result;
        for (const QString& part : name.split(kBetween, Qt::SkipEmptyParts))
            result += part.trimmed().size() > longestPart ? QString(cut(part, longestPart) % u' ') : part;
        return result.trimmed();
    }

    /// Writes text in which `R_n` means an index.
    void writeText(const QString& text, const QTextCharFormat& format)
    {
        static const QRegularExpression index(u"(?<=[A-Za-z])_([A-Za-z0-9]+)"_s);
        qsizetype from = 0;
        for (auto match = index.globalMatch(text); match.hasNext();) {
            const QRegularExpressionMatch found = match.next();
            m_cursor.insertText(text.mid(from, found.capturedStart() - from), format);
            QTextCharFormat lowered = format;
            lowered.setVerticalAlignment(QTextCharFormat::AlignSubScript);
            m_cursor.insertText(found.captured(1), lowered);
            from = found.capturedEnd();
        }
        m_cursor.insertText(text.mid(from), format);
    }

    void writeClause(const QString& clause)
    {
        if (clause.isEmpty())
            return;
        QTextCharFormat format = muted();
        format.setFontPointSize(m_size * 0.9);
        // No break between the words of a clause: "WO" alone at the end of a line says nothing.
        writeText(u"  "_s + QString(clause).replace(u' ', QChar::Nbsp), format);
    }

    void writeLinks(const std::vector<DerivationLink>& links)
    {
        if (links.empty())
            return;
        startBlock(block(m_metrics.scaled(2), 0));
        for (std::size_t i = 0; i < links.size(); ++i) {
            if (i > 0)
                m_cursor.insertText(u"   "_s, muted());
            // A short one stays together; a long one has a name, which gives way.
            const QString& text = links[i].text;
            const bool isShort = text.size() <= kLongestLink;
            writeText(isShort ? QString(text).replace(u' ', QChar::Nbsp) : breakable(text, kLongestLink),
                      link(links[i].target, true));
        }
    }

    void writeHead(const Derivation& derivation, const QString& before)
    {
        startBlock(block(0, m_metrics.scaled(2)));
        writeText(breakable(derivation.title, kLongestLink), strong());
        if (!derivation.result.isEmpty()) {
            startBlock(block(0, 0));
            QTextCharFormat large = strong();
            large.setFontPointSize(m_size * 2.2);
            writeText(derivation.result, large);
            if (!before.isEmpty())
                writeText(u"  "_s +
                              QCoreApplication::translate("DerivationDocument", "before the last edit %1")
                                  .arg(before),
                          muted());
        }
        startBlock(block(0, m_metrics.grid()));
        QTextCharFormat small = muted();
        small.setFontPointSize(m_size * 0.9);
        writeText(derivation.rules, small);
    }

    void writeBlock(const DerivationParagraph& paragraph)
    {
        startBlock(block(m_metrics.grid(), paragraph.links.empty() ? m_metrics.scaled(4) : 0));
        writeText(paragraph.text, plain());
        writeClause(paragraph.clause);
        writeLinks(paragraph.links);
    }

    void writeBlock(const DerivationFormula& formula)
    {
        QTextTableFormat format;
        format.setBorder(0);
        format.setCellSpacing(0);
        format.setCellPadding(0);
        format.setTopMargin(m_metrics.grid());
        format.setBottomMargin(m_metrics.grid());
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        format.setColumnWidthConstraints({QTextLength(QTextLength::FixedLength, m_metrics.scaled(3)),
                                          QTextLength(QTextLength::PercentageLength, 100)});
        QTextTable* table = m_cursor.insertTable(1, 2, format);
        QTextTableCellFormat bar;
        bar.setBackground(roleColor(ColorRole::Accent));
        table->cellAt(0, 0).setFormat(bar);
        QTextTableCellFormat ground;
        ground.setBackground(roleColor(ColorRole::HeadSurface));
        ground.setLeftPadding(m_metrics.grid());
        ground.setRightPadding(m_metrics.grid());
        ground.setTopPadding(m_metrics.scaled(4));
        ground.setBottomPadding(m_metrics.scaled(4));
        table->cellAt(0, 1).setFormat(ground);

        enterCell(*table, 0, 1);
        startBlock(block(0, m_metrics.scaled(2)));
        writeText(formula.symbols, muted());
        writeClause(formula.clause);
        const bool hasValues = !formula.values.isEmpty();
        if (hasValues || !formula.result.isEmpty())
            startBlock(block(0, 0));
        writeText(formula.values, plain());
        if (!formula.result.isEmpty())
            writeText(hasValues ? u"  "_s + QString(formula.result).replace(u' ', QChar::Nbsp)
                                : formula.result,
                      strong());
        writeLinks(formula.links);
        leave();
    }

    void writeBlock(const DerivationTable& table)
    {
        if (!table.caption.isEmpty() || !table.clause.isEmpty()) {
            startBlock(block(m_metrics.margin(), m_metrics.scaled(4)));
            writeText(table.caption, strong());
            writeClause(table.clause);
        }
        const int columns = static_cast<int>(table.heads.size());
        const int rows = static_cast<int>(table.rows.size()) + 1 + (table.sums.empty() ? 0 : 1);
        if (columns == 0)
            return;
        QTextTableFormat format;
        format.setBorder(0);
        format.setBorderCollapse(true);
        format.setCellSpacing(0);
        format.setCellPadding(0);
        format.setHeaderRowCount(1);
        format.setBottomMargin(m_metrics.grid());
        QTextTable* target = m_cursor.insertTable(rows, columns, format);
        for (int column = 0; column < columns; ++column) {
            enterCell(*target, 0, column, roleColor(ColorRole::SecondaryText));
            writeCell(table, column, {table.heads[column]}, muted());
        }
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            const bool last = row + 1 == table.rows.size() && !table.sums.empty();
            writeRow(*target, table, static_cast<int>(row) + 1, table.rows[row], plain(),
                     roleColor(last ? ColorRole::SecondaryText : ColorRole::Hairline));
        }
        if (!table.sums.empty())
            writeRow(*target, table, rows - 1, table.sums, strong(), QColor());
        leave();
    }

    void writeRow(QTextTable& target, const DerivationTable& table, int row,
                  const std::vector<DerivationCell>& cells, const QTextCharFormat& format, const QColor& line)
    {
        const int columns = std::min(target.columns(), static_cast<int>(cells.size()));
        for (int column = 0; column < columns; ++column) {
            enterCell(target, row, column, line);
            writeCell(table, column, cells[static_cast<std::size_t>(column)], format);
        }
    }

    void writeCell(const DerivationTable& table, int column, const DerivationCell& cell,
                   const QTextCharFormat& format)
    {
        QTextBlockFormat alignment;
        const auto at = static_cast<std::size_t>(column);
        // Numbers stay on their line, names give way.
        const bool isName =
            at >= table.alignments.size() || table.alignments[at] == DerivationAlignment::Left;
        alignment.setAlignment(isName ? Qt::AlignLeft : Qt::AlignRight);
        alignment.setNonBreakableLines(!isName);
        startBlock(alignment);
        const bool isDense = table.heads.size() >= kDenseColumns;
        const QString text = !isName ? cell.text
                             : isDense
                                 ? cut(shortened(cell.text, kLongestNamePartInDense), kLongestNameInDense)
                                 : shortened(cell.text, kLongestNamePart);
        QTextCharFormat shown = cell.target ? link(*cell.target, false) : format;
        if (text != cell.text)
            shown.setToolTip(cell.text);
        writeText(text, shown);
    }

    void enterCell(const QTextTable& table, int row, int column, const QColor& line = {})
    {
        QTextTableCell cell = table.cellAt(row, column);
        QTextTableCellFormat format = cell.format().toTableCellFormat();
        if (line.isValid()) {
            format.setBottomBorder(1);
            format.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setBottomBorderBrush(line);
        }
        if (table.format().headerRowCount() > 0) {
            const bool isDense = table.columns() >= kDenseColumns;
            format.setLeftPadding(column == 0 ? 0 : isDense ? m_metrics.scaled(4) : m_metrics.grid());
            format.setRightPadding(m_metrics.scaled(isDense ? 1 : 2));
            format.setTopPadding(m_metrics.scaled(2));
            format.setBottomPadding(m_metrics.scaled(2));
        }
        cell.setFormat(format);
        m_cursor = cell.firstCursorPosition();
        m_atStart = true;
    }

    /// Goes on after the table that was written last.
    void leave()
    {
        m_cursor.movePosition(QTextCursor::End);
        // Qt keeps a paragraph after every table; it takes the next text instead of leaving a gap.
        m_atStart = true;
        m_cursor.setBlockFormat(block(0, 0));
    }

    QTextCursor m_cursor;
    QPalette m_palette;
    Metrics m_metrics;
    qreal m_size;
    bool m_atStart = true;
};

} // namespace

void setDerivation(QTextDocument& document, const Derivation& derivation, const QString& before,
                   const QPalette& palette, const QFont& font)
{
    document.clear();
    document.setDefaultFont(font);
    // One edit, one layout: a table of iterations would otherwise be laid out again for each of its cells.
    QTextCursor edit(&document);
    edit.beginEditBlock();
    Writer(document, palette, font).write(derivation, before);
    edit.endEditBlock();
}

void setHint(QTextDocument& document, const QString& sentence, const QPalette& palette, const QFont& font)
{
    document.clear();
    document.setDefaultFont(font);
    QTextCharFormat format;
    format.setForeground(color(ColorRole::SecondaryText, palette));
    QTextCursor(&document).insertText(sentence, format);
}

} // namespace zahlmeister::ui
